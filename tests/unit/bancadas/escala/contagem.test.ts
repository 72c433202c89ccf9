import { marshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, it } from 'vitest'
import { Contagem, escritasDe } from '../../../../bancadas/escala/contagem.ts'
import { compartilhada, forma } from '../../../../bancadas/escala/particao.ts'

const ID = 'f2b6c6b0-7c6f-4f3e-9b61-0d9a8f1f2a3b'

describe('the shape of a partition', () => {
  it.each([
    [`USUARIO#${ID}`, 'USUARIO#{id}', false],
    [`CANAL#consulta:${ID}`, 'CANAL#consulta:{id}', false],
    ['CANAL#fila:cardiologia', 'CANAL#fila:{especialidade}', true],
    ['FILA#clinica_medica#7', 'FILA#{especialidade}#{shard}', true],
    ['CONEXAO#FXu8i2eA_zeRrGY=', 'CONEXAO#{id}', false],
    ['PRAZO#consulta#5', 'PRAZO#consulta#{shard}', true],
    ['TOTAL#dinheiro_retido', 'TOTAL#dinheiro_retido#{shard}', true],
    ['TOTAL#dinheiro_retido#3', 'TOTAL#dinheiro_retido#{shard}', true],
    ['AUDITORIA_DA_HORA#2026-11-25T21', 'AUDITORIA_DA_HORA#{hora}', true],
  ])('%s', (chave, esperada, deTodos) => {
    expect(forma(chave)).toBe(esperada)
    expect(compartilhada(forma(chave))).toBe(deTodos)
  })
})

describe('what a request costs', () => {
  const chave = marshall({ pk: `CONSULTA#${ID}`, sk: 'CONSULTA' })
  const consulta = (dados = {}) =>
    marshall({ pk: `CONSULTA#${ID}`, sk: 'CONSULTA', entidade: 'consulta', ...dados })
  const usos = (contagem: Contagem) =>
    [...contagem.usos.values()].map((u) => [u.onde, u.particao, u.leituras, u.escritas])

  it('a transaction costs double on the table and once on each index it touches', () => {
    const pedido = {
      TransactItems: [
        { Update: { TableName: 't', Key: chave } },
        { ConditionCheck: { TableName: 't', Key: marshall({ pk: 'TOTAL#x', sk: 'TOTAL' }) } },
      ],
    }
    const referencias = escritasDe('TransactWriteItems', pedido)
    const contagem = new Contagem()
    const na = { gsi2pk: 'FILA#pediatria#1', gsi2sk: '1' }
    contagem.escrita(true, referencias, [consulta(), undefined], [consulta(na), undefined])
    expect(usos(contagem)).toEqual([
      ['tabela', 'CONSULTA#{id}', 0, 2],
      ['gsi2', 'FILA#{especialidade}#{shard}', 0, 1],
      ['tabela', 'TOTAL#x#{shard}', 0, 2],
    ])
    expect(Object.fromEntries(contagem.mudancas)).toEqual({ despachar: 1, difundir: 1 })
    expect(contagem.tamanhos.get('consulta')).toBeGreaterThan(0)
  })

  it('a query counts its items together, a miss still counts', () => {
    const contagem = new Contagem()
    const grande = consulta({ texto: 'x'.repeat(5000) })
    const pergunta = {
      ExpressionAttributeValues: marshall({ ':pk': `CONSULTA#${ID}` }),
      ConsistentRead: true,
    }
    contagem.leitura('Query', pergunta, { Items: [grande, grande] })
    contagem.leitura('Query', { ...pergunta, IndexName: 'gsi1' }, { Items: [] })
    contagem.leitura('GetItem', { Key: chave, ConsistentRead: true }, {})
    expect(usos(contagem)).toEqual([
      ['tabela', 'CONSULTA#{id}', 4, 0],
      ['gsi1', 'CONSULTA#{id}', 0.5, 0],
    ])
  })

  it('refuses what it does not know', () => {
    expect(() => new Contagem().leitura('Scan', {}, {})).toThrow('does not know what Scan costs')
  })
})
