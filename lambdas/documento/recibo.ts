import type { Consulta } from '#domain/consulta/consulta.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Emitente, Recibo } from '#domain/documento/recibo.ts'
import { RECIBOS } from '#domain/documento/textos-recibo.ts'
import { somar } from '#domain/pagamento/livro.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** What the receipt of a consultation says. @throws DomainError transicao_invalida while nothing was charged */
export async function reciboDe(consulta: Consulta): Promise<Recibo> {
  const { id, paciente_id, assigned_to = '', ended_at, updated_at } = consulta
  const [livro, paciente, pagador, medico, pessoa] = await Promise.all([
    pagamentos.livro(id),
    usuarios.titular(paciente_id),
    usuarios.titular(contaDoPaciente(consulta)),
    medicos.find(assigned_to),
    usuarios.titular(assigned_to),
  ])
  const valor = somar(livro).capturado
  const cobranca = livro.findLast(({ tipo }) => tipo === 'capturado')
  if (!cobranca || !paciente || !pagador || !medico || !pessoa)
    throw new DomainError('transicao_invalida', { detail: RECIBOS.sem_recibo })
  const { crm, uf, nome_oficial } = medico
  return {
    consulta_id: id,
    emitente: JSON.parse(env('EMPRESA')) as Emitente,
    paciente,
    pagador,
    medico: { nome: nome_oficial ?? pessoa.nome, cpf: pessoa.cpf, crm, uf },
    atendida_em: ended_at ?? updated_at,
    pago_em: cobranca.em,
    valor,
  }
}
