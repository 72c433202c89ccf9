import { useState } from 'react'
import { DEPENDENTES } from '#domain/dependente/textos.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { DependenteNaLista } from './dependente-na-lista.tsx'
import styles from './dependente.module.css'
import { FormularioDoDependente } from './declarar-dependente.tsx'
import { useDependentes } from './use-dependentes.ts'

/** 'Dependentes' (decision 038): for whom an adult answers, and how each bond stands. */
export function Dependentes() {
  const { data: perfil } = usePerfil()
  const { data: dependentes, error, refetch } = useDependentes()
  const [adicionando, setAdicionando] = useState(false)
  const jaTem = dependentes !== undefined && dependentes.length > 0
  const adicionar = (
    <Button variant={jaTem ? 'secondary' : 'primary'} onClick={() => setAdicionando(true)}>
      {DEPENDENTES.adicionar}
    </Button>
  )
  return (
    <div className={styles.tela}>
      <PageHeader title={DEPENDENTES.titulo} subtitle={DEPENDENTES.explica} />
      {!dependentes && !error && <Skeleton cards={2} />}
      {!dependentes && error && (
        <FalhaAoCarregar
          error={error}
          aviso={{ titulo: DEPENDENTES.erro.title, descricao: DEPENDENTES.erro.description }}
          onRepetir={() => void refetch()}
        />
      )}
      {dependentes?.length === 0 && !adicionando && (
        <EmptyState title={DEPENDENTES.vazia.titulo} actions={adicionar}>
          {DEPENDENTES.vazia.texto}
        </EmptyState>
      )}
      {jaTem && (
        <ul className={styles.lista}>
          {dependentes.map((dependente) => (
            <DependenteNaLista key={dependente.dependente_id} dependente={dependente} />
          ))}
        </ul>
      )}
      {jaTem && !adicionando && <div className={styles.acoes}>{adicionar}</div>}
      {dependentes && perfil && adicionando && (
        <FormularioDoDependente perfil={perfil} onFechar={() => setAdicionando(false)} />
      )}
    </div>
  )
}
