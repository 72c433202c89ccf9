import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { hojeEm } from '#domain/base/campos.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { achadoDoDocumento } from '#domain/kyc/documento/achado.ts'
import { avaliarCadastro } from '#domain/kyc/decisao/consultario.ts'
import type { ArquivoDaCorrida, Corrida } from '#domain/kyc/corrida.ts'
import { MINIMOS } from '#domain/kyc/decisao/decisao.ts'
import { caminhoDaCopia, caminhoDeQuarentena, type Finalidade } from '#domain/kyc/envio.ts'
import { avaliarFraude, type DadosDaFraude } from '#domain/kyc/decisao/fraude.ts'
import { ALTURA, impressaoDe, impressaoFinaDe, LADO_FINO, LARGURA } from '#domain/kyc/imagem/impressao.ts'
import type { KycEtapa } from '#domain/kyc/machine.ts'
import { notaDaSemelhanca } from '#domain/kyc/rosto/semelhanca.ts'
import { julgar, terminar } from '#lambdas/kyc/desfecho/julgamento.ts'
import { type Achado, concluir, entrar } from '#lambdas/kyc/corrida/etapa.ts'
import { perfilDe } from '#lambdas/kyc/corrida/perfil-da-corrida.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { write } from '#lambdas/store/table.ts'
import { fotografarTudo, impressaDe, lidas } from './licencas.ts'
import type { Licenca, Persona } from './personas.ts'

/** What the embedded face engine measured on these very pictures: the seed does not wait for it to load. */
const MEDIDO = { vivacidade: 1, semelhanca: 100 } as const

const CORRIDA = 'semente0000000000000000'

/**
 * An identity check as a run leaves it: pictures in their places, what each stage finds by its own rule, and the end
 * the decision gives it. Only what the engines would measure is written here; the verdict is the product's.
 */
export async function semearVerificacao(
  rosto: Persona['rosto'],
  licenca: Licenca,
  usuario: Usuario,
  agora: Date,
): Promise<void> {
  const dados = impressaDe(usuario, licenca)
  const fotografias = Object.entries(await fotografarTudo(dados, rosto, licenca))
  const arquivos = await Promise.all(
    fotografias.map(([nome, bytes]) => guardar(usuario.id, nome as Finalidade, bytes, agora)),
  )
  const { frente, verso } = lidas(dados, usuario, licenca)
  const em = agora.toISOString()
  await write(
    corridas.criacaoWrite({
      id: CORRIDA,
      usuario_id: usuario.id,
      correlation_id: 'semente',
      tipo: usuario.tipo,
      status: 'em_andamento',
      vez: 1,
      arquivos,
      resultados: {},
      leitura_frente: frente,
      leitura_verso: verso,
      contas_no_aparelho: 1,
      reasons: [],
      created_at: em,
      updated_at: em,
    }),
    kyc.tomada(
      usuario.id,
      { from: 'draft', corrida_id: CORRIDA, vence_em: vencimento('etapa_do_kyc', agora) },
      agora,
    ),
  )
  const pedido = { usuario_id: usuario.id, corrida_id: CORRIDA }
  for (const [etapa, achar] of ETAPAS) {
    const corrida = await entrar(etapa, pedido, agora)
    // As in the workflow: what refuses goes to the decision at once.
    if ((await concluir(etapa, corrida, achar(corrida, usuario, agora), agora)) === 'reprovado') break
  }
  const corrida = await entrar('decision', pedido, agora)
  const [atual, perfil] = await Promise.all([kyc.find(usuario.id), perfilDe(corrida)])
  if (!atual) throw new Error(`A conta de ${usuario.email} não tem verificação`)
  await terminar(julgar(corrida), { corrida, kyc: atual, perfil, now: agora })
}

async function guardar(
  usuario_id: string,
  finalidade: Finalidade,
  bytes: Buffer,
  agora: Date,
): Promise<ArquivoDaCorrida> {
  const copia = caminhoDaCopia(usuario_id, finalidade, agora)
  const quarentena = caminhoDeQuarentena(usuario_id, CORRIDA, finalidade)
  // Drawn, never tagged: the copy without metadata is the picture itself.
  await Promise.all([
    imagens.guardar(copia, bytes, 'image/jpeg'),
    imagens.guardar(quarentena, bytes, 'image/jpeg'),
  ])
  return {
    finalidade,
    caminho: `${usuario_id}/temp_${finalidade}`,
    copia,
    quarentena,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    impressao: impressaoDe(await miniatura(bytes, LARGURA, ALTURA)),
    impressao_fina: impressaoFinaDe(await miniatura(bytes, LADO_FINO, LADO_FINO)),
    indicios: [],
  }
}

const miniatura = (bytes: Buffer, width: number, height: number): Promise<Uint8Array> =>
  sharp(bytes).greyscale().resize({ width, height, fit: 'fill' }).raw().toBuffer()

/** Pictures nothing speaks against, seen for the first time. */
export const ARQUIVOS_SEM_SINAL: DadosDaFraude['arquivos'] = {
  frente_igual_ao_verso: false,
  selfie_e_o_documento: false,
  selfie_e_o_retrato: false,
  selfie_parece_o_retrato: false,
  selfie_reutilizada: false,
  rosto_em_outra_conta: false,
  documento_reutilizado: false,
  procura_parcial: false,
  indicios: [],
}

const documentoDe = ({ leitura_frente, leitura_verso }: Corrida) => {
  if (!leitura_frente) throw new Error('A frente não foi lida')
  return aceitarDocumento(leitura_frente, leitura_verso ?? null)
}

function fraudeDe(corrida: Corrida, formulario: Usuario, agora: Date): Achado {
  const { campos, achados, layout, validade_conferida } = documentoDe(corrida)
  return avaliarFraude(
    {
      formulario,
      documento: campos,
      achados,
      layout,
      validade_conferida,
      hoje: hojeEm(agora),
      arquivos: ARQUIVOS_SEM_SINAL,
      contas_no_aparelho: corrida.contas_no_aparelho ?? 0,
    },
    MINIMOS.fraud,
  )
}

/** What each stage finds, in the workflow's order. */
const ETAPAS: readonly (readonly [KycEtapa, (corrida: Corrida, usuario: Usuario, agora: Date) => Achado])[] =
  [
    ['uploading', () => ({ nota: 1, motivos: [] })],
    // Drawings are samples, which count where there is a seed.
    ['ocr', (corrida) => achadoDoDocumento(documentoDe(corrida), null)],
    ['liveness', () => ({ nota: MEDIDO.vivacidade, motivos: [] })],
    ['facematch', () => ({ nota: notaDaSemelhanca(MEDIDO.semelhanca), motivos: [] })],
    ['fraud', fraudeDe],
    ['consultario', (_corrida, usuario) => avaliarCadastro(usuario, { ...usuario, situacao: 'regular' })],
  ]
