import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { despachar as contrato } from '#domain/eventos/contract.ts'
import { EVENTOS } from '#domain/eventos/eventos.ts'
import { handler } from '#lambdas/eventos/despachar.lambda.ts'
import { ANA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { chega, loteFiltrado, type MudancaDeTeste } from '../../../support/tempo-real.ts'

const EM = '2026-11-20T10:00:00.000Z'
const bus = mockClient(EventBridgeClient)
let postos: PutEventsRequestEntry[][]
let recusados: Set<string>

beforeEach(() => {
  postos = []
  recusados = new Set()
  bus.reset()
  bus.on(PutEventsCommand).callsFake(async ({ Entries }: { Entries: PutEventsRequestEntry[] }) => {
    postos.push(Entries)
    const results = Entries.map(({ Detail = '' }) =>
      recusados.has((JSON.parse(Detail) as { id: string }).id)
        ? { ErrorCode: 'ThrottlingException' }
        : { EventId: 'e' },
    )
    return { FailedEntryCount: results.filter((r) => 'ErrorCode' in r).length, Entries: results }
  })
})

const despachar = (...mudancas: MudancaDeTeste[]) =>
  handler(
    loteFiltrado(contrato, ...mudancas.map((mudanca) => Object.assign({ em: new Date(EM) }, mudanca))),
    CONTEXT,
  )
const TUDO_FEITO = { batchItemFailures: [] }
const eventos = () =>
  postos.flat().map(({ DetailType, Detail = '' }) => [DetailType, JSON.parse(Detail) as unknown])

const consulta = (status: string, mais: object = {}) => ({
  entidade: 'consulta',
  id: 'c1',
  paciente_id: 'p1',
  triagem_resumo_ia: 'Dor',
  status,
  ...mais,
})
const CORRIDA = { usuario_id: 'u1', corrida_id: 'r1', criada_em: '2026-11-20T09:59:00.000Z' }
const corrida = {
  entidade: 'kyc_corrida',
  usuario_id: CORRIDA.usuario_id,
  id: CORRIDA.corrida_id,
  created_at: CORRIDA.criada_em,
  status: 'em_andamento',
}
const lugar = (papel: 'medico' | 'paciente', dados: object) => ({
  entidade: 'lugar_na_sala',
  papel,
  consulta_id: 'c1',
  aceita_em: EM,
  ...dados,
})
const usuario = { entidade: 'usuario', ...ANA.usuario }

describe('a stored change becomes an event', () => {
  it.each([
    [
      'a request',
      { depois: consulta('pending') },
      'consulta.status',
      { consulta_id: 'c1', paciente_id: 'p1', medico_id: null, de: null, para: 'pending' },
    ],
    [
      'a bond',
      {
        depois: { entidade: 'vinculo', responsavel_id: 'p1', dependente_id: 'd1', status: 'pendente' },
      },
      'vinculo.status',
      { responsavel_id: 'p1', dependente_id: 'd1', de: null, para: 'pendente' },
    ],
    [
      'a signing session',
      { depois: { entidade: 'sessao_de_assinatura', medico_id: 'm1', status: 'conectado' } },
      'certificado.status',
      { medico_id: 'm1', de: null, para: 'conectado' },
    ],
    [
      'an acceptance',
      { antes: consulta('queued'), depois: consulta('assigned', { assigned_to: 'm1' }) },
      'consulta.status',
      { consulta_id: 'c1', paciente_id: 'p1', medico_id: 'm1', de: 'queued', para: 'assigned' },
    ],
    [
      'a capture asked for',
      {
        antes: { entidade: 'pagamento', consulta_id: 'c1', paciente_id: 'p1', status: 'autorizado' },
        depois: { entidade: 'pagamento', consulta_id: 'c1', paciente_id: 'p1', status: 'a_capturar' },
      },
      'pagamento.status',
      { consulta_id: 'c1', paciente_id: 'p1', de: 'autorizado', para: 'a_capturar' },
    ],
    [
      'a document',
      {
        depois: {
          entidade: 'documento',
          id: 'd1',
          consulta_id: 'c1',
          paciente_id: 'p1',
          medico_id: 'm1',
          status: 'created',
        },
      },
      'documento.status',
      {
        documento_id: 'd1',
        consulta_id: 'c1',
        paciente_id: 'p1',
        medico_id: 'm1',
        de: null,
        para: 'created',
      },
    ],
    [
      'a verdict',
      { antes: { ...usuario, kyc_status: 'pending', access_tier: 'blocked' }, depois: usuario },
      'kyc.status',
      {
        usuario_id: ANA.usuario.id,
        kyc_status: 'approved',
        access_tier: 'full',
        de: 'pending_blocked',
        para: 'approved_full',
      },
    ],
    ['a profile', { depois: usuario }, 'usuario.criado', { usuario_id: ANA.usuario.id }],
    [
      'a changed field',
      {
        depois: {
          entidade: 'auditoria',
          paciente_id: ANA.usuario.id,
          acao: 'alterar',
          objeto: 'usuario:telefone',
        },
      },
      'usuario.alterado',
      { usuario_id: ANA.usuario.id, campo: 'telefone' },
    ],
    [
      'a new password',
      { antes: usuario, depois: { ...usuario, senha_alterada_em: EM } },
      'usuario.senha_alterada',
      { usuario_id: ANA.usuario.id },
    ],
    [
      'a sign-in from a browser the account did not know',
      { depois: { entidade: 'aparelho', usuario_id: ANA.usuario.id, aparelho: 'ab12', aviso: true } },
      'usuario.aparelho_novo',
      { usuario_id: ANA.usuario.id, aparelho: 'ab12' },
    ],
    [
      'a document whose doctor is to be reminded',
      {
        antes: { entidade: 'documento', id: 'd1', medico_id: 'm1', status: 'created' },
        depois: { entidade: 'documento', id: 'd1', medico_id: 'm1', status: 'created', lembrado_em: EM },
      },
      'documento.espera',
      { documento_id: 'd1', medico_id: 'm1' },
    ],
    [
      'a passkey that was made',
      { depois: { entidade: 'chave', usuario_id: ANA.usuario.id, nome: 'Celular' } },
      'usuario.chave',
      { usuario_id: ANA.usuario.id, para: 'criada' },
    ],
    [
      'a passkey that a copy was used of',
      {
        antes: { entidade: 'chave', usuario_id: ANA.usuario.id },
        depois: { entidade: 'chave', usuario_id: ANA.usuario.id, copiada_em: EM },
      },
      'usuario.chave',
      { usuario_id: ANA.usuario.id, para: 'copiada' },
    ],
    [
      'a passkey that was removed',
      { antes: { entidade: 'chave', usuario_id: ANA.usuario.id }, depois: undefined },
      'usuario.chave',
      { usuario_id: ANA.usuario.id, para: 'retirada' },
    ],
    [
      'an addendum to a closed record',
      { depois: { entidade: 'adendo_do_registro', consulta_id: 'c1', medico_id: 'm1', texto: 'Tosse.' } },
      'registro.adendo',
      { consulta_id: 'c1', medico_id: 'm1' },
    ],
    [
      'an authenticator that was turned on',
      {
        depois: {
          entidade: 'ato',
          ator_id: ANA.usuario.id,
          acao: 'segundo_fator_ligar',
          objeto: `usuario:${ANA.usuario.id}`,
        },
      },
      'usuario.segundo_fator',
      { usuario_id: ANA.usuario.id, para: 'ligado' },
    ],
    [
      'a second factor that the operator took away',
      {
        depois: {
          entidade: 'ato',
          ator_id: 'operador:rita',
          acao: 'segundo_fator_retirar',
          objeto: `usuario:${ANA.usuario.id}`,
        },
      },
      'usuario.segundo_fator',
      { usuario_id: ANA.usuario.id, para: 'retirado' },
    ],
    [
      'doctors who saw who waits, beside those who did before',
      {
        antes: { entidade: 'vista_na_fila', consulta_id: 'c1', paciente_id: 'p1', 'medico:m0': true },
        depois: {
          entidade: 'vista_na_fila',
          consulta_id: 'c1',
          paciente_id: 'p1',
          'medico:m0': true,
          'medico:m1': EM,
          'medico:m2': EM,
        },
      },
      'fila.vista',
      { consulta_id: 'c1', paciente_id: 'p1', medicos: ['m1', 'm2'] },
    ],
    [
      'a doctor who joined a queue',
      {
        depois: {
          entidade: 'presenca',
          medico_id: 'm1',
          especialidade: 'cardiologia',
          entrou_em: EM,
          last_seen_at: EM,
        },
      },
      'fila.aberta',
      { medico_id: 'm1', especialidade: 'cardiologia' },
    ],
    [
      'a doctor who came into the room',
      { depois: lugar('medico', { conexao_id: 'x' }) },
      'sala.medico',
      { consulta_id: 'c1', aceita_em: EM },
    ],
    [
      'a doctor who left the room and came back',
      { antes: lugar('medico', { saiu_em: EM }), depois: lugar('medico', { conexao_id: 'y' }) },
      'sala.medico',
      { consulta_id: 'c1', aceita_em: EM },
    ],
    [
      'a patient who came into the room',
      { depois: lugar('paciente', { conexao_id: 'x' }) },
      'sala.paciente',
      { consulta_id: 'c1', aceita_em: EM },
    ],
    [
      'a triage',
      { depois: { entidade: 'triagem', id: 't1', paciente_id: 'p1', ok_para_tele: true, red_flag: true } },
      'triagem.feita',
      { triagem_id: 't1', paciente_id: 'p1', resultado: 'emergencia' },
    ],
    [
      'a ledger entry',
      { depois: { entidade: 'lancamento', consulta_id: 'c1', tipo: 'autorizado', valor: 15_000 } },
      'pagamento.lancado',
      { consulta_id: 'c1', lancamento: 'autorizado', valor: 15_000 },
    ],
    [
      'a notice of the card provider',
      {
        depois: {
          entidade: 'aviso_cartao',
          criado_em: '2026-11-20T09:59:58.000Z',
          tratado_em: '2026-11-20T10:00:00.500Z',
        },
      },
      'cartao.avisado',
      { atraso_ms: 2500 },
    ],
    [
      'a mail the service took',
      {
        antes: { entidade: 'mensagem', estado: 'enviando' },
        depois: { entidade: 'mensagem', estado: 'enviada' },
      },
      'email.enviado',
      {},
    ],
    [
      'a message that came back',
      { depois: { entidade: 'devolucao', motivo: 'devolvido', definitiva: true, em: EM } },
      'email.devolvido',
      { motivo: 'devolvido', definitiva: true },
    ],
    [
      'a connection that came',
      { depois: { entidade: 'conexao', id: 'x' } },
      'conexao.passagem',
      { passagem: 'aberta' },
    ],
    [
      'a connection that went',
      { antes: { entidade: 'conexao', id: 'x' } },
      'conexao.passagem',
      { passagem: 'fechada' },
    ],
    [
      'a run of the identity check',
      { depois: corrida },
      'kyc.corrida',
      { ...CORRIDA, de: null, para: 'em_andamento' },
    ],
  ])('%s', async (_nome, mudanca, tipo, detalhe) => {
    expect(await despachar(mudanca)).toEqual(TUDO_FEITO)
    expect(postos.flat()).toEqual([
      {
        EventBusName: 'acolhe-unit',
        Source: 'acolhe',
        DetailType: tipo,
        Time: new Date(EM),
        Detail: JSON.stringify({ id: 'mudanca-1', em: EM, ...detalhe }),
      },
    ])
  })

  it('the last stage of a run tells of the stage first, then of the run', async () => {
    const antes = { ...corrida, updated_at: '2026-11-20T09:59:58.000Z' }
    const resultado_decision = { veredito: 'aprovado', score: 0.92, reasons: [], em: EM }
    await despachar({ antes, depois: { ...corrida, status: 'approved', resultado_decision } })
    expect(eventos()).toEqual([
      [
        'kyc.etapa',
        {
          id: 'mudanca-1#decision',
          em: EM,
          usuario_id: 'u1',
          corrida_id: 'r1',
          etapa: 'decision',
          veredito: 'aprovado',
          score: 0.92,
          duracao_ms: 2000,
        },
      ],
      ['kyc.corrida', { id: 'mudanca-1', em: EM, ...CORRIDA, de: 'em_andamento', para: 'approved' }],
    ])
  })

  it('and nothing else does', async () => {
    const noLugar = lugar('medico', { conexao_id: 'x' })
    expect(
      await despachar(
        { antes: consulta('queued'), depois: consulta('queued', { vence_em: 'x' }) },
        { antes: consulta('finished') },
        { antes: usuario, depois: { ...usuario, telefone: '1' } },
        { antes: usuario },
        { antes: noLugar, depois: { ...noLugar, visto_em: EM } },
        // The same person in a newer tab, and one who leaves.
        { antes: noLugar, depois: lugar('medico', { conexao_id: 'y' }) },
        { antes: noLugar, depois: lugar('medico', { saiu_em: EM }) },
        { antes: noLugar },
        { antes: { entidade: 'conexao', id: 'x' }, depois: { entidade: 'conexao', id: 'x', canal: 'y' } },
        {
          antes: { entidade: 'mensagem', estado: 'enviando' },
          depois: { entidade: 'mensagem', estado: 'enviando', em: 'x' },
        },
        { antes: corrida, depois: { ...corrida, updated_at: EM } },
        { depois: { sem: 'entidade' } },
        // The old address of a new e-mail is told by whoever knows it.
        { depois: { entidade: 'auditoria', paciente_id: 'p', acao: 'alterar', objeto: 'usuario:email' } },
        { depois: { entidade: 'auditoria', paciente_id: 'p', acao: 'ler', objeto: 'consulta:c1' } },
        // What a stranger had turned on is removed by who proves the address, and never heard of it.
        {
          depois: { entidade: 'ato', ator_id: 'p', acao: 'segundo_fator_retirar', objeto: 'usuario:p' },
        },
      ),
    ).toEqual(TUDO_FEITO)
    expect(postos).toEqual([])
  })

  it.each([
    ['a counter', { depois: { entidade: 'limite', n: 1 } }],
    ['a look at a record', { depois: { entidade: 'auditoria', acao: 'ver', objeto: 'documento:d1' } }],
    ['an act of the team', { depois: { entidade: 'ato', acao: 'auditoria_buscar', objeto: 'usuario:p' } }],
    ['a beat in the queue', { depois: { entidade: 'presenca', medico_id: 'm1', batimento: true } }],
    ['a beat in the room', { depois: { ...lugar('paciente', { conexao_id: 'x=' }), batimento: true } }],
    ['a place that is empty', { antes: lugar('medico', {}) }],
  ])('%s does not even reach it', (_nome, mudanca) => {
    expect(chega(contrato, mudanca)).toBe(false)
  })

  it('every event is one the contract promises', async () => {
    await despachar({ depois: consulta('pending') }, { depois: usuario })
    for (const [tipo, detalhe] of eventos()) {
      const schema = EVENTOS[tipo as keyof typeof EVENTOS]
      expect(schema.safeParse(detalhe).success).toBe(true)
    }
  })
})

describe('a batch', () => {
  const pedidos = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ depois: consulta('pending', { id: `c${i}` }) }))

  it('goes ten at a time, in order', async () => {
    expect(await despachar(...pedidos(23))).toEqual(TUDO_FEITO)
    expect(postos.map((entries) => entries.length)).toEqual([10, 10, 3])
    expect(eventos().map(([, detalhe]) => (detalhe as { consulta_id: string }).consulta_id)).toEqual(
      Array.from({ length: 23 }, (_, i) => `c${i}`),
    )
  })

  it('that the bus took in part comes again from the first refused', async () => {
    recusados.add('mudanca-13').add('mudanca-15')
    expect(await despachar(...pedidos(25))).toEqual({ batchItemFailures: [{ itemIdentifier: '13' }] })
    expect(postos).toHaveLength(2)
  })

  it('with a change that cannot be read: those before it go, it and the rest come again', async () => {
    const broken = { antes: consulta('queued'), depois: consulta('voando') }
    const [a, b] = pedidos(2)
    if (!a || !b) throw new Error('two requests')
    expect(await despachar(a, broken, b)).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] })
    expect(eventos().map(([, detalhe]) => (detalhe as { id: string }).id)).toEqual(['mudanca-1'])
  })

  it('that the bus cannot take at all comes again whole', async () => {
    bus.on(PutEventsCommand).rejects(new Error('away'))
    await expect(despachar(...pedidos(2))).rejects.toThrow('away')
  })
})
