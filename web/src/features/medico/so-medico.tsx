import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Skeleton } from '../../components/skeleton.tsx'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'

/** A doctor's screen; who is not a doctor goes to the doctors' onboarding (D §2.2). */
export function SoMedico({ children }: { readonly children: (perfil: Perfil) => ReactNode }) {
  const { data: perfil } = usePerfil()
  if (!perfil) return <Skeleton cards={2} />
  if (perfil.tipo !== 'medico') return <Navigate to="/doctor-onboarding" replace />
  return children(perfil)
}
