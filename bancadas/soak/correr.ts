import os from 'node:os'
import { parseArgs } from 'node:util'
import { prazoMs } from '#domain/base/prazos.ts'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import { cena } from './cena.ts'
import { conferir } from './conferencia.ts'
import { arredondar, type Figura, tempos } from './figuras.ts'
import { Maquina } from './maquina.ts'
import { Medidor } from './medidor.ts'
import { inclinacao, Memoria, piso } from './memoria.ts'
import { MemoriaViva } from './memoria-viva.ts'

/**
 * `npm run soak [-- --minutos 30]`: verified patients and doctors use the product over HTTP and WebSocket for a long
 * time. One JSON line for each figure on stdout, what happens meanwhile on stderr; the exit code is the number of
 * figures outside their budget. With `--viva` the garbage is collected every three minutes and what is left is judged,
 * instead of what the process holds: that tells a leak from garbage that was not collected yet.
 */
const { values } = parseArgs({
  options: {
    minutos: { type: 'string', default: '30' },
    pacientes: { type: 'string', default: '200' },
    medicos: { type: 'string', default: '20' },
    'por-minuto': { type: 'string', default: '24' },
    semente: { type: 'string', default: '1' },
    viva: { type: 'boolean', default: false },
  },
})
const tamanho = {
  minutos: Number(values.minutos),
  pacientes: Number(values.pacientes),
  medicos: Number(values.medicos),
  porMinuto: Number(values['por-minuto']),
  semente: Number(values.semente),
}
/**
 * Memory settles while each function is called for the first time, heaps find their size, and until as many waits for a
 * consultation's expiry end as begin: not judged until then.
 */
const AQUECIMENTO_MIN = Math.min(tamanho.minutos / 2, prazoMs('consulta_na_fila') / 60_000)
const MAXIMO = { erros: 0.01, p99: 150, mib_por_minuto: 1, vivo_por_minuto: 0.1 } as const
const ENTRE_COLETAS_MS = 3 * 60_000

const cloud = await startCloudProcess({ semente: false })
const figuras: Figura[] = []
try {
  const medidor = new Medidor()
  const memoria = new Memoria(cloud.pid())
  let coletas: NodeJS.Timeout | undefined
  const maquina = new Maquina(cloud.origem)
  const progresso = setInterval(() => {
    const { mib = 0, minuto = 0 } = memoria.amostras.at(-1) ?? {}
    const carga = os.loadavg()[0]?.toFixed(1)
    console.error(
      `${minuto.toFixed(1)} min: ${medidor.chamadas.length} chamadas, ${medidor.totalDeErros} erros, ${mib.toFixed(0)} MiB, carga ${carga}`,
    )
  }, 30_000)
  const viva = values.viva ? await MemoriaViva.de(cloud.pid()) : undefined
  const { consultas, semPaciente } = await cena(cloud, medidor, tamanho, () => {
    memoria.comecar()
    const desde = Date.now()
    if (viva) coletas = setInterval(() => void viva.medir((Date.now() - desde) / 60_000), ENTRE_COLETAS_MS)
  })
  clearInterval(progresso)
  clearInterval(coletas)
  viva?.fechar()
  maquina.parar()
  const amostras = await memoria.parar()
  const ids = [...consultas.keys()]
  const { fins, achados } = await conferir(cloud, ids)
  const julgadas = amostras.filter(({ minuto }) => minuto >= AQUECIMENTO_MIN)
  figuras.push(
    {
      figura: 'soak',
      valor: tamanho.minutos,
      unidade: 'min',
      detalhe: {
        ...tamanho,
        consultas: ids.length,
        sem_paciente: semPaciente,
        cargas: maquina.cargas.map(arredondar),
        nucleos: os.availableParallelism(),
      },
    },
    {
      figura: 'erros',
      valor: (100 * medidor.totalDeErros) / medidor.chamadas.length,
      unidade: '%',
      maximo: MAXIMO.erros,
      detalhe: { chamadas: medidor.chamadas.length, erros: Object.fromEntries(medidor.erros) },
    },
    ...tempos(medidor.chamadas, maquina, MAXIMO.p99),
    {
      figura: 'memoria',
      // Heaps fill and are emptied by turns: what tells is where they come down to.
      valor: inclinacao(piso(julgadas)),
      unidade: 'MiB/min',
      ...(!viva && { maximo: MAXIMO.mib_por_minuto }),
      detalhe: {
        de_todas_as_amostras: arredondar(inclinacao(julgadas)),
        piso: piso(amostras).map(({ mib }) => arredondar(mib)),
        por_terco: tercos(amostras.map(({ mib }) => mib)),
        maior: arredondar(Math.max(0, ...amostras.map(({ mib }) => mib))),
      },
    },
    ...(viva ? [heapVivo(viva)] : []),
    {
      figura: 'consultas_em_estado_errado',
      valor: achados.length,
      unidade: 'consultas',
      maximo: 0,
      detalhe: { fins: Object.fromEntries(fins), achados: achados.slice(0, 20) },
    },
  )
} finally {
  await cloud.close()
}
process.exitCode = figuras.map(dizer).filter((dentro) => !dentro).length

/** @throws Error when the run was too short to tell */
function heapVivo({ amostras }: MemoriaViva): Figura {
  const julgadas = amostras.filter(({ minuto }) => minuto >= AQUECIMENTO_MIN)
  if (julgadas.length < 3) throw new Error(`${julgadas.length} collections do not tell: make it longer`)
  return {
    figura: 'memoria_viva',
    valor: inclinacao(julgadas),
    unidade: 'MiB/min',
    maximo: MAXIMO.vivo_por_minuto,
    detalhe: { mib: amostras.map(({ mib }) => arredondar(mib)) },
  }
}

/** Prints a figure; true when it is inside its budget. */
function dizer({ figura, valor, unidade, maximo, detalhe }: Figura): boolean {
  const dentro = maximo === undefined || valor <= maximo
  console.log(
    JSON.stringify({ figura, valor: Number(valor.toPrecision(4)), unidade, maximo, dentro, detalhe }),
  )
  return dentro
}

/** Mean of each third of the time, MiB. */
function tercos(valores: readonly number[]): number[] {
  const parte = Math.ceil(valores.length / 3)
  return [0, 1, 2].map((n) => {
    const delas = valores.slice(n * parte, (n + 1) * parte)
    return arredondar(delas.reduce((a, b) => a + b, 0) / Math.max(1, delas.length))
  })
}
