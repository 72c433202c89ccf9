import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../components/icon.tsx'
import { alegar } from '../../components/publico/alegacoes.ts'
import styles from './confianca.module.css'
import secao from '../../components/publico/secao.module.css'

interface Fato {
  readonly chave: string
  readonly icone: IconName
  readonly forte: ReactNode
  readonly texto: string
  readonly ligado: boolean
}

const fatos = (): readonly Fato[] => [
  {
    chave: 'tempo',
    icone: 'relogio',
    forte: alegar('tempo_medio'),
    texto: 'tempo médio até o atendimento',
    ligado: alegar('tempo_medio') !== undefined,
  },
  {
    chave: 'nota',
    icone: 'estrela',
    forte: alegar('nota'),
    texto: 'na avaliação de quem se consultou',
    ligado: alegar('nota') !== undefined,
  },
  {
    chave: 'crm',
    icone: 'escudo',
    forte: 'CRM verificado',
    texto: 'de cada médico, no conselho',
    ligado: true,
  },
  {
    chave: 'icp',
    icone: 'assinatura',
    forte: 'ICP-Brasil',
    texto: 'assinatura digital nos documentos',
    ligado: true,
  },
  {
    chave: 'ponta',
    icone: 'cadeado',
    forte: 'LGPD',
    texto: alegar('ponta_a_ponta')?.toLowerCase() ?? 'dados protegidos',
    ligado: true,
  },
]

/** Trust strip: the few facts that matter, each in a word and a line. */
export function Confianca() {
  return (
    <section className={styles.tira} aria-label="Por que confiar">
      <ul className={`${secao.faixa} ${styles.fatos}`}>
        {fatos()
          .filter((fato) => fato.ligado)
          .map((fato) => (
            <li key={fato.chave} className={styles.fato}>
              <Icon nome={fato.icone} />
              <div>
                <strong className={styles.forte}>{fato.forte}</strong>
                <span className={styles.texto}>{fato.texto}</span>
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
