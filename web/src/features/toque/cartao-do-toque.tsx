import { useEffect } from 'react'
import { TOQUE } from '#domain/toque/textos-das-telas.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { instalar, suporte } from './navegador.ts'
import styles from './toque.module.css'
import { useToque } from './use-toque.ts'

/** Asked while somebody waits, when it helps; the browser's own question comes only after a press. */
export function CartaoDoToque() {
  const tem = suporte()
  useEffect(() => {
    // The page for no network; without it everything else goes on.
    if (tem === 'tem') instalar().catch(() => undefined)
  }, [tem])
  if (tem === 'nenhum') return null
  return (
    <Card as="section" aria-labelledby="toque">
      <h2 id="toque">{TOQUE.titulo}</h2>
      {tem === 'instalar' ? <p>{TOQUE.instalar}</p> : <Pedido />}
    </Card>
  )
}

function Pedido() {
  const { bloqueado, leitura, ligar } = useToque()
  const { data } = leitura
  if (bloqueado) return <p>{TOQUE.bloqueado}</p>
  if (data?.aqui !== undefined)
    return (
      <output className={styles.pilha}>
        <strong>{TOQUE.ligado}</strong>
        <span className={styles.discreto}>{TOQUE.ligado_dica}</span>
      </output>
    )
  return (
    <>
      <p>{TOQUE.texto}</p>
      <div>
        <Button
          variant="secondary"
          disabled={data === undefined}
          busy={ligar.isPending && TOQUE.ligando}
          onClick={() => {
            if (data) ligar.mutate(data.chave)
          }}
        >
          {TOQUE.ligar}
        </Button>
      </div>
      {ligar.error && <Falha {...TOQUE.falha} />}
      <p className={styles.discreto}>{TOQUE.sem}</p>
    </>
  )
}
