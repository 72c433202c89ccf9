/**
 * Substances a prescription of this product must not carry: controlled ones ask for a notification or a special form,
 * retained ones for a second copy that stays in the pharmacy. Sources: Portaria SVS/MS 344/1998 (annex I and its
 * updates) for the lists, RDC Anvisa 471/2021 with IN 83/2021 (antimicrobials) and RDC 973/2025 with IN 360/2025
 * (GLP-1 agonists) for retention. Names without accents, as `normalizar` writes them.
 */
export const MOTIVOS_DE_CONTROLE = {
  entorpecente: 'lista A da Portaria 344/98: exige notificação de receita amarela',
  psicotropica: 'lista B da Portaria 344/98: exige notificação de receita azul',
  controle_especial: 'lista C1 da Portaria 344/98: exige receita de controle especial',
  retinoide: 'lista C2 da Portaria 344/98: exige notificação de receita especial',
  imunossupressora: 'lista C3 da Portaria 344/98: exige notificação de receita especial',
  anabolizante: 'lista C5 da Portaria 344/98: exige receita de controle especial',
  antimicrobiano: 'RDC 471/2021: exige retenção da receita na farmácia',
  glp1: 'RDC 973/2025: exige retenção da receita na farmácia',
} as const
export type MotivoDeControle = keyof typeof MOTIVOS_DE_CONTROLE

const lista = (nomes: string): readonly string[] =>
  nomes
    .split(/[,\n]/)
    .map((nome) => nome.trim())
    .filter((nome) => nome !== '')

export const SUBSTANCIAS: Readonly<Record<MotivoDeControle, readonly string[]>> = {
  entorpecente: lista(`
    alfentanila, alfentanil, buprenorfina, codeina, diidrocodeina, etilmorfina, fentanila, fentanil, folcodina,
    hidrocodona, hidromorfona, metadona, morfina, nalbufina, nalorfina, opio, oxicodona, oximorfona, petidina,
    meperidina, propoxifeno, remifentanila, remifentanil, sufentanila, sufentanil, tapentadol, tramadol,
    anfetamina, dexanfetamina, lisdexanfetamina, metilfenidato, modafinila, armodafinila`),
  psicotropica: lista(`
    alprazolam, barbital, bromazepam, brotizolam, butabarbital, cetamina, escetamina, clobazam, clonazepam,
    clorazepam, clorazepato, clordiazepoxido, clotiazepam, cloxazolam, diazepam, estazolam, eszopiclona, etclorvinol,
    fenobarbital, flunitrazepam, flurazepam, halazepam, loprazolam, lorazepam, lormetazepam, mazindol, meprobamato,
    midazolam, nitrazepam, oxazepam, pentazocina, pentobarbital, perampanel, prazepam, quazepam, secobarbital,
    tetrazepam, tiopental, triazolam, zaleplona, zolpidem, zopiclona,
    anfepramona, femproporex, fentermina, sibutramina`),
  controle_especial: lista(`
    acepromazina, acido valproico, valproato, divalproato, agomelatina, amantadina, amissulprida, amitriptilina,
    aripiprazol, asenapina, atomoxetina, benserazida, biperideno, brexpiprazol, bupropiona, bupropiom, buspirona,
    canabidiol, carbamazepina, celecoxibe, ciclobarbital, citalopram, clomipramina, clorpromazina, clorprotixeno,
    clozapina, dapoxetina, desvenlafaxina, dexmedetomidina, dissulfiram, donepezila, droperidol, duloxetina,
    entacapona, escitalopram, etoricoxibe, etossuximida, felbamato, fenitoina, flufenazina, flumazenil, fluoxetina,
    flupentixol, fluvoxamina, gabapentina, galantamina, haloperidol, hidrato de cloral, imipramina, isocarboxazida,
    lacosamida, lamotrigina, leflunomida, levetiracetam, levodopa, levomepromazina, litio, loxapina, lurasidona,
    maprotilina, memantina, mianserina, milnaciprana, mirtazapina, misoprostol, moclobemida, naltrexona, nefazodona,
    nortriptilina, olanzapina, oxcarbazepina, paliperidona, parecoxibe, paroxetina, periciazina, pimozida, pipotiazina,
    pramipexol, pregabalina, primidona, propofol, quetiapina, reboxetina, risperidona, rivastigmina, ropinirol,
    selegilina, sertralina, sevoflurano, isoflurano, sulpirida, tiagabina, tianeptina, tiaprida, tioridazina, topiramato,
    tranilcipromina, trazodona, trifluoperazina, trimipramina, valpromida, venlafaxina, vigabatrina, vilazodona,
    vortioxetina, ziprasidona, zonisamida, zuclopentixol`),
  retinoide: lista('acitretina, adapaleno, bexaroteno, isotretinoina, tretinoina'),
  imunossupressora: lista('talidomida, lenalidomida, pomalidomida'),
  anabolizante: lista(`
    androstanolona, bolasterona, boldenona, clostebol, danazol, drostanolona, estanozolol, etilestrenol,
    fluoximesterona, gestrinona, mesterolona, metandienona, metandriol, metenolona, metiltestosterona, nandrolona,
    oxandrolona, oximetolona, prasterona, dehidroepiandrosterona, somatropina, testosterona, trembolona`),
  antimicrobiano: lista(`
    acido clavulanico, clavulanato, acido fusidico, acido nalidixico, acido pipemidico, amicacina, amoxicilina,
    ampicilina, azitromicina, aztreonam, bacitracina, benzilpenicilina, capreomicina, carbenicilina, cefaclor,
    cefadroxila, cefadroxil, cefalexina, cefalotina, cefazolina, cefepima, cefodizima, cefoperazona, cefotaxima,
    cefoxitina, cefpodoxima, cefprozila, cefprozil, ceftarolina, ceftazidima, ceftriaxona, cefuroxima, ciprofloxacino,
    ciprofloxacina, claritromicina, clindamicina, clofazimina, cloranfenicol, cloxacilina, dapsona, daptomicina,
    dicloxacilina, doripenem, doxiciclina, eritromicina, ertapenem, espectinomicina, espiramicina, estreptomicina,
    etambutol, etionamida, fenoximetilpenicilina, fosfomicina, gatifloxacino, gemifloxacino, gentamicina, imipenem,
    isoniazida, levofloxacino, levofloxacina, limeciclina, lincomicina, linezolida, lomefloxacino, meropenem,
    metronidazol, minociclina, moxifloxacino, mupirocina, neomicina, netilmicina, nitrofural, nitrofurantoina,
    norfloxacino, norfloxacina, ofloxacino, oxacilina, oxitetraciclina, pefloxacino, penicilina, piperacilina,
    pirazinamida, polimixina, protionamida, retapamulina, rifabutina, rifamicina, rifampicina, rifapentina, rifaximina,
    roxitromicina, secnidazol, sulbactam, sulfadiazina, sulfadoxina, sulfametoxazol, sulfatiazol, sultamicilina,
    tazobactam, teicoplanina, telitromicina, terizidona, tetraciclina, tianfenicol, ticarcilina, tigeciclina, tinidazol,
    tirotricina, tobramicina, trimetoprima, vancomicina`),
  glp1: lista('dulaglutida, exenatida, liraglutida, lixisenatida, semaglutida, tirzepatida'),
}

/** Brands people write instead of the substance. */
export const MARCAS: Readonly<Record<string, string>> = {
  amoxil: 'amoxicilina',
  bactrim: 'sulfametoxazol',
  clavulin: 'amoxicilina',
  concerta: 'metilfenidato',
  dormonid: 'midazolam',
  durateston: 'testosterona',
  dolantina: 'petidina',
  frontal: 'alprazolam',
  gardenal: 'fenobarbital',
  keflex: 'cefalexina',
  lexapro: 'escitalopram',
  lexotan: 'bromazepam',
  lyrica: 'pregabalina',
  mounjaro: 'tirzepatida',
  ozempic: 'semaglutida',
  prozac: 'fluoxetina',
  ritalina: 'metilfenidato',
  rivotril: 'clonazepam',
  roacutan: 'isotretinoina',
  saxenda: 'liraglutida',
  stilnox: 'zolpidem',
  tramal: 'tramadol',
  tylex: 'codeina',
  valium: 'diazepam',
  venvanse: 'lisdexanfetamina',
  wegovy: 'semaglutida',
  zoloft: 'sertralina',
}
