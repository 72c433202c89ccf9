import { DomainError } from '#domain/base/erros.ts'
import { salvarDadosProfissionais } from '#domain/medico/contract-dados.ts'
import { MENSAGENS_FISCAIS } from '#domain/medico/dados-fiscais.ts'
import { exigirFator } from '#lambdas/runtime/exigir-fator.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { dadosDe } from './dados.ts'

/** The caller's address and fiscal data; payouts go only to the doctor's own CPF (D §2.4 step 3). */
export const handler = http(
  salvarDadosProfissionais,
  async ({ endereco_profissional, dados_fiscais }, { actor, now }) => {
    if (!(await medicos.find(actor.id))) throw new DomainError('nao_encontrado')
    // Whoever is paid is not changed with the password alone.
    if (dados_fiscais) await exigirFator(actor, actor.perfil)
    if (dados_fiscais?.tipo === 'pessoa_fisica' && dados_fiscais.cpf !== actor.perfil.cpf)
      throw new DomainError('campos_invalidos', {
        campos: [{ campo: 'dados_fiscais.cpf', motivo: MENSAGENS_FISCAIS.cpf_alheio }],
      })
    await medicos.mudar(
      actor.id,
      {
        ...(endereco_profissional !== undefined && { endereco_profissional }),
        ...(dados_fiscais && { dados_fiscais_json: dados_fiscais }),
      },
      now,
    )
    const depois = await medicos.find(actor.id)
    if (!depois) throw new DomainError('nao_encontrado')
    return dadosDe(depois)
  },
)
