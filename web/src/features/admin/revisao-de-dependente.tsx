import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ATOS } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { dataBr } from '#domain/base/campos.ts'
import { decidirDependente, revisaoDeDependente } from '#domain/dependente/contract-revisao.ts'
import { REVISAO_DE_DEPENDENTES as TEXTOS, rotuloDaRelacao } from '#domain/dependente/textos.ts'
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
import { useAto } from './use-ato.ts'

type Comprovantes = Saida<typeof revisaoDeDependente>
type Decisao = 'confirmar' | 'recusar'

interface RevisaoProps {
  readonly item: Pick<Comprovantes, 'responsavel_id' | 'dependente_id'>
  readonly onFechar: () => void
}

/** What one adult declared and sent, and the decision. Read once: each look is kept in the dependant's access log. */
export function RevisaoDeDependente({ item, onFechar }: RevisaoProps) {
  const { responsavel_id, dependente_id } = item
  const lida = useQuery({
    queryKey: ['admin', 'dependentes', responsavel_id, dependente_id],
    queryFn: ({ signal }) => call(revisaoDeDependente, { responsavel_id, dependente_id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <div className={styles.tela}>
      <PageHeader
        title={lida.data?.nome ?? TEXTOS.titulo}
        subtitle={TEXTOS.aviso}
        actions={
          <Button variant="secondary" onClick={onFechar}>
            {TEXTOS.fechar}
          </Button>
        }
      />
      {lida.data ? (
        <Aberta comprovantes={lida.data} onFechar={onFechar} />
      ) : lida.isError ? (
        <FalhaAoCarregar
          error={lida.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void lida.refetch()}
        />
      ) : (
        <Skeleton cards={2} />
      )}
    </div>
  )
}

interface AbertaProps {
  readonly comprovantes: Comprovantes
  readonly onFechar: () => void
}

function Aberta({ comprovantes, onFechar }: AbertaProps) {
  const { responsavel_id, dependente_id, vista, imagens, validade } = comprovantes
  const [decisao, setDecisao] = useState<Decisao>()
  const decidir = useAto({
    fazer: (pedido: { decisao: Decisao; motivo: string }) =>
      call(decidirDependente, { responsavel_id, dependente_id, vista, ...pedido }),
    relidas: ['admin', 'dependentes'],
    onFeito: ({ status }) => {
      toast({ title: TEXTOS[status] })
      onFechar()
    },
  })
  return (
    <>
      <Card>
        <Numeros
          itens={[
            [TEXTOS.responsavel, comprovantes.responsavel_nome],
            [TEXTOS.relacao, rotuloDaRelacao(comprovantes.relacao)],
            [TEXTOS.nascimento, dataBr(comprovantes.data_nascimento) ?? comprovantes.data_nascimento],
            ['CPF', TEXTOS.cpf(comprovantes.cpf_final)],
            [TEXTOS.desde('').trim(), instante(comprovantes.desde)],
          ]}
        />
        {comprovantes.motivos.map((motivo) => (
          <p key={motivo}>{motivo}</p>
        ))}
      </Card>
      <Card>
        <p className={styles.discreto}>{TEXTOS.links(Math.round(validade / 60))}</p>
        <div className={styles.imagens}>
          {imagens.map(({ prova, url }) => (
            <figure key={prova} className={styles.imagem}>
              <img src={url} alt={TEXTOS.imagens[prova]} referrerPolicy="no-referrer" />
              <figcaption>{TEXTOS.imagens[prova]}</figcaption>
            </figure>
          ))}
        </div>
      </Card>
      <div className={styles.acoes}>
        <Button variant="danger" onClick={() => setDecisao('recusar')}>
          {TEXTOS.recusar}
        </Button>
        <Button onClick={() => setDecisao('confirmar')}>{TEXTOS.confirmar}</Button>
      </div>
      {decisao && (
        <ComMotivo
          titulo={TEXTOS.pergunta[decisao]}
          explicacao={TEXTOS.explicacao[decisao]}
          confirmar={TEXTOS[decisao]}
          perigo={decisao === 'recusar'}
          ocupado={decidir.isPending}
          falha={decidir.falha}
          onConfirmar={(motivo) => decidir.mutate({ decisao, motivo })}
          onCancelar={() => {
            decidir.reset()
            setDecisao(undefined)
          }}
        />
      )}
    </>
  )
}
