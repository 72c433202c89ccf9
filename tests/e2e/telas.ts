import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA, type Persona } from '#semente/personas.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { entrarComo } from '../support/sessao.ts'
import { pedirEntrada } from './pessoas.ts'

/** A screen with content in it: who looks, where, and what is opened on it. */
export interface Tela {
  readonly nome: string
  /** E-mail of who is signed in; nobody when missing. */
  readonly quem?: string
  readonly caminho: string
  /** Words that stand on it once everything has come. */
  readonly pronta: string | RegExp
  readonly abrir?: (page: Page) => Promise<void>
}

/** Writes what the screens show and answers them all: public ones, the patient's, the doctor's, the administrator's. */
export async function prepararTelas(cloud: CloudProcess): Promise<readonly Tela[]> {
  const [ana, helena, igor] = await Promise.all([ANA, HELENA, IGOR].map((persona) => pessoa(cloud, persona)))
  const atendida = await (await Jornada.nova(cloud, { paciente: ana, medico: helena })).ate('documentada')
  const finalizada = await (await nova(cloud, igor)).ate('finalizada')
  const naFila = await (await nova(cloud, igor)).ate('na_fila')
  const emCurso = await (await nova(cloud, helena)).ate('em_curso')
  const codigo = await codigoDe(cloud, atendida.documento_id)
  const clicar = (nome: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name: nome }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const doPaciente = emCurso.paciente.usuario.email

  return [
    { nome: 'inicio', caminho: '/', pronta: 'Um médico de verdade' },
    {
      nome: 'inicio-escolha',
      caminho: '/',
      pronta: 'Um médico de verdade',
      abrir: clicar('Agende sua consulta Agora'),
    },
    {
      nome: 'login',
      caminho: '/',
      pronta: 'Um médico de verdade',
      abrir: async (page) => {
        await clicar('Agende sua consulta Agora')(page)
        await page.getByRole('button', { name: 'Já possuo cadastro' }).click()
        await expect(page.getByRole('dialog', { name: 'Login Paciente' })).toBeVisible()
      },
    },
    { nome: 'cadastro-paciente', caminho: '/cadastro-paciente', pronta: 'Dados Pessoais' },
    {
      nome: 'cadastro-documento',
      quem: CARLA.usuario.email,
      caminho: '/cadastro-paciente',
      pronta: 'Tipo de documento',
    },
    { nome: 'cadastro-medico', caminho: '/cadastro-medico', pronta: 'Identificação e CRM' },
    { nome: 'onboarding-medico', caminho: '/onboarding-medico', pronta: 'Etapa 1 de 5' },
    {
      nome: 'onboarding-aberto',
      quem: JULIA.usuario.email,
      caminho: '/onboarding-medico',
      pronta: /Etapa [2-5] de 5/,
    },
    { nome: 'junte-se', caminho: '/medico-junte-se', pronta: 'Junte-se ao nosso time de especialistas' },
    { nome: 'email-test', caminho: '/email-test', pronta: 'Teste de E-mails Transacionais' },
    { nome: 'nao-encontrada', caminho: '/nada-aqui', pronta: 'Oops! Page not found' },
    { nome: 'kyc-retry', quem: DIEGO.usuario.email, caminho: '/kyc-retry', pronta: 'Verificação Rejeitada' },
    {
      nome: 'guarda-em-analise',
      quem: BRUNO.usuario.email,
      caminho: '/minhas-consultas',
      pronta: 'Verificação em Andamento',
    },
    {
      nome: 'guarda-bloqueada',
      quem: DIEGO.usuario.email,
      caminho: '/minhas-consultas',
      pronta: 'Conta Bloqueada',
    },
    { nome: 'triagem', quem: ANA.usuario.email, caminho: '/triagem', pronta: 'Triagem Acolhe v2' },
    ...(['perguntas', 'sintomas', 'resultado', 'pedido', 'pagamento'] as const).map((ate) => ({
      nome: `triagem-${ate}`,
      quem: ANA.usuario.email,
      caminho: '/triagem',
      pronta: 'Triagem Acolhe v2',
      abrir: async (page: Page) => triar(page, ate),
    })),
    { nome: 'validar', caminho: `/validar/${codigo}`, pronta: 'Conferência de documento' },
    { nome: 'reset-senha', quem: ANA.usuario.email, caminho: '/reset-senha', pronta: 'Nova senha' },
    { nome: 'consultas', quem: ANA.usuario.email, caminho: '/minhas-consultas', pronta: 'Finalizada' },
    { nome: 'arquivos', quem: ANA.usuario.email, caminho: '/meus-arquivos', pronta: 'Receita Médica' },
    { nome: 'conta', quem: ANA.usuario.email, caminho: '/conta', pronta: 'Minha Conta' },
    {
      nome: 'status-finalizada',
      quem: ANA.usuario.email,
      caminho: `/status-consulta/${atendida.consulta_id}`,
      pronta: 'Finalizada',
    },
    {
      nome: 'status-na-fila',
      quem: naFila.paciente.usuario.email,
      caminho: `/status-consulta/${naFila.consulta_id}`,
      pronta: 'Na Fila',
    },
    {
      nome: 'sala-paciente',
      quem: doPaciente,
      caminho: `/sala-video/${emCurso.consulta_id}`,
      pronta: 'Teleconsulta Premium',
    },
    { nome: 'dashboard', quem: HELENA.usuario.email, caminho: '/medico-dashboard', pronta: 'Desempenho' },
    {
      nome: 'historico',
      quem: HELENA.usuario.email,
      caminho: '/medico-historico',
      pronta: 'Histórico de Consultas',
    },
    { nome: 'fila', quem: IGOR.usuario.email, caminho: '/fila-medico', pronta: 'Fila de Consultas' },
    {
      nome: 'sala-medico',
      quem: HELENA.usuario.email,
      caminho: `/sala-video/${emCurso.consulta_id}`,
      pronta: 'Ações do Médico',
    },
    {
      nome: 'sala-finalizar',
      quem: HELENA.usuario.email,
      caminho: `/sala-video/${emCurso.consulta_id}`,
      pronta: 'Ações do Médico',
      abrir: clicar('Finalizar Consulta'),
    },
    {
      nome: 'finalizar',
      quem: IGOR.usuario.email,
      caminho: `/finalizar-consulta/${finalizada.consulta_id}`,
      pronta: 'Gere documentos com assinatura digital ICP-Brasil',
    },
    {
      nome: 'chamada',
      quem: HELENA.usuario.email,
      caminho: `/chamada/${emCurso.consulta_id}`,
      pronta: 'Prescrição',
    },
    {
      nome: 'admin-health',
      quem: LUCIA.usuario.email,
      caminho: '/admin/health',
      pronta: 'Admin Health Dashboard',
    },
    {
      nome: 'admin-monitoring',
      quem: LUCIA.usuario.email,
      caminho: '/admin/monitoring',
      pronta: 'Visão Geral',
    },
    {
      nome: 'admin-status',
      quem: LUCIA.usuario.email,
      caminho: '/admin/system-status',
      pronta: 'Visão Geral',
    },
    ...[
      ['revisoes', 'Verificações em análise, a mais antiga primeiro.'],
      ['pagamentos', 'Cobranças recusadas e repasses que esperam.'],
      ['falhas', 'O que um consumidor não conseguiu tratar'],
      ['auditoria', 'Quem leu ou mudou o registro de um paciente'],
    ].map(([nome = '', pronta = '']) => ({
      nome: `admin-${nome}`,
      quem: LUCIA.usuario.email,
      caminho: `/admin/${nome}`,
      pronta,
    })),
  ]
}

/** Last part of the address in a document's QR code. */
async function codigoDe(cloud: CloudProcess, documento_id: string): Promise<string> {
  await loja(cloud)
  const documentos = await import('#lambdas/store/documentos.ts')
  const documento = await documentos.find(documento_id)
  if (!documento) throw new Error('The document is gone')
  return documento.codigo
}

/** Through the triage as far as one of its screens, or on to the request and its payment. */
async function triar(
  page: Page,
  ate: 'perguntas' | 'sintomas' | 'resultado' | 'pedido' | 'pagamento',
): Promise<void> {
  await page.getByRole('radio', { name: 'Feminino' }).check()
  await page.getByRole('button', { name: 'Seguir sem IA' }).click()
  const dias = page.getByLabel('Há quantos dias você tem os sintomas?')
  await expect(dias).toBeVisible()
  if (ate === 'perguntas') return
  await dias.fill('2')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('O que você está sentindo?').fill('Dor de garganta há 2 dias, com febre baixa.')
  if (ate === 'sintomas') return
  await page.getByRole('button', { name: 'Realizar Triagem' }).click()
  const solicitar = page.getByRole('button', { name: 'Solicitar Consulta por R$ 150' })
  await expect(solicitar).toBeVisible()
  if (ate === 'resultado') return
  await solicitar.click()
  await expect(page.getByRole('heading', { name: 'Solicitar Consulta' })).toBeVisible()
  if (ate === 'pedido') return
  await page.getByLabel('Li e aceito o termo de consentimento').check()
  await page.getByRole('button', { name: 'Continuar para Pagamento' }).click()
  await expect(page.getByLabel('Número do cartão')).toBeVisible()
}

const nova = async (cloud: CloudProcess, medico: Pessoa | undefined): Promise<Jornada> =>
  Jornada.nova(cloud, { paciente: await novoPaciente(cloud), medico })

const pessoa = async (cloud: CloudProcess, persona: Persona): Promise<Pessoa> => {
  const entrada = await entrarComo(cloud, persona)
  return { ...entrada, usuario: { ...persona.usuario, id: entrada.id } }
}

const MEDICOS: ReadonlySet<string> = new Set([HELENA, IGOR, JULIA].map(({ usuario }) => usuario.email))

/** One browser context for each person, signed in once. */
export class Sessoes {
  private readonly abertas = new Map<string, Promise<BrowserContext>>()

  constructor(
    private readonly browser: Browser,
    private readonly opcoes: BrowserContextOptions,
  ) {}

  de(quem = ''): Promise<BrowserContext> {
    const aberta = this.abertas.get(quem) ?? this.abrir(quem)
    this.abertas.set(quem, aberta)
    return aberta
  }

  private async abrir(quem: string): Promise<BrowserContext> {
    const context = await this.browser.newContext(this.opcoes)
    if (quem) {
      const page = await context.newPage()
      await pedirEntrada(page, MEDICOS.has(quem) ? 'medico' : 'paciente', quem)
      await page.waitForURL(({ pathname }) => pathname !== '/')
      await page.close()
    }
    return context
  }
}

/** Opens a screen and waits until it holds what it is about; dialogs are opened, moving things stand still. */
export async function mostrar(page: Page, { caminho, pronta, abrir }: Tela): Promise<void> {
  await page.goto(caminho)
  await expect(page.getByText(pronta).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await abrir?.(page)
  await parar(page)
}

/** What moves has come to rest, and the letters are there. */
export async function parar(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
  })
  const movendo = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
          ).length,
    )
  await expect.poll(movendo, { timeout: 5_000 }).toBe(0)
}
