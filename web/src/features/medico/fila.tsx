import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { FILA } from '#domain/consulta/textos.ts'
import { medicoEu } from '#domain/medico/contract.ts'
import { type Especialidade, eEspecialidade } from '#domain/base/especialidades.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { FalhaNoLugar } from '../../components/falha-no-lugar.tsx'
import { AvisoDoCertificado } from './conta/certificado.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { ConversasPorResponder } from '../conversa/conversas-por-responder.tsx'
import { RegistrosPorConcluir } from '../registro/registros-por-concluir.tsx'
import { TOQUE_DO_MEDICO } from '#domain/toque/textos-das-telas.ts'
import { ToqueNaFila } from '../toque/toque-na-fila.tsx'
import { MedicoNaFila, type Medico } from './medico-na-fila.tsx'
import styles from './fila.module.css'
import { ListaDaFila } from './lista-da-fila.tsx'
import { SoMedico } from './so-medico.tsx'
import { type SaidaForcada, usePresenca } from './use-presenca.ts'

/** 'Fila de Consultas' (D §2.7): who is not a doctor goes to the doctors' onboarding. */
export function Fila() {
  return (
    <SoMedico>
      {(perfil) => (
        <div className={styles.tela}>
          <PageHeader title={FILA.titulo} subtitle={FILA.subtitulo} />
          <RegistrosPorConcluir />
          <ConversasPorResponder />
          <ComCadastro perfil={perfil} />
        </div>
      )}
    </SoMedico>
  )
}

function ComCadastro({ perfil }: { readonly perfil: Perfil }) {
  const medico = useQuery({
    queryKey: ['medicos', 'eu'],
    queryFn: ({ signal }) => call(medicoEu, {}, { signal }),
  })
  if (medico.data) return <Cockpit perfil={perfil} medico={medico.data} />
  if (!medico.isError) return <Skeleton cards={2} />
  return (
    <FalhaAoCarregar
      error={medico.error}
      aviso={FILA.erro_do_medico}
      onRepetir={() => void medico.refetch()}
    />
  )
}

function Cockpit({ perfil, medico }: { readonly perfil: Perfil; readonly medico: Medico }) {
  const estado = usePresenca(medico.id)
  const { presenca, naFila, forcada, entrar, pausar } = estado
  const verificadas = medico.especialidades
    .filter(({ verificado }) => verificado)
    .map(({ especialidade }) => especialidade)
  const { state } = useLocation()
  const [escolha, setEscolha] = useState<Especialidade | ''>(() => {
    const deAntes = verificadas.find((verificada) => verificada === especialidadeDo(state))
    return deAntes ?? (verificadas.length === 1 ? (verificadas[0] ?? '') : '')
  })

  const [falta, setFalta] = useState(false)

  // Remembered for the way back, also when another tab chose it.
  if (naFila && naFila !== escolha) setEscolha(naFila)
  if (!presenca.data)
    return presenca.isError ? (
      <FalhaAoCarregar
        error={presenca.error}
        aviso={FILA.erro_do_medico}
        onRepetir={() => void presenca.refetch()}
      />
    ) : (
      <Skeleton cards={2} />
    )
  const selecionada = atual(presenca.data.especialidade) ?? escolha
  const entrarNela = () => {
    setFalta(selecionada === '')
    if (selecionada !== '') entrar.mutate(selecionada)
    else toast({ title: FILA.selecione, variant: 'destructive', noLugar: true })
  }
  return (
    <>
      <MedicoNaFila
        nome={medico.nome_oficial ?? perfil.nome}
        medico={medico}
        presenca={presenca.data}
        lidaEm={presenca.dataUpdatedAt}
        verificadas={verificadas}
        selecionada={selecionada}
        entrando={entrar.isPending}
        pausando={pausar.isPending}
        falta={falta ? FILA.selecione : undefined}
        onSelecionar={(especialidade) => {
          setFalta(false)
          setEscolha(especialidade)
        }}
        onEntrar={entrarNela}
        onPausar={() => pausar.mutate()}
      />
      <FalhaNoLugar />
      {naFila && <ToqueNaFila textos={TOQUE_DO_MEDICO} />}
      <AvisoDoCertificado />
      {forcada && presenca.data.status === 'offline' && (
        <Retirado motivo={forcada} voltando={entrar.isPending} onVoltar={entrarNela} />
      )}
      {naFila ? (
        <ListaDaFila
          key={naFila}
          medicoId={medico.id}
          especialidade={naFila}
          onAceita={estado.ocupar}
          onRecusada={estado.reler}
          onForaDaFila={estado.foraDaFila}
        />
      ) : (
        <Vazio ocupado={presenca.data.status === 'em_consulta'} semEspecialidade={verificadas.length === 0} />
      )}
    </>
  )
}

/** The queue that whoever finished a consultation comes from. */
const especialidadeDo = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'especialidade' in state ? state.especialidade : undefined

const atual = (especialidade: string | null): Especialidade | null =>
  especialidade !== null && eEspecialidade(especialidade) ? especialidade : null

interface RetiradoProps {
  readonly motivo: SaidaForcada
  readonly voltando: boolean
  readonly onVoltar: () => void
}

const RETIRADO: Record<SaidaForcada, { readonly titulo: string; readonly descricao?: string }> = {
  conexao: FILA.sem_conexao,
  inatividade: { titulo: FILA.inatividade },
  alhures: FILA.alhures,
}

/** Why one is no longer in the queue, for whoever was not looking when the notification came. */
function Retirado({ motivo, voltando, onVoltar }: RetiradoProps) {
  const { titulo, descricao } = RETIRADO[motivo]
  return (
    <Alert
      tone="aviso"
      title={titulo}
      actions={
        <Button small onClick={onVoltar} busy={voltando && FILA.entrando_agora}>
          {FILA.voltar_para_a_fila}
        </Button>
      }
    >
      {descricao}
    </Alert>
  )
}

interface VazioProps {
  readonly ocupado: boolean
  readonly semEspecialidade: boolean
}

function Vazio({ ocupado, semEspecialidade }: VazioProps) {
  const { titulo, descricao } = ocupado ? FILA.ocupado : semEspecialidade ? FILA.sem_especialidade : FILA.fora
  return <EmptyState title={titulo}>{descricao}</EmptyState>
}
