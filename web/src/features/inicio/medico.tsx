import { useQuery } from '@tanstack/react-query'
import { caminhoDe, RECEBIMENTO } from '#domain/base/rotas.ts'
import { FILA } from '#domain/consulta/textos.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { Card } from '../../components/card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { MINHA_PRESENCA } from '../medico/minha-presenca.ts'
import { Certificado } from '../medico/conta/certificado.tsx'
import { PainelDaConta } from '../medico/conta/painel-da-conta.tsx'
import { AREA } from '../../components/textos-da-area.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import styles from './inicio.module.css'

const TEXTOS = AREA.inicio
/** What the queue just wrote of its leaving holds: read beside that, the server may still answer what was. */
const RECENTE_MS = 10_000

/** The consultation they are in, the queue, whether payouts reach the doctor, and what they sign with. */
export function InicioDoMedico({ perfil }: { readonly perfil: Perfil }) {
  const aberta = perfil.access_tier === 'full'
  const { data: presenca, refetch } = useQuery({ ...MINHA_PRESENCA, staleTime: RECENTE_MS, enabled: aberta })
  const consulta_id = presenca?.consulta_id
  useCanal(consulta_id ? canalDaConsulta(consulta_id) : null, ({ evento }) => {
    if (evento === 'assinado' || evento === 'consulta.status') void refetch()
  })
  return (
    <div className={styles.opcoes}>
      <Card as="section" aria-label={TEXTOS.fila}>
        <h2 className={styles.titulo}>{TEXTOS.fila}</h2>
        {consulta_id ? (
          <>
            <p className={styles.texto}>{FILA.ocupado.titulo}</p>
            <LinkButton to={caminhoDe('sala_video', { id: consulta_id })}>
              {FILA.voltar_para_a_sala}
            </LinkButton>
          </>
        ) : (
          <>
            <p className={styles.texto}>{aberta ? TEXTOS.fila_texto : TEXTOS.fila_fechada}</p>
            <LinkButton to={caminhoDe(aberta ? 'fila_medico' : 'onboarding_medico')}>
              {aberta ? TEXTOS.ir_a_fila : TEXTOS.ver_cadastro}
            </LinkButton>
          </>
        )}
      </Card>
      <PainelDaConta
        acao={
          <LinkButton to={RECEBIMENTO} variant="secondary" small>
            Configurar recebimento
          </LinkButton>
        }
      />
      <Card as="section" aria-label={TEXTOS.certificado}>
        <Certificado nivel="h2" />
      </Card>
    </div>
  )
}
