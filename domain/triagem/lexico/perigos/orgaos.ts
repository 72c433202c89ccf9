import { queixa } from '../termo.ts'

/** Signs of one organ that cannot wait, by the words they are told with. */
export const ORGAOS = {
  zoster_na_face: queixa('Bolhas que ardem na testa, no nariz ou em volta do olho', { oftalmologia: 1 }, [
    '(zoster|cobreiro|bolhinha*|bolha*|carocinho*|feridinha*|vesicula*|ferida*) & (testa|olho|palpebra|ponta do nariz|sobrancelha|couro cabeludo|orelha|face|cara) & (ard*|queim*|choque|um lado|lado (direito|esquerdo)|latej*|vista|vermelh*|fechand*|inch*|boca torta|zumbido)(?! ~ (acne|espinha*|labio|boca de sempre))',
  ]),
  ouvido_que_sumiu: queixa('Ouvido que parou de ouvir de repente', { otorrinolaringologia: 3 }, [
    '(acord*|de repente|do nada|subit*|ontem|hoje|amanhec*|agora|dia para (o )?outro) & (ouvido|orelha|escut*|ouv(ir|o|e|indo)|audicao) & (surd(o|a|ez)|sumiu|apag*|perd*|nao (ouco|ouve|escuto|escuta)|mudo|morto|tampou|abafad*|zumbido|apito|chiado) & (um lado|um ouvido|direit(o|a)|esquerd(o|a)|de um|so um|tont*|rodando|zumbido|apito)(?! ~ (normal|voltou|passou|cera|cotonete|gripe|avi(ao|oes)|mergulho|resfriad*))',
  ]),
  comida_entalada: queixa('Comida ou osso entalado, sem engolir nem a saliva', { gastroenterologia: 1 }, [
    '(espinh(o|a)|osso|caroco|comprimido|carne|pedaco) ~~ (pres(o|a)|entalad*|trancad*|atravessad*) ~ (goela|garganta|gogo|esofago)',
    '(carne|osso|espinha|pao|comida|comprimido|frango|churrasco|bife|caroco|dentadura|moeda|pedaco) & (ental*|engasg*|pres(o|a)|parad(o|a)|trav(ou|ad*)|agarr*|nao desc(e|eu)) & (cusp*|bab*|saliva|agua volta|nao (passa|engulo|engole)|volta tudo|horas|desde|ontem|dor|nem agua|vomit*)(?! ~ (semanas|meses|anos))',
  ]),
  coice: queixa('Coice ou chifrada no tronco ou na cabeça', { ortopedia: 1 }, [
    '(coice|chifrada) ~ (barriga|peito|cabeca|costela*|rosto|cara|costas)',
  ]),
  estilhaco_no_olho: queixa('Lasca que voou no olho de martelo ou máquina', { oftalmologia: 1 }, [
    '(martel*|esmeril*|lixadeira|solda*|makita|maquita|furadeira|rocadeira|policorte) & (voou|entrou|pulou|bateu|espirrou) ~~ olho*',
  ]),
  pele_inteira_vermelha: queixa('Pele inteira vermelha ou descamando', { dermatologia: 2 }, [
    '(pele|corpo) (toda|todo|inteira|inteiro) ~ (vermelh*|descam*)',
  ]),
  bombinha_sem_efeito: queixa('Bombinha que não faz efeito', { pneumologia: 1 }, [
    '(bombinha|aerolin|salbutamol|inalacao|nebulizacao) & (nem (faz|fez)|nao (esta )?(faz*|fez|resolv*|adiant*|funcion*|alivi*)|cosquinha|sem efeito)(?! ~ (mal|falta))',
  ]),
  anel_preso: queixa('Anel ou aro que não sai, com inchaço', { clinica_medica: 1 }, [
    '(anel|alianca|argola|arruela) & (nao sai|pres(o|a)|entalad(o|a)|trancad(o|a)) & (inch*|rox*|azul*|dormente)',
  ]),
  penis_quebrado: queixa('Estalo, inchaço ou cor roxa no pênis', { urologia: 2 }, [
    '(penis|pinto|pau|membro|bilau|pipi|piroca|genital) & (estal*|quebr*|crec|dobrou|torto|entort*|estouro|inch*|rox*|beringela|preto) & (transa*|sexo|relac*|erecao|dur(o|a)|cama|namorad*|rox*|sangr*|inch*|nao volta)',
    '(pele|prepucio|cabeca) ~~ (pres(a|o)|nao volta|arregac*) & (inch*|rox*|dor|doend*|estrangul*|fechar|garrot*)',
  ]),
  rosto_torto: queixa('Rosto, pálpebra ou boca que caiu', { neurologia: 2 }, [
    '(boca|rosto|cara|palpebra|face|sorriso|lado do rosto) & (tort*|caid*|caiu|entort*|repux*|nao fech*|paralis*|desceu|escorr*|dormente) & (acord*|hoje|ontem|de repente|do nada|agora|subit*|amanhec*|cuspi|escorre*|agua cai|piscar)(?! ~ (anos|20[0-2][0-9]|desde crianca|antig*|igual|mesma coisa|sequela))',
  ]),
  forca_que_sobe: queixa('Fraqueza ou formigamento que sobe', { neurologia: 2 }, [
    '(formig*|dormen*|fraq*|sem forca|mol(e|es)|bamb(o|a|as)|pesad*|pesando) & (sub(iu|indo|ir)|comec* (pelo|no|nos|pelos) pe*|dos pes|ate (o joelho|a coxa|a cintura|a barriga|as maos)|as duas pernas|os dois (pes|lados)|depois (maos|bracos)) & (dia*|semana|hoje|ontem|diarreia|virose|gripe|vacina|zika|dengue|chik*|andar|levantar|cadeira|engol*|voz|degrau|tropec*|escada)(?! ~ (meses|anos|sentad*|cruz*))',
  ]),
  esqueceu_tudo: queixa('Esquecimento súbito de tudo o que acaba de acontecer', { neurologia: 1 }, [
    '(pergunt*|repet*) & (mesma (coisa|pergunta)|toda hora|de novo|[2-9] vezes|a cada (minuto|dois|cinco)|sem parar) & (de repente|hoje|agora|horas|subit*|do nada|nao lembra|nao sabe|esquec*)',
  ]),
  episodio_que_passou: queixa('Perda de força, fala ou visão que passou em minutos', { neurologia: 2 }, [
    '(fala|boca|braco|mao|perna|lado|vista|visao|olho|rosto|palavra*|lingua) & (enrol*|embol*|tort*|caiu|sem forca|dormente|mort*|pesad*|apag*|sumiu|escur*|escureceu|paralis*|nao (sai*|mexi*|obedec*)|trav*|bob(o|a)|cortina) & ([1-9][0-9]? minuto*|minutos|meia hora|um tempo|uma hora|voltou|passou|ja passou|ja voltou|normal depois|melhorou sozinh*) & (hoje|ontem|agora|cedo|manha|noite|acabou|semana|dias|de novo|[2-9] vez*|pressao|aas|fibrilacao)(?! ~ (enxaqueca|aura|sempre|anos|20[0-2][0-9]))',
  ]),
  peito_de_outro_jeito: queixa(
    'Dor de mandíbula, braço, costas ou estômago ao esforço ou com suor',
    { cardiologia: 2 },
    [
      '(mandibula|queixo|braco esquerdo|braco*|costas|pescoco|boca do estomago|estomago|garganta|ombro esquerdo|dente*) & (dor|doi|doend*|aperto|peso|queim*|pression*|formig*) & (subir|caminh*|esforco|ladeira|escada|andar|carreg*|suor*|suand*|fri(o|a)|palid*|ansia|enjo*|falta de ar|descans*|parad(o|a) (passa|melhora)) & (suor*|suand*|fri(o|a)|palid*|enjo*|ansia|vomit*|falta|descans*|parad(o|a)|para|piorando|mais forte|noite|acord*|diabet*|pressao alta|fum*|stent|infart*|hoje|horas)',
    ],
  ),
  pulmao_de_repente: queixa('Pontada ao respirar ou falta de ar de repente', { pneumologia: 1 }, [
    '(pontada|fisgada|dor|falta de ar|cansaco|folego) & (respir*|puxar o ar|encher o peito|costela*|lado|costas|inspir*|ar) & (de repente|subit*|do nada|viagem|voo|onibus|aviao|gesso|acamad*|operei|cirurgia|parto|pilula|anticoncep*|trombose|perna inchad*|panturrilha|cancer|quimio*|tossi*|magr(o|a)|alt(o|a) e magr*) & (falta|ar|cans*|palpit*|dispar*|sangue|tont*|desmai*|perna*|panturrilha|piora*|curt(o|a)|subir|andar)',
  ]),
  membro_sem_sangue: queixa('Braço ou perna fria, pálida, roxa ou dormente de repente', {}, [
    '(perna|pe|dedo*|braco|mao|panturrilha) & (fri(o|a|os|as)|gelad(o|a|os|as)) & (branc*|palid*|rox*|azul*|dormen*|formig*|dor|doend*|sem pulso|sem sentir|sem forca|marmore) & (de repente|hoje|ontem|horas|hora|agora|subit*|arritmia|fibrilacao|fum*|so um*|um lado|direit*|esquerd*|gesso|tala|fratur*|torniquete|manha|desde|noite)(?! ~ (sempre no frio|raynaud|anos|circulacao ruim))',
  ]),
  veia_que_sobe: queixa('Veia dura e vermelha que sobe pela perna', {}, [
    '(veia|variz|varizes|cordao) & (dur(a|o)|vermelh*|quente|inflam*|caroc*|doend*|dor) & (sub(iu|indo|ir)|joelho|coxa|virilha|aument*|cresc*|acima)',
  ]),
  sangue_da_variz: queixa('Sangue que não para em quem tem plaqueta baixa ou sangra de vários lugares', {}, [
    '(plaqueta*) & (baix*|caiu|[1-9] mil|[1-4][0-9] mil|[1-9]000|[1-4][0-9]000) & (rox*|sangr*|gengiva|nariz|pontinho*|mancha*|menstru*|bolha*|boca|dor de cabeca)',
    '(gengiva*|nariz|boca|menstru*|xixi|urina) & (sangr*|sangue) & (rox*|hematoma*|pontinho* vermelh*|mancha* (rox*|vermelh*)|petequia*|bolha* de sangue) ',
    '(menstru*|regra|sangr*|fluxo) & (tont*|palid*|desmai*|fraq*|branca|escur* a vista|zumbido|coracao|palpit*|cai) & (coagulo*|absorvente*|fralda*|dias|hemorragia|encharc*|toalha*|sem parar|lencol)',
  ]),
  exame_em_panico: queixa('Resultado de exame que pede atendimento agora', { clinica_medica: 2 }, [
    '(potassio) ~ ((6|7|8|2)(\\.[0-9]+)?|6\\.[0-9]+)',
    '(sodio) ~ (1[01][0-9]|16[0-9])',
    '(plaqueta*) ~ ([1-9]|1[0-9]) mil',
    '(neutrofil*) ~ ([1-4]?[0-9]{1,2}|zerad*)(?! (pct|por cento))',
    '(troponina|d dimero) ~ (positiv*|alterad*|alt(a|o)|elevad*)',
  ]),
  barriga_que_trava: queixa(
    'Dor na barriga que piora ao andar, com febre, vômito ou barriga dura',
    { gastroenterologia: 2 },
    [
      '(barriga|abdomen|lado esquerdo|lado direito|pe da barriga|baixo ventre|umbigo|bucho|estomago) & (dor|doi|doend*|pontada|colica) & (dur(a|o)|tabua|andar|pular|tossir|lombada|quebra mola|encost*|apert*|solt*|encolhid*|curvad*|nao (consigo|aguento)|piora*|pior*) & (febre|vomit*|sem (evacuar|fome|peidar|pum)|nao (como|evacu*|peid*|solt*)|calafrio*|suor*|suand*|inchad*|hoje|ontem|horas|desde)',
      '(bolo|caroco|bola|hernia|calombo) & (virilha|umbigo|saco|cicatriz|barriga) & (dur(o|a)|dor|doi|doend*|nao (volta|entra)|rox*|vermelh*) & (vomit*|horas|hoje|ontem|desde|nao (volta|entra)|rox*|febre|pum|evacu*)',
    ],
  ),
  pancada_na_barriga: queixa('Pancada na barriga, nas costelas ou no pescoço com sinais', {}, [
    '(pancada|chute|coice|guidao|guidom|volante|cinto|soco|joelhada|bolada|caiu|cai|queda|chifrada|bati|bateu|acidente|prens*) & (barriga|costela*|figado|baco|rim|flanco|abdomen|lado esquerdo|pescoco|garganta|nuca|coluna) & (dor|doi|dur(a|o)|ombro|tont*|palid*|sangue|xixi vermelho|urina|vomit*|inch*|formig*|dormen*|rox*|rouc*|voz|engol*|choqu*|nao (mexe*|viro|vira)|fri(o|a)|suor*|suand*)',
    '(cai|caiu|bati|bateu|pancada|tombo|queda|acidente|galo) & (cabeca|testa|nuca|cranio|rosto|queixo) & (vomit*|sono|sonolen*|confus*|esquec*|nao lembr*|desmai*|apag*|dor (forte|de cabeca)|estranh*|tont*|visao|vista|convuls*|anticoag*|afina|idos*|dobrad*|pupila|liquido|sangue (do|pelo) (ouvido|nariz)|mole|pior*|repet*|dias depois|semana*)(?! ~ (anos|20[0-2][0-9]))',
    '(tropec*|caiu|cai|queda|tombo|escorreg*) & (quadril|perna|femur|bacia|virilha|membro|mid|mie|coxa) & (curt(a|o)|encurt*|virad(a|o)|rodad(a|o)|para fora|nao (mexe|levanta|pisa|consegue)|torta|torto|nao aguent*)',
  ]),
  osso_ou_junta_fora: queixa(
    'Osso ou junta fora do lugar, dedo solto ou corte que mostra osso ou tendão',
    { ortopedia: 2 },
    [
      '(ombro|cotovelo|punho|pulso|braco|antebraco|tornozelo|joelho|dedo*|perna|mandibula|queixo|patela|rotula|quadril) & (saiu|pul(ou|ado)|fora d(o|e) lugar|deslocad*|desloc(ou|uei)|tort(o|a)|entort*|garfo|virad(o|a)|para o lado|dobrad(o|a) (ao contrario|errad*)|desencaix*|degrau|caiu o queixo|nao fecha) & (cai|caiu|queda|bola|jogo|futebol|tombo|braco|pancada|bocej*|acidente|dor|doi|inch*|formig*|fri(o|a)|rox*|dormen*|nao mex*|hoje|ontem|agora|treino|moto|bicicleta|skate|escola)',
      '(cort*|talho|rasg*|abri*|vidro|faca|serra|maquita|esmerilhadeira|motosserra|facao|foice|navalha|estilete) & (osso|branco la dentro|tendao|nervo|carne viva|gordura|aparec*|palmo|esguich*|jorr*|nao (dobra|mexe|estica|sinto|sente)|dormente|ponta do dedo (solta|fora|saiu|pendurad*|arranc*)|pendurad*|fund(o|a)|abr(iu|e) uma boca|ate o)(?! ~ (cabelo|unha))',
      '(dente|dentes) & (arranc*|saiu inteiro|caiu inteiro|avuls*|pulou|na mao|no leite|com raiz|voou) & (permanente|adulto|anos|queda|bola|soco|tombo|cai|caiu|pancada|raiz)(?! ~ (leite|mole))',
      '(cotovelo) & (cai|caiu|queda|tombo|inch*) & (filh*|crianca|menin*|net*|anos|ele|ela) & (inch*|tort*|mao fria|nao mex*|deform*|rox*|dor)',
    ],
  ),
  olho_em_perigo: queixa('Olho com dor forte, visão que muda, ferro ou produto', { oftalmologia: 2 }, [
    '(olho|vista|olhos) & (dor|doi|doend*|latej*|explod*|pular fora|saltar|dur(o|a)) & (halo*|arco iris|nublad*|embac*|turv*|(?<! (mancha|manchas|manchinha|manchinhas|pintinhas|bolinhas|placas) )vermelh*|luz) & (vomit*|enjo*|dor de cabeca|cabeca|dur(o|a)|pedra|nunca|lente*|pupila|perd*|nao (vejo|enxergo)|horas|desde|ontem|hoje)',
    '(lente*) & (dormi|usei|piscina|banho|torneira|chuveiro|dias|semana) & (dor|doi|vermelh*|mancha branca|ponto branco|luz|pus|embac*|areia)',
    '(martel*|esmeril*|solda*|lixadeira|maquita|prego|arame|faisca|limalha|rocadeira|estilhaco|furadeira|graveto|galho|anzol|dardo) & (olho|vista|pupila) & (entr*|furo*|fur(ou|ada)|vaz*|sangue|embac*|pupila|gota|dor|lagrim*|enxerg*|dentro|bateu|cravad*|pulou|espirr*)',
    '(reta|linha*|azulejo|batente|letra*|rosto*) & (tort*|ondul*|entort*|borrad* no meio|mancha no meio|buraco no meio) & (de repente|dia*|semana|ontem|hoje|um olho|olho)(?! ~ (anos|meses))',
    '(cirurgia|operei|operou|injecao|catarata|retina|transplante) ~~ (olho|vista|cornea)? & (dor|vermelh*|pus|embac*|piorou|escur*|sumiu)',
  ]),
  respira_mal: queixa(
    'Falta de ar que não melhora com bombinha, ou que impede de falar',
    { pneumologia: 2 },
    [
      '(bombinha|puff*|jato*|aerolin|salbutamol|nebuliza*|inalac*|berotec|inalador) & (nao (adianta*|melhor*|resolv*|faz|passa|da|abre|aliv*)|nada|[5-9] (vezes|jatos|puff*)|1[0-9]|toda hora|de hora em hora|pior*|sem efeito) & (ar|falt*|chi*|peito|asma|cans*|fal(o|a|ar)|dorm*|respir*|noite|filh*|nada)',
      '(bombinha|aerolin|salbutamol|inalador) & acabou & (falta de ar|sem ar|chiand*|chiado|peito fechado|sufoc*)(?! ~ (sem crise|nao tenho))',
      '(fal(o|a|ar|ando)) & (de (duas|uma|tres) em|duas palavra*|palavra por palavra|frase*|picad(o|a)|pausa*|sem terminar|cortad*) & (ar|palavra*|respir*|cans*|bombinha|peito|folego)',
      '(inchaco|incha*|perna* inchad*|pes inchad*|barriga inchad*|kg|quilos) & (cans*|falta de ar|deit*|travesseiro*|tosse a noite|sufoc*|sentad(o|a)) & (coracao|marca passo|diuretico|furosemida|lasix|infart*|chagas|pior*|dias|semana|dorm*|subir|banho)',
      '(cusp*|catarro|escarro|tosse|tossindo|tossi) & (podre|fed*|pus|sangue|ferrugem|espuma rosa) & (febre|suor*|emagrec*|dor|falta|semanas|dias|muito|colher*|copo)',
    ],
  ),
  acucar_em_perigo: queixa(
    'Muita sede, urina e emagrecimento, com vômito, sono ou hálito',
    { endocrinologia: 1 },
    [
      '(sede|agua) & (xixi|urin*|mij*|banheiro|fralda*) & (emagrec*|magr*|perd* (peso|quilo*|kg)|quilos|kg|fraq*|cansad*|formiga*|cama molhada|cheiro|halito|acetona|vomit*|respir*|sono*|vista|enjo*|barriga) & (dia*|semana*|mes|filh*|anos|menin*|adolescente|crianca|de repente|nunca|antes)(?! ~ (ozempic|dieta|academia|controlad*))',
    ],
  ),
  rim_em_perigo: queixa(
    'Inchaço no rosto com urina escura ou pouca, ou diálise perdida',
    { clinica_medica: 1 },
    [
      '(inch*) & (rosto|cara|olho*|palpebra*|corpo|pe*|perna*) & (xixi|urin*|mij*) & (escur*|coca|cha|sangue|pouc*|espum*|pouquinho|quase nao|vermelh*|ferrugem)',
      '(dialise|hemodialise|hd|hemodialise) & (faltei|faltou|perd(i|eu)|pulei|pulou|nao (fui|fiz|foi|fez)|sem (ir|fazer)|atras*|cancel*|greve|transporte)',
      '(transplant*|enxerto|rim novo) & (dor|doi|creatinina|subiu|febre|xixi|urin*|inch*|diarreia|vomit*|pressao|pouc*|diminu*|fraq*)(?! ~ (fila|lista|normal|estavel|cabelo|capilar))',
      '(transplant*|medula|enxerto) & (pele|mancha*|amarel*|diarreia|boca|descasc*) & (vermelh*|ferid*|amarel*|litro*|vezes|coc*)(?! ~ (cabelo|capilar))',
    ],
  ),
  sangue_no_estomago: queixa('Fezes pretas e fedidas, ou vômito escuro', { gastroenterologia: 2 }, [
    '(fezes|coco|cocos|barro|evacu*|cag*|defec*) & (pret*|piche|asfalto|borra|graxa|escur* feito|petroleo|pixe|carvao|tinta) & (fed*|cheiro|grud*|tont*|fraq*|palid*|estomago|gastrite|ulcera|anti ?inflamatorio|aas|ibuprofeno|nimesulida|diclofenaco|dias|suor*|desmai*|cansad*|vezes)(?! ~ (ferro|sulfato|beterraba|acai|feijao|bismuto|jabuticaba))',
    '(vomit*|bot(ei|ou)|golf*) & (borra*|cafe|preto|escuro|sangue|vermelho vivo|coagulo*)(?! ~ (beterraba|acai|vinho|suco|melancia))',
  ]),
  beber_parou: queixa(
    'Parou o álcool ou o calmante e treme, sua, vê coisas ou teve ataque',
    { psiquiatria: 1 },
    [
      '(par(ei|ou) (de|com|o|a)|larg(uei|ou)|sem|cort(ei|ou)|suspend*|acabou|tir(ei|ou)|falt(ou|ando)) & (beber|bebida|cachaca|pinga|alcool|cerveja|rivotril|clonazepam|diazepam|alprazolam|lexotan|bromazepam|lorazepam|zolpidem|calmante|gabapentina|pregabalina|baclofeno|gardenal|fenobarbital) & (trem*|suand*|suor*|suador|vendo|ve (bicho|coisa)|bicho*|ouv*|confus*|convuls*|ataque|variando|agitad*|coracao|dispar*|alucin*|nao dorm*|sem dormir|desespero)(?! ~ (anos|meses|20[0-2][0-9]))',
    ],
  ),
  comer_parou: queixa('Magreza extrema com desmaio, fraqueza ou sem comer', { psiquiatria: 1 }, [
    '(anorexi*|bulimi*|nao com(e|o|eu)|sem comer|jejum|vomit* de proposito|vomit* (tudo )?depois de comer|laxante*|imc|pes(o|a|ando) (2[0-9]|3[0-9])|quilos|osso|pele e osso) & (desmai*|tont*|coracao|palpit*|gelad*|rox*|fraq*|inch*|potassio|menstru*|nao levanta|cai|dias|batimento*|caimbra*) & (emagrec*|gord*|espelho|comer|comida|magr*|peso|quilos|kg|dieta|calori*|vomit*|laxante*|filha|filho|anorexi*|bulimi*)(?! ~ (virose|gripe|dengue|bariatrica))',
  ]),
  mente_acelerada: queixa(
    'Dias sem dormir com energia demais, gastos, planos ou fala sem freio',
    { psiquiatria: 2 },
    [
      '(sem dormir|nao dorm*|dorm* (1|2|3|uma|duas|tres|pouco)|virando noite*|[2-9] (dias|noites)) & (energia|acelerad*|fal(a|o|ando)|gast*|compr*|empresa|plano*|projeto*|missao|genio|escolhid*|poder*|ideia*|canta*|rindo|euforic*|eletric*|velocidade) & (parou|sem (o )?(litio|remedio)|bipolar|nunca|dinheiro|cartao|mil|emprego|pedi demissao|pediu demissao|deus|mundo|salvar|rico|casa|carro|agressiv*|irritad*|nu|pelad*|estranh*|assust*|familia)(?! ~ (bebe|recem nascid*|plantao|prova|tcc))',
      '(acha que|diz que|tem certeza|convencid(o|a)|certeza que|jura que|cisma que) ~~ (vizinh*|colega*|policia|governo|familia|marido|alguem|todo mundo|querem|estao|esta) & (envenen*|matar|segu*|persegu*|grav*|espion*|vigi*|filmad*|conspir*|camera*|escut*|hackear*|roub* pensamento|chip|macumba|fal(am|ando) dele|mat(ar|ando))',
      '(voz(?! (esta |ficou )?(falhando|rouca|sumindo|fraca|sumiu))|vozes) & (mand*|ordem|dizendo|diz|fal*|xing*|dentro da cabeca|ninguem (mais )?ouve|chama*) & (matar|machuc*|pular|cort*|me|mim|ele|ela|fazer|facas?|noite|cabeca)(?! ~ (rouc*|garganta|afonic*|gps|consciencia))',
    ],
  ),
  urina_presa: queixa('Sem urinar há horas', { urologia: 3 }, [
    '(sem|nao|nada de|zero) ((consig*|conseg*|faz*|fac*|fez|fiz|sai*|d(a|esce)|est(a|ou)|um|uma|gota|de|mais) )*(mij*|urin*|xixi) & (desde (ontem|cedo|manha|madrugada|a noite)|[6-9] horas|1[0-9] horas|hoje (inteiro|todo)|o dia (todo|inteiro)|a noite (toda|inteira)|estour*|bexiga|gota|pe da barriga|inchad*|doendo)(?! ~ (cama|enurese|fralda))',
  ]),
  sinal_geral: queixa('Sinal geral de perigo', { clinica_medica: 1 }, [
    '(calafrio*|tremedeira|batendo os dentes) & (suor frio|suando frio|confus(o|a)|desmai*)',
  ]),
  febre_fragil: queixa('Febre de quem tem a defesa baixa', { clinica_medica: 1 }, [
    '(febre|febril) & (neutropeni*|imunossup*)',
  ]),
  em_risco: queixa('Pessoa em risco', { psiquiatria: 1 }, [
    '(ouco|escuto|ouve|escuta|ouvindo|escutando) vozes & (mandando|que mandam|ordens)',
  ]),
  exposicao_agora: queixa('Exposição dos últimos três dias', { clinica_medica: 1 }, [
    'profilaxia (pos|depois da) exposicao',
  ]),
  piora_depressa: queixa('Começo súbito ou piora depressa', { clinica_medica: 1 }, [
    '(piora*|piorando|aumentando|cresce|crescendo) ~ (de hora em hora|a cada hora|a cada minuto|hora a hora|minuto a minuto)',
  ]),
} as const
