import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { AppShell, DOCTOR_MENU, type MenuItem, PATIENT_MENU } from '../components/app-shell.tsx'
import type { Perfil } from '../lib/perfil.ts'
import { sair } from '../lib/sessao.ts'
import { usePerfil } from '../lib/use-perfil.ts'

const ADMIN_MENU: readonly MenuItem[] = [
  { to: '/admin/health', label: 'Saúde do sistema', icon: 'painel' },
  { to: '/admin/monitoring', label: 'Monitoramento', icon: 'historico' },
  { to: '/admin/system-status', label: 'Status do sistema', icon: 'fila' },
  { to: '/admin/revisoes', label: 'Revisão de identidade', icon: 'pessoa' },
  { to: '/admin/pagamentos', label: 'Pagamentos parados', icon: 'agenda' },
  { to: '/admin/falhas', label: 'Filas de falhas', icon: 'alerta' },
  { to: '/admin/auditoria', label: 'Auditoria', icon: 'arquivo' },
  { to: '/sessoes', label: 'Sessões e dispositivos', icon: 'escudo' },
  { to: '/seguranca', label: 'Verificação em duas etapas', icon: 'cadeado' },
]

/** The frame of signed-in screens: the account menu of who is there. */
export function AreaLogada({
  children,
  narrow,
}: {
  readonly children: ReactNode
  readonly narrow?: boolean
}) {
  const { data: perfil } = usePerfil()
  const navigate = useNavigate()
  if (!perfil) return <AppShell narrow={narrow}>{children}</AppShell>
  const onSignOut = async () => {
    // Leave first: the guard of this screen would ask for a login.
    await navigate('/')
    await sair()
  }
  return (
    <AppShell
      narrow={narrow}
      account={{ name: perfil.nome, menu: menuDe(perfil), onSignOut: () => void onSignOut() }}
    >
      {children}
    </AppShell>
  )
}

function menuDe(perfil: Perfil): readonly MenuItem[] {
  if (perfil.papeis.includes('admin')) return ADMIN_MENU
  return perfil.tipo === 'medico' ? DOCTOR_MENU : PATIENT_MENU
}
