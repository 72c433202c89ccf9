import { tierDe } from '#domain/acesso/tier.ts'
import { provados } from '#domain/cadastro/duplicados.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { crmHabilita, statusCrmDe } from '#domain/base/crm.ts'
import type { Autor } from '#domain/base/maquina.ts'
import { crmMachine } from '#domain/medico/machine.ts'
import type { Medico, MedicoEspecialidade } from '#domain/medico/medico.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import {
  atoDaVerificacao,
  MOTIVOS_DO_CONSELHO,
  recusarCrm,
  type InscricaoNoConselho,
  sumiu,
  type VerificacaoDoCrm,
  verificarCrm,
} from '#domain/medico/verificacao.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import * as consultas from './consultas.ts'
import { desconfiar, vence } from './crm.ts'
import { emConsultaKey, especialidadeKey, medicoKey, presencaKey, usuarioKey } from './keys.ts'
import * as medicos from './medicos.ts'
import { agir, ler, repetir } from './consulta-e-pagamento.ts'
import { DUE_ATTRIBUTES } from './vencimentos.ts'
import { encerrar } from './sessoes-de-assinatura.ts'
import { ALWAYS, check, NEW, remove, update, type Write, write } from './table.ts'
import { travar } from './unicos.ts'
import * as usuarios from './usuarios.ts'

/** Everything stays as it was until the council is asked once more. */
const EM_DUVIDA = { em_duvida: true, motivos: [] } as const

/**
 * Writes what the council said about a doctor in one transaction: registration, official name, every
 * specialty and the resulting tier (estados §2). The council's answer and the identity's approval come in
 * either order, and the second of them raises the tier: each write is conditioned on what it read of the
 * other. A suspended doctor leaves the queue and gives the open consultation back in the same transaction.
 * `inscricao` null: the council does not know the CRM; the first time, of one it had confirmed, that may be
 * its own mistake, and only the doubt is written, whoever asked. `nome`: the name being verified, when it is
 * not the profile's yet.
 * @throws DomainError nao_encontrado without a registration; conflito, also where the council was asked again in
 * between
 */
export const conferir = (
  id: string,
  inscricao: InscricaoNoConselho | null,
  now: Date,
  nome?: string,
): Promise<VerificacaoDoCrm | typeof EM_DUVIDA> =>
  repetir(async () => {
    const [medico, perfil, antigas] = await Promise.all([
      medicos.find(id),
      usuarios.find(id),
      medicos.especialidades(id),
    ])
    if (!medico || !perfil) throw new DomainError('nao_encontrado')
    if (eMaisNovo(medico, now)) throw new DomainError('conflito')
    if (sumiu(medico, inscricao)) {
      await desconfiar(medico, now)
      return EM_DUVIDA
    }
    const informado = { nome: nome ?? perfil.nome, especialidades: medico.especialidades_json ?? [] }
    const { resultado, travas } = await comTrava(verificarCrm(informado, inscricao), medico, perfil, now)
    const ato = atoDaVerificacao(medico.status_crm, resultado.status_crm)
    const status_crm = ato
      ? moveOrThrow(crmMachine, statusCrmDe(medico.status_crm) ?? 'PENDING', ato, 'sistema')
      : resultado.status_crm
    const escritas = [
      inscricaoWrite(medico, { status_crm, nome_oficial: resultado.nome_oficial }, now),
      perfilWrite(perfil, status_crm, now),
      ...especialidadeWrites(id, antigas, resultado.especialidades),
      ...travas,
    ]
    if (ato === 'suspender') {
      await foraDaFila(id, 'suspender_medico', 'sistema', escritas, now)
      await encerrar(id, now)
    } else await write(...escritas)
    return resultado
  })

/** Whether what is written was asked after this answer was: the council may have changed its mind since. */
const eMaisNovo = ({ verificado_em }: Medico, now: Date) =>
  verificado_em !== undefined && verificado_em > now.toISOString()

/**
 * The lock on a confirmed CRM of an approved identity becomes permanent; a CRM held by another account is not
 * confirmed.
 */
async function comTrava(
  resultado: VerificacaoDoCrm,
  medico: Medico,
  perfil: Usuario,
  now: Date,
): Promise<{ readonly resultado: VerificacaoDoCrm; readonly travas: readonly Write[] }> {
  if (!crmHabilita(resultado.status_crm)) return { resultado, travas: [] }
  try {
    const travas = await travar({
      usuario_id: perfil.id,
      identidade: { tipo: 'medico', crm: inscricaoNoConselho(medico) },
      agora: now,
      provados: provados({ ...perfil, crm_confirmado: true }),
      desloca: true,
    })
    return { resultado, travas: travas.map((trava) => trava.write) }
  } catch (error) {
    if (!(error instanceof DomainError) || error.codigo !== 'duplicado') throw error
    const motivos = [MOTIVOS_DO_CONSELHO.crm_de_outra_conta]
    return { resultado: recusarCrm(medico.especialidades_json ?? [], motivos), travas: [] }
  }
}

function inscricaoWrite(
  { id, crm, uf, status_crm, updated_at }: Medico,
  depois: { readonly status_crm: Medico['status_crm']; readonly nome_oficial: string | null },
  now: Date,
): Write {
  const em = now.toISOString()
  const rejeitado = depois.status_crm === 'REJECTED'
  return update(
    medicoKey(id),
    {
      set: {
        status_crm: depois.status_crm,
        // An official name is kept, because signed documents carry it.
        ...(depois.nome_oficial !== null && { nome_oficial: depois.nome_oficial }),
        ...(!rejeitado && vence('rechecagem_do_crm', id, now)),
        verificado_em: em,
        updated_at: em,
      },
      remove: ['sumiu_em', ...(rejeitado ? DUE_ATTRIBUTES : [])],
    },
    { crm, uf, status_crm, updated_at },
  )
}

function perfilWrite(perfil: Usuario, status_crm: Medico['status_crm'], now: Date): Write {
  const { id, nome, tipo, kyc_status, access_tier } = perfil
  const lido = { nome, kyc_status, access_tier }
  // A blocked account is only unblocked by identity verification; an answer of the council never does that.
  const depois =
    access_tier === 'blocked'
      ? access_tier
      : tierDe({ tipo, kyc_status, em_analise: access_tier === 'restricted', status_crm })
  return depois === access_tier
    ? check(usuarioKey(id), lido)
    : update(usuarioKey(id), { set: { access_tier: depois, updated_at: now.toISOString() } }, lido)
}

const especialidadeWrites = (
  medico_id: string,
  antigas: readonly MedicoEspecialidade[],
  novas: VerificacaoDoCrm['especialidades'],
): Write[] => [
  ...novas.map((linha) => medicos.especialidadeWrite({ medico_id, ...linha })),
  ...antigas
    .filter(({ especialidade }) => !novas.some((linha) => linha.especialidade === especialidade))
    .map(({ especialidade }) => remove(especialidadeKey(medico_id, especialidade), ALWAYS)),
]

/**
 * Removes the presence of a doctor who may not attend any more and puts the patient of the open consultation back into
 * the queue, in one transaction with what says why.
 */
export async function foraDaFila(
  id: string,
  ato: 'suspender_medico' | 'bloquear_medico',
  papel: Autor,
  escritas: readonly Write[],
  now: Date,
): Promise<void> {
  const outros = [...escritas, remove(presencaKey(id), ALWAYS)]
  const consulta = await consultas.atualDoMedico(id)
  const atual = consulta && (await ler(consulta.id))
  if (atual) await agir(atual, ato, papel, now, { outros })
  else await write(check(emConsultaKey(id), NEW), ...outros)
}
