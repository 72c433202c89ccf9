import { controladasEm, recusaDeControladas } from '#domain/documento/controle.ts'
import { MARCAS, SUBSTANCIAS } from '#domain/documento/substancias.ts'
import { describe, expect, it } from 'vitest'

/** Medicines of everyday prescriptions that ask for no notification, special form or retention. */
const COMUNS =
  `paracetamol dipirona metamizol ibuprofeno naproxeno cetoprofeno diclofenaco nimesulida meloxicam piroxicam
 tenoxicam losartana valsartana olmesartana telmisartana candesartana enalapril captopril lisinopril ramipril perindopril
 anlodipino nifedipino levanlodipino verapamil diltiazem atenolol metoprolol propranolol carvedilol bisoprolol nebivolol
 hidroclorotiazida clortalidona indapamida furosemida espironolactona hidralazina metildopa clonidina sinvastatina
 atorvastatina rosuvastatina pravastatina pitavastatina ezetimiba fenofibrato ciprofibrato bezafibrato metformina
 glibenclamida gliclazida glimepirida clorpropamida sitagliptina vildagliptina linagliptina saxagliptina dapagliflozina
 empagliflozina canagliflozina pioglitazona acarbose insulina levotiroxina propiltiouracila tiamazol omeprazol
 pantoprazol esomeprazol lansoprazol rabeprazol dexlansoprazol ranitidina famotidina domperidona bromoprida
 metoclopramida ondansetrona dimenidrinato simeticona loperamida lactulose bisacodil macrogol escopolamina loratadina
 desloratadina cetirizina levocetirizina fexofenadina bilastina ebastina rupatadina hidroxizina dexclorfeniramina
 prometazina prednisona prednisolona dexametasona betametasona hidrocortisona budesonida beclometasona mometasona
 fluticasona ciclesonida salbutamol fenoterol formoterol salmeterol ipratropio tiotropio montelucaste acebrofilina
 ambroxol bromexina acetilcisteina carbocisteina levodropropizina fluconazol itraconazol cetoconazol miconazol
 clotrimazol isoconazol nistatina terbinafina aciclovir valaciclovir fanciclovir oseltamivir albendazol mebendazol
 ivermectina nitazoxanida praziquantel pirantel ciclobenzaprina carisoprodol orfenadrina tizanidina baclofeno
 colchicina alopurinol febuxostate alendronato risedronato ibandronato calcio colecalciferol cianocobalamina
 hidroxocobalamina tiamina piridoxina riboflavina acido folico ferro sulfato ferroso noripurum varfarina rivaroxabana
 apixabana edoxabana dabigatrana clopidogrel ticagrelor prasugrel cilostazol pentoxifilina sumatriptana naratriptana
 zolmitriptana flunarizina betaistina levonorgestrel etinilestradiol drospirenona desogestrel gestodeno noretisterona
 medroxiprogesterona progesterona estradiol clomifeno letrozol tansulosina doxazosina finasterida dutasterida
 sildenafila tadalafila oxibutinina solifenacina mirabegrona fenazopiridina permetrina benzoila dexpantenol
 hidroquinona minoxidil melatonina passiflora valeriana trimetazidina ivabradina digoxina amiodarona propafenona
 isossorbida nitroglicerina sacubitril metotrexato hidroxicloroquina sulfassalazina mesalazina azatioprina
 soro fisiologico oral comprimido capsula frasco gotas pomada creme via uso noite manha almoco jantar`
    .split(/\s+/)
    .filter(Boolean)

describe('controladasEm', () => {
  it.each([
    ['Clonazepam 2 mg, 1 comprimido à noite', 'clonazepam', 'psicotropica'],
    ['MORFINA 10 mg', 'morfina', 'entorpecente'],
    ['Ácido Valpróico 500 mg', 'acido valproico', 'controle_especial'],
    ['cloridrato de sertralina', 'sertralina', 'controle_especial'],
    ['Isotretinoína 20 mg', 'isotretinoina', 'retinoide'],
    ['talidomida', 'talidomida', 'imunossupressora'],
    ['cipionato de testosterona', 'testosterona', 'anabolizante'],
    ['Amoxicilina+Clavulanato 875/125', 'amoxicilina', 'antimicrobiano'],
    ['semaglutida 0,25 mg/semana', 'semaglutida', 'glp1'],
    ['Rivotril gotas', 'clonazepam', 'psicotropica'],
    ['amoxicillina 500 mg', 'amoxicilina', 'antimicrobiano'],
    ['azitromicna', 'azitromicina', 'antimicrobiano'],
    ['cefalexnia', 'cefalexina', 'antimicrobiano'],
    ['zolpiden', 'zolpidem', 'psicotropica'],
  ])('%s', (texto, substancia, motivo) =>
    expect(controladasEm(texto)[0]).toMatchObject({ substancia, motivo }),
  )
  it('names each substance once, as it was written, in the order it stands', () =>
    expect(controladasEm('Ritalina 10 mg; AMOXICILINA 500 mg; amoxicilina de novo')).toEqual([
      { escrito: 'Ritalina', substancia: 'metilfenidato', motivo: 'entorpecente' },
      { escrito: 'AMOXICILINA', substancia: 'amoxicilina', motivo: 'antimicrobiano' },
    ]))
  it.each(COMUNS)('%s is no controlled substance', (nome) => expect(controladasEm(nome)).toEqual([]))
  it('finds every name of its own list', () => {
    const names = [...Object.values(SUBSTANCIAS).flat(), ...Object.keys(MARCAS)]
    expect(names.filter((nome) => controladasEm(`Uso oral: ${nome} 10 mg`).length === 0)).toEqual([])
  })
})

it('says what was found and why', () =>
  expect(recusaDeControladas(controladasEm('Clonazepam'))).toBe(
    'Não é possível prescrever por aqui: Clonazepam (lista B da Portaria 344/98: exige notificação de receita azul).',
  ))
