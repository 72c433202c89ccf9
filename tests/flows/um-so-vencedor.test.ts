import { afterAll, beforeAll, expect, it } from 'vitest'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { acceptConsulta, devolverConsulta } from '#domain/consulta/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoMedico, type Pessoa } from '../support/pessoas.ts'

/**
 * Fifty doctors accept the same consultation at the same moment, over HTTP, again and again: exactly one wins each
 * time. `ACEITES=200 npm run flows` does it as often as that; 20 times unless told.
 */
const VEZES = Number(process.env['ACEITES'] ?? 20)
const MEDICOS = 50
const JUNTOS = 10

let cloud: CloudProcess
let medicos: Pessoa[]

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  medicos = []
  while (medicos.length < MEDICOS)
    medicos.push(...(await Promise.all(Array.from({ length: JUNTOS }, async () => novoMedico(cloud)))))
})
afterAll(async () => {
  await cloud.close()
})

const bater = (...quais: readonly Pessoa[]) =>
  Promise.all(
    quais.map(async (medico) =>
      api(cloud.origem, medico).ok(doctorPresence, {
        medico_id: medico.id,
        especialidade: 'clinica_medica',
      }),
    ),
  )

/** Each time somebody else is the first to send. */
const naOrdem = (vez: number): Pessoa[] => {
  const inicio = (vez * 7) % MEDICOS
  return [...medicos.slice(inicio), ...medicos.slice(0, inicio)]
}

it('one of fifty wins, every time', { timeout: 60_000 + VEZES * 5000 }, async () => {
  const [primeiro] = medicos
  const jornada = await (await Jornada.nova(cloud, { medico: primeiro })).ate('na_fila')
  const { consulta_id } = jornada
  const { consultas } = await loja(cloud)
  const aceitar = (medico: Pessoa) =>
    api(cloud.origem, medico).ok(acceptConsulta, { consulta_id, medico_id: medico.id })
  const vencedores = new Set<string>()
  for (let vez = 1; vez <= VEZES; vez++) {
    // A beat counts for 60 s.
    if (vez % 5 === 1) await bater(...medicos)
    const naCorrida = naOrdem(vez)
    const respostas = await Promise.all(naCorrida.map(aceitar))
    const ganhou = naCorrida.filter((_, index) => respostas[index]?.ok)
    expect(ganhou).toHaveLength(1)
    expect(respostas.filter(({ ok }) => !ok)).toEqual(
      Array.from({ length: MEDICOS - 1 }, () => ({ ok: false, reason: RECUSAS_DO_ACEITE.ja_aceita })),
    )
    const [vencedor] = ganhou
    if (!vencedor) throw new Error('nobody won')
    vencedores.add(vencedor.id)
    const repetidas = await Promise.all([aceitar(vencedor), aceitar(vencedor)])
    expect(repetidas).toEqual([{ ok: true }, { ok: true }])
    expect(await consultas.find(consulta_id)).toMatchObject({
      status: 'assigned',
      assigned_to: vencedor.id,
    })
    expect(await jornada.livro()).toEqual([['autorizado', 15_000]])
    await api(cloud.origem, vencedor).ok(devolverConsulta, { id: consulta_id, motivo: 'outra_area' })
    await bater(vencedor)
  }
  expect(vencedores.size).toBeGreaterThan(1)
})
