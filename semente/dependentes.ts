import { createHash } from 'node:crypto'
import { DECLARACAO, TEXTO_DA_DECLARACAO } from '#domain/dependente/declaracao.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { write } from '#lambdas/store/table.ts'
import { travar } from '#lambdas/store/unicos.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/** Invented children of the personas, known to the CPF registry; the CPFs only have valid check digits. */

type Crianca = Pick<Vinculo, 'dependente_id' | 'nome' | 'cpf' | 'data_nascimento' | 'relacao'>

/** Ana's son, whom her account answers for already. */
export const TEO: Crianca = {
  dependente_id: '99999999-9999-4999-8999-999999999999',
  nome: 'Téo Nogueira Sampaio',
  cpf: '73421906599',
  data_nascimento: '2022-06-10',
  relacao: 'mae',
}

/** Ana's baby, whom she can still add. */
export const LIA: Crianca = {
  dependente_id: 'aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa',
  nome: 'Lia Nogueira Sampaio',
  cpf: '40283751690',
  data_nascimento: '2026-05-20',
  relacao: 'mae',
}

export const CRIANCAS: readonly Crianca[] = [TEO, LIA]

/** A bond as it stands once the document confirmed it. */
export function vinculoConfirmado(crianca: Crianca, responsavel_id: string, agora: Date): Vinculo {
  const em = agora.toISOString()
  return {
    ...crianca,
    responsavel_id,
    status: 'confirmado',
    declaracao: {
      versao: DECLARACAO.versao,
      sha256: createHash('sha256').update(TEXTO_DA_DECLARACAO).digest('hex'),
      em,
    },
    cadastro: 'conferido',
    imagens: [],
    motivos: [],
    decisao: { em },
    created_at: em,
    updated_at: em,
  }
}

/** Stores it, with who the dependant is; one that is there stays. */
export async function semearDependente(crianca: Crianca, responsavel_id: string, agora: Date): Promise<void> {
  const vinculo = vinculoConfirmado(crianca, responsavel_id, agora)
  if (await vinculos.find(responsavel_id, crianca.dependente_id)) return
  const travas = await travar({
    usuario_id: crianca.dependente_id,
    identidade: { tipo: 'dependente', cpf: crianca.cpf },
    agora,
    provados: ['cpf'],
  })
  await write(
    vinculos.vinculoWrite(vinculo, undefined),
    vinculos.titularDo(vinculo),
    ...vinculos.responsavelNaLista(undefined, vinculo),
    ...travas.map((trava) => trava.write),
  )
}
