import { emergencia, relato } from '../caso.ts'

export const PEDIATRIA = [
  emergencia('febre-recem-nascido', 'SBP e AIDPI: febre em menor de 3 meses', {
    1: relato(
      1,
      'M',
      'Meu bebê tem 20 dias e está com 38,2 de febre. Mamou menos hoje.',
      'Febre em recém-nascido',
      { febre: true },
    ),
    2: relato(
      27,
      'F',
      'minha nenem d 1 mes e meio ta quentinha, medi 38.5 debaixo do braço, ta mamando normal',
      'Febre em menor de três meses, mesmo com bom estado geral',
    ),
    3: relato(
      1,
      'F',
      'Recém nascida de 9 dias, corpinho gelado, 35,4 graus, não quer pegar o peito e dorme direto.',
      'Hipotermia e recusa alimentar em recém-nascido: sepse neonatal',
    ),
  }),
  emergencia('bronquiolite', 'SBP, bronquiolite; AIDPI: tiragem e cianose', {
    1: relato(
      1,
      'M',
      'Bebê de 3 meses resfriado há 3 dias, hoje afunda a barriguinha e as costelas pra respirar, não consegue mamar.',
      'Tiragem e incapacidade de mamar em lactente',
      { dispneia: true, duracao_dias: 3 },
    ),
    2: relato(
      31,
      'F',
      'meu bebe de 5 meses ta com chiado, abrindo a asinha do nariz, contei 72 respiraçao por minuto e ele geme',
      'Taquipneia, batimento de asa de nariz e gemência',
    ),
    3: relato(
      1,
      'F',
      'prematura, tem 2 meses, tosse e coriza, agora parou de respirar uns segundos e ficou roxinha, fez isso 2 vezes',
      'Apneia com cianose em lactente prematura',
    ),
  }),
  emergencia('desidratacao', 'AIDPI e Ministério da Saúde: desidratação grave, plano C', {
    1: relato(
      2,
      'M',
      'Diarreia e vômito há 2 dias, não segura nem água, olhinho fundo, chora sem lágrima e não faz xixi desde ontem à noite.',
      'Desidratação grave: olhos fundos, sem lágrima e anúria',
      { vomitos_persistentes: true, duracao_dias: 2 },
    ),
    2: relato(
      29,
      'F',
      'minha bb de 10 meses com diareia mais de 15 vezes hj, molera afundada, boca seca, ta molinha e nao quer beber',
      'Fontanela deprimida e letargia em lactente',
    ),
    3: relato(
      4,
      'F',
      'ela ta com virose, vomitou umas 12 vezes, a pele quando puxa demora a voltar, mao fria e so quer dormir, nao acorda pra tomar soro',
      'Turgor diminuído, má perfusão e sonolência',
      { vomitos_persistentes: true },
    ),
  }),
  emergencia('crupe-epiglotite', 'Manchester, crianças com dispneia: estridor ou sialorreia', {
    1: relato(
      2,
      'M',
      'Acordou de madrugada com tosse de cachorro e um barulho agudo quando puxa o ar, mesmo quietinho no colo. Afunda o pescoço.',
      'Estridor em repouso com tiragem',
      { dispneia: true },
    ),
    2: relato(
      5,
      'F',
      'Minha filha não tomou vacina nenhuma. Febre de 40, senta inclinada pra frente, babando, não fala e o ar faz barulho.',
      'Posição de tripé, sialorreia e estridor: epiglotite',
      { febre: true },
    ),
    3: relato(
      34,
      'M',
      'meu filho d 1 ano e meio tosse rouca tipo foca ha 2 dias e agora o peito faz um guincho toda hora e o labio ta azulado',
      'Crupe com cianose',
      { duracao_dias: 2 },
    ),
  }),
  emergencia('lactente-letargico', 'AIDPI: sinais gerais de perigo', {
    1: relato(
      1,
      'F',
      'Meu bebê de 6 meses está muito molinho, não fixa o olhar, não acorda direito nem pra mamar. Moleira estufada.',
      'Letargia com fontanela abaulada',
    ),
    2: relato(
      33,
      'F',
      'meu filho d 4 meses teve uma parada, ficou mole e palido uns 30 segundos sem responder, agora voltou mas ta esquisito',
      'Evento súbito com hipotonia e palidez em lactente',
    ),
    3: relato(
      1,
      'M',
      'nenê de 2 meses vomita tudo em jato depois de mamar faz 3 dias, emagreceu, tá sonolento e quase não molha a fralda',
      'Vômitos em jato com desidratação e letargia: estenose de piloro',
      { vomitos_persistentes: true, duracao_dias: 3 },
    ),
  }),
  emergencia('maus-tratos', 'Ministério da Saúde, linha de cuidado à violência; ECA, art. 13', {
    1: relato(
      28,
      'F',
      'Fui buscar minha filha de 2 anos na casa do pai e ela tá com marcas de queimadura redonda tipo cigarro nas costas e roxos em vários lugares, não mexe o bracinho.',
      'Queimaduras de cigarro e lesões múltiplas em criança',
    ),
    2: relato(
      35,
      'F',
      'o padrasto sacudiu meu bebe de 5 meses pq ele chorava, desde entao ta vomitando e com sono demais',
      'Bebê sacudido com vômitos e sonolência',
    ),
    3: relato(
      9,
      'F',
      'minha sobrinha de 9 anos contou que um vizinho mexeu nela ontem e está sangrando na calcinha com dor',
      'Violência sexual recente com sangramento: atendimento imediato, profilaxia em até 72 horas',
    ),
  }),
].flat()
