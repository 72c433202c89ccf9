import { semAcentos } from './normalizacao.ts'

/** Languages other than ours that a report is recognised in. */
type Idioma = 'en' | 'es'

/** Words of each language that are none in the others. */
const PROPRIAS: Readonly<Record<Idioma | 'pt', ReadonlySet<string>>> = {
  en: new Set(
    'i my the and have has had is am are was with for since been not can cannot cant you it of this that what when feel feeling pain days week please help she he her his im ive very'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los mi mis tengo tiene estoy esta muy con una y hace dolor yo pero del hoy ayer mucho mucha siento duele le al es hijo hija desde anos dias cuando puedo no se'.split(
      ' ',
    ),
  ),
  pt: new Set(
    'o os a eu meu minha tenho tem estou esta muito muita com uma e ha dor mas do da hoje ontem nao em no na um doi filho filha desde anos dias quando posso se estava to ta'.split(
      ' ',
    ),
  ),
}
/** Fewer than this say nothing of the language. */
const MINIMO = 3

/** The other language a report is mostly written in; `undefined` for Portuguese or too little to tell. */
export function idiomaDe(texto: string): Idioma | undefined {
  const palavras = semAcentos(texto).split(/[^a-z]+/)
  const ditas = (idioma: Idioma | 'pt') => palavras.filter((palavra) => PROPRIAS[idioma].has(palavra)).length
  const nossas = ditas('pt')
  const [primeiro] = (['en', 'es'] as const)
    .map((idioma) => ({ idioma, quantas: ditas(idioma) }))
    .filter(({ quantas }) => quantas >= MINIMO && quantas > nossas)
    .sort((a, b) => b.quantas - a.quantas)
  return primeiro?.idioma
}

/** What to do, in the person's language, and that the service speaks ours: where to go now, or when to. */
export const NO_IDIOMA: Readonly<Record<Idioma, Readonly<Record<'agora' | 'depois', string>>>> = {
  en: {
    agora:
      'This may be an emergency: call 192 (SAMU, free, 24 hours) or go to the nearest emergency room now. This service speaks Portuguese: if you can, have someone who does beside you.',
    depois:
      'This service and its doctors speak Portuguese. If you have chest pain, trouble breathing, fainting, confusion or bleeding that does not stop, call 192 (SAMU, free, 24 hours) or go to an emergency room.',
  },
  es: {
    agora:
      'Puede ser una emergencia: llame al 192 (SAMU, gratis, 24 horas) o vaya ahora a la sala de urgencias más cercana. Este servicio habla portugués: si puede, tenga a su lado a alguien que lo hable.',
    depois:
      'Este servicio y sus médicos hablan portugués. Si tiene dolor en el pecho, falta de aire, desmayo, confusión o un sangrado que no para, llame al 192 (SAMU, gratis, 24 horas) o vaya a urgencias.',
  },
}
