import type { Limite } from '../../domain/base/limites-da-especificacao.ts'
import { limiteChamado } from '../../domain/base/limites-por-operacao.ts'
import { httpPath, type NomeDoLimite, type Operation, SEM_LIMITE } from '../../domain/base/contrato.ts'
import { FUNCOES } from '../../domain/contratos.ts'

const TITULO = `# Limites de cada operação

Uma operação sem limite, ou sem o motivo de não ter um, não compila. Por rede: o endereço (de IPv6, o /64) e, com folga de
cinquenta vezes, a vizinhança (/24 ou /48). Por conta: quem está na sessão; operações com o mesmo nome de limite dividem a
conta. Fora daqui ficam o ritmo de cada rota e o firewall.`

const MINUTO = 60_000
const HORA = 60 * MINUTO

/** What `docs/generated/limites.md` says. */
export function limites(): string {
  const operacoes = FUNCOES.filter((f): f is Operation => f.tipo === 'http')
  const linhas = operacoes
    .map((o) => `| \`${o.metodo} ${httpPath(o)}\` | ${quem(o)} | ${contas(o)} |`)
    .toSorted()
  const motivos = Object.entries(SEM_LIMITE).map(([nome, motivo]) => `- **${nome}**: ${motivo}`)
  const tabela = ['| operação | quem | limite |', '| --- | --- | --- |', ...linhas]
  return (
    [TITULO, tabela.join('\n'), '## Sem limite, e por quê', motivos.join('\n'), ''].join('\n\n').trimEnd() +
    '\n'
  )
}

function quem({ acesso }: Operation): string {
  if (acesso.nivel !== 'perfil') return acesso.nivel
  const doPaciente = acesso.doPaciente ? ` (paciente: ${acesso.doPaciente})` : ''
  return `${acesso.papeis.join(', ')} · ${acesso.tier}${doPaciente}`
}

function contas({ limites: ditos }: Operation): string {
  if ('sem' in ditos)
    return [
      `nenhum: ${ditos.sem}`,
      ...('alvos' in ditos ? (ditos.alvos ?? []).map((nome) => `por alvo ${dito(nome)}`) : []),
    ].join('; ')
  if ('ip' in ditos)
    return [`por rede ${dito(ditos.ip)}`, ...ditos.identidade.map((nome) => `por alvo ${dito(nome)}`)].join(
      '; ',
    )
  return [
    `por conta ${dito(ditos.conta)}`,
    ...(ditos.alvos ?? []).map((nome) => `por alvo ${dito(nome)}`),
  ].join('; ')
}

const dito = (nome: NomeDoLimite): string => `\`${nome}\` (${ritmo(limiteChamado(nome))})`

function ritmo({ maxAttempts, windowMs }: Limite): string {
  if (windowMs % HORA === 0) return `${maxAttempts} em ${windowMs / HORA} h`
  return `${maxAttempts} em ${windowMs / MINUTO} min`
}
