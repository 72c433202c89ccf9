import { describe, expect, test } from 'vitest'
import { conferir } from '../../lib/conferencia.ts'
import type { Estagio } from '../../lib/estagios.ts'
import { completo, montar, type Montagem, sintetizar } from './montagem.ts'

const ORIGEM = 'arn:aws:sms-voice:sa-east-1:111122223333:pool/pool-1'
const comSms = (sms: Partial<NonNullable<Estagio['sms']>> = {}): Estagio => ({
  ...completo('prod'),
  sms: { provedor: 'aws', origem: ORIGEM, conjunto: 'acolhe', ...sms },
})

const permitidos = ({ recursos }: Montagem) =>
  recursos('AWS::IAM::Policy').flatMap(({ id, Properties }) =>
    (
      Properties['PolicyDocument'] as { Statement: { Action: unknown; Resource: unknown }[] }
    ).Statement.filter(({ Action }) => JSON.stringify(Action).includes('sms-voice:')).map(
      ({ Action, Resource }) => ({ id, Action, Resource }),
    ),
  )

describe('texts to telephones', () => {
  test('may be sent by the two functions that send them, from the stage’s own identity', () => {
    const montagem = sintetizar(comSms())
    const achados = permitidos(montagem)
    expect(achados.map(({ id }) => /Papel(\w+?)DefaultPolicy/.exec(id)?.[1] ?? id)).toEqual([
      'pedircodigodosms',
      'tocar',
    ])
    for (const { Action, Resource } of achados) {
      expect(Action).toBe('sms-voice:SendTextMessage')
      expect(JSON.stringify(Resource)).toContain(ORIGEM)
      expect(JSON.stringify(Resource)).toContain(':configuration-set/acolhe')
    }
    const funcao = montagem.recursos('AWS::Lambda::Function').find(({ pilha }) => pilha === 'toque')
    expect(funcao?.Properties['Environment']).toMatchObject({
      Variables: { SMS: JSON.stringify({ provedor: 'aws', origem: ORIGEM, conjunto: 'acolhe' }) },
    })
  })

  test.each(['dev', 'prod'] as const)('%s sends none until somebody says from where', (nome) => {
    const montagem = montar(nome)
    expect(permitidos(montagem)).toEqual([])
    for (const { Properties } of montagem.recursos('AWS::Lambda::Function'))
      expect(JSON.stringify(Properties['Environment'] ?? {})).not.toContain('"SMS":')
  })

  test.each(['+5511912345678', 'pool-1', ORIGEM.replace('sa-east-1', 'us-east-1')])(
    'come from no such identity: %s',
    (origem) =>
      expect(() => conferir(comSms({ origem }))).toThrow(
        `sms: "${origem}" não é o ARN de um número, um grupo ou um remetente em sa-east-1.`,
      ),
  )
})
