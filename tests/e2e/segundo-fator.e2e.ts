import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { SENHA } from '#semente/personas.ts'
import { autenticadorDe, novaAdministracao } from '../support/autenticador.ts'
import { errado } from '../support/codigo-errado.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { test } from './cena.ts'
import { pedirEntrada } from './pessoas.ts'

test.use({ cena: 'segundo-fator' })

const AGORA_NAO = 'Este código já foi usado. Espere o aplicativo mostrar o próximo.'

let cloud: CloudProcess
let browser: Browser

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  browser = await chromium.launch(test.info().project.use.launchOptions)
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('an administrator turns the authenticator on with the key on the screen, and signs in with its code', async () => {
  const { usuario } = await novaAdministracao(cloud)
  const { locale, timezoneId } = test.info().project.use
  const context = await browser.newContext({ baseURL: cloud.origem, locale, timezoneId })
  const page = await context.newPage()
  await pedirEntrada(page, 'paciente', usuario.email)
  await page.waitForURL('**/admin/health')

  const { seguinte, usado, ligadoEm } = await test.step('turns it on', async () => {
    await page.goto('/admin/segundo-fator')
    await page.getByRole('button', { name: 'Ligar um aplicativo' }).click()
    await expect(page.getByRole('img', { name: 'QR code da chave' })).toBeVisible()
    const chave = (await page.locator('code').textContent()) ?? ''
    const { agora, seguinte } = autenticadorDe(chave.replaceAll(' ', ''))
    await digitar(page, errado(agora()), 'Ligar')
    await expect(page.getByText('Este código não confere.')).toBeVisible()
    const usado = agora()
    await digitar(page, usado, 'Ligar')
    await expect(page.getByText('Verificação em duas etapas ligada').first()).toBeVisible()
    return { seguinte, usado, ligadoEm: segundo() }
  })

  await test.step('is out, and comes in with password and code', async () => {
    const dialog = page.getByRole('dialog', { name: 'Login Paciente' })
    await dialog.getByLabel('E-mail').fill(usuario.email)
    await dialog.getByLabel('Senha', { exact: true }).fill(SENHA)
    await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Código do autenticador' })).toBeVisible()
    await digitar(page, usado, 'Entrar')
    await expect(page.getByText(AGORA_NAO).or(page.getByText('Este código não confere.'))).toBeVisible()
    // A sign-in of the very second in which the factor began counts as from before.
    await expect.poll(segundo).toBeGreaterThan(ligadoEm)
    await digitar(page, seguinte(), 'Entrar')
    await page.waitForURL('**/admin/health')
    await page.goto('/admin/auditoria')
    await page.getByRole('tab', { name: 'Administradores' }).click()
    await expect(page.getByText('Ligou a verificação em duas etapas')).toBeVisible()
    await page.goto('/admin/segundo-fator')
    await expect(page.getByText('A verificação está ligada, e você entrou com ela.')).toBeVisible()
  })
  await context.close()
})

const segundo = (): number => Math.floor(Date.now() / 1000)

async function digitar(page: Page, codigo: string, botao: string): Promise<void> {
  await page.getByLabel('Código de 6 dígitos').fill(codigo)
  await page.getByRole('button', { name: botao, exact: true }).click()
}
