import { FONTES } from '../regra.ts'
import type { Linha } from './linha.ts'

const bula = (nome: string) =>
  `Anvisa, Bulário Eletrônico, ${nome}: advertências e quando procurar atendimento`
const remedio = 'remédio e sintoma'

/** A medicine, and the ordinary symptom it makes dangerous. */
export const DE_REMEDIOS: readonly Linha[] = [
  {
    id: 'remedio_e_infeccao',
    sindrome: remedio,
    frase: 'Febre, dor de garganta ou feridas na boca com remédio que pode baixar as defesas',
    fonte: bula('metimazol, propiltiouracila e clozapina (agranulocitose)'),
    quando: [
      [
        ['antitireoidiano', 'clozapina'],
        ['FEBRE', 'dor_garganta', 'afta'],
      ],
    ],
  },
  {
    id: 'imunossupressor_e_febre',
    sindrome: remedio,
    frase: 'Febre em quem toma remédio que baixa as defesas',
    fonte: `${FONTES.manchester}: discriminador "imunossupressão"`,
    quando: [
      [
        ['imunossupressor'],
        ['FEBRE', 'falta_ar', 'confusao', 'zoster', 'pele_quente_vermelha', 'rigidez_nuca'],
      ],
    ],
  },
  {
    id: 'transplante_sem_remedio',
    sindrome: remedio,
    frase: 'Remédio do transplante interrompido',
    fonte: 'KDIGO, Care of kidney transplant recipients (2009)',
    quando: [[['remedio_suspenso_de_transplante']]],
  },
  {
    id: 'antipsicotico_e_rigidez',
    sindrome: remedio,
    frase: 'Confusão, sonolência, tremor ou corpo duro em quem toma antipsicótico ou lítio',
    fonte: bula('lítio (intoxicação) e antipsicóticos (síndrome neuroléptica maligna)'),
    quando: [
      [
        ['antipsicotico'],
        ['FEBRE'],
        ['confusao', 'tremor', 'sonolencia', 'rigidez_do_corpo', 'agitacao', 'suor_frio', 'suando'],
      ],
      [
        ['antipsicotico'],
        ['rigidez_do_corpo'],
        ['confusao', 'sonolencia', 'suor_frio', 'baba', 'urina_escura'],
      ],
      [
        ['litio'],
        [
          'vomito',
          'vomito_persistente',
          'diarreia',
          'tremor',
          'confusao',
          'sonolencia',
          'desequilibrio',
          'fala_cortada',
          'visao_turva',
        ],
      ],
    ],
  },
  {
    id: 'antienjoo_e_musculos',
    sindrome: remedio,
    frase: 'Pescoço, boca ou olhos travados depois de remédio para enjoo ou antipsicótico',
    fonte: bula('metoclopramida, bromoprida e haloperidol (distonia aguda)'),
    quando: [[['antienjoo'], ['pescoco_travado', 'trismo', 'rigidez_do_corpo', 'convulsao']]],
  },
  {
    id: 'antidepressivo_e_agitacao',
    sindrome: remedio,
    frase: 'Agitação, tremor, febre ou corpo duro em quem toma antidepressivo',
    fonte: bula('antidepressivos inibidores da recaptação da serotonina (síndrome serotoninérgica)'),
    quando: [
      [
        ['serotoninergico'],
        ['agitacao', 'confusao'],
        ['tremor', 'rigidez_do_corpo', 'FEBRE', 'suando', 'suor_frio', 'diarreia'],
      ],
      [['serotoninergico'], ['rigidez_do_corpo'], ['FEBRE', 'suando', 'suor_frio', 'tremor']],
    ],
  },
  {
    id: 'opioide_e_sono',
    sindrome: remedio,
    destino: 'samu',
    frase: 'Muito sono, confusão ou respiração fraca em quem usa remédio forte para dor ou calmante',
    fonte: `${FONTES.manchester}: overdose e envenenamento; ${bula('opioides e benzodiazepínicos (depressão respiratória)')}`,
    quando: [
      [['opioide'], ['sonolencia', 'confusao', 'inconsciente', 'falta_ar', 'pupila_alterada', 'cianose']],
      [['sedativo'], ['inconsciente', 'falta_ar', 'cianose']],
      [['sedativo'], ['sonolencia', 'confusao'], ['opioide', 'queda', 'embriaguez', 'doenca_pulmonar']],
    ],
  },
  {
    id: 'digoxina_e_sinais',
    sindrome: remedio,
    frase: 'Enjoo, vista alterada, confusão ou batimento fora do ritmo em quem toma digoxina',
    fonte: bula('digoxina (intoxicação digitálica)'),
    quando: [
      [
        ['digoxina'],
        [
          'nausea',
          'vomito',
          'vomito_persistente',
          'diarreia',
          'visao_turva',
          'perda_visao',
          'confusao',
          'palpitacao',
          'quase_desmaio',
          'desmaio',
          'sonolencia',
        ],
      ],
    ],
  },
  {
    id: 'glifozina_e_vomito',
    sindrome: remedio,
    frase: 'Náusea, vômito, dor na barriga ou falta de ar em quem toma remédio que elimina açúcar na urina',
    fonte: `${bula('dapagliflozina e empagliflozina (cetoacidose)')}; ${FONTES.diabetes}`,
    quando: [
      [
        ['glifozina'],
        [
          'nausea',
          'vomito',
          'vomito_persistente',
          'dor_abdominal',
          'falta_ar',
          'sonolencia',
          'halito_cetonico',
          'confusao',
          'prostracao',
        ],
      ],
    ],
  },
  {
    id: 'queda_de_acucar_por_remedio',
    sindrome: remedio,
    frase: 'Suor frio, tremor, confusão ou quase desmaio em quem usa remédio que baixa o açúcar',
    fonte: FONTES.diabetes,
    quando: [
      [
        ['hipoglicemiante'],
        [
          'suor_frio',
          'tremor',
          'confusao',
          'sonolencia',
          'quase_desmaio',
          'desmaio',
          'vomito_persistente',
          'halito_cetonico',
          'convulsao',
          'inconsciente',
        ],
      ],
      [['hipoglicemiante'], ['vomito'], ['dor_abdominal', 'FEBRE', 'hiperglicemia', 'sede']],
    ],
  },
  {
    id: 'isotretinoina_e_cabeca',
    sindrome: remedio,
    frase: 'Dor de cabeça com vômito ou visão alterada em quem toma isotretinoína',
    fonte: bula('isotretinoína (hipertensão intracraniana)'),
    quando: [
      [['isotretinoina'], ['forte cefaleia']],
      [['isotretinoina'], ['cefaleia'], ['visao_turva', 'visao_dupla', 'perda_visao', 'vomito', 'nausea']],
    ],
  },
  {
    id: 'remedio_e_gravidez',
    sindrome: remedio,
    destino: 'hoje',
    frase: 'Gravidez, ou menstruação atrasada, em quem toma remédio que pode ferir o bebê',
    fonte: bula('isotretinoína, talidomida, metotrexato e valproato (contraindicação na gravidez)'),
    quando: [[['teratogenico'], ['gravidez', 'atraso_menstrual']]],
  },
  {
    id: 'remedio_novo_e_pele',
    sindrome: remedio,
    frase: 'Manchas, bolhas ou febre com remédio novo que pode ferir a pele',
    fonte: bula('lamotrigina, carbamazepina, alopurinol e sulfas (Stevens-Johnson)'),
    quando: [
      [
        ['remedio_de_pele_grave'],
        ['manchas_pele', 'bolhas', 'bolhas_mucosa', 'afta', 'urticaria', 'FEBRE', 'olho_vermelho'],
      ],
      [['remedio_que_fere_a_pele'], ['bolhas_mucosa']],
      [['remedio_que_fere_a_pele'], ['manchas_pele', 'bolhas'], ['afta', 'olho_vermelho', 'FEBRE']],
    ],
  },
  {
    id: 'estimulante_e_peito',
    sindrome: remedio,
    frase: 'Dor no peito, palpitação ou desmaio depois de estimulante ou remédio para emagrecer',
    fonte: FONTES.dorToracica,
    quando: [
      [
        ['estimulante'],
        [
          'dor_toracica',
          'aperto_peito',
          'palpitacao',
          'quase_desmaio',
          'desmaio',
          'convulsao',
          'confusao',
          'febre_alta',
          'cefaleia_explosiva',
          'forte cefaleia',
        ],
      ],
    ],
  },
  {
    id: 'hormonio_e_coagulo',
    sindrome: remedio,
    frase:
      'Dor na perna, falta de ar, dor no peito ou dor de cabeça diferente em quem toma pílula ou hormônio',
    fonte: `${bula('contraceptivos hormonais combinados (tromboembolismo)')}; OMS, Medical eligibility criteria for contraceptive use (2015)`,
    quando: [
      [
        ['hormonio_feminino'],
        ['dor_panturrilha', 'falta_ar', 'tosse_sangue', 'deficit_neurologico', 'perda_visao'],
      ],
      [
        ['hormonio_feminino'],
        ['dor_toracica', 'falta_ar_esforco'],
        ['falta_ar_esforco', 'palpitacao', 'tosse', 'inchaco_pernas', 'quase_desmaio'],
      ],
      [
        ['hormonio_feminino'],
        ['cefaleia'],
        [
          'visao_dupla',
          'visao_turva',
          'vomito',
          'confusao',
          'convulsao',
          'dormencia',
          'sonolencia',
          'piorando',
        ],
      ],
    ],
  },
  {
    id: 'nitrato_e_erecao',
    sindrome: remedio,
    destino: 'samu',
    frase: 'Remédio para ereção junto com nitrato, ou com dor no peito ou desmaio',
    fonte: `${bula('sildenafila e tadalafila (contraindicação com nitratos)')}; ${FONTES.dorToracica}`,
    quando: [
      [
        ['para_erecao'],
        ['nitrato'],
        [
          'tontura',
          'quase_desmaio',
          'desmaio',
          'pressao_baixa',
          'dor_toracica',
          'aperto_peito',
          'suor_frio',
          'mal_estar',
          'visao_turva',
        ],
      ],
      [['para_erecao'], ['dor_toracica', 'aperto_peito', 'desmaio', 'perda_visao', 'priapismo']],
    ],
  },
  {
    id: 'anticoagulante_e_remedio',
    sindrome: remedio,
    destino: 'hoje',
    frase: 'Outro remédio junto com o que afina o sangue, com sangramento, manchas ou tontura',
    fonte: bula('varfarina (interações)'),
    quando: [
      [
        ['anticoagulante'],
        ['antibiotico_ou_anti_inflamatorio'],
        ['sangramento', 'manchas_que_nao_somem', 'roxo_de_pancada', 'tontura'],
      ],
    ],
  },
  {
    id: 'coagulacao_alterada',
    sindrome: remedio,
    frase: 'Exame de coagulação muito alto',
    fonte: bula('varfarina (INR acima da faixa)'),
    quando: [[['inr_alto']]],
  },
  {
    id: 'imunoterapia_e_sinais',
    sindrome: remedio,
    frase: 'Diarreia, falta de ar, febre ou fraqueza em quem faz imunoterapia',
    fonte: 'ASCO, Management of immune-related adverse events (2021)',
    quando: [
      [
        ['imunoterapia'],
        [
          'diarreia',
          'falta_ar',
          'falta_ar_esforco',
          'FEBRE',
          'fraqueza_pernas',
          'visao_dupla',
          'confusao',
          'vomito',
        ],
      ],
    ],
  },
  {
    id: 'emagrecedor_e_barriga',
    sindrome: remedio,
    frase:
      'Dor forte na barriga ou vômitos que não param em quem usa injeção para emagrecer ou para diabetes',
    fonte: bula('semaglutida, liraglutida e tirzepatida (pancreatite)'),
    quando: [
      [
        ['emagrecedor_injetavel'],
        [
          'vomito_persistente',
          'forte dor_abdominal',
          'forte estomago',
          'dor_irradiada',
          'desmaio',
          'ictericia',
        ],
      ],
      [['emagrecedor_injetavel'], ['dor_abdominal', 'estomago'], ['vomito', 'dor_costas', 'FEBRE']],
    ],
  },
  {
    id: 'insulina_faltando',
    sindrome: remedio,
    frase: 'Falta de insulina com cetona, vômito, sede, dor ou açúcar alto',
    fonte: `${FONTES.diabetes}: cetoacidose`,
    quando: [
      [
        ['insulina_faltando'],
        [
          'halito_cetonico',
          'vomito',
          'nausea',
          'sede',
          'dor_abdominal',
          'hiperglicemia',
          'sonolencia',
          'FEBRE',
        ],
      ],
    ],
  },
]
