import { useId, useState } from 'react'
import { venceu } from '#domain/base/prazos.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { referenciaDoAdendo } from '#domain/documento/adendo.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import type { DocumentoStatus } from '#domain/documento/machine.ts'
import { ARQUIVOS, NOTA_DE_SIGILO } from '#domain/documento/textos.ts'
import { ROTULOS_DO_DOCUMENTO, temArquivo, TIPOS_DE_DOCUMENTO } from '#domain/documento/tipos.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './documento.module.css'
import { Recibos } from './recibos.tsx'
import { useDownload, useMeusDocumentos } from './use-documentos.ts'

const TONS: Readonly<Record<DocumentoStatus, Tone>> = {
  created: 'aviso',
  signed: 'sucesso',
  delivered: 'info',
  descartado: 'neutro',
}

/** 'Meus Arquivos' (P §2.16): the documents of all the patient's consultations, newest first. */
export function MeusArquivos() {
  return (
    <>
      <PageHeader title={ARQUIVOS.titulo} subtitle={NOTA_DE_SIGILO} />
      <Arquivos />
    </>
  )
}

/**
 * The same files and receipts on '/meus-dados', which is open to whom 'Meus Arquivos' is not; nothing where there is
 * none.
 */
export function ArquivosGuardados() {
  const id = useId()
  const { data: documentos, error, refetch } = useMeusDocumentos()
  if (error && !documentos)
    return <FalhaAoCarregar error={error} aviso={ARQUIVOS.erro} onRepetir={() => void refetch()} />
  return (
    <>
      {documentos && documentos.length > 0 && (
        <section aria-labelledby={id} className={styles.guardados}>
          <h2 id={id}>{ARQUIVOS.titulo}</h2>
          <Lista documentos={documentos} titulo="h3" />
        </section>
      )}
      <Recibos />
    </>
  )
}

function Arquivos() {
  const { data: documentos, error, refetch } = useMeusDocumentos()
  if (error && !documentos) {
    const aviso = avisoOuSemRede(error, { title: ARQUIVOS.erro.titulo, description: error.message })
    return (
      <EmptyState
        title={aviso.title}
        actions={<Button onClick={() => void refetch()}>Tentar Novamente</Button>}
      >
        {aviso.description}
      </EmptyState>
    )
  }
  if (!documentos) return <Skeleton />
  return (
    <>
      <Lista documentos={documentos} />
      <Recibos />
    </>
  )
}

type Titulo = 'h2' | 'h3'

function Lista({
  documentos,
  titulo = 'h2',
}: {
  readonly documentos: readonly DocumentoVisto[]
  readonly titulo?: Titulo
}) {
  if (documentos.length === 0)
    return (
      <EmptyState
        title={ARQUIVOS.vazio.titulo}
        actions={<LinkButton to={caminhoDe('minhas_consultas')}>{ARQUIVOS.vazio.consultas}</LinkButton>}
      >
        {ARQUIVOS.vazio.descricao}
      </EmptyState>
    )
  return (
    <ul className={styles.arquivos}>
      {documentos.map((documento) => (
        <Arquivo key={documento.id} documento={documento} titulo={titulo} />
      ))}
    </ul>
  )
}

function Arquivo({
  documento: { id, tipo, status, file_url, created_at, adendo, de },
  titulo: Titulo,
}: {
  readonly documento: DocumentoVisto
  readonly titulo: Titulo
}) {
  const download = useDownload()
  const [aberto] = useState(() => new Date())
  const demora = venceu('documento_por_assinar', created_at, aberto)
  return (
    <Card as="li" dense>
      <div className={styles.linha}>
        <div>
          <Titulo className={styles.tipo}>{TIPOS_DE_DOCUMENTO[tipo]}</Titulo>
          <p className={styles.quando}>
            {ARQUIVOS.criado_em} {emSaoPaulo(created_at)}
          </p>
          {status === 'created' && demora && <p className={styles.quando}>{ARQUIVOS.por_assinar}</p>}
          {de && <p className={styles.quando}>{ARQUIVOS.de(de)}</p>}
          {adendo && <p className={styles.quando}>{referenciaDoAdendo(adendo, emSaoPaulo)}</p>}
        </div>
        <Badge tone={TONS[status]}>{ROTULOS_DO_DOCUMENTO[status]}</Badge>
      </div>
      {download.falha && <Falha jaDita {...download.falha} />}
      <div className={styles.acoes}>
        {temArquivo(file_url) ? (
          <Button
            small
            variant="secondary"
            busy={download.isPending && 'Abrindo...'}
            aria-label={`${ARQUIVOS.baixar} ${TIPOS_DE_DOCUMENTO[tipo]}, ${emSaoPaulo(created_at)}`}
            onClick={() => download.mutate(id)}
          >
            <Icon nome="baixar" />
            {ARQUIVOS.baixar}
          </Button>
        ) : (
          <Button small variant="secondary" disabled>
            {ARQUIVOS.indisponivel}
          </Button>
        )}
      </div>
    </Card>
  )
}
