import * as z from 'zod/mini'
import { faixasDaImpressao, mesmaFoto, mesmoDocumento, procuraBasta } from '#domain/kyc/impressao.ts'
import { hmac } from './hmac.ts'
import { marcaKey, marcasDe } from './keys.ts'
import { ALWAYS, put, query, type Write } from './table.ts'

/**
 * What approved accounts proved themselves with, to notice it in another account: document numbers, pictures by content
 * and by parts of their looks, faces by their opaque id in the collection. Keys are HMACs. One person may have an account of
 * each tipo: their own are told by the CPF.
 *
 * Of one key the newest marks are looked at. That is enough where the key is the thing itself: among so many
 * some are another's. Parts of looks that many pictures have, as a plain background gives them, say little: a
 * search that had to leave too many of them half read answers so.
 */

/** Newest marks of one key that are looked at: a quarter of a megabyte at most. */
const OLHADAS = 500

/** Whose marks they are; `cpf` is eleven digits. */
export interface Dono {
  readonly usuario_id: string
  readonly cpf: string
}

export interface Foto {
  readonly sha256: string
  readonly impressao: string
  readonly impressao_fina: string
}

const marcaSchema = z.object({
  usuario_id: z.string(),
  cpf: z.string(),
  impressao: z.optional(z.string()),
})

interface Marca {
  readonly chave: string
  readonly impressao?: string
}

/** What came of looking for a picture; `parcial` when nobody was found where not everybody was looked at. */
export type Achado = 'de_outro' | 'de_ninguem' | 'parcial'

type Iguais = (a: string, b: string) => boolean

/** Whether somebody else was approved with a document of this number. */
export const numeroDeOutro = async (numero: string, dono: Dono): Promise<boolean> =>
  (await procurar([{ chave: await doNumero(numero) }], dono)) === 'de_outro'

/** Whether somebody else was approved with this very photo of a document, or the same one saved anew. */
export const documentoDeOutro = async (foto: Foto, dono: Dono): Promise<Achado> =>
  procurar(await doDocumento(foto), dono, mesmoDocumento)

/** Whether one of these opaque ids of the face collection is somebody else's. */
export const rostoDeOutro = async (externos: readonly string[], dono: Dono): Promise<boolean> =>
  (await procurar(
    externos.map((chave) => ({ chave })),
    dono,
  )) === 'de_outro'

/** Whether somebody else was approved with this selfie, or the same one saved anew. */
export const selfieDeOutro = async (foto: Foto, dono: Dono): Promise<Achado> =>
  procurar(await daSelfie(foto), dono)

/** The writes that keep what an account was approved with; `em` is the ISO instant. */
export async function marcar(
  dono: Dono,
  provas: {
    readonly numeros: readonly string[]
    readonly documentos: readonly Foto[]
    readonly selfie: Foto
  },
  em: string,
): Promise<Write[]> {
  const cpf = await doCpf(dono.cpf)
  const marcas: Marca[] = [
    ...(await Promise.all(provas.numeros.map(async (numero) => ({ chave: await doNumero(numero) })))),
    ...(await Promise.all(provas.documentos.map(doDocumento))).flat(),
    ...(await daSelfie(provas.selfie)),
  ]
  // Two sides may share a part that looks alike; a transaction names each item once.
  const porChave = new Map(marcas.map((marca) => [marca.chave, marca]))
  return [...porChave.values()].map((marca) => escrita(marca, { usuario_id: dono.usuario_id, cpf }, em))
}

/** `cpf` is its HMAC. */
const escrita = ({ chave, impressao }: Marca, { usuario_id, cpf }: Dono, em: string): Write =>
  put(
    {
      ...marcaKey(chave, em, usuario_id),
      entidade: 'kyc_marca',
      usuario_id,
      cpf,
      gsi1pk: marcasDe(usuario_id),
      gsi1sk: chave,
      ...(impressao && { impressao }),
    },
    ALWAYS,
  )

/** The opaque id this account's face has in the collection, and the key of its mark. */
export const rostoOpaco = (usuario_id: string): Promise<string> => hmac('kyc:rosto', usuario_id)

/** The write by which this account's face is known for its own; `em` is the ISO instant of its approval. */
export const marcarRosto = async ({ usuario_id, cpf }: Dono, em: string): Promise<Write> =>
  escrita({ chave: await rostoOpaco(usuario_id) }, { usuario_id, cpf: await doCpf(cpf) }, em)

async function procurar(marcas: readonly Marca[], dono: Dono, iguais: Iguais = mesmaFoto): Promise<Achado> {
  const cpf = await doCpf(dono.cpf)
  const olhadas = await Promise.all(marcas.map(async (marca) => ({ marca, delas: await recentes(marca) })))
  const achada = olhadas.some(({ marca: { impressao }, delas }) =>
    delas.some(
      (outra) =>
        outra.usuario_id !== dono.usuario_id &&
        outra.cpf !== cpf &&
        (impressao === undefined || (outra.impressao !== undefined && iguais(impressao, outra.impressao))),
    ),
  )
  if (achada) return 'de_outro'
  const incompletas = olhadas.filter(({ marca, delas }) => marca.impressao && delas.length === OLHADAS)
  return procuraBasta(incompletas.length) ? 'de_ninguem' : 'parcial'
}

async function recentes({ chave }: Marca): Promise<z.output<typeof marcaSchema>[]> {
  const items = await query({ pk: marcaKey(chave, '', '').pk, newestFirst: true, limit: OLHADAS })
  return items.map((item) => z.parse(marcaSchema, item))
}

const doCpf = (cpf: string): Promise<string> => hmac('kyc:cpf', cpf)
const doNumero = (numero: string): Promise<string> => hmac('kyc:numero', numero)

const doDocumento = ({ sha256, impressao_fina }: Foto): Promise<Marca[]> =>
  daFoto('kyc:documento', sha256, impressao_fina)

const daSelfie = ({ sha256, impressao }: Foto): Promise<Marca[]> => daFoto('kyc:selfie', sha256, impressao)

/** A picture by its content, and by each part of its looks. */
async function daFoto(contexto: string, sha256: string, impressao: string): Promise<Marca[]> {
  const [conteudo, ...faixas] = await Promise.all([
    hmac(`${contexto}:conteudo`, sha256),
    ...faixasDaImpressao(impressao).map(async (faixa) => hmac(`${contexto}:faixa`, faixa)),
  ])
  return [{ chave: conteudo }, ...faixas.map((chave) => ({ chave, impressao }))]
}
