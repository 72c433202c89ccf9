import { type ReactNode, useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { rota } from '#domain/base/rotas.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import { ACESSO_NEGADO } from '#domain/admin/textos.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'

interface SoAdminProps {
  readonly children: ReactNode
}

/**
 * Shows a screen to an active admin; anybody else is told and sent to / (D §2.2, §8), and who still lacks the second
 * factor to where it is set up. The server checks by itself.
 */
export function SoAdmin({ children }: SoAdminProps) {
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
  if (negado) return <Navigate to="/" replace />
  const { segundo_fator: situacao } = perfil
  if (situacao !== undefined && !podeAdministrar(situacao))
    return <Navigate to={rota('admin_segundo_fator').caminho} replace />
  return children
}
