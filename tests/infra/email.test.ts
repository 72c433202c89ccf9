import { expect, test } from 'vitest'
import { montar } from './montagem.ts'

const { recursos } = montar('prod')

test('what came of a message is told to the consumer of this stage alone', () => {
  const [destino, ...outros] = recursos('AWS::SES::ConfigurationSetEventDestination')
  expect(outros).toEqual([])
  expect(destino?.Properties.EventDestination).toMatchObject({
    Enabled: true,
    MatchingEventTypes: ['bounce', 'complaint'],
    EventBridgeDestination: { EventBusArn: expect.anything() as unknown },
  })
  const regras = recursos('AWS::Events::Rule').filter(({ Properties }) =>
    JSON.stringify(Properties.EventPattern ?? {}).includes('aws.ses'),
  )
  expect(regras.map(({ Properties }) => [Properties.EventBusName, Properties.EventPattern])).toEqual([
    [
      undefined,
      {
        source: ['aws.ses'],
        'detail-type': ['Email Bounced', 'Email Complaint Received'],
        detail: { mail: { tags: { 'ses:configuration-set': ['acolhe-prod'] } } },
      },
    ],
  ])
})
