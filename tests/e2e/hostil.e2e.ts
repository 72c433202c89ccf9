import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { buscarAuditoria, reenviarFalhas } from '#domain/admin/contract-atos.ts'
import { cadastrar } from '#domain/cadastro/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { devolverConsulta } from '#domain/consulta/contract.ts'
import { criarDocumento } from '#domain/documento/contract.ts'
import { SENHA } from '#semente/personas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { cpfSorteado, loja, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { SEM_SINAIS } from '../support/triagem.ts'
import { test } from './cena.ts'
import { hostil, provarQueSeOuve, soTexto, viradoEHostil, vigiarTextos } from './hostil.ts'
import { estarDentro } from './pessoas.ts'

test.use({ cena: 'hostil' })

let cloud: CloudProcess
let browser: Browser
let contextos: readonly [BrowserContext, BrowserContext, BrowserContext]

test.beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  const abrir = () =>
    browser.newContext({ baseURL: cloud.origem, locale, timezoneId, reducedMotion: 'reduce' })
  contextos = [await abrir(), await abrir(), await abrir()]
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

/** What each field holds, written through the operation that takes it. */
const TEXTOS = {
  sintomas: `Dor de garganta há 2 dias, sem febre. ${viradoEHostil('sintomas')}`,
  comorbidade: `<img src=x onerror="rodou='comorbidade'">`,
  informacoes: viradoEHostil('informacoes'),
  anotacao: viradoEHostil('anotacao').slice(0, 500),
  conteudo: hostil('conteudo'),
  medicamentos: hostil('medicamentos'),
  observacoes: hostil('observacoes'),
  retorno: `<script>rodou='retorno'</script> em 7 dias`,
  motivo: viradoEHostil('motivo').slice(0, 500),
}

test('what people write is shown to patient, doctor and administrator as text, and does nothing', async () => {
  const ouvidas = await vigiarTextos(...contextos)
  const jornada = await Jornada.nova(cloud, { paciente: await novoPaciente(cloud) })
  const { paciente, medico } = jornada
  const admin = await novoAdmin()
  const [doPaciente, daMedica, daAdmin] = await Promise.all([
    entrada(contextos[0], paciente),
    entrada(contextos[1], medico),
    entrada(contextos[2], admin),
    prontuario(jornada),
  ])

  await test.step('a name with markup in it is none', async () => {
    const { status } = await api(cloud.origem).call(cadastrar, {
      nome: hostil('nome').slice(0, 120),
      cpf: cpfSorteado(),
      email: 'hostil@exemplo.com.br',
      telefone: '11987654321',
      data_nascimento: '1990-03-14',
      password: SENHA,
      tipo: 'paciente',
      aceite_legal: { versao: VERSAO_LEGAL },
    })
    expect(status).toBe(400)
  })

  const administrador = test.step('the administrator reads the reasons of what was done', async () => {
    const deAdmin = api(cloud.origem, admin)
    await deAdmin.ok(buscarAuditoria, { quem: paciente.id, motivo: TEXTOS.motivo })
    await deAdmin.ok(reenviarFalhas, { consumidor: 'medir', motivo: TEXTOS.motivo })
    await daAdmin.goto('/admin/auditoria')
    await daAdmin.getByRole('tab', { name: 'Administradores' }).click()
    await soTexto(daAdmin, [TEXTOS.motivo])
    await semNada(daAdmin, '/admin/monitoring', 'Visão Geral')
  })
  const conta = test.step('the patient sees their consultation, files and account', async () => {
    for (const [caminho, pronta] of [
      ['/minhas-consultas', 'Finalizada'],
      ['/meus-arquivos', 'Receita Médica'],
      ['/conta', 'Minha Conta'],
    ] as const)
      await semNada(doPaciente, caminho, pronta)
    await doPaciente.goto(`/status-consulta/${jornada.consulta_id}`)
    await soTexto(doPaciente, [TEXTOS.comorbidade])
  })
  const fila = test.step('the doctor reads what the patient says in the queue', async () => {
    await jornada.estarNaFila()
    await daMedica.goto('/fila-medico')
    await soTexto(daMedica, [TEXTOS.comorbidade])
    for (const [caminho, pronta] of [
      ['/medico-dashboard', 'Desempenho'],
      ['/medico-historico', 'Histórico de Consultas'],
    ] as const)
      await semNada(daMedica, caminho, pronta)
  })
  await Promise.all([administrador, conta, fila])

  await test.step('and the doctor in the room everything that was ever written of them', async () => {
    await jornada.aceitar()
    const devolvida = { id: jornada.consulta_id, motivo: 'indisponivel', anotacao: TEXTOS.anotacao }
    await jornada.doMedico.ok(devolverConsulta, devolvida)
    await jornada.aceitar()
    await daMedica.goto(`/sala-video/${jornada.consulta_id}`)
    const { informacoes, sintomas, comorbidade, anotacao, conteudo, medicamentos, observacoes, retorno } =
      TEXTOS
    await soTexto(daMedica, [
      informacoes,
      sintomas,
      comorbidade,
      anotacao,
      conteudo,
      medicamentos,
      observacoes,
      retorno,
    ])
  })

  expect(ouvidas).toEqual([])
  await provarQueSeOuve(doPaciente, ouvidas)
})

/** A screen on which none of it need stand: it is there, and nothing of it became anything. */
async function semNada(page: Page, caminho: string, pronta: string): Promise<void> {
  await page.goto(caminho)
  await expect(page.getByText(pronta).filter({ visible: true }).first()).toBeVisible()
  await soTexto(page, [])
}

/** An earlier consultation with its document, and one that waits in the queue: all of it hostile. */
async function prontuario(jornada: Jornada): Promise<void> {
  const { doMedico } = jornada
  await pedir(jornada)
  await jornada.aceitar()
  const { consulta_id } = jornada
  await jornada.entrarNaSala()
  await jornada.iniciar()
  await jornada.finalizar()
  const { conteudo, medicamentos, observacoes, retorno } = TEXTOS
  const documento = { consulta_id, tipo: 'receita', conteudo, medicamentos, observacoes, retorno }
  await doMedico.ok(criarDocumento, documento, { 'idempotency-key': `hostil-${consulta_id}` })
  await pedir(jornada)
}

async function pedir(jornada: Jornada): Promise<void> {
  await jornada.triar({
    sintomas_texto: TEXTOS.sintomas,
    perguntas_guiadas: { ...SEM_SINAIS, comorbidades: [TEXTOS.comorbidade] },
  })
  await jornada.solicitar(TEXTOS.informacoes)
  await jornada.pagar()
}

async function novoAdmin(): Promise<Pessoa> {
  const pessoa = await novoPaciente(cloud)
  const { papeis } = await loja(cloud)
  await papeis.mudarAdmin(
    { usuario_id: pessoa.id, ativo: true, ator_id: 'operador', motivo: null },
    new Date(),
  )
  return pessoa
}

async function entrada(contexto: BrowserContext, quem: Pessoa): Promise<Page> {
  await estarDentro(contexto, quem.usuario.email)
  return contexto.newPage()
}
