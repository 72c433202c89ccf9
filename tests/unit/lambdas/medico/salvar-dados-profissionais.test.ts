import { beforeEach, describe, expect, it } from 'vitest'
import { salvarDadosProfissionais } from '#domain/medico/contract-dados.ts'
import { handler } from '#lambdas/medico/salvar-dados-profissionais.lambda.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { HELENA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { DADOS_DE_HELENA, medicas } from './dados-de-teste.ts'

beforeEach(medicas)

const salvar = (entrada: Record<string, unknown>, como = HELENA) =>
  invoke(handler, salvarDadosProfissionais, { como, entrada })

describe('salvar-dados-profissionais', () => {
  it('saves one without touching the other', async () => {
    const endereco_profissional = 'Rua das Acácias, 120, São Paulo/SP'
    expect(await salvar({ endereco_profissional })).toMatchObject({
      status: 200,
      body: { ...DADOS_DE_HELENA, endereco_profissional },
    })
    const dados_fiscais = {
      tipo: 'pessoa_juridica',
      cnpj: '11222333000181',
      razao_social: 'Clínica Boa Ltda',
    }
    expect((await salvar({ dados_fiscais: { ...dados_fiscais, cnpj: '11.222.333/0001-81' } })).body).toEqual({
      ...DADOS_DE_HELENA,
      endereco_profissional,
      dados_fiscais,
    })
    expect(await medicos.find(HELENA.usuario.id)).toMatchObject({
      endereco_profissional,
      dados_fiscais_json: dados_fiscais,
      status_crm: 'VERIFIED',
    })
  })

  it('takes the own CPF only', async () => {
    const { cpf } = HELENA.usuario
    expect((await salvar({ dados_fiscais: { tipo: 'pessoa_fisica', cpf } })).status).toBe(200)
    expect(
      (await salvar({ dados_fiscais: { tipo: 'pessoa_fisica', cpf: JULIA.usuario.cpf } })).body,
    ).toMatchObject({
      codigo: 'campos_invalidos',
      campos: [{ campo: 'dados_fiscais.cpf', motivo: 'Use o seu próprio CPF, o mesmo do cadastro.' }],
    })
  })

  it('who is paid changes only in a session that showed the second factor, where there is one', async () => {
    const { id, cpf } = HELENA.usuario
    await fatores.ligar(id, new Date())
    const com = async (segundo_fator: boolean) => {
      const sessao = await sessaoGuardada(id, { segundo_fator })
      const entrada = { dados_fiscais: { tipo: 'pessoa_fisica', cpf } }
      return invoke(handler, salvarDadosProfissionais, { como: HELENA, sessao, entrada })
    }
    expect((await com(false)).body).toMatchObject({ codigo: 'autenticador_necessario' })
    expect((await com(true)).status).toBe(200)
  })

  it('names what is wrong and saves nothing', async () => {
    const { status, body } = await salvar({
      endereco_profissional: 'Rua A',
      dados_fiscais: { tipo: 'pessoa_juridica', cnpj: '1', razao_social: 'Clínica' },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      campos: [
        { campo: 'endereco_profissional', motivo: 'Informe rua, número, cidade e UF.' },
        { campo: 'dados_fiscais.cnpj', motivo: 'CNPJ inválido.' },
      ],
    })
    expect((await medicos.find(HELENA.usuario.id))?.dados_fiscais_json).toBeNull()
  })

  it('waits for the identity', async () => {
    expect(await salvar({}, JULIA)).toMatchObject({ status: 403, body: { codigo: 'conta_bloqueada' } })
  })
})
