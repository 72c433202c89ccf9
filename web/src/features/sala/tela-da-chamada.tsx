import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { type PapelNaSala, salaAberta } from '#domain/sala/sala.ts'
import { CHAMADA, ESTADOS_DA_CHAMADA } from '#domain/sala/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { classes } from '../../lib/classes.ts'
import { useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import '../../estilo/noite.css'
import styles from './chamada.module.css'
import { contraparteDe } from './contraparte.ts'
import { ControlesDaChamada } from './controles-da-chamada.tsx'
import { JanelaDeDispositivos } from './janela-de-dispositivos.tsx'
import { FalhaDaSala, SemPermissao } from './falha-da-sala.tsx'
import { useConversa } from '../conversa/use-conversa.ts'
import { type Painel, PainelDaChamada } from './painel-da-chamada.tsx'
import { Palco } from './palco.tsx'
import { servidoresIce } from './servidores-ice.ts'
import { TopoDaChamada } from './topo-da-chamada.tsx'
import { useChamada } from './use-chamada.ts'
import { useNovas } from '../conversa/use-novas.ts'
import { eForaDaSala, useConsulta, useInicio, usePapelNaSala, useVoltaAFila } from './use-consulta-da-sala.ts'

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
  const [escreveu, setEscreveu] = useState(false)
  const conversa = useConversa(consulta.id, papel)
  const { novas, marcarVistas } = useNovas(conversa, painel === 'mensagens')
  const alternar = (qual: Painel) => {
    if (painel === 'mensagens') marcarVistas()
    setPainel(painel === qual ? null : qual)
    if (qual === 'prescricao') setEscreveu(true)
  }
  const outro = contraparteDe(consulta, papel)
  const estado =
    semRede && vista.estado !== 'conectada' && vista.estado !== 'fora' ? 'sem_rede' : vista.estado
  const fora = ['assumida', 'recusada', 'encerrada', 'fora'].includes(estado)
  const falhas = Object.values(locais.falhas).filter((falha) => falha !== undefined)

  // What the doctor is writing stays on the screen.
  if (estado === 'encerrada' && !painel) return <Encerrada consulta={consulta} papel={papel} />
  return (
    <div className={styles.tela}>
      <TopoDaChamada outro={outro} estado={estado} desde={fora ? null : vista.desde} />
      <div className={classes(styles.corpo, painel !== null && styles.comPainel)}>
        <Palco
          consulta_id={consulta.id}
          nome={outro.nome}
          estado={estado}
          fora={fora}
          vista={vista}
          locais={locais}
          entrarDeNovo={entrarDeNovo}
        />
        {(painel || escreveu) && (
          <PainelDaChamada
            consulta={consulta}
            painel={painel}
            prescricao={escreveu && prescricao(consulta.id)}
            conversa={conversa}
            onFecharConversa={() => alternar('mensagens')}
          />
        )}
      </div>
      {falhas.map((falha) => (
        <Alert key={falha} tone="aviso" announce>
          {falha}
        </Alert>
      ))}
      {!fora && (
        <ControlesDaChamada
          locais={locais}
          aparelhos={aparelhos}
          sair={sair}
          papel={papel}
          painel={painel}
          novas={novas}
          onPainel={alternar}
          onDispositivos={() => setDispositivos(true)}
        />
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

function Encerrada({ consulta, papel }: Pick<NaChamadaProps, 'consulta' | 'papel'>) {
  const finalizada = consulta.status === 'finished'
  return (
    <div className={styles.tela}>
      <main className={styles.palco} id="conteudo" tabIndex={-1}>
        <div className={styles.cartaz}>
          <h1 className={styles.nome}>{CHAMADA.titulo}</h1>
          <p className={styles.frase} role="alert">
            {ESTADOS_DA_CHAMADA.encerrada.detalhe}
          </p>
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
