import { useQuery } from '@tanstack/react-query'
import { caminhoDe } from '#domain/base/rotas.ts'
import { conversasPorResponder } from '#domain/conversa/contract.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { call } from '../../lib/api.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'

/** A page that stays open learns of what came meanwhile. */
const RELEITURA_MS = 120_000

/** Tells the doctor where a patient wrote after the consultation; nothing when nobody did. */
export function ConversasPorResponder() {
  const { data } = useQuery({
    queryKey: ['conversas', 'por-responder'],
    queryFn: ({ signal }) => call(conversasPorResponder, {}, { signal }),
    refetchInterval: RELEITURA_MS,
  })
  const { titulo, item, abrir } = CONVERSA.por_responder
  return data?.conversas.map(({ consulta_id, encerrada_em, escreve_ate }) => (
    <Alert
      key={consulta_id}
      tone="aviso"
      title={titulo}
      actions={
        <LinkButton small to={caminhoDe('sala_video', { id: consulta_id })}>
          {abrir}
          <span className="so-leitor"> {dataEHora(encerrada_em)}</span>
        </LinkButton>
      }
    >
      {item(dataEHora(encerrada_em), dataEHora(escreve_ate))}
    </Alert>
  ))
}
