import type { UseFormReturn } from 'react-hook-form'
import { tituloDoEmitido } from '#domain/documento/adendo.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { ADENDO } from '#domain/documento/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Select } from '../../components/select.tsx'
import type { Valores } from './valores.ts'

interface AQueSeAcrescentaProps {
  readonly form: UseFormReturn<Valores>
  readonly emitidos: readonly DocumentoVisto[]
  /** The 24 h are over: only addenda are issued now. */
  readonly passou: boolean
}

/** That this is an addendum, and to which document, whose type it then has (decision 008). */
export function AQueSeAcrescenta({ form, emitidos, passou }: AQueSeAcrescentaProps) {
  const aviso = passou ? ADENDO.aviso : ADENDO.a_assinado
  const assinados = emitidos.filter(({ signed_at }) => signed_at !== undefined)
  return (
    <>
      <Alert tone="info" title={aviso.titulo}>
        {aviso.texto}
      </Alert>
      <Select
        // Made anew with the list: the browser shows no choice that was not among its options at first.
        key={String(assinados.length > 0)}
        label={ADENDO.a_que}
        options={[
          { value: '', label: passou ? ADENDO.consulta : ADENDO.nenhum },
          ...assinados.map(opcaoDoOriginal),
        ]}
        {...form.register('original', {
          onChange: ({ target }: { target: HTMLSelectElement }) => {
            const escolhido = emitidos.find(({ id }) => id === target.value)
            if (escolhido) form.setValue('tipo', escolhido.tipo)
          },
        })}
      />
    </>
  )
}

const opcaoDoOriginal = (documento: DocumentoVisto) => ({
  value: documento.id,
  label: `${tituloDoEmitido(documento)}, ${emSaoPaulo(documento.created_at)}`,
})
