import { useEffect, useRef } from 'react'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { Icon } from '../../components/icon.tsx'
import { Conversa } from './conversa.tsx'
import styles from './painel-da-conversa.module.css'
import type { ConversaDaConsulta } from './use-conversa.ts'

interface PainelDaConversaProps {
  readonly conversa: ConversaDaConsulta
  readonly onFechar: () => void
}

/** The messages beside the call, or over the lower part of it: one writes at once, and goes back to where one was. */
export function PainelDaConversa({ conversa, onFechar }: PainelDaConversaProps) {
  const campo = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const antes = document.activeElement
    campo.current?.focus()
    return () => {
      if (antes instanceof HTMLElement && antes.isConnected) antes.focus()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key that closes, beside the button that does
    <div
      className={styles.painel}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onFechar()
      }}
    >
      <div className={styles.topo}>
        <h2 className={styles.titulo}>{CONVERSA.titulo}</h2>
        <button type="button" className={styles.fechar} aria-label={CONVERSA.fechar} onClick={onFechar}>
          <Icon nome="fechar" />
        </button>
      </div>
      <Conversa aoVivo conversa={conversa} campo={campo} />
    </div>
  )
}
