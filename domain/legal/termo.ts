import * as z from 'zod/mini'

/**
 * Consent to teleconsultation (Resolução CFM 2.314/2022, art. 15; Lei 14.510/2022; LGPD art. 11). A change of the text
 * is a new version: what was agreed to is proven by version and hash.
 */
export const TERMO = {
  versao: '2026-11',
  titulo: 'Termo de consentimento para teleconsulta',
  paragrafos: [
    'Concordo em ser atendido por teleconsulta, por vídeo, por médico inscrito no Conselho Regional de Medicina.',
    'Sei que a teleconsulta tem limites, porque o médico não pode me examinar pessoalmente, e que ele pode encerrá-la e indicar atendimento presencial quando isso for mais seguro para mim.',
    'Sei que posso desistir a qualquer momento antes do início da consulta, sem cobrança, e que posso preferir o atendimento presencial.',
    'Sei que este serviço não atende emergências: diante de sinais de alerta devo ligar para o SAMU, no 192, ou procurar um pronto-socorro.',
    'Autorizo o uso dos meus dados de saúde, inclusive o resumo da triagem, somente para este atendimento e para o meu prontuário, guardado em sigilo por 20 anos como a lei exige. A consulta não é gravada.',
    'Autorizo a reserva de R$ 150,00 no meu cartão, cobrada somente depois da consulta e liberada se ela não acontecer.',
  ],
} as const

/** The exact text that is hashed. */
export const TEXTO_DO_TERMO = [TERMO.titulo, ...TERMO.paragrafos].join('\n')

/** A consent as stored: who, for which consultation, to which text, when. */
export const consentimentoSchema = z.object({
  paciente_id: z.string(),
  consulta_id: z.string(),
  versao: z.string(),
  /** SHA-256 of `TEXTO_DO_TERMO` in UTF-8, hexadecimal. */
  sha256: z.string(),
  aceito_em: z.string(),
  /**
   * Who agreed for a patient who is a dependant (Resolução CFM 2.314/2022, art. 15): what they are to them, as
   * declared.
   */
  representante: z.optional(
    z.object({ id: z.string(), nome: z.string(), relacao: z.string(), declaracao: z.string() }),
  ),
})
export type Consentimento = z.output<typeof consentimentoSchema>
