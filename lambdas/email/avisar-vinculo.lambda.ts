import * as z from 'zod/mini'
import { NINGUEM_CONFERIU } from '#domain/dependente/textos.ts'
import type { Vinculo } from '#domain/dependente/vinculo.ts'
import type { Carta } from '#domain/email/cartas.ts'
import { EVENTOS } from '#domain/eventos/eventos.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { pagina } from './pagina.ts'

/**
 * Tells an adult what a person decided about their bond, or that nobody did in time, and whoever answered for the
 * dependant already that somebody else does too. The stored bond is read again first: what is no longer true is not
 * mailed.
 */
export const handler = queue(async ({ id, detalhe }) => {
  const { responsavel_id, dependente_id, para, em } = z.parse(EVENTOS['vinculo.status'], detalhe)
  const vinculo = await vinculos.find(responsavel_id, dependente_id)
  if (vinculo?.status !== para) return
  const nome = daDecisao(vinculo)
  if (nome) await contar(responsavel_id, id, (dados) => ({ nome, dados }))
  if (para !== 'confirmado') return
  for (const outro of await vinculos.outrosResponsaveis(vinculo, new Date()))
    await contar(outro, id, (dados) => ({ nome: 'outro_responsavel', dados: { ...dados, em } }))
})

type CartaDoVinculo = 'vinculo_confirmado' | 'vinculo_recusado' | 'vinculo_sem_resposta'

/** What the document proved by itself, and what the adult withdrew, the screen has said. */
function daDecisao({ status, decisao }: Vinculo): CartaDoVinculo | undefined {
  if (status === 'encerrado') return decisao?.motivo === NINGUEM_CONFERIU ? 'vinculo_sem_resposta' : undefined
  if (decisao?.por === undefined) return undefined
  if (status === 'confirmado') return 'vinculo_confirmado'
  return status === 'recusado' ? 'vinculo_recusado' : undefined
}

async function contar(
  usuario_id: string,
  evento: string,
  cartaDe: (dados: { readonly nome: string; readonly url: string }) => Carta,
): Promise<void> {
  const usuario = await usuarios.find(usuario_id)
  if (!usuario?.email_confirmado) return
  await enviar({
    para: usuario.email,
    carta: cartaDe({ nome: usuario.nome, url: pagina('dependentes') }),
    idempotencia: `evento#${evento}#${usuario_id}`,
  })
}
