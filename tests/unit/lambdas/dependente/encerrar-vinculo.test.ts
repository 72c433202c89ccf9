import { beforeEach, describe, expect, it } from 'vitest'
import { encerrarVinculo, meusDependentes } from '#domain/dependente/contract.ts'
import { handler as encerrar } from '#lambdas/dependente/encerrar-vinculo.lambda.ts'
import { handler as meus } from '#lambdas/dependente/meus-dependentes.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import type { Cenario } from '../kyc/cenario.ts'
import { adicionado, adicionarComo, emAnalise, guardado, MARCOS, mundoComTeo } from './cenario.ts'

let mundo: Cenario
beforeEach(() => {
  mundo = mundoComTeo()
})
const ver = async () =>
  ((await invoke(meus, meusDependentes, { como: ANA })).body as { dependentes: unknown[] }).dependentes
const remover = (dependente_id: string, como = ANA) =>
  invoke(encerrar, encerrarVinculo, { como, entrada: { dependente_id } })

describe('a bond ends', () => {
  it('when the adult withdraws it, and is no longer on their list', async () => {
    const dependente_id = await emAnalise(mundo)
    expect(await ver()).toMatchObject([{ dependente_id, status: 'em_revisao' }])
    expect(await remover(dependente_id)).toMatchObject({ status: 200, body: { status: 'encerrado' } })
    expect(await ver()).toEqual([])
    expect(mundo.fotos.size).toBe(0)
    expect(await remover(dependente_id)).toMatchObject({ status: 200, body: { status: 'encerrado' } })
  })

  it('and can be declared anew, for the same patient', async () => {
    const dependente_id = await adicionado()
    await remover(dependente_id)
    expect((await adicionarComo(ANA)).body).toMatchObject({ dependente_id, status: 'pendente' })
  })

  it('only for whoever withdrew it', async () => {
    const dependente_id = await adicionado()
    await adicionado(MARCOS, { relacao: 'pai' })
    await remover(dependente_id)
    expect(await guardado(dependente_id, MARCOS)).toMatchObject({ status: 'pendente' })
  })

  it('is nobody else’s to withdraw', async () => {
    expect(await remover(await adicionado(), MARCOS)).toMatchObject({ status: 404 })
  })
})
