import { emergencia, relato } from '../caso.ts'

export const CARDIOVASCULAR = [
  emergencia(
    'coronaria',
    'Manchester, dor torácica: dor precordial; SBC, diretriz de síndrome coronariana aguda',
    {
      1: relato(
        58,
        'M',
        'Começou faz uns 40 minutos um aperto forte no meio do peito, parece que tem um elefante sentado em cima. Tá indo pro braço esquerdo e tô suando frio.',
        'Dor opressiva irradiada para o braço com sudorese',
        { dor_toracica_intensa: true, comorbidades: ['hipertensão', 'tabagismo'] },
      ),
      2: relato(
        63,
        'F',
        'to com um mal estar esquisito desde cedo, enjoo, uma canseira que nao consigo nem subir a escada e uma dor que vai pro queixo e pras costas. nao é bem no peito',
        'Apresentação atípica em mulher: dor em mandíbula e dorso com náusea e fadiga súbita',
      ),
      3: relato(
        67,
        'M',
        'sou diabetico faz 20 anos. de madrugada acordei com falta de ar e suando muito, nao tive dor nenhuma mas to sentindo um peso no estomago q nao passa',
        'Equivalente anginoso em diabético: dispneia e sudorese sem dor',
        { comorbidades: ['diabetes'] },
      ),
      4: relato(
        49,
        'M',
        'Tava jogando bola e veio uma queimação forte no peito que subiu pra garganta e amorteceu os dois braços. Parei faz meia hora e continua. Meu pai infartou com 50.',
        'Dor torácica de esforço que persiste em repouso, irradiada para os dois braços',
      ),
      5: relato(
        81,
        'F',
        'Minha vó de 81 anos ficou pálida, gelada e suada de repente depois do almoço, tá confusa e reclama de dor na boca do estômago.',
        'Dor epigástrica com palidez, sudorese e confusão em idosa',
      ),
      6: relato(
        44,
        'F',
        'dor no peito q aperta desde ontem a noite vem e volta, cada vez mais forte, agora ta direto faz 1h. tomei um sonrisal e nao adiantou. fumo e tomo anticoncepcional',
        'Angina progressiva que se tornou contínua',
      ),
      7: relato(
        59,
        'M',
        'oxente doutor, to com um aperreio no peito desde cedo, um peso, o braço esquerdo dormente e um suor frio que só a peste',
        'Dor opressiva com irradiação e sudorese, fala nordestina',
      ),
      8: relato(
        64,
        'M',
        'Bah, me deu uma pressão no peito, tchê, que sobe pro queixo. Começou carpindo o lote e não passou nem parado, faz uns três quartos de hora.',
        'Dor de esforço que persiste em repouso, fala gaúcha',
      ),
      9: relato(
        71,
        'F',
        'uai, um trem apertano aqui no coração, falta o folego, vai subindo pra goela e as vista escurece, tem mais de hora',
        'Dor precordial com dispneia e pré-síncope, fala mineira',
      ),
    },
  ),
  emergencia(
    'disseccao-aortica',
    'Manchester, dor torácica: dor intensa de início súbito; SBC, diretriz de doenças da aorta',
    {
      1: relato(
        61,
        'M',
        'Senti uma dor rasgando no peito que foi pras costas, entre as pás, a pior dor da minha vida, veio do nada. Minha pressão vive alta.',
        'Dor súbita e lancinante com migração dorsal em hipertenso',
        { comorbidades: ['hipertensão'] },
      ),
      2: relato(
        70,
        'M',
        'meu marido sentiu um rasgo nas costas no meio das paletas de repente, ta branco feito papel e a pressao num braço deu 180 e no outro 110',
        'Dor dorsal súbita com assimetria de pressão entre os braços',
      ),
      3: relato(
        35,
        'M',
        'Tenho síndrome de Marfan e faz uma hora deu uma pontada horrível no peito que desceu para a barriga, e a perna direita ficou dormente.',
        'Marfan, dor migratória e déficit em membro',
      ),
    },
  ),
  emergencia(
    'embolia-pulmonar',
    'Manchester, dispneia: dor pleurítica e falta de ar aguda; SBC/SBPT, embolia pulmonar',
    {
      1: relato(
        34,
        'F',
        'Operei o joelho faz 10 dias e hoje do nada comecei com falta de ar e uma pontada do lado direito quando puxo o ar. A batata da perna tá inchada.',
        'Dispneia súbita e dor pleurítica após cirurgia com panturrilha edemaciada',
        { dispneia: true },
      ),
      2: relato(
        29,
        'F',
        'tomo anticoncepcional, voltei de um voo de 12h ontem, agora to com o coração disparado, sem folego pra falar e tossi um pouquinho de sangue',
        'Dispneia aguda, taquicardia e hemoptise após viagem longa em uso de estrogênio',
      ),
      3: relato(
        72,
        'M',
        'meu pai tá acamado com cancer e de uma hora pra outra ficou com a boca roxa respirando rapido demais. aparelhinho do dedo marca 84',
        'Dispneia súbita com hipoxemia em acamado oncológico',
      ),
    },
  ),
  emergencia(
    'arritmia-sincope',
    'Manchester, palpitações: síncope ou dor associada; SBC, diretriz de arritmias',
    {
      1: relato(
        54,
        'F',
        'Meu coração disparou a 180 no relógio, deu uma escurecida na vista e eu apaguei no banheiro. Acordei mas ele continua disparado.',
        'Taquicardia mantida com síncope',
      ),
      2: relato(
        76,
        'M',
        'Desmaiei 2x hoje do nada, sem aviso. medi e o pulso ta 34 por minuto, to fraco e tonto',
        'Bradicardia acentuada com síncopes de repetição',
      ),
      3: relato(
        19,
        'M',
        'meu filho caiu duro no meio do treino de futebol, ficou uns 20 segundos desacordado, não foi cabeçada nem nada. um primo dele morreu dormindo com 22 anos',
        'Síncope durante esforço com morte súbita na família',
      ),
    },
  ),
  emergencia(
    'insuficiencia-cardiaca-aguda',
    'Manchester, dispneia: incapaz de articular frases; SBC, diretriz de insuficiência cardíaca aguda',
    {
      1: relato(
        74,
        'F',
        'Tenho coração grande. Essa noite não consegui deitar, fico afogada, to sentada na beira da cama puxando o ar e saindo uma espuma rosa quando tusso.',
        'Ortopneia com escarro rosado: edema agudo de pulmão',
        { dispneia: true, comorbidades: ['insuficiência cardíaca'] },
      ),
      2: relato(
        66,
        'M',
        'engordei 6 kg numa semana, perna igual um tronco, e desde ontem nao aguento andar ate o banheiro de tanta falta de ar, parado tb',
        'Descompensação com dispneia em repouso',
        { duracao_dias: 7 },
      ),
      3: relato(
        83,
        'M',
        'Papai toma remédio do coração e está chiando o peito desde as 3 da manhã, lábio roxinho, não consegue falar uma frase inteira sem parar',
        'Dispneia com cianose e fala entrecortada',
      ),
    },
  ),
  emergencia('emergencia-hipertensiva', 'SBC, diretriz de hipertensão: lesão aguda de órgão-alvo', {
    1: relato(
      52,
      'F',
      'Pressão 22 por 13, dor de cabeça terrível, tô vendo tudo embaçado e meu marido disse que falei coisa sem sentido.',
      'Pressão muito alta com alteração visual e confusão',
    ),
    2: relato(
      60,
      'M',
      'minha pressao ta 230x140 e to com dor no peito e falta d ar, parei os remedios faz um mes',
      'Pressão muito alta com dor torácica e dispneia',
      { comorbidades: ['pressão alta'] },
    ),
    3: relato(
      47,
      'M',
      'pressão 21/14 desde manhã, vomitei três vezes, cabeça estourando e agora bateu um sono estranho, não consigo ficar acordado',
      'Encefalopatia hipertensiva provável: cefaleia, vômitos e sonolência',
      { vomitos_persistentes: true },
    ),
  }),
].flat()
