import { queixa } from './termo.ts'

/** Mental health, self-harm, alcohol and other drugs. */
export const MENTE = {
  autoagressao: queixa('Pensamentos de morte ou de se machucar', { psiquiatria: 3 }, [
    '(suicid*|autoexterminio|auto exterminio|autolesao|automutila*|auto mutila*)',
    '{EU_ME}',
    '(vou|quero|queria|penso em|pensando em|pensei em|vontade de|tentei|tentou|pensa em|quer|desejo de|planejando|penso muito em) ~ ({EU_ME}|me enforcar|se enforcar|me jogar|se jogar|pular d(a|o)|me cortar|se cortar|me machucar|se machucar|me ferir|se ferir|sumir do mundo|sumir desse mundo|sumir desta vida|desaparecer do mundo|me matar)',
    '(quero|queria|vontade de|penso em|pensando em|pensamento de|pensamentos de|melhor|prefiro|preferia|desejo) (so )?(morrer|estar mort(o|a)|morte|nao acordar|dormir e nao acordar|nao ter nascido|nunca ter nascido|deixar de existir)',
    '(nao (quero|queria|aguento|consigo|tenho vontade de|vejo (sentido|motivo) (em|para)|ha motivo para|tenho motivo para|vejo razao para|vale a pena)) (mais )?(viver|continuar viv(o|a)|existir|estar viv(o|a)|continuar vivendo)',
    '(nao (tenho|sinto)|sem|perdi a|perdeu a) (mais )?(vontade de|motivo para|razao para) viver',
    '(cansei|cansad(o|a)|desisti) d(e|a) (viver|vida)',
    '(me cortando|me cortei|se cortou|se cortando|cortei os pulsos|cortou os pulsos|cortar os pulsos|me corto|me enforcar|se enforcou|se enforcar|pular da (ponte|janela|sacada))',
    '(minha vida|a vida|viver) ~ (nao (faz|tem) ~ sentido|nao vale)',
    '(carta de despedida|me despedindo de todos|ninguem sentiria (minha )?falta|estariam melhor sem mim)',
    '(morrer|sumir) ~ (e a unica|seria a|e a) (saida|solucao)',
  ]),
  overdose: queixa('Ingestão de remédios ou substância em excesso', { psiquiatria: 1 }, [
    '(tomei|tomou|ingeri|ingeriu|engoli|engoliu|bebi|bebeu|comeu|comi) ~ (muitos|varios|cartela|cartelas|caixa|caixas|frasco|vidro|todos|tudo|monte|excesso|demais|um bocado|punhado|dezenas|[2-9][0-9]) ~ ({REMEDIOS})?',
    '(tomei|tomou|engoli|engoliu) ~ {REMEDIOS} ~ (demais|todos|tudo|de uma vez|a mais|em excesso|para morrer|da gaveta|da caixa)',
    '(overdose|superdosagem|super dosagem|intoxicacao por (remedio|medicamento)*)',
    '(usei|cheirei|usou|cheirou|fumou|fumei) ~ (muita|demais|muito) ~ (cocaina|crack|droga|drogas|lanca|bala|ecstasy|heroina|pedra)',
  ]),
  surto: queixa('Ouvir vozes, estar fora da realidade ou agressivo', { psiquiatria: 2 }, [
    '(ouvindo|ouve|ouco|escuto|escuta|escutando) ~ (voz|vozes)',
    '(alucina*|surto|surtando|surtou|surtad(o|a)|psicotic(o|a)|psicose|delirio de|mania de perseguicao|vendo (coisas|vultos|gente) que nao (existe|existem)|fora da realidade)',
    '(quero|vontade de|vou|ameacando|ameacou) ~ (matar|ferir|machucar|agredir) ~ (alguem|pessoas|familia|mae|pai|filho|filha|esposa|marido|todo mundo|ele|ela)',
  ]),
  abstinencia: queixa('Parada recente do álcool com tremor ou confusão', { psiquiatria: 2 }, [
    '(parei de beber|parou de beber|sem beber|abstinencia|larguei a bebida|largou a bebida) ~~ (tremendo|tremor|tremores|suando|vendo|confus(o|a)|alucina*|convuls*|delirando)',
    '(delirium tremens)',
  ]),
  embriaguez: queixa('Muito álcool com dificuldade de acordar', {}, [
    '(bebeu|bebi|bebado|bebada|coma alcoolico|embriagad(o|a)|alcool) ~~ (nao acorda|desacordad(o|a)|nao responde|apagou|desmaiou|inconsciente)',
    'coma alcoolico',
  ]),
  ansiedade: queixa('Ansiedade', { psiquiatria: 4 }, [
    '(ansiedade|ansios(o|a)|panico|crise de (ansiedade|nervos|panico|choro)|nervosismo|angustia|angustiad(o|a)|fobia|estresse|estressad(o|a)|burnout|esgotamento|preocupacao excessiva|crises de ansiedade|sindrome do panico|nervos a flor)',
  ]),
  tristeza: queixa('Tristeza ou desânimo', { psiquiatria: 4 }, [
    '(tristeza|triste|depressao|depressiv(o|a)|deprimid(o|a)|deprimente|sem vontade (de|para) (nada|fazer nada|sair)|choro (facil|o tempo todo|todo dia|muito|sem motivo)|chorando (muito|o tempo todo|todo dia|sem motivo|a toa)|vazio por dentro|luto|desesperanca|sem esperanca|baby blues)',
  ]),
  insonia: queixa('Dificuldade para dormir', { psiquiatria: 3, neurologia: 1 }, [
    '(insonia|{NAO_CONSEGUE} (dormir|pegar no sono)|nao (durmo|dorme|estou dormindo)|sono (ruim|leve|agitado|perturbado)|perdi o sono|acordo (varias vezes|de madrugada|no meio da noite)|sem dormir)',
  ]),
  atencao: queixa('Dificuldade de atenção ou de comportamento', { psiquiatria: 3 }, [
    '(tdah|deficit de atencao|falta de (atencao|foco|concentracao)|hiperativ*|autis*|bipolar*|toc|transtorno|irritabilidade|vicio|alcoolismo|dependencia quimica|parar de beber)',
  ]),
}
