import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { aiTriage } from '#domain/triagem/contract.ts'
import { AVISO_IA } from '#domain/triagem/textos.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import { emBranco, type Respostas, respostasSchema } from './respostas.ts'
import type { ResultadoDaTriagem } from './resultado.tsx'

/** `aviso_versao`: the text about the AI that stood on the screen when it was chosen or not. */
const rascunhoSchema = z.object({
  respostas: respostasSchema,
  resultado: z.optional(aiTriage.saida),
  aviso_versao: z.optional(z.string()),
})

/**
 * The answers and what came of them, kept in this tab for the person signed in. A finished triage is shown again only
 * where it was left open (`continua`); whoever opens the page otherwise starts a new one. `de`: the dependant the page
 * was opened for.
 */
export function useTriagemGuardada(
  perfil: Perfil | null | undefined,
  continua: boolean,
  de: string | undefined,
) {
  const nome = `triagem:${perfil?.id ?? ''}`
  const [inicial] = useState(() => {
    const guardada = perfil ? lerRascunho(nome, rascunhoSchema) : undefined
    // Chosen under another text, the AI was not chosen.
    if (guardada && guardada.aviso_versao !== AVISO_IA.versao) guardada.respostas.com_ia = false
    // Who comes for a dependant does not go on with what was begun for somebody else.
    if (!continua && de !== undefined && guardada?.respostas.para !== de) return undefined
    return guardada?.resultado === undefined || continua ? guardada : undefined
  })
  const novas = () => ({ ...emBranco(perfil?.data_nascimento, new Date()), para: de })
  const [respostas, setRespostas] = useState<Respostas>(() => inicial?.respostas ?? novas())
  const [resultado, setResultado] = useState<ResultadoDaTriagem | undefined>(inicial?.resultado)
  useEffect(() => {
    if (perfil) guardarRascunho(nome, { respostas, resultado, aviso_versao: AVISO_IA.versao })
  }, [perfil, nome, respostas, resultado])
  return {
    respostas,
    resultado,
    mudar: (mudanca: Partial<Respostas>) => setRespostas((antes) => ({ ...antes, ...mudanca })),
    setResultado,
    comecarDeNovo: () => {
      setRespostas(novas())
      setResultado(undefined)
    },
  }
}
