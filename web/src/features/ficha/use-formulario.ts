import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Entrada } from '#domain/base/contrato.ts'
import { salvarFicha } from '#domain/ficha/contract.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import { FICHA } from '#domain/ficha/textos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { esquecerRascunho, guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import { type Digitada, digitadaDe, digitadaSchema, type Erros, lerDigitada } from './digitada.ts'
import { guardarLida, relerFicha } from './use-ficha.ts'

/** What is typed, and the version it was typed over: another one in between is what the server tells. */
const rascunhoSchema = z.object({ versao: z.number(), digitada: digitadaSchema })

interface Envio {
  readonly entrada: Entrada<typeof salvarFicha>
  /** What was typed when it was sent. */
  readonly enviada: Digitada
}

const SEM_ERROS: Erros = new Map()

const deFicha = (ficha: Ficha | null) => ({ versao: ficha?.versao ?? 0, digitada: digitadaDe(ficha) })

/** The form over a stored profile: what is typed, what is wrong with it, and saving it. */
export function useFormulario(ficha: Ficha | null, rascunho: string, de: string | undefined) {
  const queries = useQueryClient()
  const [estado, setEstado] = useState(() => lerRascunho(rascunho, rascunhoSchema) ?? deFicha(ficha))
  const [erros, setErros] = useState(SEM_ERROS)
  const [falha, setFalha] = useState<ToastContent>()
  const guardar = (novo: typeof estado) => {
    setEstado(novo)
    guardarRascunho(rascunho, novo)
  }
  const salvamento = useMutation({
    mutationFn: ({ entrada }: Envio) =>
      call(salvarFicha, { ...entrada, ...(de !== undefined && { paciente_id: de }) }),
    onSuccess: (salva, { enviada }) => {
      guardarLida(queries, salva, de)
      // Who went on typing while it was on its way keeps that, over the version just saved.
      if (estado.digitada === enviada) {
        setEstado(deFicha(salva))
        esquecerRascunho(rascunho)
      } else guardar({ versao: salva.versao, digitada: estado.digitada })
      toast(FICHA.salva)
    },
    onError: (error) => {
      if (codigoDe(error) === 'conflito') return
      const campos = error instanceof ApiError ? (error.problema.campos ?? []) : []
      setErros(new Map(campos.map(({ campo, motivo }) => [campo, motivo])))
      setFalha(avisoDe(error))
    },
  })
  const abertura = useMutation({
    mutationFn: () => relerFicha(queries, de),
    onSuccess: (atual) => {
      esquecerRascunho(rascunho)
      salvamento.reset()
      setErros(SEM_ERROS)
      setFalha(undefined)
      setEstado(deFicha(atual))
    },
    onError: (error) => setFalha(avisoOuSemRede(error, FICHA.erro)),
  })
  const { versao, digitada } = estado
  return {
    digitada,
    erros,
    falha,
    mudou: codigoDe(salvamento.error) === 'conflito',
    salvando: salvamento.isPending,
    mudar: (mudanca: Partial<Digitada>) => {
      guardar({ versao, digitada: { ...digitada, ...mudanca } })
      setErros(semOsDe(erros, Object.keys(mudanca)))
      setFalha(undefined)
    },
    salvar: () => {
      const lida = lerDigitada(digitada, versao)
      setErros(lida.ok ? SEM_ERROS : lida.erros)
      setFalha(lida.ok ? undefined : { ...FICHA.nao_salva, description: FICHA.corrigir })
      if (lida.ok) salvamento.mutate({ entrada: lida.entrada, enviada: digitada })
    },
    abrindo: abertura.isPending,
    abrirAtual: () => abertura.mutate(),
  }
}

const codigoDe = (error: unknown) => (error instanceof ApiError ? error.problema.codigo : undefined)

const avisoDe = (error: unknown): ToastContent =>
  avisoOuSemRede(error, {
    ...FICHA.nao_salva,
    ...(error instanceof ApiError && { description: error.problema.detail }),
  })

/** The errors of fields that nobody touched since. */
const semOsDe = (erros: Erros, mudados: readonly string[]): Erros =>
  erros.size === 0
    ? erros
    : new Map([...erros].filter(([campo]) => !mudados.some((mudado) => campo.startsWith(mudado))))
