import * as z from 'zod/mini'
import { faixasDaImpressao, mesmaFoto } from '#domain/kyc/impressao.ts'
import { hmac } from './hmac.ts'
import { marcaKey, marcasDe } from './keys.ts'
import { ALWAYS, put, query, type Write } from './table.ts'

/**
 * What approved accounts proved themselves with, to notice it in another account: document numbers and pictures, by
 * content, selfies by their looks too. Keys are HMACs. One person may have an account of each tipo: their own are told by the CPF.
 */

/** Whose marks they are; `cpf` is eleven digits. */
export interface Dono {
  readonly usuario_id: string
  readonly cpf: string
}

export interface Foto {
  readonly sha256: string
  readonly impressao: string
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

/** Whether somebody else was approved with a document of this number. */
export const numeroDeOutro = async (numero: string, dono: Dono): Promise<boolean> =>
  deOutro([{ chave: await doNumero(numero) }], dono)

/** Whether somebody else was approved with this very photo of a document. */
export const documentoDeOutro = async (foto: Foto, dono: Dono): Promise<boolean> =>
  deOutro([await doDocumento(foto)], dono)

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
    ...(await Promise.all(provas.documentos.map(doDocumento))),
    ...(await daSelfie(provas.selfie)),
  ]
  // Two sides may share a part that looks alike; a transaction names each item once.
  const porChave = new Map(marcas.map((marca) => [marca.chave, marca]))
  return [...porChave.values()].map(({ chave, impressao }) =>
    put(
      {
        ...marcaKey(chave, dono.usuario_id),
        entidade: 'kyc_marca',
        usuario_id: dono.usuario_id,
        cpf,
        gsi1pk: marcasDe(dono.usuario_id),
        gsi1sk: chave,
        ...(impressao && { impressao }),
      },
      ALWAYS,
    ),
  )
}

async function deOutro(marcas: readonly Marca[], dono: Dono): Promise<boolean> {
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
              (marca.impressao !== undefined && mesmaFoto(impressao, marca.impressao))),
        )
    }),
  )
  return achados.includes(true)
}

const doCpf = (cpf: string): Promise<string> => hmac('kyc:cpf', cpf)
const doNumero = (numero: string): Promise<string> => hmac('kyc:numero', numero)

const doDocumento = async ({ sha256 }: Foto): Promise<Marca> => ({
  chave: await hmac('kyc:documento:conteudo', sha256),
})

async function daSelfie({ sha256, impressao }: Foto): Promise<Marca[]> {
  const [conteudo, ...faixas] = await Promise.all([
    hmac('kyc:selfie:conteudo', sha256),
    ...faixasDaImpressao(impressao).map(async (faixa) => hmac('kyc:selfie:faixa', faixa)),
  ])
  return [{ chave: conteudo }, ...faixas.map((chave) => ({ chave, impressao }))]
}
