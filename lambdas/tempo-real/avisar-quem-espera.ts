import { entidadeDe, type Mudanca, texto } from '#domain/eventos/mudanca.ts'
import { eEspecialidade } from '#domain/base/especialidades.ts'
import { publicar } from '#lambdas/aws/difusao.ts'
import * as situacoes from '#lambdas/consulta/store/situacao-da-fila.ts'
import { oferecerAMais } from './oferta.ts'

const AT_ONCE = 25

/**
 * A doctor of the queue came, sent a heartbeat or left: those who wait in the specialty are told to re-read, and are
 * offered to a further group of doctors when it is time. At most once every `aviso_de_batimento` for all doctors of the
 * specialty together (estados §3).
 */
export async function avisarQuemEspera(mudanca: Mudanca, now: Date): Promise<void> {
  const { antes, depois, em } = mudanca
  if (entidadeDe(mudanca) !== 'presenca' || texto(depois, 'consulta_id')) return
  const especialidade = texto(depois ?? antes, 'especialidade') ?? ''
  if (!eEspecialidade(especialidade)) return
  const vez = await situacoes.medir(especialidade, now)
  if (!vez) return
  const { fila, oferecido, medida } = vez
  for (let start = 0; start < fila.length; start += AT_ONCE)
    await Promise.all(
      fila.slice(start, start + AT_ONCE).map(async (consulta) => {
        await oferecerAMais(consulta, oferecido, medida)
        await publicar(`consulta:${consulta.id}`, {
          evento: 'doctor.heartbeat',
          dados: { consulta_id: consulta.id, em },
        })
      }),
    )
  // Recorded only after telling: an offer that was cut off is made again the next time.
  await situacoes.ofereceu(especialidade, medida)
}
