import * as z from 'zod/mini'
import { faixasDaImpressao, mesmaFoto, mesmoDocumento, procuraBasta } from '#domain/kyc/imagem/impressao.ts'
import { fixo, type Formas, formasDe, guardado } from '../../store/hmac-guardado.ts'
import { marcaKey, marcasDe } from '../../store/keys.ts'
import { ALWAYS, put, query, type Write } from '../../store/table.ts'

/**
 * What approved accounts proved themselves with, to notice it in another account: document numbers, pictures by content
 * and by parts of a perceptual hash, faces by their opaque id in the collection. Keys are HMACs. One person may have an
 * account of each tipo; the CPF tells which accounts are the same person's.
 *
 * Only the newest marks of a key are read. For an exact key (a number, a file, a face) that is enough: every approval
 * leaves one, so among that many there are marks of other accounts. A part of a perceptual hash may be shared by many
 * unrelated pictures, such as those with a plain background: a search in which too many parts could not be read to the
 * end answers that it was partial.
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
  readonly chave: Formas
  readonly impressao?: string
}

/** Result of searching for a picture; `parcial` when nobody was found but not every mark could be read. */
type Achado = 'de_outro' | 'de_ninguem' | 'parcial'

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
    externos.map((id) => ({ chave: deRosto(id) })),
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
  // The two sides may share a mark, and a transaction may name each item only once.
  const porChave = new Map(marcas.map((marca) => [marca.chave.escrita, marca]))
  return [...porChave.values()].map((marca) => escrita(marca, { usuario_id: dono.usuario_id, cpf }, em))
}

interface Marcado {
  readonly usuario_id: string
  readonly cpf: Formas
}

const escrita = ({ chave, impressao }: Marca, { usuario_id, cpf }: Marcado, em: string): Write =>
  put(
    {
      ...marcaKey(chave.escrita, em, usuario_id),
      entidade: 'kyc_marca',
      usuario_id,
      cpf: cpf.escrita,
      camadas: cpf.camadas,
      gsi1pk: marcasDe(usuario_id),
      gsi1sk: chave.escrita,
      ...(impressao && { impressao }),
    },
    ALWAYS,
  )

/** The opaque id this account's face has in the collection, and the key of its mark. */
export const rostoOpaco = (usuario_id: string): Promise<string> => fixo('kyc:rosto', usuario_id)

/** A face's mark is its id itself, which does not change with the HMAC key. */
const deRosto = (id: string): Formas => ({ escrita: id, outra: undefined, camadas: 0 })

/** The write that records this face as the account's own; `em` is the ISO instant of its approval. */
export const marcarRosto = async ({ usuario_id, cpf }: Dono, em: string): Promise<Write> =>
  escrita({ chave: deRosto(await rostoOpaco(usuario_id)) }, { usuario_id, cpf: await doCpf(cpf) }, em)

async function procurar(marcas: readonly Marca[], dono: Dono, iguais: Iguais = mesmaFoto): Promise<Achado> {
  const cpfs = formasDe(await doCpf(dono.cpf))
  const olhadas = await Promise.all(marcas.map(async (marca) => ({ marca, delas: await recentes(marca) })))
  const achada = olhadas.some(({ marca: { impressao }, delas }) =>
    delas.some(
      (outra) =>
        outra.usuario_id !== dono.usuario_id &&
        !cpfs.includes(outra.cpf) &&
        (impressao === undefined || (outra.impressao !== undefined && iguais(impressao, outra.impressao))),
    ),
  )
  if (achada) return 'de_outro'
  const incompletas = olhadas.filter(({ marca, delas }) => marca.impressao && delas.length >= OLHADAS)
  return procuraBasta(incompletas.length) ? 'de_ninguem' : 'parcial'
}

async function recentes({ chave }: Marca): Promise<z.output<typeof marcaSchema>[]> {
  const porForma = await Promise.all(
    formasDe(chave).map(async (forma) =>
      query({ pk: marcaKey(forma, '', '').pk, newestFirst: true, limit: OLHADAS }),
    ),
  )
  return porForma.flat().map((item) => z.parse(marcaSchema, item))
}

const doCpf = (cpf: string): Promise<Formas> => guardado('kyc:cpf', cpf)
const doNumero = (numero: string): Promise<Formas> => guardado('kyc:numero', numero)

const doDocumento = ({ sha256, impressao_fina }: Foto): Promise<Marca[]> =>
  daFoto('kyc:documento', sha256, impressao_fina)

const daSelfie = ({ sha256, impressao }: Foto): Promise<Marca[]> => daFoto('kyc:selfie', sha256, impressao)

/** The marks of a picture: by its content, and by each part of its perceptual hash. */
async function daFoto(contexto: string, sha256: string, impressao: string): Promise<Marca[]> {
  const [conteudo, ...faixas] = await Promise.all([
    guardado(`${contexto}:conteudo`, sha256),
    ...faixasDaImpressao(impressao).map(async (faixa) => guardado(`${contexto}:faixa`, faixa)),
  ])
  return [{ chave: conteudo }, ...faixas.map((chave) => ({ chave, impressao }))]
}
