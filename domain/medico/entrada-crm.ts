import * as z from 'zod/mini'
import { esquemas, MENSAGENS } from '../base/campos.ts'
import { id } from '../base/entrada.ts'
import { crmEntrada, especialidadesEntrada, ufEntrada } from '../base/inscricao-no-conselho.ts'
import { ACEITES_OBRIGATORIOS } from './textos-cadastro.ts'

const aceite = z.boolean(ACEITES_OBRIGATORIOS.descricao)

/** What only the check at 'Finalizar Cadastro' carries (D §7.1): all of it, or none. */
const daConclusao = {
  medico_id: z.optional(id('Usuário não autenticado')),
  cpf: z.optional(esquemas.cpf),
  especialidades_informadas: z.optional(especialidadesEntrada),
  aceites: z.optional(z.object({ termo_verificacao: aceite, termo_nome_oficial: aceite })),
}

type DaConclusao = { readonly [N in keyof typeof daConclusao]?: z.output<(typeof daConclusao)[N]> }

const EXIGIDOS = [
  ['medico_id', 'Usuário não autenticado'],
  ['cpf', MENSAGENS.cpf],
  ['especialidades_informadas', 'Informe as especialidades.'],
] as const

const conclui = (dados: DaConclusao): boolean =>
  [dados.medico_id, dados.cpf, dados.especialidades_informadas, dados.aceites].some(
    (valor) => valor !== undefined,
  )

/** `verify-crm`: quick with three fields, full with all (D §7.1). */
export const verifyCrmEntrada = z
  .object({ crm: crmEntrada, uf: ufEntrada, nome_informado: esquemas.nome, ...daConclusao })
  .check(
    ...EXIGIDOS.map(([campo, error]) =>
      z.refine<DaConclusao>((dados) => !conclui(dados) || dados[campo] !== undefined, {
        error,
        path: [campo],
      }),
    ),
    z.refine<DaConclusao>((dados) => !conclui(dados) || aceitou(dados.aceites), {
      error: ACEITES_OBRIGATORIOS.descricao,
      path: ['aceites'],
    }),
  )
export type VerifyCrmEntrada = z.output<typeof verifyCrmEntrada>

const aceitou = (aceites: DaConclusao['aceites']): boolean =>
  aceites?.termo_verificacao === true && aceites.termo_nome_oficial

/** The full check's own fields; null for a quick one. */
export function conclusaoDe(entrada: VerifyCrmEntrada) {
  const { medico_id, cpf, especialidades_informadas } = entrada
  if (medico_id === undefined || cpf === undefined || especialidades_informadas === undefined) return null
  return { medico_id, cpf, especialidades_informadas }
}

/** The row variant A writes (D §7.2), to the letter. What the account already has besides stays. */
export const salvarMedicoEntrada = z.object({
  id: id('Usuário não autenticado'),
  crm: crmEntrada,
  uf: ufEntrada,
  status_crm: z.literal('PENDING', 'Um registro novo começa pendente.'),
  especialidade: z.null('A especialidade é definida pela verificação.'),
  dados_fiscais_json: z.null('Os dados fiscais são informados em outra etapa.'),
})
