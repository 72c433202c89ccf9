import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { SENHA } from '#semente/personas.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { novoPaciente } from '../support/pessoas.ts'
import { test } from './cena.ts'
import { abrirCartao } from './passos-nas-telas.ts'
import { JOAO, pedirEntrada } from './pessoas.ts'

/** How long the network is gone: 30 s by `npm run resiliencia`, a moment otherwise. */
const SEM_REDE_MS = Number(process.env['SEM_REDE_MS'] ?? 300)
/** A picture of one dot. */
const PONTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const SINTOMAS = 'Dor de garganta há 2 dias, sem febre, e nariz escorrendo.'

test.use({ cena: 'resiliencia' })

let cloud: CloudProcess
let browser: Browser
let context: BrowserContext

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  context = await browser.newContext({ baseURL: cloud.origem, locale, timezoneId })
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

/** Reloads, leaves and comes back, opens a second tab, loses the network: after each the screen must be `intacta`. */
async function abalar(page: Page, intacta: () => Promise<void>): Promise<void> {
  await test.step('reload', async () => {
    await page.reload()
    await intacta()
  })
  await test.step('away and back', async () => {
    await page.goto('/medico-junte-se')
    await page.goBack()
    await intacta()
  })
  await test.step('a second tab', async () => {
    const aba = await context.newPage()
    await aba.goto(page.url())
    await expect(aba.locator('main')).toBeVisible()
    await aba.close()
    await intacta()
  })
  await test.step('no network for a while', async () => {
    await context.setOffline(true)
    await page.waitForTimeout(SEM_REDE_MS)
    await intacta()
    await context.setOffline(false)
    await intacta()
  })
}

/** Presses without a network: told, nothing lost; pressed again with one, it goes on. */
async function pressionarSemRede(page: Page, botao: string, intacta: () => Promise<void>): Promise<void> {
  await context.setOffline(true)
  await page.getByRole('button', { name: botao }).click()
  await expect(page.getByText('Erro de conectividade').first()).toBeVisible()
  await intacta()
  await page.waitForTimeout(SEM_REDE_MS)
  await context.setOffline(false)
  await page.getByRole('button', { name: botao }).click()
}

const tem = (page: Page, rotulo: string, valor: string) =>
  expect(page.getByLabel(rotulo, { exact: true })).toHaveValue(valor)

test('the registration loses nothing and makes one account', async () => {
  test.setTimeout(120_000 + 10 * SEM_REDE_MS)
  const page = await context.newPage()
  await page.goto('/cadastro-paciente')
  await page.getByLabel('Nome completo').fill(JOAO.nome)
  await page.getByLabel('CPF').fill(JOAO.cpf)
  await page.getByLabel('E-mail').fill(JOAO.email)
  await page.getByLabel('Celular com DDD').fill(JOAO.telefone)
  await page.getByLabel('Data de nascimento').fill(JOAO.nascimento)
  const dados = async () => {
    await tem(page, 'Nome completo', JOAO.nome)
    await tem(page, 'CPF', '123.456.789-09')
    await tem(page, 'E-mail', JOAO.email)
    await tem(page, 'Celular com DDD', '(11) 98765-1234')
    await tem(page, 'Data de nascimento', JOAO.nascimento)
  }
  await abalar(page, dados)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByLabel('Confirmar senha').fill(SENHA)
  await pressionarSemRede(page, 'Continuar', async () => {
    await dados()
    await tem(page, 'Senha', SENHA)
  })
  const documento = () => expect(page.getByRole('heading', { level: 2, name: 'Documento' })).toBeVisible()
  await documento()
  await abalar(page, documento)
  await test.step('one side of the document, not yet sent', async () => {
    await page.getByLabel('Tipo de documento *').selectOption('CNH')
    const frente = { name: 'frente.png', mimeType: 'image/png', buffer: PONTO }
    await page.locator('input[type=file][data-lado=frente]').setInputFiles(frente)
    const escolhida = async () => {
      await expect(page.getByText('frente.png')).toBeVisible()
      await tem(page, 'Tipo de documento *', 'CNH')
    }
    await escolhida()
    await abalar(page, escolhida)
  })
  await page.getByRole('button', { name: 'Voltar' }).click()
  await page.getByLabel('Nome completo').fill('João Pedro Salgado Neto')
  await test.step('a correction not yet sent', async () => {
    await page.reload()
    await documento()
    await page.getByRole('button', { name: 'Voltar' }).click()
    await tem(page, 'Nome completo', 'João Pedro Salgado Neto')
  })
  await page.close()
  await context.clearCookies()
})

test('from triage to the queue nothing is lost and nothing is done twice', async () => {
  test.setTimeout(180_000 + 40 * SEM_REDE_MS)
  await context.close()
  const { locale, timezoneId } = test.info().project.use
  context = await browser.newContext({ baseURL: cloud.origem, locale, timezoneId })
  const jornada = await Jornada.nova(cloud, { paciente: await novoPaciente(cloud) })
  const page = await context.newPage()
  await pedirEntrada(page, 'paciente', jornada.paciente.usuario.email)
  await expect(page.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()

  await test.step('triage: sex and age', async () => {
    await page.getByRole('radio', { name: 'Masculino' }).check()
    await abalar(page, () => expect(page.getByRole('radio', { name: 'Masculino' })).toBeChecked())
    await page.getByRole('button', { name: 'Continuar' }).click()
  })
  await test.step('triage: signs', async () => {
    await page.getByLabel('Há quantos dias você tem os sintomas?').fill('2')
    await page.getByLabel('Vômitos persistentes').check()
    await abalar(page, async () => {
      await tem(page, 'Há quantos dias você tem os sintomas?', '2')
      await expect(page.getByLabel('Vômitos persistentes')).toBeChecked()
    })
    await page.getByLabel('Vômitos persistentes').uncheck()
    await page.getByRole('button', { name: 'Continuar' }).click()
  })
  await test.step('triage: the report', async () => {
    await page.getByLabel('O que você está sentindo?').fill(SINTOMAS)
    const escrito = () => tem(page, 'O que você está sentindo?', SINTOMAS)
    await abalar(page, escrito)
    await pressionarSemRede(page, 'Realizar Triagem', escrito)
  })
  await test.step('triage: the result', async () => {
    const resultado = () => expect(page.getByRole('heading', { name: 'Resultado da triagem' })).toBeVisible()
    await resultado()
    await abalar(page, resultado)
    await page.getByRole('button', { name: 'Solicitar Consulta por R$ 150' }).click()
  })
  await test.step('the request', async () => {
    const informacoes = page.getByRole('textbox')
    await informacoes.fill('Tomo losartana.')
    await page.getByRole('radio', { name: 'Nenhuma' }).check()
    await page.getByLabel('Li e aceito o termo de consentimento').check()
    const preenchida = async () => {
      await expect(informacoes).toHaveValue('Tomo losartana.')
      await expect(page.getByRole('radio', { name: 'Nenhuma' })).toBeChecked()
      await expect(page.getByLabel('Li e aceito o termo de consentimento')).toBeChecked()
    }
    await abalar(page, preenchida)
    await pressionarSemRede(page, 'Continuar para Pagamento', preenchida)
  })
  await test.step('the payment', async () => {
    const cartao = () => abrirCartao(page)
    await cartao()
    await abalar(page, cartao)
    expect((await consultas(jornada)).map(({ status }) => status)).toEqual(['pending'])
    await page.getByLabel('Número do cartão').fill('4242424242424242')
    await page.getByLabel('Validade').fill('1230')
    await page.getByLabel('Código de segurança').fill('123')
    await page.getByLabel('Nome impresso no cartão').fill('PESSOA DE TESTE')
    await pressionarSemRede(page, 'Autorizar Pagamento - R$ 150,00', () =>
      tem(page, 'Nome impresso no cartão', 'PESSOA DE TESTE'),
    )
  })
  await test.step('the queue', async () => {
    const naFila = () => expect(page.getByText('Você é o 1º da fila')).toBeVisible()
    await naFila()
    await abalar(page, naFila)
    await page.goto('/consultas')
    await expect(page.getByText('Na Fila').or(page.getByText('queued'))).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continuar para Pagamento' })).toHaveCount(0)
  })
  const feitas = await consultas(jornada)
  expect(feitas.map(({ status }) => status)).toEqual(['queued'])
  jornada.consulta_id = feitas[0]?.id ?? ''
  expect((await jornada.livro()).filter(([tipo]) => tipo === 'autorizado')).toHaveLength(1)

  await test.step('the room', async () => {
    await jornada.aceitar()
    await page.goto(`/sala-video/${jornada.consulta_id}`)
    const sala = () => expect(page.getByRole('link', { name: 'Entrar na Sala' })).toBeVisible()
    await sala()
    await abalar(page, sala)
  })
  await test.step('the account', async () => {
    await page.goto('/conta')
    const conta = () => expect(page.getByText(jornada.paciente.usuario.email)).toBeVisible()
    await conta()
    await abalar(page, conta)
  })
})

const consultas = async (jornada: Jornada) => (await jornada.doPaciente.ok(minhasConsultas, {})).consultas
