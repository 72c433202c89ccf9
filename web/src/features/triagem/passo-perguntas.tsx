import { useState } from 'react'
import type { Resposta } from '#domain/triagem/perguntas/resposta.ts'
import { CHAMADAS, TRIAGEM } from '#domain/triagem/textos.ts'
import { Button } from '../../components/button.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { Passo } from './passo.tsx'
import type { ResultadoDaTriagem } from './resultado.tsx'
import styles from './triagem.module.css'

const { titulo, porque, porque_do_alerta, emergencia, respostas: OPCOES, pular } = TRIAGEM.perguntas
const eResposta = (valor: string): valor is Resposta['resposta'] => Object.hasOwn(OPCOES, valor)
const ESCOLHAS = Object.entries(OPCOES).map(([value, label]) => ({ value, label }))

interface PassoPerguntasProps {
  readonly perguntas: NonNullable<ResultadoDaTriagem['perguntas']>
  /** an emergency was read, and the alert is in sight */
  readonly alerta: boolean
  readonly enviando: boolean
  readonly onResponder: (respostas: Resposta[]) => void
  readonly onPular: () => void
  readonly onVoltar: () => void
}

/** What the triage asks before it guesses. Nothing has to be answered, and what is skipped lowers nothing. */
export function PassoPerguntas({
  perguntas,
  alerta,
  enviando,
  onResponder,
  onPular,
  onVoltar,
}: PassoPerguntasProps) {
  const [dadas, setDadas] = useState<readonly Resposta[]>([])
  const responder = (pergunta: Resposta['pergunta'], valor: string) => {
    if (!eResposta(valor)) return
    setDadas((antes) => [
      ...antes.filter((outra) => outra.pergunta !== pergunta),
      { pergunta, resposta: valor },
    ])
  }
  return (
    <Passo
      titulo={titulo}
      onVoltar={onVoltar}
      onEnviar={() => {
        if (dadas.length === 0) onPular()
        else if (!enviando) onResponder([...dadas])
      }}
      acoes={
        <>
          <Button variant="secondary" onClick={onPular} disabled={enviando}>
            {pular}
          </Button>
          <Button type="submit" busy={enviando && TRIAGEM.symptoms.enviando}>
            {TRIAGEM.continuar}
          </Button>
        </>
      }
    >
      <p>{alerta ? porque_do_alerta : porque}</p>
      <p className={styles.emergencia}>
        <a href={CHAMADAS.samu.href}>{emergencia}</a>
      </p>
      {perguntas.map(({ id, texto }) => (
        <RadioGroup
          key={id}
          name={id}
          label={texto}
          options={ESCOLHAS}
          inline
          value={dadas.find(({ pergunta }) => pergunta === id)?.resposta ?? ''}
          onChange={(event) => responder(id, event.target.value)}
        />
      ))}
    </Passo>
  )
}
