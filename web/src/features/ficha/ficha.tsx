import { FICHA } from '#domain/ficha/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { useDependenteDaPagina } from '../dependente/use-dependentes.ts'
import styles from './ficha.module.css'
import { FormularioDaFicha } from './formulario-da-ficha.tsx'
import { useFicha } from './use-ficha.ts'

/** 'Ficha de saúde' (decision 036): what the doctor reads first, for its owner to fill in and to change. */
export function FichaDeSaude() {
  const { de, dependente } = useDependenteDaPagina()
  const { data: ficha, error, refetch } = useFicha(de)
  const { data: perfil } = usePerfil()
  const carregada = ficha !== undefined && perfil
  return (
    <div className={styles.tela}>
      <PageHeader title={dependente ? FICHA.de(dependente.nome) : FICHA.titulo} subtitle={FICHA.explica} />
      {ficha === null && <Alert>{de === undefined ? FICHA.vazia : FICHA.vazia_de_dependente}</Alert>}
      {carregada && <FormularioDaFicha ficha={ficha} rascunho={`ficha:${de ?? perfil.id}`} de={de} />}
      {!carregada && !error && <Skeleton cards={3} />}
      {!carregada && error && (
        <FalhaAoCarregar
          error={error}
          aviso={{ titulo: FICHA.erro.title, descricao: FICHA.erro.description }}
          onRepetir={() => void refetch()}
        />
      )}
    </div>
  )
}
