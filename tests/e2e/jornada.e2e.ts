import path from 'node:path'
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { primeiroNome } from '#domain/base/campos.ts'
import { fotos } from '#semente/gerar/foto.ts'
import { HELENA } from '#semente/personas.ts'
import { adulterar, conferir } from '../support/assinatura-viva.ts'
import { filmar } from '../support/camera.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { conhecerPessoas, pessoaDe } from '../support/portas-dos-cadastros.ts'
import { fotoDoDocumento, selfieDe } from '../support/kyc-envio.ts'
import { lerMensagem } from './caixa.ts'
import { certificado, conectarNasTelas } from './certificado-nas-telas.ts'
import {
  abrirCadastro,
  autorizar,
  baixarReceita,
  digitarDados,
  encontrar,
  finalizar,
  lerDocumento,
  receitarAvisada,
  SEM_PRESSA,
  verOOutro,
} from './jornada-nas-telas.ts'
import { pedir, responderAlergias } from './passos-nas-telas.ts'
import { entrar, JOAO } from './pessoas.ts'
import { tentarInjetar, vigiar } from './politica.ts'

let cloud: CloudProcess
let browser: Browser
let paciente: BrowserContext
let medica: BrowserContext
let camera: string

test.beforeAll(async () => {
  cloud = await startCloudProcess({ leitores: true, prazos: SEM_PRESSA })
  await conhecerPessoas(cloud, pessoaDe(JOAO))
  camera = path.join(cloud.dados, 'camera.y4m')
  await filmar(await selfieDe('joao'), camera)
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--use-file-for-fake-video-capture=${camera}`],
  })
  const context = { baseURL: cloud.origem, locale, timezoneId, acceptDownloads: true }
  paciente = await browser.newContext(context)
  medica = await browser.newContext(context)
})

test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('from sign-up to a signed prescription', async () => {
  const violacoes = vigiar(paciente, medica)
  const page = await paciente.newPage()
  const consultorio = await medica.newPage()

  await test.step('the patient signs up', async () => {
    await abrirCadastro(page)
    await digitarDados(page, JOAO)
    await expect(page.getByText('Conta criada com sucesso!').first()).toBeVisible()
  })
  await test.step('proves who they are', () => provarIdentidade(page))
  await test.step('confirms the e-mail', () => confirmarEmail(page))
  await test.step('is triaged', () => triar(page))
  await test.step('the doctor joins the queue', async () => {
    await entrar(consultorio, 'medico', HELENA.usuario.email)
    await consultorio.goto('/fila-medico')
    await expect(consultorio.getByRole('heading', { name: 'Fila de Consultas' })).toBeVisible()
    await consultorio.getByLabel('Especialidade').selectOption('clinica_medica')
    await consultorio.getByRole('button', { name: 'Entrar na Fila' }).click()
    await expect(consultorio.getByText('Disponível na fila há')).toBeVisible()
  })

  await test.step('the patient authorises the payment', () => pagar(page))

  await test.step('waits in the queue until the doctor accepts', async () => {
    await expect(page.getByRole('heading', { name: 'Status da Consulta' })).toBeVisible()
    await expect(page.getByText('Na Fila')).toBeVisible()
    const linha = consultorio.getByRole('article').filter({ hasText: primeiroNome(JOAO.nome) })
    await linha.getByRole('button', { name: 'Aceitar Consulta' }).click()
    await expect(consultorio.getByText('Teleconsulta Premium')).toBeVisible()
    await expect(page.getByText(`Dr(a). ${HELENA.medico.nome_oficial}`)).toBeVisible()
    const ficha = consultorio.getByRole('region', { name: 'Ficha de saúde' })
    await expect(ficha.getByText('Dipirona')).toBeVisible()
  })

  await test.step('both meet on video, also after a reload', async () => {
    const [doPaciente, daMedica] = await encontrar(page, consultorio)
    await doPaciente.reload()
    for (const chamada of [doPaciente, daMedica]) await verOOutro(chamada)
    for (const chamada of [doPaciente, daMedica]) await chamada.close()
  })

  await test.step('the doctor finishes; the payment is captured', () => finalizar(consultorio, page))

  await test.step('and issues a signed prescription, after heeding the warning of an allergy', async () => {
    await receitarAvisada(consultorio, 'Dipirona')
    await (await conectarNasTelas(consultorio, certificado(consultorio))).close()
    await expect(consultorio.getByText('Concluído')).toBeVisible({ timeout: 120_000 })
  })

  await test.step('which the patient downloads and anybody can verify', async () => {
    await verificarAssinatura(await baixarReceita(page))
  })

  await test.step('nothing on the way went against the security headers, which are there', async () => {
    expect(violacoes).toEqual([])
    await tentarInjetar(page, violacoes)
  })
})

async function provarIdentidade(page: Page): Promise<void> {
  await page.getByLabel('Tipo de documento *').selectOption('CNH')
  const pessoa = { nome: JOAO.nome, cpf: JOAO.cpf, data_nascimento: JOAO.data_nascimento }
  for (const lado of ['frente', 'verso'] as const) {
    const buffer = await fotoDoDocumento(pessoa, lado, { rosto: 'joao', foto: fotos.boa })
    await page
      .locator(`input[type=file][data-lado=${lado}]`)
      .setInputFiles({ name: `${lado}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  await lerDocumento(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Abrir Câmera' }).click()
  await page.getByRole('button', { name: 'Capturar' }).click()
  await page.getByRole('button', { name: 'Usar foto' }).click()
  await expect(page.getByText('✓ Selfie verificada com sucesso')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Finalizar Cadastro' }).click()
  await expect(page.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
}

async function confirmarEmail(page: Page): Promise<void> {
  const mensagem = await lerMensagem(cloud, JOAO.email, 'Confirm')
  const link = mensagem.links.find((href) => href.includes('/auth/callback'))
  const aba = await page.context().newPage()
  await aba.goto(link ?? '')
  await expect(aba.getByText('Email confirmado com sucesso!').first()).toBeVisible()
  await aba.close()
}

async function triar(page: Page): Promise<void> {
  await page.goto('/triagem')
  await page.getByRole('radio', { name: 'Masculino' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Há quantos dias você tem os sintomas?').fill('2')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page
    .getByLabel('O que você está sentindo?')
    .fill('Dor de garganta há 2 dias, sem febre, e nariz escorrendo.')
  await page.getByRole('button', { name: 'Realizar Triagem' }).click()
  await page.getByRole('button', { name: 'Solicitar Consulta por R$ 150' }).click()
}

async function pagar(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Solicitar Consulta' })).toBeVisible()
  await responderAlergias(page, 'Dipirona')
  await pedir(page)
  await autorizar(page, 'JOAO P SALGADO')
}

/** `openssl cms -verify` accepts the signature against the provider's chain; one flipped bit breaks it. */
async function verificarAssinatura(pdf: Buffer): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await conferir(pdf, cloud.provedores)).toContain('successful')
  expect(await conferir(adulterar(pdf), cloud.provedores)).toBeNull()
}
