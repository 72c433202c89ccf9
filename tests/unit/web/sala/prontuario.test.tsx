// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Prontuario } from '#domain/documento/prontuario.ts'
import { ProntuarioDoPaciente } from '../../../../web/src/features/sala/prontuario.tsx'
import { NetworkError } from '../../../../web/src/lib/api.ts'
import { recusa, servidor } from '../../../support/api-falsa.ts'
import { SEM_SINAIS } from '../../../support/triagem.ts'
import { ID } from './consulta-de-teste.ts'
import { abrirTela } from '../../../support/tela.tsx'

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/lib/sessao/sessao.ts')

const MEDICO = { nome: 'Igor Santana', crm: '65432', uf: 'BA' }
const TRIAGEM: Prontuario['triagens'][number] = {
  id: 't1',
  created_at: '2026-11-21T12:00:00.000Z',
  ia_usada: false,
  red_flag: false,
  conf_ia: 0.82,
  resumo: ['Dor de garganta há 2 dias', 'Sem febre'],
  especialidade_sugerida: 'clinica_medica',
  entrada: {
    idade: 36,
    sexo: 'F',
    sintomas_texto: 'Minha garganta dói.',
    perguntas_guiadas: { ...SEM_SINAIS, febre: true, comorbidades: ['asma'] },
  },
  versao_protocolo: '7',
  regras: [{ frase: 'Dor de garganta sem gravidade', fonte: 'CAB 28', trechos: ['dói a garganta'] }],
}
const PRONTUARIO: Prontuario = {
  ficha: null,
  triagens: [TRIAGEM],
  devolucoes: [
    { em: '2026-11-21T12:10:00.000Z', motivo: 'outra_area', anotacao: 'Lesão de pele.', medico: MEDICO },
    { em: '2026-11-21T12:14:00.000Z', motivo: 'medico_ausente', medico: null },
  ],
  consultas: [
    {
      id: 'c0',
      especialidade_sugerida: 'dermatologia',
      created_at: '2026-10-01T12:00:00.000Z',
      ended_at: '2026-10-01T12:20:00.000Z',
      status: 'cancelled',
      motivo_fim: 'medico_recusou',
      anotacao_fim: 'Paciente precisa de exame físico.',
      medico: MEDICO,
      registro: null,
    },
  ],
  documentos: [
    {
      id: 'd1',
      consulta_id: 'c0',
      tipo: 'receita',
      status: 'signed',
      created_at: '2026-10-01T12:20:00.000Z',
      conteudo: 'Uso oral.',
      medicamentos: 'Dipirona 500 mg',
      medico: MEDICO,
    },
  ],
}

function abrir(prontuario: Prontuario, informacoes_adicionais?: string) {
  const respostas = servidor({
    'ver-prontuario': prontuario,
    'ver-avaliacao': { urgencia_da_triagem: 'tele', avaliacao: null },
  })
  abrirTela(<ProntuarioDoPaciente consulta={{ id: ID, informacoes_adicionais }} />)
  return respostas
}
const parte = async (name: string) => within(await screen.findByRole('region', { name }))

afterEach(cleanup)

describe('the patient’s record beside the room (D §2.10)', () => {
  it('the triage is marked as support, by whom it was made, and stays the doctor’s to judge', async () => {
    abrir(PRONTUARIO, 'Tomo anticoncepcional.')
    const triagem = await parte('Triagem')
    expect(triagem.getByText('Apoio à decisão, gerado pelo protocolo clínico, sem IA')).toBeTruthy()
    expect(triagem.getByText('Confira com o paciente: a avaliação e a conduta são suas.')).toBeTruthy()
    expect(triagem.getByText('Confiança: 82%')).toBeTruthy()
    expect(triagem.getByText('36 anos · feminino · sintomas há 2 dias')).toBeTruthy()
    expect(triagem.getByText('Minha garganta dói.')).toBeTruthy()
    expect(triagem.getByText('Marcou que tem: Febre alta (>38°C).')).toBeTruthy()
    expect(triagem.getByText('Dor de garganta há 2 dias')).toBeTruthy()
    expect(triagem.getByText('Tomo anticoncepcional.')).toBeTruthy()
    expect(triagem.getByText('dói a garganta')).toBeTruthy()
    expect(triagem.getByText('Regra: Dor de garganta sem gravidade (CAB 28)')).toBeTruthy()
    expect(screen.getByText(/Cada leitura fica registrada/)).toBeTruthy()
  })

  it('says when AI took part, when a warning sign was found, and when it was done since', async () => {
    const nova = { ...TRIAGEM, id: 't2', ia_usada: true, red_flag: true }
    abrir({ ...PRONTUARIO, triagens: [nova, TRIAGEM] })
    const [primeira] = within(await screen.findByRole('region', { name: 'Triagem' })).getAllByRole('article')
    const mais = within(primeira ?? document.body)
    expect(mais.getByText('Apoio à decisão, gerado por IA com o protocolo clínico')).toBeTruthy()
    expect(mais.getByText('Sinais de alerta encontrados nesta triagem')).toBeTruthy()
    expect(mais.getByText('Feita depois da solicitação desta consulta')).toBeTruthy()
  })

  it('why colleagues gave this consultation back, with what they noted', async () => {
    abrir(PRONTUARIO)
    const devolucoes = await parte('Devolvida à fila')
    expect(devolucoes.getByText('O médico considerou que o caso é de outra especialidade.')).toBeTruthy()
    expect(devolucoes.getByText('Lesão de pele.')).toBeTruthy()
    expect(devolucoes.getByText(/Dr\(a\)\. Igor Santana, CRM 65432\/BA/)).toBeTruthy()
    expect(devolucoes.getByText('O médico ficou fora da sala mais tempo do que o permitido.')).toBeTruthy()
  })

  it('earlier consultations and what earlier documents say', async () => {
    const pessoa = userEvent.setup()
    abrir(PRONTUARIO)
    const consultas = await parte('Consultas anteriores')
    expect(consultas.getByText('Dermatologia · Cancelada')).toBeTruthy()
    expect(consultas.getByText('O médico recusou a consulta.')).toBeTruthy()
    expect(consultas.getByText('Paciente precisa de exame físico.')).toBeTruthy()
    const documentos = await parte('Documentos anteriores')
    await pessoa.click(documentos.getByText('Receita Médica', { exact: false }))
    expect(documentos.getByText('Dipirona 500 mg')).toBeTruthy()
    expect(documentos.getByText('Uso oral.')).toBeTruthy()
  })

  it('a first visit says that there is nothing yet', async () => {
    abrir({ ficha: null, triagens: [], devolucoes: [], consultas: [], documentos: [] })
    expect(await screen.findByText('A triagem desta consulta não está guardada.')).toBeTruthy()
    expect(screen.getByText('Primeira consulta do paciente nesta plataforma.')).toBeTruthy()
    expect(screen.getByText('Nenhum documento emitido até agora.')).toBeTruthy()
    expect(screen.queryByText('Devolvida à fila')).toBeNull()
  })

  it('is read once, and a failed reading is tried again by the doctor', async () => {
    const pessoa = userEvent.setup()
    const respostas = abrir(PRONTUARIO)
    await parte('Triagem')
    expect(respostas['ver-prontuario']).toHaveBeenCalledTimes(1)
    cleanup()
    const outras = servidor({ 'ver-prontuario': PRONTUARIO })
    outras['ver-prontuario']
      .mockRejectedValueOnce(recusa('erro_interno'))
      .mockRejectedValueOnce(new NetworkError(undefined))
    abrirTela(<ProntuarioDoPaciente consulta={{ id: ID }} />)
    expect(await screen.findByText('Não foi possível abrir o prontuário')).toBeTruthy()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByText('Erro de conectividade')).toBeTruthy()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(await screen.findByRole('region', { name: 'Triagem' })).toBeTruthy()
  })
})
