import { Duration, Stack } from 'aws-cdk-lib'
import * as cloudwatch from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import type * as sns from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { metrica, NAMESPACE, type NomeDaMetrica, NOMES, SERVICO, seriesDe } from '../domain/admin/metricas.ts'
import { PERGUNTAS } from '../domain/admin/perguntas.ts'
import type { Capacidade } from '../domain/base/contrato.ts'
import { type Alarme, ALARMES, type Promessa, PROMESSAS, RITMOS } from './alarmes.ts'
import type { Estagio } from './estagios.ts'

const ROTEIRO = 'docs/runbook.md'
/** Highest threshold of a burn alarm: a share of failures times the rate may exceed 1, and would then never ring. */
const TUDO = 0.99

interface ObservabilidadeProps {
  readonly estagio: Estagio
  readonly avisos: sns.ITopic
}

/** Dashboards one per audience, alarms each with symptom, runbook, panel and caveat, and the promises' burn alarms. */
export class Observabilidade extends Construct {
  private readonly props: ObservabilidadeProps

  constructor(scope: Construct, id: string, props: ObservabilidadeProps) {
    super(scope, id)
    this.props = props
    for (const publico of PUBLICOS) this.painel(publico)
    const alarmes = ALARMES.map((alarme) => ({ alarme, construto: this.alarme(alarme) }))
    const queima = [
      ...this.promessa(PROMESSAS.aceite, 'AceiteNoPrazo', (janela) => this.perdidas(janela)),
      ...this.promessa(PROMESSAS.api, 'ApiPedidos', (janela) => this.falhas(janela)),
    ]
    const saude = [
      ...alarmes.filter(({ alarme }) => alarme.saude).map(({ construto }) => construto),
      ...queima,
    ]
    const saudavel = this.composto('saude', saude, 'anyOf', {
      sintoma: 'Pessoas não conseguem usar o produto.',
      ressalva: 'Um dos alarmes que ele junta diz onde: comece por ele.',
      capacidade: 'admin',
    })
    saudavel.addAlarmAction(new SnsAction(this.props.avisos))
  }

  private painel(publico: Publico): void {
    const painel = new cloudwatch.Dashboard(this, `Painel-${publico}`, {
      dashboardName: nomeDoPainel(this.props.estagio, publico),
    })
    painel.addWidgets(
      ...NOMES.filter((nome) => publicoDe(metrica(nome).capacidade) === publico).map(
        (nome) =>
          new cloudwatch.GraphWidget({
            title: PERGUNTAS[nome],
            width: 12,
            left: seriesDe(nome).map((dimensoes) => medida(nome, dimensoes, estatisticaDe(nome))),
          }),
      ),
    )
  }

  private alarme(alarme: Alarme): cloudwatch.Alarm {
    const { nome, dimensoes, minutos, periodos = 1, limite } = alarme
    const alarm = new cloudwatch.Alarm(this, `Alarme-${nome}`, {
      alarmName: `acolhe-${this.props.estagio.nome}-${nome}`,
      alarmDescription: this.descricao(nome, alarme, metrica(alarme.metrica).capacidade),
      metric: medida(alarme.metrica, { ...SERVICO, ...dimensoes }, alarme.estatistica, minutos),
      threshold: limite,
      evaluationPeriods: periodos,
      comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
    })
    // Alarms that are part of the composite health alarm notify through that one only.
    if (!alarme.saude) alarm.addAlarmAction(new SnsAction(this.props.avisos))
    return alarm
  }

  /** Both a long and a short window burn: it is bad enough, and it is still going on. */
  private promessa(
    promessa: Promessa,
    base: NomeDaMetrica,
    falhas: (minutos: number) => cloudwatch.IMetric,
  ): cloudwatch.CompositeAlarm[] {
    return RITMOS.map((ritmo) => {
      const nome = `${promessa.nome}-${ritmo.nome}`
      const janelas = [ritmo.longa, ritmo.curta].map((minutos) => {
        return new cloudwatch.Alarm(this, `Janela-${nome}-${minutos}`, {
          alarmName: `acolhe-${this.props.estagio.nome}-${nome}-${minutos}min`,
          alarmDescription: this.descricao(promessa.nome, promessa, metrica(base).capacidade),
          metric: falhas(minutos),
          threshold: Math.min(ritmo.vezes * promessa.orcamento, TUDO),
          evaluationPeriods: 1,
          comparisonOperator: cloudwatch.ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
          treatMissingData: cloudwatch.TreatMissingData.NOT_BREACHING,
        })
      })
      return this.composto(nome, janelas, 'allOf', {
        ...promessa,
        capacidade: metrica(base).capacidade,
        roteiro: promessa.nome,
      })
    })
  }

  private composto(
    nome: string,
    alarmes: readonly cloudwatch.IAlarm[],
    regra: 'allOf' | 'anyOf',
    texto: Texto & { readonly capacidade: Capacidade; readonly roteiro?: string },
  ): cloudwatch.CompositeAlarm {
    const composto = new cloudwatch.CompositeAlarm(this, `Composto-${nome}`, {
      compositeAlarmName: `acolhe-${this.props.estagio.nome}-${nome}`,
      alarmDescription: this.descricao(texto.roteiro ?? nome, texto, texto.capacidade),
      alarmRule: cloudwatch.AlarmRule[regra](...alarmes),
    })
    return composto
  }

  /** Share of promises to patients that were not kept. */
  private perdidas(minutos: number): cloudwatch.IMetric {
    return new cloudwatch.MathExpression({
      expression: '1 - cumpridas',
      label: 'não aceitas em 15 minutos',
      period: Duration.minutes(minutos),
      usingMetrics: { cumpridas: medida('AceiteNoPrazo', SERVICO, 'Average', minutos) },
    })
  }

  /** Share of requests that failed for our reasons. */
  private falhas(minutos: number): cloudwatch.IMetric {
    return new cloudwatch.MathExpression({
      expression: 'falhas / pedidos',
      label: 'pedidos que falharam',
      period: Duration.minutes(minutos),
      usingMetrics: {
        falhas: medida('ApiFalhas', SERVICO, 'Sum', minutos),
        pedidos: medida('ApiPedidos', SERVICO, 'Sum', minutos),
      },
    })
  }

  private descricao(nome: string, { sintoma, ressalva }: Texto, capacidade: Capacidade): string {
    const { region } = Stack.of(this)
    const painel = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${nomeDoPainel(this.props.estagio, publicoDe(capacidade))}`
    return `${sintoma} Roteiro: ${ROTEIRO}#${nome} Painel: ${painel} Ressalva: ${ressalva}`
  }
}

interface Texto {
  readonly sintoma: string
  readonly ressalva: string
}

/** Who looks at a dashboard; each is paid for by the month. */
const PUBLICOS = ['operacao', 'clinica', 'dinheiro', 'identidade'] as const
type Publico = (typeof PUBLICOS)[number]
const DE_QUEM: Partial<Record<Capacidade, Publico>> = {
  triagem: 'clinica',
  consulta: 'clinica',
  documento: 'clinica',
  medico: 'clinica',
  pagamento: 'dinheiro',
  kyc: 'identidade',
  cadastro: 'identidade',
  acesso: 'identidade',
}
const publicoDe = (capacidade: Capacidade): Publico => DE_QUEM[capacidade] ?? 'operacao'

const nomeDoPainel = (estagio: Estagio, publico: Publico): string => `acolhe-${estagio.nome}-${publico}`

const estatisticaDe = (nome: NomeDaMetrica): 'Sum' | 'Average' | 'Maximum' =>
  (({ soma: 'Sum', media: 'Average', nivel: 'Maximum' }) as const)[metrica(nome).le_se]

const medida = (
  metricName: NomeDaMetrica,
  dimensionsMap: Readonly<Record<string, string>>,
  statistic: string,
  minutos = 5,
): cloudwatch.Metric =>
  new cloudwatch.Metric({
    namespace: NAMESPACE,
    metricName,
    dimensionsMap: { ...dimensionsMap },
    statistic,
    period: Duration.minutes(minutos),
  })
