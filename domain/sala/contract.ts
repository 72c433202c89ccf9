import * as z from 'zod/mini'
import { id } from '../base/entrada.ts'
import { operation, perfil, sessao, socketAction } from '../base/contrato.ts'
import { MAIOR_SINAL } from './sinal.ts'

const consulta_id = id('Informe a consulta.')
const participante = perfil(['paciente', 'medico'], 'full')

export const entrarSala = socketAction({
  nome: 'entrar-sala',
  capacidade: 'sala',
  resumo: 'Um dos dois participantes entra na chamada, ou diz que continua nela.',
  rota: 'entrar-sala',
  acesso: participante,
  entrada: z.object({
    consulta_id,
    /**
     * Keeps the place of this page load, or takes an empty one; without it the place is taken over from whoever has
     * it.
     */
    continuar: z.optional(z.boolean('Informe se já está na sala.')),
    /** A name of this page load, made by it; a page from before this field has none. */
    aba: z.optional(id('Informe a aba.')),
  }),
  precisa: { tabela: 'rw', sockets: true },
})

export const sairSala = socketAction({
  nome: 'sair-sala',
  capacidade: 'sala',
  resumo: 'Um participante deixa a chamada.',
  rota: 'sair-sala',
  acesso: sessao,
  entrada: z.object({ consulta_id }),
  precisa: { tabela: 'rw', sockets: true },
})

export const sinal = socketAction({
  nome: 'sinal',
  capacidade: 'sala',
  resumo: 'Leva ao outro participante, e só a ele, uma parte do preparo da chamada.',
  rota: 'sinal',
  acesso: participante,
  entrada: z.object({
    consulta_id,
    dados: z
      .string('Informe o sinal.')
      .check(z.minLength(1, 'Informe o sinal.'), z.maxLength(MAIOR_SINAL, 'Sinal muito grande.')),
  }),
  precisa: { tabela: 'rw', sockets: true },
})

export const verIce = operation({
  nome: 'ver-ice',
  capacidade: 'sala',
  resumo:
    'Os servidores que ajudam os dois navegadores a se encontrarem; quem espera na fila testa o caminho.',
  metodo: 'GET',
  caminho: '/sala/{consulta_id}/ice',
  acesso: participante,
  limites: { conta: 'ice_conta' },
  entrada: z.object({ consulta_id }),
  saida: z.object({
    ice_servers: z.array(
      z.object({
        urls: z.array(z.string()),
        username: z.optional(z.string()),
        credential: z.optional(z.string()),
      }),
    ),
  }),
  precisa: { tabela: 'rw', canaisDeVideo: true },
})
