import { beforeEach, describe, expect, it } from 'vitest'
import { decidirDependente, revisaoDeDependente } from '#domain/dependente/contract-revisao.ts'
import { handler as decidir } from '#lambdas/dependente/decidir-dependente.lambda.ts'
import { handler as ver } from '#lambdas/dependente/revisao-de-dependente.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { TEO } from '#semente/dependentes.ts'
import { ANA, LUCIA, type Persona } from '#semente/personas.ts'
import { cinDe } from '../../../support/cin.ts'
import { invoke } from '../../../support/invoke.ts'
import type { Cenario } from '../kyc/cenario.ts'
import { revisor } from '../kyc/em-analise.ts'
import { emAnalise, enviada, guardado, mundoComTeo, provarComo } from './cenario.ts'

const responsavel_id = ANA.usuario.id
const motivo = 'A certidão confere com o documento.'
let mundo: Cenario
let dependente_id: string
beforeEach(async () => {
  mundo = mundoComTeo()
  await revisor(LUCIA.usuario)
  dependente_id = await emAnalise(mundo)
})
const entrada = () => ({ responsavel_id, dependente_id })
const abrir = (como: Persona = LUCIA) => invoke(ver, revisaoDeDependente, { como, entrada: entrada() })
const decidido = async (decisao: string, como: Persona = LUCIA) => {
  const { vista } = (await abrir()).body as { vista: string }
  return invoke(decidir, decidirDependente, { como, entrada: { ...entrada(), vista, decisao, motivo } })
}

describe('a bond that a person has to judge', () => {
  it.each([
    ['confirmar', 'confirmado', 'dependente_confirmar'],
    ['recusar', 'recusado', 'dependente_recusar'],
  ])('%s: who decided and why stays, the pictures go', async (decisao, status, acao) => {
    expect(await decidido(decisao)).toMatchObject({ status: 200, body: { status } })
    expect(await guardado(dependente_id)).toMatchObject({
      status,
      imagens: [],
      decisao: { por: LUCIA.usuario.id, motivo },
    })
    expect((await usuarios.titular(dependente_id)) !== undefined).toBe(status === 'confirmado')
    expect(mundo.fotos.size).toBe(0)
    expect((await atos.doMes(new Date().toISOString().slice(0, 7))).map((ato) => ato.acao)).toContain(acao)
  })

  it('refused, and sent again without what a person could judge by, it has its days anew and not for ever', async () => {
    await decidido('recusar')
    mundo.ler(cinDe(TEO, ['MARIA LOPES VIEIRA']))
    const sozinha = async () => provarComo(ANA, { dependente_id, frente: await enviada(mundo, 'frente') })
    expect((await sozinha()).body).toMatchObject({ status: 'pendente' })
    const { vence_em } = (await guardado(dependente_id)) ?? {}
    expect(vence_em).toEqual(expect.any(String))
    await sozinha()
    expect((await guardado(dependente_id))?.vence_em).toBe(vence_em)
  })

  it('is decided once, and only as it was looked at', async () => {
    const { vista } = (await abrir()).body as { vista: string }
    const velha = { ...entrada(), vista: `${vista.slice(0, -1)}X`, decisao: 'confirmar', motivo }
    expect(await invoke(decidir, decidirDependente, { como: LUCIA, entrada: velha })).toMatchObject({
      status: 409,
      body: { codigo: 'conflito' },
    })
    await decidido('recusar')
    const depois = { ...entrada(), vista, decisao: 'confirmar', motivo }
    expect(await invoke(decidir, decidirDependente, { como: LUCIA, entrada: depois })).toMatchObject({
      status: 404,
    })
  })

  it('is never decided by whoever asks for it', async () => {
    await revisor(ANA.usuario)
    expect(await decidido('confirmar', ANA)).toMatchObject({ status: 403 })
    expect(await guardado(dependente_id)).toMatchObject({ status: 'em_revisao' })
  })

  it.each(['cpf', 'telefone'] as const)('nor under another account with the same %s', async (campo) => {
    const outra: Persona = { ...LUCIA, usuario: { ...LUCIA.usuario, [campo]: ANA.usuario[campo] } }
    await revisor(outra.usuario)
    expect(await decidido('confirmar', outra)).toMatchObject({ status: 403 })
    expect(await guardado(dependente_id)).toMatchObject({ status: 'em_revisao' })
  })
})
