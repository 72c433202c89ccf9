import { MINIMOS } from '#domain/kyc/decisao/decisao.ts'
import { CORRELATOS, SINAIS_DE_FRAUDE } from '#domain/kyc/decisao/fraude.ts'

const numero = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 })

/** Every signal of the fraud stage, the heaviest first: what it takes off, what it leads to alone, what is said. */
export function sinais(): string {
  const linhas = Object.entries(SINAIS_DE_FRAUDE)
    .toSorted(([, a], [, b]) => b.peso - a.peso)
    .map(([codigo, sinal]) => {
      const passa = Math.round(100 * (1 - sinal.peso)) >= MINIMOS.fraud * 100
      const sozinho = passa ? 'só soma' : 'revisao' in sinal ? 'revisão' : 'recusa'
      return `| \`${codigo}\` | ${numero.format(sinal.peso)} | ${sozinho} | ${sinal.motivo} |`
    })
  return [
    '# Sinais de fraude',
    '',
    'Gerado de `domain/kyc/decisao/fraude.ts` por `npm run docs`. A etapa começa em 1 e perde o peso de cada sinal; o mínimo é',
    `${numero.format(MINIMOS.fraud)}. O que pede revisão nunca recusa: se só isso falta, uma pessoa decide.`,
    '',
    `Da mesma causa, contados uma vez, pelo mais pesado: ${CORRELATOS.map(juntos).join('; ')}.`,
    '',
    '| Sinal | Peso | Sozinho | O que é dito |',
    '| --- | --- | --- | --- |',
    ...linhas,
    '',
  ].join('\n')
}

const juntos = (grupo: readonly string[]): string => grupo.map((codigo) => `\`${codigo}\``).join(' e ')
