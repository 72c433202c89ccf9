import type { Consulta } from '#domain/consulta/consulta.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { isTerminal } from '#domain/base/maquina.ts'
import { somar } from '#domain/pagamento/livro.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { fecha } from '../../tests/support/livro.ts'
import { loja } from '../../tests/support/pessoas.ts'
import { eventually } from '../../tests/support/provedores.ts'

/** The card provider, the signature and the reconciler each have their minute. */
const ASSENTA_MS = 3 * 60_000

/** What is wrong about the consultations that were asked for, one sentence each; and how they ended. */
export async function conferir(cloud: CloudProcess, ids: readonly string[]) {
  const fins = new Map<string, number>()
  const achados: string[] = []
  for (const id of ids) {
    const { fim, achado } = await conferirUma(cloud, id)
    fins.set(fim, (fins.get(fim) ?? 0) + 1)
    if (achado) achados.push(`${id}: ${achado}`)
  }
  return { fins, achados }
}

async function conferirUma(cloud: CloudProcess, id: string) {
  const { consultas, pagamentos, documentos } = await loja(cloud)
  try {
    const { consulta, pagamento } = await eventually(
      'the end of the consultation and of its money',
      async () => {
        const [consulta, pagamento] = await Promise.all([consultas.find(id), pagamentos.find(id)])
        if (!consulta || !isTerminal(consultaMachine, consulta.status)) return undefined
        return pagamento && !isTerminal(pagamentoMachine, pagamento.status)
          ? undefined
          : { consulta, pagamento }
      },
      ASSENTA_MS,
    )
    const livro = await pagamentos.livro(id)
    const { autorizado, capturado, liberado, repassado, retido } = somar(livro)
    const certo = [
      fecha(livro),
      retido === 0,
      devidoA(consulta, pagamento).includes([autorizado, capturado, liberado, repassado].join('/')),
    ].every(Boolean)
    const assinado =
      consulta.status !== 'finished' ||
      (await eventually(
        'the document is signed',
        async () => {
          const dela = (await documentos.byPaciente(consulta.paciente_id)).filter((d) => d.consulta_id === id)
          return dela.length === 1 && dela[0]?.status !== 'created' ? true : undefined
        },
        ASSENTA_MS,
      ))
    const fim = `${consulta.status}/${pagamento?.status ?? 'sem_pagamento'}`
    return { fim, achado: certo && assinado ? undefined : `livro ${JSON.stringify(somar(livro))}` }
  } catch (error) {
    const consulta = await consultas.find(id)
    const pagamento = await pagamentos.find(id)
    return {
      fim: `${consulta?.status ?? 'nenhuma'}/${pagamento?.status ?? 'sem_pagamento'}`,
      achado: error instanceof Error ? error.message : String(error),
    }
  }
}

/** Authorised, captured, released and paid out as they may stand, in cents. */
function devidoA({ status }: Consulta, pagamento: Pagamento | undefined): readonly string[] {
  if (status === 'finished') return ['15000/15000/0/10000']
  return pagamento?.status === 'liberado' ? ['15000/0/15000/0', '0/0/0/0'] : ['0/0/0/0']
}
