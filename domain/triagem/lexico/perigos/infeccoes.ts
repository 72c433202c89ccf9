import { contexto, queixa } from '../termo.ts'

const ARREDORES_DO_OLHO = '(olho*|palpebra*|sobrancelha|em volta do olho|orbita)'

/** Places where an infection cannot get out, and things of hospitals that bring one in. */
export const INFECCOES = {
  cateter_ou_fistula: contexto('Cateter, fístula, sonda, port ou dreno', [
    '(cateter*|catater|fistula|fav|port a cath|portocath|port|picc|permcath|dreno|nefrostomia|duplo j|sonda vesical|sonda no xixi|acesso central|traqueo*|gastrostomia|colostomia|dialise peritoneal|bolsa da dialise|valvula da cabeca|dvp)',
    'sonda ~ (bexiga|urina|xixi|urinar)',
  ]),
  sem_fremito: queixa('Fístula ou membro sem a vibração de sempre', {}, [
    '(fistula|fav) & (parou|nao (treme|vibra|sinto|ronrona)|sem (fremito|vibra*|tremor|pulso|ronron*|zumb*)|fria|dura|muda|calad*|sumiu|quiet(a|o)|inchad*|sangr*|esguich*|vermelh*|pus)',
  ]),
  local_do_cateter: queixa('Vermelhidão, pus ou sangue no lugar do cateter', {}, [
    '(cateter*|fistula|port|picc|permcath|dreno|acesso|saida d(o|a) (cateter|sonda)|sonda) & (pus|secrec*|vermelh*|quente|inchad*|doendo|dor|vaz*|saiu|fedid*|fedor|purulent*)',
    '(bolsa|liquido) (da dialise|peritoneal|da bolsa) ~ (turv(o|a)|leitos(o|a)|sujo|escur(o|a)|com fios)',
    '(sonda|cateter) & (entup*|nao (drena|sai|desce)|parou de (drenar|sair)|saiu|arranc*|puxou|sangue)',
  ]),
  obstrucao_do_rim: queixa('Pedra, sonda ou rim único com dor', { urologia: 2 }, [
    '(pedra|calculo|colica) & (rim|rins|renal|ureter|urina) & (febre|calafrio*|tremend*|tremedeira|vomit*|nao (sai|urino|faco)|sem urinar|rim (so|unico)|um rim|transplant*)',
    '(um rim so|rim unico|so tenho um rim|doei um rim|rim transplantado|unico rim) & (dor|doi|febre|pedra|urin*|sangue|xixi|inch*)',
  ]),
  prostata_com_febre: queixa('Dor embaixo e dificuldade de urinar com febre em homem', { urologia: 3 }, [
    '(perineo|entre o saco e o anus|prostata|pe da barriga|la embaixo|bexiga) & (dor|doi|doendo|ard*|peso|latej*) & (febre|calafrio*|tremend*|tremedeira|frio)',
    '(xixi|urin*|mij*) & (trav*|goteja*|pinga*|nao sai|fraco|custa|dificil|trancad*) & (febre|calafrio*|tremend*|tremedeira)',
    '(biopsia d(a|e) prostata|puncao d(a|e) prostata) & (febre|calafrio*|tremend*|sangue|mal)',
  ]),
  garganta_que_fecha: queixa(
    'Garganta inchada de um lado, boca que não abre ou pescoço inchado',
    { otorrinolaringologia: 1 },
    [
      '(garganta|amigdala|ceu da boca|campainha) & (um lado|inchad* de um|empurr*|torta|bola|fechand*) & (febre|abre|engol*|fala|voz|batata|baba|cusp*|ouvido|pescoco)',
      '(voz) & (batata quente|abafad(a|o)|fanhos(a|o)|diferente|mud(ou|ada)) & (garganta|engol*|febre|bab*)',
      '(nao|mal|custa|dificil) ~ (abr(e|o|ir)|engol(e|o|ir)) ~ (boca|saliva|cuspe|agua|direito)? & (dente|siso|garganta|amigdala|febre|pescoco inch*|queixo inch*)',
      '(queixo|embaixo d(o|a) (queixo|lingua|mandibula)|assoalho da boca|pescoco|papada) & (inch*|dur(o|a)|vermelh*|empedrad*) & (dente|siso|canal|extra(i|c)*|engol*|lingua|bab*|febre|respir*|falar)',
      '(lingua) & (levantad*|empurrad*|para cima|inchad*|nao cabe) & (dente|febre|queixo|bab*|fal*|engol*)',
    ],
  ),
  orbita_com_febre: queixa('Olho fechado de inchado, saltado ou doendo ao mexer', { oftalmologia: 2 }, [
    `${ARREDORES_DO_OLHO} & (inch*|fechad*|fechou|saltad*|para fora|rox*|vermelh*|tapad*) & (febre|doi (ao|para|quando) (mex*|mov*|olh*)|nao mexe|dobrad(o|a)|dupl(o|a)|embac*|sinusite|enxerg* (mal|pouco|menos))`,
  ]),
  orelha_ou_osso_atras: queixa(
    'Atrás da orelha inchado, ou orelha vermelha e dura',
    { otorrinolaringologia: 2 },
    [
      '(atras d(a|o) (orelha|ouvido)|osso d(a|o) (orelha|ouvido)|mastoide) & (inch*|vermelh*|quente) & (febre|empurr*|dor|doi|latej*|para frente|de abano|pus)',
      '(orelha|cartilagem|piercing|brinco) & (vermelh*|inch*|quente|deformad*|pus|latej*|dur(a|o)) & (febre|cartilagem|piercing|espalh*|doi muito|nao aguent*|toda)(?! ~ (lobulo|furo do brinco))',
    ],
  ),
  barriga_de_cirrotico: queixa('Barriga d’água com febre, dor ou confusão', { gastroenterologia: 1 }, [
    '(cirrose|cirrotic(o|a)|ascite|barriga d agua|figado) & (confus*|sonolen*|trocando o dia|sono invertido|mao* trem*|bate asa|variando|febre|dor na barriga|barriga (dura|doendo)|vomit* sangue|fezes pretas|coco preto)',
  ]),
  pe_de_diabetico: queixa('Ferida no pé de quem tem diabetes', { clinica_medica: 1 }, [
    '(pe|pes|dedo do pe|dedao|calcanhar|sola|perna) & (ferida|ulcera|machucado|bolha|buraco|corte|calo|unha) & (diabet*|acucar alto|insulina) & (pret*|rox*|escur*|pus|fed*|podre|cheiro|vermelh*|inch*|osso|subindo|febre|secrec*|bicho*|verme*)',
    '(diabet*) & (dedo*|pe) & (pret(o|a)|rox(o|a)|escur*|gangren*|necros*|frio|podre|fedendo)',
  ]),
  carne_que_apodrece: queixa(
    'Infecção que anda depressa, com dor fora de proporção, pele escura ou mau cheiro',
    {},
    [
      '(dor) & (nao (condiz|bate|combina) com|maior (do )?que (parece|o tamanho|a ferida)|desproporcional|absurda|insuportavel) & (vermelh*|ferida|corte|furo|pelo|espinha|pele|picada|inch*|perna|coxa|virilha|braco)',
      '(saco|escroto|virilha|perineo|partes|nadega|vulva|bunda) & (pret(o|a)|rox(o|a)|escur*|necros*|podre|fed*|crepit*|bolha*|estal*|inchad* e (vermelh*|quente)) & (febre|diabet*|dor|cheiro|espalh*|rapido|acucar|hoje|horas|dext*|hgt|carnica)',
      '(crepit*|estala* (igual|feito|como) plastico bolha|ar (embaixo|debaixo) da pele)',
      '(ferida|escara|ulcera|lesao de pressao|lesao por pressao) & (pret*|fed*|podre|cheiro|pus|verd*) & (febre|confus*|sonolen*|resmung*|mole|nao come|quieta|quieto|acamad*|38|39)',
    ],
  ),
  mao_que_nao_fecha: queixa('Dedo inchado inteiro que não estica', { ortopedia: 1 }, [
    '(dedo|mao|palma) & (inchad* (inteiro|todo|igual salsicha|que nem salsicha)|salsicha|nao (estic*|dobr*|fech*)|dobrad(o|a)) & (corte*|fur*|espinho|mord*|dent*|febre|pus|latej*|vermelh*|espet*)',
  ]),
  bicheira: queixa('Bicho ou larva em ferida, nariz ou ouvido', { clinica_medica: 1 }, [
    '(bicheira|miiase|tapuru)',
    '(larva*|verme*|bicho*) ~ (viv*|mexendo|andando|saindo|dentro) & (ferida|nariz|ouvido|gengiva|olho|couro cabeludo|machucado)',
    '(mosca|varejeira) & (botou|pousou|ovo*|larva*|bicho*|verme*) & (ferida|nariz|ouvido|machucado)',
  ]),
  mama_com_pus: queixa('Mama dura, vermelha, com febre ou pus', { ginecologia: 2 }, [
    '(mama|peito|seio|teta) & (vermelh*|quente|pus|dur(o|a)|bola|caroco|inflamad*) & (febre|38|39|calafrio*|tremend*|pus|antibiotico) & (amament*|mam(a|ando|adas)|leite|bebe|nenem|parto|resguardo|puerp*)',
  ]),
  idoso_que_mudou: queixa('Pessoa idosa que ficou outra de um dia para o outro', { clinica_medica: 1 }, [
    '(mae|pai|avo|vo|vovo|vozinh*|idos(o|a)|sogr(o|a)|senhora|senhor|paciente|pcte|tia|tio|bisav*|acamad(o|a)|velh(o|a|inho|inha)) & (de repente|do nada|de ontem para (hoje|ca)|desde (ontem|hoje|cedo|a noite)|hoje|essa noite|ontem|[1-3] dias|dois dias) & (confus*|variando|variou|trocando tudo|nao (reconhece|conhece|fala coisa|sabe onde)|sonolen*|so dorme|nao acorda direito|resmung*|nao (come|comeu|bebe|levanta)|largad(o|a)|prostrad*|agitad(o|a)|agressiv(o|a)|vendo (coisa*|gente|bicho*)|fora do ar|aere(o|a)|quiet(o|a) demais|caiu [2-9] vezes|molinh(o|a)|xixi na roupa|delir*)',
  ]),
  sopro_e_febre: queixa(
    'Febre longa com problema de válvula, dente tratado ou droga na veia',
    { clinica_medica: 1 },
    [
      '(valvula|sopro|protese|marca passo|marcapasso|febre reumatica|droga na veia|endocardite|cardiopatia congenita) & (febre|febrinha|calafrio*|suor noturno|suando de noite|tremedeira)',
      '(febre|febrinha|calafrio*) & (manchinha*|pontinho*|riscos|mancha*) & (dedo*|unha*|palma*|sola*)',
    ],
  ),
  cirurgia_de_protese: contexto('Prótese de junta', [
    '(protese|placa|parafuso|pino*|haste) & (joelho|quadril|ombro|perna|femur|fixador|coluna|tornozelo)',
  ]),
  carrapato: contexto('Contato com carrapato', [
    '(carrapat*|micuim|micuins)(?! ~ (cachorro|cadela|gato|gado|boi|vaca|meses|anos))',
  ]),
  colo_que_fede: queixa(
    'Corrimento com cheiro forte e febre depois de parto, aborto ou DIU',
    { ginecologia: 1 },
    [
      '(parto|cesarea|cesariana|aborto|curetagem|resguardo|pn|puerper*|diu|bebe nasceu|ganhei (o )?bebe) & (fed*|cheiro|podre|fetid*|pus|purulent*|sangue escuro) & (febre|38|39|calafrio*|tremend*|dor|utero|barriga)',
      '(loquios|loquio) ~ (fetid*|fedid*|mal cheiros*)',
    ],
  ),
  tampao_ou_pele_vermelha: queixa(
    'Absorvente interno ou pele vermelha como sol com febre e pressão baixa',
    {},
    [
      '(absorvente interno|tampao|ob|coletor menstrual|esponja) & (esquec*|ficou|dentro|dias|febre|mal|fed*|vermelh*) & (febre|vomit*|tont*|desmai*|diarreia|vermelh*|pressao)',
      '(pele|corpo) ~ (vermelh(o|a)|igual queimad* de sol|tipo camarao|de camarao) & (febre|descasc*) & (tont*|desmai*|pressao|vomit*|mole|confus*)',
    ],
  ),
} as const
