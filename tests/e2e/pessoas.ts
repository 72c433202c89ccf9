import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { SENHA } from '#semente/personas.ts'

/** Somebody the registry knows and the product does not yet. */
export const JOAO = {
  nome: 'João Pedro Salgado',
  cpf: '12345678909',
  email: 'joao.pedro@exemplo.com.br',
  telefone: '11987651234',
  nascimento: '02/04/1988',
  data_nascimento: '1988-04-02',
} as const

/** Signs in through the landing page's dialog, as a person does, and is greeted. */
export async function entrar(page: Page, como: 'paciente' | 'medico', email: string): Promise<void> {
  await pedirEntrada(page, como, email)
  await expect(page.getByText('Login realizado com sucesso!').first()).toBeVisible()
}

/** Fills the dialog in and sends it; where that leads depends on the account. */
export async function pedirEntrada(page: Page, como: 'paciente' | 'medico', email: string): Promise<void> {
  await page.goto('/')
  const [abrir, escolha] =
    como === 'paciente'
      ? ['Agende sua consulta Agora', 'Já possuo cadastro']
      : ['Sou Médico', 'Sou parte do time']
  await page.getByRole('button', { name: abrir }).first().click()
  await page.getByRole('button', { name: escolha }).click()
  const dialog = page.getByRole('dialog', { name: como === 'paciente' ? 'Login Paciente' : 'Login Médico' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Senha', { exact: true }).fill(SENHA)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
}
