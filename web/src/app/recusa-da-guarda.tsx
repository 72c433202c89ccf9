import {
  RECUSAS_DA_GUARDA,
  type RecusaDaGuarda as Recusa,
  ETIQUETA_ACESSO,
  ETIQUETA_KYC,
  type QuemPede,
} from '#domain/acesso/guarda.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { AosSeusDados } from '../components/aos-seus-dados.tsx'
import { Badge, type Tone } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { Card } from '../components/card.tsx'
import { LinkButton } from '../components/link-button.tsx'
import { Suporte } from '../components/suporte.tsx'
import styles from './recusa-da-guarda.module.css'

const TOM_KYC: Record<QuemPede['kyc_status'], Tone> = {
  approved: 'sucesso',
  pending: 'aviso',
  rejected: 'perigo',
}
const TOM_ACESSO: Record<QuemPede['access_tier'], Tone> = {
  full: 'sucesso',
  restricted: 'aviso',
  blocked: 'perigo',
}

interface RecusaDaGuardaProps {
  readonly recusa: Recusa
  readonly perfil?: QuemPede | undefined
  readonly novaTentativa?: boolean
  readonly onVoltar: () => void
  /** Asks again, after a check that failed. */
  readonly onRepetir?: () => void
}

/** Why a screen is not open, and what to do (P §2.11). */
export function RecusaDaGuarda({
  recusa,
  perfil,
  novaTentativa = false,
  onVoltar,
  onRepetir,
}: RecusaDaGuardaProps) {
  const { titulo, descricao } = RECUSAS_DA_GUARDA[recusa]
  const refazer = recusa === 'em_verificacao' && perfil?.alteracao_pendente !== undefined
  return (
    <Card as="section">
      <h1>{titulo}</h1>
      <p>{descricao}</p>
      {recusa === 'bloqueada' && <Suporte assunto={titulo} />}
      {perfil && (
        <dl className={styles.estado}>
          <div>
            <dt>Verificação</dt>
            <dd>
              <Badge tone={TOM_KYC[perfil.kyc_status]}>{ETIQUETA_KYC[perfil.kyc_status]}</Badge>
            </dd>
          </div>
          <div>
            <dt>Acesso</dt>
            <dd>
              <Badge tone={TOM_ACESSO[perfil.access_tier]}>{ETIQUETA_ACESSO[perfil.access_tier]}</Badge>
            </dd>
          </div>
        </dl>
      )}
      {recusa === 'em_verificacao' && (
        <p className={styles.espera}>
          {refazer
            ? 'Você pediu para alterar um dado do seu documento. Envie o documento e a selfie de novo para concluir; se já enviou, esta página se atualiza sozinha.'
            : 'A análise leva no máximo 48 horas. Esta página se atualiza sozinha quando ela terminar; enquanto isso, você já pode fazer a triagem.'}
        </p>
      )}
      <div className={styles.acoes}>
        {novaTentativa && <LinkButton to={caminhoDe('kyc_retry')}>Tentar Verificação Novamente</LinkButton>}
        {refazer && <LinkButton to={caminhoDe('kyc_retry')}>Continuar verificação</LinkButton>}
        {recusa === 'em_verificacao' && (
          <LinkButton to={caminhoDe('triagem')} variant={refazer ? 'secondary' : 'primary'}>
            Fazer Triagem
          </LinkButton>
        )}
        {onRepetir && <Button onClick={onRepetir}>Tentar Novamente</Button>}
        <Button variant="secondary" onClick={onVoltar}>
          Voltar
        </Button>
      </div>
      {perfil && perfil.access_tier !== 'full' && <AosSeusDados />}
    </Card>
  )
}
