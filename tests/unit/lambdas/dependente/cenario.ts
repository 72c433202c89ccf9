import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import { adicionarDependente, provarVinculo } from '#domain/dependente/contract.ts'
import type { Prova } from '#domain/dependente/vinculo.ts'
import { handler as adicionar } from '#lambdas/dependente/adicionar-dependente.lambda.ts'
import { handler as provar } from '#lambdas/dependente/provar-vinculo.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { ANA, BRUNO, HELENA, LUCIA, type Persona } from '#semente/personas.ts'
import { TEO } from '#semente/dependentes.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto } from '../kyc/cenario.ts'

/** Another adult whose identity is verified. */
export const MARCOS: Persona = {
  ...ANA,
  usuario: {
    ...ANA.usuario,
    id: '12121212-1212-4212-8212-121212121212',
    nome: 'Marcos Sampaio',
    cpf: '28625587887',
    email: 'marcos@exemplo.com.br',
    telefone: '11987650012',
  },
}

export const FILIACAO = ['MARCOS SAMPAIO', 'ANA BEATRIZ NOGUEIRA']

/** The identity check's world, whose registry knows Téo as well. */
export function mundoComTeo(): Cenario {
  const mundo = cenario(ANA, BRUNO, HELENA, LUCIA, MARCOS)
  mundo.cadastros.pessoas.set(TEO.cpf, TEO)
  return mundo
}

const { dependente_id: _id, ...DADOS } = TEO
export const DIGITADO = { ...DADOS, declaracao: { versao: DECLARACAO.versao, aceita: true } }

export const adicionarComo = (como: Persona, mudanca: object = {}) =>
  invoke(adicionar, adicionarDependente, { como, entrada: { ...DIGITADO, ...mudanca } })

/** Adds Téo and answers the id he has as a patient. */
export async function adicionado(como: Persona = ANA, mudanca: object = {}): Promise<string> {
  const { status, body } = await adicionarComo(como, mudanca)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { dependente_id: string }).dependente_id
}

let enviadas = 0
/** A picture that arrived by a form of this proof. */
export async function enviada(
  { fotos }: Cenario,
  prova: Prova,
  { usuario }: Persona = ANA,
  bytes?: Uint8Array,
): Promise<string> {
  const finalidade = `dependente_${prova}` as const
  const caminho = `${usuario.id}/temp_${finalidade}_${++enviadas}.jpg`
  await envios.criar({
    usuario_id: usuario.id,
    caminho,
    finalidade,
    tipo_conteudo: 'image/jpeg',
    created_at: new Date().toISOString(),
  })
  fotos.set(caminho, bytes ?? (await foto(`#${(0x997755 + enviadas).toString(16)}`)))
  return caminho
}

export const provarComo = (como: Persona, entrada: Readonly<Record<string, unknown>>) =>
  invoke(provar, provarVinculo, { como, entrada })

/** Téo's bond with Ana, waiting for a person. */
export async function emAnalise(mundo: Cenario): Promise<string> {
  const dependente_id = await adicionado()
  const [frente, guarda] = [await enviada(mundo, 'frente'), await enviada(mundo, 'guarda')]
  const { status, body } = await provarComo(ANA, { dependente_id, frente, guarda })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return dependente_id
}

export const guardado = (dependente_id: string, { usuario }: Persona = ANA) =>
  vinculos.find(usuario.id, dependente_id)

export const linhas = async (dependente_id: string) =>
  (await auditoria.lista(dependente_id)).map(({ ator_id, acao }) => [ator_id, acao])
