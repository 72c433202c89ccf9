import { useState } from 'react'
import { soDigitos } from '#domain/base/campos.ts'
import type { Aviso } from '#domain/cadastro/textos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { salvarMedico, verifyCrm } from '#domain/medico/contract-crm.ts'
import { AVISOS_DO_CADASTRO_MEDICO, CONSELHO_FORA } from '#domain/medico/textos-cadastro.ts'
import { avisar, avisoDaFalha } from '../../cadastro/aviso-de-falha.ts'
import { ApiError, call, NetworkError } from '../../../lib/api.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import { token } from '../../../lib/sessao/sessao.ts'
import { especialidadesDe } from './campos.ts'
import type { Rascunho } from './rascunho.ts'

export type Resultado = Saida<typeof verifyCrm>

/** 'Finalizar Cadastro': the registration, then the council's word on all of it (D §7.1, §7.2). */
export function useConclusao() {
  const [verificando, setVerificando] = useState(false)
  const [dica, setDica] = useState<string | null>(null)

  /** Undefined when it failed, which was told. */
  async function concluir(perfil: Perfil, rascunho: Rascunho): Promise<Resultado | undefined> {
    setVerificando(true)
    setDica(null)
    try {
      return await enviar(perfil, rascunho)
    } catch (error) {
      avisar(avisoDaConclusao(error), 'destructive')
      if (error instanceof ApiError && error.problema.codigo === 'provedor_indisponivel')
        setDica(CONSELHO_FORA)
      return undefined
    } finally {
      setVerificando(false)
    }
  }
  return { verificando, dica, concluir }
}

async function enviar({ id, nome, cpf }: Perfil, rascunho: Rascunho): Promise<Resultado> {
  const inscricao = { crm: soDigitos(rascunho.crm), uf: rascunho.uf }
  await call(salvarMedico, {
    id,
    ...inscricao,
    status_crm: 'PENDING',
    especialidade: null,
    dados_fiscais_json: null,
  })
  // Public for the quick check: the session goes along by hand.
  const bearer = await token()
  return call(
    verifyCrm,
    {
      medico_id: id,
      nome_informado: nome,
      cpf,
      ...inscricao,
      especialidades_informadas: especialidadesDe(rascunho),
      aceites: { termo_verificacao: true, termo_nome_oficial: true },
    },
    { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} },
  )
}

function avisoDaConclusao(error: unknown): Aviso {
  const { erro } = AVISOS_DO_CADASTRO_MEDICO
  if (error instanceof NetworkError) return avisoDaFalha(error, erro.titulo)
  if (!(error instanceof ApiError)) return erro
  const { codigo, status, campos, detail } = error.problema
  if (status === 429 || codigo === 'duplicado') return avisoDaFalha(error, erro.titulo)
  if (codigo === 'transicao_invalida') return { titulo: erro.titulo, descricao: detail }
  const [campo] = campos ?? []
  return campo ? { titulo: erro.titulo, descricao: campo.motivo } : erro
}
