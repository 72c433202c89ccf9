import { randomUUID } from 'node:crypto'
import type { Finalidade } from '#domain/kyc/envio.ts'
import { criarEnvio, kycEu, kycIntelligentOcr, kycOrchestratorV2 } from '#domain/kyc/contract.ts'
import type { Operation } from '#domain/base/contrato.ts'
import { api, type Chamador, type Dados, type Resposta } from '../../tests/support/http.ts'
import type { Pessoa } from '../../tests/support/pessoas.ts'
import type { Hostil } from './hostis.ts'

/** One account and its hostile pictures, through the product's own doors: upload, reading, whole check. */

export interface Chamada {
  readonly operacao: string
  readonly especies: readonly string[]
  readonly status: number
  readonly codigo: string
  readonly ms: number
  /** Seconds the function is given, by its contract. */
  readonly limite_s: number
}

export interface Ataque {
  readonly chamadas: readonly Chamada[]
  /** How the account stands afterwards. */
  readonly kyc_status: string
  readonly access_tier: string
}

/** Time a function has when its contract does not say (seconds). */
const TEMPO_COMUM = 10
const NADA_DITO = 'sem corpo'

/** An account may ask for three whole checks in an hour; the last is of its own choice. */
export const FOTOS_POR_CONTA = 6

/** What one account does, and what it was answered. */
class Atacante {
  readonly chamadas: Chamada[] = []
  private readonly eu: Chamador

  constructor(
    origem: string,
    private readonly quem: Pessoa,
  ) {
    this.eu = api(origem, quem)
  }

  /** Uploads and reads it as the document's front; answers its path, empty when the form or the upload was refused. */
  async ler({ bytes, tipo_conteudo, nome }: Hostil): Promise<string> {
    const caminho = await this.subir('documento_frente', { bytes, tipo_conteudo, nome })
    if (caminho) await this.lerLado(caminho, 'front', nome)
    return caminho
  }

  /** Uploads all three, reads both sides, and asks for the whole check. */
  async conferir([frente, verso, selfie]: readonly [Hostil, Hostil, Hostil]): Promise<void> {
    const caminhos = [
      await this.subir('documento_frente', frente),
      await this.subir('documento_verso', verso),
      await this.subir('selfie', selfie),
    ] as const
    await this.lerLado(caminhos[0], 'front', frente.nome)
    await this.lerLado(caminhos[1], 'back', verso.nome)
    const { nome, cpf, data_nascimento, email, telefone, tipo } = this.quem.usuario
    await this.medir(
      kycOrchestratorV2,
      {
        usuario_id: this.quem.id,
        tipo,
        document_files: caminhos.slice(0, 2),
        selfie_path: caminhos[2],
        form_data: { nome, cpf, data_nascimento, email, telefone },
        bucket: 'kyc-uploads',
        correlation_id: randomUUID(),
      },
      [frente.nome, verso.nome, selfie.nome],
    )
  }

  async fim(): Promise<Ataque> {
    const { kyc_status, access_tier } = await this.eu.ok(kycEu)
    return { chamadas: this.chamadas, kyc_status, access_tier }
  }

  private lerLado(document_path: string, document_side: 'front' | 'back', nome: string): Promise<Resposta> {
    const entrada = { usuario_id: this.quem.id, document_path, document_side, correlation_id: randomUUID() }
    return this.medir(kycIntelligentOcr, entrada, [nome])
  }

  private async subir(finalidade: Finalidade, { bytes, tipo_conteudo, nome }: Hostil): Promise<string> {
    const entrada = {
      finalidade,
      tipo_conteudo,
      tamanho: bytes.length,
      ...(finalidade !== 'selfie' && { documento_tipo: 'CNH' }),
    }
    const { status, body } = await this.medir(criarEnvio, entrada, [nome])
    if (status !== 200) return ''
    const { url, campos, caminho } = body as { url: string; campos: Record<string, string>; caminho: string }
    const form = new FormData()
    for (const [campo, valor] of Object.entries(campos)) form.append(campo, valor)
    form.append('file', new Blob([new Uint8Array(bytes)], { type: tipo_conteudo }), 'foto.jpg')
    const posta = await fetch(url, { method: 'POST', body: form })
    await posta.arrayBuffer()
    return posta.ok ? caminho : ''
  }

  private async medir(operation: Operation, entrada: Dados, especies: readonly string[]): Promise<Resposta> {
    const inicio = performance.now()
    const resposta = await this.eu.call(operation, entrada)
    const corpo = resposta.body as { codigo?: string; kyc_status?: string; success?: boolean } | null
    this.chamadas.push({
      operacao: operation.nome,
      especies,
      status: resposta.status,
      codigo: corpo?.codigo ?? corpo?.kyc_status ?? (corpo ? `success ${corpo.success}` : NADA_DITO),
      ms: Math.round(performance.now() - inicio),
      limite_s: operation.tempo ?? TEMPO_COMUM,
    })
    return resposta
  }
}

/**
 * Two checks of three pictures each, and a third in which a hostile selfie stands beside two sides that decode, so
 * that it reaches what comes after the document.
 */
export async function atacar(
  origem: string,
  quem: Pessoa,
  hostis: readonly Hostil[],
  neutra: Hostil,
): Promise<Ataque> {
  const atacante = new Atacante(origem, quem)
  for (let i = 0; i < hostis.length; i += 3) {
    const [a = neutra, b = neutra, c = neutra] = hostis.slice(i, i + 3)
    await atacante.conferir([a, b, c])
    if (i === 3) await atacante.conferir([neutra, neutra, a])
  }
  return atacante.fim()
}
