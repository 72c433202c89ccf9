import { expect, type Page } from '@playwright/test'

/** What is done on a screen to have there what it is looked at for. */

/** Where the triage can be looked at beyond its first screen, each a step from the one before, on to the payment. */
export const PARADAS = {
  perguntas: async (page: Page) => {
    await page.getByRole('radio', { name: 'Feminino' }).check()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByLabel('Há quantos dias você tem os sintomas?')).toBeVisible()
  },
  sintomas: async (page: Page) => contar(page),
  resultado: async (page: Page) => {
    await page.getByRole('button', { name: 'Realizar Triagem' }).click()
    await expect(page.getByRole('button', { name: 'Solicitar Consulta por R$ 150' })).toBeVisible()
  },
  pedido: async (page: Page) => {
    await page.getByRole('button', { name: 'Solicitar Consulta por R$ 150' }).click()
    await expect(page.getByRole('heading', { name: 'Solicitar Consulta' })).toBeVisible()
  },
  pagamento: async (page: Page) => pedir(page),
} as const

/** Through the triage as far as one of its screens, or on to the request and its payment. */
export async function triar(page: Page, ate: keyof typeof PARADAS): Promise<void> {
  for (const [parada, seguir] of Object.entries(PARADAS)) {
    await seguir(page)
    if (parada === ate) return
  }
}

/** Through the triage with a sign that sends to the emergency room. */
export async function triarEmergencia(page: Page): Promise<void> {
  await PARADAS.perguntas(page)
  await page.getByRole('checkbox', { name: 'Falta de ar' }).check()
  await contar(page)
  await page.getByRole('button', { name: 'Realizar Triagem' }).click()
  await expect(page.getByRole('link', { name: 'Ligar para o SAMU 192' })).toBeVisible()
}

/** For how long, and what it is. */
async function contar(page: Page): Promise<void> {
  await page.getByLabel('Há quantos dias você tem os sintomas?').fill('2')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page
    .getByLabel('O que você está sentindo?')
    .fill('Dor de garganta há 2 dias, sem febre, e nariz escorrendo.')
}

/** The request's one question, for whoever was never asked about allergies: none, or what they are allergic to. */
export async function responderAlergias(page: Page, alergia?: string): Promise<void> {
  await page.getByRole('radio', { name: alergia ? 'Tenho alergia' : 'Nenhuma' }).check()
  if (alergia) await page.getByLabel('Alergia a').fill(alergia)
}

/** The request is made, and the card is asked for. */
export async function pedir(
  page: Page,
  consentimento = 'Li e aceito o termo de consentimento',
): Promise<void> {
  await page.getByLabel(consentimento).check()
  await page.getByRole('button', { name: 'Continuar para Pagamento' }).click()
  await abrirCartao(page)
}

/** The card is there; where no doctor is online it is asked for all the same. */
export async function abrirCartao(page: Page): Promise<void> {
  const cartao = page.getByLabel('Número do cartão')
  const mesmoAssim = page.getByRole('button', { name: 'Pagar e esperar mesmo assim' })
  // A doctor may come online between the two looks, and the card takes the question's place.
  await expect(async () => {
    if (await mesmoAssim.isVisible()) await mesmoAssim.click({ timeout: 1000 })
    await expect(cartao).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}

/** The camera shows the person, and waits for the picture. */
export async function abrirCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abrir Câmera' }).click()
  await expect(page.getByRole('button', { name: 'Capturar' })).toBeVisible()
}

/** The picture is taken, and may be used or taken again. */
export async function fotografarSe(page: Page): Promise<void> {
  await abrirCamera(page)
  await page.getByRole('button', { name: 'Capturar' }).click()
  await expect(page.getByRole('button', { name: 'Usar foto' })).toBeVisible()
}

/** A doctor of more than one specialty is in the queue of general medicine, where somebody waits. */
export async function entrarNaFila(page: Page): Promise<void> {
  const entrar = page.getByRole('button', { name: 'Entrar na Fila' })
  if (await entrar.isVisible()) {
    await page.getByLabel('Especialidade').selectOption('clinica_medica')
    await entrar.click()
  }
  await expect(page.getByRole('button', { name: 'Aceitar Consulta' }).first()).toBeVisible()
}
