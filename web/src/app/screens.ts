import type { ComponentType, LazyExoticComponent } from 'react'
import type { IdDeTela } from '#domain/base/rotas.ts'
import type { TelaLeve } from './telas-leves.ts'
import { tela } from '../lib/carregar.ts'

/**
 * How a screen is framed. `fluxo`: logo header, reading width. `area`: header, account menu for whoever is signed in,
 * full width. `inteira`: nothing around it, as a video room. Who may see a screen stands in the route table, not
 * here.
 */
export type Moldura = 'fluxo' | 'area' | 'inteira'

interface Screen {
  readonly moldura: Moldura
  readonly Tela: LazyExoticComponent<ComponentType>
}

const screen = (moldura: Moldura, load: () => Promise<ComponentType>): Screen => ({
  moldura,
  Tela: tela(load),
})

/** Every screen of the route table that may use queries, one line each. */
export const SCREENS: Readonly<Record<Exclude<IdDeTela, TelaLeve>, Screen>> = {
  admin_auditoria: screen('area', () => import('../features/admin/auditoria.tsx').then((m) => m.Auditoria)),
  admin_consultas: screen('area', () =>
    import('../features/admin/consultas-paradas.tsx').then((m) => m.ConsultasParadas),
  ),
  admin_dependentes: screen('area', () =>
    import('../features/admin/dependentes.tsx').then((m) => m.RevisoesDeDependentes),
  ),
  admin_falhas: screen('area', () => import('../features/admin/falhas.tsx').then((m) => m.Falhas)),
  admin_health: screen('area', () => import('../features/admin/health.tsx').then((m) => m.Health)),
  admin_monitoring: screen('area', () =>
    import('../features/admin/monitoring.tsx').then((m) => m.Monitoring),
  ),
  admin_pagamentos: screen('area', () =>
    import('../features/admin/pagamentos.tsx').then((m) => m.Pagamentos),
  ),
  admin_revisoes: screen('area', () => import('../features/admin/revisoes.tsx').then((m) => m.Revisoes)),
  admin_segundo_fator: screen('area', () => import('./seguranca.tsx').then((m) => m.Seguranca)),
  admin_system_status: screen('area', () =>
    import('../features/admin/manifesto.tsx').then((m) => m.SystemStatus),
  ),
  auth_callback: screen('fluxo', () =>
    import('../features/acesso/auth-callback.tsx').then((m) => m.AuthCallback),
  ),
  cadastro_medico: screen('fluxo', () =>
    import('../features/medico/cadastro-medico/cadastro-medico.tsx').then((m) => m.CadastroMedico),
  ),
  cadastro_paciente: screen('fluxo', () =>
    import('../features/cadastro/cadastro-paciente.tsx').then((m) => m.CadastroPaciente),
  ),
  certificado_retorno: screen('fluxo', () =>
    import('../features/documento/certificado-retorno.tsx').then((m) => m.CertificadoRetorno),
  ),
  chamada: screen('inteira', () => import('./sala.tsx').then((m) => m.ChamadaComPrescricao)),
  conta: screen('area', () => import('../features/conta/minha-conta.tsx').then((m) => m.MinhaConta)),
  consultas: screen('area', () => import('./consultas.tsx').then((m) => m.Consultas)),
  sessoes: screen('area', () => import('./sessoes.tsx').then((m) => m.Sessoes)),
  dependentes: screen('area', () =>
    import('../features/dependente/dependentes.tsx').then((m) => m.Dependentes),
  ),
  meus_dados: screen('fluxo', () => import('./meus-dados.tsx').then((m) => m.MeusDados)),
  despedida: screen('fluxo', () => import('../features/conta/despedida.tsx').then((m) => m.Despedida)),
  ficha: screen('area', () => import('../features/ficha/ficha.tsx').then((m) => m.FichaDeSaude)),
  finalizar_consulta: screen('area', () =>
    import('../features/documento/finalizar-consulta.tsx').then((m) => m.FinalizarConsulta),
  ),
  email_test: screen('fluxo', () => import('../features/email/email-test.tsx').then((m) => m.EmailTest)),
  fila_medico: screen('area', () => import('../features/medico/fila.tsx').then((m) => m.Fila)),
  inicio: screen('area', () => import('../features/inicio/inicio.tsx').then((m) => m.Inicio)),
  kyc_retry: screen('fluxo', () => import('../features/kyc/nova-tentativa.tsx').then((m) => m.NovaTentativa)),
  meus_arquivos: screen('area', () =>
    import('../features/documento/meus-arquivos.tsx').then((m) => m.MeusArquivos),
  ),
  medico_dashboard: screen('area', () => import('./dashboard.tsx').then((m) => m.DashboardComConta)),
  medico_historico: screen('area', () => import('../features/medico/historico.tsx').then((m) => m.Historico)),
  minhas_consultas: screen('area', () =>
    import('../features/consulta/minhas-consultas.tsx').then((m) => m.MinhasConsultas),
  ),
  onboarding_medico: screen('fluxo', () =>
    import('../features/medico/onboarding/onboarding-medico.tsx').then((m) => m.OnboardingMedico),
  ),
  patient_onboarding: screen('fluxo', () =>
    import('../features/cadastro/cadastro-paciente.tsx').then((m) => m.PatientOnboarding),
  ),
  sala_video: screen('area', () => import('./sala.tsx').then((m) => m.SalaDeVideoComPrescricao)),
  solicitacao: screen('area', () =>
    import('../features/solicitacao/solicitacao.tsx').then((m) => m.Solicitacao),
  ),
  status_consulta: screen('area', () => import('./status-consulta.tsx').then((m) => m.StatusComPagamento)),
  legal: screen('fluxo', () => import('../features/legal/documento-legal.tsx').then((m) => m.Legal)),
  triagem: screen('area', () => import('../features/triagem/triagem.tsx').then((m) => m.Triagem)),
  reset_senha: screen('fluxo', () => import('../features/acesso/reset-senha.tsx').then((m) => m.ResetSenha)),
  validar: screen('fluxo', () => import('../features/documento/validar.tsx').then((m) => m.Validar)),
}
