import { useState } from 'react'
import { Link } from 'react-router-dom'
import { idadeEscrita } from '#domain/base/idade-escrita.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import { PARA_QUEM } from '#domain/dependente/textos.ts'
import { LIMITES_DA_TRIAGEM } from '#domain/triagem/schema.ts'
import { AVISO_IA, CHAMADAS, TRIAGEM } from '#domain/triagem/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { Passo } from './passo.tsx'
import { emBranco, idadeOuPadrao, type Respostas, type Sexo } from './respostas.ts'
import styles from './triagem.module.css'

const SEXOS = TRIAGEM.intro.sexos
const eSexo = (valor: string): valor is Sexo => Object.hasOwn(SEXOS, valor)
const OPCOES = Object.entries(SEXOS).map(([value, label]) => ({ value, label }))

declare const IA_NA_TRIAGEM: boolean

interface PassoInicioProps {
  readonly respostas: Respostas
  readonly perfil?: Pick<Perfil, 'data_nascimento' | 'tipo' | 'access_tier'> | null | undefined
  /** For whom it may be besides oneself. */
  readonly dependentes?: readonly Dependente[]
  readonly onMudar: (mudanca: Partial<Respostas>) => void
  readonly onContinuar: () => void
  /** Whether the stage has a model; what the build knows unless told. */
  readonly temIa?: boolean
}

const NENHUM: readonly Dependente[] = []

/** The notice first; where there is a model, how to go on is the choice: with AI, or by the protocol alone. */
export function PassoInicio({
  respostas,
  perfil,
  dependentes = NENHUM,
  onMudar,
  onContinuar,
  temIa = IA_NA_TRIAGEM,
}: PassoInicioProps) {
  const [tentou, setTentou] = useState(false)
  const dependente = dependentes.find(({ dependente_id }) => dependente_id === respostas.para)
  // The server takes a dependant's age from their birth date; here it only has to be one that may be sent.
  const idade = dependente ? String(Math.max(1, Math.floor(dependente.idade))) : respostas.idade
  const seguir = (com_ia: boolean) => {
    setTentou(true)
    onMudar({ com_ia, idade: String(idadeOuPadrao(idade)) })
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
      <ParaQuem respostas={respostas} perfil={perfil} dependentes={dependentes} onMudar={onMudar} />
      {dependente ? (
        <p>
          {PARA_QUEM.informada}: <strong>{idadeEscrita(dependente.idade)}</strong>
        </p>
      ) : (
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
      )}
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

interface ParaQuemProps extends Pick<PassoInicioProps, 'respostas' | 'perfil' | 'onMudar'> {
  readonly dependentes: readonly Dependente[]
}

const PARA_MIM = 'mim'

/** Oneself, or somebody one answers for; who has nobody yet is told where to add them. */
function ParaQuem({ respostas, perfil, dependentes, onMudar }: ParaQuemProps) {
  if (perfil?.tipo !== 'paciente' || perfil.access_tier !== 'full') return null
  if (dependentes.length === 0)
    return (
      <p className={styles.para_outra}>
        {PARA_QUEM.outra} <Link to={caminhoDe('dependentes')}>{PARA_QUEM.adicionar}</Link>
      </p>
    )
  const escolher = (valor: string) => {
    const { idade } = emBranco(perfil.data_nascimento, new Date())
    onMudar({ para: valor === PARA_MIM ? undefined : valor, idade, sexo: undefined })
  }
  return (
    <RadioGroup
      label={PARA_QUEM.rotulo}
      name="para"
      options={[
        { value: PARA_MIM, label: PARA_QUEM.para_mim },
        ...dependentes.map(({ dependente_id, nome, idade }) => ({
          value: dependente_id,
          label: PARA_QUEM.de(nome, idade),
        })),
      ]}
      value={respostas.para ?? PARA_MIM}
      onChange={({ target }) => escolher(target.value)}
    />
  )
}
