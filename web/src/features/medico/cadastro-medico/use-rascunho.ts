import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { medicoEu } from '#domain/medico/contract.ts'
import { ApiError, call } from '../../../lib/api.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import { usePerfil, useSessao } from '../../../lib/sessao/use-perfil.ts'
import { guardarRascunho, lerRascunho, type Rascunho } from './rascunho.ts'

type Quem =
  | { readonly tipo: 'carregando' }
  | { readonly tipo: 'ninguem' }
  /** Signed in, without a profile. */
  | { readonly tipo: 'sem_perfil' }
  | { readonly tipo: 'conta'; readonly perfil: Perfil }

/**
 * What was typed, kept in this tab, over what the account says: a doctor's own name, e-mail, CPF and phone are never
 * typed again, and a CRM that was registered before is where one begins.
 */
export function useRascunho() {
  const [digitado, setDigitado] = useState(lerRascunho)
  const quem = useQuem()
  const medico = quem.tipo === 'conta' && quem.perfil.tipo === 'medico' ? quem.perfil : undefined
  const { data: registro } = useQuery({
    queryKey: ['medicos', 'eu', 'inscricao'],
    queryFn: lerInscricao,
    enabled: medico !== undefined,
  })
  useEffect(() => guardarRascunho(digitado), [digitado])

  const rascunho: Rascunho = {
    ...digitado,
    ...(registro && digitado.crm === '' && digitado.uf === '' && registro),
    ...(medico && {
      nome: medico.nome,
      email: medico.email,
      cpf: medico.cpf,
      telefone: medico.telefone,
    }),
  }
  const mudar = (mudancas: Partial<Rascunho>) =>
    setDigitado((antes) => ({
      ...antes,
      ...(registro && antes.crm === '' && antes.uf === '' && registro),
      ...mudancas,
    }))
  return { rascunho, mudar, quem }
}

function useQuem(): Quem {
  const sessao = useSessao()
  const perfil = usePerfil()
  if (sessao.data === null) return { tipo: 'ninguem' }
  if (perfil.data === null) return { tipo: 'sem_perfil' }
  if (perfil.data) return { tipo: 'conta', perfil: perfil.data }
  // Whoever cannot be recognised now may still type; 'Finalizar' asks again.
  return sessao.isError || perfil.isError ? { tipo: 'ninguem' } : { tipo: 'carregando' }
}

/** CRM and UF of the own registration; null when there is none yet. */
async function lerInscricao() {
  try {
    const { crm, uf } = await call(medicoEu, {})
    return { crm, uf }
  } catch (error) {
    if (error instanceof ApiError && error.problema.status === 404) return null
    throw error
  }
}
