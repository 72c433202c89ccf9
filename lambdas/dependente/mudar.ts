import { DomainError } from '#domain/base/erros.ts'
import type { AtoOf, Autor } from '#domain/base/maquina.ts'
import { vinculoMachine } from '#domain/dependente/machine.ts'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { vinculoKey } from '#lambdas/store/keys.ts'
import { ConditionFailed, type Write, write } from '#lambdas/store/table.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

type Ato = AtoOf<typeof vinculoMachine>

const PRAZO = { pendente: 'prova_do_vinculo', em_revisao: 'vinculo_em_revisao' } as const

interface Mudanca {
  readonly antes: Vinculo
  readonly ato: Ato
  readonly papel: Autor
  /** Whose name stands in the dependant's access log. */
  readonly ator_id: string
  readonly fatos?: Partial<Vinculo>
  /** What is written with it or not at all. */
  readonly outros?: readonly Write[]
}

/**
 * One act on a bond, as the machine allows it, with its line of the dependant's access log.
 * @throws DomainError transicao_invalida, sem_permissao, conflito
 */
export async function mudar(
  { antes, ato, papel, ator_id, fatos = {}, outros = [] }: Mudanca,
  agora: Date,
): Promise<Vinculo> {
  const status = moveOrThrow(vinculoMachine, antes.status, ato, papel)
  const depois: Vinculo = {
    ...antes,
    ...fatos,
    status,
    updated_at: agora.toISOString(),
    // Sending more papers puts nothing off.
    vence_em: (status === antes.status ? antes.vence_em : undefined) ?? prazoDe(status, agora),
  }
  // Whose the record is: what somebody only declared, of a CPF the registry says nothing of, must not name it.
  const titular = depois.status === 'confirmado' ? [vinculos.titularDo(depois)] : []
  await gravar(depois, antes, {
    ator_id,
    acao: `${ato}_vinculo`,
    outros: [...outros, ...titular, ...vinculos.responsavelNaLista(antes, depois)],
  })
  return depois
}

/** The timed exit of a status; the birthday that ends a confirmed bond is no timer. */
export const prazoDe = (status: Vinculo['status'], agora: Date): string | undefined =>
  status === 'pendente' || status === 'em_revisao' ? vencimento(PRAZO[status], agora) : undefined

interface Escrita {
  readonly ator_id: string
  readonly acao: string
  readonly outros?: readonly Write[]
}

/** Stores a bond in the place of how it was read. @throws DomainError conflito when it changed meanwhile */
export async function gravar(
  depois: Vinculo,
  antes: Vinculo | undefined,
  { ator_id, acao, outros = [] }: Escrita,
): Promise<void> {
  const { dependente_id, responsavel_id, updated_at: em } = depois
  const fato = { paciente_id: dependente_id, ator_id, acao, objeto: `dependente:${responsavel_id}`, em }
  try {
    await auditoria.registrarCom(fato, (linha) =>
      write(linha, vinculos.vinculoWrite(depois, antes), ...outros),
    )
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !error.at(vinculoKey(responsavel_id, dependente_id)))
      throw error
    throw new DomainError('conflito', { detail: ERROS_DO_DEPENDENTE.mudou })
  }
}
