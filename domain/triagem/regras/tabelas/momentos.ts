import { FONTES } from '../regra.ts'
import type { Linha } from './linha.ts'

const obstetrica = 'obstétrica'
const pediatrica = 'pediátrica'

/** What a time of life, or the days after an operation, make dangerous. */
export const DE_MOMENTOS: readonly Linha[] = [
  {
    id: 'gravidez_que_mexe_menos',
    sindrome: obstetrica,
    frase: 'Gravidez em que o bebê mexe menos',
    fonte: FONTES.gestacao,
    quando: [[['mexe_menos'], ['gravidez']]],
  },
  {
    id: 'ferida_de_cirurgia',
    sindrome: 'depois de cirurgia',
    frase: 'Corte de cirurgia com pus, vermelhidão, mau cheiro, aberto ou sangrando',
    fonte: 'Anvisa, Critérios diagnósticos de infecção relacionada à assistência à saúde (2017)',
    quando: [
      [
        ['operacao_infectada'],
        [
          'FEBRE',
          'dor_abdominal',
          'sangramento',
          'diabetes',
          'imunossupressao',
          'pos_operatorio',
          'perda_liquido',
          'pele_preta',
          'abscesso',
          'pele_quente_vermelha',
          'dor_indefinida',
        ],
      ],
    ],
  },
  {
    id: 'dias_depois_da_cirurgia',
    sindrome: 'depois de cirurgia',
    frase: 'Falta de ar, perna inchada, vômitos ou dor nova nos dias depois de uma cirurgia',
    fonte: `${FONTES.manchester}: mal-estar no adulto; European Society of Cardiology, Acute pulmonary embolism (2019)`,
    quando: [[['operacao_com_sinais']], [['raquianestesia']]],
  },
  {
    id: 'gravidez_com_sinais',
    sindrome: obstetrica,
    frase: 'Gravidez ou resguardo com pressão, vista, sangue, água, ou bebê que mexe menos',
    fonte: FONTES.gestacao,
    quando: [
      [
        ['gravida_com_pressao'],
        [
          'cefaleia',
          'estomago',
          'visao_turva',
          'pressao_alta',
          'inchaco_face',
          'inchaco_pernas',
          'vomito',
          'flashes_moscas',
        ],
      ],
      [['gravida_sem_movimento'], ['gravidez']],
      [
        ['gravida_com_perda'],
        ['gravidez'],
        [
          'sangramento',
          'sangramento_vaginal',
          'perda_liquido',
          'queda',
          'contracoes',
          'bolsa_rota',
          'acidente_transito',
          'violencia',
        ],
      ],
      [['gravida_com_herpes']],
    ],
  },
  {
    id: 'coceira_na_gravidez',
    sindrome: obstetrica,
    frase: 'Coceira nas palmas, nas solas ou no corpo todo na gravidez',
    fonte: `${FONTES.gestacao}: colestase intra-hepática da gestação`,
    quando: [[['gravida_com_coceira_na_palma'], ['gravidez']]],
  },
  {
    id: 'mae_e_bebe_em_perigo',
    sindrome: 'saúde mental',
    destino: 'samu',
    orientacao: 'autoagressao',
    frase: 'Depois do parto, pensamentos de machucar a si ou ao bebê, ou de que o bebê não é seu',
    fonte: `${FONTES.suicidio}; ${FONTES.gestacao}: psicose puerperal`,
    quando: [
      [
        ['mae_de_bebe_com_medo_de_si'],
        ['puerperio', 'recem_nascido', 'lactente', 'gravidez', 'surto', 'autoagressao'],
      ],
    ],
  },
  {
    id: 'coracao_no_parto',
    sindrome: obstetrica,
    frase: 'Falta de ar ao deitar ou a pequenos esforços no fim da gravidez ou depois do parto',
    fonte:
      'Sociedade Brasileira de Cardiologia, Gravidez e planejamento familiar na mulher portadora de cardiopatia (2020)',
    quando: [[['coracao_depois_do_parto'], ['gravidez', 'puerperio']]],
  },
  {
    id: 'bebe_de_ate_tres_meses',
    sindrome: pediatrica,
    frase: 'Bebê com menos de três meses com febre, frio, mole, amarelo, sem mamar ou respirando mal',
    fonte: FONTES.aidpi,
    quando: [
      [
        ['bebezinho_com_febre'],
        ['crianca', 'lactente', 'recem_nascido'],
        ['FEBRE', 'suor_frio', 'sonolencia', 'nao_mama'],
      ],
      [
        ['bebezinho_mal'],
        ['crianca', 'lactente', 'recem_nascido'],
        [
          'nao_mama',
          'sonolencia',
          'ictericia',
          'vomito',
          'vomito_em_jato',
          'falta_ar',
          'choro_inconsolavel',
          'urina_pouca',
          'cianose',
          'convulsao',
          'abscesso',
          'perda_peso',
          'vomito_verde',
        ],
      ],
      [['estenose']],
    ],
  },
  {
    id: 'crianca_seca',
    sindrome: pediatrica,
    frase: 'Criança que quase não urina, sem lágrima, de olhos fundos ou que não segura líquido',
    fonte: `${FONTES.aidpi}: desidratação`,
    quando: [
      [
        ['bebe_seco'],
        ['vomito', 'vomito_persistente', 'diarreia', 'nao_mama', 'sonolencia', 'FEBRE', 'desidratacao'],
        ['crianca', 'lactente', 'recem_nascido'],
      ],
    ],
  },
  {
    id: 'crianca_sem_ar',
    sindrome: pediatrica,
    destino: 'samu',
    frase: 'Criança que para de respirar por instantes, fica roxa ou afunda as costelas',
    fonte: FONTES.aidpi,
    quando: [[['bebe_que_para_de_respirar'], ['crianca', 'lactente', 'recem_nascido']]],
  },
  {
    id: 'crianca_sem_forca',
    sindrome: pediatrica,
    frase: 'Criança que perde a força ou deixa de andar',
    fonte: `${FONTES.vigilancia}: paralisia flácida aguda`,
    quando: [[['crianca_fraca'], ['crianca', 'lactente']]],
  },
  {
    id: 'febre_de_cinco_dias',
    sindrome: pediatrica,
    frase: 'Criança com febre há dias, olhos, boca ou mãos vermelhas',
    fonte: 'American Heart Association, Kawasaki disease (2017)',
    quando: [[['crianca_com_manchas_e_febre_longa'], ['crianca', 'lactente']]],
  },
  {
    id: 'brilho_branco',
    sindrome: pediatrica,
    frase: 'Brilho branco na pupila de criança',
    fonte: 'Ministério da Saúde, Protocolo de diagnóstico precoce do câncer pediátrico (2017)',
    quando: [[['pupila_branca'], ['crianca', 'lactente']]],
  },
  {
    id: 'fio_que_aperta',
    sindrome: 'trauma',
    frase: 'Fio, anel ou elástico apertando uma parte do corpo',
    fonte: `${FONTES.manchester}: problemas em extremidades, discriminador "comprometimento vascular distal"`,
    quando: [[['fio_no_dedo']]],
  },
]

export const DE_CONDICOES: readonly Linha[] = [
  {
    id: 'febre_de_viagem',
    sindrome: 'febre',
    frase: 'Febre depois de viagem a área de malária, febre amarela ou outra febre grave',
    fonte: `${FONTES.vigilancia}: malária, febre amarela`,
    quando: [[['voltou_de_viagem'], ['FEBRE']]],
  },
  {
    id: 'febre_sem_baco',
    sindrome: 'infecção grave',
    frase: 'Febre em quem não tem o baço',
    fonte:
      'Ministério da Saúde, Manual dos Centros de Referência para Imunobiológicos Especiais (2019); British Committee for Standards in Haematology, Absent or dysfunctional spleen (2011)',
    quando: [[['sem_baco'], ['FEBRE', 'mordida_animal', 'vomito', 'prostracao']]],
  },
  {
    id: 'musculo_e_urina_escura',
    sindrome: 'metabólica',
    frase: 'Músculo muito dolorido e urina escura depois de esforço',
    fonte: 'KDIGO, Acute kidney injury (2012)',
    quando: [[['rabdomiolise']]],
  },
]
