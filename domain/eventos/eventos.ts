import * as z from 'zod/mini'
import { contaDe, contaMachine } from '../acesso/machine.ts'
import { usuarioSchema } from '../cadastro/usuario.ts'
import { consultaMachine } from '../consulta/machine.ts'
import { documentoMachine } from '../documento/machine.ts'
import { pagamentoMachine } from '../pagamento/machine.ts'
import { entidadeDe, type Imagem, type Mudanca, mudou, texto } from './mudanca.ts'

/**
 * What travels on the product's bus (architecture §3): `detail-type` → `detail`. Ids, states and times only; a consumer
 * re-reads what it needs. `id` is the same each time the event is delivered: what a consumer has done, it has done.
 */
const comum = { id: z.string(), em: z.string() }
const estado = <S extends string>({ statuses }: { readonly statuses: readonly S[] }) => z.enum(statuses)

export const EVENTOS = {
  /** A consultation was requested or passed to another status. */
  'consulta.status': z.object({
    ...comum,
    consulta_id: z.string(),
    paciente_id: z.string(),
    medico_id: z.nullable(z.string()),
    de: z.nullable(estado(consultaMachine)),
    para: estado(consultaMachine),
  }),
  'pagamento.status': z.object({
    ...comum,
    consulta_id: z.string(),
    paciente_id: z.string(),
    de: z.nullable(estado(pagamentoMachine)),
    para: estado(pagamentoMachine),
  }),
  'documento.status': z.object({
    ...comum,
    documento_id: z.string(),
    consulta_id: z.string(),
    paciente_id: z.string(),
    medico_id: z.string(),
    de: z.nullable(estado(documentoMachine)),
    para: estado(documentoMachine),
  }),
  /** `usuarios.kyc_status` or `access_tier` changed; `de` and `para` are the account's (estados §1). */
  'kyc.status': z.object({
    ...comum,
    usuario_id: z.string(),
    kyc_status: usuarioSchema.shape.kyc_status,
    access_tier: usuarioSchema.shape.access_tier,
    de: estado(contaMachine),
    para: estado(contaMachine),
  }),
  'usuario.criado': z.object({ ...comum, usuario_id: z.string() }),
} as const

export type TipoDeEvento = keyof typeof EVENTOS
export type Evento = {
  [T in TipoDeEvento]: { readonly tipo: T; readonly detalhe: z.output<(typeof EVENTOS)[T]> }
}[TipoDeEvento]

/** The event a change of the table is; undefined when it is none. @throws ZodError on an item that is not as stored */
export function eventoDe(mudanca: Mudanca): Evento | undefined {
  const { antes, depois } = mudanca
  if (!depois) return undefined
  switch (entidadeDe(mudanca)) {
    case 'consulta':
      return mudou(mudanca, 'status') ? consultaStatus(mudanca, depois) : undefined
    case 'pagamento':
      return mudou(mudanca, 'status')
        ? evento('pagamento.status', { ...base(mudanca), ...ids(depois), ...passagem(mudanca, depois) })
        : undefined
    case 'documento':
      return mudou(mudanca, 'status') ? documentoStatus(mudanca, depois) : undefined
    case 'usuario':
      if (!antes) return evento('usuario.criado', { ...base(mudanca), usuario_id: depois['id'] })
      return mudou(mudanca, 'kyc_status') || mudou(mudanca, 'access_tier')
        ? kycStatus(mudanca, antes, depois)
        : undefined
    default:
      return undefined
  }
}

const consultaStatus = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('consulta.status', {
    ...base(mudanca),
    consulta_id: depois['id'],
    paciente_id: depois['paciente_id'],
    medico_id: texto(depois, 'assigned_to') ?? null,
    ...passagem(mudanca, depois),
  })

const documentoStatus = (mudanca: Mudanca, depois: Imagem): Evento =>
  evento('documento.status', {
    ...base(mudanca),
    documento_id: depois['id'],
    ...ids(depois),
    medico_id: depois['medico_id'],
    ...passagem(mudanca, depois),
  })

const conta = z.pick(usuarioSchema, { kyc_status: true, access_tier: true })

function kycStatus(mudanca: Mudanca, antes: Imagem, depois: Imagem): Evento {
  const agora = z.parse(conta, depois)
  return evento('kyc.status', {
    ...base(mudanca),
    usuario_id: depois['id'],
    ...agora,
    de: contaDe(z.parse(conta, antes)),
    para: contaDe(agora),
  })
}

/** An event as a consumer received it; undefined when it is none of ours. @throws ZodError on a broken promise */
export function lerEvento(tipo: string, detalhe: unknown): Evento | undefined {
  return eTipoDeEvento(tipo) ? evento(tipo, detalhe) : undefined
}

const eTipoDeEvento = (tipo: string): tipo is TipoDeEvento => Object.hasOwn(EVENTOS, tipo)

/** Parsed: what leaves is what the consumers were promised, nothing else. */
function evento(tipo: TipoDeEvento, detalhe: unknown): Evento {
  return { tipo, detalhe: z.parse(EVENTOS[tipo], detalhe) } as Evento
}

const base = ({ id, em }: Mudanca) => ({ id, em })
const ids = (depois: Imagem) => ({ consulta_id: depois['consulta_id'], paciente_id: depois['paciente_id'] })
const passagem = ({ antes }: Mudanca, depois: Imagem) => ({
  de: texto(antes, 'status') ?? null,
  para: depois['status'],
})
