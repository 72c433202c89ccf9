import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { partesDiferentes } from '#domain/kyc/texto/nomes.ts'
import { verifyCrm } from '#domain/medico/contract-crm.ts'
import { conclusaoDe, type VerifyCrmEntrada } from '#domain/medico/entrada-crm.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { especialidadesJson } from '#domain/medico/novo-medico.ts'
import { VERSAO_DOS_ACEITES } from '#domain/medico/textos-cadastro.ts'
import { type InscricaoNoConselho, verificarCrm } from '#domain/medico/verificacao.ts'
import { ConselhoIndisponivel } from '#lambdas/providers/cfm-soap.ts'
import {
  comTitular,
  inscricaoDoMedico,
  inscricaoDoMedicoAgora,
} from '#lambdas/providers/inscricao-do-medico.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import type { Inscricao } from '#lambdas/store/conselho.ts'
import { informar } from '#lambdas/store/crm.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

const STATUS = { VERIFIED: 'verified', PARTIAL: 'partial', REJECTED: 'rejected' } as const

/**
 * Quick: whether this CRM is active and this name's, for anybody. Full, at 'Finalizar Cadastro': the own registration
 * with its specialties, asked of the council at that moment and written as it states them (D §7.1).
 */
export const handler = publica(verifyCrm, async (input, { now, request }) => {
  const conclusao = conclusaoDe(input)
  if (!conclusao) return rapida(input, now)
  const perfil = await medicoDaSessao(conclusao.medico_id, request)
  await limites.exigir(
    { tipo: 'verify_crm_conta', quem: perfil.id },
    LIMITES_DO_SERVIDOR.verify_crm_conta,
    now,
  )
  const medico = await inscricaoDe(perfil, { ...input, ...conclusao })
  // Stored before the council is asked: if the council is unavailable nothing typed is lost.
  await informar(
    medico,
    {
      especialidades_json: especialidadesJson(
        await comAsConfirmadas(medico.id, conclusao.especialidades_informadas),
      ),
      aceites_crm: {
        termo_verificacao: true,
        termo_nome_oficial: true,
        versao: VERSAO_DOS_ACEITES,
        em: now.toISOString(),
      },
    },
    now,
  )
  // What the first step heard may be a day old: nobody concludes with a CRM that was suspended in between.
  const inscricao = await perguntar(async () =>
    comTitular(await inscricaoDoMedicoAgora(medico, now), medico, perfil, now),
  )
  const conferido = await conferir(perfil.id, inscricao, now)
  if ('em_duvida' in conferido) throw new DomainError('provedor_indisponivel')
  const { status_crm, nome_oficial, informadas, motivos } = conferido
  return {
    verificacao_status: STATUS[status_crm],
    nome_oficial,
    status_crm,
    especialidades: [...informadas],
    motivos: [...motivos],
  }
})

async function rapida({ crm, uf, nome_informado }: VerifyCrmEntrada, now: Date) {
  const inscricao = await perguntar(() => inscricaoDoMedico({ crm, uf }, now))
  const { status_crm, motivos } = verificarCrm({ nome: nome_informado, especialidades: [] }, inscricao)
  // A caller may not learn whose registration it is, but is told on the form that it cannot be used.
  const habilita = inscricao?.situacao === 'ativo'
  return { verificacao_status: STATUS[status_crm], ...(!habilita && { motivos: [...motivos] }) }
}

/** @throws DomainError nao_autenticado, nao_encontrado (another's account), perfil_inexistente, sem_permissao */
async function medicoDaSessao(medico_id: string, { headers }: Request): Promise<Usuario> {
  const sessao = await sessaoDe(headers.authorization)
  if (!sessao) throw new DomainError('nao_autenticado')
  if (sessao.id !== medico_id) throw new DomainError('nao_encontrado')
  const perfil = await usuarios.find(sessao.id)
  if (!perfil) throw new DomainError('perfil_inexistente')
  if (perfil.tipo !== 'medico') throw new DomainError('sem_permissao')
  return perfil
}

/** The caller's stored registration, which is what gets checked: a body that differs from it is refused. */
async function inscricaoDe(
  perfil: Usuario,
  { crm, uf, cpf, nome_informado }: Inscricao & { readonly cpf: string; readonly nome_informado: string },
): Promise<Medico> {
  const medico = await medicos.find(perfil.id)
  if (!medico) throw new DomainError('nao_encontrado')
  const campos = [
    ...(inscricaoNoConselho(medico) === inscricaoNoConselho({ crm, uf })
      ? []
      : [{ campo: 'crm', motivo: 'Este CRM não é o do seu cadastro.' }]),
    ...(cpf === perfil.cpf ? [] : [{ campo: 'cpf', motivo: 'Este CPF não é o da sua conta.' }]),
    ...(partesDiferentes(nome_informado, perfil.nome).length === 0
      ? []
      : [{ campo: 'nome_informado', motivo: 'Este nome não é o da sua conta.' }]),
  ]
  if (campos.length > 0) throw new DomainError('campos_invalidos', { campos })
  return medico
}

/**
 * The specialties typed now, and those the council confirmed before: this form does not show them, so that not typing
 * one again is no wish to lose it. 'Dados Profissionais' shows them all, and takes them out.
 */
async function comAsConfirmadas(
  id: string,
  informadas: NonNullable<VerifyCrmEntrada['especialidades_informadas']>,
): Promise<typeof informadas> {
  const confirmadas = (await medicos.especialidades(id)).flatMap(({ especialidade, rqe, verificado }) =>
    verificado && rqe !== null && !informadas.some((outra) => outra.especialidade === especialidade)
      ? [{ especialidade, rqe }]
      : [],
  )
  return [...informadas, ...confirmadas]
}

/** @throws DomainError provedor_indisponivel */
async function perguntar(ao: () => Promise<InscricaoNoConselho | null>): Promise<InscricaoNoConselho | null> {
  try {
    return await ao()
  } catch (error) {
    if (error instanceof ConselhoIndisponivel) throw new DomainError('provedor_indisponivel')
    throw error
  }
}
