import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { conferirJornada, conferirProvedores } from '../../bancadas/caos/conferencia.ts'
import { desistir, retomar } from '../../bancadas/caos/retomar.ts'
import { PRAZOS_DO_CAOS } from '../../bancadas/caos/rodada.ts'

/** No kill happens here, so no mail is excused for having been in flight at one. */
const NUNCA_MORTA = 0

const CAMINHOS = {
  repassado: retomar,
  liberado: async (jornada: Jornada) => desistir(await jornada.ate('na_fila')),
} as const

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, prazos: PRAZOS_DO_CAOS, entregasRepetidas: true })
})
afterAll(async () => {
  await cloud.close()
})

it('everything delivered twice and out of order, nothing happens twice', { timeout: 240_000 }, async () => {
  const vividas: { jornada: Jornada; fim: keyof typeof CAMINHOS }[] = []
  const achados: Record<string, readonly string[]> = {}
  for (const fim of ['repassado', 'liberado'] as const) {
    const jornada = await Jornada.nova(cloud)
    await CAMINHOS[fim](jornada)
    achados[fim] = await conferirJornada({ jornada, mortaEm: NUNCA_MORTA }, fim)
    await jornada.sairDaSala()
    vividas.push({ jornada, fim })
  }
  await cloud.parar()
  const livros = await conferirProvedores(cloud.dados, vividas)
  for (const { jornada, fim } of vividas)
    achados[fim] = [...(achados[fim] ?? []), ...(livros.get(jornada) ?? [])]
  expect(achados).toEqual({ repassado: [], liberado: [] })
})
