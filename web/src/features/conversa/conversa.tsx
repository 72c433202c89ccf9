import { type Ref, useEffect, useRef } from 'react'
import type { MensagemLida } from '#domain/conversa/mensagem.ts'
import { CONVERSA, quemDisse } from '#domain/conversa/textos.ts'
import { Button } from '../../components/button.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { classes } from '../../lib/classes.ts'
import { dataEHora, soHora } from '../../lib/no-relogio-daqui.ts'
import { AnexoDaMensagem } from './anexo-da-mensagem.tsx'
import styles from './conversa.module.css'
import { NovaMensagem } from './nova-mensagem.tsx'
import type { ConversaDaConsulta, Pendente } from './use-conversa.ts'

interface ConversaProps {
  readonly conversa: ConversaDaConsulta
  /** Before a doctor accepted. */
  readonly antes?: boolean
  /** Beside the call: both are there, and there is little room. */
  readonly aoVivo?: boolean
  readonly campo?: Ref<HTMLTextAreaElement>
}

/** What was sent in a consultation, the newest at the bottom, and where one writes on. */
export function Conversa({ conversa, antes = false, aoVivo = false, campo }: ConversaProps) {
  const { leitura, mensagens, pendentes, eu } = conversa
  const { data, error, refetch } = leitura
  const lista = useRef<HTMLDivElement>(null)
  const quantas = mensagens.length + pendentes.length
  useEffect(() => {
    const caixa = lista.current
    if (caixa && quantas > 0) caixa.scrollTop = caixa.scrollHeight
  }, [quantas])
  if (!data && error)
    return (
      <FalhaAoCarregar
        error={error}
        aviso={{ titulo: CONVERSA.erro.titulo, descricao: error.message }}
        onRepetir={() => void refetch()}
      />
    )
  if (!data) return <Skeleton cards={1} />
  const vazia = data.escreve ? (antes ? CONVERSA.antes : CONVERSA.durante)[eu] : CONVERSA.nada
  return (
    <>
      <div
        ref={lista}
        className={styles.lista}
        role="log"
        aria-label={CONVERSA.lista}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by itself, so reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        {quantas === 0 && <p className={styles.discreto}>{vazia}</p>}
        {mensagens.map((mensagem) => (
          <Balao key={mensagem.chave} mensagem={mensagem} conversa={conversa} />
        ))}
        {pendentes.map((pendente) => (
          <ACaminho key={pendente.chave} pendente={pendente} conversa={conversa} />
        ))}
      </div>
      {data.escreve_ate && (
        <p className={styles.discreto}>{CONVERSA.escreve_ate[eu](dataEHora(data.escreve_ate))}</p>
      )}
      {data.escreve ? (
        <>
          <NovaMensagem
            conversa={conversa}
            restam={data.restam}
            linhas={aoVivo ? 1 : 2}
            {...(campo && { campo })}
          />
          {eu === 'paciente' && !aoVivo && <p className={styles.nota}>{CONVERSA.emergencia}</p>}
        </>
      ) : (
        quantas > 0 && <p className={styles.discreto}>{CONVERSA.encerrada}</p>
      )}
    </>
  )
}

interface BalaoProps {
  readonly mensagem: MensagemLida
  readonly conversa: ConversaDaConsulta
}

function Balao({ mensagem: { de, em, texto, anexo, sequencia }, conversa }: BalaoProps) {
  const { eu, consulta_id } = conversa
  const quem = quemDisse(de, eu)
  return (
    <div className={classes(styles.balao, de === eu && styles.meu)}>
      <p className={styles.quem}>
        {quem} · <time dateTime={em}>{soHora(em)}</time>
      </p>
      {texto !== undefined && <p className={styles.texto}>{texto}</p>}
      {anexo && (
        <AnexoDaMensagem
          consulta_id={consulta_id}
          sequencia={sequencia}
          anexo={anexo}
          titulo={CONVERSA.foto_de(quem.toLowerCase(), soHora(em))}
        />
      )}
    </div>
  )
}

interface ACaminhoProps {
  readonly pendente: Pendente
  readonly conversa: ConversaDaConsulta
}

function ACaminho({ pendente, conversa }: ACaminhoProps) {
  const { texto, arquivo, falha, parada } = pendente
  return (
    <div className={classes(styles.balao, styles.meu, styles.aCaminho)}>
      <p className={styles.texto}>{texto ?? arquivo?.name}</p>
      {falha ? (
        <>
          <p className={styles.falha}>{CONVERSA.nao_enviada(falha.message)}</p>
          <div className={styles.acoes}>
            <Button small variant="secondary" onClick={() => conversa.repetir(pendente)}>
              {CONVERSA.tentar}
            </Button>
            <Button small variant="quiet" onClick={() => conversa.esquecer(pendente)}>
              {CONVERSA.desistir}
            </Button>
          </div>
        </>
      ) : (
        <p className={styles.quem}>{parada ? CONVERSA.sem_rede : CONVERSA.enviando}</p>
      )}
    </div>
  )
}
