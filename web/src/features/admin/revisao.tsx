import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ATOS, REVISOES } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { kycRevisao, kycDecidirRevisao } from '#domain/kyc/contract-revisao.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import styles from './admin.module.css'
import { ComMotivo } from './com-motivo.tsx'
import { Numeros } from './numeros.tsx'
import { instante } from './formatos.ts'
import { Tabela } from './tabela.tsx'
import { useAto } from './use-ato.ts'

type Evidencias = Saida<typeof kycRevisao>
type Decisao = 'aprovar' | 'rejeitar'

interface RevisaoProps {
  readonly item: Pick<Evidencias, 'usuario_id'>
  readonly onFechar: () => void
}

/** One person's evidence, and the decision. Read once: each look is kept in the person's access log. */
export function Revisao({ item: { usuario_id }, onFechar }: RevisaoProps) {
  const evidencias = useQuery({
    queryKey: ['admin', 'revisoes', usuario_id],
    queryFn: ({ signal }) => call(kycRevisao, { usuario_id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <div className={styles.tela}>
      <PageHeader
        title={evidencias.data?.nome ?? REVISOES.titulo}
        subtitle={REVISOES.aviso}
        actions={
          <Button variant="secondary" onClick={onFechar}>
            {REVISOES.fechar}
          </Button>
        }
      />
      {evidencias.data ? (
        <Aberta evidencias={evidencias.data} onFechar={onFechar} />
      ) : evidencias.isError ? (
        <FalhaAoCarregar
          error={evidencias.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void evidencias.refetch()}
        />
      ) : (
        <Skeleton cards={2} />
      )}
    </div>
  )
}

function Aberta({
  evidencias,
  onFechar,
}: {
  readonly evidencias: Evidencias
  readonly onFechar: () => void
}) {
  const { usuario_id, corrida_id, falta, pede_dois, primeira_aprovacao } = evidencias
  const [decisao, setDecisao] = useState<Decisao>()
  const revisar = useAto({
    fazer: (pedido: { decisao: Decisao; motivo: string }) =>
      call(kycDecidirRevisao, { usuario_id, corrida_id, ...pedido }),
    relidas: ['admin', 'revisoes'],
    onFeito: ({ falta_outra_pessoa }, pedido) => {
      toast({
        title: falta_outra_pessoa
          ? REVISOES.aprovada_por_um
          : pedido.decisao === 'aprovar'
            ? REVISOES.aprovada
            : REVISOES.rejeitada,
      })
      onFechar()
    },
  })
  return (
    <>
      <Card>
        <Numeros
          itens={[
            [REVISOES.nascimento, evidencias.data_nascimento.split('-').reverse().join('/')],
            ['CPF', REVISOES.cpf(evidencias.cpf_final)],
            [REVISOES.desde('').trim(), instante(evidencias.desde)],
          ]}
        />
        {evidencias.reasons.map((motivo) => (
          <p key={motivo}>{motivo}</p>
        ))}
      </Card>
      <Imagens evidencias={evidencias} />
      <Etapas evidencias={evidencias} />
      {falta.length > 0 && (
        <Alert tone="aviso" title={REVISOES.nao_aprovavel}>
          {REVISOES.falta(falta.map((nome) => FALTAS[nome]))}
        </Alert>
      )}
      {pede_dois && (
        <Alert tone="aviso" title={REVISOES.pede_dois}>
          {REVISOES.primeira[primeira_aprovacao ?? 'nenhuma']}
        </Alert>
      )}
      <div className={styles.acoes}>
        <Button variant="danger" onClick={() => setDecisao('rejeitar')}>
          {REVISOES.rejeitar}
        </Button>
        <Button
          onClick={() => setDecisao('aprovar')}
          disabled={falta.length > 0 || primeira_aprovacao === 'minha'}
        >
          {REVISOES.aprovar}
        </Button>
      </div>
      {decisao && (
        <ComMotivo
          titulo={REVISOES.confirmar[decisao]}
          explicacao={REVISOES.explicacao[decisao]}
          confirmar={decisao === 'aprovar' ? REVISOES.aprovar : REVISOES.rejeitar}
          perigo={decisao === 'rejeitar'}
          ocupado={revisar.isPending}
          falha={revisar.falha}
          onConfirmar={(motivo) => revisar.mutate({ decisao, motivo })}
          onCancelar={() => {
            revisar.reset()
            setDecisao(undefined)
          }}
        />
      )}
    </>
  )
}

const FALTAS = { ...REVISOES.provas, ...REVISOES.nomes }

function Imagens({ evidencias: { imagens, validade } }: { readonly evidencias: Evidencias }) {
  if (imagens.length === 0) return <Alert tone="aviso">{REVISOES.sem_imagens}</Alert>
  return (
    <Card>
      <p className={styles.discreto}>{REVISOES.links(Math.round(validade / 60))}</p>
      <div className={styles.imagens}>
        {imagens.map(({ finalidade, url }) => (
          <figure key={finalidade} className={styles.imagem}>
            <img src={url} alt={REVISOES.imagens[finalidade]} referrerPolicy="no-referrer" />
            <figcaption>{REVISOES.imagens[finalidade]}</figcaption>
          </figure>
        ))}
      </div>
    </Card>
  )
}

/** Every stage in order, also those that were not carried out: an approval would rest on them too. */
function Etapas({ evidencias: { etapas } }: { readonly evidencias: Evidencias }) {
  const { colunas, nomes, vereditos, nao_feita } = REVISOES
  return (
    <Card>
      <h2 className={styles.nome}>{REVISOES.etapas}</h2>
      <Tabela
        legenda={REVISOES.etapas}
        colunas={[colunas.etapa, colunas.veredito, colunas.nota, colunas.motivos]}
        linhas={KYC_ETAPAS.map((etapa) => {
          const { veredito, score = null, reasons = [] } = etapas.find((feita) => feita.etapa === etapa) ?? {}
          return {
            id: etapa,
            celulas: [
              nomes[etapa],
              veredito === undefined || score === null ? nao_feita : vereditos[veredito],
              score === null ? '—' : score.toLocaleString('pt-BR', { maximumFractionDigits: 2 }),
              <span key="motivos" className={styles.frase}>
                {reasons.join(' ')}
              </span>,
            ],
          }
        })}
      />
    </Card>
  )
}
