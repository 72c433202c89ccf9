import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { type PapelNaSala, salaAberta } from '#domain/sala/sala.ts'
import { REGISTRO } from '#domain/registro/textos.ts'
import { CONVERSA } from '#domain/conversa/textos.ts'
import { CHAMADA, ESTADOS_DA_CHAMADA } from '#domain/sala/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Timer } from '../../components/clock.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { classes } from '../../lib/classes.ts'
import { useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import '../../estilo/noite.css'
import styles from './chamada.module.css'
import type { VistaDaChamada } from './chamada.ts'
import { contraparteDe } from './contraparte.ts'
import { BarraDeControles, BotaoDeAparelho, Controle } from './controles.tsx'
import { JanelaDeDispositivos } from './janela-de-dispositivos.tsx'
import { FalhaDaSala, SemPermissao } from './falha-da-sala.tsx'
import { lerPreferencias } from './preferencias.ts'
import { PainelDaConversa } from '../conversa/painel-da-conversa.tsx'
import { useConversa } from '../conversa/use-conversa.ts'
import { RegistroDaConsulta } from '../registro/registro.tsx'
import { ProntuarioDoPaciente } from './prontuario.tsx'
import { servidoresIce } from './servidores-ice.ts'
import { useChamada } from './use-chamada.ts'
import { useNovas } from '../conversa/use-novas.ts'
import { eForaDaSala, useConsulta, useInicio, usePapelNaSala, useVoltaAFila } from './use-consulta-da-sala.ts'
import { Video } from './video.tsx'

interface ChamadaProps {
  /** The document form, for the doctor, beside the call. */
  readonly prescricao: (consulta_id: string) => ReactNode
}

/** The call itself: opened by the room's link, from browser to browser. */
export function TelaDaChamada({ prescricao }: ChamadaProps) {
  const { id = '' } = useParams()
  useNoite()
  const { data: consulta, error, refetch } = useConsulta(id)
  const papel = usePapelNaSala(consulta)
  const aberta = consulta !== undefined && salaAberta(consulta.status)
  useInicio(consulta)
  useVoltaAFila(consulta, papel)
  // Whoever may not be in this call is told here; the call itself asks again for every new way.
  const ice = useQuery({ ...servidoresIce(id), enabled: Boolean(papel) && aberta, staleTime: Infinity })
  if (error && (!consulta || eForaDaSala(error)))
    return (
      <main id="conteudo" tabIndex={-1}>
        <FalhaDaSala id={id} error={error} onRepetir={() => void refetch()} />
      </main>
    )
  if (consulta && papel === null) return <SemPermissao />
  if (!consulta || !papel) return <Entrando />
  if (ice.data) return <NaChamada consulta={consulta} papel={papel} prescricao={prescricao} />
  if (!aberta) return <Encerrada consulta={consulta} papel={papel} />
  if (ice.error)
    return (
      <main id="conteudo" tabIndex={-1}>
        <FalhaDaSala id={id} error={ice.error} passageira onRepetir={() => void ice.refetch()} />
      </main>
    )
  return <Entrando />
}

const Entrando = () => (
  <main id="conteudo" tabIndex={-1}>
    <h1 className="so-leitor">{CHAMADA.titulo}</h1>
    <PageLoading>{CHAMADA.entrando}</PageLoading>
  </main>
)

/** All of the page is dark for as long as it is the call. */
function useNoite() {
  useLayoutEffect(() => {
    const { classList } = document.documentElement
    classList.add('noite')
    return () => classList.remove('noite')
  }, [])
}

interface NaChamadaProps extends ChamadaProps {
  readonly consulta: ConsultaVista
  readonly papel: PapelNaSala
}

/** What stands beside the call: for the patient, the messages alone. */
type Painel = 'prescricao' | 'prontuario' | 'registro' | 'mensagens'

const PAINEIS: Readonly<Record<Painel, string>> = {
  prescricao: SALA.prescricao,
  prontuario: CHAMADA.prontuario,
  registro: REGISTRO.titulo,
  mensagens: CONVERSA.titulo,
}

const TONS: Partial<Record<keyof typeof ESTADOS_DA_CHAMADA, Tone>> = {
  conectada: 'sucesso',
  reconectando: 'aviso',
  sem_rede: 'aviso',
  recusada: 'perigo',
}

function NaChamada({ consulta, papel, prescricao }: NaChamadaProps) {
  const queries = useQueryClient()
  const { vista, locais, aparelhos, escolherSoAudio, sair, entrarDeNovo } = useChamada({
    consulta_id: consulta.id,
    papel,
    // Tried again by the call, which says so meanwhile.
    servidores: () =>
      queries.fetchQuery({ ...servidoresIce(consulta.id), retry: false, networkMode: 'always' }),
    aberta: salaAberta(consulta.status),
  })
  const semRede = useEstadoDaConexao() === 'sem_rede'
  const [dispositivos, setDispositivos] = useState(false)
  const [painel, setPainel] = useState<Painel | null>(null)
  const escrevendo = painel === 'prescricao'
  // What was written once stays, also while the panel is closed.
  const [escreveu, setEscreveu] = useState(false)
  const conversa = useConversa(consulta.id, papel)
  const { novas, marcarVistas } = useNovas(conversa, painel === 'mensagens')
  const alternar = (qual: Painel) => {
    if (painel === 'mensagens') marcarVistas()
    setPainel(painel === qual ? null : qual)
    if (qual === 'prescricao') setEscreveu(true)
  }
  const { nome, registro, rotulo } = contraparteDe(consulta, papel)
  const estado =
    semRede && vista.estado !== 'conectada' && vista.estado !== 'fora' ? 'sem_rede' : vista.estado
  const { rotulo: palavra, detalhe: frase } = ESTADOS_DA_CHAMADA[estado]
  const detalhe = estado === 'saiu' ? `${CHAMADA.saiu(nome)}. ${frase}` : frase
  const fora = ['assumida', 'recusada', 'encerrada', 'fora'].includes(estado)
  const conectada = estado === 'conectada'
  const semVideo = conectada ? porQueSemVideo(vista, nome) : detalhe
  const falhas = Object.values(locais.falhas).filter((falha) => falha !== undefined)

  // What the doctor is writing stays on the screen.
  if (estado === 'encerrada' && !painel) return <Encerrada consulta={consulta} papel={papel} />
  return (
    <div className={styles.tela}>
      <header className={styles.topo}>
        <div>
          <h1 className={styles.nome}>{nome}</h1>
          {registro && <p className={styles.rotulo}>{registro}</p>}
          <p className={styles.rotulo}>{rotulo}</p>
        </div>
        <div className={styles.situacao}>
          {vista.desde !== null && !fora && (
            <span className={styles.tempo}>
              <span className="so-leitor">{CHAMADA.duracao}</span> <Timer since={vista.desde} />
            </span>
          )}
          <output aria-live="polite">
            <Badge tone={TONS[estado] ?? 'info'}>{palavra}</Badge>
          </output>
        </div>
      </header>
      <div className={classes(styles.corpo, painel !== null && styles.comPainel)}>
        <main className={styles.palco} aria-label={CHAMADA.titulo} id="conteudo" tabIndex={-1}>
          {vista.remoto && !fora && <Video stream={vista.remoto} label={nome} />}
          {semVideo !== null && (
            <div className={styles.cartaz}>
              <output className={styles.frase}>{semVideo}</output>
              {fora && (
                <div className={styles.saidas}>
                  {estado !== 'encerrada' && <Button onClick={entrarDeNovo}>{CHAMADA.entrar_de_novo}</Button>}
                  <LinkButton to={caminhoDe('sala_video', { id: consulta.id })} variant="secondary">
                    {CHAMADA.voltar_a_sala}
                  </LinkButton>
                </div>
              )}
            </div>
          )}
          {conectada && vista.outro?.microfone === false && (
            <p className={styles.aviso}>{CHAMADA.microfone_do_outro_desligado}</p>
          )}
          <div className={styles.avisos}>
            {vista.semServidores && (
              <Alert tone="aviso" announce>
                {CHAMADA.sem_servidores}
              </Alert>
            )}
          </div>
          {!fora && (
            <div className={styles.eu}>
              {vista.soAudio && locais.imagem && conectada ? (
                <span className={styles.semImagem}>{CHAMADA.so_audio.sua_imagem}</span>
              ) : locais.imagem ? (
                <Video stream={locais.imagem} label={CHAMADA.voce} own />
              ) : (
                <span className={styles.semImagem}>{CHAMADA.sua_camera_desligada}</span>
              )}
            </div>
          )}
        </main>
        {(painel || escreveu) && (
          <aside
            className={classes(styles.painel, painel === 'mensagens' && styles.folha)}
            hidden={painel === null}
            aria-label={painel ? PAINEIS[painel] : SALA.prescricao}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by itself, so reachable by keyboard (WCAG 2.1.1)
            tabIndex={0}
          >
            {escreveu && <div hidden={!escrevendo}>{prescricao(consulta.id)}</div>}
            {painel === 'mensagens' && (
              <PainelDaConversa conversa={conversa} onFechar={() => alternar('mensagens')} />
            )}
            {painel === 'prontuario' && <ProntuarioDoPaciente consulta={consulta} />}
            {painel === 'registro' && (
              <RegistroDaConsulta consulta_id={consulta.id} resumo={consulta.triagem_resumo_ia} focar />
            )}
          </aside>
        )}
      </div>
      {falhas.map((falha) => (
        <Alert key={falha} tone="aviso" announce>
          {falha}
        </Alert>
      ))}
      {!fora && (
        <div className={styles.controles}>
          <BarraDeControles>
            <BotaoDeAparelho
              aparelho="microfone"
              ligado={locais.microfone}
              onClick={() => void aparelhos.alternarMicrofone(lerPreferencias().microfone_id)}
            />
            <BotaoDeAparelho
              aparelho="camera"
              ligado={locais.camera}
              onClick={() => void aparelhos.alternarCamera(lerPreferencias().camera_id)}
            />
            <Controle icone="ajustes" nome={CHAMADA.dispositivos} onClick={() => setDispositivos(true)} />
            <Controle
              icone="balao"
              nome={CONVERSA.controle}
              {...(novas > 0 && { situacao: CONVERSA.novas(novas) })}
              apertado={painel === 'mensagens'}
              onClick={() => alternar('mensagens')}
            />
            {papel === 'medico' && (
              <>
                <Controle
                  icone="historico"
                  nome={CHAMADA.prontuario}
                  apertado={painel === 'prontuario'}
                  onClick={() => alternar('prontuario')}
                />
                <Controle
                  icone="editar"
                  nome={CHAMADA.registro}
                  apertado={painel === 'registro'}
                  onClick={() => alternar('registro')}
                />
                <Controle
                  icone="assinatura"
                  nome={SALA.prescricao}
                  apertado={escrevendo}
                  onClick={() => alternar('prescricao')}
                />
              </>
            )}
            <Controle icone="desligar" nome="Sair" perigo onClick={sair} />
          </BarraDeControles>
        </div>
      )}
      <footer className={styles.nota}>{CHAMADA.sem_gravacao}</footer>
      <JanelaDeDispositivos
        open={dispositivos}
        disponiveis={locais.disponiveis}
        soAudio={vista.soAudio?.de === 'eu' && vista.soAudio.motivo === 'escolha'}
        onSoAudio={escolherSoAudio}
        onEscolher={(aparelho, id) => void aparelhos.escolher(aparelho, id)}
        onClose={() => setDispositivos(false)}
      />
    </div>
  )
}

/** Why nothing of the other one is seen; null while they are. */
function porQueSemVideo({ soAudio, outro }: VistaDaChamada, nome: string): string | null {
  if (soAudio?.de === 'eu') return CHAMADA.so_audio.eu[soAudio.motivo]
  if (soAudio) return CHAMADA.so_audio.outro[soAudio.motivo](nome)
  return outro?.camera === false ? CHAMADA.camera_do_outro_desligada : null
}

function Encerrada({ consulta, papel }: Pick<NaChamadaProps, 'consulta' | 'papel'>) {
  const finalizada = consulta.status === 'finished'
  return (
    <div className={styles.tela}>
      <main className={styles.palco} id="conteudo" tabIndex={-1}>
        <div className={styles.cartaz}>
          <h1 className={styles.nome}>{CHAMADA.titulo}</h1>
          <p className={styles.frase}>{ESTADOS_DA_CHAMADA.encerrada.detalhe}</p>
          <div className={styles.saidas}>
            {finalizada &&
              (papel === 'medico' ? (
                <LinkButton to={caminhoDe('finalizar_consulta', { id: consulta.id })}>
                  Gerar documentos
                </LinkButton>
              ) : (
                <LinkButton to={caminhoDe('meus_arquivos')}>Meus arquivos</LinkButton>
              ))}
            <LinkButton
              to={caminhoDe('sala_video', { id: consulta.id })}
              variant={finalizada ? 'secondary' : 'primary'}
            >
              {CHAMADA.voltar_a_sala}
            </LinkButton>
          </div>
        </div>
      </main>
    </div>
  )
}
