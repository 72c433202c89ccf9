import { eDePessoa } from '#domain/admin/atos.ts'
import { consultaKey, medicoKey, usuarioKey } from '#lambdas/store/keys.ts'
import { consultaOf } from '#lambdas/store/consultas.ts'
import { medicoOf } from '#lambdas/store/medicos.ts'
import { getAll } from '#lambdas/store/table.ts'
import { usuarioOf } from '#lambdas/store/usuarios.ts'

/** Names of people, for an administrator, who may know them; an account that is gone is absent. */
export async function nomesDe(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unicos = [...new Set(ids)]
  const lidos = await getAll([...unicos.map(usuarioKey), ...unicos.map(medicoKey)])
  return new Map(
    unicos.flatMap((id) => {
      const medico = medicoOf(lidos(medicoKey(id)))
      const nome = medico?.nome_oficial
        ? `Dr(a). ${medico.nome_oficial}`
        : usuarioOf(lidos(usuarioKey(id)))?.nome
      return nome === undefined ? [] : [[id, nome] as const]
    }),
  )
}

/** Who owns each object that an act was done to, by object; objects without an owner, such as a queue, are absent. */
export async function donosDe(objetos: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const unicos = [...new Set(objetos)]
  const deConsulta = unicos.filter((objeto) => /^(consulta|pagamento):/.test(objeto))
  const lidas = await getAll(deConsulta.map(daConsultaKey))
  const pessoas = unicos.filter(eDePessoa)
  return new Map([
    ...pessoas.map((objeto) => [objeto, idEm(objeto)] as const),
    ...deConsulta.flatMap((objeto) => {
      const consulta = consultaOf(lidas(daConsultaKey(objeto)))
      return consulta ? [[objeto, consulta.paciente_id] as const] : []
    }),
  ])
}

/** Of the consultation, or of the one a payment is for, whose id it has. */
const daConsultaKey = (objeto: string) => consultaKey(idEm(objeto))

const idEm = (objeto: string): string => objeto.slice(objeto.lastIndexOf(':') + 1)
