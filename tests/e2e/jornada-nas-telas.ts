import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { caminhoDe } from '#domain/base/rotas.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { CID, REGISTRO } from '#domain/registro/textos.ts'
import { ROTULOS_DO_PAGAMENTO } from '#domain/pagamento/textos.ts'
import { CHAMADA } from '#domain/sala/textos.ts'
import { SENHA } from '#semente/personas.ts'

/** From the sign-up to the call on the screens, whoever goes there. */

/**
 * A busy machine may read a document longer than the ten seconds of P §9, which are held elsewhere; within the
 * gateway's 29.
 */
export const SEM_PRESSA = { tempo_do_ocr: 24_000 } as const

/** What a sign-up asks for, as it is typed. */
interface Digitada {
  readonly nome: string
  readonly cpf: string
  readonly email: string
  readonly telefone: string
  readonly nascimento: string
}

/** From the front door to the patient's form. */
export async function abrirCadastro(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Agende sua consulta Agora' }).first().click()
  await page.getByRole('button', { name: 'Quero me cadastrar' }).click()
  await expect(page.getByRole('heading', { name: 'Cadastro de Paciente' })).toBeVisible()
}

/** The personal data, the same form for patients and doctors. */
export async function digitarDados(page: Page, pessoa: Digitada): Promise<void> {
  await page.getByLabel('Nome completo').fill(pessoa.nome)
  await page.getByLabel('CPF').fill(pessoa.cpf)
  await page.getByLabel('E-mail').fill(pessoa.email)
  await page.getByLabel('Celular com DDD').fill(pessoa.telefone)
  await page.getByLabel('Data de nascimento').fill(pessoa.nascimento)
  await page.getByLabel('Senha', { exact: true }).fill(SENHA)
  await page.getByLabel('Confirmar senha').fill(SENHA)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Waits until the document was read; on a machine too busy even for that time, asks again as a person would. */
export async function lerDocumento(page: Page): Promise<void> {
  const lido = page.getByText('Documento verificado com sucesso')
  const denovo = page.getByRole('button', { name: 'Tentar Verificação Novamente' })
  for (let tentativa = 1; tentativa < 6; tentativa++) {
    await expect(lido.or(denovo)).toBeVisible({ timeout: 120_000 })
    if (await lido.isVisible()) return
    await denovo.click()
  }
  await expect(lido).toBeVisible({ timeout: 120_000 })
}

/** The card that is accepted. */
export async function autorizar(page: Page, titular: string): Promise<void> {
  await page.getByLabel('Número do cartão').fill('4242424242424242')
  await page.getByLabel('Validade').fill('1230')
  await page.getByLabel('Código de segurança').fill('123')
  await page.getByLabel('Nome impresso no cartão').fill(titular)
  await page.getByRole('button', { name: 'Autorizar Pagamento - R$ 150,00' }).click()
  await expect(page.getByText('Pagamento autorizado!').first()).toBeVisible()
}

/** Both open the call from their waiting room, and answer the two tabs. */
export async function encontrar(paciente: Page, consultorio: Page): Promise<readonly [Page, Page]> {
  await paciente.getByRole('link', { name: 'Entrar na Videochamada' }).click()
  const [doMedico] = await Promise.all([
    consultorio.context().waitForEvent('page'),
    consultorio.getByRole('link', { name: 'Entrar como Host' }).click(),
  ])
  const [doPaciente] = await Promise.all([
    paciente.context().waitForEvent('page'),
    paciente.getByRole('link', { name: 'Entrar na Sala' }).click(),
  ])
  for (const chamada of [doPaciente, doMedico]) await verOOutro(chamada)
  return [doPaciente, doMedico]
}

/** Connected, and the other one's picture arrives and moves on. */
export async function verOOutro(chamada: Page): Promise<void> {
  await expect(chamada.getByText('Conectada', { exact: true }).first()).toBeVisible({ timeout: 120_000 })
  const outro = chamada.locator(`video:not([aria-label="${CHAMADA.voce}"])`)
  const quadros = () =>
    outro.evaluate((video: HTMLVideoElement) =>
      video.videoWidth > 0 ? video.getVideoPlaybackQuality().totalVideoFrames : 0,
    )
  await expect.poll(quadros).toBeGreaterThan(0)
  const vistos = await quadros()
  await expect.poll(quadros).toBeGreaterThan(vistos)
}

/** The record, as its doctor types it in the room: complaint, hypothesis by words, conduct; saved by itself. */
export async function registrar(consultorio: Page): Promise<void> {
  const registro = consultorio.getByRole('region', { name: REGISTRO.titulo })
  await registro.getByLabel(REGISTRO.campos.queixa, { exact: true }).fill('Dor de garganta há dois dias.')
  const cid = registro.getByRole('combobox', { name: CID.rotulo })
  await cid.fill('aguda faringite')
  await expect(registro.getByRole('option').first()).toBeVisible()
  await cid.press('Enter')
  await expect(registro.getByText('J02 · Faringite aguda')).toBeVisible()
  await registro.getByLabel(REGISTRO.campos.conduta, { exact: true }).fill('Hidratação e repouso.')
  await expect(registro.getByText(/^Salvo às/)).toBeVisible()
}

/** The doctor ends the consultation, which captures the payment: the patient, who was in the room, reads 'Pago'. */
export async function finalizar(consultorio: Page, paciente: Page): Promise<void> {
  await registrar(consultorio)
  await consultorio.getByRole('button', { name: 'Finalizar Consulta' }).click()
  const dialog = consultorio.getByRole('dialog')
  await expect(
    dialog.getByRole('heading', { name: 'Tem certeza que deseja encerrar esta consulta?' }),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Finalizar', exact: true }).click()
  // A machine too busy for the 5 s of the answer says that the charge is still under way.
  const encerrada = consultorio
    .getByText(SALA.finalizada.descricao)
    .or(consultorio.getByText(SALA.finalizada_pendente.descricao))
  await expect(encerrada.first()).toBeVisible()
  await expect(consultorio.getByRole('heading', { name: 'Finalizar Consulta' })).toBeVisible()
  const { pathname } = new URL(paciente.url())
  await paciente.goto(caminhoDe('status_consulta', { id: path.basename(pathname) }))
  await expect(paciente.getByText(`· ${ROTULOS_DO_PAGAMENTO.capturado}`)).toBeVisible()
  await expect(paciente.getByText('J02 · Faringite aguda')).toBeVisible()
}

/** The patient's profile speaks against what is prescribed first: the doctor is warned, and takes another medicine. */
export async function receitarAvisada(consultorio: Page, alergia: string): Promise<void> {
  await consultorio.getByLabel('Tipo de documento *').selectOption('receita')
  await consultorio.getByLabel('Conteúdo *').fill('Repouso e hidratação por três dias.')
  await consultorio.getByRole('button', { name: RECEITA.adicionar }).click()
  await escolherMedicamento(consultorio, 'dipirona', 'Dipirona')
  await gerar(consultorio)
  const aviso = consultorio.getByRole('alert').filter({ hasText: RECEITA.alertas.titulo })
  await expect(aviso.getByText(`Alergia a ${alergia}`)).toBeVisible()
  await expect(consultorio.getByText('Pendente')).toBeHidden()
  await escolherMedicamento(consultorio, 'paracetamol', 'Paracetamol')
  await gerar(consultorio)
  await expect(aviso).toBeHidden()
}

async function escolherMedicamento(consultorio: Page, procurado: string, nome: string): Promise<void> {
  const item = consultorio.getByRole('group', { name: /^Item 1/ })
  const campo = item.getByRole('combobox', { name: RECEITA.campos.medicamento })
  await campo.fill(procurado)
  await campo.press('ArrowDown')
  await campo.press('Enter')
  await expect(campo).toHaveValue(nome)
}

const gerar = (consultorio: Page): Promise<void> =>
  consultorio.getByRole('button', { name: 'Gerar Documento' }).click()

/** The signed prescription among the patient's files. */
export async function baixarReceita(page: Page): Promise<Buffer> {
  await page.goto('/meus-arquivos')
  const receita = page.getByRole('listitem').filter({ hasText: 'Receita Médica' })
  await expect(receita.getByText('Assinado')).toBeVisible()
  const [resposta] = await Promise.all([
    page.waitForResponse((r) => r.url().endsWith('/link') && r.ok()),
    // What is downloaded next is not taken for this one.
    page.waitForEvent('download'),
    receita.getByRole('button', { name: 'Baixar Receita Médica' }).click(),
  ])
  const { url } = (await resposta.json()) as { url: string }
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}
