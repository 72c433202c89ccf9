import { encerrarVinculo } from '#domain/dependente/contract.ts'
import { handler as encerrar } from '#lambdas/dependente/encerrar-vinculo.lambda.ts'
import * as chaves from '#lambdas/acesso/store/chaves.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as sessoes from '#lambdas/store/sessoes.ts'
import * as sms from '#lambdas/store/sms.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { pagamentoKey, repassesDoMedico } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { LIA, semearDependente, TEO, vinculoConfirmado } from '#semente/dependentes.ts'
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

const EM = '2026-11-20T12:00:00.000Z'

/** An identity check of Ana's, how she signs in, and a baby whose papers were refused. */
export async function contaDaAna() {
  const { id: usuario_id } = ANA.usuario
  await write(
    corridas.criacaoWrite({
      id: 'corrida-1',
      usuario_id,
      correlation_id: 'kyc_1_a',
      tipo: 'paciente',
      status: 'em_andamento',
      vez: 1,
      arquivos: [{ finalidade: 'selfie', caminho: 'temp', copia: 'a/selfie.jpg', sha256: 'digest' }],
      resultados: {},
      leitura_frente: { layout: 'rg_antigo', campos: { nome: 'ANA LIDA' }, qualidade: 1 },
      contas_no_aparelho: 3,
      reasons: [],
      created_at: EM,
      updated_at: EM,
    }),
  )
  const quem = { usuario_id, id: 'corrida-1' }
  await corridas.registrar(
    quem,
    'ocr',
    { veredito: 'reprovado', score: 0.4, reasons: [], em: EM },
    new Date(EM),
  )
  await write(
    corridas.fim(
      quem,
      { status: 'rejected', kyc_status: 'rejected', access_tier: 'blocked', reasons: ['A foto é escura.'] },
      null,
      new Date(EM),
    ),
  )
  await sessoes.abrir({
    id: 'sessao-1',
    usuario_id,
    criada_em: EM,
    usada_em: EM,
    confirmada_em: EM,
    metodo: 'senha',
    segundo_fator: false,
    aparelho: 'aparelho-1',
    navegador: 'Firefox no Linux',
    endereco: '203.0.113.7',
    semente: 'semente-secreta',
    vez: 0,
    trocada_em: EM,
    encerrada_em: EM,
  })
  const chave = { id: 'chave-1', usuario_id, nome: 'Meu celular', publica: 'publica', contador: 7 }
  await chaves.guardar({ ...chave, sincronizada: true, criada_em: EM, usada_em: null }, false, new Date(EM))
  const recusado = { ...vinculoConfirmado(LIA, usuario_id, new Date(EM)), status: 'recusado' as const }
  await write(vinculos.vinculoWrite(recusado, undefined))
}

/** Where Helena is paid, one payout made for the consultation, and one that waits. */
export async function contaDaHelena() {
  const { id: medico_id, cpf } = HELENA.usuario
  await medicos.mudar(
    medico_id,
    { conta_recebimento: { id: 'acct_1' }, dados_fiscais_json: { tipo: 'pessoa_fisica', cpf } },
    new Date(EM),
  )
  const doMedico = { assigned_to: medico_id, status: 'finished', paciente_id: 'p' } as const
  const created_at = '2026-11-20T10:00:00.000Z'
  await consultar({ ...doMedico, id: 'c2' }, { medico_id, status: 'a_repassar', created_at: EM })
  await write(
    update(
      pagamentoKey(CONSULTA),
      {
        set: {
          medico_id,
          transfer_id: 'tr_1',
          gsi3pk: repassesDoMedico(medico_id),
          gsi3sk: `${created_at}#${CONSULTA}`,
        },
      },
      ALWAYS,
    ),
    pagamentos.lancamentoWrite(
      { consulta_id: CONSULTA, medico_id },
      { id: 'repassado#tr_1', tipo: 'repassado', valor: 9_000, em: '2026-11-21T02:41:00.000Z' },
    ),
  )
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
