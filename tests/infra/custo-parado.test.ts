import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { montar } from './montagem.ts'

/**
 * USD a month of what a production stage has while nobody uses it; list prices of 2026-11-21, without the free tier.
 */
const PRECO = {
  acl: 5,
  regra: 1,
  serie: 0.3,
  painel: 3,
  metricaEmAlarme: 0.1,
  alarmeComposto: 0.5,
  chave: 1,
  segredo: 0.4,
}
/**
 * What the templates do not say: series the product measures by itself, and the schedules of each minute
 * (docs/escala.md).
 */
const SERIES = 8
const AGENDAS = 2

interface Alarme {
  readonly Metrics?: readonly { readonly MetricStat?: object }[]
}

test('an idle production stage costs what docs/escala.md says, and no more than 60 USD a month', () => {
  const { recursos } = montar('prod')
  const quantos = (tipo: string) => recursos(tipo).length
  const regras = recursos('AWS::WAFv2::WebACL').flatMap(({ Properties }) => Properties.Rules as unknown[])
  const metricas = recursos('AWS::CloudWatch::Alarm')
    .map(
      ({ Properties }) => (Properties as Alarme).Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1,
    )
    .reduce((soma, cada) => soma + cada, 0)
  const partes = {
    firewall: quantos('AWS::WAFv2::WebACL') * PRECO.acl + regras.length * PRECO.regra,
    series: SERIES * PRECO.serie,
    paineis: quantos('AWS::CloudWatch::Dashboard') * PRECO.painel,
    alarmes: metricas * PRECO.metricaEmAlarme,
    compostos: quantos('AWS::CloudWatch::CompositeAlarm') * PRECO.alarmeComposto,
    chaves: quantos('AWS::KMS::Key') * PRECO.chave,
    segredos: quantos('AWS::SecretsManager::Secret') * PRECO.segredo,
    agendas: AGENDAS,
  }
  const total = Object.values(partes).reduce((soma, cada) => soma + cada, 0)
  expect(total).toBeLessThanOrEqual(60)
  const usd = (valor: number) => String(Number(valor.toFixed(2))).replace('.', ',')
  const dito = readFileSync('docs/escala.md', 'utf8')
  expect(dito).toContain(`custa perto de ${Math.round(total)} USD por mês`)
  expect(dito).toContain(`regras e ACL do firewall ${usd(partes.firewall)}`)
  expect(dito).toMatch(new RegExp(`${metricas} métricas em ${quantos('AWS::CloudWatch::Alarm')} alarmes`))
  for (const [parte, frase] of [
    ['chaves', 'chaves'],
    ['segredos', 'segredos'],
  ] as const)
    expect(dito).toContain(`${frase} ${usd(partes[parte]).replace(/(,\d)$/, '$10')}`)
})
