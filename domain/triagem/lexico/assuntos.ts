import { queixa } from './termo.ts'

/** Words that belong to one specialty: its name, its medicines, exams and usual follow-up. */
export const ASSUNTOS = {
  assunto_cardiologia: queixa('Assunto de cardiologia', { cardiologia: 4 }, [
    '(cardio*|holter|teste de esteira|teste ergometrico|colesterol|ldl|triglicer*|losartana|anlodipino|enalapril|atenolol|prevenir infarto|check up do coracao|coracao)',
  ]),
  assunto_dermatologia: queixa('Assunto de dermatologia', { dermatologia: 4 }, [
    '(dermato*|espinha*|acne|cravos|melasma|queloide|molusco|piolho*|chule|frieira*|suor excessivo|hiperidrose|calvicie|careca|caspa|psoriase|vitiligo|rosacea|seborreia)',
  ]),
  assunto_endocrinologia: queixa('Assunto de endocrinologia', { endocrinologia: 4 }, [
    '(endocrin*|tsh|t4|levotiroxina|puran|tireoide|osteoporose|densitometria|prolactina|pre diabetes|glicada|ovario policistico|testosterona|hormonios?)',
  ]),
  assunto_gastroenterologia: queixa('Assunto de gastroenterologia', { gastroenterologia: 6 }, [
    '(gastro*|endoscopia|colonoscopia|omeprazol|pantoprazol|celiac(o|a)|gluten|lactose|intestino irritavel|esteatose|gordura no figado|figado|vesicula|intestino|proctolog*|procto|hemorroida*)',
  ]),
  assunto_ginecologia: queixa('Assunto de ginecologia', { ginecologia: 4 }, [
    '(gineco*|menstruac*|anticoncepcional|pilula|menopausa|tpm|engravidar|pre natal|prenatal|amament*|amamento|mioma|endometriose|ovario*|mamografia|vulva|vagina*)',
  ]),
  assunto_neurologia: queixa('Assunto de neurologia', { neurologia: 4 }, [
    '(neuro*|alzheimer|parkinson|epilepsia|lamotrigina|carbamazepina|pernas? inquieta*|donepezila|esclerose multipla|enxaqueca*|labirintite|esquecimento|neuropatia|pregabalina|tunel do carpo)',
  ]),
  assunto_oftalmologia: queixa('Assunto de oftalmologia', { oftalmologia: 4 }, [
    '(oftalmo*|oculista|oculos|retina|tercol|colirio|glaucoma|catarata|lente de contato|cilios)',
  ]),
  assunto_ortopedia: queixa('Assunto de ortopedia', { ortopedia: 4 }, [
    '(ortoped*|fisioterap*|fisio|tendinite|bursite|artrose|hernia de disco|lombar|menisco|ligamento|osteopat*|academia)',
  ]),
  assunto_otorrinolaringologia: queixa('Assunto de otorrinolaringologia', { otorrinolaringologia: 4 }, [
    '(otorrino*|amigdala*|caseum|rinite|sinusite|septo|audiometria|zumbido|ouvido*|adenoide)',
  ]),
  assunto_pneumologia: queixa('Assunto de pneumologia', { pneumologia: 4 }, [
    '(pneumo(?!nia)*|asma|dpoc|bombinha|inalador|espirometria|apneia|ronco*|nodul* ~ pulmao|pulmao|enfisema|parar de fumar)',
  ]),
  assunto_psiquiatria: queixa('Assunto de psiquiatria', { psiquiatria: 4 }, [
    '(psiqui*|sertralina|fluoxetina|escitalopram|litio|bipolar*|ansiedade|panico|depressao|tdah|toc|fobia|medo de (dirigir|aviao|sair|gente|falar|avioes|altura)|manias|compuls*|terminei um namoro|fim do namoro|roendo unha|burnout|luto)',
  ]),
  assunto_urologia: queixa('Assunto de urologia', { urologia: 4 }, [
    '(urolog*|prostata|tansulosina|vasectomia|erecao|ejacul*|psa|fimose|impotencia|pedra no rim)',
  ]),
  assunto_nutrologia: queixa('Assunto de nutrologia', { nutrologia: 4 }, ['(nutrolog*|nutrol*)']),
  assunto_pediatria: queixa('Assunto de pediatria', { pediatria: 4 }, [
    '(pediatr*|papinha|introducao alimentar|xixi na cama)',
  ]),
}
