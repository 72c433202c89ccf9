import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type Funcao, handlerPath, memoriaDe, type Operation } from '#domain/base/contrato.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { assetFolder } from '../../lib/bundle.ts'
import { httpEvent } from '../../tests/support/invoke.ts'
import { novoMedico, novoPaciente } from '../../tests/support/pessoas.ts'
import { pedido } from '../../tests/unit/domain/triagem/pedido.ts'
import { custo } from '../escala/precos.ts'
import { grafos } from './funcoes.ts'
import { type Medida, medida } from './medida.ts'
import type { Palco } from './palco.ts'

const run = promisify(execFile)
/** Calls that warm the code up, and those that are then measured; fewer than any limit of an account. */
const AQUECIMENTO = 3
const VEZES = 8
/** Memory that Lambda gives a whole processor with; less has that share of one. */
const MB_DE_UM_NUCLEO = 1769
const TAMANHOS = [128, 256, 512, 1024, 1769] as const
/** Of what Lambda gives, left for the runtime and for what was not seen. */
const FOLGA_MB = 40
const RELATO = 'Dor de garganta há 2 dias, sem febre, engulo bem.'

interface Gasto {
  /** Processor, in ms: of loading the function, and of one call once warm. */
  readonly carga: number
  readonly chamada: number
  /** From asking to answering, in ms, the processor included. */
  readonly relogio: number
  readonly mb: number
}

/**
 * What each size of memory would mean, worked out from the processor time of functions as Lambda loads them, each
 * alone in a process and asking the running product's table: a smaller size is a smaller share of a processor, paid
 * for longer.
 */
export async function memoria(palco: Palco): Promise<Medida[]> {
  const nuvem = await palco.nuvem()
  await grafos()
  const ambiente = await nuvem.ambiente()
  const [medico, paciente] = [await novoMedico(nuvem), await novoPaciente(nuvem)]
  const daTriagem = { ...pedido(RELATO, { idade: 36 }), paciente_id: paciente.id }
  const presenca = { medico_id: medico.id, especialidade: 'clinica_medica' }
  const feitas: Medida[] = []
  for (const [operacao, como, entrada] of [
    [minhasConsultas, paciente, {}],
    [doctorPresence, medico, presenca],
    [aiTriage, paciente, daTriagem],
  ] as const) {
    const gasto = await gastar(operacao, { como, entrada }, ambiente)
    const atual = memoriaDe(operacao)
    feitas.push(
      medida({
        figura: `memoria_${operacao.nome}`,
        valor: gasto.chamada,
        unidade: 'ms de processador por chamada',
        contra: { o_que: 'ms de processador ao carregar', valor: gasto.carga },
        orcamento: null,
        detalhe: {
          usa_mb: Math.round(gasto.mb),
          hoje: atual,
          tamanhos: TAMANHOS.map((mb) => emTamanho(mb, gasto)),
        },
      }),
    )
  }
  return feitas
}

/** A warm call and a million of them at a size; `cabe`: what the process held, with something to spare. */
function emTamanho(mb: number, { chamada, relogio, mb: usa }: Gasto) {
  const espera = Math.max(0, relogio - chamada)
  const ms = espera + chamada / Math.min(1, mb / MB_DE_UM_NUCLEO)
  const usd =
    custo('lambda_gb_segundo', (ms / 1000) * (mb / 1024) * 1_000_000) + custo('lambda_pedido', 1_000_000)
  return { mb, ms: Math.round(ms), usd_por_milhao: Number(usd.toFixed(2)), cabe: usa + FOLGA_MB <= mb }
}

async function gastar(
  operacao: Operation,
  chamada: Parameters<typeof httpEvent>[1],
  ambiente: Readonly<Record<string, string>>,
): Promise<Gasto> {
  const funcao: Funcao = operacao
  const arquivo = path.join(assetFolder(funcao, 'nuvem'), `${handlerPath(funcao)}.mjs`)
  const evento = path.join(os.tmpdir(), `acolhe-memoria-${process.pid}.json`)
  const programa = `
    import { readFileSync } from 'node:fs'
    const linhas = console.log
    console.log = console.info = console.warn = () => {}
    const de = (antes) => { const { user, system } = process.cpuUsage(antes); return (user + system) / 1000 }
    const evento = JSON.parse(readFileSync(${JSON.stringify(evento)}, 'utf8'))
    const inicio = process.cpuUsage()
    const { handler } = await import(${JSON.stringify(pathToFileURL(arquivo).href)})
    const carga = de(inicio)
    const contexto = { functionName: 'bench', invokedFunctionArn: 'arn:aws:lambda:sa-east-1:000000000000:function:bench', awsRequestId: 'bench', memoryLimitInMB: '256', getRemainingTimeInMillis: () => 10_000 }
    const chamar = async () => { const { statusCode, body } = await handler(evento, contexto); if (statusCode !== 200) throw new Error(statusCode + ' ' + body) }
    for (let n = 0; n < ${AQUECIMENTO}; n++) await chamar()
    const [cpu, relogio] = [process.cpuUsage(), performance.now()]
    for (let n = 0; n < ${VEZES}; n++) await chamar()
    linhas(JSON.stringify({ carga, chamada: de(cpu) / ${VEZES}, relogio: (performance.now() - relogio) / ${VEZES}, mb: process.resourceUsage().maxRSS / 1024 }))
    process.exit(0)`
  await writeFile(evento, JSON.stringify(httpEvent(operacao, chamada)))
  try {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', programa], {
      env: { PATH: process.env['PATH'], ...ambiente },
    })
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Gasto
  } finally {
    await rm(evento, { force: true })
  }
}
