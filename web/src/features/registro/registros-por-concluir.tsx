import { useQuery } from '@tanstack/react-query'
import { caminhoDe } from '#domain/base/rotas.ts'
import { registrosAbertos } from '#domain/registro/contract.ts'
import { REGISTRO } from '#domain/registro/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { call } from '../../lib/api.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'

/** Reminds the doctor of records that are still open; nothing when there are none. */
export function RegistrosPorConcluir() {
  const { data } = useQuery({
    queryKey: ['registros', 'abertos'],
    queryFn: ({ signal }) => call(registrosAbertos, {}, { signal }),
  })
  return data?.registros.map(({ consulta_id, encerrada_em, escreve_ate }) => (
    <Alert
      key={consulta_id}
      tone="aviso"
      title={REGISTRO.abertos.titulo}
      actions={
        <LinkButton small to={caminhoDe('sala_video', { id: consulta_id })}>
          {REGISTRO.abertos.abrir}
        </LinkButton>
      }
    >
      {REGISTRO.abertos.item(dataEHora(encerrada_em), dataEHora(escreve_ate))}
    </Alert>
  ))
}
