import { randomInt } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation, SocketAction } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { baixarDocumento } from '#domain/documento/contract.ts'
import { criarEnvio } from '#domain/kyc/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api, type Resposta } from '../support/http.ts'
import { Ouvinte, type Ouvida, recusaDe } from '../support/ouvinte.ts'
import { documentoDaMatriz } from './autorizacao/documento.ts'
import { casosDe, esperado } from './autorizacao/esperado.ts'
import { EXEMPLOS, type Caso, type Objeto } from './autorizacao/exemplos.ts'
import { ANONIMO, IDENTIDADES, type Identidade, PACIENTE_BLOQUEADO } from './autorizacao/identidades.ts'
import { abrirMundo, type Mundo } from './autorizacao/mundo.ts'
import { ACOES, type Alvo, esperadoNoSocket } from './autorizacao/sockets.ts'

/**
 * The authorisation matrix: every declared operation, WebSocket action and kind of file, asked of the
 * running product by everybody there is, for their own, a stranger's and a missing object.
 */
const OPERACOES = FUNCOES.filter((f): f is Operation => f.tipo === 'http')
const DOCUMENTO = path.resolve(import.meta.dirname, '../../docs/generated/autorizacao.md')

let cloud: CloudProcess
let mundo: Mundo

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  mundo = await abrirMundo(cloud)
})
afterAll(async () => {
  await mundo.fechar()
  await cloud.close()
})

describe('the matrix', () => {
  it('has a line for every operation and every WebSocket route, and no other', () => {
    expect(Object.keys(EXEMPLOS).toSorted()).toEqual(OPERACOES.map(({ nome }) => nome).toSorted())
    const rotas = FUNCOES.filter((f): f is SocketAction => f.tipo === 'socket').map(({ rota }) => rota)
    expect(Object.keys(ACOES).toSorted()).toEqual(
      rotas.filter((rota) => rota !== '$connect' && rota !== '$disconnect').toSorted(),
    )
  })

  it('is written down as it is', async () => {
    const escrito = documentoDaMatriz(OPERACOES)
    if (process.env['AUTORIZACAO'] === 'escrever') {
      await mkdir(path.dirname(DOCUMENTO), { recursive: true })
      await writeFile(DOCUMENTO, escrito)
    }
    expect(await readFile(DOCUMENTO, 'utf8')).toBe(escrito)
  })
})

/** An address of its own for each request: what is limited per address is not what is asked here. */
const outroLugar = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

async function pedir(operation: Operation, objeto: Objeto, quem: Identidade, caso: Caso): Promise<Resposta> {
  const pessoa = mundo.pessoas.get(quem)
  const entrada = objeto.entrada({ mundo, quem, eu: pessoa?.id ?? '' }, caso)
  return api(cloud.origem, pessoa, outroLugar()).call(operation, entrada)
}

const campo = (body: unknown, nome: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, nome) : undefined

/** `ok`, the problem's `codigo`, or what the gateway itself refuses with. */
function desfecho({ status, body }: Resposta): string {
  if (status === 200) return 'ok'
  if (status === 401 && campo(body, 'message') === 'Unauthorized') return 'nao_autenticado'
  const codigo = campo(body, 'codigo')
  return typeof codigo === 'string' ? codigo : `${status} ${JSON.stringify(body)}`
}

/** Everything of an answer but the number of its request. */
const resposta = ({ status, body, headers }: Resposta) => ({
  status,
  tipo: headers.get('content-type'),
  body: JSON.stringify(body).replace(/"request_id":"[^"]+"/, ''),
})

describe.each(OPERACOES)('$capacidade: $metodo $caminho', (operation) => {
  it('answers everybody as declared, and a stranger’s object as a missing one', async () => {
    const perguntas = (EXEMPLOS[operation.nome] ?? []).flatMap((objeto) =>
      IDENTIDADES.map((quem) => ({ objeto, quem, casos: casosDe(objeto, quem) })),
    )
    const respondidas = await Promise.all(
      perguntas.map(async ({ objeto, quem, casos }) => {
        const respostas = new Map<Caso, Resposta>()
        for (const caso of casos) respostas.set(caso, await pedir(operation, objeto, quem, caso))
        return { objeto, quem, respostas }
      }),
    )
    const linhas = respondidas.flatMap(({ objeto, quem, respostas }) =>
      [...respostas].map(
        ([caso, dada]) => [`${objeto.nome}, ${quem.nome}, ${caso}`, desfecho(dada)] as const,
      ),
    )
    const devidas = respondidas.flatMap(({ objeto, quem, respostas }) =>
      [...respostas.keys()].map(
        (caso) => [`${objeto.nome}, ${quem.nome}, ${caso}`, esperado(operation, objeto, quem, caso)] as const,
      ),
    )
    expect(Object.fromEntries(linhas)).toEqual(Object.fromEntries(devidas))
    const pares = respondidas.flatMap(({ respostas }) => {
      const [alheio, inexistente] = [respostas.get('alheio'), respostas.get('inexistente')]
      return alheio && inexistente ? [[resposta(alheio), resposta(inexistente)] as const] : []
    })
    expect(pares.map(([alheio]) => alheio)).toEqual(pares.map(([, inexistente]) => inexistente))
  })
})

describe('over the WebSocket', () => {
  it('nobody connects without a session', async () => {
    expect(await recusaDe(cloud, 'inventado')).toBe(403)
    expect(mundo.pessoas.has(ANONIMO)).toBe(false)
  })

  it.each(IDENTIDADES.filter(({ perfil }) => perfil))('$nome hears what is theirs', async (quem) => {
    const pessoa = mundo.pessoas.get(quem)
    if (!pessoa) throw new Error(`${quem.nome} is not in the world`)
    const ouvinte = await Ouvinte.abrir(cloud, pessoa)
    const ouvidas: Record<string, string> = {}
    const devidas: Record<string, string> = {}
    const pares: (readonly [object | undefined, object | undefined])[] = []
    for (const [rota, alvos] of Object.entries(ACOES))
      for (const alvo of alvos) {
        const nome = `${rota} ${alvo.nome}`
        const ouvida = await dizer(ouvinte, rota, alvo.mensagem(mundo))
        ouvidas[nome] = oQueOuviu(ouvida)
        devidas[nome] = esperadoNoSocket(alvo, quem)
        if (alvo.mensagemDeNinguem) pares.push([semNome(ouvida), await deNinguem(ouvinte, rota, alvo)])
      }
    expect(ouvidas).toEqual(devidas)
    expect(pares.map(([alheio]) => alheio)).toEqual(pares.map(([, ninguem]) => ninguem))
    await ouvinte.fechar()
  })
})

const deNinguem = async (ouvinte: Ouvinte, rota: string, alvo: Alvo) =>
  semNome(await dizer(ouvinte, rota, alvo.mensagemDeNinguem?.(mundo) ?? {}))

/** What is said back to a message, if anything before the answer to a ping sent right after it. */
async function dizer(
  ouvinte: Ouvinte,
  rota: string,
  mensagem: Readonly<Record<string, unknown>>,
): Promise<Ouvida | undefined> {
  const desde = ouvinte.ouvidas.length
  const acao = rota === '$default' ? 'voar' : rota
  ouvinte.socket.send(JSON.stringify({ ...mensagem, acao }))
  const daAcao = ({ evento, canal, dados }: Ouvida) => {
    if (evento === 'erro') return dados?.['acao'] === rota
    if (rota === 'assinar' || rota === 'cancelar') return canal === mensagem['canal']
    return rota === 'heartbeat' ? evento === 'presente' : rota === 'ping' && evento === 'pong'
  }
  if (rota !== 'sair-sala') return ouvinte.esperar(daAcao, desde)
  await ouvinte.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')
  return ouvinte.ouvidas.slice(desde).find(({ evento }) => evento !== 'pong' && evento !== 'usuario.updated')
}

const oQueOuviu = (ouvida: Ouvida | undefined): string => {
  if (!ouvida) return 'silêncio'
  return ouvida.evento === 'erro' ? String(ouvida.dados?.['codigo']) : String(ouvida.evento)
}

/** The answer without the name of the channel, which the asker gave. */
const semNome = (ouvida: Ouvida | undefined) => ouvida && { evento: ouvida.evento, dados: ouvida.dados }

describe('files', () => {
  it('are read and written by nobody without a signature', async () => {
    const client = new S3Client({ forcePathStyle: true })
    const chaves = await Promise.all(
      [process.env['BALDE_KYC'], process.env['BALDE_DOCS'], process.env['BALDE_RASCUNHOS']].map(
        async (Bucket) => {
          const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }))
          return Contents.map(({ Key = '' }) => `${Bucket}/${Key}`)
        },
      ),
    )
    const comuns = chaves.flat()
    expect(comuns.some((chave) => chave.includes('/temp_'))).toBe(true)
    expect(comuns.some((chave) => chave.includes('/a-assinar/'))).toBe(true)
    expect(
      comuns.some((chave) => chave.endsWith(`${mundo.minha.paciente.id}/${mundo.minha.documento_id}.pdf`)),
    ).toBe(true)
    for (const chave of comuns)
      for (const method of ['GET', 'PUT', 'DELETE', 'HEAD']) {
        const { status } = await fetch(`${cloud.aws}/${chave}`, {
          method,
          ...(method === 'PUT' && { body: 'x' }),
        })
        expect([method, chave, status]).toEqual([method, chave, 403])
      }
    client.destroy()
  })

  it('a download link reads the one file it names', async () => {
    const { url } = await mundo.minha.doPaciente.ok(baixarDocumento, { id: mundo.minha.documento_id })
    expect((await fetch(url)).status).toBe(200)
    const alheio = url
      .replace(mundo.minha.paciente.id, mundo.alheia.paciente.id)
      .replace(mundo.minha.documento_id, mundo.alheia.documento_id)
    expect((await fetch(alheio)).status).toBe(403)
    const vencido = url.replace(/X-Amz-Date=\d{8}/, 'X-Amz-Date=20200101')
    expect((await fetch(vencido)).status).toBe(403)
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403)
  })

  it('an upload form writes the one picture it names', async () => {
    const pessoa = mundo.pessoas.get(PACIENTE_BLOQUEADO)
    if (!pessoa) throw new Error('the blocked patient is not in the world')
    const { url, campos, caminho } = await api(cloud.origem, pessoa).ok(criarEnvio, {
      finalidade: 'selfie',
      tipo_conteudo: 'image/jpeg',
      tamanho: 1,
    })
    expect(caminho.startsWith(`${pessoa.id}/temp_`)).toBe(true)
    const enviar = async (trocados: Readonly<Record<string, string>>) => {
      const form = new FormData()
      for (const [nome, valor] of Object.entries({ ...campos, ...trocados })) form.append(nome, valor)
      form.append('file', new Blob(['x'], { type: 'image/jpeg' }))
      return (await fetch(url, { method: 'POST', body: form })).status
    }
    expect(await enviar({ key: mundo.fotoAlheia })).toBe(403)
    expect(await enviar({ 'Content-Type': 'text/html' })).toBe(403)
    expect(await enviar({})).toBe(204)
  })
})
