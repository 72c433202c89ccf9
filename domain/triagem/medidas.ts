import type { Medidas } from './tipos.ts'

const NUM = '([0-9]{1,3}(?:\\.[0-9]{1,2})?)'

function valores(linha: string, ...fontes: string[]): number[] {
  return fontes.flatMap((fonte) =>
    [
      ...linha.matchAll(
        new RegExp(`(?<= )${fonte}(?= )(?! (?:anos?|mes|meses|semanas?|dias?|horas?|vezes|minutos) )`, 'g'),
      ),
    ].map((achado) => Number(achado[1])),
  )
}

function dentro(numeros: readonly number[], minimo: number, maximo: number): number[] {
  return numeros.filter((numero) => numero >= minimo && numero <= maximo)
}

function pressao(linha: string): { sistolica: number; diastolica: number } | undefined {
  const pares = [
    ...linha.matchAll(/(?<= )([0-9]{1,3}(?:\.[0-9])?)(?:x| por | x )([0-9]{1,3}(?:\.[0-9])?)(?= )/g),
  ]
  for (const par of pares) {
    const [a, b] = [Number(par[1]), Number(par[2])]
    const emCm = a <= 30 && b <= 20
    const [sistolica, diastolica] = emCm ? [a * 10, b * 10] : [a, b]
    const escrita =
      / pressao | pa | mmhg | aferi| medi /.test(linha) ||
      (sistolica >= 160 && diastolica >= 90 && sistolica < 280)
    if (escrita && sistolica >= 50 && sistolica <= 300 && diastolica >= 20 && diastolica < sistolica) {
      return { sistolica, diastolica }
    }
  }
  const soUm = dentro(valores(linha, `pressao (?:[a-z]+ ){0,4}(1[0-9]|2[0-9])`), 16, 29)[0]
  return soUm === undefined ? undefined : { sistolica: soUm * 10, diastolica: 0 }
}

/**
 * Values the person measured, read from a normalised line; implausible numbers are left out. The worst value stands.
 */
export function lerMedidas(linha: string): Medidas {
  const temperaturas = dentro(
    valores(
      linha,
      `(?:febre|temperatura|temp|termometro|febrao|deu|marcou|chegou) (?:[a-z]+ ){0,3}${NUM}`,
      `${NUM} (?:graus|de febre|c|e meio)`,
      `(3[5-9]\\.[0-9]{1,2}|4[0-2]\\.[0-9]{1,2})(?! (?:kg|quilos?|kilos?|cm|m|metros?|mil|reais|g|de peso|de altura)\\b)`,
    ),
    33,
    43,
  )
  const arterial = pressao(linha)
  const glicemias = dentro(
    valores(
      linha,
      `(?:glicemia|glicose|dextro|hgt|acucar|destro) (?:(?!metformina|glifage|losartana)[a-z]+ ){0,5}${NUM}`,
      `${NUM} (?:de )?(?:glicemia|glicose|mg dl)`,
    ),
    15,
    999,
  )
  const saturacoes = dentro(
    valores(
      linha,
      `(?:saturacao|saturando|sat|satura|oximetro|oxigenio|oxigenacao|spo2|spo 2) (?:(?!transferrina|ferro)[a-z]+ ){0,4}${NUM}`,
      `${NUM} (?:pct )?(?:de )?(?:saturacao|oxigenio)`,
      // Smaller numbers on such a device are of something else, and so are those of another quantity.
      `aparelhinho (?:(?!pressao|glicose|glicemia|acucar|diabetes|destro|dextro|batimento|pulso|pulsacao|frequencia|coracao|bpm)[a-z]+ ){0,5}([89][0-9])(?! (?:bpm|batimentos?|de pulso))`,
    ),
    40,
    100,
  )
  const frequencias = dentro(
    valores(
      linha,
      `(?:batimento|batimentos|frequencia|pulso|pulsacao|coracao|fc|cardiaca) (?:(?:[a-z]+|,) ){0,5}${NUM}`,
      `${NUM} (?:bpm|batimentos)`,
    ),
    25,
    260,
  )
  const dores = dentro(
    valores(
      linha,
      `dor (?:[a-z]+ ){0,4}(10|[0-9])(?: de 10|x10)?`,
      `(?:nota|intensidade|escala) (10|[0-9])`,
      `(10|[0-9])x10`,
    ),
    0,
    10,
  ).filter(() => / (?:nota|escala|intensidade) | (?:[0-9]|10)x10 | de 10 | dor (?:[89]|10) /.test(linha))
  return {
    ...(temperaturas.length > 0 && { temperatura: Math.max(...temperaturas) }),
    ...(arterial && { pressao_sistolica: arterial.sistolica }),
    ...(arterial && arterial.diastolica > 0 && { pressao_diastolica: arterial.diastolica }),
    ...(glicemias.length > 0 && { glicemia: piorGlicemia(glicemias) }),
    ...(saturacoes.length > 0 && { saturacao: Math.min(...saturacoes) }),
    ...(frequencias.length > 0 && { frequencia_cardiaca: Math.max(...frequencias) }),
    ...(dores.length > 0 && { dor: Math.max(...dores) }),
  }
}

function piorGlicemia(lidas: readonly number[]): number {
  const baixa = Math.min(...lidas)
  return baixa < 70 ? baixa : Math.max(...lidas)
}

/** An age in years written about the person spoken of ("meu filho de 3 anos", "bebê de 2 meses"), else `undefined`. */
export function lerIdadeDeOutra(linha: string): number | undefined {
  const achado =
    /(?<= )(?:filh[oa]|filhinh[oa]|bebe|menin[oa]|net[oa]|sobrinh[oa]|crianca|mae|pai|av[o]|vov[o]|marido|espos[oa]|idos[oa]|homem|mulher|senhor|senhora|irma|irmao|nascid[oa]|amig[oa]|tia|tio|sogr[oa]|ele|ela) (?:(?:[a-z]+ )?(?:de|tem|com|,) )?(?:so |apenas )?([0-9]{1,3}) (anos?|mes(?:es)?|dias?|semanas?)(?= )(?! atras)/.exec(
      linha,
    )
  if (achado === null) return undefined
  const valor = Number(achado[1])
  const unidade = achado[2] ?? ''
  if (unidade.startsWith('ano')) return valor <= 120 ? valor : undefined
  if (unidade.startsWith('mes')) return valor / 12
  return unidade.startsWith('semana') ? valor / 52 : valor / 365
}
