import * as z from 'zod/mini'
import { id, motivo } from '../base/entrada.ts'
import { comProva, operation, perfil } from '../base/contrato.ts'
import { lancamentoSchema } from '../eventos/auditoria.ts'
import { quem } from '../consulta/caso.ts'
import { PAGAMENTO_STATUS } from '../pagamento/status.ts'
import { atoSchema, ATOS_NO_PAGAMENTO } from './atos.ts'

const administrador = perfil(['admin'], 'full')

export const pagamentosParados = operation({
  nome: 'pagamentos-parados',
  capacidade: 'admin',
  resumo: 'Lista os pagamentos que esperam por alguém.',
  metodo: 'GET',
  caminho: '/admin/pagamentos',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({}),
  saida: z.object({
    pagamentos: z.array(
      z.object({
        consulta_id: z.string(),
        status: z.enum(PAGAMENTO_STATUS),
        /** Why the card provider refused, in its own code. */
        motivo_recusa: z.nullable(z.string()),
        tentativas: z.number(),
        /** Cents still held on the card. */
        retido: z.number(),
        capture_before: z.nullable(z.string()),
        /** Who waits for a payout; null for a charge, and when the account is gone. */
        medico: z.nullable(quem),
        /** Payouts the provider refused, and why it refused the last one, in its own code. */
        repasses_recusados: z.number(),
        motivo_do_repasse: z.nullable(z.string()),
        desde: z.string(),
        proxima_tentativa: z.nullable(z.string()),
        atos: z.array(z.enum(ATOS_NO_PAGAMENTO)),
      }),
    ),
  }),
  precisa: { tabela: 'r' },
})

export const agirNoPagamento = operation({
  nome: 'agir-no-pagamento',
  capacidade: 'admin',
  resumo: 'Dá baixa em uma cobrança recusada, ou tenta de novo agora.',
  metodo: 'POST',
  caminho: '/admin/pagamentos/{consulta_id}',
  acesso: comProva(administrador),
  limites: { sem: 'administracao' },
  entrada: z.object({
    consulta_id: id('Informe a consulta.'),
    ato: z.enum(ATOS_NO_PAGAMENTO, 'Ato desconhecido.'),
    motivo,
  }),
  saida: z.object({ status: z.enum(PAGAMENTO_STATUS) }),
  precisa: { tabela: 'rw' },
})

export const falhasParadas = operation({
  nome: 'falhas-paradas',
  capacidade: 'admin',
  resumo: 'Lista as filas de falhas e o que repousa nelas.',
  metodo: 'GET',
  caminho: '/admin/falhas',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({}),
  saida: z.object({
    filas: z.array(
      z.object({
        consumidor: z.string(),
        resumo: z.string(),
        mensagens: z.number(),
        /** Whether they can be sent back to their queue; changes from the table's stream cannot. */
        reenviavel: z.boolean(),
        /** What some of the messages are about. */
        amostra: z.array(z.object({ evento: z.string(), em: z.nullable(z.string()) })),
      }),
    ),
  }),
  precisa: { tabela: 'r', falhas: 'ver' },
})

export const reenviarFalhas = operation({
  nome: 'reenviar-falhas',
  capacidade: 'admin',
  resumo: 'Devolve à fila de origem o que um consumidor não conseguiu tratar.',
  metodo: 'POST',
  caminho: '/admin/falhas/{consumidor}',
  acesso: comProva(administrador),
  limites: { sem: 'administracao' },
  entrada: z.object({ consumidor: id('Informe o consumidor.'), motivo }),
  saida: z.object({ mensagens: z.number() }),
  precisa: { tabela: 'rw', falhas: 'reenviar' },
})

export const descartarFalhas = operation({
  nome: 'descartar-falhas',
  capacidade: 'admin',
  resumo: 'Apaga o que repousa em uma fila de falhas e não deve ser tratado de novo.',
  metodo: 'POST',
  caminho: '/admin/falhas/{consumidor}/descartar',
  acesso: comProva(administrador),
  limites: { sem: 'administracao' },
  entrada: z.object({ consumidor: id('Informe o consumidor.'), motivo }),
  saida: z.object({ mensagens: z.number() }),
  precisa: { tabela: 'rw', falhas: 'descartar' },
})

export const buscarAuditoria = operation({
  nome: 'buscar-auditoria',
  capacidade: 'admin',
  resumo: 'Mostra quem leu ou mudou o registro de um paciente, e se a corrente está íntegra.',
  metodo: 'POST',
  caminho: '/admin/auditoria',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({
    /** The person's id, or the e-mail of their account. */
    quem: z
      .string('Informe o paciente.')
      .check(z.trim(), z.minLength(3, 'Informe o paciente.'), z.maxLength(254, 'Informe o paciente.')),
    motivo,
  }),
  saida: z.object({
    paciente_id: z.string(),
    integra: z.boolean(),
    /** Whose log it is. */
    paciente: z.string(),
    linhas: z.array(
      z.extend(
        z.pick(lancamentoSchema, { sequencia: true, ator_id: true, acao: true, objeto: true, em: true }),
        {
          /** Who it was, by name, and what they did, in words. */
          ator: z.string(),
          o_que: z.string(),
          /** Whose the object is, by name. */
          de_quem: z.string(),
        },
      ),
    ),
  }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const atosDosAdministradores = operation({
  nome: 'atos-dos-administradores',
  capacidade: 'admin',
  resumo: 'Mostra o que os administradores fizeram em um mês.',
  metodo: 'GET',
  caminho: '/admin/atos',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({
    mes: z.string('Informe o mês.').check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.')),
  }),
  saida: z.object({
    atos: z.array(
      z.extend(atoSchema, {
        ator: z.string(),
        /** Owner of the object, by name; null when it has none, like a queue, or the account is gone. */
        de_quem: z.nullable(z.string()),
      }),
    ),
  }),
  precisa: { tabela: 'r' },
})
