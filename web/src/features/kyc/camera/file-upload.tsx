import { type DragEvent, useId, useRef, useState } from 'react'
import {
  avisoDoEnvio,
  arquivo as regraDe,
  ENVIO,
  erroDoArquivo,
  MAXIMO_DO_ENVIO,
  tamanhoLegivel,
} from '#domain/kyc/captura/imagem.ts'
import { classes } from '../../../lib/classes.ts'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon.tsx'
import { toast } from '../../../components/toast-store.ts'
import styles from './file-upload.module.css'
import { Foto } from './foto.tsx'

interface FileUploadProps {
  readonly label: string
  readonly arquivo: File | undefined
  /** Megabytes, where its caller has a limit of its own. */
  readonly maximo?: number
  readonly disabled?: boolean
  /** Title under which a screen reports every refusal; the widget's own otherwise. */
  readonly tituloDaRecusa?: string
  readonly onArquivo: (arquivo: File | undefined) => void
}

/**
 * Drag-and-drop upload of a JPG, PNG or PDF (P §2.9; D §2.6): what is refused is said in a toast and stays beside it.
 */
export function FileUpload({
  label,
  arquivo,
  maximo = MAXIMO_DO_ENVIO,
  disabled = false,
  tituloDaRecusa,
  onArquivo,
}: FileUploadProps) {
  const regra = regraDe(maximo)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sobre, setSobre] = useState(false)
  const [erro, setErro] = useState<string | null>(null)

  function escolher(escolhido: File | undefined) {
    if (!escolhido) return
    setErro(erroDoArquivo(escolhido, regra))
    const aviso = avisoDoEnvio(escolhido, regra)
    if (!aviso) onArquivo(escolhido)
    else if (tituloDaRecusa === undefined)
      toast({ title: aviso.titulo, description: aviso.descricao, variant: 'destructive' })
    else
      toast({
        title: tituloDaRecusa,
        description: `${aviso.titulo}. ${aviso.descricao}`,
        variant: 'destructive',
      })
  }

  function soltar(event: DragEvent) {
    event.preventDefault()
    setSobre(false)
    if (!disabled) escolher(event.dataTransfer.files[0])
  }

  return (
    <div className={styles.campo}>
      <label htmlFor={id} className={styles.rotulo}>
        {label}
      </label>
      <div
        className={classes(styles.area, sobre && styles.sobre)}
        onDragOver={(event) => {
          event.preventDefault()
          setSobre(!disabled)
        }}
        onDragLeave={() => setSobre(false)}
        onDrop={soltar}
      >
        <input
          ref={input}
          id={id}
          type="file"
          accept={regra.tipos.join(',')}
          disabled={disabled}
          aria-describedby={`${id}-dica ${id}-erro`}
          aria-invalid={erro !== null}
          className={styles.input}
          onChange={(event) => {
            escolher(event.target.files?.[0])
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
        {arquivo ? (
          <div className={styles.escolhido}>
            {arquivo.type.startsWith('image/') ? (
              <Foto arquivo={arquivo} alt="" className={styles.previa} />
            ) : (
              <Icon nome="arquivo" className={styles.icone} />
            )}
            <span className={styles.nome}>
              {arquivo.name}
              <small>{tamanhoLegivel(arquivo.size)}</small>
            </span>
          </div>
        ) : (
          <p className={styles.convite} aria-hidden="true">
            <Icon nome="enviar" className={styles.icone} />
            {ENVIO.arrastar}
          </p>
        )}
      </div>
      <p id={`${id}-dica`} className={styles.dica}>
        {ENVIO.formatos(regra)}
      </p>
      <p id={`${id}-erro`} className={styles.erro} role="alert">
        {erro}
      </p>
      {arquivo && (
        <Button
          variant="quiet"
          small
          disabled={disabled}
          aria-label={ENVIO.remover(arquivo.name)}
          onClick={() => {
            onArquivo(undefined)
            input.current?.focus()
          }}
        >
          <Icon nome="fechar" />
          Remover
        </Button>
      )}
    </div>
  )
}
