import { FONTES } from '../regra.ts'
import type { Linha } from './linha.ts'

const exposicao = 'exposição com prazo'
const PEP =
  'Ministério da Saúde, Protocolo clínico para profilaxia pós-exposição de risco à infecção pelo HIV, IST e hepatites virais'
const TETANO = `${FONTES.vigilancia}: tétano acidental, conduta no ferimento`

/** An exposure and the time in which it still can be answered. */
export const DE_EXPOSICOES: readonly Linha[] = [
  {
    id: 'exposicao_com_prazo',
    sindrome: exposicao,
    frase: 'Exposição há menos de 72 horas, em que o remédio que previne tem prazo',
    fonte: PEP,
    quando: [[['exposicao_recente']], [['perfuracao_com_agulha']]],
  },
  {
    id: 'ferimento_com_risco_de_tetano',
    destino: 'hoje',
    sindrome: exposicao,
    frase: 'Ferimento fundo ou sujo, em que a prevenção do tétano tem prazo',
    fonte: TETANO,
    quando: [[['ferimento_de_risco']]],
  },
  {
    id: 'tetano',
    sindrome: 'infecção grave',
    destino: 'samu',
    frase: 'Boca, pescoço ou corpo travando depois de ferimento',
    fonte: `${FONTES.vigilancia}: tétano acidental`,
    quando: [
      [['tetano_dito']],
      [
        ['trismo', 'rigidez_do_corpo'],
        ['ferimento_de_risco', 'ferimento'],
      ],
    ],
  },
  {
    id: 'mordida_com_prazo',
    sindrome: exposicao,
    frase: 'Mordida, arranhão ou saliva de animal, em que a prevenção da raiva tem prazo',
    fonte: FONTES.raiva,
    quando: [[['mordida_de_bicho']]],
  },
  {
    id: 'bateria_ou_ima',
    sindrome: 'intoxicação',
    frase: 'Bateria, pilha, ímã ou objeto cortante engolido ou preso, mesmo sem sintomas',
    fonte: `${FONTES.manchester}: corpo estranho; NASPGHAN, Management of ingested foreign bodies in children (2015)`,
    quando: [[['bateria_ou_ima']]],
  },
  {
    id: 'toxico_mesmo_bem',
    sindrome: 'intoxicação',
    orientacao: 'intoxicacao',
    frase: 'Produto tóxico ou remédio a mais, mesmo sem sintomas',
    fonte: `${FONTES.manchester}: overdose e envenenamento; Ministério da Saúde, Centros de Informação e Assistência Toxicológica`,
    quando: [[['toxico_ingerido']], [['gas_respirado']]],
  },
  {
    id: 'remedio_em_crianca',
    sindrome: 'intoxicação',
    orientacao: 'intoxicacao',
    frase: 'Criança que tomou remédio de outra pessoa, trocado ou a mais',
    fonte: `${FONTES.manchester}: overdose e envenenamento; Ministério da Saúde, Centros de Informação e Assistência Toxicológica`,
    quando: [[['remedio_em_crianca'], ['crianca', 'lactente', 'recem_nascido']]],
  },
  {
    id: 'muitas_ferroadas',
    sindrome: 'animais',
    orientacao: 'animais',
    frase: 'Muitas ferroadas, ou ataque de enxame',
    fonte: FONTES.peconhentos,
    quando: [[['muitas_ferroadas']]],
  },
  {
    id: 'mergulho_ou_altitude',
    sindrome: exposicao,
    frase: 'Sintomas depois de mergulho fundo ou de subir a lugar muito alto',
    fonte:
      'Wilderness Medical Society, Acute altitude illness (2019); Undersea and Hyperbaric Medical Society, Hyperbaric oxygen therapy indications (2019)',
    quando: [[['mergulho_ou_altura']]],
  },
  {
    id: 'contato_com_catapora',
    sindrome: exposicao,
    frase: 'Contato com catapora ou sarampo na gravidez ou com a imunidade baixa',
    fonte: `${FONTES.vigilancia}: varicela e sarampo; CDC, Updated recommendations for use of VariZIG (2013)`,
    quando: [[['crianca_exposta_a_catapora']]],
  },
  {
    id: 'choque_com_sinais',
    sindrome: 'trauma',
    frase: 'Choque elétrico forte',
    fonte: `${FONTES.samu}: choque elétrico`,
    quando: [[['choque_de_raio']]],
  },
  {
    id: 'jato_de_alta_pressao',
    sindrome: 'trauma',
    frase: 'Graxa, tinta, óleo ou água em jato que entrou na pele',
    fonte: `${FONTES.manchester}: feridas; Pan African Medical Journal 20:40 (2015), ferimento por injeção de alta pressão`,
    quando: [[['injecao_de_alta_pressao']]],
  },
]
