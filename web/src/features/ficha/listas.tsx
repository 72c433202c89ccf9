import { LIMITES_DA_FICHA } from '#domain/ficha/entrada.ts'
import { FICHA } from '#domain/ficha/textos.ts'
import { Card } from '../../components/card.tsx'
import type { Digitada, Erros } from './digitada.ts'
import styles from './ficha.module.css'
import { Linhas } from './linhas.tsx'

const { itens: MAXIMO, nome: NOME, dose: DOSE, frequencia: FREQUENCIA } = LIMITES_DA_FICHA
const { medicamentos: REMEDIOS, condicoes: CONDICOES, cirurgias: CIRURGIAS } = FICHA

interface ListasProps {
  readonly digitada: Digitada
  readonly erros: Erros
  readonly onMudar: (mudanca: Partial<Digitada>) => void
}

/** Medicines, conditions and surgeries. */
export function Listas({ digitada, erros, onMudar }: ListasProps) {
  const comum = { maximo: MAXIMO, erros }
  return (
    <>
      <Card as="section" aria-labelledby="medicamentos">
        <h2 id="medicamentos" className={styles.titulo}>
          {REMEDIOS.titulo}
        </h2>
        <Linhas
          {...comum}
          rotulo={REMEDIOS.nome}
          adicionar={REMEDIOS.adicionar}
          campos={[
            { nome: 'nome', rotulo: REMEDIOS.nome, maximo: NOME },
            { nome: 'dose', rotulo: REMEDIOS.dose, maximo: DOSE },
            { nome: 'frequencia', rotulo: REMEDIOS.frequencia, maximo: FREQUENCIA },
          ]}
          caminho="medicamentos"
          linhas={digitada.medicamentos}
          onMudar={(medicamentos) => onMudar({ medicamentos })}
        />
      </Card>
      <Card as="section" aria-labelledby="condicoes">
        <h2 id="condicoes" className={styles.titulo}>
          {CONDICOES.titulo}
        </h2>
        <p className={styles.dica}>{CONDICOES.dica}</p>
        <Linhas
          {...comum}
          rotulo={CONDICOES.nome}
          adicionar={CONDICOES.adicionar}
          campos={[{ nome: 'nome', rotulo: CONDICOES.nome, maximo: NOME }]}
          caminho="condicoes"
          linhas={digitada.condicoes}
          onMudar={(condicoes) => onMudar({ condicoes })}
        />
      </Card>
      <Card as="section" aria-labelledby="cirurgias">
        <h2 id="cirurgias" className={styles.titulo}>
          {CIRURGIAS.titulo}
        </h2>
        <Linhas
          {...comum}
          rotulo={CIRURGIAS.nome}
          adicionar={CIRURGIAS.adicionar}
          campos={[
            { nome: 'nome', rotulo: CIRURGIAS.nome, maximo: NOME },
            { nome: 'ano', rotulo: CIRURGIAS.ano, maximo: 4, numero: true },
          ]}
          caminho="cirurgias"
          linhas={digitada.cirurgias}
          onMudar={(cirurgias) => onMudar({ cirurgias })}
        />
      </Card>
    </>
  )
}
