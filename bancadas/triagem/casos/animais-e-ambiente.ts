import { emergencia, relato } from '../caso.ts'

const MS = 'Ministério da Saúde, manual de acidentes por animais peçonhentos'

export const ANIMAIS_E_AMBIENTE = [
  emergencia('serpente', `${MS}: soro antiofídico`, {
    1: relato(
      49,
      'M',
      'Fui capinar e uma jararaca mordeu minha perna, faz uma hora, tá inchando e muito roxo.',
      'Acidente botrópico',
    ),
    2: relato(
      36,
      'M',
      'cascavel me picou no pé na roça. a vista ta turva, palpebra caindo e o corpo todo doendo',
      'Acidente crotálico com ptose e mialgia',
    ),
    3: relato(
      14,
      'F',
      'uma cobra q nem vi direito mordeu meu calcanhar no sitio, tem os 2 furinho e sangra sem parar',
      'Mordida de serpente não identificada com sangramento',
      { sangramento_ativo: true },
    ),
  }),
  emergencia('escorpiao', `${MS}: escorpionismo em criança é grave`, {
    1: relato(
      5,
      'M',
      'Meu filho foi picado por escorpião amarelo no dedo do pé, tá chorando de dor, vomitou duas vezes e suando frio.',
      'Criança com vômitos e sudorese após escorpião',
    ),
    2: relato(
      30,
      'F',
      'escorpiao picou minha nenê de 2 ano faz 15 minuto, o pezinho ta vermelho e ela chora muito',
      'Toda criança pequena picada por escorpião vai ao hospital, ainda que só com dor',
    ),
    3: relato(
      71,
      'F',
      'fui mexer no entulho e um escorpião me ferroou na mão, o braço todo dói, tô babando, tremendo e com o coração batendo forte',
      'Manifestações sistêmicas após escorpião em idosa',
    ),
  }),
  emergencia('aranha', `${MS}: loxoscelismo e foneutrismo`, {
    1: relato(
      38,
      'F',
      'Aranha marrom me picou ontem vestindo a calça, agora tá uma mancha roxa com branco no meio, dor forte, febre e xixi escuro.',
      'Loxoscelismo cutâneo-hemolítico',
      { febre: true },
    ),
    2: relato(
      43,
      'M',
      'moro em curitiba, picada na coxa faz 2 dia, ficou uma bolha e a pele preta em volta crescendo, acho q foi aranha marrom, achei ela no lençol',
      'Lesão necrótica em expansão por aranha-marrom',
      { duracao_dias: 2 },
    ),
    3: relato(
      6,
      'M',
      'armadeira picou a mão do meu menino na caixa de banana, dor terrivel, ta suando, agitado e vomitando',
      'Foneutrismo sistêmico em criança',
    ),
  }),
  emergencia('lagarta', `${MS}: Lonomia`, {
    1: relato(
      51,
      'M',
      'Encostei numa lagarta peluda verde no tronco da árvore ontem, queimou na hora, e hoje apareceram manchas roxas e a gengiva sangra.',
      'Lonomia com síndrome hemorrágica',
      { sangramento_ativo: true },
    ),
    2: relato(
      33,
      'F',
      'taturana queimou meu braço num pomar em SC, varias juntas na arvore, depois disso dor d cabeça e o xixi ficou avermelhado',
      'Contato com colônia de lagartas e hematúria',
    ),
    3: relato(
      10,
      'F',
      'minha filha pisou num monte de taturana, ardeu muito e agora umas horas depois o nariz começou a sangrar e tem roxos na perna',
      'Sangramento após contato com lagartas em criança',
    ),
  }),
  emergencia('insolacao', 'Ministério da Saúde, calor extremo: golpe de calor', {
    1: relato(
      37,
      'M',
      'Colega de obra caiu no sol, pele quente e seca, 41 de febre, falando coisa sem sentido.',
      'Hipertermia com alteração de consciência',
    ),
    2: relato(
      74,
      'F',
      'minha mae ficou no quarto sem ventilador nessa onda de calor, ta com 40,5, confusa e parou de suar',
      'Golpe de calor em idosa',
    ),
    3: relato(
      23,
      'M',
      'corri a meia maratona no sol, comecei a delirar, vomitar e desmaiei, minha esposa diz que to pelando e o xixi saiu cor de coca',
      'Golpe de calor do esforço com rabdomiólise provável',
    ),
  }),
].flat()
