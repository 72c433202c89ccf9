import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { PACIENTE } from './paciente.ts'

const TESTES = path.resolve(import.meta.dirname, '../..')

/** Said by the server or by a rule to another program, never on a screen: where each is held. */
const FORA_DA_TELA: Readonly<Record<string, string>> = {
  'Unknown attempt type: outra': 'unit/domain/base/limites-da-especificacao.test.ts',
}

/** Where the stories of the browser say what they wait for. */
const DAS_TELAS = /(^|-nas-)telas\.ts$/

/** Tests that draw a screen and cause what it says. */
const deTela = ['unit/web', 'e2e'].flatMap((pasta) =>
  readdirSync(path.join(TESTES, pasta), { recursive: true, encoding: 'utf8' })
    .filter((arquivo) => /\.(test|e2e)\.tsx?$/.test(arquivo) || DAS_TELAS.test(arquivo))
    .map((arquivo) => readFileSync(path.join(TESTES, pasta, arquivo), 'utf8')),
)

/** A sentence may stand inside a longer one; a single word must be the whole text a test looks for. */
function aparece(texto: string): boolean {
  const inteiro = [
    `'${texto}'`,
    `"${texto}"`,
    `\`${texto}\``,
    `/${texto}/`,
    `^${texto}`,
    `(${texto}|`,
    `|${texto})`,
  ]
  return deTela.some((fonte) =>
    texto.includes(' ') ? fonte.includes(texto) : inteiro.some((forma) => fonte.includes(forma)),
  )
}

/** The subsections about screens and what moves them. */
const SUBSECOES = [
  ...Array.from({ length: 15 }, (_, n) => `2.${n + 2}`),
  ...Array.from({ length: 7 }, (_, n) => `4.${n + 1}`),
]

/** Every text of the patient specification is shown by a test in the situation that causes it. */
describe('the patient specification', () => {
  test.each(Object.entries(PACIENTE))('§%s is seen on a screen', (_secao, textos) => {
    expect(textos.filter((texto) => !(texto in FORA_DA_TELA) && !aparece(texto))).toEqual([])
  })

  test.each(SUBSECOES)('§%s is what a test of a screen says it is about', (secao) => {
    const cita = new RegExp(`P §(?:[\\d.]+, §)*${secao.replace('.', '\\.')}(?!\\d)`)
    expect(deTela.some((fonte) => cita.test(fonte))).toBe(true)
  })

  test.each(Object.entries(FORA_DA_TELA))('"%s" is held elsewhere', (texto, arquivo) => {
    const sem = texto.replace(/: outra$/, ':')
    expect(readFileSync(path.join(TESTES, arquivo), 'utf8')).toContain(sem)
  })
})
