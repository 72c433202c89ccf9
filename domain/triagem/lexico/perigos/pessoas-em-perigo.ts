import { queixa } from '../termo.ts'

const REMEDIO =
  '(remedio*|comprimido*|cartela*|caixa*|calmante*|rivotril|clonazepam|zolpidem|ampola*|insulina*|tarja preta|potassio|morfina)'
const BICHO_OU_FILHO =
  '(cachorr*|cadela|gat(o|a|os|as|inho)|bicho*|passarinho|papagaio|pet|planta*|horta|filh*|menin*|crianca*|mae|netos|netinh*)'
const ELE =
  '(marido|namorad(o|a)|companheir(o|a)|ex|ex marido|espos(o|a)|padrasto|pai|filho|genro|cunhado|patrao|chefe|sogr(o|a)|ele|vizinho|irmao|tio|neto|cuidador*)'

/** Ways of saying farewell without the word, and violence told sideways. */
export const PESSOAS_EM_PERIGO = {
  despedida: queixa('Despedida, ou arrumar as coisas como quem vai embora', { psiquiatria: 3 }, [
    '(nao (vou|quero) (mais )?|nunca mais (vou )?|vou (parar|deixar) de |deixar de |em breve nao |logo nao )(dar|ser|causar) ~ (trabalho|peso|problema*|preocupac*|despesa*|estorvo|incomodo|fardo)',
    `(cuid(a|e|em|ar)|olh(a|e|em)|tom(a|e|em) conta|fic(a|ar|ara|am|arao)|quem (vai )?(cuida|cuidar|fica)) & ${BICHO_OU_FILHO} & (quando eu (nao (estiver|existir|acordar|voltar)|for embora de vez|partir|faltar|sumir)|depois (de mim|que eu (for|partir|me for))|se eu (faltar|sumir|partir|nao (estiver|acordar|voltar))|sem mim|for embora (de vez|para sempre)|nao (estiver|existir) mais)`,
    '(dei|doei|distribui|repart*|entreguei|passei|dando|doando|distribuindo|deixei|deu|doou|distribuiu|entregou|deixou) & (minhas|meus|meu|minha|suas|seus|as coisas|tudo que (tenho|tinha)|alianca|colecao|violao|relogio|joias|videogame|roupas|livros) & (nao (vou|vai|preciso|precisa)|lembranca|despedi*|carta*|senha*|testamento|(sint(o|indo)|estou|esta|fiquei|ficou|tao|mais) leve|paz|aliviad*|calm*|tranquil*|sorrindo|ultim*|abrac*)',
    '(senha*|documento*|contas|papelada|seguro|testamento|escritura|inventario) & (deixei|deixou|organizei|organizou|acertei|anotei|escrevi|passei|separei|arrumei|entreguei|quitei) & (paz|calm*|leve|alivi*|tranquil*|abrac*|despedi*|carta*|filh*|espos*|mae|marido|familia|falta|faltar|ninguem)(?! ~ (viagem|mudanca|cartorio do|inss|imposto))',
    '(depress*|trist*|chor*|mal|sofr*|angusti*|desesper*) & (de repente|do nada|hoje|agora|acord*|amanhec*|ontem) & (paz|calm(o|a)|calma estranha|leve|alivi*|seren(o|a)|tranquil(o|a) demais) & (decid*|despedi*|abrac*|doou|deu|perdao|carta*|senha*|resolv*|ja sei|acab*|desculp*|solucao|organiz*|gaveta*|sorri*)',
    '(decidi|decisao|resolvi|ja esta decidido|tomei a decisao|plano pronto|ja tenho (a )?data|escolhi (o dia|a data)) & (paz|calm(o|a)|leve|alivi*|seren(o|a)|descans*|acab*|sofr*|ninguem (vai|precisa)|dormir (bem|em paz)|dor)(?! ~ (emprego|academia|mudar|cirurgia|dieta|parar de fumar|casa|curso))',
    `(junt(ei|ou|ando|ar|a)|junto(?! (com|d(e|o|a)|a(o)?) )|estoc*|acumul*|escond*|economiz*|colecion*) ~~ ${REMEDIO}(?! ~ (posto|sus|farmacia popular|crianca*|doacao))`,
    `(guard*|separ*|deix*|tenho|tem) ~~ ${REMEDIO} & (me acalma|caso (eu )?(precise|nao aguente|piore)|um dia|quando (eu )?(quiser|decidir|nao aguentar)|coragem|saida|se apertar|o dia (chegar|certo)|ninguem sab*|debaixo do colchao|alivio saber)(?! ~ (consulta|receita|vencimento))`,
    '(olh(o|ando|ei|ar)|encar(o|ando)|par(o|ei|ado)|pass(o|ei)|fic(o|ando)|lembr(o|ando)|pens(o|ando)) ~~ (ponte|viaduto|trilho*|trem|metro|sacada|precipicio|penhasco|passarela|parapeito|beirada|abismo|cachoeira|carreta|caminhao|corda|revolver|caixa de remedio*) & (pens*|calcul*|altura|vontade|acab*|jog*|pul*|convid*|cham*|coragem|seria|rapido|demais|demora*|facil|queda|horas)',
    '(olhando|olho|olhar) (demais|muito|tanto|toda hora|sempre) ~~ (ponte|viaduto|trilho*|trem|metro|sacada|precipicio|abismo)',
    '(moto|carro|casa|cachorr*|violao|dinheiro|terreno) ~ (fica|vai|ficou) ~ para ~ (irmao|irma|filh*|mae|pai|neto|vizinho|amigo) & (documento*|adeus|senha*|despedi*|passei|acertad*)',
    '(vendi|dei|reparti|repartiu|doei|entreguei) & (filh*|vizinho|irmao|neto*) & (tudo (esta )?acertado|acertado|em ordem|terno|enterro|seguro)',
    '(calcul*|imagin*|pens*) ~~ (altura|a queda|quanto tempo (demora|leva)|se (eu )?(pulasse|pular|me jogasse|soltar o volante|acelerar|fechasse os olhos))',
    '(vontade|pens*|quase|ia|queria|penso) ~~ (jogar|bater|meter|enfiar|virar|soltar) (o |a |com o |com a )?(carro|caminhao|moto|carreta|volante|onibus)',
    '(pesquis*|procur*|busc*|googl*) ~~ (como morrer|forma* de morrer|jeito de morrer|morrer sem dor|dose (letal|fatal))',
    '(quant(o|a|os|as)|que dose|qual dose|qual a dose) ~~ (comprimido*|gotas|remedio*|insulina|rivotril|paracetamol|dose) ~~ (mata|matam|para morrer|nao acordar|fatal|letal|apagar de vez|parar o coracao)',
    '(so (vim|queria|quero)|passando para|essa e|isso e|queria) ~ (me despedir|despedida|deixar (registrado|um recado|meu adeus)|pedir perdao|dizer adeus|agradecer por tudo|agradecer a todos)',
    '(obrigad(o|a) por tudo|fiquem (bem|em paz|com deus)|sejam felizes|adeus) & (nao (vou|aguento|consigo|precis*)|partir|paz|descans*|fim|ultima|amo voces|cuid*|perdao|perdoem|sem mim)',
    '(quando (voces )?(lerem|ler|virem|ver|receberem)|ate (la em cima|a outra vida|o outro lado)|nos (vemos|encontramos) (do outro lado|la em cima|no ceu|em outra vida))',
    '(vou|quero|queria|logo|em breve|hora de) ~ (encontrar|ficar com|atras d(e|o|a)|junto d(e|o|a)|ver|reencontrar|me juntar) ~~ (no ceu|do outro lado|la em cima|logo|em breve|outro mundo|que (ja )?(morreu|partiu|faleceu|se foi))',
    '(amanha|semana que vem|daqui a pouco|logo|em breve|fim do mes|depois de hoje|hoje a noite) ~~ (nao (estarei|vou estar|estou) (mais )?aqui|(ja )?(vou|vai) (ter )?acab(ar|ado) (tudo)?|tudo (vai )?(acab*|termin*|resolv*)|ninguem (mais )?(precis*|vai ter)|nao (tem|vai ter) mais (importancia|eu))',
    'nao (vou|pretendo|quero|planejo|penso em|preciso) (mais )?(estar aqui|chegar (ate|la|n(o|a))|passar d(e|o)|ver|comemorar|fazer planos) ~~ (natal|aniversario|ano novo|ano que vem|fim do (mes|ano)|amanha|formatura|depois)(?! ~ (viaj*|trabalh*))',
    '(deus|jesus) ~ (lev(a|e|asse|ar)|busc(a|ar|asse|que)|recolh*) ~ (eu|logo|embora|de uma vez|para junto|comigo)?(?! ~ (culto|igreja|missa))',
    '(tomara|quem dera|queria|bom seria|rezo|peco|podia) ~~ (nao (acord*|amanhec*|levant*)|dormir (e )?(nao|nunca) (mais )?acordar|morrer dormindo|sumir (de vez|para sempre|da terra|do mapa)|nao existir)',
    'tanto faz (se )?(eu )?(viver|vivo|morrer|morro|acordar|acordo|existir|estar viv(o|a))',
    '(ninguem|nem) ~ (notaria|notar|perceberia|choraria|chorar|sentiria|sente|vai sentir) ~ (falta|sumi*|morr*|diferenca)',
    '(melhor*|felizes|livres|aliviad*|descansad*|descansar|sossego|paz) ~ sem mim',
    '(mando|mandou|escrevendo|escreveu|postou|mensagem*|audio) & (despedi*|adeus|perdao|cuid* d*|amo voces) & (sumiu|nao atende|desligou|telefone|celular|ponte|remedio*|ultima*|quarto|trancad*|preocupad*)',
  ]),
  plano_com_meio: queixa('Meio de se ferir por perto', { psiquiatria: 3 }, [
    '(arma|revolver|espingarda|pistola|veneno|corda|chumbinho|gilete|navalha|estilete|faca) & (perto|gaveta|na mao|comigo|carreg*|comprei|peguei|olh(o|ando)|cabeceira|debaixo|porta luvas|armario|tamborete|viga|no) & (noite|sozinh*|trist*|depress*|chor*|aguento|coragem|acab*|fim|paz|dor|filh*|vontade|pens*|vazio|silencio|bebid*|bebendo|culpa|divida*|separ*|demit*)(?! ~ (policia|cozinha|rato*|barata*|caca))',
  ]),
  violencia_de_lado: queixa('Medo de alguém de casa, ou não poder sair nem falar', { clinica_medica: 1 }, [
    `${ELE} & (tranc(ou|a|ada|ado)|prend(e|eu)|proib(e|iu)|nao (deixa|deixou)(?! (ele|eles|o menino|a menina|meu filho|minha filha|o neto))|tom(ou|a) (meu |o |a )?(celular|telefone|cartao|chave|documento*|dinheiro)|esconde* (a )?(chave|meu)|segue|persegu*|vigia|rastre*) & (sair|casa|quarto|trabalhar|falar|medico|hospital|ver (minha|a) (familia|mae)|comer|celular|chave|documento*|visita*|ninguem|medo|sozinh*)(?! ~ (pediatra|castigo|doce|academia))`,
    `(medo|panico|pavor|apavorad(a|o)) & ${ELE} & (volt*|cheg*|bebe|bebid*|bebend*|beber|bebad(o|a)|arma|faca|facao|revolver|amea*|mat*|bat*|quebr*|grit*|tranc*|casa|agress*|forca|solt*|porta)(?! ~ (perder|morrer de|infart*|cirurgia|doenca))`,
    '(escrev(o|endo)|digit(o|ando)|mand(o|ando)|fal(o|ando)) & (escondid(a|o)|do banheiro|baixinho|rapido|trancad(a|o)|antes que ele|enquanto ele|sem ele) & (ele|marido|medo|sala|lado|chegar|volt*|acord*|dorm*|ver|saber|ouv*)',
    '(ele|marido|namorado|companheiro|pai|padrasto|filho) (nao )?(pode|deve|vai|precisa) ~ (saber|ver|ler|ouvir|descobrir) & (medo|bat*|rox*|marca*|machuc*|amea*|perigo|doend*|costela*|dor|sangr*|empurr*|queda)',
    '(cai|caiu|escorreg*|tropec*|bati n(a|o) (porta|armario|quina|movel)) & (de novo|outra vez|como sempre|sempre que|terceira vez|segunda vez|quarta vez|[3-9] vez*) & (ele|marido|namorado|nervoso|bebe|bebid*|rox*|olho|costela*|braco|dente)',
    '(filho|filha|neto|neta|genro|nora|cuidador*|sobrinho|irma|baba) & (peg(a|ou)|fic(a|ou) com|segur(a|ou)|control(a|ou)) ~~ (aposentadoria|cartao|dinheiro|beneficio|pensao) & (comida|remedio*|fome|banho|grit*|tranc*|rox*|medo|apert*|magr*|suj*|sozinh*|chor*)',
    '(mae|pai|avo|vo|vovo|idos(o|a)|sogr(o|a)|velhinh(o|a)|pcte|paciente|crianca|bebe|menin(o|a)|alun(o|a)|vizinh*) & (rox*|hematoma*|equimos*|marca*|queimadura*|mancha* rox*) & (dedo*|punho*|pulso*|varias cores|cores diferentes|varias idades|cinto|fio|mao|cigarro|formato|nao explic*|explica*|nao sab* dizer|responde por|encolhe|medo|chora|assust*|contradi*|historia*)',
    '(amarr(a|ada|ado|am|ou)|dop(a|ada|ado|am|ou)|tranc(a|ada|ado|am|ou)|sem comer|passa fome|deixa suj(a|o)|suj(a|o) de (xixi|coco|fezes)) & (idos(o|a)|mae|pai|avo|vo|vovo|cuidador*|asilo|crianca|filh*|bebe|acamad(o|a)|neto)(?! ~ (cabelo|sapato|cinto de seguranca))',
    '(segredo|segredinho) & (tio|padrasto|avo|vizinho|primo|professor|pai|pastor|padre|treinador|namorado da|amigo da familia)',
    '(filh*|menin(a|o)|crianca|net(a|o)|sobrinh(a|o)|ela|ele) & (medo|chora*|nao quer|grit*|trem*|se esconde) ~~ (ficar com|ir (na|para|com)|ver|perto d(o|a)) & (tio|padrasto|avo|vizinho|primo|pai|creche|professor) & (calcinha|cueca|xixi|sangue|assad*|ard*|dor|corrimento|partes|periquita|pipi|desenh*|regred*|pesadelo*|intim*|machuc*|rox*|banho)',
    '(calcinha|fralda|partes|periquita|perereca|pepeca|bumbum|anus|pipi) & (sangue|rasg*|machuc*|rox*|ferid*|corrimento|pus|verruga*|ard*) & (tio|padrasto|avo|vizinho|primo|creche|casa d(o|a)|professor|passou a tarde|dormiu n(a|o)|conta que|contou|diz que|falou que|estranh*|quem mex*|mexeu)',
    '(patrao|fazenda|obra|alojamento|capataz|gato|oficina|confeccao|casa de familia|boate) & (documento*|passaporte|divida|nao (deixa|posso) (sair|ir embora)|vigi(ad*|ando|am|a)|arma*|tranc*|sem (pagar|salario)|trabalh* (dia e noite|[1-9][0-9] horas))',
    '(alguem|homem|ex|ele|vizinho|cara) & (na porta|no portao|rondando|la fora|forcando|quebrando|pulou o muro|na frente d(a|e) casa|me seguindo) & (faca|arma|amea*|medo|mat*|tranc*|criancas|filh*|agora|gritando|bat*)',
    '(nudes|fotos intimas|video intimo|fotos) & (amea*|chantag*|divulg*|espalh*|vaz*) & (aguento|sumir|morrer|vergonha|saida|fim|desesper*|acab*|pagar)',
  ]),
} as const
