import { expect, type Locator, type Page, test } from '@playwright/test'

/**
 * The kit's page, used as a person does: a document is drawn, what the card says is copied, the pictures downloaded.
 */

/** What the identity kit says of a person, and where the downloaded pictures are. */
export interface DoKit {
  readonly nome: string
  readonly cpf: string
  readonly nascimento: string
  readonly telefone: string
  readonly email: string
  readonly frente: string
  readonly verso: string
  readonly selfie: string
}

interface Pedido {
  readonly nome: string
  readonly nascimento: string
  /** As the form names it. */
  readonly documento: string
  /** State of the registration, of somebody the council is to know. */
  readonly uf?: string
}

/** "Uma pessoa como você": draws somebody new, and answers their card. */
export async function desenhar(kit: Page, { nome, nascimento, documento, uf }: Pedido): Promise<Locator> {
  await kit.getByLabel('Nome completo').fill(nome)
  await kit.getByLabel('Nascimento (DD/MM/AAAA)').fill(nascimento)
  await kit.getByLabel('Documento', { exact: true }).selectOption(documento)
  if (uf) {
    await kit.getByLabel('Esta pessoa também é médica').check()
    await kit.getByLabel('UF do CRM').selectOption(uf)
    await kit.getByLabel('Especialidade').selectOption('Clínica Médica')
  }
  await kit.getByRole('button', { name: 'Desenhar o documento' }).click()
  const cartao = kit.getByRole('article', { name: nome })
  await expect(cartao.getByText('Documento desenhado.')).toBeVisible()
  return cartao
}

/** A value on somebody's card. */
export const dado = (cartao: Locator, nome: string): Promise<string> =>
  cartao
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${nome}`) })
    .locator('xpath=following-sibling::dd')
    .innerText()

/** All of a card that a sign-up asks for, with the good pictures. */
export async function levar(kit: Page, cartao: Locator): Promise<DoKit> {
  const baixar = async (parte: string) => {
    const link = cartao
      .getByRole('paragraph')
      .filter({ hasText: 'Imagens boas' })
      .getByRole('link', { name: parte })
    const [arquivo] = await Promise.all([kit.waitForEvent('download'), link.click()])
    // Under the name the kit gives it: a form looks at the ending.
    const salvo = test.info().outputPath(arquivo.suggestedFilename())
    await arquivo.saveAs(salvo)
    return salvo
  }
  return {
    nome: await cartao.getByRole('heading').innerText(),
    cpf: await dado(cartao, 'CPF'),
    nascimento: await dado(cartao, 'Nascimento'),
    telefone: await dado(cartao, 'Celular'),
    email: await dado(cartao, 'E-mail'),
    frente: await baixar('Frente'),
    verso: await baixar('Verso'),
    selfie: await baixar('Selfie'),
  }
}
