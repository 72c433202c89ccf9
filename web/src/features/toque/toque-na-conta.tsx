import { TOQUE, TOQUE_NA_CONTA } from '#domain/toque/textos-das-telas.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { suporte } from './navegador.ts'
import styles from './toque.module.css'
import { useToque } from './use-toque.ts'

/** Where one is called back, and off again: on this device, and on those that are not at hand. */
export function ToqueNaConta({ tipo }: { readonly tipo: Perfil['tipo'] }) {
  const tem = suporte()
  if (tem === 'nenhum') return null
  return (
    <Card as="section" aria-labelledby="toque-na-conta">
      <h2 id="toque-na-conta" className={styles.titulo}>
        {TOQUE_NA_CONTA.titulo}
      </h2>
      <p className={styles.texto}>
        {tipo === 'medico' ? TOQUE_NA_CONTA.texto_do_medico : TOQUE_NA_CONTA.texto}
      </p>
      {tem === 'instalar' ? <p className={styles.discreto}>{TOQUE.instalar}</p> : <Aparelhos />}
    </Card>
  )
}

function Aparelhos() {
  const { bloqueado, leitura, ligar, desligar } = useToque()
  const { data, isError } = leitura
  if (!data)
    return isError ? (
      <div className={styles.botoes}>
        <span>{TOQUE_NA_CONTA.erro}</span>
        <Button small variant="secondary" onClick={() => void leitura.refetch()}>
          {TOQUE_NA_CONTA.tentar}
        </Button>
      </div>
    ) : null
  const { aqui, outros, chave } = data
  return (
    <>
      {bloqueado && <p className={styles.discreto}>{TOQUE.bloqueado}</p>}
      <output className={styles.pilha}>
        <strong>{aqui === undefined ? TOQUE_NA_CONTA.desligado : TOQUE_NA_CONTA.ligado}</strong>
        {outros.length > 0 && <span className={styles.discreto}>{TOQUE_NA_CONTA.outros(outros.length)}</span>}
      </output>
      <div className={styles.botoes}>
        {aqui === undefined && !bloqueado && (
          <Button
            small
            variant="secondary"
            busy={ligar.isPending && TOQUE.ligando}
            onClick={() => ligar.mutate(chave)}
          >
            {TOQUE.ligar}
          </Button>
        )}
        {aqui !== undefined && (
          <Button
            small
            variant="secondary"
            busy={desligar.isPending && TOQUE_NA_CONTA.desligando}
            onClick={() => desligar.mutate([aqui])}
          >
            {TOQUE_NA_CONTA.desligar}
          </Button>
        )}
        {outros.length > 0 && (
          <Button
            small
            variant="secondary"
            busy={desligar.isPending && TOQUE_NA_CONTA.desligando}
            onClick={() => desligar.mutate(outros)}
          >
            {TOQUE_NA_CONTA.desligar_outros}
          </Button>
        )}
      </div>
      {(ligar.error ?? desligar.error) && <Falha {...TOQUE_NA_CONTA.falha} />}
    </>
  )
}
