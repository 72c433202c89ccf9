import { beforeEach, describe, expect, it, vi } from 'vitest'
import { avaliarTriagem, verAvaliacao } from '#domain/triagem/contract.ts'
import { handler as avaliar } from '#lambdas/triagem/avaliar-triagem.lambda.ts'
import { handler as ver } from '#lambdas/triagem/ver-avaliacao.lambda.ts'
import * as medida from '#lambdas/runtime/medida.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, triar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

vi.mock('#lambdas/runtime/medida.ts', { spy: true })

const AGORA = new Date('2026-11-10T15:00:00.000Z')
let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  vi.useFakeTimers({ now: AGORA, toFake: ['Date'] })
  vi.mocked(medida.medir).mockClear()
  await recomecar()
  await consultar({ status: 'in_progress', assigned_to: HELENA.usuario.id })
})

/** People and a triage, no consultation yet. */
async function recomecar(): Promise<void> {
  tabela = tabelaViva(itemsOf(ANA, HELENA, IGOR))
  await triar()
}

const diz = (urgencia: unknown, como = HELENA, id = CONSULTA) =>
  invoke(avaliar, avaliarTriagem, { como, entrada: { id, urgencia } })
const le = (como = HELENA, id = CONSULTA) => invoke(ver, verAvaliacao, { como, entrada: { id } })

describe('avaliar-triagem', () => {
  it('keeps the confirmation of the assigned doctor, with what the triage had said', async () => {
    expect((await le()).body).toEqual({ urgencia_da_triagem: 'tele', avaliacao: null })
    expect(await diz('tele')).toMatchObject({
      status: 200,
      body: {
        urgencia_da_triagem: 'tele',
        avaliacao: { urgencia: 'tele', veredito: 'confirmada', avaliada_em: AGORA.toISOString() },
      },
    })
    expect(tabela.of('avaliacao_da_triagem')).toEqual([
      {
        entidade: 'avaliacao_da_triagem',
        consulta_id: CONSULTA,
        triagem_id: 'triagem-1',
        medico_id: HELENA.usuario.id,
        urgencia_da_triagem: 'tele',
        conf_ia: 0.82,
        versao_protocolo: 'teste',
        ia_usada: false,
        urgencia: 'tele',
        veredito: 'confirmada',
        avaliada_em: AGORA.toISOString(),
      },
    ])
    expect(vi.mocked(medida.medir).mock.calls).toEqual([
      ['TriagensAvaliadas', 1, { veredito: 'confirmada', confianca: 'acima_de_80' }],
    ])
  })

  it.each([
    ['presencial', 'subestimada'],
    ['emergencia', 'perdida'],
  ])('counts a correction to %s as %s', async (urgencia, veredito) => {
    expect((await diz(urgencia)).body).toMatchObject({ avaliacao: { urgencia, veredito } })
    expect(vi.mocked(medida.medir)).toHaveBeenCalledWith('TriagensAvaliadas', 1, {
      veredito,
      confianca: 'acima_de_80',
    })
    expect((await le()).body).toMatchObject({ avaliacao: { urgencia, veredito } })
  })

  it('the same word again changes and counts nothing; another takes its place', async () => {
    await diz('tele')
    await diz('tele')
    expect(vi.mocked(medida.medir)).toHaveBeenCalledTimes(1)
    vi.setSystemTime(new Date(AGORA.getTime() + 5_000))
    expect((await diz('emergencia')).body).toMatchObject({ avaliacao: { veredito: 'perdida' } })
    expect(tabela.of('avaliacao_da_triagem')).toHaveLength(1)
    expect(vi.mocked(medida.medir)).toHaveBeenCalledTimes(2)
  })

  it('stays possible after the consultation ended', async () => {
    await recomecar()
    await consultar({ status: 'finished', assigned_to: HELENA.usuario.id, ended_at: AGORA.toISOString() })
    expect(await diz('presencial')).toMatchObject({ status: 200 })
  })

  it.each([
    ['another doctor', () => diz('tele', IGOR), 404, 'nao_encontrado'],
    ['nobody’s consultation', () => diz('tele', HELENA, 'nenhuma'), 404, 'nao_encontrado'],
    [
      'the patient',
      () => invoke(avaliar, avaliarTriagem, { como: ANA, entrada: { id: CONSULTA, urgencia: 'tele' } }),
      403,
      'sem_permissao',
    ],
    ['no urgency there is', () => diz('nenhuma'), 400, 'campos_invalidos'],
  ])('refuses %s', async (_, pedir, status, codigo) => {
    expect(await pedir()).toMatchObject({ status, body: { codigo } })
    expect(tabela.of('avaliacao_da_triagem')).toEqual([])
  })

  it('refuses when the triage is not kept, which reading says too', async () => {
    await recomecar()
    await consultar({ status: 'in_progress', assigned_to: HELENA.usuario.id, triagem_id: 'outra', id: 'c9' })
    expect(await diz('tele', HELENA, 'c9')).toMatchObject({ status: 404 })
    expect((await le(HELENA, 'c9')).body).toEqual({ urgencia_da_triagem: null, avaliacao: null })
  })
})
