import * as z from 'zod/mini'
import { type Acesso, comProva, operation, perfil, publico } from '../base/contrato.ts'
import { chaveMostrada, idDaChave, nomeDaChave, respostaDaNova, respostaDoUso } from './chaves.ts'
import { dentro } from './entrada.ts'

/** Passkeys: signing in by one, and looking after one's own (docs/decisions/029). */

/** What a sign-in without a password asks of the pool. */
const ENTRAR = [
  'cognito-idp:DescribeUserPoolClient',
  'cognito-idp:AdminInitiateAuth',
  'cognito-idp:AdminRespondToAuthChallenge',
] as const

/** Anybody with a profile may have passkeys, even while everything else waits for a second factor. */
const DA_PESSOA = {
  ...perfil(['paciente', 'medico', 'admin'], 'blocked'),
  segundoFator: 'dispensado',
} as const satisfies Acesso

export const pedirDesafio = operation({
  nome: 'pedir-desafio',
  capacidade: 'acesso',
  resumo: 'Dá o desafio que uma chave de acesso assina uma única vez; o mesmo para quem tem conta ou não.',
  metodo: 'POST',
  caminho: '/acesso/chaves/desafio',
  acesso: publico,
  limites: { ip: 'entrada_ip', identidade: [] },
  entrada: z.object({}),
  saida: z.object({ desafio: z.string(), parte: z.string() }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})

export const entrarComChave = operation({
  nome: 'entrar-com-chave',
  capacidade: 'acesso',
  resumo: 'Entra com uma chave de acesso desbloqueada pelo dono: vale como senha e segundo fator.',
  metodo: 'POST',
  caminho: '/acesso/chaves/entrada',
  acesso: publico,
  // No limit per account: the request names none, and a signature cannot be guessed.
  limites: { ip: 'entrada_ip', identidade: [] },
  entrada: z.object({ resposta: respostaDoUso }),
  saida: dentro,
  precisa: { tabela: 'rw', segredos: ['chaves'], cognito: [...ENTRAR, 'cognito-idp:AdminGetUser'] },
})

export const provarComChave = operation({
  nome: 'provar-com-chave',
  capacidade: 'acesso',
  resumo: 'Prova de novo quem está nesta entrada, com uma chave de acesso da própria conta.',
  metodo: 'POST',
  caminho: '/acesso/chaves/prova',
  acesso: DA_PESSOA,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ resposta: respostaDoUso }),
  saida: z.object({ passo: z.literal('provado') }),
  precisa: { tabela: 'rw' },
})

export const verChaves = operation({
  nome: 'ver-chaves',
  capacidade: 'acesso',
  resumo: 'Mostra as chaves de acesso de quem chama: nome, criação e último uso.',
  metodo: 'GET',
  caminho: '/acesso/chaves',
  acesso: DA_PESSOA,
  limites: { sem: 'leitura' },
  entrada: z.object({}),
  saida: z.object({ chaves: z.array(chaveMostrada) }),
  precisa: { tabela: 'r' },
})

export const prepararChave = operation({
  nome: 'preparar-chave',
  capacidade: 'acesso',
  resumo: 'Dá o que um aparelho precisa para criar uma chave de acesso para quem chama.',
  metodo: 'POST',
  caminho: '/acesso/chaves/nova',
  acesso: comProva(DA_PESSOA),
  limites: { conta: 'ato_conta' },
  entrada: z.object({}),
  saida: z.object({
    desafio: z.string(),
    parte: z.string(),
    dono: z.object({ id: z.string(), nome: z.string(), email: z.string() }),
    /** Devices that already hold one of these do not create another. */
    existentes: z.array(z.string()),
  }),
  precisa: { tabela: 'rw' },
})

export const guardarChave = operation({
  nome: 'guardar-chave',
  capacidade: 'acesso',
  resumo: 'Guarda uma chave de acesso nova de quem chama, e avisa por e-mail.',
  metodo: 'POST',
  caminho: '/acesso/chaves',
  acesso: comProva(DA_PESSOA),
  limites: { conta: 'ato_conta' },
  entrada: z.object({ nome: nomeDaChave, resposta: respostaDaNova }),
  saida: z.object({ chave: chaveMostrada }),
  precisa: { tabela: 'rw' },
})

export const nomearChave = operation({
  nome: 'nomear-chave',
  capacidade: 'acesso',
  resumo: 'Muda o nome que quem chama dá a uma chave de acesso.',
  metodo: 'POST',
  caminho: '/acesso/chaves/{chave_id}/nome',
  acesso: DA_PESSOA,
  limites: { conta: 'ato_conta' },
  entrada: z.object({ chave_id: idDaChave, nome: nomeDaChave }),
  saida: z.object({ nome: z.string() }),
  precisa: { tabela: 'rw' },
})

export const retirarChave = operation({
  nome: 'retirar-chave',
  capacidade: 'acesso',
  resumo: 'Retira uma chave de acesso de quem chama, encerra o que ela abriu, e avisa por e-mail.',
  metodo: 'POST',
  caminho: '/acesso/chaves/{chave_id}/fim',
  acesso: comProva(DA_PESSOA),
  limites: { conta: 'ato_conta' },
  entrada: z.object({ chave_id: idDaChave }),
  saida: z.object({ retirada: z.literal(true) }),
  precisa: { tabela: 'rw' },
})
