import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { criarDocumento } from '#domain/documento/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { handler as emitir } from '#lambdas/documento/criar-documento.lambda.ts'
import { handler as bater } from '#lambdas/medico/doctor-presence.lambda.ts'
import { identify } from '#lambdas/runtime/actor.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id } = HELENA.usuario
/** What only an approved doctor does. */
const DO_MEDICO = FUNCOES.filter(
  (f): f is Operation =>
    f.tipo === 'http' &&
    f.acesso.nivel === 'perfil' &&
    f.acesso.papeis.includes('medico') &&
    f.acesso.tier === 'full',
)

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
