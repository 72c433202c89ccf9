import { beforeEach, describe, expect, it } from 'vitest'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import { write } from '#lambdas/store/table.ts'
import { travar } from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { LIA, TEO } from '#semente/dependentes.ts'
import type { Cenario } from '../kyc/cenario.ts'
import { adicionado, adicionarComo, DIGITADO, guardado, linhas, MARCOS, mundoComTeo } from './cenario.ts'

let mundo: Cenario
beforeEach(() => {
  mundo = mundoComTeo()
})
const recusa = (campo: string, motivo: string) => ({
  status: 400,
  body: { codigo: 'campos_invalidos', campos: expect.arrayContaining([{ campo, motivo }]) },
})

describe('adicionar-dependente', () => {
  it('stores who they are, what was declared and when, and asks for the document', async () => {
    const { status, body } = await adicionarComo(ANA)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { nome: TEO.nome, relacao: 'mae', status: 'pendente', falta_guarda: false, ate: '2040-06-10' },
    })
    const { dependente_id } = body as { dependente_id: string }
    expect(await guardado(dependente_id)).toMatchObject({
      responsavel_id: ANA.usuario.id,
      cadastro: 'conferido',
      declaracao: { versao: DIGITADO.declaracao.versao, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    })
    // Whose the record is, nobody has proven yet.
    expect(await usuarios.titular(dependente_id)).toBeUndefined()
    expect(await linhas(dependente_id)).toEqual([[ANA.usuario.id, 'declarar_vinculo']])
  })

  it('answers a repetition like the first, and asks the registry once', async () => {
    const primeira = await adicionarComo(ANA)
    expect(await adicionarComo(ANA)).toEqual(primeira)
    expect(mundo.cadastros.perguntou('cpf')).toHaveLength(1)
    expect(await adicionarComo(ANA, { nome: 'Outro Nome Qualquer' })).toMatchObject(
      recusa('cpf', ERROS_DO_DEPENDENTE.outros_dados),
    )
  })

  it('is the same patient for each adult who adds them, each with a bond of their own', async () => {
    const dependente_id = await adicionado(ANA)
    expect(await adicionado(MARCOS, { relacao: 'pai' })).toBe(dependente_id)
    expect(await guardado(dependente_id, MARCOS)).toMatchObject({ status: 'pendente', relacao: 'pai' })
  })

  it('adds a minor whose data the registry keeps back, and remembers that it did', async () => {
    mundo.cadastros.respostasDoCpf.set(TEO.cpf, { status: 422, corpo: {} })
    expect(await guardado(await adicionado())).toMatchObject({ cadastro: 'protegido' })
  })

  it.each([
    ['own', { cpf: ANA.usuario.cpf }, 'cpf', ERROS_DO_DEPENDENTE.cpf_proprio],
    ['an unknown', { cpf: LIA.cpf }, 'cpf', ERROS_DO_DEPENDENTE.cadastro.nao_confere],
    ['another’s', { nome: 'Pedro Lopes Vieira' }, 'nome', ERROS_DO_DEPENDENTE.cadastro.nome],
    ['an adult’s', { data_nascimento: '1990-01-01' }, 'data_nascimento', ERROS_DO_DEPENDENTE.maior],
  ])('refuses %s data', async (_, mudanca, campo, motivo) => {
    expect(await adicionarComo(ANA, mudanca)).toMatchObject(recusa(campo, motivo))
  })

  it.each([
    ['a doctor', HELENA],
    ['another patient', BRUNO],
  ])('refuses the CPF of %s, and only once the registry agreed', async (_, { usuario }) => {
    const { nome, cpf, data_nascimento, tipo } = usuario
    const travas = await travar({
      usuario_id: usuario.id,
      identidade: { tipo, cpf },
      agora: new Date(),
      provados: ['cpf'],
    })
    await write(...travas.map((trava) => trava.write))
    const curador = { nome, cpf, data_nascimento, relacao: 'curador' }
    expect(await adicionarComo(ANA, curador)).toMatchObject(recusa('cpf', ERROS_DO_DEPENDENTE.cpf_com_conta))
    const { body } = await adicionarComo(ANA, { ...curador, nome: 'Nome Adivinhado' })
    expect(JSON.stringify(body)).not.toContain('conta')
  })

  it('does not add anybody while the registry is away', async () => {
    mundo.cadastros.respostasDoCpf.set(TEO.cpf, { status: 503, corpo: {} })
    expect(await adicionarComo(ANA)).toMatchObject({ status: 503, body: { codigo: 'provedor_indisponivel' } })
  })

  it('is for verified adults who are patients', async () => {
    for (const como of [BRUNO, HELENA]) expect(await adicionarComo(como)).toMatchObject({ status: 403 })
  })

  it('asks the registry ten times a day at most', async () => {
    for (let n = 0; n < 10; n++) await adicionarComo(ANA, { nome: 'Nome Adivinhado' })
    expect(await adicionarComo(ANA)).toMatchObject({ status: 429 })
  })
})
