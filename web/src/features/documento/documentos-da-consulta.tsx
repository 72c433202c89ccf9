import { useIsMutating } from '@tanstack/react-query'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { ESTADOS_NA_TELA } from '#domain/documento/tipos.ts'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './documento.module.css'
import { SituacaoDoDocumento } from './situacao-do-documento.tsx'
import { chaveDaEmissao, useDocumentosDaConsulta } from './use-documentos.ts'

interface DocumentosDaConsultaProps {
  readonly consulta_id: string
  /** Begins an addendum to a signed one, where the consultation is over. */
  readonly onAdendo?: ((documento: DocumentoVisto) => void) | undefined
}

/** What was issued in a consultation, the newest first. */
export function DocumentosDaConsulta({ consulta_id, onAdendo }: DocumentosDaConsultaProps) {
  const criando = useIsMutating({ mutationKey: chaveDaEmissao(consulta_id) }) > 0
  const { data: documentos, error, refetch } = useDocumentosDaConsulta(consulta_id)
  if (error && !documentos)
    return (
      <FalhaAoCarregar
        error={error}
        aviso={{ titulo: 'Erro ao carregar documentos', descricao: error.message }}
        onRepetir={() => void refetch()}
      />
    )
  if (!documentos) return <Skeleton cards={1} />
  if (documentos.length === 0 && !criando)
    return <p className={styles.vazio}>Nenhum documento gerado nesta consulta até agora.</p>
  return (
    <div className={styles.lista}>
      {criando && <Criando />}
      {documentos.map((documento) => (
        <SituacaoDoDocumento key={documento.id} documento={documento} onAdendo={onAdendo} />
      ))}
    </div>
  )
}

/** The status box of one that is being issued (D §2.11). */
const Criando = () => (
  <Card dense>
    <output>
      <Badge tone="info">{ESTADOS_NA_TELA.creating}</Badge>
    </output>
  </Card>
)
