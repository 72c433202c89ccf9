import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  baixarDocumento,
  quemViuProntuario,
  verDocumento,
  verProntuario,
} from '#domain/documento/contract.ts'
import { acceptConsulta, cancelarConsulta, criarConsulta, verFila } from '#domain/consulta/contract.ts'
import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { confirmarPagamento } from '#domain/pagamento/contract.ts'
import { passarUmMinuto } from '../support/agendas.ts'
import { adulterar, conferir, quantasAssinaturas } from '../support/assinatura-viva.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { FICHA } from '../support/ficha.ts'
import { Jornada } from '../support/jornada.ts'
import { Ouvinte } from '../support/ouvinte.ts'
import { loja, novoMedico } from '../support/pessoas.ts'

/** The product's main job and every way its money can end, over HTTP and WebSocket against the running product. */

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

  await expect
    .poll(() => jornada.mensagens(), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        'Recebemos sua solicitação de consulta',
        'Um médico aceitou sua consulta',
        'Recibo da sua consulta',
        'Seu documento médico está pronto',
      ]),
    )
  const mensagens = await jornada.mensagens()
  expect(new Set(mensagens).size).toBe(mensagens.length)
  await Promise.all([medica.fechar(), paciente.fechar()])
})

describe('money that is not earned goes back', () => {
  it('when the patient cancels in the queue', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('na_fila')
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

  it('whose capture is refused is tried again, and care is not held hostage', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('solicitada')
    await jornada.pagar('captura_recusada_uma_vez')
    await jornada.aceitar()
    await jornada.entrarNaSala()
    await jornada.iniciar()
    expect(await jornada.finalizar()).toEqual({ success: true, pagamento: 'pendente' })
    await jornada.esperarPagamento('falhou')
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

it('another person’s document is as good as none', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('documentada')
  const alheia = await Jornada.nova(cloud)
  const recusa = await alheia.doPaciente.call(baixarDocumento, { id: jornada.documento_id })
  expect(recusa).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
})
