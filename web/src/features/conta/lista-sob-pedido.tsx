import type { ReactNode } from 'react'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './conta.module.css'

interface ListaSobPedidoProps {
  readonly id: string
  readonly textos: {
    readonly titulo: string
    readonly texto: string
    readonly mostrar: string
    readonly vazio: string
    readonly falha: string
  }
  readonly aberta: boolean
  readonly onAbrir: () => void
  /** Why they could not be read. */
  readonly erro: Error | null
  readonly onRepetir: () => void
  /** Undefined while they are read. */
  readonly itens: readonly ReactNode[] | undefined
  /** Between the heading and the list. */
  readonly children?: ReactNode
}

/** A list that is read only when somebody asks for it. */
export function ListaSobPedido(props: ListaSobPedidoProps) {
  const { id, textos, aberta, onAbrir, children } = props
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.titulo} tabIndex={-1}>
        {textos.titulo}
      </h2>
      <p className={styles.texto}>{textos.texto}</p>
      {aberta ? (
        <>
          {children}
          <Conteudo {...props} />
        </>
      ) : (
        <div className={styles.botoes}>
          <Button
            small
            variant="secondary"
            onClick={() => {
              // The button goes away: the focus stays at the section.
              document.getElementById(id)?.focus()
              onAbrir()
            }}
          >
            {textos.mostrar}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Conteudo({ textos, erro, onRepetir, itens }: ListaSobPedidoProps) {
  if (erro && !itens)
    return <FalhaAoCarregar error={erro} aviso={{ titulo: textos.falha }} onRepetir={onRepetir} />
  if (!itens) return <Skeleton />
  if (itens.length === 0) return <p className={styles.texto}>{textos.vazio}</p>
  return <ul className={styles.lista}>{itens}</ul>
}
