import { Suspense } from 'react'
import { Skeleton } from '../../components/skeleton.tsx'
import { tela } from '../../lib/carregar.ts'
import { useAPagar } from '../../lib/consultas/use-minhas-consultas.ts'

/** Card code is loaded only for whoever needs another card. */
const OutroCartao = tela(async () => (await import('../pagamento/outro-cartao.tsx')).OutroCartao)

/** What is owed, paid in place: the page of a former dependant's consultation is no longer theirs to read. */
export function APagar() {
  const { data = [] } = useAPagar()
  return data.map((consulta) => (
    <Suspense key={consulta.id} fallback={<Skeleton cards={1} />}>
      <OutroCartao consulta={consulta} />
    </Suspense>
  ))
}
