import type { Composicoes } from './tipos.ts'

/** Chest, heart beat, fainting, circulation. */
export const DE_CORACAO = {
  dor_toracica: [
    '(agonia|incomodo|desconforto|mal estar|ardor|queimor|queimacao|ardencia|negocio|bagulho|facada|agulhada|espetada|pontada*|fisgada*|ferroada|latej*) ~ {PEITO_SO}',
    '(queima|arde|queimando|ardendo|apert(a|ou)|doi|pes(a|ou)) ~~ {PEITO_SO}',
    '{PEITO_SO} ~ (incomod*|ardendo|queima|arde|queimando|latej*|repux*|dolorid*|doi*|doend*|ruim|estranho)',
    '(dor|queimacao|azia|pressao|mal estar) ~~ (sobe|subindo|subiu|vai|pega|passa|passou) ~ {PEITO_SO}',
    '(mao|maos) ~ {PEITO_SO} & (gelad*|suand*|suad*|dor|morr*|caiu|branc*|palid*|gem*)',
    '(pontada*|dor|facada|fisgada*) ~~ (quando|ao|se) ~ (respiro|respirar|respira|inspir*|tuss*) & {PEITO_SO}',
    '(dor|pontada) (atras|debaixo|embaixo) d(o|a) (mama|seio|costela) esquerd(o|a)',
  ],
  aperto_peito: [
    '(pis(ando|ou)|sentad(o|a)|esmag*|(?<! (quando|que|se|ou|eu|ao) )apert*|espremend*|torcend*|{PESO}|pressao|pesad*|oprim*|compress*|sufoc*|abaf*|prensad*|amass*|trav(ou|ar|ando|ado)) & {PEITO_SO}',
    '(aperto|peso|pressao|queimacao|agonia) ~~ (maxilar|mandibula|queixo|braco|bracos|pescoco|costas|ombro esquerdo)',
    '(caminhao|tonelada|saco de cimento|geladeira|pedra|tijolo|elefante|bigorna|cinta) & {PEITO_SO}',
  ],
  dor_irradiada: [
    '(dor|doi|doendo|aperto|peso|pressao|queimacao|incomodo|pontada|negocio|agonia) ~~ (vai|indo|foi|pega|pegando|respond*|repux*|refle*|vara*|pass*|desc*|sob*|corr*|espalh*|irradi*|atravess*|chega*|estend*|vem|puxa*) ~ (braco|bracos|queixo|mandibula|maxilar|pescoco|garganta|ombro|ombros|costas|costa|paleta|dentes)',
    '(braco|ombro|mandibula|queixo|maxilar) (esquerd(o|a) )?(doendo|doi|doer|doeu|dormente|dorme|pesad(o|a)|formig*|adormec*)',
    '(dor|doi|doendo|dormencia|formigamento|peso) ~ (braco|ombro) esquerdo',
    '(dor|dores|doi|doendo) ~ (ombros|dois bracos) ~ (mandibula|queixo|maxilar|costas)',
    '(dor|dores|doi|doendo) & (mandibula|queixo|maxilar) & (esforco|ando|caminh*|escada|suor|suand*|peito|braco|enjo*)',
  ],
  suor_frio: [
    '(ensopad(o|a)|molhad(o|a)|encharcad(o|a)|pingando|banhad(o|a)|lavad(o|a)) (de|em) suor',
    '(tod(o|a)|muito|bem) (suad(o|a)|molhad(o|a) de suor)',
    '(suando|suor|suava|sua) ~ (sem fazer nada|parad(o|a)|bicas|demais|litros|do nada|de pingar|fri(o|a)|gelad(o|a))',
    '(branc(o|a)|palid(o|a)|amarel(o|a)|cor) ~ (vela|cera|defunto|papel|parede|cadaver|morto)',
    '(empalidec*|descorad(o|a)|sem cor|palidez)',
    '(corpo|pele|maos|pes|mao|pele dela|pele dele) ~ (gelad(o|a|os|as)|fri(o|a|os|as)|pegajos*|umid(a|o)|viscos*)',
  ],
  palpitacao: [
    'coracao & (desregul*|descontrol*|desgovern*|descompens*|doid(o|a)|louc(o|a)|pulando|pul(a|os)|tropec*|sambando|a mil|mil por hora|galop*|corrend*|saltand*|aceler*|dispar*|rapid*|irregular*|fora do compasso|falhando)',
    '(bater|batendo|batidas|batimento*) ~ (desregul*|descontrol*|descompass*|errad*|tort*|rapid*|irregular*|aceler*|muito forte|doid*)',
    '(pulso|pulsacao) ~ (aceler*|rapid*|dispar*|irregular*)',
  ],
  desmaio: [
    '(deu|dei|tive|teve) (um|uma) (apagao|desmaio|sincope|branco e cai)',
    '(acordei|acordou|acordando|dei por mim) ~ (no chao|caid(o|a)|na ambulancia|no hospital)',
    '(cai|caiu|desab(ei|ou)|tomb(ei|ou)) ~ (sem sentidos|inconsciente|desacordad(o|a)|duro|dura|estatelad(o|a)|do nada)',
    '(perd(i|eu|endo)) (o |os )?sentido*',
    '(apaguei|apagou)(?! (sem querer|o |a |as |os |meu|minha|tudo |do |da |de |a luz))',
    'desmai(a|ar|ando|ava|o) ~ (correndo|treino|esforco|exercicio|jogando)',
  ],
  quase_desmaio: [
    '(sensacao|impressao) ~ (que vou|que ia|de que vou) ~ (morrer|desmaiar|apagar|cair)',
    '(vai|vou|fosse|ia) (desmaiar|apagar|cair dur(o|a))',
    '(pernas|perna) bambas? ~~ (vista|desmai*)',
    '(turvou|embacou|sumiu) ~ (a vista|as vistas)',
  ],
  inchaco_pernas: [
    '(perna|pernas|panturrilha|tornozelo*|pe|pes|coxa) & (inch*|mais grossa|o dobro|gross(a|as)|edema*)',
  ],
  dor_panturrilha: [
    '(panturrilha|batata) & (dor|doi|doendo|dur(a|o)|vermelh*|quente|empedrad*|pont*|inch*|sensivel)',
  ],
  membro_frio: [
    '(dedos|dedo|pe|pes|mao) ~~ (pret(o|a|os|as)|rox(o|a|os|as)) e (fri*|gelad*)',
    '(dedos|pe|perna) (do pe |da mao )?(fri*|gelad*) e (pret*|rox*|dor*)',
    '(pe|mao|dedos|perna|braco) ~~ (fri(o|a|os|as)|gelad(o|a|os|as)) (e |, )?(rox*|palid*|branc*|dor*|sem|formig*|azul*)?',
    '(pe|mao|perna|braco) ~~ (rox(o|a)|palid(o|a)|branc(o|a)|azul*) e (fri(o|a)|gelad(o|a))',
    '(perna|pernas|braco|bracos|pe|pes|mao|dedo) & (gelad(o|a)|fri(o|a)|branc(o|a)|palid(o|a)|azul*|rox(o|a)|pret(o|a)) & (dor|doi|doend*|dormen*|sinto|sente|sentir|sensib*|formig*|de repente|pulso)',
  ],
  dor_rasgando: [
    '(rasg*|dilacer*) & (costas|peito|barriga|paleta*|torax|por dentro)',
    '(facada|punhalada) ~ (nas costas|no peito)',
  ],
  pressao_alta: ['pressao & (alta|altissima|subiu|sub*|disparou|nas alturas|nao baixa|elevad*|descontrol*)'],
  pressao_baixa: ['pressao & (baixa|baixissima|caiu|despenc*|caindo|la embaixo|no chao)'],
  massa_pulsatil: [
    '(coisa|caroco|bola|massa|algo|negocio|barriga|umbigo) & (bat(endo|e) no umbigo|puls*|batendo igual coracao|latejando no umbigo)',
  ],
} satisfies Composicoes
