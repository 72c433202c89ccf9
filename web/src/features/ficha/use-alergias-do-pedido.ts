import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { salvarFicha } from '#domain/ficha/contract.ts'
import { respondeuAlergias } from '#domain/ficha/ficha.ts'
import { ERROS_DA_FICHA } from '#domain/ficha/textos.ts'
import { call } from '../../lib/api.ts'
import { type AlergiasDigitadas, digitadaDe, type Erros, lerDigitada, SEM_ALERGIAS } from './digitada.ts'
import { guardarLida, useFicha } from './use-ficha.ts'

const SEM_ERROS: Erros = new Map()

/** The question about allergies inside of a request, for whoever has not answered it yet. */
export function useAlergiasDoPedido(antes: AlergiasDigitadas = SEM_ALERGIAS, de?: string) {
  const queries = useQueryClient()
  const { data: ficha, refetch } = useFicha(de)
  const [digitadas, setDigitadas] = useState(antes)
  const [erros, setErros] = useState(SEM_ERROS)
  const falta = ficha !== undefined && !respondeuAlergias(ficha)
  const lida = lerDigitada({ ...digitadaDe(ficha ?? null), alergias: digitadas }, ficha?.versao ?? 0)
  const respondida = digitadas.resposta !== '' && lida.ok
  return {
    falta,
    digitadas,
    erros,
    mudar: (novas: AlergiasDigitadas) => {
      setDigitadas(novas)
      setErros(SEM_ERROS)
    },
    /** Whether the request may go on; if not, the question says why. */
    conferir: (): boolean => {
      if (!falta || respondida) return true
      setErros(lida.ok ? new Map([['alergias', ERROS_DA_FICHA.alergias]]) : lida.erros)
      return false
    },
    /** Puts the answer in the profile; nothing where it is there. @throws ApiError, NetworkError */
    guardar: async (): Promise<void> => {
      if (!falta || !lida.ok) return
      const entrada = { ...lida.entrada, ...(de !== undefined && { paciente_id: de }) }
      guardarLida(queries, await call(salvarFicha, entrada), de)
    },
    /** The server knows better whether it is answered. */
    reler: () => void refetch(),
  }
}
