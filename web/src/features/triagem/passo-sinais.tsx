import { LIMITES_DA_TRIAGEM } from '#domain/triagem/schema.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Field } from '../../components/field.tsx'
import { EmergenciaJa } from './emergencia.tsx'
import { Passo } from './passo.tsx'
import { type Caixa, diasOuPadrao, erroDaDuracao, type Respostas, temUrgente } from './respostas.ts'
import styles from './triagem.module.css'

const ROTULOS = TRIAGEM.guided.caixas
const eCaixa = (valor: string): valor is Caixa => Object.hasOwn(ROTULOS, valor)
const CAIXAS = Object.keys(ROTULOS).filter(eCaixa)

interface PassoSinaisProps {
  readonly respostas: Respostas
  readonly onMudar: (mudanca: Partial<Respostas>) => void
  readonly onContinuar: () => void
  readonly onVoltar: () => void
}

/** Since when, and the seven signs. */
export function PassoSinais({ respostas, onMudar, onContinuar, onVoltar }: PassoSinaisProps) {
  const erro = erroDaDuracao(respostas)
  return (
    <Passo
      titulo={TRIAGEM.guided.titulo}
      onVoltar={onVoltar}
      onEnviar={() => {
        if (erro === undefined) onContinuar()
      }}
      acoes={<Button type="submit">{TRIAGEM.continuar}</Button>}
    >
      {temUrgente(respostas) && <EmergenciaJa />}
      <div className={styles.curto}>
        <Field
          label={TRIAGEM.guided.duracao_dias}
          type="number"
          inputMode="numeric"
          max={LIMITES_DA_TRIAGEM.duracao_dias.maximo}
          min={LIMITES_DA_TRIAGEM.duracao_dias.minimo}
          value={respostas.duracao_dias}
          onChange={(event) => onMudar({ duracao_dias: event.target.value })}
          error={erro}
          onBlur={() => {
            if (erro === undefined) onMudar({ duracao_dias: String(diasOuPadrao(respostas.duracao_dias)) })
          }}
        />
      </div>
      <fieldset>
        <legend className={styles.legenda}>{TRIAGEM.guided.caixas_titulo}</legend>
        {CAIXAS.map((caixa) => (
          <Checkbox
            key={caixa}
            label={ROTULOS[caixa]}
            checked={respostas.caixas[caixa]}
            onChange={(event) => onMudar({ caixas: { ...respostas.caixas, [caixa]: event.target.checked } })}
          />
        ))}
      </fieldset>
    </Passo>
  )
}
