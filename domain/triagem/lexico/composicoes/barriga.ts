import type { Composicoes } from './tipos.ts'

/** Belly, bleeding, urinary tract, pregnancy, children. */
export const DE_BARRIGA = {
  vomito_sangue: [
    '(vomit*|golf*|gorf*|gomit*|regurgit*) & (sangue|borra|po de cafe|cor de cafe|coagulo*|vermelho vivo|ensanguent*|preto|escuro|marrom escuro)',
    '(botei|botou|botando|pondo|pos|saindo|saiu|jorrou|golfada de|lancei|cuspindo) ~ sangue ~ (boca)',
  ],
  fezes_pretas: [
    '(fezes|coco|evacu*|caguei|cagando|diarreia|obrando|obrei|bosta|merda) & (pret(a|o|as|os)|piche|asfalto|carvao|graxa|petroleo|alcatrao|borra de cafe|tinta preta|escura* e (fedid*|fetid*|grudent*|mole*)|cor de cafe)',
  ],
  sangue_fezes_muito: [
    '(coco|cocozinho|fezes|evacua*|cagou|caguei) ~ (so|puro|virou|cheio de|que e) (o )?sangue',
    '(so|muito|muita|bastante|monte|encheu|enchendo|cheio|cheia|coagulo*|litro*|poca) ~~ (sangue) & (evacu*|fezes|coco|vaso|privada|banheiro|diarreia|anus|reto)',
    '(evacu*|coco|fezes|vaso|privada|diarreia) ~~ (so|muito|bastante|encheu de|cheio de|monte de|puro) sangue',
    '(sangue|coagulo*) ~~ (encheu|lotou|tingiu) ~ (vaso|privada)',
    'diarreia (com|de) sangue & (febre|tont*|frac*|muit*)',
  ],
  barriga_dura: [
    '{BARRIGA} & (dur(o|a)|tabua|rigid(o|a)|tens(o|a)|endurec*|trav(ad(o|a)|ou)|pedra|empedrad*|tabuleta)',
    '(nao|mal) ~ (deixo|deixa|posso|consigo|aguent*) ~ (encostar|tocar|apalpar|relar|apertar) ~ {BARRIGA}?',
    '(curvad(o|a)|dobrad(o|a)|encolhid(o|a)) ~ (de dor|ao meio|para frente|o tempo)',
    'dor ~ (piora|aumenta|doi) ~ (pul*|toss*|tuss*|anda*|lombada|solto|soltar) & {BARRIGA}',
  ],
  dor_baixo_direita: [
    '(barriga|barriguinha) & perna direita',
    'umbigo & (direit(o|a)) & (dor|doi|doendo|desceu|foi|passou|mudou)',
    '(dor|doi|doendo|pontada*|dolorid*|fisgada*) & (direit(o|a)) & (barriga|umbigo|virilha|ventre|embaixo(?! d(o|a) (bico|peito|mama|braco|olho|costela|ombro|queixo|orelha))|baixo|pe da barriga|bacia|quadril|abdomen) & (febre|enjo*|vomit*|fome|pul*|tuss*|toss*|perna|curvad*|comec*|andar|esticar|ontem|hoje)',
    '(?<! (operei|operou|operad(o|a)|tirei|tirou|retirei|sem|crise de|cicatriz d(a|e|o)|cirurgia d(a|e|o)|minha) )(o |a )?apendicite & ({DOR}|febre|vomit*|enjo*|acho|suspeit*|medo|desconfi*|direit*|parece*)(?! ~ (anos|19*|20*))',
    'fossa (iliaca )?direita',
  ],
  vomito_persistente: [
    '(vomit*|gomit*) & (tudo (o )?que|sem parar|toda hora|nao para*|[5-9] vezes|[1-9][0-9] vezes|o dia (todo|inteiro)|a noite (toda|inteira)|desde ontem|ha dias|[2-9] dias|direto|ate agua|nem agua)',
    '(nao|nada) (para|fica|segur(o|a)|retenho|aceita) (nada |nem agua |agua |comida |liquido )*(no estomago|na barriga)?',
    'nada para no (estomago|corpo)',
  ],
  vomito_verde: ['(vomit*|golf*) & (verde|esverdead*|bile|bilis|fezes|coco|fecal|amarelo verde)'],
  vomito_em_jato: ['(vomit*|golf*) & (jato*|esguich*|longe|atravessa|na parede)'],
  parada_gases: [
    '(nao|sem|nem|parou de|parei de|ha dias) ~ (solt*|elimin*|peid*|pum|puns|gas|gases) & (barriga|abdomen|vomit*|inch*|evacu*|banheiro|estufad*)',
    '(sem|nao) ~ (evacu*|coco|banheiro|obrar|intestino) & (vomit*) & (barriga|inch*|estufad*|distend*|abdomen|dor)',
    '(intestino|barriga) (parou|parad(o|a)|travad(o|a)|obstruid(o|a)) ~~ vomit*',
  ],
  dor_extrema: [
    '(dor|dores|colica) em (faixa|barra|cinta|cinto)',
    '(dor|doi|doendo|colica*) & (insuport*|nao aguent*|desespera*|alucina*|enlouquec*|horriv*|horroro*|berr*|urr*|uiv*|gritar|gritando|se contorc*|me contorc*|contorcendo|rolando|rolar|chorar de dor|chorando de dor|desmaiar de dor|de matar|absurd*|excruci*|lancin*|demais da conta|do outro mundo|fora do normal|atroz)',
    '(dor) ~ (desproporcional|que nao da posicao|sem posicao)',
    '(nao|sem) ~ (ach(o|ei|ar|a)|tenho|encontr*) posicao & (dor|doi|doendo|colica)',
    '(rolando|rolo|rolar|contorc*|berrando|urrando|uivando|gemendo|chorando|gritando) de dor',
    'dor (de parir|de parto|do parto) ~~ (rim|costas|barriga)',
  ],
  hernia_presa: [
    '(virilha|umbigo|hernia) & (voltava|entrava|nao volta|nao entra|nao reduz|nao recolhe)',
    '(bola|bolinha|caroco|calombo|inchaco) & (virilha|umbigo|hernia) & (dur(o|a)|vermelh*|rox*|nao (entra|volta)) & (vomit*|chor*|dor|doi*|doend*|inch*)',
    'hernia & (dur(o|a)|nao (volta|entra|reduz)|rox(o|a)|pres(o|a)|encarcer*|estrangul*|vomit*|vermelh*|dor (forte|demais)|doi demais|doendo muito|saiu e)',
  ],
  ictericia: [
    '(olho|olhos|olhinho*|pele|corpo|rosto|bebe|branco do olho|fiquei|filh(o|a)|mae|pai|ele|ela) ~ (amarel(o|a|os|as)|amarelad(o|a|os|as)|amarelinh(o|a|os|as)|alaranjad(o|a))(?! (feito|de fome|catarro|clar))',
    '(amarelao|ictericia|icteric(o|a))',
    '(urin*|xixi|mijo|mij*) & (cocacola|cor de coca|cha preto|cor de cha|mate|escur(a|o)|ferrugem|laranja escuro|vinho)',
  ],
  retencao_urinaria: [
    'retencao (de urina|urinaria)',
    '(xixi|urin*|mij*|bexiga) & (nao sai|nao (consigo|consegue)(?! (sentar|dormir|andar|levantar|subir|descer|trabalhar|segurar))|sem conseguir|tranc*|trav*|nem uma gota|estour*|cheia|pres(a|o)|pingos|so pinga|enorme|estufad*)',
    '(nao|sem) (consigo|consegue|conseguir|estou conseguindo|esta conseguindo|faz|fiz|faco|fez|sai) ~ (urin*|xixi|mij*) & (dor|bexiga|barriga|estourando|desde|horas|ontem|sonda|embaixo|inch*)',
    'nao sai xixi',
    '(xixi|urina|mijo) nao desce',
  ],
  urina_pouca: [
    '(nao|sem|quase nao|nem|parou de|parei de) (fez |faz |faco |fiz |fazer |fazendo |esta fazendo |estou fazendo )?(mais )?(xixi|urina|urinou|urino|urinar|urinando|mija|mijou|mijo|pipi)(?! (sangue|escur*|n[oa]|quando|com))',
    '(xixi|urin*|fralda*|mij*) & (pouquinh*|pouco|pouca|quase nada|seca|secas|sequinh*|nao molh*|nenhuma)',
  ],
  desidratacao: [
    '(olh*) (bem |muito |meio |tudo )?(fund(o|os)|encovad*|afundad*)',
    '(boca|lingua) (muito |bem |toda |tao )?(seca|sequinha|rachada|grudando)',
    '(sem|nao (tem|sai)) lagrima*',
    '(desidrat*|ressecad(o|a) por dentro)',
  ],
  dor_flanco: [
    '(rim|rins|renal) & (dor|doi|doendo|colica*|crise|pedra*|calculo*|pontada*)',
    '(dor|doi|pontada*) ~ (costas|lombar|lado) & (xixi|urin*|mij*) & (febre|calafri*|sangue|vomit*|ard*)',
    '(dor|doi|colica) ~ (lado|costas|costela*) ~~ (desce|vai|corre|irradia*) ~ (virilha|saco|testicul*|bexiga|vagina)',
  ],
  dor_testiculo: [
    '(saco(?! de)|saquinho|testicul*|escroto|bago|bagos|culhao|colhao|colhoes|bolsa escrotal|pelotas) & (dor|dores|doi*|doend*|doid*|dolorid*|inch*|sub(iu|indo)|torc*|rox*|dur(o|a)|chut*|joelhad*|bolad*|pancad*|maior que o outro|crescido)',
    '(dor|doi|doendo|inchaco|chute|joelhada|pancada|bolada) ~ (no ovo|nos ovos|ovo (direito|esquerdo)|na bola (direita|esquerda)|nas bolas)',
    'ovo (direito|esquerdo) ~ (doendo|doi|inch*)',
  ],
  priapismo: [
    '(horas) & (penis|pinto|pau|erecao|ereto|ereta|duro|em pe) & (penis|pinto|pau|erecao|ereto|viagra|tadalafila|azulzinho)',
    '(azulzinho|viagra|tadalafila|sildenafila|injecao) & (em pe|dur(o|a)|nao (baixa|desce|abaixa)|ereto|ereta)',
    '(penis|pinto|pau|pipi|erecao|bilau|membro|piroca|rola) & (nao (baixa|abaixa|desce|amolece|volta)|dur(o|a) ha|dur(o|a) desde|dur(o|a) faz|horas (dur|de erecao|sem baixar)|[3-9] horas)',
    '(prepucio|pele do (penis|pinto|pipi)|pelezinha do pipi|puxei a pele|puxou a pele) & (nao volta|presa|preso|inch*|estrangul*|rox*|trav*)',
  ],
  // pregnancy and the weeks after
  gravidez: [
    '(gravid*|gestant*|gesta*|gravidinha|prenha|barriguda de|esperando (um )?(bebe|menino|menina)|embarazada)',
    '(estou|esta|com|de|nas|tenho) ([4-9]|[1-3][0-9]|4[0-2]|quatro|cinco|seis|sete|oito|nove) (semanas|meses)(?! (de (dor|tosse|febre|idade|vida|casad|trabalho|terapia|tratamento|sintomas)|atras|com (dor|tosse|febre)|sem|que (estou|nao|sinto)|tomando))(?= (de gravid|e (a|o) bebe|e a barriga|e (minha|meu)|,|com contra|e (comec|estou sangr|descendo|perd)|sangr|descendo))',
    '(minha|a) bolsa (estour*|romp*|vaz*)',
    '(placenta|cesarea marcada|data provavel|trimestre|obstetra)',
    '(teste|beta|exame) ~ positivo(?! (para|de (covid|dengue|sifilis|hiv)))',
  ],
  perda_liquido: [
    '(liquido|agua|aguinha|aguaceiro) & (escorr*|desc(eu|endo)|vaz*|perd*|molh*|saindo|saiu|jorr*) & (perna*|vagina|calcinha|gravid*|semanas|meses|bolsa|baixo|absorvente|cama)',
  ],
  bolsa_rota: ['bolsa & (romp*|estour*|vaz*|furou|abriu)'],
  parto_agora: [
    '(cordao|pezinho|bracinho|mao do bebe|pe do bebe|(?<! (dor|dores) (de|na) )(?<! (carrapato|ferrao|pinca) (, )?(a )?)cabeca|cabecinha|bumbum do bebe) & (saindo|saiu|aparec*|para fora|descendo|coro*|na vagina)',
    '(bebe|nenem|crianca) (ja )?(esta )?(nascendo|saindo|coroando)',
    '(vontade|querendo|preciso) (de )?(fazer )?forca & (gravid*|contra*|bebe|semanas|parto)',
    '(em|entrei em|entrou em|comecou o) trabalho de parto',
  ],
  contracoes: [
    '(contrac*|contraindo|contraç*)',
    '(dor|dores|colica*|barriga) & (vem e vai|vai e vem|de [0-9]+ em [0-9]+|a cada [0-9]+ minutos|ritmad*|espac*) & (gravid*|semanas|barriga|bebe|gesta*|endurec*)',
    'barriga & (endurec*|dura que nem|dura feito|ficando dura|fica dura|contra*) & (gravid*|semanas|meses|bebe|gesta*)',
  ],
  bebe_nao_mexe: [
    '(so|apenas) (senti|sinto) ~ (chut*|mexid*|mexer)',
    '(bebe|nenem|ele|ela|menin(o|a)) ~ (parad(o|a|inho|inha)|quiet(o|a|inho|inha)) & (semanas|gravid*|barriga|chut*|meses de gesta*)',
    '(semanas|gravid*|gesta*) & (parad(o|a|inho|inha)|quiet(o|a|inho|inha)|mexe*|chut*) & (nao|pouco|menos|so|muito|hoje|manha)',
    '(bebe|nenem|filh*|menin*|feto|ele|ela) & (nao (mexe(?! (em|no|com) (celular|computador|internet|whatsapp|aplicativo))|mexeu|se mexe|esta mexendo|chuta|chutou|pula)|parou de (mexer|chutar|pular)|mex(e|endo|eu) (menos|pouco|pouquinho)|parad(o|a) na barriga|quiet(o|a|inho|inha) na barriga|sem (mexer|chutar)) & (barriga|gravid*|semanas|meses|ontem|hoje|gesta*|doce|manha|noite)',
    '(nao|sem|parei de|deixei de) ~ (sint(o|indo)|senti|sentir) ~~ (mex(e|er|endo)|chut*|movimento*|pul(ar|ando))',
  ],
  sangramento_vaginal: [
    '(sangr*|sangue|coagulo*|borra) & (vagina|calcinha|absorvente|menstru*|regra|perereca|relac*|menopausa|utero|gravid*|gesta*|semanas|parto|periquita|ppk|la embaixo|por baixo|pelas pernas|pela perna)',
    '(desc(eu|endo|e|er)|escorr*) ~ (sangue|coagulo*|pedac*)',
    '(hemorragia) ~ (vagin*|menstru*|uter*)',
  ],
  sangramento_vaginal_intenso: [
    '(absorvente*|fralda*|toalha*|lencol|lencois|calca|cama) & (encharc*|encho|enche*|troc(o|ando)|ensop*|lav(ou|ada) de|vaz*) & (sangr*|sangue|menstr*|hora*|minuto*|coagulo*|parto|regra)',
    '(sangr*|sangue|menstr*|hemorrag*) & (coagulo* (grande*|enorme*|do tamanho)|escorr* pela* perna*|jorr*|torneira|bica|cachoeira|litro*|sem parar|nao para)  & (vagina|menstr*|parto|absorvente*|gravid*|utero|perna*|regra)',
    '(menstr*|regra|fluxo) & (hemorragia|cachoeira|torneira|jorr*|absurd*|encharc*)',
  ],
  puerperio: [
    '(tive|teve|ganhei|ganhou|nasceu) ~ (bebe|nenem|menino|menina|filh(o|a)|gemeos) ~~ (ha|faz|tem|semana|dias|ontem|hora*)(?! ~ (anos|meses))',
    '(meu|o|do) parto (foi )?(ha|faz|tem|ontem|semana|hoje)',
    '(depois|apos|pos|semana|dias) ~ (aborto|curetagem|abortei|perdi o bebe)',
    '(aborto|abortei|curetagem|perdi o bebe) & (febre|sangr*|cheiro|fedid*|dor|coagulo*|dias|semana)',
    '(cesarea|cesariana|parto normal|parto) ~~ (ha|faz|tem) ~ (dia|dias|semana|semanas|hora*)',
    '[0-9]+ (dias|semanas) d(e|o) (parto|pos parto|cesarea|cesariana|puerperio)',
    '(puerper*|parturient*|quarentena do parto|mae recente|recem parida|pos parto)',
  ],
  atraso_menstrual: [
    '(menstru*|regra|regras|ciclo) & (atras*|nao (veio|desceu|vem|desce)|falt(ou|ando))',
    '(atraso|atrasad(o|a)|atrasou) ~ ([0-9]+|uma|duas|tres|quatro|cinco|seis|sete|oito) (dias|semanas)',
  ],
  manchas_que_nao_somem: [
    '(mancha*|pinta*|pintinha*|ponto*|pontinho*|bolinha*|marca*|placa*|vermelhinho*) & (nao (some*|saem|sai|desaparece*|clareia*|apaga*|muda* de cor)|aperto|apert*|esticar a pele|copo|arroxead*|rox*|vinho|cor de sangue|sangue pisado|violet*) & (febre|pele|perna*|barriga|corpo|braco*|espalh*|nao (some*|saem|sai)|quando|apareceu|apareceram|cheio|cheia|do nada|hoje)',
    '(hematoma*|rox(o|os|as)) & (do nada|sozinh*|sem bater|espalhad*|corpo todo|varios|varias)(?! ~ (bati|queda))',
    '(petequi*|purpura|equimose*)',
  ],
  // children
  febre: [
    '(bebe|filh(o|a)|nascid(o|a)|menin(o|a)|nenem|neto|neta|ele|ela|corpo|corpinho|testa|pele|cabeca) (esta |ta |muito |bem |todo |toda |ficou |ficando |de [0-9]+ (dias|meses|anos) )*(quente|quentinh(o|a)|fervendo|pelando|queimando de febre|em brasa)',
    '(temperatura) ~ (alta|subiu|subindo|3[89]|4[01])',
    '(febr*|febrao|febrona)',
  ],
  nao_mama: [
    '(nao|parou de|recus*|rejeit*|mal|quase nao) (quer |quis |esta |consegue |aceita |querendo |conseguindo )*(mama|mamar|mamou|mamando|sugar|sugando|peg(a|ar|ou) o peito|a mamadeira|o peito)(?! (direit|esquerd))',
    '(nao|recus*|rejeit*) ~ aceit(a|ar|ando) ~ (peito|leite|mamadeira|liquido|agua|nada)',
    '(nao|sem|parou de|recus*) ~ (beb(e|er|endo)) ~ (nada|agua|liquido*|leite)',
    '(mam(ou|ando|a)) (bem )?(menos|pouco|mal|pouquinho|metade)',
  ],
  moleira: ['(moleira|molera|fontanela) & (fund*|afund*|alta|estuf*|inch*|salt*|abaul*|tens*)'],
  choro_inconsolavel: [
    '(chor*|grit*|berr*) & (sem parar|nao para|dobr*|encolh*|agud*|diferente|esquisit*|estranh*|inconsol*|nada acalma|o tempo todo|(?<! (das|as) [0-9][0-9] )horas|gemido|fraquinh*|estridente)',
  ],
  episodio_do_bebe: [
    '(bebe|filh(o|a)|nenem|menin(o|a)) & (parou de respirar|ficou sem respirar|apneia|engasgou e ficou mole|ficou (todo |toda )?(mole|azul|roxo|roxa|roxinh*|palid*|branc*|dur*)) ',
    '(parou|para|ficou sem|pausa*) (de )?respir* ~~ (segundo*|uns|instante*|vezes)',
  ],
  // sick kidneys, blood, glands
  imunossupressao: [
    '(quimio*|radioterap*|transplant*|hiv|aids|leucemi*|linfoma|cancer|falciform*|falcemia|imunobiologic*|biologico*|adalimumabe|infliximabe|metotrexato|azatioprina|tacrolimo*|lupus|imunossupr*|imunodefici*|neutrop*|sem baco|oncolog*|metastas*|mieloma|corticoide ha)',
  ],
  anticoagulante: [
    '(anticoagul*|marevan|varfarin*|warfarin*|xarelto|rivaroxaban*|eliquis|apixaban*|pradaxa|dabigatran*|edoxaban*|heparin*|enoxaparin*|clexane|clopidogrel|coumadin|hemofil*|(afin*|ral(ear|o)) ~ sangue|aas)',
  ],
  insuficiencia_adrenal: [
    '(corticoide*|prednis*|dexametasona|hidrocortisona|decadron|meticorten|cortisona) & (parei|parou|suspend*|acab*|sem tomar|faltou|esquec*|interromp*|cortei|tirei|de uma vez)',
    '(addison|suprarren*|adrenal|hiperplasia adrenal)',
  ],
  doenca_renal: ['(dialise|hemodialise|rim transplant*|renal cronic*|insuficiencia renal|rins pararam)'],
  dialise_perdida: [
    '(dialise|hemodialise) & (falt(ei|ou|ando)|perd(i|eu)|sem fazer|nao (fiz|fui|fez|foi)|pul(ei|ou)|semana|atras*)',
  ],
  diabetes: ['(diabet*|tipo (1|um)|insulin*|metformina|glifage|dm1|dm2|glibenclamida|acucar alto)'],
  glicemia_fora_da_escala: [
    '(glic*|dextro|hgt|aparelho|acucar|destro|medidor) & (hi|high|nao le|erro alto|nao marca|estoura*)',
  ],
  halito_cetonico: [
    'cetona* ~ cruz*',
    'cetona* ~ (alta*|positiv*|sangue|urina|elevad*)',
    'cetoacidose',
    '(halito|bafo|bafinho|respira*|boca com cheiro|cheiro) & (acetona|fruta*|cetona|cetonico|maca|maca podre|esmalte|frutado|adocicad*)',
  ],
  sede: [
    '(beb(e|o|endo)) & (agua) & (dia (inteiro|todo)|sem parar|direto|toda hora|demais|muita|litros|garrafas)',
    '(muita|sede|morrendo de) sede & (xixi|urin*|emagre*|vomit*|bebe*|agua)',
  ],
  perda_peso: [
    '(perdi|perdeu|perdendo) (muito )?(peso|apetite)(?! (com|na|fazendo) (dieta|academia|reeduc))',
    'emagreciment* (sem|inexplic*|rapido|do nada)',
    '(emagrec(eu|i|endo)|secou|secando|definh*) & (sem (querer|motivo|dieta|fazer)|quilos|kg|muito|bastante|demais|meses|semanas|roupa*)',
  ],
} satisfies Composicoes
