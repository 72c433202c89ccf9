import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import {
  AppShell,
  DOCTOR_MENU,
  DOCTOR_SHORTCUTS,
  type MenuItem,
  PATIENT_MENU,
  PATIENT_SHORTCUTS,
} from '../components/app-shell.tsx'
import type { Perfil } from '../lib/sessao/perfil.ts'
import { sair } from '../lib/sessao/sessao.ts'
import { usePerfil } from '../lib/sessao/use-perfil.ts'

const ADMIN_MENU: readonly MenuItem[] = [
  { to: caminhoDe('admin_health'), label: 'Saúde do sistema', icon: 'painel' },
  { to: caminhoDe('admin_monitoring'), label: 'Monitoramento', icon: 'historico' },
  { to: caminhoDe('admin_system_status'), label: 'Status do sistema', icon: 'fila' },
  { to: caminhoDe('admin_revisoes'), label: 'Revisão de identidade', icon: 'pessoa' },
  { to: caminhoDe('admin_dependentes'), label: 'Revisão de dependentes', icon: 'pessoa' },
  { to: caminhoDe('admin_consultas'), label: 'Consultas paradas', icon: 'camera' },
  { to: caminhoDe('admin_pagamentos'), label: 'Pagamentos parados', icon: 'agenda' },
  { to: caminhoDe('admin_falhas'), label: 'Filas de falhas', icon: 'alerta' },
  { to: caminhoDe('admin_auditoria'), label: 'Auditoria', icon: 'arquivo' },
  { to: caminhoDe('sessoes'), label: 'Sessões e aparelhos', icon: 'escudo' },
  { to: caminhoDe('admin_segundo_fator'), label: 'Verificação em duas etapas', icon: 'cadeado' },
]

/** The frame of signed-in screens: the account menu of whoever is there. */
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
      account={{
        name: perfil.nome,
        menu: menuDe(perfil),
        shortcuts: atalhosDe(perfil),
        onSignOut: () => void onSignOut(),
      }}
    >
      {children}
    </AppShell>
  )
}

function atalhosDe(perfil: Perfil): readonly MenuItem[] | undefined {
  if (perfil.papeis.includes('admin')) return undefined
  return perfil.tipo === 'medico' ? DOCTOR_SHORTCUTS : PATIENT_SHORTCUTS
}

function menuDe(perfil: Perfil): readonly MenuItem[] {
  if (perfil.papeis.includes('admin')) return ADMIN_MENU
  return perfil.tipo === 'medico' ? DOCTOR_MENU : PATIENT_MENU
}
