import type { Composicoes } from './tipos.ts'

/** What a hand, an instrument or an image has to settle. */
export const DE_EXAME = {
  ferimento: [
    '(cort(ei|ou|e)|rasg(uei|ou)|abri(u)?|fur(ei|ou|o)|espet(ei|ou)|ral(ei|ou|ado)|esfol*|arranc(ou|uei)) & (mao|dedo|pe|perna|braco|queixo|testa|joelho|cabeca|sobrancelha|coxa|canela|cotovelo|palma|calcanhar|labio|orelha|unha|faca|vidro|caco|lata|prego|arame|anzol|espinho|calcada|estilete)(?! (o cabelo|gluten))',
    '(ponto|pontos|sutura*|costur*|dar ponto|levar ponto) & (precis*|acho|sera|lev*|cort*|abert*|abriu|arrebent*|solt*)',
    '(farpa|espinho|anzol|caco|prego|estrepe|agulha|lasca|pedrinha|pedra|vidro) & (dedo|mao|pe|perna|joelho|dentro|pele|unha|tirar|sai|entrou|espet*|fur*|pisei)',
    '(ferida|machucado|ulcera|escara|lesao|corte) & (nao (fecha|cicatriza|sara|cura)|abert(a|o) ha|cheir*|secrec*|pus|inflam*|infec*)',
    '(tetano|antitetanica) ',
    '(cicatriz|corte|pontos|curativo|cirurgia) & (abriu|abrindo|pus|secrec*|vermelh*|inflam*|vaz*|molh*)',
  ],
  abscesso: [
    '(inch*|bola|caroco*) & (vagina|vulva)',
    'bartholin*',
    '(bola|caroco|calombo|nodulo|espinha interna|cisto|pelo encravado|inguinha|regiao|unha|dedo|dedao|sovaco|axila|virilha|bunda|bumbum|nadega|coccix) & (inflam*|pus|infec*|quente e|vermelh(o|a) e (quente|inchad*|dolorid*)|latej*|carnegao)',
    '(inchaco|bola|caroco|bolinha|calombo) & (vagina|vulva|virilha|nadega|bunda|coccix|axila|sovaco) & (dolorid*|doendo|doi|dor|quente)',
    '(espinha|espinhona) & (dur(a|o)|quente|enorme|doendo) ',
    '(furunc*|abscess*|abcess*|carnegao|nascida(?<! recem nascida)|unheiro|panariz|panaricio|pus|cabeca de prego|tercolao|hidraden*|bartholin*|pilonidal)(?! ~ (garganta|amigdal*))',
  ],
  pele_quente_vermelha: [
    '(perna|braco|pe|mao|coxa|canela|panturrilha) & (vermelh*|avermelh*) & (quente|inch*|espalh*|dolorid*|doend*)',
    '(erisipela|celulite infec*)',
  ],
  entorse: [
    '(cotovelo|joelho|dedo|punho|ombro|polegar) ~ nao (estica|dobra|mexe|gira|fecha|levanta) & (queda|cai|caiu|bati|pancada|jogo|bola|torci|tomb*)',
    '(torci|torceu|torcid*|torcao|vir(ei|ou)|pis(ei|ou) em falso|entort(ei|ou)|desloqu(ei|ou)|desloc(ou|ei)|lux*|machuc*|bat(i|eu)|prend(i|eu)|prens(ei|ou)|topada|martel*|chut(ei|ou)|pancad*|bolad*) & (pe|tornozelo|joelho|punho|dedo|mao|braco|ombro|cotovelo|quadril|costela*|canela|coxa|unha|dedao|polegar)',
    '(cai|caiu|tomb(o|ei)|escorreg*|queda) & (punho|mao|ombro|joelho|tornozelo|costela*|quadril|cotovelo|braco|bunda|coccix|pe) & (dor|doi*|doend*|inch*|rox*|dolorid*|mex*|levant*)',
    '(joelho|tornozelo|ombro|dedo) ~ (virou|saiu|estalou|torceu|deslocou|falseou)',
  ],
  roxo_de_pancada: [
    '(bat*|pancad*|prend(i|eu)|torc*|queda|cai|caiu|topada|martel*|chut*|prens*|quina|porta|tombo|bolad*|soco) & (rox*|pret(o|a)|arroxead*|hematoma*)',
    '(dedo|unha|joelho|braco|perna|pe|tornozelo|mao|coxa|canela|olho|costela) (d(o|a) (pe|mao|perna) )?(esta |ficou |ficando |todo |toda |meio |com )*(rox(o|a|inho|inha)|arroxead(o|a)|hematoma*)(?! e (fri|gelad))',
    'unha (roxa|preta|roxinha)',
  ],
  caroco: [
    '(bolinha|bola|inchacinho|bolota|calombo) & (pescoco|axila|virilha|nuca|braco|perna|costas|cabeca|punho) & (semanas|notei|percebi|senti|cresc*|aument*)',
    '(ganglio*) & (inch*|pescoco|axila|virilha|cresc*|dur*)',
    '(caroco*|carocinho*|calombo*|nodul*|bolinha dura|bola dura|massa|lombinho|lipoma*|cisto*|ingua*|landra*|linfonod*) & (pescoco|axila|virilha|costas|braco|perna|cabeca|nuca|testa|garganta|punho|cresc*|aument*|duro|some|desaparec*|apareceu|notei|percebi|achei|sovaco|corpo)',
  ],
  nodulo_mama: [
    '(bico|mamilo|mama|mamas|seio|seios|peito|aureola) & (retra*|secre*|sangue|sangr*|caroco*|carocinho*|nodul*|ferida|casca|afund*|repux*|endurec*|bolinha dura|ingua|pele de laranja|assimetr*)(?! ~ (bebe|amament*|mamar))',
  ],
  nodulo_testiculo: [
    '(caroco*|carocinho*|nodul*|bolinha*|bola|endurec*) & (testicul*|saco|escroto|bolsa escrotal)',
  ],
  lesao_genital: [
    '(pus|corriment*|secrec*|saindo|gotej*|liquido) & (penis|pinto|pau|bilau|membro|uretra|glande)',
    '(ferid*|verrug*|bolh*|bolinha*|caroc*|lesao|ulcera|cancro) & (penis|pinto|pau|vulva|vagina*|anus|glande|genita*|intim*|la embaixo|prepucio)',
    '(sifilis|gonorr*|hiv|hpv|clamidia|dst|ist|herpes genital) & (positiv*|deu|teste|exame|trat*|parceir*|peguei|expost*|suspeit*)',
    '(camisinha|preservativo) & (estour*|fur(ou)|romp*|rasg*|saiu|sem)',
    'corriment* & (cheiro|fed*|fet*|amarel*|verd*|cinza|peixe|ferid*|verrug*)',
  ],
  prostata_exame: [
    '(jato|xixi|urina*) & (frac(o|a)|fin(o|a)|demor*|gotej*|pinga*|interromp*|forca para)',
    '(acordo|levanto) & ([2-9]|duas|tres|quatro|cinco|varias|muitas) vezes & (urin*|xixi|mij*|banheiro|noite)',
    '(exame|toque|psa|biopsia) ~ prostata',
    '(penis|pinto|pau) & (entort*|tort(o|a)|curv*)',
    '(inch*|aument*|crescid*) ~ (saco|testicul*|escroto) , sem dor',
    '(saco|testicul*|escroto) & (inch*|cheio de agua|aument*|crescid*|peso) & (mes|meses|ano|anos|tempo)',
  ],
  sangramento_fora_de_hora: [
    '(sangr*|sangue|escape*|borra|sujou|mancha*) & (relac*|transar|transo|sexo|menopausa|parei de menstruar|fora (do|da)|entre (as|uma)|nao menstruo)',
  ],
  prolapso: [
    '(bola|carne|peso|bexiga|utero|caroco|bolinha) & (vagina|embaixo|perereca) & (saind*|desc*|caid*|caiu|sensacao|para fora|aparec*)',
    'dor* ~ (na|nas|durante a|durante as|ter) (relac*|sexo|penetra*)',
  ],
  disfagia: [
    '(comida|carne|pao|arroz|alimento*) ~ (fica|para|parad*|parando|ental*|pres*|trav*|agarr*) ~ (garganta|peito|meio)',
    '(comida|carne|pao|arroz|alimento*|comprimido|comer|engulo|engolir) & (ental*|par(a|ando)|trav*|pres(a|o)|engasg*|agarr*|empac*|desc(e|er) (devagar|mal|com agua)) & (semana*|mes|meses|vezes|peito|agua|cada vez|sempre|garganta|tempo)',
  ],
  sangue_urina: ['(urin*|xixi|mijo) & (rosad*|avermelh*|vermelh*|sangue|ensanguent*|lavado de carne)'],
  intestino_mudou: [
    '(intestino|fezes|coco|evacu*|habito) & (mud(ou|aram|anca)|fin(as|o|inhas)|fita|alterna*) & (mes|meses|semana*|agora|antes|tempo)',
  ],
  hernia: [
    '(hernia*)(?! (de disco|discal|na coluna|cervical|lombar|de hiato))',
    '(bola|bolinha|caroco|calombo|inchaco|saliencia) & (umbigo|virilha) & (entra|volta|sai|tuss*|toss*|forca|some|aparec*|pe|deit*)',
  ],
  varizes: [
    '(variz*|vasinh*|veia*) & (perna*|gross*|saltad*|dilatad*|opera*|escler*|cirurg*|cans*|inch*|doi*|dor)',
    'dor* ~~ (perna|pernas|panturrilha|batata) ~~ (caminh*|ando|andar|andando|quarteir*) ~~ (paro|parar|parado|descans*)',
    '(perna|pernas|panturrilha) ~~ dor* ~~ (caminh*|ando|andar|andando|quarteir*) ~~ (paro|parar|parado|descans*)',
  ],
  surdez_subita: [
    '(nao|sem|parei de|deixei de|perdi a) ~ (ouv(ir|indo|o)|escut(ar|ando|o)|audicao) & (ouvido|lado|repente|acordei|hoje|ontem|do nada|subit*|direit*|esquerd*)',
  ],
  ouvido_exame: [
    '(ouvido|ouvidos) & (cera|bichinho|bicho|inseto|mosquito|barata|algodao|cotonete|pus|purg*|vaz(ando|a)|secrec*|sangue|sangr*|escorr*|liquido|lavagem|ferid*)',
    '(ouvido|ouvidos) & (tampad*|entupid*|abafad*) & (um lado|piscina|cera|um so|cotonete|surd*|escut*|ouco)',
    '(escuto|ouco|escutar|ouvir|audicao) & (menos|pouco|mal|dificuldade|perd*|diminu*|pior*|aparelho|baixo|cada vez)',
    '(cotonete|algodao|brinquedo|feijao|milho|bolinha|pecinha|conta|papel|borracha|semente|pedrinha|inseto|bicho) & (nariz|ouvido)',
    '(um lado|lado) ~ nariz & (entup*|fech*|tapad*)',
    'nariz & (um lado so|so de um lado|de um lado|desvio|septo|carne|polipo)',
  ],
  rouquidao_longa: [
    '(rouc*|voz (rouca|ruim|fraca|falhando)) & (mes|meses|semanas|[2-9][0-9] dias|fum(o|ante|ei))',
  ],
  lesao_que_cresce: [
    '(pinta|pintas|sinal|sinais|mancha|verruga|lesao|ferid*|casca*|caroco|bolinha|nodulo) & (cresc*|mud(ou|ando|a)|escurec*|sangr*|irregul*|nao (fecha|cicatriza|sara|cura|some)|duas cores|aument*|alto relevo|borda*)(?! ~ (barba|espinha)) & (pele|rosto|nariz|orelha|costas|braco|perna|labio|boca|lingua|cabeca|couro|testa|mes|meses|pinta|pintas|sinal|unha|mao|pe|peito|barriga|pescoco|ombro|semanas)',
    '(mancha|listra|faixa|risco) & unha & (escur*|pret*|aument*|cresc*)',
    '(mapeamento (corporal|d(e|as) (minhas )?pintas|d(e|a) pele)|dermatoscop*|muitas pintas|mapear as pintas)',
    '(retir*|tir(ar|ei)|remov*|cauteriz*|queimar|operar|arrancar) & (verrug*|polipo*|pinta|pintas|sinal|sinais|cisto*|lipoma*|caroco*|lesao|calo|unha|nevo)',
  ],
  dente: [
    '(dente|dentes|siso|molar|canal|restaurac*|obturac*) ~ (quebr*|mole|dor|doi*|doend*|inflam*|pus|inch*|cari*|infec*|caiu|abscess*|lascou|tratar)',
    '(dor|doendo|doi|inflam*|quebr*|pus|inch*) ~ (dente|dentes|siso|molar|gengiva)',
    'gengiva ~ (inflam*|pus|inch*|abscess*)',
  ],
  articulacao_inchada: [
    '(joelho|tornozelo|punho|cotovelo|ombro|quadril|junta|juntas|articulac*|dedos|maos) & (inch*|agua|derrame|rigid*|endurec*|dur(as|os|a))(?! ~ (bebe|rosto))',
  ],
  deformidade: [
    '(dedo|joelho|mandibula|ombro) & (trav(a|ando|ou)|engat*|bloque*|gatilho|nao estica|nao dobra)',
    '(coluna|ombro*|escapula|quadril) ~ (tort(a|o)|desnivel*|mais alto*|desvio|assimetr*)',
    '(joanete|cisto sinovial|dedo em gatilho)',
  ],
  ombro_travado: [
    'ombro ~ nao (levanta|sobe|mexe|ergue|vai)',
    '(nao|sem) (levanto|ergo|levanta|ergue) ~ ombro',
    'ombro & (nao|sem|mal) (consigo|consegue|levant*|ergu*|conseguir) ~ (braco|levant*|ergu*|vestir|pentear|sutia)',
    'ombro & (congelad*|travad*|travou|capsulite)',
  ],
  dor_ao_andar: [
    '(quadril|virilha|bacia) & (manco|manca|mancando|calcar|cruzar|agachar|abaixar|subir no (carro|onibus)) & (mes|meses|dor|doi)',
  ],
  ciatica_longa: [
    '(lombar|coluna|costas|ciatic*|nervo) & (desc*|perna|irradia*|corre) & (mes|meses|fisio*|nao (resolv*|melhor*|passa)|anos)',
  ],
  perda_lenta: [
    '(forca|musculo|fraqueza|fraca|afin*|murch*|atrofi*) & (mao|maos|braco|perna|pernas|dedos|dedao) & (devagar|aos poucos|lent*|ano|anos|meses|progress*|cada vez)',
  ],
  dormencia_dos_pes: [
    '(mao|maos|dedos|pe|pes|perna|pernas) & (formig*|dormen*|adormec*|choquinho*|queimando) & (noite|meses|anos|ano|acordo|semanas|diabet*|dois lados|duas)',
    '(trem*) & (mao|maos|parad(a|o)|repouso|cabeca|queixo) & (pior*|aument*|meses|cada vez|ano)',
    '(esquec*|perd(e|endo) ~ (bairro|rua|caminho)|memoria|repet*) & (mae|pai|avo|vo|vovo|idos*|sogr*|meses|cada vez|pior*|bairro|caminho|mesma coisa)',
  ],
  visao_lenta: [
    '(vista|visao|enxerg*) & (embac*|fraca|ruim|pior*|diminu*|turv*|neblina|nublad*|cansad*) & (cada vez|devagar|aos poucos|mes|meses|ano|anos|catarata|noite|farol|perto|longe|quadro|letras)',
    '(pelezinha|carnosidade|pterigio|carne|carninha|pele) & (olho|vista) & (cresc*|canto|opera*|colorid*|meses|anos)',
    '(troc*|mud*|atualiz*|renov*|novo|fazer|medir) & (grau|oculos)',
    '(fundo de olho|mapeamento de retina|pressao d(o|os) olho*|exame de vista|tonometria) & (faz(er)?|nunca|diabet*|medi(r)?|quero fazer|marcar|pediu|pediram|famil*)',
    'catarata & (oper*|cirurg*|acho|meses|embac*|enxerg*|nublad*|vista|visao|turv*)',
  ],
  procedimento: [
    '(nunca|nao|faz (anos|tempo|[0-9]+ anos)|ha (anos|tempo|[0-9]+ anos)) ~ (fiz|faco|colho|colhi|fez|fazia|medi) ~ (exame*|toque|eletro|holter|endoscopia|colonoscopia|ultrassom|ultrassonografia|ressonancia|tomografia|raio x|mamografia|preventivo|papanicolau|esteira|ecocardiograma|audiometria|espirometria|densitometria|biopsia|mapeamento|espermograma|hemograma|psa|tsh|eletroneuro*|check up)?',
    '(quero|preciso|vim|gostaria d(e|o)|marcar|agendar|pediu|pediram|mandou|encaminh*) (para )?(fazer |realizar |um |uma |o |a |de |do |da |novo |nova )*(toque|eletro|holter|endoscopia|colonoscopia|ultrassom|ultrassonografia|ressonancia|tomografia|raio x|mamografia|preventivo|papanicolau|esteira|ecocardiograma|audiometria|espirometria|densitometria|biopsia|mapeamento|espermograma|hemograma|psa|tsh|eletroneuro*)',
    '(infiltrac*|cirurgia) ~ (indicad*|marcad*)',
    '(exame|atestado|laudo) ~ (admission*|demission*|periodic*|ocupacion*|aptidao|apto|fisico|pericia)',
    '(pericia|inss|junta medica|detran|cnh)',
    '(coloc*|inser*|tir(ar|o)|retir*|troc(ar|o)|pôr|por|remov*) ~ (o |a |meu |minha |uma |um |os |as )?(diu|implante|implanon|chip hormonal|gesso|tala|sonda|dreno|pontos|cateter|bolsa de colostomia|pino|pinos|curativo)',
    '(faz*|colh*|marc*|agend*|precis*|quero|pedido d*|repet*|pediu|pediram) ~ (papanicolau|preventivo|colonoscopia|endoscopia|eletro|eletrocardiograma|ecocardiograma|espirometria|audiometria|ultrassom|raio x|radiografia|ressonancia|tomografia|biopsia|puncao|infiltrac*|cauteriz*|lavagem|mamografia|risco cirurgico|teste ergometrico|holter|mapa|curativo|sutura|vasectomia agora)(?! (mostr|normal|deu|veio))',
    '(aplic*|tom(ar|o)|levar) ~ (injec*|benzetacil|vacina|infiltrac*|soro|botox|insulina pela primeira)',
    '(papanicolau|preventivo|citologico) & (colh*|colet*|atras*|faz*|marc*|quero|precis*|venc*)',
    '(anticoncepcional|injecao|medicacao|remedio) (injetavel|na veia|intramuscular)',
    '(injec*|injetavel|benzetacil) & (aplic*|tomar|dar)',
    '(colonoscopia|endoscopia) (de )?(rastreio|rotina|preventiva|rastreamento)',
    '(papanicolau|(?<!(um|remedio|tratamento) )preventivo)(?! ~~ (normal|deu|veio|resultado|laudo|mostr*))',
    '(lavagem|limpeza|lavar|tirar a cera) ~ ouvido*',
    '(medir|aferir|verificar|checar) ~ (a )?(pressao|glicemia|glicose)(?! (em casa|todo))',
    '(pesar|medir|pesagem) (e |, )?(medir|vacin*|pesar|pesagem)',
    'vacina* (e |, )?(pes*|med*)',
    '(vacina*|vacinar) & (atras*|precis*|tomar|carteir*) & (bebe|filh*|crianca|menin*|meses|pes(o|ar)|med*)',
    '(quero|precis*|avali*|marc*|ver se|indicac*) ~ (oper*|cirurg*)',
  ],
  crianca_exame: [
    '(ferid*|casc*|machucad*) & (cor de mel|mel|casca amarel*|casquinha*)',
    'amigdal* ~ (grande*|oper*)',
    '(olho|olhinho) ~ (entort*|desvi*|vesg*|estrab*)',
    '(prepucio|pipi|pele do pipi) & (nao (abre|desce|solta|volta)|bico|fech*)',
    '(pis(a|ando)|anda|andando) (tort(o|a)|para dentro|na ponta d(o|os) pe*)',
    '(cai|tropec*) (muito|toda hora|sempre)',
    '(ainda )?nao (anda|senta|engatinha|firma (a cabeca|o pescoco)) ~ (ainda|tem|com|sozinh*)?',
    'ainda nao (anda|senta|engatinha|firma)',
    '(manca|mancando|pux(a|ando) (de uma|a|da) perna|perna torta|pe torto|olho torto|vesg*|estrab*|olho desvia*)',
    '(testicul* ~ (nao desceu|subido)|fimose|hidrocele)',
    '(ferid*|casca*|bolha*) ~ (casca|amarel*|mel)',
  ],
  olho_eletivo: ['(caspinha*|caspa*) ~ (cilio*|palpebra*)'],
  flashes_moscas: ['(mosca volante|moscas volantes)'],
  cabelo_unha: [
    'cabelo* & (cai|cain*|caiu|queda|ralo*|falha*|fino*|entrada*)',
    '(unha*) & (amarel*|gross*|fungo|micose|esfarel*|descol*|quebradi*)',
  ],
} satisfies Composicoes
