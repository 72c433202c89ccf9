/** The ways a doctor may open a signing session: on the provider's page, on the telephone, or with its code. */
export const MODOS_DE_CONEXAO = ['pagina', 'aviso', 'codigo'] as const
export type ModoDeConexao = (typeof MODOS_DE_CONEXAO)[number]

/** The providers of cloud certificates (PSC) the product can speak with, the doctors' free one first. */
export const PSCS = {
  vidaas: { rotulo: 'VIDaaS', modos: ['pagina', 'aviso'] },
  birdid: { rotulo: 'BirdID', modos: ['pagina', 'codigo'] },
  safeid: { rotulo: 'SafeID', modos: ['pagina'] },
  serproid: { rotulo: 'SerproID', modos: ['pagina'] },
} as const satisfies Record<string, { readonly rotulo: string; readonly modos: readonly ModoDeConexao[] }>

export type ProvedorDeCertificado = keyof typeof PSCS

export const eProvedorDeCertificado = (nome: string): nome is ProvedorDeCertificado =>
  Object.hasOwn(PSCS, nome)
export const PROVEDORES_DE_CERTIFICADO: readonly ProvedorDeCertificado[] =
  Object.keys(PSCS).filter(eProvedorDeCertificado)

/** Whether a session can be opened this way there. */
export const abreAssim = (provedor: ProvedorDeCertificado, modo: ModoDeConexao): boolean =>
  (PSCS[provedor].modos as readonly ModoDeConexao[]).includes(modo)
