import { emergencia, relato } from '../caso.ts'

export const INFECCAO = [
  emergencia('sepse', 'ILAS, protocolo de sepse: infecção com disfunção orgânica', {
    1: relato(
      62,
      'M',
      'Infecção de urina há 4 dias, hoje comecei a tremer de bater o queixo, febre 39,8, pressão 8 por 5 e quase não fiz xixi.',
      'Infecção urinária com calafrios, hipotensão e oligúria',
      { febre: true, duracao_dias: 4 },
    ),
    2: relato(
      86,
      'F',
      'a minha mae de 86 anos ta com pneumonia tratando em casa, hoje amanheceu molinha, nao reconhece ninguem, respirando rapido e a mao gelada',
      'Idosa com pneumonia, confusão e taquipneia',
    ),
    3: relato(
      79,
      'M',
      'Meu sogro não teve febre, até tá frio, 35 graus, mas desde ontem está confuso, não quis comer, pele marmorizada. A sonda dele tava com urina turva.',
      'Hipotermia e confusão em idoso com foco urinário',
    ),
    4: relato(
      31,
      'F',
      'Ganhei neném faz 5 dias de cesárea, febre de 39, barriga muito dolorida, corrimento fedido e o coração a 130. Tô tremendo.',
      'Infecção puerperal com febre e taquicardia',
      { febre: true, duracao_dias: 2 },
    ),
    5: relato(
      51,
      'M',
      'tirei o baço qdo era novo. desde hj cedo febre 40, calafrio violento, vomitando e as pontas dos dedos ficando roxas',
      'Febre em asplênico com má perfusão',
      { febre: true },
    ),
    6: relato(
      44,
      'F',
      'machuquei o pe faz uma semana e infeccionou, a vermelhidao subiu ate o joelho, to com febre, confusa segundo minha irmã e a pressao deu 80x40',
      'Infecção de pele com hipotensão e confusão',
      { febre: true, duracao_dias: 7 },
    ),
  }),
  emergencia('dengue-alarme', 'Ministério da Saúde, dengue: manejo clínico, sinais de alarme', {
    1: relato(
      28,
      'F',
      'Confirmei dengue há 4 dias. A febre baixou mas agora tô com uma dor forte na barriga que não passa e vomitando tudo que bebo.',
      'Dor abdominal intensa e contínua com vômitos na fase crítica',
      { vomitos_persistentes: true, duracao_dias: 5 },
    ),
    2: relato(
      17,
      'M',
      'ta tendo mto caso de dengue aqui no bairro. 5 dia de febre dor no corpo e hj a gengiva começou a sangrar e levantei e quase desmaiei',
      'Sangramento de mucosa e lipotimia',
      { febre: true, duracao_dias: 5 },
    ),
    3: relato(
      9,
      'M',
      'Meu menino está com dengue, exame positivo. Desde a madrugada tá muito sonolento, mãozinha fria e fez pouco xixi o dia todo.',
      'Letargia, extremidades frias e oligúria em criança com dengue',
      { duracao_dias: 4 },
    ),
  }),
  emergencia('leptospirose', 'Ministério da Saúde, leptospirose: sinais de alerta para internação', {
    1: relato(
      36,
      'M',
      'Limpei a casa depois da enchente faz dez dias. Tô com febre, dor na batata da perna que não deixa andar, olho amarelo e o xixi escuro e pouquinho.',
      'Febre após enchente com icterícia e oligúria',
      { febre: true, duracao_dias: 4 },
    ),
    2: relato(
      42,
      'M',
      'trabalho c esgoto. 5 dias d febre e dor na panturrilha, hj comecei a tossir sangue e falta d ar',
      'Exposição a esgoto, hemoptise e dispneia: forma pulmonar',
      { febre: true, dispneia: true, duracao_dias: 5 },
    ),
    3: relato(
      25,
      'F',
      'Aqui alagou semana passada e tinha rato. Estou amarela, com febre, vomitando e minha mãe falou que estou falando coisa sem nexo.',
      'Síndrome de Weil provável: icterícia, vômitos e confusão',
      { febre: true, duracao_dias: 6 },
    ),
  }),
  emergencia('malaria-grave', 'Ministério da Saúde, guia de tratamento da malária: sinais de gravidade', {
    1: relato(
      39,
      'M',
      'Voltei do garimpo em Roraima faz 12 dias, febre que vem com tremedeira todo dia, hoje fiquei amarelo e não tô falando coisa com coisa.',
      'Febre vinda de área de malária com icterícia e confusão',
      { febre: true, duracao_dias: 6 },
    ),
    2: relato(
      30,
      'F',
      'Estou grávida de 5 meses, moro no interior do Amazonas, deu malária no exame da gota. Não paro de vomitar, não seguro o remédio e a febre está 40.',
      'Gestante com malária, hiperpirexia e vômitos',
      { febre: true, vomitos_persistentes: true },
    ),
    3: relato(
      48,
      'M',
      'cheguei de Angola semana retrasada, febre calafrio e dor de cabeça faz 4 dias, urina cor de coca cola e mto sono',
      'Febre vinda da África com colúria escura e sonolência',
      { febre: true, duracao_dias: 4 },
    ),
  }),
  emergencia(
    'exposicao-raiva',
    'Ministério da Saúde, profilaxia da raiva humana: soro e vacina no mesmo dia',
    {
      1: relato(
        23,
        'F',
        'Um morcego entrou no quarto de noite e acordei com uma mordidinha sangrando no dedo. Foi agora de madrugada.',
        'Acidente com morcego é sempre grave e pede soro e vacina já',
      ),
      2: relato(
        50,
        'M',
        'cachorro de rua estranho babando me mordeu na mao e no rosto hj, sumiu depois. ferida funda',
        'Mordedura grave em mão e face por animal desaparecido e suspeito',
      ),
      3: relato(
        8,
        'M',
        'meu filho foi mordido no pescoço por um sagui na trilha, lavei com agua e sabao. precisa fazer alguma coisa?',
        'Mordedura por primata silvestre em área de risco',
      ),
    },
  ),
  emergencia('tetano', 'Ministério da Saúde, guia de vigilância: tétano acidental', {
    1: relato(
      57,
      'M',
      'Pisei num prego enferrujado faz uma semana, não tomei vacina. Desde ontem não consigo abrir a boca, trava, e o pescoço tá duro.',
      'Trismo e rigidez após ferimento perfurante',
      { rigidez_nuca: true, duracao_dias: 2 },
    ),
    2: relato(
      65,
      'F',
      'minha mãe se cortou na enxada e agora ta com a boca travada num riso esquisito e da uns trancos no corpo todo quando bate a porta',
      'Riso sardônico e espasmos a estímulos',
    ),
    3: relato(
      44,
      'M',
      'mandibula travada, dor pra engolir e as costas arqueando sozinhas com caimbra muito forte. tenho um machucado na perna de arame farpado',
      'Trismo, disfagia e opistótono',
    ),
  }),
  emergencia('neutropenia-febril', 'ASCO/IDSA e ILAS: febre em quimioterapia é emergência', {
    1: relato(
      53,
      'F',
      'Fiz quimio para câncer de mama há 9 dias e agora deu 38,4 de febre. Fora isso só um pouco de fraqueza.',
      'Febre dentro da janela de neutropenia',
      { febre: true, comorbidades: ['câncer de mama'] },
    ),
    2: relato(
      12,
      'M',
      'meu filho trata leucemia, fez químio semana passada e está com febre e a boca cheia de ferida. termometro 38,1',
      'Febre em criança com leucemia em quimioterapia',
    ),
    3: relato(
      61,
      'M',
      'linfoma, terminei o ciclo faz uma semana, hj tive calafrio depois que lavaram o cateter e o termometro deu 38,6',
      'Febre e calafrios após manipulação de cateter em quimioterapia',
      { comorbidades: ['linfoma em quimioterapia'] },
    ),
  }),
].flat()
