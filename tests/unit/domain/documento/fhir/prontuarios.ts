import fc from 'fast-check'
import { ESPECIALIDADE_IDS } from '#domain/base/especialidades.ts'
import { MOTIVOS, type Motivo } from '#domain/consulta/motivos.ts'
import { CONSULTA_STATUS } from '#domain/consulta/status.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { TIPO_IDS } from '#domain/documento/tipos.ts'
import { DA_CONSULTA, DO_REGISTRO, RECEITA, TRIAGEM } from './prontuario.ts'

/** Text as people paste it: blanks of other kinds, control characters, none at all. */
export const dito = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', ' ', '\u00a0', 'a\u0000b', 'dor\u2028forte', '\tdois\r\n', 'Téo 👶🏽'),
)
const nome = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((texto) => `n${texto}`)
const instante = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((data) => data.toISOString())
const carimbo = {
  fonte: fc.constantFrom('paciente' as const, 'responsavel' as const, 'medico' as const),
  em: instante,
}
const talvez = <T>(valor: fc.Arbitrary<T>) => fc.option(valor, { nil: undefined })
const poucos = <T>(valor: fc.Arbitrary<T>) => fc.array(valor, { maxLength: 3 })
/** Two of the same in one list, sometimes. */
const comRepetidos = <T>(valor: fc.Arbitrary<T>) =>
  fc.tuple(poucos(valor), fc.boolean()).map(([itens, duas]) => (duas ? [...itens, ...itens] : itens))

const ficha = fc.record({
  versao: fc.nat(),
  atualizada_em: instante,
  alergias: talvez(
    fc.record({
      resposta: fc.constantFrom('nenhuma' as const, 'nao_sei' as const, 'lista' as const),
      itens: comRepetidos(fc.record({ substancia: nome, reacao: talvez(dito), ...carimbo })),
      ...carimbo,
    }),
  ),
  medicamentos: comRepetidos(fc.record({ nome, dose: talvez(dito), frequencia: talvez(dito), ...carimbo })),
  condicoes: comRepetidos(fc.record({ nome, ...carimbo })),
  cirurgias: comRepetidos(fc.record({ nome, ano: talvez(fc.integer({ min: 1900, max: 2026 })), ...carimbo })),
  sexo: talvez(
    fc.record({ valor: fc.constantFrom('F' as const, 'M' as const, 'outro' as const), ...carimbo }),
  ),
  gravidez: talvez(
    fc.record({
      resposta: fc.constantFrom('sim' as const, 'nao' as const, 'nao_sei' as const),
      semanas: talvez(fc.integer({ min: 1, max: 42 })),
      ...carimbo,
    }),
  ),
  peso_kg: talvez(fc.record({ valor: fc.integer({ min: 20, max: 4000 }).map((n) => n / 10), ...carimbo })),
  altura_cm: talvez(fc.record({ valor: fc.integer({ min: 40, max: 250 }), ...carimbo })),
})

const consultaDe = (id: string) =>
  fc
    .record({
      status: fc.constantFrom(...CONSULTA_STATUS),
      status_gravado: talvez(fc.constant('outra')),
      especialidade_sugerida: fc.constantFrom(...ESPECIALIDADE_IDS),
      motivo_fim: talvez(fc.constantFrom(...(Object.keys(MOTIVOS) as Motivo[]))),
      anotacao_fim: talvez(dito),
      tempos: fc.array(instante, { minLength: 4, maxLength: 4 }).map((todos) => todos.toSorted()),
      comecou: fc.boolean(),
      acabou: fc.boolean(),
    })
    .map(({ tempos: [created_at = '', started_at, conectados, ended_at], comecou, acabou, ...resto }) => ({
      ...DA_CONSULTA,
      ...resto,
      id,
      created_at,
      updated_at: ended_at ?? created_at,
      started_at: comecou ? started_at : undefined,
      ambos_conectados_em: comecou ? conectados : undefined,
      ended_at: acabou ? ended_at : undefined,
    }))

const CONSULTAS = ['c1', 'c2']
/** Sometimes of a consultation that is not there. */
const daConsulta = fc.constantFrom(...CONSULTAS, 'outra')
const daMedica = fc.record({ nome: dito, crm: fc.constantFrom('1', '22'), uf: fc.constantFrom('SP', 'BA') })

const registro = fc
  .record({
    consulta_id: daConsulta,
    status: fc.constantFrom('fechado' as const, 'incompleto' as const),
    queixa: dito,
    historia: dito,
    conduta: dito,
    hipoteses: poucos(fc.constantFrom('J029', 'R05', 'B34')).map((codigos) =>
      [...new Set(codigos)].map((codigo) => ({ codigo, descricao: 'Descrição' })),
    ),
    sem_hipotese: dito,
    retorno_dias: fc.option(fc.integer({ min: 1, max: 365 })),
    fechado_em: talvez(instante),
    updated_at: instante,
    medico: fc.option(daMedica),
    adendos: poucos(fc.record({ id: nome, texto: dito, em: instante })),
  })
  .map((gerado) => ({ ...DO_REGISTRO, ...gerado }))

const documento = fc
  .record({
    consulta_id: daConsulta,
    tipo: fc.constantFrom(...TIPO_IDS),
    status: fc.constantFrom(...documentoMachine.statuses),
    conteudo: nome,
    medicamentos: talvez(dito),
    observacoes: talvez(dito),
    retorno: talvez(dito),
    atestado: talvez(
      fc.record({ dias: talvez(fc.constant(3)), cid: talvez(fc.constantFrom('J069', 'R05')) }),
    ),
    created_at: instante,
    signed_at: talvez(instante),
    medico: daMedica,
  })
  .map(({ medico, ...gerado }) => {
    return {
      ...RECEITA,
      ...gerado,
      emissao: { ...RECEITA.emissao, medico: { ...RECEITA.emissao.medico, ...medico } },
    }
  })

/** A record of anything that may be kept. */
export const prontuarios = fc.record({
  ficha: fc.option(ficha),
  consultas: fc.tuple(...CONSULTAS.map(consultaDe)),
  registros: comRepetidos(registro),
  documentos: poucos(documento).map((todos) =>
    todos.map((um, lugar) => ({
      ...um,
      id: `d${lugar}`,
      codigo: `codigo-${lugar}`,
      ...(lugar === 1 && {
        adendo: {
          consulta_em: um.created_at,
          documento: { tipo: um.tipo, codigo: 'codigo-0', emitido_em: um.created_at },
        },
      }),
    })),
  ),
  triagens: poucos(fc.record({ consulta_id: fc.option(daConsulta), resumo: poucos(dito), relato: dito })).map(
    (todas) =>
      todas.map(({ relato, ...uma }, lugar) => {
        return {
          ...TRIAGEM,
          ...uma,
          id: `t${lugar}`,
          entrada: { ...TRIAGEM.entrada, sintomas_texto: relato },
        }
      }),
  ),
})
