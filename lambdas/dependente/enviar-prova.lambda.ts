import { randomBytes } from 'node:crypto'
import { decide } from '#domain/base/maquina.ts'
import { DomainError } from '#domain/base/erros.ts'
import { enviarProva } from '#domain/dependente/contract.ts'
import { vinculoMachine } from '#domain/dependente/machine.ts'
import { caminhoTemporario, VALIDADE_DO_FORMULARIO } from '#domain/kyc/envio.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/** A signed form to upload one picture of the proof, while there is something to prove. */
export const handler = http(
  enviarProva,
  async ({ dependente_id, prova, tipo_conteudo, tamanho }, { actor, now }) => {
    const vinculo = await vinculos.find(actor.id, dependente_id)
    if (!vinculo) throw new DomainError('nao_encontrado')
    if (!decide(vinculoMachine, vinculo.status, 'pedir_revisao', 'paciente').ok)
      throw new DomainError('transicao_invalida')
    const finalidade = `dependente_${prova}` as const
    const caminho = caminhoTemporario({
      usuario_id: actor.id,
      finalidade,
      tipo_conteudo,
      agora: now,
      aleatorio: randomBytes(9).toString('hex'),
    })
    const created_at = now.toISOString()
    await envios.criar({ usuario_id: actor.id, caminho, finalidade, tipo_conteudo, created_at })
    const { url, campos } = await imagens.formulario(caminho, tipo_conteudo, tamanho)
    const expira_em = new Date(now.getTime() + VALIDADE_DO_FORMULARIO * 1000).toISOString()
    return { url, campos, caminho, expira_em }
  },
)
