import { type UseFormReturn, useWatch } from 'react-hook-form'
import { LIMITES_DO_DOCUMENTO } from '#domain/documento/entrada.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { TextArea } from '../../../components/text-area.tsx'
import type { Valores } from '../valores.ts'
import { ItensDaReceita } from './itens-da-receita.tsx'

interface MedicamentosDaReceitaProps {
  readonly form: UseFormReturn<Valores>
  readonly onMudar: (itens: Valores['itens']) => void
}

/** What is prescribed: medicines with their fields, and what else is written of them. */
export function MedicamentosDaReceita({ form, onMudar }: MedicamentosDaReceitaProps) {
  const itens = useWatch({ control: form.control, name: 'itens' })
  const { errors } = form.formState
  return (
    <>
      <ItensDaReceita itens={itens} error={errors.itens?.message} onMudar={onMudar} />
      <TextArea
        label={FINALIZAR.medicamentos}
        rows={3}
        maxLength={LIMITES_DO_DOCUMENTO.medicamentos}
        hint={RECEITA.controladas}
        error={errors.medicamentos?.message}
        {...form.register('medicamentos')}
      />
    </>
  )
}
