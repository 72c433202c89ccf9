import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { avisar as contrato } from '#domain/email/contract.ts'
import type { Evento } from '#domain/eventos/eventos.ts'
import { handler } from '#lambdas/email/avisar.lambda.ts'
import * as aparelhos from '#lambdas/acesso/store/aparelhos.ts'
import { hashDe, sortear } from '#lambdas/store/ao-acaso.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { pagamentoKey, usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { TEO } from '#semente/dependentes.ts'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar } from '../../../support/consulta.ts'
import { guardar } from '../documento/cenario.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila, ouvido } from '../../../support/tempo-real.ts'

const EM = '2026-11-20T15:30:00.000Z'
const ses = mockClient(SESClient)
let falha: Error | undefined
let enviadas: { para: string[]; assunto: string; texto: string }[]

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR))
  segredosVivos()
  await cadastrarMedicos()
  enviadas = []
  falha = undefined
  ses.reset()
  ses
    .on(SendRawEmailCommand)
    .callsFake(
      async ({ Destinations, RawMessage }: { Destinations: string[]; RawMessage: { Data: Buffer } }) => {
        if (falha) throw falha
        const { subject = '', text = '' } = await new PostalMime().parse(RawMessage.Data)
        enviadas.push({ para: Destinations, assunto: subject, texto: text })
        return { MessageId: `m${enviadas.length}` }
      },
    )
})

/** What the bus would have kept away says nothing. */
async function avisar(...eventos: readonly { tipo: string; detalhe: unknown }[]) {
  const antes = enviadas.length
  const feito = await handler(fila(...eventos), CONTEXT)
  expect(eventos.some(ouvido(contrato)) || enviadas.length === antes).toBe(true)
  return feito
}
const TUDO_FEITO = { batchItemFailures: [] }

const daConsulta = (
  de: Consulta['status'] | null,
  para: Consulta['status'],
  paciente: Persona = ANA,
): Extract<Evento, { tipo: 'consulta.status' }> => ({
  tipo: 'consulta.status',
  detalhe: {
    id: `${de}-${para}`,
    em: EM,
    consulta_id: CONSULTA,
    paciente_id: paciente.usuario.id,
    medico_id: null,
    de,
    para,
  },
})
const contaDa = ({ usuario }: Persona, de: string, para: string) => ({
  tipo: 'kyc.status',
  detalhe: {
    id: 'k1',
    em: EM,
    usuario_id: usuario.id,
    kyc_status: usuario.kyc_status,
    access_tier: usuario.access_tier,
    de,
    para,
  },
})

describe('a consultation', () => {
  it.each([
    ['pending', 'queued', {}, 'Recebemos sua solicitação de consulta', /está na fila/],
    [
      'queued',
      'assigned',
      { assigned_to: HELENA.usuario.id },
      'Um médico aceitou sua consulta',
      /Dr\(a\)\. Helena Prado Vasconcelos aceitou/,
    ],
    [
      'queued',
      'expired',
      { motivo_fim: 'sem_medico' },
      'Sua solicitação de consulta expirou',
      /Nenhum médico pôde atender a tempo[^]*Nada foi cobrado/,
    ],
    [
      'assigned',
      'cancelled',
      { motivo_fim: 'presencial' },
      'Sua consulta foi cancelada',
      /avaliação presencial[^]*Nada foi cobrado[^]*liberado automaticamente/,
    ],
    [
      'assigned',
      'cancelled',
      { motivo_fim: 'medico_recusou' },
      'O médico não pôde seguir com sua consulta',
      /falar com outro profissional[^]*Nada foi cobrado[^]*liberado automaticamente/,
    ],
  ] as const)('%s → %s', async (de, para, dados, assunto, texto) => {
    await consultar({ status: para, ...dados })
    expect(await avisar(daConsulta(de, para))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([
      { para: [ANA.usuario.email], assunto, texto: expect.stringMatching(texto) as string },
    ])
    expect(enviadas[0]?.texto).toContain(`http://127.0.0.1:4600/status-consulta/${CONSULTA}`)
    expect(enviadas[0]?.texto).not.toMatch(/garganta|clínica médica/i)
  })

  it.each([
    ['pending', 'expired', 'sem_pagamento'],
    ['pending', 'cancelled', 'paciente'],
    ['assigned', 'cancelled', 'retencao_perdida'],
  ] as const)('%s → %s by %s held nothing: nothing is released', async (de, para, motivo_fim) => {
    await consultar({ status: para, motivo_fim })
    await avisar(daConsulta(de, para))
    expect(enviadas[0]?.texto).toContain('Nada foi cobrado')
    expect(enviadas[0]?.texto).not.toContain('liberado')
  })

  it.each([
    [null, 'pending', 'pending'],
    ['assigned', 'queued', 'queued'],
    ['assigned', 'in_progress', 'in_progress'],
    ['in_progress', 'finished', 'finished'],
    // What happened meanwhile has an event of its own.
    ['pending', 'queued', 'assigned'],
    ['queued', 'assigned', 'queued'],
  ] as const)('says nothing of %s → %s when it is %s', async (de, para, agora) => {
    await consultar({ status: agora })
    expect(await avisar(daConsulta(de, para))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it('tells who was accepted although the doctor opened the room meanwhile', async () => {
    await consultar({ status: 'in_progress', assigned_to: HELENA.usuario.id })
    await avisar(daConsulta('queued', 'assigned'))
    expect(enviadas.map(({ assunto }) => assunto)).toEqual(['Um médico aceitou sua consulta'])
  })

  it('is told once, however often the event comes', async () => {
    await consultar()
    const evento = daConsulta('pending', 'queued')
    await avisar(evento)
    expect(await avisar(evento, evento)).toEqual(TUDO_FEITO)
    expect(enviadas).toHaveLength(1)
  })

  it('not at an address that was never confirmed', async () => {
    await consultar({ paciente_id: CARLA.usuario.id })
    expect(await avisar(daConsulta('pending', 'queued', CARLA))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })
})

describe('a payment and a document', () => {
  const dinheiro = (para: string) => ({
    tipo: 'pagamento.status',
    detalhe: { id: 'g1', em: EM, consulta_id: CONSULTA, paciente_id: ANA.usuario.id, de: 'a_capturar', para },
  })

  it('captured: a receipt from the ledger', async () => {
    await consultar({ status: 'finished', assigned_to: HELENA.usuario.id }, { status: 'capturado' })
    await write(
      pagamentos.lancamentoWrite(
        { consulta_id: CONSULTA },
        {
          id: 'capturado:ch_1',
          tipo: 'capturado',
          valor: 15_000,
          em: EM,
        },
      ),
    )
    expect(await avisar(dinheiro('capturado'))).toEqual(TUDO_FEITO)
    expect(enviadas.map(({ assunto }) => assunto)).toEqual(['Recibo da sua consulta'])
    const { texto = '' } = enviadas[0] ?? {}
    for (const linha of [
      'Valor: R$\u00a0150,00',
      'Data: 20/11/2026 12:30',
      'Profissional: Dr(a). Helena Prado Vasconcelos (CRM 123456/SP)',
      `Consulta: ${CONSULTA}`,
    ])
      expect(texto).toContain(linha)
  })

  it('captured without an entry in the ledger is not made up', async () => {
    await consultar({ status: 'finished', assigned_to: HELENA.usuario.id }, { status: 'capturado' })
    expect(await avisar(dinheiro('capturado'))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'mensagem-1' }],
    })
    expect(enviadas).toEqual([])
  })

  it('refused: asks for another card, once for each card', async () => {
    await consultar(
      { status: 'finished', assigned_to: HELENA.usuario.id },
      { status: 'falhou', motivo_recusa: 'card_declined' },
    )
    await avisar(dinheiro('falhou'))
    const outraVez = dinheiro('falhou')
    await avisar({ ...outraVez, detalhe: { ...outraVez.detalhe, id: 'g2' } })
    expect(enviadas).toEqual([
      {
        para: [ANA.usuario.email],
        assunto: 'Não conseguimos cobrar sua consulta',
        texto: expect.stringMatching(
          /recusou a cobrança de R\$\u00a0150,00[^]*documentos não mudam[^]*Usar Outro Cartão:\nhttp/,
        ) as string,
      },
    ])
    await write(update(pagamentoKey(CONSULTA), { set: { intencao: 2 } }, ALWAYS))
    await avisar({ ...outraVez, detalhe: { ...outraVez.detalhe, id: 'g3' } })
    expect(enviadas).toHaveLength(2)
  })

  it('not charged because the hold was gone: nobody’s bank refused anything', async () => {
    await consultar({ status: 'finished' }, { status: 'falhou', motivo_recusa: 'retencao_perdida' })
    await avisar(dinheiro('falhou'))
    expect(enviadas[0]?.texto).toContain(
      'A reserva no seu cartão terminou antes da cobrança de R$\u00a0150,00',
    )
    expect(enviadas[0]?.texto).not.toContain('banco')
  })

  it('refused, of somebody blocked, who has no page to pay on: nothing', async () => {
    await consultar({ status: 'finished' }, { status: 'falhou', motivo_recusa: 'card_declined' })
    await write(update(usuarioKey(ANA.usuario.id), { set: { bloqueado_em: EM } }, ALWAYS))
    expect(await avisar(dinheiro('falhou'))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it('refused, while the patient is giving another card: nothing', async () => {
    await consultar({ status: 'finished', assigned_to: HELENA.usuario.id }, { status: 'falhou', intencao: 2 })
    expect(await avisar(dinheiro('falhou'))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it('refused, and charged meanwhile: nothing', async () => {
    await consultar({ status: 'finished', assigned_to: HELENA.usuario.id }, { status: 'capturado' })
    expect(await avisar(dinheiro('falhou'))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it('paid out: the doctor, with what the ledger says', async () => {
    await consultar(
      { status: 'finished', assigned_to: HELENA.usuario.id },
      { status: 'repassado', medico_id: HELENA.usuario.id },
    )
    await write(
      pagamentos.lancamentoWrite(
        { consulta_id: CONSULTA, medico_id: HELENA.usuario.id },
        {
          id: 'repassado:tr_1',
          tipo: 'repassado',
          valor: 10_000,
          em: EM,
        },
      ),
    )
    expect(await avisar(dinheiro('repassado'))).toEqual(TUDO_FEITO)
    expect(enviadas.map(({ para, assunto }) => [para, assunto])).toEqual([
      [[HELENA.usuario.email], 'Repasse realizado'],
    ])
    for (const linha of ['Valor: R$\u00a0100,00', 'Data: 20/11/2026 12:30', '/medico-dashboard'])
      expect(enviadas[0]?.texto).toContain(linha)
  })

  it('given up: the patient owes nothing and the doctor gets nothing, each told once', async () => {
    await consultar({ status: 'finished', assigned_to: HELENA.usuario.id }, { status: 'liberado' })
    expect(await avisar(dinheiro('liberado'), dinheiro('liberado'))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([
      {
        para: [ANA.usuario.email],
        assunto: 'A cobrança da sua consulta foi encerrada',
        texto: expect.stringContaining('Você não deve nada por ela.') as string,
      },
      {
        para: [HELENA.usuario.email],
        assunto: 'Uma consulta sua não foi cobrada',
        texto: expect.stringContaining('não há repasse por esta consulta') as string,
      },
    ])
  })

  it('let go without a finish: nothing, the consultation’s end says it', async () => {
    await consultar({ status: 'expired' }, { status: 'liberado' })
    expect(await avisar(dinheiro('liberado'))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it.each(['a_capturar', 'liberado', 'a_repassar'])('%s: nothing', async (para) => {
    expect(await avisar(dinheiro(para))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it('signed: where to download it, never the file', async () => {
    const documento = (para: string) => ({
      tipo: 'documento.status',
      detalhe: {
        id: `d-${para}`,
        em: EM,
        documento_id: 'd1',
        consulta_id: CONSULTA,
        paciente_id: ANA.usuario.id,
        medico_id: HELENA.usuario.id,
        de: null,
        para,
      },
    })
    await avisar(documento('created'), documento('signed'), documento('delivered'))
    expect(enviadas.map(({ assunto }) => assunto)).toEqual(['Seu documento médico está pronto'])
    expect(enviadas[0]?.texto).toContain('http://127.0.0.1:4600/meus-arquivos')
    // Its doctor usually issues another at once; a doctor whose account is closed never does.
    await avisar(documento('descartado'))
    expect(enviadas).toHaveLength(1)
    await write(update(usuarioKey(HELENA.usuario.id), { set: { closed_at: EM } }, ALWAYS))
    await avisar(documento('descartado'))
    expect(enviadas[1]).toMatchObject({
      para: [ANA.usuario.email],
      assunto: 'Um documento da sua consulta não será assinado',
    })
  })
})

it('a document waits: its doctor is told once a day of all of them, while they could sign', async () => {
  const espera = (id: string, em = EM) => ({
    tipo: 'documento.espera',
    detalhe: { id, em, documento_id: id, medico_id: HELENA.usuario.id },
  })
  expect(await avisar(espera('nenhum'))).toEqual(TUDO_FEITO)
  expect(enviadas).toEqual([])
  await guardar()
  await guardar({ id: 'd2', codigo: 'd2' })
  expect(await avisar(espera('d1'), espera('d2'), espera('d1'))).toEqual(TUDO_FEITO)
  expect(enviadas).toMatchObject([
    { para: [HELENA.usuario.email], assunto: 'Seu paciente espera a sua assinatura' },
  ])
  expect(enviadas[0]?.texto).toContain('2 documentos por assinar')
  await avisar(espera('d1', '2026-11-21T15:30:00.000Z'))
  expect(enviadas).toHaveLength(2)
  await write(update(usuarioKey(HELENA.usuario.id), { set: { access_tier: 'restricted' } }, ALWAYS))
  await avisar(espera('d1', '2026-11-22T15:30:00.000Z'))
  expect(enviadas).toHaveLength(2)
})

describe('a verification', () => {
  it.each([
    ['approved', ANA, 'pending_blocked', 'approved_full', 'Sua conta foi aprovada', '/triagem'],
    [
      'approved, a doctor',
      HELENA,
      'pending_restricted',
      'approved_full',
      'Seu cadastro médico foi validado',
      '/fila-medico',
    ],
    [
      'rejected',
      DIEGO,
      'pending_blocked',
      'rejected_blocked',
      'Não foi possível verificar sua identidade',
      '/kyc-retry',
    ],
    [
      'taken back by the operator',
      DIEGO,
      'approved_full',
      'rejected_blocked',
      'Sua conta foi bloqueada',
      '/kyc-retry',
    ],
    [
      'waiting',
      BRUNO,
      'pending_blocked',
      'pending_restricted',
      'Sua verificação está em análise',
      '/triagem',
    ],
  ] as const)('%s', async (_nome, quem, de, para, assunto, caminho) => {
    expect(await avisar(contaDa(quem, de, para))).toEqual(TUDO_FEITO)
    expect(enviadas.map((mensagem) => mensagem.assunto)).toEqual([assunto])
    expect(enviadas[0]?.texto).toContain(`http://127.0.0.1:4600${caminho}`)
  })

  it.each([
    ['patient', BRUNO, true],
    ['doctor', HELENA, false],
  ] as const)('offers the triage while it waits to a %s alone', async (_quem, quem, oferece) => {
    await write(
      update(
        usuarioKey(quem.usuario.id),
        { set: { kyc_status: 'pending', access_tier: 'restricted' } },
        ALWAYS,
      ),
    )
    const evento = contaDa(quem, 'pending_blocked', 'pending_restricted')
    await avisar({
      ...evento,
      detalhe: { ...evento.detalhe, kyc_status: 'pending', access_tier: 'restricted' },
    })
    expect(enviadas.map(({ texto }) => texto.includes('triagem'))).toEqual([oferece])
  })

  it('a doctor whose CRM is still to be confirmed', async () => {
    await write(update(usuarioKey(HELENA.usuario.id), { set: { access_tier: 'restricted' } }, ALWAYS))
    const evento = contaDa(HELENA, 'pending_blocked', 'approved_restricted')
    await avisar({ ...evento, detalhe: { ...evento.detalhe, access_tier: 'restricted' } })
    expect(enviadas.map(({ assunto }) => assunto)).toEqual(['Identidade verificada: falta o CRM'])
  })

  it('a doctor whose CRM the council no longer confirms', async () => {
    await write(update(usuarioKey(HELENA.usuario.id), { set: { access_tier: 'restricted' } }, ALWAYS))
    const evento = contaDa(HELENA, 'approved_full', 'approved_restricted')
    await avisar({ ...evento, detalhe: { ...evento.detalhe, access_tier: 'restricted' } })
    expect(enviadas.map(({ assunto }) => assunto)).toEqual(['Seu CRM precisa de atenção'])
  })

  it('a verified doctor reads the name and number documents will carry', async () => {
    await avisar(contaDa(HELENA, 'pending_restricted', 'approved_full'))
    expect(enviadas[0]?.texto).toContain('Nome oficial: Helena Prado Vasconcelos\nCRM: 123456/SP')
  })

  it.each([
    ['own data changed: the screen says so', BRUNO, 'approved_full', 'pending_restricted'],
    ['no longer so', ANA, 'pending_blocked', 'pending_restricted'],
  ])('nothing when %s', async (_nome, quem, de, para) => {
    expect(await avisar(contaDa(quem, de, para))).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })

  it('nothing of a change that was withdrawn: nobody was approved', async () => {
    const evento = contaDa(ANA, 'pending_restricted', 'approved_full')
    expect(await avisar({ ...evento, detalhe: { ...evento.detalhe, desistiu: true } })).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([])
  })
})

it('each message of the queue stands alone', async () => {
  await consultar()
  const unknown = { tipo: 'lua.cheia', detalhe: { id: 'x' } }
  expect(await avisar(unknown, daConsulta('pending', 'queued'))).toEqual({
    batchItemFailures: [{ itemIdentifier: 'mensagem-1' }],
  })
  expect(enviadas).toHaveLength(1)
})

it('mail that cannot be sent now comes again', async () => {
  await consultar()
  falha = new Error('throttled')
  const evento = daConsulta('pending', 'queued')
  expect(await avisar(evento)).toEqual({ batchItemFailures: [{ itemIdentifier: 'mensagem-1' }] })
  falha = undefined
  expect(await avisar(evento)).toEqual(TUDO_FEITO)
  expect(enviadas).toHaveLength(1)
})

describe('a changed field', () => {
  it('is told without its value', async () => {
    const detalhe = { id: 'a1', em: EM, usuario_id: ANA.usuario.id, campo: 'cpf' }
    expect(await avisar({ tipo: 'usuario.alterado', detalhe })).toEqual(TUDO_FEITO)
    expect(enviadas).toEqual([
      expect.objectContaining({ assunto: 'Um dado da sua conta foi alterado' }) as unknown,
    ])
    expect(enviadas[0]?.texto).toContain('O campo CPF da sua conta foi alterado')
    expect(enviadas[0]?.texto).toContain('/conta')
  })
})

it('a new password is told to its owner, with the way to undo it', async () => {
  const detalhe = { id: 's1', em: EM, usuario_id: ANA.usuario.id }
  const evento = { tipo: 'usuario.senha_alterada', detalhe }
  expect(await avisar(evento)).toEqual(TUDO_FEITO)
  expect(await avisar(evento)).toEqual(TUDO_FEITO)
  expect(enviadas).toEqual([
    {
      para: [ANA.usuario.email],
      assunto: 'Sua senha do Acolhe foi alterada',
      texto: expect.stringContaining('Se não foi você, toque em Esqueci minha senha') as unknown,
    },
  ])
})

it('a sign-in from a new browser is told to its owner, with which and from where', async () => {
  const aparelho = hashDe(sortear())
  const lugar = { navegador: 'Firefox no Linux', endereco: '203.0.113.9' }
  await aparelhos.lembrar({ usuario_id: ANA.usuario.id, aparelho, ...lugar }, true, new Date())
  const detalhe = { id: 's2', em: EM, usuario_id: ANA.usuario.id, aparelho }
  expect(await avisar({ tipo: 'usuario.aparelho_novo', detalhe })).toEqual(TUDO_FEITO)
  expect(enviadas).toMatchObject([{ assunto: 'Nova entrada na sua conta do Acolhe' }])
  expect(enviadas[0]?.texto).toContain('Firefox no Linux, na rede 203.0.113.0/24')
  expect(enviadas[0]?.texto).toContain('/sessoes')
})

it('tells of an addendum who asked for the consultation, while they may read it, and nothing of what it says', async () => {
  const adendo = (id: string) =>
    avisar({
      tipo: 'registro.adendo',
      detalhe: { id, em: EM, consulta_id: CONSULTA, medico_id: HELENA.usuario.id },
    })
  await consultar({ status: 'finished', assigned_to: HELENA.usuario.id })
  expect(await adendo('a1')).toEqual(TUDO_FEITO)
  expect(enviadas).toMatchObject([
    {
      para: [ANA.usuario.email],
      assunto: 'O médico completou o registro da sua consulta',
      texto: expect.stringContaining(`/status-consulta/${CONSULTA}`) as unknown,
    },
  ])
  const deDependente = { paciente_id: TEO.dependente_id, responsavel_id: ANA.usuario.id }
  const dele = 'c0000000-0000-4000-8000-000000000066'
  await consultar({ id: dele, status: 'finished', assigned_to: HELENA.usuario.id, ...deDependente })
  await avisar({
    tipo: 'registro.adendo',
    detalhe: { id: 'a2', em: EM, consulta_id: dele, medico_id: HELENA.usuario.id },
  })
  expect(enviadas).toHaveLength(1)
})

it('tells of a second factor that was turned on or taken away, and whom to write to', async () => {
  for (const para of ['ligado', 'retirado']) {
    const detalhe = { id: `fator-${para}`, em: EM, usuario_id: ANA.usuario.id, para }
    expect(await avisar({ tipo: 'usuario.segundo_fator', detalhe })).toEqual(TUDO_FEITO)
  }
  expect(enviadas.map(({ assunto }) => assunto)).toEqual([
    'Verificação em duas etapas ligada na sua conta',
    'Verificação em duas etapas retirada da sua conta',
  ])
  for (const { texto } of enviadas) expect(texto).toContain('escreva para o suporte agora')
})

it('tells of a passkey that was made, removed or copied, and not of what closing the account erased', async () => {
  for (const para of ['criada', 'retirada', 'copiada']) {
    const detalhe = { id: `chave-${para}`, em: EM, usuario_id: ANA.usuario.id, para }
    expect(await avisar({ tipo: 'usuario.chave', detalhe })).toEqual(TUDO_FEITO)
  }
  expect(enviadas.map(({ assunto }) => assunto)).toEqual([
    'Nova chave de acesso na sua conta do Acolhe',
    'Uma chave de acesso foi retirada da sua conta',
    'Uma chave de acesso da sua conta foi bloqueada',
  ])
  await write(update(usuarioKey(ANA.usuario.id), { set: { closed_at: EM } }, ALWAYS))
  const detalhe = { id: 'chave-fim', em: EM, usuario_id: ANA.usuario.id, para: 'retirada' }
  expect(await avisar({ tipo: 'usuario.chave', detalhe })).toEqual(TUDO_FEITO)
  expect(enviadas).toHaveLength(3)
})
