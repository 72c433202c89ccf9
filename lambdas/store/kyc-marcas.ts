import * as z from 'zod/mini'
import { faixasDaImpressao, mesmaFoto, mesmoDocumento } from '#domain/kyc/impressao.ts'
import { hmac } from './hmac.ts'
import { marcaKey, marcasDe } from './keys.ts'
import { ALWAYS, put, query, type Write } from './table.ts'

/**
 * What approved accounts proved themselves with, to notice it in another account: document numbers, pictures by content
 * and by parts of their looks, faces by their opaque id in the collection. Keys are HMACs. One person may have an account of
 * each tipo: their own are told by the CPF.
 */

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

type Iguais = (a: string, b: string) => boolean

/** Whether somebody else was approved with a document of this number. */
export const numeroDeOutro = async (numero: string, dono: Dono): Promise<boolean> =>
  deOutro([{ chave: await doNumero(numero) }], dono)

/** Whether somebody else was approved with this very photo of a document, or the same one saved anew. */
export const documentoDeOutro = async (foto: Foto, dono: Dono): Promise<boolean> =>
  deOutro(await doDocumento(foto), dono, mesmoDocumento)

/** Whether one of these opaque ids of the face collection is somebody else's. */
export const rostoDeOutro = async (externos: readonly string[], dono: Dono): Promise<boolean> =>
  deOutro(
    externos.map((chave) => ({ chave })),
    dono,
  )

/** Whether somebody else was approved with this selfie, or the same one saved anew. */
export const selfieDeOutro = async (foto: Foto, dono: Dono): Promise<boolean> =>
  deOutro(await daSelfie(foto), dono)

/** The writes that keep what an account was approved with. */
export async function marcar(
  dono: Dono,
  provas: {
    readonly numeros: readonly string[]
    readonly documentos: readonly Foto[]
    readonly selfie: Foto
  },
): Promise<Write[]> {
  const cpf = await doCpf(dono.cpf)
  const marcas: Marca[] = [
    ...(await Promise.all(provas.numeros.map(async (numero) => ({ chave: await doNumero(numero) })))),
    ...(await Promise.all(provas.documentos.map(doDocumento))).flat(),
    ...(await daSelfie(provas.selfie)),
  ]
  // Two sides may share a part that looks alike; a transaction names each item once.
  const porChave = new Map(marcas.map((marca) => [marca.chave, marca]))
  return [...porChave.values()].map((marca) => escrita(marca, { usuario_id: dono.usuario_id, cpf }))
}

/** `cpf` is its HMAC. */
const escrita = ({ chave, impressao }: Marca, { usuario_id, cpf }: Dono): Write =>
  put(
    {
      ...marcaKey(chave, usuario_id),
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

/** The write by which this account's face is known for its own. */
export const marcarRosto = async ({ usuario_id, cpf }: Dono): Promise<Write> =>
  escrita({ chave: await rostoOpaco(usuario_id) }, { usuario_id, cpf: await doCpf(cpf) })

async function deOutro(marcas: readonly Marca[], dono: Dono, iguais: Iguais = mesmaFoto): Promise<boolean> {
  const cpf = await doCpf(dono.cpf)
  const achados = await Promise.all(
    marcas.map(async ({ chave, impressao }) => {
      const items = await query({ pk: marcaKey(chave, '').pk })
      return items
        .map((item) => z.parse(marcaSchema, item))
        .some(
          (marca) =>
            marca.usuario_id !== dono.usuario_id &&
            marca.cpf !== cpf &&
            (impressao === undefined ||
              (marca.impressao !== undefined && iguais(impressao, marca.impressao))),
        )
    }),
  )
  return achados.includes(true)
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
