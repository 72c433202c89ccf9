import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataBr } from '#domain/base/campos.ts'
import { idadeEscrita } from '#domain/base/idade-escrita.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { encerrarVinculo } from '#domain/dependente/contract.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import type { VinculoStatus } from '#domain/dependente/status.ts'
import { DEPENDENTES, rotuloDaRelacao } from '#domain/dependente/textos.ts'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import styles from './dependente.module.css'
import { ProvaDoVinculo } from './prova.tsx'
import { guardarLido } from './use-dependentes.ts'

const TONS: Readonly<Record<VinculoStatus, Tone>> = {
  pendente: 'aviso',
  em_revisao: 'info',
  confirmado: 'sucesso',
  recusado: 'perigo',
  encerrado: 'info',
}

/** One dependant: who, where the bond stands, and what can be done next. */
export function DependenteNaLista({ dependente }: { readonly dependente: Dependente }) {
  const { dependente_id, nome, idade, relacao, status, ate, motivos } = dependente
  const queries = useQueryClient()
  const [perguntando, setPerguntando] = useState(false)
  const remocao = useMutation({
    mutationFn: () => call(encerrarVinculo, { dependente_id }),
    onSuccess: (lido) => {
      guardarLido(queries, lido)
      toast({ title: DEPENDENTES.removido })
    },
  })
  const provar = status === 'pendente' || status === 'recusado'
  return (
    <Card as="li">
      <div className={styles.cabeca}>
        <h2 className={styles.titulo}>{nome}</h2>
        <Badge tone={TONS[status]}>{DEPENDENTES.status[status]}</Badge>
      </div>
      <p className={styles.discreto}>
        {idadeEscrita(idade)} · {rotuloDaRelacao(relacao)}
      </p>
      {status === 'recusado' &&
        motivos.map((motivo) => (
          <p key={motivo}>
            {DEPENDENTES.motivo}: {motivo}
          </p>
        ))}
      <p>{DEPENDENTES.passo[status]}</p>
      {status === 'confirmado' && ate !== null && (
        <p className={styles.discreto}>{DEPENDENTES.ate(dataBr(ate) ?? ate)}</p>
      )}
      {provar && <ProvaDoVinculo dependente={dependente} />}
      <div className={styles.acoes}>
        <Button
          variant="quiet"
          aria-label={`${DEPENDENTES.remover} ${nome}`}
          onClick={() => setPerguntando(true)}
        >
          {DEPENDENTES.remover}
        </Button>
        {status === 'confirmado' && (
          <>
            <LinkButton variant="secondary" to={`${caminhoDe('ficha')}?de=${dependente_id}`}>
              {DEPENDENTES.ficha} <span className="so-leitor">{`de ${nome}`}</span>
            </LinkButton>
            <LinkButton to={`${caminhoDe('triagem')}?de=${dependente_id}`}>
              {DEPENDENTES.triagem} <span className="so-leitor">{`para ${nome}`}</span>
            </LinkButton>
          </>
        )}
      </div>
      <ConfirmDialog
        open={perguntando}
        danger
        title={DEPENDENTES.remover_titulo(nome)}
        description={DEPENDENTES.remover_texto}
        confirm={DEPENDENTES.remover}
        busy={remocao.isPending && DEPENDENTES.removendo}
        onConfirm={() => remocao.mutate()}
        onCancel={() => {
          remocao.reset()
          setPerguntando(false)
        }}
      >
        {remocao.error && (
          <Falha
            {...avisoOuSemRede(remocao.error, {
              title: DEPENDENTES.nao_removido,
              description: remocao.error instanceof ApiError ? remocao.error.problema.detail : undefined,
            })}
          />
        )}
      </ConfirmDialog>
    </Card>
  )
}
