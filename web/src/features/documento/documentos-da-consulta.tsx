import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './documento.module.css'
import { SituacaoDoDocumento } from './situacao-do-documento.tsx'
import { useDocumentosDaConsulta } from './use-documento.ts'

/** What was issued in a consultation, the newest first. */
export function DocumentosDaConsulta({ consulta_id }: { readonly consulta_id: string }) {
  const { data: documentos, error, refetch } = useDocumentosDaConsulta(consulta_id)
  if (error && !documentos)
    return (
      <Alert
        tone="perigo"
        title="Erro ao carregar documentos"
        actions={
          <Button small variant="secondary" onClick={() => void refetch()}>
            Tentar Novamente
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  if (!documentos) return <Skeleton cards={1} />
  if (documentos.length === 0)
    return <p className={styles.vazio}>Nenhum documento gerado nesta consulta até agora.</p>
  return (
    <div className={styles.lista}>
      {documentos.map((documento) => (
        <SituacaoDoDocumento key={documento.id} documento={documento} />
      ))}
    </div>
  )
}
