import { queixa } from './termo.ts'

/** Injuries, bleeding, burns, violence. */
export const TRAUMA = {
  sangramento_ativo: queixa('Sangramento que não para', {}, [
    '(esguich*|jorr*) & (sangue|corte|cort*)',
    '(sangue|sangr*) ~~ nao (para|parou|estanca|parava)',
    '(sangra|sangrando) (sem parar|direto|muito)',
    '(nao (para|parou|esta parando|consigo parar|consegue parar|estanca) (de |o )?(sangrar|sangramento|sangue))',
    '(sangrando|sangramento|sangra) ~ (muito|demais|sem parar|nao para|bastante|forte|intenso|jato|abundante|bicas|ativo)',
    '(hemorragia|esvaindo em sangue|jorrando|esguichando|espirrando sangue|perdendo muito sangue|perdeu muito sangue|perdi muito sangue|pocas? de sangue|muito sangue|banho de sangue|sangueira|ensopado de sangue)',
    '(sangue|sangramento) ~ (nao (para|estanca|parou)|jorrando|esguichando)',
  ]),
  sangramento: queixa('Sangramento', { clinica_medica: 1 }, [
    '(sangrar|sangrei|sangraram)',
    '(sangue|saindo sangue|perdendo sangue|sair sangue|descer sangue|sangue vivo|sangue ralo|hemorragia)',
    '(sangrando|sangramento|sangramentos|sangra|sangrou)',
  ]),
  sangramento_nariz: queixa(
    'Sangramento pelo nariz',
    { otorrinolaringologia: 3 },
    [
      'nariz & (sangr*|sangue)',
      '(sangramento|sangrando|sangra|sangue|sangrou) ~ (nariz|nasal|narinas)',
      'nariz ~ (sangrando|sangra|sangrou|sangue)',
      'epistaxe',
    ],
    ['sangramento'],
  ),
  sangramento_gengiva: queixa(
    'Sangramento na gengiva',
    { clinica_medica: 1 },
    [
      '(sangramento|sangrando|sangra|sangue) ~ (gengiva|gengivas|dente|dentes)',
      'gengiva* ~ (sangra|sangrando|sangue|sangram)',
    ],
    ['sangramento'],
  ),
  pancada_cabeca: queixa('Pancada na cabeça', { neurologia: 1 }, [
    '(galo) ~ (cabeca|testa|nuca)',
    '(bat*|pancada|queda|caiu|cai|tombo) & (cabeca|de cara no chao|testa|nuca|galo)',
    '(bati|bateu|bateram|pancada|batida|batendo|queda|cai|caiu|tombo|golpe|pedrada|paulada|trauma|traumatismo|machuquei|machucou|coronhada|levei|levou) ~ (cabeca|cranio|nuca|testa|craniano)',
    '(cabeca) ~ (no chao|na quina|na parede|na pia|no meio fio)',
    'traumatismo craniano',
  ]),
  queda_altura: queixa('Queda de altura', { ortopedia: 1 }, [
    '(cai|caiu|queda|despenc*) & ([2-9] metro*|[1-9][0-9] metros|telhado|laje|andaime|arvore|muro|janela|sacada|escada de|poco)',
    '(cai|caiu|queda|despencou|despenquei|tombo) ~ (altura|telhado|laje|escada|andaime|arvore|muro|janela|andar|sacada|cavalo|[2-9] metros|dois metros|tres metros|quatro metros|beliche)',
  ]),
  queda: queixa('Queda', { ortopedia: 2 }, [
    '(cai|caiu|queda|tombo|escorreguei|escorregou|levei um tombo|tropecei)',
  ]),
  acidente_transito: queixa('Acidente de trânsito', { ortopedia: 1 }, [
    '(acidente|capotou|capotei|capotamento|atropelad(o|a)|atropelamento|atropelou|atropelaram|colisao|batida de carro|bati (o carro|a moto|de moto|de carro)|bateu (o carro|a moto|de moto|de carro)|cai da moto|caiu da moto|caiu de moto|cai de moto)',
  ]),
  arma: queixa('Ferimento por arma', {}, [
    '((levei|levou|levar|tom(ei|ou)|receb(i|eu)|dei|deu|deram|acertou|um|de|por|do|com|marca de) tiro|tiro (n(o|a|os|as)(?! (bomba|bombinha))|de (raspao|arma|revolver|fuzil|espingarda|chumbinho|pressao))|tiros|tiroteio|balead(o|a)|bala perdida|facada|facadas|esfaquead(o|a)|apunhalad(o|a)|arma branca|arma de fogo|esfaque*|fui furad(o|a))',
  ]),
  ferimento: queixa('Corte ou ferimento', { clinica_medica: 1 }, [
    '(espinho|farpa|caco|anzol|vidro|lasca|estrepe) & (pe|mao|dedo|braco|perna|dentro|pele|unha)',
    '(curativo|cicatriz|ponto*|sutura) ~ (abriu|abert*|infeccion*|secre*)',
    '(ferida|machucado|ulcera|escara) & (nao (fecha|cicatriza|sara)|meses|semanas|secrec*|perna|pe|canela|diabet*)',
    '(cortei|corte|rasguei|talho) ~ (dedo|mao|pe|braco|perna|testa|queixo|joelho)',
    '(precisa|preciso|vai precisar) (de |levar |dar )?(pontos|ponto|sutura|costurar|suturar)',
    '(cortei|corte|ferida|machucado) ~~ (aberto|pontos|ponto)',
    'pisei ~ prego',
    '(corte|cortei|cortou|cortad(o|a)|rasguei|rasgou|ferimento|ferida aberta|ferid(o|a)|lacerac*|machucado aberto|furei|furou|pisei em (um )?(prego|caco|vidro)|prego|talho)(?! (o cabelo|a unha|as unhas|gluten|acucar))',
  ]),
  ferimento_profundo: queixa('Corte fundo ou grande', {}, [
    '(corte|cortei|cortou|ferimento|ferida|talho) ~ (pulso|pulsos|pescoco|fund(o|a)|profund(o|a)|enorme|ate o osso)',
  ]),
  amputacao: queixa('Parte do corpo arrancada ou esmagada', {}, [
    '(ponta|pedaco|parte) ~ (dedo)? ~ (saiu|caiu|arranc*|foi embora|decep*)',
    'dedo & (saiu|ponta saiu|pendurado|arranc*)',
    '(arranc*|decep*|amput*|esmag*|prens*|pendurad*(?! no braco)) & (dedo|dedos|mao|braco|pe|perna|ponta)',
    '(amput*|decep*|arranc(ou|ado|ada|ei)|esmag(ou|ado|ada|uei)|prens(ou|ado|ada|ei)) ~ (dedo|dedos|mao|braco|pe|perna|ponta)',
    '(dedo|mao|pe) ~ (arrancad(o|a)|decepad(o|a)|amputad(o|a)|esmagad(o|a)|caiu fora|prensad(o|a))',
  ]),
  queimadura: queixa('Queimadura', { dermatologia: 1 }, [
    '(agua|oleo|cafe|leite|sopa|chaleira|panela|cha) & (fervendo|fervente|quente) & (peito|barriga|perna|braco|caiu|virou|puxou|derram*|pele|bolhas)',
    '(queimei|queimou|queimadura|queimaduras|escaldou|escaldei|escaldad(o|a)|queimad(o|a))',
    '(agua|oleo|leite|cafe|panela) (quente|fervendo|fervente) ~ (caiu|derramou|virou|na|no|em|cima)',
    '(derramou|derramei|caiu|virou|virei) ~ (agua|oleo|leite|cafe|panela|sopa) (quente|fervendo|fervente)',
  ]),
  queimadura_grave: queixa('Queimadura extensa, no rosto, nas mãos, por fogo, choque ou produto', {}, [
    '({QUEIMOU}) & (rosto|cara|peito|barriga|genita*|corpo todo|pelo do nariz|rouc(o|a)|choque|tomada|alcool|gasolina|explosao|todo em bolhas|carne viva)',
    '(tomada|fio|rede eletrica|poste) & (choque|desmai*|grudad*|queimad*)',
    '{QUEIMOU} ~~ (rosto|face|cara|pescoco|genital|genitais|maos|mao inteira|corpo todo|corpo inteiro|peito|barriga|costas|braco inteiro|perna inteira|articulacao|olhos|acido|soda|quimica|quimico|eletrica|choque|fogo|explosao|alcool|gasolina|churrasqueira|carne viva|terceiro grau|3 graus grau|segundo grau|bolha grande|grande|muitas bolhas)',
    '(pegou fogo|fogo no corpo|explosao|inalou fumaca|inalei fumaca|respirou fumaca|incendio|fumaca do incendio)',
  ]),
  choque_eletrico: queixa('Choque elétrico', {}, [
    '(alta tensao|fio desencapado|rede eletrica|descarga eletrica)',
    'choque & (chuveiro|tomada|fio|poste|eletric*|maquina|geladeira)',
    '(tomada) & (grudad*|garfo|desmai*)',
    '(choque (eletrico|na tomada|forte|de alta tensao|no chuveiro|no fio|de 220|na rede)|eletrocutad(o|a)|levei (um )?choque|levou (um )?choque|tomei (um )?choque|tomou (um )?choque|raio atingiu|atingid(o|a) por (um )?raio|descarga eletrica)',
  ]),
  afogamento: queixa('Afogamento', {}, [
    '((?<! motor )afog*|debaixo d agua|debaixo da agua|embaixo da agua)',
    '(engoli|engoliu|aspirou) ~ agua ~ (mar|piscina|rio|banheira)',
    '(afogou|(?<! motor )afogad(o|a)|afogamento|afogando|me afoguei|quase afogou|aspirou agua da piscina)',
  ]),
  objeto_preso: queixa(
    'Objeto preso no nariz, ouvido ou garganta',
    { otorrinolaringologia: 1 },
    [
      '(engoliu|engoli|colocou|enfiou|enfiei|introduziu|botou|aspirou) ~ (moeda|bateria|pilha|ima|imas|espinha|osso|brinquedo|botao|prego|alfinete|agulha|caroco|feijao|milho|tampinha|objeto|vidro|peca|bolinha|dente|lego)',
      '(espinha|osso) ~ (garganta|pres(o|a)|entalad(o|a))',
      '(objeto|inseto|algodao|feijao|milho|brinquedo) ~ (garganta|ouvido|nariz|preso|presa|entalad(o|a))',
    ],
    ['manchas_pele'],
  ),
  engoliu_bateria: queixa('Bateria, ímã ou objeto cortante engolido', {}, [
    '(engol*|nariz|enfi(ou|ei)) & (bateria|pilha|ima|imas)',
    '(engoliu|engoli|comeu|comi|enfiou|colocou) ~ (bateria|pilha|ima|imas|prego|alfinete|agulha|vidro|lamina|parafuso)',
  ]),
  violencia_sexual: queixa('Violência sexual', { ginecologia: 1 }, [
    '(abus*|estupr*|mexeu|tocou|passou a mao) ~ (partes|intim*|filha|filho|crianca|sexual*)',
    '(sexo|relacao) ~ (forcad*|forca|sem querer|consentimento)',
    'dopad(o|a)',
    'boa noite cinderela',
    '(estupr*|violencia sexual|abus(o|ada|ado|ou) sexual*|abusad(o|a)|abusou de|abusaram de|abuso sexual|forcad(o|a) a (ter|fazer) (relacao|relacoes|sexo)|me forcou|(relacao|relacoes|sexo) (forcad(a|o|as)|a forca|sem (eu )?querer|contra a (minha )?vontade)|forcou (relacao|sexo))',
  ]),
  violencia: queixa('Agressão', {}, [
    '(espancad(o|a)|agredid(o|a)|agrediu|agressao|apanhei|apanhando|me bateu|me bate|violencia domestica|levei um soco|chutes|enforcou|estrangul*|me empurrou)',
  ]),
  dente: queixa('Dor de dente', { clinica_medica: 2 }, [
    '{DOR} ~ (dente|dentes|gengiva|siso|molar)',
    '(dente|siso|gengiva) ~ ({DOI}|quebrad(o|ou)|quebrou|inflamad(o|a)|inchad(o|a))',
    '(dente quebrado|canal no dente)',
  ]),
  procedimento: queixa('Pedido que exige presença', { clinica_medica: 1 }, [
    '(idade|fazer|exame|marcar) ~ toque',
    '(apto|aptidao|atestado) ~ (fisica|academia|piscina|trabalhar|esporte)',
    '(troca|trocar|tirar|retirar) ~ (sonda|gesso|dreno|curativo|bota|tala|fio|cateter)',
    '(pericia|inss|junta medica|concurso|detran|cnh|carteira de motorista)',
    '(medir|aferir|ver) ~ pressao',
    '(botox|preenchimento|harmoniza*|criolipolise|microagulh*)',
    '(refazer|repetir|fazer|colher|marcar) ~ (exame|sangue|biopsia|ultrassom|mamografia|eletro)',
    '(examinar|examine|apalpar|escutar (meu )?(pulmao|coracao))',
    '(quero|preciso|marcar|indicacao de|avaliar|ver se precisa|se precisa|tem que|tenho que) ~ (operar|opera|cirurgia)',
    '(toque d(a|e|o) (prostata|reto)|idade do toque|exame de toque)',
    '(fazer|fazendo|marcar|colocar|tirar|retirar|remover|operar|aplicar|quero|preciso|pedido de|indicacao de|avaliar|repetir|teste|exame|medir) ~~ (eletro|eletrocardiograma|ecocardiograma|eco|endoscopia|colono|colonoscopia|diu|implanon|infiltracao|cauteriza*|cirurgia|puncao|puncionar|toque|papanicolau|mapeamento|dermatoscopia|fundo de olho|audiometria|espirometria|admissional|demissional|pericia|ultrassom|raio x|radiografia|ressonancia|biopsia|peeling|laser|ventosa|acupuntura|lavagem|gesso|tala|risco cirurgico|pressao do olho|pressao dos olhos|furar a pele|teste de alergia|fiozinho)',
    '(nunca|nao) (fiz|medi|fez) ~ (fundo de olho|pressao d* olhos|preventivo|mamografia|radiografia|raio x)',
    '(se (opera|precisa operar)|avaliar cirurgia|quero operar|para operar|tem que operar|indicacao de cirurgia)',
    '(consulta com peso|peso e medida|peso , medida|puericultura|vacinas atrasadas|vacina atrasada)',
    '(trocar|mudar|ver|rever|medir|fazer) ~ (grau|oculos)',
    '(tirar|retirar|remover|queimar) ~~ (verruga*|pinta*|sinal|sinais|pontos|calo|cisto|lipoma)',
    '(colocar|por|trocar) (o )?diu',
    '(tirar|retirar|remover|retirada d(e|os)|dar|levar|fazer) ~ (pontos|curativo|sonda|gesso|cera|unha encravada|verruga|papanicolau|preventivo|ultrassom|raio x|eletrocardiograma|colonoscopia|endoscopia|vacina|sutura)',
    '(?<!(posso|pode|devo|deve|quando) )(tomar|aplicar|preciso d(e|a)|quero) (uma |a )?(injecao|vacina|soro|soro na veia)',
    '(lavagem (de|no) ouvido|(fazer|colher|marcar|preciso do|meu) (papanicolau|preventivo)|exame ginecologico|exame de toque|pericia|exame admissional|exame demissional|colocar diu|inserir diu)',
  ]),
  calor: queixa('Mal-estar depois de muito calor ou sol', { clinica_medica: 1 }, [
    '(onda de calor|calorao do sol|caiu no sol|no sol quente|sol a pino|pele quente e seca|parou de suar|sem ventilador|dentro do carro fechado|obra no sol)',
    '(insolacao|muito (sol|calor)|exposicao ao sol|sol forte|trabalhando no sol|desidratou no sol|intermacao)',
  ]),
  sangramento_abundante: queixa('Sangramento em grande quantidade', {}, [
    '(cheio|cheia|cheios|lavad(o|a)|ensopad*|encharc*|poca*|balde|bacia) ~ (de )?sangue',
    '(sangr*|sangue) & (toalha*|lencol|lencois|encharc*|esguich*|jorr*|jato|bica*|aos montes|sem parar|nao para|nao parou|nao estanca|direto faz|ha horas|meio copo|[2-9] vezes)',
    '(meio|um) copo ~ sangue',
  ]),
  trauma_coluna: queixa('Pancada na coluna ou mergulho em água rasa', {}, [
    '(mergulh*|pulei|pulou) & (ras(o|a)|bati|bateu|cabeca|pedra|fundo|piscina)',
    '(cai|caiu|acidente|queda|bati|capot*) & (coluna|costas|pescoco) & (formig*|dorm*|pernas|forca)',
  ]),
  maus_tratos: queixa('Sinais de agressão a criança ou idoso', {}, [
    '(bate|bateu|batem|agride|agrediu|judia|maltrat*|espanc*) ~ (na|no|em|a|o) ~ (avo|vovo|mae|pai|bebe|crianca|filh(o|a)|idos(o|a)|vo)',
    '(chei(a|o)) de (hematoma*|roxo*|marca*|manchas roxas)',
    '(sacudiu|sacudiram|chacoalh*|espanc*|jogou|bateu|surrou) ~ (bebe|crianca|filh(o|a)|menin(o|a)|(minha|meu) (net*|avo|vo|irma|irmao|sobrinh*|enteado|enteada)|idos*|mae|pai)',
    '(marca*|roxo*|queimadura*|hematoma*) & (cigarro|varios lugares|d(e|os) dedo*|cinto|fio|padrasto|madrasta|baba|cuidador*)',
  ]),
  membro_apertado: queixa('Membro imobilizado ou apertado com dor e dormência', {}, [
    '(engess*|gesso|tala|bota|prensad*|esmagad*) & (formig*|dorm*|nao consigo mexer|nao mexe|roxo*|dor|apertad*|sensibilidade)',
    '(inchad*|tens(o|a)) & (sem sensibilidade|dormente) & (braco|perna)',
    '(inchado|inchada) ~ tens(o|a)',
  ]),
  objeto_que_saiu: queixa(
    'Objeto engolido que já saiu',
    { clinica_medica: 1 },
    [
      '(engoliu|engoli) & (moeda*|moedinha|peca*|pecinha|botao|bolinha*|caroco|tampinha) & (saiu (hoje |ontem |ja )?(no|nas|com o) (coco|fezes)|ja saiu|saiu hoje|saiu ontem|eliminou)',
    ],
    ['objeto_engolido', 'objeto_preso'],
  ),
  objeto_engolido: queixa('Objeto engolido ou entalado', { otorrinolaringologia: 1 }, [
    '(engoliu|engoli|aspirou) ~ (moeda|bateria|pilha|ima|imas|espinha|osso|brinquedo|botao|prego|alfinete|agulha|tampinha|objeto|vidro|peca|bolinha|dente|lego|parafuso)',
    '(espinha|osso|objeto) ~ (garganta|entalad(o|a)|pres(o|a))',
  ]),
  ferimento_penetrante: queixa('Objeto que perfurou o corpo', {}, [
    '(perfur*|fincou|fincad*|espet*|cravou|cravad*|empal*|atravess*|varou) & (barriga|peito|olho|pescoco|costas|torax|pe|mao|perna)',
    '(serra|makita|motosserra|moedor|prensa|lixadeira|roçadeira|rocadeira|facao|machado) & (dedo*|mao|braco|perna|pe|cort*)',
  ]),
  objeto_no_corpo: queixa('Objeto que entrou no corpo', {}, [
    '(enfiei|enfiou|entrou|fincou|ficou cravad*|espetou) ~ (ferro|faca|vergalhao|pau|madeira|vidro|prego|arame|galho|ponta) ~ (barriga|peito|costas|pescoco|olho|coxa|garganta)',
  ]),
}
