import { emergencia, relato } from '../caso.ts'

export const TRAUMA = [
  emergencia('trauma-de-cranio', 'Manchester, traumatismo craniano; ATLS', {
    1: relato(
      24,
      'M',
      'Bati a cabeça no acidente de bike, apaguei uns minutos e não lembro o que aconteceu. Já vomitei 4 vezes.',
      'Perda de consciência, amnésia e vômitos após trauma',
    ),
    2: relato(
      79,
      'F',
      'minha vo caiu no banheiro e bateu a cabeça ontem, toma AAS e marevan, hoje ta sonolenta com um olho de pupila maior',
      'Trauma em idosa anticoagulada com anisocoria',
    ),
    3: relato(
      1,
      'F',
      'bebê de 7 meses caiu do trocador de cara no chão, fez um galo mole enorme do lado da cabeça e está irritada e vomitando',
      'Queda de altura em lactente com hematoma parietal e vômitos',
    ),
  }),
  emergencia('trauma-de-coluna', 'ATLS: restrição de movimento da coluna', {
    1: relato(
      20,
      'M',
      'Mergulhei no rio raso e bati a cabeça no fundo. Não sinto as pernas e o pescoço dói muito.',
      'Trauma cervical por mergulho com déficit',
    ),
    2: relato(
      46,
      'M',
      'cai do telhado uns 3 metro d altura em pé, dor forte no meio das costas e as pernas formigando e fracas',
      'Queda de altura com dor vertebral e déficit',
    ),
    3: relato(
      38,
      'F',
      'Capotei o carro faz uma hora, saí andando, mas agora o pescoço dói bem no osso e os braços estão dando choque e dormentes.',
      'Colisão de alta energia com dor cervical e parestesia',
    ),
  }),
  emergencia('fratura-exposta', 'Manchester, problemas em extremidades: fratura exposta; ATLS', {
    1: relato(
      31,
      'M',
      'Caí de moto e o osso da canela tá aparecendo pra fora, sangrando.',
      'Fratura exposta da tíbia',
      { sangramento_ativo: true },
    ),
    2: relato(
      13,
      'F',
      'minha filha caiu do skate o braço ta torto e furou a pele, da pra ver o osso, os dedo tao gelado',
      'Fratura exposta com comprometimento vascular',
    ),
    3: relato(
      52,
      'M',
      'a serra pegou minha mão e arrancou dois dedos, enrolei num pano mas ta jorrando',
      'Amputação traumática com hemorragia',
      { sangramento_ativo: true },
    ),
  }),
  emergencia(
    'queimadura',
    'Manchester, queimaduras; Ministério da Saúde, cartilha para tratamento de queimaduras',
    {
      1: relato(
        29,
        'F',
        'A panela de óleo virou em mim, queimou o rosto, o pescoço e o braço inteiro, tá cheio de bolha e a pele soltando.',
        'Queimadura extensa com acometimento de face',
      ),
      2: relato(
        2,
        'M',
        'meu filho puxou a chaleira de agua fervendo no peito e na barriga, ta todo em bolhas',
        'Escaldadura extensa em criança pequena',
      ),
      3: relato(
        40,
        'M',
        'fui acender a churrasqueira com alcool e explodiu, queimei a cara, os pelo do nariz chamuscou e to ficando rouco',
        'Queimadura de face com sinais de lesão inalatória',
      ),
    },
  ),
  emergencia('choque-eletrico', 'ATLS e SAMU 192: lesão elétrica', {
    1: relato(
      35,
      'M',
      'Tomei um choque de alta tensão no poste, a mão ficou com um furo preto e o coração tá batendo todo errado.',
      'Alta tensão com lesão de entrada e arritmia',
    ),
    2: relato(
      8,
      'M',
      'meu filho enfiou o garfo na tomada ficou grudado, desmaiou e depois voltou, a mão queimada',
      'Choque com perda de consciência em criança',
    ),
    3: relato(
      44,
      'F',
      'levei um choque no chuveiro molhada, fiquei presa uns segundos, agora to com dor no peito e formigando o braço todo',
      'Choque com dor torácica',
    ),
  }),
  emergencia('afogamento', 'SOBRASA, classificação de afogamento: sintomas após submersão', {
    1: relato(
      3,
      'F',
      'Ela caiu na piscina agora há pouco, tirei desacordada, cuspiu água e voltou, mas tá tossindo sem parar e com sono.',
      'Submersão com inconsciência e tosse persistente',
    ),
    2: relato(
      17,
      'M',
      'quase me afoguei no mar hj de tarde engoli mta agua, faz 4 horas e agora ta dificil respirar e saindo espuma',
      'Dispneia com espuma horas após submersão',
      { dispneia: true },
    ),
    3: relato(
      30,
      'F',
      'Meu bebê de 11 meses escorregou na banheira e ficou debaixo da água uns instantes, ficou roxinho, agora respira rápido.',
      'Submersão com cianose e taquipneia em lactente',
    ),
  }),
  emergencia('ferimento-grave', 'Manchester, feridas: hemorragia exanguinante ou penetrante; ATLS', {
    1: relato(
      27,
      'M',
      'Levei uma facada na barriga numa briga, não tá sangrando muito por fora mas dói e tô suando.',
      'Ferimento penetrante de abdome',
    ),
    2: relato(
      33,
      'M',
      'cortei o braço no vidro e o sangue ta esguichando, apertei com camiseta mas nao para',
      'Sangramento arterial que não cessa',
      { sangramento_ativo: true },
    ),
    3: relato(
      48,
      'F',
      'bati o carro, o cinto marcou minha barriga, agora dor forte do lado esquerdo em cima q vai pro ombro e to quase desmaiando',
      'Trauma abdominal fechado com sinal de sangramento interno',
    ),
  }),
].flat()
