import type { Ficha } from '../../ficha/ficha.ts'
import { emPalavras, type QuemContou, type Recurso, type Referencia } from './recurso.ts'

export const cirurgia = (
  id: string,
  dita: Ficha['cirurgias'][number],
  subject: Referencia,
  quem: QuemContou,
): Recurso => ({
  resourceType: 'Procedure',
  id,
  meta: { lastUpdated: dita.em },
  status: 'completed',
  code: emPalavras(dita.nome),
  subject,
  performedDateTime: dita.ano?.toString(),
  asserter: quem(dita),
})
