import { useEffect, useId, useRef } from 'react'
import { LIMITES_DO_ITEM } from '#domain/documento/receita/item.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { Button } from '../../../components/button.tsx'
import { FieldError } from '../../../components/field.tsx'
import { Icon } from '../../../components/icon.tsx'
import { type ItemDigitado, itemDigitado } from './digitado.ts'
import { ItemDaReceita } from './item-da-receita.tsx'
import styles from './receita.module.css'

interface ItensDaReceitaProps {
  readonly itens: readonly ItemDigitado[]
  readonly error?: string | undefined
  readonly onMudar: (itens: ItemDigitado[]) => void
}

/** The medicines of a prescription, in the order in which they are printed. */
export function ItensDaReceita({ itens, error, onMudar }: ItensDaReceitaProps) {
  const titulo = useId()
  const primeiroCampo = useRef<HTMLInputElement>(null)
  const adicionar = useRef<HTMLButtonElement>(null)
  const novo = useRef<string>(undefined)
  useEffect(() => {
    if (novo.current === undefined) return
    novo.current = undefined
    primeiroCampo.current?.focus()
  })

  const mudar = (id: string, mudanca: Partial<ItemDigitado>) =>
    onMudar(itens.map((item) => (item.id === id ? { ...item, ...mudanca } : item)))
  const trocar = (um: number, outro: number) => {
    const [a, b] = [itens[um], itens[outro]]
    if (a && b) onMudar(itens.with(um, b).with(outro, a))
  }
  const tirar = (id: string) => {
    onMudar(itens.filter((item) => item.id !== id))
    adicionar.current?.focus()
  }
  return (
    <section className={styles.itens} aria-labelledby={titulo}>
      <div>
        <h3 id={titulo} className={styles.titulo}>
          {RECEITA.titulo}
        </h3>
        <p className={styles.dica}>{RECEITA.dica}</p>
      </div>
      {itens.map((item, n) => (
        <fieldset key={item.id} className={styles.item}>
          <legend className={styles.legenda}>{RECEITA.item(n + 1, item.medicamento)}</legend>
          <ItemDaReceita
            {...(n === itens.length - 1 && { ref: primeiroCampo })}
            item={item}
            onMudar={(mudanca) => mudar(item.id, mudanca)}
          />
          <div className={styles.botoes}>
            <Button
              small
              variant="quiet"
              aria-label={RECEITA.subir(n + 1)}
              disabled={n === 0}
              onClick={() => trocar(n, n - 1)}
            >
              <Icon nome="abaixo" className={styles.paraCima} />
            </Button>
            <Button
              small
              variant="quiet"
              aria-label={RECEITA.descer(n + 1)}
              disabled={n === itens.length - 1}
              onClick={() => trocar(n, n + 1)}
            >
              <Icon nome="abaixo" />
            </Button>
            <Button small variant="quiet" aria-label={RECEITA.tirar(n + 1)} onClick={() => tirar(item.id)}>
              <Icon nome="fechar" />
            </Button>
          </div>
        </fieldset>
      ))}
      <FieldError id={titulo} error={error} />
      {itens.length < LIMITES_DO_ITEM.itens && (
        <Button
          small
          variant="secondary"
          ref={adicionar}
          onClick={() => {
            const vazio = itemDigitado()
            novo.current = vazio.id
            onMudar([...itens, vazio])
          }}
        >
          <Icon nome="mais" />
          {RECEITA.adicionar}
        </Button>
      )}
    </section>
  )
}
