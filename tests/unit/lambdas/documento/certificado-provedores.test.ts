import { describe, expect, it } from 'vitest'
import { certificadoProvedores } from '#domain/documento/contract-certificado.ts'
import { handler as provedores } from '#lambdas/documento/certificado-provedores.lambda.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { put, write, ALWAYS } from '#lambdas/store/table.ts'
import { IGOR } from '#semente/personas.ts'
import { comAssinador } from './assinador.ts'

const assinador = comAssinador()

describe('documento/certificado-provedores', () => {
  it('says where a certificate was found', async () => {
    await assinador.semear([
      { nome: 'Só Num', cpf: IGOR.usuario.cpf, data_nascimento: '1980-01-01', provedores: ['birdid'] },
    ])
    for (const item of itemsOf(IGOR)) await write(put(item, ALWAYS))
    assinador.psc.faults.add({ kind: 'status', status: 500, path: /serproid.*user-discovery$/ })
    const { body } = await invoke(provedores, certificadoProvedores, { como: IGOR })
    expect(body).toEqual({
      provedores: [
        { provedor: 'vidaas', modos: ['pagina', 'aviso'], encontrado: false },
        { provedor: 'birdid', modos: ['pagina', 'codigo'], encontrado: true },
        { provedor: 'safeid', modos: ['pagina'], encontrado: false },
        { provedor: 'serproid', modos: ['pagina'], encontrado: null },
      ],
    })
  })
})
