import * as z from 'zod/mini'
import { type Documento, documentoSchema, foiPedida } from '#domain/documento/documento.ts'
import { comStatusLido, GRAFIAS_DE_ASSINADO } from '#domain/documento/tipos.ts'
import * as auditoria from './auditoria.ts'
import { documentoKey, documentosAAssinar, documentosDoPaciente, validacaoKey } from './keys.ts'
import { dueAttributes, dueUntil, DUE_ATTRIBUTES } from './vencimentos.ts'
import {
  ConditionFailed,
  get,
  type Item,
  NEW,
  put,
  query,
  update,
  type When,
  write,
  writeIf,
} from './table.ts'

const ENTIDADE = 'documento'

const documentoOf = (item: Item): Documento => z.parse(documentoSchema, comStatusLido(item))

/** The document with this id. */
export async function find(id: string): Promise<Documento | undefined> {
  const item = await get(documentoKey(id))
  return item && documentoOf(item)
}

/** The document a QR code leads to; none once it was discarded. */
export async function porCodigo(codigo: string): Promise<Documento | undefined> {
  const item = await get(validacaoKey(codigo))
  const documento = typeof item?.documento_id === 'string' ? await find(item.documento_id) : undefined
  return documento?.status === 'descartado' ? undefined : documento
}

/** A patient's documents, newest first; only those since `desde` (ISO), when given. */
export async function byPaciente(paciente_id: string, desde?: string): Promise<Documento[]> {
  const items = await query({
    index: 'gsi1',
    pk: documentosDoPaciente(paciente_id),
    from: desde,
    newestFirst: true,
  })
  return items.map(documentoOf)
}

/** Documents whose signature is due to be asked for (again), the longest due first. */
export const aAssinar = async (now: Date): Promise<Documento[]> =>
  (await dueUntil(ENTIDADE, now)).map(documentoOf)

/** Stores a new document with its QR code. False when this id was issued before: nothing is written then. */
export const emitir = (documento: Documento): Promise<boolean> =>
  writeIf(
    put(itemOf(documento), NEW),
    put({ ...validacaoKey(documento.codigo), entidade: 'validacao', documento_id: documento.id }, NEW),
  )

/** What waits for this doctor to sign, oldest first. */
export async function pendentesDoMedico(medico_id: string): Promise<Documento[]> {
  const items = await query({ index: 'gsi3', pk: documentosAAssinar(medico_id) })
  return items.map(documentoOf)
}

interface Assinado {
  readonly file_url: string
  readonly em: string
  readonly certificado: NonNullable<Documento['certificado']>
}

/**
 * Records that the signed file is stored at `file_url`. The same transaction writes the act, with the certificate's
 * serial number, to the patient's log and the doctor's. False when it was signed before.
 */
export async function assinado(
  { id, paciente_id, medico_id }: Documento,
  { file_url, em, certificado }: Assinado,
): Promise<boolean> {
  const assinatura = update(
    documentoKey(id),
    {
      set: { status: 'signed', file_url, certificado, signed_at: em, updated_at: em },
      remove: [...DUE_ATTRIBUTES, 'gsi3pk', 'gsi3sk', 'vence_em', 'falha', 'lembrado_em'],
    },
    { status: 'created' },
  )
  const objeto = `documento:${id}:certificado:${certificado.serial}`
  const fato = { ator_id: medico_id, acao: 'assinar', objeto, em }
  try {
    await auditoria.registrarCom({ paciente_id, ...fato }, async (doPaciente) => {
      await auditoria.registrarCom({ paciente_id: medico_id, ...fato }, (doMedico) =>
        write(assinatura, doPaciente, doMedico),
      )
    })
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/**
 * Takes back what nobody has signed: from then on no list and no signature finds it. The same transaction writes the
 * act to the patient's log. False when it was signed or discarded before: of a signature and this, one happens.
 */
export async function descartado(
  { id, paciente_id }: Documento,
  ator_id: string,
  em: string,
): Promise<boolean> {
  const descarte = update(
    documentoKey(id),
    {
      set: { status: 'descartado', updated_at: em },
      remove: [...DUE_ATTRIBUTES, 'gsi1pk', 'gsi1sk', 'gsi3pk', 'gsi3sk', 'vence_em', 'falha', 'lembrado_em'],
    },
    { status: 'created' },
  )
  const fato = { paciente_id, ator_id, acao: 'descartar', objeto: `documento:${id}`, em }
  try {
    await auditoria.registrarCom(fato, (linha) => write(descarte, linha))
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/**
 * Records that the signature could not be obtained; the next attempt is at `vence_em`, and its doctor is written to for
 * each new `lembrado_em`. False when it was signed or discarded meanwhile.
 */
export const adiar = (
  documento: Documento,
  falha: NonNullable<Documento['falha']>,
  vence_em: string,
  lembrado_em?: string,
): Promise<boolean> =>
  mudar(
    documento.id,
    {
      set: {
        falha,
        vence_em,
        ...(lembrado_em !== undefined && { lembrado_em }),
        ...dueAttributes(vence_em, ENTIDADE, documento.id),
      },
      add: { tentativas: foiPedida(falha) ? 1 : 0 },
    },
    { status: 'created' },
  )

/** Records the patient's first download. False when it was not the first. */
export const entregue = (id: string, em: string): Promise<boolean> =>
  mudar(
    id,
    { set: { status: 'delivered', delivered_at: em, updated_at: em } },
    { status: { in: GRAFIAS_DE_ASSINADO } },
  )

/**
 * As stored: found by patient, and while its signature is due. Its places in the indexes are instants alone, as a
 * consultation's are.
 */
export const itemOf = (documento: Documento): Item => ({
  ...documentoKey(documento.id),
  entidade: ENTIDADE,
  ...documento,
  gsi1pk: documentosDoPaciente(documento.paciente_id),
  gsi1sk: documento.created_at,
  ...(documento.status === 'created' && {
    gsi3pk: documentosAAssinar(documento.medico_id),
    gsi3sk: documento.created_at,
  }),
  ...(documento.vence_em && {
    ...dueAttributes(documento.vence_em, ENTIDADE, documento.id),
    gsi4sk: documento.vence_em,
  }),
})

const mudar = (id: string, what: Parameters<typeof update>[1], when: When): Promise<boolean> =>
  writeIf(update(documentoKey(id), what, when))
