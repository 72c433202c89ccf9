import { beforeEach, describe, expect, it } from 'vitest'
import { CAMPOS_UNICOS } from '#domain/cadastro/duplicados.ts'
import { ALTERACAO_NAO_FEITA } from '#domain/kyc/motivos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { dono, travar } from '#lambdas/store/unicos.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { EXISTS, update, write } from '#lambdas/store/table.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { CARLA, type Persona } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { corridaDe, etapa, iniciarCorrida, pedidoDe, percorrer } from './corrida.ts'

const NOVO_CPF = '15350946056'
const { id, cpf } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario

/** Carla with a change that waits: what the pictures show is the new value. */
async function comAlteracao(campo: 'nome' | 'cpf', valor: string): Promise<Persona> {
  const alteracao_pendente = { campo, valor, anterior: CARLA.usuario[campo], em: '2026-11-21T12:00:00.000Z' }
  const { tipo, email, telefone } = CARLA.usuario
  const identidades = [{ tipo, cpf, email, telefone }, ...(campo === 'cpf' ? [{ tipo, cpf: valor }] : [])]
  for (const identidade of identidades) {
    const travas = await travar({ usuario_id: id, identidade, agora: new Date(), provados: CAMPOS_UNICOS })
    await write(...travas.map((trava) => trava.write))
  }
  await write(update(usuarioKey(id), { set: { alteracao_pendente, access_tier: 'restricted' } }, EXISTS))
  const { nome, data_nascimento } = CARLA.usuario
  if (campo === 'cpf') mundo.cadastros.pessoas.set(valor, { nome, data_nascimento })
  return { ...CARLA, usuario: { ...CARLA.usuario, [campo]: valor } }
}
const donoDo = (valor: string) => dono('cpf', valor, 'paciente', new Date())
const ultimaLinha = async () => (await auditoria.lista(id)).at(-1)

beforeEach(() => {
  mundo = cenario(CARLA)
})

describe('a change that waits for the identity check', () => {
  it('is the profile’s once the check of the new CPF is approved; the old one is free', async () => {
    await iniciarCorrida(mundo, await comAlteracao('cpf', NOVO_CPF))
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full', cpf: NOVO_CPF })
    expect(mundo.usuario(id)).not.toHaveProperty('alteracao_pendente')
    expect(await donoDo(NOVO_CPF)).toBe(id)
    expect(await donoDo(cpf)).toBeUndefined()
    expect(await ultimaLinha()).toMatchObject({ acao: 'alterar', objeto: 'usuario:cpf', ator_id: id })
  })

  it('is dropped when the check is rejected: the pictures still show the old name', async () => {
    await comAlteracao('nome', 'Outra Pessoa Qualquer')
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', nome: CARLA.usuario.nome })
    expect(mundo.usuario(id)).not.toHaveProperty('alteracao_pendente')
    expect(corridaDe(mundo, CARLA)).toMatchObject({ reasons: [ALTERACAO_NAO_FEITA.nome, expect.any(String)] })
    expect(await ultimaLinha()).toMatchObject({ acao: 'descartar_alteracao', objeto: 'usuario:nome' })
  })

  it('keeps its lock no longer than it waits', async () => {
    await comAlteracao('cpf', NOVO_CPF)
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', cpf })
    expect(await donoDo(NOVO_CPF)).toBeUndefined()
    expect(await donoDo(cpf)).toBe(id)
  })

  it('goes on waiting while the run does', async () => {
    await iniciarCorrida(mundo, await comAlteracao('cpf', NOVO_CPF))
    await percorrer(PEDIDO, 'facematch')
    await etapa(decision, { ...PEDIDO, falhou: 'fraud' })
    expect(mundo.usuario(id)).toMatchObject({
      kyc_status: 'pending',
      access_tier: 'restricted',
      cpf,
      alteracao_pendente: { valor: NOVO_CPF },
    })
    expect(await donoDo(NOVO_CPF)).toBe(id)
  })
})
