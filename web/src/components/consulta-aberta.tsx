import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { ABERTA } from '#domain/consulta/textos.ts'
import { Alert } from './alert.tsx'
import { LinkButton } from './link-button.tsx'

/** A patient has one consultation at a time: the open one is told wherever another might be begun. */
export function ConsultaAberta({ consulta }: { readonly consulta: ConsultaVista }) {
  const aPagar = consulta.status === 'pending'
  return (
    <Alert
      tone="aviso"
      title={ABERTA.titulo}
      actions={
        <LinkButton
          to={aPagar ? caminhoDe('solicitacao') : caminhoDe('status_consulta', { id: consulta.id })}
        >
          {aPagar ? ABERTA.pagar : ABERTA.acompanhar}
        </LinkButton>
      }
    >
      {aPagar ? ABERTA.falta_pagar : ABERTA.em_curso}
    </Alert>
  )
}
