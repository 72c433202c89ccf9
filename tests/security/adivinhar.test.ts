import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  confirmarEmail,
  csrfProtection,
  entrar,
  pedirLink,
  pedirRedefinicao,
  reenviarConfirmacao,
  twoFactorAuth,
} from '#domain/acesso/contract.ts'
import { LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { SENHA } from '#semente/personas.ts'
import { errado } from '../support/codigo-errado.ts'
import { api, type Chamador, type Resposta } from '../support/http.ts'
import { novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { entrar as entrarNaConta } from '../support/sessao.ts'
import { alvo, caixa, emParalelo, outroLugar, quantos } from './alvo.ts'

/** Everything that could be guessed, guessed by many at once; and nothing that tells who has an account. */

const JUNTOS = 50
const ACAO = 'critical_data_change'

let ana: Pessoa
let deAna: Chamador

beforeAll(async () => {
  ana = await novoPaciente(alvo())
  deAna = api(alvo().origem, ana)
})

const semId = ({ status, body }: Resposta) => ({
  status,
  body: JSON.stringify(body).replace(/"request_id":"[^"]+"/, ''),
})

describe('the security code', () => {
  const sessao = randomUUID()
  const csrf = async (session_id = sessao) =>
    (await deAna.ok(csrfProtection, { action: 'generate', endpoint: 'two-factor-auth', session_id }))
      .csrf_token
  const enviar = (headers: Record<string, string>) =>
    deAna.call(twoFactorAuth, { action_type: ACAO, email: ana.usuario.email, verify: false }, headers)
  const conferir = async (token: string, x = sessao) =>
    deAna.ok(twoFactorAuth, { action_type: ACAO, token, verify: true }, { 'x-session-id': x })
  const codigo = async () => {
    const { status } = await enviar({ 'x-session-id': sessao, 'csrf-token': await csrf() })
    expect(status).toBe(200)
    return /\b\d{6}\b/.exec((await caixa(ana.usuario.email))[0]?.text ?? '')?.[0] ?? ''
  }

  it('is mailed only for a token of this browser session, unused', async () => {
    const cabecalho = { 'x-session-id': sessao }
    const meu = await csrf()
    const [outra, inventado] = [randomUUID(), 'A'.repeat(43)]
    expect((await enviar(cabecalho)).status).toBe(403)
    expect((await enviar({ ...cabecalho, 'csrf-token': inventado })).status).toBe(403)
    expect((await enviar({ 'x-session-id': outra, 'csrf-token': meu })).status).toBe(403)
    const alheio = api(alvo().origem, await novoPaciente(alvo()))
    const { csrf_token } = await alheio.ok(csrfProtection, {
      action: 'generate',
      endpoint: 'two-factor-auth',
      session_id: sessao,
    })
    expect((await enviar({ ...cabecalho, 'csrf-token': csrf_token })).status).toBe(403)
    const estados = await Promise.all([1, 2, 3].map(() => enviar({ ...cabecalho, 'csrf-token': meu })))
    expect(estados.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
  })

  it('is burned by five of however many guesses at once', async () => {
    const certo = await codigo()
    const errados = Array.from({ length: quantos(1_000, 25) }, (_, i) => errado(certo, i + 1))
    let aceitos = 0
    await emParalelo(errados, JUNTOS, async (dado) => {
      const resposta = await conferir(dado)
      if ('verified' in resposta && resposta.verified) aceitos++
    })
    expect(aceitos).toBe(0)
    expect(await conferir(certo)).toMatchObject({ verified: false })
  })

  it('is good once, in its own session alone', async () => {
    const certo = await codigo()
    expect(await conferir(certo, randomUUID())).toMatchObject({ verified: false })
    const respostas = await Promise.all([1, 2, 3, 4].map(() => conferir(certo)))
    expect(respostas.filter((resposta) => 'verified' in resposta && resposta.verified)).toHaveLength(1)
  })
})

describe('the magic link', () => {
  const entra = async (email: string, token: string) =>
    (await api(alvo().origem, undefined, outroLugar()).call(entrar, { por: 'link', email, token })).status ===
    200
  const link = async (email: string) => {
    await api(alvo().origem, undefined, outroLugar()).ok(pedirLink, { email, mode: 'paciente' })
    // A notice of a new device may come after it.
    const tokens = (await caixa(email)).flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
    return tokens[0] ?? ''
  }

  it('lets in exactly one of twenty who use it at once, and no guess', async () => {
    const { email } = ana.usuario
    const token = await link(email)
    const errados = Array.from({ length: quantos(1_000, 20) }, () =>
      randomUUID().replaceAll('-', '').padEnd(43, 'A'),
    )
    let entraram = 0
    await emParalelo(errados, JUNTOS, async (errado) => {
      if (await entra(email, errado)) entraram++
    })
    expect(entraram).toBe(0)
    const vezes = await Promise.all(Array.from({ length: 20 }, () => entra(email, token)))
    expect(vezes.filter(Boolean)).toHaveLength(1)
  })

  it('opens nobody else’s account, and no password', async () => {
    const token = await link(ana.usuario.email)
    const outra = await novoPaciente(alvo())
    expect(await entra(outra.usuario.email, token)).toBe(false)
    const { status } = await api(alvo().origem, undefined, outroLugar()).call(confirmarEmail, { token })
    expect(status).toBe(410)
  })

  it('is tried from one address only so often', async () => {
    const de = api(alvo().origem, undefined, outroLugar())
    const { maxAttempts } = LIMITES_DO_SERVIDOR.token_ip
    const respostas = await Promise.all(
      Array.from({ length: maxAttempts + 20 }, () => de.call(confirmarEmail, { token: 'B'.repeat(43) })),
    )
    expect(respostas.filter(({ status }) => status === 410)).toHaveLength(maxAttempts)
    expect(respostas.filter(({ status }) => status === 429)).toHaveLength(20)
  })
})

/** Past the second in which the user pool answers nobody, well within what the product itself would shut. */
const DEPOIS_DA_TRAVA = { timeout: 8_000, interval: 2_000 }

describe('a sign-in', () => {
  const recusa = async (email: string, lugar: string) => {
    const pedido = { por: 'senha', email, senha: 'Errada2026' }
    const { status, body } = semId(await api(alvo().origem, undefined, lugar).call(entrar, pedido))
    return `${status} ${body.replace(/\d+ minutos/, 'n minutos').replace(/"retry_after":\d+/, '')}`
  }
  const julgada = (dita: string) => dita.startsWith('401 ')

  it('is refused alike for an account and for nobody, and stops at the same try', async () => {
    const bia = await novoPaciente(alvo())
    const ninguem = `ninguem-${randomUUID()}@exemplo.com.br`
    const historia = async (email: string) => {
      const lugar = outroLugar()
      const ditas: string[] = []
      for (let vez = 0; vez <= LIMITES.login_attempt.maxAttempts; vez++)
        ditas.push(await recusa(email, lugar))
      return ditas
    }
    const [dela, deNinguem] = [await historia(bia.usuario.email), await historia(ninguem)]
    expect(deNinguem).toEqual(dela)
    expect(dela.map(julgada)).toEqual([true, true, true, true, true, false])
    expect(dela.at(-1)).toContain('Muitas tentativas de login. Tente novamente em n minutos.')
  })

  it('from one place is judged exactly five times of fifty at once, and another place is not shut', async () => {
    const bia = await novoPaciente(alvo())
    const lugar = outroLugar()
    const ditas = await Promise.all(Array.from({ length: 50 }, () => recusa(bia.usuario.email, lugar)))
    expect(ditas.filter(julgada)).toHaveLength(LIMITES.login_attempt.maxAttempts)
    // The pool itself answers nobody for a second after five wrong passwords, wherever they came from.
    const dentro = await vi.waitFor(() => entrarNaConta(alvo(), bia.usuario.email), DEPOIS_DA_TRAVA)
    expect(dentro).toMatchObject({ id: bia.id })
  })

  it('five bogus attempts on an administrator leave the administrator a way in', async () => {
    const lia = await novoPaciente(alvo())
    const emCasa = await entrarNaConta(alvo(), lia.usuario.email)
    const lugares = Array.from({ length: 20 }, outroLugar)
    const ditas = await Promise.all(lugares.map((lugar) => recusa(lia.usuario.email, lugar)))
    // The pool's own lock, which lasts seconds after so few, may stand before the product's limit.
    expect(ditas.filter(julgada).length).toBeLessThanOrEqual(LIMITES_DO_SERVIDOR.entrada_conta.maxAttempts)
    expect(ditas.filter((dita) => dita.startsWith('429 ')).length).toBeGreaterThanOrEqual(12)
    const { cookie } = emCasa
    const deCasa = await vi.waitUntil(
      () => entrarNaConta(alvo(), lia.usuario.email, SENHA, undefined, { cookie }).catch(() => undefined),
      { timeout: 30_000, interval: 1_000 },
    )
    expect(deCasa).toMatchObject({ id: lia.id })
  })
})

describe('asking for a mail', () => {
  it.each([pedirLink, pedirRedefinicao, reenviarConfirmacao])(
    '$nome answers alike for an account and nobody',
    async (operation) => {
      const emails = [
        ana.usuario.email,
        `ninguem-${randomUUID()}@exemplo.com.br`,
        'nao-e-email',
        `${ana.usuario.email}\r\nBcc: x@y.z`,
      ]
      const [conta, ninguem, ...erradas] = await Promise.all(
        emails.map((email) =>
          api(alvo().origem, undefined, outroLugar()).call(operation, { email, mode: 'paciente' }),
        ),
      )
      expect(ninguem && semId(ninguem)).toEqual(conta && semId(conta))
      expect(conta?.status).toBe(200)
      expect(erradas.map(({ status }) => status)).toEqual([400, 400])
    },
  )

  it('leads to the product itself, whatever host the request names', async () => {
    const bia = await novoPaciente(alvo())
    const hostis = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    }
    for (const operation of [pedirLink, pedirRedefinicao])
      await api(alvo().origem, undefined, outroLugar()).ok(
        operation,
        { email: bia.usuario.email, mode: 'medico' },
        { ...hostis, host: 'evil.example' },
      )
    const textos = (await caixa(bia.usuario.email)).map(({ text }) => text)
    expect(textos).toHaveLength(2)
    for (const texto of textos) {
      expect(texto).not.toContain('evil.example')
      const links = texto.match(/https?:\/\/\S+/g) ?? []
      expect(links.map((url) => new URL(url).origin)).toEqual(links.map(() => alvo().origem))
    }
  })

  it('refuses a mode that is none', async () => {
    for (const mode of [
      '//evil.example',
      'https://evil.example',
      '/\\evil',
      'paciente&redirect=x',
      'test',
      '__proto__',
    ]) {
      const { status } = await api(alvo().origem, undefined, outroLugar()).call(pedirLink, {
        email: ana.usuario.email,
        mode,
      })
      expect([mode, status]).toEqual([mode, 400])
    }
  })
})
