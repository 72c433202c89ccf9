import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { CERTIFICADO } from '#domain/documento/textos-certificado.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Certificado } from '../medico/conta/certificado.tsx'
import { SoMedico } from '../medico/so-medico.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { toast } from '../../components/toast-store.ts'
import { consultaDoEstado } from '../../lib/pagina/consulta-do-estado.ts'
import { RegistroDaConsulta } from '../registro/registro.tsx'
import { AvisoDoPagamento } from './aviso-do-pagamento.tsx'
import styles from './documento.module.css'
import { DocumentosDaConsulta } from './documentos-da-consulta.tsx'
import { FormularioDeDocumento } from './formulario-do-documento.tsx'
import { useConsultaDosDocumentos } from './use-consulta-dos-documentos.ts'
import { useDocumentosDaConsulta } from './use-documentos.ts'
import { useRascunho } from './use-rascunho.ts'

/**
 * 'Finalizar Consulta' (D §2.11): the documents of a consultation that has ended, or is about to; a doctor's screen.
 */
export function FinalizarConsulta() {
  const { id: parametro } = useParams()
  const { state } = useLocation()
  const id = parametro ?? consultaDoEstado(state)
  if (!id) return <Navigate to="/" replace />
  return <SoMedico>{() => <Finalizar key={id} consulta_id={id} />}</SoMedico>
}

function Finalizar({ consulta_id }: { readonly consulta_id: string }) {
  const navigate = useNavigate()
  const { data: consulta } = useConsultaDosDocumentos(consulta_id)
  const rascunho = useRascunho(consulta_id, 'receita')
  const acrescentar = ({ id, tipo }: DocumentoVisto) => {
    rascunho.form.setValue('original', id)
    rascunho.form.setValue('tipo', tipo)
    rascunho.form.setFocus('conteudo')
  }
  // The queue the consultation came from: one touch and the doctor is in it again.
  const fila = consulta && { especialidade: consulta.especialidade_sugerida }
  const { data: documentos = [] } = useDocumentosDaConsulta(consulta_id)
  const porAssinar = documentos.filter(({ status }) => status === 'created').length
  const concluir = () => {
    toast({
      title: FINALIZAR.concluida.titulo,
      ...(porAssinar > 0 && { description: CERTIFICADO.esperando(porAssinar) }),
    })
    void navigate(caminhoDe('fila_medico'), { state: fila })
  }
  return (
    <>
      <PageHeader title={FINALIZAR.titulo} subtitle={FINALIZAR.subtitulo} />
      <AvisoDoPagamento consulta={consulta} />
      <div className={styles.colunas}>
        <Card as="section">
          <FormularioDeDocumento
            consulta_id={consulta_id}
            rascunho={rascunho}
            encerrada_em={consulta?.ended_at}
          />
        </Card>
        <section className={styles.lateral} aria-labelledby="documentos-da-consulta">
          <h2 id="documentos-da-consulta" className={styles.subtitulo}>
            Documentos desta consulta
          </h2>
          <DocumentosDaConsulta
            consulta_id={consulta_id}
            onAdendo={consulta?.status === 'finished' ? acrescentar : undefined}
          />
          <RegistroDaConsulta consulta_id={consulta_id} />
          <Card as="section">
            <Certificado nivel="h3" />
          </Card>
        </section>
      </div>
      <div className={styles.fim}>
        <LinkButton to={caminhoDe('fila_medico')} state={fila} variant="secondary">
          {FINALIZAR.voltar}
        </LinkButton>
        <Button onClick={concluir}>{FINALIZAR.concluir}</Button>
      </div>
    </>
  )
}
