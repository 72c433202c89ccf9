import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import {
  csrfProtection,
  entrar,
  pedirLink,
  pedirRedefinicao,
  reenviarConfirmacao,
  twoFactorAuth,
} from '#domain/acesso/contract.ts'
import { LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { cadastrar, criticalDataUpdate, precheckIdentity } from '#domain/cadastro/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { contaDe, type Operation } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { exportarDados, validarDocumento } from '#domain/documento/contract.ts'
import { FORMATO_DO_VALIDADOR } from '#domain/documento/documento.ts'
import { testarEmail } from '#domain/email/contract.ts'
import { verifyCrm } from '#domain/medico/contract-crm.ts'
import { emitirBilhete } from '#domain/tempo-real/contract.ts'
import { api, type Dados } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { type Conta, cpfSorteado, loja, novoMedico, novoPaciente } from '../support/pessoas.ts'
import { alvo, caixa, outroLugar } from './alvo.ts'
import { A_MAIS, atendidas, email, PEDIDOS, PUBLICAS, telefone } from './pedidos.ts'

/**
 * One e-mail, CPF, account or document, asked for by fifty clients from everywhere: exactly as often as its limit
 * says.
 */

const TODOS = { ...LIMITES, ...LIMITES_DO_SERVIDOR }
type Nome = keyof typeof TODOS

/** How many of so many at once the limit lets through, for an identity of its own. */
type Insistir = (quantas: number) => Promise<number>

const deTodaParte =
  (operation: Operation, fazer: () => Dados): Insistir =>
  (quantas) =>
    atendidas(operation, quantas, fazer, outroLugar)

/** Counted for an e-mail and an address together: nobody uses up another's attempts from elsewhere. */
const deCadaLugar =
  (operation: Operation): Insistir =>
  async (quantas) => {
    const entrada = { email: email(), mode: 'paciente' }
    const lugar = outroLugar()
    const daqui = await atendidas(
      operation,
      quantas,
      () => entrada,
      () => lugar,
    )
    expect((await api(alvo().origem, undefined, outroLugar()).call(operation, entrada)).status).toBe(200)
    return daqui
  }

/** A password tried from one place; another place is not shut by it. */
const deUmLugar: Insistir = async (quantas) => {
  const senhaErrada = { por: 'senha', email: email(), senha: 'Errada2026' }
  const lugar = outroLugar()
  const daqui = await atendidas(
    entrar,
    quantas,
    () => senhaErrada,
    () => lugar,
  )
  // The pool itself answers nobody for a second after five wrong passwords; the product shuts for minutes.
  await vi.waitFor(
    async () => {
      const { status } = await api(alvo().origem, undefined, outroLugar()).call(entrar, senhaErrada)
      expect(status).toBe(401)
    },
    { timeout: 8_000, interval: 2_000 },
  )
  return daqui
}

/** Everybody is answered alike; the inbox tells how often a message was sent. */
const comMensagens =
  (operation: Operation, conta: Conta = {}): Insistir =>
  async (quantas) => {
    const { id, usuario } = await novoPaciente(alvo(), conta)
    const entrada = { email: usuario.email, mode: 'paciente' }
    expect(await atendidas(operation, quantas, () => entrada, outroLugar)).toBe(quantas)
    const { table, keys } = await loja(alvo())
    const contadas = (await table.get(keys.limiteKey('mensagem_destino', id)))?.['tentativas']
    const mensagens = await caixa(usuario.email)
    expect(mensagens.length).toBeGreaterThan(0)
    // Two asked for in the same millisecond are one message.
    expect(mensagens.length).toBeLessThanOrEqual(Number(contadas))
    await api(alvo().origem, undefined, outroLugar()).ok(operation, entrada)
    expect(await caixa(usuario.email)).toHaveLength(mensagens.length)
    return Number(contadas)
  }

/** Guesses of an access code; the right one comes too late. */
const comOCodigo: Insistir = async (quantas) => {
  const jornada = await Jornada.nova(alvo())
  await jornada.ate('documentada')
  const documento = await (await loja(alvo())).documentos.find(jornada.documento_id)
  if (!documento) throw new Error('no document was issued')
  const comCodigo = (_secretCode: string) => ({
    codigo: documento.codigo,
    _format: FORMATO_DO_VALIDADOR,
    _secretCode,
  })
  const julgadas = await deTodaParte(validarDocumento, () => comCodigo('ERRADO'))(quantas)
  const certo = comCodigo(documento.codigo_secreto)
  const { status } = await api(alvo().origem, undefined, outroLugar()).call(validarDocumento, certo)
  expect(status).toBe(429)
  return julgadas
}

const fixo = (campos: Dados) => () => ({ ...PEDIDOS['precheck-identity']?.(), ...campos })
const comEmail = (mais: Dados) => {
  const meu = email()
  return () => ({ ...mais, email: meu })
}

/** Refused for want of a password, after it was counted: no account is left behind. */
const SEM_SENHA = () => ({
  nome: 'Pessoa de Teste',
  cpf: cpfSorteado(),
  telefone: telefone(),
  data_nascimento: '1990-03-14',
  tipo: 'paciente',
  aceite_legal: { versao: VERSAO_LEGAL },
})

/** What each public operation declares to count besides the address. */
const DECLARADOS: Readonly<Record<string, readonly [Nome, Insistir, minimo?: number]>> = {
  'pedir-link · link_email_ip': ['link_email_ip', deCadaLugar(pedirLink)],
  'pedir-link · mensagem_destino': ['mensagem_destino', comMensagens(pedirLink)],
  'pedir-redefinicao · password_reset': ['password_reset', deCadaLugar(pedirRedefinicao)],
  'pedir-redefinicao · mensagem_destino': ['mensagem_destino', comMensagens(pedirRedefinicao)],
  'reenviar-confirmacao · confirmacao_email_ip': ['confirmacao_email_ip', deCadaLugar(reenviarConfirmacao)],
  'reenviar-confirmacao · mensagem_destino': [
    'mensagem_destino',
    comMensagens(reenviarConfirmacao, { email_confirmado: false }),
  ],
  'cadastrar · cadastro_email': ['cadastro_email', deTodaParte(cadastrar, comEmail(SEM_SENHA()))],
  'precheck-identity · precheck_cpf': [
    'precheck_cpf',
    deTodaParte(precheckIdentity, fixo({ cpf: cpfSorteado() })),
  ],
  'precheck-identity · precheck_email': [
    'precheck_email',
    deTodaParte(precheckIdentity, fixo({ email: email() })),
  ],
  'entrar · login_attempt': ['login_attempt', deUmLugar],
  'entrar · entrada_conta': [
    'entrada_conta',
    async (quantas) => {
      const senhaErrada = { por: 'senha', email: email(), senha: 'Errada2026' }
      return atendidas(entrar, quantas, () => senhaErrada, outroLugar)
    },
    // From five on the user pool's own lock answers some of them before the product judges.
    LIMITES.login_attempt.maxAttempts,
  ],
  'testar-email · email_teste_destino': [
    'email_teste_destino',
    deTodaParte(testarEmail, comEmail({ tipo: 'twofa' })),
  ],
  'validar-documento · codigo_do_documento': ['codigo_do_documento', comOCodigo],
  'verify-crm · verify_crm_conta': [
    'verify_crm_conta',
    async (quantas) => {
      const quem = await novoMedico(alvo())
      // Another CRM than the stored one: refused, after it was counted.
      const entrada = {
        crm: '1',
        uf: 'TO',
        nome_informado: quem.usuario.nome,
        medico_id: quem.id,
        cpf: quem.usuario.cpf,
        especialidades_informadas: [],
        aceites: { termo_verificacao: true, termo_nome_oficial: true },
      }
      return atendidas(verifyCrm, quantas, () => entrada, outroLugar, { quem })
    },
  ],
}

/** What is counted for whoever is signed in. */
const DA_CONTA: Readonly<Partial<Record<Nome, Insistir>>> = {
  bilhete_conta: async (quantas) =>
    atendidas(emitirBilhete, quantas, () => ({}), outroLugar, { quem: await novoPaciente(alvo()) }),
  exportacao: async (quantas) =>
    atendidas(exportarDados, quantas, () => ({}), outroLugar, { quem: await novoPaciente(alvo()) }),
  api_call: async (quantas) =>
    atendidas(csrfProtection, quantas, () => sessaoDoNavegador(randomUUID()), outroLugar, {
      quem: await novoPaciente(alvo()),
    }),
  alteracao_tentada: async (quantas) =>
    atendidas(
      criticalDataUpdate,
      quantas,
      // Refused for want of a code, after it was counted: nothing is changed.
      () => ({
        field_name: 'telefone',
        new_value: telefone(),
        change_reason: 'User profile update',
        idempotency_key: randomUUID(),
      }),
      outroLugar,
      {
        quem: await novoPaciente(alvo()),
        headers: ({ idempotency_key }) => ({ 'idempotency-key': String(idempotency_key) }),
      },
    ),
  codigo_2fa: async (quantas) => {
    const quem = await novoPaciente(alvo())
    const { email: meu } = quem.usuario
    const bilhetes = await Promise.all(
      Array.from({ length: quantas }, async () => {
        const sessao = randomUUID()
        const entrada = sessaoDoNavegador(sessao)
        const { csrf_token } = await api(alvo().origem, quem, outroLugar()).ok(csrfProtection, entrada)
        return { 'x-session-id': sessao, 'csrf-token': csrf_token }
      }),
    )
    const pedido = { action_type: 'critical_data_change', email: meu, verify: false }
    const headers = () => bilhetes.pop() ?? {}
    const pedidos = await atendidas(twoFactorAuth, quantas, () => pedido, outroLugar, { quem, headers })
    expect(await caixa(meu)).toHaveLength(pedidos)
    return pedidos
  },
}

const sessaoDoNavegador = (session_id: string) => ({
  action: 'generate',
  endpoint: 'two-factor-auth',
  session_id,
})

it('every limit the server keeps is asked for more than it gives', () => {
  const declarados = PUBLICAS.flatMap(({ nome, limites }) =>
    limites.identidade.map((limite) => `${nome} · ${limite}`),
  )
  expect(Object.keys(DECLARADOS).toSorted()).toEqual(declarados.toSorted())
  // Per address: limites.test.ts.
  const porEndereco = [...PUBLICAS.map(({ limites }) => limites.ip), 'repeticao_ip']
  // Per account: whatever an operation says is counted, by `http` or by its handler
  // (tests/unit/lambdas/runtime/http-limites.test.ts).
  const porConta = FUNCOES.flatMap((f) =>
    f.tipo === 'http' ? [contaDe(f), ...('alvos' in f.limites ? (f.limites.alvos ?? []) : [])] : [],
  )
  const insistidos = new Set<string | undefined>([
    ...porEndereco,
    ...porConta,
    ...Object.values(DECLARADOS).map(([nome]) => nome),
    ...Object.keys(DA_CONTA),
  ])
  expect(Object.keys(LIMITES_DO_SERVIDOR).filter((nome) => !insistidos.has(nome))).toEqual([])
})

const CASOS = [
  ...Object.entries(DECLARADOS).map(([caso, [nome, insistir, minimo]]) => ({ caso, nome, insistir, minimo })),
  ...Object.entries(DA_CONTA).map(([nome, insistir]) => ({
    caso: nome,
    nome: nome as Nome,
    insistir,
    minimo: undefined,
  })),
].map((caso) => ({ ...caso, maximo: TODOS[caso.nome].maxAttempts }))

describe('one identity from everywhere', () => {
  it.each(CASOS)('$caso: $maximo', { timeout: 120_000 }, async ({ maximo, minimo = maximo, insistir }) => {
    const julgadas = await insistir(maximo + A_MAIS)
    expect(julgadas).toBeLessThanOrEqual(maximo)
    expect(julgadas).toBeGreaterThanOrEqual(minimo)
  })
})
