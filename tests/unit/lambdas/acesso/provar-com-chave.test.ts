import { describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract-chaves.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { handler as preparar } from '#lambdas/acesso/preparar-chave.lambda.ts'
import { handler as provar } from '#lambdas/acesso/provar-com-chave.lambda.ts'
import { handler as verUsuario } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as papeis from '#semente/papeis.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { comAna, comSenha, dentroDe, id, jtiDe, pool } from './entrada.ts'
import { comChave, desafio, HA_UMA_HORA } from './chave.ts'

comAna()

describe('a passkey as second factor', () => {
  const situacao = async (sessao: string) => {
    const { body } = await invoke(verUsuario, usuarioEu, { como: ANA, sessao })
    return (body as { segundo_fator: string }).segundo_fator
  }

  it('of an administrator is asked for: the password alone neither administers nor sets up another', async () => {
    await papeis.mudarAdmin({ usuario_id: id, ativo: true, ator_id: 'operador', motivo: null }, new Date())
    const novo = await comChave(ANA)
    const { body } = await comSenha()
    const daSenha = jtiDe(dentroDe(body).token)
    expect(await situacao(daSenha)).toBe('entrar_de_novo')
    expect((await invoke(preparar, acesso.prepararChave, { como: ANA, sessao: daSenha })).body).toMatchObject(
      {
        codigo: 'autenticador_necessario',
      },
    )
    const resposta = novo.usar(await desafio())
    const provada = await invoke(provar, acesso.provarComChave, {
      como: ANA,
      sessao: daSenha,
      entrada: { resposta },
    })
    expect(provada.status).toBe(200)
    expect(await situacao(daSenha)).toBe('em_dia')
  })

  it('of a patient is one more way in, and closes none', async () => {
    await comChave(ANA)
    const { body } = await comSenha()
    expect(await situacao(jtiDe(dentroDe(body).token))).not.toBe('entrar_de_novo')
  })

  it('proves nobody else', async () => {
    await contas.criar(BRUNO.usuario, new Date())
    pool().com(BRUNO.usuario.id, BRUNO.usuario.email)
    const deBruno = await comChave(BRUNO)
    const sessao = await sessaoGuardada(id, { em: HA_UMA_HORA })
    const resposta = deBruno.usar(await desafio())
    const alheia = await invoke(provar, acesso.provarComChave, { como: ANA, sessao, entrada: { resposta } })
    expect(alheia).toMatchObject({ status: 401, body: { codigo: 'credenciais_invalidas' } })
    expect(await sessoes.find(id, sessao)).toMatchObject({ confirmada_em: HA_UMA_HORA.toISOString() })
  })
})
