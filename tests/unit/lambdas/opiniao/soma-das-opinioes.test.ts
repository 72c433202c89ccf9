import { beforeEach, describe, expect, it } from 'vitest'
import { somaDasOpinioes } from '#domain/opiniao/contract.ts'
import { handler as somar } from '#lambdas/opiniao/soma-das-opinioes.lambda.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { comPessoas } from '../consulta/cenario.ts'
import { finalizada, opinar } from './cenario.ts'

beforeEach(comPessoas)

describe('soma-das-opinioes', () => {
  it('shows the doctor nothing before the first ten, then their sum without a word of whose', async () => {
    const soma = () => invoke(somar, somaDasOpinioes, { como: HELENA })
    for (let i = 10; i < 20; i++) {
      expect((await soma()).body).toEqual({ soma: null })
      const id = `c0000000-0000-4000-8000-0000000000${i}`
      await consultar({ ...finalizada, id })
      await opinar({ nota: i % 2 ? 5 : 4, duvidas: 'em_parte' }, ANA, id)
    }
    expect((await soma()).body).toEqual({
      soma: { n: 10, media: 4.5, notas: [0, 0, 0, 5, 5], duvidas: { sim: 0, em_parte: 10, nao: 0 } },
    })
  })
})
