import { createHash, randomUUID } from 'node:crypto'
import { hojeEm } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { conferirNoCadastro } from '#domain/dependente/cadastro.ts'
import { adicionarDependente } from '#domain/dependente/contract.ts'
import { DECLARACAO, TEXTO_DA_DECLARACAO } from '#domain/dependente/declaracao.ts'
import {
  type DependenteDigitado,
  errosDoDependente,
  MAXIMO_DE_DEPENDENTES,
} from '#domain/dependente/entrada.ts'
import { vinculoMachine } from '#domain/dependente/machine.ts'
import { ERROS_DO_DEPENDENTE } from '#domain/dependente/textos.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import { pessoaPorCpf } from '#lambdas/providers/cpf.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as limites from '#lambdas/store/limites.ts'
import { dono, travar } from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { gravar, prazoDe } from './mudar.ts'
import { vista } from './vista.ts'

/**
 * A verified adult says for whom they answer, under penalty of law. The registry is asked before anything is said of
 * who else has the CPF, so that nobody learns of an account by guessing numbers. A dependant with the same CPF is the
 * same patient, whoever adds them; nothing of theirs is read before the bond is proven.
 */
export const handler = http(adicionarDependente, async (digitado, { actor, now }) => {
  if (await usuarios.isAdmin(actor.id)) throw new DomainError('sem_permissao')
  const campos = errosDoDependente(digitado, actor.perfil, hojeEm(now))
  if (campos.length > 0) throw new DomainError('campos_invalidos', { campos })
  const meus = await vinculos.doResponsavel(actor.id)
  const antes = meus.find(({ cpf }) => cpf === digitado.cpf)
  if (antes && antes.status !== 'encerrado') return vista(mesmo(antes, digitado), now)
  if (meus.filter(({ status }) => status !== 'encerrado').length >= MAXIMO_DE_DEPENDENTES)
    throw new DomainError('transicao_invalida', { detail: ERROS_DO_DEPENDENTE.muitos(MAXIMO_DE_DEPENDENTES) })

  await limites.exigir(
    { tipo: 'dependente_conta', quem: actor.id },
    LIMITES_DO_SERVIDOR.dependente_conta,
    now,
  )
  const cadastro = await noCadastro(digitado)
  await recusarComConta(digitado.cpf, now)
  const em = now.toISOString()
  const dependente_id = (await dono('cpf', digitado.cpf, 'dependente', now)) ?? randomUUID()
  const { declaracao: _declarada, ...dados } = digitado
  const vinculo: Vinculo = {
    ...dados,
    responsavel_id: actor.id,
    dependente_id,
    status: vinculoMachine.initial,
    declaracao: {
      versao: DECLARACAO.versao,
      sha256: createHash('sha256').update(TEXTO_DA_DECLARACAO).digest('hex'),
      em,
    },
    cadastro,
    imagens: [],
    motivos: [],
    created_at: em,
    updated_at: em,
    vence_em: prazoDe(vinculoMachine.initial, now),
  }
  const travas = await travar({
    usuario_id: dependente_id,
    identidade: { tipo: 'dependente', cpf: digitado.cpf },
    agora: now,
    provados: ['cpf'],
  })
  await gravar(vinculo, antes, {
    ator_id: actor.id,
    acao: 'declarar_vinculo',
    outros: travas.map(({ write }) => write),
  })
  return vista(vinculo, now)
})

/** A request repeated because its answer was lost. @throws DomainError campos_invalidos when it says something else */
function mesmo(antes: Vinculo, { nome, data_nascimento, relacao }: DependenteDigitado): Vinculo {
  if (antes.nome === nome && antes.data_nascimento === data_nascimento && antes.relacao === relacao)
    return antes
  throw new DomainError('campos_invalidos', {
    campos: [{ campo: 'cpf', motivo: ERROS_DO_DEPENDENTE.outros_dados }],
  })
}

/** @throws DomainError campos_invalidos, provedor_indisponivel */
async function noCadastro(digitado: DependenteDigitado): Promise<Vinculo['cadastro']> {
  const resposta = await pessoaPorCpf(digitado.cpf, digitado.data_nascimento).catch((error: unknown) => {
    logger.warn('The registry did not answer for a dependant', {
      error: error instanceof Error ? error.name : 'unknown',
    })
    throw new DomainError('provedor_indisponivel')
  })
  const conferido = conferirNoCadastro(digitado, resposta)
  if (!conferido.ok) throw new DomainError('campos_invalidos', { campos: conferido.campos })
  return conferido.cadastro
}

/** Who has an account asks for themselves. @throws DomainError campos_invalidos */
async function recusarComConta(cpf: string, now: Date): Promise<void> {
  const donos = await Promise.all([dono('cpf', cpf, 'paciente', now), dono('cpf', cpf, 'medico', now)])
  if (donos.every((quem) => quem === undefined)) return
  throw new DomainError('campos_invalidos', {
    campos: [{ campo: 'cpf', motivo: ERROS_DO_DEPENDENTE.cpf_com_conta }],
  })
}
