import { emergencia, relato } from '../caso.ts'

export const OUTRAS_EMERGENCIAS = [
  emergencia('pneumonia-grave', 'SBPT, CURB-65; Manchester, dispneia: saturação baixa', {
    1: relato(
      68,
      'M',
      'tosse com catarro amarelo e febre ha 5 dias, hj a saturaçao caiu pra 87, respirando rapido e meio confuso',
      'Pneumonia com hipoxemia e confusão',
      { febre: true, duracao_dias: 5 },
    ),
    2: relato(
      36,
      'F',
      'To com covid no setimo dia, desde ontem canso so de ir na cozinha, o oximetro marca 88 e o labio ficou roxo',
      'Covid com hipoxemia na segunda semana',
      { dispneia: true, duracao_dias: 7 },
    ),
    3: relato(
      3,
      'M',
      'Meu filho está com febre de 39 há três dias, tosse, respirando muito rápido, afundando embaixo das costelas e gemendo.',
      'Pneumonia com tiragem em criança',
      { febre: true, duracao_dias: 3 },
    ),
  }),
  emergencia(
    'violencia-sexual',
    'Ministério da Saúde, norma técnica de atenção à violência sexual: profilaxias em até 72 horas',
    {
      1: relato(
        24,
        'F',
        'Fui estuprada ontem à noite, não sei o que fazer, estou com dor e com medo de doença e gravidez.',
        'Violência sexual há menos de 72 horas',
      ),
      2: relato(
        19,
        'M',
        'fui abusado numa festa essa madrugada, me doparam. to sangrando atras e com vergonha de ir no hospital',
        'Violência sexual recente com sangramento',
      ),
      3: relato(
        31,
        'F',
        'meu ex me forçou a ter relaçao hj de manha e me enforcou, o pescoço ta roxo e a voz saindo ruim',
        'Violência sexual com estrangulamento e alteração da voz',
      ),
    },
  ),
  emergencia('crise-falciforme', 'Ministério da Saúde, doença falciforme: condutas na urgência', {
    1: relato(
      22,
      'M',
      'Tenho anemia falciforme, estou com dor forte no peito, febre de 38,5 e falta de ar desde ontem.',
      'Síndrome torácica aguda',
      { febre: true, dispneia: true, comorbidades: ['anemia falciforme'] },
    ),
    2: relato(
      5,
      'F',
      'minha filha é falciforme, ficou muito palida e a barriga cresceu do lado esquerdo de ontem pra hj, ta molinha',
      'Sequestro esplênico',
    ),
    3: relato(
      28,
      'F',
      'falciforme em crise, dor nas perna e costas nota 10, ja tomei codeina e dipirona e nao alivia nada faz 12 h, com febre',
      'Crise dolorosa refratária com febre',
      { comorbidades: ['anemia falciforme'] },
    ),
  }),
  emergencia('celulite-orbitaria', 'Manchester, problemas oculares; SBP, celulite orbitária', {
    1: relato(
      7,
      'M',
      'O olho do meu filho inchou e fechou depois de uma sinusite, febre de 39, o olho está saltado e dói quando tenta mexer.',
      'Proptose, dor à movimentação e febre',
      { febre: true, duracao_dias: 2 },
    ),
    2: relato(
      35,
      'F',
      'palpebra muito inchada e vermelha, febre alta, to vendo dobrado e o olho nao mexe direito pra cima',
      'Diplopia e restrição do olhar com febre',
      { febre: true },
    ),
    3: relato(
      54,
      'M',
      'diabetico, sinusite forte e agora o olho empurrado pra frente, a visao baixou e apareceu uma casca preta dentro do nariz',
      'Mucormicose provável em diabético',
      { comorbidades: ['diabetes'], duracao_dias: 4 },
    ),
  }),
  emergencia('botulismo', 'Ministério da Saúde, guia de vigilância: botulismo', {
    1: relato(
      40,
      'M',
      'Comi palmito em conserva caseira anteontem e desde hoje as pálpebras caem, vejo dobrado, boca seca e está difícil engolir.',
      'Paralisia descendente após conserva caseira',
    ),
    2: relato(
      33,
      'F',
      'eu e meu irmao comemos a mesma linguiça curada do sitio e nos dois estamos com a fala embolada, visao dupla e os braço fraco',
      'Sintomas bulbares em duas pessoas expostas',
    ),
    3: relato(
      1,
      'F',
      'bebe de 5 meses, dei mel na chupeta essa semana, ta 4 dia sem fazer coco, chorinho fraco, nao segura mais o pescoço e nao mama',
      'Botulismo do lactente',
      { duracao_dias: 4 },
    ),
  }),
  emergencia('fraqueza-ascendente', 'Ministério da Saúde, protocolo de síndrome de Guillain-Barré', {
    1: relato(
      44,
      'M',
      'Tive uma diarreia faz duas semanas. Há três dias começou a formigar os pés, a fraqueza subiu pras pernas e hoje não levanto da cadeira e os braços estão fracos.',
      'Fraqueza ascendente progressiva',
      { duracao_dias: 3 },
    ),
    2: relato(
      27,
      'F',
      'depois da zika as perna foram ficando bamba, agora nao ando, o rosto dos dois lado paralisou e engasgo qdo bebo',
      'Polirradiculopatia com acometimento bulbar',
      { duracao_dias: 5 },
    ),
    3: relato(
      59,
      'M',
      'tenho miastenia, peguei gripe e desde ontem nao consigo segurar a cabeça nem engolir, canso pra respirar deitado',
      'Crise miastênica',
      { comorbidades: ['miastenia'] },
    ),
  }),
  emergencia('dialise-perdida', 'KDIGO: hipercalemia e congestão em diálise', {
    1: relato(
      57,
      'M',
      'Faço hemodiálise e perdi duas sessões por causa da chuva. Estou muito fraco, o coração batendo lento e falhando e com falta de ar.',
      'Diálise perdida com fraqueza e bradicardia',
      { comorbidades: ['insuficiência renal em diálise'] },
    ),
    2: relato(
      63,
      'F',
      'minha mae faz dialise, faltou semana toda, ta inchada, com sono, confusa e vomitando',
      'Uremia e congestão após faltas',
      { comorbidades: ['insuficiência renal em diálise'] },
    ),
    3: relato(
      48,
      'M',
      'a fistula da dialise começou a sangrar e nao para, ja aperto faz 30 minuto e continua esguichando',
      'Hemorragia de fístula arteriovenosa',
      { sangramento_ativo: true },
    ),
  }),
  emergencia('febre-no-transplantado', 'AST e ILAS: febre em imunossuprimido', {
    1: relato(
      46,
      'F',
      'Transplantei o rim há oito meses, tomo tacrolimo e micofenolato. Febre de 38,6 com calafrio desde cedo e xixi diminuindo.',
      'Febre e oligúria em transplantada',
      { febre: true, comorbidades: ['transplante renal'] },
    ),
    2: relato(
      52,
      'M',
      'transplante de figado ha 3 mes, febre 39 e to amarelo de novo',
      'Febre e icterícia em transplantado',
      { febre: true, comorbidades: ['transplante hepático'] },
    ),
    3: relato(
      34,
      'M',
      'tenho HIV sem tratar, febre e dor de cabeça forte ha uma semana piorando, vomito, vejo dobrado e to meio aereo',
      'Meningite por criptococo provável',
      { febre: true, duracao_dias: 7, comorbidades: ['HIV'] },
    ),
  }),
  emergencia(
    'sangramento-uterino',
    'Febrasgo, sangramento uterino anormal agudo; Manchester, sangramento vaginal: choque',
    {
      1: relato(
        45,
        'F',
        'Menstruação há dez dias que virou uma torneira, troco o absorvente grande de hora em hora com coágulos, hoje desmaiei no banho.',
        'Sangramento intenso com síncope',
        { sangramento_ativo: true, duracao_dias: 10 },
      ),
      2: relato(
        16,
        'F',
        'minha filha ta menstruada ha 2 semana sem parar, muito sangue, ta branca que nem papel, tontura e o coraçao acelerado',
        'Sangramento com sinais de anemia aguda em adolescente',
        { sangramento_ativo: true, duracao_dias: 14 },
      ),
      3: relato(
        29,
        'F',
        'fiz uma curetagem ha 4 dia, febre 38,9, sangramento com cheiro podre e dor no pé da barriga muito forte',
        'Infecção após curetagem',
        { febre: true, duracao_dias: 2 },
      ),
    },
  ),
].flat()
