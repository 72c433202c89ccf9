import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Acesso, handlerSource, type Operation, type SocketAction } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { criarDocumento } from '#domain/documento/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { ACESSO_AO_CANAL, canalDe } from '#domain/tempo-real/canal.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as emitir } from '#lambdas/documento/criar-documento.lambda.ts'
import { handler as bater } from '#lambdas/medico/doctor-presence.lambda.ts'
import { identify } from '#lambdas/runtime/actor.ts'
import type { HttpHandler } from '#lambdas/runtime/http.ts'
import type { SocketHandler } from '#lambdas/runtime/socket.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { fatorKey } from '#lambdas/store/keys.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { handler as assinarCanal } from '#lambdas/tempo-real/assinar-canal.lambda.ts'
import { handler as conectar } from '#lambdas/tempo-real/conectar.lambda.ts'
import { HELENA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, emSala } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({
  FONTES: (await import('../documento/cenario.ts')).FONTES,
}))

const { id } = HELENA.usuario
const deMedicoAprovado = (acesso: Acesso): boolean =>
  acesso.nivel === 'perfil' && acesso.papeis.includes('medico') && acesso.tier === 'full'
/** What only an approved doctor does. */
const DO_MEDICO = FUNCOES.filter((f): f is Operation => f.tipo === 'http' && deMedicoAprovado(f.acesso))
const MENSAGENS = FUNCOES.filter((f): f is SocketAction => f.tipo === 'socket')

beforeEach(() => {
  vi.stubEnv('SEGUNDO_FATOR', 'exigido')
  segredosVivos()
  tabelaViva(itemsOf(HELENA))
  return () => vi.unstubAllEnvs()
})

const chamar = async ({ acesso }: Operation, sessao: string) => {
  const claims = { sub: id, token_use: 'id', origin_jti: sessao, auth_time: String(Date.now() / 1000) }
  const evento = { requestContext: { authorizer: { jwt: { claims } } } } as unknown as Parameters<
    typeof identify
  >[1]
  return identify(acesso, evento).then(
    () => 'passa',
    (error: unknown) => (error as { codigo?: string }).codigo,
  )
}

describe('the second factor of an approved doctor, where the stage demands it', () => {
  it('is asked for by everything a doctor does: signing, documents, queue, room', () =>
    expect(DO_MEDICO.map(({ nome }) => nome)).toEqual(
      expect.arrayContaining(['criar-documento', 'accept-consulta', 'doctor-presence', 'start-consulta']),
    ))

  it.each(DO_MEDICO.map((operacao) => [operacao.nome, operacao] as const))(
    '%s: not without one, not in a sign-in that was not asked for it, and with it',
    async (_nome, operacao) => {
      const semCodigo = await sessaoGuardada(id)
      expect(await chamar(operacao, semCodigo)).toBe('autenticador_necessario')
      await fatores.ligar(id, new Date())
      expect(await chamar(operacao, semCodigo)).toBe('autenticador_necessario')
      const comCodigo = await sessaoGuardada(id, { segundo_fator: true })
      expect(await chamar(operacao, comCodigo)).toBe('passa')
    },
  )

  it('a document is not issued and the queue not entered; the refusal says what to do', async () => {
    const sessao = await sessaoGuardada(id)
    const recusa = {
      status: 403,
      body: {
        codigo: 'autenticador_necessario',
        detail: 'Ligue a verificação em duas etapas em /seguranca e entre de novo com ela.',
      },
    }
    const presenca = { como: HELENA, entrada: { especialidade: 'clinica_geral' } }
    expect(await invoke(bater, doctorPresence, { ...presenca, sessao })).toMatchObject(recusa)
    expect(await invoke(emitir, criarDocumento, { como: HELENA, sessao, entrada: {} })).toMatchObject(recusa)
    const comCodigo = await sessaoGuardada(id, { segundo_fator: true })
    expect(await invoke(bater, doctorPresence, { ...presenca, sessao: comCodigo })).not.toMatchObject(recusa)
  })
})

describe('what would take the account over', () => {
  const ATOS = FUNCOES.filter(
    (f): f is Operation =>
      f.tipo === 'http' &&
      f.acesso.nivel === 'perfil' &&
      f.acesso.papeis.includes('medico') &&
      f.acesso.prova !== undefined &&
      f.acesso.segundoFator !== 'dispensado',
  )
  const ENTRADAS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'certificado-conectar': { provedor: 'birdid', modo: 'codigo', codigo: '123456' },
    'connect-create-account-link': { user_id: id, email: HELENA.usuario.email },
  }

  it('is the account that is paid, the certificate and the copies of everything', () =>
    expect(ATOS.map(({ nome }) => nome).toSorted()).toEqual([
      'certificado-conectar',
      'connect-create-account-link',
      'exportar-dados',
      'exportar-dados-pdf',
    ]))

  it.each(ATOS.map((operacao) => [operacao.nome, operacao] as const))(
    '%s: the password alone does not do it where there is a passkey, at no tier',
    async (nome, operacao) => {
      vi.stubEnv('SEGUNDO_FATOR', 'oferecido')
      const { handler } = (await import(path.resolve(handlerSource(operacao)))) as { handler: HttpHandler }
      const respostaA = async (sessao: string) => {
        const { body } = await invoke(handler, operacao, {
          como: HELENA,
          sessao,
          entrada: ENTRADAS[nome] ?? {},
        })
        return (body as { codigo?: string }).codigo
      }
      const comSenha = await sessaoGuardada(id)
      expect(await respostaA(comSenha)).not.toBe('autenticador_necessario')
      await write(update(fatorKey(id), { set: { entidade: 'segundo_fator', chaves: 1 } }, ALWAYS))
      expect(await respostaA(comSenha)).toBe('autenticador_necessario')
      const comChave = await sessaoGuardada(id, { segundo_fator: true })
      expect(await respostaA(comChave)).not.toBe('autenticador_necessario')
    },
  )
})

describe('over the live connection, where the stage demands it', () => {
  let sockets: ReturnType<typeof socketsVivos>
  beforeEach(() => {
    sockets = socketsVivos()
  })

  it('is asked for by every message but those that give nothing a doctor alone may have', () => {
    const livres = MENSAGENS.filter(({ acesso }) => !deMedicoAprovado(acesso)).map(({ rota }) => rota)
    expect(livres.toSorted()).toEqual([
      '$connect',
      '$default',
      '$disconnect',
      'assinar',
      'cancelar',
      'ping',
      'sair-sala',
    ])
  })

  const respostaDe = async (acao: SocketAction, sessao: string) => {
    const { handler } = (await import(path.resolve(handlerSource(acao)))) as { handler: SocketHandler }
    await dizer(handler, acao, { como: HELENA, sessao, corpo: {} })
    return (sockets.ditas.at(-1)?.mensagem as { dados: { codigo?: string } } | undefined)?.dados.codigo
  }

  it.each(MENSAGENS.filter(({ acesso }) => deMedicoAprovado(acesso)))(
    '$rota: not without one, not in a sign-in that was not asked for it, and with it',
    async (acao) => {
      const semCodigo = await sessaoGuardada(id)
      expect(await respostaDe(acao, semCodigo)).toBe('autenticador_necessario')
      await fatores.ligar(id, new Date())
      expect(await respostaDe(acao, semCodigo)).toBe('autenticador_necessario')
      const comCodigo = await sessaoGuardada(id, { segundo_fator: true })
      expect(await respostaDe(acao, comCodigo)).toBe('campos_invalidos')
    },
  )

  it('a connection is what its sign-in is now: proven on it with the code, it goes on without being opened again', async () => {
    const sessao = await sessaoGuardada(id)
    expect(await respostaDe(tempoReal.heartbeat, sessao)).toBe('autenticador_necessario')
    await sessoes.confirmar(id, sessao, true, new Date())
    expect(await respostaDe(tempoReal.heartbeat, sessao)).toBe('campos_invalidos')
  })

  it('nothing is heard of a queue or a consultation without one; of the own account it is', async () => {
    await cadastrarMedicos()
    await consultar(emSala(HELENA))
    const ouvir = async (canal: string, sessao: string) => {
      await dizer(conectar, tempoReal.conectar, { como: HELENA, sessao })
      await dizer(assinarCanal, tempoReal.assinarCanal, { como: HELENA, sessao, corpo: { canal } })
      return (sockets.ditas.at(-1)?.mensagem as { evento: string } | undefined)?.evento
    }
    const canais = ['kyc-updates', `consulta:${CONSULTA}`, 'fila:clinica_medica']
    expect(canais.map((canal) => canalDe(canal)?.tipo)).toEqual(Object.keys(ACESSO_AO_CANAL))
    const ouvidos = async (sessao: string) => {
      const eventos: unknown[] = []
      for (const canal of canais) eventos.push(await ouvir(canal, sessao))
      return eventos
    }
    expect(await ouvidos(await sessaoGuardada(id))).toEqual(['assinado', 'recusado', 'recusado'])
    const comCodigo = await sessaoGuardada(id, { segundo_fator: true })
    expect(await ouvidos(comCodigo)).toEqual(['assinado', 'assinado', 'assinado'])
  })
})
