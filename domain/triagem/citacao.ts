import type { Motivo } from './condicao.ts'
import { linhaDe, tokensDe } from './escopo.ts'
import { idiomaDe } from './idioma.ts'
import { type Achado, vale } from './leitura.ts'
import { lerMedidas } from './medidas.ts'

/** A sentence that answers or corrects the one before it, and means little without it. */
const RESPONDE =
  /^(?:n[aã]o|nada|nenhuma?|nem|nunca|sim|mas|por[eé]m|s[oó] que|ali[aá]s|quer dizer)(?!\p{L})/iu

/**
 * The patient's sentences, letter by letter as written. A question stays with its answer: a denial is never cut from
 * what it denies.
 */
export function frasesDoRelato(relato: string): string[] {
  const frases: string[] = []
  for (const parte of relato.split(/(?<=[.!?;…])\s+|\n+/)) {
    const frase = parte.trim()
    const anterior = frases.at(-1)
    if (frase === '') continue
    if (anterior !== undefined && (anterior.endsWith('?') || RESPONDE.test(frase)))
      frases.splice(-1, 1, `${anterior} ${frase}`)
    else frases.push(frase)
  }
  return frases
}

/** Between the quotation marks of a summary only the patient speaks. */
export const entreAspas = (trechos: readonly string[]): string =>
  trechos.map((trecho) => `“${trecho.replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ')}”`).join(', ')

const tem = (frase: string, palavras: string, idioma: ReturnType<typeof idiomaDe>): boolean => {
  const linha = linhaDe(frase, idioma)
  if (linha.includes(` ${palavras} `)) return true
  const ditas = new Set(tokensDe(linha))
  return tokensDe(palavras).every((palavra) => ditas.has(palavra))
}

const mede = (frase: string, { achado, palavras }: Motivo): boolean =>
  Object.entries(lerMedidas(linhaDe(frase))).some(
    ([id, valor]) => id === achado && String(valor) === palavras,
  )

/** The sentences in which a finding of the text was read. */
export function frasesDoAchado(frases: readonly string[], { palavras }: Achado): string[] {
  const idioma = idiomaDe(frases.join(' '))
  return frases.filter((frase) => tem(frase, palavras, idioma))
}

/** What the patient wrote that made a rule weigh; empty when it was a ticked box, an age or a duration. */
export function trechosDosMotivos(
  relato: string,
  achados: readonly Achado[],
  motivos: readonly Motivo[],
): string[] {
  const frases = frasesDoRelato(relato)
  const idioma = idiomaDe(relato)
  const citadas = new Set(
    motivos.flatMap((motivo) => {
      if (motivo.achado === 'sinal_aprendido' || motivo.achado === 'leitura_ia')
        return frases.filter((frase) => tem(frase, motivo.palavras, idioma))
      const lidos = achados.filter((a) => a.id === motivo.achado && a.origem === 'texto' && vale(a))
      return [
        ...lidos.flatMap((achado) => frasesDoAchado(frases, achado)),
        ...frases.filter((frase) => mede(frase, motivo)),
      ]
    }),
  )
  return frases.filter((frase) => citadas.has(frase))
}
