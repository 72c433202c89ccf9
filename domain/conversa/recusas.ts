import { MAIS_ANEXOS } from './anexo.ts'

/** Why something is not sent, and what to do. */
export const RECUSAS = {
  encerrada: 'A consulta terminou, e nada mais pode ser enviado nela.',
  muitas_mensagens: 'Esta consulta já tem mensagens demais. Fale pela chamada.',
  muitos_anexos: `Você já enviou ${MAIS_ANEXOS} arquivos nesta consulta, o máximo.`,
  anexo_perdido: 'O arquivo não chegou. Envie de novo.',
  em_conferencia:
    'O arquivo ainda está sendo conferido. Nada foi perdido: tente de novo em alguns instantes.',
  outro_tipo: 'O arquivo não é do tipo que diz ser. Envie uma foto (JPG, PNG ou WebP) ou um PDF.',
  ameaca: 'O arquivo não passou na conferência de segurança. Envie uma foto do que ele mostra.',
  pdf: {
    corrompido: 'O PDF está incompleto ou corrompido. Envie de novo, ou uma foto.',
    protegido: 'O PDF tem senha. Envie uma cópia sem senha, ou uma foto.',
    ativo: 'O PDF traz mais do que páginas (programa, arquivo anexado ou formulário). Envie uma foto dele.',
  },
} as const
export type RecusaDoPdf = keyof typeof RECUSAS.pdf
