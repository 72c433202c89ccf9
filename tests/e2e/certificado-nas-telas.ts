import { expect, type Locator, type Page } from '@playwright/test'
import { CERTIFICADO } from '#domain/documento/textos-certificado.ts'

/** The certificate's own part of a screen. */
export const certificado = (page: Page): Locator =>
  page.getByRole('region', { name: CERTIFICADO.titulo, exact: true })

/**
 * Connects on the provider's page, which opens in a second tab, and answers the tab as it came back. `decidir` presses
 * what the holder decides there.
 */
export async function conectarNasTelas(
  page: Page,
  onde: Locator,
  decidir: (provedor: Page) => Promise<void> = (provedor) =>
    provedor.getByRole('button', { name: 'Aprovar', exact: true }).click(),
): Promise<Page> {
  await onde.getByRole('button', { name: CERTIFICADO.conectar }).click()
  const dialogo = page.getByRole('dialog', { name: CERTIFICADO.conectar })
  await expect(dialogo.getByText(CERTIFICADO.dialogo.achado).first()).toBeVisible()
  const [provedor] = await Promise.all([
    page.context().waitForEvent('page'),
    dialogo.getByRole('button', { name: CERTIFICADO.conectar }).click(),
  ])
  await expect(provedor.getByRole('heading', { name: 'VIDaaS: autorizar assinatura' })).toBeVisible()
  await decidir(provedor)
  await expect(provedor.getByRole('heading', { name: /^Certificado digital: / })).toBeVisible()
  return provedor
}
