import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { ACESSO_NEGADO } from '#domain/admin/textos.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { usePerfil } from '../../lib/use-perfil.ts'

/** Shows a screen to an active admin; anybody else is told and sent to / (D §2.2, §8). The server checks by itself. */
export function SoAdmin({ children }: { readonly children: ReactNode }) {
  const { data: perfil } = usePerfil()
  const negado = perfil ? !perfil.papeis.includes('admin') : false
  useEffect(() => {
    if (negado)
      toast({
        title: ACESSO_NEGADO.titulo,
        description: ACESSO_NEGADO.descricao,
        variant: 'destructive',
      })
  }, [negado])
  if (!perfil) return <Skeleton cards={2} />
  return negado ? <Navigate to="/" replace /> : children
}
