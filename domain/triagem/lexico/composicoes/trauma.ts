import type { Composicoes } from './tipos.ts'

/** Injury, burns, wounds, eyes. */
export const DE_TRAUMA = {
  pancada_cabeca: [
    '(bat(i|eu|endo|ida)|pancad*|queda|caiu|cai|tomb(o|ou)|acert*|lev(ei|ou)|machuc*|choque|cabecad*|esbarr*|caindo) & (cabeca|testa|nuca|cranio|cocuruto|galo|moleira|de cara no chao|de cabeca)',
    '(cabeca|cabecinha) & (inchad(a|o)|inchou|mole|afundad(a|o)|galo) & (caiu|cai|queda|bat*|tomb*|cama|colo|sofa|trocador|berco)',
    'galo (mole|enorme|grande|na (testa|cabeca|nuca)|feio)',
    '(tijolo|pedra|telha|garrafa|pau|objeto|coco) & (caiu|acert*|bateu|lev*) & cabeca',
  ],
  liquido_da_cabeca: [
    '(liquido|agua|aguinha|sangue) ~ (transparente|clar(o|a))? ~ (nariz|ouvido|orelha) & (pancad*|cabeca|queda|bat*|acidente|cai|caiu)',
  ],
  memoria: [
    '(nao lembro|nao me lembro|nao lembra) ~ (do jogo|do que aconteceu|de nada|da queda|da batida|do acidente)',
  ],
  queda_altura: [
    '(cai|caiu|queda|despenc*|tomb*|pul(ei|ou)|rolou|rolei) & ([2-9] metro*|[1-9][0-9] metros|dois metros|tres metros|quatro metros|telhado|laje|andaime|arvore|muro|janela|sacada|escada|poco|mezanino|caminhao|cavalo|varanda|barranco|ribanceira|andar|andares|beliche)(?! (deslocad|da dor))',
  ],
  acidente_transito: [
    '((?<! (vi um|vi o|medo de|aniversario d(e|o)) )acident*(?! (feio |de (carro|moto) )*(em|de) (19|20)[0-9]*)|capot*|atropel*|colisa*|colid*|batida) & (carro|moto|onibus|caminhao|transito|estrada|volante|airbag|velocidade|dor|doi*)',
    '(bat(i|eu|emos)|cai|caiu|derrap*|levei um tombo) (o |a |de |da |do |com (o |a )?)*(carro|moto|onibus|motocicleta)',
    '(carro|caminhao|caminhonete|carreta|onibus|moto|trator|roda|carroca) ~ passou (por|em) cima (dele|dela|de mim|d(o|a) (meu |minha |nosso |nossa )?(pe|perna|mao|braco|dedo*|barriga|peito|cabeca|corpo|coxa|quadril|filh*|mae|pai|marido|espos*|irma*|menin*|crianca|bebe|avo|vo|vizinh*))',
    '(atropel*|capot*)(?! (pela|pelo|por essa) (vida|semana|rotina|trabalho))',
    '(volante|painel|airbag|guidao|guidom|cinto) & (peito|barriga|pescoco|rosto) & (bat*|peg*|dor|doi*|acert*)',
  ],
  arma: [
    '((levei|levou|levar|tom(ei|ou)|receb(i|eu)|dei|deu|deram|acertou|um|de|por|do|com|marca de) tiro|tiro (n(o|a|os|as)(?! (bomba|bombinha))|de (raspao|arma|revolver|fuzil|espingarda|chumbinho|pressao))|tiros|tiroteio|balead*|bala perdida|facad*|esfaque*|apunhal*|punhalad*|estilhaco de bala|disparo|disparos)(?! (de (canto|guerra)|livre|ao alvo))',
    '(fui|foi) furad(o|a)',
    '(me furaram|furaram (ele|ela|o meu|a minha|meu|minha)) ~ (barriga|bucho|peito|costas|pescoco|costela*|perna|coxa|lado)',
    'tiro ~ (peg(ou|aram)|acert(ou|aram)|atravess(ou|aram)|entrou|passou) ~ (n(o|a|os|as)|meu|minha|d(o|a)|pel(o|a)|de raspao)',
    '(tiro*|baile|assalto|briga|faca*) & buraco ~ (costas|peito|barriga|perna|coxa|pescoco|cabeca)',
    '(canivetada|golpe de faca|garrafada|machadada|facao)',
  ],
  ferimento_profundo: [
    '(cort*|ferid*|ferimento|rasg*|talho) & (osso|fund(o|a)|profund*|pulso|pulsos|pescoco|abert(o|a) enorme|da para ver|gordura|tendao|musculo|carne (viva|aparecendo|para fora))',
    '(serra|makita|motosserra|facao|machado|esmerilhadeira|lixadeira|navalha) & (cort*|peg*|rasg*)',
  ],
  sangramento_ativo: [
    '(sangue|sangr*|cort*|variz|veia|nariz|dente) & (esguich*|jorr*|espirr(a|ando|ou) sangue|nao (para|estanca|parou|parava|esta parando)|sem parar|aos montes|bicas|torneira|poca*|encharc*|ensop*|pulsando)',
    '(nao|sem) (para|parou|parar|estanca|esta parando|consigo parar|consegue parar|estancar) (de |o )?(sangr*|sangue|escorrer)',
    '(sangue|sangr*) & (mais de (uma )?hora|ha (uma )?hora*|horas|toalha*|muito|demais|litro*) & (nariz|dente|corte|ferida|cortei|cortou|nao)',
  ],
  amputacao: [
    '(?<! unha d(o|e) )(dedao|dedo|polegar|mindinho|falange) (inteiro |todo |fora )?(saiu|voou|foi embora|ficou n(a|o) (maquina|serra|makita|corrente|moedor|portao))(?! d(o|a) lugar)',
    '(perdi|perdeu|arranc*|decep*|amput*|cort(ou|ei) fora|saiu|pendurad*|esmag*|mutil*|levou) (o |a |os |as |um |uma |dois |tres |parte d(o|a) |a ponta d(o|a) |ponta d(o|a) |pedaco d(o|a) |meu |minha )*(dedo|dedos|dedao|polegar|falange)',
    '(maquina|serra|moedor|prensa|trator|motosserra|lixadeira|esmeril*|torno|correia|corrente|engrenagem|portao|porta) & (peg(ou|ada)|prend(eu|ida)|pux(ou|ada)|cort(ou|ada)|esmag*|engoliu|arranc*|decep*|amass*) & (mao|dedos|dedo|braco|perna|pe|ponta) & (perd*|arranc*|esmag*|pendurad*|decep*|carne|osso|sangr*|maquina|serra|moedor|prensa|torno)',
  ],
  esmagamento: [
    '{PESADO} & (caiu|caindo|cairam|desab*|tomb(ou)|prens*|esmag*|imprens*|passou por cima|em cima) & (perna|pe|braco|mao|peito|barriga|corpo|costas|quadril|mim|dele|dela|coxa)',
    '(soterr*|imprens*|esmag*) ',
  ],
  objeto_no_corpo: [
    '(ferro|barra|vergalhao|madeira|estaca|galho|arame|cano|chave de fenda|flecha|espeto|grade|lanca|pau|tesoura|faca) & (entr(ou|ado)|atravess*|fincou|cravou|cravad*|enfi(ou|ado|ei)|var(ou|ado)|espet(ou|ado|ei)|perfur*|trespass*) & (barriga|peito|costas|pescoco|coxa|olho|perna|braco|cabeca|virilha|torax|nadega|pe|mao)',
  ],
  fratura: [
    '(perna|braco|punho|tornozelo|pe|mao|dedo|antebraco|coxa|joelho|ombro|cotovelo) & (tort(o|a)|virad(o|a) para|deform*|fora do lugar|formato de|mais curt(o|a)|entort*|dobrad(o|a) ao contrario|em s|pendurad(o|a)|saiu do lugar)(?! (desde (crianca|sempre)))  & (cai|caiu|queda|bat*|acident*|moto|tomb*|torc*|jogo|futebol|escorreg*|pancada|chute|arvore|bola|bicicleta)',
    'perna (ficou |esta )?mais curta',
  ],
  fratura_suspeita: [
    '(acho|sera|parece|suspeita|medo|talvez|possivel*) ~ (que )?(quebr*|trinc*|fratur*)',
    '(quebrei|quebrou|trinquei|trincou|fraturei) ~ (dedinho|dedo (do pe|mindinho)|mindinho|costela|nariz)',
  ],
  luxacao: [
    '(ombro|cotovelo|joelho|patela|quadril|mandibula|queixo|tornozelo) (dele |dela )?(saiu do lugar|deslocou|desloquei|deslocad(o|a)|luxou|luxad(o|a)|desencaixou)',
    '(desloquei|deslocou|luxei|luxou) ~ (ombro|cotovelo|joelho|patela|quadril|mandibula|queixo|tornozelo)',
  ],
  queimadura: [
    '(pis(ou|ei)|encost(ou|ei)|sent(ou|ei)|caiu|cai|peg(ou|uei)) ~ (na|no|numa|num|em) (brasa|carvao em brasa|chapa quente|ferro quente|forno quente|fogueira)',
    '(agua|oleo|leite|sopa|bebida|caldo|cha|cafe|liquido|comida|feijao|gordura|panela|calda) (muito )?(quente|fervendo|fervente) & (caiu|virou|derram*|espirr*|peg(ou)|em cima|coxa*|perna*|braco*|mao*|pe|barriga|peito|rosto|bolha*)',
    '(derram*|virou|caiu) & (fervendo|fervente|escaldante)',
    '{QUEIMOU} & (agua|oleo|fogo|ferro|forno|panela|cafe|leite|sol|chapa|mao|braco|perna|pe|dedo|pele|bolha*|vapor|gordura|escapamento|churrasqueira|vela)',
  ],
  queimadura_grave: [
    '(derram*|entorn*|virou) & (caldeirao|caldeirada|chaleira|tacho|panelao|cuscuzeira|garrafa de cafe) & (pescoco|peito|rosto|cara|barriga|costas|cabeca|corpo|colo|perna*|braco*)',
    '(brasa|chapa quente|ferro quente|fogueira|escapamento|oleo|agua fervendo) & (pe|pezinho|mao|maozinha|pele|perna|braco) & (branc(o|a)|branquinh(o|a)|pret(o|a)|esturric*|carne viva)',
    '({QUEIMOU}|bolhas|oleo quente|agua quente|fogo|chama*|labareda*) & (rosto|cara|pescoco|barriguinha|peito|genita*|as maos|mao toda|mao inteira|corpo|costas|braco inteiro|braco todo|perna inteira|perna toda|virilha|coxas|os bracos|as pernas|duas pernas|barriga|cabeca)(?! (de sol|azia)) & (oleo|agua|bebida|fogo|alcool|gasolina|chama*|cafe|leite|sopa|panela|bolha*|explo*|queimad*|queimou|queimei|chaleira|cha|caldo|fervendo|vapor|escald*)',
    '(explod*|explos*|estourou) & (panela|botijao|fogao|churrasqueira|bateria|celular|bomba|fogos|gas|radiador)',
    '(incendi*|fumaca|pegou fogo|fogo na casa) & (respir*|inal*|tosse|toss*|rouc*|catarro|preto|garganta|pres(o|a))',
    '(soda|acido|cal virgem|quimic*|cimento|alcali) & (derram*|queim*|caiu|cair|espirr*|peg(ou)) & (perna*|braco*|pele|mao*|corpo|pe|pes|rosto|peito)',
    '(pegou|pegando|ateou|botou|jogou) ~ fogo & (roupa|corpo|cabelo|rosto|braco*|alcool|nele|nela|mim)',
  ],
  engoliu_bateria: [
    '(engol*|ingeri*|comeu|enfi(ou|ei)|colocou|botou) & (bateria|pilha|pilhas|ima|imas|alfinete|agulha|prego|vidro|parafuso|lamina)',
  ],
  choque_eletrico: [
    'choque & (chuveiro|tomada|fio|fios|poste|eletric*|maquina|geladeira|rede|220|110|alta tensao|fiacao|extensao|ventilador|grud*|jogad*)(?! (de gerencia|termico))',
    '(encost(ei|ou)|peg(uei|ou)|toc(ou|ei)|pux(ou|ei)) ~ (fio|rede|poste|fiacao|cabo) & (choque|jogad*|grud*|queim*|desmai*|eletric*|rede|desencap*)',
    '(eletrocut*|eletropress*|raio caiu|atingid* por (um )?raio)',
  ],
  membro_apertado: [
    '(panturrilha|perna|coxa|braco|antebraco) & (dur(o|a)|tens(o|a)|esticad(o|a)|madeira|pedra) & (dormen*|formig*|nao sinto|so cresce|so aumenta|so piora|cada vez) ',
    '(gesso|engess*|tala|bota imobiliz*|atadura) & (apert*|formig*|dormen*|rox*|inch*|nao sinto|gelad*|pret*|dor (forte|demais|nao passa|so aumenta|so piora))',
  ],
  trauma_coluna: [
    '(mergulh*|pul(ei|ou)) & (ras(o|a)|bati|bateu|cabeca|pedra|fundo|represa|rio|piscina|mar|cachoeira) & (pescoco|formig*|dormen*|pernas|bracos|cabeca|sinto|mex*)',
    '(cai|caiu|acident*|queda|bat(i|eu)|capot*|tomb*) & (coluna|costas|pescoco) & (formig*|dormen*|pernas|forca|sinto|mex*|paralis*|choque)',
  ],
  // eyes
  quimico_olho: [
    '(acido|soda|cal|cimento|cloro|agua sanitaria|candida|detergente|desinfetante|removedor|thinner|tiner|gasolina|querosene|alcool|cola|super bonder|superbonder|instantanea|produto|desentupidor|amonia|veneno|tinta|solvente|spray|pimenta|creolina|limpa*|argamassa|gesso|massa) & (espirr*|caiu|respingo*|jog(ou|aram|uei)|derram*|peg(ou)|esgu*|bat(eu)|voou|entrou|pingou|pinguei) & (olho|olhos|vista|vistas)',
    '(ferro|metal|limalha|faisca*|estilhac*|caco*|lasca|farpa|prego|arame|galho|graveto|espinho|fagulha|solda|pedra|pedrinha|bola|bolad*|soco|rolha|cotovelad*|dedada|elastico|unhada|fogos) & (voou|entr(ou)|acert*|bat(eu)|fur(ou)|peg(ou)|perfur*|espet*|lev(ei|ou)|cort(ou)|estour*|cravou) & (olho|olhos)',
    'olho & (sangr*|sangue dentro|furad*|perfur*|murch*|vaz(ando|ou)) & (bolad*|soco|pancad*|bat*|lev*|acert*|dentro|furou|galho|ferro)',
    'sangue dentro do olho',
    '(caco|cacos|vidro|estilhac*|farpa|prego|anzol) ~ (no|dentro do|nos|meu) (olho|olhos)',
    '(oleo|gordura|agua|cafe|leite|cinza|brasa|cigarro|fogo|vapor) (quente |fervendo |de cigarro )?(no|nos|dentro do|em meu|no meu) (olho|olhos)',
    '(bateu|entrou|voou|acertou|senti|martel*|esmeril*|soldand*|lixand*) & (olho) & (vejo|visao|vista|embac*|borrad*|lacrimej*|doendo|doi|sangr*)',
    '(cort(ou|ei)|rasg(ou|uei)|fur(ou|ei)|perfur*|arranh*) ~ (o |meu )*(olho|cornea)',
    '(ping(ou|uei)|caiu|espirr*|respingou|entrou) ~ ({TOXICO}|produto|remedio de|acido) ~ (olho|olhos|vista)',
  ],
  dor_ocular: [
    '(olho|olhos) & (doi|doem|doendo|latej*|explod*|dolorid*|dur(o|a) (igual|como|feito|que))',
    '(dor|dores) ~ (olho|olhos)',
    '(olho|olhos) & dor (forte|insuport*|que|horrivel|demais|intensa|absurda)',
  ],
  olho_vermelho: [
    '(olho|olhos|vista|olhinho*) & (vermelh*|irritad*|remel*|lacrimej*|coc(a|ando)|areia|grud*|ardend*|ard(e|em)|coceira)',
  ],
  flashes_moscas: [
    '(clar(ao|oes)|flash*|relampago*|raios? de luz|luzes piscando|chuva de pont*|mosca*|mosquinha*|pontos? pretos?|pontinho* preto*|fuligem|teia) & (vista|visao|olho|vejo|vendo|enxerg*)',
  ],
  olho_saltado: [
    '(olho|olhos|olhinho) ~ (saltad(o|a|os)|para fora|pulad(o|a)|esbugalh*|estufad(o|a)|maior que o outro|empurrad*)',
    '(olho|olhos|olhinho*|palpebra) & (fechad*|fechou|nao abre|inch*) & febr*',
    '(doi|dor|nao) ~ (mex*|move*|vir*) ~ olho & (inch*|febre|vermelh*)',
  ],
  cisco_olho: [
    'cisco ~~ (nao sai|entrou|incomod*|raspa*)',
    '(cisco|areia|poeira|serragem|inseto|bicho|bichinho|grao|cilio|cal seca|folha) & (olho|vista) & (entrou|caiu|nao sai|dentro|pres(o|a)|raspa*|arranh*|tirar)',
  ],
  lente_contato: ['(lente|lentes) (de contato)?(?! (do oculos|de grau|antirreflexo))'],
} satisfies Composicoes
