import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { desligarSms, ligarSms, pedirCodigoDoSms, verSms } from '#domain/toque/contract.ts'
import { call } from '../../lib/api.ts'

const CHAVE = ['sms'] as const

/** Whether this patient is called back by SMS; `null` where nobody sends them. */
export function useSms() {
  const queries = useQueryClient()
  const reler = () => queries.invalidateQueries({ queryKey: CHAVE })
  return {
    leitura: useQuery({
      queryKey: CHAVE,
      queryFn: async ({ signal }) => (await call(verSms, {}, { signal })).sms,
    }),
    pedir: useMutation({ mutationFn: async () => call(pedirCodigoDoSms, {}) }),
    ligar: useMutation({
      mutationFn: async (codigo: string) => call(ligarSms, { codigo }),
      onSuccess: reler,
    }),
    desligar: useMutation({ mutationFn: async () => call(desligarSms, {}), onSuccess: reler }),
  }
}
