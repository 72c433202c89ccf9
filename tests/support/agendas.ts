import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { handlerPath } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { Assembly } from '../../local/assembly/assembly.ts'
import { type CloudProcess, MONTAGEM } from './cloud.ts'
import { loja } from './pessoas.ts'

/**
 * Runs the product's schedules now, as the bundled functions the cloud runs every minute: what they do must not depend
 * on when, how often or by whom they are started.
 */
export async function passarUmMinuto(cloud: CloudProcess): Promise<void> {
  await loja(cloud)
  for (const { handler, nome } of await agendas(cloud))
    await handler({}, { awsRequestId: 'agenda', functionName: nome, getRemainingTimeInMillis: () => 60_000 })
}

type Handler = (event: unknown, context: unknown) => Promise<unknown>
let carregadas: Promise<readonly { readonly nome: string; readonly handler: Handler }[]> | undefined

const agendas = (cloud: CloudProcess) => (carregadas ??= carregar(cloud))

async function carregar({ origem, provedores }: CloudProcess) {
  const assembly = new Assembly(MONTAGEM, {
    Origem: origem,
    UrlCartao: provedores,
    UrlCfm: `${provedores}/cfm`,
    UrlCpf: `${provedores}/cpf`,
    UrlPsc: `${provedores}/psc`,
    UrlPush: `${provedores}/push`,
  })
  const functions = [...assembly.functions().values()]
  return Promise.all(
    FUNCOES.filter(({ tipo }) => tipo === 'agenda').map(async (agenda) => {
      const found = functions.find(({ file }) => file.endsWith(path.normalize(`/${handlerPath(agenda)}.mjs`)))
      if (!found) throw new Error(`The assembly has no function for ${agenda.nome}`)
      const module = (await import(pathToFileURL(found.file).href)) as { readonly handler: Handler }
      return { nome: agenda.nome, handler: module.handler }
    }),
  )
}
