import type { ReactNode } from 'react'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { DomainError, problema } from '#domain/base/erros.ts'
import { toastStore } from '../../../../web/src/components/toast-store.ts'
import { ApiError, call } from '../../../../web/src/lib/api.ts'
import { abrirTela } from '../../../support/tela.tsx'
import type { Perfil } from '../../../../web/src/lib/sessao/perfil.ts'

export const PERFIL: Perfil = {
  id: 'u1',
  nome: 'Ana Beatriz Nogueira',
  email: 'ana@exemplo.com.br',
  cpf: '52998224725',
  telefone: '11987650001',
  data_nascimento: '1990-03-14',
  tipo: 'paciente',
  kyc_status: 'approved',
  access_tier: 'full',
  email_confirmado: true,
  password_set: true,
  created_at: '2026-01-05T12:00:00.000Z',
  updated_at: '2026-01-05T12:00:00.000Z',
  papeis: ['paciente'],
  etapa_cadastro: 'completo',
}

type Corpo = Readonly<Record<string, unknown>>
export type Respostas = Readonly<
  Record<string, (corpo: Corpo, headers: Readonly<Record<string, string>>) => unknown>
>

/** Answers of the server by method and path; a call nobody expects fails. */
export function responder(respostas: Respostas): void {
  vi.mocked(call).mockImplementation(async (operation, input, options) => {
    const resposta = respostas[`${operation.metodo} ${operation.caminho}`]
    if (!resposta) throw new Error(`not expected: ${operation.metodo} ${operation.caminho}`)
    return resposta(z.parse(z.record(z.string(), z.unknown()), input), options?.headers ?? {})
  })
}

/** The server's answers to a code: it is 123456. */
export const CODIGO: Respostas = {
  'POST /functions/csrf-protection': () => ({ csrf_token: 'token' }),
  'POST /functions/two-factor-auth': ({ verify, token }) =>
    verify === true ? { verified: token === '123456', message: '' } : { message: '', expires_in: 900 },
}

export const abrir = (tela: ReactNode, caminho = '/conta') =>
  abrirTela(tela, { em: caminho, rotas: [caminho] })

export const recusa = (...args: ConstructorParameters<typeof DomainError>) =>
  new ApiError(problema(new DomainError(...args), 'r'))

/** The notification on the screen. */
export const aviso = () => {
  const ultimo = toastStore.snapshot().find(({ open }) => open)
  return ultimo && [ultimo.title, ultimo.description, ultimo.variant]
}
