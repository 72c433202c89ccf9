import { queixa } from '../termo.ts'

/** Who is told of, near a child: never the mother or the father alone, of whom everything else is told too. */
const ADULTO =
  '(padrasto|padastro|namorad(o|a) (novo |nova )?(d(a|o|ela|ele)|que mora)|companheiro (novo )?d(a|ela)|marido d(a|ela)|tio|tia|primo|avo|vo|vovo|vizinho|professor*|pastor|padre|treinador|motorista|caseiro|porteiro|cunhado|irmao mais velho|meio irmao|amigo d(a|o|ele|ela)|conhecido d(a|o)|homem|rapaz|moco)'
const PARENTE_OU_ADULTO = `(pai|mae|madrasta|baba|cuidadora|creche|diretora|irmao|${ADULTO.slice(1)}`
const CRIANCA =
  '(filh(a|o|as|os|inha|inho)|menin(a|o|as|os|inha|inho)|crianca*|net(a|o|inha|inho)|sobrinh(a|o)|entead(a|o)|afilhad(a|o)|alun(a|o)|irma|irmao|irmazinha|irmaozinho|bebe|guria|guri|moleque|pequen(a|o))'
const CORPO =
  '(corpo|partes|partinha*|coxa*|bunda|bumbum|peito|peitinho*|seio*|pipi|pinto|pepeca|pepequinha|periquita|perereca|xoxota|perseguida|calcinha|cueca|la embaixo|la|por baixo d(a|o) (roupa|coberta|calcinha|short|cueca|lencol)|onde nao (pode|deve|devia|podia))'
const NELA = `(nela|nele|neles|nelas|n(a|o) (minha |meu |nossa )?${CRIANCA}|(n(a|o|as|os) |d(a|o|as|os) |a |o )?(meu |minha )?${CORPO})`
const TOCA =
  '(mex(e|eu|ia|er|endo|eram)|bolin*|alis(a|ou|ava|ando|ar)|acarici*|encost(a|ou|ava|ando|ar)|esfreg(a|ou|ava|ando|ar)|apalp*|toc(a|ou|ava|ando|ar)|agarr(a|ou|ava|ando)|(pass(a|ou|ava|ando|ar)|poe|pos|bota|botou|botando|coloca|colocou|enfi(a|ou)) (a |o )?(mao|dedo|boca|lingua))'

/**
 * Someone who touches, frightens or beats a child, as a relative tells it or the child itself, seldom with the law's
 * words.
 */
export const CRIANCAS_EM_PERIGO = {
  abuso_de_crianca: queixa('Toque, segredo ou medo de alguém perto de uma criança', { clinica_medica: 1 }, [
    `${ADULTO} ~ ${TOCA} ~ ${NELA}`,
    `pai (dela |dele |d(a|o) ${CRIANCA} )?(anda |fica |vive |esta )?${TOCA} ~ (nela|nele|(n(a|o|as|os) )?${CORPO} (dela|dele))`,
    '(padrasto|padastro|namorad(o|a) d(a|o|ela|ele)|companheiro d(a|ela)|tio|primo|vizinho|irmao mais velho|professor) (anda |fica |vive |esta |ja )?mex(e|eu|ia|endo) com (ela|ele|as meninas|os meninos|(a |o )?(minha |meu )?(filh*|menin*|net(a|o)|sobrinh*|irma|irmazinha|crianca*))(?! ~ (celular|cabeca|jogo|brincadeira))',
    `(cont(ou|a|aram)|disse|falou|fala|diz|desconfi*|descobri|suspeit*) ~~ (ele|alguem|um homem|um moco|um menino mais velho|${ADULTO.slice(1)} ~ ${TOCA} ~ (nela|nele|${CORPO})`,
    `(brincadeira*|brinca|brincam|brincava|brincou|carinho*|massagem|jogo) ~~ (estranh(a|as|o|os)|esquisit(a|as|o)|fei(a|as|o)|errad(a|as)|de adulto|de gente grande|de namorad(o|a|os)|de casal|de marido e mulher|pelad(a|o|os)|por baixo d(a|o) (roupa|coberta)|debaixo d(a|o) (coberta|lencol|roupa)|sem roupa|de medico) & ${ADULTO}`,
    `(fa(z|zia|zendo|zem)|fez) ~ (coisa* (fei(a|as)|errad(a|as)|de adulto|de gente grande|suj(a|as)|de namorad(o|a|os)|de casal|que nao (pode|devia|deve))) & (${ADULTO}|ela|ele|comigo)`,
    `${ADULTO} & (tir(a|ou|ava|ando)|mand(a|ou|ava) (ela |ele )?tirar|abaix(a|ou)|arranc(a|ou)|ped(e|iu) ~ tirar|levant(a|ou)) ~ (roupa|calcinha|cueca|saia|blusa) & (ela|ele|dela|dele|${CRIANCA})`,
    '(padrasto|padastro|namorad(o|a) d(a|o|ela|ele)|companheiro d(a|ela)|tio|primo|avo|vizinho|irmao mais velho|meio irmao) ~~ (entra|entrou|entrando|deita|deitou|deitando|espia*|olhando|tranca*|aparece) ~~ (quarto|cama|banheiro|banho) (dela|dele|delas|com (ela|ele)|d(a|o|as|os) (menin*|filh*|net*|entead*|crianca*)|da irma)',
    `${ADULTO} & (se tranc(a|ou)|fic(a|ou) trancad(o|a)|tranca a porta) & (com|quarto|banheiro) (com )?(ela|ele|a menina|o menino|minha filha|meu filho|minha neta|meu neto|dela|dele)`,
    `${ADULTO} & (mostr(a|ou|ava)|exibi(u|a)|faz (ela|ele) (ver|pegar|olhar)|obrig*) ~ (pinto|penis|bilau|partes|pelad(o|a)|(video*|filme*|foto*) (de )?(sexo|pelad*|porno*|adulto*|gente pelada|mulher pelada)|porno*) & (ela|ele|nela|nele|${CRIANCA})`,
    `(foto*|video*|nude*) ~~ (pelad(a|o)|sem roupa|sem blusa|de calcinha|de cueca|intim(a|as|o|os)|nua|nu) & (homem|cara|adult(o|a)|desconhecid*|internet|jogo|roblox|free fire|discord|instagram|tiktok|whatsapp|professor|tio|padrasto|primo|vizinho) & (filh(a|o)|menin(a|o)|crianca|net(a|o)|sobrinh(a|o)|entead(a|o))`,
    `${ADULTO} & beij(a|ou|ava|ando) ~ (na boca|de lingua|no pescoco) & (ela|ele|nela|nele|${CRIANCA})`,
    `se (ela |ele |eu )?(contar|contasse|falar|abrir a boca) ~~ (mat(a|o|ar|aria)|some|bat(e|er)|prend*|machuc*|morr*|apanh*) & (${ADULTO}|segredo|${CRIANCA})`,
    `(nao (pode|podia|e para|deve|quer que) (contar|falar|dizer)|guard* segredo|segredo|segredinho) & ${ADULTO} & (ela|ele|${CRIANCA})(?! ~ (festa|presente|surpresa))`,
    `(abus(ou|ava|ando|a|ada|ado|aram)|abuso sexual|estupr*|molest*|assedi(ou|a|ada|ado|ando)|pedofil*|alici(ou|ada|ado|ando)) ~~ (dela|dele|d(a|o) (minha |meu )?${CRIANCA}|(a |o )?(minha |meu )?${CRIANCA}|${ADULTO.slice(1)}`,
    `(minha |meu |a |o )${CRIANCA} ~~ (foi|sofreu|sofre|esta sendo|vem sendo|vinha sendo) ~ (abus*|estuprad*|molestad*|assediad*|aliciad*)`,
    `(brinc*|desenh*|imit*|simul*|esfreg*) & (sexo|sexual*|transar|transando|relacao sexual|gente transando|gente pelada) & ${CRIANCA}`,
    `(calcinha|cueca|fralda|partes|periquita|perereca|pepeca|bumbum|anus|pipi|vagina|xixi) & (sangue|sangr*|rasg*|machuc*|rox*|ferid*|corrimento|pus|verruga*|manchad*|dor|ard*|inchad*) & (medo d(e|a|o|os) (ficar|ir|voltar|ver|tio|pai|padrasto|avo|primo|vizinho|homem|homens|namorad*|dormir na)|nao quer (mais )?(ir|voltar|ver|ficar (so |sozinh(a|o) )?(com|na|la|perto))|nao deixa (eu )?(lavar|dar banho|trocar|ninguem)|(chora|grita|treme|se esconde) ~ (quando|se) ~ (nome|casa|tio|pai|padrasto|avo|primo))`,
    '(padrasto|padastro|tio|avo|vo|vovo|primo|pai|vizinho|professor|cunhado|pastor|treinador|namorado da minha mae|companheiro da minha mae) ~ (pass(a|ou|ava|ando) (a )?mao|encost(a|ou|ava|ando)|toc(a|ou|ava|ando)|alis*|agarr(a|ou|ava)|esfreg*|mex(e|eu|ia|endo)) ~ (em mim|(n(o|a|os|as) )?meu* (corpo|peito*|seio*|partes)|(n(o|a|os|as) )?minha* (coxa*|perna*|bunda|partes|cintura))',
    '(padrasto|padastro|tio|avo|vo|vovo|primo|pai|vizinho|cunhado|irmao|namorado da minha mae|companheiro da minha mae) ~ (entra|entrou|deita|deitou|me espia|me olha|fica me olhando) ~ (no meu quarto|na minha cama|tomar banho|no banho|trocar de roupa|me trocar|pelada)',
  ]),
  castigo_de_crianca: queixa(
    'Criança que apanha, ou é deixada sem comer ou trancada',
    { clinica_medica: 1 },
    [
      `${PARENTE_OU_ADULTO} (dela |dele |d(a|o) ${CRIANCA} )?(sempre |as vezes |tambem |anda |vive |esta |fica |ja )?(bat(e|eu|em|endo|ia)|surr(a|ou)|espanc*|agred(e|iu|indo)|maltrat*|judi(a|ou|ando)|belisc(a|ou)|sacud(e|iu|indo)|chacoalh*|queim(a|ou)|amarr(a|ou)|esmurr*|chut(a|ou)|da (surra|tapa*|soco*|pisa|cintada*)) ~ (nela|nele|neles|nelas|n(a|o|as|os) (minha |meu )?${CRIANCA}|(com|de) (cinto|fio|pau|vara|chinelo|cabo|corda|mangueira|colher de pau))`,
      `(apanh(a|ou|ando)|levou (uma )?(surra|pisa|cintada*|tapa*)) ~ d(o|a|e) ~ (padrasto|padastro|pai|mae|madrasta|namorad(o|a) d(a|o)|tio|tia|avo|baba|professor*|cuidadora)(?! me) & (ela|ele|${CRIANCA})`,
      `(roxo*|marca*|verg(ao|oes)|hematoma*|mordida*|queimadura*) & (casa d(o|a) (pai|mae|avo|tio|madrasta)|creche|padrasto|madrasta|namorad* d(a|o) (mae|pai)) & (${CRIANCA}|ela|ele) & (volt*|cheg*|apareceu|aparece|veio|sempre que|toda vez|de novo)`,
      `(deixa|deixam|deixou|deixaram|larga|largam|largou) ~ (crianca*|menin*|bebe|el(e|a|es|as)|filh*) ~~ (sem comer|com fome|trancad*|amarrad*|sozinh(o|a|os|as) (em casa|a noite|o dia|de noite|por dias))`,
    ],
  ),
} as const
