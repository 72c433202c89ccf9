import * as auditoria from './auditoria.ts'
import { vistaNaFilaKey } from './keys.ts'
import { ConditionFailed, EXISTS, type Key, NEW, put, update, write } from './table.ts'

const DIA = 24 * 60 * 60
/** Longer than any consultation waits and any queue keeps its event. */
const LEMBRADA = 30 * DIA

/** A doctor saw a consultation that waits; `em` is an ISO instant. */
export interface Vista {
  readonly consulta_id: string
  readonly paciente_id: string
  readonly medico_id: string
  readonly em: string
}

/** Keeps the first time a doctor saw a consultation that waits; this write is what the access log is told by. */
export const anotar = (vista: Vista): Promise<void> =>
  unlessDone(chave(vista), () =>
    write(
      put(
        {
          ...chave(vista),
          entidade: 'vista_na_fila',
          ...vista,
          ttl: Math.ceil(Date.parse(vista.em) / 1000) + LEMBRADA,
        },
        NEW,
      ),
    ),
  )

/** Appends it to the patient's access log, once however often it is told. @throws Error as `auditoria.registrar` */
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
