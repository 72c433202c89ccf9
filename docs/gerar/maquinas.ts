import { contaMachine } from '#domain/acesso/machine.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { certificadoMachine } from '#domain/documento/certificado.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { kycMachine } from '#domain/kyc/machine.ts'
import type { Machine } from '#domain/base/maquina.ts'
import { crmMachine, presencaMachine } from '#domain/medico/machine.ts'
import { vinculoMachine } from '#domain/dependente/machine.ts'
import { registroMachine } from '#domain/registro/machine.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'

const MACHINES: readonly Machine<string, string>[] = [
  contaMachine,
  crmMachine,
  presencaMachine,
  consultaMachine,
  pagamentoMachine,
  kycMachine,
  registroMachine,
  vinculoMachine,
  documentoMachine,
  certificadoMachine,
]

/** Every machine as a diagram and a table of its statuses: screen, timed exit, who is called when, money, owner. */
export const maquinas = (): string =>
  [
    '# Máquinas de estado',
    '',
    'Gerado de `domain/*/machine.ts` por `npm run docs`.',
    ...MACHINES.flatMap((machine) => [
      '',
      `## ${machine.nome}`,
      '',
      ...diagram(machine),
      '',
      ...table(machine),
    ]),
    '',
  ].join('\n')

function diagram({ initial, acts, statuses, estados }: Machine<string, string>): string[] {
  const arrows = Object.entries(acts).flatMap(([ato, { from, to, by, se }]) =>
    from.map((status) => `  ${status} --> ${to}: ${ato} (${by.join(', ')}${se ? `, se ${se}` : ''})`),
  )
  const ends = statuses.filter((status) => estados[status]?.tipo === 'terminal')
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${initial}`,
    ...arrows,
    ...ends.map((status) => `  ${status} --> [*]`),
    '```',
  ]
}

type Estado = Machine<string, string>['estados'][string]

const table = ({ statuses, estados }: Machine<string, string>): string[] => [
  '| Estado | Paciente vê | Médico vê | Sai sozinho | Chama | Dinheiro | Dono |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...statuses.flatMap((status) => {
    const estado = estados[status]
    if (!estado) return []
    const { tela, prazos, alarmes = [], dinheiro, dono } = estado
    const exits = prazos.map(saida).join(', ')
    const calls = alarmes.map(({ para, depois }) => `${para} (${depois})`).join(', ')
    const cells = [status, tela.paciente, tela.medico, exits, calls, dinheiro, dono]
    return `| ${cells.map((cell) => cell || '—').join(' | ')} |`
  }),
]

/** The act, its timer, from when that counts unless from the entry, and under which further condition. */
const saida = ({ ato, depois, desde, se }: Estado['prazos'][number]): string =>
  `${ato} (${depois}${desde ? ` desde ${desde}` : ''}${se ? `, se ${se}` : ''})`
