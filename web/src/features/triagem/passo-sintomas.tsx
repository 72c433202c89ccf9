import { useState } from 'react'
import { LIMITES_DA_TRIAGEM } from '#domain/triagem/schema.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { Button } from '../../components/button.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { EmergenciaJa } from './emergencia.tsx'
import { Passo } from './passo.tsx'
import { type Respostas, temUrgente } from './respostas.ts'

interface PassoSintomasProps {
  readonly respostas: Respostas
  readonly enviando: boolean
  readonly onMudar: (mudanca: Partial<Respostas>) => void
  readonly onEnviar: () => void
  readonly onVoltar: () => void
}

/** In one's own words, and the triage runs. */
export function PassoSintomas({ respostas, enviando, onMudar, onEnviar, onVoltar }: PassoSintomasProps) {
  const [tentou, setTentou] = useState(false)
  const vazio = respostas.sintomas_texto.trim() === ''
  const enviar = () => {
    setTentou(true)
    if (!vazio) onEnviar()
  }
  return (
    <Passo
      titulo={TRIAGEM.symptoms.titulo}
      onVoltar={onVoltar}
      onEnviar={enviar}
      acoes={
        <Button type="submit" busy={enviando && TRIAGEM.symptoms.enviando}>
          {TRIAGEM.symptoms.enviar}
        </Button>
      }
    >
      {temUrgente(respostas) && <EmergenciaJa />}
      <TextArea
        label={TRIAGEM.symptoms.campo}
        hint={TRIAGEM.symptoms.dica}
        rows={6}
        maxLength={LIMITES_DA_TRIAGEM.sintomas_texto}
        value={respostas.sintomas_texto}
        onChange={(event) => onMudar({ sintomas_texto: event.target.value })}
        error={tentou && vazio ? 'Descreva o que você está sentindo.' : undefined}
      />
    </Passo>
  )
}
