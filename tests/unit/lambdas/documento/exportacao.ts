import { encerrarVinculo } from '#domain/dependente/contract.ts'
import { handler as encerrar } from '#lambdas/dependente/encerrar-vinculo.lambda.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as sms from '#lambdas/store/sms.ts'
import { write } from '#lambdas/store/table.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, CARLA, HELENA } from '#semente/personas.ts'
import { CONSULTA, consultar, triar } from '../../../support/consulta.ts'
import { guardarFicha } from '../../../support/ficha-guardada.ts'
import { invoke } from '../../../support/invoke.ts'
import * as conversas from '#lambdas/conversa/store/conversas.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { assinada, cadastrar, guardar } from './cenario.ts'

export const CONSENTIMENTO = {
  paciente_id: ANA.usuario.id,
  consulta_id: CONSULTA,
  versao: '2026-11',
  sha256: 'a'.repeat(64),
  aceito_em: '2026-11-21T01:00:00.000Z',
}

/** Ana after a consultation with Helena, who read her record; Carla, who did nothing yet. */
export async function cenaDaExportacao() {
  const tabela = tabelaViva()
  segredosVivos()
  for (const { usuario } of [ANA, CARLA, HELENA]) await contas.criar(usuario, new Date())
  await cadastrar(HELENA)
  await triar()
  await guardarFicha()
  const consulta = await consultar(
    {
      status: 'finished',
      assigned_to: HELENA.usuario.id,
      host_url: 'https://sala/host',
      room_url: 'https://sala/room',
      ended_at: '2026-11-21T02:40:00.000Z',
    },
    { status: 'repassado' },
  )
  const { id: consulta_id, paciente_id, created_at: em } = consulta
  await conversas.guardar(
    {
      consulta_id,
      paciente_id,
      de: 'paciente',
      autor_id: paciente_id,
      chave: 'chave-1',
      em,
      texto: 'Tenho febre.',
    },
    { consulta, antes: await conversas.contar(consulta_id), outros: [] },
  )
  await guardar(assinada)
  await write(consentimentos.criacaoWrite(CONSENTIMENTO))
  await write(
    sms.ligadoWrite(ANA.usuario.id, {
      telefone: ANA.usuario.telefone,
      ligado_em: '2026-11-21T01:00:00.000Z',
    }),
  )
  for (const [tipo, valor] of [
    ['capturado', 15000],
    ['repassado', 10000],
  ] as const)
    await write(
      pagamentos.lancamentoWrite(
        { consulta_id: CONSULTA },
        { id: `${tipo}:pi_1`, tipo, valor, em: '2026-11-21T02:41:00.000Z' },
      ),
    )
  await auditoria.registrar({
    paciente_id: ANA.usuario.id,
    ator_id: HELENA.usuario.id,
    acao: 'ler',
    objeto: `consulta:${CONSULTA}`,
    em: '2026-11-21T02:10:00.000Z',
  })
  return { tabela, consulta }
}

export const DA_HELENA = 'Dr(a). Helena Prado Vasconcelos (CRM 123456/SP)'

export const CONSULTA_DO_TEO = 'c0000000-0000-4000-8000-00000000007e'

/** A consultation of Téo's that Ana asked for and paid; she no longer answers for him. */
export async function pagaPeloTeo() {
  const { dependente_id } = TEO
  await semearDependente(TEO, ANA.usuario.id, new Date())
  await consultar(
    {
      id: CONSULTA_DO_TEO,
      paciente_id: dependente_id,
      responsavel_id: ANA.usuario.id,
      status: 'finished',
      assigned_to: HELENA.usuario.id,
      ended_at: '2026-11-22T02:40:00.000Z',
    },
    { consulta_id: CONSULTA_DO_TEO, status: 'capturado' },
  )
  await write(
    pagamentos.lancamentoWrite(
      { consulta_id: CONSULTA_DO_TEO },
      { id: 'capturado:pi_2', tipo: 'capturado', valor: 15000, em: '2026-11-22T02:41:00.000Z' },
    ),
  )
  await invoke(encerrar, encerrarVinculo, { como: ANA, entrada: { dependente_id } })
}
