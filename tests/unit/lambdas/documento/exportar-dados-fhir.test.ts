import { beforeEach, describe, expect, it } from 'vitest'
import { exportarDadosFhir } from '#domain/documento/contract.ts'
import { handler } from '#lambdas/documento/exportar-dados-fhir.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { problemasDoFhir } from '../../../support/fhir.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDaExportacao } from './exportacao.ts'

beforeEach(async () => {
  await cenaDaExportacao()
  await semearDependente(TEO, ANA.usuario.id, new Date())
})

const exportar = (como: Persona, paciente_id?: string) =>
  invoke(handler, exportarDadosFhir, { como, entrada: paciente_id === undefined ? {} : { paciente_id } })

interface Lido {
  readonly entry: readonly {
    readonly fullUrl: string
    readonly resource: { readonly resourceType: string }
  }[]
}
const lido = ({ status, body }: { readonly status: number | undefined; readonly body: unknown }): Lido => {
  expect(status).toBe(200)
  expect(problemasDoFhir(body)).toEqual([])
  return body as Lido
}
const exportacoesDe = async (id: string) =>
  (await auditoria.lista(id)).filter(({ acao }) => acao === 'exportar').map(({ ator_id }) => ator_id)

describe('exportar-dados-fhir', () => {
  it('is one’s own record for another system, and a line of its access log', async () => {
    const { entry } = lido(await exportar(ANA))
    expect(entry[0]?.resource).toMatchObject({
      resourceType: 'Patient',
      identifier: [{ value: ANA.usuario.cpf }],
    })
    const tipos = entry.map(({ resource }) => resource.resourceType)
    for (const tipo of ['Encounter', 'AllergyIntolerance', 'MedicationRequest', 'DocumentReference'])
      expect(tipos).toContain(tipo)
    expect(await exportacoesDe(ANA.usuario.id)).toEqual([ANA.usuario.id])
  })

  it('names each thing the same every time, and nothing by an id of ours', async () => {
    const [antes, depois] = [lido(await exportar(ANA)), lido(await exportar(ANA))]
    const urls = antes.entry.map(({ fullUrl }) => fullUrl)
    expect(depois.entry.map(({ fullUrl }) => fullUrl)).toEqual(urls)
    expect(urls[0]).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(JSON.stringify(antes)).not.toContain(ANA.usuario.id)
  })

  it('of a dependant is the dependant’s alone', async () => {
    const dele = lido(await exportar(ANA, TEO.dependente_id))
    expect(dele.entry[0]?.resource).toMatchObject({
      birthDate: TEO.data_nascimento,
      contact: [{ name: { text: ANA.usuario.nome } }],
    })
    expect(JSON.stringify(dele)).not.toContain(ANA.usuario.cpf)
    expect(await exportacoesDe(TEO.dependente_id)).toEqual([ANA.usuario.id])
    expect(await exportacoesDe(ANA.usuario.id)).toEqual([])
  })

  it('is of nobody else, and leaves no line where it is refused', async () => {
    expect(await exportar(CARLA, TEO.dependente_id)).toMatchObject({ status: 404 })
    expect(await exportar(ANA, CARLA.usuario.id)).toMatchObject({ status: 404 })
    expect(await exportar(HELENA)).toMatchObject({ status: 403 })
    expect(await exportacoesDe(TEO.dependente_id)).toEqual([])
  })

  it('of somebody new is the patient alone', async () => {
    expect(lido(await exportar(CARLA)).entry).toHaveLength(1)
  })

  it('counts among the ten exports of an hour', async () => {
    for (let i = 0; i < 10; i++) expect((await exportar(ANA)).status).toBe(200)
    expect((await exportar(ANA)).status).toBe(429)
  })
})
