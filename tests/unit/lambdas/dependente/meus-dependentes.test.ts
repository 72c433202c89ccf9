import { beforeEach, expect, it } from 'vitest'
import { meusDependentes } from '#domain/dependente/contract.ts'
import { handler } from '#lambdas/dependente/meus-dependentes.lambda.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { TEO } from '#semente/dependentes.ts'
import { invoke } from '../../../support/invoke.ts'
import { adicionado, MARCOS, mundoComTeo } from './cenario.ts'

beforeEach(() => void mundoComTeo())
const ver = (como = ANA) => invoke(handler, meusDependentes, { como })

it('lists whom the caller answers for or wants to, and nobody else’s', async () => {
  expect((await ver()).body).toEqual({ dependentes: [] })
  const dependente_id = await adicionado()
  expect((await ver()).body).toMatchObject({ dependentes: [{ dependente_id, nome: TEO.nome, idade: 4 }] })
  expect((await ver(MARCOS)).body).toEqual({ dependentes: [] })
})

it('says nothing of the CPF, and is for verified adults', async () => {
  await adicionado()
  expect(JSON.stringify((await ver()).body)).not.toContain(TEO.cpf)
  expect(await ver(BRUNO)).toMatchObject({ status: 403 })
})
