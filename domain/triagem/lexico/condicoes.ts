import { contexto } from './termo.ts'

/** Conditions and medicines of the person that make other findings weigh more. */
export const CONDICOES = {
  anticoagulante: contexto('Uso de anticoagulante', [
    '(plaqueta*) ~ (baix*|[0-9]+ mil|caiu|cairam)',
    '(clopidogrel|aas|anticoagul*|coumadin)',
    '(anticoagulante|anticoagulantes|marevan|varfarina|warfarina|xarelto|rivaroxabana|eliquis|apixabana|pradaxa|dabigatrana|heparina|enoxaparina|clexane|afina* o sangue|remedio para afinar (o )?sangue|remedio de afinar (o )?sangue|hemofili(a|co|ca)|plaquetas baixas)',
  ]),
  imunossupressao: contexto('Imunidade baixa', [
    '(quimioterapia|quimio|quimios|radioterapia|imunossupr*|imunidade (baixa|comprometida)|transplantad(o|a)|transplante|hiv|aids|leucemia|linfoma|cancer|oncolog*|tumor|lupus|corticoide (ha|alto|todo)|metotrexato|azatioprina|biologico|neutropenia|neutrofilos|sem (o )?baco|anemia falciforme|falciforme)',
  ]),
  diabetes: contexto('Diabetes', [
    '(diabetes|diabetic(o|a)|insulina|metformina|glifage|acucar no sangue|dm1|dm2)',
  ]),
  cardiopatia: contexto('Problema do coração', [
    '(cardiopat*|cardiac(o|a)|infarto|infartei|infartou|stent|ponte de safena|marca passo|marcapasso|insuficiencia cardiaca|valvula|angioplastia|safena|fibrilacao)',
  ]),
  hipertensao: contexto('Pressão alta', ['(hipertens(o|a|ao)|pressao alta|losartana|enalapril|has)']),
  doenca_pulmonar: contexto('Problema do pulmão', [
    '(asma|asmatic(o|a)|dpoc|enfisema|bronquite|fibrose (cistica|pulmonar)|bombinha)',
  ]),
  doenca_renal: contexto('Problema dos rins', [
    '(insuficiencia renal|hemodialise|dialise|doenca renal|rim unico|um rim so)',
  ]),
  pos_operatorio: contexto('Cirurgia recente', [
    '(operei|operad(o|a)|cirurgia|pos operatorio|operacao|lipoaspiracao|bariatrica|cirurgiad(o|a)|operou) ~~ (ha|faz|ontem|semana|semanas|dias|recente|recentemente|mes|tem)',
    '(depois|apos|pos|desde) ~ (cirurgia|operacao|operad(o|a)|lipo|cesarea|transplante)(?! ~ (anos|ano))',
    'pos operatorio',
    '(pontos da cirurgia|corte da cirurgia|cirurgia recente)',
  ]),
  imobilizacao: contexto('Imobilização ou viagem longa', [
    '(viagem|voo|aviao|onibus) & (hora*|longa|aviao|sentad*)',
    'viagem de aviao',
    'viajei(?! ~ (para me consultar))',
    'de cama',
    '(acamad(o|a)|gesso|imobilizad(o|a)|viagem longa|voo longo|muitas horas (sentad(o|a)|de viagem)|viajei (muitas )?horas|de cama ha|trombose anterior|ja tive trombose)',
  ]),
  doenca_da_aorta: contexto('Doença da aorta ou do tecido conjuntivo', ['(aneurisma|marfan|ehlers|aorta)']),
  insuficiencia_adrenal: contexto('Doença da suprarrenal', [
    '(parei|parou|suspendi|esqueci|acabou|sem tomar|interrompi) ~ (corticoide|prednisona|prednisolona|dexametasona|hidrocortisona|meticorten)',
    '(addison|insuficiencia adrenal|hiperplasia adrenal|suprarrenal|adrenal)',
  ]),
  dengue_dita: contexto('Doença de mosquito, segundo o relato', ['dengue']),
  doenca_neuromuscular: contexto('Doença dos nervos ou dos músculos', [
    '(miastenia|guillain|esclerose lateral|distrofia muscular)',
  ]),
  agua_de_enchente: contexto('Contato com enchente, esgoto ou rato', [
    '(enchente|alagamento|alagou|alagad*|esgoto|rato|ratos|ratazana|lama da chuva)',
  ]),
  area_de_malaria: contexto('Viagem a área de malária', [
    '(amazonia|amazonas|garimpo|roraima|rondonia|acre|amapa|africa|angola|mocambique|nigeria|congo|manaus|mata amazonica)',
  ]),
  sem_insulina: contexto('Insulina interrompida', [
    '(parei|parou|sem|acabou|faltou|esqueci|esqueceu|nao tomei|nao tomo|pulei) ~ insulina',
  ]),
}
