import { emergencia, relato } from '../caso.ts'

export const RESPIRATORIO = [
  emergencia('anafilaxia', 'Manchester, alergia: comprometimento de via aérea ou choque; ASBAI, anafilaxia', {
    1: relato(
      26,
      'F',
      'Comi camarão faz 20 minutos e tô toda empolada, a garganta fechando e a voz ficando rouca.',
      'Urticária com comprometimento de via aérea após alimento',
    ),
    2: relato(
      40,
      'M',
      'fui picado por abelha, mais de uma, agora to com o corpo todo vermelho coçando, tonto e a vista escurecendo',
      'Reação cutânea com hipotensão após picada',
    ),
    3: relato(
      32,
      'F',
      'Tomei uma dipirona e 10 min depois começou coceira, barriga doendo, vomitei e estou com chiado no peito. Minha pressão sempre boa e agora deu 8 por 4.',
      'Pele, digestivo, broncoespasmo e hipotensão após medicamento',
      { dispneia: true },
    ),
  }),
  emergencia('angioedema', 'Manchester, alergia: edema facial ou de língua', {
    1: relato(
      59,
      'F',
      'Minha língua inchou muito desde a hora do café, mal cabe na boca, tô babando. Tomo enalapril.',
      'Edema de língua em uso de inibidor da ECA',
    ),
    2: relato(
      21,
      'M',
      'tenho angioedema hereditario e hj o rosto inchou, a boca e agora ta dificil de engolir e a voz mudou',
      'Angioedema hereditário com acometimento de laringe',
    ),
    3: relato(
      37,
      'F',
      'acordei com o labio e a palpebra gigantes, a garganta ta apertando e sinto dificuldade de respirar',
      'Edema de face com dificuldade respiratória',
      { dispneia: true },
    ),
  }),
  emergencia('asma-grave', 'GINA e SBPT: crise grave; Manchester, asma: incapaz de articular frases', {
    1: relato(
      22,
      'F',
      'Crise de asma desde cedo, já fiz 10 jatos da bombinha e não melhora, não consigo falar uma frase sem parar pra respirar.',
      'Crise sem resposta ao broncodilatador e fala entrecortada',
      { dispneia: true, comorbidades: ['asma'] },
    ),
    2: relato(
      7,
      'M',
      'meu fiho tem bronquite, ta afundando a costela pra respira, o pescoço repuxa e o chiado sumiu mas ele ta cansadinho demais',
      'Tiragem e silêncio respiratório em criança: exaustão',
    ),
    3: relato(
      35,
      'M',
      'asmatico, ja fui entubado uma vez. agora to igual aquela vez, saturação 89, a boca meio roxa',
      'Asma com intubação prévia, hipoxemia e cianose',
      { comorbidades: ['asma'] },
    ),
  }),
  emergencia('dpoc-exacerbada', 'GOLD e SBPT: exacerbação com insuficiência respiratória', {
    1: relato(
      70,
      'M',
      'Tenho enfisema, uso oxigênio em casa. Piorei de ontem pra hoje, catarro verde, não consigo ir da cama até a sala e a saturação tá em 82 mesmo com o oxigênio.',
      'Exacerbação com hipoxemia apesar de oxigênio',
      { dispneia: true, comorbidades: ['DPOC'] },
    ),
    2: relato(
      68,
      'F',
      'minha mae tem dpoc, ta muito sonolenta hoje, responde arrastado, respirando curtinho e com o beiço azulado',
      'Sonolência e cianose em DPOC: retenção de CO2',
    ),
    3: relato(
      75,
      'M',
      'fumei 50 anos, o pulmão é ruim. faz dois dia q to com mt falta de ar parado, tenho q dormi sentado e usando a barriga pra respirar',
      'Dispneia em repouso com uso de musculatura acessória',
      { duracao_dias: 2 },
    ),
  }),
  emergencia('pneumotorax', 'Manchester, dor torácica: dor pleurítica súbita com dispneia', {
    1: relato(
      21,
      'M',
      'Sou alto e magro. Do nada uma pontada aguda no lado esquerdo do peito e agora não consigo encher o pulmão, falta ar.',
      'Dor pleurítica súbita com dispneia em jovem longilíneo',
      { dispneia: true },
    ),
    2: relato(
      48,
      'M',
      'cai da moto e bati as costela no guidao. ta cada vez pior pra respirar e quando aperto a pele do peito faz um barulhinho de plastico bolha',
      'Trauma torácico com dispneia crescente e enfisema subcutâneo',
    ),
    3: relato(
      66,
      'M',
      'tenho enfisema, tossi forte e senti um estalo no peito, dor de um lado só e piorou muito a falta de ar em minutos',
      'Dor súbita e piora da dispneia em enfisema',
      { comorbidades: ['enfisema'] },
    ),
  }),
  emergencia(
    'corpo-estranho-via-aerea',
    'SBP e SAMU 192, suporte básico: obstrução de via aérea por corpo estranho',
    {
      1: relato(
        30,
        'F',
        'meu bebê de 1 ano engasgou com amendoim faz meia hora, tossiu muito, agora tá chiando de um lado e respirando estranho',
        'Aspiração de corpo estranho com ruído respiratório',
      ),
      2: relato(
        78,
        'M',
        'O vô engasgou com a carne e não consegue falar nem tossir, está com a mão na garganta ficando roxo',
        'Obstrução total de via aérea',
      ),
      3: relato(
        3,
        'M',
        'engoliu uma bateria redondinha de relogio, a criança ta babando e nao quer engolir nada, tosse muito',
        'Bateria tipo botão com sialorreia e tosse',
      ),
    },
  ),
  emergencia('hemoptise', 'Manchester, dispneia: hemoptise; SBPT, hemoptise', {
    1: relato(
      55,
      'M',
      'Tossi e saiu sangue vivo, mais ou menos meio copo, e já foi a terceira vez hoje. Tô ficando sem ar.',
      'Hemoptise volumosa com dispneia',
      { sangramento_ativo: true, dispneia: true },
    ),
    2: relato(
      38,
      'M',
      'tratei tuberculose ano passado, agora to botando sangue puro pela tosse, sujou a pia toda',
      'Hemoptise volumosa em sequela de tuberculose',
    ),
    3: relato(
      64,
      'F',
      'Tenho câncer de pulmão e comecei a expectorar coágulos de sangue, já enchi duas toalhas, estou pálida e tonta.',
      'Hemoptise maciça com sinais de choque',
      { sangramento_ativo: true },
    ),
  }),
  emergencia(
    'epistaxe-anticoagulado',
    'Manchester, problemas nasais: hemorragia incontrolável ou distúrbio de coagulação',
    {
      1: relato(
        74,
        'M',
        'Tomo varfarina e meu nariz sangra direto faz mais de uma hora, já apertei e não para, tô engolindo sangue.',
        'Sangramento nasal que não cessa em uso de varfarina',
        { sangramento_ativo: true },
      ),
      2: relato(
        69,
        'F',
        'uso xarelto pro coraçao, comecou a sangrar o nariz as 5h e ate agora pingando sem parar, ja molhei 3 toalha, to tonta',
        'Epistaxe prolongada com tontura em anticoagulado',
      ),
      3: relato(
        45,
        'M',
        'sou hemofílico, sangramento do nariz que nao estanca de jeito nenhum ha 2 horas, comprimi com gelo',
        'Epistaxe incontrolável em hemofílico',
        { sangramento_ativo: true, comorbidades: ['hemofilia'] },
      ),
    },
  ),
  emergencia('abscesso-cervical', 'Manchester, dor de garganta: estridor, sialorreia ou trismo', {
    1: relato(
      24,
      'M',
      'Amigdalite há 5 dias, agora só um lado inchou muito, não abro a boca direito, voz de batata quente e não engulo nem a saliva.',
      'Abscesso periamigdaliano: trismo e sialorreia',
      { febre: true, duracao_dias: 5 },
    ),
    2: relato(
      52,
      'M',
      'arranquei um dente semana passada, inchou embaixo do queixo e o pescoço ta duro feito pedra, a lingua ta empurrada pra cima e ta ruim de respirar',
      'Angina de Ludwig após extração dentária',
      { duracao_dias: 3 },
    ),
    3: relato(
      4,
      'F',
      'minha filha com febre alta nao vira o pescoço, baba, nao quer comer nem beber e fica com a cabeça pra tras, a respiração ronca',
      'Abscesso retrofaríngeo: febre, sialorreia e estridor',
    ),
  }),
].flat()
