import { caminhoDe } from '#domain/base/rotas.ts'
import { CHAMADA, ESTADOS_DA_CHAMADA } from '#domain/sala/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import styles from './chamada.module.css'
import type { VistaDaChamada } from './chamada.ts'
import type { useChamada } from './use-chamada.ts'
import { Video } from './video.tsx'

interface PalcoProps extends Pick<ReturnType<typeof useChamada>, 'vista' | 'locais' | 'entrarDeNovo'> {
  readonly consulta_id: string
  /** The name of the other one. */
  readonly nome: string
  readonly estado: keyof typeof ESTADOS_DA_CHAMADA
  /** Out of the call, which may be entered again. */
  readonly fora: boolean
}

/** The pictures of both, or what stands in their place. */
export function Palco({ consulta_id, nome, estado, fora, vista, locais, entrarDeNovo }: PalcoProps) {
  const conectada = estado === 'conectada'
  const { detalhe } = ESTADOS_DA_CHAMADA[estado]
  const emPalavras = estado === 'saiu' ? `${CHAMADA.saiu(nome)}. ${detalhe}` : detalhe
  const outroMudo = conectada && vista.outro?.microfone === false
  const semVideo = conectada ? porQueSemVideo(vista, nome) : emPalavras
  return (
    <main className={styles.palco} aria-label={CHAMADA.titulo} id="conteudo" tabIndex={-1}>
      {vista.remoto && !fora && <Video stream={vista.remoto} label={nome} />}
      {/* Both sentences have their place before they are said: a reader hears only what changes in one. */}
      <div className={semVideo === null ? 'so-leitor' : styles.cartaz}>
        <output className={styles.frase}>{semVideo}</output>
        {fora && (
          <div className={styles.saidas}>
            {estado !== 'encerrada' && <Button onClick={entrarDeNovo}>{CHAMADA.entrar_de_novo}</Button>}
            <LinkButton to={caminhoDe('sala_video', { id: consulta_id })} variant="secondary">
              {CHAMADA.voltar_a_sala}
            </LinkButton>
          </div>
        )}
      </div>
      <output className={outroMudo ? styles.aviso : 'so-leitor'}>
        {outroMudo && CHAMADA.microfone_do_outro_desligado}
      </output>
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
  )
}

/** Why nothing of the other one is seen; null while they are. */
function porQueSemVideo({ soAudio, outro }: VistaDaChamada, nome: string): string | null {
  if (soAudio?.de === 'eu') return CHAMADA.so_audio.eu[soAudio.motivo]
  if (soAudio) return CHAMADA.so_audio.outro[soAudio.motivo](nome)
  return outro?.camera === false ? CHAMADA.camera_do_outro_desligada : null
}
