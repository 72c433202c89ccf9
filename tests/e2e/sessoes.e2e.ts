import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { SENHA } from '#semente/personas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { novoPaciente } from '../support/pessoas.ts'
import { conferirAcesso } from './acesso.ts'
import { lerMensagem } from './caixa.ts'
import { test } from './cena.ts'
import { pedirEntrada } from './pessoas.ts'

test.use({ cena: 'sessoes' })

let cloud: CloudProcess
let browser: Browser
let email: string
let aqui: Page
let ali: Page

test.beforeAll(async () => {
  // Who signed in a moment ago is asked again almost at once.
  cloud = await startCloudProcess({ semente: false, prazos: { login_recente: 1000 } })
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  const context = { baseURL: cloud.origem, locale, timezoneId, acceptDownloads: true }
  aqui = await (await browser.newContext(context)).newPage()
  ali = await (await browser.newContext(context)).newPage()
  email = (await novoPaciente(cloud)).usuario.email
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('a patient ends a sign-in from another browser, and proves who they are before taking their data', async () => {
  const dentro = (page: Page) => page.getByRole('heading', { name: 'Triagem Acolhe v2' })
  await test.step('is signed in twice, and told of the second browser by mail', async () => {
    for (const page of [aqui, ali]) {
      await pedirEntrada(page, 'paciente', email)
      await expect(dentro(page)).toBeVisible()
    }
    await lerMensagem(cloud, email, 'Nova entrada na sua conta')
  })

  await test.step('sees them all, ends one, then all the others', async () => {
    await aqui.goto('/conta')
    await aqui.getByRole('link', { name: 'Sessões e aparelhos' }).click()
    const linhas = aqui.getByRole('main').getByRole('listitem')
    // Where the account was made is the third.
    await expect(linhas).toHaveCount(3)
    await expect(linhas.first()).toContainText('Este aparelho')
    await conferirAcesso(aqui, 'sessões')
    await linhas.last().getByRole('button', { name: 'Encerrar' }).click()
    await expect(aqui.getByText('Sessão encerrada').first()).toBeVisible()
    await expect(linhas).toHaveCount(2)
    await aqui.getByRole('button', { name: 'Encerrar todas as outras' }).click()
    await expect(linhas).toHaveCount(1)
    await expect(aqui.getByRole('main').getByText('A sua conta só está aberta neste aparelho.')).toBeVisible()
  })

  await test.step('the other browser is out, and asks for a sign-in', async () => {
    await ali.goto('/conta')
    await expect(ali.getByRole('heading', { name: 'Minha Conta' })).toHaveCount(0)
    await expect(ali.getByLabel('Senha', { exact: true })).toBeVisible()
  })

  await test.step('takes the data along after the password, and the download goes on by itself', async () => {
    await aqui.goto('/conta')
    await aqui.getByRole('button', { name: 'Baixar em JSON' }).click()
    const pergunta = aqui.getByRole('dialog', { name: 'Confirme que é você' })
    await expect(pergunta).toBeVisible()
    await conferirAcesso(aqui, 'prova de identidade')
    await pergunta.getByLabel('Senha', { exact: true }).fill('Errada2026')
    await pergunta.getByRole('button', { name: 'Continuar' }).click()
    await expect(pergunta.getByText('Digite a sua senha atual.')).toBeVisible()
    await pergunta.getByLabel('Senha', { exact: true }).fill(SENHA)
    const [arquivo] = await Promise.all([
      aqui.waitForEvent('download'),
      pergunta.getByRole('button', { name: 'Continuar' }).click(),
    ])
    expect(arquivo.suggestedFilename()).toMatch(/^acolhe-meus-dados-.*\.json$/)
    await expect(pergunta).toHaveCount(0)
  })
})
