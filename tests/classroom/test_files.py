"""Archives and folders that strangers made: nothing leads out of them, and nothing swells."""

import io
import os
import stat
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from grader.classroom import files
from grader.classroom.files import Unreadable, holder


def read(path: Path) -> dict[str, tuple[bytes, str]]:
    held = holder(str(path))
    assert held is not None
    return {"/".join(file.path): (file.text, file.problem) for file in held.read(held.paths())}


def a_zip(path: Path, members: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in members.items():
            archive.writestr(name, text)
    return path


@pytest.mark.parametrize("compression", ["", "gz", "bz2", "xz"])
def test_a_tar_archive_is_read_however_it_is_compressed(tmp_path: Path, compression: str) -> None:
    path = tmp_path / "class.tar"
    with tarfile.open(path, f"w:{compression}") as archive:
        for name in ("alice.py", "below/bob.py"):
            member = tarfile.TarInfo(name)
            member.size = 4
            archive.addfile(member, io.BytesIO(b"1234"))
    assert read(path) == {"alice.py": (b"1234", ""), "below/bob.py": (b"1234", "")}


def test_names_that_lead_out_of_an_archive_stay_inside(tmp_path: Path) -> None:
    names = {"../../up.py": b"1", "/etc/absolute.py": b"2", "a\\..\\..\\windows.py": b"3"}
    assert set(read(a_zip(tmp_path / "class.zip", names))) == {
        "up.py",
        "etc/absolute.py",
        "a/windows.py",
    }
    assert sorted(os.listdir(tmp_path)) == ["class.zip"], "nothing is unpacked to the disk"


def test_links_in_archives_are_not_followed(tmp_path: Path) -> None:
    path = tmp_path / "class.tar"
    with tarfile.open(path, "w") as archive:
        for name, kind in (("soft.py", tarfile.SYMTYPE), ("hard.py", tarfile.LNKTYPE)):
            member = tarfile.TarInfo(name)
            member.type, member.linkname = kind, "/etc/passwd"
            archive.addfile(member)
        device = tarfile.TarInfo("device.py")
        device.type = tarfile.CHRTYPE
        archive.addfile(device)
    found = read(path)
    assert found["soft.py"] == found["hard.py"] == (b"", "it is a link")
    assert found["device.py"] == (b"", "it is not an ordinary file")
    zipped = tmp_path / "class.zip"
    with zipfile.ZipFile(zipped, "w") as archive:
        link = zipfile.ZipInfo("link.py")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    assert read(zipped) == {"link.py": (b"", "it is a link")}


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes")
def test_links_and_pipes_in_folders_are_not_opened(tmp_path: Path) -> None:
    (tmp_path / "link.py").symlink_to("/etc/passwd")
    os.mkfifo(tmp_path / "pipe.py")
    found = read(tmp_path)
    assert found["link.py"] == (b"", "it is a link")
    assert found["pipe.py"] == (b"", "it is not an ordinary file")


def test_a_member_that_swells_is_read_no_further_than_a_submission_may_be_long(
    tmp_path: Path,
) -> None:
    path = a_zip(tmp_path / "bomb.zip", {"bomb.py": b"0" * (64 << 20), "good.py": b"1"})
    assert path.stat().st_size < 1 << 17
    found = read(path)
    assert len(found["bomb.py"][0]) == files.READ_AT_MOST
    assert found["good.py"] == (b"1", "")


def test_a_tar_archive_that_swells_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_UNPACKED", 32 << 20)
    path = tmp_path / "bomb.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        member = tarfile.TarInfo("bomb.py")
        member.size = 64 << 20
        archive.addfile(member, io.BytesIO(bytes(64 << 20)))
    with pytest.raises(Unreadable, match="unpacks to more than"):
        read(path)


def test_a_header_that_swells_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bomb.tar.gz"
    with tarfile.open(path, "w:gz", format=tarfile.PAX_FORMAT) as archive:
        member = tarfile.TarInfo("x.py")
        member.pax_headers = {"comment": "0" * (8 << 20)}
        archive.addfile(member)
    with pytest.raises(Unreadable, match="a header of"):
        read(path)


@pytest.mark.parametrize("damage", [b"", b"\0" * 30])
def test_a_damaged_member_is_one_that_cannot_be_read(tmp_path: Path, damage: bytes) -> None:
    path = a_zip(tmp_path / "class.zip", {"a.py": os.urandom(500), "b.py": b"fine"})
    text = bytearray(path.read_bytes())
    text[60 : 60 + len(damage)] = damage
    path.write_bytes(text)
    found = read(path)
    assert found["b.py"] == (b"fine", "")
    assert bool(found["a.py"][1]) == bool(damage)


def test_an_archive_that_is_cut_off_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "class.tar.gz"
    with tarfile.open(path, "w:gz") as archive:
        member = tarfile.TarInfo("a.py")
        member.size = 5000
        archive.addfile(member, io.BytesIO(os.urandom(5000)))
    path.write_bytes(path.read_bytes()[:4000])
    with pytest.raises(Unreadable, match="can't be read"):
        read(path)
