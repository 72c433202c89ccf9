import { emergencia, relato } from '../caso.ts'

const CIATOX = 'Ministério da Saúde, toxicologia; CIATox 0800 722 6001'

export const MENTE_E_TOXICOS = [
  emergencia('superdosagem', `Manchester, sobredosagem e envenenamento; ${CIATOX}`, {
    1: relato(
      22,
      'F',
      'Tomei 30 comprimidos de paracetamol faz 3 horas. Não tô sentindo nada ainda.',
      'Dose hepatotóxica de paracetamol, mesmo assintomática',
    ),
    2: relato(
      41,
      'M',
      'meu irmao usou droga e ta roncando estranho, a boca roxa, nao acorda nem sacudindo',
      'Depressão respiratória por droga',
    ),
    3: relato(
      36,
      'F',
      'me confundi e tomei os remedio da pressao da minha mae junto, acho q umas 10 losartana e 10 atenolol. to tonta e o pulso 42',
      'Superdosagem de anti-hipertensivos com bradicardia',
    ),
  }),
  emergencia('envenenamento', CIATOX, {
    1: relato(
      54,
      'M',
      'Meu vizinho comeu chumbinho, tá babando muito, suando, vomitando, com as pupilas pequenininhas e o corpo tremendo.',
      'Síndrome colinérgica por carbamato',
    ),
    2: relato(
      30,
      'F',
      'meu filho d 2 anos bebeu soda caustica q tava na garrafa pet, a boca ta queimada e ele grita',
      'Ingestão de cáustico com queimadura de boca',
    ),
    3: relato(
      45,
      'M',
      'tava passando veneno na lavoura sem mascara, agora to com dor de cabeca, vista embaçada, vomito, muita saliva e fraqueza nas perna',
      'Intoxicação por agrotóxico na aplicação',
    ),
    4: relato(
      4,
      'F',
      'Bebeu querosene achando que era água, tossiu muito na hora e agora está respirando rápido e sonolenta',
      'Ingestão de hidrocarboneto com aspiração',
    ),
    5: relato(
      27,
      'F',
      'Meu menino de 3 anos engoliu uns comprimidos de clonazepam e de ferro da avó, não sei quantos, ele está molinho.',
      'Ingestão acidental de medicamentos por criança, com sonolência',
    ),
    6: relato(
      33,
      'M',
      'bebi uma vodka batizada numa festa ontem, hoje acordei enxergando tudo branco tipo nevoa, enjoado e com respiração pesada',
      'Intoxicação por metanol: alteração visual e acidose',
    ),
  }),
  emergencia(
    'risco-suicida',
    'Ministério da Saúde e CFM/ABP, prevenção do suicídio; Manchester, autoagressão',
    {
      1: relato(
        19,
        'F',
        'eu não aguento mais viver. já separei os remédios e escrevi uma carta. é hoje.',
        'Ideação com plano, meio e prazo',
      ),
      2: relato(
        45,
        'M',
        'Perdi o emprego e a família, só penso em me matar, comprei uma corda.',
        'Ideação com meio providenciado',
      ),
      3: relato(
        16,
        'outro',
        'cortei meus pulsos agr, ta saindo mto sangue, nao conta pra minha mae',
        'Autolesão com sangramento ativo',
        { sangramento_ativo: true },
      ),
      4: relato(
        33,
        'F',
        'tenho um bebê de 2 meses e fico com pensamentos de que seria melhor eu sumir e levar ele comigo, escuto isso na minha cabeça toda noite',
        'Ideação de morte e de levar o bebê no puerpério',
      ),
      5: relato(
        68,
        'M',
        'desde q minha velha morreu nao vejo sentido em nada. pensei em dar um fim, tenho um revolver em casa',
        'Ideação com acesso a arma de fogo em idoso enlutado',
        { duracao_dias: 60 },
      ),
      6: relato(
        27,
        'M',
        'queria dormir e nao acordar nunca mais, ja tentei ano passado e hj ta pior, não to conseguindo me segurar',
        'Ideação intensa com tentativa prévia',
      ),
    },
  ),
  emergencia(
    'psicose-com-risco',
    'Manchester, comportamento estranho: risco para si e para outros; CFM, emergências psiquiátricas',
    {
      1: relato(
        23,
        'M',
        'Meu filho parou os remédios da esquizofrenia, ouve vozes mandando ele machucar a gente e está com uma faca trancado no quarto.',
        'Alucinação de comando com arma e risco a terceiros',
      ),
      2: relato(
        29,
        'F',
        'minha irma ganhou bebe ha 10 dias, nao dorme ha 4 noites, diz q o nenem ta possuido e que precisa purificar ele. estamos com medo',
        'Psicose puerperal com risco ao bebê',
      ),
      3: relato(
        37,
        'M',
        'ele é bipolar, esta há uma semana sem dormir, gastou tudo, diz que é invencivel e quer pular da sacada pra provar que voa',
        'Mania psicótica com risco iminente',
        { duracao_dias: 7 },
      ),
    },
  ),
  emergencia('monoxido-de-carbono', `Manchester: inalação de fumaça; ${CIATOX}`, {
    1: relato(
      34,
      'F',
      'Acendemos carvão dentro do quarto por causa do frio. Todo mundo acordou com dor de cabeça forte, enjoo e tontura, e meu filho desmaiou.',
      'Sintomas simultâneos na família com fonte de combustão',
    ),
    2: relato(
      26,
      'M',
      'to com dor de cabeça e vomitando depois do banho, o aquecedor a gas fica dentro do banheiro fechado. minha namorada ta desacordada',
      'Aquecedor a gás em ambiente fechado com inconsciência',
    ),
    3: relato(
      50,
      'M',
      'fiquei preso na fumaça do incendio do galpao, to rouco, tossindo preto, a cabeça latejando e meio confuso',
      'Inalação de fumaça com rouquidão e confusão',
    ),
  }),
].flat()
