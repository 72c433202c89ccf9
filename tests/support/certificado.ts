import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import { certificadoConectar, certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import type { ProvedorDeCertificado } from '#domain/base/psc.ts'
import type { Chamador } from './http.ts'

export interface Conexao {
  readonly provedor?: ProvedorDeCertificado
  readonly horas?: number
  readonly decisao?: 'aprovar' | 'recusar' | 'outra'
  /** Whose certificate it is approved with, when it is another's. */
  readonly cpf?: string
}

/** What the provider's own pages answer who walks through them; ends where it sends the browser back to. */
export async function passarPelaPagina(
  endereco: string,
  { decisao = 'aprovar', cpf = '' }: Conexao = {},
): Promise<URL> {
  const pedido = await fetch(endereco, { redirect: 'manual' })
  const pagina = pedido.headers.get('location')
  if (!pagina) throw new Error(`The provider refused the request: ${pedido.status} ${await pedido.text()}`)
  if (!(await fetch(pagina)).ok) throw new Error('The provider shows no page')
  const body = new URLSearchParams({ decisao, cpf })
  const volta = await fetch(pagina, { method: 'POST', body, redirect: 'manual' })
  const para = volta.headers.get('location')
  if (!para) throw new Error(`The provider did not send back: ${volta.status} ${await volta.text()}`)
  return new URL(para)
}

/** A doctor connects their certificate as in the browser: asks, decides on the provider's page, comes back. */
export async function conectarCertificado(
  doMedico: Chamador,
  conexao: Conexao = {},
): Promise<SituacaoDoCertificado> {
  const { provedor = 'vidaas', horas } = conexao
  const { endereco } = await doMedico.ok(certificadoConectar, {
    provedor,
    modo: 'pagina',
    ...(horas !== undefined && { horas }),
  })
  const { searchParams } = await passarPelaPagina(endereco ?? '', conexao)
  return doMedico.ok(certificadoRetorno, Object.fromEntries(searchParams))
}
