import { comContaLida } from '../cadastro/usuario.ts'
import { comStatusCanonico } from '../consulta/status.ts'
import { comStatusLido } from '../documento/tipos.ts'
import { entidadeDe, type Imagem, type Mudanca } from './mudanca.ts'

const LEITURAS: Readonly<Record<string, (imagem: Imagem) => Imagem>> = {
  consulta: comStatusCanonico,
  documento: comStatusLido,
  usuario: comContaLida,
}

/**
 * A change with both images in canonical spelling (leituras §2, §9), so that another spelling of the same status is no
 * change.
 */
export function mudancaLida(mudanca: Mudanca): Mudanca {
  const ler = LEITURAS[String(entidadeDe(mudanca))]
  if (!ler) return mudanca
  const { antes, depois } = mudanca
  return { ...mudanca, antes: antes && ler(antes), depois: depois && ler(depois) }
}
