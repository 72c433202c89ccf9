import { useId, useState } from 'react'
import { OPINIAO, opiniaoDita } from '#domain/opiniao/textos.ts'
import { Card } from '../../components/card.tsx'
import { FormularioDaOpiniao } from './formulario-da-opiniao.tsx'
import { useOpiniao } from './use-opiniao.ts'

/**
 * Asks the patient how a finished consultation was, or shows what they said. Nothing where it cannot be read: nobody
 * came for it.
 */
export function OpiniaoDoPaciente({ consulta_id }: { readonly consulta_id: string }) {
  const id = useId()
  const { data } = useOpiniao(consulta_id)
  const [agora, setAgora] = useState(false)
  if (!data?.opiniao && !data?.pode) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} ref={agora ? focar : undefined}>
        {OPINIAO.titulo}
      </h2>
      {data.opiniao ? (
        <>
          {agora && <output>{OPINIAO.obrigado}</output>}
          <p>{opiniaoDita(data.opiniao)}</p>
        </>
      ) : (
        <FormularioDaOpiniao consulta_id={consulta_id} onDada={() => setAgora(true)} />
      )}
    </Card>
  )
}

/** The button that had the focus is gone. */
const focar = (titulo: HTMLElement | null) => titulo?.focus()
