import type { Composicoes } from './tipos.ts'

/** Self-harm, psychosis, poisons, bites, violence. */
export const DE_MENTE = {
  autoagressao: [
    '(mensagem*|carta*|bilhete*|audio|video|texto|post) & (desped*|adeus|nao atende|perdao|suicid*)',
    '(se|me) desped(indo|iu|i|ir|e)(?! (do|da|de) (emprego|trabalho|empresa|escola|ferias|namorad))',
    '(nao|sem) ~ (ver|vejo|ve|encontro|acho|tem|tenho|faz|existe|enxergo|enxerga) (mais )?(nenhum |nenhuma |qualquer )?(sentido|saida|futuro|razao|graca)(?! ~ (remedio|tratamento|exame|medic*|filme|piada|roupa|trabalho|emprego|garagem)) ',
    '(nao|sem) ~ (ver|vejo|acho|encontro|tem|tenho) (mais )?(sentido|saida|razao|motivo) (em|para|na|de|pra) (viver|continuar|existir|vida|nada|levantar|seguir|estar)',
    '(todo mundo|todos|familia|filhos|pessoas|eles|marido|mulher|mae|pais) & melhor & (sem mim|eu nao existisse|eu morr*|eu sum*|eu fosse)',
    '(se eu|que eu) (nao existisse|morresse|sumisse|desaparecesse|nao acordasse|nao estivesse aqui)',
    '{MATERIAL} & (pront(a|o|os|as)|separ(ei|ado|ados|ada)|comprei|juntei|juntando|guard(ei|ando)|na mao|na minha mao|do (meu )?lado|tudo (pronto|preparado)|coragem|acabar com|dar um (jeito|fim))',
    '(corda) & (pront*|teto|arvore|pescoco|amarr*|ganch*|nó|quintal)',
    '(pul(ar|ei|o)|jog(ar|uei|o)|me atirar|se atirar|joga*) & (ponte|viaduto|predio|janela|sacada|varanda|trilho*|trem|metro|caminhao|carro|onibus|laje|andar)(?! ~ (cai|piscina))',
    '(na beira|em cima|no alto|no parapeito) d(a|o) (ponte|viaduto|predio|sacada|laje)',
    '(dar|dei|dou|por|colocar|pensando em) (um )?fim (em|n|a|na|no|de|com) (tudo|vida|minha vida|isso|isto|mim|sofrimento|a vida|a minha vida)',
    'dar cabo (da|de) (vida|mim)',
    '(acabar|terminar) com (a (minha )?(vida|propria vida)|minha vida|tudo (hoje|agora|de vez|logo)|isso (hoje|de vez|agora|para sempre)|tudo(?= [,.])|meu sofrimento)',
    '(quero|queria|preciso|so) ~ que ~ (acabe|pare|termine) & (vida|morr*|fim|dor|sofriment*|existir|viver)',
    '(nao|sem) ~ (quero|queria|aguento|aguenta|suporto|consigo|vontade de|quer) (mais )?(estar aqui|ficar (aqui|nesse mundo|vivo|viva)|viver|existir|continuar|acordar|essa vida|a vida|seguir)(?! (com (esse|essa|o|a) (remedio|tratamento|dor|coceira|dieta)|no (emprego|trabalho)))',
    '(cansei|cansad(o|a)|exaust(o|a)|desist(i|o|indo)|saturad(o|a)) de (viver|existir|tudo|lutar|mim|estar viv(o|a)|ser eu)(?! isso)',
    '(perdi tudo|desculpa*|perdao|perdoem|me perdoa*) & (acabar|fim|hoje|adeus|aguento|filhos|cuidem)',
    '(adeus) (mundo|a todos|gente|pessoal|para todos)',
    'cuid(em|a|e) d(os|as|o|a) meus? (filhos|mae|filho|filha|cachorro|gato) ~~ (mim|for|embora)',
    '(gilete|lamina|estilete|navalha|canivete|tesoura) & (braco|bracos|pulso*|arranh*|pass(ou|ei|ando)|me cort*|se cort*|coxa)(?! ~ (barba|depil*|cozinh*))',
    '(me|se) (cort(o|a|ei|ou|ando|ar)|arranh(o|a|ando)|mutil*|queim(o|a|ando|ar)|machuc(o|a|ar)|fer(ir|indo)|bat(o|e)) (de novo|de proposito|escondid*|para (aliviar|sentir)|quando (fico|fica|esta|estou)|toda vez|por dentro|com (gilete|lamina|estilete))',
    'cort(ou|ei|ando|ar|a) ~ (os )?pulsos',
    '(vontade|pensamento*|pens*|ideia*|planej*|quer|quero|queria|disse|diz|falou|fala) ~ (morrer|morte|sumir (do mapa|para sempre|do mundo|da vida)|desaparecer (do mapa|para sempre|do mundo)|estar mort(o|a)|se matar|me matar|suicid*|nao acordar|nao existir|tirar a (propria |minha )?vida|nunca ter nascido)',
    '(queria|quero|preferia|prefiro|melhor|gostaria de) (estar )?mort(o|a)',
    '(vida) ~ (nao (vale|faz sentido|tem sentido|tem graca|presta))',
    '(ninguem|nem) ~ (sentir*|notar*|ligar*) (a minha |minha |minha a )?falta',
    '(planejei|planejando|planejo|ja planejei|sei) como ~ (morr*|fazer|acabar|sumir)?',
    '(tomar|tomei|engolir|engoli) ~ (remedio*|comprimido*|tudo|cartela*) & (morrer|nao acordar|dormir para sempre|apagar de vez|acabar)',
  ],
  overdose: [
    '{INGERIR} & (cartela*|caixa (inteira|toda)|caixas|vidro (inteiro|todo)|frasco (inteiro|todo)|todos os (remedios|comprimidos)|todo* o* remedio*|punhado|monte de (remedio*|comprimido*)|varios (remedios|comprimidos)|muitos (remedios|comprimidos)|tudo (o )?que tinha|mistura de remedio*)(?! ~ (esqueci|pul(ei|ou)|tod(o|a) (dia|mes)|anticoncep*))',
    '{INGERIR} ~ (uns |umas |mais de |quase |cerca de )?([6-9]|[1-9][0-9]|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|quarenta|cinquenta|sessenta) ~ (comprimido*|capsula*|pilula*|calmante*|rivotril|clonazepam|diazepam|dipirona*|paracetamol|tylenol|dramin|fluoxetina|amitriptilina|ibuprofeno|aspirina*|remedio*|gotas|bupropiona|sertralina|alprazolam|quetiapina|losartana|propranolol)(?! ~ (por mes|por semana|por dia))',
    '(us(ou|ei)|cheir(ou|ei)|fum(ou|ei)|injet(ou|ei)|aplic(ou|ei)|tom(ou|ei)) & (droga*|cocaina|crack|heroina|lanca perfume|lolo|ecstasy|bala|md|mdma|lsd|k9|ketamina|keta|maconha|pedra|metanfetamina|fentanil|balinha|cogumelo) & (boca|acord*|ronc*|convuls*|peito|coracao|rox*|respir*|desmai*|vomit*|paran*|passando mal|trem*|dispar*|aceler*|cabeca|agitad*|febre)',
  ],
  veneno: [
    '{INGERIR} & {TOXICO}',
    '(cheir(ei|ou|ando)|inal(ei|ou|ar|ando)|respir(ei|ou|ando)|mistur(ei|ou|ar|ando)) & {TOXICO} & (toss*|tont*|ard*|queim*|enjo*|vomit*|ar|respir*|peito|cabeca|mal|olho*|desmai*|fraq*)',
    '(apliquei|aplicou|aplicando|borrif*|pulveriz*|passei|passou|mexi|mexeu|trabalh*|usei|dedetiz*) & (agrotoxico|veneno|herbicida|inseticida|roundup|glifosato|defensivo|dedetiza*|chumbinho) & (bab*|enjo*|vomit*|tont*|trem*|suand*|suor|vista|ar|cabeca|mal|fraq*|toss*|diarreia|pupila*)',
    '(cachaca|pinga|vodka|vodca|whisky|uisque|gin|bebida|drink|alcool|aguardente) & (procedencia|adulter*|falsific*|batizad*|caseir(a|o)|clandestin(a|o)|desconhecid(a|o)|metanol|sem rotulo|suspeita) ',
    '(aquecedor|carvao|gerador|gas|braseiro|fogareiro|churrasqueira|lareira|motor|chaminé|boiler|fumaca) & (fechad(o|a)|dentro|quarto|banheiro|garagem|vazand*|vazament*|todo mundo|todos|familia|ligad(o|a)) & (tont*|enjo*|dor de cabeca|desmai*|mal|vomit*|sonolen*|cheiro)',
    '(tom(ou|ei)|engoliu|com(eu|i)|mastigou|achou|peg(ou|uei)) & (remedio*|comprimido*|gotas|xarope|cartela|pilula*) & (avo|vo|vovo|avó|da mae|do pai|do cachorro|da gaveta|pressao|coracao|diabetes|achando que|por engano|de outra pessoa|bala)',
    '(mastig*|comeu|comi|engoliu|mordeu|lambeu) & (planta|folha*|comigo ninguem pode|cogumelo*|semente*|mamona|baiacu|mandioca brava|flor|copo de leite|espirradeira|saia branca)',
  ],
  embriaguez: [
    '(beb(eu|i|endo|ida|ado|ada)|vodka|cachaca|alcool|embriag*|porre|coma alcoolico|encheu a cara) & (nao (acord*|respond*|reag*|levant*)|desacord*|gelad(o|a)|apagad(o|a)|inconsc*|vomitando e|rox*|respirando (pouco|devagar))',
  ],
  abstinencia: [
    '(par(ei|ou) de beber|sem beber|larg(uei|ou) (a )?(bebida|cachaca|alcool)|abstinenc*|par(ei|ou) (com )?(a )?bebida|bebeu muito anos|bebia (muito|todo dia)) & (trem*|suand*|suor|bicho*|vendo|confus*|alucin*|convuls*|delir*|ve |agitad*|variando)',
  ],
  surto: [
    '(ouv(e|indo|o|ia)|escut(a|o|ando)) ~ voz(es)?',
    'vozes & (mand*|cabeca|mat*|machuc*|fazer|ouv*|escut*|dizendo|xing*)',
    '(demonio*|diabo|capeta|espirito*|entidade*|deus|jesus|alien*|extraterrestre*) & (mand*|fal(a|ou|am)|vejo|vendo|v(e|endo)|mensagem|escolhid*|poder*|persegu*)(?! ~ (graca*|livre|queira|quiser))',
    '(camera*|escuta|microfone|chip|hacker*) & (parede*|casa|espion*|escondid*|implant*|cabeca|dente|tv|vigi*|celular)',
    '(implant(aram|ado|ou)|colocaram) ~ (chip|camera|aparelho|transmissor)',
    '(persegu(id*|indo|ir)|vigi(ad*|ando)|espion*|conspir*|envenen(ar|ando|aram)) & (acha*|acho|diz*|vizinh*|todos|governo|policia|familia|querem|me|mim|comida)',
    '(escolhid(a|o)|messias|enviad(o|a)|profeta|reencarn*|salvador*|milionari(o|a)) & (sem dormir|nao dorm*|acha*|diz*|fal*|gast*|dinheiro)',
    '(quebr(ou|ando)|destru*|jogou) & (casa|tudo|moveis|televisao|quarto|dinheiro|coisas) & (agress*|amea*|vozes|dorm*|gritan*|surt*|remedio*|fala*|camera*|acha*|diz*)',
    '(amea*|quer|vai|tentou|querendo|vontade de) ~ (matar|esfaque*|ferir|machucar|bater|atacar|jogar|atear|incendiar) ~ (a gente|alguem|familia|mae|pai|bebe|filh*|irm*|todo*|vizinh*|esposa|mulher|casa|marido|nos|mim)',
    '(vej(o|am)|ve|vendo|enxerga*) ~ (bicho*|vulto*|gente|pessoa*|demonio*|cobra*|aranha*|sombra* de gente|gente morta) ~ (parede|que nao exist*|nao esta*|onde nao|andando|mand*)?',
    '(surt(o|ou|ando|ad*)|psicotic*|psicose|esquizofren* & (remedio*|agress*))',
    '(alucin*|delirios?|paranoi*)',
  ],
  // bites and stings
  cobra: [
    '(cobra|jararaca|jararacucu|cascavel|coral|surucucu|serpente|urutu|caninana|vibora) & (pic*|mord*|peg*|furinho*|bote|atac*|marca* d(e|os) dente*|pisei|pisou|inch*)',
    '(picad*|mordid*) ~ (cobra|jararaca|cascavel|coral|surucucu|serpente)',
  ],
  escorpiao: ['(escorpia*|lacrau) & (pic*|ferr*|peg*|mord*|pisei|pisou|sapato|bota|cama|agulhada|dor)'],
  aranha: [
    '(aranha*|armadeira|viuva negra|caranguejeira|aranha marrom|lacraia|centopeia) & (pic*|mord*|peg*|ferr*|bolha|pele|ferida*|rox*|necros*|achei|urina)',
    '(lagarta*|taturana*|lonomia|agua viva|caravela|arraia|ourico|bagre|peixe leao|mandruva) & (encost*|pis*|queim*|toc*|ard*|pele|peg*|mao|braco|ferr*|espor*|pic*|bra[cç]*|pe)',
  ],
  abelhas_muitas: [
    '(enxame|colmeia|caixa de (abelha*|marimbondo*)|muitas|varias|dezenas|um monte|[1-9][0-9]|cem|mais de) & (abelha*|ferroada*|marimbondo*|vespa*|picada*) & (picad*|ferro*|atac*|pic*|enxame|ferrad*)',
  ],
  animal_silvestre: [
    'morcego',
    '(macac*|macaqu*|sagui|mico|micos|quati|raposa|gamba|guaxinim|cachorro do mato|lobo|lobo guara|capivara|silvestre|soim|sauim|bugio) & (mord*|arranh*|atac*|lamb*|unhad*|peg*|avanc*)',
  ],
  mordida_animal: [
    '(mord*|arranh*|unhad*|lambeu|avanc*|atac*|dentada) & (cachorr*|cao|caes|cadela|pitbull|gat(o|a|inho)|rato|ratazana|hamster|coelho|cavalo|porco|animal|bicho|vira lata|pastor alemao|ovelha|vaca|papagaio)',
  ],
  mordida_grave: [
    '(mord*|dentada|atac*|dilacer*|avanc*|peg(ou|aram)) & (rosto|cara|cabeca|pescoco|orelha|labio|boca|bochecha|espum*|bab(a|ando)|raiv*|sumiu|fugiu|desaparec*|morreu|estranh*|desconhecid*|agressiv*|sem dono) & (cachorr*|cao|gat(o|a)|cadela|animal|pitbull)',
  ],
  // violence
  violencia_sexual: [
    '(mex(eu|eram|endo|e|ia)|toc(ou|aram|ando|ava)|abus*|pass(ou|aram) a mao|alis(ou|ava)|acarici*|enfi(ou|aram)) & (partes|intim(a|as|o)|genita*|periquita|pepeca|perereca|bumbum|sexual*|filh(a|o) ~ menor) & (alguem|ele|tio|padrasto|pai|avo|vizinho|professor|conhecido|desconfi*|filha|filho|crianca|menin*|forca|sem)',
    '(acordei|acordou) ~ (sem roupa|sem calcinha|pelad(a|o)|nu(a)?)',
    '(dop(ad*|aram|ou)|drog(aram|ou) (minha|a) bebida|(coloc|bot)aram ~ (na )?(minha )?bebida)',
    '(estupr*|violent(ad*|aram|ou)|abus(ad*|aram|ou|ada)|molest*) ',
    '(me |a )?(forc(ou|aram|ado|ada)|obrig(ou|aram|ado|ada)) & (sexo|relac*|transar|deitar com|oral)',
    '(contra (a )?minha vontade|a forca|sem (o )?(meu )?consentimento|eu disse nao|nao parou) & (sexo|relac*|transar|transou|namorad*|ele|homem)',
  ],
  violencia: [
    '(bateu|bate|batendo|tapa|tapas|soco*|murro*|chut(e|es|ou)|empurr*|espanc*|agred*|agress*|apanh*|surra|esgan*|cintada*|puxou (meu |o )?cabelo) & (marido|namorad*|ex|companheir*|pai|padrasto|filho|esposa|irmao|vizinho|alguem|cunhado|genro|briga|rua|assalt*)',
    '(levei|tomei|levou|me deu) ~ (soco*|murro*|tapa*|chute*|surra|coronhada)',
  ],
  estrangulamento: [
    '(enforc(ou|ar|aram|ada|ado|ando)|esgan*|estrangul*|apert(ou|aram|ando) (o )?(meu |o )?pescoco) & (ex|marido|namorad*|ele|me|companheir*|tent*|briga|assalt*|pescoco)(?! ~ hernia)',
  ],
  maus_tratos: [
    '(cuidador*|baba|padrasto|madrasta|pai|mae|tio|tia|creche|neto|filho) & (bat(e|eu|em)|maltrat*|espanc*|judi*|belisc*|sacud*|queim(ou|a)|amarr*|agred*) & (idos*|avo|vo|vovo|pai|mae|bebe|crianca|filh(o|a)|menin*|hematom*|rox*|marc*)',
    '(cheio|cheia|varios|varias|marcas?|lotad(o|a)) (de )?(hematoma*|rox(o|os|as)|machucad*|queimadura*|marca*|mordida*|belisc*) & (filh(a|o)|crianca|bebe|menin*|idos*|avo|mae|pai|creche|cuidador*|corpo|neto|neta)',
  ],
  dose_errada: [
    '(err(ei|ou)|dobr(ei|ou|ado|ada)|troqu(ei|ou)|troc(ou|ado)|exager(ei|ou)|a mais|demais|duas vezes|tres vezes|dose (errada|dobrada|dupla|de adulto)) & (dose|insulina|remedio*|comprimido*|medicacao|calmante*|gotas|xarope|tom(ei|ou)|dei|aplic*|marevan|digoxina)',
  ],
} satisfies Composicoes
