import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `tsx semente/semear.ts <ambiente.json> [kit]`: writes the personas through the running embedded cloud, once, and
 * prints where everything is. The environment must stand before a store or a client is imported.
 */
const arquivo = process.argv[2] ?? '.acolhe/ambiente.json'
const ambiente = JSON.parse(readFileSync(arquivo, 'utf8')) as Record<string, string>
Object.assign(process.env, ambiente)

const { semearPersonas } = await import('./contas.ts')
const { resumo } = await import('./resumo.ts')
const marca = path.join(path.dirname(arquivo), 'semente.json')
if (!existsSync(marca)) {
  await semearPersonas(new Date())
  writeFileSync(marca, JSON.stringify({ semeada_em: new Date().toISOString() }))
}
console.log(
  resumo({
    origem: ambiente.ORIGEM ?? '',
    aws: ambiente.AWS_ENDPOINT_URL ?? '',
    dados: path.dirname(arquivo),
    kit: process.argv[3],
  }),
)
