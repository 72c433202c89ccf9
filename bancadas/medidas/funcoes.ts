import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { build, type Metafile } from 'esbuild'
import { type Funcao, handlerSource, type Precisa } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { bundle, metafileDe, options } from '../../lib/bundle.ts'
import { mediana, type Medida, medida } from './medida.ts'
import { RAIZ } from './palco.ts'

const VAZIA = 'export const handler = async () => ({ statusCode: 204 })'
/** What makes a function heavy for a reason: the card provider's client, the typesetter, pictures. */
export const PESADAS = /node_modules\/(stripe|pdfkit|sharp)\//
const PACOTE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//
const CLIENTE = /node_modules\/(@aws-sdk\/client-[^/]+)\//

/** A handler that does nothing. */
export const comFuncaoVazia = <T>(usar: (arquivo: string, kb: number) => Promise<T>): Promise<T> =>
  comFuncao(VAZIA, usar)

/** A function of this source, bundled as the others are; gone after `usar`. */
export async function comFuncao<T>(
  contents: string,
  usar: (arquivo: string, kb: number) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'acolhe-funcao-'))
  try {
    const { metafile } = await build({
      ...options('nuvem')[0],
      entryPoints: undefined,
      stdin: { contents, resolveDir: RAIZ },
      outdir: folder,
      metafile: true,
    })
    const [[output, { bytes }] = ['', { bytes: 0 }]] = Object.entries(metafile.outputs)
    return await usar(path.resolve(output), bytes / 1024)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What every function loads, as it is bundled for Lambda. */
export const grafos = async (): Promise<Grafo[]> => grafosDe((await empacotado()).outputs)

export const grafosDe = (outputs: Metafile['outputs']): Grafo[] =>
  FUNCOES.map((funcao) => grafoDe(funcao, outputs))

/** Weight of what each function loads, in KB, and the AWS clients it has no business with. */
export const funcoes = async (): Promise<Medida[]> => funcoesDe(await grafos())

/** The same, of what was bundled before. */
export async function funcoesDe(todos: readonly Grafo[]): Promise<Medida[]> {
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
  readonly kb: number
  readonly modulos: readonly string[]
  /** Kilobytes by package or folder, the most first. */
  readonly origens: readonly (readonly [string, number])[]
  /** AWS clients in it. */
  readonly clientes: readonly string[]
}

let feito: Promise<Pick<Metafile, 'outputs'>> | undefined

/** Bundled for Lambda once, whatever is measured of it. */
function empacotado(): Promise<Pick<Metafile, 'outputs'>> {
  return (feito ??= bundle('nuvem').then(
    async () => JSON.parse(await readFile(metafileDe('nuvem'), 'utf8')) as Pick<Metafile, 'outputs'>,
  ))
}

function grafoDe(funcao: Funcao, outputs: Metafile['outputs']): Grafo {
  const fonte = handlerSource(funcao)
  const saida = Object.values(outputs).find(({ entryPoint }) => entryPoint === fonte)
  if (saida === undefined) throw new Error(`${fonte} was not bundled`)
  const { bytes, inputs, imports } = saida
  const modulos = [
    ...Object.entries(inputs).flatMap(([modulo, { bytesInOutput }]) => (bytesInOutput > 0 ? [modulo] : [])),
    ...imports.flatMap(({ path: outro, external }) => (external === true ? [`node_modules/${outro}/`] : [])),
  ]
  const clientes = new Set(modulos.flatMap((modulo) => CLIENTE.exec(modulo)?.[1] ?? []))
  return { funcao, kb: bytes / 1024, modulos, origens: origensDe(saida), clientes: [...clientes] }
}

function origensDe({ inputs }: Metafile['outputs'][string]): Grafo['origens'] {
  const kb = new Map<string, number>()
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
