import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import { cadastrar, usuarioEu } from '#domain/cadastro/contract.ts'
import { quemViuProntuario, verDocumento, verProntuario } from '#domain/documento/contract.ts'
import {
  acceptConsulta,
  cancelarConsulta,
  criarConsulta,
  encerrarConsulta,
  verFila,
} from '#domain/consulta/contract.ts'
import { testarEmail } from '#domain/email/contract.ts'
import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { SENHA } from '#semente/personas.ts'
import { passarUmMinuto } from '../support/agendas.ts'
import { adulterar, conferir, quantasAssinaturas } from '../support/assinatura-viva.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { RODAPE } from '../support/emails.ts'
import { FICHA } from '../support/ficha.ts'
import { api, Recusada } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { Ouvinte } from '../support/ouvinte.ts'
import { cpfSorteado, loja, novoMedico, novoPaciente } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'
import { entrar } from '../support/sessao.ts'
import { assuntos, caixa, conta, depoisDeTudo, recebidas } from './jornada/caixa.ts'

/**
 * The product's main job, every way its money can end, and what arrives in the inbox: over HTTP and WebSocket against
 * the running product.
 */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({
    semente: false,
    prazos: { nova_captura: 1, reconciliador: 1 },
  })
})
afterAll(async () => {
  await cloud.close()
})

/** What is no longer so when it is read is not told: the next step waits for the message of the last. */
const chegou = (jornada: Jornada, assunto: string) =>
  expect.poll(() => jornada.mensagens(), { timeout: 20_000 }).toContain(assunto)

const evento = (nome: string, consulta_id: string) => (o: { evento?: string; dados?: object }) =>
  o.evento === nome && o.dados !== undefined && Reflect.get(o.dados, 'consulta_id') === consulta_id

it('goes from triage to a signed prescription in the patient’s hands', async () => {
  const jornada = await Jornada.nova(cloud)
  const triagem = await jornada.triar()
  expect(triagem).toMatchObject({ ok_para_tele: true, red_flag: false })
  expect(await jornada.solicitar()).toMatchObject({ status: 'pending', paciente_id: jornada.paciente.id })
  const { consulta_id } = jornada

  const medica = await Ouvinte.abrir(cloud, jornada.medico)
  expect(await medica.assinar('fila:clinica_medica')).toBe('assinado')
  const paciente = await Ouvinte.abrir(cloud, jornada.paciente)
  expect(await paciente.assinar(`consulta:${consulta_id}`)).toBe('assinado')

  await jornada.estarNaFila()
  await jornada.pagar()
  await chegou(jornada, 'Recebemos sua solicitação de consulta')
  await medica.esperar(evento('consulta.created', consulta_id))
  await paciente.esperar(evento('consulta.status', consulta_id))
  expect(await jornada.livro()).toEqual([['autorizado', 15_000]])
  expect(await jornada.ver()).toMatchObject({ posicao_na_fila: 1, pagamento: { status: 'autorizado' } })
  const fila = await jornada.doMedico.ok(verFila, { especialidade: 'clinica_medica' })
  expect(fila.consultas.map(({ id }) => id)).toEqual([consulta_id])

  expect(await jornada.aceitar()).toEqual({ ok: true })
  await medica.esperar(evento('consulta.accepted', consulta_id))
  await chegou(jornada, 'Um médico aceitou sua consulta')
  expect(await jornada.ver()).toMatchObject({
    status: 'assigned',
    medico: { nome_oficial: jornada.medico.usuario.nome },
    room_url: `${cloud.origem}/chamada/${consulta_id}`,
  })
  expect(await jornada.ver()).not.toHaveProperty('host_url')

  await jornada.entrarNaSala()
  expect(await jornada.iniciar()).toEqual({ success: true })
  expect(await jornada.finalizar()).toEqual({ success: true, pagamento: 'capturado' })
  const fim = await jornada.esperarPagamento('repassado')
  expect(fim).toMatchObject({ status: 'finished' })
  expect(await jornada.livro()).toEqual([
    ['autorizado', 15_000],
    ['capturado', 15_000],
    ['repassado', 10_000],
  ])
  const { pagamentos, medicos } = await loja(cloud)
  const pagamento = await pagamentos.find(consulta_id)
  expect(await jornada.cartao.ler(pagamento?.intent_id ?? '')).toMatchObject({
    status: 'succeeded',
    amount: 15_000,
    amount_received: 15_000,
  })
  expect(await jornada.cartao.repasse(pagamento?.transfer_id ?? '')).toMatchObject({
    amount: 10_000,
    destination: (await medicos.find(jornada.medico.id))?.conta_recebimento?.id,
    source_transaction: pagamento?.charge_id,
  })

  const emitido = await jornada.emitir()
  expect(emitido).toMatchObject({ status: 'created', file_url: 'temp_url', tipo: 'receita' })
  expect(await jornada.emitir()).toMatchObject({ id: emitido.id })
  expect(await jornada.assinado()).toMatchObject({ status: 'signed' })
  const pdf = await jornada.baixar()
  expect(quantasAssinaturas(pdf)).toBe(1)
  expect(await conferir(pdf, cloud.provedores)).toBe('CMS Verification successful')
  expect(await conferir(adulterar(pdf), cloud.provedores)).toBeNull()
  expect(await jornada.doPaciente.ok(verDocumento, { id: emitido.id })).toMatchObject({ status: 'delivered' })

  await Promise.all([medica.fechar(), paciente.fechar()])
  await cadaMensagemUmaVez(jornada)
})

/** Each message of the journey arrived once, and comes again neither with a crash nor with any schedule. */
async function cadaMensagemUmaVez({ paciente, medico }: Jornada): Promise<void> {
  const doPaciente = [
    'Recebemos sua solicitação de consulta',
    'Um médico aceitou sua consulta',
    'Recibo da sua consulta',
    'Seu documento médico está pronto',
  ]
  expect((await recebidas(cloud, paciente, 4)).toSorted()).toEqual(doPaciente.toSorted())
  expect(await recebidas(cloud, medico, 1)).toEqual(['Repasse realizado'])
  await cloud.restart()
  await passarUmMinuto(cloud)
  await depoisDeTudo(cloud, paciente)
  await depoisDeTudo(cloud, medico)
  const bloqueada = 'Sua conta foi bloqueada'
  expect((await assuntos(cloud, paciente)).toSorted()).toEqual([...doPaciente, bloqueada].toSorted())
  expect(await assuntos(cloud, medico)).toEqual(['Repasse realizado', bloqueada])
  for (const { text, html, links } of await caixa(cloud, paciente.usuario.email)) {
    for (const corpo of [text, html]) expect(corpo).toContain(RODAPE)
    expect(links.every((link) => link.startsWith(`${cloud.origem}/`))).toBe(true)
    expect(text).not.toMatch(/garganta|paracetamol|amigdalite/i)
  }
}

describe('money that is not earned goes back', () => {
  it('when the patient cancels in the queue, and is told', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
    await chegou(jornada, 'Recebemos sua solicitação de consulta')
    const cancelada = await jornada.doPaciente.ok(cancelarConsulta, { id: jornada.consulta_id })
    expect(cancelada).toMatchObject({ status: 'cancelled', motivo_fim: 'paciente' })
    await jornada.esperarPagamento('liberado')
    expect(await jornada.livro()).toEqual([
      ['autorizado', 15_000],
      ['liberado', 15_000],
    ])
    const { pagamentos } = await loja(cloud)
    const { intent_id = '' } = (await pagamentos.find(jornada.consulta_id)) ?? {}
    expect(await jornada.cartao.ler(intent_id)).toMatchObject({ status: 'canceled', amount_received: 0 })
    expect(await recebidas(cloud, jornada.paciente, 2)).toEqual([
      'Recebemos sua solicitação de consulta',
      'Sua consulta foi cancelada',
    ])
  })

  it('when nobody paid or nobody accepted in time, and the patient may ask again', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
    await vencer(jornada)
    expect(await jornada.esperarStatus('expired')).toMatchObject({ motivo_fim: 'sem_medico' })
    await jornada.esperarPagamento('liberado')
    expect(await jornada.livro()).toEqual([
      ['autorizado', 15_000],
      ['liberado', 15_000],
    ])
    await jornada.triar()
    expect(await jornada.solicitar()).toMatchObject({ status: 'pending' })
    const secret = await jornada.intencao()
    await vencer(jornada)
    expect(await jornada.esperarStatus('expired')).toMatchObject({ motivo_fim: 'sem_pagamento' })
    await jornada.esperarPagamento('liberado')
    expect(await jornada.livro()).toEqual([])
    expect(await jornada.cartao.ler(jornada.cartao.idDe(secret))).toMatchObject({ status: 'canceled' })
  })
})

/** Its time is over: the instant it falls due is moved here, and the schedules run. */
async function vencer({ consulta_id }: Jornada): Promise<void> {
  const { consultas } = await loja(cloud)
  const consulta = await consultas.find(consulta_id)
  if (!consulta) throw new Error(`No consultation ${consulta_id}`)
  await consultas.adiar(consulta, new Date(Date.now() - 1000).toISOString())
  await passarUmMinuto(cloud)
}

describe('the card', () => {
  it('that is declined leaves the request where it was, and another one pays', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    const secret = await jornada.intencao()
    await expect(jornada.cartao.confirmar(secret, 'recusado')).rejects.toMatchObject({
      codigo: 'card_declined',
    })
    const lida = await jornada.doPaciente.call(confirmarPagamento, { consulta_id: jornada.consulta_id })
    expect(lida).toMatchObject({
      status: 402,
      body: { codigo: 'pagamento_recusado', recusa: 'generic_decline' },
    })
    expect(await jornada.ver()).toMatchObject({ status: 'pending', pagamento: { status: 'criado' } })
    expect(await jornada.intencao()).toBe(secret)
    await jornada.pagar()
    expect(await jornada.livro()).toEqual([['autorizado', 15_000]])
  })

  it('whose bank asks the holder is authorised only when the holder says so', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    const secret = await jornada.intencao()
    const recusada = await jornada.cartao.confirmar(secret, 'pede_3ds')
    expect(recusada.status).toBe('requires_action')
    await jornada.cartao.decidir(recusada.next_action?.redirect_to_url?.url ?? '', 'recusar')
    expect(
      await jornada.doPaciente.call(confirmarPagamento, { consulta_id: jornada.consulta_id }),
    ).toMatchObject({ status: 402 })
    const aceita = await jornada.cartao.confirmar(secret, 'pede_3ds')
    const volta = await jornada.cartao.decidir(aceita.next_action?.redirect_to_url?.url ?? '', 'autorizar')
    expect(new URL(volta ?? '').searchParams.get('redirect_status')).toBe('succeeded')
    const confirmado = await jornada.doPaciente.ok(confirmarPagamento, { consulta_id: jornada.consulta_id })
    expect(confirmado).toEqual({ status: 'autorizado' })
    expect(await jornada.ver()).toMatchObject({ status: 'queued' })
    expect(await jornada.livro()).toEqual([['autorizado', 15_000]])
  })

  it('whose capture is refused is tried again, another is asked for, and care is not held hostage', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    await jornada.pagar('captura_recusada_uma_vez')
    await jornada.aceitar()
    await jornada.entrarNaSala()
    await jornada.iniciar()
    expect(await jornada.finalizar()).toEqual({ success: true, pagamento: 'pendente' })
    await jornada.esperarPagamento('falhou')
    const pedida = await eventually('another card is asked for', async () =>
      (await caixa(cloud, jornada.paciente.usuario.email)).find(({ subject }) =>
        subject.startsWith('Não conseguimos'),
      ),
    )
    expect(pedida.text).toContain(
      `Usar Outro Cartão:\n${cloud.origem}/status-consulta/${jornada.consulta_id}`,
    )
    await jornada.emitir()
    await jornada.assinado()
    await passarUmMinuto(cloud)
    await jornada.esperarPagamento('repassado')
    expect(await jornada.livro()).toEqual([
      ['autorizado', 15_000],
      ['capturado', 15_000],
      ['repassado', 10_000],
    ])
  })

  it('whose capture stays refused gives way to another one, also after a detour by the bank', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    await jornada.pagar('captura_recusada')
    const recusada = await intencaoGuardada(jornada)
    await jornada.aceitar()
    await jornada.entrarNaSala()
    await jornada.iniciar()
    expect(await jornada.finalizar()).toEqual({ success: true, pagamento: 'pendente' })
    await jornada.esperarPagamento('falhou')

    const [secret, deNovo] = [await jornada.intencao(), await jornada.intencao()]
    expect(deNovo).toBe(secret)
    expect(jornada.cartao.idDe(secret)).not.toBe(recusada)
    expect(await jornada.cartao.ler(recusada)).toMatchObject({ status: 'canceled' })
    const confirmar = () => jornada.doPaciente.call(confirmarPagamento, { consulta_id: jornada.consulta_id })
    const noBanco = async (decisao: 'autorizar' | 'recusar') => {
      const { next_action } = await jornada.cartao.confirmar(secret, 'pede_3ds')
      return jornada.cartao.decidir(next_action?.redirect_to_url?.url ?? '', decisao)
    }
    await noBanco('recusar')
    expect(await confirmar()).toMatchObject({ status: 402, body: { codigo: 'pagamento_recusado' } })
    expect(await jornada.ver()).toMatchObject({ status: 'finished', pagamento: { status: 'falhou' } })

    const volta = new URL((await noBanco('autorizar')) ?? '')
    expect(volta.searchParams.get('payment_intent')).toBe(jornada.cartao.idDe(secret))
    // The browser asks as often as it likes: two tabs, a double click.
    expect((await Promise.all([confirmar(), confirmar()])).map(({ status }) => status)).toEqual([200, 200])
    await jornada.esperarPagamento('repassado')
    expect(await jornada.livro()).toEqual([
      ['autorizado', 15_000],
      ['autorizado', 15_000],
      ['capturado', 15_000],
      ['liberado', 15_000],
      ['repassado', 10_000],
    ])
  })
})

/** Which of the provider's intents the payment stands on. */
async function intencaoGuardada({ consulta_id }: Jornada): Promise<string> {
  const { pagamentos } = await loja(cloud)
  const pagamento = await pagamentos.find(consulta_id)
  if (!pagamento) throw new Error(`No payment of ${consulta_id}`)
  return pagamento.intent_id
}

it('a doctor who does not come loses the patient, who keeps the place', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
  const { queued_at } = await jornada.ver()
  await jornada.aceitar()
  await vencer(jornada)
  expect(await jornada.esperarStatus('queued')).toMatchObject({ queued_at, medico: null })
  expect(await jornada.livro()).toEqual([['autorizado', 15_000]])
  const outra = await novoMedico(cloud)
  const comOutra = await Jornada.nova(cloud, { paciente: jornada.paciente, medico: outra })
  comOutra.consulta_id = jornada.consulta_id
  const fila = await jornada.doMedico.ok(verFila, { especialidade: 'clinica_medica' })
  expect(fila.consultas.map(({ id }) => id)).not.toContain(jornada.consulta_id)
  const denovo = await jornada.doMedico.ok(acceptConsulta, {
    consulta_id: jornada.consulta_id,
    medico_id: jornada.medico.id,
  })
  expect(denovo).toEqual({ ok: false, reason: expect.any(String) })
  expect(await comOutra.aceitar()).toEqual({ ok: true })
})

it('a first request waits for the answer about allergies, which its doctor reads and no other', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('triada')
  const { doPaciente, doMedico, paciente } = jornada
  const consentimento = { versao: TERMO.versao, aceito: true }
  const pedido = { paciente_id: paciente.id, consentimento }
  expect(await doPaciente.call(criarConsulta, pedido)).toMatchObject({
    status: 409,
    body: { codigo: 'alergias_necessarias', campos: [{ campo: 'alergias' }] },
  })
  const alergias = { resposta: 'lista', itens: [{ substancia: 'Dipirona', reacao: 'Urticária' }] }
  await doPaciente.ok(salvarFicha, { ...FICHA, versao: 0, alergias })
  const deOutraAba = await doPaciente.call(salvarFicha, { ...FICHA, versao: 0, altura_cm: 170 })
  expect(deOutraAba).toMatchObject({ status: 409, body: { codigo: 'conflito' } })
  await jornada.solicitar()
  await jornada.pagar()
  await jornada.aceitar()

  const { ficha } = await doPaciente.ok(verFicha)
  expect(ficha?.alergias).toMatchObject({ ...alergias, fonte: 'paciente' })
  expect((await doMedico.ok(verProntuario, { id: jornada.consulta_id })).ficha).toEqual(ficha)
  const outro = await Jornada.nova(cloud)
  expect(await outro.doMedico.call(verProntuario, { id: jornada.consulta_id })).toMatchObject({ status: 404 })
  expect((await outro.doPaciente.ok(verFicha)).ficha).toBeNull()
  const { acessos } = await doPaciente.ok(quemViuProntuario)
  expect(acessos.map(({ o_que }) => o_que)).toEqual(
    expect.arrayContaining(['Leu o prontuário', 'Alterou a ficha de saúde']),
  )
})

describe('a message arrives', () => {
  it('when the doctor cannot go on', async () => {
    const recusada = await (await Jornada.nova(cloud)).ate('na_fila')
    await recebidas(cloud, recusada.paciente, 1)
    await recusada.aceitar()
    await recebidas(cloud, recusada.paciente, 2)
    await recusada.doMedico.ok(encerrarConsulta, { id: recusada.consulta_id, motivo: 'recusar' })
    expect([...(await recebidas(cloud, recusada.paciente, 3))].sort()).toEqual(
      [
        'Recebemos sua solicitação de consulta',
        'Um médico aceitou sua consulta',
        'O médico não pôde seguir com sua consulta',
      ].sort(),
    )
  })

  it('when the identity check decides', async () => {
    const pendente = { kyc_status: 'pending', access_tier: 'blocked' } as const
    const paciente = await novoPaciente(cloud, pendente)
    await conta(cloud, paciente, { access_tier: 'restricted' })
    await recebidas(cloud, paciente, 1)
    await conta(cloud, paciente, { kyc_status: 'approved', access_tier: 'full' })
    expect(await recebidas(cloud, paciente, 2)).toEqual([
      'Sua verificação está em análise',
      'Sua conta foi aprovada',
    ])

    const medico = await novoMedico(cloud)
    await conta(cloud, medico, { access_tier: 'restricted' })
    await recebidas(cloud, medico, 1)
    await conta(cloud, medico, { access_tier: 'full' })
    expect(await recebidas(cloud, medico, 2)).toEqual([
      'Seu CRM precisa de atenção',
      'Seu cadastro médico foi validado',
    ])
  })

  it('only where its owner proved the address', async () => {
    const [sem, com] = await Promise.all([
      novoPaciente(cloud, { email_confirmado: false }),
      novoPaciente(cloud),
    ])
    // In this order, and so told in it: once the second has the message, the first would have it too.
    for (const paciente of [sem, com])
      await conta(cloud, paciente, { kyc_status: 'rejected', access_tier: 'blocked' })
    expect(await recebidas(cloud, com, 1)).toEqual(['Sua conta foi bloqueada'])
    expect(await recebidas(cloud, sem, 0)).toEqual([])
  })
})

describe('an address', () => {
  /** Somebody who signs up with an address of the mail service's simulator. */
  async function cadastrado(email: string) {
    const publico = api(cloud.origem)
    const dados = {
      nome: 'Pessoa de Teste da Silva',
      cpf: cpfSorteado(),
      email,
      telefone: `119${String(Date.now()).slice(-8)}`,
      data_nascimento: '1990-03-14',
      password: SENHA,
      tipo: 'paciente',
      aceite_legal: { versao: VERSAO_LEGAL },
    }
    expect(await publico.ok(cadastrar, dados)).toMatchObject({ confirmacao_enviada: true })
    const quem = api(cloud.origem, await entrar(cloud, email))
    const problema = await eventually('the profile says so', async () => {
      const { email_com_problema } = await quem.ok(usuarioEu)
      return email_com_problema
    })
    return { publico, problema }
  }
  const pedir = (publico: ReturnType<typeof api>, email: string) =>
    publico.ok(reenviarConfirmacao, { email, mode: 'paciente' })

  it('that returns messages gets no more, and nobody is told who it is', async () => {
    const email = `bounce+${randomUUID()}@simulator.amazonses.com`
    const { publico, problema } = await cadastrado(email)
    expect(problema).toBe('devolvido')
    expect(await pedir(publico, email)).toEqual({ recebido: true })
    expect((await caixa(cloud, email)).map(({ subject, outcome }) => [subject, outcome])).toEqual([
      ['Confirme sua conta no Acolhe', 'Bounce'],
    ])
    await expect(publico.ok(testarEmail, { tipo: 'twofa', email })).rejects.toThrow(Recusada)
    expect(await caixa(cloud, email)).toHaveLength(1)
  })

  it('that does not want our messages still gets what it asks for, and no notices', async () => {
    const email = `complaint+${randomUUID()}@simulator.amazonses.com`
    const { publico, problema } = await cadastrado(email)
    expect(problema).toBe('reclamado')
    expect(await pedir(publico, email)).toEqual({ recebido: true })
    expect((await caixa(cloud, email)).map(({ subject }) => subject)).toEqual([
      'Confirme sua conta no Acolhe',
      'Confirme sua conta no Acolhe',
    ])
  })
})

describe('the test page', () => {
  it.each([
    ['magic_link', 'Seu link de acesso ao Acolhe', ['/auth/callback?mode=test']],
    ['recovery', 'Redefina sua senha do Acolhe', ['/reset-senha?mode=test']],
    ['confirmation', 'Confirme sua conta no Acolhe', ['/auth/callback?mode=test']],
    ['twofa', 'Seu código de verificação do Acolhe', []],
  ] as const)('sends %s', async (tipo, assunto, caminhos) => {
    const email = `teste-${randomUUID()}@exemplo.com.br`
    const { destinatario } = await api(cloud.origem).ok(testarEmail, { tipo, email })
    const [mensagem, ...mais] = await caixa(cloud, destinatario)
    expect(mais).toEqual([])
    expect(mensagem?.subject).toBe(assunto)
    const paginas = mensagem?.links.map((link) => link.split(/(?<=mode=test)/)[0])
    expect(paginas).toEqual(caminhos.map((caminho) => `${cloud.origem}${caminho}`))
  })

  it('leaves no sign-in of a test sign-up behind', async () => {
    const email = `teste-${randomUUID()}@exemplo.com.br`
    const { destinatario } = await api(cloud.origem).ok(testarEmail, { tipo: 'confirmation', email })
    const { sdk, cognito } = await loja(cloud)
    await expect(
      cognito.send(
        new sdk.AdminGetUserCommand({ UserPoolId: process.env['USER_POOL_ID'], Username: destinatario }),
      ),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' })
  })
})
