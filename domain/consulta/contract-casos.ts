import * as z from 'zod/mini'
import { id, motivo } from '../base/entrada.ts'
import { comProva, operation, perfil } from '../base/contrato.ts'
import { ATOS_NO_CASO, quem } from './caso.ts'
import { CONSULTA_STATUS } from './status.ts'

const administrador = perfil(['admin'], 'full')

export const consultasParadas = operation({
  nome: 'consultas-paradas',
  capacidade: 'consulta',
  resumo: 'Lista as consultas que o médico deixou depois de encontrar o paciente.',
  metodo: 'GET',
  caminho: '/admin/consultas',
  acesso: administrador,
  limites: { sem: 'administracao' },
  entrada: z.object({}),
  saida: z.object({
    consultas: z.array(
      z.object({
        consulta_id: z.string(),
        /** When the doctor was last seen in the room. */
        desde: z.string(),
        /** Until when the card's hold lasts: then it is cancelled and nothing is charged. */
        capture_before: z.nullable(z.string()),
        /** Who asked: the patient, or the adult who answers for them. Null when the account is gone. */
        paciente: z.nullable(quem),
        medico: z.nullable(quem),
        atos: z.array(z.enum(ATOS_NO_CASO)),
      }),
    ),
  }),
  precisa: { tabela: 'r' },
})

export const agirNaConsulta = operation({
  nome: 'agir-na-consulta',
  capacidade: 'consulta',
  resumo: 'Encerra uma consulta que o médico deixou, com o motivo: cobra ou libera o que está retido.',
  metodo: 'POST',
  caminho: '/admin/consultas/{consulta_id}',
  acesso: comProva(administrador),
  limites: { sem: 'administracao' },
  entrada: z.object({
    consulta_id: id('Informe a consulta.'),
    ato: z.enum(ATOS_NO_CASO, 'Ato desconhecido.'),
    motivo,
  }),
  saida: z.object({ status: z.enum(CONSULTA_STATUS) }),
  precisa: { tabela: 'rw' },
})
