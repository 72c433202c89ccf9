import type { ReactNode } from 'react'
import type { Carimbo, Ficha } from '#domain/ficha/ficha.ts'
import { FICHA, FICHA_NO_PRONTUARIO } from '#domain/ficha/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './ficha-no-prontuario.module.css'

const TEXTOS = FICHA_NO_PRONTUARIO
const { medidas: MEDIDAS } = FICHA

/**
 * The patient's health profile as the doctor reads it, before everything else: allergies first, then the rest
 * (decision 036).
 */
export function FichaNoProntuario({ ficha }: { readonly ficha: Ficha | null }) {
  return (
    <section className={styles.ficha} aria-label={FICHA.titulo}>
      <h3 className={styles.titulo}>{FICHA.titulo}</h3>
      <Alergias alergias={ficha?.alergias} />
      {ficha ? <Resto ficha={ficha} /> : <p className={styles.discreto}>{TEXTOS.sem_ficha}</p>}
    </section>
  )
}

function Alergias({ alergias }: Pick<Ficha, 'alergias'>) {
  if (!alergias) return <Alert tone="aviso" title={TEXTOS.sem_alergias} />
  const { resposta, itens } = alergias
  if (resposta !== 'lista')
    return (
      <Alert tone={resposta === 'nenhuma' ? 'sucesso' : 'aviso'} title={TEXTOS.alergias[resposta]}>
        <Dito {...alergias} />
      </Alert>
    )
  return (
    <Alert tone="perigo" title={TEXTOS.alergias_lista}>
      <ul className={styles.alergias}>
        {itens.map(({ substancia, reacao, ...carimbo }, lugar) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and nothing in them changes
          <li key={lugar}>
            <strong>{substancia}</strong>
            {reacao && `: ${reacao}`} <Dito {...carimbo} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Who told it, and when. */
function Dito({ fonte, em }: Carimbo) {
  return (
    <span className={styles.dito}>
      ({TEXTOS.fontes[fonte]}, <time dateTime={em}>{dataEHora(em).split(' ')[0]}</time>)
    </span>
  )
}

function Resto({ ficha }: { readonly ficha: Ficha }) {
  const { medicamentos, condicoes, cirurgias, sexo, gravidez, peso_kg, altura_cm } = ficha
  const juntos = (...partes: (string | number | undefined)[]) => partes.filter(Boolean).join(', ')
  return (
    <dl className={styles.resto}>
      <Parte
        nome={FICHA.medicamentos.titulo}
        itens={medicamentos.map(({ nome, dose, frequencia, ...dito }) => [
          juntos(nome, dose, frequencia),
          dito,
        ])}
      />
      <Parte nome={FICHA.condicoes.titulo} itens={condicoes.map(({ nome, ...dito }) => [nome, dito])} />
      <Parte
        nome={FICHA.cirurgias.titulo}
        itens={cirurgias.map(({ nome, ano, ...dito }) => [juntos(nome, ano), dito])}
      />
      {gravidez && (
        <Parte
          nome={MEDIDAS.gravidez}
          itens={[
            [
              juntos(
                MEDIDAS.gravidez_respostas[gravidez.resposta],
                gravidez.semanas && TEXTOS.semanas(gravidez.semanas),
              ),
              gravidez,
            ],
          ]}
        />
      )}
      {sexo && <Parte nome={MEDIDAS.sexo} itens={[[MEDIDAS.sexos[sexo.valor], sexo]]} />}
      {peso_kg && <Parte nome={TEXTOS.peso_nome} itens={[[TEXTOS.peso(peso_kg.valor), peso_kg]]} />}
      {altura_cm && <Parte nome={TEXTOS.altura_nome} itens={[[TEXTOS.altura(altura_cm.valor), altura_cm]]} />}
    </dl>
  )
}

interface ParteProps {
  readonly nome: string
  readonly itens: readonly (readonly [texto: string, dito: Carimbo])[]
}

function Parte({ nome, itens }: ParteProps): ReactNode {
  return (
    <div>
      <dt className={styles.nome}>{nome}</dt>
      {itens.length === 0 && <dd className={styles.discreto}>{TEXTOS.nada}</dd>}
      {itens.map(([texto, { fonte, em }], lugar) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may say the same, and nothing in them changes
        <dd key={lugar}>
          {texto} <Dito fonte={fonte} em={em} />
        </dd>
      ))}
    </div>
  )
}
