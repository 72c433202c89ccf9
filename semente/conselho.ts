import { env } from '#lambdas/runtime/env.ts'
import type { Persona, PersonaMedica } from './personas.ts'

/** Tells the embedded registry who these invented people are, as the real one knows real people. */
export async function registrarNoConselho(
  pessoas: readonly Persona[],
  medicos: readonly PersonaMedica[],
): Promise<void> {
  const response = await fetch(`${env('URL_CONSELHO')}/_semente`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'conselho_local' },
    body: JSON.stringify({
      cpfs: pessoas.map(({ usuario }) => ({
        cpf: usuario.cpf,
        nome: usuario.nome,
        data_nascimento: usuario.data_nascimento,
        situacao: 'regular',
      })),
      medicos: medicos.map(({ medico }) => ({
        crm: medico.crm,
        uf: medico.uf,
        nome: medico.nome_oficial,
        situacao: 'ativo',
        especialidades: medico.especialidades.filter(({ rqe }) => rqe !== null),
        inscrito_em: '2010-02-01',
      })),
    }),
  })
  if (!response.ok)
    throw new Error(`O conselho recusou a semente: ${response.status} ${await response.text()}`)
}
