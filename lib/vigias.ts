import { Duration } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type * as sns from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { NAMESPACE, SERVICO } from '../domain/admin/metricas.ts'
import type { Funcao } from '../domain/base/contrato.ts'
import { FUNCOES } from '../domain/contratos.ts'
import type { AplicacaoStack } from './aplicacao-stack.ts'
import type { Estagio } from './estagios.ts'
import { nomeDaFuncao } from './funcoes.ts'

interface VigiasProps {
  readonly estagio: Estagio
  readonly aplicacao: AplicacaoStack
  readonly avisos: sns.ITopic
}

/** Seconds from which a function's time-out is worth an eye of its own: shorter ones show as errors. */
const LENTA = 20
/** Metrics one expression of an alarm may read. */
const POR_EXPRESSAO = 10
const ACIMA = cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
const ABAIXO = cloudwatch.ComparisonOperator.LESS_THAN_THRESHOLD

interface Vigia {
  readonly nome: string
  readonly metrica: cloudwatch.IMetric
  readonly limite: number
  readonly periodos?: number
  readonly sintoma: string
  /** What must always be told: no data is the fault itself. */
  readonly silencio?: true
}

/**
 * What AWS itself counts of the functions and the two APIs, and the silence of what measures; one composite rings for
 * all.
 */
export class Vigias extends Construct {
  private readonly props: VigiasProps

  constructor(scope: Construct, id: string, props: VigiasProps) {
    super(scope, id)
    this.props = props
    const { estagio, avisos } = props
    const alarmes = [...this.dasFuncoes(), ...this.dasApis(), ...this.doSilencio()].map((vigia) =>
      this.alarme(vigia),
    )
    const todos = new cloudwatch.CompositeAlarm(this, 'Plataforma', {
      compositeAlarmName: `acolhe-${estagio.nome}-plataforma`,
      alarmDescription: 'Algo por baixo do produto falha ou calou. Roteiro: docs/runbook.md#plataforma',
      alarmRule: cloudwatch.AlarmRule.anyOf(...alarmes),
    })
    todos.addAlarmAction(new SnsAction(avisos))
  }

  /** The account has one stage: what all its functions do together has no dimension. */
  private dasFuncoes(): Vigia[] {
    const lentas = FUNCOES.filter(({ tempo = 0 }) => tempo >= LENTA)
    const grupos = Array.from({ length: Math.ceil(lentas.length / POR_EXPRESSAO) }, (_, i) =>
      lentas.slice(i * POR_EXPRESSAO, (i + 1) * POR_EXPRESSAO),
    )
    return [
      {
        nome: 'funcoes-erram',
        metrica: soma('AWS/Lambda', 'Errors'),
        limite: 5,
        sintoma: 'Funções terminam em erro.',
      },
      {
        nome: 'funcoes-contidas',
        metrica: soma('AWS/Lambda', 'Throttles'),
        limite: 5,
        sintoma: 'Funções são recusadas por falta de concorrência.',
      },
      ...grupos.map(
        (grupo, i): Vigia => ({
          nome: `funcoes-lentas-${i + 1}`,
          metrica: this.juntas(
            grupo,
            'Duration',
            'Maximum',
            (m, { tempo = 1 }) => `${m}/${tempo * 1000}`,
            'MAX',
          ),
          limite: 0.9,
          sintoma: 'Uma função demora quase tudo o que pode.',
        }),
      ),
      ...FUNCOES.filter(({ tipo }) => tipo === 'stream').map(
        (funcao): Vigia => ({
          nome: `fluxo-atrasado-${funcao.nome}`,
          metrica: this.daFuncao(funcao, 'IteratorAge', 'Maximum'),
          limite: 60_000,
          sintoma: 'O que foi gravado demora mais de um minuto a ser dito.',
        }),
      ),
    ]
  }

  private dasApis(): Vigia[] {
    const { api, tempoReal } = this.props.aplicacao
    const doSocket = (nome: string) => soma('AWS/ApiGateway', nome, { ApiId: tempoReal.api.apiId })
    return [
      {
        nome: 'api-falha',
        metrica: soma('AWS/ApiGateway', '5xx', { ApiId: api.api.apiId }),
        limite: 10,
        sintoma: 'A API responde com erro nosso, ou a integração não responde.',
      },
      {
        nome: 'socket-falha',
        metrica: new cloudwatch.MathExpression({
          expression: 'FILL(integracao, 0) + FILL(execucao, 0)',
          usingMetrics: { integracao: doSocket('IntegrationError'), execucao: doSocket('ExecutionError') },
        }),
        limite: 10,
        sintoma: 'Conexões vivas falham.',
      },
    ]
  }

  private doSilencio(): Vigia[] {
    return [
      {
        nome: 'agendas-paradas',
        metrica: this.juntas(
          FUNCOES.filter(({ tipo }) => tipo === 'agenda'),
          'Invocations',
          'Sum',
          (m) => `FILL(${m}, 0)`,
          'MIN',
        ),
        limite: 1,
        silencio: true,
        sintoma: 'Uma agenda deixou de rodar.',
      },
      {
        nome: 'medidas-caladas',
        metrica: new cloudwatch.Metric({
          namespace: NAMESPACE,
          metricName: 'ConexoesAbertas',
          dimensionsMap: { ...SERVICO },
          statistic: 'SampleCount',
          period: Duration.minutes(5),
        }),
        limite: 1,
        periodos: 2,
        silencio: true,
        sintoma: 'O produto deixou de se medir: nenhum outro alarme vale.',
      },
    ]
  }

  private alarme({ nome, metrica, limite, periodos = 1, sintoma, silencio }: Vigia): cloudwatch.Alarm {
    return new cloudwatch.Alarm(this, `Alarme-${nome}`, {
      alarmName: `acolhe-${this.props.estagio.nome}-${nome}`,
      alarmDescription: `${sintoma} Roteiro: docs/runbook.md#plataforma`,
      metric: metrica,
      threshold: limite,
      evaluationPeriods: periodos,
      comparisonOperator: silencio ? ABAIXO : ACIMA,
      treatMissingData: silencio
        ? cloudwatch.TreatMissingData.BREACHING
        : cloudwatch.TreatMissingData.NOT_BREACHING,
    })
  }

  private daFuncao(funcao: Funcao, metrica: string, statistic: string): cloudwatch.Metric {
    return new cloudwatch.Metric({
      namespace: 'AWS/Lambda',
      metricName: metrica,
      dimensionsMap: { FunctionName: nomeDaFuncao(this.props.estagio, funcao) },
      statistic,
      period: Duration.minutes(5),
    })
  }

  private juntas(
    funcoes: readonly Funcao[],
    metrica: string,
    estatistica: string,
    termo: (m: string, funcao: Funcao) => string,
    como: 'MAX' | 'MIN',
  ): cloudwatch.IMetric {
    return new cloudwatch.MathExpression({
      expression: `${como}([${funcoes.map((funcao, i) => termo(`m${i}`, funcao)).join(', ')}])`,
      usingMetrics: Object.fromEntries(
        funcoes.map((funcao, i) => [`m${i}`, this.daFuncao(funcao, metrica, estatistica)]),
      ),
    })
  }
}

const soma = (
  namespace: string,
  metricName: string,
  dimensionsMap: Record<string, string> = {},
): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace,
    metricName,
    dimensionsMap,
    statistic: 'Sum',
    period: Duration.minutes(5),
  })
