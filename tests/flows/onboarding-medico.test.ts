import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cadastrar, usuarioEu } from '#domain/cadastro/contract.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { criarDocumento } from '#domain/documento/contract.ts'
import { kycIntelligentOcr, kycOrchestratorV2 } from '#domain/kyc/contract.ts'
import { dadosProfissionais, salvarDadosProfissionais } from '#domain/medico/contract-dados.ts'
import { connectAccountStatus, connectCreateAccountLink } from '#domain/pagamento/contract.ts'
import { fotos } from '#semente/gerar/foto.ts'
import { SENHA } from '#semente/personas.ts'
import { passarUmMinuto } from '../support/agendas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { api, type Chamador } from '../support/http.ts'
import { Jornada, RECEITA } from '../support/jornada.ts'
import { enviarFoto, fotoDoDocumento, pedidoDeKyc, selfieDe } from '../support/kyc-envio.ts'
import { cpfSorteado, type Pessoa } from '../support/pessoas.ts'
import { conhecerMedicos, conhecerPessoas } from '../support/portas-dos-cadastros.ts'
import { eventually } from '../support/provedores.ts'
import { entrar } from '../support/sessao.ts'

/** A doctor's way from the sign-up of variant B to the payout that waited for the account (D §2.5, estados §2, §4). */

let cloud: CloudProcess
beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false, leitores: true, prazos: { reconciliador: 1 } })
})
afterAll(async () => {
  await cloud.close()
})

const BEATRIZ = {
  nome: 'Beatriz Amaral Queiroz',
  cpf: cpfSorteado(),
  data_nascimento: '1984-06-12',
  crm: String(randomInt(100_000, 999_999)),
  uf: 'SP',
} as const

/** The real registries know real doctors; the embedded ones are told of this one. */
async function nosCadastros(): Promise<void> {
  const { nome, cpf, data_nascimento, crm, uf } = BEATRIZ
  await conhecerPessoas(cloud, { cpf, nome, data_nascimento })
  const especialidades = [{ especialidade: 'Cardiologia', rqe: '4455' }]
  await conhecerMedicos(cloud, { crm, uf, nome, cpf, data_nascimento, especialidades })
  Object.assign(process.env, await cloud.ambiente())
  const { darCertificados } = await import('#semente/certificados.ts')
  await darCertificados([{ nome, cpf, data_nascimento }])
}

/** Signs up, and shows document and face. */
async function cadastrada(): Promise<Pessoa> {
  const { nome, cpf, data_nascimento, crm, uf } = BEATRIZ
  const email = `beatriz-${randomUUID()}@exemplo.com.br`
  const { id } = await api(cloud.origem).ok(cadastrar, {
    tipo: 'medico',
    nome,
    cpf,
    email,
    telefone: `119${randomInt(10_000_000, 99_999_999)}`,
    data_nascimento,
    password: SENHA,
    crm,
    uf,
    variante: 'B',
    especialidades: [{ especialidade: 'cardiologia', rqe: '4455' }],
    aceite_legal: { versao: VERSAO_LEGAL },
  })
  const entrada = await entrar(cloud, email)
  expect(entrada.id).toBe(id)
  const { papeis: _papeis, etapa_cadastro, ...usuario } = await api(cloud.origem, entrada).ok(usuarioEu)
  expect(etapa_cadastro).toBe('documento')
  return { ...entrada, usuario }
}

async function verificada(pessoa: Pessoa, eu: Chamador): Promise<void> {
  const documentos: string[] = []
  for (const lado of ['frente', 'verso'] as const) {
    const foto = await fotoDoDocumento(BEATRIZ, lado, { rosto: 'gisele', foto: fotos.boa })
    const caminho = await enviarFoto(cloud, pessoa, `documento_${lado}`, foto)
    const lido = await eu.ok(kycIntelligentOcr, {
      usuario_id: pessoa.id,
      document_path: caminho,
      document_side: lado === 'frente' ? 'front' : 'back',
      correlation_id: 'kyc_1_beatriz',
    })
    expect([lado, lido.success, lido.error]).toEqual([lado, true, null])
    documentos.push(caminho)
  }
  const selfie = await enviarFoto(cloud, pessoa, 'selfie', await selfieDe('gisele'))
  const pedido = pedidoDeKyc(pessoa, pessoa.usuario, {
    documentos,
    selfie,
    correlation_id: 'kyc_1_beatriz',
  })
  expect(await eu.call(kycOrchestratorV2, pedido)).toMatchObject({
    status: 400,
    body: { codigo: 'missing_required_fields', missing_fields: ['crm_numero', 'crm_uf'] },
  })
  const form_data = { ...pedido.form_data, crm_numero: BEATRIZ.crm, crm_uf: BEATRIZ.uf }
  expect(await eu.ok(kycOrchestratorV2, { ...pedido, form_data })).toMatchObject({
    success: true,
    kyc_status: 'approved',
    access_tier: 'full',
    reasons: [],
  })
}

/** The provider's hosted page, as the doctor decides it in the browser. */
async function noProvedor(eu: Chamador, pessoa: Pessoa, decisao: string): Promise<void> {
  const { url } = await eu.ok(connectCreateAccountLink, {
    user_id: pessoa.id,
    email: pessoa.usuario.email,
  })
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decisao }),
  })
  expect(response.headers.get('location')).toBe(`${cloud.origem}/onboarding-medico?step=5`)
}

it('signs up, is verified, works, and is paid once the account is ready', async () => {
  await nosCadastros()
  const pessoa = await cadastrada()
  const eu = api(cloud.origem, pessoa)
  await verificada(pessoa, eu)
  expect(await eu.ok(dadosProfissionais)).toEqual({
    crm: BEATRIZ.crm,
    uf: 'SP',
    status_crm: 'VERIFIED',
    nome_oficial: BEATRIZ.nome,
    especialidades: [{ especialidade: 'cardiologia', rqe: '4455', verificado: true, motivo: null }],
    endereco_profissional: null,
    dados_fiscais: null,
  })

  // Payouts are not needed to work; documents need an address, and to be signed a certificate.
  const jornada = await Jornada.nova(cloud, { medico: pessoa })
  await jornada.ate('em_curso')
  const { consulta_id } = jornada
  expect((await eu.call(criarDocumento, { consulta_id, ...RECEITA })).body).toMatchObject({
    codigo: 'dados_profissionais_incompletos',
    campos: [{ campo: 'endereco_profissional' }],
  })
  await eu.ok(salvarDadosProfissionais, { endereco_profissional: 'Rua das Laranjeiras, 45, São Paulo/SP' })
  await jornada.emitir()
  await jornada.finalizar()
  await jornada.assinado()
  await jornada.esperarPagamento('a_repassar')

  expect(await eu.ok(connectAccountStatus)).toMatchObject({ details_submitted: false })
  await noProvedor(eu, pessoa, 'pendente')
  expect(await eu.ok(connectAccountStatus)).toMatchObject({
    details_submitted: true,
    ready_to_receive: false,
  })
  await passarUmMinuto(cloud)
  expect(await jornada.ver()).toMatchObject({ pagamento: { status: 'a_repassar' } })

  await noProvedor(eu, pessoa, 'concluir')
  // The notice alone says so here: nobody asks for the status.
  await eventually('the payout is made', async () => {
    await passarUmMinuto(cloud)
    return (await jornada.ver()).pagamento?.status === 'repassado' || undefined
  })
  await passarUmMinuto(cloud)
  expect(await jornada.livro()).toEqual([
    ['autorizado', 15_000],
    ['capturado', 15_000],
    ['repassado', 10_000],
  ])
  expect(await eu.ok(connectAccountStatus)).toMatchObject({ ready_to_receive: true, recusada: false })
})
