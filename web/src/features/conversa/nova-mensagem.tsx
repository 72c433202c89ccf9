import { type FormEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { MENSAGEM_DO_ANEXO, TIPOS_DE_ANEXO } from '#domain/conversa/anexo.ts'
import { MAIS_CARACTERES } from '#domain/conversa/mensagem.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { Button } from '../../components/button.tsx'
import { Icon, type IconName } from '../../components/icon.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { classes } from '../../lib/classes.ts'
import styles from './conversa.module.css'
import { comoAnexo } from './mandar.ts'
import type { ConversaDaConsulta } from './use-conversa.ts'

interface NovaMensagemProps {
  readonly conversa: ConversaDaConsulta
  readonly restam: number
  /** How tall the field is. */
  readonly linhas: number
  readonly campo?: Ref<HTMLTextAreaElement>
}

/** What is written or picked next. Enter sends on a keyboard; a telephone's Enter begins a line. */
export function NovaMensagem({ conversa, restam, linhas, campo }: NovaMensagemProps) {
  const [texto, setTexto] = useState('')
  const [recusado, setRecusado] = useState<string>()
  const enviar = () => {
    if (texto.trim() === '') return
    conversa.enviar({ texto: texto.trim() })
    setTexto('')
    setRecusado(undefined)
  }
  const escolher = async (arquivos: readonly File[]) => {
    setRecusado(undefined)
    const aCaminho = conversa.pendentes.filter(({ arquivo, falha }) => arquivo && !falha).length
    for (const arquivo of arquivos.slice(0, Math.max(0, restam - aCaminho))) {
      const anexo = await comoAnexo(arquivo)
      if (anexo) conversa.enviar({ arquivo: anexo })
      else setRecusado(`${arquivo.name}: ${MENSAGEM_DO_ANEXO}`)
    }
    if (arquivos.length > restam - aCaminho) setRecusado(CONVERSA.cheia)
  }
  const aoTeclar = (event: KeyboardEvent) => {
    const deDedo = window.matchMedia('(pointer: coarse)').matches
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || deDedo) return
    event.preventDefault()
    enviar()
  }
  const submeter = (event: FormEvent) => {
    event.preventDefault()
    enviar()
  }
  return (
    <form className={styles.nova} noValidate onSubmit={submeter}>
      <TextArea
        ref={campo}
        label={CONVERSA.mensagem}
        rows={linhas}
        maxLength={MAIS_CARACTERES}
        value={texto}
        error={recusado}
        hint={restam > 0 ? CONVERSA.restam(restam) : CONVERSA.cheia}
        onChange={({ target }) => setTexto(target.value)}
        onKeyDown={aoTeclar}
      />
      <div className={styles.acoes}>
        {restam > 0 && (
          <>
            <Escolha icone="camera" nome={CONVERSA.foto} camera onEscolher={(um) => void escolher(um)} />
            <Escolha icone="enviar" nome={CONVERSA.arquivo} onEscolher={(varios) => void escolher(varios)} />
          </>
        )}
        <Button type="submit" small>
          {CONVERSA.enviar}
        </Button>
      </div>
    </form>
  )
}

interface EscolhaProps {
  readonly icone: IconName
  readonly nome: string
  /** Opens the camera, on devices that are held. */
  readonly camera?: boolean
  readonly onEscolher: (arquivos: readonly File[]) => void
}

function Escolha({ icone, nome, camera = false, onEscolher }: EscolhaProps) {
  const entrada = useRef<HTMLInputElement>(null)
  return (
    <span className={classes(camera && styles.soDeDedo)}>
      <Button small variant="secondary" onClick={() => entrada.current?.click()}>
        <Icon nome={icone} />
        {nome}
      </Button>
      <input
        ref={entrada}
        hidden
        type="file"
        aria-label={nome}
        accept={camera ? 'image/*' : ['image/*', ...TIPOS_DE_ANEXO].join(',')}
        {...(camera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ target }) => {
          const arquivos = [...(target.files ?? [])]
          // The same file may be picked again.
          target.value = ''
          onEscolher(arquivos)
        }}
      />
    </span>
  )
}
