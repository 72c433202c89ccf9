import { setTimeout as wait } from 'node:timers/promises'
import { AVISOS_DE_LIMITE, emMinutos, LIMITES } from '#domain/base/limites-da-especificacao.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { kycOrchestratorV2 } from '#domain/kyc/contract.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import type { KycEntrada } from '#domain/kyc/entrada.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import { PROVA_EXIGIDA } from '#domain/kyc/rosto/prova-de-vida.ts'
import { preencha } from '#domain/kyc/textos.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazo, vencimento } from '#lambdas/runtime/prazos.ts'
import { envioKey } from '#lambdas/store/keys.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as aparelhos from '#lambdas/kyc/store/aparelhos.ts'
import type { Aparelho } from '#lambdas/kyc/store/aparelhos.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as provas from '#lambdas/kyc/store/provas-de-vida.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ConditionFailed, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { executar, idDaCorrida } from './corrida/execucao.ts'
import { camposFaltando } from './corrida/campos-faltando.ts'
import { resumoDe } from './desfecho/resumo.ts'
import { exigirAberto } from './corrida/verificacao-aberta.ts'
import { exigirProprio } from '#lambdas/runtime/proprio.ts'

const PAUSA_MS = 150

/**
 * Starts a run over the stored profile and waits for it. The same correlation id is the same run with the same answer;
 * three new ones an hour. A decision that takes longer than the wait reaches the browser on `kyc-updates`.
 */
export const handler = http(kycOrchestratorV2, async (input, { actor, now, request }) => {
  const usuario_id = input.usuario_id?.trim()
  if (!usuario_id) throw new DomainError('invalid_usuario_id', { extra: { error: 'invalid_usuario_id' } })
  exigirProprio(usuario_id, actor)
  await exigirCampos(input, actor.perfil)
  const id = idDaCorrida(input.correlation_id)
  const antes = await corridas.find(actor.id, id)
  const corrida = antes ?? (await iniciar(id, input, { perfil: actor.perfil, aparelho: request }, now))
  if (corrida.status === 'em_andamento') await executar(corrida)
  // Only the request that began it waits: repeats would each hold a function for as long.
  return responder(antes ?? (await aguardar(corrida)), actor.perfil)
})

/** @throws DomainError missing_required_fields with the names */
async function exigirCampos(input: KycEntrada, perfil: Usuario): Promise<void> {
  const medico = perfil.tipo === 'medico' ? await medicos.find(perfil.id) : undefined
  const missing_fields = camposFaltando(input, perfil.tipo, medico)
  if (missing_fields.length === 0) return
  throw new DomainError('missing_required_fields', {
    detail: preencha(missing_fields),
    extra: { error: 'missing_required_fields', missing_fields },
  })
}

interface Quem {
  readonly perfil: Usuario
  readonly aparelho: Aparelho
}

async function iniciar(
  id: string,
  input: KycEntrada,
  { perfil, aparelho }: Quem,
  now: Date,
): Promise<Corrida> {
  const atual = await exigirAberto(perfil)
  const arquivos = await arquivosDe(input, perfil.id)
  const prova = await provaDe(input, perfil.id, now)
  await contarTentativa(perfil, now)
  const contas_no_aparelho = await aparelhos.contar(aparelho, perfil.id, now)
  const em = now.toISOString()
  const corrida: Corrida = {
    id,
    usuario_id: perfil.id,
    correlation_id: input.correlation_id,
    tipo: perfil.tipo,
    status: 'em_andamento',
    vez: 1,
    arquivos,
    resultados: {},
    ...(prova && { prova_de_vida: prova.sessao }),
    contas_no_aparelho,
    reasons: [],
    created_at: em,
    updated_at: em,
  }
  const tomada = {
    from: atual.current_state,
    corrida_id: id,
    vence_em: vencimento('etapa_do_kyc', now),
    // New evidence is judged from the start; the pictures now belong to the run.
    remove: ['em_analise_desde', 'lado_frente', 'lado_verso'],
  }
  try {
    await write(
      corridas.criacaoWrite(corrida),
      kyc.tomada(perfil.id, tomada, now),
      kyc.reabertura(perfil, now),
      ...arquivos.map(({ caminho }) => envios.disponivel(perfil.id, caminho)),
      ...(prova ? [provas.consumo(prova)] : []),
    )
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const mesma = await corridas.find(perfil.id, id)
    if (mesma) return mesma
    const perdidas = arquivos.filter(({ caminho }) => error.at(envioKey(perfil.id, caminho)))
    if (perdidas.length === 0) throw new DomainError('conflito')
    throw semImagem({
      semDocumento: perdidas.some(({ finalidade }) => finalidade !== 'selfie'),
      semSelfie: perdidas.some(({ finalidade }) => finalidade === 'selfie'),
    })
  }
  return corrida
}

/** The uploads the paths name, each one of the caller's own. @throws DomainError nao_encontrado, campos_invalidos */
async function arquivosDe(input: KycEntrada, usuario_id: string) {
  const buscar = async (caminho: string, ...aceitas: readonly Finalidade[]) => {
    const envio = await envios.find(usuario_id, caminho)
    const finalidade = aceitas.find((aceita) => aceita === envio?.finalidade)
    return finalidade && { finalidade, caminho }
  }
  const [selfie, ...doDocumento] = await Promise.all([
    buscar(input.selfie_path ?? '', 'selfie'),
    ...(input.document_files ?? []).map(async (caminho) =>
      buscar(caminho, 'documento_frente', 'documento_verso'),
    ),
  ])
  const lados = doDocumento.filter((lado) => lado !== undefined)
  const semDocumento = lados.length < doDocumento.length
  if (!selfie || semDocumento) throw semImagem({ semDocumento, semSelfie: !selfie })
  const finalidades = lados.map(({ finalidade }) => finalidade)
  if (new Set(finalidades).size < lados.length || !finalidades.includes('documento_frente'))
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'document_files', motivo: 'Envie a frente do documento e, se houver, o verso.' }],
    })
  return [...lados, selfie]
}

/** For pictures that are missing, expired or somebody else's: they have to be sent again. */
function semImagem(falta: { readonly semDocumento: boolean; readonly semSelfie: boolean }): DomainError {
  const motivo = MOTIVOS_DA_CORRIDA.imagem_ausente
  const campos = [falta.semDocumento && 'document_files', falta.semSelfie && 'selfie_path']
  return new DomainError('nao_encontrado', {
    detail: motivo,
    campos: campos.flatMap((campo) => (campo === false ? [] : [{ campo, motivo }])),
  })
}

/**
 * The video session of this very run, where the stage asks for one; a request without it uses no attempt.
 * @throws DomainError transicao_invalida
 */
async function provaDe({ correlation_id }: KycEntrada, usuario_id: string, now: Date) {
  if (optionalEnv('REGIAO_PROVA_DE_VIDA') === undefined) return undefined
  const prova = await provas.find(usuario_id, correlation_id, now)
  if (!prova) throw new DomainError('transicao_invalida', { detail: PROVA_EXIGIDA })
  return prova
}

/** @throws DomainError muitas_tentativas with `retry_after` and the specification's sentence */
async function contarTentativa({ id, kyc_status }: Usuario, now: Date): Promise<void> {
  // A rejected person may start again only as often as the retry page allows, whichever way they come.
  if (kyc_status === 'rejected') await contar('kyc_retry', { tipo: 'kyc_recomeco', quem: id }, now)
  await contar('kyc_attempt', { tipo: 'kyc_attempt', quem: id }, now)
}

async function contar(limite: 'kyc_attempt' | 'kyc_retry', alvo: limites.Alvo, now: Date): Promise<void> {
  const { allowed, retryAfter } = await limites.consumir(alvo, LIMITES[limite], now)
  if (allowed) return
  throw new DomainError('muitas_tentativas', {
    detail: AVISOS_DE_LIMITE[limite](emMinutos(retryAfter)).descricao,
    retry_after: retryAfter,
    extra: { error: 'rate_limited' },
  })
}

/** The run once it is over, or as it stands when the waiting time ends. */
async function aguardar(corrida: Corrida): Promise<Corrida> {
  const fim = performance.now() + prazo('espera_do_kyc')
  let atual = corrida
  while (atual.status === 'em_andamento' && performance.now() < fim) {
    await wait(PAUSA_MS)
    atual = (await corridas.find(corrida.usuario_id, corrida.id)) ?? atual
  }
  return atual
}

async function responder(corrida: Corrida, { id }: Usuario) {
  const { scores, steps_completed } = resumoDe(corrida)
  const { kyc_status = 'pending', access_tier = (await usuarios.find(id))?.access_tier ?? 'blocked' } =
    corrida
  const { reasons } = corrida
  return { success: kyc_status === 'approved', scores, steps_completed, kyc_status, access_tier, reasons }
}
