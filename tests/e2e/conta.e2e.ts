import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { codigosPara } from '../support/caixa.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { novoPaciente } from '../support/pessoas.ts'
import { conferirAcesso } from './acesso.ts'
import { lerMensagem } from './caixa.ts'
import { test } from './cena.ts'
import { pedirEntrada } from './pessoas.ts'

test.use({ cena: 'conta' })

let cloud: CloudProcess
let browser: Browser
let aqui: BrowserContext
let noutro: BrowserContext

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  const context = { baseURL: cloud.origem, locale, timezoneId }
  aqui = await browser.newContext(context)
  noutro = await browser.newContext(context)
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('a patient changes a locked field, reads who saw them, and leaves', async () => {
  const { email } = (await novoPaciente(cloud)).usuario
  const [page, outra] = await Promise.all([aqui.newPage(), noutro.newPage()])

  await test.step('is signed in with two browsers, the second by a link asked for in the first', async () => {
    await pedirEntrada(page, 'paciente', email)
    await expect(page.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
    await outra.goto('/')
    await outra.getByRole('button', { name: 'Agende sua consulta Agora' }).first().click()
    await outra.getByRole('button', { name: 'Já possuo cadastro' }).click()
    const dialog = outra.getByRole('dialog', { name: 'Login Paciente' })
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByRole('button', { name: 'Receber link por email' }).click()
    await expect(outra.getByText('Link de acesso enviado!').first()).toBeVisible()
    await outra.goto(await linkDe(email, 'link de acesso'))
    await expect(outra.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
    // This browser has never seen a password of theirs (P §2.5).
    await expect(outra.getByText('Por segurança, defina sua senha agora.')).toBeVisible()
    await outra.getByRole('button', { name: 'Fechar aviso' }).click()
    await outra.reload()
    await expect(outra.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
    await expect(outra.getByText('Por segurança, defina sua senha agora.')).toHaveCount(0)
  })

  await test.step('changes the phone with the code from the inbox', async () => {
    await page.goto('/conta')
    await page.getByRole('button', { name: 'Editar Telefone' }).click()
    await page.getByLabel('Telefone').fill('31912345678')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await passarPeloCodigo(page, email)
    await expect(page.getByText('Campo atualizado').first()).toBeVisible()
    await expect(page.getByText('(31) 91234-5678')).toBeVisible()
  })

  await test.step('reads who saw the record', async () => {
    await page.getByRole('button', { name: 'Mostrar acessos' }).click()
    const acessos = page.getByRole('region', { name: 'Quem viu meu prontuário' })
    await expect(acessos.getByRole('listitem').first()).toBeVisible()
  })

  await test.step('closes the account and reads what is kept by law', async () => {
    await page.getByRole('button', { name: 'Encerrar minha conta' }).click()
    await page.getByLabel('Digite ENCERRAR para confirmar').fill('ENCERRAR')
    await page.getByRole('button', { name: 'Encerrar conta', exact: true }).click()
    await passarPeloCodigo(page, email)
    await expect(page.getByRole('heading', { name: 'Sua conta foi encerrada' })).toBeVisible()
    await expect(page.getByText('Guardado por lei')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Baixar recibo' })).toBeVisible()
    await conferirAcesso(page, 'despedida')
    await pedirEntrada(page, 'paciente', email)
    await expect(page.getByText('Erro no login').first()).toBeVisible()
  })
})

const linkDe = async (email: string, assunto: string): Promise<string> =>
  (await lerMensagem(cloud, email, assunto)).links.find((href) => href.includes('token=')) ?? ''

async function passarPeloCodigo(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Verificação de Segurança' })
  const antes = (await codigosPara(cloud, email)).length
  await dialog.getByRole('button', { name: 'Enviar Código' }).click()
  await expect.poll(async () => (await codigosPara(cloud, email)).length, { timeout: 60_000 }).toBe(antes + 1)
  await dialog.getByLabel('Código de 6 dígitos').fill((await codigosPara(cloud, email))[0] ?? '')
  await dialog.getByRole('button', { name: 'Verificar' }).click()
}
