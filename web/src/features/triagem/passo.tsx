import type { FormEvent, ReactNode } from 'react'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaNoLugar } from '../../components/falha-no-lugar.tsx'
import styles from './triagem.module.css'

/** Id of the open step's title, which takes the focus. */
export const TITULO_DO_PASSO = 'titulo-do-passo'

interface PassoProps {
  readonly titulo: string
  readonly onEnviar?: () => void
  readonly onVoltar?: () => void
  readonly acoes: ReactNode
  readonly children: ReactNode
}

/** One question at a time: the way on stands at the bottom, back is always there. */
export function Passo({ titulo, onEnviar, onVoltar, acoes, children }: PassoProps) {
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    onEnviar?.()
  }
  return (
    <Card as="section">
      <form noValidate className={styles.passo} onSubmit={enviar}>
        <h2 id={TITULO_DO_PASSO} tabIndex={-1}>
          {titulo}
        </h2>
        {children}
        <FalhaNoLugar />
        <div className={styles.acoes}>
          {onVoltar && (
            <Button variant="secondary" onClick={onVoltar}>
              {TRIAGEM.voltar}
            </Button>
          )}
          {acoes}
        </div>
      </form>
    </Card>
  )
}
