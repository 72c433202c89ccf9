import { REGISTRO } from '#domain/registro/textos.ts'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { RegistroEscrito } from './registro-lido.tsx'
import { useRegistro } from './use-registro.ts'

/** What the doctor wrote, for the patient of a consultation that was attended and ended. */
export function RegistroDoPaciente({ consulta_id }: { readonly consulta_id: string }) {
  const { data, error, refetch } = useRegistro(consulta_id)
  if (data && !data.registro) return null
  return (
    <Card as="section" aria-label={REGISTRO.titulo}>
      <h2>{REGISTRO.titulo}</h2>
      {data?.registro && <RegistroEscrito registro={data.registro} />}
      {!data && !error && <Skeleton cards={1} />}
      {!data && error && (
        <FalhaAoCarregar
          error={error}
          aviso={{ titulo: REGISTRO.erro, descricao: error.message }}
          onRepetir={() => void refetch()}
        />
      )}
    </Card>
  )
}
