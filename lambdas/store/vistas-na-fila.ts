import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import * as auditoria from './auditoria.ts'
import { vistaNaFilaKey } from './keys.ts'
import { ConditionFailed, EXISTS, type Key, NEW, put, update, write } from './table.ts'

/** A sighting: a doctor saw a waiting consultation; `em` is an ISO instant. */
export interface Vista {
  readonly consulta_id: string
  readonly paciente_id: string
  readonly medico_id: string
  readonly em: string
}

/**
 * Stores the first time a doctor saw a waiting consultation; the event of this write updates the patient's access log.
 */
export const anotar = (vista: Vista): Promise<void> =>
  unlessDone(chave(vista), () =>
    write(
      put(
        {
          ...chave(vista),
          entidade: 'vista_na_fila',
          ...vista,
          // Longer than any consultation waits and any queue keeps its event.
          ttl: ttlDe(DIAS.vista_na_fila, vista.em),
        },
        NEW,
      ),
    ),
  )

/**
 * Appends the sighting to the patient's access log, once even when its event is repeated.
 * @throws Error as `auditoria.registrar`
 */
export const registrar = (vista: Vista): Promise<void> =>
  unlessDone(chave(vista), async () => {
    const { paciente_id, medico_id, consulta_id, em } = vista
    await auditoria.registrarCom(
      { paciente_id, ator_id: medico_id, acao: 'ler_na_fila', objeto: `consulta:${consulta_id}`, em },
      (linha) =>
        write(
          linha,
          update(
            chave(vista),
            { set: { registrada_em: em } },
            { ...EXISTS, registrada_em: { absent: true } },
          ),
        ),
    )
  })

const chave = ({ consulta_id, medico_id }: Vista): Key => vistaNaFilaKey(consulta_id, medico_id)

async function unlessDone(key: Key, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !error.at(key)) throw error
  }
}
