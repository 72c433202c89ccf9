const grupos: Record<string, string> = {
  nao: 'n nn naum naun',
  estou: 'to tou istou',
  esta: 'ta tah',
  estava: 'tava',
  muito: 'mto mt mtu muinto mui mtt muitu',
  muita: 'mta muinta',
  hoje: 'hj oje',
  agora: 'agr',
  quando: 'qnd qdo qd quano',
  tambem: 'tb tbm tmb tambe',
  porque: 'pq pk pqe',
  de: 'd',
  com: 'c cm cum',
  para: 'p pra',
  'para o': 'pro',
  que: 'q ki',
  e: 'eh',
  horas: 'hrs hr h hs',
  minutos: 'min mins',
  depois: 'dps dpois',
  mesmo: 'msm',
  bebe: 'bb nenem nene bebezinho bebezinha',
  estomago: 'estamago estambo estomogo istomago estombo',
  febre: 'febri febe frebe febree febris',
  cabeca: 'kbca cabca cabesa kbeca cabessa kabeca',
  dor: 'dorr',
  dores: 'dors',
  joelho: 'juelho joelio',
  olho: 'zoio zoi oio olhu',
  olhos: 'zoios',
  umbigo: 'imbigo',
  costela: 'custela',
  vomito: 'gomito vumito vomitu',
  vomitando: 'gomitando vomitano vumitando vomintando',
  vomitar: 'gomitar vumitar gumitar',
  inchado: 'inxado enchado imchado',
  inchada: 'inxada enchada imchada',
  inchaco: 'inxaco inchaso inxasso inchasso',
  chiado: 'xiado',
  chiando: 'xiando',
  peito: 'peitu',
  coracao: 'curacao corassao corasao coracaum',
  desmaiei: 'dismaiei',
  desmaiou: 'dismaiou',
  pressao: 'presao pressaum',
  respirar: 'rexpirar rispirar',
  tontura: 'tonteira tontera',
  urinar: 'orinar',
  urina: 'orina',
  xixi: 'chichi xixiu',
  coceira: 'cosseira coseira cocera',
  garganta: 'garguanta gargata',
  ouvido: 'ovido ouvidu zuvido',
  sangue: 'sanque sange sangui',
  braco: 'brasso braso',
  pescoco: 'pescosso pescoso',
  enjoo: 'injoo enjou',
  menstruacao: 'mestruacao menstruassao mestruassao',
  barriga: 'bariga barrriga',
  gravida: 'gravda',
  ansiedade: 'anciedade ansiedadi',
  alergia: 'alergya alerjia',
  suicidio: 'suicidiu suissidio',
}

/** Chat abbreviation or frequent misspelling of a short word (already without accents) → the word. */
export const ABREVIACOES: ReadonlyMap<string, string> = new Map(
  Object.entries(grupos).flatMap(([palavra, formas]) =>
    formas.split(' ').map((forma) => [forma, palavra] as const),
  ),
)

const corpo = (fonte: string) => new RegExp(`(?<= )(?:${fonte})(?= )`, 'g')

/**
 * Fixed expressions that mean something else than their words, replaced before reading:
 * idioms that would sound like an emergency, and places of the body named after another place.
 */
export const EXPRESSOES: readonly (readonly [RegExp, string])[] = [
  // The stone of a fruit is no lump.
  [corpo('(engol(?:i|iu)(?: um| uns| o| os)?) carocos?'), '$1 semente'],
  // A newborn by the initials, which are those of a state too.
  [corpo('(?<= (?:meu|minha|bebe|(?:umbigo|coto|olhos?|nariz|pele|boca|cabeca) d[oa]) )rn'), 'recem nascido'],
  [corpo('rn(?= (?:(?:de|com) )?[0-9]+ (?:dias?|semanas?) )(?! [0-9]+ dias? de (?!vida))'), 'recem nascido'],
  [corpo('num (?=(?:consigo|tenho|estou|sinto|paro|para|aguento|consegue|tem|esta) )'), 'nao '],
  [corpo('morrendo de (?:dor|dores)'), 'dor insuportavel'],
  [
    corpo(
      '(?:morrendo|morrer|morro|morri|mort[oa]) de (?:vontade|susto|medinho|nojo|orgulho|dó|do|pena|rir|fome|saudades?|sono|vergonha|calor|frio|preguica|amor|sede|tedio|inveja|raiva|curiosidade|cansaco|medo)',
    ),
    'idioma',
  ],
  [
    corpo(
      '(?<= (?:dor|dores|colica|cabeca|costas|barriga|peito|dente|garganta|coluna|enxaqueca) (?:[a-z]+ ){0,4})(?:esta|estao|vive|vai) me matando|me mat(?:a|am|ando) de dor',
    ),
    'dor insuportavel',
  ],
  [corpo('(?:esta|estao|vive|vai) me matando|me mat(?:a|am|ando) (?:de|na|no|com)'), 'idioma'],
  [
    corpo(
      'de (?:cortar|partir) o coracao|coracao (?:partido|apertado de saudade)|(?:sem|de tirar o) folego de (?:rir|emocao|alegria)|sem ar de (?:tanta |tanto )?(?:raiva|rir|emocao|alegria|odio)',
    ),
    'idioma',
  ],
  [corpo('dor de cotovelo (?:por|do|da) (?:ex|amor)'), 'idioma'],
  [corpo('(?:explodir|explodindo|cego|cega|louc[oa]) de (?:raiva|amor|felicidade|alegria|ciume)'), 'idioma'],
  [
    corpo(
      'sangue (?:frio|bom|quente|de barata)|doador de sangue|doar sangue|doei sangue|doacao de sangue|dei sangue|exames? de sangue|pressao no trabalho',
    ),
    'idioma',
  ],
  [
    corpo(
      'medo (?:de|que seja|de ser) (?:ter |estar |que seja |ser )?(?:com )?(?:um |uma )?(?:infarto|infartando|avc|derrame|cancer|tumor|morrer|morte|choque anafilatico(?: e fechar a (?:glote|garganta))?|fechar a (?:glote|garganta)|trombose|leucemia|hiv|aids|meningite|tetano|embolia|aneurisma|convulsao|parada cardiaca|psicose|(?:ela|ele|o bebe|a bebe) parar de respirar)',
    ),
    'medo',
  ],
  [
    corpo(
      '(?<=(?:bebi|bebeu|engoli|engoliu|tomei|tomou|comi|comeu|ingeri|ingeriu|caiu|espirrou|inalei|cheirei|pisei) )sem querer',
    ),
    'acidentalmente',
  ],
  [corpo('apanh(?:ei|ando) (?:muito )?da vida'), 'idioma'],
  [
    corpo(
      '(?<! (?:nao|sem|nem|mal|nunca|so|quase|parou|parando) (?:[a-z]+ )?)respir(?:o|a|ando) (?:(?:muito|super|bem) )?(?:bem|normal(?:mente)?|tranquil[oa]|ok|direitinho|(?:numa |de )boa)(?= (?:$|(?:[,.]|e(?! so)|mas|sem|nao|ja|agora|hoje|tambem|como|come|bebe|mama|brinca|dorme|sorri|fal[a-z]+|anda|ando|boca|voz|garganta|rosto|cara)(?: |$)))',
    ),
    'eupneico',
  ],
  [
    corpo(
      '(?<! quase )(?:morreu|faleceu|morreram) (?:de|do|da|com|por) (?:um |uma )?(?:infarto|avc|derrame|cancer|tumor|aneurisma|hemorragia|coracao|cirrose|diabetes|trombose|embolia|suicidio)(?: (?:de|do|da|no|na) [a-z]+)?',
    ),
    'morreu',
  ],
  [corpo('coca cola'), 'cocacola'],
  [corpo('ar condicionado'), 'climatizador'],
  [
    corpo(
      '(?:se|sera que) (?:eu )?(?:ja )?(?:preciso|precisa|precisaria|devo|deveria|vale a pena|tenho que|tem que) (?:de )?(?:fazer|repetir)',
    ),
    'duvida',
  ],
  [corpo('(?:morrendo|morro|morri|mort[oa]) de (ansiedade|coceira|enxaqueca|azia)'), '$1'],
  [
    corpo(
      '(?<= (?:picadas?|picad[oa]|mordidas?|mordid[oa]|ferroadas?|picou|de|por|pela|da|das|uma|umas|as|a) )formigas?',
    ),
    'sauva',
  ],
  [corpo('(?:vai|vao|ia) me matar de [a-z]+'), 'idioma'],
  [
    corpo(
      '(?:mae|professora?|chefe|sogra|treinador|esposa|mulher|namorada) (?:[a-z]+ )?(?:vai|ia) me matar (?:se|quando|por)|(?:plantao|trabalho|treino|calor|semana|prova|aula|academia|serie|mudanca) (?:[a-z]+ )?me mat(?:ou|a|ando)',
    ),
    'idioma',
  ],
  [
    corpo(
      '(?:facada|tiro|soco|pancada|rombo) (?:[a-z]+ )?(?:(?:do|da|de) (?:ipva|iptu|imposto|aluguel|luz|cartao|boleto|mensalidade|mecanico|dentista|mercado|conta|orcamento)|no bolso|na carteira|no orcamento)|tiro de (?:bazuca|canhao|misericordia)',
    ),
    'idioma',
  ],
  [
    corpo(
      'surto (?:de (?:gripe|virose|covid|dengue|piolhos?|conjuntivite|catapora|sarampo|caxumba|sarna|diarreia)|(?:de [a-z]+ )?n[oa] (?:creche|escola|escolinha|bairro|cidade|trabalho|predio|sala|turma|empresa|firma|quartel|asilo|condominio))',
    ),
    'idioma',
  ],
  [
    corpo(
      'quer(?:o|ia) sumir (?:para|n[oa]s?|em) (?:(?:a|uma|o|um|as|alguma) )?(?:praia|ilha|ferias|mato|serra|interior|roca|fazenda|cachoeira)',
    ),
    'idioma',
  ],
  [
    corpo(
      'coracao (?:quase )?parou (?:quando|na hora|de susto|com o susto|de medo)|infart(?:ei|o|ar) (?:de|do|com o) (?:susto|rir)',
    ),
    'idioma',
  ],
  [corpo('(?:apaguei|apagou|apago) (?:no sofa|na cama|na rede|de sono|de cansad[oa]|de cansaco)'), 'dormi'],
  [
    corpo(
      '(?<= (?:perna|pernas|braco|bracos|corpo|mao|maos|pe|pes|costas) )mort[oa]s? de (?:tanto|cansac[oa]|cansad[oa]|trabalhar|andar)',
    ),
    'idioma',
  ],
  [corpo('nao enxerg[oa] (?:[a-z]+ ){0,2}letras?(?: [a-z]+)? (?:miud|pequen)[a-z]+'), 'vista cansada'],
  [
    corpo(
      '(?:como|eu|ja|nao|so|quando|que|posso) tiro (?=(?:isso|isto|o|a|os|as|ele|ela|esse|essa|meu|minha|,|\\.) )',
    ),
    'retiro ',
  ],
  [
    corpo('(?<= (?:coco|fezes|caca|cocozinho|evacuacao) (?:[a-z]+ )?)moles?(?! (?:e|,) (?:sem|nao))'),
    'pastoso',
  ],
  [corpo('chest pain'), 'dor forte no peito'],
  [corpo('(?:can not|cannot|cant|hard to) breathe|trouble breathing'), 'nao consigo respirar'],
  [corpo('no puedo respirar'), 'nao consigo respirar'],
  [corpo('dolor (?:de|en el) pecho'), 'dor forte no peito'],
  [corpo('dolor'), 'dor'],
  [corpo('(?:se me )?hincho (?:la lengua|la cara|la garganta)'), 'inchou a lingua'],
  [corpo('(?:want to die|kill myself|quiero morir(?:me)?|quiero matarme)'), 'quero morrer'],
  [corpo('mild acne|acne'), 'espinhas no rosto'],
  [
    corpo('([0-9]{1,2}) sem(?= (?:,|\\.|de|gravida|gestante|vomit[a-z]*|golf[a-z]*|mam[a-z]*|com|que|e) )'),
    '$1 semanas',
  ],
  [corpo('peito do pe'), 'dorso do pe'],
  [corpo('(?:batata|barriga) da perna|batata da minha perna|canela da perna'), 'panturrilha'],
  [corpo('boca do estomago'), 'estomago'],
  [corpo('(?:pe|peh) da (?:minha )?barriga'), 'baixo ventre'],
  [corpo('ceu da boca'), 'palato'],
  [corpo('cabeca do (?:dedo|femur)'), 'dedo'],
  [corpo('maca do rosto'), 'rosto'],
  [corpo('agua na boca'), 'idioma'],
]
