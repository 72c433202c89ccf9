import { beforeEach, expect, it } from 'vitest'
import { ANA, IGOR } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { baldes, pedirForma } from './cenario.ts'

beforeEach(async () => {
  await comPessoas()
  baldes()
  await consultar(iniciada)
})

it('is for the two of the consultation, for files of a type and size that are taken', async () => {
  expect(await pedirForma(ANA)).toMatchObject({
    status: 200,
    body: { campos: { 'Content-Type': 'image/jpeg' } },
  })
  expect(await pedirForma(IGOR)).toMatchObject(missing)
  expect(await pedirForma(ANA, 'image/jpeg', 10 * 1024 * 1024 + 1)).toMatchObject({ status: 400 })
})
