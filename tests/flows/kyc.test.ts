import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fotos } from '#semente/gerar/foto.ts'
import { BRUNO, CARLA } from '#semente/personas.ts'
import { kycEu } from '#domain/kyc/contract.ts'
import { passarUmMinuto } from '../support/agendas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { chamar, enviarFoto, fotoDoDocumento, pedidoDeKyc, selfieDe } from '../support/kyc-envio.ts'
import { conhecerPessoas, pessoaDe } from '../support/portas-dos-cadastros.ts'
import { novoPaciente } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'
import { type Entrada, entrarComo } from '../support/sessao.ts'

vi.setConfig({ testTimeout: 200_000 })

let cloud: CloudProcess

beforeAll(async () => {
  // A retry is due at once: the test's minute passes when it says so. A busy machine reads slowly.
  cloud = await startCloudProcess({
    leitores: true,
    prazos: { nova_tentativa_do_kyc: 1, tempo_do_ocr: 19_000 },
  })
})
afterAll(async () => {
  await cloud.close()
})

const lerLado = (quem: Entrada, document_path: string, document_side: 'front' | 'back') =>
  chamar(cloud, quem, '/functions/kyc-intelligent-ocr', {
    usuario_id: quem.id,
    document_path,
    document_side,
    correlation_id: 'kyc_1_abc',
  })

/** Asks for the run until it is decided: a slow machine needs more than one wait, or a retry. */
const decidida = (quem: Entrada, pedido: Readonly<Record<string, unknown>>) =>
  eventually(
    'the run is decided',
    async () => {
      const resposta = await chamar(cloud, quem, '/functions/kyc-orchestrator-v2', pedido)
      if (resposta.status !== 200 || resposta.body['kyc_status'] !== 'pending') return resposta
      if (resposta.body['access_tier'] === 'restricted') await passarUmMinuto(cloud)
      return undefined
    },
    150_000,
  )

it('proves a person: document read, face matched, registry asked, tier full', async () => {
  const quem = await entrarComo(cloud, CARLA)
  const { usuario } = CARLA
  const [frente, verso, selfie] = await Promise.all([
    fotoDoDocumento(usuario, 'frente', { rosto: 'carla', foto: fotos.boa }),
    fotoDoDocumento(usuario, 'verso', { rosto: 'carla', foto: fotos.boa }),
    selfieDe('carla'),
  ])
  const documentos = [
    await enviarFoto(cloud, quem, 'documento_frente', frente),
    await enviarFoto(cloud, quem, 'documento_verso', verso),
  ]
  const lidos = [
    await lerLado(quem, documentos[0] ?? '', 'front'),
    await lerLado(quem, documentos[1] ?? '', 'back'),
  ]
  expect(lidos.map(({ body }) => [body.success, body.error])).toEqual([
    [true, null],
    [true, null],
  ])
  expect(lidos[0]?.body.extracted).toMatchObject({
    cpf: usuario.cpf,
    data_nascimento: usuario.data_nascimento,
  })
  expect((await chamar(cloud, quem, '/usuarios/eu')).body.etapa_cadastro).toBe('selfie')

  const pedido = pedidoDeKyc(quem, usuario, {
    documentos,
    selfie: await enviarFoto(cloud, quem, 'selfie', selfie),
    correlation_id: 'kyc_1_carla',
  })
  const { status, body } = await decidida(quem, pedido)
  expect(body).toMatchObject({
    success: true,
    kyc_status: 'approved',
    access_tier: 'full',
    steps_completed: ['ocr', 'liveness', 'facematch', 'fraud', 'consultario', 'decision'],
    reasons: [],
  })
  expect(await chamar(cloud, quem, '/functions/kyc-orchestrator-v2', pedido)).toEqual({ status, body })
  expect((await chamar(cloud, quem, '/usuarios/eu')).body).toMatchObject({
    kyc_status: 'approved',
    access_tier: 'full',
  })
  expect((await chamar(cloud, quem, '/kyc/eu')).body).toMatchObject({
    current_state: 'approved',
    etapa: 'complete',
    progresso: 100,
  })
})

it("refuses another person's face, with the reason", async () => {
  const quem = await entrarComo(cloud, BRUNO)
  const { usuario } = BRUNO
  const documentos = [
    await enviarFoto(
      cloud,
      quem,
      'documento_frente',
      await fotoDoDocumento(usuario, 'frente', { rosto: 'bruno', foto: fotos.boa }),
    ),
    await enviarFoto(
      cloud,
      quem,
      'documento_verso',
      await fotoDoDocumento(usuario, 'verso', { rosto: 'bruno', foto: fotos.boa }),
    ),
  ]
  const selfie = await enviarFoto(cloud, quem, 'selfie', await selfieDe('davi'))
  const { body } = await decidida(
    quem,
    pedidoDeKyc(quem, usuario, { documentos, selfie, correlation_id: 'kyc_1_bruno' }),
  )
  expect(body).toMatchObject({
    success: false,
    kyc_status: 'rejected',
    access_tier: 'blocked',
    steps_completed: ['ocr', 'liveness', 'facematch', 'decision'],
    reasons: ['O rosto da selfie não é o da foto do documento. Tire outra, de frente e com boa luz.'],
  })
  // Only the face was refused: the document stands ready for the next run.
  const depois = await api(cloud.origem, quem).ok(kycEu)
  expect(depois).toMatchObject({ passos: ['selfie'], documento: { documento_tipo: expect.any(String) } })
  expect([depois.documento.frente, depois.documento.verso]).not.toContain(null)
})

it('waits while the reader is away, says so, and goes on by itself once it is back', async () => {
  const pessoa = await novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })
  const { usuario } = pessoa
  await conhecerPessoas(cloud, pessoaDe(usuario))
  const [frente, verso, foto] = await Promise.all([
    fotoDoDocumento(usuario, 'frente', { rosto: 'helio', foto: fotos.boa }),
    fotoDoDocumento(usuario, 'verso', { rosto: 'helio', foto: fotos.boa }),
    selfieDe('helio'),
  ])
  const documentos = [
    await enviarFoto(cloud, pessoa, 'documento_frente', frente),
    await enviarFoto(cloud, pessoa, 'documento_verso', verso),
  ]
  const selfie = await enviarFoto(cloud, pessoa, 'selfie', foto)
  await cloud.quebrar({ service: 'textract' })
  const pedido = pedidoDeKyc(pessoa, usuario, { documentos, selfie, correlation_id: 'kyc_1_fora' })
  const parada = await eventually(
    'the run waits',
    async () => {
      const { body } = await chamar(cloud, pessoa, '/functions/kyc-orchestrator-v2', pedido)
      return body['access_tier'] === 'restricted' ? body : undefined
    },
    90_000,
  )
  expect(parada).toMatchObject({
    success: false,
    kyc_status: 'pending',
    steps_completed: ['decision'],
    reasons: ['Serviço de verificação temporariamente indisponível. Vamos tentar de novo automaticamente.'],
  })

  await cloud.quebrar()
  const fim = await eventually(
    'the run goes on by itself',
    async () => {
      const { body } = await chamar(cloud, pessoa, '/kyc/eu')
      if (body['current_state'] === 'em_analise') await passarUmMinuto(cloud)
      // The profile is read after the verification: with one that is over, it is never from before.
      return body['current_state'] === 'approved' ? body : undefined
    },
    90_000,
  )
  expect(fim).toMatchObject({
    current_state: 'approved',
    kyc_status: 'approved',
    access_tier: 'full',
    envios: { usados: 1 },
  })
})
