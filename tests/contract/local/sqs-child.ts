import { createSqs } from '../../../local/aws/sqs/service.ts'

const [, , folder = ''] = process.argv
const arn = 'arn:aws:sqs:sa-east-1:000000000000:email'
const sqs = await createSqs({
  folder,
  queues: [{ name: 'email', arn, url: 'http://127.0.0.1/000000000000/email', visibilityTimeout: 900 }],
})
for (const body of ['feito', 'preso', 'esperando']) await sqs.send(arn, body)
sqs.consume(
  arn,
  async (event) => {
    if (event.Records[0]?.body === 'feito') return
    console.log('in flight')
    await new Promise(() => undefined)
  },
  { batchSize: 1, functionArn: 'arn:aws:lambda:sa-east-1:000000000000:function:email', concurrency: 1 },
)
setInterval(() => undefined, 1000)
