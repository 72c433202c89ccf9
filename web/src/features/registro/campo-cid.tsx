import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { comPonto } from '#domain/registro/cid10/codigo.ts'
import { type Hipotese, MAIS_HIPOTESES } from '#domain/registro/registro.ts'
import { CID, hipoteseEscrita, REGISTRO } from '#domain/registro/textos.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { controlClass, FieldFrame, useFieldWiring } from '../../components/field.tsx'
import { Icon } from '../../components/icon.tsx'
import { carregar } from '../../lib/carregar.ts'
import styles from './registro.module.css'

interface CampoCidProps {
  readonly hipoteses: readonly Hipotese[]
  readonly error?: string | undefined
  readonly onMudar: (hipoteses: Hipotese[]) => void
}

/** The hypotheses: chosen by typing, arrow and Enter; the first is the main one. */
export function CampoCid({ hipoteses, error, onMudar }: CampoCidProps) {
  const [texto, setTexto] = useState('')
  const [marcada, setMarcada] = useState(0)
  const [pedida, setPedida] = useState(false)
  const lista = useId()
  const wiring = useFieldWiring({ hint: CID.dica, error })
  // The table is large: it comes when the field is reached, and stays.
  const tabela = useQuery({
    queryKey: ['cid10'],
    queryFn: async () => (await carregar(() => import('./cid.ts'))).procurar,
    enabled: pedida,
    staleTime: Infinity,
  })
  const procurando = texto.trim() !== ''
  const achadas = (procurando && tabela.data?.(texto)) || []
  const opcoes = achadas.filter(({ codigo }) => hipoteses.every((escolhida) => escolhida.codigo !== codigo))
  const cheia = hipoteses.length >= MAIS_HIPOTESES
  const atual = Math.min(marcada, opcoes.length - 1)

  const escolher = (hipotese: Hipotese | undefined) => {
    if (!hipotese || cheia) return
    onMudar([...hipoteses, hipotese])
    setTexto('')
    setMarcada(0)
  }
  const aoTeclar = (event: KeyboardEvent) => {
    const passo = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (passo !== undefined && opcoes.length > 0) {
      event.preventDefault()
      setMarcada((atual + passo + opcoes.length) % opcoes.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      escolher(opcoes[atual])
    }
    if (event.key === 'Escape' && procurando) {
      event.stopPropagation()
      setTexto('')
    }
  }
  const aviso = () => {
    if (cheia) return CID.cheia
    if (!procurando) return ''
    if (tabela.isError) return CID.erro
    if (!tabela.data) return CID.carregando
    return opcoes.length === 0 ? CID.nada : CID.quantas(opcoes.length)
  }
  return (
    <div className={styles.cid}>
      <h3 className={styles.rotulo}>{REGISTRO.campos.hipoteses}</h3>
      {hipoteses.length > 0 && (
        <ul className={styles.hipoteses}>
          {hipoteses.map((hipotese, n) => (
            <li key={hipotese.codigo} className={styles.hipotese}>
              <span className={styles.texto}>{hipoteseEscrita(hipotese)}</span>
              {n === 0 ? (
                hipoteses.length > 1 && <Badge tone="marca">{CID.principal}</Badge>
              ) : (
                <Button
                  small
                  variant="quiet"
                  aria-label={CID.tornar_principal(comPonto(hipotese.codigo))}
                  onClick={() => onMudar([hipotese, ...hipoteses.filter((outra) => outra !== hipotese)])}
                >
                  <Icon nome="estrela" />
                </Button>
              )}
              <Button
                small
                variant="quiet"
                aria-label={CID.tirar(comPonto(hipotese.codigo))}
                onClick={() => onMudar(hipoteses.filter((outra) => outra !== hipotese))}
              >
                <Icon nome="fechar" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <FieldFrame id={wiring.id} label={CID.rotulo} hint={CID.dica} error={error}>
        <input
          {...wiring}
          type="text"
          role="combobox"
          className={controlClass()}
          autoComplete="off"
          aria-expanded={opcoes.length > 0}
          aria-controls={lista}
          aria-autocomplete="list"
          aria-activedescendant={opcoes.length > 0 ? `${lista}-${atual}` : undefined}
          value={texto}
          disabled={cheia}
          onFocus={() => setPedida(true)}
          onChange={({ target }) => {
            setTexto(target.value)
            setMarcada(0)
          }}
          onKeyDown={aoTeclar}
        />
      </FieldFrame>
      <output className={styles.discreto}>{aviso()}</output>
      <div
        id={lista}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no field to search in (ARIA combobox)
        role="listbox"
        aria-label={CID.rotulo}
        className={styles.opcoes}
        hidden={opcoes.length === 0}
      >
        {opcoes.map((hipotese, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, which keeps the focus
          <div
            key={hipotese.codigo}
            id={`${lista}-${n}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
            role="option"
            aria-selected={n === atual}
            className={styles.opcao}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => escolher(hipotese)}
          >
            <strong>{comPonto(hipotese.codigo)}</strong> {hipotese.descricao}
          </div>
        ))}
      </div>
    </div>
  )
}
