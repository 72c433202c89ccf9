import { copiaDaProva, PROVAS } from '#domain/dependente/vinculo.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import { apagarRostos } from '#lambdas/aws/colecao.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import { mudar } from '#lambdas/dependente/mudar.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { write } from '#lambdas/store/table.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import * as rostos from '#lambdas/kyc/store/rostos.ts'

/**
 * Erases what is left of a closed account: the sign-in first, so that nobody can act any more, then the face and the
 * pictures, then the records that refer to them. Each step may be repeated, so the next round finishes what a crash
 * interrupted.
 */
export async function apagar(usuario_id: string, now: Date): Promise<void> {
  await cognito.apagarLogin(usuario_id)
  await apagarRosto(usuario_id)
  await Promise.all((await caminhosDasImagens(usuario_id)).map(imagens.apagar))
  await encerrarVinculos(usuario_id, now)
  await descartarPendentes(usuario_id, now)
  await encerramentos.apagarRestos(usuario_id)
  await encerramentos.concluir(usuario_id)
}

/**
 * @throws Error while a face of this account is being added to the collection: the next round finds it there and
 * removes it
 */
async function apagarRosto(usuario_id: string): Promise<void> {
  const rosto = await rostos.find(usuario_id)
  if (!rosto) return
  if (rosto.sha256 === undefined) throw new Error('A face is being put into the collection')
  await apagarRostos(rosto.face_ids)
}

/** Nobody is answered for by a closed account, or waited for; what was never proven is part of no record. */
async function encerrarVinculos(usuario_id: string, now: Date): Promise<void> {
  for (const antes of await vinculos.doResponsavel(usuario_id)) {
    const fatos = { imagens: [], motivos: [] }
    if (antes.status !== 'encerrado')
      await mudar({ antes, ato: 'encerrar', papel: 'sistema', ator_id: usuario_id, fatos }, now)
    if (!(await vinculos.jaValeu(antes))) await write(vinculos.esquecimentoWrite(antes))
  }
}

/**
 * Discards what a closed account left unsigned: nobody can sign it any more. It may be repeated, and finds also what
 * was issued while the account closed.
 */
async function descartarPendentes(id: string, now: Date): Promise<void> {
  for (const documento of await documentos.pendentesDoMedico(id))
    await documentos.descartado(documento, id, now.toISOString())
}

async function caminhosDasImagens(usuario_id: string): Promise<string[]> {
  const [feitas, enviadas, vinculados] = await Promise.all([
    corridas.doUsuario(usuario_id),
    envios.doUsuario(usuario_id),
    vinculos.doResponsavel(usuario_id),
  ])
  const dasCorridas = feitas.flatMap(({ arquivos }) =>
    arquivos.flatMap(({ caminho, copia, quarentena }) => [caminho, copia, quarentena]),
  )
  // By their names and not as the bond lists them: one that it lost sight of goes too.
  const provas = vinculados.flatMap((vinculo) => PROVAS.map((prova) => copiaDaProva(vinculo, prova)))
  const caminhos = [...dasCorridas, ...provas, ...enviadas.map(({ caminho }) => caminho)]
  return [...new Set(caminhos.filter((caminho) => caminho !== undefined))]
}
