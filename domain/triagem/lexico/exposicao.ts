import { contexto, queixa } from './termo.ts'

/** Allergy, bites and stings, poisons. */
export const EXPOSICAO = {
  inchaco_face: queixa('Inchaço no rosto, nos lábios, na língua ou na garganta', { dermatologia: 1 }, [
    'olho* ~ (saltad(o|a)|inchou|fechou de inchad*|esbugalhad*)',
    '(labio*|boca|palpebra*|rosto|cara|olho*|beico) & (gigante*|enorme*|inchou|inchei|inchad*|inchando|deform*)',
    '(inchei|inchou|inchado|inchada|inchando) & (rosto|cara|labio*|mao|maos)',
    '{ROSTO} ~ {INCHADO}',
    '{INCHADO} ~ (rosto|face|cara|boca|labio|labios|lingua|garganta|glote|beico)',
    '(edema de glote)',
  ]),
  inchaco_corpo: queixa('Inchaço no corpo todo', { clinica_medica: 1 }, [
    '(inchad*|inchei|inchou|inchando) & (corpo|mao|maos|rosto|tudo)',
    '(inchando|inchad(o|a)|inchei|inchou) (tod(o|a)|o corpo todo|o corpo inteiro|inteir(o|a))',
    '(corpo todo|corpo inteiro) {INCHADO}',
  ]),
  inchaco_lingua: queixa('Inchaço na língua ou garganta fechando', {}, [
    '(angioedema|edema de glote|quincke)',
    '(garganta|goela) ~ (fechando|fechada|trancad*|apertad*|inchando)',
    'inchou a lingua',
    '(lingua) & (inchou|inchad*|inchando|enorme|grossa|mal cabe)',
    '(garganta|goela|glote) & (fechando|fechou|fecha|apertando|fechada|trancando)',
    '(lengua) ~',
    'se me hincho',
    '(lingua|glote) ~ {INCHADO}',
    '{INCHADO} ~ (lingua|glote|garganta por dentro)',
    '(garganta|goela) ~ (fechando|fechou|fechada|trancando|trancou|apertando|travando)',
    '(fechando|fechou|fechamento) ~ (garganta|goela|glote)',
  ]),
  urticaria: queixa('Placas que coçam pelo corpo', { dermatologia: 3 }, [
    '(corpo) & (empolad*|empol*|vergoes|placas|vermelho cocando|tod(o|a) vermelh*)',
    '(urticaria|vergoes|vergao|empolad(o|a)|empolou|empolando|placas ~ (corpo|cocando|coceira)|calombos|calombo|carocos pelo corpo)',
    '(coceira|cocando|vermelh(o|a|idao)) ~ (corpo todo|corpo inteiro|pelo corpo)',
  ]),
  alergia: queixa('Reação alérgica', { dermatologia: 2, clinica_medica: 1 }, [
    '(alergia|alergias|alergic(o|a)|reacao alergica|anafilaxia|choque anafilatico|anafilatic(o|a))',
  ]),
  anafilaxia_dita: queixa('Reação alérgica grave relatada', {}, [
    '(anafilaxia|choque anafilatico|anafilatic(o|a))',
  ]),
  exposicao_alergeno: queixa('Depois de alimento, remédio ou picada', {}, [
    '(comi|comeu|comer|tomei|tomou|depois (de|que)|apos) & (camarao|amendoim|castanha*|marisco*|mariscos|frutos do mar|peixe|leite|ovo|dipirona|antibiotico|amoxicilina|remedio novo|injecao|vacina|contraste|anti inflamatorio|benzetacil)',
    '{PEGOU} & (abelha*|vespa*|marimbondo*|formiga*)',
    '(comi|comeu|comer|tomei|tomou|tomar|depois d(e|o|a)|apos) ~ (camarao|amendoim|castanha|castanhas|fruto do mar|frutos do mar|ovo|leite|marisco|nozes|peixe|dipirona|antibiotico|amoxicilina|penicilina|benzetacil|anti inflamatorio|injecao|vacina|contraste|remedio novo|remedio|mel)',
    '{PEGOU} ~ (abelha|vespa|marimbondo|maribondo|formiga|formigas|mamangava)',
    '(abelha|vespa|marimbondo|formiga) ~ {PEGOU}',
  ]),
  cobra: queixa('Picada de cobra', {}, [
    '(cobra|jararaca|cascavel|coral|surucucu|serpente|urutu) & (picou|picad*|mordeu|mordid*|pegou|furinho*|bote)',
    '(pisei|pisou|ataque de|atacad(o|a)) ~ (cobra|jararaca|cascavel|surucucu|serpente)',
    '{PEGOU} ~ (cobra|jararaca|cascavel|coral|surucucu|serpente)',
    '(cobra|jararaca|cascavel|serpente) ~ ({PEGOU}|pegou)',
  ]),
  escorpiao: queixa('Picada de escorpião', {}, [
    '(escorpiao|lacrau|escorpioes) & (picou|picad*|ferro*|pegou|mordeu|mordid*)',
    '{PEGOU} ~ (escorpiao|lacrau|escorpioes)',
    '(escorpiao|lacrau) ~ ({PEGOU}|pegou)',
  ]),
  aranha: queixa('Picada de aranha ou lagarta', {}, [
    '(aranha|armadeira|viuva negra|caranguejeira|aranha marrom) & (picou|picad*|mordeu|mordid*|pegou|bolha|pele|ferida|achei)',
    '(lagarta|taturana|lonomia) & (encost*|pis*|queim*|toc*|ard*|pele|pegou|mao|braco)',
    '{PEGOU} ~ (aranha|armadeira|viuva negra|lacraia|centopeia|aranha marrom)',
    '(aranha|armadeira|lacraia) ~ ({PEGOU}|pegou)',
    '(lagarta|taturana|lonomia) ~ (queimou|encostei|encostou|queimando|pele)',
    '(encostei|encostou|queimei|queimou|pisei|pisou) ~ (lagarta|taturana|lonomia|agua viva|caravela|arraia|ourico)',
  ]),
  abelhas_muitas: queixa('Muitas picadas de abelha ou vespa', {}, [
    '(enxame|muitas (picadas|abelhas|ferroadas)|varias (picadas|abelhas|ferroadas)|dezenas de (picadas|abelhas)|atacad(o|a) por (abelhas|marimbondos|vespas))',
  ]),
  picada_inseto: queixa('Picada de inseto', { dermatologia: 3 }, [
    '(picada|picadas|picad(o|a)|picou) ~ (inseto|mosquito|pernilongo|formiga|formigas|borrachudo|pulga|percevejo|carrapato|abelha|vespa|marimbondo|bicho)',
    'picada* d(e|o) (inseto|mosquito|pernilongo)',
    '(picada|picadas)',
  ]),
  mordida_animal: queixa('Mordida ou arranhão de animal', {}, [
    '(cachorr*|gato|cao) ~ (pegou|avancou|atacou)',
    '(mordid*|mordeu|mordida|mordidinha|arranh*|lambeu|unhad*) & (cachorr*|cao|gato|gata|morcego|macaco|sagui|mico|rato|quati|raposa|gamba|animal|bicho|porco|cavalo|vira lata)',
    '(mordid(o|a)|mordida|mordeu|arranhou|arranhao|arranhad(o|a)|lambeu) ~ (cachorro|cao|gato|morcego|macaco|rato|animal|cavalo|porco|sagui|cadela|gata)',
    '(cachorro|cao|gato|morcego|macaco|rato|sagui|cadela) ~ (mordeu|arranhou|me mordeu|avancou)',
    'morcego',
  ]),
  veneno: queixa('Contato com veneno ou produto tóxico', {}, [
    '(mastigou|comeu|engoliu|mordeu|comi) & (planta|folha*|comigo ninguem pode|cogumelo*|semente*|baiacu|mandioca brava)',
    '(tom(ou|ei)|engoliu|comeu|achou|pegou) ~ (remedio*|comprimido*|cartela|colirio|xarope) ~ (avo|vovo|mae|pai|pressao|coracao|diabetes|cachorro|outra pessoa)',
    '(tom*|beb*|cheir*|inal*|engol*) ~ (lolo|solvente|cola de sapateiro|agua de bateria|acido(?! (urico|folico)))',
    '(gerador|carro ligado|motor ligado) ~~ (garagem|dentro|fechad*|casa)',
    '(vazamento|cheiro) ~ gas & (tont*|dor|enjoo|desmai*|vomit*)',
    '(tom*|beb*|engol*|com(i|eu)|inal*|respir*|cheir*|ingeri*) & (chumbinho|soda|agua sanitaria|candida|querosene|gasolina|thinner|tiner|raticida|veneno|agrotoxico|inseticida|desinfetante|detergente|cloro|amonia|removedor|alvejante|desentupidor|metanol|batizad*|adulterad*|mamona|naftalina|oleo de|produto de limpeza)',
    '(vodka|bebida|cachaca|whisky|gin) ~ (batizad*|adulterad*|falsific*)',
    '(carvao|aquecedor|gerador|fogareiro|braseiro|lareira|gas) & (quarto|banheiro|fechad*|garagem|vazament*|dormi*)',
    'pupila* ~ pequen*',
    '(tomei|tomou|bebi|bebeu|ingeri|ingeriu|engoli|engoliu|comi|comeu|inalei|inalou|cheirei|respirei|respirou) ~ (veneno|chumbinho|agua sanitaria|candida|soda|soda caustica|desinfetante|detergente|querosene|gasolina|thinner|cloro|raticida|agrotoxico|inseticida|produto de limpeza|produto|naftalina|amaciante|sabao|pinho|acetona|alcool gel|formol|acido|gas|monoxido|fumaca|cogumelo|planta)',
    '(envenenad(o|a)|envenenamento|envenenou|chumbinho|soda caustica|paraquat|vazamento de gas|intoxicad(o|a) (por|com)|monoxido de carbono)',
  ]),
  animal_silvestre: queixa('Contato com morcego ou animal silvestre', {}, [
    'morcego',
    '(mordid*|mordeu|arranh*|atac*|lambeu) & (macaco|sagui|mico|quati|raposa|gamba|guaxinim|silvestre|cachorro do mato|lobo)',
  ]),
  droga_na_veia: contexto('Uso de droga na veia', ['(droga*|cocaina|heroina) ~ veia', 'droga injetavel']),
  mordida_grave: queixa('Mordida no rosto, na cabeça, ou de animal doente ou sumido', {}, [
    '(mordid*|mordeu|mordida|atacou|dilacer*) & (rosto|cara|cabeca|pescoco|orelha|labio|espumando|raivos*|sumiu|fugiu|morreu|agressiv*|rua desconhecido)',
  ]),
}
