import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { eDePessoa } from '#domain/admin/atos.ts'
import { atosDosAdministradores, buscarAuditoria } from '#domain/admin/contract-atos.ts'
import { ATOS, AUDITORIA } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Field } from '../../components/field.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { ApiError, call } from '../../lib/api.ts'
import { Abas } from './abas.tsx'
import styles from './admin.module.css'
import { Identificador } from './identificador.tsx'
import { instante } from './formatos.ts'
import { SoAdmin } from './so-admin.tsx'
import { Tabela } from './tabela.tsx'

/** The audit search: a patient's access log, and what administrators did. */
export function Auditoria() {
  return (
    <SoAdmin>
      <div className={styles.tela}>
        <PageHeader title={AUDITORIA.titulo} subtitle={AUDITORIA.subtitulo} />
        <Abas
          rotulo={AUDITORIA.titulo}
          abas={[
            { id: 'busca', rotulo: AUDITORIA.abas.busca, conteudo: <Busca /> },
            { id: 'atos', rotulo: AUDITORIA.abas.atos, conteudo: <Atos /> },
          ]}
        />
      </div>
    </SoAdmin>
  )
}

function Busca() {
  const [quem, setQuem] = useState('')
  const [motivo, setMotivo] = useState('')
  const busca = useMutation({ mutationFn: () => call(buscarAuditoria, { quem, motivo }) })
  const campos = busca.error instanceof ApiError ? (busca.error.problema.campos ?? []) : []
  const erroDe = (campo: string) => campos.find((erro) => erro.campo === campo)?.motivo
  const buscar = (event: FormEvent) => {
    event.preventDefault()
    busca.mutate()
  }
  return (
    <>
      <Card>
        <form className={styles.busca} onSubmit={buscar} noValidate>
          <Field
            label={AUDITORIA.quem}
            value={quem}
            autoComplete="off"
            error={erroDe('quem')}
            onChange={(event) => setQuem(event.target.value)}
          />
          <Field
            label={ATOS.motivo}
            hint={AUDITORIA.aviso}
            value={motivo}
            autoComplete="off"
            error={erroDe('motivo')}
            onChange={(event) => setMotivo(event.target.value)}
          />
          <div className={styles.acoes}>
            <Button type="submit" busy={busca.isPending && AUDITORIA.buscando}>
              {AUDITORIA.buscar}
            </Button>
          </div>
        </form>
      </Card>
      {busca.error && campos.length === 0 && (
        <Alert announce tone="perigo">
          {busca.error.message}
        </Alert>
      )}
      {busca.data && <Achado achado={busca.data} />}
    </>
  )
}

function Achado({ achado }: { readonly achado: Saida<typeof buscarAuditoria> }) {
  const { colunas } = AUDITORIA
  return (
    <Card>
      <div className={styles.cabeca}>
        <h2 className={styles.codigo}>
          {achado.paciente} <Identificador valor={achado.paciente_id} />
        </h2>
        <Badge tone={achado.integra ? 'sucesso' : 'perigo'}>
          {achado.integra ? AUDITORIA.integra : AUDITORIA.quebrada}
        </Badge>
      </div>
      {achado.linhas.length === 0 ? (
        <p className={styles.discreto}>{AUDITORIA.nada}</p>
      ) : (
        <Tabela
          legenda={AUDITORIA.abas.busca}
          colunas={[colunas.em, colunas.ator, colunas.acao, colunas.objeto]}
          linhas={achado.linhas.map((linha) => ({
            id: String(linha.sequencia),
            celulas: [
              instante(linha.em),
              <span key="ator" title={linha.ator_id}>
                {linha.ator}
              </span>,
              linha.o_que,
              <Objeto key="objeto" {...linha} />,
            ],
          }))}
        />
      )}
    </Card>
  )
}

/** A person by their name; anything else by whose it is, then what it is. */
function Objeto({ objeto, de_quem }: { readonly objeto: string; readonly de_quem: string | null }) {
  if (de_quem !== null && eDePessoa(objeto)) return <Identificador valor={objeto} nome={de_quem} />
  return (
    <>
      {de_quem} <Identificador valor={objeto} />
    </>
  )
}

function Atos() {
  const [mes, setMes] = useState(() => new Date().toISOString().slice(0, 7))
  const atos = useQuery({
    queryKey: ['admin', 'atos', mes],
    queryFn: async ({ signal }) => (await call(atosDosAdministradores, { mes }, { signal })).atos,
    enabled: mes !== '',
  })
  const { colunas, acoes } = AUDITORIA
  return (
    <Card>
      <div className={styles.busca}>
        <Field
          label={AUDITORIA.mes}
          type="month"
          value={mes}
          onChange={(event) => setMes(event.target.value)}
        />
      </div>
      {atos.isError && (
        <FalhaAoCarregar
          error={atos.error}
          aviso={ATOS.erro_de_leitura}
          onRepetir={() => void atos.refetch()}
        />
      )}
      {atos.isLoading && <Skeleton cards={1} />}
      {atos.data?.length === 0 && <p className={styles.discreto}>{AUDITORIA.sem_atos}</p>}
      {atos.data !== undefined && atos.data.length > 0 && (
        <Tabela
          legenda={AUDITORIA.atos}
          colunas={[colunas.em, colunas.acao, colunas.objeto, colunas.motivo, colunas.ator]}
          linhas={atos.data.map((ato) => ({
            id: ato.id,
            celulas: [
              instante(ato.em),
              acoes[ato.acao],
              <Objeto key="objeto" {...ato} />,
              <span key="motivo" className={styles.frase}>
                {ato.motivo ?? '—'}
              </span>,
              <span key="ator" title={ato.ator_id}>
                {ato.ator}
              </span>,
            ],
          }))}
        />
      )}
    </Card>
  )
}
