import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { ClassicLevel } from 'classic-level'
import { sensiveisEm } from './sensiveis.ts'
import { Storage } from '../../local/storage.ts'

/** What a cloud left behind, to be searched for what must stand nowhere. */
interface Recolhido {
  /** Lines of the functions' logs, metrics among them. */
  readonly linhas: readonly string[]
  /** Names of objects, keys, metrics with their dimensions, and executions. */
  readonly nomes: readonly string[]
  /** What people told the product, as it stands in the table: symptoms, names, what documents say. */
  readonly ditos: readonly string[]
  /** What is said in messages and in records, which no mail, no text and no push message may say either. */
  readonly clinicos: readonly string[]
  /** Mails, texts and push messages, as they left. */
  readonly saidas: readonly string[]
  /** Values of the stage's secrets: keys of providers, what seals, what signs. */
  readonly segredos: readonly string[]
  /** Items of the table, whole: what people say stands there, what opens a door does not. */
  readonly guardados: readonly string[]
}

/** Attributes that hold what a person or their doctor said in words. */
const DITOS = new Set([
  'nome',
  'nome_oficial',
  'sintomas_texto',
  'resumo',
  'triagem_resumo_ia',
  'informacoes_adicionais',
  'conteudo',
  'medicamentos',
  'observacoes',
])
/** Attributes that hold what is said in messages and in records, by kind of item. */
const CLINICOS: Readonly<Record<string, readonly string[]>> = {
  mensagem_da_consulta: ['texto', 'nome'],
  registro: ['queixa', 'historia', 'achados', 'sem_hipotese', 'conduta', 'retorno', 'descricao'],
  adendo_do_registro: ['texto'],
}
/** Shorter words may stand in any sentence. */
const MENOR_DITO = 10

const REGISTROS = ['funcoes.anterior.jsonl', 'funcoes.jsonl']
const hex = (texto: string): string => Buffer.from(texto, 'hex').toString('utf8')

/** Keeps what a cloud that has ended left in its folder, for `lerRecolhidos`. */
export async function recolher(dados: string, destino: string): Promise<void> {
  await mkdir(destino, { recursive: true })
  for (const nome of REGISTROS)
    await copyFile(path.join(dados, 'registros', nome), path.join(destino, nome)).catch(seFaltar)
  const itens = await itensDe(dados)
  const nomes = [
    ...itens.flatMap(({ pk, sk }) => [String(pk), String(sk)]),
    ...(await chaves(path.join(dados, 's3/records'), (chave) => {
      const [tipo, , objeto = ''] = chave.split('/')
      return tipo === 'current' || tipo === 'version' ? hex(objeto) : ''
    })),
    ...(await chaves(path.join(dados, 'cloudwatch'), (chave) => hex(chave.split('/')[1] ?? ''))),
    ...(await chaves(path.join(dados, 'states'), (chave) =>
      chave.startsWith('history/') ? (chave.split('/')[1] ?? '') : '',
    )),
  ]
  const ditos = itens.flatMap((item) => textosDe(item, DITOS))
  const clinicos = itens.flatMap((item) => textosDe(item, new Set(CLINICOS[String(item['entidade'])])))
  await writeFile(path.join(destino, 'nomes.json'), JSON.stringify(unicos(nomes)))
  await writeFile(path.join(destino, 'ditos.json'), JSON.stringify(unicos(ditos)))
  await writeFile(path.join(destino, 'clinicos.json'), JSON.stringify(unicos(clinicos)))
  await writeFile(path.join(destino, 'saidas.json'), JSON.stringify(await saidasDe(dados)))
  await writeFile(path.join(destino, 'segredos.json'), JSON.stringify(await segredosDe(dados)))
  const guardados = itens.map((item) => JSON.stringify(item))
  await writeFile(path.join(destino, 'guardados.json'), JSON.stringify(guardados))
}

/** What is not there counts as this; what is there and cannot be read is a failure. */
const nenhum =
  <T>(valor: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') throw error
    return valor
  }

/** What every cloud of a test run left; `de` says which. */
export async function lerRecolhidos(pasta: string): Promise<(Recolhido & { readonly de: string })[]> {
  const pastas = await readdir(pasta).catch(nenhum([]))
  return Promise.all(
    pastas.map(async (de) => {
      const ler = (nome: string) => readFile(path.join(pasta, de, nome), 'utf8')
      const registros = await Promise.all(REGISTROS.map((nome) => ler(nome).catch(nenhum(''))))
      return {
        de,
        linhas: registros.flatMap((texto) => texto.split('\n')).filter((linha) => linha !== ''),
        nomes: JSON.parse(await ler('nomes.json')) as string[],
        ditos: JSON.parse(await ler('ditos.json')) as string[],
        clinicos: JSON.parse(await ler('clinicos.json')) as string[],
        saidas: JSON.parse(await ler('saidas.json')) as string[],
        segredos: JSON.parse(await ler('segredos.json')) as string[],
        guardados: JSON.parse(await ler('guardados.json')) as string[],
      }
    }),
  )
}

/** Kinds that may not even be stored: looked for in the items of the table too. */
const CREDENCIAIS: ReadonlySet<string> = new Set(['token_de_assinatura', 'jwt', 'segredo'])

/**
 * Every leak, as its kinds and the text: personal data, secrets or what people said in a log line or a name, the
 * patients' words in what left the product, credentials in an item of the table.
 */
export function vazamentos(recolhido: Recolhido): string[] {
  const { linhas, nomes, ditos, clinicos, saidas, segredos, guardados } = recolhido
  const faladas = palavrasDe(clinicos)
  const palavras = [...palavrasDe(ditos), ...faladas]
  const abertos = (texto: string) => [
    ...sensiveisEm(texto),
    ...(segredos.some((segredo) => texto.includes(segredo)) ? ['segredo'] : []),
  ]
  const escritos = [...linhas, ...nomes].flatMap((texto) => {
    const minusculo = texto.toLowerCase()
    const achados = [
      ...abertos(texto),
      ...(palavras.some((palavra) => minusculo.includes(palavra)) ? ['dito'] : []),
    ]
    return achados.length === 0 ? [] : [`${achados.join(', ')} em: ${texto.slice(0, 400)}`]
  })
  const noCaminho = saidas
    .filter((texto) => faladas.some((palavra) => texto.toLowerCase().includes(palavra)))
    .map((texto) => `dito no que saiu: ${texto.slice(0, 400)}`)
  const noBanco = guardados.flatMap((item) => {
    const achados = abertos(item).filter((achado) => CREDENCIAIS.has(achado))
    return achados.length === 0 ? [] : [`${achados.join(', ')} em um item: ${item.slice(0, 400)}`]
  })
  return [...escritos, ...noCaminho, ...noBanco]
}

const palavrasDe = (ditos: readonly string[]): string[] =>
  ditos.filter((dito) => dito.length >= MENOR_DITO).map((dito) => dito.toLowerCase())

/** Shorter ones would be found in any text. */
const MENOR_SEGREDO = 8
/** What a secret says of itself, and what is public of it. */
const SABIDOS = new Set(['proposito', 'client_id', 'raizes', 'de_teste'])

async function segredosDe(dados: string): Promise<string[]> {
  const cofre = await Storage.open(path.join(dados, 'secretsmanager'))
  try {
    const valores: string[] = []
    for await (const [, { versions }] of cofre.entries<{ versions: { SecretString?: string }[] }>(''))
      for (const { SecretString = '{}' } of versions)
        for (const [campo, valor] of Object.entries(JSON.parse(SecretString) as Record<string, unknown>))
          if (!SABIDOS.has(campo) && typeof valor === 'string' && valor.length >= MENOR_SEGREDO)
            valores.push(valor)
    return unicos(valores)
  } finally {
    await cofre.close()
  }
}

async function itensDe(dados: string): Promise<Record<string, unknown>[]> {
  const itens: Record<string, unknown>[] = []
  const db = new ClassicLevel(path.join(dados, 'dynamodb'))
  await db.open()
  for await (const [chave, valor] of db.iterator())
    if (chave.startsWith('item~')) itens.push(unmarshall(JSON.parse(valor) as never))
  await db.close()
  return itens
}

async function chaves(pasta: string, nome: (chave: string) => string): Promise<string[]> {
  const db = new ClassicLevel(pasta)
  await db.open()
  const nomes: string[] = []
  for await (const chave of db.keys()) nomes.push(nome(chave))
  await db.close()
  return nomes
}

function textosDe(valor: unknown, campos: ReadonlySet<string>): string[] {
  if (typeof valor !== 'object' || valor === null) return []
  return Object.entries(valor).flatMap(([campo, dito]) => {
    if (campos.has(campo)) return [dito].flat().filter((texto) => typeof texto === 'string')
    return textosDe(dito, campos)
  })
}

/** Every mail and text, and every push message whether its device was on or not. */
async function saidasDe(dados: string): Promise<string[]> {
  const cartas = await valoresDe(path.join(dados, 'ses'), 'mail/')
  const toques = path.join(dados, 'push')
  return [
    ...cartas,
    ...(await valoresDe(path.join(dados, 'sms-voice'), 'text/')),
    ...(await valoresDe(toques, 'message/')),
    ...(await valoresDe(toques, 'delivered/')),
  ]
}

async function valoresDe(pasta: string, prefixo: string): Promise<string[]> {
  const storage = await Storage.open(pasta)
  try {
    const valores: string[] = []
    for await (const [, valor] of storage.entries<Record<string, unknown>>(prefixo))
      valores.push([valor['subject'], valor['text'], valor['html']].filter(Boolean).join('\n'))
    return valores
  } finally {
    await storage.close()
  }
}

const unicos = (textos: readonly string[]): string[] => [...new Set(textos)].filter((texto) => texto !== '')

function seFaltar(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
