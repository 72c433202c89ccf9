import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { acceptConsulta, cancelarConsulta, devolverConsulta } from '#domain/consulta/contract.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { api, NAVEGADOR, pedidoDe } from '../../tests/support/http.ts'
import { Jornada } from '../../tests/support/jornada.ts'
import { loja, novoMedico, type Pessoa } from '../../tests/support/pessoas.ts'
import { mediana, type Medida, medida, type Orcamento } from './medida.ts'
import type { Palco } from './palco.ts'

const MEDICOS = Number(process.env['MEDICOS'] ?? 50)
/** How often each reaches while what is sustained is measured: one wins, who was late insists. */
const ALCANCES = 20
const VEZES = Number(process.env['REPETICOES'] ?? 12)
/** Before that the compiler takes more of the machine than what is measured. */
const AQUECIMENTO = 10
/** A doctor is counted in the queue for 60 s after a beat (`contado_na_fila`): at this pace nobody drops out. */
const BATER_MS = 20_000
const ESPIADA_MS = 5

/** Rates per second of one round. */
interface Rodada {
  readonly aceite: number
  readonly escrita: number
  readonly aceiteUmaVez: number
  readonly transacaoUmaVez: number
  readonly escritaUmaVez: number
}

/**
 * Rates per second, from the same rounds on the same store: fifty doctors accept one consultation over HTTP, twenty
 * times each; as many conditional writes of one item; and both with one attempt each, also against the acceptance's
 * own transaction. Why these are compared: docs/decisions/013.
 */
export async function aceite(palco: Palco): Promise<Medida[]> {
  const nuvem = await palco.nuvem()
  const medicos = await reunir(nuvem)
  const [medico] = medicos
  if (!medico) throw new Error('There is no doctor')
  const jornada = await Jornada.nova(nuvem, { medico })
  await jornada.ate('na_fila')
  const disputa = new Disputa(nuvem, medicos, jornada)
  const tentar = porHttp(nuvem)
  const rodadas: Rodada[] = []
  for (let vez = 1; vez <= AQUECIMENTO + VEZES; vez++)
    rodadas.push({
      aceite: await disputa.correr(tentar, ALCANCES),
      escrita: await disputa.escrever(`${vez}`, ALCANCES),
      aceiteUmaVez: await disputa.correr(tentar, 1),
      transacaoUmaVez: await disputa.correr(await noBanco(nuvem), 1),
      escritaUmaVez: await disputa.escrever(`${vez}-uma-vez`, 1),
    })
  await jornada.doPaciente.ok(cancelarConsulta, { id: jornada.consulta_id })
  const quentes = rodadas.slice(AQUECIMENTO)
  const taxa = (nome: keyof Rodada) => mediana(quentes.map((rodada) => rodada[nome]))
  const contra = (figura: string, o_que: string, nomes: [keyof Rodada, keyof Rodada], orcamento: Orcamento) =>
    medida({
      figura,
      valor: taxa(nomes[0]),
      unidade: 'aceites/s',
      contra: { o_que, valor: taxa(nomes[1]) },
      orcamento,
      detalhe: { medicos: MEDICOS, vezes: VEZES },
    })
  const escritas = 'escritas condicionais de um item por segundo'
  return [
    contra('aceite_em_disputa', escritas, ['aceite', 'escrita'], { razao_minima: 0.5 }),
    contra('aceite_de_uma_vez', escritas, ['aceiteUmaVez', 'escritaUmaVez'], null),
    contra(
      'aceite_e_a_transacao',
      'a mesma transação por segundo, direto no banco',
      ['aceiteUmaVez', 'transacaoUmaVez'],
      null,
    ),
  ]
}

async function reunir(nuvem: CloudProcess): Promise<Pessoa[]> {
  const medicos: Pessoa[] = []
  while (medicos.length < MEDICOS)
    medicos.push(...(await Promise.all(Array.from({ length: 10 }, async () => novoMedico(nuvem)))))
  return medicos.slice(0, MEDICOS)
}

/** Reaches for a consultation; true when it was won, false when another doctor was first. */
type Tentativa = (medico: Pessoa, consulta_id: string) => Promise<boolean>

class Disputa {
  private batido = Number.NEGATIVE_INFINITY

  constructor(
    private readonly nuvem: CloudProcess,
    private readonly medicos: readonly Pessoa[],
    private readonly jornada: Jornada,
  ) {}

  /** One race, everybody at once; then all is as before. */
  async correr(tentar: Tentativa, alcances: number): Promise<number> {
    const { consulta_id } = this.jornada
    await this.#bater()
    await this.#sossegar()
    const { taxa, vencedores } = await medir(this.medicos, alcances, (medico) => tentar(medico, consulta_id))
    const [vencedor] = vencedores
    if (!vencedor || vencedores.length > 1) throw new Error(`${vencedores.length} won the consultation`)
    await api(this.nuvem.origem, vencedor).ok(devolverConsulta, { id: consulta_id, motivo: 'outra_area' })
    return taxa
  }

  /** As many conditional writes of one item, by as many callers. */
  async escrever(nome: string, alcances: number): Promise<number> {
    const { table } = await loja(this.nuvem)
    const chave = { pk: `BENCH#${nome}`, sk: 'DISPUTA' }
    await table.write(table.put({ ...chave, status: 'queued' }, table.NEW))
    await this.#sossegar()
    const { taxa, vencedores } = await medir(this.medicos, alcances, async ({ id }) => {
      try {
        await table.write(
          table.update(chave, { set: { status: 'assigned', assigned_to: id } }, { status: 'queued' }),
        )
        return true
      } catch (error) {
        if (error instanceof table.ConditionFailed) return false
        throw error
      }
    })
    if (vencedores.length !== 1) throw new Error('The store let two win')
    return taxa
  }

  async #bater(): Promise<void> {
    if (performance.now() - this.batido < BATER_MS) return
    this.batido = performance.now()
    await Promise.all(
      this.medicos.map(async (medico) =>
        api(this.nuvem.origem, medico).ok(doctorPresence, {
          medico_id: medico.id,
          especialidade: 'clinica_medica',
        }),
      ),
    )
  }

  /** What was set off before is done. */
  async #sossegar(): Promise<void> {
    while (!(await this.nuvem.parada())) await sleep(ESPIADA_MS)
  }
}

async function medir(
  medicos: readonly Pessoa[],
  alcances: number,
  tentar: (medico: Pessoa) => Promise<boolean>,
): Promise<{ readonly taxa: number; readonly vencedores: readonly Pessoa[] }> {
  const inicio = performance.now()
  const ganhou = await Promise.all(
    medicos.map(async (medico) => {
      let venceu = false
      for (let alcance = 0; alcance < alcances; alcance++) if (await tentar(medico)) venceu = true
      return venceu
    }),
  )
  const taxa = (medicos.length * alcances * 1000) / (performance.now() - inicio)
  return { taxa, vencedores: medicos.filter((_, index) => ganhou[index]) }
}

/**
 * Over connections that stay open, as the store is asked, by the leanest client: what it costs is not what is
 * measured.
 */
function porHttp(nuvem: CloudProcess): Tentativa {
  const agent = new Agent({ keepAlive: true })
  return async ({ id: medico_id, token }, consulta_id) => {
    const { caminho, corpo } = pedidoDe(acceptConsulta, { consulta_id, medico_id })
    const headers = {
      'user-agent': NAVEGADOR,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    }
    const texto = await new Promise<string>((resolve, reject) => {
      const enviado = request(`${nuvem.origem}${caminho}`, { agent, method: 'POST', headers }, (resposta) => {
        let recebido = ''
        resposta.setEncoding('utf8')
        resposta.on('data', (pedaco: string) => (recebido += pedaco))
        resposta.on('end', () => resolve(recebido))
        resposta.on('error', reject)
      })
      enviado.on('error', reject)
      enviado.end(corpo)
    })
    const { ok, reason } = JSON.parse(texto) as { ok?: boolean; reason?: string }
    if (ok !== true && reason !== RECUSAS_DO_ACEITE.ja_aceita)
      throw new Error(`The race went wrong: ${texto}`)
    return ok === true
  }
}

/** What an acceptance writes, on the consultation as it stood when the race began. */
async function noBanco(nuvem: CloudProcess): Promise<Tentativa> {
  const { table } = await loja(nuvem)
  const [{ agir, ler }, presencas, { especialidadeKey }] = await Promise.all([
    import('#lambdas/store/consulta-e-pagamento.ts'),
    import('#lambdas/store/presencas.ts'),
    import('#lambdas/store/keys.ts'),
  ])
  const antes = new Map<string, ReturnType<typeof ler>>()
  return async ({ id }, consulta_id) => {
    const lida = antes.get(consulta_id) ?? ler(consulta_id)
    antes.set(consulta_id, lida)
    const atual = await lida
    if (!atual) throw new Error('The consultation is gone')
    const now = new Date()
    const { especialidade_sugerida: especialidade } = atual.consulta
    try {
      await agir(atual, 'aceitar', 'medico', now, {
        consulta: { assigned_to: id },
        outros: [
          presencas.aceiteWrite(id, especialidade, consulta_id, now),
          table.check(especialidadeKey(id, especialidade), { verificado: true }),
        ],
      })
      return true
    } catch (error) {
      if (error instanceof table.ConditionFailed) return false
      throw error
    }
  }
}
