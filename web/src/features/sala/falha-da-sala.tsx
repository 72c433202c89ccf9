import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { eIdDeConsulta } from '#domain/consulta/consulta.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { FILA, SALA } from '#domain/consulta/textos.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { avisoOuSemRede, eSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'
import { eForaDaSala } from './use-consulta-da-sala.ts'

interface FalhaDaSalaProps {
  /** The consultation's id, from the address. */
  readonly id: string
  readonly error: Error
  /** Any failure here may pass by itself; otherwise only one of the network does. */
  readonly passageira?: boolean
  readonly onRepetir: () => void
}

/**
 * The consultation could not be shown (P §2.15, §8): an address that is no consultation's has a screen; a consultation
 * the server does not show this person is another's, and leads home (P §6, D §6); anything else is said and leads home,
 * unless trying again may help, as it does when the connection is back. A doctor who was not in the call is told so.
 */
export function FalhaDaSala({ id, error, passageira = false, onRepetir }: FalhaDaSalaProps) {
  const navigate = useNavigate()
  const inexistente = error instanceof ApiError && error.problema.codigo === 'nao_encontrado'
  const repetivel = passageira || eSemRede(error)
  const foraDaSala = eForaDaSala(error)
  const sair = !inexistente && !repetivel && !foraDaSala
  useEffect(() => {
    if (!sair) return
    toast({
      title: SALA.erro.titulo,
      description: error.message || SALA.erro.descricao,
      variant: 'destructive',
    })
    void navigate('/')
  }, [sair, error, navigate])
  if (inexistente && eIdDeConsulta(id)) return <SemPermissao />
  if (sair) return null
  if (foraDaSala)
    return (
      <div role="alert">
        <EmptyState
          page
          title={error.problema.title}
          actions={<LinkButton to={caminhoDe('fila_medico')}>{FILA.voltar_para_a_fila}</LinkButton>}
        >
          {error.message}
        </EmptyState>
      </div>
    )
  const { titulo, descricao } = inexistente
    ? SALA.nao_encontrada
    : { titulo: SALA.erro.titulo, descricao: error.message }
  const { title, description } = avisoOuSemRede(error, { title: titulo, description: descricao })
  return (
    <EmptyState
      page
      title={title}
      actions={
        <>
          {repetivel && <Button onClick={onRepetir}>Tentar Novamente</Button>}
          <LinkButton to="/" variant={repetivel ? 'secondary' : 'primary'}>
            {SALA.voltar_ao_inicio}
          </LinkButton>
        </>
      }
    >
      {description}
    </EmptyState>
  )
}

/** Neither the patient nor the doctor of this consultation (P §6). */
export function SemPermissao() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({ title: SALA.sem_permissao, variant: 'destructive' })
    void navigate('/', { replace: true })
  }, [navigate])
  return null
}
