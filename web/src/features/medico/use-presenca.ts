import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FILA } from '#domain/consulta/textos.ts'
import { doctorPresence, minhaPresenca, sairDaFila } from '#domain/medico/contract.ts'
import { type Especialidade, eEspecialidade, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call, semResposta } from '../../lib/api.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { bater } from './batimento.ts'
import { despedir, prepararDespedida } from './despedida.ts'
import { avisoDaFalha } from './aviso-de-falha.ts'
import { MINHA_PRESENCA, type Presenca } from './minha-presenca.ts'
import { type OutrasAbas, useOutrasAbas } from './outras-abas.ts'
import { prepararSom } from './som.ts'
import { useAbaOculta } from './use-aba-oculta.ts'
import { useBatimento } from './use-batimento.ts'
import { useSaidaDaPagina } from './use-saida-da-pagina.ts'

/** Why the doctor was taken out of the queue without asking for it. */
export type SaidaForcada = 'conexao' | 'inatividade' | 'alhures'

const CHAVE = MINHA_PRESENCA.queryKey
/** Milliseconds between readings while the doctor is in a consultation, beside what its channel tells. */
const RELEITURA_EM_CONSULTA = 15_000

const FORA: Presenca = {
  status: 'offline',
  especialidade: null,
  entrou_em: null,
  last_seen_at: null,
  consulta_id: null,
}

/** The doctor's presence and everything that begins, keeps and ends it (D §2.7, §4; estados §2). */
export function usePresenca(medico_id: string) {
  const queries = useQueryClient()
  const [forcada, setForcada] = useState<SaidaForcada>()
  const presenca = useQuery({
    ...MINHA_PRESENCA,
    // A machine that slept joins again with its next beat; a reading before it would only say that time passed.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: ({ state }) => (state.data?.status === 'em_consulta' ? RELEITURA_EM_CONSULTA : false),
  })
  const reler = () => void queries.invalidateQueries({ queryKey: CHAVE })
  const abas = useRef<OutrasAbas>(undefined)
  const guardar = (nova: Presenca) => {
    // What is being read is from before, and would undo it.
    void queries.cancelQueries({ queryKey: CHAVE })
    queries.setQueryData(CHAVE, nova)
  }
  const guardada = () => queries.getQueryData<Presenca>(CHAVE)
  // Before the talk with the other tabs: on the way out these are asked last.
  useSaidaDaPagina({
    // The cache, not the last render: accepting and leaving happen in one breath.
    deveSair: () => guardada()?.status === 'online' && abas.current?.alguma() !== true,
    aoFechar: (sai) => {
      abas.current?.sair()
      if (!sai) return
      guardar(FORA)
      despedir()
    },
    aoTrocarDeTela: () => {
      sair()
      toast({ title: FILA.pausado.titulo, description: FILA.pausado.descricao })
    },
    aoVoltar: reler,
  })

  useOutrasAbas(abas, medico_id, reler)

  const { data } = presenca
  const especialidade = data?.especialidade ?? ''
  const naFila = data?.status === 'online' && eEspecialidade(especialidade) ? especialidade : null
  useEffect(() => {
    if (naFila === null) abas.current?.sair()
  }, [naFila])
  useCanal(data?.consulta_id ? canalDaConsulta(data.consulta_id) : null, reler)

  function sair(motivo?: SaidaForcada) {
    guardar(FORA)
    setForcada(motivo)
    call(sairDaFila, { so_este_aparelho: true }).then(
      () => abas.current?.mudou(),
      // Without a line nothing can be said: silence is counted as having left (60 s).
      () => undefined,
    )
  }

  /** The server knows this doctor in the queue no longer, and this page did not end it. */
  function foraDaFila() {
    setForcada('alhures')
    reler()
  }

  const entrar = useMutation({
    mutationFn: async (escolhida: Especialidade) => {
      await call(doctorPresence, { medico_id, especialidade: escolhida })
      return call(minhaPresenca, {})
    },
    onMutate: prepararSom,
    onSuccess: (nova, escolhida) => {
      guardar(nova)
      setForcada(undefined)
      abas.current?.mudou()
      const { titulo, descricao } = FILA.entrando(rotuloDaEspecialidade(escolhida))
      toast({ title: titulo, description: descricao })
    },
    onError: (error) => {
      toast(avisoDaFalha(error, FILA.erro_ao_entrar))
      reler()
    },
  })
  const pausar = useMutation({
    mutationFn: () => call(sairDaFila, {}),
    onSuccess: () => {
      guardar(FORA)
      setForcada(undefined)
      abas.current?.mudou()
      toast({ title: FILA.pausado.titulo, description: FILA.pausado.descricao })
    },
    onError: (error) => toast(avisoDaFalha(error, FILA.erro_ao_pausar)),
  })

  // From the click on: a beat that arrives after the doctor left would put them back.
  useBatimento(pausar.isPending ? null : naFila, {
    bater: async (onde, signal) => {
      abas.current?.entrar()
      await Promise.all([bater(medico_id, onde, signal), prepararDespedida()])
    },
    onFalha: (error) => {
      if (guardada()?.status !== 'online') return
      if (error instanceof ApiError && error.problema.codigo === 'fora_da_fila') {
        foraDaFila()
        return
      }
      if (!semResposta(error) && error instanceof ApiError) {
        sair()
        toast(avisoDaFalha(error, FILA.sem_conexao.titulo))
        return
      }
      sair('conexao')
      toast({
        title: FILA.sem_conexao.titulo,
        description: FILA.sem_conexao.descricao,
        variant: 'destructive',
        noLugar: true,
        ...(naFila && {
          action: { label: FILA.voltar_para_a_fila, onClick: () => entrar.mutate(naFila) },
        }),
      })
    },
    onAtraso: reler,
  })
  useAbaOculta({
    ativa: naFila !== null,
    adiar: () => abas.current?.algumaVisivel() === true,
    onTempo: () => {
      sair('inatividade')
      toast({ title: FILA.inatividade, variant: 'destructive', noLugar: true })
    },
  })
  return {
    presenca,
    naFila,
    forcada,
    entrar,
    pausar,
    foraDaFila,
    reler,
    /** The doctor took a consultation: present, not available, and not to be taken out of the queue by leaving here. */
    ocupar: (consulta_id: string) => {
      guardar({ ...FORA, status: 'em_consulta', especialidade: naFila, consulta_id })
      abas.current?.mudou()
    },
  }
}
