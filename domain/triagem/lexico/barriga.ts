import { queixa } from './termo.ts'

/** Digestive tract. */
export const BARRIGA = {
  dor_abdominal: queixa('Dor na barriga', { gastroenterologia: 2, clinica_medica: 1 }, [
    '{DOR} ~ (costela direita|debaixo da costela|embaixo da costela|abaixo da costela|baixo da costela|alto da barriga|umbigo|figado|vesicula|tripa|intestinos)',
    '(barriga|abdomen|bucho) & (doendo|doi|dolorid*|dor)',
    '(chora|chorando|grita) de dobrar',
    '(encolh*|dobra*) ~ (perninha*|pernas) ',
    '{DOR} ~ ({BARRIGA}|tripas|intestino|vesicula|baixo ventre|umbigo)',
    '({BARRIGA}|baixo ventre) ~ {DOI}',
    '(colica|colicas) ~ {BARRIGA}',
    '(colica|colicas)',
  ]),
  barriga_dura: queixa('Barriga dura ou muito dolorida ao toque', { gastroenterologia: 1 }, [
    '{BARRIGA} & (dur(o|a)|tabua|rigid(o|a)|tens(o|a)|endurecid(o|a)|distendid(o|a))',
    '(nao|sem) ~ (aguenta|aguento|consegue|consigo|conseguir|posso) (pular|me mexer|esticar|endireitar|andar ret(o|a)|esticar a perna)',
    '(anda|andando|andar) (curvad(o|a)|encolhid(o|a)|torto|dobrad(o|a))',
    '{BARRIGA} ~ (dur(o|a)|rigid(o|a)|tabua|endurecid(o|a)|travad(o|a))',
    '(doi|dor) ~ (encostar|apertar|soltar|tocar|relar|mexer) ~ {BARRIGA}',
  ]),
  dor_baixo_direita: queixa('Dor embaixo, do lado direito da barriga', { gastroenterologia: 1 }, [
    'umbigo & (direit(o|a))',
    '(baixo|embaixo|virilha|barriga) & (lado direito) & (dor|doi|doendo|enjoo|febre|fome)',
    '{DOR} ~~ (lado )?direit(o|a) ~ (embaixo|baixo|barriga|ventre|virilha)',
    '(baixo ventre|barriga|embaixo|virilha) ~ lado direito',
    '(dor|doi|doendo|pontada) ~~ (lado direito|direita|direito) (embaixo|em baixo|de baixo|inferior|da barriga|do abdomen|do baixo ventre)',
    '(dor|doi|doendo) ~~ (embaixo|em baixo|baixo ventre|perto da virilha|parte de baixo) ~ (direit(o|a))',
    'fossa iliaca',
    '(comecou|dor) ~ umbigo ~~ (direit(o|a))',
  ]),
  estomago: queixa('Dor ou queimação no estômago', { gastroenterologia: 3 }, [
    '(azia|refluxo|gastrite|queimacao|ma digestao|indigestao|empachad(o|a)|estufad(o|a)|arrot(o|os|ando)|esofago)',
    '{DOR} ~ estomago',
    'estomago ~ ({DOI}|queimando|ardendo|embrulhado|ruim|pesado)',
  ]),
  nausea: queixa('Enjoo', { gastroenterologia: 1, clinica_medica: 1 }, [
    '(enjoo|enjoos|enjoad(o|a)|nausea|nauseas|ansia|ansia de vomito|vontade de vomitar|embrulho)',
  ]),
  vomito: queixa('Vômitos', { gastroenterologia: 2, clinica_medica: 1 }, [
    '(vomito|vomitos|vomitando|vomitei|vomitou|vomita|vomitar|botando tudo para fora|pondo tudo para fora|chamando o raul)',
  ]),
  vomito_persistente: queixa('Vômitos que não param', { gastroenterologia: 2 }, [
    '(nao|sem|nada) ~ (para|parou|fica|segura) (nada|nem agua|agua|comida)? ?(no|na) (estomago|barriga)',
    '(nao) (segura|seguro|para) (nem )?(agua|nada|comida|liquido)',
    'vomit* ~~ (sem parar|toda hora|[4-9] vezes|[1-9][0-9] vezes|direto|varias vezes|tudo que|tudo o que)',
    '(nao) ~ par(o|a|ei|ou) de (vomitar|gomitar)',
    '(vomitando|vomito|vomitos|vomitar|vomita|vomitei) ~ (tudo|sem parar|toda hora|o tempo todo|o dia todo|a noite toda|direto|varias vezes|muitas vezes|nao para|persistente*|incontrolavel|incontrolaveis|ha dias)',
    '(nao (paro|para|parou|parei) de vomitar|vomitei (mais de )?[0-9]+ vezes|vomitou (mais de )?[0-9]+ vezes)',
  ]),
  vomito_sangue: queixa('Vômito com sangue ou cor de borra de café', { gastroenterologia: 2 }, [
    '(vomit*|golf*) & (sangue|borra|ensanguentad*)',
    '(vomit*) ~ (sangue|borra de cafe|ensanguentado|cafe)',
    '(sangue) (no|pelo) (vomito)',
    '(botando|pondo|saindo|cuspindo|golfando) ~ sangue ~ (boca|pela boca)',
    'hematemese',
  ]),
  vomito_verde: queixa('Vômito verde em criança', { pediatria: 1 }, [
    '(vomit*) & (verde|esverdead*|bile|fezes|coco|fecal)',
    '(vomit*) ~ (verde|esverdead(o|a)|bile|bilis|biliosos)',
  ]),
  fezes_escuras_de_ferro: queixa(
    'Fezes escuras de quem toma ferro ou comeu o que as tinge',
    { gastroenterologia: 1 },
    [
      '(fezes|coco|cagando|evacu*) & pret(a|o|as|os) & (sulfato ferroso|noripurum|ferro|acai|beterraba|bismuto|carvao ativado)',
      '(fezes|coco) & (sulfato ferroso|acai|beterraba) & pret(a|o|as|os)',
    ],
    ['fezes_pretas'],
  ),
  fezes_pretas: queixa('Fezes pretas como piche', { gastroenterologia: 2 }, [
    '(fezes|coco|evacu*|caguei|diarreia) & (pret(a|o|as|os)|piche|borra|borra de cafe|petroleo|alcatrao)',
    '(fezes|coco|evacuacao|evacuando|cagando|diarreia) ~ (pret(o|a|as)|piche|borra de cafe|escur(as|o|a) e (fedid|fetid)*|negr(o|as))',
    'melena',
  ]),
  sangue_fezes: queixa('Sangue nas fezes', { gastroenterologia: 3 }, [
    '(sangr*|sangue) & (papel|evac*|vaso|fezes|coco|anus)',
    '(anus|evacuar|evacuo) & (corte|fissura|rasg*|dor|doi|arde)',
    '(fezes|coco|vaso|privada|evacu*|diarreia|papel) & (sangue|sangra*|coagulo*|geleia|morango|gelatina)',
    '(sangue|sangrando|sangramento|sangra) ~ (fezes|coco|papel higienico|evacuar|anus|reto|diarreia|vaso)',
    '(fezes|coco|diarreia|evacuando|cagando) ~ (sangue|sanguinolenta|ensanguentad(o|a))',
  ]),
  hemorroida: queixa('Hemorroida', { gastroenterologia: 4 }, [
    '(hemorroida|hemorroidas|hemorroide|hemorroides)',
  ]),
  diarreia: queixa('Diarreia', { gastroenterologia: 2, clinica_medica: 2 }, [
    '(diarreia|disenteria|desinteria|disinteria|caganeira|piriri|intestino ~ solto|barriga solta|desarranjo|fezes moles|fezes liquidas|coco mole|soltura|dor de barriga e ir ao banheiro|virose|intoxicacao alimentar|gastroenterite|destempero)',
  ]),
  constipacao: queixa('Intestino preso', { gastroenterologia: 3 }, [
    '(intestino preso|prisao de ventre|constipacao|ressecad(o|a)|{NAO_CONSEGUE} (evacuar|fazer coco|cagar|ir ao banheiro)|sem (evacuar|fazer coco|ir ao banheiro))',
  ]),
  parada_gases: queixa('Sem eliminar gases nem fezes', { gastroenterologia: 1 }, [
    '(sem|nao) ~ (ir ao banheiro|evacuar|evacuo|fazer coco) ~~ (vomit*)',
    'barriga ~ inchad* ~~ (sem|nao) (ir ao banheiro|evacu*) ~~ vomit*',
    'nem ~ (pum|puns|gases|gas)',
    '(barriga|abdomen) ~ (enorme|estufad*|inchad*|distendid*) ~~ (vomit*|evacu*)',
    '(sem|nao|parei de|parou de) ~ (gas|gases|pum|puns|peidar|peido)',
    '(nao|sem|parei de|parou de) ~ (pum|puns|gases|gas|peid(o|ar|ando|os)|flatos|soltar gases)',
    '{BARRIGA} ~ (inchada|estufada|distendida|dilatada) ~~ (sem evacuar|nao evacuo|nao vou ao banheiro|sem soltar gases|nao solto gases)',
    'obstrucao intestinal',
  ]),
  gases: queixa('Gases', { gastroenterologia: 2 }, [
    '(gases|estufamento|barriga (inchada|estufada)|flatulencia)',
  ]),
  ictericia: queixa(
    'Pele ou olhos amarelados',
    { gastroenterologia: 5 },
    [
      '(estou|fiquei|to|estamos) (meio |tod(o|a) |bem |muito |ficando )?amarel(o|a|ad(o|a))',
      '(urina|xixi) & (coca|cocacola|cha preto|cor de cha|mate)',
      '(olho|olhos|olhinho|olhinhos|pele|corpo|rosto|bebe|branco do olho|parte branca) (ficou |ficaram |ficando |esta |estao |todo |toda |meio |meia |bem |muito )?(todo |toda |meio |meia |bem |muito )?(amarel(o|a|os|as)|amarelad(o|a|os|as)|amarelinh(o|a|os))',
      '(amarelao|ictericia|hepatite)',
      '(urina|xixi) ~ (cocacola|cor de cha|cor de coca|escura)',
    ],
    ['olho_vermelho'],
  ),
  hernia_presa: queixa('Hérnia dura, dolorida, que não volta', { gastroenterologia: 1 }, [
    'hernia ~~ (dur(o|a)|nao volta|nao entra|doi|doendo|dor|rox(o|a)|presa|encarcerada|estrangulada|saiu)',
  ]),
  hernia: queixa('Hérnia', { gastroenterologia: 2 }, [
    '(bola|caroco|calombo|inchaco) & (umbigo|virilha) & (entra|volta|sai|tossir|deit*|forca|some)',
    '(hernia|hernias)(?! de disco| de hiato| discal| na coluna| cervical| lombar)',
  ]),
  vomito_em_jato: queixa('Vômito em jato', { pediatria: 2 }, [
    '(vomit*|golf*) & (jato|em jatos|esguicho|longe)',
  ]),
  hernia_nao_volta: queixa('Caroço na virilha ou no umbigo que não volta', {}, [
    '(hernia|bola|caroco|calombo|inchaco|umbigo|virilha) & (nao (volta|entra|reduz|vai para dentro)|sem voltar)',
    '(nao (volta|entra)) ~ (para dentro|mais)?',
    '(bola|caroco|calombo) ~ dur(a|o) ~ (virilha|umbigo)',
  ]),
  disfagia: queixa(
    'Comida que para na garganta',
    { gastroenterologia: 5 },
    [
      '(entala*|engasg*|para|trava) ~ (comida|carne|pao|solid*|alimento*)',
      '(dor|dificuldade|doi) ~ engolir ~~ (semanas|meses)',
      '(comida|carne|pao|alimento|alimentos|comer|arroz) ~~ (entala*|para|parando|trava*|presa|agarra*|engasg*|desce) ~ (garganta|peito|devagar|mal)?',
      '(disfagia|dificuldade (de|para) engolir)',
    ],
    ['engasgo'],
  ),
}
