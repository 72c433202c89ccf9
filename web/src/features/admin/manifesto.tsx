import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { systemManifest } from '#domain/admin/contract.ts'
import type { Manifesto as Lido } from '#domain/admin/manifesto.ts'
import { MANIFESTO } from '#domain/admin/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { Abas } from './abas.tsx'
import styles from './admin.module.css'
import { Numeros } from './numeros.tsx'
import { instante, porcento } from './formatos.ts'
import { SoAdmin } from './so-admin.tsx'
import { Tabela } from './tabela.tsx'

/** The manifest of the server functions (D §2.15). */
export function SystemStatus() {
  return (
    <SoAdmin>
      <Manifesto />
    </SoAdmin>
  )
}

function Manifesto() {
  const manifesto = useQuery({
    queryKey: ['admin', 'manifesto'],
    queryFn: ({ signal }) => call(systemManifest, {}, { signal }),
    retry: false,
  })
  const { error, errorUpdatedAt } = manifesto
  const falha = error && avisoDaFalha(error)
  useEffect(() => {
    if (error && errorUpdatedAt > 0) toast(avisoDaFalha(error))
  }, [error, errorUpdatedAt])
  return (
    <div className={styles.tela}>
      <PageHeader title={MANIFESTO.titulo} subtitle={MANIFESTO.subtitulo} />
      {falha && (
        <Alert
          tone="perigo"
          title={falha.title}
          actions={
            <Button small onClick={() => void manifesto.refetch()}>
              {MANIFESTO.tentar}
            </Button>
          }
        >
          {falha.description}
        </Alert>
      )}
      {manifesto.data ? (
        <ComManifesto manifesto={manifesto.data} />
      ) : (
        manifesto.isPending && <Skeleton cards={3} />
      )}
    </div>
  )
}

/** D §8; a lost connection is called so (P §8). */
const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, {
    title: MANIFESTO.erro.titulo,
    description: error.message || MANIFESTO.erro.desconhecido,
  })

function ComManifesto({ manifesto }: { readonly manifesto: Lido }) {
  const { abas } = MANIFESTO
  return (
    <Abas
      rotulo={MANIFESTO.titulo}
      abas={[
        { id: 'geral', rotulo: abas.geral, conteudo: <VisaoGeral manifesto={manifesto} /> },
        { id: 'funcoes', rotulo: abas.funcoes, conteudo: <Funcoes manifesto={manifesto} /> },
        { id: 'wrappers', rotulo: abas.wrappers, conteudo: <Wrappers manifesto={manifesto} /> },
        { id: 'metadados', rotulo: abas.metadados, conteudo: <Metadados manifesto={manifesto} /> },
      ]}
    />
  )
}

function VisaoGeral({ manifesto }: { readonly manifesto: Lido }) {
  const { totalFunctions, systemHash, migrationStatus } = manifesto
  const { totalMigrated, migrationComplete } = migrationStatus
  const parte = totalFunctions === 0 ? 0 : Math.round((1000 * totalMigrated) / totalFunctions) / 10
  return (
    <Card>
      <Numeros
        itens={[
          [MANIFESTO.total, totalFunctions],
          [MANIFESTO.migracao, porcento(parte)],
          [
            MANIFESTO.status,
            <Badge key="status" tone={migrationComplete ? 'sucesso' : 'aviso'}>
              {migrationComplete ? MANIFESTO.completa : MANIFESTO.incompleta}
            </Badge>,
          ],
        ]}
      />
      <Numeros itens={[[MANIFESTO.hash, <code key="hash">{systemHash}</code>]]} />
    </Card>
  )
}

function Funcoes({ manifesto }: { readonly manifesto: Lido }) {
  const { nome, wrapper, categoria, alterada, ativa } = MANIFESTO.colunas
  return (
    <Card>
      <Tabela
        legenda={MANIFESTO.abas.funcoes}
        colunas={[nome, wrapper, categoria, alterada, ativa]}
        linhas={manifesto.functions.map((funcao) => ({
          id: funcao.name,
          celulas: [
            funcao.name,
            funcao.wrapper,
            funcao.category,
            instante(funcao.lastModified === '' ? null : funcao.lastModified),
            <Badge key="ativa" tone={funcao.isActive ? 'sucesso' : 'perigo'}>
              {funcao.isActive ? MANIFESTO.sim : MANIFESTO.nao}
            </Badge>,
          ],
        }))}
      />
    </Card>
  )
}

function Wrappers({ manifesto }: { readonly manifesto: Lido }) {
  const { wrapper, funcoes } = MANIFESTO.colunas
  return (
    <Card>
      <Tabela
        legenda={MANIFESTO.abas.wrappers}
        colunas={[wrapper, funcoes]}
        linhas={Object.entries(manifesto.functionsByWrapper)
          .toSorted(([, a], [, b]) => b - a)
          .map(([id, quantas]) => ({ id, celulas: [id, quantas] }))}
      />
    </Card>
  )
}

function Metadados({ manifesto }: { readonly manifesto: Lido }) {
  const { migrationStatus, systemHash, timestamp } = manifesto
  return (
    <Card>
      <Numeros
        itens={[
          [MANIFESTO.gerado, instante(timestamp)],
          [MANIFESTO.migradas, migrationStatus.totalMigrated],
          [MANIFESTO.legadas, migrationStatus.legacyCount],
        ]}
      />
      <Numeros itens={[[MANIFESTO.hash, <code key="hash">{systemHash}</code>]]} />
    </Card>
  )
}
