import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { caminhoDe } from '#domain/base/rotas.ts'
import { DASHBOARD } from '#domain/consulta/textos.ts'
import { medicoDashboard } from '#domain/medico/contract.ts'
import { formatarReais, PRECOS } from '#domain/pagamento/precos.ts'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { call } from '../../lib/api.ts'
import { OpinioesDoMedico } from '../opiniao/opinioes-do-medico.tsx'
import { ConversasPorResponder } from '../conversa/conversas-por-responder.tsx'
import { RegistrosPorConcluir } from '../registro/registros-por-concluir.tsx'
import { NumeroDoDashboard } from './numero-do-dashboard.tsx'
import styles from './dashboard.module.css'
import { type Numeros, taxaDe } from './numeros.ts'
import { PainelDeDesempenho, PainelFinanceiro } from './paineis-do-dashboard.tsx'
import { Repasses } from './repasses.tsx'
import { SoMedico } from './so-medico.tsx'
import { useFalhaDeLeitura } from './use-falha-de-leitura.ts'

interface DashboardProps {
  /** Where payouts go to and whether they can: shown below the figures. */
  readonly contaDeRecebimento?: ReactNode
}

/** Doctor dashboard (D §2.8): figures first, then the two panels, what was sent of it in its own card. */
export function Dashboard({ contaDeRecebimento }: DashboardProps) {
  return (
    <SoMedico>
      {() => (
        <div className={styles.tela}>
          <PageHeader
            title={DASHBOARD.titulo}
            subtitle={DASHBOARD.subtitulo}
            actions={
              <>
                <LinkButton to={caminhoDe('fila_medico')}>{DASHBOARD.fila}</LinkButton>
                <LinkButton to={caminhoDe('medico_historico')} variant="secondary">
                  {DASHBOARD.historico}
                </LinkButton>
              </>
            }
          />
          <RegistrosPorConcluir />
          <ConversasPorResponder />
          <Conteudo />
          {contaDeRecebimento}
        </div>
      )}
    </SoMedico>
  )
}

function Conteudo() {
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    queryKey: ['medicos', 'eu', 'dashboard'],
    queryFn: ({ signal }) => call(medicoDashboard, {}, { signal }),
  })
  useFalhaDeLeitura(error, errorUpdatedAt, DASHBOARD.erro)
  if (data) return <Figuras numeros={data} />
  if (!error) return <Skeleton cards={3} />
  return <FalhaAoCarregar error={error} aviso={DASHBOARD.erro} onRepetir={() => void refetch()} />
}

function Figuras({ numeros }: { readonly numeros: Numeros }) {
  const { rotulos, regras } = DASHBOARD
  const figuras = [
    ['este_mes', numeros.consultas_este_mes, regras.este_mes],
    ['finalizadas', numeros.consultas_finalizadas, regras.finalizadas],
    ['taxa', taxaDe(numeros), regras.taxa],
    ['estimado', formatarReais(numeros.valor_estimado), regras.estimado(formatarReais(PRECOS.repasse))],
    ['pendentes', numeros.consultas_pendentes, regras.pendentes],
    ['total', numeros.total_de_consultas, regras.total],
  ] as const
  return (
    <>
      <ul className={styles.figuras}>
        {figuras.map(([nome, valor, regra]) => (
          <NumeroDoDashboard key={nome} titulo={rotulos[nome]} valor={valor} regra={regra} />
        ))}
      </ul>
      <div className={styles.paineis}>
        <PainelDeDesempenho numeros={numeros} />
        <PainelFinanceiro numeros={numeros} />
        <Repasses repasses={numeros.repasses} />
        <OpinioesDoMedico />
      </div>
    </>
  )
}
