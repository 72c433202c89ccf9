import { REVISAO_DA_TRIAGEM, type RevisaoDaTriagem } from '#domain/admin/revisao-da-triagem.ts'
import { Card } from '../../components/card.tsx'
import styles from './admin.module.css'
import { Numeros } from './numeros.tsx'
import { porcento } from './formatos.ts'
import { Tabela } from './tabela.tsx'

/** What doctors said of the triage's urgency, and whether its confidence means what it says. */
export function TriagemRevista({ revisao }: { readonly revisao: RevisaoDaTriagem }) {
  return (
    <Card as="section" aria-label={REVISAO_DA_TRIAGEM.titulo}>
      <h3 className={styles.nome}>{REVISAO_DA_TRIAGEM.titulo}</h3>
      {revisao.reviewed === 0 ? (
        <p className={styles.discreto}>{REVISAO_DA_TRIAGEM.nenhuma}</p>
      ) : (
        <>
          <Numeros
            itens={[
              [REVISAO_DA_TRIAGEM.revistas, revisao.reviewed],
              [REVISAO_DA_TRIAGEM.corrigidas, revisao.overridden],
              [REVISAO_DA_TRIAGEM.taxa, porcento(revisao.override_rate)],
              [REVISAO_DA_TRIAGEM.perdidas, revisao.missed],
            ]}
          />
          <Tabela
            legenda={REVISAO_DA_TRIAGEM.por_confianca}
            colunas={REVISAO_DA_TRIAGEM.colunas}
            linhas={revisao.by_confidence.map(({ band, reviewed, confirmed, confirmed_rate }) => ({
              id: band,
              celulas: [
                REVISAO_DA_TRIAGEM.faixas[band],
                reviewed,
                confirmed,
                porcento(confirmed_rate, reviewed),
              ],
            }))}
          />
        </>
      )}
    </Card>
  )
}
