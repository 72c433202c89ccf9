import type { UseFormReturn } from 'react-hook-form'
import { MAXIMO_DE_DIAS } from '#domain/documento/atestado.ts'
import { ATESTADO } from '#domain/documento/textos-atestado.ts'
import { Checkbox } from '../../components/checkbox.tsx'
import { Field } from '../../components/field.tsx'
import type { Valores } from './valores.ts'

interface CamposDoAtestadoProps {
  readonly form: UseFormReturn<Valores>
  /** A diagnosis is written: it needs the patient's wish. */
  readonly comCid: boolean
}

/** The days of leave, and the diagnosis where the patient asked for it (decision 048). */
export function CamposDoAtestado({ form: { register, formState }, comCid }: CamposDoAtestadoProps) {
  const { errors } = formState
  return (
    <>
      <Field
        label={ATESTADO.dias}
        hint={ATESTADO.dica_dos_dias}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAXIMO_DE_DIAS}
        step={1}
        error={errors.dias?.message}
        {...register('dias')}
      />
      <Field
        label={ATESTADO.codigo}
        hint={ATESTADO.dica_do_codigo}
        maxLength={8}
        error={errors.cid?.message}
        {...register('cid')}
      />
      {comCid && (
        <Checkbox
          label={ATESTADO.autorizado}
          error={errors.cid_autorizado?.message}
          {...register('cid_autorizado')}
        />
      )}
    </>
  )
}
