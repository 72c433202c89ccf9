import * as acesso from '#domain/acesso/contract-chaves.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as entrada from '#lambdas/aws/cognito-entrada.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { conferirUso } from './cerimonia.ts'
import { exigirMesmaOrigem } from './cookies.ts'
import { abrirSessao } from './sessao-aberta.ts'
import { respostaUniforme } from './resposta-uniforme.ts'

/** A passkey unlocked by its owner is two factors: the device, and the fingerprint, face or PIN that unlocked it. */
export const handler = publica(acesso.entrarComChave, async ({ resposta }, chamada) => {
  exigirMesmaOrigem(chamada.request)
  return respostaUniforme(async () => {
    const { usuario_id, id } = await conferirUso(resposta, chamada.now)
    const usuario = await usuarios.find(usuario_id)
    if (!usuario || usuario.closed_at !== undefined) throw new DomainError('credenciais_invalidas')
    const tokens = await entrada.semSenha(usuario, chamada.now)
    return abrirSessao(tokens, { metodo: 'chave', segundo_fator: true, chave_id: id }, chamada)
  })
})
