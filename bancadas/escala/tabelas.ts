import { custoPorConsulta, type PassoContado, passosContados, unidadesDaJornada } from './custos.ts'
import { simular } from './fila/resultado.ts'
import { LIMITES, pico } from './limites.ts'
import type { Perfil } from './perfil.ts'
import { quentes } from './quentes.ts'
import { invocacoes, naJornada, presentes, type Volume } from './volume.ts'

const VOLUMES = [1_000, 100_000, 1_000_000] as const
const NOMES_DOS_VOLUMES = ['1 mil', '100 mil', '1 milhão'] as const

/** How many doctors there are for what comes: the share of their time that is taken if all goes well. */
const ESCALAS = [
  { nome: 'folga', ocupacao: 0.8, sumico: 0.02 },
  { nome: 'justo', ocupacao: 0.95, sumico: 0.02 },
  { nome: 'médicos somem', ocupacao: 0.8, sumico: 0.15 },
  { nome: 'falta', ocupacao: 1.15, sumico: 0.02 },
] as const

/** Where there are doctors enough, and where there are not. */
const COM_ESTIMATIVAS: ReadonlySet<string> = new Set(['folga', 'falta'])

export type Tabelas = Readonly<Record<string, string>>

/** Every table of docs/escala.md, in Markdown, from what was recorded and from a seed. */
export function tabelas(perfil: Perfil, semente: number, shards: number): Tabelas {
  const dias = VOLUMES.map((porDia) =>
    ESCALAS.map((escala) => ({ ...escala, porDia, ...simular({ ...escala, porDia }, semente) })),
  )
  const volumes: readonly Volume[] = dias.map(([folga], i) => ({
    porDia: VOLUMES[i] ?? 0,
    espera: folga?.media ?? 0,
  }))
  const picos = volumes.map((volume) => pico(perfil, volume, shards))
  return {
    passos: passos(volumes.map((volume) => passosContados(perfil, volume, shards))),
    itens: tabela(
      ['Item', 'Bytes'],
      Object.entries(perfil.tamanhos)
        .sort(([, a], [, b]) => b - a)
        .map(([nome, bytes]) => [`\`${nome}\``, numero(bytes)]),
    ),
    picos: tabela(
      ['No pior segundo do dia', ...NOMES_DOS_VOLUMES],
      [
        ['Consultas por segundo', ...picos.map((p) => numero(p.consultas))],
        ['Médicos online', ...volumes.map((v) => numero(presentes(v).medicos))],
        ['Conexões WebSocket', ...picos.map((p) => numero(p.conexoes))],
        ['Mensagens por entrada e saída da maior fila', ...picos.map((p) => numero(p.leque))],
        ['Mensagens WebSocket por segundo', ...picos.map((p) => numero(p.mensagens))],
        ['Pedidos HTTP por segundo', ...picos.map((p) => numero(p.pedidosHttp))],
        ['Fluxos iniciados por segundo', ...picos.map((p) => numero(p.fluxos))],
        ['Invocações por segundo', ...picos.map((p) => numero(p.invocacoes))],
        ['Concorrência das funções', ...picos.map((p) => numero(p.concorrencia))],
        ['RRU por segundo', ...picos.map((p) => numero(p.leituras))],
        ['WRU por segundo', ...picos.map((p) => numero(p.escritas))],
        ...(['leituras', 'escritas'] as const).map((o) => [
          `**${o === 'leituras' ? 'RRU' : 'WRU'} por consulta**`,
          ...volumes.map((v) => `**${numero(unidadesDaJornada(perfil, v, shards)[o])}**`),
        ]),
        [
          '**Invocações por consulta**',
          ...volumes.map((v) => `**${numero(naJornada(perfil, v, invocacoes))}**`),
        ],
      ],
    ),
    particoes: tabela(
      ['Partição', 'Índice', ...NOMES_DOS_VOLUMES],
      particoes(volumes.map((volume) => quentes(perfil, volume, shards))),
    ),
    limites: tabela(
      ['Limite', 'Padrão', ...NOMES_DOS_VOLUMES, 'Onde'],
      LIMITES.map(({ nome, padrao, onde, precisa }) => [
        nome,
        numero(padrao),
        ...picos.map((p) => {
          const preciso = precisa(p)
          return preciso > padrao * FOLGA ? `**${numero(preciso)}**` : numero(preciso)
        }),
        onde,
      ]),
    ),
    custos: custos(volumes.map((volume) => custoPorConsulta(perfil, volume, shards))),
    fila: tabela(
      [
        'Consultas por dia',
        'Médicos',
        'Espera P50',
        'P90',
        'P99',
        'Aceitas em 15 min',
        'Expiram',
        'Retenção devolvida',
      ],
      dias.flatMap((doVolume, i) =>
        doVolume.map(({ nome, p50, p90, p99, aceitasEm15, expiradas, devolvidas }) => [
          NOMES_DOS_VOLUMES[i] ?? '',
          nome,
          `${numero(p50)} min`,
          `${numero(p90)} min`,
          `${numero(p99)} min`,
          porCento(aceitasEm15),
          porCento(expiradas),
          porCento(devolvidas),
        ]),
      ),
    ),
    estimativas: tabela(
      ['Consultas por dia', 'Médicos', 'Estimativa', 'Diz algo a', 'Erro médio', 'Viés', 'P90 do erro'],
      dias.flatMap((doVolume, i) =>
        doVolume
          .filter(({ nome }) => COM_ESTIMATIVAS.has(nome))
          .flatMap(({ nome, erros }) =>
            ESTIMATIVAS.map(([qual, rotulo]) => [
              NOMES_DOS_VOLUMES[i] ?? '',
              nome,
              rotulo,
              porCento(erros[qual].cobertura),
              `${numero(erros[qual].medio)} min`,
              `${numero(erros[qual].vies)} min`,
              `${numero(erros[qual].p90)} min`,
            ]),
          ),
      ),
    ),
  }
}

/** What each step costs, all its times in one consultation, at the least and the greatest volume. */
function passos(porVolume: readonly (readonly PassoContado[])[]): string {
  const [menor = [], maior = []] = [porVolume[0], porVolume.at(-1)]
  const daqueles = [
    ['vezes', ({ vezes }: PassoContado) => vezes],
    ['RRU', ({ unidades }: PassoContado) => unidades.leituras],
    ['WRU', ({ unidades }: PassoContado) => unidades.escritas],
    ['invocações', (passo: PassoContado) => passo.invocacoes],
    ['µUSD', ({ usd }: PassoContado) => usd * 1e6],
  ] as const
  const [pouco, muito = ''] = [NOMES_DOS_VOLUMES[0], NOMES_DOS_VOLUMES.at(-1)]
  return tabela(
    ['Passo', ...daqueles.map(([nome]) => `${nome} ${pouco} → ${muito}`)],
    menor.map((passo, i) => [
      `\`${passo.nome}\``,
      ...daqueles.map(([, de]) => {
        const [antes, depois] = [numero(de(passo)), numero(de(maior[i] ?? passo))]
        return antes === depois ? antes : `${antes} → ${depois}`
      }),
    ]),
  )
}

const ESTIMATIVAS = [
  ['porOnline', 'ceil(15 / online)'],
  ['maiorMaisQuinze', 'maior espera + 15'],
  ['medida', 'medida (a nossa)'],
] as const

/** A limit is raised before it is reached. */
const FOLGA = 0.7
const MOSTRADAS = 12

function particoes(porVolume: readonly (readonly { onde: string; particao: string; ocupacao: number }[])[]) {
  const maiores = porVolume.at(-1) ?? []
  return maiores.slice(0, MOSTRADAS).map(({ onde, particao }) => [
    `\`${particao}\``,
    onde,
    ...porVolume.map((lista) => {
      const { ocupacao = 0 } = lista.find((q) => q.onde === onde && q.particao === particao) ?? {}
      return ocupacao > 1 ? `**${numero(ocupacao * 100)} %**` : `${numero(ocupacao * 100)} %`
    }),
  ])
}

const VIDEO = 'Kinesis Video Streams'

function custos(porVolume: readonly Readonly<Record<string, number>>[]): string {
  const total = (custo: Readonly<Record<string, number>>) => Object.values(custo).reduce((a, b) => a + b, 0)
  return tabela(
    ['USD por consulta', ...NOMES_DOS_VOLUMES],
    [
      ...Object.keys(porVolume[0] ?? {}).map((servico) => [
        servico,
        ...porVolume.map((custo) => dolar(custo[servico] ?? 0)),
      ]),
      ['**Sem o vídeo**', ...porVolume.map((custo) => `**${dolar(total(custo) - (custo[VIDEO] ?? 0))}**`)],
      ['**Total**', ...porVolume.map((custo) => `**${dolar(total(custo))}**`)],
    ],
  )
}

const tabela = (cabecalho: readonly string[], linhas: readonly (readonly string[])[]): string =>
  [cabecalho, cabecalho.map((_, i) => (i === 0 ? '---' : '---:')), ...linhas]
    .map((linha) => `| ${linha.join(' | ')} |`)
    .join('\n')

const FORMATO = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 3 })
const INTEIRO = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const numero = (valor: number): string => (valor >= 1000 ? INTEIRO : FORMATO).format(valor)
const porCento = (parte: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(parte * 100)} %`
const dolar = (usd: number): string =>
  usd >= 1
    ? numero(usd)
    : new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 5, maximumFractionDigits: 5 }).format(usd)
