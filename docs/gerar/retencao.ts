import { PRAZOS } from '../../domain/base/prazos.ts'
import * as DIAS from '../../domain/base/retencao-dias.ts'
import { CLASSES, CLASSES_POR_PRAZO } from '../../domain/base/retencao-classes.ts'

const TITULO = `# Por quanto tempo se guarda

Uma tabela só (\`domain/base/retencao-dias.ts\`): os prazos da tabela, as regras dos baldes, as cópias e os recibos leem dela.
O que não está aqui fica enquanto a conta existe e some com ela; o que some e o que fica ao encerrar uma conta está no
recibo (\`domain/cadastro/encerramento.ts\`). Prazos de \`domain/base/prazos.ts\` podem mudar por estágio.`

const POR_CLASSE = { ...DIAS }
const DIA = 24 * 60 * 60 * 1000

/** What \`docs/generated/retencao.md\` says, the longest first. */
export function retencao(): string {
  const emDias = entradas(CLASSES).map(([nome, classe]) => ({ nome, ms: POR_CLASSE[nome] * DIA, ...classe }))
  const porPrazo = entradas(CLASSES_POR_PRAZO).map(([nome, classe]) => ({
    nome,
    ms: PRAZOS[nome].ms,
    ...classe,
  }))
  const linhas = [...emDias, ...porPrazo]
    .toSorted((a, b) => b.ms - a.ms || a.nome.localeCompare(b.nome))
    .map(
      ({ nome, ms, o_que, por_que, quem_apaga }) =>
        `| \`${nome}\` | ${o_que} | ${dito(ms)} | ${por_que} | ${quem_apaga} |`,
    )
  return `${[TITULO, ['| classe | o que | por quanto tempo | por quê | quem apaga |', '| --- | --- | --- | --- | --- |', ...linhas].join('\n')].join('\n\n')}\n`
}

const entradas = <K extends string, V>(de: Readonly<Record<K, V>>) => Object.entries(de) as [K, V][]

function dito(ms: number): string {
  const dias = ms / DIA
  if (dias >= 365 && dias % 365 === 0) return dias === 365 ? '1 ano' : `${dias / 365} anos`
  if (dias >= 1) return dias === 1 ? '1 dia' : `${dias} dias`
  return `${ms / 60_000} min`
}
