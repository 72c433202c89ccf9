import { beforeEach, describe, expect, it } from 'vitest'
import { revisaoDeDependente } from '#domain/dependente/contract-revisao.ts'
import { handler as ver } from '#lambdas/dependente/revisao-de-dependente.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { TEO } from '#semente/dependentes.ts'
import { invoke } from '../../../support/invoke.ts'
import { revisor } from '../kyc/em-analise.ts'
import { emAnalise, linhas, mundoComTeo } from './cenario.ts'

const responsavel_id = ANA.usuario.id
let dependente_id: string
beforeEach(async () => {
  const mundo = mundoComTeo()
  await revisor(LUCIA.usuario)
  dependente_id = await emAnalise(mundo)
})
const entrada = () => ({ responsavel_id, dependente_id })
const abrir = () => invoke(ver, revisaoDeDependente, { como: LUCIA, entrada: entrada() })

describe('a bond that a person has to judge', () => {
  it('is shown with its pictures, and the look is kept in both logs', async () => {
    const { status, body } = await abrir()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      nome: TEO.nome,
      cpf_final: TEO.cpf.slice(-2),
      responsavel_nome: ANA.usuario.nome,
      imagens: [
        { prova: 'frente', url: expect.stringContaining('X-Amz-Expires=300') },
        { prova: 'guarda', url: expect.stringContaining('X-Amz-Expires=300') },
      ],
    })
    expect(JSON.stringify(body)).not.toContain(TEO.cpf)
    expect((await linhas(dependente_id)).at(-1)).toEqual([LUCIA.usuario.id, 'ler'])
    expect(await atos.doMes(new Date().toISOString().slice(0, 7))).toMatchObject([{ acao: 'dependente_ver' }])
  })
})
