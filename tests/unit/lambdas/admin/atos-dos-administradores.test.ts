import { beforeEach, expect, it } from 'vitest'
import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { handler } from '#lambdas/admin/atos-dos-administradores.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import { ANA, HELENA, LUCIA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
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
  tabelaViva(itemsOf(ANA, LUCIA, HELENA))
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
          ator: LUCIA.usuario.nome,
          id,
          acao: 'kyc_aprovar',
          motivo: 'Documento e selfie conferem.',
          de_quem: null,
          em: '2026-11-02T10:00:00.000Z',
        },
        { ...fato, ator: LUCIA.usuario.nome, de_quem: null, id, em: '2026-11-01T10:00:00.000Z' },
      ],
    },
  })
})

it('refuses what is no month, and who is no admin', async () => {
  expect(await ver('2026-13')).toMatchObject({ status: 400, body: { campos: [{ campo: 'mes' }] } })
  expect(await ver('2026-11', ANA)).toMatchObject({ status: 403 })
})

it('says whose each object is, a charge’s by its consultation, however many there are', async () => {
  await consultar({ status: 'finished', assigned_to: HELENA.usuario.id }, { status: 'falhou' })
  const agora = new Date('2026-12-01T10:00:00.000Z')
  const { id } = HELENA.usuario
  const pessoas = Array.from({ length: 50 }, (_, n) => `kyc:desconhecida${n}`)
  for (const objeto of [
    `pagamento:${CONSULTA}`,
    'pagamento:sumida',
    'falhas:despachar',
    `kyc:${id}`,
    `usuario:${id}`,
    `auditoria:${id}`,
    `papel:admin:${id}`,
    ...pessoas,
  ])
    await atos.registrar({ ...fato, objeto }, agora)
  const { atos: feitos } = (await ver('2026-12')).body as Saida<typeof atosDosAdministradores>
  expect(new Map(feitos.map(({ objeto, de_quem }) => [objeto, de_quem]))).toEqual(
    new Map<string, string | null>([
      [`pagamento:${CONSULTA}`, ANA.usuario.nome],
      ['pagamento:sumida', null],
      ['falhas:despachar', null],
      [`kyc:${id}`, HELENA.usuario.nome],
      [`usuario:${id}`, HELENA.usuario.nome],
      [`auditoria:${id}`, HELENA.usuario.nome],
      [`papel:admin:${id}`, HELENA.usuario.nome],
      ...pessoas.map((objeto) => [objeto, null] as const),
    ]),
  )
})
