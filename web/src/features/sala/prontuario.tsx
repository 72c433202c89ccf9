import { useQuery } from '@tanstack/react-query'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { verProntuario } from '#domain/documento/contract.ts'
import { PRONTUARIO } from '#domain/consulta/textos.ts'
import { Card } from '../../components/card.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { FichaNoProntuario } from '../ficha/ficha-no-prontuario.tsx'
import { AvaliacaoDaTriagem } from '../triagem/avaliacao.tsx'
import { call } from '../../lib/api.ts'
import styles from './prontuario.module.css'
import { ConsultasAnteriores, Devolucoes, DocumentosAnteriores } from './prontuario-anterior.tsx'
import { TriagemDoPaciente } from './prontuario-triagem.tsx'

interface ProntuarioDoPacienteProps {
  readonly consulta: Pick<ConsultaVista, 'id' | 'informacoes_adicionais'>
}

/**
 * The patient's record beside the room (D §2.10): the health profile, the triage as support, earlier consultations,
 * earlier documents.
 */
export function ProntuarioDoPaciente({ consulta }: ProntuarioDoPacienteProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['consultas', consulta.id, 'prontuario'],
    queryFn: ({ signal }) => call(verProntuario, { id: consulta.id }, { signal }),
    // Each reading is a line in the patient's access log: once while the page is open, and gone with it.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
  return (
    <Card as="section" aria-label={PRONTUARIO.titulo} dense>
      <div>
        <h2 className={styles.titulo}>{PRONTUARIO.titulo}</h2>
        <p className={styles.discreto}>{PRONTUARIO.sigilo}</p>
      </div>
      {data && (
        <>
          <FichaNoProntuario ficha={data.ficha} />
          <section className={styles.parte} aria-label={PRONTUARIO.triagem}>
            <h3 className={styles.subtitulo}>{PRONTUARIO.triagem}</h3>
            {data.triagens.length === 0 && <p>{PRONTUARIO.sem_triagem}</p>}
            {data.triagens.map((triagem, place) => (
              <TriagemDoPaciente
                key={triagem.id}
                triagem={triagem}
                depois={place < data.triagens.length - 1}
              />
            ))}
            {data.triagens.length > 0 && <AvaliacaoDaTriagem consulta_id={consulta.id} />}
            {consulta.informacoes_adicionais && (
              <p className={styles.texto}>
                <strong>{PRONTUARIO.informacoes}:</strong> {consulta.informacoes_adicionais}
              </p>
            )}
          </section>
          <Devolucoes devolucoes={data.devolucoes} />
          <ConsultasAnteriores consultas={data.consultas} />
          <DocumentosAnteriores documentos={data.documentos} />
        </>
      )}
      {!data && !error && <Skeleton cards={1} />}
      {!data && error && (
        <FalhaAoCarregar
          error={error}
          aviso={{ titulo: PRONTUARIO.erro, descricao: error.message }}
          onRepetir={() => void refetch()}
        />
      )}
    </Card>
  )
}
