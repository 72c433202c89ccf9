import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { handler } from '#lambdas/consulta/accept-consulta.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { write } from '#lambdas/store/table.ts'
import { acaso } from '#semente/gerar/acaso.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/**
 * Doctors of one queue accept one consultation; every request to the table, and every answer, takes as long as chance
 * says, so that each time is in an order of its own. `npm run um-so-vencedor` does it ten thousand times.
 */
const VEZES = Number(process.env['ACEITES'] ?? 20)
const MEDICOS = 50
/** Turns of the event loop that a request or an answer is under way at most. */
const DEMORA = 6

it(`one of ${MEDICOS} wins and holds it, in ${VEZES} orders`, {
  timeout: 60_000 + VEZES * 500,
}, async () => {
  let sorteio: () => number = () => 0
  const demorar = async () => {
    for (let voltas = sorteio(); voltas > 0; voltas--) await new Promise(setImmediate)
  }
  const ids = Array.from({ length: MEDICOS }, (_, n) => `medico-${n}`)
  const tabela = tabelaViva(
    [
      ...itemsOf(ANA),
      ...ids.map((id) => ({ ...HELENA.usuario, ...usuarioKey(id), entidade: 'usuario', id })),
    ],
    demorar,
  )
  for (const medico_id of ids)
    await write(
      medicos.especialidadeWrite({
        medico_id,
        especialidade: 'clinica_medica',
        verificado: true,
        rqe: null,
        origem: 'crm',
      }),
    )
  const antes = new Map(tabela.items)
  const vencedores = new Set<string>()

  await fc.assert(
    fc.asyncProperty(fc.noShrink(fc.integer()), async (semente) => {
      sorteio = () => 0
      tabela.items.clear()
      for (const [onde, item] of antes) tabela.items.set(onde, item)
      await consultar()
      await Promise.all(ids.map((id) => presencas.bater(id, 'clinica_medica', new Date())))
      const proximo = acaso(semente)
      sorteio = () => Math.floor(proximo() * DEMORA)
      const entrada = (medico_id: string) => ({ consulta_id: CONSULTA, medico_id })
      const respostas = await Promise.all(
        ids.map((id) => invoke(handler, acceptConsulta, { como: { id }, entrada: entrada(id) })),
      )
      const ganhou = ids.filter((_, n) => respostas[n]?.status === 200 && aceitou(respostas[n].body))
      sorteio = () => 0
      expect(ganhou).toHaveLength(1)
      expect(respostas.filter(({ body }) => !aceitou(body)).map(({ body }) => body)).toEqual(
        Array.from({ length: MEDICOS - 1 }, () => ({ ok: false, reason: RECUSAS_DO_ACEITE.ja_aceita })),
      )
      expect(await consultas.find(CONSULTA)).toMatchObject({ status: 'assigned', assigned_to: ganhou[0] })
      const presos = await Promise.all(ids.map(presencas.consultaDoMedico))
      expect(ids.filter((_, n) => presos[n] === CONSULTA)).toEqual(ganhou)
      expect(tabela.of('presenca').filter(({ consulta_id }) => consulta_id === CONSULTA)).toMatchObject([
        { medico_id: ganhou[0] },
      ])
      vencedores.add(ganhou[0] ?? '')
      tabela.client.resetHistory()
    }),
    { numRuns: VEZES },
  )
  expect(vencedores.size).toBeGreaterThan(1)
})

const aceitou = (body: unknown): boolean => (body as { readonly ok: boolean }).ok
