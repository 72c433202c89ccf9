import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { TEXTOS_USUAIS, USAR_TEXTO_USUAL } from '#domain/documento/textos-usuais.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { CID, REGISTRO } from '#domain/registro/textos.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { loja } from '../support/pessoas.ts'
import { saida } from '../support/saida.ts'
import { test } from './cena.ts'
import { Mao } from './mao.ts'
import { pedirEntrada } from './pessoas.ts'

test.use({ cena: 'um-minuto' })

/** What writing a routine consultation may take of a doctor beyond the talk. */
const UM_MINUTO = 60

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

test('record, two-item prescription and certificate of a first consultation, in a minute of keys and clicks', async () => {
  const jornada = await (await Jornada.nova(cloud)).ate('em_curso')
  await jornada.conectar()
  const { locale, timezoneId } = test.info().project.use
  const context = await browser.newContext({ baseURL: cloud.origem, locale, timezoneId })
  const page = await context.newPage()
  await pedirEntrada(page, 'medico', jornada.medico.usuario.email)
  await page.waitForURL(({ pathname }) => pathname !== '/')
  await page.goto(`/sala-video/${jornada.consulta_id}`)
  const mao = new Mao(page)

  const registro = page.getByRole('region', { name: REGISTRO.titulo })
  await mao.clicar(registro.getByRole('button', { name: REGISTRO.da_triagem }))
  await mao.clicar(registro.getByRole('combobox', { name: CID.rotulo }))
  await mao.digitar('J029')
  await expect(registro.getByRole('option').first()).toBeVisible()
  await mao.teclar('Enter', 'Tab')
  await mao.digitar('Sintomáticos, hidratação e repouso. Voltar se piorar.')
  await mao.clicar(page.getByRole('button', { name: SALA.finalizar }))
  await mao.clicar(page.getByRole('dialog').getByRole('button', { name: SALA.confirmar_sim }))
  const doRegistro = mao.conta

  await expect(page.getByRole('heading', { name: FINALIZAR.titulo })).toBeVisible()
  const gerar = page.getByRole('button', { name: FINALIZAR.gerar })
  const usual = page.getByRole('button', { name: USAR_TEXTO_USUAL })
  await mao.clicar(usual)
  await item(page, mao, 'dipi', ['6', '3'])
  await item(page, mao, 'lora', ['1 v', '5'])
  await mao.clicar(gerar)
  const documentos = page.getByRole('region', { name: 'Documentos desta consulta' })
  await expect(documentos.getByText('Receita Médica').first()).toBeVisible()
  const ateAReceita = mao.conta

  await mao.escolher(page.getByLabel(FINALIZAR.tipo), 'atestado')
  await mao.clicar(usual)
  await mao.teclar('Tab')
  await mao.digitar('2')
  await mao.clicar(gerar)
  await expect(documentos.getByText('Atestado Médico').first()).toBeVisible()

  saida.write(`${JSON.stringify({ doRegistro, ateAReceita, tudo: mao.conta })}\n`)
  const { documentos: guardados } = await loja(cloud)
  const [atestado, receita] = await guardados.byPaciente(jornada.paciente.id)
  expect(atestado).toMatchObject({
    tipo: 'atestado',
    conteudo: TEXTOS_USUAIS.atestado,
    atestado: { dias: 2 },
  })
  expect(receita).toMatchObject({
    tipo: 'receita',
    conteudo: TEXTOS_USUAIS.receita,
    itens: [
      { medicamento: 'Dipirona', dose: '1 comprimido', frequencia: 'de 6 em 6 horas', duracao: 'por 3 dias' },
      { medicamento: 'Loratadina', dose: '1 comprimido', frequencia: '1 vez ao dia', duracao: 'por 5 dias' },
    ],
  })
  expect(mao.conta.segundos).toBeLessThanOrEqual(UM_MINUTO)
})

/** One medicine by what is usual: chosen by a few letters, then dose, frequency, duration and quantity by arrow. */
async function item(page: Page, mao: Mao, letras: string, [frequencia, duracao]: readonly [string, string]) {
  await mao.clicar(page.getByRole('button', { name: RECEITA.adicionar }))
  await mao.digitar(letras)
  await mao.teclar('ArrowDown', 'Enter', 'Tab', 'Tab')
  await mao.teclar('ArrowDown', 'Enter', 'Tab', 'Tab')
  await mao.digitar(frequencia)
  await mao.teclar('ArrowDown', 'Enter', 'Tab')
  await mao.digitar(duracao)
  await mao.teclar('ArrowDown', 'Enter', 'Tab')
  await mao.teclar('ArrowDown', 'Enter')
}
