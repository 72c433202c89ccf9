import { useNavigate } from 'react-router-dom'
import { QUADRO_IDS, type SaudeDoPainel, type StatusGeral } from '#domain/admin/saude.ts'
import { MONITORAMENTO, NOMES_DOS_QUADROS, nomeDoServico, SAUDE } from '#domain/admin/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import styles from './admin.module.css'
import { Analise } from './analise.tsx'
import { hora } from './formatos.ts'
import { SoAdmin } from './so-admin.tsx'
import { DoQuadro, Geral } from './status.tsx'
import { useAnalise, useSaudeDoPainel } from './use-saude.ts'

/** 'Admin Health Dashboard' (D §2.13). */
export function Health() {
  return (
    <SoAdmin>
      <Painel />
    </SoAdmin>
  )
}

function Painel() {
  const saude = useSaudeDoPainel()
  const analise = useAnalise()
  const navigate = useNavigate()
  const atualizar = () => {
    void saude.refetch()
    void analise.refetch()
  }
  return (
    <div className={styles.tela}>
      <PageHeader
        title={SAUDE.titulo}
        subtitle={SAUDE.subtitulo}
        actions={
          <>
            <Button variant="secondary" onClick={() => void navigate('/')}>
              {SAUDE.voltar}
            </Button>
            <Button onClick={atualizar} busy={saude.isFetching && SAUDE.atualizando}>
              {SAUDE.atualizar}
            </Button>
          </>
        }
      />
      {saude.falha && (
        <Alert tone="perigo" title={saude.falha.title}>
          {saude.falha.description}
        </Alert>
      )}
      {saude.isError ? (
        <SemResposta erro={saude.error} em={saude.errorUpdatedAt} />
      ) : saude.data ? (
        <Quadros saude={saude.data} />
      ) : (
        <Skeleton cards={4} />
      )}
      <Analise analise={analise.data} falhou={analise.isError} />
    </div>
  )
}

/**
 * When the whole check fails nothing is known of the parts: everything counts as down, as the single service `system`.
 */
function SemResposta({ erro, em }: { readonly erro: Error; readonly em: number }) {
  return (
    <>
      <Topo status="unhealthy" em={new Date(em).toISOString()} />
      <ul className={styles.quadros}>
        <Card as="li" dense>
          <div className={styles.cabeca}>
            <div>
              <h2 className={styles.nome}>{nomeDoServico('system')}</h2>
              <span className={styles.chave}>system</span>
            </div>
            <DoQuadro status="error" />
          </div>
          <p className={styles.discreto}>{erro.message || MONITORAMENTO.falha}</p>
        </Card>
      </ul>
    </>
  )
}

const Topo = ({ status, em }: { readonly status: StatusGeral; readonly em: string }) => (
  <div className={styles.topo_do_status}>
    <strong>{SAUDE.geral}</strong>
    <Geral status={status} />
    <span className={styles.discreto}>{SAUDE.atualizado(hora(em))}</span>
  </div>
)

function Quadros({ saude }: { readonly saude: SaudeDoPainel }) {
  return (
    <>
      <Topo status={saude.overall_status} em={saude.last_updated} />
      <ul className={styles.quadros}>
        {QUADRO_IDS.map((id) => {
          const { status, value, details, latency } = saude[id]
          return (
            <Card key={id} as="li" dense>
              <div className={styles.cabeca}>
                <div>
                  <h2 className={styles.nome}>{NOMES_DOS_QUADROS[id]}</h2>
                  <span className={styles.chave}>{id}</span>
                </div>
                <DoQuadro status={status} />
              </div>
              <p className={styles.valor}>{value}</p>
              <p className={styles.discreto}>
                {details} <span>({SAUDE.latencia(latency)})</span>
              </p>
            </Card>
          )
        })}
      </ul>
    </>
  )
}
