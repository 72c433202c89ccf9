// @vitest-environment jsdom
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { PassoInicio } from '../../../../web/src/features/triagem/passo-inicio.tsx'
import { emBranco } from '../../../../web/src/features/triagem/respostas.ts'
import type { ResultadoDaTriagem } from '../../../../web/src/features/triagem/resultado.tsx'
import { Triagem } from '../../../../web/src/features/triagem/triagem.tsx'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { CHAVE_DO_PERFIL } from '../../../../web/src/lib/sessao/use-perfil.ts'
import { abrirTela, aviso, estado, lugar } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts', { spy: true })

const BOM: ResultadoDaTriagem = {
  triagem_id: 't1',
  ok_para_tele: true,
  red_flag: false,
  conf_ia: 0.825,
  resumo: ['Coriza há 2 dias', 'Sem sinais de alerta'],
  especialidade_sugerida: 'clinica_medica',
  recomendacoes: ['Escolha um lugar claro e silencioso.'],
  para_outra_pessoa: false,
  idade_considerada: 36,
  ia_usada: false,
  leitura: 'sem_ia',
  consulta_cancelada: false,
}

function Voltar() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  )
}

function abrir(persona: typeof ANA | null = ANA, state: unknown = null, consultas: readonly unknown[] = []) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queries.setQueryData(['consultas', 'minhas'], { consultas })
  if (persona)
    queries.setQueryData(CHAVE_DO_PERFIL, { ...persona.usuario, papeis: ['paciente'], etapa_cadastro: 'fim' })
  abrirTela(
    <>
      <Voltar />
      <Triagem />
    </>,
    { em: { pathname: '/triagem', state }, queries },
  )
  return userEvent.setup()
}
type User = ReturnType<typeof userEvent.setup>

const clicar = (user: User, nome: string) => user.click(screen.getByRole('button', { name: nome }))
const titulo = () => screen.getByRole('heading', { level: 2 }).textContent
const idade = () => screen.getByLabelText<HTMLInputElement>('Idade')

/** What was sent to be triaged. */
const enviadas = () =>
  vi.mocked(call).mock.calls.flatMap(([operacao, entrada]) => (operacao === aiTriage ? [entrada] : []))

async function ateSintomas(user: User, escolha = 'Seguir com IA') {
  await user.click(screen.getByLabelText('Feminino'))
  await clicar(user, escolha)
  await clicar(user, 'Continuar')
}

async function ateResultado(
  user: User,
  resultado: ResultadoDaTriagem,
  escolha?: string,
  mostrado = 'Resultado da triagem',
) {
  vi.mocked(call).mockResolvedValue(resultado)
  await ateSintomas(user, escolha)
  await user.type(screen.getByLabelText('O que você está sentindo?'), 'coriza')
  await clicar(user, 'Realizar Triagem')
  await screen.findByRole('heading', { name: mostrado })
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ now: new Date('2026-11-10T15:00:00.000Z'), toFake: ['Date'] })
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

describe('a stage without a model', () => {
  it('neither speaks of AI nor offers it: the protocol is all there is', async () => {
    const [mudar, continuar] = [vi.fn(), vi.fn()]
    const respostas = { ...emBranco('1990-01-01', new Date()), sexo: 'F' } as const
    render(<PassoInicio respostas={respostas} onMudar={mudar} onContinuar={continuar} temIa={false} />)
    expect(screen.getAllByRole('button').map((botao) => botao.textContent)).toEqual(['Continuar'])
    expect(document.body.textContent).not.toMatch(/\bIA\b|inteligência artificial/)
    await clicar(userEvent.setup(), 'Continuar')
    expect(mudar).toHaveBeenCalledWith(expect.objectContaining({ com_ia: false }))
    expect(continuar).toHaveBeenCalledOnce()
  })
})

describe('intro', () => {
  it('shows the notice, the age of the birth date, and asks for the sex before going on', async () => {
    const user = abrir()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Triagem Acolhe v2')
    expect(screen.getByText('Como esta triagem funciona')).toBeDefined()
    expect(idade().value).toBe('36')
    await clicar(user, 'Seguir sem IA')
    expect(titulo()).toBe('Antes de começar')
    expect(screen.getByText('Informe o sexo biológico.')).toBeDefined()
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Masculino',
      'Feminino',
      'Outro',
    ])
  })

  it.each([
    ['0', '25'],
    ['121', '25'],
    ['', '25'],
    ['1.5', '25'],
    ['1', '1'],
    ['120', '120'],
  ])('an age of "%s" becomes %s', async (escrita, fica) => {
    const user = abrir()
    await user.clear(idade())
    if (escrita !== '') await user.type(idade(), escrita)
    await user.tab()
    expect(idade().value).toBe(fica)
  })
})

describe('steps (P §2.12, §4.7)', () => {
  it('back keeps what was typed', async () => {
    const user = abrir()
    await user.clear(idade())
    await user.type(idade(), '37')
    await user.click(screen.getByLabelText('Outro'))
    await clicar(user, 'Seguir sem IA')
    expect(titulo()).toBe('O que está acontecendo')
    const dias = screen.getByLabelText<HTMLInputElement>('Há quantos dias você tem os sintomas?')
    expect(dias.value).toBe('1')
    await user.clear(dias)
    await user.type(dias, '99999')
    await clicar(user, 'Continuar')
    // Said at the field, and not made into something else.
    expect(dias.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/Informe no máximo 3650 dias/)).toBeDefined()
    expect(dias.value).toBe('99999')
    await user.clear(dias)
    await user.type(dias, '3')
    await user.click(screen.getByLabelText('Vômitos persistentes'))
    await clicar(user, 'Continuar')
    await user.type(screen.getByLabelText('O que você está sentindo?'), 'enjoo')
    await clicar(user, 'Voltar')
    expect(screen.getByLabelText<HTMLInputElement>('Há quantos dias você tem os sintomas?').value).toBe('3')
    expect(screen.getByLabelText<HTMLInputElement>('Vômitos persistentes').checked).toBe(true)
    await clicar(user, 'Voltar')
    expect(idade().value).toBe('37')
    expect(screen.getByLabelText<HTMLInputElement>('Outro').checked).toBe(true)
    await clicar(user, 'Seguir com IA')
    await clicar(user, 'Continuar')
    expect(screen.getByLabelText<HTMLTextAreaElement>('O que você está sentindo?').value).toBe('enjoo')
  })

  it('offers the seven boxes to the letter, and 192 as soon as an urgent one is ticked', async () => {
    const user = abrir()
    await user.click(screen.getByLabelText('Feminino'))
    await clicar(user, 'Seguir com IA')
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'Febre alta (>38°C)',
      'Vômitos persistentes',
      'Falta de ar',
      'Dor no peito intensa',
      'Perda súbita de força/fala/visão',
      'Sangramento ativo',
      'Rigidez na nuca',
    ])
    await user.click(screen.getByLabelText('Febre alta (>38°C)'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByLabelText('Falta de ar'))
    const link = within(screen.getByRole('alert')).getByRole('link')
    expect(link.getAttribute('href')).toBe('tel:192')
  })

  it('has the ambulance in one touch before the first question', () => {
    abrir()
    const link = screen.getByRole('link', { name: 'Em emergência, não espere a triagem: ligue 192 (SAMU).' })
    expect(link.getAttribute('href')).toBe('tel:192')
  })

  it('asks for a description that is not blank', async () => {
    const user = abrir()
    await ateSintomas(user)
    await user.type(screen.getByLabelText('O que você está sentindo?'), '   ')
    await clicar(user, 'Realizar Triagem')
    expect(screen.getByText('Descreva o que você está sentindo.')).toBeDefined()
    expect(enviadas()).toEqual([])
  })

  it('is sent once by two taps that come before the screen changes', async () => {
    const user = abrir()
    vi.mocked(call).mockResolvedValue(BOM)
    await ateSintomas(user)
    await user.type(screen.getByLabelText('O que você está sentindo?'), 'coriza')
    const botao = screen.getByRole('button', { name: 'Realizar Triagem' })
    act(() => {
      botao.click()
      botao.click()
    })
    await screen.findByText('Resultado da triagem')
    expect(enviadas()).toHaveLength(1)
  })

  it('sends the body of the specification with the choice and the notice it was made on', async () => {
    const user = abrir()
    vi.mocked(call).mockResolvedValue(BOM)
    await user.click(screen.getByLabelText('Masculino'))
    await clicar(user, 'Seguir sem IA')
    await user.click(screen.getByLabelText('Rigidez na nuca'))
    await clicar(user, 'Continuar')
    await user.type(screen.getByLabelText('O que você está sentindo?'), ' dor ')
    await clicar(user, 'Realizar Triagem')
    await screen.findByText('Resultado da triagem')
    expect(enviadas()).toEqual([
      {
        paciente_id: ANA.usuario.id,
        idade: 36,
        sexo: 'M',
        sintomas_texto: 'dor',
        perguntas_guiadas: {
          duracao_dias: 1,
          febre: false,
          vomitos_persistentes: false,
          dispneia: false,
          dor_toracica_intensa: false,
          deficit_neurologico_agudo: false,
          sangramento_ativo: false,
          rigidez_nuca: true,
          comorbidades: [],
        },
        com_ia: false,
        aviso_versao: '2026-2',
      },
    ])
  })
})

it('chosen under another notice, the AI is not chosen: the answers stay, and the protocol alone is asked', async () => {
  await ateSintomas(abrir())
  cleanup()
  const [chave = ''] = Object.keys(sessionStorage)
  const guardado = JSON.parse(sessionStorage.getItem(chave) ?? '') as object
  sessionStorage.setItem(chave, JSON.stringify({ ...guardado, aviso_versao: '2026-1' }))
  const user = abrir(ANA, { passo: 'symptoms' })
  vi.mocked(call).mockResolvedValue(BOM)
  await user.type(screen.getByLabelText('O que você está sentindo?'), 'tosse')
  await clicar(user, 'Realizar Triagem')
  await screen.findByText('Resultado da triagem')
  expect(enviadas()).toEqual([expect.objectContaining({ sexo: 'F', com_ia: false })])
})

describe('result', () => {
  const solicitar = () => screen.queryByRole('button', { name: 'Solicitar Consulta por R$ 150' })

  it('tells everything and keeps it in the browser', async () => {
    const user = abrir()
    await ateResultado(user, BOM)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([...BOM.resumo, ...BOM.recomendacoes]),
    )
    expect(screen.getByText('Clínica Médica')).toBeDefined()
    expect(screen.getByText('83%')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(JSON.parse(localStorage.getItem('triagem_v2_result') ?? '')).toEqual(BOM)
  })

  it.each([
    ['ia', 'Seguir com IA', /^Seu relato foi lido por inteligência artificial e pelo protocolo clínico\./],
    ['ia_fora', 'Seguir com IA', /^A inteligência artificial não está disponível agora/],
    ['antes_da_ia', 'Seguir com IA', /respondeu na hora, sem esperar pela inteligência artificial/],
    ['sem_ia', 'Seguir sem IA', /^Seu relato foi lido só pelo protocolo clínico\./],
  ] as const)('says how it was read (%s)', async (leitura, escolha, frase) => {
    const user = abrir()
    await ateResultado(user, { ...BOM, leitura }, escolha)
    expect(screen.getByText(frase)).toBeDefined()
  })

  it.each([
    [ANA, '/consultas'],
    [BRUNO, '/solicitacao'],
  ])('leads to the request, by tier (%#)', async (persona, caminho) => {
    const user = abrir(persona)
    await ateResultado(user, { ...BOM, especialidade_sugerida: 'cardiologia' })
    await user.click(solicitar() ?? document.body)
    expect([lugar(), estado()]).toEqual([caminho, { especialidadeSugerida: 'cardiologia' }])
  })

  it('a red flag shows 192 and no way to pay', async () => {
    const user = abrir()
    await ateResultado(user, { ...BOM, red_flag: true, ok_para_tele: false, consulta_cancelada: true })
    const alerta = screen.getByRole('alert')
    expect(alerta.textContent).toContain(
      'Sinais de alerta detectados. Procure atendimento de urgência imediatamente.',
    )
    expect(within(alerta).getByRole('link').getAttribute('href')).toBe('tel:192')
    expect(solicitar()).toBeNull()
    expect(screen.getByText('Sua solicitação de consulta foi cancelada. Nada foi cobrado.')).toBeDefined()
  })

  const ALARME: ResultadoDaTriagem = { ...BOM, red_flag: true, ok_para_tele: false }
  it.each([
    ['its button', ALARME, 'Resultado da triagem', 'Voltar'],
    ["the browser's Back", ALARME, 'Resultado da triagem', 'Back'],
    [
      'its button, while questions are open',
      { ...ALARME, perguntas: [{ id: 'litio' as const, texto: 'Toma lítio?' }] },
      'Mais uma coisa',
      'Voltar',
    ],
  ])(
    'back from a red flag by %s is the step before, with its answers',
    async (_, resultado, mostrado, por) => {
      const user = abrir()
      await ateResultado(user, resultado, undefined, mostrado)
      await clicar(user, por)
      expect(estado()).toEqual({ passo: 'symptoms' })
      expect(screen.getByLabelText<HTMLTextAreaElement>('O que você está sentindo?').value).toBe('coriza')
      expect(screen.queryByRole('alert')).toBeNull()
      await clicar(user, 'Voltar')
      await clicar(user, 'Voltar')
      expect(screen.getByLabelText<HTMLInputElement>('Feminino').checked).toBe(true)
    },
  )

  it.each([
    ['not suitable', { ok_para_tele: false }, 'Recomendamos avaliação presencial para seu caso.'],
    [
      'low confidence',
      { conf_ia: 0.64 },
      'Confiança insuficiente na análise. Recomendamos avaliação presencial.',
    ],
    [
      'somebody else',
      { para_outra_pessoa: true, ok_para_tele: false },
      'Esta triagem é sobre outra pessoa e serve só de orientação. Para pedir a consulta de uma criança ou de quem depende de você, adicione a pessoa em Dependentes e escolha-a no começo da triagem.',
    ],
  ])('%s: the alert, and no booking', async (_, mudanca, texto) => {
    const user = abrir()
    await ateResultado(user, { ...BOM, ...mudanca })
    expect(screen.getByRole('alert').textContent).toBe(texto)
    expect(solicitar()).toBeNull()
  })

  it('exactly 0.65 may be booked', async () => {
    const user = abrir()
    await ateResultado(user, { ...BOM, conf_ia: 0.65 })
    expect(solicitar()).not.toBeNull()
  })

  it.each([
    ['autoagressao', 'Ligar para o CVV: 188', 'tel:188'],
    ['intoxicacao', 'Disque-Intoxicação: 0800 722 6001', 'tel:08007226001'],
    ['violencia', 'Central de Atendimento à Mulher: 180', 'tel:180'],
    ['violencia', 'Ligar para a polícia: 190', 'tel:190'],
    ['em_risco', 'Ligar para o CVV: 188', 'tel:188'],
    ['em_risco', 'Ligar para a polícia: 190', 'tel:190'],
  ] as const)('%s is told whom to call', async (orientacao, nome, href) => {
    const user = abrir()
    await ateResultado(user, { ...BOM, red_flag: true, ok_para_tele: false, orientacao })
    const chamada = screen.getByRole('link', { name: nome })
    expect(chamada.getAttribute('href')).toBe(href)
    // In the first screen of a phone.
    const depois = Node.DOCUMENT_POSITION_FOLLOWING
    expect(chamada.compareDocumentPosition(screen.getByRole('heading', { level: 1 })) & depois).toBe(depois)
  })

  it("'Nova Triagem' starts over", async () => {
    const user = abrir()
    await ateResultado(user, BOM)
    await clicar(user, 'Nova Triagem')
    expect(titulo()).toBe('Antes de começar')
    expect(screen.getByLabelText<HTMLInputElement>('Feminino').checked).toBe(false)
  })
})

describe('coming back (a reload, another tab, another person)', () => {
  const TEXTO = 'O que você está sentindo?'
  const sintomas = () => screen.getByLabelText<HTMLTextAreaElement>(TEXTO).value

  it('a reload keeps the step and every answer', async () => {
    const user = abrir()
    await ateSintomas(user)
    await user.type(screen.getByLabelText(TEXTO), 'coriza')
    cleanup()
    abrir(ANA, { passo: 'symptoms' })
    expect(sintomas()).toBe('coriza')
    cleanup()
    abrir(ANA, { passo: 'guided' })
    expect(titulo()).toBe('O que está acontecendo')
  })

  it('a reload shows the result again; coming anew begins anew', async () => {
    await ateResultado(abrir(), BOM)
    cleanup()
    abrir(ANA, { passo: 'result' })
    expect(screen.getByRole('heading', { name: 'Resultado da triagem' })).toBeDefined()
    expect(screen.getByText('83%')).toBeDefined()
    cleanup()
    abrir()
    expect(titulo()).toBe('Antes de começar')
    expect(screen.getByLabelText<HTMLInputElement>('Feminino').checked).toBe(false)
  })

  it('what one person typed is not shown to the next', async () => {
    const user = abrir()
    await ateSintomas(user)
    await user.type(screen.getByLabelText(TEXTO), 'coriza')
    cleanup()
    abrir(BRUNO, { passo: 'symptoms' })
    expect(titulo()).toBe('Antes de começar')
    expect(screen.getByLabelText<HTMLInputElement>('Feminino').checked).toBe(false)
  })
})

describe('failures', () => {
  const recusa = (codigo: ConstructorParameters<typeof DomainError>[0]) =>
    new ApiError(problema(new DomainError(codigo), 'req-1'))

  it.each([
    [recusa('erro_interno'), 'Erro na triagem', 'Não foi possível processar a triagem. Tente novamente.'],
    [new NetworkError('x'), 'Erro de conectividade', 'Verifique sua conexão e tente novamente.'],
    [recusa('muitas_tentativas'), 'Muitas tentativas', 'Aguarde alguns minutos antes de tentar novamente.'],
  ])('%s is told and nothing typed is lost', async (falha, title, description) => {
    const user = abrir()
    await ateSintomas(user)
    vi.mocked(call).mockRejectedValue(falha)
    await user.type(screen.getByLabelText('O que você está sentindo?'), 'coriza')
    await clicar(user, 'Realizar Triagem')
    await waitFor(() => expect(aviso()).toEqual({ title, description, variant: 'destructive' }))
    expect(screen.getByLabelText<HTMLTextAreaElement>('O que você está sentindo?').value).toBe('coriza')
  })

  it('cannot begin without knowing whose it is, and says so', async () => {
    const user = abrir(null)
    await user.click(screen.getByLabelText('Feminino'))
    await clicar(user, 'Seguir com IA')
    expect(aviso()).toEqual({
      title: 'Erro na triagem',
      description: 'Não foi possível inicializar a triagem. Tente novamente.',
      variant: 'destructive',
    })
    expect(titulo()).toBe('Antes de começar')
  })

  it('a session that ended leads to the registration', async () => {
    const user = abrir()
    await ateSintomas(user)
    vi.mocked(call).mockRejectedValue(recusa('nao_autenticado'))
    await user.type(screen.getByLabelText('O que você está sentindo?'), 'coriza')
    await clicar(user, 'Realizar Triagem')
    await waitFor(() => expect(lugar()).toBe('/patient-onboarding'))
    expect(aviso()).toEqual({
      title: 'Erro de autenticação',
      description: 'Faça login para continuar',
      variant: 'destructive',
    })
  })
})

describe('a patient with an open consultation', () => {
  const ABERTA = 'Você já tem uma consulta aberta'
  const ACEITA = 'Um médico aceitou sua consulta'
  it.each([
    ['queued', ABERTA, 'Acompanhar consulta', '/status-consulta/c1'],
    ['pending', ABERTA, 'Continuar para Pagamento', '/solicitacao'],
    ['assigned', ACEITA, 'Entrar na Videochamada', '/sala-video/c1'],
    ['in_progress', ACEITA, 'Entrar na Videochamada', '/sala-video/c1'],
  ])('is told so, and led to it: %s', async (status, titulo, rotulo, caminho) => {
    const user = abrir(ANA, null, [{ id: 'c1', status }])
    expect(screen.getByText(titulo)).toBeDefined()
    await user.click(screen.getByRole('link', { name: rotulo }))
    expect(lugar()).toBe(caminho)
  })

  it('and one that is over is not spoken of', () => {
    abrir(ANA, null, [{ id: 'c1', status: 'finished' }])
    expect(screen.queryByText('Você já tem uma consulta aberta')).toBeNull()
  })
})

describe('as perguntas', () => {
  const PERGUNTANDO: ResultadoDaTriagem = { ...BOM, perguntas: [{ id: 'litio', texto: 'Toma lítio?' }] }

  it('vêm antes do resultado, e a resposta é enviada com o mesmo relato', async () => {
    const user = abrir()
    await ateResultado(user, PERGUNTANDO, undefined, 'Mais uma coisa')
    expect(screen.getByRole('link', { name: /192/ }).getAttribute('href')).toBe('tel:192')
    await user.click(await screen.findByRole('radio', { name: 'Sim' }))
    vi.mocked(call).mockResolvedValue(BOM)
    await clicar(user, 'Continuar')
    await screen.findByRole('heading', { level: 2, name: 'Resultado da triagem' })
    const [primeira, segunda] = enviadas()
    expect(primeira).not.toHaveProperty('respostas')
    expect(segunda).toEqual(
      Object.assign({}, primeira, { respostas: [{ pergunta: 'litio', resposta: 'sim' }] }),
    )
  })
  it('desmentido o alerta, ainda se diz que ele cancelou a solicitação', async () => {
    const user = abrir()
    const cancelou = { ...PERGUNTANDO, red_flag: true, ok_para_tele: false, consulta_cancelada: true }
    await ateResultado(user, cancelou, undefined, 'Mais uma coisa')
    expect(screen.getByText(TRIAGEM.perguntas.porque_do_alerta)).toBeDefined()
    await user.click(await screen.findByRole('radio', { name: 'Não' }))
    vi.mocked(call).mockResolvedValue(BOM)
    await clicar(user, 'Continuar')
    await screen.findByRole('heading', { level: 2, name: 'Resultado da triagem' })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Sua solicitação de consulta foi cancelada. Nada foi cobrado.')).toBeDefined()
  })
  it('podem ser puladas: o primeiro resultado vale', async () => {
    const user = abrir()
    await ateResultado(user, PERGUNTANDO, undefined, 'Mais uma coisa')
    await user.click(await screen.findByRole('button', { name: 'Pular' }))
    await screen.findByRole('heading', { level: 2, name: 'Resultado da triagem' })
    expect(enviadas()).toHaveLength(1)
  })
})
