import { hojeEm } from '#domain/base/campos.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import { idadeDoDependente } from '#domain/dependente/idade.ts'
import { fimDoVinculo, type Vinculo } from '#domain/dependente/vinculo.ts'

/** A bond as its adult sees it. */
export function vista(vinculo: Vinculo, agora: Date): Dependente {
  const { dependente_id, nome, data_nascimento, relacao, status, decisao, motivos, imagens } = vinculo
  const fim = fimDoVinculo(vinculo)
  const hoje = hojeEm(agora)
  // The timer may be late.
  const atual = fim !== undefined && fim <= hoje ? 'encerrado' : status
  const documento = atual === 'pendente' && imagens.length > 0
  return {
    dependente_id,
    nome,
    data_nascimento,
    idade: idadeDoDependente(data_nascimento, hoje),
    relacao,
    status: atual,
    ate: fim ?? null,
    motivos: atual === 'recusado' && decisao?.motivo ? [decisao.motivo] : documento ? motivos : [],
    falta_guarda: documento,
  }
}
