import { queixa } from './termo.ts'

/** Chest, circulation and fainting. */
export const CORACAO = {
  dor_toracica: queixa('Dor no peito', { cardiologia: 3 }, [
    '(chest pain|dolor en el pecho|dor toracica)',
    '(pontada|fisgada|facada|dor) ~~ (lado (esquerdo|direito) d(o|a) (peito|torax))',
    '{DOR} ~ {PEITO}',
    '{PEITO} ~ {DOI}',
    '(dor|dores|pontada) (em cima|em baixo|embaixo|atras) d(o|a) (peito|coracao|esterno)',
    '(estou|acho que estou|sera que estou|pode ser|parece) (infartando|infarto|tendo um infarto|tendo infarto|enfartando)',
    '(angina|infartando|tendo um infarto)',
  ]),
  aperto_peito: queixa('Aperto ou peso no peito', { cardiologia: 3 }, [
    '((?<! (quando|que|se|ou|eu|ao) )aperto|apertando|aperta|{PESO}|opressao|pressao(?! (normal|alta|baixa|boa|arterial|controlada|[0-9]+|no ouvido|nos ouvidos))) & (peito|coracao(?! (bom|normal|controlado))|torax)',
    '((?<! (quando|que|se|ou|eu|ao) )aperto|apertando|apertado|pressao|{PESO}|pesado|queimacao|ardencia|opressao|esmagando|esmagamento|sufocando) ~ {PEITO}',
    '{PEITO} ~ (apertado|apertando|pesado|esmagado|oprimido|espremendo)',
    '(elefante|boi|cavalo|piano|geladeira|tonelada|saco de cimento|pedra|tijolo|bigorna) ~~ {PEITO}',
  ]),
  dor_irradiada: queixa('Dor que se espalha para braço, mandíbula, pescoço ou costas', { cardiologia: 1 }, [
    '(peso|dor|dormencia|formigamento) ~ (dois bracos|bracos|braco esquerdo|braco todo)',
    '(mandibula|queixo|maxilar|pescoco) ~ (doendo|dor|doi|apertando)',
    '(dor|dores|pontada) que (vai|sobe|desce|corre|pega|passa|espalha) ~ (queixo|braco|mandibula|maxilar|pescoco)',
    'dor que (vai|sobe|desce|corre|pega|passa|espalha) ~ (queixo|braco|mandibula|maxilar|pescoco)',
    '(dor|dores|aperto|pontada|queimacao) ~~ (vai|indo|irradi*|desce*|espalh*|corr*|pega*|sobe*|passa*|respond*) ~ (braco|bracos|queixo|mandibula|maxilar|ombro|costas|pescoco)',
    '(irradia*|espalha*|corre|correndo|desce|descendo|vai|indo|sobe|subindo|pega|pegando|puxa|puxando|passa|passando) ~ (braco|bracos|mandibula|queixo|pescoco|ombro|costas|maxilar)',
    '(braco|mandibula|queixo) ~ (doendo|doi|dormente|formigando|pesado|pesada)',
    '(dor|dormencia|formigamento) ~ (braco esquerdo|mandibula|queixo|maxilar)',
  ]),
  suor_frio: queixa('Suor frio ou palidez', {}, [
    '(suando|suor|suad(o|a)) ~ gelad(o|a)',
    '(gelad(o|a)|suad(o|a)|suando|suor) (e |, )?(suad(o|a)|gelad(o|a)|fri(o|a)|palid(o|a))',
    '(mao|maos|maozinha|maozinhas|pe|pes|pezinho*|corpo|pele) ~ (gelad(o|a|os|as)|fri(a|as|o|os)|marmorizad*|manchad(a|as) de roxo)',
    '(fiquei|ficou|estou|esta|ficando) (tod(o|a) |bem |muito )?(palid(o|a)|branc(o|a)|gelad(o|a)|amarel(o|a) feito cera|sem cor|cinza|acinzentad*)',
    '(marmorizad*|pele fria|suando gelado|sudoreic(o|a)|sweating)',
    '(suor|suores|suando|suadeira|suei|sudorese) ~ (frio|fria|gelado|gelada|bicas|muito|intenso|intensa)',
    '(suando frio|sudorese)',
    '(palid(o|a)|pele palida|branc(o|a) (que nem|feito|igual|como) (papel|cera)|branquel(o|a))',
  ]),
  palpitacao: queixa('Coração acelerado ou batendo fora do ritmo', { cardiologia: 3 }, [
    '(coracao|peito) & (batendo rapid*|irregular|pulando|descompass*|fora do ritmo|batendo forte|galopando|saindo pela boca)',
    '{PEITO} & (disparad*|disparou|aceler*|a mil)',
    '(coracao|pulso) ~ (1[3-9][0-9]|2[0-9][0-9])',
    '(palpitac*|batedeira|taquicardia|arritmia|disritmia)',
    '{PEITO} ~ (acelerad(o|a)|disparad(o|a)|disparando|disparou|acelerou|acelerando|pulando|falhando|descompassado|descompassada|saindo pela boca)',
    '(batimento|batimentos) ~ (acelerad*|rapid*|irregular*|alt*|fort*)',
  ]),
  infarto_agora: queixa('Mal súbito do coração, dito como de agora', { cardiologia: 3 }, [
    '(teve|tive|tendo|sofreu|sofri|deu) (um |uma |o )?(infarto|enfarte|infarte|ataque cardiaco|ataque do coracao|parada cardiaca) (agora|agorinha|hoje|ha pouco|neste momento|ha (uma|meia|[0-9]+) (hora|horas|minutos)|essa (noite|manha|madrugada))',
    '(infart(ei|ou)|enfart(ei|ou)) (agora|agorinha|hoje|ha pouco)',
    '(teve|sofreu|tendo) (um )?(infarto|enfarte|infarte|ataque cardiaco) (, )?(e agora (, )?)?o que (eu )?(faco|fazer|devo fazer|posso fazer)(?! para (prevenir|nao ter|evitar))',
  ]),
  desfibrilador_disparou: queixa('Choque do desfibrilador implantado', { cardiologia: 2 }, [
    '(marca passo|marcapasso|desfibrilador|cdi) & (choque*|disparou|disparando|disparos)(?! (de nada|nenhum))',
  ]),
  desmaio: queixa('Desmaio', { neurologia: 1, cardiologia: 2 }, [
    '(cag*|diarreia|caganeira|vomit*|evacu*|desarranjo) & (apagando|apaguei|apagou)(?! (a|o) (luz|fogo|fogao|celular))',
    '(cai|caiu) (dur(o|a)|de repente)',
    '(perdi os sentidos|perdeu os sentidos|blecaute|mal subito)',
    '(desmaio|desmaios|desmaiei|desmaiou|desmaiando|desmaiar|desmaiad(o|a)|desfaleci|desfaleceu|desacordei|sincope|passamento)',
    '(perdi|perdeu|perda de|perdendo) (a |os )?(consciencia|sentidos)',
    '(cai|caiu) (duro|dura|desacordad(o|a))',
  ]),
  quase_desmaio: queixa(
    'Sensação de desmaio',
    { clinica_medica: 1, cardiologia: 1 },
    [
      'sensacao ~ (morte|morrer|desmaio)',
      '(parece que|acho que) vou (morrer|desmaiar|apagar)',
      '(vista|visao|olhos) & (escurec*|escura|preta|apagando|escurecida)',
      '(quase|vou|ia|como se fosse) (apag*|desmai*|cair)',
      '(quase (desmaiei|desmaio|desmaiando|cai|apaguei)|vou desmaiar|parece que vou desmaiar|sensacao de desmaio|vontade de desmaiar)',
      '(vista|visao) ~ (escura|escurec*|preta)',
      '(escurec*) ~ (vista|vistas|visao)',
    ],
    ['desmaio', 'perda_visao'],
  ),
  inchaco_pernas: queixa('Inchaço nas pernas', { cardiologia: 2, clinica_medica: 1 }, [
    '(perna|pernas|pe|pes|panturrilha|canela) & (inchou|inchada|inchado|inchando|o dobro|mais grossa|maior que a outra|igual um tronco|enorme)',
    '{INCHADO} ~ (perna|pernas|pe|pes|tornozelo|tornozelos|panturrilha)',
    '(perna|pernas|pe|pes|tornozelo|tornozelos|panturrilha) ~ {INCHADO}',
  ]),
  dor_panturrilha: queixa('Dor na panturrilha', { ortopedia: 2 }, [
    '(batata) & (dura|doendo|doi|inchad*|quente|vermelha|perna)',
    '(dor|doi|doendo) ~ batata',
    '{DOR} ~ (panturrilha|panturrilhas)',
    '(panturrilha|panturrilhas) ~ ({DOI}|dura|endurecida|quente|vermelha)',
  ]),
  membro_frio: queixa('Braço ou perna fria, pálida ou sem pulso', { cardiologia: 1 }, [
    '(pe|mao|perna|dedos) & (pret(o|a)|gelad*) & (sentir|sinto|dor|doendo|dorm*)',
    '(pe|perna|mao|braco|dedos|dedo) & (gelad(o|a|os|as)|palid(o|a|os|as)|sem pulso|azulad(o|a|os|as))',
    '(perna|braco|pe|mao|dedo|dedos) ~ (gelad(o|a)|branca|azulad(o|a)|sem pulso)',
    '(perna|braco) ~ fri(o|a)',
  ]),
  dor_rasgando: queixa('Dor no peito ou nas costas que parece rasgar', { cardiologia: 2 }, [
    '(rasg(o|a|ando|ou|ada)|dilacer*|rasgad(o|a)) & (costas|peito|barriga|paleta*|torax|por dentro)',
    '(dor|sensacao) ~ (rasgando|rasga|dilacerante|rasgo|facada|lancinante) ~ (peito|costas|barriga)',
    '(dor|pontada) ~ (peito|costas) ~ (rasgando|rasga|dilacerante|rasgo)',
  ]),
  pressao_alta: queixa('Pressão alta', { cardiologia: 3, clinica_medica: 1 }, [
    'pressao & (alta|subiu|elevada|descontrol*|[12][0-9] por)',
    'pressao ~ (alta|altissima|subiu|subindo|descontrolada|descompensada|elevada|nas alturas)',
    '(hipertens(o|a|ao)|controle d(a|e) pressao|acompanhar (a )?pressao)',
  ]),
  pressao_baixa: queixa('Pressão baixa', { clinica_medica: 1 }, [
    'pressao ~ (baixa|baixou|baixissima|caiu|caindo|despencou)',
    'hipotens*',
  ]),
  massa_pulsatil: queixa('Algo que pulsa na barriga', {}, [
    '(caroco|bola|massa|algo|coisa|umbigo|barriga) ~ (pulsando|pulsa|pulsatil|latejando|batendo)',
    'aneurisma & (dor|doi|doendo|pontada)',
  ]),
  sopro: queixa('Sopro ou alteração do coração em exame', { cardiologia: 5 }, [
    '(sopro|arritmia no exame|bloqueio de ramo)',
  ]),
}
