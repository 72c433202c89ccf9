import type { Relato } from './relatos'

/**
 * Holds a summary against the text it came from, without knowing the rules that wrote it. A summary
 * may state three things: the patient's words between “ ”, the answers the patient gave to the form,
 * and a closed set of words that frame them, none of which says anything about a body.
 */
const MOLDURA = new Set(
  `paciente pessoa escreveu escreve disse diz relata relatou conta nega negou queixa motivo palavras próprias nas suas
   as no na do da de e a o os em com que há por para à ao ou se sem não sobre também ainda mais
   idade ano anos sexo masculino feminino outro dia dias duração sintoma sintomas resposta respostas formulário
   marcou marcado marcada marcados marcadas respondeu nenhum nenhuma item itens sinal sinais alerta atenção pede pedem
   urgência avaliação texto trecho trechos leitura`
    .split(/\s+/)
    .filter(Boolean),
)

const CITACAO = /“([^”]*)”/g
const palavras = (texto: string) => texto.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const semBrancos = (texto: string) => texto.replace(/\s+/g, ' ').trim()

function ocorrencias(texto: string, trecho: string): [number, number][] {
  const achadas: [number, number][] = []
  for (let de = texto.indexOf(trecho); de >= 0; de = texto.indexOf(trecho, de + 1))
    achadas.push([de, de + trecho.length])
  return achadas
}

const letra = (sinal: string | undefined) => sinal !== undefined && /[\p{L}\p{N}]/u.test(sinal)

/** Whether the quotation, where it stands, neither cuts a word nor part of what must stay together. */
function inteira(texto: string, [de, ate]: [number, number], juntos: [number, number][]): boolean {
  if (letra(texto[de - 1]) && letra(texto[de])) return false
  if (letra(texto[ate - 1]) && letra(texto[ate])) return false
  return juntos.every(([x, y]) => ate <= x || de >= y || (de <= x && ate >= y))
}

/** Everything that the summary states and the text does not. `respostas`: labels of what was ticked. */
export function oQueNaoFoiDito(resumo: string[], relato: Relato, respostas: string[] = []): string[] {
  const texto = semBrancos(relato.texto)
  const nega = relato.nega ?? []
  const juntos = [...nega, ...(relato.junto ?? [])].flatMap((trecho) => ocorrencias(texto, trecho))
  const erros: string[] = []
  let citou = false

  for (const linha of resumo) {
    const citacoes = [...linha.matchAll(CITACAO)].map((achada) => semBrancos(achada[1] ?? ''))
    citou ||= citacoes.length > 0
    for (const citacao of citacoes) {
      const onde = ocorrencias(texto, citacao)
      if (citacao === '' || onde.length === 0) erros.push(`não está no texto: “${citacao}”`)
      else if (!onde.some((vez) => inteira(texto, vez, juntos)))
        erros.push(`cortada do que lhe dá sentido: “${citacao}”`)
      const negada = nega.some((trecho) => citacao.includes(trecho))
      if (/\bnega\b/i.test(linha.replace(CITACAO, '')) && !negada)
        erros.push(`dado como negado: “${citacao}”`)
      const resto = nega.reduce((fica, trecho) => fica.replace(trecho, ''), citacao)
      if (
        /\b(relata|sinal|sinais|alerta)\b/i.test(linha.replace(CITACAO, '')) &&
        palavras(resto).length === 0
      )
        erros.push(`negado, dado como presente: “${citacao}”`)
    }
    let moldura = linha.replace(CITACAO, ' ')
    for (const resposta of respostas) moldura = moldura.replaceAll(resposta, ' ')
    for (const palavra of palavras(moldura))
      if (!MOLDURA.has(palavra) && !/^\d+$/.test(palavra))
        erros.push(`dito sem aspas: ${palavra} (em "${linha}")`)
  }
  if (!citou) erros.push('nenhuma palavra do paciente')
  return erros
}
