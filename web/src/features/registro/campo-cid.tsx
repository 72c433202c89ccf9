import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comPonto } from '#domain/registro/cid10/codigo.ts'
import { type Hipotese, MAIS_HIPOTESES } from '#domain/registro/registro.ts'
import { CID, hipoteseEscrita, REGISTRO } from '#domain/registro/textos.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { CampoDeBusca } from '../../components/campo-de-busca.tsx'
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
  const [pedida, setPedida] = useState(false)
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

  const escolher = (escolhido: string) => {
    const hipotese = opcoes.find(({ codigo }) => codigo === escolhido)
    if (!hipotese || cheia) return
    onMudar([...hipoteses, hipotese])
    setTexto('')
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
      <CampoDeBusca
        label={CID.rotulo}
        hint={CID.dica}
        error={error}
        texto={texto}
        primeiro
        achados={opcoes.map(({ codigo, descricao }) => ({
          chave: codigo,
          destaque: comPonto(codigo),
          texto: descricao,
        }))}
        disabled={cheia}
        onFocus={() => setPedida(true)}
        onMudar={setTexto}
        onEscolher={({ chave }) => escolher(chave)}
        onFechar={() => setTexto('')}
      />
      <output className={styles.discreto}>{aviso()}</output>
    </div>
  )
}
