import { entidadeDe, type Mudanca, texto } from '#domain/eventos/mudanca.ts'
import { eEspecialidade } from '#domain/medico/especialidades.ts'
import { publicar } from '#lambdas/providers/difusao.ts'
import * as canais from '#lambdas/store/canais.ts'
import * as consultas from '#lambdas/store/consultas.ts'

const AT_ONCE = 25

/**
 * A doctor of the queue came, beat or left: who waits in the specialty is told to look again, at most once every
 * `aviso_de_batimento` for all doctors of it together (estados §3).
 */
export async function avisarQuemEspera(mudanca: Mudanca, now: Date): Promise<void> {
  const { antes, depois, em } = mudanca
  if (entidadeDe(mudanca) !== 'presenca' || texto(depois, 'consulta_id')) return
  const especialidade = texto(depois ?? antes, 'especialidade') ?? ''
  if (!eEspecialidade(especialidade)) return
  if (!(await canais.podeAvisarDaPresenca(especialidade, now))) return
  const waiting = await consultas.naFila(especialidade)
  for (let start = 0; start < waiting.length; start += AT_ONCE)
    await Promise.all(
      waiting
        .slice(start, start + AT_ONCE)
        .map(async ({ id }) =>
          publicar(`consulta:${id}`, { evento: 'doctor.heartbeat', dados: { consulta_id: id, em } }),
        ),
    )
}
