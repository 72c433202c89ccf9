import { useId } from 'react'
import { statusCrmDe } from '#domain/base/crm.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { ESPERA_DO_CRM, ETAPA_DE_PAGAMENTOS, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Card } from '../../../components/card.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { Certificado } from '../conta/certificado.tsx'
import { DadosFiscais } from '../conta/dados-fiscais.tsx'
import { EnderecoProfissional } from '../conta/endereco-profissional.tsx'
import { PainelDaConta } from '../conta/painel-da-conta.tsx'
import { useConta, useLinkDaConta } from '../conta/use-conta.ts'
import type { DadosDoMedico } from '../conta/use-dados.ts'
import { novaAba } from '../../../lib/pagina/nova-aba.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import styles from './onboarding.module.css'

interface PassoPagamentosProps {
  readonly perfil: Perfil
  readonly dados: DadosDoMedico
  readonly focar: boolean
  readonly onRevisar: () => void
  readonly onFinalizar: () => void
}

/** Step 5 (D §2.5): the payout account, and what documents and invoices need; none of it keeps anybody from working. */
export function PassoPagamentos({ perfil, dados, focar, onRevisar, onFinalizar }: PassoPagamentosProps) {
  const id = useId()
  const documentos = useId()
  const conta = useConta()
  const link = useLinkDaConta(perfil)
  const recusado = statusCrmDe(dados.status_crm) === 'REJECTED'
  return (
    <Passo titulo={ONBOARDING.passos[4]} texto={ETAPA_DE_PAGAMENTOS.texto} focar={focar}>
      <SituacaoDoCrm dados={dados} onRevisar={onRevisar} />
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

type SituacaoDoCrmProps = Pick<PassoPagamentosProps, 'dados' | 'onRevisar'>

/** The identity is approved, the council is not done yet: why the queue stays closed. */
function SituacaoDoCrm({ dados, onRevisar }: SituacaoDoCrmProps) {
  const status = statusCrmDe(dados.status_crm)
  if (status === 'PENDING')
    return (
      <Alert tone="info" title={ESPERA_DO_CRM.pendente.titulo}>
        {ESPERA_DO_CRM.pendente.texto}
      </Alert>
    )
  if (status === 'PARTIAL') return <Parcial dados={dados} onRevisar={onRevisar} />
  if (status !== 'REJECTED') return null
  const { titulo, texto, corrigir } = ESPERA_DO_CRM.rejeitado
  return (
    <Alert
      tone="perigo"
      announce
      title={titulo}
      actions={
        <Button small variant="secondary" onClick={onRevisar}>
          {corrigir}
        </Button>
      }
    >
      {texto}
    </Alert>
  )
}

/** The registration stands, a specialty of it does not: which, and why (D §2.4). */
function Parcial({ dados, onRevisar }: SituacaoDoCrmProps) {
  const { titulo, texto, revisar, perguntando } = ESPERA_DO_CRM.parcial
  return (
    <Alert
      tone="aviso"
      icon={null}
      title={titulo}
      actions={
        <Button small variant="secondary" onClick={onRevisar}>
          {revisar}
        </Button>
      }
    >
      {texto}
      <ul>
        {dados.especialidades
          .filter(({ verificado }) => verificado !== true)
          .map(({ especialidade, motivo }) => (
            <li key={especialidade}>{`${rotuloDaEspecialidade(especialidade)}: ${motivo ?? perguntando}`}</li>
          ))}
      </ul>
    </Alert>
  )
}
