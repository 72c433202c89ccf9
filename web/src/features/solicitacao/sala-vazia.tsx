import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { pedirAviso, verEspera } from '#domain/consulta/contract.ts'
import { SALA_VAZIA } from '#domain/consulta/textos.ts'
import { type Especialidade, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { call } from '../../lib/api.ts'
import { dataEHora, emMinutos } from '../../lib/no-relogio-daqui.ts'
import { useMedicosOnline } from '../../lib/consultas/use-medicos-online.ts'
import { avisoDaSolicitacao } from './recusas.ts'

interface SalaVaziaProps {
  readonly especialidade: Especialidade
  readonly email: string
  /** Beside a card: goes on to it all the same. */
  readonly onContinuar?: () => void
  /** What stands here once somebody attends. */
  readonly children?: ReactNode
}

/** Nobody pays unawares into an empty room, nor into one that could not be looked into. */
export function SalaVazia({ children, ...resto }: SalaVaziaProps) {
  const medicos = useMedicosOnline(resto.especialidade)
  const { data: online } = medicos
  // A card that is being filled in stays where it is, whoever leaves the queue meanwhile.
  const [aberta, setAberta] = useState(false)
  if (online !== undefined && online > 0 && !aberta) setAberta(true)
  if (aberta && children) return children
  if (online === 0) return <Vazia {...resto} />
  if (!children) return null
  // Counted, because each new reading forgets the error of the last: what one is about to press does not come and go.
  if (medicos.errorUpdateCount > 0)
    return <SemResposta {...resto} lendo={medicos.isFetching} onTentar={() => void medicos.refetch()} />
  return (
    <>
      <output>{SALA_VAZIA.verificando}</output>
      <Skeleton cards={1} />
    </>
  )
}

type Sala = Omit<SalaVaziaProps, 'children'>

interface SemRespostaProps extends Sala {
  readonly lendo: boolean
  readonly onTentar: () => void
}

/** Who goes on does so knowing that nobody could say whether a doctor attends. */
function SemResposta({ especialidade, onContinuar, lendo, onTentar }: SemRespostaProps) {
  const { titulo, texto, tentar } = SALA_VAZIA.sem_resposta
  return (
    <Alert
      tone="aviso"
      announce
      title={titulo(rotuloDaEspecialidade(especialidade))}
      actions={
        <>
          <Button onClick={onTentar} busy={lendo && SALA_VAZIA.verificando}>
            {tentar}
          </Button>
          {onContinuar && (
            <Button variant="secondary" onClick={onContinuar}>
              {SALA_VAZIA.continuar}
            </Button>
          )}
        </>
      }
    >
      <p>{texto}</p>
    </Alert>
  )
}

/** Says that no doctor attends, what waiting usually is, and offers a call. */
function Vazia({ especialidade, email, onContinuar }: Sala) {
  const espera = useQuery({
    queryKey: ['espera', especialidade],
    queryFn: ({ signal }) => call(verEspera, { especialidade }, { signal }),
  })
  const aviso = useMutation({ mutationFn: () => call(pedirAviso, { especialidade }) })
  const habitual = espera.data?.habitual
  return (
    <Alert
      tone="aviso"
      title={SALA_VAZIA.titulo(rotuloDaEspecialidade(especialidade))}
      actions={
        <>
          {!aviso.isSuccess && (
            <Button onClick={() => aviso.mutate()} busy={aviso.isPending && SALA_VAZIA.avisando}>
              {SALA_VAZIA.avisar}
            </Button>
          )}
          {onContinuar && (
            <Button variant="secondary" onClick={onContinuar}>
              {SALA_VAZIA.continuar}
            </Button>
          )}
        </>
      }
    >
      {espera.data && (
        <p>
          {habitual
            ? SALA_VAZIA.habitual(emMinutos(habitual.p50_segundos), emMinutos(habitual.p90_segundos))
            : SALA_VAZIA.sem_habitual}
        </p>
      )}
      <p>{SALA_VAZIA.explica}</p>
      {aviso.isSuccess && <output>{SALA_VAZIA.avisaremos(email, dataEHora(aviso.data.ate))}</output>}
      {aviso.isError && <p role="alert">{avisoDaSolicitacao(aviso.error).description ?? SALA_VAZIA.erro}</p>}
    </Alert>
  )
}
