/**
 * Medicines of outpatient care by their Brazilian common name, with usual presentations: what the search offers. Chosen
 * by hand, none of those this channel refuses, and not the whole DCB (docs/decisions/039). Anything else is typed.
 */
const LISTA = `
Acebrofilina: 10 mg/mL, xarope | 5 mg/mL, xarope
Acetilcisteína: 600 mg, granulado em envelope | 200 mg, granulado em envelope | 20 mg/mL, xarope
Aciclovir: 200 mg, comprimido | 400 mg, comprimido | 50 mg/g, creme
Ácido acetilsalicílico: 100 mg, comprimido | 500 mg, comprimido
Ácido ascórbico: 500 mg, comprimido | 1 g, comprimido efervescente
Ácido fólico: 5 mg, comprimido | 0,2 mg/mL, solução oral em gotas
Ácido mefenâmico: 500 mg, comprimido
Ácido tranexâmico: 250 mg, comprimido
Albendazol: 400 mg, comprimido mastigável | 40 mg/mL, suspensão oral
Alendronato de sódio: 70 mg, comprimido
Alopurinol: 100 mg, comprimido | 300 mg, comprimido
Ambroxol: 30 mg/5 mL, xarope | 15 mg/5 mL, xarope
Anlodipino: 5 mg, comprimido | 10 mg, comprimido
Atenolol: 25 mg, comprimido | 50 mg, comprimido
Atorvastatina: 20 mg, comprimido | 40 mg, comprimido
Beclometasona: 50 mcg/dose, spray nasal | 250 mcg/dose, aerossol inalatório
Betametasona: 1 mg/g, creme | 1 mg/g, pomada
Bromoprida: 10 mg, comprimido | 4 mg/mL, solução oral em gotas
Budesonida: 32 mcg/dose, spray nasal | 64 mcg/dose, spray nasal
Candesartana: 8 mg, comprimido | 16 mg, comprimido
Captopril: 25 mg, comprimido | 50 mg, comprimido
Carbonato de cálcio: 500 mg, comprimido
Carvedilol: 6,25 mg, comprimido | 12,5 mg, comprimido | 25 mg, comprimido
Cetoconazol: 20 mg/g, creme | 20 mg/g, xampu
Cetoprofeno: 50 mg, cápsula | 100 mg, comprimido
Cetorolaco: 10 mg, comprimido sublingual
Ciclobenzaprina: 5 mg, comprimido | 10 mg, comprimido
Cloreto de sódio: 9 mg/mL, solução nasal | 30 mg/mL, solução nasal
Clortalidona: 12,5 mg, comprimido | 25 mg, comprimido
Clotrimazol: 10 mg/g, creme | 10 mg/g, creme vaginal
Colchicina: 0,5 mg, comprimido
Colecalciferol: 1.000 UI, comprimido | 7.000 UI, comprimido | 50.000 UI, cápsula
Desloratadina: 5 mg, comprimido | 0,5 mg/mL, xarope
Desogestrel: 75 mcg, comprimido
Dexametasona: 4 mg, comprimido | 0,1 mg/mL, elixir | 1 mg/g, creme
Dexclorfeniramina: 2 mg, comprimido | 0,4 mg/mL, solução oral
Dexpantenol: 50 mg/g, pomada
Diclofenaco: 50 mg, comprimido | 11,6 mg/g, gel
Dimenidrinato + piridoxina: 50 mg + 10 mg, comprimido | 25 mg/mL + 5 mg/mL, solução oral em gotas
Dipirona: 500 mg, comprimido | 1 g, comprimido | 500 mg/mL, solução oral em gotas | 50 mg/mL, solução oral
Domperidona: 10 mg, comprimido | 1 mg/mL, suspensão oral
Enalapril: 5 mg, comprimido | 10 mg, comprimido | 20 mg, comprimido
Escopolamina, butilbrometo: 10 mg, comprimido | 10 mg/mL, solução oral em gotas
Escopolamina, butilbrometo + dipirona: 10 mg + 250 mg, comprimido
Esomeprazol: 20 mg, comprimido | 40 mg, comprimido
Espironolactona: 25 mg, comprimido | 50 mg, comprimido
Fenoterol: 5 mg/mL, solução para inalação
Fexofenadina: 120 mg, comprimido | 180 mg, comprimido | 6 mg/mL, suspensão oral
Fluconazol: 150 mg, cápsula
Fluticasona: 27,5 mcg/dose, spray nasal | 50 mcg/dose, spray nasal
Formoterol + budesonida: 6 mcg + 200 mcg, cápsula com pó inalatório | 12 mcg + 400 mcg, cápsula com pó inalatório
Furosemida: 40 mg, comprimido
Glibenclamida: 5 mg, comprimido
Gliclazida: 30 mg, comprimido de liberação prolongada | 60 mg, comprimido de liberação prolongada
Guaifenesina: 13,33 mg/mL, xarope
Hidroclorotiazida: 25 mg, comprimido
Hidrocortisona: 10 mg/g, creme
Hidroxizina: 25 mg, comprimido | 2 mg/mL, solução oral
Ibuprofeno: 400 mg, cápsula | 600 mg, comprimido | 50 mg/mL, suspensão oral em gotas | 100 mg/mL, suspensão oral em gotas
Ipratrópio: 0,25 mg/mL, solução para inalação
Itraconazol: 100 mg, cápsula
Ivermectina: 6 mg, comprimido
Lactulose: 667 mg/mL, xarope
Lansoprazol: 30 mg, cápsula
Levocetirizina: 5 mg, comprimido
Levonorgestrel: 1,5 mg, comprimido
Levonorgestrel + etinilestradiol: 0,15 mg + 0,03 mg, comprimido
Levotiroxina: 25 mcg, comprimido | 50 mcg, comprimido | 100 mcg, comprimido
Lidocaína: 20 mg/g, gel
Loperamida: 2 mg, comprimido
Loratadina: 10 mg, comprimido | 1 mg/mL, xarope
Losartana: 25 mg, comprimido | 50 mg, comprimido | 100 mg, comprimido
Macrogol: 14 g, pó em envelope
Mebendazol: 100 mg, comprimido | 20 mg/mL, suspensão oral
Meclozina: 25 mg, comprimido | 50 mg, comprimido
Meloxicam: 7,5 mg, comprimido | 15 mg, comprimido
Metformina: 500 mg, comprimido | 850 mg, comprimido | 500 mg, comprimido de liberação prolongada
Metoclopramida: 10 mg, comprimido | 4 mg/mL, solução oral em gotas
Metoprolol, succinato: 25 mg, comprimido de liberação prolongada | 50 mg, comprimido de liberação prolongada
Miconazol: 20 mg/g, creme | 20 mg/g, creme vaginal
Mometasona: 50 mcg/dose, spray nasal | 1 mg/g, creme
Montelucaste: 4 mg, comprimido mastigável | 5 mg, comprimido mastigável | 10 mg, comprimido
Naproxeno: 250 mg, comprimido | 500 mg, comprimido
Nimesulida: 100 mg, comprimido
Nistatina: 100.000 UI/mL, suspensão oral | 25.000 UI/g, creme vaginal
Nitazoxanida: 500 mg, comprimido | 20 mg/mL, suspensão oral
Olopatadina: 1 mg/mL, colírio
Omeprazol: 20 mg, cápsula | 40 mg, cápsula
Ondansetrona: 4 mg, comprimido orodispersível | 8 mg, comprimido orodispersível
Óxido de zinco + retinol + colecalciferol: pomada
Pantoprazol: 20 mg, comprimido | 40 mg, comprimido
Paracetamol: 500 mg, comprimido | 750 mg, comprimido | 200 mg/mL, solução oral em gotas
Permetrina: 10 mg/mL, loção | 50 mg/mL, loção
Prednisolona: 3 mg/mL, solução oral | 20 mg, comprimido
Prednisona: 5 mg, comprimido | 20 mg, comprimido
Prometazina: 25 mg, comprimido
Propranolol: 40 mg, comprimido
Racecadotrila: 100 mg, cápsula | 10 mg, granulado em envelope
Ramipril: 5 mg, comprimido | 10 mg, comprimido
Rosuvastatina: 10 mg, comprimido | 20 mg, comprimido
Saccharomyces boulardii: 200 mg, cápsula | 200 mg, pó em envelope
Sais para reidratação oral: pó em envelope
Salbutamol: 100 mcg/dose, aerossol inalatório | 0,4 mg/mL, xarope
Salmeterol + fluticasona: 50 mcg + 250 mcg, pó inalatório
Simeticona: 40 mg, comprimido | 125 mg, cápsula | 75 mg/mL, suspensão oral em gotas
Sinvastatina: 20 mg, comprimido | 40 mg, comprimido
Sulfato ferroso: 40 mg, comprimido | 25 mg/mL, solução oral em gotas
Tenoxicam: 20 mg, comprimido
Tiamina: 300 mg, comprimido
Valsartana: 80 mg, comprimido | 160 mg, comprimido
Vitaminas do complexo B: comprimido
`

/** A medicine in one of its presentations: what one choice fills in. */
export interface Medicamento {
  readonly medicamento: string
  readonly apresentacao: string
}

export const MEDICAMENTOS: readonly Medicamento[] = LISTA.trim()
  .split('\n')
  .flatMap((linha) => {
    const [medicamento = '', apresentacoes = ''] = linha.split(': ')
    return apresentacoes.split(' | ').map((apresentacao) => ({ medicamento, apresentacao }))
  })
