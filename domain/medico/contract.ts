import * as z from 'zod/mini'
import { especialidadeEntrada, id } from '../base/entrada.ts'
import { operation, perfil } from '../base/contrato.ts'
import { entradaDoHistoricoSchema } from './historico.ts'
import { presencaMachine } from './machine.ts'
import { medicoEspecialidadeSchema, medicoSchema } from './medico.ts'
import { presencaVistaSchema } from './presenca.ts'

const medico = perfil(['medico'], 'full')

export const doctorPresence = operation({
  nome: 'doctor-presence',
  capacidade: 'medico',
  resumo: 'O médico entra na fila de uma especialidade verificada, ou diz que continua nela.',
  metodo: 'POST',
  caminho: '/functions/doctor-presence',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    medico_id: id('Informe o médico.'),
    especialidade: especialidadeEntrada,
    /** Only goes on being there: whoever left meanwhile, on whatever device, is not put back. */
    continuar: z.optional(z.boolean('Informe se já está na fila.')),
  }),
  saida: z.object({ success: z.boolean() }),
  precisa: { tabela: 'rw' },
})

export const sairDaFila = operation({
  nome: 'sair-da-fila',
  capacidade: 'medico',
  resumo: 'O médico sai da fila.',
  metodo: 'POST',
  caminho: '/doctor-presence/sair',
  acesso: perfil(['medico'], 'restricted'),
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    /** Nobody looks at this device any more: the doctor stays in the queue while another of theirs is looked at. */
    so_este_aparelho: z.optional(z.boolean('Informe se é só deste aparelho.')),
  }),
  saida: z.object({ success: z.boolean() }),
  precisa: { tabela: 'rw' },
})

export const verPresencas = operation({
  nome: 'ver-presencas',
  capacidade: 'medico',
  resumo: 'Os médicos disponíveis em uma especialidade, vistos nos últimos 60 segundos.',
  metodo: 'GET',
  caminho: '/doctor-presence',
  acesso: perfil(['paciente', 'medico'], 'full'),
  limites: { sem: 'leitura' },
  entrada: z.object({ especialidade: especialidadeEntrada }),
  /** `online`: how many in all; of many, `presencas` holds some. */
  saida: z.object({ presencas: z.array(presencaVistaSchema), online: z.number() }),
  precisa: { tabela: 'r' },
})

export const minhaPresenca = operation({
  nome: 'minha-presenca',
  capacidade: 'medico',
  resumo: 'A própria presença do médico: fora da fila, nela desde quando, ou em consulta.',
  metodo: 'GET',
  caminho: '/doctor-presence/eu',
  acesso: medico,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    status: z.enum(presencaMachine.statuses),
    especialidade: z.nullable(z.string()),
    /** Since when in the queue. */
    entrou_em: z.nullable(z.string()),
    last_seen_at: z.nullable(z.string()),
    /** The consultation the doctor is in. */
    consulta_id: z.nullable(z.string()),
  }),
  precisa: { tabela: 'r' },
})

export const medicoEu = operation({
  nome: 'medico-eu',
  capacidade: 'medico',
  resumo: 'A própria inscrição do médico, com suas especialidades.',
  metodo: 'GET',
  caminho: '/medicos/eu',
  acesso: perfil(['medico'], 'blocked'),
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    ...z.pick(medicoSchema, { id: true, crm: true, uf: true, status_crm: true }).shape,
    nome_oficial: z.nullable(z.string()),
    especialidades: z.array(
      z.pick(medicoEspecialidadeSchema, { especialidade: true, verificado: true, rqe: true }),
    ),
  }),
  precisa: { tabela: 'r' },
})

const quantia = z.object({ quantidade: z.number(), valor: z.number() })

export const medicoDashboard = operation({
  nome: 'medico-dashboard',
  capacidade: 'medico',
  resumo: 'Os números do próprio médico: consultas, estimativa e repasses do livro.',
  metodo: 'GET',
  caminho: '/medicos/eu/dashboard',
  acesso: medico,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    consultas_este_mes: z.number(),
    consultas_finalizadas: z.number(),
    /** Whole percent. */
    taxa_de_aceite: z.number(),
    /** Cents. */
    valor_estimado: z.number(),
    consultas_pendentes: z.number(),
    consultas_canceladas: z.number(),
    total_de_consultas: z.number(),
    /** Cents, from the ledger. */
    repasses: z.object({
      feitos: quantia,
      a_repassar: quantia,
      /** Finished, and the card refused the charge. */
      recusadas: quantia,
      /** Finished, and given up without charging. */
      nao_cobradas: quantia,
    }),
  }),
  precisa: { tabela: 'r' },
})

export const medicoHistorico = operation({
  nome: 'medico-historico',
  capacidade: 'medico',
  resumo: 'As últimas consultas finalizadas ou canceladas do próprio médico.',
  metodo: 'GET',
  caminho: '/medicos/eu/historico',
  acesso: medico,
  limites: { sem: 'leitura' },
  /** Only those that ended before this instant: the `anteriores` of the page before. */
  entrada: z.object({ antes_de: z.optional(z.string().check(z.maxLength(30, 'Página inválida.'))) }),
  saida: z.object({
    consultas: z.array(entradaDoHistoricoSchema),
    /** Where the next page begins; null on the last one. */
    anteriores: z.nullable(z.string()),
  }),
  precisa: { tabela: 'rw' },
})
