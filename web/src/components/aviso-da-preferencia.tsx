import type { PreferenciaVista } from '#domain/consulta/preferencia.ts'
import { PREFERENCIA } from '#domain/consulta/textos-preferencia.ts'
import { Alert } from './alert.tsx'

/** What became of the wish to talk to the same doctor again; nothing where there was none. */
export function AvisoDaPreferencia({ preferencia }: { readonly preferencia: PreferenciaVista | undefined }) {
  return (
    <output>{preferencia && <Alert>{PREFERENCIA[preferencia.situacao](preferencia.medico)}</Alert>}</output>
  )
}
