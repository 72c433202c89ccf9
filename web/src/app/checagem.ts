import { useSyncExternalStore } from 'react'
import {
  avaliar,
  LIMITE_DA_CHECAGEM_DE_ACESSO,
  type Registro,
  registrar,
} from '#domain/base/limites-da-especificacao.ts'

let feitas: Registro | null = null
let barrada = false
const ouvintes = new Set<() => void>()

/**
 * Whether the guard may check access again; counts the check (P §9), so that a page that redirects in a circle is
 * stopped.
 */
export function podeChecarAcesso(): boolean {
  const agora = Date.now()
  const { allowed } = avaliar(feitas, LIMITE_DA_CHECAGEM_DE_ACESSO, agora)
  if (allowed) feitas = registrar(feitas, LIMITE_DA_CHECAGEM_DE_ACESSO, agora)
  if (barrada === allowed) {
    barrada = !allowed
    for (const ouvinte of ouvintes) ouvinte()
  }
  return allowed
}

/** Whether the last check was refused for that reason. */
export const useChecagemBarrada = (): boolean =>
  useSyncExternalStore(
    (ouvinte) => {
      ouvintes.add(ouvinte)
      return () => ouvintes.delete(ouvinte)
    },
    () => barrada,
  )
