// @vitest-environment jsdom
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { SITUACAO_DO_CERTIFICADO } from '#domain/documento/textos-certificado.ts'
import { ERRO_AO_SALVAR } from '#domain/medico/textos-onboarding.ts'
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type InitialEntry } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { SEM_CONTA } from '#domain/pagamento/conta-de-recebimento.ts'
import type { Kyc } from '../../../../web/src/features/kyc/kyc.ts'
import type { DadosDoMedico } from '../../../../web/src/features/medico/conta/use-dados.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { OnboardingMedico } from '../../../../web/src/features/medico/onboarding/onboarding-medico.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { FalhaDePdf, primeiraPagina } from '../../../../web/src/lib/pdf/pdf.ts'
import { lerPerfil, type Perfil } from '../../../../web/src/lib/sessao/perfil.ts'
import { entrar, token, usuarioAtual } from '../../../../web/src/lib/sessao/sessao.ts'
import { useCanal } from '../../../../web/src/lib/tempo-real/tempo-real.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { KYC, PERFIL } from '../cadastro/apoio.ts'
import { fingirMidia, imagem } from '../kyc/apoio.ts'
import { colar } from '../../../support/colar.ts'
import { abrirTela, aviso, leituras, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/perfil.ts')
vi.mock('../../../../web/src/lib/tempo-real/tempo-real.ts')
vi.mock('../../../../web/src/lib/pdf/pdf.ts', { spy: true })

const MEDICA: Perfil = { ...PERFIL, nome: 'Rafaela Prado', tipo: 'medico', papeis: ['medico'] }
const APROVADA: Perfil = { ...MEDICA, kyc_status: 'approved', access_tier: 'full' }
const SEM_SESSAO = {
  status: 'ausente',
  provedor: null,
  modo: null,
  certificado: null,
  expira_em: null,
  esperando: 0,
}
const DADOS: DadosDoMedico = {
  crm: '12345',
  uf: 'SP',
  status_crm: 'PENDING',
  nome_oficial: null,
  especialidades: [],
  endereco_profissional: null,
  dados_fiscais: null,
}
const CONFIRMADA: DadosDoMedico = { ...DADOS, status_crm: 'VERIFIED', nome_oficial: 'Rafaela Prado' }
const COM_DOCUMENTO: Kyc = {
  ...KYC,
  documento: { documento_tipo: 'CNH', frente: 'u1/temp_f.jpg', verso: null, frente_basta: true },
}
const LIDO = {
  success: true,
  confidence: 0.95,
  error: null,
  categoria: null,
  reasons: [],
  timing: { signUrlMs: 1, visionCallMs: 1, totalMs: 2 },
  extracted: { nome: 'RAFAELA PRADO', cpf: '52998224725', numero_documento: '123' },
  basta: true,
  attempts_remaining: 2,
}

let sessao: boolean
let perfil: Perfil | null
let api: Record<string, Mock>

beforeEach(() => {
  vi.clearAllMocks()
  fingirMidia()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  localStorage.clear()
  sessionStorage.clear()
  sessao = true
  perfil = MEDICA
  api = servidor({
    'kyc-eu': KYC,
    'dados-profissionais': DADOS,
    'precheck-identity': { duplicate_found: false, duplicate_type: null },
    cadastrar: { id: 'u1', email: 'rafaela@exemplo.test', confirmacao_enviada: true },
    'revisar-inscricao': { ...DADOS, motivos: [] },
    'verify-crm': { verificacao_status: 'verified' },
    'kyc-envio': { url: 'https://balde.test/', campos: {}, caminho: 'u1/temp_x.jpg', expira_em: '' },
    'kyc-intelligent-ocr': LIDO,
    'connect-account-status': SEM_CONTA,
    'connect-create-account-link': { url: 'https://connect.test/cadastro/1' },
    'salvar-dados-profissionais': DADOS,
    'certificado-situacao': SEM_SESSAO,
    'certificado-provedores': {
      provedores: [{ provedor: 'birdid', modos: ['pagina', 'codigo'], encontrado: true }],
    },
    'certificado-conectar': { situacao: { ...SEM_SESSAO, status: 'recusado' }, endereco: null },
    'kyc-orchestrator-v2': {},
    'cleanup-temp-files': {},
    'erros-navegador': {},
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 204 })))
  vi.mocked(usuarioAtual).mockImplementation(() =>
    Promise.resolve(sessao ? { id: 'u1', email: 'rafaela@exemplo.test' } : undefined),
  )
  vi.mocked(token).mockResolvedValue('t0k3n')
  vi.mocked(lerPerfil).mockImplementation(() => Promise.resolve(perfil))
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
})

function abrir(onde: InitialEntry = '/onboarding-medico') {
  const queries = leituras()
  vi.mocked(entrar).mockImplementation(async () => {
    sessao = true
    await queries.resetQueries()
  })
  abrirTela(<OnboardingMedico />, { em: onde, rotas: ['/onboarding-medico'], queries })
  return userEvent.setup()
}

type User = ReturnType<typeof userEvent.setup>
const campo = (rotulo: string) => screen.getByLabelText<HTMLInputElement>(rotulo)
const botao = (name: string) => screen.getByRole('button', { name })
const passo = (name: string) => screen.findByRole('heading', { level: 2, name })

async function preencherPessoais(user: User) {
  await colar(user, campo('Nome completo'), 'Rafaela Prado')
  await colar(user, campo('CPF'), '52998224725')
  await colar(user, campo('E-mail'), 'rafaela@exemplo.test')
  await colar(user, campo('Celular com DDD'), '11999998888')
  await colar(user, campo('Data de nascimento'), '01021980')
  await colar(user, campo('Senha'), 'segredo1')
  await colar(user, campo('Confirmar senha'), 'segredo1')
}

describe('header (D §2.5)', () => {
  it('says the step and shows five numbered circles', async () => {
    abrir()
    // Before it is known which step is open, none is said.
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull()
    await passo('Documento')
    expect(screen.getByRole('heading', { level: 1, name: 'Cadastro de Médico' })).toBeTruthy()
    expect(screen.getByText('Etapa 3 de 5')).toBeTruthy()
    const circulos = screen.getAllByRole('listitem').slice(0, 5)
    expect(circulos.map(({ textContent }) => textContent)).toEqual([
      '1. Dados Pessoais (concluída)',
      '2. Dados Profissionais (concluída)',
      '33. Documento',
      '44. Selfie',
      '55. Configuração de Pagamentos',
    ])
    expect(circulos[2]?.getAttribute('aria-current')).toBe('step')
  })
})

describe('the step in the address', () => {
  it.each([
    ['', KYC, MEDICA, 'Documento', '?step=3'],
    ['?step=1', KYC, MEDICA, 'Revisar dados', '?step=1'],
    ['?step=2', KYC, MEDICA, 'Dados Profissionais', '?step=2'],
    ['?step=5', KYC, MEDICA, 'Documento', '?step=3'],
    ['?step=9', COM_DOCUMENTO, MEDICA, 'Selfie', '?step=4'],
    ['?step=1', { ...KYC, current_state: 'liveness', etapa: 'liveness' }, MEDICA, 'Selfie', '?step=4'],
    ['?step=1', KYC, { ...APROVADA, access_tier: 'restricted' }, 'Configuração de Pagamentos', '?step=5'],
  ] as const)('%s opens at the step that is open', async (search, kyc, quem, titulo, depois) => {
    perfil = quem
    api['kyc-eu']?.mockResolvedValue(kyc)
    abrir(`/onboarding-medico${search}`)
    expect(await passo(titulo)).toBeTruthy()
    await waitFor(() => expect(lugar()).toBe(`/onboarding-medico${depois}`))
  })

  it.each([
    [
      recusa('erro_interno'),
      'Erro ao carregar dados',
      'Algo deu errado do nosso lado. Tente novamente em alguns instantes.',
    ],
    [new NetworkError('x'), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
  ])('is kept while nothing can be read, and the fault is told: %s', async (erro, titulo, descricao) => {
    perfil = APROVADA
    api['dados-profissionais']?.mockRejectedValueOnce(erro).mockResolvedValue(CONFIRMADA)
    const user = abrir('/onboarding-medico?step=5')
    const alerta = await screen.findByRole('alert')
    expect(alerta.textContent).toBe(`${titulo}${descricao}Tentar Novamente`)
    expect(lugar()).toBe('/onboarding-medico?step=5')
    await user.click(botao('Tentar Novamente'))
    expect(await passo('Configuração de Pagamentos')).toBeTruthy()
  })

  it.each([
    [null, 'Verificação rejeitada'],
    [{ novaTentativa: true }, undefined],
  ])('tells a rejection once: coming with %j', async (state, titulo) => {
    perfil = { ...MEDICA, kyc_status: 'rejected' }
    api['kyc-eu']?.mockResolvedValue({ ...KYC, current_state: 'rejected', kyc_status: 'rejected' })
    abrir({ pathname: '/onboarding-medico', state })
    await passo('Documento')
    expect(aviso()?.title).toBe(titulo)
  })

  it.each([
    ['A foto do verso está cortada.', ['documento', 'selfie'], false],
    ['O CPF do documento não é o informado no cadastro.', ['dados', 'documento'], true],
  ])('says on the document’s step why it is asked for again: %s', async (motivo, passos, revisa) => {
    perfil = { ...MEDICA, kyc_status: 'rejected' }
    const recusado = { ...KYC, current_state: 'rejected', kyc_status: 'rejected', reasons: [motivo], passos }
    api['kyc-eu']?.mockResolvedValue(recusado)
    const user = abrir()
    await passo('Documento')
    expect(await screen.findByText(motivo)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Revisar dados' }) !== null).toBe(revisa)
    if (!revisa) return
    await user.click(botao('Revisar dados'))
    expect(await passo('Revisar dados')).toBeTruthy()
  })

  it('leads a doctor who may work to the dashboard, unless a step was asked for', async () => {
    perfil = APROVADA
    api['dados-profissionais']?.mockResolvedValue(CONFIRMADA)
    abrir()
    await waitFor(() => expect(lugar()).toBe('/medico-dashboard'))
    cleanup()
    abrir('/onboarding-medico?step=5')
    expect(await passo('Configuração de Pagamentos')).toBeTruthy()
  })

  it('tells a patient that the account is another one', async () => {
    perfil = PERFIL
    abrir()
    expect(await screen.findByText('Esta é uma conta de paciente')).toBeTruthy()
  })
})

describe('steps 1 and 2 of somebody new', () => {
  it('keep what was typed and make the account at the end of the second', async () => {
    sessao = false
    perfil = null
    const user = abrir('/onboarding-medico?step=4')
    await passo('Dados Pessoais')
    await waitFor(() => expect(lugar()).toBe('/onboarding-medico?step=1'))
    await preencherPessoais(user)
    await user.click(botao('Continuar'))
    await passo('Dados Profissionais')
    expect(screen.getByText('apenas dígitos. Ex.: 12345')).toBeTruthy()
    expect(screen.getByText('Ex.: SP, RJ, SC')).toBeTruthy()
    await user.type(campo('CRM'), '12345')
    await user.click(botao('Voltar'))
    await passo('Dados Pessoais')
    expect(campo('Nome completo').value).toBe('Rafaela Prado')
    await user.click(botao('Continuar'))
    await passo('Dados Profissionais')
    expect(campo('CRM').value).toBe('12345')
    await user.type(campo('UF'), 'sp')
    await user.click(screen.getByRole('checkbox', { name: 'Cardiologia' }))
    await user.type(campo('RQE de Cardiologia'), '45871')
    perfil = MEDICA
    await user.click(botao('Continuar'))
    await passo('Documento')
    const registro = { tipo: 'medico', crm: '12345', uf: 'SP' }
    expect(api['precheck-identity']?.mock.calls[0]?.[0]).toMatchObject(registro)
    expect(api['cadastrar']?.mock.calls[0]?.[0]).toEqual({
      ...registro,
      aceite_legal: { versao: VERSAO_LEGAL },
      variante: 'B',
      especialidades: [{ especialidade: 'cardiologia', rqe: '45871' }],
      nome: 'Rafaela Prado',
      cpf: '529.982.247-25',
      email: 'rafaela@exemplo.test',
      telefone: '(11) 99999-8888',
      data_nascimento: '01/02/1980',
      password: 'segredo1',
    })
    expect(vi.mocked(entrar)).toHaveBeenCalledWith('rafaela@exemplo.test', 'segredo1')
  })

  it('a reload keeps both as typed, but no password; the account made, nothing is kept', async () => {
    sessao = false
    perfil = null
    const user = abrir()
    await passo('Dados Pessoais')
    await preencherPessoais(user)
    await user.click(botao('Continuar'))
    await passo('Dados Profissionais')
    await user.type(campo('CRM'), '12345')
    await user.click(screen.getByRole('checkbox', { name: 'Cardiologia' }))
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('segredo1')
    cleanup()
    const depois = abrir()
    await passo('Dados Pessoais')
    expect(campo('Nome completo').value).toBe('Rafaela Prado')
    expect(campo('Data de nascimento').value).toBe('01/02/1980')
    expect(campo('Senha').value).toBe('')
    await colar(depois, campo('Senha'), 'segredo1')
    await colar(depois, campo('Confirmar senha'), 'segredo1')
    await depois.click(botao('Continuar'))
    await passo('Dados Profissionais')
    expect(campo('CRM').value).toBe('12345')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Cardiologia' }).checked).toBe(true)
    await depois.type(campo('UF'), 'SP')
    await depois.type(campo('RQE de Cardiologia'), '12345')
    perfil = MEDICA
    await depois.click(botao('Continuar'))
    await passo('Documento')
    expect(Object.keys(sessionStorage).filter((chave) => chave.startsWith('acolhe:rascunho:'))).toEqual([])
  })

  it('says to correct what is marked, and to fill in what is not', async () => {
    sessao = false
    perfil = null
    const user = abrir()
    await passo('Dados Pessoais')
    expect(screen.getByText('Preencha os campos destacados para continuar.')).toBeTruthy()
    await user.type(campo('CPF'), '111')
    await user.tab()
    expect(await screen.findByText('Corrija os campos destacados.')).toBeTruthy()
  })

  it('says the same to whoever revises their data', async () => {
    const user = abrir('/onboarding-medico?step=1')
    await passo('Revisar dados')
    await user.clear(campo('CPF'))
    await user.type(campo('CPF'), '111')
    await user.tab()
    expect(await screen.findByText('Corrija os campos destacados.')).toBeTruthy()
  })

  it('marks a CRM that another account has, and leads back for anything else', async () => {
    sessao = false
    perfil = null
    const user = abrir()
    await passo('Dados Pessoais')
    await preencherPessoais(user)
    await user.click(botao('Continuar'))
    await passo('Dados Profissionais')
    await user.type(campo('CRM'), '12345')
    await user.type(campo('UF'), 'SP')
    api['precheck-identity']?.mockResolvedValueOnce({ duplicate_found: true, duplicate_type: 'crm' })
    await user.click(botao('Continuar'))
    expect(await screen.findByText('Este CRM já está associado a uma conta existente.')).toBeTruthy()
    expect(aviso()).toMatchObject({ title: 'CRM já está em uso', variant: 'destructive' })
    expect(screen.getByText('Corrija os campos destacados.')).toBeTruthy()
    api['precheck-identity']?.mockResolvedValueOnce({ duplicate_found: true, duplicate_type: 'cpf' })
    await user.type(campo('CRM'), '6')
    await user.click(botao('Continuar'))
    expect(await passo('Dados Pessoais')).toBeTruthy()
    expect(aviso()).toMatchObject({ title: 'CPF já está em uso' })
  })
})

describe('step 2 (D §2.5, §5)', () => {
  it('offers variant B’s list and names each wrong field', async () => {
    const user = abrir('/onboarding-medico?step=2')
    await passo('Dados Profissionais')
    expect(screen.getAllByRole('checkbox')).toHaveLength(14)
    expect(screen.queryByRole('checkbox', { name: 'Homeopatia' })).toBeNull()
    await user.clear(campo('CRM'))
    await user.type(campo('CRM'), '1a')
    await user.clear(campo('UF'))
    await user.type(campo('UF'), 'XX')
    await user.click(screen.getByRole('checkbox', { name: 'Urologia' }))
    await user.click(botao('Continuar'))
    for (const erro of ['CRM inválido.', 'UF inválida.', 'Informe o RQE desta especialidade.'])
      expect(await screen.findByText(erro)).toBeTruthy()
    expect(api['revisar-inscricao']).not.toHaveBeenCalled()
  })

  it('stops at a CRM that the council has suspended, before documents are asked for', async () => {
    const motivo = 'A situação do CRM no conselho é "suspenso".'
    api['verify-crm']?.mockResolvedValue({ verificacao_status: 'rejected', motivos: [motivo] })
    const user = abrir('/onboarding-medico?step=2')
    await passo('Dados Profissionais')
    await user.click(botao('Continuar'))
    expect(await screen.findByText(motivo)).toBeTruthy()
    expect(api['verify-crm']).toHaveBeenCalledWith({ crm: '12345', uf: 'SP', nome_informado: MEDICA.nome })
    expect(api['revisar-inscricao']).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: 'Dados Profissionais' })).toBeTruthy()
  })

  it('says that the network is away, and stays', async () => {
    api['verify-crm']?.mockRejectedValue(new NetworkError('x'))
    const user = abrir('/onboarding-medico?step=2')
    await passo('Dados Profissionais')
    await user.click(botao('Continuar'))
    expect(await screen.findByText('Verifique sua conexão e tente novamente.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Dados Profissionais' })).toBeTruthy()
  })

  it('goes on while the council is away: the verification asks it again', async () => {
    api['verify-crm']?.mockRejectedValue(recusa('provedor_indisponivel'))
    const user = abrir('/onboarding-medico?step=2')
    await passo('Dados Profissionais')
    await user.click(botao('Continuar'))
    expect(await passo('Documento')).toBeTruthy()
  })

  it('saves what changed, and goes on without asking when nothing did', async () => {
    const user = abrir('/onboarding-medico?step=2')
    await passo('Dados Profissionais')
    await user.click(botao('Continuar'))
    await passo('Documento')
    expect(api['revisar-inscricao']).not.toHaveBeenCalled()
    await user.click(botao('Voltar'))
    await passo('Dados Profissionais')
    await user.clear(campo('UF'))
    await user.type(campo('UF'), 'rj')
    await user.click(botao('Continuar'))
    await passo('Documento')
    expect(api['revisar-inscricao']?.mock.calls).toEqual([[{ crm: '12345', uf: 'RJ', especialidades: [] }]])
  })
})

describe('step 3 (D §2.5, §5)', () => {
  const enviar = async (user: User, arquivo: File, rotulo = 'Documento de identidade') => {
    await user.selectOptions(await screen.findByLabelText('Tipo de documento *'), 'CNH')
    await user.upload(screen.getByLabelText(rotulo), arquivo)
  }
  const pdf = (bytes = 10) => imagem('cnh.pdf', bytes, 'application/pdf')

  it('reads one picture and goes on when it shows everything', async () => {
    const user = abrir()
    await enviar(user, imagem('cnh.jpg'))
    expect(screen.getAllByText('JPG, PNG ou PDF até 5MB')).toHaveLength(2)
    expect(await screen.findByText('Documento verificado com sucesso')).toBeTruthy()
    api['kyc-eu']?.mockResolvedValue(COM_DOCUMENTO)
    await user.click(botao('Continuar'))
    expect(await passo('Selfie')).toBeTruthy()
    expect(api['kyc-intelligent-ocr']).toHaveBeenCalledTimes(1)
  })

  it('asks for the back when the front does not', async () => {
    api['kyc-intelligent-ocr']?.mockResolvedValueOnce({ ...LIDO, basta: false })
    const user = abrir()
    await enviar(user, imagem('cnh.jpg'))
    expect(await screen.findByText('Falta o verso')).toBeTruthy()
    expect(botao('Continuar')).toHaveProperty('disabled', true)
    await user.upload(screen.getByLabelText('Verso do documento'), imagem('verso.jpg'))
    expect(await screen.findByText('Documento verificado com sucesso')).toBeTruthy()
    expect(api['kyc-intelligent-ocr']).toHaveBeenCalledTimes(2)
  })

  it('sends the first page of a PDF as a picture', async () => {
    vi.mocked(primeiraPagina).mockResolvedValue(imagem('cnh.jpg'))
    const user = abrir()
    await enviar(user, pdf())
    expect(await screen.findByText('Documento verificado com sucesso')).toBeTruthy()
    expect(api['kyc-envio']?.mock.calls[0]?.[0]).toMatchObject({ tipo_conteudo: 'image/jpeg' })
    expect(screen.getByText('cnh.pdf')).toBeTruthy()
  })

  it.each([
    ['protegido', 'Este PDF tem senha. Envie uma cópia sem senha ou uma foto do documento.'],
    ['ilegivel', 'Este arquivo não é um PDF que possa ser aberto. Envie uma foto do documento.'],
  ] as const)('a PDF that cannot be read is refused with the reason: %s', async (motivo, description) => {
    vi.mocked(primeiraPagina).mockRejectedValue(new FalhaDePdf(motivo))
    const user = abrir()
    await enviar(user, pdf())
    await waitFor(() =>
      expect(aviso()).toEqual({ title: 'Arquivo inválido', description, variant: 'destructive' }),
    )
    expect(api['kyc-envio']).not.toHaveBeenCalled()
  })

  it('refuses more than 5 MB with the reason (D §5)', async () => {
    const user = abrir()
    await enviar(user, pdf(5 * 1024 * 1024 + 1))
    expect(aviso()).toMatchObject({
      title: 'Arquivo inválido',
      description: 'Arquivo muito grande. O arquivo deve ter no máximo 5MB.',
    })
  })
})

describe('step 4 (D §2.5)', () => {
  const painel = () => screen.findByRole('region', { name: 'Etapas da verificação' })

  it('shows the seven stages from the start and waits', async () => {
    api['kyc-eu']?.mockResolvedValue(COM_DOCUMENTO)
    abrir()
    await passo('Selfie')
    expect(within(await painel()).getAllByText('Aguardando')).toHaveLength(7)
    expect(botao('Complete a verificação').getAttribute('aria-disabled')).toBe('true')
  })

  it('labels what passed, what did not, what goes on and what is to come', async () => {
    const stepResults = { uploading: true, ocr: false }
    api['kyc-eu']?.mockResolvedValue({
      ...COM_DOCUMENTO,
      current_state: 'facematch',
      etapa: 'facematch',
      stepResults,
    })
    abrir()
    await passo('Selfie')
    const rotulos = Array.from((await painel()).querySelectorAll('li'), ({ textContent }) => textContent)
    const esperados = ['Aprovado', 'Rejeitado', 'Completo', 'Processando...']
    expect(rotulos.map((rotulo, n) => rotulo.endsWith(esperados[n] ?? 'Aguardando'))).toEqual(
      Array.from({ length: 7 }, () => true),
    )
  })

  it('says that it is complete and goes on to the payouts', async () => {
    api['kyc-eu']?.mockResolvedValue(COM_DOCUMENTO)
    const user = abrir()
    await passo('Selfie')
    perfil = { ...APROVADA, access_tier: 'restricted' }
    api['kyc-eu']?.mockResolvedValue({
      ...KYC,
      current_state: 'approved',
      etapa: 'complete',
      kyc_status: 'approved',
    })
    // The server says that something happened.
    vi.mocked(useCanal).mock.calls.findLast(([canal]) => canal !== null)?.[1]({} as never)
    expect(
      await screen.findByText('✅ Verificação completa! Você pode continuar para o Stripe.'),
    ).toBeTruthy()
    await user.click(botao('Continuar para Stripe'))
    expect(await passo('Configuração de Pagamentos')).toBeTruthy()
  })

  describe('the selfie', () => {
    const getUserMedia = vi.fn()
    beforeEach(() => {
      const trilha = Object.assign(new EventTarget(), { stop: () => undefined })
      getUserMedia.mockResolvedValue({ active: true, getTracks: () => [trilha] })
      const mediaDevices = { getUserMedia, enumerateDevices: () => Promise.resolve([]) }
      vi.stubGlobal('navigator', Object.assign(navigator, { mediaDevices }))
      api['kyc-eu']?.mockResolvedValue(COM_DOCUMENTO)
    })
    const resultado = (dados: object) => ({
      success: true,
      scores: {},
      steps_completed: [],
      kyc_status: 'approved',
      access_tier: 'full',
      reasons: [],
      ...dados,
    })
    async function tirar(): Promise<void> {
      const user = abrir()
      await passo('Selfie')
      await user.click(await screen.findByRole('button', { name: 'Abrir Câmera' }))
      await user.click(await screen.findByRole('button', { name: 'Capturar' }))
      await user.click(await screen.findByRole('button', { name: 'Usar foto' }))
    }
    const corre = (dados: object) => api['kyc-orchestrator-v2']?.mockResolvedValue(resultado(dados))

    it('starts a run that carries the registration, and says status and access', async () => {
      corre({})
      await tirar()
      await waitFor(() =>
        expect(aviso()).toEqual({
          title: 'Verificação completa ✓',
          description: 'Status: Aprovado. Acesso: Completo.',
          variant: 'default',
        }),
      )
      expect(api['kyc-orchestrator-v2']?.mock.calls).toMatchObject([
        [
          {
            tipo: 'medico',
            document_files: ['u1/temp_f.jpg'],
            form_data: { nome: 'Rafaela Prado', crm: '12345', uf: 'SP', especialidades: [] },
          },
        ],
      ])
    })

    it.each([
      [[], 'Verificação falhou'],
      [
        ['O CRM não foi encontrado nesta UF.', 'Foto escura.'],
        'O CRM não foi encontrado nesta UF. Foto escura.',
      ],
    ])('a rejection is told with its reasons: %j', async (reasons, description) => {
      corre({ kyc_status: 'rejected', access_tier: 'blocked', reasons })
      await tirar()
      await waitFor(() =>
        expect(aviso()).toMatchObject({ title: 'Erro na verificação', description, variant: 'destructive' }),
      )
    })

    it.each([
      ['own data', { cpf: '' }, {}, 'Preencha nome, CPF e data de nascimento antes de tirar a selfie.'],
      [
        'registration',
        {},
        { crm: '' },
        'Preencha nome, CPF, data de nascimento, CRM e UF antes de tirar a selfie.',
      ],
    ])('is not sent without the %s', async (_qual, pessoa, registro, description) => {
      perfil = { ...MEDICA, ...pessoa }
      api['dados-profissionais']?.mockResolvedValue({ ...DADOS, ...registro })
      await tirar()
      await waitFor(() =>
        expect(aviso()).toEqual({ title: 'Dados incompletos', description, variant: 'destructive' }),
      )
      expect(api['kyc-orchestrator-v2']).not.toHaveBeenCalled()
    })

    it('waits for a document that is gone again', async () => {
      abrir()
      await passo('Selfie')
      api['kyc-eu']?.mockResolvedValue(KYC)
      vi.mocked(useCanal).mock.calls.findLast(([canal]) => canal !== null)?.[1]({} as never)
      expect(await screen.findByText('Documento necessário')).toBeTruthy()
      expect(screen.getByText('Faça upload do documento antes de tirar a selfie.')).toBeTruthy()
    })

    it('says that there is no camera', async () => {
      getUserMedia.mockRejectedValueOnce(new DOMException('no', 'AbortError'))
      const user = abrir()
      await passo('Selfie')
      await user.click(await screen.findByRole('button', { name: 'Abrir Câmera' }))
      await waitFor(() =>
        expect(aviso()).toMatchObject({
          title: 'Erro na câmera',
          description: 'Não foi possível acessar a câmera. Verifique as permissões.',
        }),
      )
    })
  })

  it('has no camera in safe mode', async () => {
    api['kyc-eu']?.mockResolvedValue(COM_DOCUMENTO)
    abrir('/onboarding-medico?step=4&safe=1')
    expect(
      await screen.findByText(
        'A câmera está desabilitada no modo seguro. Recarregue a página sem o modo seguro para tirar sua selfie.',
      ),
    ).toBeTruthy()
  })
})

describe('step 5 (D §2.5, §8)', () => {
  const aba = () => ({ location: { replace: vi.fn() }, close: vi.fn(), opener: 'eu' })

  async function noPasso5(dados: DadosDoMedico = CONFIRMADA) {
    perfil = APROVADA
    api['dados-profissionais']?.mockResolvedValue(dados)
    const user = abrir('/onboarding-medico?step=5')
    await passo('Configuração de Pagamentos')
    await screen.findByText('Falta configurar sua conta')
    return user
  }

  it('opens the provider’s form in a new tab and finishes at the queue', async () => {
    const nova = aba()
    const open = vi.spyOn(window, 'open').mockReturnValue(nova as unknown as Window)
    const user = await noPasso5()
    await user.click(botao('Enviar dados para recebimento'))
    await waitFor(() => expect(nova.location.replace).toHaveBeenCalledWith('https://connect.test/cadastro/1'))
    expect(open).toHaveBeenCalledWith('about:blank', '_blank')
    expect(nova.opener).toBeNull()
    expect(api['connect-create-account-link']?.mock.calls).toEqual([
      [{ user_id: 'u1', email: APROVADA.email }],
    ])
    await user.click(botao('Finalizar Cadastro'))
    await waitFor(() => expect(lugar()).toBe('/fila-medico'))
  })

  it.each([
    ['no address', () => Promise.resolve({ url: '' }), 'Erro ao configurar conta Stripe'],
    [
      'the provider away',
      () => Promise.reject(recusa('provedor_indisponivel')),
      'Nada foi perdido. Tente novamente em alguns instantes.',
    ],
  ])('tells why there is no form: %s', async (_caso, resposta, description) => {
    const nova = aba()
    vi.spyOn(window, 'open').mockReturnValue(nova as unknown as Window)
    api['connect-create-account-link']?.mockImplementation(resposta)
    const user = await noPasso5()
    await user.click(botao('Enviar dados para recebimento'))
    await waitFor(() => expect(aviso()).toEqual({ title: 'Erro', description, variant: 'destructive' }))
    expect(nova.close).toHaveBeenCalled()
    const dito = await screen.findByText(description)
    expect(dito.closest('p')?.nextElementSibling).toBe(botao('Enviar dados para recebimento'))
    api['connect-create-account-link']?.mockResolvedValue({ url: 'https://connect.test/cadastro/1' })
    await user.click(botao('Enviar dados para recebimento'))
    await waitFor(() => expect(nova.location.replace).toHaveBeenCalled())
    expect(screen.queryByText(description)).toBeNull()
  })

  it('says beside its button alone that the address was not saved, until it is', async () => {
    const user = await noPasso5()
    api['salvar-dados-profissionais']?.mockRejectedValueOnce(recusa('erro_interno'))
    await colar(user, campo('Endereço profissional'), 'Rua das Acácias, 120, São Paulo/SP')
    await user.click(botao('Salvar endereço'))
    const dito = await screen.findByText(ERRO_AO_SALVAR)
    expect(dito.closest('p')?.nextElementSibling).toBe(botao('Salvar endereço'))
    await user.click(botao('Salvar endereço'))
    await waitFor(() => expect(aviso()?.title).toBe('Endereço salvo'))
    expect(screen.queryByText(ERRO_AO_SALVAR)).toBeNull()
  })

  it('saves the professional address', async () => {
    const user = await noPasso5()
    const endereco_profissional = 'Rua das Acácias, 120, São Paulo/SP'
    await user.type(campo('Endereço profissional'), 'Rua A')
    await user.click(botao('Salvar endereço'))
    expect(await screen.findByText('Informe rua, número, cidade e UF.')).toBeTruthy()
    await user.clear(campo('Endereço profissional'))
    await colar(user, campo('Endereço profissional'), endereco_profissional)
    api['salvar-dados-profissionais']?.mockResolvedValue({ ...CONFIRMADA, endereco_profissional })
    await user.click(botao('Salvar endereço'))
    await waitFor(() => expect(aviso()?.title).toBe('Endereço salvo'))
    expect(api['salvar-dados-profissionais']?.mock.calls).toEqual([[{ endereco_profissional }]])
  })

  it('saves fiscal data of a person or a company', async () => {
    const user = await noPasso5()
    expect(campo('Seu CPF').value).toBe('529.982.247-25')
    await user.click(botao('Salvar dados fiscais'))
    await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }))
    await user.type(campo('CNPJ'), '11222333000182')
    await user.type(campo('Razão social'), 'Clínica Boa Ltda')
    await user.click(botao('Salvar dados fiscais'))
    expect(await screen.findByText('CNPJ inválido.')).toBeTruthy()
    await user.type(campo('CNPJ'), '{Backspace}1')
    await user.click(botao('Salvar dados fiscais'))
    await waitFor(() => expect(api['salvar-dados-profissionais']).toHaveBeenCalledTimes(2))
    expect(api['salvar-dados-profissionais']?.mock.calls.map(([entrada]) => entrada)).toEqual([
      { dados_fiscais: { tipo: 'pessoa_fisica', cpf: '52998224725' } },
      {
        dados_fiscais: {
          tipo: 'pessoa_juridica',
          cnpj: '11222333000181',
          razao_social: 'Clínica Boa Ltda',
        },
      },
    ])
  })

  it('connects the certificate with the code of the holder’s app, and says how it went', async () => {
    const user = await noPasso5()
    await user.click(botao('Conectar certificado'))
    const dialogo = await screen.findByRole('dialog', { name: 'Conectar certificado' })
    expect(await within(dialogo).findByText('Encontrado no seu CPF')).toBeTruthy()
    await user.selectOptions(within(dialogo).getByLabelText('Como você quer autorizar?'), 'codigo')
    await user.selectOptions(within(dialogo).getByLabelText('Por quanto tempo?'), '24')
    await user.type(within(dialogo).getByLabelText('Código do aplicativo'), '123456')
    await user.click(within(dialogo).getByRole('button', { name: 'Conectar certificado' }))
    expect(await screen.findByText(SITUACAO_DO_CERTIFICADO.recusado.texto)).toBeTruthy()
    expect(api['certificado-conectar']?.mock.calls).toEqual([
      [{ provedor: 'birdid', modo: 'codigo', horas: 24, codigo: '123456' }],
    ])
  })

  it('leads back to a CRM the council did not confirm', async () => {
    const user = await noPasso5({ ...DADOS, status_crm: 'REJECTED' })
    expect(screen.getByText('O conselho não confirmou seu CRM')).toBeTruthy()
    expect(screen.queryByText(/Nada aqui impede você de atender/)).toBeNull()
    await user.click(botao('Corrigir CRM'))
    expect(await passo('Dados Profissionais')).toBeTruthy()
    const motivo = 'O último sobrenome no conselho não é o informado.'
    api['revisar-inscricao']?.mockResolvedValueOnce({ ...DADOS, status_crm: 'REJECTED', motivos: [motivo] })
    await user.click(botao('Continuar'))
    await waitFor(() =>
      expect(aviso()).toMatchObject({
        title: 'O conselho não confirmou seu CRM',
        description: motivo,
        variant: 'destructive',
      }),
    )
    expect(await passo('Dados Profissionais')).toBeTruthy()
    api['revisar-inscricao']?.mockResolvedValueOnce({ ...CONFIRMADA, motivos: [] })
    await user.click(botao('Continuar'))
    expect(await passo('Configuração de Pagamentos')).toBeTruthy()
    expect(aviso()).toMatchObject({ title: 'CRM confirmado pelo conselho' })
  })

  it('names the specialties that were not confirmed, and where they are corrected', async () => {
    const motivo = 'O RQE não é o do registro no conselho.'
    await noPasso5({
      ...CONFIRMADA,
      status_crm: 'PARTIAL',
      especialidades: [
        { especialidade: 'cardiologia', rqe: '12', verificado: false, motivo },
        { especialidade: 'pediatria', rqe: '13', verificado: true, motivo: 'RQE confirmado no conselho.' },
      ],
    })
    // The specification's title carries its own sign: no second one beside it.
    expect(
      screen.getByText('Validação Parcial ⚠️').parentElement?.parentElement?.querySelector('svg'),
    ).toBeNull()
    expect(screen.getByText(`Cardiologia: ${motivo}`)).toBeTruthy()
    expect(screen.queryByText(/Pediatria/)).toBeNull()
    expect(botao('Revisar Dados')).toBeTruthy()
  })

  describe("'Revisar Dados' of a partial registration", () => {
    const cardiologia = { especialidade: 'cardiologia', rqe: '12' } as const
    const oftalmologia = { especialidade: 'oftalmologia', rqe: '13' } as const
    const motivo = 'O RQE não é o do registro no conselho.'
    const PARCIAL: DadosDoMedico = {
      ...CONFIRMADA,
      // One that only variant A takes.
      crm: '7',
      status_crm: 'PARTIAL',
      especialidades: [
        { ...cardiologia, verificado: true, motivo: null },
        { ...oftalmologia, verificado: false, motivo },
      ],
    }

    it('shows every specialty with its RQE, and sends them all with the one that was corrected', async () => {
      const user = await noPasso5(PARCIAL)
      await user.click(botao('Revisar Dados'))
      await passo('Dados Profissionais')
      expect(lugar()).toBe('/onboarding-medico?step=2')
      expect(screen.getByText('CRM confirmado pelo conselho: 7/SP')).toBeTruthy()
      expect(screen.queryByText(/Seu CRM é conferido/)).toBeNull()
      expect(screen.queryByLabelText('CRM')).toBeNull()
      expect(campo('RQE de Cardiologia').value).toBe('12')
      await user.clear(campo('RQE de Oftalmologia'))
      await user.type(campo('RQE de Oftalmologia'), '31')
      const corrigida = { ...oftalmologia, rqe: '31' }
      api['revisar-inscricao']?.mockResolvedValueOnce({
        ...PARCIAL,
        status_crm: 'VERIFIED',
        especialidades: [cardiologia, corrigida].map((dita) => ({ ...dita, verificado: true, motivo: null })),
        motivos: [],
      })
      await user.click(botao('Continuar'))
      expect(await passo('Configuração de Pagamentos')).toBeTruthy()
      expect(api['revisar-inscricao']?.mock.calls).toEqual([
        [{ crm: '7', uf: 'SP', especialidades: [cardiologia, corrigida] }],
      ])
      expect(api['verify-crm']).not.toHaveBeenCalled()
      expect(aviso()).toMatchObject({ title: 'Dados profissionais atualizados', variant: 'default' })
      expect(screen.queryByText('Validação Parcial ⚠️')).toBeNull()
    })

    it('goes back without asking when nothing changed', async () => {
      const user = await noPasso5(PARCIAL)
      await user.click(botao('Revisar Dados'))
      await passo('Dados Profissionais')
      await user.click(botao('Continuar'))
      expect(await passo('Configuração de Pagamentos')).toBeTruthy()
      expect(api['revisar-inscricao']).not.toHaveBeenCalled()
    })

    it('says which the council is still to be asked about', async () => {
      const user = await noPasso5(PARCIAL)
      await user.click(botao('Revisar Dados'))
      await passo('Dados Profissionais')
      await user.type(campo('RQE de Oftalmologia'), '1')
      const depois = { ...oftalmologia, rqe: '131', verificado: null, motivo: null }
      api['revisar-inscricao']?.mockResolvedValueOnce({
        ...PARCIAL,
        especialidades: [{ ...cardiologia, verificado: true, motivo: null }, depois],
        motivos: [],
      })
      await user.click(botao('Continuar'))
      await passo('Configuração de Pagamentos')
      expect(aviso()).toMatchObject({ description: 'O conselho será consultado de novo.' })
      expect(screen.getByText('Oftalmologia: O conselho será consultado de novo.')).toBeTruthy()
    })
  })
})
