import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** What no provider outside serves: paths of a protocol that was only ours. */
const INVENTADOS = [
  '/certificados',
  '/assinaturas',
  '/cpf/${cpf}`',
  '/medicos/{uf}',
  'urlAssinatura',
  'urlConselho',
]
/** What each provider outside does serve, and who asks for it. */
const PUBLICADOS = {
  'lambdas/providers/psc-http.ts': '/v0/oauth/',
  'lambdas/providers/psc.ts': '/valid/api/v1/trusted-services/authentications',
  'lambdas/providers/cfm-soap.ts': '/WebServiceConsultaMedicos/ServicoConsultaMedicos',
  'lambdas/providers/cpf.ts': '/consulta-cpf-df/v3/cpf/',
  'lambdas/providers/cpf-token.ts': '/token',
} as const

const fontes = ['lambdas', 'local', 'lib', 'domain', 'semente'].flatMap((pasta) =>
  readdirSync(pasta, { recursive: true, encoding: 'utf8' })
    .filter((nome) => nome.endsWith('.ts'))
    .map((nome) => path.join(pasta, nome)),
)

describe('providers are asked at the addresses they publish', () => {
  it('and no source knows any other', () => {
    expect(fontes.length).toBeGreaterThan(500)
    const achados = fontes.flatMap((fonte) => {
      const texto = readFileSync(fonte, 'utf8')
      // An import of ours may be called so; an address stands in quotes.
      return INVENTADOS.filter((caminho) => new RegExp(`['"\`}]${escapado(caminho)}`).test(texto)).map(
        (caminho) => `${fonte}: ${caminho}`,
      )
    })
    expect(achados).toEqual([])
  })

  it.each(Object.entries(PUBLICADOS))('%s: %s', (fonte, caminho) => {
    expect(readFileSync(fonte, 'utf8')).toContain(caminho)
  })
})

const escapado = (texto: string): string => texto.replaceAll(/[$.*+?^{}()|[\]\\]/g, String.raw`\$&`)
