import { useState } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { passouDoEncontro } from '#domain/consulta/encontro.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { allowedActs } from '#domain/base/maquina.ts'
import { OUTRAS_ACOES, type OutraAcao } from '#domain/sala/textos.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { soHora } from '../../lib/no-relogio-daqui.ts'
import { SaidaSemAtendimento } from './saida-sem-atendimento.tsx'
import styles from './sala-de-espera.module.css'
import { useFalta } from './use-falta.ts'

const OUTRAS: readonly OutraAcao[] = ['devolver', 'recusar', 'presencial', 'nao_compareceu', 'falha_tecnica']

interface AcoesDoMedicoProps {
  readonly consulta: ConsultaVista
  readonly escrevendo: boolean
  readonly onPrescricao: (escrevendo: boolean) => void
}

/** What the doctor may do besides talking: the machine says which ways out there are (estados §3). */
export function AcoesDoMedico({ consulta, escrevendo, onPrescricao }: AcoesDoMedicoProps) {
  const [perguntando, setPerguntando] = useState<OutraAcao | null>(null)
  const possiveis = allowedActs(consultaMachine, consulta.status, 'medico')
  const falta = useFalta(consulta)
  const outras = OUTRAS.filter(
    (acao) =>
      possiveis.includes(acao) &&
      !passouDoEncontro(acao, consulta) &&
      (acao !== 'nao_compareceu' || falta === 'venceu'),
  )
  const documentos = consulta.status === 'in_progress' || consulta.status === 'finished'
  if (outras.length === 0 && !documentos) return null
  return (
    <Card as="section" aria-label={SALA.acoes} dense>
      <h2 className={styles.subtitulo}>{SALA.acoes}</h2>
      {documentos && (
        <Button variant="secondary" wide aria-expanded={escrevendo} onClick={() => onPrescricao(!escrevendo)}>
          <Icon nome="assinatura" />
          {SALA.prescricao}
        </Button>
      )}
      {outras.map((acao) => (
        <Button key={acao} variant="quiet" wide small onClick={() => setPerguntando(acao)}>
          {OUTRAS_ACOES[acao].botao}
        </Button>
      ))}
      {falta instanceof Date && possiveis.includes('nao_compareceu') && (
        <p className={styles.dica}>{OUTRAS_ACOES.nao_compareceu.disponivel(soHora(falta.toISOString()))}</p>
      )}
      {perguntando && (
        <SaidaSemAtendimento id={consulta.id} acao={perguntando} onClose={() => setPerguntando(null)} />
      )}
    </Card>
  )
}
