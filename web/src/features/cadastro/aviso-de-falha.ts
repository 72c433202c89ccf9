import { emMinutos } from '#domain/base/limites-da-especificacao.ts'
import {
  AVISOS_DO_CADASTRO,
  avisoDeDuplicado,
  muitasTentativas,
  type Aviso,
} from '#domain/cadastro/textos.ts'
import { CAMPOS_UNICOS, type CampoUnico } from '#domain/cadastro/duplicados.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, NetworkError } from '../../lib/api.ts'

/** A toast from a notice. */
export const avisar = ({ titulo, descricao }: Aviso, variant: 'default' | 'destructive' = 'default') =>
  toast({ title: titulo, description: descricao, variant })

/** Tells what is marked at its field, or said by the screen, as well. */
export const avisarTambem = ({ titulo, descricao }: Aviso) =>
  toast({ title: titulo, description: descricao, variant: 'destructive', noLugar: true })

/** The field a refusal names as taken. */
export function campoDuplicado(error: unknown): CampoUnico | undefined {
  if (!(error instanceof ApiError)) return undefined
  const campo = error.problema['duplicate_type']
  return CAMPOS_UNICOS.find((unico) => unico === campo)
}

/** Why the server refuses the password that was chosen. */
export const senhaRecusada = (error: unknown): string | undefined =>
  error instanceof ApiError
    ? error.problema.campos?.find(({ campo }) => campo === 'password')?.motivo
    : undefined

/** What is said when it could not be read where a registration goes on. */
export const avisoAoRetomar = (error: unknown): Aviso =>
  avisoDaFalha(error, AVISOS_DO_CADASTRO.erro_ao_carregar.titulo)

/** What is said when a step of the registration failed (P §8); `titulo` for what has no words of its own. */
export function avisoDaFalha(error: unknown, titulo: string): Aviso {
  if (error instanceof NetworkError) return AVISOS_DO_CADASTRO.conectividade
  if (!(error instanceof ApiError)) return { titulo }
  const { status, codigo, detail, retry_after } = error.problema
  if (status === 429) return muitasTentativas(emMinutos(retry_after))
  const duplicado = campoDuplicado(error)
  if (duplicado) return avisoDeDuplicado(duplicado)
  if (codigo === 'ja_existe') return AVISOS_DO_CADASTRO.ja_existe
  if (codigo === 'duplicado') return avisoDeDuplicado(null)
  return { titulo, descricao: detail }
}
