import { contexto, queixa } from './termo.ts'

/** Skin, hair, nails and eyes. */
export const PELE_OLHOS = {
  coceira: queixa('Coceira na pele', { dermatologia: 3 }, [
    '(coceira|coceiras|cocando|coca|cocar|comichao|prurido|pinica|pinicando)',
  ]),
  manchas_pele: queixa('Manchas ou alteração na pele', { dermatologia: 3 }, [
    '(estria*|celulite|foliculite|bolinhas|pele)',
    '(vermelhinho|vermelhinha|pele vermelha|bolinha* (no|na)|bolinhas)',
    '(mancha|manchas|bolinhas|pintinhas|erupcao|brotoeja|vermelhidao|placas vermelhas|empolad(o|a)|micose|impinge|impingem|pano branco|dermatite|eczema|psoriase|vitiligo|descamando|descamacao|pele (seca|descascando|irritada|vermelha|grossa)|frieira|assadura|foliculite|melasma|rosacea|cravos|espinhas|espinha|acne|sarna|escabiose|piolho|caspa|seborreia|catapora)',
    '(mancha|lesao|ferida|feridinha|verruga|verrugas) ~ (pele|rosto|braco|perna|mao|costas|corpo)',
    '(verruga|verrugas|pele oleosa|estrias|calo|calos|olho de peixe)',
  ]),
  cabelo_unha: queixa('Queda de cabelo ou problema nas unhas', { dermatologia: 4 }, [
    '(queda de cabelo|cabelo ~ caindo|perdendo cabelo|perda de cabelo|calvicie|calvo|alopecia|couro cabeludo|caspa)',
    '(unha|unhas) ~ (fraca|fracas|micose|fungo|amarelada|amareladas|quebradicas|quebrando|descolando|encravada)',
  ]),
  pinta_mudou: queixa('Pinta que mudou ou ferida que não cicatriza', { dermatologia: 4 }, [
    '(pinta|sinal|mancha|verruga) ~ (mudou|mudando|cresceu|crescendo|sangra|sangrando|escureceu|mudando de cor|irregular|coca e sangra)',
    '(ferida|machucado|lesao) ~ nao (cicatriza|fecha|sara|cura)',
  ]),
  pele_quente_vermelha: queixa('Pele vermelha, quente e dolorida que se espalha', { dermatologia: 2 }, [
    '(perna|braco|pe|pele|rosto|mao) ~ (vermelh(o|a)) ~~ (quente|inchad(o|a)|doendo|espalhando)',
    '(erisipela|celulite infecciosa|vermelhidao ~ (espalhando|quente))',
  ]),
  abscesso: queixa('Furúnculo ou caroço com pus', { dermatologia: 5, clinica_medica: 3 }, [
    '(unheiro|paronicia|nascid(a|o)(?<! recem nascid(a|o))(?<! (dias|meses|semanas|horas) de nascid(a|o))|furunc*|cisto inflamado|pus|carnegao|bartholin|tumor de pus|pilonidal)',
    '(caroco|bolinha|calombo|inchaco|dedo|unha|cisto) & (pus|inflamad*|inflamou|vermelh* e quente|latejando|infeccion*)',
    'unha encravada',
    '(furunculo|furunculos|abscesso|abcesso|nascida(?<! recem nascida)|carnegao|panaricio|caroco ~ pus|pus)',
  ]),
  bolhas_mucosa: queixa('Bolhas ou pele soltando, com feridas na boca ou nos olhos', { dermatologia: 1 }, [
    '(pele|bolha*) & (descasc*|solt*|desprend*|descol*|despel*) & (boca|olho*|mucosa|genita*|anticonvuls*|antibiotico|lamotrigina|alopurinol|carbamazepina|sulfa)',
    '(boca|olhos) ~ ferid* & (pele|bolha*|mancha*) & (remedio|antibiotico|anticonvuls*|febre|descasc*|solt*)',
    '(bolhas|pele (soltando|descolando|caindo|despelando)) ~~ (boca|olhos|mucosa|corpo todo|corpo inteiro)',
    '(feridas na boca) ~~ (bolhas|pele soltando)',
  ]),
  zoster: queixa('Bolhas doloridas em faixa de um lado do corpo', { dermatologia: 3 }, [
    '(cobreiro|herpes zoster|zoster|herpes)',
    'bolhas ~ (faixa|lado do corpo|um lado|costela|costelas)',
  ]),
  bolhas: queixa('Bolhas na pele', { dermatologia: 2 }, ['(bolha|bolhas)']),
  olho_vermelho: queixa('Olho vermelho ou irritado', { oftalmologia: 8 }, [
    '{OLHO} ~ (vermelh(o|os|a)|irritad(o|os|a)|remelando|remela|grudando|grudad(o|os)|lacrimejando|cocando|coca|ardendo|secrecao|secos|seco|inchad(o|os))',
    '(conjuntivite|tercol|calazio|blefarite|remela|remelas|coceira ~ {OLHO}|areia (no|nos) olho*)',
  ]),
  dor_ocular: queixa('Dor no olho', { oftalmologia: 3 }, [
    '(olho|olhos) & (explodir|estourar|dur(o|a) (como|igual|feito|que nem)|latej*|doi demais|doendo demais|doendo muito)',
    '{DOR} ~ (olho|olhos|ocular|globo ocular)',
    '(olho|olhos) ~ {DOI}',
    '(olho|olhos) vermelh(o|os) e ~ {DOI}',
  ]),
  dor_atras_olhos: queixa(
    'Dor atrás dos olhos',
    { clinica_medica: 2 },
    ['{DOR} (no fundo|atras|por tras) (do|dos|de) (olho|olhos)'],
    ['dor_ocular'],
  ),
  luz_incomoda: queixa('Incômodo com a luz', { oftalmologia: 1, neurologia: 1 }, [
    '(fotofobia|(luz|claridade|sol) ~ (incomoda|incomodando|doi|atrapalha|irrita)|incomodo com (a )?luz|sensibilidade a luz|nao (aguento|suporto) (a )?(luz|claridade))',
  ]),
  flashes_moscas: queixa('Clarões ou moscas volantes na vista', { oftalmologia: 3 }, [
    '(moscas volantes|mosquinhas|flashes|clarao|claroes|raios de luz|relampagos) ~~ (olho|olhos|vista|visao)',
    '(moscas volantes|flashes de luz|flashs)',
  ]),
  quimico_olho: queixa('Produto ou objeto que atingiu o olho', { oftalmologia: 2 }, [
    '(cal|agua sanitaria|soda|acido|desentupidor|cloro|cimento|amonia|alvejante|removedor|thinner|super bonder|querosene|produto) & (olho|olhos|vista)',
    '(agua sanitaria|soda|acido|cal|cimento|produto|quimico|alcool|desinfetante|detergente|cola|veneno|tinta|querosene|gasolina|cloro|solvente) ~~ {OLHO}',
    '{OLHO} ~~ (agua sanitaria|soda caustica|acido|cal virgem|cimento|produto quimico|cloro|faisca|faiscas|estilhaco|estilhacos|caco|solda|limalha|soco|bolada|pancada)',
    '(perfur*|furou|furei|furado|pancada|soco|bolada|cortou|corte|faisca|estilhaco|caco|prego|solda|esmeril|ferro|limalha|arame|graveto|galho|metal) ~ (no|nos|dentro do|o meu|o) {OLHO}',
    '{OLHO} ~ (furado|cortado|perfurado|sangrando)',
  ]),
  lente_contato: contexto('Uso de lente de contato', [
    '(lente de contato|lentes de contato|(uso|usando|usei|dormi de|dormi com|tirei a) (a )?(lente|lentes))',
  ]),
  vista_cansada: queixa('Óculos ou vista cansada', { oftalmologia: 4 }, [
    '(oculos|grau da lente|miopia|astigmatismo|vista cansada|catarata|glaucoma|olho seco|enxergar de (perto|longe)|exame de vista)',
  ]),
  pele_preta: queixa('Pele escura, com bolha escura ou mau cheiro', { dermatologia: 1 }, [
    '(bolha*) ~ (rox*|escur*|sangue|pret*)',
    'dor desproporcional',
    '(ferida|pele|perna|barriga) ~~ (fedendo|fedid*|podre|estalando|crepit*)',
    '(pele|saco|dedo|dedos|ferida|carne|pe) ~ (pret(a|o|as|os)|necros*|podre|apodrec*|gangren*|escurec*)',
    '(pele|barriga|perna|ferida) & (bolha escura|bolhas escuras|fedid*|podre|crepit*)',
  ]),
  infeccao_que_sobe: queixa('Vermelhidão que se espalha depressa', { dermatologia: 1 }, [
    '(vermelh*|vermelhidao|inchaco) & (subiu|subindo|espalh*|cada hora|ate o joelho|rapido)',
  ]),
  lesao_que_cresce: queixa('Lesão de pele que cresce, sangra ou não fecha', { dermatologia: 5 }, [
    '(ferida|afta|mancha|caroco|lesao) ~ (boca|lingua|labio|gengiva|orelha|nariz|rosto|couro) & (semanas|meses|nao (cicatriza|sara|fecha|some)|cresc*|sangra)',
    '(listra|faixa) ~ unha',
    '(pinta|sinal|mancha|verruga) & (cresc*|mud*|cor|irregular|assimetric*|coca|sangr*|escur*|alto relevo)',
    '(casca|casquinha|ferida|feridinha|machucado|lesao|pinta|verruga|mancha|bolinha|sinal) & (nao (fecha|cicatriza|sara|cura)|sangra|sangram|crescendo|cresceu|irregular|duas cores|mudou|mudando|meses aberta)',
    '(muitas pintas|melanoma)',
  ]),
  olho_eletivo: queixa(
    'Exame de vista ou do fundo do olho',
    { oftalmologia: 5 },
    [
      '(linhas|letras|imagem|imagens) & (tort*|distorc*|ondul*)',
      '(pterigio|olho torto|palpebra caid*|lacrimej*) ',
      '(grau|oculos|lente*) & (trocar|mudar|ruim|fraco|venceu|quebr*|novo|antigo)',
      '(enxergo|enxergar|enxergando|vista|visao) & (ruim|pior|piorando|fraca|dificil|embacad*|diminu*) & (meses|anos|aos poucos|devagar|longe|perto|farol|quadro)',
      '(enxerg*|vista|visao) ~ (ruim|dificil|piorando|fraca|pior) ~~ (meses|anos|quadro|longe|perto|celular|leitura)',
      '(pelezinha|carnosidade|pterigio|carne) & (olho|vista)',
      '(fundo de olho|mapeamento de retina|retina|catarata|glaucoma|pressao d(o|os) olho*|oftalmo*|oculista)',
      '(cilio|cilios|palpebra|palpebras) & (coca*|cocando|caspa*|caspinha|caid(a|as)|terc*|crost*|trem*|inflam*)',
      '(branco do olho|parte branca do olho|olho) & (mancha de sangue|mancha vermelha|sangue)',
    ],
    ['manchas_pele', 'manchas_que_nao_somem', 'sangramento', 'coceira'],
  ),
  visao_lenta: queixa('Visão que muda devagar', { oftalmologia: 5 }, [
    '(grau|oculos) & (trocar|mudar|ruim|fraco|venceu)',
    '(linhas|letras|imagem) & (tort*|distorc*|ondul*)',
    '(pelezinha|carnosidade|pterigio) ~',
    '(nunca|nao) (fiz|medi|fez) ~ (fundo de olho|pressao d(o|os) olho*)',
    '(enxergo|enxergar|enxergando|vista|visao) & (embac*|pior|piorando|fraca|ruim|diminu*) & (meses|anos|aos poucos|devagar|noite|farol)',
    '(tenho|com|minha|operar|opera) (a )?(catarata|estrab*)',
    '(vesg*|estrabismo)',
  ]),
}
