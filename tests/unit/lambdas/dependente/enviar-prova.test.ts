import { beforeEach, describe, expect, it } from 'vitest'
import { enviarProva } from '#domain/dependente/contract.ts'
import { handler as enviar } from '#lambdas/dependente/enviar-prova.lambda.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { ANA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import type { Cenario } from '../kyc/cenario.ts'
import { adicionado, emAnalise, MARCOS, mundoComTeo } from './cenario.ts'

let mundo: Cenario
beforeEach(() => {
  mundo = mundoComTeo()
})

describe('enviar-prova', () => {
  const pedir = (dependente_id: string, como = ANA) =>
    invoke(enviar, enviarProva, {
      como,
      entrada: { dependente_id, prova: 'frente', tipo_conteudo: 'image/jpeg', tamanho: 1000 },
    })

  it('gives a form for one picture, of the own dependant alone', async () => {
    const dependente_id = await adicionado()
    const { status, body } = await pedir(dependente_id)
    expect(status).toBe(200)
    const { caminho } = body as { caminho: string }
    expect(await envios.find(ANA.usuario.id, caminho)).toMatchObject({ finalidade: 'dependente_frente' })
    expect(await pedir(dependente_id, MARCOS)).toMatchObject({ status: 404 })
  })

  it('gives none while a person decides', async () => {
    expect(await pedir(await emAnalise(mundo))).toMatchObject({ status: 409 })
  })
})
