import { beforeEach, expect, it } from 'vitest'
import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { handler } from '#lambdas/admin/atos-dos-administradores.ts'
import * as atos from '#lambdas/store/atos.ts'
import { ANA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const fato = {
  ator_id: LUCIA.usuario.id,
  acao: 'kyc_ver',
  objeto: 'kyc:u1',
  motivo: null,
} as const
const ver = (mes: string, como = LUCIA) => invoke(handler, atosDosAdministradores, { como, entrada: { mes } })

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, LUCIA))
  await atos.registrar(fato, new Date('2026-10-31T23:59:00.000Z'))
  await atos.registrar(fato, new Date('2026-11-01T10:00:00.000Z'))
  await atos.registrar(
    { ...fato, acao: 'kyc_aprovar', motivo: 'Documento e selfie conferem.' },
    new Date('2026-11-02T10:00:00.000Z'),
  )
})

it('shows a month, the newest first', async () => {
  const { status, body } = await ver('2026-11')
  const id = expect.any(String) as string
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      atos: [
        {
          ...fato,
          id,
          acao: 'kyc_aprovar',
          motivo: 'Documento e selfie conferem.',
          em: '2026-11-02T10:00:00.000Z',
        },
        { ...fato, id, em: '2026-11-01T10:00:00.000Z' },
      ],
    },
  })
})

it('refuses what is no month, and who is no admin', async () => {
  expect(await ver('2026-13')).toMatchObject({ status: 400, body: { campos: [{ campo: 'mes' }] } })
  expect(await ver('2026-11', ANA)).toMatchObject({ status: 403 })
})
