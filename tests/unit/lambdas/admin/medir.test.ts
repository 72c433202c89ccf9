import { afterEach, beforeEach, expect, it } from 'vitest'
import { handler } from '#lambdas/admin/medir.lambda.ts'
import * as medidas from '#lambdas/admin/store/medidas.ts'
import { HELENA } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { medicoes } from '../../../support/emf.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila } from '../../../support/tempo-real.ts'

const EM = new Date(Date.now() - 60_000).toISOString().replace(/\.\d+Z/, '.000Z')
const SERVICO = { service: 'acolhe' }
const FEITO = { batchItemFailures: [] }
let medido: ReturnType<typeof medicoes>

beforeEach(() => {
  tabelaViva()
  medido = medicoes()
})
afterEach(() => medido.fim())

const medir = (...eventos: { tipo: string; detalhe: unknown }[]) => handler(fila(...eventos), CONTEXT)
const status = (de: string | null, para: string, id = `${de}-${para}`) => ({
  tipo: 'consulta.status',
  detalhe: { id, em: EM, consulta_id: CONSULTA, paciente_id: 'p1', medico_id: HELENA.usuario.id, de, para },
})
const lancado = (id: string, lancamento: string, valor: number) => ({
  tipo: 'pagamento.lancado',
  detalhe: { id, em: EM, consulta_id: CONSULTA, lancamento, valor },
})

it('measures a triage at its moment, by what it came to', async () => {
  const evento = {
    tipo: 'triagem.feita',
    detalhe: { id: 't', em: EM, triagem_id: 't1', paciente_id: 'p1', resultado: 'elegivel' },
  }
  expect(await medir(evento)).toEqual(FEITO)
  expect(medido.todos).toEqual([
    { nome: 'TriagensFeitas', valor: 1, dimensoes: { ...SERVICO, resultado: 'elegivel' }, em: EM },
  ])
})

it('counts each event once, however often it comes', async () => {
  await consultar({ status: 'pending' })
  await medir(status(null, 'pending'))
  await medir(status(null, 'pending'), status(null, 'pending'))
  expect(medido.todos.map(({ nome, dimensoes }) => [nome, dimensoes])).toEqual([
    ['ConsultasPorEstado', { ...SERVICO, estado: 'pending' }],
    ['ConsultasSolicitadas', SERVICO],
  ])
})

it('measures the first acceptance only: a patient who came back to the queue was promised once', async () => {
  const queued_at = new Date(Date.parse(EM) - 90_000).toISOString()
  await consultar({ status: 'assigned', assigned_to: HELENA.usuario.id, queued_at, assigned_at: EM })
  await medir(status('queued', 'assigned', 'a'), status('queued', 'assigned', 'b'))
  expect(medido.de('ConsultasAceitas').map(({ valor }) => valor)).toEqual([1])
  expect(medido.de('EsperaAteAceite').map(({ valor }) => valor)).toEqual([90])
  expect(medido.de('AceiteNoPrazo').map(({ valor }) => valor)).toEqual([1])
})

it('measures a promise that was not kept', async () => {
  await consultar({ status: 'expired' })
  await medir(status('queued', 'expired'))
  expect(medido.de('AceiteNoPrazo').map(({ valor }) => valor)).toEqual([0])
})

it('remembers a doctor who finished, and how long it took', async () => {
  const started_at = new Date(Date.parse(EM) - 600_000).toISOString()
  await consultar({ status: 'finished', assigned_to: HELENA.usuario.id, started_at, ended_at: EM })
  await medir(status('in_progress', 'finished'))
  expect(medido.de('DuracaoDaConsulta').map(({ valor }) => valor)).toEqual([600])
  expect(await medidas.medicosAtivosDesde(EM)).toBe(1)
  expect(await medidas.medicosAtivosDesde(new Date().toISOString())).toBe(0)
})

it('knows what is held on cards, whatever comes twice', async () => {
  await medir(lancado('1', 'autorizado', 15_000), lancado('2', 'autorizado', 15_000))
  await medir(lancado('2', 'autorizado', 15_000), lancado('3', 'capturado', 15_000))
  await medir(lancado('4', 'repassado', 10_000))
  expect(await medidas.total('dinheiro_retido')).toBe(15_000)
  await medir(lancado('5', 'liberado', 15_000))
  expect(await medidas.total('dinheiro_retido')).toBe(0)
  expect(medido.de('DinheiroMovido').map(({ valor }) => valor)).toEqual([
    15_000, 15_000, 15_000, 10_000, 15_000,
  ])
})

it('knows how many connections are open', async () => {
  const passagem = (id: string, qual: string) => ({
    tipo: 'conexao.passagem',
    detalhe: { id, em: EM, passagem: qual },
  })
  await medir(passagem('1', 'aberta'), passagem('2', 'aberta'), passagem('3', 'fechada'))
  expect(await medidas.total('conexoes_abertas')).toBe(1)
})

it('counts runs of the identity check on the day they began', async () => {
  const criada_em = new Date(Date.parse(EM) - 3_600_000).toISOString()
  const corrida = (id: string, de: string | null, para: string) => ({
    tipo: 'kyc.corrida',
    detalhe: { id, em: EM, usuario_id: 'u1', corrida_id: 'r1', criada_em, de, para },
  })
  await medir(corrida('1', null, 'em_andamento'), corrida('2', 'em_andamento', 'em_analise'))
  await medir(corrida('3', 'em_analise', 'em_andamento'), corrida('4', 'em_andamento', 'approved'))
  expect(medido.todos.map(({ dimensoes, em }) => [dimensoes.resultado, em])).toEqual([
    ['iniciada', criada_em],
    ['em_analise', EM],
    ['repetida', EM],
    ['approved', criada_em],
  ])
})

it('measures a stage: verdict, score and time', async () => {
  const etapa = { usuario_id: 'u1', corrida_id: 'r1', etapa: 'ocr', veredito: 'aprovado' }
  await medir({ tipo: 'kyc.etapa', detalhe: { id: '1', em: EM, ...etapa, score: 0.92, duracao_ms: 1200 } })
  expect(medido.todos.map(({ nome, valor }) => [nome, valor])).toEqual([
    ['KycEtapas', 1],
    ['KycNota', 0.92],
    ['KycNotas', 1],
    ['KycTempo', 1200],
  ])
})

it('gives back what it does not know', async () => {
  expect(await medir({ tipo: 'outra.coisa', detalhe: { id: 'x', em: EM } })).toEqual({
    batchItemFailures: [{ itemIdentifier: expect.any(String) as string }],
  })
})
