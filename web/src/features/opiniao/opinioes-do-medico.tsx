import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { somaDasOpinioes } from '#domain/opiniao/contract.ts'
import { NOTAS, RESPOSTAS_SOBRE_DUVIDAS } from '#domain/opiniao/opiniao.ts'
import type { SomaLida } from '#domain/opiniao/soma.ts'
import { mediaEscrita, OPINIAO, OPINIOES_DO_MEDICO } from '#domain/opiniao/textos.ts'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { call } from '../../lib/api.ts'
import styles from './opiniao.module.css'

/** What the doctor's patients said, in sum. */
export function OpinioesDoMedico() {
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['medicos', 'eu', 'opinioes'],
    queryFn: ({ signal }) => call(somaDasOpinioes, {}, { signal }),
  })
  if (!data && !error) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.titulo}>
        {OPINIOES_DO_MEDICO.titulo}
      </h2>
      {data?.soma && <Soma soma={data.soma} />}
      {data && <p className={styles.explica}>{OPINIOES_DO_MEDICO[data.soma ? 'explica' : 'poucas']}</p>}
      {!data && error && (
        <FalhaAoCarregar error={error} aviso={OPINIOES_DO_MEDICO.erro} onRepetir={() => void refetch()} />
      )}
    </Card>
  )
}

function Soma({ soma: { n, media, notas, duvidas } }: { readonly soma: SomaLida }) {
  const linhas = [
    [OPINIOES_DO_MEDICO.media, mediaEscrita(media)],
    [OPINIOES_DO_MEDICO.quantas, n],
    ...NOTAS.map((nota, lugar) => [OPINIOES_DO_MEDICO.nota(nota), notas[lugar] ?? 0] as const).toReversed(),
    ...RESPOSTAS_SOBRE_DUVIDAS.map(
      (resposta) => [`${OPINIAO.duvidas} ${OPINIAO.respostas[resposta]}`, duvidas[resposta]] as const,
    ),
  ] as const
  return (
    <dl className={styles.linhas}>
      {linhas.map(([nome, valor]) => (
        <div key={nome} className={styles.linha}>
          <dt>{nome}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  )
}
