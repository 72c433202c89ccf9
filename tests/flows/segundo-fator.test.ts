import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmarSegundoFator, entrar as entrarNoProduto, pedirLink } from '#domain/acesso/contract.ts'
import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { SENHA } from '#semente/personas.ts'
import { ligarAutenticador, novaAdministracao } from '../support/autenticador.ts'
import { caixaDe } from '../support/caixa.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { errado } from '../support/codigo-errado.ts'
import { api } from '../support/http.ts'
import type { Pessoa } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'
import { type Entrada, entrar } from '../support/sessao.ts'

/** An administrator's second factor over HTTP: turned on, asked for, lost, and turned on again. */

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../..')
const MES = new Date().toISOString().slice(0, 7)
let cloud: CloudProcess
let pessoa: Pessoa

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  pessoa = await novaAdministracao(cloud)
})
afterAll(async () => {
  await cloud.close()
})

const administrar = (quem: Pick<Entrada, 'token'>) =>
  api(cloud.origem, quem).call(atosDosAdministradores, { mes: MES })
const situacao = async (quem: Pick<Entrada, 'token'>) =>
  (await api(cloud.origem, quem).ok(usuarioEu)).segundo_fator
const entrarCom = (codigo?: () => string) => entrar(cloud, pessoa.usuario.email, SENHA, codigo)

/** What is answered to somebody who follows the link mailed to them. */
async function entrarPorLink() {
  const { email } = pessoa.usuario
  await api(cloud.origem).ok(pedirLink, { email, mode: 'paciente' })
  const link = await eventually('the link arrives', async () => {
    // A notice of a new device may come after it.
    return (await caixaDe(cloud, email)).flatMap(
      ({ text }) => /https?:\/\/\S+#\S*token=\S+/.exec(text)?.[0] ?? [],
    )[0]
  })
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
  return api(cloud.origem).call(entrarNoProduto, { por: 'link', email, token })
}

describe('an administrator', () => {
  it('turns a second factor on, and acts only in sign-ins that were asked for it', async () => {
    expect(await situacao(pessoa)).toBe('desligado')
    expect(await administrar(pessoa)).toMatchObject({ status: 200 })
    const sem = await api(cloud.origem, pessoa).call(confirmarSegundoFator, { codigo: '000000' })
    expect(sem).toMatchObject({ status: 422, body: { codigo: 'codigo_invalido' } })

    const codigo = await ligarAutenticador(cloud, pessoa)
    expect(await administrar(pessoa)).toMatchObject({ status: 401, body: { codigo: 'nao_autenticado' } })

    await expect(entrarCom()).rejects.toThrow(
      `${pessoa.usuario.email} was asked for the authenticator's code`,
    )
    await expect(entrarCom(() => errado(codigo()))).rejects.toThrow('codigo_invalido')
    const dentro = await entrarCom(codigo)
    expect(await situacao(dentro)).toBe('em_dia')
    expect(await administrar(dentro)).toMatchObject({ status: 200 })
  })

  it('does not go round it by a mailed link', async () => {
    expect(await entrarPorLink()).toMatchObject({
      status: 403,
      body: {
        codigo: 'autenticador_necessario',
        detail:
          'Contas com verificação em duas etapas não entram por link. Entre com a senha e o código do autenticador.',
      },
    })
  })

  it('who lost it has it taken away by the operator, and turns another one on', async () => {
    const { stdout } = await run(
      path.join(ROOT, 'node_modules/.bin/tsx'),
      [
        'semente/admin.ts',
        pessoa.usuario.email,
        '--retirar-segundo-fator',
        '--sim',
        '--operador',
        'rita',
        '--motivo',
        'Perdeu o celular.',
        '--ambiente',
        path.join(cloud.dados, 'ambiente.json'),
      ],
      { cwd: ROOT },
    )
    expect(stdout).toContain(`${pessoa.usuario.nome}, paciente, CPF terminado em`)
    expect(stdout).toContain(`${pessoa.usuario.email} entra só com a senha até ligar outro autenticador.\n`)
    expect(await administrar(pessoa)).toMatchObject({ status: 401, body: { codigo: 'nao_autenticado' } })

    const comSenha = await entrarCom()
    expect(await situacao(comSenha)).toBe('desligado')
    const codigo = await ligarAutenticador(cloud, comSenha)
    expect(await administrar(comSenha)).toMatchObject({ status: 401 })
    const dentro = await entrarCom(codigo)
    const { atos } = await api(cloud.origem, dentro).ok(atosDosAdministradores, { mes: MES })
    expect(atos.map(({ acao, ator_id, motivo }) => ({ acao, ator_id, motivo })).reverse()).toEqual([
      { acao: 'papel_conceder', ator_id: 'operador:teste', motivo: null },
      { acao: 'segundo_fator_ligar', ator_id: pessoa.id, motivo: null },
      { acao: 'segundo_fator_retirar', ator_id: 'operador:rita', motivo: 'Perdeu o celular.' },
      { acao: 'segundo_fator_ligar', ator_id: pessoa.id, motivo: null },
    ])
  })
})
