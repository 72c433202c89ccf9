import { StartExecutionCommand } from '@aws-sdk/client-sfn'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LADOS } from '#domain/kyc/documento/documentos.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { idDaCorrida } from '#lambdas/kyc/corrida/execucao.ts'
import { envioKey, kycKey } from '#lambdas/store/keys.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { ANA, BRUNO, CARLA, DIEGO, JULIA } from '#semente/personas.ts'
import { type Cenario, cenario, foto, problemaDeFuncao as problema, rascunho } from './cenario.ts'
import { corpo, corridaDe, enviarTudo, executarDeVerdade, verificar } from './corrida.ts'
import { comVideo, SESSAO } from './prova-de-vida.ts'

const { usuario } = CARLA
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(ANA, BRUNO, CARLA, DIEGO, JULIA)
  vi.stubEnv('PRAZOS', '{}')
})
afterEach(() => vi.unstubAllEnvs())

const APROVADA = {
  status: 200,
  body: {
    success: true,
    scores: {
      uploading: 1,
      ocr: expect.closeTo(1),
      liveness: 1,
      facematch: expect.closeTo(0.9925),
      fraud: 1,
      consultario: 1,
      decision: expect.closeTo(0.9978, 3),
    },
    steps_completed: ['ocr', 'liveness', 'facematch', 'fraud', 'consultario', 'decision'],
    kyc_status: 'approved',
    access_tier: 'full',
    reasons: [],
  },
}
const CURTA = JSON.stringify({ espera_do_kyc: 0 })

/** The limits of identity checks: those longer than two minutes, so not the account's requests per minute. */
const tentativas = () =>
  mundo.of('limite').filter(({ ttl, desde }) => Number(ttl) * 1000 - Number(desde) > 2 * 60_000)

describe('kyc-orchestrator-v2', () => {
  it('runs over the stored profile, waits, and answers the verdict', async () => {
    const execucoes = executarDeVerdade(mundo)
    expect(await verificar(CARLA, corpo(CARLA, await enviarTudo(mundo, CARLA)))).toEqual(APROVADA)
    expect(execucoes.map(({ name, input }) => ({ name, input }))).toEqual([
      {
        name: `${usuario.id}-${idDaCorrida('kyc_1_a')}`,
        input: { usuario_id: usuario.id, corrida_id: idDaCorrida('kyc_1_a') },
      },
    ])
    expect(mundo.usuario(usuario.id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })

  it('answers the same run for the same correlation id, without counting or starting again', async () => {
    const execucoes = executarDeVerdade(mundo)
    const pedido = corpo(CARLA, await enviarTudo(mundo, CARLA))
    const primeira = await verificar(CARLA, pedido)
    expect(await verificar(CARLA, pedido)).toEqual(primeira)
    expect(execucoes.length).toBe(1)
    expect(tentativas()).toMatchObject([{ tentativas: 1 }])
  })

  it('answers a repeat at once while the run goes on: only who began it waits', async () => {
    const pedido = corpo(CARLA, await enviarTudo(mundo, CARLA))
    vi.stubEnv('PRAZOS', CURTA)
    expect((await verificar(CARLA, pedido)).body).toMatchObject({ kyc_status: 'pending' })
    vi.stubEnv('PRAZOS', '{}')
    const inicio = performance.now()
    expect((await verificar(CARLA, pedido)).body).toMatchObject({ kyc_status: 'pending' })
    expect(performance.now() - inicio).toBeLessThan(PRAZOS.espera_do_kyc.ms / 2)
  })

  it('counts the accounts that send from one device within a day, by an HMAC', async () => {
    vi.stubEnv('PRAZOS', CURTA)
    const contadas: unknown[] = []
    for (const [ordem, persona] of [BRUNO, CARLA, DIEGO].entries()) {
      await verificar(persona, corpo(persona, await enviarTudo(mundo, persona), `kyc_1_${ordem}`))
      contadas.push(
        mundo.of('kyc_corrida').find(({ usuario_id }) => usuario_id === persona.usuario.id)
          ?.contas_no_aparelho,
      )
    }
    expect(contadas).toEqual([1, 2, 3])
    const aparelhos = [...mundo.items.keys()].filter((chave) => chave.startsWith('APARELHO#'))
    expect(new Set(aparelhos.map((chave) => chave.split('|')[0])).size).toBe(1)
    expect(aparelhos[0]).toMatch(/^APARELHO#[0-9a-f]{64}\|/)
  })

  it('says pending when the wait is over, and starts the workflow again if nobody did', async () => {
    vi.stubEnv('PRAZOS', CURTA)
    const pedido = corpo(CARLA, await enviarTudo(mundo, CARLA))
    const pendente = {
      status: 200,
      body: {
        success: false,
        scores: {},
        steps_completed: [],
        kyc_status: 'pending',
        access_tier: 'blocked',
        reasons: [],
      },
    }
    expect(await verificar(CARLA, pedido)).toEqual(pendente)
    expect(await verificar(CARLA, pedido)).toEqual(pendente)
    const nomes = mundo.sfn.commandCalls(StartExecutionCommand).map(({ args }) => args[0].input.name)
    expect(nomes).toEqual([
      `${usuario.id}-${idDaCorrida('kyc_1_a')}`,
      `${usuario.id}-${idDaCorrida('kyc_1_a')}`,
    ])
    expect(mundo.kyc(usuario.id)).toMatchObject({
      current_state: 'uploading',
      corrida_id: idDaCorrida('kyc_1_a'),
      gsi4pk: expect.stringMatching(/^PRAZO#kyc#\d$/),
    })
    // Another run cannot begin beside it.
    expect(await verificar(CARLA, { ...pedido, correlation_id: 'kyc_2_b' })).toEqual(
      problema(409, 'transicao_invalida', {
        title: 'Ação não disponível',
        detail: 'Uma verificação já está em andamento. Aguarde o resultado.',
      }),
    )
  })

  it('lists every required field that is missing', async () => {
    const vazio = { usuario_id: usuario.id, correlation_id: 'kyc_1_a', form_data: { nome: ' ' } }
    const missing_fields = ['nome', 'cpf', 'data_nascimento', 'document_files', 'selfie_path']
    expect(await verificar(CARLA, vazio)).toEqual(
      problema(400, 'missing_required_fields', {
        title: 'Campos obrigatórios faltando',
        detail: `Por favor, preencha: ${missing_fields.join(', ')}`,
        error: 'missing_required_fields',
        missing_fields,
      }),
    )
    const doutora = await verificar(JULIA, { ...vazio, usuario_id: JULIA.usuario.id })
    expect(doutora.body.missing_fields).toEqual([
      'nome',
      'cpf',
      'data_nascimento',
      'crm_numero',
      'crm_uf',
      'document_files',
      'selfie_path',
    ])
  })

  it('no selfie, no run', async () => {
    const { selfie_path: _sem, ...semSelfie } = await enviarTudo(mundo, CARLA)
    const { body } = await verificar(CARLA, corpo(CARLA, semSelfie))
    expect(body.missing_fields).toEqual(['selfie_path'])
    expect(mundo.of('kyc_corrida')).toEqual([])
  })

  it.each([{ usuario_id: '' }, { usuario_id: '  ' }, { usuario_id: null }, {}])(
    'refuses an empty id: %o',
    async (id) => {
      const { usuario_id: _sem, ...pedido } = corpo(CARLA, await enviarTudo(mundo, CARLA))
      expect(await verificar(CARLA, { ...pedido, ...id })).toEqual(
        problema(400, 'invalid_usuario_id', {
          error: 'invalid_usuario_id',
          title: 'Erro de validação',
          detail: 'ID do usuário é obrigatório e não pode estar vazio',
        }),
      )
    },
  )

  it("answers another person's id, pictures or misused ones as missing", async () => {
    const meu = await enviarTudo(mundo, CARLA)
    const dele = await enviarTudo(mundo, BRUNO)
    const trocas = [
      { usuario_id: BRUNO.usuario.id },
      { selfie_path: dele.selfie_path },
      { document_files: dele.document_files },
      { selfie_path: meu.document_files[0] },
      { document_files: [meu.selfie_path] },
    ]
    for (const troca of trocas)
      expect(await verificar(CARLA, { ...corpo(CARLA, meu), ...troca })).toMatchObject({
        status: 404,
        body: { codigo: 'nao_encontrado' },
      })
    expect(mundo.of('kyc_corrida')).toEqual([])
    expect(tentativas()).toEqual([])
  })

  it('says which picture is not there any more, and counts no attempt', async () => {
    const frase = 'Uma das imagens não foi encontrada. Envie novamente.'
    const ausente = (...campos: string[]) =>
      problema(404, 'nao_encontrado', {
        title: 'Não encontrado',
        detail: frase,
        campos: campos.map((campo) => ({ campo, motivo: frase })),
      })
    const envio = await enviarTudo(mundo, CARLA)
    const [frente = ''] = envio.document_files
    await envios.esquecer({ usuario_id: usuario.id, caminho: frente })
    expect(await verificar(CARLA, corpo(CARLA, envio))).toEqual(ausente('document_files'))
    const outro = await enviarTudo(mundo, CARLA)
    await envios.esquecer({ usuario_id: usuario.id, caminho: outro.selfie_path })
    expect(await verificar(CARLA, corpo(CARLA, outro))).toEqual(ausente('selfie_path'))
    const { document_files } = envio
    expect(await verificar(CARLA, corpo(CARLA, { ...outro, document_files }))).toEqual(
      ausente('document_files', 'selfie_path'),
    )
    expect(mundo.of('kyc_corrida')).toEqual([])
    expect(tentativas()).toEqual([])

    // It was there when it was looked for, and given up before the run could take it.
    const terceiro = await enviarTudo(mundo, CARLA)
    const chave = envioKey(usuario.id, terceiro.document_files[1] ?? '')
    const item = mundo.items.get(`${chave.pk}|${chave.sk}`)
    mundo.items.delete(`${chave.pk}|${chave.sk}`)
    mundo.tabela.on(GetCommand, { Key: chave }).resolvesOnce({ Item: item })
    expect(await verificar(CARLA, corpo(CARLA, terceiro))).toEqual(ausente('document_files'))
    expect(mundo.of('kyc_corrida')).toEqual([])
  })

  it('takes the pictures over: no side can be gone on from twice', async () => {
    vi.stubEnv('PRAZOS', CURTA)
    const envio = await enviarTudo(mundo, CARLA)
    const lido = { sha256: 'f', aceito: true } as const
    for (const [n, lado] of LADOS.entries())
      await kyc.guardarLado(usuario.id, lado, { caminho: envio.document_files[n] ?? '', ...lido }, new Date())
    expect((await verificar(CARLA, corpo(CARLA, envio))).status).toBe(200)
    expect(mundo.kyc(usuario.id)).not.toHaveProperty('lado_frente')
    expect(mundo.kyc(usuario.id)).not.toHaveProperty('lado_verso')
  })

  it('asks for one front and at most one back', async () => {
    const { document_files, selfie_path } = await enviarTudo(mundo, CARLA)
    const [frente, verso] = document_files
    const outra = await mundo.enviar(CARLA, 'documento_frente', await foto('#102030'))
    for (const arquivos of [[verso], [frente, outra]])
      expect(await verificar(CARLA, corpo(CARLA, { document_files: arquivos, selfie_path }))).toMatchObject({
        status: 400,
        body: { campos: [{ campo: 'document_files' }] },
      })
  })

  it('begins three runs an hour', async () => {
    vi.stubEnv('PRAZOS', CURTA)
    mundo = cenario(CARLA)
    for (const [i, cor] of ['#100000', '#200000', '#300000'].entries()) {
      mundo.items.set(`${kycKey(usuario.id).pk}|KYC`, rascunho(CARLA))
      const envio = await enviarTudo(mundo, CARLA, [cor, cor, cor])
      expect((await verificar(CARLA, corpo(CARLA, envio, `kyc_${i}_a`))).status).toBe(200)
    }
    mundo.items.set(`${kycKey(usuario.id).pk}|KYC`, rascunho(CARLA))
    expect(await verificar(CARLA, corpo(CARLA, await enviarTudo(mundo, CARLA), 'kyc_9_z'))).toEqual(
      problema(429, 'muitas_tentativas', {
        title: 'Muitas tentativas',
        detail: 'Tente novamente em 60 minutos.',
        // A slow machine is a few seconds later already.
        retry_after: expect.closeTo(3600, -2) as number,
        error: 'rate_limited',
      }),
    )
  })

  it('opens a rejected verification again, blocked, at most three times a day', async () => {
    vi.stubEnv('PRAZOS', CURTA)
    const { id } = DIEGO.usuario
    expect((await verificar(DIEGO, corpo(DIEGO, await enviarTudo(mundo, DIEGO)))).status).toBe(200)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'blocked' })
    expect(tentativas()).toEqual([
      expect.objectContaining({ tentativas: 1 }),
      expect.objectContaining({ tentativas: 1 }),
    ])
  })

  it('keeps somebody in analysis restricted while they try again', async () => {
    vi.stubEnv('PRAZOS', CURTA)
    const { body } = await verificar(BRUNO, corpo(BRUNO, await enviarTudo(mundo, BRUNO)))
    expect(body).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
  })

  it('refuses who is approved already', async () => {
    expect(await verificar(ANA, corpo(ANA, await enviarTudo(mundo, ANA)))).toMatchObject({
      status: 409,
      body: { codigo: 'transicao_invalida', detail: 'Sua identidade já foi verificada.' },
    })
  })
})

describe('kyc-orchestrator-v2 where the stage asks for a video', () => {
  const SEM_VIDEO = problema(409, 'transicao_invalida', {
    title: 'Ação não disponível',
    detail: 'Faça a prova de vida em vídeo e envie a selfie em seguida.',
  })
  beforeEach(() => vi.stubEnv('PRAZOS', CURTA))

  it('the run takes the session of its person with it, once', async () => {
    await comVideo(mundo, CARLA)
    const envio = await enviarTudo(mundo, CARLA)
    expect(await verificar(CARLA, corpo(CARLA, envio))).toMatchObject({ status: 200 })
    expect(corridaDe(mundo, CARLA)).toMatchObject({ prova_de_vida: SESSAO })
    expect(mundo.of('kyc_prova_de_vida')).toEqual([])
  })

  it('begins no run without one, and counts no attempt', async () => {
    vi.stubEnv('REGIAO_PROVA_DE_VIDA', 'sa-east-1')
    expect(await verificar(CARLA, corpo(CARLA, await enviarTudo(mundo, CARLA)))).toEqual(SEM_VIDEO)
    expect(mundo.of('kyc_corrida')).toEqual([])
    expect(tentativas()).toEqual([])
  })

  it("takes neither another run's, nor another person's, nor the browser's word", async () => {
    await comVideo(mundo, BRUNO)
    await comVideo(mundo, CARLA, 'kyc_2_b')
    const pedido = { ...corpo(CARLA, await enviarTudo(mundo, CARLA)), prova_de_vida: SESSAO, sessao: SESSAO }
    expect(await verificar(CARLA, pedido)).toEqual(SEM_VIDEO)
  })

  it('nor one whose three minutes are over', async () => {
    await comVideo(mundo, CARLA)
    const passado = new Date(Date.now() - 1).toISOString()
    for (const [chave, item] of mundo.items)
      if (item['entidade'] === 'kyc_prova_de_vida') mundo.items.set(chave, { ...item, expira_em: passado })
    expect(await verificar(CARLA, corpo(CARLA, await enviarTudo(mundo, CARLA)))).toEqual(SEM_VIDEO)
  })
})
