import * as z from 'zod/mini'
import { prazoMs } from '../base/prazos.ts'
import { vizinhancaDe } from './rede.ts'
import { METODOS_DE_ENTRADA, type SessaoGuardada, sessaoVale } from './sessao.ts'

/** The sign-ins of a person that are open, as they are shown. */

export const sessaoMostrada = z.object({
  id: z.string(),
  /** The one that asks. */
  atual: z.boolean(),
  navegador: z.string(),
  /** The network of its last renewal. No town is guessed from it. */
  rede: z.string(),
  criada_em: z.string(),
  usada_em: z.string(),
  metodo: z.enum(METODOS_DE_ENTRADA),
  segundo_fator: z.boolean(),
})
export type SessaoMostrada = z.output<typeof sessaoMostrada>

/**
 * Sessions that can still be renewed, the current one first, then by last use.
 * @param encerradasEm when all sessions of the account were ended (ISO 8601)
 */
export function sessoesAbertas(
  guardadas: readonly SessaoGuardada[],
  quem: { readonly atual: string | undefined; readonly encerradasEm: string | undefined },
  agora: Date,
): SessaoMostrada[] {
  const desde = agora.getTime() - prazoMs('entrada')
  return guardadas
    .filter(
      (sessao) =>
        Date.parse(sessao.criada_em) > desde &&
        sessaoVale(sessao, quem.encerradasEm, new Date(sessao.criada_em)),
    )
    .map(({ id, navegador, endereco, criada_em, usada_em, metodo, segundo_fator }) => ({
      id,
      atual: id === quem.atual,
      navegador,
      rede: vizinhancaDe(endereco),
      criada_em,
      usada_em,
      metodo,
      segundo_fator,
    }))
    .toSorted((a, b) => Number(b.atual) - Number(a.atual) || b.usada_em.localeCompare(a.usada_em))
}
