import { setTimeout as sleep } from 'node:timers/promises'
import { cancelarConsulta, criarConsulta, verConsulta, verEspera } from '#domain/consulta/contract.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { listarDocumentos } from '#domain/documento/contract.ts'
import { isTerminal } from '#domain/base/maquina.ts'
import { verPresencas } from '#domain/medico/contract.ts'
import { createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { CartaoRecusado, cartaoVivo } from '../../tests/support/cartao-vivo.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { responderAlergias } from '../../tests/support/ficha.ts'
import { type Chamador, Recusada } from '../../tests/support/http.ts'
import { novoPaciente, type Pessoa } from '../../tests/support/pessoas.ts'
import { RELATO } from '../../tests/support/triagem.ts'
import { Linha } from './linha.ts'
import type { Medidor } from './medidor.ts'

/** As the status screen re-reads beside the live events, in ms. */
const RELEITURA_MS = 15_000
/** Shares of those who change their mind in the queue, and whose first card is declined. */
const DESISTEM = 0.05
const CARTAO_RUIM = 0.03
/** How long one waits before changing one's mind, in ms. */
const PACIENCIA_MS = 4_000
/** How often one tries again after an error, and after how long, in ms. */
const TENTATIVAS = 5
const PAUSA_MS = 3_000

/** A verified patient with the product open, who asks for a consultation whenever told to. */
export class PacienteNoSoak {
  ocupado = false

  private constructor(
    private readonly cloud: CloudProcess,
    readonly pessoa: Pessoa,
    private readonly chamador: Chamador,
    private readonly linha: Linha,
    private readonly medidor: Medidor,
    private readonly acaso: () => number,
  ) {}

  static async novo(
    cloud: CloudProcess,
    medidor: Medidor,
    lugar: string,
    acaso: () => number,
  ): Promise<PacienteNoSoak> {
    const pessoa = await novoPaciente(cloud)
    const linha = await Linha.abrir(cloud, pessoa, () => medidor.errou('a linha de um paciente caiu'))
    return new PacienteNoSoak(cloud, pessoa, medidor.de(cloud.origem, pessoa, lugar), linha, medidor, acaso)
  }

  /** One consultation from triage to its end; `pedida` hears its id. Answers how it ended. */
  async consultar(sintomas: string, pedida: (id: string) => void): Promise<ConsultaVista> {
    this.ocupado = true
    try {
      const { id } = await this.pedir(sintomas)
      pedida(id)
      const fim = await this.insistir(() => this.atravessar(id))
      if (fim.status === 'finished') await this.chamador.ok(listarDocumentos, { consulta_id: id })
      return fim
    } finally {
      this.ocupado = false
    }
  }

  /** From wherever it stands, so that it may be taken up again after an error. */
  private async atravessar(id: string): Promise<ConsultaVista> {
    const canal = `consulta:${id}`
    await this.linha.assinar(canal)
    const { status } = await this.chamador.ok(verConsulta, { id })
    if (status === 'pending') await this.pagar(id)
    const fim = await this.acompanhar(id)
    this.linha.enviar({ acao: 'cancelar', canal })
    return fim
  }

  /** An error is counted and shown, and the person tries again, as people do. */
  private async insistir<T>(fazer: () => Promise<T>): Promise<T> {
    for (let vez = 1; ; vez++)
      try {
        return await fazer()
      } catch (error) {
        if (!(error instanceof Recusada)) this.medidor.errou(`paciente: ${String(error).slice(0, 60)}`)
        if (vez === TENTATIVAS) throw error
        await sleep(PAUSA_MS)
      }
  }

  fechar(): Promise<void> {
    return this.linha.fechar()
  }

  private async pedir(sintomas: string): Promise<ConsultaVista> {
    await this.chamador.ok(aiTriage, {
      paciente_id: this.pessoa.id,
      ...RELATO,
      sintomas_texto: sintomas,
    })
    await responderAlergias(this.chamador)
    return this.chamador.ok(criarConsulta, {
      paciente_id: this.pessoa.id,
      consentimento: { versao: TERMO.versao, aceito: true },
    })
  }

  private async pagar(consulta_id: string): Promise<void> {
    const { client_secret } = await this.chamador.ok(createPaymentIntentManual, {
      consulta_id,
      paciente_id: this.pessoa.id,
    })
    const cartao = cartaoVivo(this.cloud)
    if (this.acaso() < CARTAO_RUIM)
      await cartao.confirmar(client_secret, 'recusado').catch((error: unknown) => {
        if (!(error instanceof CartaoRecusado)) throw error
      })
    await cartao.confirmar(client_secret)
  }

  /** As the screens do: look again at each message, and now and then; into the room once there is a doctor. */
  private async acompanhar(id: string): Promise<ConsultaVista> {
    const desisteEm = this.acaso() < DESISTEM ? Date.now() + PACIENCIA_MS : Number.POSITIVE_INFINITY
    let naSalaCom: string | undefined
    for (;;) {
      const consulta = await this.chamador.ok(verConsulta, { id })
      if (isTerminal(consultaMachine, consulta.status)) return consulta
      if (consulta.status === 'queued') await this.verFilaDeEspera(consulta)
      if (consulta.status === 'queued' && Date.now() > desisteEm) await this.desistir(id)
      else if (consulta.status === 'in_progress') {
        await this.linha.entrarNaSala(id, naSalaCom === consulta.assigned_at)
        naSalaCom = consulta.assigned_at
      }
      await this.linha.novidade(Math.min(RELEITURA_MS, Math.max(200, desisteEm - Date.now())))
    }
  }

  private async verFilaDeEspera({ especialidade_sugerida: especialidade }: ConsultaVista): Promise<void> {
    await Promise.all([
      this.chamador.ok(verPresencas, { especialidade }),
      this.chamador.ok(verEspera, { especialidade }),
    ])
  }

  /** A doctor may be faster: then it is refused, which is right. */
  private async desistir(id: string): Promise<void> {
    await this.chamador.call(cancelarConsulta, { id })
  }
}
