import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { esquecerRascunho, guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import { type TipoDoMedico, type Valores, valoresSchema, VAZIO } from './valores.ts'

/** What is typed, and the key it is asked for with: sent again after a reload, it is still one document. */
const rascunhoSchema = z.object({ chave: z.string(), valores: valoresSchema })

/** The form of a document of this consultation, as it was left in this tab. */
export function useRascunho(consulta_id: string, tipo: TipoDoMedico) {
  const nome = `documento:${consulta_id}`
  const [antes] = useState(
    () => lerRascunho(nome, rascunhoSchema) ?? { chave: crypto.randomUUID(), valores: { ...VAZIO, tipo } },
  )
  const form = useForm<Valores>({ defaultValues: antes.valores })
  const chave = useRef(antes.chave)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => guardarRascunho(nome, { chave: chave.current, valores: values }),
      }),
    [form, nome],
  )
  return {
    form,
    chave: () => chave.current,
    /** What is in the form now asks for another document. */
    outraChave: () => {
      chave.current = crypto.randomUUID()
      guardarRascunho(nome, { chave: chave.current, valores: form.getValues() })
    },
    /** It was issued. */
    esvaziar: (valores: Valores) => {
      chave.current = crypto.randomUUID()
      form.reset(valores)
      esquecerRascunho(nome)
    },
  }
}
export type Rascunho = ReturnType<typeof useRascunho>
