import { FONTES } from '../regra.ts'
import type { Linha } from './linha.ts'

const grave = 'infecção grave'

/** An infection behind a blockage, on a device, in deep flesh, or in somebody who cannot hold it. */
export const DE_INFECCOES: readonly Linha[] = [
  {
    id: 'aparelho_infectado',
    sindrome: grave,
    frase: 'Febre, pus ou mudança em cateter, fístula, sonda ou dreno',
    fonte: 'IDSA, Intravascular catheter-related infection (2009); KDOQI, Vascular access (2019)',
    quando: [
      [['cateter_ou_fistula'], ['FEBRE', 'confusao', 'sonolencia', 'pressao_baixa', 'sangramento_ativo']],
      [['sem_fremito']],
      [['local_do_cateter']],
    ],
  },
  {
    id: 'rim_bloqueado',
    sindrome: grave,
    frase: 'Dor de rim com febre, ou em rim único ou transplantado',
    fonte: 'European Association of Urology, Urolithiasis e Urological infections (2023)',
    quando: [
      [['obstrucao_do_rim']],
      [['dor_flanco'], ['FEBRE', 'retencao_urinaria', 'urina_pouca', 'vomito_persistente']],
      [['prostata_com_febre']],
      [
        ['retencao_urinaria'],
        ['FEBRE', 'confusao', 'forte dor_abdominal', 'dor_extrema', 'cateter_ou_fistula'],
      ],
    ],
  },
  {
    id: 'garganta_ou_boca_fechando',
    sindrome: grave,
    frase: 'Garganta, boca ou pescoço inchados com dificuldade de abrir, engolir ou falar',
    fonte: `${FONTES.manchester}: dor de garganta; problemas dentários`,
    quando: [
      [['garganta_que_fecha']],
      [['trismo'], ['FEBRE', 'dor_garganta', 'dente', 'inchaco_face', 'disfagia']],
    ],
  },
  {
    id: 'olho_inchado_com_febre',
    sindrome: grave,
    frase: 'Olho inchado com febre, dor ao mexer ou visão alterada',
    fonte: `${FONTES.manchester}: problemas oftalmológicos`,
    quando: [[['orbita_com_febre']]],
  },
  {
    id: 'ouvido_que_avanca',
    sindrome: grave,
    frase: 'Inchaço atrás da orelha, ou orelha inteira vermelha e dolorida',
    fonte: `${FONTES.manchester}: problemas de ouvido`,
    quando: [[['orelha_ou_osso_atras']]],
  },
  {
    id: 'amarelo_com_sinais',
    sindrome: grave,
    frase: 'Pele amarela ou urina escura com febre, tremor, confusão ou dor',
    fonte: 'Tokyo Guidelines (2018), colangite aguda',
    quando: [[['ictericia'], ['FEBRE', 'confusao', 'sonolencia', 'sangramento', 'forte dor_abdominal']]],
  },
  {
    id: 'figado_com_sinais',
    sindrome: grave,
    frase: 'Doença do fígado com confusão, febre, dor ou sangue',
    fonte: 'EASL, Management of patients with decompensated cirrhosis (2018)',
    quando: [
      [['barriga_de_cirrotico']],
      [
        ['cirrose'],
        [
          'confusao',
          'sonolencia',
          'dor_abdominal',
          'FEBRE',
          'fezes_pretas',
          'vomito_sangue',
          'tremor',
          'urina_pouca',
          'sangramento',
        ],
      ],
    ],
  },
  {
    id: 'pe_de_quem_tem_diabetes',
    sindrome: grave,
    frase: 'Ferida no pé com pele escura, pus ou mau cheiro em quem tem diabetes',
    fonte: 'Ministério da Saúde, Manual do pé diabético (2016)',
    quando: [[['pe_de_diabetico']], [['diabetes'], ['pele_preta', 'infeccao_que_sobe']]],
  },
  {
    id: 'carne_que_morre',
    sindrome: grave,
    frase: 'Infecção de pele que avança depressa, com dor muito forte, pele escura ou mau cheiro',
    fonte: `${FONTES.manchester}: abscessos e infecções locais; Surviving Sepsis Campaign (2021)`,
    quando: [[['carne_que_apodrece']], [['mao_que_nao_fecha']]],
  },
  {
    id: 'bicheira',
    sindrome: grave,
    frase: 'Larvas em ferida, nariz, ouvido ou olho',
    fonte: FONTES.acolhimento,
    quando: [
      [
        ['bicheira'],
        ['FEBRE', 'diabetes', 'dor_indefinida', 'sangramento', 'inchaco_face', 'pele_preta', 'dor_ouvido'],
      ],
    ],
  },
  {
    id: 'mama_com_febre',
    sindrome: grave,
    destino: 'hoje',
    frase: 'Mama vermelha e dura com febre ou pus',
    fonte: `${FONTES.gestacao}: complicações do puerpério`,
    quando: [[['mama_com_pus']]],
  },
  {
    id: 'idoso_que_mudou',
    sindrome: grave,
    frase: 'Pessoa idosa confusa, sonolenta ou sem comer de um dia para o outro',
    fonte: `${FONTES.manchester}: mal-estar no adulto; NICE CG103, Delirium (2010, revista em 2023)`,
    quando: [[['idoso_que_mudou']]],
    idade: [50, 130],
  },
  {
    id: 'coracao_com_febre',
    sindrome: grave,
    frase: 'Febre em quem tem válvula ou sopro, ou com manchas nos dedos',
    fonte: 'European Society of Cardiology, Management of endocarditis (2023)',
    quando: [[['sopro_e_febre']], [['droga_na_veia', 'valvula'], ['FEBRE']]],
  },
  {
    id: 'protese_com_febre',
    sindrome: grave,
    frase: 'Febre, calor ou secreção em junta com prótese',
    fonte: 'IDSA, Diagnosis and management of prosthetic joint infection (2013)',
    quando: [[['cirurgia_de_protese'], ['FEBRE', 'abscesso', 'articulacao_quente', 'pele_quente_vermelha']]],
  },
  {
    id: 'carrapato_com_febre',
    sindrome: grave,
    frase: 'Febre depois de carrapato',
    fonte: `${FONTES.vigilancia}: febre maculosa`,
    quando: [[['carrapato'], ['FEBRE', 'manchas_que_nao_somem', 'manchas_pele']]],
  },
  {
    id: 'utero_infectado',
    sindrome: grave,
    frase: 'Mau cheiro e febre depois de parto, aborto ou DIU',
    fonte: `${FONTES.gestacao}: infecção puerperal`,
    quando: [[['colo_que_fede']], [['puerperio'], ['corrimento', 'dor_pelvica'], ['FEBRE']]],
  },
  {
    id: 'choque_toxico',
    sindrome: grave,
    destino: 'samu',
    frase: 'Febre com pele vermelha no corpo todo, tontura ou vômitos, ou com absorvente interno',
    fonte: 'CDC, Toxic shock syndrome, case definition (2011)',
    quando: [[['tampao_ou_pele_vermelha']]],
  },
  {
    id: 'febre_com_dor_na_barriga',
    sindrome: 'abdominal',
    frase: 'Febre com dor forte na barriga, ou com intestino preso ou calafrios',
    fonte: `${FONTES.manchester}: dor abdominal no adulto; ${FONTES.acolhimento}`,
    quando: [
      [['FEBRE'], ['forte dor_abdominal', 'forte dor_pelvica']],
      [['FEBRE'], ['dor_abdominal', 'dor_pelvica'], ['constipacao', 'calafrios']],
    ],
  },
  {
    id: 'vermelhidao_que_sobe',
    sindrome: 'infecção grave',
    frase: 'Vermelhidão que se espalha depressa, com dor, ferida ou diabetes',
    fonte: `${FONTES.manchester}: abscessos e infecções locais; Infectious Diseases Society of America, Skin and soft tissue infections (2014)`,
    quando: [
      [
        ['infeccao_que_sobe'],
        ['dor_indefinida', 'ferimento', 'ferimento_de_risco', 'mordida_animal', 'diabetes', 'calafrios'],
      ],
    ],
  },
  {
    id: 'olho_amarelo_e_urina_escura',
    sindrome: 'abdominal',
    frase: 'Pele ou olhos amarelos com urina escura',
    fonte: `${FONTES.acolhimento}: icterícia; ${FONTES.vigilancia}: hepatites virais`,
    quando: [[['ictericia'], ['urina_escura']]],
  },
]
