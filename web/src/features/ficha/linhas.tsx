import { useRef, useState } from 'react'
import { FICHA } from '#domain/ficha/textos.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import type { Erros } from './digitada.ts'
import styles from './ficha.module.css'

interface CampoDaLinha<Campo extends string> {
  readonly nome: Campo
  readonly rotulo: string
  readonly maximo: number
  readonly numero?: boolean
}

interface LinhasProps<Campo extends string> {
  /** What one of them is, as in 'Medicamento 2'. */
  readonly rotulo: string
  readonly adicionar: string
  readonly campos: readonly [CampoDaLinha<Campo>, ...CampoDaLinha<Campo>[]]
  readonly linhas: readonly Readonly<Record<Campo, string>>[]
  readonly maximo: number
  readonly erros: Erros
  /** Where the list stands in the profile, as errors name it. */
  readonly caminho: string
  readonly onMudar: (linhas: Record<Campo, string>[]) => void
}

/** A list that is typed: each line its fields and a way to remove it, and a way to add another. */
export function Linhas<Campo extends string>(props: LinhasProps<Campo>) {
  const { rotulo, adicionar, campos, linhas, maximo, erros, caminho, onMudar } = props
  const botao = useRef<HTMLButtonElement>(null)
  // The line that was just asked for gets the focus; those that were there do not.
  const [nova, setNova] = useState<number>()
  const vazia = Object.fromEntries(campos.map(({ nome }) => [nome, ''])) as Record<Campo, string>
  return (
    <div className={styles.linhas}>
      {linhas.map((linha, lugar) => {
        const qual = FICHA.linha(rotulo, lugar + 1)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place: its fields hold nothing of their own
          <fieldset key={lugar} className={styles.linha}>
            <legend className="so-leitor">{qual}</legend>
            <div className={styles.campos}>
              {campos.map(({ nome, rotulo: label, maximo: letras, numero }, place) => (
                <Field
                  key={nome}
                  ref={place === 0 && lugar === nova ? focarUmaVez(() => setNova(undefined)) : undefined}
                  label={label}
                  value={linha[nome]}
                  maxLength={letras}
                  autoComplete="off"
                  inputMode={numero ? 'numeric' : undefined}
                  error={erros.get(`${caminho}.${lugar}.${nome}`)}
                  onChange={({ target }) =>
                    onMudar(
                      linhas.map((outra, i) => (i === lugar ? { ...outra, [nome]: target.value } : outra)),
                    )
                  }
                />
              ))}
            </div>
            <Button
              small
              variant="quiet"
              aria-label={FICHA.remover_qual(qual)}
              onClick={() => {
                onMudar(linhas.filter((_, i) => i !== lugar))
                botao.current?.focus()
              }}
            >
              {FICHA.remover}
            </Button>
          </fieldset>
        )
      })}
      <Button
        small
        variant="secondary"
        ref={botao}
        disabled={linhas.length >= maximo}
        onClick={() => {
          setNova(linhas.length)
          onMudar([...linhas, vazia])
        }}
      >
        <Icon nome="mais" />
        {adicionar}
      </Button>
    </div>
  )
}

const focarUmaVez = (feito: () => void) => (campo: HTMLInputElement | null) => {
  if (!campo) return
  campo.focus()
  feito()
}
