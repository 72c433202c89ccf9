import { beforeEach, describe, expect, it } from 'vitest'
import * as cadastro from '#domain/cadastro/contract.ts'
import { novoMedico } from '#domain/medico/novo-medico.ts'
import type { CampoCritico } from '#domain/cadastro/alteracao.ts'
import { handler } from '#lambdas/cadastro/desistir-da-alteracao.lambda.ts'
import * as alteracoes from '#lambdas/cadastro/store/alteracoes.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as contas from '#lambdas/store/contas.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dono } from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, BRUNO, HELENA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { usuario } = ANA
const { id } = usuario
const NOVO_CPF = '15350946056'
let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  tabela = tabelaViva()
  segredosVivos()
  await contas.criar(usuario, new Date())
  const { crm, uf } = HELENA.medico
  const medico = novoMedico(HELENA.usuario.id, { crm, uf, variante: 'A' }, new Date().toISOString())
  await contas.criar(HELENA.usuario, new Date(), medico)
})

/** 'Continuar e refazer KYC', as the person confirmed it by a code. */
async function pedir(campo: CampoCritico, valor: string, { usuario: { id: quem } }: Persona = ANA) {
  const antes = await usuarios.find(quem)
  if (!antes) throw new Error('no profile')
  const pedido = { usuario_id: quem, acao: 'critical_data_change', sessao: 's' } as const
  const { codigo } = await doisFatores.emitir(pedido, new Date())
  await doisFatores.conferir(pedido, codigo, new Date())
  await alteracoes.gravar(antes, { campo, valor, chave: `${campo}-${valor}` }, 'refazer_kyc', new Date())
}
const desistir = async (como: Persona = ANA) => {
  const { status, body } = await invoke(handler, cadastro.desistirDaAlteracao, { como })
  return { status, body }
}
const kyc = () => {
  const { pk, sk } = kycKey(id)
  return tabela.items.get(`${pk}|${sk}`) ?? {}
}

describe('desistir-da-alteracao', () => {
  it('gives the account back as it was, frees the new CPF, and a change of the day is not lost', async () => {
    await pedir('cpf', NOVO_CPF)
    Object.assign(kyc(), { lado_frente: { caminho: 'foto' }, state_data: { documento_aceito: true } })
    expect(await dono('cpf', NOVO_CPF, 'paciente', new Date())).toBe(id)
    expect(await desistir()).toMatchObject({
      status: 200,
      body: { id, kyc_status: 'approved', access_tier: 'full', cpf: usuario.cpf },
    })
    expect(await usuarios.find(id)).toEqual({ ...usuario, updated_at: expect.any(String) })
    expect(await dono('cpf', NOVO_CPF, 'paciente', new Date())).toBeUndefined()
    expect(await dono('cpf', usuario.cpf, 'paciente', new Date())).toBe(id)
    expect(kyc()).toMatchObject({ current_state: 'draft', state_data: {} })
    expect(kyc()).not.toHaveProperty('lado_frente')
    expect((await auditoria.lista(id)).map(({ acao, objeto }) => [acao, objeto])).toEqual([
      ['pedir_alteracao', 'usuario:cpf'],
      ['desistir_da_alteracao', 'usuario:cpf'],
    ])
    await pedir('cpf', '11144477735')
    expect((await usuarios.find(id))?.alteracao_pendente).toMatchObject({ valor: '11144477735' })
  })

  it('twice at once, or again later, withdraws once', async () => {
    await pedir('nome', 'Ana Nova Silva')
    const juntas = await Promise.all([desistir(), desistir()])
    expect(juntas.map(({ status }) => status)).toContain(200)
    expect((await desistir()).status).toBe(200)
    expect((await auditoria.lista(id)).filter(({ acao }) => acao === 'desistir_da_alteracao')).toHaveLength(1)
  })

  it.each(['uploading', 'decision', 'em_analise', 'rejected'])(
    'a check that is %s decides',
    async (current_state) => {
      await pedir('nome', 'Ana Nova Silva')
      Object.assign(kyc(), { current_state })
      expect(await desistir()).toMatchObject({ status: 403, body: { codigo: 'verificacao_pendente' } })
      expect(await usuarios.find(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
    },
  )

  it('of somebody in analysis without a change, is nobody’s way to an approval', async () => {
    await contas.criar(BRUNO.usuario, new Date())
    expect((await desistir(BRUNO)).status).toBe(200)
    const { kyc_status, access_tier } = BRUNO.usuario
    expect(await usuarios.find(BRUNO.usuario.id)).toMatchObject({ kyc_status, access_tier })
  })

  it.each([
    ['VERIFIED', 'full'],
    ['REJECTED', 'restricted'],
  ] as const)('a doctor whose CRM is %s is %s again', async (status_crm, access_tier) => {
    await medicos.mudar(HELENA.usuario.id, { status_crm }, new Date())
    await pedir('nome', 'Helena Nova Silva', HELENA)
    expect(await desistir(HELENA)).toMatchObject({
      status: 200,
      body: { kyc_status: 'approved', access_tier },
    })
  })
})
