import type { KycMonitorado } from '#domain/admin/numeros.ts'
import { type SaudeMonitorada, STATUS_GERAL } from '#domain/admin/saude.ts'
import { MONITORAMENTO, nomeDoServico, ROTULOS_GERAIS, SAUDE } from '#domain/admin/textos.ts'
import { REVISOES } from '#domain/admin/textos-atos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { Abas } from './abas.tsx'
import styles from './admin.module.css'
import { Grafico } from './grafico.tsx'
import { Numeros } from './numeros.tsx'
import { hora, porcento } from './formatos.ts'
import { SoAdmin } from './so-admin.tsx'
import { Geral } from './status.tsx'
import { Tabela } from './tabela.tsx'
import { useKycDeHoje, useSaudeMonitorada } from './use-saude.ts'

/** System monitoring (D §2.14). */
export function Monitoring() {
  return (
    <SoAdmin>
      <Monitoramento />
    </SoAdmin>
  )
}

function Monitoramento() {
  const saude = useSaudeMonitorada()
  const kyc = useKycDeHoje()
  const atualizar = () => {
    void saude.refetch()
    void kyc.refetch()
  }
  return (
    <div className={styles.tela}>
      <PageHeader
        title={MONITORAMENTO.titulo}
        subtitle={MONITORAMENTO.subtitulo}
        actions={
          <Button onClick={atualizar} busy={saude.isFetching && SAUDE.atualizando}>
            {SAUDE.atualizar}
          </Button>
        }
      />
      {saude.data ? (
        <Abas
          rotulo={MONITORAMENTO.titulo}
          abas={[
            {
              id: 'geral',
              rotulo: MONITORAMENTO.abas.geral,
              conteudo: <VisaoGeral saude={saude.data} />,
            },
            {
              id: 'servicos',
              rotulo: MONITORAMENTO.abas.servicos,
              conteudo: <Servicos saude={saude.data} />,
            },
            {
              id: 'kyc',
              rotulo: MONITORAMENTO.abas.kyc,
              conteudo: <Kyc kyc={kyc.data} falhou={kyc.isError} />,
            },
          ]}
        />
      ) : (
        <Skeleton cards={3} />
      )}
    </div>
  )
}

function VisaoGeral({ saude }: { readonly saude: SaudeMonitorada }) {
  const quantos = (status: (typeof STATUS_GERAL)[number]) =>
    saude.services.filter((servico) => servico.status === status).length
  return (
    <Card>
      <div className={styles.topo_do_status}>
        <strong>{SAUDE.geral}</strong>
        <Geral status={saude.overall} />
        <span className={styles.discreto}>{SAUDE.atualizado(hora(saude.lastUpdate))}</span>
      </div>
      <Numeros itens={STATUS_GERAL.map((status) => [ROTULOS_GERAIS[status], quantos(status)])} />
    </Card>
  )
}

function Servicos({ saude }: { readonly saude: SaudeMonitorada }) {
  const { servico, status, verificado, latencia, detalhes } = MONITORAMENTO.colunas
  return (
    <Card>
      <Tabela
        legenda={MONITORAMENTO.abas.servicos}
        colunas={[servico, status, verificado, latencia, detalhes]}
        linhas={saude.services.map((linha) => ({
          id: linha.service,
          celulas: [
            nomeDoServico(linha.service),
            <Geral key="status" status={linha.status} />,
            hora(linha.lastCheck),
            `${linha.latency} ms`,
            <span key="detalhes" className={styles.frase}>
              {linha.details}
            </span>,
          ],
        }))}
      />
    </Card>
  )
}

function Kyc({ kyc, falhou }: { readonly kyc: KycMonitorado | undefined; readonly falhou: boolean }) {
  const textos = MONITORAMENTO.kyc
  if (!kyc) return falhou ? <Alert tone="aviso">{textos.erro}</Alert> : <Skeleton cards={1} />
  const { today, hourly = [], stages = [] } = kyc
  return (
    <Card as="section" aria-label={textos.titulo}>
      {falhou && <Alert tone="aviso">{textos.erro}</Alert>}
      <h2 className={styles.nome}>{textos.titulo}</h2>
      {today.total_attempts === 0 ? (
        <p className={styles.discreto}>{textos.vazio}</p>
      ) : (
        <Grafico
          titulo={textos.por_hora}
          de={textos.hora}
          valor={textos.tentativas}
          barras={hourly.map(({ hour, total_attempts }) => ({ rotulo: `${hour}h`, valor: total_attempts }))}
        />
      )}
      <Numeros
        itens={[
          [textos.tentativas, today.total_attempts],
          [textos.aprovadas, today.approved],
          [textos.rejeitadas, today.rejected],
          [textos.pendentes, today.pending],
          [textos.taxa, porcento(today.success_rate, today.approved + today.rejected)],
        ]}
      />
      <Etapas etapas={stages} />
      <p className={styles.discreto}>{textos.fonte}</p>
    </Card>
  )
}

/** What each stage did today; nothing while none was carried out. */
function Etapas({ etapas }: { readonly etapas: NonNullable<KycMonitorado['stages']> }) {
  const { titulo, colunas } = MONITORAMENTO.kyc.etapas
  const feitas = etapas.filter(({ attempts }) => attempts > 0)
  if (feitas.length === 0) return null
  return (
    <>
      <h3 className={styles.nome}>{titulo}</h3>
      <Tabela
        legenda={titulo}
        colunas={colunas}
        linhas={feitas.map(
          ({ stage, attempts, approved, rejected, in_review, pass_rate, avg_ms, scores }) => ({
            id: stage,
            celulas: [
              REVISOES.nomes[stage],
              attempts,
              approved,
              in_review,
              porcento(pass_rate, approved + rejected),
              `${avg_ms} ms`,
              scores.find(({ band }) => band === '95_100')?.count ?? 0,
            ],
          }),
        )}
      />
    </>
  )
}
