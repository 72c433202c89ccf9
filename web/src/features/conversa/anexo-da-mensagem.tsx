import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { verAnexo } from '#domain/conversa/contract.ts'
import { anexoEscrito } from '#domain/conversa/escrita.ts'
import type { Anexo } from '#domain/conversa/mensagem.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { call } from '../../lib/api.ts'
import { novaAba } from '../../lib/pagina/nova-aba.ts'
import styles from './conversa.module.css'

interface AnexoProps {
  readonly consulta_id: string
  readonly sequencia: number
  readonly anexo: Anexo
  /** What a picture is called. */
  readonly titulo: string
}

/** A file of a message: a photo as it is, a PDF by its name. */
export function AnexoDaMensagem(props: AnexoProps) {
  return props.anexo.tipo === 'image/jpeg' ? <Foto {...props} /> : <Pdf {...props} />
}

function Foto({ consulta_id, sequencia, titulo }: AnexoProps) {
  const [aberta, setAberta] = useState(false)
  const [sem, setSem] = useState<string>()
  const { data, error, refetch } = useQuery({
    queryKey: ['anexos', consulta_id, sequencia],
    queryFn: ({ signal }) => call(verAnexo, { id: consulta_id, sequencia: String(sequencia) }, { signal }),
    // Each link is a line in the patient's access log: one, until it no longer works.
    staleTime: Infinity,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  /** A link that ended is asked for again; one that still holds and shows nothing is no reason to ask without end. */
  const naoAbriu = ({ url, expira_em }: NonNullable<typeof data>) => {
    if (Date.parse(expira_em) <= Date.now()) void refetch()
    else setSem(url)
  }
  if (error ?? (data && data.url === sem))
    return (
      <p className={styles.falha}>
        {CONVERSA.sem_foto}{' '}
        <Button small variant="quiet" onClick={() => void refetch()}>
          {CONVERSA.tentar}
        </Button>
      </p>
    )
  const imagem = data && <img src={data.url} alt={titulo} onError={() => naoAbriu(data)} />
  return (
    <>
      <button type="button" className={styles.foto} disabled={!data} onClick={() => setAberta(true)}>
        {imagem ?? <span className="so-leitor">{titulo}</span>}
      </button>
      <Dialog open={aberta} onClose={() => setAberta(false)} title={titulo}>
        <div className={styles.ampliada}>{imagem}</div>
      </Dialog>
    </>
  )
}

function Pdf({ consulta_id, sequencia, anexo }: AnexoProps) {
  const abrir = useMutation({
    mutationFn: async (aba: Window | null) => {
      const { url } = await call(verAnexo, { id: consulta_id, sequencia: String(sequencia) })
      if (aba) aba.location.replace(url)
      else window.location.assign(url)
    },
    onError: (_error, aba) => aba?.close(),
  })
  return (
    <div className={styles.pdf}>
      <span className={styles.nome}>
        <Icon nome="arquivo" />
        <span>{anexoEscrito(anexo)}</span>
      </span>
      <Button
        small
        variant="secondary"
        busy={abrir.isPending && CONVERSA.abrir_pdf}
        // Opened while the press still counts as one: browsers stop a tab that opens later.
        onClick={() => abrir.mutate(novaAba())}
      >
        {CONVERSA.abrir_pdf}
        <span className="so-leitor">{anexo.nome ? ` ${anexo.nome}` : ''}</span>
      </Button>
      {abrir.error && <p className={styles.falha}>{abrir.error.message}</p>}
    </div>
  )
}
