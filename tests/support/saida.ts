import { createWriteStream, openSync } from 'node:fs'

const ARQUIVO = process.env['SAIDA_DAS_NUVENS']

/**
 * Where a process that a test starts writes: the file `npm test` names at its end; in a run of one file, the screen.
 */
export const saida = ARQUIVO ? createWriteStream('', { fd: openSync(ARQUIVO, 'a') }) : process.stderr
