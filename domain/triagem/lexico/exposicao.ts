import { queixa } from './termo.ts'

/** Allergy, bites and stings, poisons. */
export const EXPOSICAO = {
  inchaco_face: queixa('Inchaço no rosto, nos lábios, na língua ou na garganta', { dermatologia: 1 }, [
    '{ROSTO} ~ {INCHADO}',
    '{INCHADO} ~ (rosto|face|cara|boca|labio|labios|lingua|garganta|glote|beico)',
    '(edema de glote)',
  ]),
  inchaco_corpo: queixa('Inchaço no corpo todo', { clinica_medica: 1 }, [
    '(inchando|inchad(o|a)|inchei|inchou) (tod(o|a)|o corpo todo|o corpo inteiro|inteir(o|a))',
    '(corpo todo|corpo inteiro) {INCHADO}',
  ]),
  inchaco_lingua: queixa('Inchaço na língua ou garganta fechando', {}, [
    '(lingua|glote) ~ {INCHADO}',
    '{INCHADO} ~ (lingua|glote|garganta por dentro)',
    '(garganta|goela) ~ (fechando|fechou|fechada|trancando|trancou|apertando|travando)',
    '(fechando|fechou|fechamento) ~ (garganta|goela|glote)',
  ]),
  urticaria: queixa('Placas que coçam pelo corpo', { dermatologia: 3 }, [
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
    '(comi|comeu|comer|tomei|tomou|tomar|depois d(e|o|a)|apos) ~ (camarao|amendoim|castanha|castanhas|fruto do mar|frutos do mar|ovo|leite|marisco|nozes|peixe|dipirona|antibiotico|amoxicilina|penicilina|benzetacil|anti inflamatorio|injecao|vacina|contraste|remedio novo|remedio|mel)',
    '{PEGOU} ~ (abelha|vespa|marimbondo|maribondo|formiga|formigas|mamangava)',
    '(abelha|vespa|marimbondo|formiga) ~ {PEGOU}',
  ]),
  cobra: queixa('Picada de cobra', {}, [
    '(pisei|pisou|ataque de|atacad(o|a)) ~ (cobra|jararaca|cascavel|surucucu|serpente)',
    '{PEGOU} ~ (cobra|jararaca|cascavel|coral|surucucu|serpente)',
    '(cobra|jararaca|cascavel|serpente) ~ ({PEGOU}|pegou)',
  ]),
  escorpiao: queixa('Picada de escorpião', {}, [
    '{PEGOU} ~ (escorpiao|lacrau|escorpioes)',
    '(escorpiao|lacrau) ~ ({PEGOU}|pegou)',
  ]),
  aranha: queixa('Picada de aranha ou lagarta', {}, [
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
    '(mordid(o|a)|mordida|mordeu|arranhou|arranhao|arranhad(o|a)|lambeu) ~ (cachorro|cao|gato|morcego|macaco|rato|animal|cavalo|porco|sagui|cadela|gata)',
    '(cachorro|cao|gato|morcego|macaco|rato|sagui|cadela) ~ (mordeu|arranhou|me mordeu|avancou)',
    'morcego',
  ]),
  veneno: queixa('Contato com veneno ou produto tóxico', {}, [
    '(tomei|tomou|bebi|bebeu|ingeri|ingeriu|engoli|engoliu|comi|comeu|inalei|inalou|cheirei|respirei|respirou) ~ (veneno|chumbinho|agua sanitaria|candida|soda|soda caustica|desinfetante|detergente|querosene|gasolina|thinner|cloro|raticida|agrotoxico|inseticida|produto de limpeza|produto|naftalina|amaciante|sabao|pinho|acetona|alcool gel|formol|acido|gas|monoxido|fumaca|cogumelo|planta)',
    '(envenenad(o|a)|envenenamento|envenenou|chumbinho|soda caustica|paraquat|vazamento de gas|intoxicad(o|a) (por|com)|monoxido de carbono)',
  ]),
}
