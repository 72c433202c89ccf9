import type { UseFormReturn } from 'react-hook-form'
import { USAR_TEXTO_USUAL } from '#domain/documento/textos-usuais.ts'
import { Button } from '../../components/button.tsx'
import type { Valores } from './valores.ts'

interface TextoUsualProps {
  readonly form: UseFormReturn<Valores>
  readonly texto: string
}

/** Begins an empty document with what such a one usually says (decision 065). */
export function TextoUsual({ form, texto }: TextoUsualProps) {
  return (
    <div>
      <Button
        small
        variant="secondary"
        onClick={({ currentTarget }) => {
          form.clearErrors('conteudo')
          form.setValue('conteudo', texto)
          // At once: `form.setFocus` waits for a timer, and would take the focus back from the next field.
          const conteudo = currentTarget.form?.elements.namedItem('conteudo')
          if (conteudo instanceof HTMLElement) conteudo.focus()
        }}
      >
        {USAR_TEXTO_USUAL}
      </Button>
    </div>
  )
}
