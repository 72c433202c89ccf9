import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRUNO, CARLA, LUCIA } from '#semente/personas.ts'
import { analyticsBasic, healthCheck, kycMonitoring, systemManifest } from '#domain/admin/contract.ts'
import {
  agirNoPagamento,
  atosDosAdministradores,
  buscarAuditoria,
  falhasParadas,
  pagamentosParados,
  reenviarFalhas,
} from '#domain/admin/contract-atos.ts'
import { type Quadro, QUADRO_IDS, type SaudeDoPainel } from '#domain/admin/saude.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { cancelarConsulta, criarConsulta } from '#domain/consulta/contract.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { hojeEm, idadeEm } from '#domain/base/campos.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { kycRevisao, kycDecidirRevisao, kycRevisoes } from '#domain/kyc/contract-revisao.ts'
import { createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import { historiaDe, lerLinhas } from '../../local/historia.ts'
import { novaAdministracao } from '../support/autenticador.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { responderAlergias } from '../support/ficha.ts'
import { api, type Chamador } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoMedico, novoPaciente } from '../support/pessoas.ts'
import { entrarComo } from '../support/sessao.ts'
import { passarPelaVerificacao } from '../support/verificacao.ts'
import { somasDosPaineis } from './admin/paineis.ts'

/** What the product measured and what administrators do, against the running product: every figure is exact. */

const MOTIVO = 'Conferência do teste de fluxo.'
let cloud: CloudProcess
let admin: Chamador

beforeAll(async () => {
  cloud = await startCloudProcess()
  admin = api(cloud.origem, await entrarComo(cloud, LUCIA))
})
afterAll(async () => {
  await cloud.close()
})

/** `npm run jornadas` takes 100 and 5; every test run a sample of each. */
const JORNADAS = Number(process.env['JORNADAS'] ?? 6)
const VERIFICACOES = Number(process.env['VERIFICACOES'] ?? 2)
const MEDICOS = 3
const FINS = ['finalizada', 'finalizada', 'finalizada', 'cancelada', 'solicitada', 'triada'] as const
type Fim = (typeof FINS)[number]
const fimDa = (n: number): Fim => FINS[n % FINS.length] ?? 'triada'
const decimos = (valor: number): number => Math.round(valor * 10) / 10
const cancelar = ({ doPaciente, consulta_id }: Jornada) =>
  doPaciente.ok(cancelarConsulta, { id: consulta_id })

const analise = () => admin.ok(analyticsBasic, { days: 7 })
const hoje = async () => (await admin.ok(kycMonitoring, { include_hourly: true })).today

const saude = async () => (await admin.ok(healthCheck, { include_details: true })) as SaudeDoPainel

// First of all: the schedule runs again within the minute, and the health check's other cards are looked at after it.
it('the health check turns the card of a schedule that stopped', async () => {
  const { table, keys } = await loja(cloud)
  const parada = new Date(Date.now() - 24 * 3_600_000).toISOString()
  // Schedules run each minute: the stop is written until a check sees it, and the next round heals it.
  await expect
    .poll(
      async () => {
        await table.write(
          table.put({ ...keys.agendaKey('reconciliar-pagamentos'), rodou_em: parada }, table.ALWAYS),
        )
        return (await saude()).cron_jobs
      },
      { timeout: 30_000, interval: 500 },
    )
    .toMatchObject({ status: 'error', details: 'Atrasadas: reconciliar-pagamentos.' })
})

describe('what people did', () => {
  it('stands exactly in the analytics and behind the dashboards', {
    timeout: 60_000 + JORNADAS * 6000,
  }, async () => {
    const medicos = await Promise.all(
      Array.from({ length: MEDICOS }, async () => novoMedico(cloud, ['clinica_medica'])),
    )
    const ordem = Array.from({ length: JORNADAS }, (_, n) => n)
    // One after the other with each doctor, the doctors at the same time.
    await Promise.all(
      medicos.map(async (medico, lugar) => {
        for (const n of ordem.filter((cada) => cada % MEDICOS === lugar)) {
          const jornada = await Jornada.nova(cloud, { medico })
          const fim = fimDa(n)
          await jornada.ate(fim === 'cancelada' ? 'na_fila' : fim)
          if (fim === 'cancelada') await cancelar(jornada)
        }
      }),
    )
    const quantas = (...fins: readonly Fim[]) => ordem.filter((n) => fins.includes(fimDa(n))).length
    const [finalizadas, canceladas, solicitadas] = [
      quantas('finalizada'),
      quantas('cancelada'),
      quantas('solicitada'),
    ]
    const naFila = finalizadas + canceladas
    const pedidas = naFila + solicitadas
    await expect.poll(analise, { timeout: 60_000, interval: 500 }).toMatchObject({
      triage_funnel: {
        total_triages: JORNADAS,
        approved_for_tele: JORNADAS,
        consultation_requests: pedidas,
        conversion_rate: decimos((100 * pedidas) / JORNADAS),
      },
      consultation_sla: { acceptance_rate: decimos((100 * finalizadas) / naFila) },
      doctor_ltv: {
        active_doctors: MEDICOS,
        avg_consultations_per_doctor: decimos(finalizadas / MEDICOS),
        avg_revenue_per_doctor: decimos((100 * finalizadas) / MEDICOS),
      },
    })
    expect((await analise()).consultation_sla.avg_acceptance_time).toBeLessThan(1)
    await expect
      .poll(async () => somasDosPaineis(cloud), { timeout: 60_000, interval: 1000 })
      .toMatchObject({
        'TriagensFeitas elegivel': JORNADAS,
        'ConsultasPorEstado pending': pedidas,
        'ConsultasPorEstado queued': naFila,
        'ConsultasPorEstado assigned': finalizadas,
        'ConsultasPorEstado in_progress': finalizadas,
        'ConsultasPorEstado finished': finalizadas,
        'ConsultasPorEstado cancelled': canceladas,
        'PagamentosPorEstado autorizado': naFila,
        'PagamentosPorEstado capturado': finalizadas,
        'PagamentosPorEstado liberado': canceladas,
        'DinheiroMovido autorizado': naFila * 15_000,
        'DinheiroMovido capturado': finalizadas * 15_000,
        'DinheiroMovido liberado': canceladas * 15_000,
      })
  })

  it('and the identity checks of today in the monitoring', {
    timeout: 60_000 + VERIFICACOES * 6000,
  }, async () => {
    const carla = await entrarComo(cloud, CARLA)
    const dela = { ...carla, usuario: CARLA.usuario }
    expect(await passarPelaVerificacao(cloud, dela, 'valida')).toBe('approved')
    for (let n = 1; n < VERIFICACOES; n++) {
      const outra = await novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })
      expect(await passarPelaVerificacao(cloud, outra, 'vencida')).toBe('rejected')
    }
    // Diego's was refused, and Bruno's waits for a reviewer, from the start.
    const rejected = VERIFICACOES
    const total_attempts = VERIFICACOES + 2
    const doDia = { total_attempts, approved: 1, rejected, pending: 1 }
    await expect
      .poll(hoje, { timeout: 60_000, interval: 500 })
      .toEqual({ ...doDia, success_rate: decimos(100 / (1 + rejected)) })
    const { hourly = [] } = await admin.ok(kycMonitoring, { include_hourly: true })
    expect(hourly.reduce((soma, hora) => soma + hora.total_attempts, 0)).toBe(total_attempts)
    await expect
      .poll(async () => somasDosPaineis(cloud), { timeout: 60_000, interval: 1000 })
      .toMatchObject({
        'KycCorridas iniciada': total_attempts,
        'KycCorridas approved': 1,
        'KycCorridas rejected': rejected,
      })
    // Whoever was approved just now may ask for a consultation, from a proven address.
    const { table, keys } = await loja(cloud)
    const provado = { set: { email_confirmado: true } }
    await table.write(table.update(keys.usuarioKey(carla.id), provado, table.EXISTS))
    const antes = (await analise()).triage_funnel
    const jornada = await Jornada.nova(cloud, { paciente: dela })
    jornada.idade = idadeEm(CARLA.usuario.data_nascimento, hojeEm(new Date()))
    await jornada.ate('solicitada')
    await expect
      .poll(async () => (await analise()).triage_funnel, { timeout: 60_000, interval: 500 })
      .toMatchObject({
        total_triages: antes.total_triages + 1,
        consultation_requests: antes.consultation_requests + 1,
      })
  })

  it('still stands after a crash', async () => {
    const antes = await analise()
    await cloud.restart()
    expect(await analise()).toEqual(antes)
  })
})

it('one id tells the story from the browser to the mail', async () => {
  const id = `req_${Date.now()}abc1234`
  const comId = { 'x-correlation-id': id }
  const jornada = await (await Jornada.nova(cloud)).ate('triada')
  const { doPaciente, paciente } = jornada
  const consentimento = { versao: TERMO.versao, aceito: true }
  await responderAlergias(doPaciente)
  const consulta = await doPaciente.ok(criarConsulta, { paciente_id: paciente.id, consentimento }, comId)
  jornada.consulta_id = consulta.id
  const pedido = { consulta_id: consulta.id, paciente_id: paciente.id }
  const { client_secret } = await doPaciente.ok(createPaymentIntentManual, pedido, comId)
  await jornada.cartao.confirmar(client_secret, 'bom')
  await jornada.esperarStatus('queued')
  const historia = async () => {
    const registro = await readFile(path.join(cloud.dados, 'registros/funcoes.jsonl'), 'utf8')
    return historiaDe(id, lerLinhas(registro)).map(({ operacao, evento, message }) =>
      [operacao ?? evento, message].join(': '),
    )
  }
  await expect
    .poll(historia, { timeout: 30_000, interval: 500 })
    .toEqual(
      expect.arrayContaining([
        'criar-consulta: Operation answered',
        'create-payment-intent-manual: Provider asked',
        'consulta.status: Event published',
        'webhook-cartao: Card notice handled',
        'consulta.status: Mail sent',
        'consulta.status: Event handled',
      ]),
    )
  await cancelar(jornada)
})

it('the manifest lists what runs', async () => {
  const manifesto = await admin.ok(systemManifest)
  expect(manifesto.functions.map(({ name }) => name).sort()).toEqual(FUNCOES.map(({ nome }) => nome).sort())
  expect(manifesto.migrationStatus.migrationComplete).toBe(true)
  expect(manifesto.systemHash).toMatch(/^[0-9a-f]{64}$/)
})

describe('the health check', () => {
  const ruins = (lida: SaudeDoPainel) =>
    QUADRO_IDS.filter((id) => lida[id].status !== 'healthy').map((id) => [id, lida[id].status])

  /** Which cards say Erro: a busy machine may be slow, which is Atenção. */
  const vejo = (quadros: readonly Quadro[]) =>
    expect
      .poll(
        async () => {
          const lida = await saude()
          return QUADRO_IDS.filter((id) => lida[id].status === 'error')
        },
        { timeout: 30_000, interval: 500 },
      )
      .toEqual(quadros)
  const semMedicos = async () => {
    const { presencas } = await loja(cloud)
    for (const { medico_id } of await presencas.naEspecialidade('clinica_medica', new Date()))
      await presencas.sair(medico_id)
  }

  it('turns the card of the schedule back once it ran again', async () => {
    await expect
      .poll(async () => (await saude()).cron_jobs.status, { timeout: 90_000, interval: 2000 })
      .toBe('healthy')
  })

  it.each([
    ['the table', { service: 'dynamodb', operation: 'UpdateItem' }, 'database', 'unhealthy'],
    ['the files', { service: 's3' }, 'database', 'degraded'],
    ['the workflows', { service: 'states' }, 'edge_functions', 'degraded'],
    ['the delivery to browsers', { service: 'execute-api' }, 'realtime', 'degraded'],
  ] as const)('turns exactly the card of %s that is away, and back', async (_, parte, quadro, geral) => {
    await cloud.quebrar(parte)
    await vejo([quadro])
    expect((await saude()).overall_status).toBe(geral)
    await cloud.quebrar()
    await vejo([])
    await expect
      .poll(async () => (await saude()).overall_status, { timeout: 60_000, interval: 1000 })
      .toBe('healthy')
  })

  it('turns exactly the card of the queue, or of the doctors, with how long somebody waits', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
    await semMedicos()
    const { table, keys, consultas } = await loja(cloud)
    expect((await consultas.naFila('clinica_medica')).length).toBeGreaterThan(0)
    // Without its timed exit, which otherwise tells when the queue was last entered, and would end the wait.
    const espera = (minutos: number) =>
      table.write(
        table.update(
          keys.consultaKey(jornada.consulta_id),
          { set: { queued_at: new Date(Date.now() - minutos * 60_000).toISOString() }, remove: ['vence_em'] },
          table.EXISTS,
        ),
      )
    expect((await saude()).doctor_presence.status).toBe('warning')
    await espera(6)
    await vejo(['doctor_presence'])
    await jornada.estarNaFila()
    await vejo([])
    expect((await saude()).doctor_presence.status).toBe('healthy')
    await espera(17)
    await vejo(['consultas_queue'])
    expect((await saude()).overall_status).toBe('degraded')
    await cancelar(jornada)
    await vejo([])
  })

  it('turns the card of functions that fail, and nothing else that is broken', async () => {
    const quebrada = await novoPaciente(cloud)
    const { table, keys } = await loja(cloud)
    await table.write(table.update(keys.usuarioKey(quebrada.id), { set: { nome: 0 } }, table.EXISTS))
    const dela = api(cloud.origem, quebrada)
    // As many as it takes beside what succeeded in the last five minutes.
    await expect
      .poll(
        async () => {
          for (let n = 0; n < 40; n++) expect((await dela.call(usuarioEu)).status).toBe(500)
          return ruins(await saude())
        },
        { timeout: 45_000, interval: 500 },
      )
      .toContainEqual(['edge_functions', 'error'])
    expect((await saude()).overall_status).toBe('unhealthy')
    // However long it takes on a busy machine, it answers.
    expect((await saude()).database.details).toBe('A tabela grava e lê. Os arquivos gravam e leem.')
  })

  it('turns the card of the card provider when its notices are handled late', async () => {
    const { table, keys } = await loja(cloud)
    const criado_em = new Date(Date.now() - 6 * 60_000).toISOString()
    const tratado_em = new Date().toISOString()
    await table.write(
      table.put(
        { ...keys.avisoDoCartaoKey('evt_atrasado'), entidade: 'aviso_cartao', criado_em, tratado_em },
        table.NEW,
      ),
    )
    await expect
      .poll(async () => (await saude()).stripe_webhooks, { timeout: 30_000, interval: 500 })
      .toMatchObject({ status: 'error', value: '360,0 s' })
  })
})

describe('administrators act', () => {
  it('on a charge the card refused: the case is closed, the hold released, the act kept', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    await jornada.pagar('captura_recusada')
    await jornada.aceitar()
    await jornada.entrarNaSala()
    await jornada.iniciar()
    await jornada.finalizar()
    await jornada.esperarPagamento('falhou')
    const { consulta_id } = jornada
    const { pagamentos } = await admin.ok(pagamentosParados)
    expect(pagamentos.find((parado) => parado.consulta_id === consulta_id)).toMatchObject({
      status: 'falhou',
      retido: 15_000,
      atos: ['tentar_de_novo', 'dar_baixa'],
    })
    await admin.ok(agirNoPagamento, { consulta_id, ato: 'dar_baixa', motivo: MOTIVO })
    await jornada.esperarPagamento('liberado')
    expect(await jornada.livro()).toEqual([
      ['autorizado', 15_000],
      ['liberado', 15_000],
    ])
    const { atos } = await admin.ok(atosDosAdministradores, { mes: new Date().toISOString().slice(0, 7) })
    expect(atos).toContainEqual(
      expect.objectContaining({
        acao: 'pagamento_dar_baixa',
        objeto: `pagamento:${consulta_id}`,
        motivo: MOTIVO,
      }),
    )
  })

  it('on an identity in analysis: the evidence opens, the person is approved and the look is in their log', async () => {
    // His check waits for a reviewer from the start.
    const { id } = await entrarComo(cloud, BRUNO)
    const { revisoes } = await admin.ok(kycRevisoes)
    expect(revisoes.map(({ usuario_id }) => usuario_id)).toContain(id)
    const evidencias = await admin.ok(kycRevisao, { usuario_id: id })
    expect(evidencias.imagens).toHaveLength(3)
    for (const { url } of evidencias.imagens) {
      const imagem = await fetch(url)
      expect([imagem.status, imagem.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    }
    const { corrida_id, pede_dois } = evidencias
    const aprova = { usuario_id: id, corrida_id, decisao: 'aprovar', motivo: MOTIVO } as const
    expect(await admin.ok(kycDecidirRevisao, aprova)).toMatchObject({ falta_outra_pessoa: pede_dois })
    // Who has signs of fraud is approved by two.
    if (pede_dois) await api(cloud.origem, await novaAdministracao(cloud)).ok(kycDecidirRevisao, aprova)
    expect(await api(cloud.origem, await entrarComo(cloud, BRUNO)).ok(usuarioEu)).toMatchObject({
      kyc_status: 'approved',
      access_tier: 'full',
    })
    const { integra, linhas } = await admin.ok(buscarAuditoria, { quem: id, motivo: MOTIVO })
    expect(integra).toBe(true)
    expect(linhas).toContainEqual(expect.objectContaining({ acao: 'ler', objeto: `kyc:${id}` }))
  })

  it('on dead letters: they go back and are handled', async () => {
    await cartaMorta()
    const antes = (await analise()).triage_funnel.total_triages
    const parada = async () =>
      (await admin.ok(falhasParadas)).filas.find(({ consumidor }) => consumidor === 'medir')
    expect(await parada()).toMatchObject({
      mensagens: 1,
      amostra: [{ evento: 'triagem.feita' }],
    })
    expect(await admin.ok(reenviarFalhas, { consumidor: 'medir', motivo: MOTIVO })).toEqual({ mensagens: 1 })
    await expect
      .poll(async () => (await analise()).triage_funnel.total_triages, { timeout: 30_000, interval: 300 })
      .toBe(antes + 1)
    expect((await parada())?.mensagens).toBe(0)
  })
})

/** A triage's event that its consumer gave up on. */
async function cartaMorta(): Promise<void> {
  await loja(cloud)
  const { GetQueueUrlCommand, SendMessageCommand, SQSClient } = await import('@aws-sdk/client-sqs')
  const sqs = new SQSClient({ useQueueUrlAsEndpoint: false })
  const QueueName = `acolhe-${process.env.ESTAGIO}-falhas-medir`
  const { QueueUrl } = await sqs.send(new GetQueueUrlCommand({ QueueName }))
  const em = new Date().toISOString()
  await sqs.send(
    new SendMessageCommand({
      QueueUrl,
      MessageBody: JSON.stringify({
        'detail-type': 'triagem.feita',
        time: em,
        detail: { id: `morta-${em}`, em, triagem_id: 't', paciente_id: 'p', resultado: 'elegivel' },
      }),
    }),
  )
  sqs.destroy()
}
