import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { eMetrica, NAMESPACE, type NomeDaMetrica, NOMES, seriesDe } from '#domain/admin/metricas.ts'
import { PERGUNTAS } from '#domain/admin/perguntas.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { montar } from './montagem.ts'

const { recursos } = montar('prod')

interface Widget {
  readonly properties: {
    readonly title: string
    readonly metrics: readonly (readonly [string, string, ...unknown[]])[]
  }
}
interface Serie {
  readonly nome: string
  readonly namespace: string
  readonly dimensoes: Readonly<Record<string, string>>
}

const ROTEIRO = readFileSync(path.resolve(import.meta.dirname, '../../docs/runbook.md'), 'utf8')
const secoes = [...ROTEIRO.matchAll(/^## (\S+)$/gm)].map(([, nome = '']) => nome)
const alarmes = [...recursos('AWS::CloudWatch::Alarm'), ...recursos('AWS::CloudWatch::CompositeAlarm')]
const descricoes = alarmes.map(({ Properties }) => JSON.stringify(Properties.AlarmDescription))
const ancora = (descricao: string) => /runbook\.md#([\w-]+)/.exec(descricao)?.[1] ?? ''

const conhecida = ({ nome, namespace, dimensoes }: Serie): boolean =>
  namespace === NAMESPACE &&
  eMetrica(nome) &&
  seriesDe(nome).some((serie) => JSON.stringify(ordenada(serie)) === JSON.stringify(ordenada(dimensoes)))
const ordenada = (dimensoes: Readonly<Record<string, string>>) =>
  Object.entries(dimensoes).toSorted(([a], [b]) => a.localeCompare(b))

/** Dashboard bodies join their JSON with tokens; the region is the only one. */
const corpoDe = (body: unknown): { widgets: Widget[] } => {
  const partes =
    typeof body === 'string' ? [body] : ((body as { 'Fn::Join': [string, unknown[]] })['Fn::Join'][1] ?? [])
  return JSON.parse(partes.map((parte) => (typeof parte === 'string' ? parte : 'x')).join('')) as {
    widgets: Widget[]
  }
}
const seriesDoPainel = (widget: Widget): Serie[] =>
  widget.properties.metrics.map(([namespace, nome, ...resto]) => {
    const pares = resto.filter((parte): parte is string => typeof parte === 'string')
    const dimensoes: Record<string, string> = {}
    for (let i = 0; i < pares.length; i += 2) dimensoes[pares[i] ?? ''] = pares[i + 1] ?? ''
    return { namespace, nome, dimensoes }
  })

describe('the dashboards', () => {
  const paineis = recursos('AWS::CloudWatch::Dashboard').map(({ Properties }) => ({
    nome: String(Properties.DashboardName),
    widgets: corpoDe(Properties.DashboardBody).widgets,
  }))

  test('are one per audience: each is paid for by the month', () => {
    const publicos = ['clinica', 'dinheiro', 'identidade', 'operacao']
    expect(paineis.map(({ nome }) => nome).sort()).toEqual(publicos.map((p) => `acolhe-prod-${p}`))
  })

  test('show series of the catalogue, and every metric of it', () => {
    const series = paineis.flatMap(({ widgets }) => widgets.flatMap(seriesDoPainel))
    expect(series.filter((serie) => !conhecida(serie))).toEqual([])
    expect([...new Set(series.map(({ nome }) => nome))].sort()).toEqual([...NOMES].sort())
  })

  test('ask the question each metric answers', () => {
    const titulos = paineis.flatMap(({ widgets }) => widgets.map(({ properties }) => properties.title))
    expect(titulos.sort()).toEqual(NOMES.map((nome) => PERGUNTAS[nome]).sort())
  })
})

describe('the alarms', () => {
  test('each have a heading in the runbook, and each heading an alarm', () => {
    expect([...new Set(descricoes.map(ancora))].sort()).toEqual([...secoes].sort())
  })

  test('tell symptom, runbook and caveat, with a link to what they are about', () => {
    const proprios = alarmes.filter(({ pilha }) => pilha === 'observabilidade')
    expect(proprios.length).toBeGreaterThan(30)
    for (const { Properties } of proprios)
      expect(JSON.stringify(Properties.AlarmDescription)).toMatch(
        /^.+ Roteiro: docs\/runbook\.md#[\w-]+ Painel: https:\/\/.+#dashboards\/dashboard\/acolhe-prod-[\w-]+ Ressalva: .+/,
      )
  })

  test('watch series of the catalogue', () => {
    const series = alarmes
      .filter(({ pilha, Properties }) => pilha === 'observabilidade' && 'EvaluationPeriods' in Properties)
      .flatMap(({ Properties }) => seriesDoAlarme(Properties))
    expect(series.length).toBeGreaterThan(30)
    expect(series.filter((serie) => !conhecida(serie))).toEqual([])
  })

  test('one fault rings once: by itself, or by the one that joins it with others', () => {
    const juntados = JSON.stringify(
      recursos('AWS::CloudWatch::CompositeAlarm').map(({ Properties }) => Properties.AlarmRule),
    )
    for (const { id, Properties } of alarmes) {
      const sozinho = (Properties.AlarmActions as unknown[] | undefined)?.length ?? 0
      expect([id, sozinho]).toEqual([id, juntados.includes(`"${id}"`) ? 0 : 1])
    }
  })

  test('watch what AWS counts, and the silence of what measures', () => {
    const vigias = recursos('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties)
    const tudo = JSON.stringify(vigias)
    for (const medida of [
      'Errors',
      'Throttles',
      'Duration',
      'IteratorAge',
      '5xx',
      'IntegrationError',
      'BlockedRequests',
    ])
      expect(tudo).toContain(`"${medida}"`)
    const calados = vigias.filter(({ TreatMissingData }) => TreatMissingData === 'breaching')
    expect(calados.map(({ AlarmName }) => AlarmName)).toEqual([
      'acolhe-prod-agendas-paradas',
      'acolhe-prod-medidas-caladas',
      'acolhe-prod-copias-paradas',
    ])
    const agendas = FUNCOES.filter(({ tipo }) => tipo === 'agenda')
    for (const { nome } of agendas) expect(JSON.stringify(calados)).toContain(`-${nome}"`)
  })

  test('and the silence of the copies, whose vault is the one they go to', () => {
    const copias = recursos('AWS::CloudWatch::Alarm').find(
      ({ Properties }) => Properties.AlarmName === 'acolhe-prod-copias-paradas',
    )
    expect(copias?.Properties).toMatchObject({
      Namespace: 'AWS/Backup',
      MetricName: 'NumberOfBackupJobsCompleted',
      Dimensions: [
        { Name: 'BackupVaultName', Value: { 'Fn::ImportValue': expect.stringMatching(/:.+CopiasCofre/) } },
      ],
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
    })
  })

  test('burn only when a long and a short window burn, and health is any of what keeps people out', () => {
    const compostos = recursos('AWS::CloudWatch::CompositeAlarm').map(({ Properties }) => [
      String(Properties.AlarmName).replace('acolhe-prod-', ''),
      JSON.stringify(Properties.AlarmRule).includes(' AND ') ? 'AND' : 'OR',
    ])
    expect(compostos.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
      ['plataforma', 'OR'],
      ['saude', 'OR'],
      ['slo-aceite-em-15-minutos-lento', 'AND'],
      ['slo-aceite-em-15-minutos-rapido', 'AND'],
      ['slo-api-disponivel-lento', 'AND'],
      ['slo-api-disponivel-rapido', 'AND'],
    ])
  })
})

describe('the saved queries', () => {
  const consultas = recursos('AWS::Logs::QueryDefinition').map(({ Properties }) => Properties)
  const grupos = recursos('AWS::Logs::LogGroup').filter(({ id }) => id.startsWith('FuncoesRegistro'))

  test('search the logs of every function', () => {
    const capacidades = new Set(FUNCOES.map(({ capacidade }) => capacidade))
    expect(grupos.length).toBeGreaterThanOrEqual(capacidades.size)
    expect(consultas.map(({ Name }) => String(Name)).toSorted()).toEqual([
      'acolhe-prod/falhas',
      'acolhe-prod/filas',
      'acolhe-prod/rastro',
    ])
    for (const { LogGroupNames } of consultas) expect(LogGroupNames).toHaveLength(grupos.length)
  })

  test('find a story by the id of its session or of one request, from the first line on', () => {
    const rastro = consultas.find(({ Name }) => Name === 'acolhe-prod/rastro')
    expect(rastro?.QueryString).toMatch(/correlation_id = .+ or request_id = .+\n\| sort @timestamp asc/)
  })
})

interface MetricaDoAlarme {
  readonly MetricName?: string
  readonly Namespace?: string
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: string }[]
}

function seriesDoAlarme(Properties: Record<string, unknown>): Serie[] {
  const direta = Properties as MetricaDoAlarme
  const compostas = (Properties.Metrics ?? []) as { MetricStat?: { Metric: MetricaDoAlarme } }[]
  return [direta, ...compostas.flatMap(({ MetricStat }) => MetricStat?.Metric ?? [])].flatMap(
    ({ MetricName, Namespace = '', Dimensions = [] }) =>
      MetricName === undefined
        ? []
        : [
            {
              nome: MetricName as NomeDaMetrica,
              namespace: Namespace,
              dimensoes: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
            },
          ],
  )
}
