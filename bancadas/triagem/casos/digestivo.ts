import { emergencia, relato } from '../caso.ts'

export const DIGESTIVO = [
  emergencia(
    'hemorragia-digestiva',
    'Manchester, hemorragia gastrointestinal: hematêmese, melena ou choque',
    {
      1: relato(
        56,
        'M',
        'Vomitei sangue duas vezes, parecia borra de café e depois vermelho vivo. Tenho cirrose.',
        'Hematêmese em cirrótico',
        { sangramento_ativo: true, comorbidades: ['cirrose'] },
      ),
      2: relato(
        68,
        'F',
        'faz 2 dias q meu coco ta preto igual piche, mto fedido. hoje levantei da cama e desmaiei. tomo anti inflamatorio direto pro joelho',
        'Melena com síncope',
        { duracao_dias: 2 },
      ),
      3: relato(
        73,
        'M',
        'Fui no banheiro e o vaso ficou cheio de sangue com coágulo, já é a quarta vez em duas horas, estou suando frio.',
        'Enterorragia volumosa com sinais de choque',
        { sangramento_ativo: true },
      ),
    },
  ),
  emergencia(
    'apendicite',
    'Manchester, dor abdominal: dor que piora e migra; WSES, diretriz de Jerusalém para apendicite',
    {
      1: relato(
        19,
        'F',
        'A dor começou no umbigo ontem e desceu pro lado direito embaixo da barriga, dói quando ando e quando solto depois de apertar. Sem fome e enjoada, febrinha de 38.',
        'Dor migratória para fossa ilíaca direita com descompressão dolorosa',
        { febre: true },
      ),
      2: relato(
        11,
        'M',
        'meu filho ta com dor na barriga do lado direito embaixo desde ontem, vomitou, anda curvado e nao aguenta pular',
        'Dor em fossa ilíaca direita com sinal de irritação em criança',
      ),
      3: relato(
        43,
        'M',
        'dor forte no pe da barriga lado direito, comecou na boca do estomago, febre 38,3, nao consigo esticar a perna q piora',
        'Dor migratória, febre e sinal do psoas',
        { febre: true },
      ),
    },
  ),
  emergencia('peritonite', 'Manchester, dor abdominal: dor intensa, defesa ou rigidez', {
    1: relato(
      50,
      'M',
      'Dor súbita no estômago tipo facada e agora a barriga inteira está dura como tábua, não consigo me mexer. Tinha úlcera.',
      'Abdome em tábua: perfuração provável',
    ),
    2: relato(
      76,
      'F',
      'mamae tem diverticulo, ta ha 2 dias com dor embaixo na esquerda e hoje piorou na barriga toda, ta rigida, com febre e suando frio',
      'Diverticulite com irritação peritoneal difusa',
      { duracao_dias: 2 },
    ),
    3: relato(
      29,
      'F',
      'Fiz uma colonoscopia ontem e hoje tô com a barriga estufada, dura, dor insuportável em qualquer movimento e febre de 38,8',
      'Dor difusa com rigidez após colonoscopia',
      { febre: true },
    ),
  }),
  emergencia(
    'obstrucao-intestinal',
    'Manchester, dor abdominal com vômitos; WSES, diretriz de Bolonha para obstrução',
    {
      1: relato(
        65,
        'F',
        'Há três dias sem evacuar e sem soltar gases, barriga muito inchada e vomitando um líquido esverdeado com cheiro de fezes. Já operei a barriga duas vezes.',
        'Parada de gases e fezes com vômitos fecaloides',
        { vomitos_persistentes: true, duracao_dias: 3 },
      ),
      2: relato(
        80,
        'M',
        'meu pai nao faz coco nem pum faz 4 dia, a barriga parece um tambor, dor em colica forte e vomita tudo',
        'Distensão, cólica, vômitos e parada de eliminação',
        { duracao_dias: 4 },
      ),
      3: relato(
        26,
        'F',
        'meu bebe de 8 meses chora de dobrar a perninha, para, depois volta, ta vomitando verde e o coco saiu parecendo geleia de morango',
        'Invaginação intestinal: choro em salvas e fezes em geleia',
      ),
    },
  ),
  emergencia('hernia-encarcerada', 'Manchester, dor abdominal: massa dolorosa irredutível', {
    1: relato(
      61,
      'M',
      'Tenho hérnia na virilha faz anos, sempre voltava pra dentro. Hoje saiu, tá dura, roxa, dói demais e não volta. Comecei a vomitar.',
      'Hérnia inguinal irredutível com dor e vômitos',
    ),
    2: relato(
      54,
      'F',
      'hernia no umbigo ficou presa desde de manha, muito vermelha e dolorida e to enjoada sem soltar gases',
      'Hérnia umbilical estrangulada provável',
    ),
    3: relato(
      31,
      'M',
      'meu filho de 4 meses tá com uma bola dura na virilha que não entra, chora sem parar e vomitou o leite',
      'Hérnia encarcerada em lactente',
    ),
  }),
  emergencia('pancreatite', 'Manchester, dor abdominal: dor intensa irradiada para o dorso', {
    1: relato(
      47,
      'M',
      'Bebi muito no fim de semana. Desde ontem uma dor horrorosa na boca do estômago em faixa que pega as costas, não paro de vomitar, só alivia curvado pra frente.',
      'Dor epigástrica em faixa com vômitos incoercíveis',
      { vomitos_persistentes: true },
    ),
    2: relato(
      39,
      'F',
      'tenho pedra na vesicula e hj veio uma dor insuportavel em cima da barriga q atravessa pras costas, suor frio, vomito toda hora',
      'Dor em barra com vômitos e colelitíase',
      { vomitos_persistentes: true },
    ),
    3: relato(
      52,
      'M',
      'triglicerides deu 2000 mes passado. dor no alto da barriga nivel 10 irradiando pras costas, barriga distendida, febre e coração acelerado',
      'Pancreatite por hipertrigliceridemia com resposta sistêmica',
      { febre: true },
    ),
  }),
  emergencia('colangite', 'Critérios de Tóquio: febre, icterícia e dor', {
    1: relato(
      66,
      'F',
      'Estou amarela, com febre de 39 e calafrios, dor debaixo da costela direita. A urina está cor de coca-cola.',
      'Tríade de Charcot',
      { febre: true },
    ),
    2: relato(
      71,
      'M',
      'meu pai tem um cano na via biliar por causa do tumor. ta amarelao, tremendo de frio, febre e meio desorientado',
      'Febre e icterícia com prótese biliar e confusão',
    ),
    3: relato(
      45,
      'F',
      'pedra na vesicula, dor do lado direito direto desde anteontem, febre 38,9 com calafrio e meus olhos ficaram amarelo',
      'Icterícia febril com dor em hipocôndrio direito',
      { febre: true, duracao_dias: 2 },
    ),
  }),
  emergencia(
    'aneurisma-abdominal',
    'Manchester, dor abdominal ou lombar súbita com choque; SBACV, aneurisma de aorta',
    {
      1: relato(
        72,
        'M',
        'Dor repentina na barriga que vai para as costas, muito forte, sinto um caroço pulsando no umbigo e quase desmaiei.',
        'Dor súbita, massa pulsátil e lipotimia',
      ),
      2: relato(
        69,
        'M',
        'tenho aneurisma na barriga de 6 cm esperando cirurgia, hj começou uma dor forte nas costas e to suando gelado',
        'Aneurisma conhecido que se tornou doloroso',
        { comorbidades: ['aneurisma de aorta abdominal'] },
      ),
      3: relato(
        78,
        'M',
        'Pensei que era cólica de rim porque dói no lado esquerdo das costas, mas veio do nada, sou fumante antigo, fiquei branco e caí da cadeira, a pressão deu 7 por 4.',
        'Dor lombar súbita com hipotensão em idoso tabagista',
      ),
    },
  ),
].flat()
