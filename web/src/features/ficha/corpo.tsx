import { podeEngravidar, RESPOSTAS_SOBRE_GRAVIDEZ, SEXOS } from '#domain/ficha/ficha.ts'
import { FICHA } from '#domain/ficha/textos.ts'
import { Card } from '../../components/card.tsx'
import { Field } from '../../components/field.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { Select } from '../../components/select.tsx'
import type { Digitada, Erros } from './digitada.ts'
import styles from './ficha.module.css'

const TEXTOS = FICHA.medidas

interface CorpoProps {
  readonly digitada: Digitada
  readonly erros: Erros
  readonly onMudar: (mudanca: Partial<Digitada>) => void
}

/** Sex, a pregnancy where there may be one, weight and height. */
export function Corpo({ digitada, erros, onMudar }: CorpoProps) {
  const { sexo, gravidez, semanas, peso_kg, altura_cm } = digitada
  return (
    <Card as="section" aria-labelledby="corpo">
      <h2 id="corpo" className={styles.titulo}>
        {TEXTOS.titulo}
      </h2>
      <Select
        label={TEXTOS.sexo}
        placeholder={TEXTOS.sem_resposta}
        options={SEXOS.map((value) => ({ value, label: TEXTOS.sexos[value] }))}
        value={sexo}
        error={erros.get('sexo')}
        onChange={({ target }) => onMudar({ sexo: SEXOS.find((um) => um === target.value) ?? '' })}
      />
      {podeEngravidar(sexo || undefined) && (
        <RadioGroup
          inline
          label={TEXTOS.gravidez}
          name="gravidez"
          options={RESPOSTAS_SOBRE_GRAVIDEZ.map((value) => ({
            value,
            label: TEXTOS.gravidez_respostas[value],
          }))}
          value={gravidez}
          error={erros.get('gravidez')}
          onChange={({ target }) =>
            onMudar({ gravidez: RESPOSTAS_SOBRE_GRAVIDEZ.find((uma) => uma === target.value) ?? '' })
          }
        />
      )}
      {podeEngravidar(sexo || undefined) && gravidez === 'sim' && (
        <Field
          label={TEXTOS.semanas}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={semanas}
          error={erros.get('gravidez.semanas')}
          onChange={({ target }) => onMudar({ semanas: target.value })}
        />
      )}
      <div className={styles.campos}>
        <Field
          label={TEXTOS.peso}
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={peso_kg}
          error={erros.get('peso_kg')}
          onChange={({ target }) => onMudar({ peso_kg: target.value })}
        />
        <Field
          label={TEXTOS.altura}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={altura_cm}
          error={erros.get('altura_cm')}
          onChange={({ target }) => onMudar({ altura_cm: target.value })}
        />
      </div>
    </Card>
  )
}
