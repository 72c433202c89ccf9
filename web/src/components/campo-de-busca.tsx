import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import { controlClass, FieldFrame, type FieldTexts, useFieldWiring } from './field.tsx'
import styles from './campo-de-busca.module.css'

/** What may be chosen; `destaque` comes first, in bold. */
interface Achado {
  readonly chave: string
  readonly destaque?: string
  readonly texto: string
}

interface CampoDeBuscaProps extends FieldTexts {
  readonly texto: string
  /** What the text finds now; none while there is nothing to offer. */
  readonly achados: readonly Achado[]
  /** Enter takes the first without an arrow: for a text that is only a search, never one that is kept as typed. */
  readonly primeiro?: boolean
  readonly disabled?: boolean
  readonly maxLength?: number
  readonly ref?: Ref<HTMLInputElement>
  readonly onMudar: (texto: string) => void
  readonly onEscolher: (achado: Achado) => void
  readonly onFocus?: () => void
  readonly onBlur?: () => void
  /** Escape while something is offered or searched for. */
  readonly onFechar: () => void
}

/** A field that offers what its text finds, chosen by arrow and Enter or by a touch; the focus stays in the field. */
export function CampoDeBusca({
  label,
  hint,
  error,
  texto,
  achados,
  primeiro = false,
  onMudar,
  onEscolher,
  onFechar,
  ...input
}: CampoDeBuscaProps) {
  const antes = primeiro ? 0 : -1
  const [marcado, setMarcado] = useState(antes)
  const lista = useId()
  const wiring = useFieldWiring({ hint, error })
  const aberta = achados.length > 0
  const atual = Math.min(marcado, achados.length - 1)

  const escolher = (achado: Achado | undefined) => {
    if (!achado) return
    onEscolher(achado)
    setMarcado(antes)
  }
  const aoTeclar = (event: KeyboardEvent) => {
    const passo = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (passo !== undefined && aberta) {
      event.preventDefault()
      const de = atual === -1 && passo === -1 ? 0 : atual
      setMarcado((de + passo + achados.length) % achados.length)
    }
    if (event.key === 'Enter') {
      // Of a form: a choice is not a submission.
      event.preventDefault()
      escolher(achados[atual])
    }
    if (event.key === 'Escape' && (aberta || (primeiro && texto !== ''))) {
      event.stopPropagation()
      onFechar()
    }
  }
  return (
    <div className={styles.busca}>
      <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
        <input
          {...input}
          {...wiring}
          type="text"
          role="combobox"
          className={controlClass()}
          autoComplete="off"
          aria-expanded={aberta}
          aria-controls={lista}
          aria-autocomplete="list"
          aria-activedescendant={aberta && atual >= 0 ? `${lista}-${atual}` : undefined}
          value={texto}
          onChange={({ target }) => {
            onMudar(target.value)
            setMarcado(antes)
            target.scrollIntoView({ block: 'nearest' })
          }}
          onKeyDown={aoTeclar}
        />
      </FieldFrame>
      <div
        id={lista}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no field to search in (ARIA combobox)
        role="listbox"
        aria-label={label}
        className={styles.opcoes}
        hidden={!aberta}
      >
        {achados.map((achado, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, which keeps the focus
          <div
            key={achado.chave}
            id={`${lista}-${n}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={n === atual}
            className={styles.opcao}
            ref={n === atual ? (opcao) => opcao?.scrollIntoView({ block: 'nearest' }) : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => escolher(achado)}
          >
            {achado.destaque && <strong>{achado.destaque} </strong>}
            {achado.texto}
          </div>
        ))}
      </div>
    </div>
  )
}
