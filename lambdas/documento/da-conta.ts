import { hojeEm } from '#domain/base/campos.ts'
import { vizinhancaDe } from '#domain/acesso/rede.ts'
import { vinculoVale } from '#domain/dependente/vinculo.ts'
import type { DaConta, VerificacaoExportada } from '#domain/documento/conta-exportada.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'

/** What is kept of the account itself: identity checks, bonds that do not count, sign-ins and passkeys. */
export async function daConta(usuario_id: string, now: Date): Promise<DaConta> {
  const [verificacoes, declarados, entradas, guardadas] = await Promise.all([
    corridas.doUsuario(usuario_id),
    vinculos.doResponsavel(usuario_id),
    sessoes.doUsuario(usuario_id),
    chaves.doUsuario(usuario_id),
  ])
  const hoje = hojeEm(now)
  return {
    verificacoes: verificacoes.map(exportada),
    outros_vinculos: declarados.filter((vinculo) => !vinculoVale(vinculo, hoje)),
    entradas: entradas.map(({ endereco, ...entrada }) => ({ ...entrada, rede: vizinhancaDe(endereco) })),
    chaves: guardadas,
  }
}

const exportada = ({ resultados, arquivos, ...corrida }: Corrida): VerificacaoExportada => ({
  ...corrida,
  etapas: KYC_ETAPAS.flatMap((etapa) => {
    const resultado = resultados[etapa]
    return resultado ? [{ ...resultado, etapa }] : []
  }),
  imagens: arquivos.flatMap(({ finalidade, copia }) => (copia === undefined ? [] : [finalidade])),
})
