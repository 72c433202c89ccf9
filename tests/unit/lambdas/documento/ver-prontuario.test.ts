import { beforeEach, expect, it } from 'vitest'
import { verProntuario } from '#domain/documento/contract.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { EM_BRANCO, type Registro } from '#domain/registro/registro.ts'
import { handler } from '#lambdas/documento/ver-prontuario.lambda.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { write } from '#lambdas/store/table.ts'
import { ANA, DIEGO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, triar } from '../../../support/consulta.ts'
import { guardarFicha } from '../../../support/ficha-guardada.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})
const ler = (como: Persona = HELENA) => invoke(handler, verProntuario, { como, entrada: { id: CONSULTA } })
const emCurso = { status: 'in_progress', assigned_to: HELENA.usuario.id } as const
const MEDICO = { nome: 'Igor Santana Ribeiro', crm: '65432', uf: 'BA' }

const documento = (dados: Partial<Documento> = {}): Documento => ({
  id: 'd1',
  consulta_id: 'velha',
  paciente_id: ANA.usuario.id,
  medico_id: IGOR.usuario.id,
  tipo: 'receita',
  status: 'signed',
  file_url: 'a/b.pdf',
  conteudo: 'Uso oral.',
  medicamentos: 'Dipirona 500 mg',
  emissao: {
    medico: { ...MEDICO, especialidades: [], endereco: '' },
    paciente: { nome: ANA.usuario.nome, cpf: ANA.usuario.cpf },
  },
  codigo: 'codigo-1',
  codigo_secreto: 'SEGREDO',
  created_at: haPouco(1_000),
  tentativas: 0,
  updated_at: haPouco(1_000),
  ...dados,
})

it('shows its doctor the triage, the ended consultations and the documents, and logs the reading', async () => {
  const ficha = await guardarFicha()
  await triar({ id: 'anterior', created_at: haPouco(9_000_000) })
  const triagem = await triar({
    regras_disparadas: [
      {
        id: 'r1',
        sindrome: 's',
        destino: 'dias',
        frase: 'Dor de garganta sem sinais de gravidade',
        fonte: 'CAB 28',
        motivos: [],
        trechos: ['Dor de garganta há 2 dias, sem febre.'],
      },
    ],
  })
  const velha = await consultar({
    id: 'velha',
    status: 'finished',
    assigned_to: IGOR.usuario.id,
    ended_at: haPouco(500_000),
    created_at: haPouco(900_000),
  })
  const devolvida = { em: haPouco(5_000), motivo: 'outra_area', anotacao: 'Lesão de pele.' } as const
  const faltou = { em: haPouco(3_000), motivo: 'medico_ausente' } as const
  await consultar({
    ...emCurso,
    devolucoes: [
      { ...devolvida, medico_id: IGOR.usuario.id },
      { ...faltou, medico_id: 'quem-ja-saiu' },
    ],
  })
  await documentos.emitir(documento())
  const registro: Registro = {
    ...EM_BRANCO,
    queixa: 'Mancha na pele',
    consulta_id: 'velha',
    paciente_id: ANA.usuario.id,
    medico_id: IGOR.usuario.id,
    status: 'aberto',
    versao: 1,
    created_at: velha.created_at,
    updated_at: velha.created_at,
  }
  await registros.criar(registro)
  expect((await ler()).body).toMatchObject({ consultas: [{ registro: null }] })
  await write(registros.fechamentoWrite(registro, velha.created_at))
  const { status, body } = await ler()
  expect(status).toBe(200)
  expect(body).toEqual({
    ficha,
    triagens: [
      {
        id: triagem.id,
        created_at: triagem.created_at,
        ia_usada: false,
        red_flag: false,
        conf_ia: 0.82,
        resumo: triagem.resumo,
        especialidade_sugerida: 'clinica_medica',
        entrada: triagem.entrada,
        versao_protocolo: 'teste',
        regras: [
          {
            frase: 'Dor de garganta sem sinais de gravidade',
            fonte: 'CAB 28',
            trechos: ['Dor de garganta há 2 dias, sem febre.'],
          },
        ],
      },
    ],
    devolucoes: [
      { ...devolvida, medico: MEDICO },
      { ...faltou, medico: null },
    ],
    consultas: [
      {
        id: 'velha',
        especialidade_sugerida: 'clinica_medica',
        created_at: velha.created_at,
        ended_at: velha.ended_at,
        status: 'finished',
        medico: MEDICO,
        registro: expect.objectContaining({
          status: 'fechado',
          queixa: 'Mancha na pele',
          medico: MEDICO,
          adendos: [],
        }) as unknown,
      },
    ],
    documentos: [
      {
        id: 'd1',
        consulta_id: 'velha',
        tipo: 'receita',
        status: 'signed',
        created_at: expect.any(String),
        conteudo: 'Uso oral.',
        medicamentos: 'Dipirona 500 mg',
        medico: MEDICO,
      },
    ],
  })
  expect(await auditoria.lista(ANA.usuario.id)).toMatchObject([
    { ator_id: HELENA.usuario.id, acao: 'ler_prontuario', objeto: `consulta:${CONSULTA}` },
    { ator_id: HELENA.usuario.id, acao: 'ler_prontuario', objeto: `consulta:${CONSULTA}` },
  ])
})

it('a triage done since stands before the one it was asked with', async () => {
  await triar()
  await triar({ id: 'depois', created_at: haPouco(1_000), red_flag: true })
  await consultar(emCurso)
  expect((await ler()).body).toMatchObject({
    triagens: [{ id: 'depois', red_flag: true }, { id: 'triagem-1' }],
  })
})

it.each([
  ['assigned', {}, 200],
  ['finished', { ended_at: haPouco(23 * 3_600_000) }, 200],
  ['finished', { ended_at: haPouco(24 * 3_600_000 + 1_000) }, 409],
  ['cancelled', { ended_at: haPouco(1_000) }, 409],
] as const)('its doctor, %s %o: %i', async (status, dados, resposta) => {
  await triar()
  await consultar({ assigned_to: HELENA.usuario.id, status, ...dados })
  expect((await ler()).status).toBe(resposta)
  expect(await auditoria.lista(ANA.usuario.id)).toHaveLength(resposta === 200 ? 1 : 0)
})

it('is missing for another doctor, refused to the patient, and neither is logged', async () => {
  await consultar(emCurso)
  expect(await ler(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  expect(await ler(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  expect(await auditoria.lista(ANA.usuario.id)).toEqual([])
})
