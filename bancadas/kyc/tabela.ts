import { mediana, percentil } from '../medidas/medida.ts'
import { CAMPOS, type ResultadoDeFamilia } from './resultado-de-familia.ts'
import { de } from './wilson.ts'

/** The report of a family, as Markdown. */

/** From here on the reference engine itself takes two faces for one person's. */
const ALIKE = 0.8
const STATUS = ['approved', 'em_analise', 'rejected'] as const
const NOMES = { approved: 'aprovados', em_analise: 'a uma pessoa', rejected: 'recusados' } as const

type Lista = readonly ResultadoDeFamilia[]

interface Cabecalho {
  readonly nome: string
  readonly cadastro: string
  readonly semente: number
  readonly casos: number
}

export function tabela({ nome, cadastro, semente, casos }: Cabecalho, todos: Lista): string {
  const doTipo = (kind: string): Lista => todos.filter((r) => r.kind === kind)
  const [genuinos, ataques, ilegiveis] = [doTipo('genuine'), doTipo('attack'), doTipo('unreadable')]
  const legiveis = genuinos.filter(({ legivel }) => legivel)
  const iguais = legiveis.filter(({ semelhanca }) => (semelhanca ?? 0) >= ALIKE)
  return [
    `# ${nome}: semente ${semente}, cadastro ${cadastro}, ${todos.length} de ${casos} casos`,
    linhas('Por tipo', [
      [`genuínos legíveis, rostos iguais para o motor (≥ ${ALIKE})`, iguais],
      ['genuínos legíveis, todos', legiveis],
      ...(['easy', 'normal', 'hard'] as const).map((grau): [string, Lista] => [
        `· ${grau}`,
        iguais.filter((r) => r.grau === grau),
      ]),
      ...nomes(iguais, ({ layout }) => layout).map((layout): [string, Lista] => [
        `· ${layout}`,
        iguais.filter((r) => r.layout === layout),
      ]),
      ['genuínos que os ajustes não dizem legíveis', genuinos.filter(({ legivel }) => !legivel)],
      ['ataques', ataques],
      ['ilegíveis', ilegiveis],
    ]),
    `Ilegíveis recusados com o lado certo: ${de(ilegiveis.filter(({ ladoCerto }) => ladoCerto).length, ilegiveis.length)}`,
    linhas(
      'Por ataque',
      nomes(ataques, ({ attack }) => attack ?? '').map((attack): [string, Lista] => [
        attack,
        ataques.filter((r) => r.attack === attack),
      ]),
    ),
    leituras(legiveis),
    causas('Genuínos legíveis, por causa', legiveis),
    causas('Ilegíveis, por causa', ilegiveis),
    ...nomes(ataques, ({ attack }) => attack ?? '').map((attack) =>
      causas(
        `${attack}, por causa`,
        ataques.filter((r) => r.attack === attack),
      ),
    ),
    tempos(todos),
  ].join('\n\n')
}

const nomes = (lista: Lista, nome: (r: ResultadoDeFamilia) => string): string[] =>
  [...new Set(lista.map(nome))].toSorted()

const linhas = (titulo: string, grupos: readonly [string, Lista][]): string =>
  [
    `## ${titulo}`,
    '',
    `| | n | ${STATUS.map((status) => NOMES[status]).join(' | ')} |`,
    '|---|---|---|---|---|',
    ...grupos
      .filter(([, lista]) => lista.length > 0)
      .map(([nome, lista]) => {
        const quantos = STATUS.map((status) =>
          de(lista.filter((r) => r.status === status).length, lista.length),
        )
        return `| ${nome} | ${lista.length} | ${quantos.join(' | ')} |`
      }),
  ].join('\n')

/** What the reading found of the three things the account says. */
const leituras = (lista: Lista): string =>
  [
    '## O que se leu do que a conta diz (genuínos legíveis)',
    '',
    '| | campo | certo | outro valor | nada |',
    '|---|---|---|---|---|',
    ...nomes(lista, ({ layout }) => layout).flatMap((layout) =>
      CAMPOS.map((campo) => {
        const lidos = lista.filter((r) => r.layout === layout).map(({ leitura }) => leitura[campo])
        const quantos = (['certo', 'outro', 'falta'] as const).map((qual) =>
          String(lidos.filter((lido) => lido === qual).length),
        )
        return `| ${layout} | ${campo} | ${quantos.join(' | ')} |`
      }),
    ),
  ].join('\n')

/** Numbers inside a sentence are one case's: what is left is the cause. */
const semNumeros = (motivo: string): string => motivo.replaceAll(/\d[\d.,:/%-]*/g, '#')

function causas(titulo: string, lista: Lista): string {
  const causa = ({ status, etapa, veredito, motivos }: ResultadoDeFamilia): string =>
    [status, etapa, veredito, motivos.map(semNumeros).join(' + ') || '—'].join(' | ')
  const grupos = nomes(lista, causa).map((nome) => ({ nome, grupo: lista.filter((r) => causa(r) === nome) }))
  return [
    `## ${titulo}`,
    '',
    '| quantos | fim | etapa | veredito | motivos | nota da etapa (mediana) | layouts |',
    '|---|---|---|---|---|---|---|',
    ...grupos
      .toSorted((a, b) => b.grupo.length - a.grupo.length)
      .map(({ nome, grupo }) => {
        const notas = grupo.flatMap(({ notas, etapa }) => notas[etapa] ?? []).toSorted((a, b) => a - b)
        const mediana = notas[Math.floor(notas.length / 2)]?.toFixed(2) ?? '—'
        const layouts = nomes(grupo, ({ layout }) => layout).map(
          (layout) => `${layout} ${grupo.filter((r) => r.layout === layout).length}`,
        )
        return `| ${grupo.length} | ${nome} | ${mediana} | ${layouts.join(', ')} |`
      }),
  ].join('\n')
}

function tempos(lista: Lista): string {
  const inteiras = lista.map(({ tempo }) => Math.round(tempo.total))
  const proprias = lista.map(({ tempo }) => Math.round(tempo.total - tempo.motores))
  return `Tempo, ms (mediana; p95): corrida ${mediana(inteiras)}; ${percentil(inteiras, 0.95)} · sem os motores ${mediana(proprias)}; ${percentil(proprias, 0.95)}`
}
