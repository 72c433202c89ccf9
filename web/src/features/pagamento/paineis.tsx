import type { ReactNode } from 'react'
import { RECUSAS_DE_AGENDAMENTO } from '#domain/triagem/elegibilidade.ts'
import { PAGAMENTO } from '#domain/pagamento/textos.ts'
import { EmergencyAlert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Icon } from '../../components/icon.tsx'
import { Suporte } from '../../components/suporte.tsx'
import styles from './pagamento.module.css'

interface PainelProps {
  readonly titulo: string
  readonly icone: 'cadeado' | 'certo' | 'erro' | 'relogio' | 'escudo'
  readonly tom?: 'sucesso' | 'perigo' | 'aviso'
  readonly children?: ReactNode
}

function Painel({ titulo, icone, tom, children }: PainelProps) {
  return (
    <Card as="section" aria-label={titulo}>
      <h2 className={styles.titulo}>
        <Icon nome={icone} className={tom && styles[tom]} />
        {titulo}
      </h2>
      {children}
    </Card>
  )
}

/** A red flag: nothing to pay, help instead. */
export function PainelBloqueado() {
  return (
    <>
      <EmergencyAlert>{RECUSAS_DE_AGENDAMENTO.red_flag}</EmergencyAlert>
      <Painel titulo={PAGAMENTO.bloqueado.titulo} icone="cadeado" tom="perigo">
        <p>{PAGAMENTO.bloqueado.descricao}</p>
        <Suporte assunto={PAGAMENTO.bloqueado.titulo} />
      </Painel>
    </>
  )
}

export function PainelCarregando({ texto }: { readonly texto: string }) {
  return (
    <Card aria-label={texto}>
      <div className={styles.esqueleto} aria-hidden="true">
        <div />
        <div />
        <div />
      </div>
      <output className={styles.espera}>{texto}</output>
    </Card>
  )
}

interface PainelDoCartaoProps {
  readonly nota?: string
  readonly children: ReactNode
}

/** The form's frame: what is held now, and when it is charged. */
export function PainelDoCartao({ nota = PAGAMENTO.nota, children }: PainelDoCartaoProps) {
  return (
    <Painel titulo="Pagamento" icone="escudo">
      <p className={styles.nota}>{nota}</p>
      {children}
    </Painel>
  )
}

export function PainelAutorizado() {
  return (
    <Painel titulo={PAGAMENTO.autorizado.titulo} icone="certo" tom="sucesso">
      <output>{PAGAMENTO.autorizado.descricao}</output>
    </Painel>
  )
}

interface PainelComErroProps {
  readonly motivo: string
  /** Asks the server again, when the card was taken and only the answer is missing. */
  readonly onVerificar?: (() => void) | undefined
}

/** 'Tentar Novamente' reloads the page (P §2.13), which takes up the pending request where it stands. */
export function PainelComErro({ motivo, onVerificar }: PainelComErroProps) {
  return (
    <Painel titulo={PAGAMENTO.erro.titulo} icone="erro" tom="perigo">
      <p role="alert">{motivo}</p>
      <div className={styles.acoes}>
        {onVerificar && (
          <Button variant="secondary" onClick={onVerificar}>
            Verificar novamente
          </Button>
        )}
        <Button onClick={() => window.location.reload()}>{PAGAMENTO.erro.tentar}</Button>
      </div>
    </Painel>
  )
}

/** Under review: the form is kept, and goes on by itself when the review ends. */
export function PainelEmVerificacao({ onVoltar }: { readonly onVoltar: () => void }) {
  return (
    <Painel titulo={PAGAMENTO.em_verificacao.titulo} icone="relogio" tom="aviso">
      <output>{PAGAMENTO.em_verificacao.descricao}</output>
      <p className={styles.nota}>
        A análise leva no máximo 48 horas. Deixe esta página aberta e o pagamento será liberado sozinho, ou
        volte depois: avisamos por e-mail.
      </p>
      <div className={styles.acoes}>
        <Button variant="secondary" onClick={onVoltar}>
          Voltar
        </Button>
      </div>
    </Painel>
  )
}
