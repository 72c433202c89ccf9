import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { novaAdministracao } from '../support/autenticador.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { novoMedico, novoPaciente } from '../support/pessoas.ts'
import { conferirAcesso } from './acesso.ts'
import { lerMensagem } from './caixa.ts'
import { test } from './cena.ts'
import { entrar, pedirEntrada } from './pessoas.ts'

test.use({ cena: 'chaves' })

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

/** The pages by the machine's name, where browsers keep passkeys, and a device that confirms at once. */
async function comAparelho(): Promise<Page> {
  const { locale, timezoneId } = test.info().project.use
  const baseURL = cloud.origem.replace('127.0.0.1', 'localhost')
  const page = await (await browser.newContext({ baseURL, locale, timezoneId })).newPage()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return page
}

const entrarComChave = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Agende sua consulta Agora' }).first().click()
  await page.getByRole('button', { name: 'Já possuo cadastro' }).click()
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click()
}

const criar = async (page: Page, em: string) => {
  await page.goto(em)
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso criada').first()).toBeVisible()
}

const sair = async (page: Page) => {
  await page.goto('/conta')
  await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).click()
  // Out, and not only on the way.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a patient makes a passkey, signs in by it alone, names it and removes it', async () => {
  const { email } = (await novoPaciente(cloud)).usuario
  const page = await comAparelho()
  const chaves = page.getByRole('region', { name: 'Chaves de acesso' })

  await test.step('makes one, and is told by mail', async () => {
    await entrar(page, 'paciente', email)
    await page.goto('/sessoes')
    await expect(chaves.getByText('A sua conta ainda não tem chaves de acesso.')).toBeVisible()
    await criar(page, '/sessoes')
    await expect(chaves.getByRole('listitem')).toHaveCount(1)
    await conferirAcesso(page, 'chaves de acesso')
    await lerMensagem(cloud, email, 'Nova chave de acesso')
  })

  await test.step('a device makes no second one for the same account', async () => {
    await chaves.getByRole('button', { name: 'Criar chave de acesso' }).click()
    await expect(
      page.getByText('Este aparelho já guarda uma chave de acesso da sua conta.').first(),
    ).toBeVisible()
  })

  await test.step('signs out, and in by it: no address, no password', async () => {
    await sair(page)
    await entrarComChave(page)
    await expect(page.getByText('Login realizado com sucesso!').first()).toBeVisible()
    await page.goto('/sessoes')
    await expect(page.getByText('com chave de acesso')).toBeVisible()
    await expect(chaves.getByText('Último uso')).toBeVisible()
  })

  await test.step('calls it what they like', async () => {
    await chaves.getByRole('button', { name: /^Renomear/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Nome da chave de acesso' })
    await conferirAcesso(page, 'nome da chave')
    await dialog.getByLabel('Nome').fill('<b>x</b>')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog.getByText('Use letras, números e espaços.')).toBeVisible()
    await dialog.getByLabel('Nome').fill('Meu celular')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(chaves.getByText('Meu celular')).toBeVisible()
  })

  await test.step('removes it, is told by mail, and it opens nothing any more', async () => {
    await chaves.getByRole('button', { name: 'Retirar: Meu celular' }).click()
    await conferirAcesso(page, 'retirar chave')
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar chave' }).click()
    await expect(chaves.getByText('A sua conta ainda não tem chaves de acesso.')).toBeVisible()
    await lerMensagem(cloud, email, 'Uma chave de acesso foi retirada')
    await sair(page)
    await entrarComChave(page)
    await expect(page.getByText('Esta chave de acesso não abre uma conta aqui.').first()).toBeVisible()
  })
  await page.context().close()
})

test('an administrator’s second factor is a passkey: the password alone administers nothing until it is shown', async () => {
  const { usuario } = await novaAdministracao(cloud)
  const page = await comAparelho()
  await pedirEntrada(page, 'paciente', usuario.email)
  await page.waitForURL('**/admin/health')
  await criar(page, '/seguranca')
  await page.goto('/admin/auditoria')
  await page.waitForURL('**/seguranca')
  await expect(page.getByText('A verificação já está ligada.')).toBeVisible()
  await conferirAcesso(page, 'segundo fator por chave')
  await page.getByRole('button', { name: 'Confirmar com a chave de acesso' }).click()
  await expect(page.getByText('A verificação está ligada, e você entrou com ela.')).toBeVisible()
  await page.goto('/admin/auditoria')
  await page.getByRole('tab', { name: 'Administradores' }).click()
  await expect(page.getByText('Criou uma chave de acesso')).toBeVisible()
  await page.context().close()
})

test('a doctor’s second factor is a passkey: without it there is no queue, with it they are in it at once', async () => {
  const { email } = (await novoMedico(cloud)).usuario
  const page = await comAparelho()
  await entrar(page, 'medico', email)
  await criar(page, '/seguranca')
  await page.goto('/fila-medico')
  await page.waitForURL('**/seguranca')
  await page.getByRole('button', { name: 'Confirmar com a chave de acesso' }).click()
  await expect(page.getByText('A verificação está ligada, e você entrou com ela.')).toBeVisible()
  await page.goto('/fila-medico')
  await expect(page.getByRole('heading', { name: 'Fila de Consultas' })).toBeVisible()
  await page.context().close()
})

test('by the machine’s number, where browsers keep no passkeys, the way to where they do is shown', async () => {
  const { email } = (await novoPaciente(cloud)).usuario
  const { locale, timezoneId } = test.info().project.use
  const page = await (await browser.newContext({ baseURL: cloud.origem, locale, timezoneId })).newPage()
  await entrar(page, 'paciente', email)
  await page.goto('/sessoes')
  const link = page.getByRole('link', { name: /^localhost:/ })
  await expect(link).toHaveAttribute('href', /^http:\/\/localhost:\d+\/sessoes$/)
  await page.context().close()
})
