import { type Recibo, reciboSchema } from '#domain/cadastro/encerramento.ts'
import { dataBr } from '#domain/base/campos.ts'
import { CHAVE_DO_RECIBO, DESPEDIDA } from '#domain/cadastro/textos-da-conta.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'

/** Keeps the receipt for this browser session, so that reloading the farewell shows it again. */
export function guardarRecibo(recibo: Recibo): void {
  sessionStorage.setItem(CHAVE_DO_RECIBO, JSON.stringify(recibo))
}

/** The receipt of this browser session; undefined when there is none. */
export function lerRecibo(): Recibo | undefined {
  const texto = sessionStorage.getItem(CHAVE_DO_RECIBO)
  if (texto === null) return undefined
  try {
    return reciboSchema.safeParse(JSON.parse(texto)).data
  } catch {
    return undefined
  }
}

/** The receipt as a text to keep. */
export const textoDoRecibo = ({ protocolo, encerrada_em, apagado, mantido }: Recibo): string =>
  [
    `Acolhe · ${DESPEDIDA.titulo}`,
    `${DESPEDIDA.protocolo}: ${protocolo}`,
    `${DESPEDIDA.em}: ${dataEHora(encerrada_em)}`,
    '',
    `${DESPEDIDA.apagado}:`,
    ...apagado.map((linha) => `- ${linha}`),
    '',
    `${DESPEDIDA.mantido}:`,
    ...mantido.map(
      ({ o_que, por_que, ate }) => `- ${o_que}. ${por_que}; ${DESPEDIDA.ate} ${dataBr(ate) ?? ate}.`,
    ),
    '',
  ].join('\n')
