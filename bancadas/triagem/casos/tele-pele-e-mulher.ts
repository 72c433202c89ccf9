import { relato, tele } from '../caso.ts'

const CFM = 'CFM, Resolução 2.314/2022; Manchester: não urgente'

export const TELE_PELE_E_MULHER = [
  tele('pele', ['dermatologia'], `${CFM}; SBD, dermatologia`, {
    1: relato(
      19,
      'F',
      'Muita espinha no rosto e nas costas há dois anos, já usei sabonete e não resolveu.',
      'Acne',
      { duracao_dias: 730 },
    ),
    2: relato(
      31,
      'M',
      'ta caindo meu cabelo nas entradas, meu pai é careca, quero começar tratamento',
      'Alopecia androgenética',
      { duracao_dias: 365 },
    ),
    3: relato(43, 'F', 'Manchas marrons na bochecha que pioraram no verão, acho que é melasma.', 'Melasma', {
      duracao_dias: 365,
    }),
    4: relato(
      37,
      'M',
      'caspa forte e coceira na cabeça, descama a sobrancelha tb, vai e volta',
      'Dermatite seborreica',
      { duracao_dias: 60 },
    ),
    5: relato(25, 'F', 'Micose na unha do pé, está amarelada e grossinha faz meses.', 'Onicomicose', {
      duracao_dias: 180,
    }),
    6: relato(
      33,
      'F',
      'apareceu uma alergia de contato no punho por causa da pulseira de bijuteria, so coça e fica vermelhinho no lugar',
      'Dermatite de contato localizada',
      { duracao_dias: 5, especialidades: ['dermatologia', 'clinica_medica'] },
    ),
    7: relato(
      46,
      'M',
      'Tenho psoríase no cotovelo e no joelho, leve, a pomada acabou e quero continuar o tratamento.',
      'Psoríase leve estável',
      { duracao_dias: 365, comorbidades: ['psoríase'] },
    ),
    8: relato(
      22,
      'M',
      'frieira entre os dedo do pé q coça e descasca, trabalho de bota',
      'Tinha interdigital',
      { duracao_dias: 20, especialidades: ['dermatologia', 'clinica_medica'] },
    ),
    9: relato(
      29,
      'F',
      'pele ressecada e coçando na dobra do braço, tenho dermatite atópica desde criança, queria um creme melhor',
      'Dermatite atópica leve',
      { duracao_dias: 30 },
    ),
  }),
  tele('saude-da-mulher', ['ginecologia'], `${CFM}; Febrasgo`, {
    1: relato(
      23,
      'F',
      'Quero começar a tomar anticoncepcional, não tenho doença nenhuma, não fumo.',
      'Orientação contraceptiva',
    ),
    2: relato(
      30,
      'F',
      'corrimento branco tipo leite coalhado com coceira, igual a candidiase q ja tive ano passado. sem dor e sem febre',
      'Candidíase recorrente com quadro conhecido',
      { duracao_dias: 3 },
    ),
    3: relato(
      27,
      'F',
      'Minha cólica menstrual é chata todo mês, passa com buscopan, queria um tratamento que prevenisse.',
      'Dismenorreia leve',
      { duracao_dias: 365 },
    ),
    4: relato(
      32,
      'F',
      'Estou grávida de 9 semanas, enjoo de manhã mas consigo comer e beber. Queria orientação e pedir os exames do pré-natal.',
      'Náusea leve da gravidez e início do pré-natal',
      { duracao_dias: 14 },
    ),
    5: relato(
      38,
      'F',
      'saiu meu preventivo, deu tudo normal só inflamação leve, quero q alguem me explique o resultado',
      'Avaliação de exame',
    ),
    6: relato(
      50,
      'F',
      'Menstruação já falhou seis meses, estou com secura vaginal e irritada. Acho que é a menopausa.',
      'Climatério',
      { duracao_dias: 180, especialidades: ['ginecologia', 'endocrinologia'] },
    ),
    7: relato(
      28,
      'F',
      'Eu e meu marido tentamos engravidar faz 4 meses. Que exames e vitaminas preciso antes?',
      'Orientação pré-concepcional',
    ),
    8: relato(
      20,
      'F',
      'tomei a pilula do dia seguinte ontem, quanto tempo demora pra descer? to bem so quero tirar duvida',
      'Dúvida sobre contracepção de emergência',
    ),
    9: relato(
      34,
      'F',
      'esqueci dois comprimido da cartela essa semana, o q faço agora? nao sinto nada',
      'Dúvida sobre uso de contraceptivo',
    ),
  }),
  tele('crianca-leve', ['pediatria'], `${CFM}; SBP`, {
    1: relato(
      1,
      'F',
      'Assadura no bumbum da bebê de 8 meses, vermelhinho, ela está ótima, mama e brinca.',
      'Dermatite de fralda em lactente bem',
      { duracao_dias: 3, especialidades: ['pediatria', 'dermatologia'] },
    ),
    2: relato(
      4,
      'M',
      'meu filho ta com nariz escorrendo e tosse leve ha 2 dias, sem febre, brincando e comendo normal',
      'Resfriado em criança em bom estado',
      { duracao_dias: 2 },
    ),
    3: relato(
      6,
      'M',
      'Achei lombriga nas fezes dele, está bem, sem dor. Que remédio pode dar?',
      'Parasitose em criança assintomática',
    ),
    4: relato(
      31,
      'F',
      'Minha filha de 5 anos pegou piolho na escola e já tentei shampoo duas vezes.',
      'Pediculose',
      { duracao_dias: 10, especialidades: ['pediatria', 'dermatologia', 'clinica_medica'] },
    ),
    5: relato(
      2,
      'F',
      'ela nao quer comer comida, só leite, ganha peso normal, queria dicas de introduçao alimentar',
      'Seletividade alimentar com peso normal',
      { duracao_dias: 90, especialidades: ['pediatria', 'nutrologia'] },
    ),
    6: relato(
      29,
      'F',
      'Meu bebê de 6 meses vai começar a comer papinha, queria orientação de pediatra sobre como começar.',
      'Orientação de introdução alimentar',
      { especialidades: ['pediatria', 'nutrologia'] },
    ),
    7: relato(7, 'M', 'ele faz xixi na cama ainda, sempre fez, de dia nao. tem 7 anos', 'Enurese primária', {
      duracao_dias: 365,
      especialidades: ['pediatria', 'urologia'],
    }),
    8: relato(
      3,
      'M',
      'Meu filho fez dois anos e sete meses e fala poucas palavras, queria conversar com o pediatra sobre o desenvolvimento',
      'Atraso de fala, avaliação inicial',
      { duracao_dias: 180, especialidades: ['pediatria', 'neurologia', 'otorrinolaringologia'] },
    ),
    9: relato(
      8,
      'F',
      'minha menina ta com a bolinha de molusco no braço, 3 bolinhas, nao doi',
      'Molusco contagioso',
      { duracao_dias: 60, especialidades: ['pediatria', 'dermatologia'] },
    ),
  }),
].flat()
