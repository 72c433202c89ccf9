import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Skeleton } from '../components/skeleton.tsx'
import { tela } from '../lib/carregar.ts'
import { consultaAberta, useMinhasConsultas } from '../lib/consultas/use-minhas-consultas.ts'

const Solicitacao = tela(async () => (await import('../features/solicitacao/solicitacao.tsx')).Solicitacao)
const MinhasConsultas = tela(
  async () => (await import('../features/consulta/minhas-consultas.tsx')).MinhasConsultas,
)

/**
 * '/consultas' (leituras §1): the request screen when triage sent the patient here or a request is open and not
 * paid for, the list otherwise. Each entry of the history decides once: paying must not take the panel away.
 */
export function Consultas() {
  const { key, state } = useLocation()
  return (
    <Suspense fallback={<Skeleton cards={3} />}>
      <Escolha key={key} veioDaTriagem={trazEspecialidade(state)} />
    </Suspense>
  )
}

function Escolha({ veioDaTriagem }: { readonly veioDaTriagem: boolean }) {
  const minhas = useMinhasConsultas()
  const [pedindo, setPedindo] = useState(veioDaTriagem)
  const pendente = minhas.data !== undefined && consultaAberta(minhas.data)?.status === 'pending'
  if (pendente && !pedindo) setPedindo(true)
  return pedindo || pendente ? <Solicitacao /> : <MinhasConsultas />
}

const trazEspecialidade = (state: unknown): boolean =>
  typeof state === 'object' &&
  state !== null &&
  'especialidadeSugerida' in state &&
  typeof state.especialidadeSugerida === 'string'
