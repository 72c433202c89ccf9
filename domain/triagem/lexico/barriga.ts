import { queixa } from './termo.ts'

/** Digestive tract. */
export const BARRIGA = {
  dor_abdominal: queixa('Dor na barriga', { gastroenterologia: 2, clinica_medica: 1 }, [
    '{DOR} ~ ({BARRIGA}|tripas|intestino|vesicula|baixo ventre|umbigo)',
    '({BARRIGA}|baixo ventre) ~ {DOI}',
    '(colica|colicas) ~ {BARRIGA}',
    '(colica|colicas)',
  ]),
  barriga_dura: queixa('Barriga dura ou muito dolorida ao toque', { gastroenterologia: 1 }, [
    '{BARRIGA} ~ (dur(o|a)|rigid(o|a)|tabua|endurecid(o|a)|travad(o|a))',
    '(doi|dor) ~ (encostar|apertar|soltar|tocar|relar|mexer) ~ {BARRIGA}',
  ]),
  dor_baixo_direita: queixa('Dor embaixo, do lado direito da barriga', { gastroenterologia: 1 }, [
    '(dor|doi|doendo|pontada) ~~ (lado direito|direita|direito) (embaixo|em baixo|de baixo|inferior|da barriga|do abdomen|do baixo ventre)',
    '(dor|doi|doendo) ~~ (embaixo|em baixo|baixo ventre|perto da virilha|parte de baixo) ~ (direit(o|a))',
    '(apendicite|fossa iliaca|apendice)',
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
    '(vomitando|vomito|vomitos|vomitar|vomita|vomitei) ~ (tudo|sem parar|toda hora|o tempo todo|o dia todo|a noite toda|direto|varias vezes|muitas vezes|nao para|persistente*|incontrolavel|incontrolaveis|ha dias)',
    '(nao (paro|para|parou|parei) de vomitar|vomitei (mais de )?[0-9]+ vezes|vomitou (mais de )?[0-9]+ vezes)',
  ]),
  vomito_sangue: queixa('Vômito com sangue ou cor de borra de café', { gastroenterologia: 2 }, [
    '(vomit*) ~ (sangue|borra de cafe|ensanguentado|cafe)',
    '(sangue) (no|pelo) (vomito)',
    '(botando|pondo|saindo|cuspindo|golfando) ~ sangue ~ (boca|pela boca)',
    'hematemese',
  ]),
  vomito_verde: queixa('Vômito verde em criança', { pediatria: 1 }, [
    '(vomit*) ~ (verde|esverdead(o|a)|bile|bilis|biliosos)',
  ]),
  fezes_pretas: queixa('Fezes pretas como piche', { gastroenterologia: 2 }, [
    '(fezes|coco|evacuacao|evacuando|cagando|diarreia) ~ (pret(o|a|as)|piche|borra de cafe|escur(as|o|a) e (fedid|fetid)*|negr(o|as))',
    'melena',
  ]),
  sangue_fezes: queixa('Sangue nas fezes', { gastroenterologia: 3 }, [
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
    '(nao|sem|parei de|parou de) ~ (pum|puns|gases|gas|peid(o|ar|ando|os)|flatos|soltar gases)',
    '{BARRIGA} ~ (inchada|estufada|distendida|dilatada) ~~ (sem evacuar|nao evacuo|nao vou ao banheiro|sem soltar gases|nao solto gases)',
    'obstrucao intestinal',
  ]),
  gases: queixa('Gases', { gastroenterologia: 2 }, [
    '(gases|estufamento|barriga (inchada|estufada)|flatulencia)',
  ]),
  ictericia: queixa('Pele ou olhos amarelados', { gastroenterologia: 2 }, [
    '(olho|olhos|pele|corpo|rosto|bebe) ~ (amarel(o|a|os|as)|amarelad(o|a|os|as)|amarelinh(o|a))',
    '(amarelao|ictericia|hepatite)',
    '(urina|xixi) ~ (coca cola|cor de cha|cor de coca|escura)',
  ]),
  hernia_presa: queixa('Hérnia dura, dolorida, que não volta', { gastroenterologia: 1 }, [
    'hernia ~~ (dur(o|a)|nao volta|nao entra|doi|doendo|dor|rox(o|a)|presa|encarcerada|estrangulada|saiu)',
  ]),
  hernia: queixa('Hérnia', { gastroenterologia: 2 }, [
    '(hernia|hernias)(?! de disco| discal| na coluna| cervical| lombar)',
  ]),
}
