import { contexto, qualificador, queixa, vaga } from './termo.ts'

/** Fever, general malaise, administrative wishes, and words that only qualify. */
export const GERAL = {
  febre: queixa('Febre', { clinica_medica: 3 }, [
    '(medi|mediu|deu|marcou|termometro|chegou a|estava com) 3[89]',
    '(quentinh(o|a)|pelando|fervendo de febre|febr*)',
    '(febre|febril|febrinha|febrao|febres|com temperatura|corpo quente|pegando fogo|ardendo em febre|queimando de febre|quentura)',
  ]),
  febre_alta: queixa('Febre alta', { clinica_medica: 3 }, [
    '(febre|febrao|temperatura) ~ (alta|altissima|nao baixa|nao cede|nao abaixa|nao passa)',
    '(febrao|ardendo em febre|queimando de febre)',
  ]),
  febre_baixa: qualificador('Febre baixa', [
    '(febre|temperatura) ~ (baixa|baixinha|leve|fraca)',
    '(febrinha|febricula|estado febril)',
  ]),
  calafrios: queixa('Calafrios', { clinica_medica: 1 }, [
    '(tremedeira|tremendo tod(o|a)|tremor forte)',
    '(tremedeira|tremend*|tremor*) ~ (frio|febre)',
    'calafrio*',
    '(bat(o|e|i|eu|endo)) (o )?queixo',
    'tiritando',
    '(calafrio|calafrios|tremendo de frio|arrepio de frio|bate queixo|batendo o queixo)',
  ]),
  dor_corpo: queixa('Dores no corpo', { clinica_medica: 2 }, [
    '(dor|dores|doendo|doi) ~ (corpo|corpo todo|tudo)',
    '(corpo) ~ (doendo|dolorid(o|a)|moido|ruim|quebrado|mole)',
    '(moleza|quebradeira|mialgia)',
  ]),
  manchas_que_nao_somem: queixa('Manchas roxas ou vermelhas que não somem ao apertar', { dermatologia: 1 }, [
    '(roxo*|hematoma*|mancha*|pontinho*) ~~ (nao some*|aperto|espalh*|do nada|sozinh*|corpo todo)',
    '(manchas|manchinhas|mancha|pintinhas|pontinhos|roxos|marcas|hematomas) & (rox(a|as|o|os)|nao somem|nao some|quando apert*|vinho|apareceram sozinh*)',
    'roxos (pelo|no|na|em) (corpo|perna*|varios|braco*)',
    '(manchas|mancha|pintinhas|pintas|pontinhos|bolinhas|marcas) ~ (rox(as|os|a|o)|vinho|arroxead(as|os|a|o)|sangue|hematoma|hematomas)',
    '(manchas|mancha|pintinhas|pintas|pontinhos) ~~ nao (some|somem|desaparece|desaparecem)',
    '(petequias|petequia|purpura)',
    '(rox(os|as)) pelo corpo ~ (do nada|sem bater|sem motivo)',
  ]),
  prostracao: queixa('Estado geral muito ruim', {}, [
    '(muito mal|mal demais|pessim(o|a)|acabad(o|a)|derrubad(o|a)|nao (consigo|consegue) (levantar(?! (o|a|os|as|nada)? ?(braco|mao|peso|perna|cabeca))|sair da cama)|passando muito mal|desfalecendo|parece que vou morrer|estou morrendo|vou morrer|esta morrendo|definhando)',
  ]),
  urina_pouca: queixa('Quase sem urinar', {}, [
    '(xixi|urin*|mij*|fralda*) ~ (pouquinho|pouco|quase nada|seca|secas|nao molha|quase nao)(?! ~ (aument*|alterad*))',
    '(pouco|pouca|pouquinho) (xixi|urina)',
    'quase nao ~ (urin*|xixi|mij*|molha)',
    '(nao|sem) ~ (faz|fez|fazer) xixi',
    '(sem|quase sem|parou de|parei de|quase nao|nao) (fazer |faz |fez |faco |esta fazendo )?(xixi|urinar|urina|urinou|urinando)',
    '(fralda|fraldas) (seca|secas|sequinha)',
  ]),
  desidratacao: queixa('Sinais de desidratação', {}, [
    '(desidratad(o|a)|desidratacao|olho* fund(o|os)|boca (muito )?seca|lingua seca|chora sem lagrima|choro sem lagrima|nao para (nada|liquido|agua) no estomago|nao segura (nada|liquido|agua))',
  ]),
  cansaco: queixa('Cansaço', { clinica_medica: 1 }, [
    '(canseira|cansei|exaust(o|a))',
    '(cansaco|cansad(o|a)|fadiga|sem energia|sem disposicao|desanimad(o|a)|indisposicao|indispost(o|a)|fraqueza|frac(o|a)|abatid(o|a))',
  ]),
  mal_estar: vaga('Mal-estar', { clinica_medica: 2 }, [
    '(mal estar|malestar|passando mal|nao estou bem|me sentindo (mal|estranh(o|a)|ruim)|gastura|agonia|indisposto|ruim)',
  ]),
  dor_indefinida: vaga('Dor', { clinica_medica: 1 }, ['{DOR}']),
  perda_peso: queixa('Perda de peso sem explicação', { clinica_medica: 2 }, [
    '(febre|febricula|febrinha|suor*) ~~ (semanas|meses|mes|todo dia a tarde|toda noite)',
    '(perdi|emagreci) ~~ (quilos|kg)',
    '(sem fome|sem apetite|falta de apetite) ~~ (semanas|meses|mes)',
    '(emagre(ci|ceu|cendo)) ~ [0-9]+',
    'emagreceu',
    'emagreci',
    '(perda|perdi|perdendo|emagreci|emagrecendo) ~~ (sem (motivo|querer|fazer dieta|explicacao)|do nada)',
    '(perdi|perdendo) ~ (quilos|kg) ~~ (sem|nao)',
    'suor(es)? noturno*',
  ]),
  caroco: queixa('Caroço ou íngua', { clinica_medica: 2 }, [
    '(nodulo|caroco|carocinho|calombo|ingua|massa|lombinho|lipoma|cisto) ~ (pescoco|axila|virilha|costas|braco|perna|cabeca|nuca|testa|mama|tireoide|garganta|punho)',
    '(caroco|carocinho|nodulo|lipoma|cisto|ingua)',
    '(caroco|carocos|ingua|inguas|nodulo|nodulos|bolinha dura|linfonodo*|landra)',
  ]),
  administrativo: queixa('Receita, exames, atestado ou check-up', { clinica_medica: 1 }, [
    '(exame|exames|resultado|laudo|hemograma|ultrassom|tomografia|ressonancia|eletro*|holter) ~~ (interpretar|entender|mostrar|deu|normal|opiniao|avaliar|ver|olhar|explicar|explicasse|veio)',
    'segunda opiniao',
    '(mostrar|interpretar|entender|explicar) ~ (resultado|exame*|laudo|hemograma|ultrassom)',
    '(qual|quais|que) ~ (exame*|tratamento|remedio|vacina*|medico)',
    '(renovar|renovacao|trocar|preciso d(a|e|o)|pegar|pedir|quero|nova) ~ (receita|receitas|atestado|encaminhamento|laudo|pedido de exame*)',
    '(mostrar|levar|avaliar|ver|entender|interpretar|resultado d(e|os|as|o)) ~ (exame|exames)',
    '(check up|checkup|check-up|exames de rotina|consulta de rotina|rotina|medico da familia)',
  ]),
  homeopatia: queixa('Pedido de homeopatia', { homeopatia: 30 }, [
    '(homeopatia|homeopata|homeopatic(o|a|os|as))',
  ]),
  peso: queixa('Peso e alimentação', { nutrologia: 5 }, [
    '(emagrecer|perder peso|obesidade|obes(o|a)|sobrepeso|ganhar (peso|massa)|reeducacao alimentar|nutrolog*|vitaminas|suplement*|compulsao alimentar|dieta|nutrolog*|vegan(o|a)|vegetarian(o|a)|b12|ferritina|whey|creatina|bariatrica|reeducacao)',
  ]),
  hormonios: queixa('Tireoide ou hormônios', { endocrinologia: 4 }, [
    '(tsh|t4|engordei|metabolismo)',
    '(tireoide|tiroide|hipotireoid*|hipertireoid*|hormonio*|hormonal|endocrin*|testosterona|bocio|puran|levotiroxina)',
  ]),
  diabetes_queixa: queixa('Acompanhamento de diabetes', { endocrinologia: 4 }, [
    '(diabetes|glicose|glicemia|acucar no sangue|insulina|hemoglobina glicada|pre diabet*) ~~ (descontrolad(a|o)|alterad(a|o)|alta|acompanh*|consulta|controle|ajustar|tratamento|exame)',
    '(acompanh*|controle|controlar|tratar|tratamento|consulta) ~ (diabetes|glicemia|glicose)',
  ]),
  sede: queixa('Muita sede e muita urina', { endocrinologia: 3 }, [
    '(beb*) ~ (agua|muita agua) ~ (sem parar|direto|toda hora|demais)',
    '(muita|sempre com|morrendo de|so) sede',
    '(xixi|urin*) & (toda hora|demais|direto|sem parar|muito) & (agua|sede)',
    'so bebe agua e urina',
    'idioma ~~ (xixi|urin*)',
    '(muita sede|sede (demais|excessiva|que nao passa)|bebendo muita agua|urinando (muito|demais|toda hora)|urino muito|fazendo muito xixi)',
  ]),
  halito_cetonico: queixa('Hálito com cheiro de fruta ou acetona', {}, [
    '(halito|bafo|boca|respiracao) ~ (acetona|fruta|frutas|cetona|maca|cetonico)',
  ]),
  hipoglicemia: queixa('Açúcar no sangue muito baixo', { endocrinologia: 1 }, [
    '(aplic*|tom*) ~ insulina ~~ (nao (comi|comeu|jantou|jantei|almocou)|sem comer)',
    '(hipoglicemia|(glicose|glicemia|acucar) ~ (baixa|baixou|caiu|muito baixo))',
  ]),
  glicemia_fora_da_escala: queixa('Aparelho de glicemia marcando HI', {}, [
    '(glicose|glicemia|acucar|dextro|aparelho|glicosimetro) ~ (hi|high)',
  ]),
  hiperglicemia: queixa('Açúcar no sangue muito alto', { endocrinologia: 3 }, [
    '(glicose|glicemia|acucar|diabetes) ~ (muito alta|altissima|nas alturas|hi|high|descompensada|muito alto)',
  ]),
  intenso: qualificador('Intensidade forte', [
    '(tanto que|a ponto de|fortissim(o|a)|muito forte|demais da conta|rasgando|queimando muito|nunca vi)',
    '(horroros(o|a)|horrivel|pessim(o|a)|tremend(o|a)|brutal|do cao|danad(a|o)|nivel (8|9|10)|nota (8|9|10)|maior dor|pior dor|gritando|grita|gritar|chorando de dor|rolando|contorcendo|me contorcendo|nao passa com nada|doi demais|doendo demais|doendo muito|doi muito|dor maior|muito maior|insuportavel|curvad(o|a)|dobrad(o|a)|terrivelmente|nao da para aguentar|severa|aguda|agudissima|crushing)',
    '(forte|fortes|fortissim(o|a)|intens(o|a|os|as)|insuportavel|insuportaveis|horrivel|terrivel|demais|absurd(o|a)|violenta|violento|grave|desesperador(a)?|lancinante|excruciante|muita dor|dor muito|nao aguento|nao (estou )?aguentando|aguenta mais|enorme|pior (dor|coisa) da (minha )?vida)',
  ]),
  leve: qualificador('Intensidade leve', [
    '(leve|leves|frac(o|a) dor|fraquinh(o|a)|levinh(o|a)|pouc(o|a)|pouquinho|baix(o|a)|suportavel|incomodo|discret(o|a)|moderad(o|a))',
  ]),
  subito: qualificador('Começou de repente', [
    '(de repente|do nada|subit(o|a)|subitamente|repentin(o|a)|repentinamente|derrepente|comecou agora|de uma hora para outra|do nada)',
  ]),
  piorando: qualificador('Piorando', ['(piorando|piorou|piora|cada vez (pior|mais)|aumentando|so piora)']),
  crianca: contexto('Criança', [
    '(crianca|menin(o|a)|filh(o|a)|filhinh(o|a)|net(o|a)|bebe|recem nascid(o|a)|sobrinh(o|a)|enteado|enteada)',
  ]),
  lactente: contexto('Bebê', [
    '(bebe|filh(o|a)|menin(o|a)|net(o|a)|sobrinh(o|a)) (tem|de|com|,) ([0-9]|10|11) mes(es)?',
    'nene',
    '((?<= (meu|minha|o|a|um|uma|do|da|no|na|ao|nosso|nossa|seu|sua) )bebe|bebe(?! ((muita |bastante |pouca )?agua|cafe|cerveja|suco|alcool|de tudo))(?<! (come e|nao|so|ele|ela|que|se|come ,) bebe)|recem nascid(o|a)|prematur(o|a)|lactente|de colo)',
  ]),
  recem_nascido: contexto('Recém-nascido', [
    '[0-9]+ dia* de (vida|nascid(o|a)|nacid(o|a))',
    '(1|2|um|dois) mes(es)? e [0-9]+ dias',
    '(bebe|filh(o|a)|menin(o|a)|net(o|a)|ele|ela|prematur(o|a)) (esta |tem |com |de |, )+(1|2|um|dois) mes(es)?( e meio)?',
    '(bebe|filh(o|a)|menin(o|a)|ele|ela) (tem|com|esta com) [0-9]+ dias(?! (de|com|que) (febre|tosse|dor|diarreia|vomito))',
    '(recem nascid(o|a))',
    'bebe ~ [0-9]+ dias de (vida|nascid(o|a))',
    '(filh(o|a)|bebe|menin(o|a)) de [0-9]+ dias',
    '(bebe|filh(o|a)|menin(o|a)|net(o|a)) de (1|2|um|dois) mes(es)?',
  ]),
  dor_extrema: queixa('Dor insuportável', {}, [
    '(dor) em (faixa|barra|cinta|cinto)',
    'pancreatite',
    '(dor|dores|doendo|doi|colica|pontada) ~~ (insuportavel|insuportaveis|horroros*|horrivel|terrivel|lancinante|excruciante|absurda|desesperador*|nivel (9|10)|nota (9|10)|(9|10) de 10|de gritar|de chorar|de desmaiar)',
    '(pior|maior) dor',
    '(insuportavel|horrorosa|lancinante|excruciante) ~ (dor|dores|colica)',
    '(gritando|rolando|chorando|contorcendo|urrando) de dor',
    '(dor|doi|doendo) ~~ (nao (passa|melhora|alivia|cede) com nada|nao aguento|nao estou aguentando|nao da para aguentar)',
  ]),
  varizes: queixa(
    'Varizes ou má circulação de longa data',
    { cardiologia: 1, clinica_medica: 3 },
    [
      '(varizes|vasinho*|veia* (grossa*|saltada*|dilatada*|inchada*))',
      '(perna|pernas|pe|pes|tornozelo*) ~ (pesad*|inchad*|incham) ~~ (fim do dia|tarde|anos|meses)',
      '(variz|varizes|vasinhos|safena)',
      '{DOR} ~~ (quando ando|ao andar|andando) ~~ (passa|melhora) ~ (paro|parar|parado|descans*)',
      'panturrilha & (quando ando|quarteirao|quarteiroes) ',
    ],
    ['dor_panturrilha', 'inchaco_pernas'],
  ),
  prevencao: queixa('Prevenção ou dúvida sobre cuidado de rotina', { clinica_medica: 2 }, [
    '(vacina*|viajar|viagem|prevenir|prevencao|me prevenir|quais exames|que exames|orientacao|tirar duvida|tirar uma duvida|rever (o )?remedio|aumentar o remedio|trocar (o )?remedio|acompanhamento|consulta de rotina)',
  ]),
  nao_melhorou: qualificador('Não melhorou com o que já fez', [
    'nao (melhor*|resolve*|adianta*|passou) (nada|com|mais|e)?',
    '(ja fiz|fiz) ~ (fisio|fisioterapia|remedio|tratamento) ~~ nao',
    'sem melhora',
    '(refaz*|continua) igual',
  ]),
}
