/**
 * The one table of screens: path, who may see it, other spellings (P §2.1, D §2.1, leituras §1).
 * The browser's guard is a courtesy built from it; the server decides for itself.
 */
export type NivelDeAcesso = 'publico' | 'restricted' | 'full'

interface Rota {
  /** First spelling: the one the product links to. `:name` is a parameter, `:name?` an optional one. */
  readonly caminho: string
  /** Other spellings that show the same screen. */
  readonly outros?: readonly string[]
  readonly acesso: NivelDeAcesso
  /** Tab title. */
  readonly titulo: string
  /** Whose screen it is, for the mode of the login dialog. */
  readonly de?: 'medico'
}

const ROTAS = {
  landing: { caminho: '/', acesso: 'publico', titulo: 'Um médico de verdade, em até 15 minutos' },
  cadastro_paciente: { caminho: '/cadastro-paciente', acesso: 'publico', titulo: 'Cadastro de Paciente' },
  patient_onboarding: { caminho: '/patient-onboarding', acesso: 'publico', titulo: 'Cadastro de Paciente' },
  cadastro_medico: { caminho: '/cadastro-medico', acesso: 'publico', titulo: 'Cadastro Médico' },
  onboarding_medico: {
    caminho: '/onboarding-medico',
    outros: ['/doctor-onboarding'],
    acesso: 'publico',
    titulo: 'Cadastro de Médico',
  },
  medico_junte_se: {
    caminho: '/medico-junte-se',
    acesso: 'publico',
    titulo: 'Junte-se ao nosso time de especialistas',
  },
  reset_senha: { caminho: '/reset-senha', acesso: 'publico', titulo: 'Redefinir Senha' },
  auth_callback: { caminho: '/auth/callback', acesso: 'publico', titulo: 'Processando login' },
  kyc_retry: { caminho: '/kyc-retry', acesso: 'publico', titulo: 'Verificação Rejeitada' },
  email_test: { caminho: '/email-test', acesso: 'publico', titulo: 'Teste de E-mails Transacionais' },
  inicio: { caminho: '/inicio', acesso: 'restricted', titulo: 'Início' },
  triagem: { caminho: '/triagem', acesso: 'restricted', titulo: 'Triagem' },
  ficha: { caminho: '/ficha-de-saude', acesso: 'restricted', titulo: 'Ficha de saúde' },
  dependentes: { caminho: '/dependentes', acesso: 'full', titulo: 'Dependentes' },
  solicitacao: { caminho: '/solicitacao', acesso: 'restricted', titulo: 'Solicitar Consulta' },
  consultas: { caminho: '/consultas', acesso: 'full', titulo: 'Consultas' },
  minhas_consultas: { caminho: '/minhas-consultas', acesso: 'full', titulo: 'Minhas Consultas' },
  status_consulta: { caminho: '/status-consulta/:id?', acesso: 'full', titulo: 'Status da Consulta' },
  sala_video: {
    caminho: '/sala-video/:id',
    // Without a consultation the room itself leads home (P §2.15).
    outros: ['/sala-video'],
    acesso: 'full',
    titulo: 'Sala de vídeo',
  },
  conta: { caminho: '/conta', acesso: 'full', titulo: 'Minha Conta' },
  sessoes: { caminho: '/sessoes', acesso: 'restricted', titulo: 'Sessões e aparelhos' },
  meus_dados: { caminho: '/meus-dados', acesso: 'publico', titulo: 'Seus dados' },
  despedida: { caminho: '/despedida', acesso: 'publico', titulo: 'Conta encerrada' },
  meus_arquivos: {
    caminho: '/meus-arquivos',
    outros: ['/arquivos'],
    acesso: 'full',
    titulo: 'Meus Arquivos',
  },
  fila_medico: {
    caminho: '/fila-medico',
    outros: ['/medico'],
    acesso: 'full',
    titulo: 'Fila de Consultas',
    de: 'medico',
  },
  medico_dashboard: {
    caminho: '/medico-dashboard',
    outros: ['/medico/dashboard', '/medicos/dashboard'],
    acesso: 'full',
    titulo: 'Dashboard',
    de: 'medico',
  },
  medico_historico: {
    caminho: '/medico-historico',
    outros: ['/medico/historico'],
    acesso: 'full',
    titulo: 'Histórico',
    de: 'medico',
  },
  finalizar_consulta: {
    caminho: '/finalizar-consulta/:id?',
    acesso: 'full',
    titulo: 'Finalizar Consulta',
    de: 'medico',
  },
  certificado_retorno: {
    caminho: '/certificado/retorno',
    acesso: 'restricted',
    titulo: 'Certificado digital',
    de: 'medico',
  },
  chamada: { caminho: '/chamada/:id', acesso: 'full', titulo: 'Chamada' },
  legal: {
    caminho: '/termos-de-uso',
    outros: ['/privacidade', '/telemedicina'],
    acesso: 'publico',
    titulo: 'Termos de uso',
  },
  validar: { caminho: '/validar/:codigo', acesso: 'publico', titulo: 'Validar documento' },
  admin_health: { caminho: '/admin/health', acesso: 'full', titulo: 'Admin Health Dashboard', de: 'medico' },
  admin_monitoring: { caminho: '/admin/monitoring', acesso: 'full', titulo: 'Monitoramento', de: 'medico' },
  admin_system_status: {
    caminho: '/admin/system-status',
    acesso: 'full',
    titulo: 'Status do sistema',
    de: 'medico',
  },
  admin_revisoes: {
    caminho: '/admin/revisoes',
    acesso: 'full',
    titulo: 'Revisão de identidade',
    de: 'medico',
  },
  admin_dependentes: {
    caminho: '/admin/dependentes',
    acesso: 'full',
    titulo: 'Revisão de dependentes',
    de: 'medico',
  },
  admin_pagamentos: { caminho: '/admin/pagamentos', acesso: 'full', titulo: 'Pagamentos', de: 'medico' },
  admin_consultas: { caminho: '/admin/consultas', acesso: 'full', titulo: 'Consultas paradas', de: 'medico' },
  admin_falhas: { caminho: '/admin/falhas', acesso: 'full', titulo: 'Filas de falhas', de: 'medico' },
  admin_segundo_fator: {
    caminho: '/seguranca',
    outros: ['/admin/segundo-fator'],
    acesso: 'full',
    titulo: 'Verificação em duas etapas',
  },
  admin_auditoria: { caminho: '/admin/auditoria', acesso: 'full', titulo: 'Auditoria', de: 'medico' },
} as const satisfies Record<string, Rota>

export type IdDeTela = keyof typeof ROTAS

/** The table's row, with every property of `Rota`. */
export const rota = (id: IdDeTela): Rota => ROTAS[id]

/** Every screen of the table. */
export const TELAS: readonly IdDeTela[] = Object.keys(ROTAS).filter(eTela)

function eTela(id: string): id is IdDeTela {
  return Object.hasOwn(ROTAS, id)
}

/**
 * The path to a screen, as the product links to it: `caminhoDe('status_consulta', { id })`.
 * @param parametros values of `:name`; one that may be missing is left out
 * @throws Error when one is missing that may not be
 */
export const caminhoDe = (tela: IdDeTela, parametros: Readonly<Record<string, string>> = {}): string =>
  rota(tela).caminho.replace(/\/:(\w+)(\?)?/g, (_, nome: string, opcional?: string) => {
    const valor = parametros[nome]
    if (valor !== undefined) return `/${encodeURIComponent(valor)}`
    if (opcional === undefined) throw new Error(`The path of ${tela} needs ${nome}`)
    return ''
  })

/** The doctor's registration where it asks for the account that receives (D §2.5). */
export const RECEBIMENTO = `${caminhoDe('onboarding_medico')}?step=5`

/** All spellings of a screen, the first one first. */
export const caminhos = (id: IdDeTela): readonly string[] => [rota(id).caminho, ...(rota(id).outros ?? [])]

/**
 * Second reading (P §2.1): on navigation to these beginnings the access check is called again.
 * Null for paths it leaves open.
 */
export function acessoPorPrefixo(caminho: string): Exclude<NivelDeAcesso, 'publico'> | null {
  const comeca = (prefixo: string) => caminho.startsWith(prefixo)
  if (['/consultas', '/sala-video', '/conta'].some(comeca)) return 'full'
  if (['/triagem', '/solicitacao'].some(comeca)) return 'restricted'
  return null
}

const RIGOR: Record<NivelDeAcesso, number> = { publico: 0, restricted: 1, full: 2 }

/** What a screen asks at a concrete path: the stricter of the table and the prefix reading. */
export function acessoExigido(id: IdDeTela, caminho: string): NivelDeAcesso {
  const tabela = rota(id).acesso
  const prefixo = acessoPorPrefixo(caminho) ?? 'publico'
  return RIGOR[prefixo] > RIGOR[tabela] ? prefixo : tabela
}
