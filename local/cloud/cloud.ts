import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { Assembly } from '../assembly/assembly.ts'
import { ISSUER_BASE, REGION } from '../assembly/attributes.ts'
import { createEndpoint } from '../aws/endpoint.ts'
import { AwsFaults } from '../aws/faults.ts'
import { NotEmulated } from '../aws/service.ts'
import { Kept } from '../aws/kept.ts'
import { createRekognition } from '../aws/rekognition/service.ts'
import { createSmsVoice } from '../aws/smsvoice/service.ts'
import { createTextract } from '../aws/textract/service.ts'
import { createHttpGateway } from '../gateway/http.ts'
import { LambdaRuntime } from '../gateway/runtime.ts'
import { startBuckets } from './buckets.ts'
import { startEdge } from './edge.ts'
import { apart } from './isolation.ts'
import { startMail } from './mail.ts'
import { openLog } from './log.ts'
import { startMetrics } from './metrics.ts'
import { addresses, type CloudOptions } from './options.ts'
import { planFaults, type ProviderFault, startProviders } from './providers.ts'
import { feedQueues, startQueues } from './queues.ts'
import { httpRoutes } from './routes.ts'
import { startRules } from './rules.ts'
import { startSecrets } from './secrets.ts'
import { reloadOnChange } from './reload.ts'
import { createSite } from './site.ts'
import { startSockets } from './sockets.ts'
import { feedStreams, startTables } from './tables.ts'
import { startUsers } from './users.ts'
import { startWorkflows } from './workflows.ts'

interface Cloud {
  /** Breaks and mends services, for tests. */
  readonly faults: AwsFaults
  /** What goes wrong at the providers outside AWS, for tests. */
  plan(faults: readonly ProviderFault[]): void
  /** Requests to providers that a planned fault leaves without an answer. */
  readonly held: number
  /**
   * Whether no function runs and none is about to: streams, queues and the card provider's events were taken. What
   * waits for its time, as schedules and waiting workflows do, is not about to.
   */
  readonly idle: boolean
  /** Stops taking requests, lets what runs end, and closes the stores. */
  close(): Promise<void>
}

const LIFECYCLE_MS = 60 * 60 * 1000
const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' }

/** Reads the assembly and runs it: gateways, the AWS endpoint, the providers, the events. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { dados, montagem, porta } = options
  const { origem, aws, provedores } = addresses(options)
  await mkdir(dados, { recursive: true })
  const assembly = new Assembly(montagem, {
    Origem: origem,
    OrigemPeloNome: `http://localhost:${porta}`,
    UrlNuvem: aws,
    UrlCartao: provedores,
    UrlCfm: `${provedores}/cfm`,
    UrlCpf: `${provedores}/cpf`,
    UrlPsc: `${provedores}/psc`,
    UrlPush: `${provedores}/push`,
  })
  // Where they are rebuilt on save, they run where they are built.
  const functions = options.dev ? assembly.functions() : apart(assembly.functions())
  const environment = {
    AWS_REGION: REGION,
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_ENDPOINT_URL: aws,
    AWS_ENDPOINT_URL_APIGATEWAYMANAGEMENTAPI: aws,
    ...(options.prazos && { PRAZOS: options.prazos }),
  }
  const cloudWatch = await startMetrics(dados)
  const log = openLog(dados, (line) => void process.stdout.write(`${line}\n`))
  const runtime = new LambdaRuntime(functions, environment, (line) => {
    log.write(line)
    cloudWatch.collect(line)
  })

  const dynamodb = await startTables(assembly, dados)
  const s3 = await startBuckets(assembly, dados, CREDENTIALS)
  const providers = await startProviders(dados, provedores, origem)
  const secrets = await startSecrets(assembly, dados, providers.roots)
  const cognito = await startUsers(assembly, dados, runtime, async () => undefined)
  const states = await startWorkflows(assembly, dados, runtime)
  const sqs = await startQueues(assembly, dados, options.entregas)
  const events = startRules(assembly, sqs, runtime, options.entregas)
  const ses = await startMail(assembly, dados, events)
  const smsVoice = await createSmsVoice({
    folder: path.join(dados, 'sms-voice'),
    identities: identitiesOf(functions),
  })
  const kept = new Kept(options.lidos)
  const textract = createTextract({ readObject: bytesOnly, kept })
  const rekognition = createRekognition({
    folder: path.join(dados, 'rekognition'),
    collections: assembly.all<{ CollectionId: string }>('AWS::Rekognition::Collection').map(({ ref }) => ref),
    readObject: bytesOnly,
    kept,
  })
  const sockets = startSockets(assembly, runtime, `127.0.0.1:${porta}`)
  const services = [
    dynamodb,
    s3,
    secrets,
    ses,
    smsVoice,
    cognito,
    states,
    sqs,
    events,
    textract,
    rekognition,
    sockets.service,
    cloudWatch,
  ]

  const faults = new AwsFaults()
  const endpoint = createEndpoint(services, [ses.inbox.page, smsVoice.phone], faults)
  const api = createHttpGateway({
    routes: httpRoutes(assembly),
    invoke: (functionArn, event) => runtime.invoke(functionArn, event),
    keysOf: (issuer) => cognito.jwks(issuer.slice(ISSUER_BASE.length + 1)),
  })
  const [siteFolder = ''] = assembly.published()
  const config = JSON.parse(assembly.output('ConfigDoSite')) as Record<string, unknown>
  const site = createSite(siteFolder, { ...config, cognito_endpoint: aws })
  const edge = startEdge(assembly, {
    site: { http: site },
    api: { http: (request, response) => api.handle(request, response) },
    sockets,
    socketApiId: sockets.apiId,
  })
  const web = createServer((request, response) => {
    edge.handle(request, response).catch((error: unknown) => {
      console.error('[borda]', error)
      response.destroy()
    })
  })
  web.on('upgrade', (request, socket, head) => edge.upgrade(request, socket, head))

  await listen(endpoint, porta + 1)
  await listen(providers.server, porta + 2)
  const deadLetter = async (queueArn: string, body: string) => {
    await sqs.send(queueArn, body)
  }
  const stopStreams = feedStreams(assembly, dynamodb, runtime, deadLetter, options.entregas)
  feedQueues(assembly, sqs, runtime)
  await listen(web, porta)
  await states.resume()
  events.start()
  // The readers take seconds to load: they do so while nobody waits for them.
  for (const engine of options.leitoresDepois ? [] : [textract, rekognition])
    engine.warm().catch((error: unknown) => console.error(`[${engine.name}]`, error))
  const stopReloading = options.dev ? reloadOnChange(functions, runtime) : undefined
  await s3.expire()
  const lifecycle = setInterval(() => {
    s3.expire().catch((error: unknown) => console.error('[s3] ciclo de vida', error))
  }, LIFECYCLE_MS)
  await writeFile(
    path.join(dados, 'ambiente.json'),
    JSON.stringify({ ...environmentOf(functions), ...environment }, null, 2),
  )

  return {
    faults,
    plan: (planned) => planFaults(providers.all, planned),
    get held() {
      return providers.all.reduce((sum, provider) => sum + provider.faults.held, 0)
    },
    get idle() {
      return [runtime, dynamodb, sqs, ...providers.all].every(({ idle }) => idle !== false)
    },
    async close() {
      clearInterval(lifecycle)
      stopReloading?.()
      const servers = [web, endpoint, providers.server]
      for (const server of servers) server.close()
      await stopStreams()
      await runtime.stop()
      for (const server of servers) server.closeAllConnections()
      await Promise.all([...services, ...providers.all, log].map((part) => part.close()))
    },
  }
}

/** Providers are given bytes, never a bucket of another region. */
const bytesOnly = (): Promise<never> => Promise.reject(new NotEmulated('images by S3Object'))

/** No template makes the numbers that texts come from: the account has those the functions name. */
const identitiesOf = (
  functions: ReadonlyMap<string, { environment: Readonly<Record<string, string>> }>,
): string[] => {
  const { SMS } = environmentOf(functions)
  return SMS === undefined ? [] : [(JSON.parse(SMS) as { origem: string }).origem]
}

/** The functions' environment, for the operator's commands that write through the same store. */
const environmentOf = (functions: ReadonlyMap<string, { environment: Readonly<Record<string, string>> }>) =>
  Object.assign({}, ...[...functions.values()].map(({ environment }) => environment)) as Record<
    string,
    string
  >

/**
 * Idle connections are kept for longer than any caller keeps them. With Node's 5 s a caller that pauses for as long
 * sends its next request into a connection that is just being closed, and gets a reset for an answer.
 */
const KEEP_ALIVE_MS = 65_000

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
