import type { CloudProcess } from '../../tests/support/cloud.ts'
import { Jornada } from '../../tests/support/jornada.ts'
import { Cena, sorteDe } from './cena.ts'
import { type Achados, conferirJornada, conferirProvedores } from './conferencia.ts'
import type { Ponto } from './pontos.ts'
import { desistir, retomar } from './retomar.ts'

export interface Resultado {
  readonly ponto: string
  readonly achados: Achados
  /** From the kill to the product being back, ms. */
  readonly voltaMs: number
}

/** Timers a crash would make a test wait for. */
export const PRAZOS_DO_CAOS = {
  reconciliador: 1,
  nova_tentativa_de_assinatura: 1,
  nova_tentativa_do_kyc: 1,
  envio_de_email: 2000,
}

/**
 * One journey for each point: killed there, started again on the same data, taken up where it stood, and looked over;
 * at the end the product is stopped and the providers' books are read.
 */
export async function rodada(
  cloud: CloudProcess,
  pontos: readonly Ponto[],
  semente: number,
): Promise<readonly Resultado[]> {
  const sorte = sorteDe(semente)
  const vividas: { ponto: Ponto; jornada: Jornada; achados: Achados; voltaMs: number }[] = []
  for (const ponto of pontos) {
    const jornada = await Jornada.nova(cloud)
    const cena = new Cena(cloud, jornada, sorte)
    await ponto.matarAqui(cena)
    const morreu = performance.now()
    await cloud.restart()
    const voltaMs = Math.round(performance.now() - morreu)
    vividas.push({ ponto, jornada, voltaMs, achados: await viver(ponto, cena) })
  }
  await cloud.kill()
  const livros = await conferirProvedores(
    cloud.dados,
    vividas.map(({ jornada, ponto: { fim } }) => ({ jornada, fim })),
  )
  return vividas.map(({ ponto, jornada, achados, voltaMs }) => ({
    ponto: ponto.nome,
    voltaMs,
    achados: achados.concat(livros.get(jornada) ?? []),
  }))
}

/** The rest of a journey; one that cannot go on is a finding too. */
async function viver({ fim }: Ponto, cena: Cena): Promise<Achados> {
  try {
    const perdas = cena.jornada.consulta_id === '' ? [] : await cena.perdas()
    await (fim === 'repassado' ? retomar : desistir)(cena.jornada)
    return [...perdas, ...(await conferirJornada(cena, fim))]
  } catch (error) {
    return [`não continuou: ${error instanceof Error ? error.message : String(error)}`]
  } finally {
    await cena.jornada.sairDaSala()
  }
}
