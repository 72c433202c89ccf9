import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { formatarCpf } from '#domain/base/cpf.ts'
import { LISTA } from '#domain/consulta/textos.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { RESPONSAVEL, DEPENDENTES, PARA_QUEM } from '#domain/dependente/textos.ts'
import { criarDocumento } from '#domain/documento/contract.ts'
import { FHIR } from '#domain/documento/fhir/textos.ts'
import { RECIBOS } from '#domain/documento/textos-recibo.ts'
import { OPINIAO } from '#domain/opiniao/textos.ts'
import { ROTULOS_DO_PAGAMENTO } from '#domain/pagamento/textos.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { fotoComMetadados } from '../support/conversa.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { CRIANCA, fotoDaCrianca } from '../support/crianca.ts'
import { problemasDoFhir } from '../support/fhir.ts'
import { Jornada } from '../support/jornada.ts'
import { cpfSorteado, novoMedico, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { conhecerPessoas } from '../support/portas-dos-cadastros.ts'
import { textoDoPdf } from '../support/texto-do-pdf.ts'
import { test } from './cena.ts'
import { autorizar, SEM_PRESSA } from './jornada-nas-telas.ts'
import { pedir, responderAlergias } from './passos-nas-telas.ts'
import { pedirEntrada } from './pessoas.ts'
import { vigiar } from './politica.ts'

test.use({ cena: 'crianca' })

let cloud: CloudProcess
let browser: Browser
let daMae: BrowserContext
let doMedico: BrowserContext
let mae: Pessoa
let medico: Pessoa

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, leitores: true, prazos: SEM_PRESSA })
  mae = await novoPaciente(cloud)
  medico = await novoMedico(cloud, ['pediatria'])
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  const context = { baseURL: cloud.origem, locale, timezoneId, acceptDownloads: true }
  daMae = await browser.newContext(context)
  doMedico = await browser.newContext(context)
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('a mother brings her four-year-old, from the declaration to the record in another system’s words', async () => {
  const violacoes = vigiar(daMae, doMedico)
  const page = await daMae.newPage()
  const consultorio = await doMedico.newPage()
  const cpf = cpfSorteado()
  await conhecerPessoas(cloud, { ...CRIANCA, cpf })

  await test.step('the child is added and, by the parents on the card, confirmed', async () => {
    await pedirEntrada(page, 'paciente', mae.usuario.email)
    await expect(page.getByRole('heading', { name: 'Triagem Acolhe v2' })).toBeVisible()
    await adicionar(page, cpf)
  })

  await test.step('triage leads to paediatrics', () => triar(page))

  await test.step('the request is the child’s, with an allergy, and is paid', async () => {
    await responderAlergias(page, 'Dipirona')
    await pedir(page, RESPONSAVEL.consentimento(CRIANCA.nome))
    await autorizar(page, 'PESSOA DE TESTE')
    await expect(page.getByRole('heading', { name: 'Status da Consulta' })).toBeVisible()
  })

  await test.step('while waiting, a picture for the doctor', async () => {
    const buffer = await fotoComMetadados()
    await page
      .locator(`input[type=file][aria-label="${CONVERSA.arquivo}"]`)
      .setInputFiles({ name: 'mancha.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: /^Foto enviada por você/ })).toBeVisible({ timeout: 120_000 })
  })

  await test.step('the doctor takes them from the queue, and sees the picture', async () => {
    await aceitar(consultorio)
    await expect(consultorio.getByRole('img', { name: /^Foto enviada por paciente/ })).toBeVisible()
  })

  await test.step('they meet, and the doctor finishes and prescribes', async () => {
    const jornada = await Jornada.nova(cloud, { paciente: mae, medico })
    jornada.consulta_id = path.basename(new URL(consultorio.url()).pathname)
    await jornada.entrarNaSala()
    await jornada.finalizar()
    await jornada.doMedico.ok(criarDocumento, {
      consulta_id: jornada.consulta_id,
      tipo: 'receita',
      conteudo: 'Repouso e hidratação por três dias.',
      itens: [{ medicamento: 'Paracetamol' }],
    })
  })

  await test.step('an opinion is given once', async () => {
    await page.goto('/minhas-consultas')
    await page.getByRole('link', { name: LISTA.abrir }).click()
    await expect(page.getByText(`· ${ROTULOS_DO_PAGAMENTO.capturado}`)).toBeVisible()
    await page.getByRole('radio', { name: OPINIAO.notas[5] }).check()
    await page.getByRole('radio', { name: OPINIAO.respostas.sim, exact: true }).check()
    await page.getByRole('button', { name: OPINIAO.enviar }).click()
    await expect(page.getByText(OPINIAO.obrigado)).toBeVisible()
  })

  await test.step('the receipt says who paid, and for whom', async () => {
    await page.goto('/meus-arquivos')
    const recibo = page.getByRole('region', { name: RECIBOS.titulo })
    const [arquivo] = await Promise.all([
      page.waitForEvent('download'),
      recibo.getByRole('button', { name: /^Baixar recibo de/ }).click(),
    ])
    const escrito = await textoDoPdf(await readFile(await arquivo.path()))
    for (const trecho of [CRIANCA.nome, mae.usuario.nome, 'R$ 150,00']) expect(escrito).toContain(trecho)
  })

  await test.step('the child’s record leaves for another system, which can take it', async () => {
    await page.goto('/conta')
    const [arquivo] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: FHIR.de(CRIANCA.nome) }).click(),
    ])
    const pacote = JSON.parse(await readFile(await arquivo.path(), 'utf8')) as {
      entry: { resource: { resourceType: string } }[]
    }
    expect(problemasDoFhir(pacote)).toEqual([])
    const tipos = new Set(pacote.entry.map(({ resource }) => resource.resourceType))
    for (const tipo of ['Patient', 'Encounter', 'AllergyIntolerance', 'MedicationRequest'])
      expect(tipos).toContain(tipo)
  })
  expect(violacoes).toEqual([])
})

async function adicionar(page: Page, cpf: string): Promise<void> {
  await page.goto('/dependentes')
  await page.getByRole('button', { name: DEPENDENTES.adicionar }).first().click()
  await page.getByLabel(DEPENDENTES.nome).fill(CRIANCA.nome)
  await page.getByLabel(DEPENDENTES.cpf).fill(formatarCpf(cpf))
  await page
    .getByLabel(DEPENDENTES.nascimento)
    .fill(CRIANCA.data_nascimento.split('-').toReversed().join('/'))
  await page.getByLabel(DEPENDENTES.relacao).selectOption('mae')
  await page.getByLabel(DEPENDENTES.aceito).check()
  await page
    .getByRole('region', { name: DEPENDENTES.novo })
    .getByRole('button', { name: DEPENDENTES.adicionar })
    .click()
  const crianca = page.getByRole('listitem').filter({ hasText: CRIANCA.nome })
  const buffer = await fotoDaCrianca(cpf, ['MARCOS SAMPAIO', mae.usuario.nome.toUpperCase()])
  const foto = { name: 'rg.jpg', mimeType: 'image/jpeg', buffer }
  // A busy machine may not read it in time, or only at half its size: one tries again, as the page asks.
  const confirmado = crianca.getByText(DEPENDENTES.status.confirmado, { exact: true })
  await expect(async () => {
    const enviar = crianca.getByRole('button', { name: DEPENDENTES.enviar, exact: true })
    if (await enviar.isVisible()) {
      await crianca.getByLabel(DEPENDENTES.frente).setInputFiles(foto, { timeout: 1_000 })
      await enviar.click({ timeout: 1_000 })
    }
    await expect(confirmado).toBeVisible({ timeout: 40_000 })
  }).toPass({ timeout: 240_000 })
}

async function triar(page: Page): Promise<void> {
  await page.goto('/triagem')
  await page.getByRole('radio', { name: PARA_QUEM.de(CRIANCA.nome, 4) }).check()
  await page.getByRole('radio', { name: 'Masculino' }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Há quantos dias você tem os sintomas?').fill('2')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('O que você está sentindo?').fill('Meu filho está com dor de garganta há 2 dias.')
  await page.getByRole('button', { name: 'Realizar Triagem' }).click()
  await expect(page.getByRole('heading', { name: TRIAGEM.perguntas.titulo })).toBeVisible()
  for (const nao of await page.getByRole('radio', { name: 'Não', exact: true }).all()) await nao.check()
  await page.getByRole('button', { name: TRIAGEM.continuar }).click()
  await expect(page.getByText('Pediatria').first()).toBeVisible()
  await page.getByRole('button', { name: 'Solicitar Consulta por R$ 150' }).click()
  await expect(page.getByRole('heading', { name: 'Solicitar Consulta' })).toBeVisible()
}

/** Who waits is a first name, an age and that an adult answers for them; and how much they sent. */
async function aceitar(consultorio: Page): Promise<void> {
  await pedirEntrada(consultorio, 'medico', medico.usuario.email)
  await consultorio.waitForURL(({ pathname }) => pathname !== '/')
  await consultorio.goto('/fila-medico')
  await consultorio.getByRole('button', { name: 'Entrar na Fila' }).click()
  const linha = consultorio.getByRole('article').filter({ hasText: 'Téo' })
  await expect(linha.getByText(RESPONSAVEL.na_fila)).toBeVisible()
  await expect(linha.getByText('1 arquivo do paciente')).toBeVisible()
  await linha.getByRole('button', { name: 'Aceitar Consulta' }).click()
  await expect(consultorio.getByText('Teleconsulta Premium')).toBeVisible()
}
