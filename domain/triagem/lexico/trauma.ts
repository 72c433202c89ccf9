import { queixa } from './termo.ts'

/** Injuries, bleeding, burns, violence. */
export const TRAUMA = {
  sangramento_ativo: queixa('Sangramento que não para', {}, [
    '(nao (para|parou|esta parando|consigo parar|consegue parar|estanca) (de |o )?(sangrar|sangramento|sangue))',
    '(sangrando|sangramento|sangra) ~ (muito|demais|sem parar|nao para|bastante|forte|intenso|jato|abundante|bicas|ativo)',
    '(hemorragia|esvaindo em sangue|jorrando|esguichando|espirrando sangue|perdendo muito sangue|perdeu muito sangue|perdi muito sangue|pocas? de sangue|muito sangue|banho de sangue|sangueira|ensopado de sangue)',
    '(sangue|sangramento) ~ (nao (para|estanca|parou)|jorrando|esguichando)',
  ]),
  sangramento: queixa('Sangramento', { clinica_medica: 1 }, [
    '(sangrando|sangramento|sangramentos|sangra|sangrou)',
  ]),
  sangramento_nariz: queixa(
    'Sangramento pelo nariz',
    { otorrinolaringologia: 3 },
    [
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
    '(bati|bateu|bateram|pancada|batida|batendo|queda|cai|caiu|tombo|golpe|pedrada|paulada|trauma|traumatismo|machuquei|machucou|coronhada|levei|levou) ~ (cabeca|cranio|nuca|testa|craniano)',
    '(cabeca) ~ (no chao|na quina|na parede|na pia|no meio fio)',
    'traumatismo craniano',
  ]),
  queda_altura: queixa('Queda de altura', { ortopedia: 1 }, [
    '(cai|caiu|queda|despencou|despenquei|tombo) ~ (altura|telhado|laje|escada|andaime|arvore|muro|janela|andar|sacada|cavalo|[2-9] metros|dois metros|tres metros|quatro metros|beliche)',
  ]),
  queda: queixa('Queda', { ortopedia: 2 }, [
    '(cai|caiu|queda|tombo|escorreguei|escorregou|levei um tombo|tropecei)',
  ]),
  acidente_transito: queixa('Acidente de trânsito', { ortopedia: 1 }, [
    '(acidente|capotou|capotei|capotamento|atropelad(o|a)|atropelamento|atropelou|atropelaram|colisao|batida de carro|bati (o carro|a moto|de moto|de carro)|bateu (o carro|a moto|de moto|de carro)|cai da moto|caiu da moto|caiu de moto|cai de moto)',
  ]),
  arma: queixa('Ferimento por arma', {}, [
    '(tiro|tiros|balead(o|a)|bala perdida|facada|facadas|esfaquead(o|a)|apunhalad(o|a)|arma branca|arma de fogo|esfaque*|fui furad(o|a))',
  ]),
  ferimento: queixa('Corte ou ferimento', { clinica_medica: 1 }, [
    '(corte|cortei|cortou|cortad(o|a)|rasguei|rasgou|ferimento|ferida aberta|ferid(o|a)|lacerac*|machucado aberto|furei|furou|pisei em (um )?(prego|caco|vidro)|prego|talho)(?! (o cabelo|a unha|as unhas|gluten|acucar))',
  ]),
  ferimento_profundo: queixa('Corte fundo ou grande', {}, [
    '(corte|cortei|cortou|ferimento|ferida|talho) ~ (pulso|pulsos|pescoco|fund(o|a)|profund(o|a)|grande|enorme|abert(o|a)|feio|ate o osso|precisa de ponto*|pontos)',
    '(precisa|preciso|vai precisar) (de |levar |dar )?(pontos|ponto|sutura|costurar|suturar)',
  ]),
  amputacao: queixa('Parte do corpo arrancada ou esmagada', {}, [
    '(amput*|decep*|arranc(ou|ado|ada|ei)|esmag(ou|ado|ada|uei)|prens(ou|ado|ada|ei)) ~ (dedo|dedos|mao|braco|pe|perna|ponta)',
    '(dedo|mao|pe) ~ (arrancad(o|a)|decepad(o|a)|amputad(o|a)|esmagad(o|a)|caiu fora|prensad(o|a))',
  ]),
  queimadura: queixa('Queimadura', { dermatologia: 1 }, [
    '(queimei|queimou|queimadura|queimaduras|escaldou|escaldei|escaldad(o|a)|queimad(o|a))',
    '(agua|oleo|leite|cafe|panela) (quente|fervendo|fervente) ~ (caiu|derramou|virou|na|no|em|cima)',
    '(derramou|derramei|caiu|virou|virei) ~ (agua|oleo|leite|cafe|panela|sopa) (quente|fervendo|fervente)',
  ]),
  queimadura_grave: queixa('Queimadura extensa, no rosto, nas mãos, por fogo, choque ou produto', {}, [
    '(queim*|escald*) ~~ (rosto|face|cara|pescoco|genital|genitais|maos|mao inteira|corpo todo|corpo inteiro|peito|barriga|costas|braco inteiro|perna inteira|articulacao|olhos|acido|soda|quimica|quimico|eletrica|choque|fogo|explosao|alcool|gasolina|churrasqueira|carne viva|terceiro grau|3 graus grau|segundo grau|bolha grande|grande|muitas bolhas)',
    '(pegou fogo|fogo no corpo|explosao|inalou fumaca|inalei fumaca|respirou fumaca|incendio|fumaca do incendio)',
  ]),
  choque_eletrico: queixa('Choque elétrico', {}, [
    '(choque (eletrico|na tomada|forte|de alta tensao|no chuveiro|no fio|de 220|na rede)|eletrocutad(o|a)|levei (um )?choque|levou (um )?choque|tomei (um )?choque|tomou (um )?choque|raio atingiu|atingid(o|a) por (um )?raio|descarga eletrica)',
  ]),
  afogamento: queixa('Afogamento', {}, [
    '(afogou|afogad(o|a)|afogamento|afogando|me afoguei|quase afogou|aspirou agua da piscina)',
  ]),
  objeto_preso: queixa(
    'Objeto preso no nariz, ouvido ou garganta',
    { otorrinolaringologia: 1 },
    [
      '(engoliu|engoli|colocou|enfiou|enfiei|introduziu|botou|aspirou) ~ (moeda|bateria|pilha|ima|imas|espinha|osso|brinquedo|botao|prego|alfinete|agulha|caroco|feijao|milho|tampinha|objeto|vidro|peca|bolinha|dente|lego)',
      '(espinha|osso|objeto|inseto|algodao|feijao|milho|brinquedo) ~ (garganta|ouvido|nariz|preso|presa|entalad(o|a))',
    ],
    ['manchas_pele'],
  ),
  engoliu_bateria: queixa('Bateria, ímã ou objeto cortante engolido', {}, [
    '(engoliu|engoli|comeu|comi|enfiou|colocou) ~ (bateria|pilha|ima|imas|prego|alfinete|agulha|vidro|lamina|parafuso)',
  ]),
  violencia_sexual: queixa('Violência sexual', { ginecologia: 1 }, [
    '(estupr*|violencia sexual|abus(o|ada|ado|ou) sexual*|abusad(o|a)|abusou de|abusaram de|abuso sexual|forcad(o|a) a (ter|fazer) (relacao|relacoes|sexo)|me forcou|(relacao|relacoes|sexo) (forcad(a|o|as)|a forca|sem (eu )?querer|contra a (minha )?vontade)|forcou (relacao|sexo))',
  ]),
  violencia: queixa('Agressão', {}, [
    '(espancad(o|a)|agredid(o|a)|agrediu|agressao|apanhei|apanhando|me bateu|me bate|violencia domestica|levei um soco|soco|chutes|enforcou|estrangul*|me empurrou)',
  ]),
  dente: queixa('Dor de dente', { clinica_medica: 2 }, [
    '{DOR} ~ (dente|dentes|gengiva|siso|molar)',
    '(dente|siso|gengiva) ~ ({DOI}|quebrad(o|ou)|quebrou|inflamad(o|a)|inchad(o|a))',
    '(dente quebrado|canal no dente)',
  ]),
  procedimento: queixa('Pedido que exige presença', { clinica_medica: 1 }, [
    '(tirar|retirar|remover|retirada d(e|os)|dar|levar|fazer) ~ (pontos|curativo|sonda|gesso|cera|unha encravada|verruga|papanicolau|preventivo|ultrassom|raio x|eletrocardiograma|colonoscopia|endoscopia|vacina|sutura)',
    '(tomar|aplicar|preciso d(e|a)|quero) (uma |a )?(injecao|vacina|soro|soro na veia)',
    '(lavagem (de|no) ouvido|papanicolau|preventivo|exame ginecologico|exame de toque|pericia|exame admissional|exame demissional|colocar diu|inserir diu)',
  ]),
  calor: queixa('Mal-estar depois de muito calor ou sol', { clinica_medica: 1 }, [
    '(insolacao|muito (sol|calor)|exposicao ao sol|sol forte|trabalhando no sol|desidratou no sol|intermacao)',
  ]),
}
