import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CASOS } from '#domain/admin/textos-atos.ts'
import { NOVA_TENTATIVA } from '#domain/cadastro/textos.ts'
import { CONTA } from '#domain/cadastro/textos-da-conta.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { cancelarConsulta, minhasConsultas } from '#domain/consulta/contract.ts'
import { CID } from '#domain/registro/textos.ts'
import { TEXTOS_DO_SMS } from '#domain/toque/textos-das-telas.ts'
import { TEO } from '#semente/dependentes.ts'
import {
  ANA,
  BRUNO,
  CARLA,
  DIEGO,
  HELENA,
  IGOR,
  JULIA,
  LUCIA,
  type Persona,
  SENHA,
} from '#semente/personas.ts'
import { ligarAutenticador, novaAdministracao } from '../support/autenticador.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { loja, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { entrarComo } from '../support/sessao.ts'
import { abrirCamera, entrarNaFila, fotografarSe, PARADAS, triarEmergencia } from './passos-nas-telas.ts'
import { emVerificacao } from './verificacao.ts'

export type Quem = Pick<Usuario, 'email' | 'tipo'>

/** A screen with content in it: who looks, where, and what is opened on it. */
export interface Tela {
  readonly nome: string
  /** Who is signed in; nobody when missing. */
  readonly quem?: Quem
  readonly caminho: string
  /** Words that stand on it once everything has come. */
  readonly pronta: string | RegExp
  readonly abrir?: (page: Page) => Promise<void>
  /** The screen from which `abrir` goes on, instead of from the address. */
  readonly apos?: Tela
}

/** Writes what the screens show and answers them all: public ones, the patient's, the doctor's, the administrator's. */
export async function prepararTelas(cloud: CloudProcess): Promise<readonly Tela[]> {
  const [ana, helena, igor] = await Promise.all([ANA, HELENA, IGOR].map((persona) => pessoa(cloud, persona)))
  const [
    { atendida, emCurso },
    finalizada,
    naFila,
    aceita,
    { desistente, cancelada_id },
    verificacoes,
    link,
  ] = await Promise.all([
    deHelena(cloud, ana, helena),
    nova(cloud, igor).then((jornada) => jornada.ate('finalizada')),
    nova(cloud, igor).then((jornada) => jornada.ate('na_fila')),
    nova(cloud).then((jornada) => jornada.ate('na_fila')),
    desistencia(cloud, igor),
    emVerificacao(cloud),
    linkSemEntrada(cloud),
    nova(cloud).then(async (jornada) => deixada(cloud, await jornada.ate('em_curso'))),
  ])
  const { semSelfie, rodando, recusada, refazendo, medicaSemSelfie } = verificacoes
  const codigo = await codigoDe(cloud, atendida.documento_id)
  const comAutenticador = await novaAdministracao(cloud)
  await ligarAutenticador(cloud, comAutenticador)
  const clicar = (nome: string | RegExp) => async (page: Page) => {
    await page.getByRole('button', { name: nome }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  }
  const doPaciente = emCurso.paciente.usuario
  const noPedido = async (page: Page) => {
    await PARADAS.pedido(page)
    await expect(page.getByText(/^Nenhum médico de .* está online agora$/)).toBeVisible()
  }

  return [
    ...visita(
      { nome: 'inicio', caminho: '/', pronta: 'Um médico de verdade' },
      { nome: 'inicio-escolha', abrir: clicar('Agende sua consulta Agora') },
      {
        nome: 'login',
        abrir: async (page) => {
          await page.getByRole('button', { name: 'Já possuo cadastro' }).click()
          await expect(page.getByRole('dialog', { name: 'Login Paciente' })).toBeVisible()
        },
      },
      {
        nome: 'login-codigo',
        abrir: async (page) => {
          await page.getByLabel('E-mail').fill(comAutenticador.usuario.email)
          await page.getByLabel('Senha', { exact: true }).fill(SENHA)
          await page.getByRole('button', { name: 'Entrar', exact: true }).click()
          await expect(page.getByRole('dialog', { name: 'Código do autenticador' })).toBeVisible()
        },
      },
    ),
    { nome: 'cadastro-paciente', caminho: '/cadastro-paciente', pronta: 'Dados Pessoais' },
    {
      nome: 'cadastro-documento',
      quem: CARLA.usuario,
      caminho: '/cadastro-paciente',
      pronta: 'Tipo de documento',
    },
    {
      nome: 'cadastro-dados',
      quem: CARLA.usuario,
      caminho: '/patient-onboarding?step=1',
      pronta: 'Revisar dados',
    },
    {
      nome: 'cadastro-selfie',
      quem: semSelfie.usuario,
      caminho: '/cadastro-paciente',
      pronta: 'Tire uma selfie para confirmar sua identidade',
      abrir: abrirCamera,
    },
    {
      nome: 'cadastro-verificando',
      quem: rodando.usuario,
      caminho: '/cadastro-paciente',
      pronta: 'Verificando selfie...',
    },
    {
      nome: 'cadastro-selfie-recusada',
      quem: recusada.usuario,
      caminho: '/cadastro-paciente',
      pronta: 'Selfie não passou na verificação. Tente novamente.',
    },
    {
      nome: 'cadastro-em-analise',
      quem: BRUNO.usuario,
      caminho: '/cadastro-paciente',
      pronta: 'Sua verificação está em análise',
    },
    { nome: 'cadastro-medico', caminho: '/cadastro-medico', pronta: 'Identificação e CRM' },
    { nome: 'onboarding-medico', caminho: '/onboarding-medico', pronta: 'Etapa 1 de 5' },
    {
      nome: 'onboarding-aberto',
      quem: JULIA.usuario,
      caminho: '/onboarding-medico',
      pronta: /Etapa [2-5] de 5/,
    },
    {
      nome: 'onboarding-selfie',
      quem: medicaSemSelfie.usuario,
      caminho: '/onboarding-medico',
      pronta: 'Etapa 4 de 5',
      abrir: fotografarSe,
    },
    {
      nome: 'onboarding-crm-confirmado',
      quem: HELENA.usuario,
      caminho: '/onboarding-medico?step=2',
      pronta: 'Etapa 2 de 5',
    },
    {
      nome: 'onboarding-repasses',
      quem: HELENA.usuario,
      caminho: '/onboarding-medico?step=5',
      pronta: 'Configuração de Pagamentos',
    },
    { nome: 'junte-se', caminho: '/medico-junte-se', pronta: 'Junte-se ao nosso time de especialistas' },
    { nome: 'email-test', caminho: '/email-test', pronta: 'Teste de E-mails Transacionais' },
    { nome: 'nao-encontrada', caminho: '/nada-aqui', pronta: 'Oops! Page not found' },
    { nome: 'meus-dados', quem: DIEGO.usuario, caminho: '/meus-dados', pronta: 'Seus dados' },
    {
      nome: 'entrar-para-confirmar',
      caminho: `/auth/callback?mode=paciente#confirmacao=${link}`,
      pronta: 'Entre para confirmar seu e-mail',
    },
    {
      nome: 'kyc-refazer',
      quem: refazendo.usuario,
      caminho: '/kyc-retry',
      pronta: NOVA_TENTATIVA.refazer.desistir,
    },
    { nome: 'kyc-retry', quem: DIEGO.usuario, caminho: '/kyc-retry', pronta: 'Verificação Rejeitada' },
    {
      nome: 'guarda-em-analise',
      quem: BRUNO.usuario,
      caminho: '/minhas-consultas',
      pronta: 'Verificação em Andamento',
    },
    {
      nome: 'guarda-bloqueada',
      quem: DIEGO.usuario,
      caminho: '/minhas-consultas',
      pronta: 'Conta Bloqueada',
    },
    {
      nome: 'inicio-paciente',
      quem: ANA.usuario,
      caminho: '/inicio',
      pronta: 'Últimos documentos',
    },
    ...visita(
      { nome: 'inicio-medico', quem: HELENA.usuario, caminho: '/inicio', pronta: 'Pronto para receber' },
      {
        nome: 'menu-medico',
        abrir: async (page) => {
          await page.getByRole('button', { name: /^Menu da conta/ }).click()
          await expect(page.getByRole('link', { name: 'Cadastro' })).toBeVisible()
        },
      },
    ),
    { nome: 'ficha', quem: ANA.usuario, caminho: '/ficha-de-saude', pronta: 'Salvar ficha' },
    ...visita(
      { nome: 'dependentes', quem: ANA.usuario, caminho: '/dependentes', pronta: TEO.nome },
      {
        nome: 'dependente-novo',
        abrir: async (page) => {
          await page.getByRole('button', { name: 'Adicionar dependente' }).click()
          await expect(page.getByRole('heading', { name: 'Novo dependente' })).toBeVisible()
        },
      },
    ),
    {
      nome: 'ficha-de-dependente',
      quem: ANA.usuario,
      caminho: `/ficha-de-saude?de=${TEO.dependente_id}`,
      pronta: `Ficha de saúde de ${TEO.nome}`,
    },
    {
      nome: 'triagem-emergencia',
      quem: ANA.usuario,
      caminho: '/triagem',
      pronta: 'Triagem Acolhe v2',
      abrir: triarEmergencia,
    },
    ...visita(
      { nome: 'triagem', quem: ANA.usuario, caminho: '/triagem', pronta: 'Triagem Acolhe v2' },
      {
        nome: 'triagem-perguntas',
        abrir: async (page) => {
          // Looked at in one size it left a request open, and nobody asks for another beside it.
          if (await desistirDoAberto(cloud, ana)) await page.reload()
          await PARADAS.perguntas(page)
        },
      },
      { nome: 'triagem-sintomas', abrir: PARADAS.sintomas },
      { nome: 'triagem-resultado', abrir: PARADAS.resultado },
      { nome: 'triagem-pedido', abrir: noPedido },
      { nome: 'triagem-pagamento', abrir: PARADAS.pagamento },
    ),
    { nome: 'validar', caminho: `/validar/${codigo}`, pronta: 'Conferência de documento' },
    { nome: 'reset-senha', quem: ANA.usuario, caminho: '/reset-senha', pronta: 'Nova senha' },
    { nome: 'consultas', quem: ANA.usuario, caminho: '/minhas-consultas', pronta: 'Finalizada' },
    { nome: 'arquivos', quem: ANA.usuario, caminho: '/meus-arquivos', pronta: 'Receita Médica' },
    {
      nome: 'arquivos-vazio',
      quem: desistente.paciente.usuario,
      caminho: '/meus-arquivos',
      pronta: 'Você ainda não possui documentos médicos.',
    },
    ...visita(
      { nome: 'conta', quem: ANA.usuario, caminho: '/conta', pronta: 'Minha Conta' },
      {
        nome: 'conta-editar',
        abrir: async (page) => {
          await page.getByRole('button', { name: 'Editar CPF' }).click()
          await expect(page.getByText(CONTA.bloqueado_porque)).toBeVisible()
        },
      },
    ),
    {
      nome: 'conta-encerrar',
      quem: ANA.usuario,
      caminho: '/conta',
      pronta: 'Minha Conta',
      abrir: clicar('Encerrar minha conta'),
    },
    { nome: 'sessoes', quem: ANA.usuario, caminho: '/sessoes', pronta: 'Este aparelho' },
    {
      nome: 'status-finalizada',
      quem: ANA.usuario,
      caminho: `/status-consulta/${atendida.consulta_id}`,
      pronta: 'Finalizada',
    },
    ...visita(
      {
        nome: 'status-na-fila',
        quem: naFila.paciente.usuario,
        caminho: `/status-consulta/${naFila.consulta_id}`,
        pronta: 'Na Fila',
      },
      {
        nome: 'status-sms',
        abrir: async (page) => {
          await page.getByRole('button', { name: TEXTOS_DO_SMS.pedir }).click()
          await expect(page.getByLabel(TEXTOS_DO_SMS.campo)).toBeVisible()
        },
      },
    ),
    {
      nome: 'status-encontrada',
      quem: aceita.paciente.usuario,
      caminho: `/status-consulta/${aceita.consulta_id}`,
      pronta: 'Status da Consulta',
      abrir: async (page) => {
        await aceita.aceitar()
        await expect(page.getByRole('link', { name: 'Entrar na Videochamada' })).toBeVisible()
      },
    },
    {
      nome: 'status-a-pagar',
      quem: desistente.paciente.usuario,
      caminho: `/status-consulta/${desistente.consulta_id}`,
      pronta: 'Aguardando Pagamento',
    },
    {
      nome: 'status-cancelada',
      quem: desistente.paciente.usuario,
      caminho: `/status-consulta/${cancelada_id}`,
      pronta: 'Nada foi cobrado',
    },
    {
      nome: 'sala-paciente',
      quem: doPaciente,
      caminho: `/sala-video/${emCurso.consulta_id}`,
      pronta: 'Teleconsulta Premium',
    },
    { nome: 'dashboard', quem: HELENA.usuario, caminho: '/medico-dashboard', pronta: 'Desempenho' },
    {
      nome: 'historico',
      quem: HELENA.usuario,
      caminho: '/medico-historico',
      pronta: 'Histórico de Consultas',
    },
    ...visita(
      { nome: 'fila', quem: IGOR.usuario, caminho: '/fila-medico', pronta: 'Fila de Consultas' },
      { nome: 'fila-dentro', abrir: entrarNaFila },
    ),
    ...visita(
      {
        nome: 'sala-medico',
        quem: HELENA.usuario,
        caminho: `/sala-video/${emCurso.consulta_id}`,
        pronta: 'Ações do Médico',
      },
      { nome: 'sala-finalizar', abrir: clicar('Finalizar Consulta') },
    ),
    {
      nome: 'finalizar',
      quem: IGOR.usuario,
      caminho: `/finalizar-consulta/${finalizada.consulta_id}`,
      pronta: 'Gere documentos com assinatura digital ICP-Brasil',
    },
    ...visita(
      {
        nome: 'chamada',
        quem: HELENA.usuario,
        caminho: `/chamada/${emCurso.consulta_id}`,
        pronta: 'Prescrição',
      },
      {
        nome: 'chamada-registro',
        abrir: async (page) => {
          await page.getByRole('button', { name: 'Registro', exact: true }).click()
          await page.getByRole('combobox', { name: CID.rotulo }).fill('dor garganta')
          await page.getByRole('option').first().waitFor()
          await page.getByRole('button', { name: /^Sair/ }).scrollIntoViewIfNeeded()
        },
      },
    ),
    {
      nome: 'chamada-deitada',
      quem: HELENA.usuario,
      caminho: `/chamada/${emCurso.consulta_id}`,
      pronta: 'Prescrição',
      abrir: async (page) => {
        // A phone held sideways.
        await page.setViewportSize({ width: 740, height: 360 })
        for (const controle of [/^Microfone/, /^Câmera/, /^Sair/])
          await expect(page.getByRole('button', { name: controle })).toBeInViewport({ ratio: 1 })
      },
    },
    {
      nome: 'admin-health',
      quem: LUCIA.usuario,
      caminho: '/admin/health',
      pronta: 'Admin Health Dashboard',
    },
    {
      nome: 'admin-monitoring',
      quem: LUCIA.usuario,
      caminho: '/admin/monitoring',
      pronta: 'Visão Geral',
    },
    {
      nome: 'admin-status',
      quem: LUCIA.usuario,
      caminho: '/admin/system-status',
      pronta: 'Visão Geral',
    },
    ...[
      ['revisoes', 'Verificações em análise, a mais antiga primeiro.'],
      ['pagamentos', 'Cobranças recusadas e repasses que esperam.'],
      ['dependentes', 'Vínculos que o documento não provou sozinho'],
      ['falhas', 'O que um consumidor não conseguiu tratar'],
      ['auditoria', 'Quem leu ou mudou o registro de um paciente'],
    ].map(([nome = '', pronta = '']) => ({
      nome: `admin-${nome}`,
      quem: LUCIA.usuario,
      caminho: `/admin/${nome}`,
      pronta,
    })),
    ...visita(
      { nome: 'admin-consultas', quem: LUCIA.usuario, caminho: '/admin/consultas', pronta: CASOS.ligue },
      { nome: 'admin-consulta-encerrar', abrir: clicar(CASOS.atos.abandonar) },
    ),
    {
      nome: 'admin-segundo-fator',
      quem: LUCIA.usuario,
      caminho: '/admin/segundo-fator',
      pronta: 'Verificação em duas etapas',
      abrir: async (page) => {
        await page.getByRole('button', { name: 'Ligar um aplicativo' }).click()
        await expect(page.getByRole('img', { name: 'QR code da chave' })).toBeVisible()
      },
    },
  ]
}

/** Screens of one visit: the first by its address, each other from the one before it. */
function visita(primeira: Tela, ...outras: readonly Required<Pick<Tela, 'nome' | 'abrir'>>[]): Tela[] {
  const telas = [primeira]
  for (const outra of outras) telas.push({ ...primeira, ...outra, apos: telas.at(-1) ?? primeira })
  return telas
}

/** A consultation that is over, with its document, and after it one that goes on: a doctor has one at a time. */
async function deHelena(cloud: CloudProcess, ana?: Pessoa, helena?: Pessoa) {
  const atendida = await (await Jornada.nova(cloud, { paciente: ana, medico: helena })).ate('documentada')
  const emCurso = await (await nova(cloud, helena)).ate('em_curso')
  return { atendida, emCurso }
}

/** Somebody who gave one request up and has not paid for the next. */
async function desistencia(cloud: CloudProcess, medico?: Pessoa) {
  const desistente = await (await nova(cloud, medico)).ate('solicitada')
  const { id } = await desistente.doPaciente.ok(cancelarConsulta, { id: desistente.consulta_id })
  await desistente.ate('solicitada')
  return { desistente, cancelada_id: id }
}

/** Its doctor was seen in the room for the last time an hour ago: it waits for an administrator. */
async function deixada(cloud: CloudProcess, jornada: Jornada): Promise<void> {
  await jornada.sairDaSala()
  const { consultas, keys, table } = await loja(cloud)
  const consulta = await consultas.find(jornada.consulta_id)
  if (!consulta) throw new Error('The consultation is gone')
  const haUmaHora = new Date(Date.now() - 3_600_000).toISOString()
  const visto = { ambos_conectados_em: haUmaHora, medico_visto_em: haUmaHora }
  const lugar = keys.lugarNaSalaKey(consulta.id, consulta.assigned_at ?? '', 'medico')
  await table.write(
    table.update(keys.consultaKey(consulta.id), { set: visto }, table.EXISTS),
    table.remove(lugar, table.ALWAYS),
  )
}

/** A link that confirms the e-mail of a verified account: its owner has to sign in first. */
async function linkSemEntrada(cloud: CloudProcess): Promise<string> {
  const { id, usuario } = await novoPaciente(cloud, { email_confirmado: false })
  const tokens = await import('#lambdas/store/tokens.ts')
  return tokens.emitir({ uso: 'confirmacao', usuario_id: id, email: usuario.email }, new Date())
}

/** Gives up what somebody asked for and has not paid; false when there is nothing. */
async function desistirDoAberto(cloud: CloudProcess, quem?: Pessoa): Promise<boolean> {
  const chamador = api(cloud.origem, quem)
  const { consultas } = await chamador.ok(minhasConsultas, {})
  const aberta = consultas.find(({ status }) => status === 'pending')
  if (aberta) await chamador.ok(cancelarConsulta, { id: aberta.id })
  return aberta !== undefined
}

/** Last part of the address in a document's QR code. */
async function codigoDe(cloud: CloudProcess, documento_id: string): Promise<string> {
  await loja(cloud)
  const documentos = await import('#lambdas/store/documentos.ts')
  const documento = await documentos.find(documento_id)
  if (!documento) throw new Error('The document is gone')
  return documento.codigo
}

const nova = async (cloud: CloudProcess, medico?: Pessoa): Promise<Jornada> =>
  Jornada.nova(cloud, { paciente: await novoPaciente(cloud), medico })

const pessoa = async (cloud: CloudProcess, persona: Persona): Promise<Pessoa> => {
  const entrada = await entrarComo(cloud, persona)
  return { ...entrada, usuario: { ...persona.usuario, id: entrada.id } }
}
