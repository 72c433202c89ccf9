import { beforeEach, describe, expect, it } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as heartbeat } from '#lambdas/tempo-real/heartbeat.lambda.ts'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA, type Persona } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

let tabela: ReturnType<typeof tabelaViva>
let sockets: ReturnType<typeof socketsVivos>

beforeEach(async () => {
  tabela = tabelaViva(itemsOf(ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA))
  sockets = socketsVivos()
  await cadastrarMedicos()
})

describe('heartbeat', () => {
  const bater = async (como: Persona, especialidade: unknown) => {
    await dizer(heartbeat, tempoReal.heartbeat, { como, corpo: { especialidade } })
    return sockets.ditas.at(-1)?.mensagem
  }

  it('is a beat of the doctor in the specialty', async () => {
    expect(await bater(HELENA, 'Cardiologia')).toEqual({
      evento: 'presente',
      dados: { especialidade: 'cardiologia', em: expect.stringMatching(/Z$/) },
    })
    expect(tabela.of('presenca')).toMatchObject([
      { medico_id: HELENA.usuario.id, especialidade: 'cardiologia' },
    ])
  })

  it('that only goes on puts nobody back who left, and is one write of the one row', async () => {
    const continuar = () =>
      dizer(heartbeat, tempoReal.heartbeat, {
        como: HELENA,
        sessao: 'do-computador',
        corpo: { especialidade: 'cardiologia', continuar: true },
      })
    await continuar()
    expect(sockets.ditas.at(-1)?.mensagem).toMatchObject({
      evento: 'erro',
      dados: { acao: 'heartbeat', codigo: 'fora_da_fila' },
    })
    expect(tabela.of('presenca')).toEqual([])
    await bater(HELENA, 'cardiologia')
    const antes = new Map(tabela.items)
    await continuar()
    expect(sockets.ditas.at(-1)?.mensagem).toMatchObject({ evento: 'presente' })
    const mudados = [...tabela.items].filter(([chave, item]) => antes.get(chave) !== item)
    expect(new Set(mudados.map(([, { entidade }]) => entidade))).toEqual(new Set(['presenca', 'ritmo']))
    expect(tabela.of('presenca')).toMatchObject([{ batimento: true }])
  })

  it.each([
    ['a patient', ANA, 'cardiologia', 'sem_permissao'],
    ['a doctor not verified in it', IGOR, 'cardiologia', 'sem_permissao'],
    ['a doctor who is not full', JULIA, 'clinica_medica', 'conta_bloqueada'],
    ['an unknown specialty', HELENA, 'astrologia', 'campos_invalidos'],
  ] as const)('refuses %s', async (_quem, como, especialidade, codigo) => {
    expect(await bater(como, especialidade)).toMatchObject({
      evento: 'erro',
      dados: { acao: 'heartbeat', codigo },
    })
    expect(tabela.of('presenca')).toEqual([])
  })
})
