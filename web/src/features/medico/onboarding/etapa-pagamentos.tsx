import { useId } from 'react'
import { caminhoDe } from '#domain/base/rotas.ts'
import { statusCrmDe } from '#domain/base/crm.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { ESPERA_DO_CRM, ETAPA_DE_PAGAMENTOS, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { LinkButton } from '../../../components/link-button.tsx'
import { Certificado } from '../conta/certificado.tsx'
import { DadosFiscais } from '../conta/dados-fiscais.tsx'
import { EnderecoProfissional } from '../conta/endereco-profissional.tsx'
import { PainelDaConta } from '../conta/painel-da-conta.tsx'
import { novaAba, useConta, useLinkDaConta } from '../conta/use-conta.ts'
import type { DadosDoMedico } from '../conta/use-dados.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import styles from './onboarding.module.css'

interface EtapaDePagamentosProps {
  readonly perfil: Perfil
  readonly dados: DadosDoMedico
  readonly focar: boolean
  readonly onCorrigirCrm: () => void
  readonly onFinalizar: () => void
}

/** Step 5 (D §2.5): the payout account, and what documents and invoices need; none of it keeps anybody from working. */
export function EtapaDePagamentos({
  perfil,
  dados,
  focar,
  onCorrigirCrm,
  onFinalizar,
}: EtapaDePagamentosProps) {
  const id = useId()
  const documentos = useId()
  const conta = useConta()
  const link = useLinkDaConta(perfil)
  const recusado = statusCrmDe(dados.status_crm) === 'REJECTED'
  return (
    <Passo titulo={ONBOARDING.passos[4]} texto={ETAPA_DE_PAGAMENTOS.texto} focar={focar}>
      <SituacaoDoCrm dados={dados} onCorrigir={onCorrigirCrm} />
      <PainelDaConta />
      {link.falha && <Falha jaDita {...link.falha} />}
      <Button
        wide
        variant={conta.data?.ready_to_receive ? 'secondary' : 'primary'}
        busy={link.isPending && ETAPA_DE_PAGAMENTOS.abrindo}
        onClick={() => link.mutate(novaAba())}
      >
        <Icon nome="dinheiro" />
        {ETAPA_DE_PAGAMENTOS.enviar}
      </Button>
      <Card as="section">
        <DadosFiscais dados={dados} cpf={perfil.cpf} />
      </Card>
      <Card as="section" aria-labelledby={documentos}>
        <div>
          <h3 id={documentos}>{ETAPA_DE_PAGAMENTOS.documentos.titulo}</h3>
          <p className={styles.dica}>{ETAPA_DE_PAGAMENTOS.documentos.texto}</p>
        </div>
        <EnderecoProfissional dados={dados} />
        <Certificado />
      </Card>
      <Acoes id={id} dica={recusado ? null : ETAPA_DE_PAGAMENTOS.depois}>
        <Button aria-describedby={id} onClick={onFinalizar}>
          {ETAPA_DE_PAGAMENTOS.finalizar}
        </Button>
      </Acoes>
    </Passo>
  )
}

/** The identity is approved, the council is not done yet: why the queue stays closed. */
function SituacaoDoCrm({
  dados,
  onCorrigir,
}: {
  readonly dados: DadosDoMedico
  readonly onCorrigir: () => void
}) {
  const status = statusCrmDe(dados.status_crm)
  if (status === 'PENDING')
    return (
      <Alert tone="info" title={ESPERA_DO_CRM.pendente.titulo}>
        {ESPERA_DO_CRM.pendente.texto}
      </Alert>
    )
  if (status === 'PARTIAL') return <Parcial dados={dados} />
  if (status !== 'REJECTED') return null
  const { titulo, texto, corrigir } = ESPERA_DO_CRM.rejeitado
  return (
    <Alert
      tone="perigo"
      announce
      title={titulo}
      actions={
        <Button small variant="secondary" onClick={onCorrigir}>
          {corrigir}
        </Button>
      }
    >
      {texto}
    </Alert>
  )
}

/** The registration stands, a specialty of it does not: which, and why (D §2.4). */
function Parcial({ dados }: { readonly dados: DadosDoMedico }) {
  const { titulo, texto, revisar } = ESPERA_DO_CRM.parcial
  return (
    <Alert
      tone="aviso"
      icon={null}
      title={titulo}
      actions={
        <LinkButton to={caminhoDe('cadastro_medico')} variant="secondary" small>
          {revisar}
        </LinkButton>
      }
    >
      {texto}
      <ul>
        {dados.especialidades
          .filter(({ verificado }) => verificado === false)
          .map(({ especialidade, motivo }) => (
            <li key={especialidade}>{`${rotuloDaEspecialidade(especialidade)}: ${motivo ?? ''}`}</li>
          ))}
      </ul>
    </Alert>
  )
}
