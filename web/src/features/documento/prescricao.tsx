import { Card } from '../../components/card.tsx'
import styles from './documento.module.css'
import { DocumentosDaConsulta } from './documentos-da-consulta.tsx'
import { FormularioDeDocumento } from './formulario-do-documento.tsx'
import { useRascunho } from './use-rascunho.ts'

/** 'Prescrição' in the room and in the call: the same form and what became of it, side by side with the patient. */
export function Prescricao({ consulta_id }: { readonly consulta_id: string }) {
  const rascunho = useRascunho(consulta_id, 'receita')
  return (
    <Card as="section" aria-label="Prescrição" dense>
      <FormularioDeDocumento consulta_id={consulta_id} rascunho={rascunho} />
      <div className={styles.lista}>
        <DocumentosDaConsulta consulta_id={consulta_id} />
      </div>
    </Card>
  )
}
