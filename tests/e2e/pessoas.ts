import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { entrar as entrarOperacao } from '#domain/acesso/contract.ts'
import { httpPath } from '#domain/base/contrato.ts'
import { SENHA } from '#semente/personas.ts'
import { CHAVE_DE_SESSAO } from '../../web/src/lib/sessao/sessao-guardada.ts'

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

/**
 * Signed in before the first page: what the dialog leaves behind, for whoever looks at something else. Good until they
 * leave.
 */
export async function estarDentro(context: BrowserContext, email: string): Promise<void> {
  const resposta = await context.request.post(httpPath(entrarOperacao), {
    data: { por: 'senha', email, senha: SENHA },
  })
  const { usuario_id } = (await resposta.json()) as { usuario_id: string }
  await context.addInitScript(([chave, id]) => localStorage.setItem(chave, id), [
    CHAVE_DE_SESSAO,
    usuario_id,
  ] as const)
}
