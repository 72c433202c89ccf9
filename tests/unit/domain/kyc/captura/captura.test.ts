import { describe, expect, it } from 'vitest'
import { ERROS_DA_CAMERA, erroDaCamera, recorte } from '#domain/kyc/captura/camera.ts'
import { correlacaoDoKyc, rotuloDaEtapa } from '#domain/kyc/painel-das-etapas.ts'
import {
  arquivo,
  avisoDaEscolha,
  avisoDoDocumento,
  avisoDoEnvio,
  caberEm,
  erroDaImagem,
  erroDoArquivo,
  MAXIMO_DO_ARQUIVO,
  MAXIMO_DO_ENVIO,
  precisaOtimizar,
  tamanhoLegivel,
} from '#domain/kyc/captura/imagem.ts'
import {
  aceito,
  corDaQualidade,
  erroDoDocumento,
  fotoRecusada,
  type LadoLido,
  resumoDoPainel,
} from '#domain/kyc/documento/resultado-da-leitura.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'

const MB = 1024 * 1024

describe('camera (P §8, §9)', () => {
  it.each([
    ['NotAllowedError', 'Permissão da câmera negada. Ative no browser e tente novamente.'],
    ['NotFoundError', 'Nenhuma câmera encontrada no dispositivo.'],
    ['NotReadableError', 'Câmera já está em uso por outro aplicativo.'],
    ['OverconstrainedError', 'Câmera não suporta os requisitos solicitados.'],
    ['TypeError', 'Erro interno do componente. Tente recarregar a página.'],
    ['TimeoutError', 'Erro ao acessar a câmera'],
  ])('%s reads as %s', (nome, texto) => {
    expect(ERROS_DA_CAMERA[erroDaCamera(nome)]).toBe(texto)
  })

  it('cuts the largest centred 3:4 out of a frame, wide or tall', () => {
    expect(recorte(1280, 720, 3 / 4)).toEqual({ x: 370, y: 0, largura: 540, altura: 720 })
    expect(recorte(720, 1280, 3 / 4)).toEqual({ x: 0, y: 160, largura: 720, altura: 960 })
    expect(recorte(1280, 720, null)).toEqual({ x: 0, y: 0, largura: 1280, altura: 720 })
  })
})

describe('files (P §5, §8, §9)', () => {
  it('refuses documents that are no JPG or PNG up to 10 MB', () => {
    const descricao = 'Somente JPG/PNG até 10MB são aceitos.'
    expect(avisoDoDocumento({ type: 'image/webp', size: 10 })).toEqual({
      titulo: 'Arquivo inválido',
      descricao,
    })
    expect(avisoDoDocumento({ type: 'image/png', size: 10 * MB + 1 })).toEqual({
      titulo: 'Arquivo muito grande',
      descricao,
    })
    expect(avisoDoDocumento({ type: 'image/jpeg', size: 10 * MB })).toBeNull()
  })

  it('refuses generic files and images in their own words', () => {
    const generico = arquivo(MAXIMO_DO_ARQUIVO)
    expect(erroDoArquivo({ type: 'text/plain', size: 1 }, generico)).toBe(
      'Tipo de arquivo não permitido. Use PDF, JPEG ou PNG.',
    )
    expect(erroDoArquivo({ type: 'application/pdf', size: 5 * MB + 1 }, generico)).toBe(
      'Arquivo muito grande. Máximo 5MB.',
    )
    expect(erroDoArquivo({ type: 'application/pdf', size: 5 * MB }, generico)).toBeNull()
    expect(erroDaImagem({ type: 'image/gif', size: 1 })).toBe('Formato inválido. Use JPEG, PNG ou WebP.')
    expect(erroDaImagem({ type: 'image/webp', size: 10 * MB + 1 })).toBe('Arquivo muito grande. Máximo 10MB.')
    expect(avisoDoEnvio({ type: 'image/webp', size: 1 }, arquivo(MAXIMO_DO_ENVIO))).toEqual({
      titulo: 'Tipo de arquivo inválido',
      descricao: 'Por favor, selecione um arquivo JPG, PNG ou PDF.',
    })
    expect(avisoDoEnvio({ type: 'image/png', size: 3 * MB }, arquivo(2))).toEqual({
      titulo: 'Arquivo muito grande',
      descricao: 'O arquivo deve ter no máximo 2MB.',
    })
  })

  it('makes smaller only what is over 5 MB or of another type', () => {
    expect(precisaOtimizar({ type: 'image/jpeg', size: 5 * MB })).toBe(false)
    expect(precisaOtimizar({ type: 'image/jpeg', size: 5 * MB + 1 })).toBe(true)
    expect(precisaOtimizar({ type: 'image/webp', size: 10 })).toBe(true)
    expect(caberEm(4096, 3072)).toEqual({ largura: 2048, altura: 1536 })
    expect(caberEm(1000, 3000)).toEqual({ largura: 683, altura: 2048 })
    expect(caberEm(640, 480)).toEqual({ largura: 640, altura: 480 })
  })

  it('says what was saved, and sizes as people read them', () => {
    expect(avisoDaEscolha('frente', 300 * 1024)).toEqual({
      titulo: 'Arquivo otimizado',
      descricao: 'Frente carregado e otimizado (economizou 300KB).',
    })
    expect(avisoDaEscolha('verso', null)).toEqual({
      titulo: 'Arquivo selecionado',
      descricao: 'Verso carregado (sem otimização).',
    })
    expect([tamanhoLegivel(820), tamanhoLegivel(1536), tamanhoLegivel(3.4 * MB)]).toEqual([
      '820 B',
      '1,5 KB',
      '3,4 MB',
    ])
  })
})

const lido = (dados: Partial<LadoLido> = {}): LadoLido => ({
  success: true,
  confidence: 0.9,
  categoria: null,
  error: null,
  attempts_remaining: 2,
  ...dados,
})
const ilegivel = lido({ success: false, confidence: 0.1, categoria: 'quality_low', error: 'Frente ruim.' })

describe('readings (P §2.9, §5, §8)', () => {
  it('takes what the server takes, also for its QR code', () => {
    expect(aceito(lido({ confidence: 0.2 }))).toBe(true)
    expect(aceito(lido({ success: false }))).toBe(false)
    expect([0.7, 0.69, 0.3, 0.29].map(corDaQualidade)).toEqual(['sucesso', 'aviso', 'aviso', 'perigo'])
  })

  it('asks for another picture only when this one was looked at', () => {
    const sem = (categoria: LadoLido['categoria']) => lido({ success: false, confidence: 0, categoria })
    expect((['quality_low', 'no_data', 'unknown', null] as const).map((c) => fotoRecusada(sem(c)))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect((['timeout', 'api_error'] as const).map((c) => fotoRecusada(sem(c)))).toEqual([false, false])
    expect(fotoRecusada(lido())).toBe(false)
  })

  it('sums the panel up', () => {
    const nao = lido({ success: false })
    expect(resumoDoPainel({})).toBe('Aguardando upload dos documentos')
    expect(resumoDoPainel({ frente: lido(), verso: lido() })).toBe('Frente e verso aprovados')
    expect(resumoDoPainel({ frente: lido(), verso: nao })).toBe('Verso reprovado')
    expect(resumoDoPainel({ frente: nao, verso: lido() })).toBe('Frente reprovada')
    expect(resumoDoPainel({ frente: nao, verso: nao })).toBe(
      'Frente e verso reprovados - refaça ambas as fotos',
    )
    expect(resumoDoPainel({ frente: lido({ success: false, attempts_remaining: 0 }), verso: nao })).toBe(
      'Limite de tentativas atingido para a frente',
    )
  })

  it('tells why the document did not pass, once for one reason', () => {
    expect(erroDoDocumento({ frente: lido(), verso: lido() })).toBeNull()
    expect(erroDoDocumento({ frente: ilegivel, verso: lido() })).toBe('Frente ruim.')
    expect(erroDoDocumento({ frente: ilegivel, verso: { ...ilegivel, error: 'Verso ruim.' } })).toBe(
      'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.',
    )
    const vazio = lido({ success: false, categoria: 'no_data', error: 'Faltam dados.' })
    expect(erroDoDocumento({ frente: ilegivel, verso: vazio })).toBe('Frente ruim. Faltam dados.')
  })
})

describe('stages (P §4.5)', () => {
  it('labels each by its verdict, else by where the run stands', () => {
    const rotulos = KYC_ETAPAS.map((etapa) =>
      rotuloDaEtapa(etapa, { etapa: 'fraud', stepResults: { uploading: true, liveness: false } }),
    )
    expect(rotulos).toEqual([
      'Aprovado',
      'Completo',
      'Rejeitado',
      'Completo',
      'Processando...',
      'Aguardando',
      'Aguardando',
    ])
    expect(rotuloDaEtapa('fraud', { etapa: 'complete', stepResults: {} })).toBe('Aguardando')
    expect(rotuloDaEtapa('uploading', { etapa: 'idle', stepResults: {} })).toBe('Aguardando')
  })

  it('says of no stage of a run that waits for a person that it is being carried out', () => {
    const espera = {
      etapa: 'ocr',
      current_state: 'em_analise',
      stepResults: { uploading: true, liveness: true },
    } as const
    expect(KYC_ETAPAS.map((etapa) => rotuloDaEtapa(etapa, espera))).toEqual([
      'Aprovado',
      'Em análise',
      'Aprovado',
      'Aguardando',
      'Aguardando',
      'Aguardando',
      'Aguardando',
    ])
  })

  it('names a run kyc_{timestamp}_{random}', () => {
    expect(correlacaoDoKyc(1795, () => 0.5)).toBe('kyc_1795_iiiiiii')
  })
})
