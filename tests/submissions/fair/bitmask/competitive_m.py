def solveSudoku(b):
    R=[0]*9;C=[0]*9;S=[0]*9;E=[]
    for i in range(9):
        for j in range(9):
            if b[i][j]=='.':E.append((i,j,i//3*3+j//3))
            else:
                m=1<<int(b[i][j]);R[i]|=m;C[j]|=m;S[i//3*3+j//3]|=m
    n=len(E)
    def f(k):
        if k==n:return 1
        i,j,s=E[k];t=~(R[i]|C[j]|S[s])&1022
        while t:
            m=t&-t;t^=m
            R[i]|=m;C[j]|=m;S[s]|=m
            if f(k+1):b[i][j]=str(m.bit_length()-1);return 1
            R[i]^=m;C[j]^=m;S[s]^=m
        return 0
    f(0)
