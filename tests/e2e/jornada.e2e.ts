import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type Browser,
  type BrowserContext,
  chromium,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { primeiroNome } from '#domain/base/campos.ts'
import { ENDERECO } from '#domain/medico/textos-onboarding.ts'
import sharp from 'sharp'
import { adulterar, conferir } from '../support/assinatura-viva.ts'
import { filmar } from '../support/camera.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { servirKit } from '../support/kit.ts'
import { conferirAcesso } from './acesso.ts'
import { certificado, conectarNasTelas } from './certificado-nas-telas.ts'
import { test } from './cena.ts'
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
import { dado, desenhar, type DoKit, levar } from './kit-nas-telas.ts'
import { pedir, responderAlergias, triar } from './passos-nas-telas.ts'
import { tentarInjetar, vigiar } from './politica.ts'

test.use({ cena: 'jornada' })

const MEDICA = 'Aurora Pimentel Sampaio'
const PACIENTE = 'Benedita Fontes Moreira'

let cloud: CloudProcess
let servido: Awaited<ReturnType<typeof servirKit>>
let browser: Browser
let paciente: BrowserContext
let medica: BrowserContext
let camera: string

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, leitores: true, prazos: SEM_PRESSA })
  servido = await servirKit(cloud)
  camera = path.join(cloud.dados, 'camera.y4m')
  await filmar(await paredeBranca(), camera)
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
  await servido?.close()
  await cloud?.close()
})

/** Nobody here is in a seed: what each of the two has, the kit's page drew for them. */
test('two people whom only the kit knows, from sign-up to a signed prescription', async () => {
  const violacoes = vigiar(paciente, medica)
  const [kit, page, consultorio] = await Promise.all([
    paciente.newPage(),
    paciente.newPage(),
    medica.newPage(),
  ])
  await kit.goto(servido.url)

  await test.step('a doctor registers with a document the kit drew', async () => {
    const cartao = await desenhar(kit, {
      nome: MEDICA,
      nascimento: '23/09/1981',
      documento: 'CNH de 2022',
      uf: 'BA',
    })
    const doutora = await levar(kit, cartao)
    await abrirOnboarding(consultorio)
    await digitarDados(consultorio, doutora)
    await consultorio.getByLabel('CRM', { exact: true }).fill(await dado(cartao, 'CRM'))
    await consultorio.getByLabel('UF', { exact: true }).fill(await dado(cartao, 'UF'))
    await consultorio.getByRole('button', { name: 'Continuar' }).click()
    await expect(consultorio.getByText('Conta criada com sucesso!').first()).toBeVisible()
    await mostrarDocumento(consultorio, 'CNH', doutora, {
      frente: consultorio.getByLabel('Documento de identidade'),
      verso: consultorio.getByLabel('Verso do documento'),
    })
    await escolher(consultorio, consultorio.getByRole('button', { name: 'Usar uma imagem' }), doutora.selfie)
    await consultorio.getByRole('button', { name: 'Usar foto' }).click()
    await expect(consultorio.getByText('Verificação completa!')).toBeVisible({ timeout: 120_000 })
    await consultorio.getByRole('button', { name: 'Continuar para Stripe' }).click()
  })

  await test.step('is ready to sign and joins the queue', async () => {
    await consultorio.getByLabel(ENDERECO.rotulo).fill('Rua das Acácias, 120, sala 3, Salvador/BA')
    await consultorio.getByRole('button', { name: ENDERECO.salvar }).click()
    await expect(consultorio.getByText(ENDERECO.salvo.titulo).first()).toBeVisible()
    await (await conectarNasTelas(consultorio, certificado(consultorio))).close()
    await expect(certificado(consultorio).getByText('Conectado')).toBeVisible()
    await consultorio.getByRole('button', { name: 'Finalizar Cadastro' }).click()
    await consultorio.getByRole('button', { name: 'Entrar na Fila' }).click()
    await expect(consultorio.getByText('Disponível na fila há')).toBeVisible()
  })

  await test.step('a patient signs up with a document the kit drew', async () => {
    const pessoa = await levar(
      kit,
      await desenhar(kit, {
        nome: PACIENTE,
        nascimento: '14/02/1969',
        documento: 'CIN (RG novo)',
      }),
    )
    await abrirCadastro(page)
    await digitarDados(page, pessoa)
    await expect(page.getByText('Conta criada com sucesso!').first()).toBeVisible()
    await mostrarDocumento(page, 'RG', pessoa, {
      frente: page.getByRole('button', { name: 'Usar galeria: Frente' }),
      verso: page.getByRole('button', { name: 'Usar galeria: Verso' }),
    })
    await filmar(await readFile(pessoa.selfie), camera)
    await page.getByRole('button', { name: 'Abrir Câmera' }).click()
    await page.getByRole('button', { name: 'Capturar' }).click()
    await page.getByRole('button', { name: 'Usar foto' }).click()
    await expect(page.getByText('✓ Selfie verificada com sucesso')).toBeVisible({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Finalizar Cadastro' }).click()
    await confirmarEmail(kit, pessoa.email)
  })

  await test.step('is triaged, pays and waits until the doctor accepts', async () => {
    await triar(page, 'pedido')
    await responderAlergias(page, 'Dipirona')
    await pedir(page)
    await autorizar(page, 'BENEDITA F MOREIRA')
    await expect(page.getByText('Na Fila')).toBeVisible()
    const linha = consultorio.getByRole('article').filter({ hasText: primeiroNome(PACIENTE) })
    await linha.getByRole('button', { name: 'Aceitar Consulta' }).click()
    await expect(consultorio.getByText('Teleconsulta Premium')).toBeVisible()
    await expect(page.getByText(`Dr(a). ${MEDICA}`)).toBeVisible()
    const ficha = consultorio.getByRole('region', { name: 'Ficha de saúde' })
    await expect(ficha.getByText('Dipirona')).toBeVisible()
  })

  await test.step('both meet on video, also after a reload', async () => {
    const [doPaciente, daMedica] = await encontrar(page, consultorio)
    await doPaciente.reload()
    for (const chamada of [doPaciente, daMedica]) await verOOutro(chamada)
    for (const chamada of [doPaciente, daMedica]) await chamada.close()
  })

  await test.step('the doctor finishes, which captures the payment, and prescribes after heeding a warning', async () => {
    await finalizar(consultorio, page)
    await receitarAvisada(consultorio, 'Dipirona')
    await expect(consultorio.getByText('Concluído')).toBeVisible({ timeout: 120_000 })
  })

  await test.step('the patient downloads what was signed, and anybody can verify it', async () => {
    await verificarAssinatura(await baixarReceita(page))
  })

  await test.step('nothing on the way went against the security headers, which are there', async () => {
    expect(violacoes).toEqual([])
    await tentarInjetar(page, violacoes)
  })

  await test.step('the kit’s page is there for everybody', async () => {
    await kit.goto(servido.url)
    await conferirAcesso(kit, 'kit')
  })
})

/** From the front door to the doctor's form. */
async function abrirOnboarding(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Sou Médico' }).first().click()
  await page.getByRole('button', { name: 'Quero fazer parte' }).click()
  await page.getByRole('link', { name: 'QUERO FAZER PARTE' }).first().click()
  await expect(page.getByText('Etapa 1 de 5')).toBeVisible()
}

/** Both sides of the document, as downloaded files, until they were read and the camera is next. */
async function mostrarDocumento(
  page: Page,
  tipo: 'RG' | 'CNH',
  { frente, verso }: DoKit,
  onde: { readonly frente: Locator; readonly verso: Locator },
): Promise<void> {
  await page.getByLabel('Tipo de documento *').selectOption(tipo)
  await escolher(page, onde.frente, frente)
  await escolher(page, onde.verso, verso)
  await lerDocumento(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** What the camera shows before anybody sits down. */
const paredeBranca = () =>
  sharp({ create: { width: 960, height: 720, channels: 3, background: '#dddddd' } })
    .png()
    .toBuffer()

/** `openssl cms -verify` accepts the signature against the provider's chain; one flipped bit breaks it. */
async function verificarAssinatura(pdf: Buffer): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await conferir(pdf, cloud.provedores)).toContain('successful')
  expect(await conferir(adulterar(pdf), cloud.provedores)).toBeNull()
}

/** Presses what opens the file chooser, and chooses. */
async function escolher(page: Page, botao: Locator, arquivo: string): Promise<void> {
  const [seletor] = await Promise.all([page.waitForEvent('filechooser'), botao.click()])
  await seletor.setFiles(arquivo)
}

/** Follows the kit to the inbox, and the link of the message there. */
async function confirmarEmail(kit: Page, email: string): Promise<void> {
  const [caixa] = await Promise.all([
    kit.waitForEvent('popup'),
    kit.getByRole('link', { name: 'caixa de entrada' }).click(),
  ])
  await expect(async () => {
    await caixa.getByRole('link', { name: 'Atualizar' }).click()
    await caixa.getByRole('link', { name: email }).filter({ hasText: 'Confirm' }).click({ timeout: 1_000 })
  }).toPass()
  const [confirmacao] = await Promise.all([
    caixa.waitForEvent('popup'),
    caixa.getByRole('link').filter({ hasText: '/auth/callback' }).first().click(),
  ])
  await expect(confirmacao.getByText('Email confirmado com sucesso!').first()).toBeVisible()
}
