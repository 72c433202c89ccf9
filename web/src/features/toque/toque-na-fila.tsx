import { useEffect } from 'react'
import type { TextosDoToque } from '#domain/toque/textos-das-telas.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { instalar, suporte } from './navegador.ts'
import styles from './toque.module.css'
import { useToque } from './use-toque.ts'

interface ToqueNaFilaProps {
  readonly textos: TextosDoToque
}

/** Asked while somebody waits, when it helps; the browser's own question comes only after a press. */
export function ToqueNaFila({ textos }: ToqueNaFilaProps) {
  const tem = suporte()
  useEffect(() => {
    // The page for no network; without it everything else goes on.
    if (tem === 'tem') instalar().catch(() => undefined)
  }, [tem])
  if (tem === 'nenhum') return null
  return (
    <Card as="section" aria-labelledby="toque">
      <h2 id="toque">{textos.titulo}</h2>
      {tem === 'instalar' ? <p>{textos.instalar}</p> : <Pedido textos={textos} />}
    </Card>
  )
}

function Pedido({ textos }: ToqueNaFilaProps) {
  const { bloqueado, leitura, ligar } = useToque()
  const { data } = leitura
  if (bloqueado) return <p>{textos.bloqueado}</p>
  if (data?.aqui !== undefined)
    return (
      <output className={styles.pilha}>
        <strong>{textos.ligado}</strong>
        <span className={styles.discreto}>{textos.ligado_dica}</span>
      </output>
    )
  return (
    <>
      <p>{textos.texto}</p>
      <div>
        <Button
          variant="secondary"
          disabled={data === undefined}
          busy={ligar.isPending && textos.ligando}
          onClick={() => {
            if (data) ligar.mutate(data.chave)
          }}
        >
          {textos.ligar}
        </Button>
      </div>
      {ligar.error && <Falha {...textos.falha} />}
      <p className={styles.discreto}>{textos.sem}</p>
    </>
  )
}
