import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { CERTIFICADO, FALHA_DA_ASSINATURA } from '#domain/documento/textos-certificado.ts'
import { conferir } from '../support/assinatura-viva.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { conferirAcesso } from './acesso.ts'
import { certificado, conectarNasTelas } from './certificado-nas-telas.ts'
import { test } from './cena.ts'
import { estarDentro } from './pessoas.ts'

test.use({ cena: 'certificado' })

let cloud: CloudProcess
let browser: Browser
let contexto: BrowserContext

test.beforeAll(async () => {
  cloud = await startCloudProcess()
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  contexto = await browser.newContext({ baseURL: cloud.origem, locale, timezoneId })
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('a doctor opens a signing session, signs in it, and what waits is signed in the next', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('finalizada')
  await jornada.certificar()
  await estarDentro(contexto, jornada.medico.usuario.email)
  const page = await contexto.newPage()
  await page.goto(`/finalizar-consulta/${jornada.consulta_id}`)
  const painel = certificado(page)

  await test.step('without a session a document waits, and says why', async () => {
    await gerar(page, 'receita', 'Receita Médica')
    await expect(page.getByText(FALHA_DA_ASSINATURA.sem_sessao)).toBeVisible({ timeout: 60_000 })
    await conferirAcesso(page, 'finalizar sem certificado')
  })

  await test.step('refused in the app: nothing is open', async () => {
    const volta = await conectarNasTelas(page, painel, (provedor) =>
      provedor.getByRole('button', { name: 'Recusar' }).click(),
    )
    await expect(volta.getByRole('heading', { name: 'Certificado digital: recusado' })).toBeVisible()
    await conferirAcesso(volta, 'certificado recusado')
    await volta.close()
    await expect(painel.getByText('Recusado')).toBeVisible()
  })

  await test.step('the own one signs what waits, and three documents in one session', async () => {
    await (await conectarNasTelas(page, painel)).close()
    await expect(painel.getByText('Conectado')).toBeVisible()
    await gerar(page, 'atestado', 'Atestado Médico')
    await gerar(page, 'exame', 'Solicitação de Exame')
    await expect(page.getByText('Concluído')).toHaveCount(3, { timeout: 120_000 })
    await conferirAcesso(page, 'finalizar com certificado')
  })

  await test.step('the session over, the next waits; connected again it is signed', async () => {
    await painel.getByRole('button', { name: CERTIFICADO.encerrar }).click()
    await expect(painel.getByText('Sessão encerrada')).toBeVisible()
    await gerar(page, 'relatorio', 'Relatório Médico')
    await expect(page.getByText(FALHA_DA_ASSINATURA.sem_sessao)).toBeVisible({ timeout: 60_000 })
    await (await conectarNasTelas(page, painel)).close()
    await expect(page.getByText('Concluído')).toHaveCount(4, { timeout: 120_000 })
  })

  await test.step('the file holds against the chain', async () => {
    const [documento] = await jornada.documentos()
    jornada.documento_id = documento?.id ?? ''
    expect(await conferir(await jornada.baixar(), cloud.provedores)).toContain('successful')
  })
})

async function gerar(page: Page, tipo: string, titulo: string): Promise<void> {
  await page.getByLabel('Tipo de documento *').selectOption(tipo)
  await page.getByLabel('Conteúdo *').fill('Repouso e hidratação por três dias.')
  await page.getByRole('button', { name: 'Gerar Documento' }).click()
  await expect(page.getByRole('article', { name: titulo })).toBeVisible()
}
