import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { SENHA } from '#semente/personas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { novoPaciente } from '../support/pessoas.ts'
import { test } from './cena.ts'
import { JOAO } from './pessoas.ts'

test.use({ cena: 'teclado' })

let cloud: CloudProcess
let browser: Browser
let page: Page

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  const { launchOptions } = test.info().project.use
  browser = await chromium.launch(launchOptions)
})
test.beforeEach(async () => {
  const { locale, timezoneId } = test.info().project.use
  const context = await browser.newContext({
    baseURL: cloud.origem,
    locale,
    timezoneId,
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 720 },
    permissions: ['camera'],
  })
  page = await context.newPage()
})
test.afterEach(() => page.context().close())
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

/** WCAG 2.1.1 and 2.4.7: everything by Tab, Enter and Space, and one sees where one is, at 320 px. */
test('signs in, is triaged, asks, pays, waits, cancels and changes a field without a pointer', async () => {
  const { usuario } = await novoPaciente(cloud)
  await test.step('the way in, whose dialogs keep the focus and give it back', async () => {
    await page.goto('/')
    await acionar('Agende sua consulta Agora')
    await presoNoDialogo('Agende sua consulta')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Agende sua consulta Agora' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await acionar('Já possuo cadastro')
    await presoNoDialogo('Login Paciente')
    await digitar('E-mail', usuario.email)
    await digitar('Senha', SENHA)
    await acionar('Entrar')
    await expect(page.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
  })
  await test.step('the triage', async () => {
    await ate('Masculino')
    await page.keyboard.press('Space')
    await acionar('Continuar')
    await expect(page.getByRole('heading', { name: 'O que está acontecendo' })).toBeFocused()
    await ate('Febre alta (>38°C)')
    await page.keyboard.press('Space')
    await expect(page.getByLabel('Febre alta (>38°C)')).toBeChecked()
    await page.keyboard.press('Space')
    await acionar('Continuar')
    await digitar('O que você está sentindo?', 'Dor de garganta há 2 dias, sem febre, e nariz escorrendo.')
    await acionar('Realizar Triagem')
    await expect(page.getByRole('heading', { name: 'Resultado da triagem' })).toBeVisible()
    await acionar('Solicitar Consulta por R$ 150')
  })
  await test.step('the request and the card', async () => {
    await expect(page.getByRole('radio', { name: 'Nenhuma' })).toBeVisible()
    await ate('Nenhuma')
    await page.keyboard.press('Space')
    await ate('Li e aceito o termo de consentimento')
    await page.keyboard.press('Space')
    await acionar('Continuar para Pagamento')
    // No doctor is online in this test: said before the card.
    await acionar('Pagar e esperar mesmo assim')
    await digitar('Número do cartão', '4242424242424242')
    await digitar('Validade', '1230')
    await digitar('Código de segurança', '123')
    await digitar('Nome impresso no cartão', 'PESSOA DE TESTE')
    await acionar('Autorizar Pagamento - R$ 150,00')
  })
  await test.step('the queue, and out of it', async () => {
    await expect(page.getByText('Você é o 1º da fila')).toBeVisible()
    await acionar('Cancelar solicitação')
    await presoNoDialogo('Cancelar esta solicitação?')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Cancelar solicitação' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialogo = page.getByRole('dialog')
    await ate('Cancelar solicitação')
    await expect(dialogo.getByRole('button', { name: 'Cancelar solicitação' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Cancelada', { exact: true }).first()).toBeVisible()
  })
  await test.step('the account, by the menu', async () => {
    await ate('Menu da conta de')
    await page.keyboard.press('Enter')
    await acionar('Minha conta')
    await expect(page.getByRole('heading', { name: 'Minha Conta' })).toBeVisible()
    await acionar('Editar Telefone')
    await expect(page.getByLabel('Telefone')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('31912345678')
    await acionar('Salvar')
    await presoNoDialogo('Verificação de Segurança')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('signs up and opens the camera without a pointer', async () => {
  await page.goto('/cadastro-paciente')
  await digitar('Nome completo', JOAO.nome)
  await digitar('CPF', JOAO.cpf)
  await digitar('E-mail', JOAO.email)
  await digitar('Celular com DDD', JOAO.telefone)
  await digitar('Data de nascimento', JOAO.nascimento.replaceAll('/', ''))
  await digitar('Senha', SENHA)
  await digitar('Confirmar senha', SENHA)
  await acionar('Continuar')
  await expect(page.getByRole('heading', { level: 2, name: 'Documento' })).toBeFocused()
  await ate('Tipo de documento')
  await page.keyboard.type('CNH')
  await expect(page.getByLabel('Tipo de documento *')).toHaveValue('CNH')
  await acionar('Tirar foto: Frente')
  await presoNoDialogo('Capturar Frente')
  await acionar('Capturar')
  await acionar('Usar foto')
  await expect(page.getByText('frente.jpg')).toBeVisible()
  await acionar('Voltar')
  await expect(page.getByRole('heading', { level: 2, name: 'Revisar dados' })).toBeFocused()
})

/** Tabs to what is called so, as far as the page goes, and is seen to be there. */
async function ate(nome: string): Promise<void> {
  for (let passos = 0; passos < 80; passos++) {
    const { dito, visto } = await foco()
    if (dito.startsWith(nome)) {
      expect(visto, `the focus on "${nome}" is seen`).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to "${nome}"`)
}

async function acionar(nome: string): Promise<void> {
  await expect(
    page
      .getByRole('button', { name: nome })
      .or(page.getByRole('link', { name: nome }))
      .first(),
  ).toBeEnabled()
  await ate(nome)
  await page.keyboard.press('Enter')
}

async function digitar(rotulo: string, texto: string): Promise<void> {
  await expect(page.getByLabel(rotulo, { exact: true })).toBeVisible()
  await ate(rotulo)
  await page.keyboard.type(texto)
}

/** Tab goes round inside the dialog, forwards and back. */
async function presoNoDialogo(nome: string): Promise<void> {
  const dialogo = page.getByRole('dialog', { name: nome })
  await expect(dialogo).toBeVisible()
  for (const tecla of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(tecla)
    expect(await dialogo.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  }
}

/** What has the focus, by its name, and whether it shows. */
function foco(): Promise<{ dito: string; visto: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { dito: '', visto: false }
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])].map(({ textContent }) => textContent)
        : []
    const dito = element.getAttribute('aria-label') ?? (labels.join(' ') || element.textContent)
    const mostra = (onde: Element | null) => {
      if (!onde) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(onde)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    // WCAG 2.4.11: the bar at the bottom of a phone stands in front of the page.
    const { left, width, bottom } = element.getBoundingClientRect()
    const barra = document.elementFromPoint(left + width / 2, bottom - 2)?.closest('nav')
    const coberto = barra?.contains(element) === false
    return {
      dito: dito.trim(),
      visto:
        !coberto &&
        element.matches(':focus-visible') &&
        (mostra(element) || mostra(element.closest('label'))),
    }
  })
}
