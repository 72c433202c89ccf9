import { emPalavras, normalizar, SEM_PARTIR_NUMEROS } from '../../base/palavras.ts'
import { type Medicamento, MEDICAMENTOS } from './lista.ts'

const palavrasDe = (texto: string): string[] => emPalavras(texto, SEM_PARTIR_NUMEROS)

/** The texts in which every typed word is the beginning of some word; all of them while nothing is typed. */
export function queCombinam(textos: readonly string[], digitado: string): string[] {
  const termos = palavrasDe(digitado)
  return textos.filter((texto) => contem(palavrasDe(texto), termos))
}

const contem = (palavras: readonly string[], termos: readonly string[]): boolean =>
  termos.every((termo) => palavras.some((palavra) => palavra.startsWith(termo)))

const INDICE = MEDICAMENTOS.map((medicamento) => ({
  medicamento,
  nome: normalizar(medicamento.medicamento),
  palavras: palavrasDe(`${medicamento.medicamento} ${medicamento.apresentacao}`),
}))

/** Most that is offered at once: what is not among them is found by one more word. */
const LIMITE = 12

/** What a doctor may mean by this text: by name and presentation; what begins with it first. */
export function procurarMedicamento(texto: string): Medicamento[] {
  const termos = palavrasDe(texto)
  const [primeiro = ''] = termos
  if (primeiro === '') return []
  const achados = INDICE.filter(({ palavras }) => contem(palavras, termos))
  const comeca = ({ nome }: { readonly nome: string }) => nome.startsWith(primeiro)
  return [...achados.filter(comeca), ...achados.filter((achado) => !comeca(achado))]
    .slice(0, LIMITE)
    .map(({ medicamento }) => medicamento)
}
