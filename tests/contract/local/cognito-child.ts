import { startCognito } from './cognito-support.ts'

/** The service in a process of its own, to be killed: `tsx cognito-child.ts <folder> <issuer>` prints its address. */
const [folder = '', issuer] = process.argv.slice(2)
const running = await startCognito(folder, {}, issuer)
process.stdout.write(`${running.address}\n`)
