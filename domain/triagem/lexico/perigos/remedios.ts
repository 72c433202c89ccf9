import { contexto, queixa } from '../termo.ts'

const COMECOU =
  '(comec*|inici*|nov(o|a)|aument*|entrei com|entrou com|passei a tomar|passou a tomar|primeira semana|troquei)'
const DE_PELE =
  '(lamotrigina|lamictal|carbamazepina|tegretol|oxcarbazepina|trileptal|alopurinol|zyloric|fenitoina|hidantal|fenobarbital|gardenal|nevirapina|dapsona|sulfa|sulfametoxazol|bactrim|sulfassalazina)'

/** Medicines by their generic names and the trade names people say. */
export const REMEDIOS = {
  antitireoidiano: contexto('Remédio para a tireoide acelerada', [
    '(metimazol|tapazol|tiamazol|propiltiouracil|propiltiouracila|propil|antitireoidiano)',
    '(remedio|trat*|tomo|toma) ~ (hipertireoidismo|hipertiroidismo|tireoide acelerada|graves|basedow)',
  ]),
  clozapina: contexto('Uso de clozapina', ['(clozapina|leponex|pinazan|okotico)']),
  antipsicotico: contexto('Uso de antipsicótico', [
    '(clozapina|leponex|pinazan|okotico|haloperidol|haldol|olanzapina|zyprexa|risperidona|risperdal|quetiapina|seroquel|aripiprazol|clorpromazina|amplictil|levomepromazina|neozine|paliperidona|invega|ziprasidona|antipsicotic*)',
  ]),
  litio: contexto('Uso de lítio', ['(litio|carbolitium|carbolithium|litiocar)(?! ~ (bateria|pilha))']),
  hipoglicemiante: contexto('Remédio que baixa o açúcar', [
    '(insulina|insulinas|lantus|humalog|novorapid|basaglar|tresiba|toujeo|levemir|apidra|fiasp|nph|glibenclamida|gliclazida|glimepirida|daonil|diamicron|amaryl|azukon|sulfonilureia)',
  ]),
  insulina_faltando: queixa('Insulina que acabou ou que não se tem', { endocrinologia: 1 }, [
    '(insulina|lantus|humalog|novorapid|nph|tresiba) ~ (acabou|sumiu|faltou|em falta|estragou|congelou|venceu|esquentou)',
    '(sem|acabou|faltou|perdi|nao tenho|parei|parou) (com )?(a |minha |a minha )?insulina',
  ]),
  glifozina: contexto('Uso de glifozina', [
    '(dapagliflozina|empagliflozina|canagliflozina|ertugliflozina|forxiga|jardiance|invokana|xigduo|glyxambi|glifozina|gliflozina)',
  ]),
  isotretinoina: contexto('Uso de isotretinoína', ['(isotretinoina|roacutan|acnova|lurantal|acitretina)']),
  teratogenico: contexto('Remédio que pode ferir a gravidez', [
    '(isotretinoina|roacutan|acnova|lurantal|acitretina|talidomida|metotrexato|micofenolato|valproato|acido valproico|depakene|depakote|torval|misoprostol|cytotec|leflunomida)',
  ]),
  remedio_de_pele_grave: contexto('Remédio começado há pouco que pode ferir a pele', [
    `${COMECOU} & ${DE_PELE}`,
    `${DE_PELE} ~~ ha ([1-9]|[1-4][0-9]|um|uma|dois|duas|tres|quatro|cinco|poucos|poucas) (dia|dias|semana|semanas)`,
  ]),
  remedio_que_fere_a_pele: contexto('Remédio que pode ferir a pele', [DE_PELE]),
  estimulante: contexto('Uso de estimulante', [
    '(cocaina|crack|anfetamina|metanfetamina|ecstasy|mdma|lanca perfume|pre treino|termogenico|sibutramina|fenproporex|anfepramona|femproporex|clembuterol|clenbuterol|efedrina|dnp|dinitrofenol)',
    '(capsula*|remedio*|formula|cha|comprimido*) ~ (emagrecer|emagrecedor*|emagrecimento|secar)',
  ]),
  opioide: contexto('Remédio forte para dor (opioide)', [
    '(morfina|dimorf|codeina|codein|tylex|tramadol|tramal|oxicodona|oxycontin|metadona|mytedom|fentanil|fentanila|durogesic|buprenorfina|restiva|norspan|tapentadol|palexis|petidina|dolantina)',
  ]),
  sedativo: contexto('Calmante ou remédio para dormir', [
    '(clonazepam|rivotril|diazepam|valium|alprazolam|frontal|bromazepam|lexotan|lorazepam|lorax|midazolam|dormonid|nitrazepam|flunitrazepam|rohypnol|zolpidem|stilnox|zopiclona|fenobarbital|gardenal|benzodiazepinic*)',
  ]),
  serotoninergico: contexto('Antidepressivo', [
    '(sertralina|zoloft|fluoxetina|prozac|escitalopram|lexapro|paroxetina|citalopram|venlafaxina|efexor|venlift|desvenlafaxina|pristiq|duloxetina|cymbalta|fluvoxamina|vortioxetina|brintellix|trazodona|donaren|mirtazapina|amitriptilina|nortriptilina|clomipramina|anafranil|tranilcipromina|parnate|linezolida|tramadol|erva de sao joao)',
  ]),
  antienjoo: contexto('Remédio para enjoo que pode travar os músculos', [
    '(metoclopramida|plasil|bromoprida|digesan|haloperidol|haldol|domperidona|prometazina|fenergan|risperidona|clorpromazina)',
  ]),
  digoxina: contexto('Uso de digoxina', ['(digoxina|lanoxin|digital do coracao)']),
  nitrato: contexto('Remédio de nitrato para o coração', [
    '(isordil|sustrate|monocordil|nitroglicerina|propatilnitrato|isossorbida|mononitrato|dinitrato|nitrato)',
  ]),
  para_erecao: contexto('Remédio para ereção', [
    '(sildenafila|sildenafil|viagra|tadalafila|tadalafil|cialis|vardenafila|levitra|azulzinho|pramil)',
  ]),
  hormonio_feminino: contexto('Uso de pílula ou de hormônio', [
    '(anticoncepcional*|yasmin|yaz|diane|selene|microvlar|ciclo 21|level|femina|gynera|iumi|elani|qlaira|nuvaring|anel vaginal|adesivo hormonal|evra|mesigyna|perlutan|tamoxifeno|estradiol|reposicao hormonal|hormonio*)',
    '(tom(o|a|ei|ando)|uso|usa|comec*|troquei) ~ pilula(?! ~ (do dia seguinte))',
  ]),
  imunoterapia: contexto('Imunoterapia', [
    '(imunoterapia|pembrolizumabe|keytruda|nivolumabe|opdivo|ipilimumabe|atezolizumabe|durvalumabe)',
  ]),
  emagrecedor_injetavel: contexto('Injeção para diabetes ou emagrecimento', [
    '(ozempic|wegovy|mounjaro|saxenda|victoza|trulicity|semaglutida|liraglutida|tirzepatida|dulaglutida|caneta emagrecedora)',
  ]),
  antibiotico_ou_anti_inflamatorio: contexto('Remédio que muda o efeito do que afina o sangue', [
    '(antibiotico|amoxicilina|clavulin|azitromicina|claritromicina|ciprofloxacino|cipro|levofloxacino|bactrim|sulfametoxazol|metronidazol|flagyl|fluconazol|ibuprofeno|diclofenaco|nimesulida|cetoprofeno|naproxeno|profenid|voltaren|antiinflamatorio|anti inflamatorio)',
  ]),
  imunossupressor: contexto('Remédio que baixa as defesas', [
    '(metotrexato|azatioprina|imuran|micofenolato|cellcept|myfortic|tacrolimo|tacrolimus|prograf|ciclosporina|sandimmun|sirolimo|everolimo|leflunomida|arava|ciclofosfamida|rituximabe|mabthera|adalimumabe|humira|infliximabe|remicade|etanercepte|enbrel|tocilizumabe|actemra|certolizumabe|golimumabe|secuquinumabe|ustequinumabe|vedolizumabe|tofacitinibe|xeljanz|upadacitinibe|rinvoq|baricitinibe|olumiant|ruxolitinibe|ocrelizumabe|fingolimode|natalizumabe|capecitabina|xeloda|hidroxiureia|imunobiologico)',
    '(prednisona|prednisolona|dexametasona|corticoide) ~ (20|30|40|50|60|80|alta|todo dia|todos os dias|ha (meses|[2-9] meses|anos))',
  ]),
  remedio_suspenso_de_transplante: queixa('Imunossupressor interrompido', {}, [
    '(sem|parei|parou|suspendi|acab*|falt*|nao (tomei|tomo|toma|tem|estou tomando)|esquec*|interromp*) ~~ (micofenolato|myfortic|tacrolimo|tacrolimus|prograf|ciclosporina|sirolimo|everolimo|imunossupressor*|remedio* d(o|a) (transplante|rejeicao|rim novo))',
    '(micofenolato|myfortic|tacrolimo|tacrolimus|prograf|ciclosporina|sirolimo|everolimo|imunossupressor*) ~ (acab*|falt*|esquec*)',
  ]),
  rigidez_do_corpo: queixa('Corpo duro ou músculos em tranco', { neurologia: 1 }, [
    '(corpo|musculo*|braco*|perna*|mandibula|queixo|maxilar|lingua) & (dur(o|a|os|as)|rigid(o|a|os|as)|rigidez|trav(ou|ad*|ando)|repux*|tranco*|contra(i|ida|ido|indo)|enrol(a|ando|ou))',
    '(espasmo*|contratura*|mioclonia*|clonus)',
  ]),
  agitacao: queixa('Agitação fora do comum', { psiquiatria: 1 }, [
    '(agitad(o|a)|agitacao|inquiet(o|a)|inquietacao|nao (para|paro|consigo ficar|consegue ficar) (quiet(o|a)|parad(o|a)|sentad(o|a))|aceleradissim*|eletric(o|a)|ligad(o|a) no 220)',
  ]),
  inr_alto: queixa('Exame de coagulação muito alterado', { clinica_medica: 1 }, [
    '(inr|rni|tap) ~ ([5-9](\\.[0-9]+)?|1[0-9](\\.[0-9]+)?|2[0-9]|incoagulavel|estourad(o|a)|altissim(o|a)|muito alt(o|a))(?! (anos|dias|meses|semanas|mg|horas))',
  ]),
} as const
