import { parseArgs } from 'node:util'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import { PONTOS } from './pontos.ts'
import { PRAZOS_DO_CAOS, type Resultado, rodada } from './rodada.ts'
import { conferirKycInterrompido, PONTOS_DO_KYC } from './kyc.ts'

/**
 * `npm run caos`: kills the product at every named point of the journey (`kill -9`), starts it again on the same data
 * and looks for whatever was lost or happened twice. `-- --semente 7` kills at other instants; `-- --ponto fila` takes
 * the points whose name contains that. The exit code is the number of points with findings.
 */
const { values } = parseArgs({
  options: { semente: { type: 'string', default: '1' }, ponto: { type: 'string', default: '' } },
})
const semente = Number(values.semente)
const pontos = PONTOS.filter(({ nome }) => nome.includes(values.ponto))
const doKyc = PONTOS_DO_KYC.filter(({ nome }) => nome.includes(values.ponto))
const cloud = await startCloudProcess({ semente: false, leitores: true, prazos: PRAZOS_DO_CAOS })
try {
  const verificacoes: Resultado[] = []
  for (const { etapa } of doKyc) verificacoes.push(await conferirKycInterrompido(cloud, etapa))
  const resultados = [...verificacoes, ...(await rodada(cloud, pontos, semente))]
  console.table(
    Object.fromEntries(
      resultados.map(({ ponto, voltaMs, achados }) => [
        ponto,
        { 'volta (ms)': voltaMs, resultado: achados.length === 0 ? 'inteira' : achados.join('; ') },
      ]),
    ),
  )
  const falhas = resultados.filter(({ achados }) => achados.length > 0)
  console.log(
    falhas.length === 0
      ? `${resultados.length} pontos, semente ${semente}: nada se perdeu e nada aconteceu duas vezes.`
      : `${falhas.length} de ${resultados.length} pontos com achados, semente ${semente}.`,
  )
  process.exitCode = falhas.length
} finally {
  await cloud.close()
}
