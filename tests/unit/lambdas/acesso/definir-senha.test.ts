import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { SENHA_CONHECIDA } from '#domain/acesso/senhas-conhecidas.ts'
import { handler } from '#lambdas/acesso/definir-senha.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as tokens from '#lambdas/store/tokens.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id, email } = ANA.usuario
const MINUTO = 60_000
let tabela: ReturnType<typeof tabelaViva>
let pool: ReturnType<typeof poolVivo>

beforeEach(async () => {
  tabela = tabelaViva()
  pool = poolVivo()
  segredosVivos()
  await contas.criar({ ...ANA.usuario, password_set: false }, new Date())
  pool.com(id, email)
})

async function definir(
  entrada: { token?: string; atual?: string; password?: string },
  headers: Record<string, string> = {},
) {
  const { status, body } = await invoke(handler, acesso.definirSenha, { entrada, headers })
  return { status, body }
}
const emitir = (uso: tokens.UsoDoToken) => tokens.emitir({ uso, usuario_id: id, email }, new Date())
const recusa = (status: number, codigo: string, title: string, detail: string) => ({
  status,
  body: { type: `https://acolhe.app/erros/${codigo}`, title, status, detail, codigo, request_id: 'req-1' },
})

describe('definir-senha', () => {
  it('by a reset link: the new password holds, every session ended, other links stopped', async () => {
    const [outro, token] = [await emitir('redefinicao'), await emitir('redefinicao')]
    await new Promise((resolve) => setTimeout(resolve, 2))
    expect(await definir({ token, password: 'NovaSenha1' })).toEqual({ status: 200, body: { email } })
    expect(pool.logins.get(id)).toMatchObject({ senha: 'NovaSenha1', saidas: 1 })
    expect(await usuarios.find(id)).toMatchObject({ password_set: true })
    expect(tabela.of('usuario')).toEqual([
      expect.objectContaining({
        senha_alterada_em: expect.stringMatching(/^20\d\d-/),
        sessoes_encerradas_em: expect.stringMatching(/^20\d\d-/),
      }),
    ])
    const INVALIDO = recusa(
      410,
      'link_invalido',
      'Link inválido ou expirado',
      'Peça um novo link e tente novamente.',
    )
    expect(await definir({ token, password: 'NovaSenha2' })).toEqual(INVALIDO)
    expect(await definir({ token: outro, password: 'NovaSenha2' })).toEqual(INVALIDO)
    expect(await definir({ token: await emitir('link'), password: 'NovaSenha2' })).toEqual(INVALIDO)
    expect(pool.logins.get(id)?.senha).toBe('NovaSenha1')
  })

  it('looks at a link before a password is typed, and leaves it good', async () => {
    const [token, outro] = [await emitir('redefinicao'), await emitir('link')]
    expect(await definir({ token })).toEqual({ status: 200, body: { email } })
    expect(await definir({ token: outro })).toMatchObject({ status: 410, body: { codigo: 'link_invalido' } })
    expect(await definir({ token: 'a'.repeat(43) })).toMatchObject({ status: 410 })
    expect(await definir({})).toMatchObject({ status: 400, body: { codigo: 'campos_invalidos' } })
    expect(await definir({ token, password: 'NovaSenha1' })).toMatchObject({ status: 200 })
    expect(await definir({ token })).toMatchObject({ status: 410 })
  })

  it('by a sign-in of at most 15 minutes ago', async () => {
    expect(await definir({ password: 'NovaSenha2' }, pool.entrar(id, 16 * MINUTO))).toEqual(
      recusa(
        403,
        'login_recente_necessario',
        'Confirme que é você',
        'Entre novamente para definir a senha ou use o link enviado por e-mail.',
      ),
    )
    expect(await definir({ password: 'NovaSenha2' })).toEqual(
      recusa(401, 'nao_autenticado', 'Erro de autenticação', 'Faça login para continuar.'),
    )
    expect(await definir({ password: 'NovaSenha1' }, pool.entrar(id, 14 * MINUTO))).toEqual({
      status: 200,
      body: { email },
    })
  })

  it('of whoever has one asks for it, and counts the wrong ones', async () => {
    await usuarios.registrarSenha(id, true, new Date())
    const dentro = pool.entrar(id, MINUTO)
    const semAtual = {
      status: 400,
      body: expect.objectContaining({
        campos: [{ campo: 'atual', motivo: 'Digite a sua senha atual.' }],
      }) as unknown,
    }
    expect(await definir({ password: 'NovaSenha1' }, dentro)).toEqual(semAtual)
    expect(await definir({ password: 'NovaSenha1', atual: 'Errada123' }, dentro)).toEqual(semAtual)
    expect(pool.logins.get(id)).toMatchObject({ senha: 'Antiga123', saidas: 0 })
    expect(await definir({ password: 'NovaSenha1', atual: 'Antiga123' }, dentro)).toEqual({
      status: 200,
      body: { email },
    })
    await contas.criar(BRUNO.usuario, new Date())
    pool.com(BRUNO.usuario.id, BRUNO.usuario.email)
    await usuarios.registrarSenha(BRUNO.usuario.id, true, new Date())
    const deBruno = pool.entrar(BRUNO.usuario.id, MINUTO)
    for (let vez = 0; vez < 5; vez += 1)
      await definir({ password: 'NovaSenha2', atual: 'Errada123' }, deBruno)
    expect(await definir({ password: 'NovaSenha2', atual: 'Antiga123' }, deBruno)).toMatchObject({
      status: 429,
    })
  })

  it('a fresh token alone takes no account over: who has a second factor shows it too', async () => {
    await usuarios.registrarSenha(id, true, new Date())
    await fatores.ligar(id, new Date())
    expect(await definir({ password: 'NovaSenha1', atual: 'Antiga123' }, pool.entrar(id))).toMatchObject({
      status: 403,
      body: { codigo: 'autenticador_necessario' },
    })
    expect(pool.logins.get(id)?.senha).toBe('Antiga123')
  })

  it('checks the rule before the link is used up, and keeps the link when the pool fails', async () => {
    const token = await emitir('redefinicao')
    expect((await definir({ token, password: 'semnumero' })).body).toMatchObject({
      campos: [{ campo: 'password', motivo: 'Mínimo 8 caracteres, com letra e número.' }],
    })
    expect((await definir({ token, password: 'Qwerty123' })).body).toMatchObject({
      campos: [{ campo: 'password', motivo: SENHA_CONHECIDA }],
    })
    pool.falhar()
    expect((await definir({ token, password: 'NovaSenha1' })).status).toBe(500)
    expect((await definir({ token, password: 'NovaSenha1' })).status).toBe(200)
  })
})
