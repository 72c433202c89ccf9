import { useId } from 'react'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { rotuloDaLista, statusCanonico } from '#domain/consulta/status.ts'
import { LISTA, STATUS } from '#domain/consulta/textos.ts'
import { RESPONSAVEL } from '#domain/dependente/textos.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { useMinhasConsultas } from '../../lib/consultas/use-minhas-consultas.ts'
import { APagar } from './a-pagar.tsx'
import { DeNovo } from './de-novo.tsx'
import styles from './consulta.module.css'
import { TOM_DO_STATUS } from './tom.ts'

/** 'Minhas Consultas' (P §2.16): the patient's consultations, newest first. */
export function MinhasConsultas() {
  const minhas = useMinhasConsultas()
  const algumas = minhas.data !== undefined && minhas.data.length > 0
  return (
    <div className={styles.tela}>
      <PageHeader
        title={LISTA.titulo}
        actions={
          algumas && (
            <LinkButton to={caminhoDe('triagem')} variant="secondary" small>
              {LISTA.triagem}
            </LinkButton>
          )
        }
      />
      {minhas.isError && (
        <FalhaAoCarregar error={minhas.error} aviso={LISTA.erro} onRepetir={() => void minhas.refetch()} />
      )}
      {minhas.isPending && <Skeleton cards={3} />}
      <APagar />
      {minhas.data && <Lista consultas={minhas.data} />}
    </div>
  )
}

function Lista({ consultas }: { readonly consultas: readonly ConsultaVista[] }) {
  if (consultas.length === 0)
    return (
      <EmptyState
        title={LISTA.vazia.titulo}
        actions={
          <>
            <LinkButton to={caminhoDe('triagem')}>{LISTA.triagem}</LinkButton>
            <LinkButton to={caminhoDe('solicitacao')} variant="secondary">
              {LISTA.solicitar}
            </LinkButton>
          </>
        }
      >
        {LISTA.vazia.descricao}
      </EmptyState>
    )
  return (
    <ul className={styles.pilha}>
      {consultas.map((consulta) => (
        <ConsultaNaLista key={consulta.id} consulta={consulta} />
      ))}
    </ul>
  )
}

function ConsultaNaLista({ consulta }: { readonly consulta: ConsultaVista }) {
  const { id, created_at, started_at, medico, dependente } = consulta
  const status = consulta.status_gravado ?? consulta.status
  const titulo = useId()
  const especialidade = especialidadeDaLista(consulta)
  const criada = dataEHora(created_at)
  return (
    <li>
      <Card as="article" dense aria-labelledby={titulo}>
        <div className={styles.etiquetas}>
          <h2 id={titulo} className={styles.especialidade}>
            {especialidade}
          </h2>
          <Badge tone={tomDe(status)}>{rotuloDaLista(status)}</Badge>
        </div>
        {dependente && (
          <p>
            {RESPONSAVEL.paciente}: {dependente.nome}
          </p>
        )}
        <p className={styles.discreto}>
          <time dateTime={created_at}>{criada}</time>
        </p>
        {started_at && (
          <p className={styles.discreto}>
            {LISTA.iniciada} <time dateTime={started_at}>{dataEHora(started_at)}</time>
          </p>
        )}
        {medico && <p>{STATUS.medico(medico.nome_oficial)}</p>}
        <div className={styles.acoes}>
          <LinkButton to={caminhoDe('status_consulta', { id })} variant="secondary" small>
            {LISTA.abrir} <span className="so-leitor">{`de ${especialidade}, ${criada}`}</span>
          </LinkButton>
        </div>
        <DeNovo consulta={consulta} />
      </Card>
    </li>
  )
}

const especialidadeDaLista = ({ sem_especialidade, especialidade_sugerida }: ConsultaVista): string =>
  sem_especialidade ? LISTA.especialidade_padrao : rotuloDaEspecialidade(especialidade_sugerida)

/** Reading 2: an unknown status shows itself, without a colour of its own. */
function tomDe(valor: string) {
  const status = statusCanonico(valor)
  return status ? TOM_DO_STATUS[status] : 'neutro'
}
