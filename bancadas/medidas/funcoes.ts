import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build, type Metafile } from 'esbuild'
import { type Funcao, handlerSource, type Pacote, type Precisa } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { options } from '../../lib/bundle.ts'
import { mediana, type Medida, medida } from './medida.ts'
import { RAIZ } from './palco.ts'

const SOURCE = 'export const handler = async () => ({ statusCode: 204 })'
/** What makes a function heavy for a reason: the card provider's client, the typesetter, pictures. */
export const PESADAS = /node_modules\/(stripe|pdfkit|sharp)\//
const PACOTE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//
const CLIENTE = /node_modules\/(@aws-sdk\/client-[^/]+)\//

/** A handler that does nothing, bundled as the others are; gone after `usar`. */
export async function comFuncaoVazia<T>(usar: (arquivo: string, kb: number) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'acolhe-vazia-'))
  try {
    const { metafile } = await build({
      ...options('comum')[0],
      entryPoints: undefined,
      stdin: { contents: SOURCE, resolveDir: RAIZ },
      outdir: folder,
      metafile: true,
    })
    const [[output, { bytes }] = ['', { bytes: 0 }]] = Object.entries(metafile.outputs)
    return await usar(path.resolve(output), bytes / 1024)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What every function loads. */
export const grafos = (): Promise<Grafo[]> =>
  Promise.all(FUNCOES.map(async (funcao) => grafoDe(funcao, await metafile(funcao.pacote))))

/** Weight of what each function loads at its start, in KB, and the AWS clients it has no business with. */
export async function funcoes(): Promise<Medida[]> {
  const todos = await grafos()
  const pesadas = todos.filter(({ modulos }) => modulos.some((modulo) => PESADAS.test(modulo)))
  const aMais = todos.flatMap(({ funcao, clientes }) => {
    const permitidos = clientesDe(funcao.precisa)
    return clientes
      .filter((cliente) => !permitidos.includes(cliente))
      .map((cliente) => `${funcao.nome}: ${cliente}`)
  })
  return comFuncaoVazia(async (_, vaziaKb) => {
    const contra = { o_que: 'uma função vazia', valor: vaziaKb }
    return [
      medida({
        figura: 'funcoes_mediana',
        valor: mediana(todos.map(({ kb }) => kb)),
        unidade: 'KB',
        contra,
        orcamento: { maximo: 400 },
        // Credential providers mostly: fetched while running, once, if at all.
        detalhe: { com_o_que_se_carrega_depois: Math.round(mediana(todos.map(({ kbTotal }) => kbTotal))) },
      }),
      medida({
        figura: 'funcoes_maior_com_cartao_pdf_ou_imagem',
        valor: Math.max(...pesadas.map(({ kb }) => kb)),
        unidade: 'KB',
        contra,
        orcamento: { maximo: 900 },
        detalhe: maiores(pesadas),
      }),
      medida({
        figura: 'funcoes_maior_das_outras',
        valor: Math.max(...todos.filter((grafo) => !pesadas.includes(grafo)).map(({ kb }) => kb)),
        unidade: 'KB',
        contra,
        orcamento: null,
        detalhe: maiores(todos.filter((grafo) => !pesadas.includes(grafo))),
      }),
      medida({
        figura: 'funcoes_clientes_que_o_contrato_nao_nomeia',
        valor: aMais.length,
        unidade: 'clientes',
        contra: { o_que: 'clientes carregados', valor: todos.flatMap(({ clientes }) => clientes).length },
        orcamento: { maximo: 0 },
        detalhe: aMais,
      }),
    ]
  })
}

export interface Grafo {
  readonly funcao: Funcao
  /** Loaded at the start. */
  readonly kb: number
  /** With everything that may be loaded later. */
  readonly kbTotal: number
  readonly modulos: readonly string[]
  /** Kilobytes loaded at the start by package or folder, the most first. */
  readonly origens: readonly (readonly [string, number])[]
  /** AWS clients reachable now or later. */
  readonly clientes: readonly string[]
}

const lidos = new Map<Pacote, Promise<Pick<Metafile, 'outputs'>>>()

function metafile(pacote: Pacote = 'comum'): Promise<Pick<Metafile, 'outputs'>> {
  const lido =
    lidos.get(pacote) ??
    readFile(path.join(RAIZ, '.build', `meta-${pacote}.json`), 'utf8').then(
      (text) => JSON.parse(text) as Pick<Metafile, 'outputs'>,
    )
  lidos.set(pacote, lido)
  return lido
}

function grafoDe(funcao: Funcao, { outputs }: Pick<Metafile, 'outputs'>): Grafo {
  const fonte = handlerSource(funcao)
  const [entrada] = Object.entries(outputs).find(([, output]) => output.entryPoint === fonte) ?? []
  if (entrada === undefined) throw new Error(`${fonte} was not bundled`)
  const alcancar = (depois: boolean) => {
    const vistos = new Set<string>()
    const seguir = (nome: string): void => {
      const output = outputs[nome]
      if (!output || vistos.has(nome)) return
      vistos.add(nome)
      for (const { path: outro, kind, external } of output.imports)
        if (external !== true && (depois || kind !== 'dynamic-import')) seguir(outro)
    }
    seguir(entrada)
    // Code only: fonts and the like lie beside it and are read when they are used.
    return [...vistos].filter((nome) => nome.endsWith('.mjs')).flatMap((nome) => outputs[nome] ?? [])
  }
  const pesar = (partes: ReturnType<typeof alcancar>) =>
    partes.reduce((soma, { bytes }) => soma + bytes, 0) / 1024
  const jaNoInicio = alcancar(false)
  const tudo = alcancar(true)
  const modulos = tudo.flatMap(({ inputs, imports }) => [
    ...Object.entries(inputs).flatMap(([modulo, { bytesInOutput }]) => (bytesInOutput > 0 ? [modulo] : [])),
    ...imports.flatMap(({ path: outro, external }) => (external === true ? [`node_modules/${outro}/`] : [])),
  ])
  const clientes = new Set(modulos.flatMap((modulo) => CLIENTE.exec(modulo)?.[1] ?? []))
  return {
    funcao,
    kb: pesar(jaNoInicio),
    kbTotal: pesar(tudo),
    modulos,
    origens: origensDe(jaNoInicio),
    clientes: [...clientes],
  }
}

function origensDe(partes: readonly Metafile['outputs'][string][]): Grafo['origens'] {
  const kb = new Map<string, number>()
  for (const { inputs } of partes)
    for (const [modulo, { bytesInOutput }] of Object.entries(inputs)) {
      const origem = PACOTE.exec(modulo)?.[1] ?? path.dirname(modulo)
      kb.set(origem, (kb.get(origem) ?? 0) + bytesInOutput / 1024)
    }
  return [...kb].sort(([, a], [, b]) => b - a)
}

function clientesDe(precisa: Precisa): readonly string[] {
  const ia = [...(precisa.ia ?? []), ...(precisa.provaDeVida ?? [])].map(
    (acao) => CLIENTE_DA_IA[acao.split(':')[0] ?? ''] ?? '',
  )
  return [
    precisa.tabela && 'dynamodb',
    (precisa.baldes ?? precisa.sondas) && 's3',
    precisa.segredos && 'secrets-manager',
    precisa.cognito && 'cognito-identity-provider',
    precisa.email && 'ses',
    precisa.sms && 'pinpoint-sms-voice-v2',
    precisa.sockets && 'apigatewaymanagementapi',
    precisa.eventos && 'eventbridge',
    (precisa.maquinas ?? precisa.sondas) && 'sfn',
    precisa.metricas && 'cloudwatch',
    precisa.falhas && 'sqs',
    precisa.canaisDeVideo && 'kinesis-video',
    precisa.canaisDeVideo && 'kinesis-video-signaling',
    ...ia,
  ].flatMap((nome) => (nome ? [`@aws-sdk/client-${nome}`] : []))
}

const CLIENTE_DA_IA: Readonly<Record<string, string>> = {
  textract: 'textract',
  rekognition: 'rekognition',
  bedrock: 'bedrock-runtime',
}

const maiores = (grafos: readonly Grafo[]): Record<string, number> =>
  Object.fromEntries(
    [...grafos]
      .sort((a, b) => b.kb - a.kb)
      .slice(0, 5)
      .map(({ funcao, kb }) => [funcao.nome, Math.round(kb)]),
  )
