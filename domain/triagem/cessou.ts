/**
 * Complaints that are no longer dangerous once they are over. A pain in the chest or lost speech is not among them: it
 * still is.
 */
const PASSAGEIRA =
  '(?:vomit[a-z]+|diarreia|enjo[a-z]+|nauseas?|soluc[a-z]+|espirr[a-z]+|toss[a-z]+|coc(?:ar|ando|eira))'
const PAROU_DE = '(?:parei|parou|paramos|pararam|deixei|deixou) (?:ja )?(?:de )?(?:ter |com )?(?:[oa]s? )?'
const PASSOU = '(?:parou|parei|passou|passaram|sumiu|acabou|cessou|foi embora)'
const E_PRONTO = '(?:$|(?:,|ontem|anteontem|hoje|faz|ha|desde|e|mas|agora|de vez|sozinh[oa]) )'

/** Not over after all: the sentence goes on with blood, or says that it came back ("voltou", "de novo"). */
const MENOS = '(?! (?:[a-z]+ )?sangue )(?!(?: [^ .]+){0,8} (?:volt(?:ou|aram|ando)|de novo|outra vez) )'

/** 'parei de vomitar', 'a diarreia já passou'. */
const CESSOU = new RegExp(
  ` (?:${PAROU_DE}${PASSAGEIRA}|${PASSAGEIRA} (?:que )?(?:ja )?${PASSOU}(?= ${E_PRONTO}))(?= )${MENOS}`,
  'g',
)

/** Whether an offset of a sentence lies where a passing complaint is told to be over. */
export const cessado = (frase: string, posicao: number): boolean =>
  [...frase.matchAll(CESSOU)].some(({ index, 0: dito }) => index <= posicao && posicao < index + dito.length)

/** Whether a sentence tells of any that is over. */
export const algoCessou = (frase: string): boolean => frase.search(CESSOU) >= 0

/** The expression it is read by, for the words it looks for. */
export const EXPRESSOES_DO_QUE_CESSOU: readonly RegExp[] = [CESSOU]
