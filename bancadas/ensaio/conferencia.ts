import { verConsulta } from '#domain/consulta/contract.ts'
import { baixarDocumento } from '#domain/documento/contract.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { conferir } from '../../tests/support/assinatura-viva.ts'
import { api } from '../../tests/support/http.ts'
import { entrar } from '../../tests/support/sessao.ts'
import { digest, type Lido } from './lido.ts'

/** What is not in the copy as it was told before, through the product alone: each patient signs in and reads. */
export async function conferirCopia(cloud: CloudProcess, antes: readonly Lido[]): Promise<string[]> {
  const achados: string[] = []
  for (const lido of antes) {
    const paciente = api(cloud.origem, await entrar(cloud, lido.email))
    const { status, pagamento } = await paciente.ok(verConsulta, { id: lido.consulta_id })
    if (status !== lido.status) achados.push(`${lido.consulta_id}: ${status} em vez de ${lido.status}`)
    if (pagamento?.status !== lido.pagamento)
      achados.push(`${lido.consulta_id}: pagamento ${pagamento?.status} em vez de ${lido.pagamento}`)
    if (!lido.arquivo) continue
    const { url } = await paciente.ok(baixarDocumento, { id: lido.documento_id })
    const arquivo = Buffer.from(await (await fetch(url)).arrayBuffer())
    if (digest(arquivo) !== lido.arquivo) achados.push(`${lido.documento_id}: o arquivo é outro`)
    if ((await conferir(arquivo, cloud.provedores)) === null)
      achados.push(`${lido.documento_id}: a assinatura não confere`)
  }
  return achados
}
