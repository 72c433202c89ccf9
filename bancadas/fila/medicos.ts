import { acceptConsulta, encerrarConsulta, verFila } from '#domain/consulta/contract.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { api, type Chamador } from '../../tests/support/http.ts'
import { Ouvinte } from '../../tests/support/ouvinte.ts'
import { novoMedico, type Pessoa } from '../../tests/support/pessoas.ts'
import { entrar } from '../../tests/support/sessao.ts'

/** A machine that is busy with everything else is slow, not wrong. */
const SHOWN_WITHIN_MS = 60_000

/** Well before a token ends: thousands of doctors take longer to gather than one lasts. */
const ENTRAR_DE_NOVO_MS = 5 * 60_000

/** A doctor with the queue open, as the screen keeps it: joined, listening, beating over the line, taking who comes. */
export class MedicoNaFila {
  /** When each consultation was shown, by its id: epoch milliseconds. */
  readonly mostradas = new Map<string, number>()
  /** Consultations this doctor won, as the server answered. */
  readonly ganhas: string[] = []
  /** How many messages about consultations were heard. */
  mensagens = 0
  sumido = false
  private batidas: ReturnType<typeof setInterval> | undefined

  private chamador: Chamador
  private entrouEm = Date.now()

  private constructor(
    private readonly cloud: CloudProcess,
    readonly pessoa: Pessoa,
    readonly especialidade: Especialidade,
    private readonly linha: Ouvinte,
  ) {
    this.chamador = api(cloud.origem, pessoa)
    linha.socket.on('message', (data: Buffer) => {
      const { evento, dados } = JSON.parse(data.toString()) as {
        evento?: string
        dados?: { consulta_id?: string }
      }
      if (evento?.startsWith('consulta.')) this.mensagens++
      if (evento === 'consulta.created' && dados?.consulta_id && !this.mostradas.has(dados.consulta_id))
        this.mostradas.set(dados.consulta_id, Date.now())
    })
  }

  static async novo(cloud: CloudProcess, especialidade: Especialidade): Promise<MedicoNaFila> {
    const pessoa = await novoMedico(cloud, [especialidade])
    const linha = await Ouvinte.abrir(cloud, pessoa)
    if ((await linha.assinar(`fila:${especialidade}`)) !== 'assinado')
      throw new Error('The doctor hears nothing')
    return new MedicoNaFila(cloud, pessoa, especialidade, linha)
  }

  /** Joins the queue and beats every so many milliseconds from then on. */
  async entrar(aCadaMs: number): Promise<void> {
    const { id } = this.pessoa
    await this.emDia()
    await this.chamador.ok(doctorPresence, { medico_id: id, especialidade: this.especialidade })
    this.batidas = setInterval(() => this.bater(), aCadaMs)
  }

  /** The tab crashes, the network is cut: no goodbye, no beat. */
  sumir(): void {
    this.sumido = true
    clearInterval(this.batidas)
    this.linha.socket.terminate()
  }

  async fechar(): Promise<void> {
    clearInterval(this.batidas)
    if (!this.sumido) await this.linha.fechar()
  }

  /** Waits until this consultation is on the screen; false when it never came. */
  async ver(consulta_id: string): Promise<boolean> {
    const ate = Date.now() + SHOWN_WITHIN_MS
    while (!this.viu(consulta_id) && Date.now() < ate) await new Promise((resolve) => setTimeout(resolve, 20))
    return this.viu(consulta_id)
  }

  /** Whether it was on the screen by now. */
  viu(consulta_id: string): boolean {
    return this.mostradas.has(consulta_id)
  }

  /** Presses accept; a winner attends nobody here and is free again at once. True when this doctor won. */
  async aceitar(consulta_id: string): Promise<boolean> {
    await this.emDia()
    const { ok } = await this.chamador.ok(acceptConsulta, { consulta_id, medico_id: this.pessoa.id })
    if (!ok) return false
    this.ganhas.push(consulta_id)
    await this.chamador.ok(encerrarConsulta, { id: consulta_id, motivo: 'recusar' })
    await this.chamador.ok(doctorPresence, {
      medico_id: this.pessoa.id,
      especialidade: this.especialidade,
    })
    return true
  }

  /** Who waits, as the screen re-reads it. */
  async fila(): Promise<string[]> {
    await this.emDia()
    const { consultas } = await this.chamador.ok(verFila, { especialidade: this.especialidade })
    return consultas.map(({ id }) => id)
  }

  private async emDia(): Promise<void> {
    if (Date.now() - this.entrouEm < ENTRAR_DE_NOVO_MS) return
    this.chamador = api(this.cloud.origem, await entrar(this.cloud, this.pessoa.usuario.email))
    this.entrouEm = Date.now()
  }

  private bater(): void {
    this.linha.socket.send(JSON.stringify({ acao: 'heartbeat', especialidade: this.especialidade }))
  }
}
