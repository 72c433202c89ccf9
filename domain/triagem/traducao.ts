import type { idiomaDe } from './idioma.ts'
import { DO_ESPANHOL, DO_INGLES, SO_NO_ESPANHOL } from './lexico/outras-linguas.ts'

/** The language a report is mostly written in, as `idiomaDe` says. */
type Idioma = ReturnType<typeof idiomaDe>

/**
 * A normalised line with its words of danger said in ours, one by one: what is read of it is then read as in
 * Portuguese. Of Spanish those that are no words of ours always, the others only where the report is mostly Spanish;
 * of English only in an English report.
 */
export function traduzir(linha: string, idioma: Idioma): string {
  const palavra = (dita: string): string => {
    if (idioma === 'en') return DO_INGLES.get(dita) ?? dita
    return (idioma === 'es' ? SO_NO_ESPANHOL.get(dita) : undefined) ?? DO_ESPANHOL.get(dita) ?? dita
  }
  return ` ${linha
    .split(' ')
    .map(palavra)
    .filter((dita) => dita !== '')
    .join(' ')} `
}
