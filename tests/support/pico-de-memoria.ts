import { readFileSync } from 'node:fs'
import { copiaLimpa, examinar } from '#lambdas/kyc/fotos/imagem.ts'

/** Run as a process of its own: does to one picture what a function does, and prints the most memory it had, in MB. */
const [, , arquivo = '', funcao] = process.argv
const bytes = readFileSync(arquivo)
if (funcao === 'kyc-validar-envio') await Promise.all([examinar(bytes), copiaLimpa(bytes)])
else await copiaLimpa(bytes)
console.log(process.resourceUsage().maxRSS / 1024)
