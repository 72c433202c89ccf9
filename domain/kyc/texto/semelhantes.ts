/** Letters a reader takes for each other, whatever the typeface: one of them for another costs half a letter. */
const CONFUNDIDAS = [
  'O0QDCGU',
  'I1LJT|!',
  'S58',
  'B8ER3',
  'G6C',
  'Z27',
  'MNHW',
  'UVY',
  'EFPC',
  'RKNP',
  'A4',
  'XK',
  '17',
  '56',
  '38',
  '49',
] as const

const pares = new Set(
  CONFUNDIDAS.map((grupo) => Array.from(grupo)).flatMap((grupo) =>
    grupo.flatMap((a) => grupo.map((b) => `${a}${b}`)),
  ),
)
/** The one letter that makes MARIA another person than MARIO: readers hardly ever take one for the other. */
const NUNCA = 9
const troca = (a: string, b: string): number => {
  if (a === b) return 0
  if (a + b === 'AO' || a + b === 'OA') return NUNCA
  return pares.has(a + b) ? 0.5 : 1
}

interface Trecho {
  /** Letters lost, added or exchanged, look-alikes counted half. */
  readonly custo: number
  readonly inicio: number
  readonly fim: number
}

/** The place of a text that is most like another one, wherever it stands; null when nothing is within `folga`. */
export function maisParecido(texto: string, procurado: string, folga: number): Trecho | null {
  const exato = texto.indexOf(procurado)
  if (exato >= 0) return { custo: 0, inicio: exato, fim: exato + procurado.length }
  const n = procurado.length
  if (texto.length < n - folga) return null
  // Sellers 1980: a column for each letter of the text, which may be the first one of the place.
  let custos = Array.from({ length: n + 1 }, (_, i) => i)
  let inicios = Array.from({ length: n + 1 }, () => 0)
  let melhor: Trecho | null = null
  for (let j = 1; j <= texto.length; j++) {
    const [novos, deOnde] = [[0], [j]]
    for (let i = 1; i <= n; i++) {
      const opcoes = [
        {
          custo: (custos[i - 1] ?? 0) + troca(texto[j - 1] ?? '', procurado[i - 1] ?? ''),
          de: inicios[i - 1],
        },
        { custo: (custos[i] ?? 0) + 1, de: inicios[i] },
        { custo: (novos[i - 1] ?? 0) + 1, de: deOnde[i - 1] },
      ]
      const menor = opcoes.reduce((a, b) => (b.custo < a.custo ? b : a))
      novos.push(menor.custo)
      deOnde.push(menor.de ?? 0)
    }
    ;[custos, inicios] = [novos, deOnde]
    const custo = custos[n] ?? n
    if (custo <= folga && (melhor === null || custo < melhor.custo))
      melhor = { custo, inicio: inicios[n] ?? 0, fim: j }
  }
  return melhor
}
