/** Files a person chooses: what is accepted, in which words it is refused (P §5, §8), and how images shrink (P §9). */

const MB = 1024 * 1024

export const OTIMIZACAO = {
  /** Longest side, in pixels. */
  lado: 2048,
  qualidade: 0.95,
  /** Files up to this size, of an accepted type, stay as they are. */
  dispensada_ate: 5 * MB,
  saida: 'image/png',
} as const

interface RegraDeArquivo {
  readonly tipos: readonly string[]
  /** Bytes. */
  readonly maximo: number
}

export const IMAGEM: RegraDeArquivo = { tipos: ['image/jpeg', 'image/png', 'image/webp'], maximo: 10 * MB }
const DOCUMENTO_DE_IDENTIDADE: RegraDeArquivo = {
  tipos: ['image/jpeg', 'image/png'],
  maximo: 10 * MB,
}
/**
 * Megabytes: a generic file (P §5, §9), which the doctors' onboarding takes (D §5); the upload widget's own (D §2.6).
 */
export const MAXIMO_DO_ARQUIVO = 5
export const MAXIMO_DO_ENVIO = 10

export const arquivo = (mb: number): RegraDeArquivo => ({
  tipos: ['image/jpeg', 'image/png', 'application/pdf'],
  maximo: mb * MB,
})

/** The part of a file these rules look at. */
interface Medidas {
  readonly type: string
  readonly size: number
}

/** Why a file is not accepted; null when it is. */
function recusa(regra: RegraDeArquivo, { type, size }: Medidas): 'tipo' | 'tamanho' | null {
  if (!regra.tipos.includes(type)) return 'tipo'
  return size > regra.maximo ? 'tamanho' : null
}

const megabytes = (regra: RegraDeArquivo): number => Math.round(regra.maximo / MB)

/** Sentence beside a generic file field. */
export function erroDoArquivo(medidas: Medidas, regra: RegraDeArquivo): string | null {
  const motivo = recusa(regra, medidas)
  if (motivo === 'tipo') return 'Tipo de arquivo não permitido. Use PDF, JPEG ou PNG.'
  return motivo && `Arquivo muito grande. Máximo ${megabytes(regra)}MB.`
}

/** Sentence beside an image field. */
export function erroDaImagem(medidas: Medidas): string | null {
  const motivo = recusa(IMAGEM, medidas)
  if (motivo === 'tipo') return 'Formato inválido. Use JPEG, PNG ou WebP.'
  return motivo && 'Arquivo muito grande. Máximo 10MB.'
}

/** Toast of a refused side of an identity document. */
export function avisoDoDocumento(medidas: Medidas) {
  const motivo = recusa(DOCUMENTO_DE_IDENTIDADE, medidas)
  return (
    motivo && {
      titulo: motivo === 'tipo' ? 'Arquivo inválido' : 'Arquivo muito grande',
      descricao: 'Somente JPG/PNG até 10MB são aceitos.',
    }
  )
}

/** Toast of the drag-and-drop upload. */
export function avisoDoEnvio(medidas: Medidas, regra: RegraDeArquivo) {
  const motivo = recusa(regra, medidas)
  if (motivo === 'tipo')
    return {
      titulo: 'Tipo de arquivo inválido',
      descricao: 'Por favor, selecione um arquivo JPG, PNG ou PDF.',
    }
  return (
    motivo && {
      titulo: 'Arquivo muito grande',
      descricao: `O arquivo deve ter no máximo ${megabytes(regra)}MB.`,
    }
  )
}

/** Literal texts of both uploads (P §2.9). */
export const ENVIO = {
  tipo: 'Tipo de documento *',
  escolha: 'Selecione',
  lados: { frente: 'Frente', verso: 'Verso' },
  capturar: { frente: 'Capturar Frente', verso: 'Capturar Verso' },
  tirar_foto: 'Tirar foto',
  galeria: 'Usar galeria',
  substituir: 'Substituir',
  dica: 'Foto legível, sem reflexo, pegue a peça inteira',
  preparando: 'Preparando a foto...',
  arrastar: 'Clique para enviar ou arraste o arquivo aqui',
  formatos: (regra: RegraDeArquivo) => `JPG, PNG ou PDF até ${megabytes(regra)}MB`,
  remover: (nome: string) => `Remover ${nome}`,
} as const

/** After a side was chosen: smaller by this many bytes, or null when it stayed as it was (P §8). */
export const avisoDaEscolha = (lado: keyof typeof ENVIO.lados, economia: number | null) =>
  economia === null
    ? { titulo: 'Arquivo selecionado', descricao: `${ENVIO.lados[lado]} carregado (sem otimização).` }
    : {
        titulo: 'Arquivo otimizado',
        descricao: `${ENVIO.lados[lado]} carregado e otimizado (economizou ${Math.round(economia / 1024)}KB).`,
      }

/** Whether an image is brought down before use. */
export const precisaOtimizar = ({ type, size }: Medidas): boolean =>
  size > OTIMIZACAO.dispensada_ate || !DOCUMENTO_DE_IDENTIDADE.tipos.includes(type)

/** Size within a square of `OTIMIZACAO.lado`, never enlarged. */
export function caberEm(largura: number, altura: number) {
  const escala = Math.min(1, OTIMIZACAO.lado / Math.max(largura, altura))
  return { largura: Math.round(largura * escala), altura: Math.round(altura * escala) }
}

/** '820 B', '1,2 KB', '3,4 MB'. */
export function tamanhoLegivel(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const [valor, unidade] = bytes < MB ? [bytes / 1024, 'KB'] : [bytes / MB, 'MB']
  return `${valor.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} ${unidade}`
}
