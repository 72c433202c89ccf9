import type { Composicoes } from './tipos.ts'

/** Breathing, throat, allergy. */
export const DE_RESPIRACAO = {
  falta_ar: [
    '(dificil|ruim|complicad(o|a)|dur(o|a)|custos(o|a)|penos(o|a)|trabalhos(o|a)) (de |para |pra )?respirar',
    '(esta|ficou|ficando|estou|fica) (muito )?(dificil|ruim|complicado|dificultos(o|a)) ~ respir(ar|o|a)',
    '(nao|mal) (esta )?(entra|vem|chega|passa|entrando|vindo|chegando) ~ ar',
    '(nao|mal|sem) ~ (pux(o|a|ar)|peg(o|a|ar) (o )?(ar|folego)|ench(o|e|er)|respir(o|a|ar|ando)|toma(r)? ar|pegar folego)(?! (pelo|direito pelo|bem pelo|no) nariz)',
    '(respir(ando|acao)) ~ (que nem|feito|igual|como) (cachorro|peixe)',
    '(respirando|respiracao|respira) (muito |bem |tao )?(fund(o|a)|curt(o|a)|curtinh(o|a)|rapid(o|a)|rapidinho|dificil|aceler*|ofegante|pesad(o|a)|ruim|ras(o|a)|mal|cansad(o|a)|barulhent(o|a)|com (esforco|dificuldade|a barriga)|pela barriga|forcad(o|a)|ruidos(o|a)|estranh(o|a)|esquisit(o|a))',
    '(cansad*|cansadinh*|cansaco|canso|cansa|esgotad*) ~ (respir*|falar|falando|ate para|parad(o|a)|deitad(o|a)|deitar|escovar|tomar banho|mamar)',
    '(sufoc*|asfixi*|(?<! motor )afogad(o|a)|afogando)(?! (n[oa] (mar|rio|piscina|lago|trabalho|servico)|em (divida*|trabalho)|de (trabalho|divida*)))',
    '(folego) ~ (curt*|pouco|faltando|falta|acab*|some|sumiu|nao)',
    '(perd(o|i|endo|e)|sem|falta de|faltando|falta|fico sem|fiquei sem) (o )?folego(?! (de (rir|emocao)|(so )?(quando|se) (eu )?(corro|subo|treino)))',
    '(falt(a|ando|ou|ava)|acab(a|ando|ou)|sem|busc(a|ando)|fome de|pux(a|ando|o)) (o |de |me )?ar(?! (condicionado|livre|fresco))',
    '(dorm*|fic*|passei|passar) ~ sentad(o|a) ~~ (ar|respir*|sufoc*|folego)',
    'ofeg*',
    '(abre|abrindo) ~ (boca) ~ (respirar|puxar)',
  ],
  fala_cortada: [
    '(nao|mal|sem|quase nao) (consig(o|a)|consegue|conseguindo|conseguir|esta|estou|da)? ?(falar|fala|falo|falando|completar|terminar|conversar)',
    'par(o|a|ar|ando) para respirar',
  ],
  cianose: [
    '(labio*|boca|boquinha|beico|beicinho|unhas|ponta dos dedos|lingua) & (rox*|azul*|arroxead*|cinza|acinzent*)',
    '(bebe|filh(o|a)|menin(o|a)|crianca|ele|ela|neto|neta|rostinho|rosto|cara) (esta |ficou |ficando |todo |toda |meio |bem |vai |fica )*(rox(o|a)|roxinh(o|a)|azul|azulad(o|a)|azulzinh(o|a)|cianotic(o|a))',
    '(cianotic(o|a)|ficou sem cor)',
  ],
  chiado: [
    '(chi(a|ando|ado|adeira|adinho)|piando|pia|assobi*|miando|sibil*|ronq*) & (peito|respir*|pulmao|costas|asma)',
    '(nebuliza*|inala*|aerolin|bombinha|salbutamol|berotec|nebulizador) & (nao|nada|sem) ~ (adiant*|resolv*|melhor*|ajud*|funcion*|faz|passou|alivi*|nada)',
    '(ja fiz|fiz|fez|usei|usou|dei) ~ ([3-9]|tres|quatro|cinco|seis|varias|muitas|um monte) ~ (nebuliza*|inala*|bombad*|jatos|puff*|vezes)',
  ],
  esforco_respiratorio: [
    '(costel*|barrig*|pescoc*|peitinho|clavicula|garganta|peito) & (afund*|repux*|retra*|entrando|chupand*|marcand*|pux(ando|a)|sobe e desce|apare*) & (respir*|ar|folego|chiad*|cansad*|bebe|filh*|menin*)',
    '(costelinha*|barriguinha|pescocinho|peitinho) & (afund*|repux*|retra*|aparec*|entrando|pux*|sobe e desce|marcand*)',
    '(nariz|narizinho|narina*|asa*) & (abr(e|indo) e fech*|abr(e|indo)|bat(e|endo)|alarg*) & (respir*|ar|cansad*|bebe|filh*)',
    '(narizinho|asinha*) ~ (abr*|bat*|alarg*)',
    '(gem(e|endo|ido*|ida)) & (respir*|bebe|filh*|menin*|ar|febre|gelad*|colo)',
  ],
  estridor: [
    '(barulh*|ruido|guincho|assobio|apito|apit*|grasn*|rangido) & (puxa* o ar|puxar ar|puxa ar|quando respira|ao respirar|para respirar|inspira*|respirando|respiracao|respira)',
    '(ronco|ronca|roncando) & (puxa* o ar|puxar ar|puxa ar|inspira*|mesmo (parad*|quiet*|acordad*))',
    'tosse ~ (cachorro|foca|latid*|latindo|metalica|rouca|de lata)',
  ],
  engasgo: [
    '(ental(ou|ada|ado|ei)|empac(ou|ado)|agarr(ou|ado)|trav(ou)|parou) & (nao (desce|sobe|passa|vai)|cusp*|saliva|bab*|vomit* tudo) & (carne|bife|frango|osso|pao|comida|espinha|comprimido|garganta|peito|churrasco|peixe)',
    '(carne|bife|frango|osso|comida|churrasco) (entalou|ficou entalad(o|a)|entalad(o|a)|empacou)',
    '(engasg*|ental*|sufoc*) & (com|bala|carne|amendoim|uva|pipoca|pao|osso|espinha|moeda|brinquedo|pecinha|leite|comida|milho|feijao|salsicha|maca|rox*|falar|tossir)',
    '(pres(o|a)|entalad(o|a)|parou|parad(o|a)|trancad(o|a)) ~ (garganta|goela|traqueia|peito) & (bala|osso|espinha|carne|moeda|comprimido|comida|pao|pedaco)',
    '(mao|maos) ~ (pescoco|garganta) & (falar|tossir|som|rox*|ar|engol*|comend*|comida|carne)',
  ],
  baba: [
    '(nao|nem) (desce|passa|desco|vai) (mais )?(nem )?(a )?(agua|saliva|nada|liquido|cuspe)',
    '(cusp(o|indo)|escorr*) ~ saliva',
    '(bab(a|ando|ou)|saliv*|cuspe) & (engol*|garganta|febre|respir*|pescoco|lingua|sentad*|queixo|boca|escorr*|moeda|pilha)',
    '(nao|sem|mal|dificil|dificuldade|doi) ~ (engol(e|ir|o|indo)) ~ (nada|saliva|agua|liquido|propria|cuspe)',
    '(nao|mal) (consegue |consigo |esta )?engol(e|ir|o|indo|iu)(?! (bem|normal|direitinho))',
    '(nao|mal|sem) ~ abr(e|ir|o|indo) ~ boca',
  ],
  trismo: ['(boca|mandibula|maxilar|queixo) & (trav*|tranc*|nao abre|dur(o|a)|endurec*|emperr*|fechad(a|o))'],
  inchaco_lingua: [
    '(beico*|labio*|boca|rosto|cara(?! normal)) & (inch*|gross*|enorme*|gigante*) & (lingua|engol*|garganta|voz|ar|respir*)',
    '(algo|coisa|bolo) ~ (tampando|fechando|tapando|trancando) ~ (garganta|goela)',
    '(garganta|goela|glote) & (fech*|apert*|tranc*|inch*|estreit*|sufoc*|formig*) ',
    '(lingua|labio*|boca) & (formig*|inch*|gross*|cresc*|enorme|balao|dormen*) & ({ALERGENO}|picad*|ferro*|ferrou|comi|comeu|tomei|tomou|apliquei|alergi*)',
    '(voz) & (sumindo|sumiu|rouca|fechando|mudou|abafada) & (inch*|{ALERGENO}|picad*|ferro*|alergi*|placa*|coca*)',
  ],
  inchaco_face: [
    '(labio*|boca|palpebra*|rosto|cara|olho|olhos|beico|bochecha|face) & (balao|bola|monstro|gross(o|a|os|as)|inflad*|deform*|gigante*|enorme*|fecharam|fechou de|inch*)',
  ],
  urticaria: [
    '(corpo|pele|bracos|barriga|pescoco|costas) & (empol*|empip*|pipoc*|encalomb*|verga*|vergo*|urtic*|placa* (vermelha*|que coca*|cocando)|calombo*)',
    '(cheio|cheia|encheu|enchendo|cobert(o|a)|lotad(o|a)) de (placa*|calombo*|caroco*|vergo*|verga*|manchas vermelhas|bolotas)',
    '(tod(o|a)|inteir(o|a)) (empol*|empip*|pipoc*|encalomb*|vermelh(o|a)|cocand*|marcad(o|a)|manchad(o|a))',
  ],
  exposicao_alergeno: [
    '({INGERIR}|depois|apos|usei|passei|apliquei|aplicaram|picad(o|a)|ferroad(o|a)|ferrou|ferrad(o|a)|picou|mordid(o|a)) & {ALERGENO}',
    '(sou|e) (muito )?alergic(o|a) (a|ao) ',
    'alergic(o|a) (a|ao) (abelha*|camarao|amendoim|leite|ovo|dipirona|penicilina|latex|formiga*|marisco*)',
  ],
  tosse_sangue: [
    '(toss*|tuss*|escarr*|cusp*|pigarr*|catarro) & (sangue(?! no olho)|sanguinolent*|ensanguentad*|vermelho|espuma ros*|rajas)',
    'golfada* de sangue',
  ],
  afogamento: [
    '(piscina|mar|rio|lago|lagoa|cachoeira|represa|balde|banheira|tanque|caixa d agua|agua) & (afog*|boiando|afund*|submers*|ficou no fundo|ficou um tempo|engoliu (muita )?agua|vomitou agua|reanim*|resgat*|tirei|tiraram|tiramos|salva vidas|boi(ou|ava)|sem respirar)',
    'quase (me )?(afog*|morr* afogad*)',
  ],
} satisfies Composicoes
