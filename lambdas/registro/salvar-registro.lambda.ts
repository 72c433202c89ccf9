import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { DomainError } from '#domain/base/erros.ts'
import { salvarRegistro } from '#domain/registro/contract.ts'
import { registroMachine } from '#domain/registro/machine.ts'
import { podeEscrever } from '#domain/registro/prazo.ts'
import { type Campos, camposSchema, type Hipotese } from '#domain/registro/registro.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazosDoEstagio, vencimento } from '#lambdas/runtime/prazos.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import * as registros from './store/registros.ts'

/**
 * Saves what the doctor wrote, over the version it builds on. A save repeated because its answer was lost is answered
 * like the first; one that builds on an older version than the stored one changes nothing.
 */
export const handler = http(salvarRegistro, async ({ id, versao, hipoteses, ...textos }, { actor, now }) => {
  const consulta = await consultaDe(actor.id, id, 'medico')
  if (!podeEscrever(consulta, now, prazosDoEstagio()))
    throw new DomainError('prazo_encerrado', {
      detail: 'Passaram 24 horas do fim da consulta. O que falta vai como adendo.',
    })
  const campos: Campos = { ...textos, hipoteses: await comDescricao(hipoteses) }
  const em = now.toISOString()
  const chave = { consulta_id: id, medico_id: actor.id, versao }
  try {
    if (versao > 0) await registros.salvar(chave, campos, em)
    else
      await registros.criar({
        ...campos,
        ...chave,
        paciente_id: consulta.paciente_id,
        status: registroMachine.initial,
        versao: 1,
        created_at: em,
        updated_at: em,
        vence_em: vencimento('registro_aberto', now),
      })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    return jaGuardado(chave, campos)
  }
  return { versao: versao + 1, salvo_em: em }
})

/** The stored version when it is the very one that was sent. @throws DomainError transicao_invalida, conflito */
async function jaGuardado(
  { consulta_id, medico_id, versao }: { consulta_id: string; medico_id: string; versao: number },
  campos: Campos,
) {
  const registro = await registros.find(consulta_id, medico_id)
  if (!registro) throw new DomainError('conflito')
  if (registro.status !== 'aberto')
    throw new DomainError('transicao_invalida', {
      detail: 'Este registro já foi fechado. O que falta vai como adendo.',
    })
  if (registro.versao === versao + 1 && isDeepStrictEqual(z.parse(camposSchema, registro), campos))
    return { versao: registro.versao, salvo_em: registro.updated_at }
  throw new DomainError('conflito', {
    detail: 'Este registro foi mudado em outra aba ou aparelho. Nada do que está nesta tela foi perdido.',
  })
}

/**
 * Each code with the official words. The table is only read when there is a code. @throws DomainError
 * campos_invalidos
 */
async function comDescricao(codigos: readonly string[]): Promise<Hipotese[]> {
  if (codigos.length === 0) return []
  const { descricaoDe } = await import('#domain/registro/cid10/tabela.ts')
  return codigos.map((codigo) => {
    const descricao = descricaoDe(codigo)
    if (descricao === undefined)
      throw new DomainError('campos_invalidos', {
        campos: [{ campo: 'hipoteses', motivo: `Não há o código ${codigo} na CID-10.` }],
      })
    return { codigo, descricao }
  })
}
