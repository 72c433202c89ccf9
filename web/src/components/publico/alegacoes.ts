/**
 * What the page claims and somebody may ask us to prove. Each is a switch of its own: turn off what the
 * operation that publishes the site cannot show evidence for.
 */
interface Alegacao {
  readonly texto: string
  readonly ligada: boolean
  /** Where the proof lies, or what is still missing. */
  readonly evidencia: string
}

export const ALEGACOES = {
  agencia: {
    texto: 'Licenciado e regulamentado pela agência nacional de saúde.',
    ligada: true,
    evidencia: 'Falta: número de registro da operação na agência reguladora.',
  },
  nota: {
    texto: '4,9/5',
    ligada: true,
    evidencia: 'Falta: pesquisa de satisfação com período e número de respostas.',
  },
  ponta_a_ponta: {
    texto: 'Criptografia de ponta a ponta',
    ligada: true,
    evidencia:
      'A chamada é WebRTC de participante a participante (DTLS-SRTP). Falta: auditoria externa; documentos não são de ponta a ponta.',
  },
  tempo_medio: {
    texto: '15 min',
    ligada: true,
    evidencia: 'Falta: média medida em produção; o prazo máximo de fila é imposto pelo servidor.',
  },
} as const satisfies Record<string, Alegacao>

/** The doctors and testimonials of the page are drawn from imagination, and the page says so. */
export const AVISO_DE_EXEMPLO = 'Perfis e depoimentos ilustrativos.'
