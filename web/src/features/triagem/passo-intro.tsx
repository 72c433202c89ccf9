import { useState } from 'react'
import { LIMITES_DA_TRIAGEM } from '#domain/triagem/schema.ts'
import { AVISO_IA, CHAMADAS, TRIAGEM } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { Passo } from './passo.tsx'
import { idadeOuPadrao, type Respostas, type Sexo } from './respostas.ts'
import styles from './triagem.module.css'

const SEXOS = TRIAGEM.intro.sexos
const eSexo = (valor: string): valor is Sexo => Object.hasOwn(SEXOS, valor)
const OPCOES = Object.entries(SEXOS).map(([value, label]) => ({ value, label }))

declare const IA_NA_TRIAGEM: boolean

interface PassoIntroProps {
  readonly respostas: Respostas
  readonly onMudar: (mudanca: Partial<Respostas>) => void
  readonly onContinuar: () => void
  /** Whether the stage has a model; what the build knows unless told. */
  readonly temIa?: boolean
}

/** The notice first; where there is a model, how to go on is the choice: with AI, or by the protocol alone. */
export function PassoIntro({ respostas, onMudar, onContinuar, temIa = IA_NA_TRIAGEM }: PassoIntroProps) {
  const [tentou, setTentou] = useState(false)
  const seguir = (com_ia: boolean) => {
    setTentou(true)
    onMudar({ com_ia, idade: String(idadeOuPadrao(respostas.idade)) })
    if (respostas.sexo !== undefined) onContinuar()
  }
  return (
    <Passo
      titulo={TRIAGEM.intro.titulo}
      acoes={
        temIa ? (
          <>
            <Button variant="secondary" onClick={() => seguir(false)}>
              {AVISO_IA.seguir_sem_ia}
            </Button>
            <Button onClick={() => seguir(true)}>{AVISO_IA.seguir_com_ia}</Button>
          </>
        ) : (
          <Button onClick={() => seguir(false)}>{AVISO_IA.seguir}</Button>
        )
      }
    >
      <Alert title={AVISO_IA.titulo}>
        {temIa ? (
          <>
            <p>{AVISO_IA.texto}</p>
            <p>{AVISO_IA.fora_do_brasil}</p>
            <p>{AVISO_IA.sem_ia}</p>
          </>
        ) : (
          <p>{AVISO_IA.so_protocolo}</p>
        )}
      </Alert>
      <p className={styles.emergencia}>
        <a href={CHAMADAS.samu.href}>{AVISO_IA.emergencia}</a>
      </p>
      <div className={styles.curto}>
        <Field
          label={TRIAGEM.intro.idade}
          hint={TRIAGEM.intro.idade_dica}
          type="number"
          inputMode="numeric"
          min={LIMITES_DA_TRIAGEM.idade.minimo}
          max={LIMITES_DA_TRIAGEM.idade.maximo}
          value={respostas.idade}
          onChange={(event) => onMudar({ idade: event.target.value })}
          onBlur={() => onMudar({ idade: String(idadeOuPadrao(respostas.idade)) })}
        />
      </div>
      <RadioGroup
        label={TRIAGEM.intro.sexo}
        name="sexo"
        inline
        options={OPCOES}
        value={respostas.sexo ?? ''}
        onChange={({ target: { value } }) => {
          if (eSexo(value)) onMudar({ sexo: value })
        }}
        error={tentou && respostas.sexo === undefined ? 'Informe o sexo biológico.' : undefined}
      />
    </Passo>
  )
}
