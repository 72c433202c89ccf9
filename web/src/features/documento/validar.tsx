import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { porExtensoEmSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { referenciaDoAdendo, tituloDoEmitido } from '#domain/documento/adendo.ts'
import { validarDocumento } from '#domain/documento/contract.ts'
import type { Validacao } from '#domain/documento/documento.ts'
import { ADENDO } from '#domain/documento/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { ApiError, call } from '../../lib/api.ts'
import styles from './documento.module.css'

/** The page a document's QR code opens: what anybody may know about it, and where its file is checked. */
export function Validar() {
  const { codigo = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['validar', codigo],
    queryFn: () => call(validarDocumento, { codigo }),
  })
  if (error instanceof ApiError && (error.problema.status === 404 || error.problema.status === 400))
    return (
      <EmptyState page title="Documento não encontrado">
        Não há documento do Acolhe com este código. Confira o endereço impresso ao lado do código QR.
      </EmptyState>
    )
  if (error) {
    const aviso = avisoOuSemRede(error, { title: 'Não foi possível conferir', description: error.message })
    return (
      <EmptyState
        page
        title={aviso.title}
        actions={<Button onClick={() => void refetch()}>Tentar Novamente</Button>}
      >
        {aviso.description}
      </EmptyState>
    )
  }
  if (!data || !('situacao' in data)) return <PageLoading>Conferindo documento...</PageLoading>
  return <Resultado validacao={data} />
}

function Resultado({ validacao }: { readonly validacao: Validacao }) {
  const { tipo, situacao, emitido_em, assinado_em, medico, paciente, codigo, adendo, adendos_em } = validacao
  const titulo = tituloDoEmitido({ tipo, adendo })
  const assinado = situacao === 'assinado'
  return (
    <>
      <PageHeader title="Conferência de documento" subtitle="Dados registrados no Acolhe" />
      <Card as="section" aria-label={titulo}>
        <div className={styles.linha}>
          <h2 className={styles.tipo}>{titulo}</h2>
          <Badge tone={assinado ? 'sucesso' : 'aviso'}>
            {assinado ? 'Assinado digitalmente' : 'Aguardando assinatura'}
          </Badge>
        </div>
        <dl className={styles.dados}>
          <dt>Médico</dt>
          <dd>{`Dr(a). ${medico.nome}`}</dd>
          <dt>CRM</dt>
          <dd>{`${medico.crm}/${medico.uf}`}</dd>
          <dt>Paciente (iniciais)</dt>
          <dd>{paciente}</dd>
          <dt>Emitido em</dt>
          <dd>{porExtensoEmSaoPaulo(emitido_em)}</dd>
          {assinado_em && (
            <>
              <dt>Assinado em</dt>
              <dd>{porExtensoEmSaoPaulo(assinado_em)}</dd>
            </>
          )}
          <dt>Código</dt>
          <dd className={styles.codigo}>{codigo}</dd>
          {adendos_em.length > 0 && (
            <>
              <dt>{ADENDO.complementado}</dt>
              <dd>{adendos_em.map(porExtensoEmSaoPaulo).join('; ')}</dd>
            </>
          )}
        </dl>
        {adendo && (
          <p>
            {referenciaDoAdendo(adendo, porExtensoEmSaoPaulo)}.{' '}
            {adendo.documento && (
              <Link to={caminhoDe('validar', { codigo: adendo.documento.codigo })}>{ADENDO.original}</Link>
            )}
          </p>
        )}
        <Alert tone={assinado ? 'info' : 'aviso'} title="Confira também o arquivo">
          {assinado ? (
            <>
              Estes dados devem ser iguais aos do documento em suas mãos. A assinatura do arquivo é conferida
              no validador oficial, em <a href="https://validar.iti.gov.br">validar.iti.gov.br</a>, com o
              arquivo ou com o código de acesso impresso nele.
            </>
          ) : (
            'Este documento foi emitido, mas ainda não tem assinatura. Não aceite uma cópia dele como assinada.'
          )}
        </Alert>
      </Card>
    </>
  )
}
