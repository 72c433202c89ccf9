// `node run-function.mjs <module> <handler>`: one call of a function, its event on the standard input, its answer on
// the fourth.
import { writeSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'

const [module, handler] = process.argv.slice(2)
const event = await json(process.stdin)
const loaded = await import(pathToFileURL(module).href)
const answer = await loaded[handler](event, {
  awsRequestId: crypto.randomUUID(),
  functionName: process.env.AWS_LAMBDA_FUNCTION_NAME,
  getRemainingTimeInMillis: () => 10_000,
})
writeSync(3, JSON.stringify(answer ?? null))
process.exit(0)
