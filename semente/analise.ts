import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { formatarCpf, hojeEm } from '#domain/base/campos.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { avaliarCadastro } from '#domain/kyc/consultario.ts'
import type { ArquivoDaCorrida, Corrida, ResultadoDaEtapa } from '#domain/kyc/corrida.ts'
import { vereditoDe } from '#domain/kyc/corrida.ts'
import { decidir, MINIMOS } from '#domain/kyc/decisao.ts'
import { caminhoDaCopia, caminhoDeQuarentena, type Finalidade } from '#domain/kyc/envio.ts'
import { avaliarFraude, type DadosDaFraude } from '#domain/kyc/fraude.ts'
import { ALTURA, impressaoDe, impressaoFinaDe, LADO_FINO, LARGURA } from '#domain/kyc/imagem/impressao.ts'
import type { Leitura } from '#domain/kyc/documento/leitura.ts'
import type { KycEtapa } from '#domain/kyc/machine.ts'
import { notaDaSemelhanca } from '#domain/kyc/rosto/semelhanca.ts'
import { type Achado, titularDe } from '#domain/kyc/documento/titular.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { write } from '#lambdas/store/table.ts'
import { type DadosDoDocumento, gerarDocumento } from './gerar/documento.ts'
import { fotografar, fotos } from './gerar/foto.ts'
import { desenharRosto } from './gerar/rosto.ts'
import { rostos } from './gerar/rostos.ts'
import type { Persona } from './personas.ts'

/** What the embedded engines measured on these very pictures: the seed does not wait for them to load. */
const MEDIDO = { frente: 0.9196, verso: 0.9452, vivacidade: 1, semelhanca: 100 } as const

const LIDO: Achado = { juizo: 'confirma', certeza: 1 }
const NAO_LIDO: Achado = { juizo: 'ausente', certeza: 0 }

const CORRIDA = 'semente0000000000000000'

/** A licence that ran out: everything fits, and a person must look at it. */
const dadosDe = ({ nome, cpf, data_nascimento }: Usuario): DadosDoDocumento => ({
  nome: nome.toUpperCase(),
  cpf: formatarCpf(cpf),
  rg: '21.345.678-9',
  orgao_emissor: 'SSP',
  uf: 'RJ',
  data_nascimento,
  naturalidade: 'NITERÓI RJ',
  filiacao: ['PAULO CARVALHO LIMA', 'REGINA CARVALHO LIMA'],
  sexo: 'M',
  data_emissao: '2016-03-18',
  data_validade: '2026-03-16',
  numero_cnh: '03126547890',
  categoria: 'B',
  data_primeira_hab: '2005-02-11',
})

/**
 * An identity check in analysis as a run leaves it: pictures in their places, what each stage found by the rules
 * themselves, and a retry that falls due. The reviewer's queue has somebody to decide about from the first minute.
 */
export async function semearAnalise({ rosto }: Persona, usuario: Usuario, agora: Date): Promise<void> {
  const dados = dadosDe(usuario)
  const arquivos = await Promise.all(
    Object.entries(await fotografias(dados, rosto)).map(([nome, bytes]) =>
      guardar(usuario.id, nome as Finalidade, bytes, agora),
    ),
  )
  const leituras = lidas(dados, usuario)
  const resultados = achados(usuario, leituras, agora)
  const em = agora.toISOString()
  const corrida: Corrida = {
    id: CORRIDA,
    usuario_id: usuario.id,
    correlation_id: 'semente',
    tipo: usuario.tipo,
    status: 'em_andamento',
    vez: 1,
    arquivos,
    resultados: {},
    leitura_frente: leituras.frente,
    leitura_verso: leituras.verso,
    contas_no_aparelho: 1,
    reasons: [],
    created_at: em,
    updated_at: em,
  }
  const { decision, ...etapas } = resultados
  const adiada = {
    ato: 'adiar',
    corrida_id: CORRIDA,
    vence_em: vencimento('nova_tentativa_do_kyc', agora),
    set: { em_analise_desde: em },
  } as const
  await write(
    corridas.criacao(corrida),
    kyc.tomada(usuario.id, { from: 'draft', corrida_id: CORRIDA, vence_em: null }, agora),
  )
  for (const [etapa, resultado] of Object.entries(etapas))
    await corridas.registrar(corrida, etapa as KycEtapa, resultado, agora)
  const fim = { status: 'em_analise', kyc_status: 'pending', access_tier: 'restricted' } as const
  await write(
    corridas.fim(corrida, { ...fim, reasons: [...decision.reasons] }, decision, agora),
    kyc.passagem(usuario.id, adiada, agora),
  )
}

async function fotografias(
  dados: DadosDoDocumento,
  nome: Persona['rosto'],
): Promise<Record<Finalidade, Buffer>> {
  const rosto = await desenharRosto(rostos[nome])
  const lado = async (qual: 'frente' | 'verso') =>
    fotografar(await gerarDocumento({ layout: 'cnh_nova_2022', lado: qual, dados, rosto }), fotos.boa)
  const [documento_frente, documento_verso, selfie] = await Promise.all([
    lado('frente'),
    lado('verso'),
    desenharRosto(rostos[nome], { expressao: 'sorriso', giro: 0.25, fundo: '#e8e0cf', semente: 11 }),
  ])
  return { documento_frente, documento_verso, selfie }
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

function lidas(d: DadosDoDocumento, usuario: Usuario): { readonly frente: Leitura; readonly verso: Leitura } {
  const numeros = { rg: d.rg.replace(/\D/g, ''), numero_documento: d.numero_cnh }
  const layout = 'cnh_nova_2022'
  const { nome, data_nascimento, data_emissao } = d
  const validade = d.data_validade === null ? {} : { data_validade: d.data_validade }
  const mecanica = { nome, numero: d.numero_cnh, data_nascimento, ...validade }
  const procurado = titularDe(usuario)
  return {
    frente: {
      layout,
      campos: {
        nome,
        cpf: d.cpf.replace(/\D/g, ''),
        ...numeros,
        data_nascimento,
        data_emissao,
        ...validade,
        orgao_emissor: d.orgao_emissor,
        uf_documento: d.uf,
      },
      qualidade: MEDIDO.frente,
      titular: {
        procurado,
        impresso: { nome: LIDO, cpf: LIDO, data_nascimento: LIDO },
        zona: { nome: 'ausente', cpf: 'ausente', data_nascimento: 'ausente' },
      },
    },
    verso: {
      layout,
      campos: {
        nome,
        numero_documento: d.numero_cnh,
        data_nascimento,
        ...validade,
        orgao_emissor: 'DETRAN',
        uf_documento: d.uf,
      },
      qualidade: MEDIDO.verso,
      titular: {
        procurado,
        impresso: { nome: NAO_LIDO, cpf: NAO_LIDO, data_nascimento: NAO_LIDO },
        zona: { nome: 'confirma', cpf: 'ausente', data_nascimento: 'confirma' },
      },
      mecanica,
    },
  }
}

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

/** Every stage's result, by the rules each stage has. */
function achados(
  usuario: Usuario,
  { frente, verso }: ReturnType<typeof lidas>,
  agora: Date,
): Record<KycEtapa, ResultadoDaEtapa> {
  const documento = aceitarDocumento(frente, verso)
  const fraude = avaliarFraude(
    {
      formulario: usuario,
      documento: documento.campos,
      achados: documento.achados,
      layout: documento.layout,
      validade_conferida: documento.validade_conferida,
      hoje: hojeEm(agora),
      arquivos: ARQUIVOS_SEM_SINAL,
      contas_no_aparelho: 1,
    },
    MINIMOS.fraud,
  )
  const cadastro = avaliarCadastro(usuario, { ...usuario, situacao: 'regular' })
  const notas = {
    ocr: { nota: documento.nota, motivos: documento.motivos },
    liveness: { nota: MEDIDO.vivacidade, motivos: [] },
    facematch: { nota: notaDaSemelhanca(MEDIDO.semelhanca), motivos: [] },
    fraud: fraude,
    consultario: cadastro,
  }
  const { nota, motivos } = decidir(notas)
  const em = agora.toISOString()
  const resultado = (
    etapa: KycEtapa,
    {
      nota: score,
      motivos: reasons,
      revisao,
    }: { nota: number; motivos: readonly string[]; revisao?: boolean },
  ): ResultadoDaEtapa => ({ veredito: vereditoDe(etapa, score, revisao), score, reasons: [...reasons], em })
  return {
    uploading: resultado('uploading', { nota: 1, motivos: [] }),
    ocr: resultado('ocr', notas.ocr),
    liveness: resultado('liveness', notas.liveness),
    facematch: resultado('facematch', notas.facematch),
    fraud: resultado('fraud', fraude),
    consultario: resultado('consultario', cadastro),
    decision: { veredito: 'em_analise', score: nota, reasons: [...motivos], em },
  }
}
