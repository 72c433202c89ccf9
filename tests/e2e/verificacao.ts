import { randomUUID } from 'node:crypto'
import type { Corrida, LadoLido, ResultadoDaEtapa } from '#domain/kyc/corrida.ts'
import { MOTIVOS_DO_RETRATO } from '#domain/kyc/motivos.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { loja, novoMedico, novoPaciente, type Pessoa } from '../support/pessoas.ts'

/** People on their way through the identity check, as the store has them: no picture is read for it. */

/** Five who came to different places; the doctor has no selfie either. */
export async function emVerificacao(cloud: CloudProcess) {
  const novo = () => novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })
  const [semSelfie, rodando, recusada, refazendo, medicaSemSelfie] = await Promise.all([
    novo(),
    novo(),
    novo(),
    // Changed the name or the CPF and sent nothing yet.
    novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'restricted' }),
    novoMedico(cloud, []),
  ])
  await Promise.all([
    comDocumento(cloud, semSelfie),
    comparandoRostos(cloud, rodando),
    comRostoRecusado(cloud, recusada),
    comDocumento(cloud, medicaSemSelfie),
  ])
  return { semSelfie, rodando, recusada, refazendo, medicaSemSelfie }
}

/** Their document was read and accepted; the selfie is missing. */
async function comDocumento(cloud: CloudProcess, { id }: Pessoa): Promise<void> {
  const { table, keys } = await loja(cloud)
  const lado = (qual: string): LadoLido => ({
    caminho: `${id}/temp_${qual}.jpg`,
    sha256: '0'.repeat(64),
    aceito: true,
    documento_tipo: 'CNH',
  })
  const set = { lado_frente: lado('frente'), lado_verso: lado('verso') }
  await table.write(table.update(keys.kycKey(id), { set }, table.EXISTS))
}

/** A run of theirs compares the faces, and goes no further. */
async function comparandoRostos(cloud: CloudProcess, { id, usuario }: Pessoa): Promise<Corrida> {
  const { kyc, corridas, table } = await lojaDoKyc(cloud)
  const agora = new Date()
  const em = agora.toISOString()
  const corrida: Corrida = {
    id: randomUUID(),
    usuario_id: id,
    correlation_id: randomUUID(),
    tipo: usuario.tipo,
    status: 'em_andamento',
    vez: 1,
    arquivos: [],
    resultados: {},
    reasons: [],
    created_at: em,
    updated_at: em,
  }
  const passo = { corrida_id: corrida.id, vence_em: null }
  await table.write(corridas.criacaoWrite(corrida), kyc.tomada(id, { ...passo, from: 'draft' }, agora))
  for (const [etapa, ato] of [
    ['uploading', 'ler_documento'],
    ['ocr', 'provar_vida'],
    ['liveness', 'comparar_rostos'],
  ] as const) {
    await corridas.registrar(corrida, etapa, achado('aprovado', agora), agora)
    await kyc.mover(id, { ...passo, ato }, agora)
  }
  return corrida
}

/** Their face was refused and the document is here again, as the screen sends it by itself: the selfie is missing. */
async function comRostoRecusado(cloud: CloudProcess, pessoa: Pessoa): Promise<void> {
  const { kyc, corridas, table } = await lojaDoKyc(cloud)
  const corrida = await comparandoRostos(cloud, pessoa)
  const agora = new Date()
  const reasons = [MOTIVOS_DO_RETRATO.rostos_diferentes]
  const conta = { kyc_status: 'rejected', access_tier: 'blocked' } as const
  const passo = { corrida_id: corrida.id, vence_em: null }
  await corridas.registrar(corrida, 'facematch', achado('reprovado', agora, reasons), agora)
  await kyc.mover(pessoa.id, { ...passo, ato: 'decidir' }, agora)
  await table.write(
    corridas.fim(corrida, { ...conta, status: 'rejected', reasons }, achado('reprovado', agora), agora),
    kyc.passagem(pessoa.id, { ...passo, ato: 'rejeitar' }, agora),
    kyc.perfil(pessoa.usuario, conta, agora),
  )
  await comDocumento(cloud, pessoa)
}

const achado = (
  veredito: ResultadoDaEtapa['veredito'],
  em: Date,
  reasons: readonly string[] = [],
): ResultadoDaEtapa => ({
  veredito,
  score: veredito === 'aprovado' ? 0.95 : 0.2,
  reasons: [...reasons],
  em: em.toISOString(),
})

async function lojaDoKyc(cloud: CloudProcess) {
  const { table } = await loja(cloud)
  const [kyc, corridas] = await Promise.all([
    import('#lambdas/kyc/store/situacao.ts'),
    import('#lambdas/kyc/store/corridas.ts'),
  ])
  return { kyc, corridas, table }
}
