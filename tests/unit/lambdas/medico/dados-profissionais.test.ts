import { beforeEach, describe, expect, it } from 'vitest'
import { dadosProfissionais } from '#domain/medico/contract-dados.ts'
import { handler } from '#lambdas/medico/dados-profissionais.lambda.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { DADOS_DE_HELENA, medicas } from './dados-de-teste.ts'

let tabela: Awaited<ReturnType<typeof medicas>>
beforeEach(async () => {
  tabela = await medicas()
})

const ler = (como: typeof ANA = HELENA) => invoke(handler, dadosProfissionais, { como })

describe('dados-profissionais', () => {
  it('answers the own data, and that nothing was informed yet', async () => {
    expect(await ler()).toMatchObject({ status: 200, body: DADOS_DE_HELENA })
  })

  it('answers what was informed, what the council said of it, and whether the certificate is good', async () => {
    await medicos.mudar(
      HELENA.usuario.id,
      {
        especialidades_json: [
          { specialty: 'cardiologia', rqe: '45871' },
          { specialty: 'urologia', rqe: '7' },
        ],
        endereco_profissional: 'Rua das Acácias, 120, São Paulo/SP',
        dados_fiscais_json: { tipo: 'pessoa_fisica', cpf: HELENA.usuario.cpf },
      },
      new Date(),
    )
    expect((await ler()).body).toEqual({
      ...DADOS_DE_HELENA,
      especialidades: [
        { especialidade: 'cardiologia', rqe: '45871', verificado: true, motivo: null },
        { especialidade: 'urologia', rqe: '7', verificado: null, motivo: null },
      ],
      endereco_profissional: 'Rua das Acácias, 120, São Paulo/SP',
      dados_fiscais: { tipo: 'pessoa_fisica', cpf: HELENA.usuario.cpf },
    })
  })

  it('is refused to a patient', async () => {
    for (const item of itemsOf(ANA)) tabela.items.set(`${item.pk}|${item.sk}`, item)
    expect(await ler(ANA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
