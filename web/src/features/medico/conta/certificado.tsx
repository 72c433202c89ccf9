import { useId, useState } from 'react'
import { PSCS } from '#domain/base/psc.ts'
import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import {
  CERTIFICADO,
  SITUACAO_DO_CERTIFICADO,
  tituloDaSituacao,
} from '#domain/documento/textos-certificado.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { dataEHora } from '../../../lib/no-relogio-daqui.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { useNow } from '../../../components/clock.tsx'
import { Alert } from '../../../components/alert.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { ConectarCertificado } from './conectar-certificado.tsx'
import styles from './dados.module.css'
import { useCertificado, useEncerrar } from './use-certificado.ts'

/** The signing session with what it says of itself, and the way in and out of it. */
export function Certificado({ nivel: Titulo = 'h4' }: { readonly nivel?: 'h2' | 'h3' | 'h4' }) {
  const titulo = useId()
  const { data } = useCertificado()
  if (!data) return null
  const { selo } = SITUACAO_DO_CERTIFICADO[data.status]
  return (
    <section className={styles.bloco} aria-labelledby={titulo}>
      <div className={styles.topo}>
        <Titulo id={titulo}>{CERTIFICADO.titulo}</Titulo>
        <Badge tone={tomDe(data)}>{selo}</Badge>
      </div>
      <output className={styles.texto}>{textoDe(data)}</output>
      {data.certificado && data.status === 'conectado' && (
        <p className={styles.texto}>
          {CERTIFICADO.titular(data.certificado.titular, data.certificado.serial)}
        </p>
      )}
      {data.esperando > 0 && <p className={styles.texto}>{CERTIFICADO.esperando(data.esperando)}</p>}
      <Acoes situacao={data} />
    </section>
  )
}

const tomDe = ({ status }: SituacaoDoCertificado) =>
  status === 'conectado' ? 'sucesso' : status === 'ausente' ? 'neutro' : 'aviso'

function textoDe({ status, expira_em, provedor }: SituacaoDoCertificado): string {
  if (status !== 'conectado' || !expira_em) return SITUACAO_DO_CERTIFICADO[status].texto
  return `${provedor ? `${PSCS[provedor].rotulo}. ` : ''}${CERTIFICADO.ate(dataEHora(expira_em))}`
}

function Acoes({ situacao: { status } }: { readonly situacao: SituacaoDoCertificado }) {
  const encerrar = useEncerrar()
  const aberta = status === 'conectado' || status === 'aguardando'
  return (
    <div className={styles.acoes}>
      {encerrar.falha && <Falha jaDita {...encerrar.falha} />}
      <BotaoDeConectar rotulo={status === 'conectado' ? CERTIFICADO.renovar : CERTIFICADO.conectar} />
      {aberta && (
        <Button
          variant="quiet"
          small
          busy={encerrar.isPending && CERTIFICADO.encerrando}
          onClick={() => encerrar.mutate()}
        >
          {status === 'aguardando' ? CERTIFICADO.cancelar : CERTIFICADO.encerrar}
        </Button>
      )}
    </div>
  )
}

function BotaoDeConectar({ rotulo }: { readonly rotulo: string }) {
  const [aberto, setAberto] = useState(false)
  return (
    <>
      <Button variant="secondary" small onClick={() => setAberto(true)}>
        {rotulo}
      </Button>
      {aberto && <ConectarCertificado onClose={() => setAberto(false)} />}
    </>
  )
}

/** Where one works: what will be missing without a session, and that the one there is ends soon. */
export function AvisoDoCertificado() {
  const { data } = useCertificado()
  const agora = useNow()
  if (!data) return null
  if (data.status !== 'conectado')
    return (
      <Alert
        tone={data.status === 'ausente' ? 'info' : 'aviso'}
        title={data.status === 'ausente' ? CERTIFICADO.sem_sessao.titulo : tituloDaSituacao(data.status)}
        actions={<BotaoDeConectar rotulo={CERTIFICADO.conectar} />}
      >
        {data.status === 'ausente'
          ? CERTIFICADO.sem_sessao.texto
          : SITUACAO_DO_CERTIFICADO[data.status].texto}
        {data.esperando > 0 && ` ${CERTIFICADO.esperando(data.esperando)}`}
      </Alert>
    )
  const fim = Date.parse(data.expira_em ?? '')
  if (!(fim - agora < PRAZOS.fim_da_sessao_de_assinatura.ms)) return null
  const { titulo, texto } = CERTIFICADO.vence(dataEHora(data.expira_em ?? ''))
  return (
    <Alert tone="aviso" title={titulo} actions={<BotaoDeConectar rotulo={CERTIFICADO.renovar} />}>
      {texto}
    </Alert>
  )
}
