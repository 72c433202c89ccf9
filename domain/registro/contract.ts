import * as z from 'zod/mini'
import { operation, perfil } from '../base/contrato.ts'
import { id } from '../base/entrada.ts'
import { camposEnviados, LIMITES_DO_REGISTRO, registroLidoSchema } from './registro.ts'

const medico = perfil(['medico'], 'full')
const porConsulta = { id: id('Informe a consulta.') }

export const verRegistro = operation({
  nome: 'ver-registro',
  capacidade: 'registro',
  resumo:
    'O registro de uma consulta: para o médico dela, também aberto; para o paciente, depois de fechado. A leitura do médico fica registrada.',
  metodo: 'GET',
  caminho: '/consultas/{id}/registro',
  acesso: perfil(['paciente', 'medico'], 'full'),
  limites: { sem: 'leitura' },
  entrada: z.object(porConsulta),
  saida: z.object({
    registro: z.nullable(registroLidoSchema),
    /** Whether who asks may write it now. */
    escreve: z.boolean(),
    /** Until when, once the consultation ended; null while it goes on, and for whoever does not write. */
    escreve_ate: z.nullable(z.string()),
  }),
  precisa: { tabela: 'rw' },
})

export const salvarRegistro = operation({
  nome: 'salvar-registro',
  capacidade: 'registro',
  resumo: 'O médico da consulta salva o que escreveu até agora, sobre a versão que tinha lido.',
  metodo: 'PUT',
  caminho: '/consultas/{id}/registro',
  acesso: medico,
  limites: { conta: 'registro_conta' },
  entrada: z.object({
    ...porConsulta,
    /** The version this builds on; 0 when there was none. */
    versao: z.number('Informe a versão.').check(z.int('Informe a versão.'), z.gte(0, 'Informe a versão.')),
    ...camposEnviados,
  }),
  saida: z.object({ versao: z.number(), salvo_em: z.string() }),
  precisa: { tabela: 'rw' },
})

export const concluirRegistro = operation({
  nome: 'concluir-registro',
  capacidade: 'registro',
  resumo: 'O médico fecha o registro de uma consulta que terminou sem ser finalizada por ele.',
  metodo: 'POST',
  caminho: '/consultas/{id}/registro/conclusao',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object(porConsulta),
  saida: z.object({ ok: z.boolean() }),
  precisa: { tabela: 'rw' },
})

export const acrescentarAdendo = operation({
  nome: 'acrescentar-adendo',
  capacidade: 'registro',
  resumo: 'O médico acrescenta um adendo ao registro fechado; o que estava escrito fica como está.',
  metodo: 'POST',
  caminho: '/consultas/{id}/registro/adendos',
  acesso: medico,
  limites: { conta: 'ato_conta' },
  entrada: z.object({
    ...porConsulta,
    texto: z
      .string('Escreva o adendo.')
      .check(
        z.trim(),
        z.minLength(1, 'Escreva o adendo.'),
        z.maxLength(LIMITES_DO_REGISTRO.adendo, `Use até ${LIMITES_DO_REGISTRO.adendo} caracteres.`),
      ),
  }),
  saida: registroLidoSchema,
  precisa: { tabela: 'rw' },
})

export const registrosAbertos = operation({
  nome: 'registros-abertos',
  capacidade: 'registro',
  resumo: 'Os registros que o médico ainda tem de concluir, de consultas que já terminaram.',
  metodo: 'GET',
  caminho: '/registros/abertos',
  acesso: medico,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({
    registros: z.array(
      z.object({ consulta_id: z.string(), encerrada_em: z.string(), escreve_ate: z.string() }),
    ),
  }),
  precisa: { tabela: 'r' },
})
