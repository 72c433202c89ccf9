import * as z from 'zod/mini'
import { OPCOES_DE_DOCUMENTO } from './documento/documentos.ts'

/** What an uploaded picture is for. */
export const FINALIDADES = ['documento_frente', 'documento_verso', 'selfie'] as const
export type Finalidade = (typeof FINALIDADES)[number]
/** Pictures of a dependant's papers, which take no part in anybody's identity check. */
const DE_DEPENDENTE = ['dependente_frente', 'dependente_verso', 'dependente_guarda'] as const

/** Content types taken, with the ending of the stored name (P §5, ID document). */
const TIPOS_DE_IMAGEM = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const
export type TipoDeImagem = keyof typeof TIPOS_DE_IMAGEM

const MB = 1024 * 1024
/** P §9: image and ID document max 10 MB. */
export const TAMANHO_MAXIMO = 10 * MB
/** Seconds an upload form may be used. */
export const VALIDADE_DO_FORMULARIO = 300
/** P §2.9, P §8: what is said of any other file. */
export const MENSAGEM_DO_ARQUIVO = 'Somente JPG/PNG até 10MB são aceitos.'

/** Prefix of uploads in their owner's folder until they are validated. */
const PREFIXO_TEMPORARIO = 'temp_'

const pasta = (usuario_id: string) => `${usuario_id}/`

/** Where an upload goes: `{usuario}/temp_{finalidade}_{timestamp}_{random}.jpg`. */
export const caminhoTemporario = (envio: {
  readonly usuario_id: string
  readonly finalidade: Envio['finalidade']
  readonly tipo_conteudo: TipoDeImagem
  readonly agora: Date
  /** Random, so that the path cannot be guessed. */
  readonly aleatorio: string
}): string =>
  `${pasta(envio.usuario_id)}${PREFIXO_TEMPORARIO}${envio.finalidade}_${envio.agora.getTime()}_${envio.aleatorio}.${TIPOS_DE_IMAGEM[envio.tipo_conteudo]}`

/** What was sent there, by the ending of its name. */
export const tipoDoCaminho = (caminho: string): TipoDeImagem =>
  caminho.endsWith(`.${TIPOS_DE_IMAGEM['image/png']}`) ? 'image/png' : 'image/jpeg'

/** Where the validated, re-encoded copy of a run is kept (P §7, Storage): `doc_{index}_{timestamp}.jpg`, `selfie_…`. */
export function caminhoDaCopia(usuario_id: string, finalidade: Finalidade, agora: Date): string {
  const nome = finalidade === 'selfie' ? 'selfie' : `doc_${finalidade === 'documento_frente' ? 0 : 1}`
  return `${pasta(usuario_id)}${nome}_${agora.getTime()}.jpg`
}

/** Where the bytes exactly as sent wait for 90 days, apart from everybody's folders (estados §5). */
export const caminhoDeQuarentena = (usuario_id: string, corrida_id: string, finalidade: Finalidade): string =>
  `quarentena/${usuario_id}/${corrida_id}/${finalidade}`

/** What the bytes themselves say they are; null for anything but JPEG and PNG. */
export function tipoDosBytes(bytes: Uint8Array): TipoDeImagem | null {
  const comeca = (...assinatura: number[]) => assinatura.every((byte, i) => bytes[i] === byte)
  if (comeca(0xff, 0xd8, 0xff)) return 'image/jpeg'
  return comeca(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ? 'image/png' : null
}

/** `documento_frente` and `documento_verso` by the side's name on the wire. */
export const FINALIDADE_DO_LADO = {
  front: 'documento_frente',
  back: 'documento_verso',
} as const satisfies Record<string, Finalidade>

/** An upload that was allowed, as stored: only what stands here may be read as its owner's picture. */
export const envioSchema = z.object({
  usuario_id: z.string(),
  caminho: z.string(),
  finalidade: z.enum([...FINALIDADES, ...DE_DEPENDENTE]),
  tipo_conteudo: z.enum(['image/jpeg', 'image/png']),
  documento_tipo: z.optional(z.enum(OPCOES_DE_DOCUMENTO)),
  created_at: z.string(),
  /** Given up: its picture is being deleted and can no longer be used. */
  abandonado: z.optional(z.literal(true)),
})
export type Envio = z.output<typeof envioSchema>

/** A form that is posted in its last second may take this long to arrive over a slow line. */
const CHEGADA_MS = 10 * 60 * 1000

/** From when on nothing can arrive by the form of this upload any more. */
export const formularioVencidoEm = ({ created_at }: Pick<Envio, 'created_at'>): string =>
  new Date(Date.parse(created_at) + VALIDADE_DO_FORMULARIO * 1000 + CHEGADA_MS).toISOString()
