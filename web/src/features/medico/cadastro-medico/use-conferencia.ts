import { useRef, useState } from 'react'
import { emMinutos } from '#domain/base/limites-da-especificacao.ts'
import { soDigitos } from '#domain/base/campos.ts'
import { AVISOS_DO_CADASTRO, muitasTentativas } from '#domain/cadastro/textos.ts'
import { verifyCrm } from '#domain/medico/contract-crm.ts'
import { AVISOS_DO_CADASTRO_MEDICO } from '#domain/medico/textos-cadastro.ts'
import { avisar } from '../../cadastro/aviso-de-falha.ts'
import { ApiError, call, NetworkError } from '../../../lib/api.ts'

/** D §4: pending → verifying → approved or rejected; a change of what was checked is pending again. */
export type SituacaoDoCrm = 'pendente' | 'verificando' | 'aprovado' | 'rejeitado'

interface Conferivel {
  readonly crm: string
  readonly uf: string
  readonly nome: string
}

const chaveDe = ({ crm, uf, nome }: Conferivel): string => JSON.stringify([soDigitos(crm), uf, nome.trim()])

/** The quick check of step 1 (D §2.4, §7.1). */
export function useConferencia(dados: Conferivel) {
  const [feita, setFeita] = useState<{ chave: string; situacao: SituacaoDoCrm }>()
  const ultima = useRef('')
  const chave = chaveDe(dados)
  const situacao: SituacaoDoCrm = feita?.chave === chave ? feita.situacao : 'pendente'

  async function conferir() {
    ultima.current = chave
    setFeita({ chave, situacao: 'verificando' })
    const aprovado = await perguntar(dados)
    // The fields may have changed while the council was asked: an answer about what they were is of no use.
    if (ultima.current === chave) setFeita({ chave, situacao: aprovado ? 'aprovado' : 'rejeitado' })
  }

  return { situacao, conferir, recomecar: () => setFeita(undefined) }
}

async function perguntar({ crm, uf, nome }: Conferivel): Promise<boolean> {
  try {
    const entrada = { crm: soDigitos(crm), uf, nome_informado: nome }
    const { verificacao_status } = await call(verifyCrm, entrada)
    return verificacao_status === 'verified'
  } catch (error) {
    const aviso = avisoDaConferencia(error)
    if (aviso) avisar(aviso, 'destructive')
    return false
  }
}

/** What the ❌ alone does not tell: that it was not the data's fault. */
function avisoDaConferencia(error: unknown) {
  if (error instanceof NetworkError) return AVISOS_DO_CADASTRO.conectividade
  if (!(error instanceof ApiError)) return AVISOS_DO_CADASTRO_MEDICO.erro
  const { status, retry_after } = error.problema
  if (status === 429) return muitasTentativas(emMinutos(retry_after))
  return status >= 500 ? AVISOS_DO_CADASTRO_MEDICO.conselho_sem_resposta : undefined
}
