// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { Auditoria } from '../../../../web/src/features/admin/auditoria.tsx'
import { RevisoesDeDependentes } from '../../../../web/src/features/admin/dependentes.tsx'
import { Falhas } from '../../../../web/src/features/admin/falhas.tsx'
import { Pagamentos } from '../../../../web/src/features/admin/pagamentos.tsx'
import { Revisoes } from '../../../../web/src/features/admin/revisoes.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { abrir } from './apoio.tsx'
import { aviso } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const EM = '2026-11-20T13:05:00.000Z'
const MOTIVO = 'Documento e selfie conferem.'

afterEach(() => {
  cleanup()
  dismissToast()
})

/** Gives the reason in the dialog and confirms. */
async function comMotivo(dialogo: string, botao: string, motivo = MOTIVO): Promise<void> {
  const caixa = within(await screen.findByRole('dialog', { name: dialogo }))
  await userEvent.type(caixa.getByLabelText('Motivo'), motivo)
  await userEvent.click(caixa.getByRole('button', { name: botao }))
}

describe('the identity review', () => {
  const REVISAO = {
    usuario_id: 'u1',
    tipo: 'paciente',
    desde: EM,
    ate: '2099-11-22T13:05:00.000Z',
    vez: 1,
    reasons: ['Não conseguimos fazer uma etapa agora.'],
    proxima_tentativa: EM,
  }
  const EVIDENCIAS = {
    usuario_id: 'u1',
    corrida_id: 'r1',
    nome: 'Carla Souza Lima',
    cpf_final: '25',
    data_nascimento: '1990-03-14',
    tipo: 'paciente',
    desde: EM,
    reasons: ['Não conseguimos fazer uma etapa agora.'],
    imagens: [
      { finalidade: 'documento_frente', url: 'https://s3/frente' },
      { finalidade: 'selfie', url: 'https://s3/selfie' },
    ],
    validade: 300,
    etapas: [{ etapa: 'ocr', veredito: 'aprovado', score: 0.92, reasons: [], em: EM }],
    falta: [],
    pede_dois: false,
    primeira_aprovacao: null,
  }
  const servir = (evidencias: object = {}) =>
    servidor({
      'kyc-revisoes': { revisoes: [REVISAO] },
      'kyc-revisao': { ...EVIDENCIAS, ...evidencias },
      'kyc-decidir-revisao': { kyc_status: 'approved', access_tier: 'full', falta_outra_pessoa: false },
    })
  const abrirEvidencias = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Ver evidências' }))

  it('opens the evidence only when asked, and approves with a reason', async () => {
    const mocks = servir()
    abrir(<Revisoes />)
    await screen.findByText('Não conseguimos fazer uma etapa agora.')
    expect(screen.getByText(/^O sistema tenta de novo em \d{2}\/\d{2}\/\d{4}/)).toBeDefined()
    expect(mocks['kyc-revisao']).not.toHaveBeenCalled()
    await abrirEvidencias()
    expect(await screen.findByRole('heading', { name: 'Carla Souza Lima' })).toBeDefined()
    expect(screen.getByRole('img', { name: 'Frente do documento' }).getAttribute('src')).toBe(
      'https://s3/frente',
    )
    expect(screen.getByText('CPF terminado em 25')).toBeDefined()
    expect(screen.getByText('As imagens abrem por 5 minutos.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Aprovar' }))
    await comMotivo('Aprovar esta identidade?', 'Aprovar')
    await waitFor(() => expect(aviso()?.title).toBe('Verificação aprovada'))
    expect(mocks['kyc-decidir-revisao']).toHaveBeenCalledWith({
      usuario_id: 'u1',
      corrida_id: 'r1',
      decisao: 'aprovar',
      motivo: MOTIVO,
    })
    expect(await screen.findByRole('heading', { name: 'Revisão de identidade' })).toBeDefined()
  })

  it('says that two must approve, keeps the first approval, and asks the same person for no second', async () => {
    const mocks = servir({ pede_dois: true })
    mocks['kyc-decidir-revisao'].mockResolvedValueOnce({
      kyc_status: 'pending',
      access_tier: 'restricted',
      falta_outra_pessoa: true,
    })
    abrir(<Revisoes />)
    await abrirEvidencias()
    expect(await screen.findByText('Há sinais de fraude: duas pessoas precisam aprovar')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Aprovar' }))
    await comMotivo('Aprovar esta identidade?', 'Aprovar')
    await waitFor(() => expect(aviso()?.title).toBe('Sua aprovação foi guardada. Falta a de outra pessoa.'))
    cleanup()
    servir({ pede_dois: true, primeira_aprovacao: 'minha' })
    abrir(<Revisoes />)
    await abrirEvidencias()
    expect(await screen.findByText('Você já aprovou. Falta outra pessoa.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Aprovar' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Rejeitar' })).toHaveProperty('disabled', false)
  })

  it('asks for a reason before it sends anything', async () => {
    const mocks = servir()
    abrir(<Revisoes />)
    await abrirEvidencias()
    await userEvent.click(await screen.findByRole('button', { name: 'Rejeitar' }))
    await comMotivo('Rejeitar esta identidade?', 'Rejeitar', 'curto')
    expect(await screen.findByText('Explique o motivo em uma frase (ao menos 10 letras).')).toBeDefined()
    expect(mocks['kyc-decidir-revisao']).not.toHaveBeenCalled()
  })

  it('cannot approve what was not carried out, and says what that is', async () => {
    servir({
      falta: ['leitura_verso', 'facematch', 'consultario'],
      imagens: [],
      etapas: [
        { etapa: 'ocr', veredito: 'em_analise', score: 0.69, reasons: ['Só uma pessoa decide.'], em: EM },
        { etapa: 'consultario', veredito: 'em_analise', score: null, reasons: ['Serviço fora.'], em: EM },
      ],
    })
    abrir(<Revisoes />)
    await abrirEvidencias()
    const botao = await screen.findByRole('button', { name: 'Aprovar' })
    expect((botao as HTMLButtonElement).disabled).toBe(true)
    expect(screen.getByText('Ainda não dá para aprovar')).toBeDefined()
    expect(
      screen.getByText('Falta: Leitura do verso, Comparação dos rostos, Cadastro oficial.'),
    ).toBeDefined()
    const [, ...linhas] = within(screen.getByRole('table')).getAllByRole('row')
    const celulas = ({ children }: HTMLElement) => [...children].map(({ textContent }) => textContent)
    expect(linhas.map(celulas)).toEqual([
      ['Envio', 'Não feita', '—', ''],
      ['Leitura do documento', 'Em análise', '0,69', 'Só uma pessoa decide.'],
      ['Prova de vida', 'Não feita', '—', ''],
      ['Comparação dos rostos', 'Não feita', '—', ''],
      ['Sinais de fraude', 'Não feita', '—', ''],
      ['Cadastro oficial', 'Não feita', '—', 'Serviço fora.'],
      ['Decisão', 'Não feita', '—', ''],
    ])
    expect(screen.getByText('Nenhuma imagem foi validada nesta verificação.')).toBeDefined()
  })

  it('keeps the reason when the decision was not registered, and sends it again', async () => {
    const mocks = servir()
    mocks['kyc-decidir-revisao'].mockRejectedValueOnce(recusa('erro_interno'))
    abrir(<Revisoes />)
    await abrirEvidencias()
    await userEvent.click(await screen.findByRole('button', { name: 'Rejeitar' }))
    await comMotivo('Rejeitar esta identidade?', 'Rejeitar')
    await waitFor(() => expect(aviso()?.title).toBe('O ato não foi registrado'))
    const caixa = within(screen.getByRole('dialog', { name: 'Rejeitar esta identidade?' }))
    expect(caixa.getByLabelText<HTMLTextAreaElement>('Motivo').value).toBe(MOTIVO)
    expect(await caixa.findByText('O ato não foi registrado')).toBeDefined()
    await userEvent.click(await caixa.findByRole('button', { name: 'Rejeitar' }))
    await waitFor(() => expect(aviso()?.title).toBe('Verificação rejeitada'))
  })

  it('shows an identifier by its first letters, and the whole of it when touched', async () => {
    const usuario_id = 'be409cc3-7ff7-471b-8486-61313b9b87d9'
    servidor({ 'kyc-revisoes': { revisoes: [{ ...REVISAO, usuario_id }] } })
    abrir(<Revisoes />)
    await userEvent.click(await screen.findByRole('button', { name: 'be409cc3…' }))
    expect(screen.getByRole('button', { name: usuario_id, expanded: true })).toBeDefined()
  })

  it('says when nobody waits', async () => {
    servidor({ 'kyc-revisoes': { revisoes: [] } })
    abrir(<Revisoes />)
    expect(await screen.findByText('Nenhuma verificação em análise')).toBeDefined()
  })
})

describe('payments that need a hand', () => {
  const PARADO = {
    consulta_id: 'c1',
    status: 'falhou',
    motivo_recusa: 'card_declined',
    tentativas: 2,
    retido: 15_000,
    capture_before: EM,
    medico: null,
    repasses_recusados: 0,
    motivo_do_repasse: null,
    desde: EM,
    proxima_tentativa: null,
    atos: ['tentar_de_novo', 'dar_baixa'],
  }
  it('shows what is held, and closes a case with a reason', async () => {
    const mocks = servidor({
      'pagamentos-parados': { pagamentos: [PARADO] },
      'agir-no-pagamento': { status: 'a_liberar' },
    })
    abrir(<Pagamentos />)
    expect(await screen.findByText('Cobrança recusada')).toBeDefined()
    expect(screen.getByText('Retido no cartão').nextSibling?.textContent).toBe('R$\u00A0150,00')
    expect(screen.getByText('Motivo do cartão').nextSibling?.textContent).toBe(
      'Recusado pelo banco (card_declined)',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Dar baixa' }))
    await comMotivo('Dar baixa', 'Dar baixa')
    await waitFor(() => expect(aviso()?.title).toBe('Ato registrado'))
    expect(mocks['agir-no-pagamento']).toHaveBeenCalledWith({
      consulta_id: 'c1',
      ato: 'dar_baixa',
      motivo: MOTIVO,
    })
    await waitFor(() => expect(mocks['pagamentos-parados']).toHaveBeenCalledTimes(2))
  })

  it('names whom to ring about a refused payout, and what the provider said', async () => {
    const repasse = {
      ...PARADO,
      status: 'a_repassar',
      motivo_recusa: null,
      medico: { nome: 'Helena Prado', telefone: '11987654321' },
      repasses_recusados: 2,
      motivo_do_repasse: 'transfers_not_allowed',
      atos: ['repassar'],
    }
    servidor({ 'pagamentos-parados': { pagamentos: [repasse] } })
    abrir(<Pagamentos />)
    expect((await screen.findByRole('link', { name: '(11) 98765-4321' })).getAttribute('href')).toBe(
      'tel:+5511987654321',
    )
    const valorDe = (nome: string) => screen.getByText(nome).nextSibling?.textContent
    expect(['Repasse', 'Repasses recusados', 'Motivo do provedor'].map(valorDe)).toEqual([
      'R$\u00A0100,00',
      '2',
      'transfers_not_allowed',
    ])
    expect(screen.queryByText('Retido no cartão')).toBeNull()
  })

  it('says when another card was asked for and none given', async () => {
    servidor({ 'pagamentos-parados': { pagamentos: [{ ...PARADO, motivo_recusa: null }] } })
    abrir(<Pagamentos />)
    expect(await screen.findByText('Espera outro cartão do paciente')).toBeDefined()
  })

  it('tells a refusal in the server’s words, in the dialog that asked for the act alone', async () => {
    const mocks = servidor({ 'pagamentos-parados': { pagamentos: [PARADO] }, 'agir-no-pagamento': {} })
    mocks['agir-no-pagamento'].mockRejectedValue(recusa('transicao_invalida'))
    abrir(<Pagamentos />)
    await userEvent.click(await screen.findByRole('button', { name: 'Tentar cobrar de novo' }))
    await comMotivo('Tentar cobrar de novo', 'Tentar cobrar de novo')
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'O ato não foi registrado',
        description: 'Esta ação não é possível na situação atual.',
        variant: 'destructive',
      }),
    )
    const caixa = within(screen.getByRole('dialog', { name: 'Tentar cobrar de novo' }))
    expect(await caixa.findByText('O ato não foi registrado')).toBeDefined()
    await userEvent.click(await caixa.findByRole('button', { name: 'Cancelar' }))
    await userEvent.click(screen.getByRole('button', { name: 'Dar baixa' }))
    expect(await screen.findByRole('dialog', { name: 'Dar baixa' })).toBeDefined()
    expect(screen.queryByText('O ato não foi registrado')).toBeNull()
  })
})

describe('the dead letters', () => {
  it('go back with a reason; those of the table’s stream cannot, and are only discarded', async () => {
    const fila = { resumo: 'Conta por e-mail.', mensagens: 2, reenviavel: true }
    const mocks = servidor({
      'falhas-paradas': {
        filas: [
          { ...fila, consumidor: 'avisar', amostra: [{ evento: 'consulta.status', em: EM }] },
          { ...fila, consumidor: 'difundir', reenviavel: false, amostra: [] },
          { ...fila, consumidor: 'medir', mensagens: 0, amostra: [] },
        ],
      },
      'reenviar-falhas': { mensagens: 2 },
      'descartar-falhas': { mensagens: 1 },
    })
    mocks['reenviar-falhas'].mockRejectedValueOnce(recusa('erro_interno'))
    abrir(<Falhas />)
    const [, avisar, difundir, medir] = await screen.findAllByRole('row')
    expect(avisar?.textContent).toBe('avisar2consulta.statusReenviarDescartar')
    expect(difundir?.textContent).toBe('difundir2Conta por e-mail.Descartar')
    expect(medir?.textContent).toBe('medirVaziaConta por e-mail.—')
    await userEvent.click(screen.getByRole('button', { name: 'Reenviar avisar' }))
    await comMotivo('Reenviar: avisar', 'Reenviar')
    const caixa = within(screen.getByRole('dialog', { name: 'Reenviar: avisar' }))
    expect(await caixa.findByText('O ato não foi registrado')).toBeDefined()
    await userEvent.click(await caixa.findByRole('button', { name: 'Reenviar' }))
    await waitFor(() => expect(aviso()?.title).toBe('2 mensagens reenviadas'))
    expect(mocks['reenviar-falhas']).toHaveBeenCalledWith({ consumidor: 'avisar', motivo: MOTIVO })
    await userEvent.click(screen.getByRole('button', { name: 'Descartar difundir' }))
    await comMotivo('Descartar: difundir', 'Descartar')
    await waitFor(() => expect(aviso()?.title).toBe('1 mensagem descartada'))
    expect(mocks['descartar-falhas']).toHaveBeenCalledWith({ consumidor: 'difundir', motivo: MOTIVO })
  })
})

describe('the review of dependants', () => {
  const ITEM = {
    responsavel_id: 'r1',
    dependente_id: 'd1',
    relacao: 'mae',
    desde: EM,
    ate: '2026-11-22T13:05:00.000Z',
    motivos: ['Seu nome não está na filiação do documento.'],
  }
  const COMPROVANTES = {
    ...ITEM,
    responsavel_nome: 'Ana Beatriz Nogueira',
    nome: 'Téo Nogueira Sampaio',
    cpf_final: '07',
    data_nascimento: '2022-06-10',
    vista: EM,
    imagens: [{ prova: 'guarda', url: 'https://s3/guarda' }],
    validade: 300,
  }
  const servir = () =>
    servidor({
      'revisoes-de-dependentes': { revisoes: [ITEM] },
      'revisao-de-dependente': COMPROVANTES,
      'decidir-dependente': { status: 'confirmado' },
    })

  it('shows what was declared only when asked, and decides what was looked at, with a reason', async () => {
    const mocks = servir()
    abrir(<RevisoesDeDependentes />)
    expect(await screen.findByText('Declara ser: Mãe')).toBeDefined()
    expect(screen.getByText('Prazo vencido')).toBeDefined()
    expect(mocks['revisao-de-dependente']).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Ver comprovantes' }))
    expect(await screen.findByRole('heading', { name: 'Téo Nogueira Sampaio' })).toBeDefined()
    expect(screen.getByText('10/06/2022')).toBeDefined()
    expect(screen.getByRole('img', { name: 'Comprovante da responsabilidade' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Confirmar' }))
    await comMotivo('Confirmar este vínculo?', 'Confirmar', 'A certidão confere.')
    await waitFor(() => expect(aviso()?.title).toBe('Vínculo confirmado'))
    expect(mocks['decidir-dependente']).toHaveBeenCalledWith({
      responsavel_id: 'r1',
      dependente_id: 'd1',
      vista: EM,
      decisao: 'confirmar',
      motivo: 'A certidão confere.',
    })
    expect(await screen.findByRole('heading', { name: 'Revisão de dependentes' })).toBeDefined()
  })

  it('says in the dialog that somebody decided meanwhile, and stays', async () => {
    const mocks = servir()
    mocks['decidir-dependente'].mockRejectedValueOnce(recusa('conflito'))
    abrir(<RevisoesDeDependentes />)
    await userEvent.click(await screen.findByRole('button', { name: 'Ver comprovantes' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Recusar' }))
    await comMotivo('Recusar este vínculo?', 'Recusar', 'O papel é de outra criança.')
    const caixa = within(screen.getByRole('dialog', { name: 'Recusar este vínculo?' }))
    expect(await caixa.findByText('O ato não foi registrado')).toBeDefined()
  })
})

describe('a list that cannot be read', () => {
  it.each([
    ['kyc-revisoes', <Revisoes key="r" />, { revisoes: [] }, 'Nenhuma verificação em análise'],
    [
      'revisoes-de-dependentes',
      <RevisoesDeDependentes key="d" />,
      { revisoes: [] },
      'Nenhum vínculo em análise',
    ],
    ['pagamentos-parados', <Pagamentos key="p" />, { pagamentos: [] }, 'Nenhum pagamento parado'],
    ['falhas-paradas', <Falhas key="f" />, { filas: [] }, 'Do que tratam'],
  ] as const)('%s says so and is read again when asked', async (operacao, tela, resposta, palavras) => {
    const mocks = servidor({ [operacao]: resposta })
    mocks[operacao]?.mockRejectedValueOnce(recusa('erro_interno'))
    abrir(tela)
    await screen.findByText('A lista não pôde ser lida')
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByText(palavras)).toBeDefined()
    expect(screen.queryByText('A lista não pôde ser lida')).toBeNull()
  })

  it('names a lost connection', async () => {
    servidor({ 'kyc-revisoes': { revisoes: [] } })['kyc-revisoes'].mockRejectedValue(
      new NetworkError(undefined),
    )
    abrir(<Revisoes />)
    expect((await screen.findByRole('alert')).textContent).toContain('Erro de conectividade')
  })
})

describe('the audit search', () => {
  it('shows a patient’s log and whether its chain holds', async () => {
    const linha = {
      sequencia: 1,
      ator_id: 'm1',
      ator: 'Dr(a). Helena Prado',
      acao: 'ler',
      o_que: 'Leu uma consulta',
      objeto: 'consulta:c1',
      de_quem: 'Ana Nogueira',
      em: EM,
    }
    const mocks = servidor({
      'buscar-auditoria': { paciente_id: 'p1', paciente: 'Ana Nogueira', integra: false, linhas: [linha] },
    })
    abrir(<Auditoria />)
    await userEvent.type(await screen.findByLabelText('E-mail ou identificador do paciente'), 'p1')
    await userEvent.type(screen.getByLabelText('Motivo'), MOTIVO)
    await userEvent.click(screen.getByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('A corrente foi quebrada: avise a segurança')).toBeDefined()
    expect(screen.getAllByRole('row')[1]?.textContent).toBe(
      '20/11/2026 10:05Dr(a). Helena PradoLeu uma consultaAna Nogueira consulta:c1',
    )
    // On a phone the row is a card: each cell carries the name of its column.
    expect(screen.getAllByRole('cell').map((celula) => celula.getAttribute('data-coluna'))).toEqual([
      'Quem',
      'O que fez',
      'Com o quê',
    ])
    expect(mocks['buscar-auditoria']).toHaveBeenCalledWith({ quem: 'p1', motivo: MOTIVO })
  })

  it('says beside the field what is missing', async () => {
    const mocks = servidor({ 'buscar-auditoria': {} })
    mocks['buscar-auditoria'].mockRejectedValue(
      Object.assign(recusa('campos_invalidos'), {
        problema: {
          ...recusa('campos_invalidos').problema,
          campos: [{ campo: 'quem', motivo: 'Informe o paciente.' }],
        },
      }),
    )
    abrir(<Auditoria />)
    await userEvent.click(await screen.findByRole('button', { name: 'Buscar' }))
    expect(await screen.findByText('Informe o paciente.')).toBeDefined()
  })

  it('shows what administrators did', async () => {
    const ato = {
      id: 'a1',
      em: EM,
      ator_id: 'adm',
      ator: 'Lúcia Moreira',
      acao: 'kyc_aprovar',
      objeto: 'kyc:u1',
      de_quem: 'Carla Souza Lima',
      motivo: MOTIVO,
    }
    const reenvio = { ...ato, id: 'a2', acao: 'falhas_reenviar', objeto: 'falhas:avisar', de_quem: null }
    const baixa = { ...ato, id: 'a3', acao: 'pagamento_dar_baixa', objeto: 'pagamento:c1' }
    servidor({ 'atos-dos-administradores': { atos: [ato, baixa, reenvio] } })
    abrir(<Auditoria />)
    await userEvent.click(await screen.findByRole('tab', { name: 'Administradores' }))
    expect((await screen.findAllByRole('row')).slice(1).map((linha) => linha.textContent)).toEqual([
      `20/11/2026 10:05Aprovou identidadeCarla Souza Lima${MOTIVO}Lúcia Moreira`,
      `20/11/2026 10:05Deu baixa em cobrançaCarla Souza Lima pagamento:c1${MOTIVO}Lúcia Moreira`,
      `20/11/2026 10:05Reenviou falhas falhas:avisar${MOTIVO}Lúcia Moreira`,
    ])
    // Who needs the code of a person's act asks for it.
    await userEvent.click(screen.getByRole('button', { name: 'Carla Souza Lima' }))
    expect(screen.getByRole('button', { name: 'kyc:u1' })).toBeDefined()
  })
})
