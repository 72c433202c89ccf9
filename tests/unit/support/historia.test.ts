import { expect, it } from 'vitest'
import { contar, historiaDe, lerLinhas } from '../../../local/historia.ts'

const linha = (timestamp: string, campos: object) => JSON.stringify({ level: 'INFO', timestamp, ...campos })
const REGISTRO = [
  linha('2026-11-20T10:00:00.200Z', {
    message: 'Event handled',
    evento: 'consulta.status',
    correlation_id: 'req_a',
  }),
  linha('2026-11-20T10:00:00.000Z', {
    message: 'Operation answered',
    operacao: 'criar-consulta',
    correlation_id: 'req_a',
    request_id: 'r1',
    status: 200,
  }),
  linha('2026-11-20T10:00:00.100Z', {
    message: 'Operation answered',
    correlation_id: 'req_b',
    request_id: 'r2',
  }),
  '{"_aws":{},"service":"acolhe"}',
  '{"level":"INFO","mess',
].join('\n')

it('tells the story of one id in order, whichever of its ids is asked for', () => {
  const linhas = lerLinhas(REGISTRO)
  expect(linhas).toHaveLength(3)
  const contada = [
    '2026-11-20T10:00:00.000Z       +0 ms  criar-consulta                Operation answered  status=200',
    '2026-11-20T10:00:00.200Z     +200 ms  consulta.status               Event handled',
  ]
  const inicio = Date.parse('2026-11-20T10:00:00.000Z')
  for (const id of ['req_a', 'r1'])
    expect(historiaDe(id, linhas).map((uma) => contar(uma, inicio))).toEqual(contada)
  expect(historiaDe('req_z', linhas)).toEqual([])
})
