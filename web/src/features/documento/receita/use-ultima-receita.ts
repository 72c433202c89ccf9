import { useMutation } from '@tanstack/react-query'
import { verProntuario } from '#domain/documento/contract.ts'
import { ultimaReceita } from '#domain/documento/receita/repetir.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { call } from '../../../lib/api.ts'

type Repetida = NonNullable<ReturnType<typeof ultimaReceita>>
interface Registro {
  readonly crm: string
  readonly uf: string
}

/**
 * What this doctor last prescribed to the consultation's patient, read from the record only when it is asked for: each
 * reading is a line in the patient's access log.
 */
export function useUltimaReceita(consulta_id: string, onLida: (receita: Repetida) => void) {
  const leitura = useMutation({
    mutationFn: async (registro: Registro) => {
      const { documentos } = await call(verProntuario, { id: consulta_id })
      return ultimaReceita(documentos, registro) ?? null
    },
    onSuccess: (receita) => {
      if (receita) onLida(receita)
    },
  })
  const { erro, nenhuma, feito } = RECEITA.repetir
  return {
    ...leitura,
    falha:
      leitura.error && avisoOuSemRede(leitura.error, { title: erro, description: leitura.error.message }),
    dito: leitura.isSuccess && (leitura.data ? feito : nenhuma),
  }
}
