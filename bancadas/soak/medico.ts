import { setTimeout as sleep } from 'node:timers/promises'
import {
  acceptConsulta,
  devolverConsulta,
  encerrarConsulta,
  finishConsulta,
  startConsulta,
  verConsulta,
  verFila,
} from '#domain/consulta/contract.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { criarDocumento, verDocumento, verProntuario } from '#domain/documento/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { salvarRegistro } from '#domain/registro/contract.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { salaAberta } from '#domain/sala/sala.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { type Chamador, Recusada } from '../../tests/support/http.ts'
import { RECEITA } from '../../tests/support/jornada.ts'
import { ROTINA } from '../../tests/support/registro.ts'
import { novoMedico, type Pessoa } from '../../tests/support/pessoas.ts'
import { eventually } from '../../tests/support/provedores.ts'
import { Linha } from './linha.ts'
import type { Medidor } from './medidor.ts'

/** Shares of those given back to the queue, refused, and of doctors whose line is cut between two consultations. */
const DEVOLVE = 0.03
const RECUSA = 0.03
const SOME = 0.02
/** How long one who vanished stays away, in ms: beyond what a beat counts. */
const AUSENCIA_MS = PRAZOS.contado_na_fila.ms + 10_000
const RELEITURA_MS = 10_000

/** A verified doctor with the queue open, who takes whoever waits longest. */
export class MedicoNoSoak {
  private linha: Linha | undefined
  private batidas: NodeJS.Timeout | undefined
  private parando = false
  /** Accepted and not yet done with: what the screen would open again after an error. */
  private atual: string | undefined
  private rodando: Promise<void> = Promise.resolve()

  private constructor(
    private readonly cloud: CloudProcess,
    private readonly medidor: Medidor,
    readonly pessoa: Pessoa,
    private readonly especialidade: Especialidade,
    private readonly chamador: Chamador,
    private readonly acaso: () => number,
    private readonly consultaMs: () => number,
  ) {}

  static async novo(
    cloud: CloudProcess,
    medidor: Medidor,
    quem: {
      readonly especialidade: Especialidade
      readonly lugar: string
      readonly acaso: () => number
      /** How long the next consultation takes, in ms. */
      readonly consultaMs: () => number
    },
  ): Promise<MedicoNoSoak> {
    const { especialidade, lugar, acaso, consultaMs } = quem
    const pessoa = await novoMedico(cloud, [especialidade])
    const chamador = medidor.de(cloud.origem, pessoa, lugar)
    return new MedicoNoSoak(cloud, medidor, pessoa, especialidade, chamador, acaso, consultaMs)
  }

  trabalhar(): void {
    this.rodando = this.turno()
  }

  /** Ends the turn once the consultation at hand is over. */
  async parar(): Promise<void> {
    this.parando = true
    await this.rodando
    clearInterval(this.batidas)
    await this.linha?.fechar()
  }

  private async turno(): Promise<void> {
    while (!this.parando || this.atual)
      try {
        const linha = this.linha ?? (await this.entrar())
        if (this.atual) await this.consultar(this.atual)
        else if (!(await this.atenderProximo())) await linha.novidade(RELEITURA_MS)
        else if (this.acaso() < SOME) await this.sumir()
      } catch (error) {
        // What the product refused is counted where it was called; the screen would show it and go on.
        if (!(error instanceof Recusada)) this.medidor.errou(`médico: ${String(error).slice(0, 60)}`)
        await sleep(1_000)
      }
  }

  private async entrar(): Promise<Linha> {
    const linha = await Linha.abrir(this.cloud, this.pessoa, () => {
      this.medidor.errou('a linha de um médico caiu')
      this.linha = undefined
    })
    await linha.assinar(`fila:${this.especialidade}`)
    await this.estar()
    clearInterval(this.batidas)
    this.batidas = setInterval(
      () => linha.enviar({ acao: 'heartbeat', especialidade: this.especialidade }),
      PRAZOS.batimento.ms,
    )
    this.linha = linha
    return linha
  }

  private async sumir(): Promise<void> {
    clearInterval(this.batidas)
    this.linha?.cortar()
    this.linha = undefined
    await sleep(AUSENCIA_MS)
  }

  /** True when somebody was taken. */
  private async atenderProximo(): Promise<boolean> {
    const { id: medico_id } = this.pessoa
    const { consultas } = await this.chamador.ok(verFila, { especialidade: this.especialidade })
    for (const { id: consulta_id } of consultas) {
      const { ok } = await this.chamador.ok(acceptConsulta, { consulta_id, medico_id })
      if (!ok) continue
      this.atual = consulta_id
      await this.atender(consulta_id)
      return true
    }
    return false
  }

  /** A patient may cancel until the room opens: then there is nobody to attend. */
  private async atender(consulta_id: string): Promise<void> {
    await this.chamador.call(verProntuario, { id: consulta_id })
    const sorte = this.acaso()
    if (sorte < DEVOLVE)
      await this.chamador.call(devolverConsulta, { id: consulta_id, motivo: 'indisponivel' })
    else if (sorte < DEVOLVE + RECUSA)
      await this.chamador.call(encerrarConsulta, { id: consulta_id, motivo: 'recusar' })
    else return this.consultar(consulta_id)
    await this.livre()
  }

  /** From wherever it stands: what failed half-way is taken up again. */
  private async consultar(id: string): Promise<void> {
    const { status, body } = await this.chamador.call(verConsulta, { id })
    const consulta = status === 200 ? (body as ConsultaVista) : undefined
    if (consulta && salaAberta(consulta.status)) await this.naSala(id)
    // Cancelled, or given back meanwhile: there is nobody to attend.
    else if (status < 500 && consulta?.status !== 'finished') return this.livre()
    await this.documentar(id)
    await this.livre()
  }

  private async naSala(consulta_id: string): Promise<void> {
    await this.chamador.ok(startConsulta, { consulta_id })
    const linha = this.linha ?? (await this.entrar())
    await linha.entrarNaSala(consulta_id)
    await eventually(
      'both are in the room',
      async () => {
        const { ambos_conectados_em } = await this.chamador.ok(verConsulta, { id: consulta_id })
        if (ambos_conectados_em) return true
        await linha.novidade(2_000)
        await linha.entrarNaSala(consulta_id, true)
        return undefined
      },
      PRAZOS.medico_fora_da_sala.ms,
    )
    await sleep(this.consultaMs())
    await this.chamador.ok(salvarRegistro, { id: consulta_id, versao: 0, ...ROTINA })
    await this.chamador.ok(finishConsulta, { consulta_id })
  }

  private async documentar(consulta_id: string): Promise<void> {
    const documento = await this.chamador.ok(
      criarDocumento,
      { consulta_id, ...RECEITA },
      { 'idempotency-key': `receita-${consulta_id}` },
    )
    await this.chamador.ok(verDocumento, { id: documento.id })
  }

  private async livre(): Promise<void> {
    this.atual = undefined
    await this.estar()
  }

  private async estar(): Promise<void> {
    await this.chamador.ok(doctorPresence, { medico_id: this.pessoa.id, especialidade: this.especialidade })
  }
}
