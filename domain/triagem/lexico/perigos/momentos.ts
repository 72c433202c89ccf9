import { contexto, queixa } from '../termo.ts'

const BEBEZINHO =
  '(recem nascid*|rn|neonato|(?<!ha )(?<!faz )([1-9]|1[0-9]|2[0-9]|[3-8][0-9]) dias(?! (de (febre|tosse|dor|diarreia|sintoma*|gripe|atestado|cama)|com|sem|atras|seguid*|doente))|(1|um|uma|2|dois) mes(es)?(?! (de (dor|tosse|febre|tratamento|casad*)|atras))|([1-9]|1[0-2]|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze) sem(ana|anas)?(?! (de (dor|tosse|febre|gravid*|gesta*|gestante|atestado)|atras|gravid*|gestante)))'
const BEBE =
  '(bebe|bebes|nenem|bb|filh(o|a|inho|inha)|menin(o|a)|net(o|a|inho|inha)|sobrinh(o|a)|crianca|pequen(o|a)|ele|ela|nasceu|mama|mamar)'
const OPEROU =
  '(operei|operou|operad(o|a)|cirurgia|operacao|pos operatorio|po|cesarea|cesariana|bariatrica|lipo|lipoaspiracao|abdominoplastia|silicone|protese|vesicula|hernia|apendice|amigdala*|adenoide|vasectomia|histerectomia|tireoide|catarata|septo|rinoplastia|transplante|biopsia|prostata|postectomia|circuncisao|cateterismo|laparoscopia|artroscopia|coluna|dente do siso|extrai|extracao)'

/** Days after an operation, weeks of a pregnancy, months of a baby. */
export const MOMENTOS = {
  operacao_infectada: queixa(
    'Corte da cirurgia com pus, vermelho, aberto ou com mau cheiro',
    { clinica_medica: 1 },
    [
      `${OPEROU} & (corte|ponto*|cicatriz|ferida|curativo|dreno|barriga|umbigo|saco|mama|joelho|local|costura|incisao|fo) & (pus|secrec*|fed*|cheiro|abriu|abert*|vermelh*|quente|inch*|vaz*|escorr*|minando|soltou|preto|escur*|sangr*)`,
      '(corte|ponto*|cicatriz|ferida) d(a|e|o) (operacao|cirurgia|cesarea|cesariana|parto|vesicula|hernia|apendice) & (pus|fed*|cheiro|abriu|abert*|vermelh*|quente|vaz*|escorr*|minando|soltou|inch*)',
      '(tripa*|intestino|visceras|gordura) & (sa(iu|indo)|aparec*|para fora|na mao|vendo|aparente) & (corte|ponto*|cirurgia|cesarea|operacao|abriu|espirr*|toss*)',
    ],
  ),
  operacao_com_sinais: queixa('Falta de ar, dor ou perna inchada dias depois de cirurgia', {}, [
    `${OPEROU} & (panturrilha|batata da perna|perna|falta de ar|cans*|pontada|costela*|palpit*|dispar*|desmai*|peito) & (dor|doi|doendo|inch*|dur(a|o)|cansacinho|cans*|respir*|pontada|vermelh*|quente|subir|caminhar|andar|acelerad*|falta) & (dia|dias|semana|semanas|ontem|hoje|po)`,
    `${OPEROU} & (vomit*|barriga (dura|inchada|estufada)|sem evacuar|sem soltar|nao (solto|faco|evacuo)|soluco*|dor no ombro|ombro esquerdo|coracao (disparado|acelerado)|taquicardia) & (dia|dias|semana|semanas|ontem|hoje|po|febre)`,
    '(amigdala*|adenoide|garganta operada) & (sangr*|sangue|cusp*)',
    '(tireoide|tireoidectomia) & (formig*|dormen*|caimbra*|caibra*|boca|pescoco inch*|rouc*|respir*) & (operei|operou|operad*|cirurgia|tirei|retirei|dias)',
    '(catarata|injecao no olho|operei (o|a) (olho|vista)|cirurgia (no|do) olho|retina) & (dor|doi|vermelh*|pus|secrec*|embac*|pior*|nao enxerg*|escur*|inch*) & (dia|dias|semana|hoje|ontem|acord*|piorou)',
    '(bariatrica|sleeve|bypass) & (dor|febre|coracao|taquicardia|vomit*|tont*|soluco*|fraqueza|andar|confus*|vendo dobrado|formig*)',
  ]),
  raquianestesia: queixa('Dor de cabeça ou febre depois de anestesia na coluna', { neurologia: 1 }, [
    '(raqui|peridural|puncao lombar|anestesia n(a|as) (coluna|costas)) & (nuca|febre|pern*|dorment*|xixi|urin*|visao dupla|dobrado|confus*|convuls*)',
  ]),
  gravida_com_coceira_na_palma: queixa('Coceira nas palmas e solas na gravidez', { ginecologia: 2 }, [
    '(coc(a|ando|eira)|coceira) & (palma*|sola*|mao*|pe|pes|corpo todo) & (gravid*|gestante|gestacao|semanas|barriga|bebe|gravidez)',
  ]),
  gravida_sem_movimento: queixa('Bebê que mexe menos', { ginecologia: 1 }, [
    '(mex(e|eu|endo|er|ia)|chut(a|ou|ando|ava)|pul(a|ou|ando|ava)|movimento*) & (menos|pouc(o|a)|parou|nao|quase|diminu*|quiet(o|a)|diferente|devagar|nada|preguic*) & (bebe|nenem|barriga|gravid*|gestante|semanas|ele|ela|hoje|ontem)(?! ~ (intestino|dente))',
    '(passei|passou|passad(a|o)|completei|fiz|estou com|ja estou de) (4[1-9]|quarenta e (uma|duas)) semanas',
  ]),
  gravida_com_pressao: queixa('Vista, estômago ou inchaço na gravidez ou no resguardo', { ginecologia: 1 }, [
    '(gravid*|gestante|gestacao|semanas|resguardo|puerp*|parto|cesarea|bebe nasceu|bebe tem) & (estrelinha*|luzinha*|pontinho*|vista|visao|pisca*|clarao|embac*|boca do estomago|embaixo d(a|o) (costela|peito)|costela direita|rosto inchad*|mao* inchad*|inchou (tudo|de uma vez|rapido)|pressao (1[4-9]|[1-2][0-9]x|alta|subiu)|1[4-9]x(9|1[0-9])|zumbido)',
  ]),
  gravida_com_perda: queixa('Sangue, água ou dor forte na gravidez', { ginecologia: 1 }, [
    '(gravid*|gestante|gestacao|semanas|barriga|placenta|eco mostrou) & ((?<! (gengiva|gengivas|nariz|dente) )sangr*|sangue|escorreu|molh(ou|ad*)|encharc*|aguinha|liquido|perd(i|endo)|barriga dura|nao relaxa|dor forte|contrac*|endurec*|placenta (baixa|previa)|pancada|tombo|cai|bateu|batida|chute)(?! ~ (exame|nariz|gengiva|coleta|tipo))',
  ]),
  gravida_com_herpes: queixa('Bolhas ou feridas íntimas no fim da gravidez', { ginecologia: 2 }, [
    '(herpes|bolhinha*|ferida*|ferid*) & (partes|intim*|vagina|vulva|la embaixo|ppk|genital) & (3[4-9] semanas|4[0-2] semanas|fim da gravidez|reta final|a termo|parto marcado|9 meses|nove meses|oitavo mes|trabalho de parto|contrac*)',
  ]),
  mae_de_bebe_com_medo_de_si: queixa(
    'Pensamentos de machucar o bebê ou de sumir depois do parto',
    { psiquiatria: 3 },
    [
      '(bebe|nenem|filh(o|a)|recem nascid*) & (machucar|jogar|afogar|sufocar|largar|janela|travesseiro|deixar cair|fazer mal|nao e (meu|minha)|trocad(o|a)|possuid(o|a)|amaldicoad*|demonio|vozes|voz|estranho para mim|melhor sem mim) & (penso|pensamento*|medo|vontade|imagem|imagino|ouco|escut*|certeza|ela diz|ele diz|cabeca|acha|acho|minha esposa|minha mulher|minha irma|parto|dorm*)',
    ],
  ),
  coracao_depois_do_parto: queixa(
    'Cansaço, inchaço e falta de ar no fim da gravidez ou depois do parto',
    { cardiologia: 1 },
    [
      '(parto|cesarea|resguardo|puerp*|bebe (tem|com|nasceu)|amament*|gravid*|gestante|ganhei) & (deit*|travesseiro*|sentad(a|o) para dormir|acord* sem ar|tosse a noite|subir|escada|falar|trocar a fralda) & (falta|ar|cans*|sufoc*|ofeg*|inch*|perna*|coracao)',
    ],
  ),
  bebezinho_com_febre: queixa('Febre ou corpo frio em bebê com menos de três meses', { pediatria: 1 }, [
    `${BEBEZINHO} & (febre|febril|febrinha|quent(e|inho|inha)|3[789]|termometro|gelad(o|a|inho|inha)|fri(o|a|inho|inha)|35)`,
  ]),
  bebezinho_mal: queixa(
    'Bebê com menos de três meses que não mama, está mole, amarelo, ou respira mal',
    { pediatria: 1 },
    [
      `${BEBEZINHO} & ${BEBE} & (nao (mama|quer|pega|acorda|suga|chora)|molinh(o|a)|mole|amarel*|gemendo|geme|respir*|afund*|rox*|cinz*|pausa*|parou de|engasg*|choro (fraco|fino|estridente|agudo|diferente)|vomit*|jato|verde|sangue|umbigo (vermelh*|fed*|pus|inch*)|fralda seca|sem xixi|convuls*|trem*|bolha*|pus|gelad*|mal mama|mama mal|mama menos|dorme (demais|muito)|nao ganha|perd(eu|endo) peso|barriga (inchada|dura|estufada))(?! ~ (normal|de sempre|ja passou))`,
      '(umbigo|coto) & (vermelh*|fed*|pus|cheiro|inch*|quente) & (bebe|nenem|recem*|filh(o|a)|nasceu|dias|sem(ana|anas)|rn)',
      '(olho*) & (pus|secrec*|grud*|remela|inchad*) & (recem nascid*|rn|[1-9] dias|1[0-9] dias|nasceu|maternidade)',
    ],
  ),
  estenose: queixa('Vômito em jato depois de cada mamada', { pediatria: 1 }, [
    '(vomit*|golf*|bota*) & (jato|jatos|longe|chafariz|esguicho|parede) & (mam*|mamada*|bebe|sem(ana|anas)|dias|mes|perd* peso|emagrec*|fome|toda vez)',
  ]),
  bebe_seco: queixa('Criança seca ou que não segura líquido', { pediatria: 1 }, [
    '(fralda*|xixi|mij*|urin*) & (sec(a|as|o)|nao (molh*|fez|faz|troc*)|nada de|nenhum(a)?|so (1|2|uma|um|duas) (vez|vezes)|desde (ontem|cedo|manha|madrugada)|[6-9] horas|1[0-9] horas|amarelo escuro|laranja|escur*) & (bebe|nenem|filh*|crianca|menin*|net*|meses|mes|ele|ela|vomit*|diarreia|caganeira|febre)(?! ~ (desfralde|cama))',
    '(olho*|olhinho*|moleira) (fund(o|a|os)|fundinh(o|a|os)|afundad(o|a)) & (bebe|nenem|filh*|crianca|menin*|diarreia|vomit*|caganeira|ele|ela)',
    '(chora|choro|chorando) ~ sem lagrima*',
    '(diarreia|caganeira|vomit*) & ([6-9]|1[0-9]|dez|oito|varias|quinze) (vez|vezes) & (bebe|nenem|meses|filh*|crianca|mol(e|inho|inha)|nao (mama|bebe|segura)|sangue)',
  ]),
  bebe_que_para_de_respirar: queixa(
    'Pausa na respiração, engasgo roxo ou tosse em crise em criança',
    { pediatria: 1 },
    [
      '(par(a|ou|ava|ando) de respirar|pausa*|fic(a|ou) (rox*|azul*|sem ar|cinz*|palid*|mole)|perd* o folego|guincho) & (bebe|nenem|filh*|crianca|menin*|net*|meses|ele|ela|toss*|mam*|dorm*|engasg*)',
      '(costela*|barriga|peito|fundinho|pescoco|nariz) & (afund*|chup*|pux*|marc*|bat*|abr*) & (respir*|ar) & (bebe|nenem|filh*|crianca|menin*|net*|meses|ele|ela|rapid*|cansad*)',
    ],
  ),
  crianca_fraca: queixa('Criança que perde a força, não anda ou tem a fala mudada', { neurologia: 1 }, [
    '(filh*|crianca|menin*|net*|ele|ela|bebe|sobrinh*) & (perd(eu|endo|e) (a )?forca|nao (anda|levanta|senta|sustenta|firma|fica em pe|sobe)|caindo|cambale*|pern* (mole*|fraca*|bamba*)|bracos? mol*|fraqueza) & (hoje|ontem|dias|semana|depois d*|diarreia|virose|gripe|de repente|pior*|sub*|voz|engol*)(?! ~ (ainda|nasceu assim|desde que nasceu|fisioterapia))',
  ]),
  crianca_com_manchas_e_febre_longa: queixa(
    'Febre de cinco dias com olhos e boca vermelhos em criança',
    { pediatria: 1 },
    [
      '(febre) & ([4-9]|quatro|cinco|seis|sete|uma semana|quinto|sexto) ?(o|a)? ?(dia|dias)? & (lingua|labio*|boca|olho*|mao*|pe|pes|ingua*|pescoco|pele|dedo*) & (vermelh*|morango|rachad*|descasc*|inch*)',
    ],
  ),
  pupila_branca: queixa('Brilho branco no olho da criança', { oftalmologia: 3 }, [
    '(pupila*|olho*|olhinho*|menina d(o|os) olho*|foto*) & (branc(o|a)|esbranquicad*|reflexo branco|brilho|gato|flash) & (bebe|filh*|crianca|menin*|net*|meses|ano|anos) ',
  ]),
  fio_no_dedo: queixa('Fio, cabelo, anel ou elástico que aperta', {}, [
    '(fio|cabelo|linha|elastico|anel|alianca|argola|barbante|meia|aro|porca|abracadeira|garrafa|cano) & (dedo*|dedinho*|penis|pinto|pipi|pau|saco|pe|lingua|clitoris) & (enrol*|apert*|pres(o|a)|garrot*|nao sai|rox*|inch*|preta*|torniquete|estrangul*|entalad*)(?! ~ (caderno))',
  ]),
} as const

/** Conditions of which a mention beside another finding is enough. */
export const CONDICOES_DE_RISCO = {
  sem_baco: contexto('Sem o baço', [
    '(sem (o )?baco|nao tenho (mais )?(o )?baco|esplenectom*|tir(ei|ou|aram) (o )?baco|retir(ei|ou) (o )?baco|asplenic*)',
  ]),
  voltou_de_viagem: contexto('Volta de viagem a área de febres', [
    '(volt(ei|ou|amos)|cheg(uei|ou)|vim|veio|estive|esteve|fui|viaj(ei|ou)|trabalh(ei|ou)|pesc(ar|ei|aria)|passei|passou|ferias) & (amazonia|amazonas|acre|rondonia|roraima|amapa|maraba|altamira|itaituba|porto velho|manaus|santarem|tefe|belem|oiapoque|guiana|guiana francesa|suriname|venezuela|garimpo|seringal|igarape|ribeirinh*|aldeia|floresta|(no|do|pelo) para|africa|angola|mocambique|nigeria|congo|gana|camaroes|guine|senegal|india|haiti|pantanal|mata)',
  ]),
  rabdomiolise: queixa('Músculo duro e urina cor de coca depois de esforço', {}, [
    '(agachamento*|crossfit|treino|academia|maratona|corrida|flexao|flexoes|spinning|exercicio|esmagad*|soterrad*|convulsao|estatina|faxina pesada|carreg(uei|ar)) & (xixi|urina|mijo|mij*) & (escur*|coca|cocacola|cha|pret(o|a)|marrom|ferrugem|vinho|avermelhad*)',
  ]),
} as const
