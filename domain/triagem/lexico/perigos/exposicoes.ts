import { contexto, queixa } from '../termo.ts'

/** Within the three days that a remedy against the virus still has. */
const ATE_TRES_DIAS =
  '(hoje|ontem|anteontem|agora|agorinha|madrugada|essa noite|esta noite|noite passada|sabado|domingo|sexta|fim de semana|carnaval|festa|balada|plantao|([1-9]|[1-6][0-9]|7[0-2]|uma|duas|doze|vinte|poucas) horas|([1-3]|um|dois|tres) dias|duas noites)'
const SEM_CAMISINHA =
  '((sem|nao us(ei|amos|ou)|tir(ou|aram) (a )?) ?(a )?(camisinha|preservativo|protecao|capa)|(camisinha|preservativo) ~ (estour*|romp*|rasg*|fur(ou|ada)|sa(iu|indo)|escap*|ficou (dentro|la)|tir(ou|ada|aram)))'
const SEXO =
  '(sexo|transei|transou|transamos|transa|relac*|ficante|fiquei com|fiz amor|rolou|peguei (um|uma)|dei uma|dormi com|programa|desconhecid(o|a)|app|tinder|grindr)'
const AGULHA =
  '(agulha*|seringa*|lanceta*|escalpe|scalp|jelco|perfurocortante*|bisturi|abocath|insulinica|caneta de insulina)'
const CORTANTE_SUJO =
  '(prego*|ferro velho|enferrujad(o|a|os|as)|ferrugem|arame|enxada|foice|machado|cerca|lata|telha|zinco|espinho*|estrepe|toco|bambu|garfo|ancinho|estrume|esterco|curral|lixo|esgoto|terra|caco*|vergalhao|tabua|madeira|anzol|osso)'
const FURAR =
  '(pis(ei|ou)|fur(ei|ou|ad*)|entr(ou|ando)|espet(ei|ou|ad*)|cort(ei|ou|e|ad*)|finc(ou|ado)|enfi(ei|ou)|perfur*|rasg(ei|ou|uei)|atravess*|varou|vazou)'
const CAO_OU_GATO = '(cachorr*|cao|caes|cadela|pitbull|vira lata|gat(o|a|inho|inha|os))'
const MORDEU = '(mord*|dentada|abocanh*|avanc(ou|aram)|atac(ou|aram)|arranh*|unhad*|lamb*)'
const INGERIU =
  '(tomei|tomou|bebi|bebeu|engol*|ingeri*|comi|comeu|chup(ou|ei)|mastig(ou|ei)|mord(eu|i)|lambeu|pos na boca|botou na boca|colocou na boca|meteu na boca|abriu|peg(ou|uei)|ach(ou|ei))'
const COMPRIMIDO =
  '(comprimido*|remedi*|cartela*|xarope|gotas|capsula*|anticoncepcional|losartana|enalapril|propranolol|atenolol|anlodipino|nifedipina|clonidina|glibenclamida|gliclazida|metformina|clonazepam|rivotril|diazepam|amitriptilina|fluoxetina|digoxina|cloroquina|hidroxicloroquina|sulfato ferroso|ferro|paracetamol|dipirona|ibuprofeno|loperamida|colirio|descongestionante|nafazolina|vick|canfora|salicilato)'

/** Exposures whose remedy has a time, and what was taken, breathed or touched. */
export const EXPOSICOES = {
  exposicao_recente: contexto('Exposição há menos de 72 horas', [
    `${SEM_CAMISINHA} & ${ATE_TRES_DIAS}`,
    `${SEXO} & ${ATE_TRES_DIAS} & (hiv|aids|soropositiv(o|a)|reagente|positivo|portador(a)?)`,
    '(?<!(outra semana|semana passada|mes passado) (a )?)(camisinha|preservativo) ~ (estourou|rompeu|rasgou|furou|saiu)(?! ~ (semana|semanas|mes|meses))',
    '(profilaxia|pep|coquetel|remedio) & (hiv|aids|72 horas|pos exposicao|depois da relacao|sem camisinha)(?! ~ (pre exposicao|rotina|mensal))',
    '(ele|ela|parceir*|ficante|namorad*|cliente) ~ (tem|e|disse que tem|contou que tem|vive com|descobri) ~ (hiv|aids|soropositiv(o|a)) & (camisinha|transei|transamos|relac*)',
  ]),
  perfuracao_com_agulha: queixa('Agulha ou sangue de outra pessoa', { clinica_medica: 1 }, [
    `(fur(ei|ou|ad*|ar)|espet(ei|ou|ad*)|pic(ou|ad*)|cutuc*|perfur*|enfi(ei|ou)|cort(ei|ou)|acident*|pis(ei|ou)|entrou) & ${AGULHA}(?! ~ (costura|croche|trico|acupuntura|tatuagem|minha))`,
    `${AGULHA} & (lixo|usad(a|o)|paciente|suj(a|o)|sangue|chao|praia|passageir*|cracolandia|coleta|descarte|hospital|ubs|plantao|hiv|hepatite)`,
    '(sangue|secrecao|saliva com sangue|liquido) & (respingou|espirrou|caiu|espirrando|jorrou|esguichou|entrou) & (olho*|boca|mucosa|ferida|corte|rosto)',
    'acidente (com )?(material )?(biologico|perfurocortante|perfuro)',
    '(mord*|dentada) & (paciente|humana|humano|assaltante|bandido|briga|homem|mulher|colega|preso|detento) & (sangr*|sangue|mao|dedo|furou|pele|braco|abriu|cort*|hiv|hepatite)',
  ]),
  ferimento_de_risco: queixa('Ferimento fundo ou sujo', { clinica_medica: 1 }, [
    `${FURAR} & ${CORTANTE_SUJO} & (pe|pes|mao|maos|dedo|dedos|perna|coxa|joelho|canela|braco|calcanhar|sola|fund(o|a)|bota|chinelo|sapato|planta do pe)(?! ~ (cabelo|unha|garganta|engol*))`,
    '(prego|arame|ferro|lata|caco|espinho|madeira) ~ enferrujad(o|a)',
    '(ferimento|ferida|corte|machucado|furo) & (suj(o|a)|terra|esterco|estrume|lama|ferrugem|barro|lixo|esgoto) & (tetano|antitetanica|vacina|fund(o|a)|pus|inch*|ontem|hoje)',
  ]),
  tetano_dito: queixa('Músculos travando depois de ferimento', {}, [
    '(mandibula|boca|queixo|maxilar|pescoco|costas|barriga|corpo) & (trav*|dur(o|a)|rigid(o|a)|tranc*|nao abre|repux*|espasmo*) & (prego|corte|ferid*|ferimento|furei|furou|machucado|umbigo|ferrugem|pisei|pisou|estrepe)',
  ]),
  mordida_de_bicho: queixa('Mordida ou arranhão de bicho que pode ter raiva', { clinica_medica: 1 }, [
    `${CAO_OU_GATO} & ${MORDEU} & (desconhecid*|sumiu|desapareceu|fugiu|morreu|doente|raiv*|espum*|babando|mataram|sacrific*)(?! ~ (semana passada|mes passado|ano passado|meses|anos|vacinad(o|a)))`,
    '(mord*|dentada|arranh*|lamb*) ~ (de |do |da |um |uma |o |a )?(macaco|sagui|soim|mico|morcego|quati|raposa|graxaim|gamba|guaxinim|mao pelada|cachorro do mato)(?! ~ (meses|anos))',
    '(macaco|sagui|soim|mico|quati|raposa|graxaim|guaxinim|mao pelada) ~ (mord*|arranh*|atac*|avanc*)(?! ~ (meses|anos))',
    '(bezerro|vaca|boi|cavalo|jumento) & (raiva|babando|espum*|cambale*) & (mao|boca|saliva|baba|mexi|mexeu|toquei|ferida)',
    'morcego & (quarto|cama|dorm*|acord*|rede|peg(uei|ou)|mao|toquei|mord*|crianca|bebe|encost*|rocou|cabelo)(?! ~ (meses|anos|foto*|telhado|filme))',
  ]),
  bateria_ou_ima: queixa('Bateria, pilha ou ímã engolido ou no nariz', {}, [
    '(engol*|boca|nariz|ouvido|barriga|comeu|sumiu|enfi*|mord*|peg*) & (bateria*|pilha*|ima|imas|bolinha* magnetica*|magnetic(o|a|os|as))',
    '(engol*|comeu|boca) & (agulha|alfinete|prego*|parafuso|lamina|gilete|vidro|caco|tachinha|percevejo|palito|grampo|chumbinho de pesca|anzol)(?! ~ (dente|churrasco))',
  ]),
  remedio_em_crianca: queixa('Criança que tomou remédio de outra pessoa ou a mais', { pediatria: 1 }, [
    `(filh*|bebe|nenem|crianca|menin*|net(o|a|inho|inha)|sobrinh*|ele|ela|pequen(o|a)|moleque|guri*|curumim) & ${INGERIU} & ${COMPRIMIDO}(?! ~ (receit*|prescri*|pediatra|dose certa|certinho|hora certa|horario))`,
    '(dei|deram|deu|apliquei|pinguei) ~~ (dose|gotas|ml|colher*|remedio|xarope|medicamento|colirio|comprimido) ~ (de adulto|errad*|a mais|trocad*|dobrad*|duas vezes|tres vezes|dez vezes|10 vezes|do irmao|do avo|da avo|do cachorro)',
  ]),
  toxico_ingerido: queixa('Produto tóxico engolido ou inalado', {}, [
    `${INGERIU} & (soda|soda caustica|desentupidor|limpa forno|limpa pedra|limpa aluminio|limpa vidro|agua sanitaria|candida|qboa|cloro|acido muriatico|acido de bateria|amonia|querosene|gasolina|diesel|thinner|tiner|aguarras|removedor|solvente|veneno|chumbinho|raticida|mata rato|carrapaticida|mata mato|roundup|glifosato|paraquat|gramoxone|agrotoxico|defensivo|formicida|inseticida|detergente|desinfetante|pinho sol|creolina|alvejante|amaciante|capsula de sabao|sache de lava*|naftalina|acetona|tira esmalte|metanol|anticongelante|fluido|oleo de (maquina|motor|lampada)|formol|agua oxigenada|mercurio|cal virgem|comigo ninguem pode|mamona|espirradeira|cogumelo|trombeta|saia branca|mandioca brava|baiacu|amitraz)(?! ~ (figado|pisar|praia))`,
    '(paracetamol|tylenol|acetaminofen*) & ([5-9] gramas|1[0-9] gramas|[4-9] (comprimido*|capsula*) (de uma vez|juntos|por vez)|cartela*|caixa|(1[0-9]|2[0-9]|3[0-9]|8|9|dez|doze|quinze|vinte|trinta) (comprimido*|capsula*)|de (2 em 2|3 em 3|duas em duas|tres em tres|uma em uma) horas|passei d(a|o)|exager*|demais|alem d(a|o)|o dobro|o triplo|mais do que (podia|devia))',
  ]),
  gas_respirado: queixa('Fumaça ou gás respirado', {}, [
    '(aquecedor|aquecimento|carvao|brasa|braseiro|fogareiro|churrasqueira|gerador|motor|carro ligado|escapamento|lareira|fogao|gas|boiler|monoxido|fumaca|fumaceira|bomba a gasolina) & (dor de cabeca|tont*|enjo*|vomit*|desmai*|mole|sonolen*|confus*|cabeca (doendo|pesada|estourando)|passando mal|passaram mal|estranh*|apag(ou|uei)|toss*|rouc(o|a)|fuligem) & (todo mundo|todos|tod(a|o)s nos|familia|irma*|filh*|cachorro|dentro|fechad(o|a|os|as)|quarto|banheiro|banho|garagem|barraca|casa|cozinha|porao|cabine|tanque|incendio|trancad*)',
    '(mistur(ei|ou|ando|ar)) & (agua sanitaria|candida|cloro|qboa|amonia|desinfetante|vinagre|acido|limpa) & (toss*|ar|respir*|peito|garganta|olho*|chei*|vapor|mal|ard*|queim*)',
    '(cloro|amonia|acido|gas|vapor|fumaca|produto quimico|solvente|tinta|solda|pesticida|veneno|agrotoxico|defensivo) & (inal(ei|ou|ar)|respir(ei|ou|ar)|cheir(ei|ou)|aspir(ei|ou)) & (falta|toss*|peito|chiad*|rouc*|tont*|vomit*|olho*|sangue|bab*|suor|pupila*|fraqu*|desmai*|ard*)',
  ]),
  muitas_ferroadas: queixa('Muitas ferroadas', {}, [
    '([1-9][0-9]|dezenas|muitas|varias|um monte|mais de|cem|vinte|trinta|quarenta|cinquenta|incontavel) ~ (ferroad*|ferrao|ferroes|picada*|ferrad*) & (abelha*|vespa*|marimbondo*|mamangava*|enxame|colmeia|caixa|corpo|cabeca|rosto|cara|costas)',
    '(enxame|caixa de marimbondo|casa de marimbondo|colmeia) & (caiu|atac*|veio em cima|pegou|cobri*|partiu|avanc*|soltou|mex*|derrub*)(?! ~ (so uma|uma so|nenhuma))',
  ]),
  mergulho_ou_altura: queixa('Sintomas depois de mergulho ou de subir a lugar muito alto', {}, [
    '(mergulh*|cilindro|descompress*|apneia|compressor) & (junta*|articulac*|formig*|dorm*|fraq*|perna*|peito|ar|tont*|manch*|vista|dor|doi|ouvido|sangue|xixi|subi rapido)(?! ~ (rasa|raso|piscina))',
    '(altitude|la paz|cusco|atacama|machu picchu|peru|bolivia|montanha|aconcagua|[3-6][0-9]{3} metros|[3-6] mil metros) & (falta|ar|tosse|espuma|confus*|tont*|vomit*|andando|cabeca|cambale*)',
  ]),
  crianca_exposta_a_catapora: queixa('Contato com catapora ou sarampo sem defesa', {}, [
    '(contato|pegou|peguei|exposi*|perto|abrac*|brinc*|irma*|filh*|sobrinh*|vizinh*|turma|sala|escola) & (catapora|varicela|sarampo|rubeola) & (gravid*|gestante|semanas|quimio*|transplant*|imun*|recem nascid*|leucemia|corticoide|metotrexato|nunca tive|nao tive|sem vacina)',
  ]),
  choque_de_raio: queixa('Choque forte', {}, [
    '(choque|descarga|raio|eletrocut*) & (alta|220|380|poste|rede|chuveiro|maquina|fio|tomada|arremess*|jog(ou|ado)|desmai*|apag*|grud*|queim*|peito|palpit*|dispar*|formig*|dormente)(?! ~ (termico|de realidade|cultural|preco|luz do mes|boleto|conta))',
  ]),
  injecao_de_alta_pressao: queixa('Jato ou graxa de alta pressão que entrou no corpo', {}, [
    '(graxeira|graxa|pistola|jato|lavadora|wap|airless|compressor|mangueira|hidraulic(o|a)|oleo|tinta|diesel|bico injetor) & (injet(ou|ei)|entrou|furou|perfurou|penetrou|dentro) & (dedo*|mao|palma|pele|punho|braco|perna|pe)',
  ]),
} as const
