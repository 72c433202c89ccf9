import { Tabs } from '@aws-amplify/ui-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classes } from '../../lib/classes.ts'
import styles from './admin.module.css'

interface Aba {
  readonly id: string
  readonly rotulo: string
  readonly conteudo: ReactNode
}

interface AbasProps {
  /** What the tabs choose between, for whoever cannot see them. */
  readonly rotulo: string
  readonly abas: readonly Aba[]
}

/**
 * Amplify's tabs in the product's clothes; Home and End, which it leaves out, go to the ends as the ARIA pattern has
 * it.
 */
export function Abas({ rotulo, abas }: AbasProps) {
  const [escolhida, setEscolhida] = useState(abas[0]?.id ?? '')
  const lista = useRef<HTMLDivElement>(null)
  const irAoFim = (event: KeyboardEvent) => {
    const para = event.key === 'Home' ? 0 : event.key === 'End' ? abas.length - 1 : undefined
    const aba = para === undefined ? undefined : abas[para]
    if (!aba) return
    event.preventDefault()
    setEscolhida(aba.id)
    lista.current?.querySelectorAll<HTMLElement>('[role="tab"]')[para ?? 0]?.focus()
  }
  return (
    <Tabs.Container value={escolhida} onValueChange={setEscolhida} isLazy className={styles.abas}>
      <Tabs.List ref={lista} aria-label={rotulo} className={styles.lista_de_abas}>
        {abas.map(({ id, rotulo: texto }) => (
          <Tabs.Item
            key={id}
            type="button"
            value={id}
            className={classes(styles.aba, id === escolhida && styles.aba_escolhida)}
            onKeyDown={irAoFim}
          >
            {texto}
          </Tabs.Item>
        ))}
      </Tabs.List>
      {abas.map(({ id, conteudo }) => (
        <Tabs.Panel key={id} value={id} tabIndex={0} className={styles.painel}>
          {conteudo}
        </Tabs.Panel>
      ))}
    </Tabs.Container>
  )
}
