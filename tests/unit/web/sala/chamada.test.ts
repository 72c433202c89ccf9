import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outroPapel, type PapelNaSala } from '#domain/sala/sala.ts'
import { Chamada, RITMO } from '../../../../web/src/features/sala/chamada.ts'
import type { Faixas } from '../../../../web/src/features/sala/par.ts'
import { PeerFalso, Rede, StreamFalso } from './rtc-falso.ts'

vi.stubGlobal('MediaStream', StreamFalso)

/** The room as the server keeps it: one place each, signals relayed to the other place, in any order. */
class Sala {
  readonly lugares = new Map<PapelNaSala, Lado>()
  /** Who left on purpose, until they come again. */
  readonly #sairam = new Set<PapelNaSala>()
  /** Signals on their way; `entregar` hands them over. */
  readonly caminho: (() => Promise<void>)[] = []
  agora = 0

  entrar(lado: Lado, continuar: boolean): void {
    const atual = this.lugares.get(lado.papel)
    if (continuar && atual && atual !== lado) return this.#situar(lado, 'assumida')
    if (atual && atual !== lado) this.#situar(atual, 'assumida')
    this.lugares.set(lado.papel, lado)
    this.#sairam.delete(lado.papel)
    this.#situar(lado, 'dentro')
  }

  /** Frees the place and tells the other one, as the server does; a goodbye that comes after it is not relayed. */
  sair(lado: Lado): void {
    if (this.lugares.get(lado.papel) !== lado) return
    this.cair(lado, true)
  }

  /** The line broke: the place is free, and the other one is told no more than that; or that the page was closed. */
  cair(lado: Lado, fechou = false): void {
    this.lugares.delete(lado.papel)
    if (fechou) this.#sairam.add(lado.papel)
    const outro = this.#outro(lado)
    if (outro) this.#situar(outro, 'dentro')
  }

  enviar(de: Lado, dados: string): void {
    const para = this.#outro(de)
    if (!para) return this.#situar(de, 'dentro')
    if (para.semLinha) return
    this.caminho.push(() => para.chamada.receber(dados))
  }

  async assentar(embaralhar = false): Promise<void> {
    for (let round = 0; round < 60; round++) {
      const lote = this.caminho.splice(0)
      if (embaralhar) lote.reverse()
      await Promise.all(lote.map((entregar) => entregar()))
      for (let tick = 0; tick < 20; tick++) await Promise.resolve()
    }
    if (this.caminho.length > 0) throw new Error('Signals go to and fro without an end')
  }

  #outro = ({ papel }: Lado) => this.lugares.get(outroPapel(papel))

  /** What reaches a page without a line is lost. */
  #situar(lado: Lado, situacao: 'dentro' | 'assumida'): void {
    const outro = this.#outro(lado) !== undefined
    const saiu = this.#sairam.has(outroPapel(lado.papel))
    if (lado.semLinha) return
    this.caminho.push(async () =>
      lado.chamada.situar({
        consulta_id: 'c',
        papel: lado.papel,
        situacao,
        outro,
        ...(saiu && { saiu: true as const }),
      }),
    )
  }
}

/** One page load of one participant. */
class Lado {
  readonly pares: PeerFalso[] = []
  readonly chamada: Chamada
  faixas: Faixas = { audio: faixa('audio'), video: faixa('video') }
  semLinha = false
  /** Nobody says who helps the two meet. */
  semServidores = false

  constructor(
    readonly papel: PapelNaSala,
    sala: Sala,
    rede: Rede,
    nome = papel as string,
  ) {
    let sessoes = 0
    this.chamada = new Chamada({
      papel,
      criarConexao: () => {
        const par = new PeerFalso(rede)
        this.pares.push(par)
        return par as unknown as RTCPeerConnection
      },
      faixas: () => this.faixas,
      servidores: async () => {
        if (this.semServidores) throw new Error('away')
        return servidoresDe(sala.agora)
      },
      entrar: ({ continuar }) => this.#dizer(() => sala.entrar(this, continuar)),
      enviar: (dados) => this.#dizer(() => sala.enviar(this, dados)),
      sair: () => sala.sair(this),
      novaSessao: () => `${nome}-${++sessoes}`,
      agora: () => sala.agora,
      logo: queueMicrotask,
    })
  }

  get estado() {
    return this.chamada.vista.estado
  }

  /** The page is gone without a word. */
  sumir(): void {
    for (const par of this.pares) par.close()
    this.semLinha = true
  }

  #dizer(fazer: () => void): boolean {
    if (this.semLinha) return false
    fazer()
    return true
  }
}

/** Credentials of this moment. */
const servidoresDe = (agora: number): RTCIceServer[] => [
  { urls: ['turn:relay.test'], username: String(agora), credential: 'x' },
]

const faixa = (kind: string, enabled = true) => ({ kind, enabled }) as unknown as MediaStreamTrack

let sala: Sala
let rede: Rede
let medica: Lado
let paciente: Lado

beforeEach(() => {
  sala = new Sala()
  rede = new Rede()
  medica = new Lado('medico', sala, rede)
  paciente = new Lado('paciente', sala, rede)
})

async function passarSegundos(segundos: number, ...lados: Lado[]): Promise<void> {
  for (let segundo = 0; segundo < segundos; segundo++) {
    sala.agora += 1000
    for (const lado of lados) lado.chamada.passar()
    await sala.assentar()
  }
}
async function conectar(): Promise<void> {
  medica.chamada.entrar()
  paciente.chamada.entrar()
  await sala.assentar()
  expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
}

/** A bad day: things happen to either side while signals go astray. Then peace: both must be connected again. */
async function acontecer(dia: [number, PapelNaSala][], acaso: Iterable<number>): Promise<void> {
  sala = new Sala()
  rede = new Rede()
  const sorte = acaso[Symbol.iterator]()
  const sortear = (): number => Number(sorte.next().value)
  const lados = { medico: new Lado('medico', sala, rede), paciente: new Lado('paciente', sala, rede) }
  for (const lado of Object.values(lados)) lado.chamada.entrar()
  for (const [oque, papel] of dia) {
    const lado = lados[papel]
    if (oque === 0) lado.chamada.entrar()
    if (oque === 1) lado.chamada.sair()
    if (oque === 2) rede.cortar()
    if (oque === 3) rede.voltar()
    if (oque === 4) lado.semLinha = !lado.semLinha
    if (oque === 6) lado.semServidores = !lado.semServidores
    if (oque === 5) {
      lado.sumir()
      lados[papel] = new Lado(papel, sala, rede, `${papel}-${sala.agora}-${sortear()}`)
      lados[papel].chamada.entrar()
    }
    sala.agora += 1000 * sortear()
    for (const um of Object.values(lados)) um.chamada.passar()
    for (let passo = 0; passo < 4; passo++) {
      const lote = sala.caminho.splice(0)
      const tarde = lote.filter(() => sortear() === 0)
      const agora = lote.filter((entregar) => !tarde.includes(entregar) && sortear() !== 1)
      if (sortear() < 4) agora.reverse()
      await Promise.all(agora.map((entregar) => entregar()))
      for (let tick = 0; tick < 20; tick++) await Promise.resolve()
      sala.caminho.unshift(...tarde)
    }
  }
  rede.voltar()
  for (const lado of Object.values(lados)) {
    lado.semLinha = false
    lado.semServidores = false
    if (lado.estado !== 'conectada') lado.chamada.entrar()
  }
  await sala.assentar()
  await passarSegundos(12, lados.medico, lados.paciente)
  expect([lados.medico.estado, lados.paciente.estado]).toEqual(['conectada', 'conectada'])
}

describe('Chamada', () => {
  it('waits for whoever is missing, then connects by itself', async () => {
    expect(medica.estado).toBe('entrando')
    medica.chamada.entrar()
    await sala.assentar()
    expect(medica.estado).toBe('aguardando_paciente')
    await passarSegundos(10, medica)
    paciente.chamada.entrar()
    await sala.assentar()
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect(medica.pares).toHaveLength(1)
    expect(paciente.pares).toHaveLength(1)
  })

  it.each([
    ['the asking', () => vi.spyOn(sala, 'entrar').mockImplementationOnce(() => undefined)],
    ['the answer', () => undefined],
  ])('asks again for the place when %s is lost on the way', async (_, perder) => {
    perder()
    medica.chamada.entrar()
    sala.caminho.length = 0
    await passarSegundos(RITMO.pedido / 1000 - 1, medica)
    expect(medica.estado).toBe('entrando')
    await passarSegundos(1, medica)
    expect(medica.estado).toBe('aguardando_paciente')
  })

  it('connects whoever comes first, and when signals overtake each other', async () => {
    paciente.chamada.entrar()
    await sala.assentar()
    expect(paciente.estado).toBe('aguardando_medico')
    medica.chamada.entrar()
    await sala.assentar(true)
    await passarSegundos(5, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
  })

  it('lets the doctor offer and the patient answer, each sending both kinds', async () => {
    await conectar()
    expect(medica.pares[0]?.ofertas).toHaveLength(1)
    expect(paciente.pares[0]?.ofertas).toEqual([])
    expect(medica.pares[0]?.enviados).toEqual([medica.faixas.audio, medica.faixas.video])
    expect(paciente.pares[0]?.enviados).toEqual([paciente.faixas.audio, paciente.faixas.video])
    expect(medica.pares[0]?.candidatos).toHaveLength(0)
    expect(paciente.pares[0]?.candidatos).toHaveLength(1)
  })

  it('when both look for a new way at once, the polite one gives way', async () => {
    await conectar()
    rede.cortar()
    medica.pares[0]?.restartIce()
    paciente.pares[0]?.restartIce()
    rede.voltar()
    await sala.assentar()
    await passarSegundos(2, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect(medica.pares).toHaveLength(1)
    expect(paciente.pares).toHaveLength(1)
  })

  it('says what is switched on, and switches without a new negotiation', async () => {
    await conectar()
    expect(medica.chamada.vista.outro).toEqual({ microfone: true, camera: true })
    paciente.faixas = { audio: faixa('audio', false), video: null }
    paciente.chamada.aparelhosMudaram()
    await sala.assentar()
    expect(medica.chamada.vista.outro).toEqual({ microfone: false, camera: false })
    expect(paciente.pares[0]?.enviados).toEqual([paciente.faixas.audio, null])
    expect(medica.pares[0]?.ofertas).toHaveLength(1)
  })

  describe('without pictures', () => {
    const enviam = () => [medica, paciente].map(({ pares }) => pares[0]?.enviados[1] !== null)

    it('goes on by itself when the network is poor, tells both, and has them again when it is well', async () => {
      await conectar()
      await passarSegundos(3, medica, paciente)
      expect(enviam()).toEqual([true, true])
      rede.perda = 40
      await passarSegundos(10, paciente)
      expect(paciente.chamada.vista.soAudio).toEqual({ de: 'eu', motivo: 'rede' })
      expect(medica.chamada.vista.soAudio).toEqual({ de: 'outro', motivo: 'rede' })
      expect(enviam()).toEqual([false, false])
      // What is heard goes on, and the cameras are as they were.
      expect([medica.pares[0]?.enviados[0], paciente.pares[0]?.enviados[0]]).toEqual([
        medica.faixas.audio,
        paciente.faixas.audio,
      ])
      expect(medica.chamada.vista.outro).toEqual({ microfone: true, camera: true })
      rede.perda = 0
      await passarSegundos(20, medica, paciente)
      expect([medica.chamada.vista.soAudio, paciente.chamada.vista.soAudio]).toEqual([null, null])
      expect(enviam()).toEqual([true, true])
      expect(medica.pares[0]?.ofertas).toHaveLength(1)
    })

    it('goes on for as long as one of the two wants it so, also after a reload of the other', async () => {
      await conectar()
      medica.chamada.escolherSoAudio(true)
      await sala.assentar()
      expect(paciente.chamada.vista.soAudio).toEqual({ de: 'outro', motivo: 'escolha' })
      expect(enviam()).toEqual([false, false])
      paciente.sumir()
      paciente = new Lado('paciente', sala, rede, 'paciente-recarregado')
      paciente.chamada.entrar()
      await sala.assentar()
      expect(paciente.chamada.vista.soAudio).toEqual({ de: 'outro', motivo: 'escolha' })
      expect(paciente.pares[0]?.enviados).toEqual([paciente.faixas.audio, null])
      await passarSegundos(60, medica, paciente)
      expect(medica.chamada.vista.soAudio).toEqual({ de: 'eu', motivo: 'escolha' })
      medica.chamada.escolherSoAudio(false)
      await sala.assentar()
      expect(paciente.chamada.vista.soAudio).toBeNull()
      expect(paciente.pares[0]?.enviados[1]).toBe(paciente.faixas.video)
    })

    it('is not said where none were sent', async () => {
      await conectar()
      for (const lado of [medica, paciente]) {
        lado.faixas = { audio: lado.faixas.audio, video: null }
        lado.chamada.aparelhosMudaram()
      }
      await sala.assentar()
      rede.perda = 40
      await passarSegundos(30, medica, paciente)
      expect([medica.chamada.vista.soAudio, paciente.chamada.vista.soAudio]).toEqual([null, null])
    })
  })

  it.each(['paciente', 'medico'] as const)('goes on after a reload of the %s', async (papel) => {
    await conectar()
    const [quem, outro] = papel === 'medico' ? [medica, paciente] : [paciente, medica]
    quem.sumir()
    expect(outro.estado).toBe('reconectando')
    const nova = new Lado(papel, sala, rede, `${papel}-recarregado`)
    nova.chamada.entrar()
    await sala.assentar()
    expect([nova.estado, outro.estado]).toEqual(['conectada', 'conectada'])
    expect(outro.pares).toHaveLength(2)
    expect(outro.pares[0]?.connectionState).toBe('closed')
  })

  it('finds a new way after a break of the network, without starting over', async () => {
    await conectar()
    rede.cortar()
    expect([medica.estado, paciente.estado]).toEqual(['reconectando', 'reconectando'])
    await passarSegundos(RITMO.recuperar.medico / 1000 + 1, medica, paciente)
    expect(medica.pares[0]?.ofertas.length).toBeGreaterThan(1)
    rede.voltar()
    await passarSegundos(2, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect(medica.pares).toHaveLength(1)
  })

  it('looks for a new way with new credentials on both sides: those of the first minute have ended', async () => {
    await conectar()
    expect(medica.pares[0]?.colheitas).toEqual([servidoresDe(0)])
    expect(paciente.pares[0]?.colheitas).toEqual([servidoresDe(0)])
    sala.agora = 20 * 60_000
    rede.cortar()
    await passarSegundos(RITMO.recuperar.medico / 1000 + 1, medica, paciente)
    rede.voltar()
    await passarSegundos(2, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    for (const { pares } of [medica, paciente]) {
      expect(pares).toHaveLength(1)
      const [primeira, ...depois] = pares[0]?.colheitas ?? []
      expect(primeira).toEqual(servidoresDe(0))
      expect(depois.length).toBeGreaterThan(0)
      for (const [servidor] of depois) expect(Number(servidor?.username)).toBeGreaterThanOrEqual(20 * 60_000)
    }
  })

  it('looks for one new way a round on both sides while the network is cut: each takes room at the relays', async () => {
    await conectar()
    rede.cortar()
    const rodada = RITMO.recuperar.medico / 1000
    for (let feitas = 1; feitas < RITMO.recomecar.medico / RITMO.recuperar.medico; feitas++) {
      await passarSegundos(rodada, medica, paciente)
      expect([medica.pares[0]?.colheitas.length, paciente.pares[0]?.colheitas.length]).toEqual([
        1 + feitas,
        1 + feitas,
      ])
    }
  })

  it('looks for a new way from the patient’s side when the doctor’s does not', async () => {
    await conectar()
    rede.cortar()
    await passarSegundos(RITMO.recuperar.paciente / 1000, paciente)
    expect(paciente.pares[0]?.ofertas).toHaveLength(1)
  })

  it('starts over with new credentials too', async () => {
    await conectar()
    sala.agora = 20 * 60_000
    paciente.sumir()
    const nova = new Lado('paciente', sala, rede, 'paciente-recarregado')
    nova.chamada.entrar()
    await sala.assentar()
    expect([nova.estado, medica.estado]).toEqual(['conectada', 'conectada'])
    expect(medica.pares[1]?.colheitas).toEqual([servidoresDe(20 * 60_000)])
    expect(nova.pares[0]?.colheitas).toEqual([servidoresDe(20 * 60_000)])
  })

  it.each(['medico', 'paciente'] as const)(
    'says when nobody helps the %s find a new way, and goes on when somebody does',
    async (papel) => {
      await conectar()
      const lado = papel === 'medico' ? medica : paciente
      expect(lado.chamada.vista.semServidores).toBe(false)
      lado.semServidores = true
      rede.cortar()
      await passarSegundos(RITMO.recuperar.medico / 1000 + 1, medica, paciente)
      expect(lado.chamada.vista.semServidores).toBe(true)
      expect(lado.pares[0]?.colheitas).toHaveLength(1)
      lado.semServidores = false
      await passarSegundos(RITMO.recuperar.medico / 1000, medica, paciente)
      // Nothing was started over for it: the new way is looked for from the same connection.
      expect(lado.chamada.vista.semServidores).toBe(false)
      expect(lado.pares).toHaveLength(1)
      expect(lado.pares[0]?.colheitas.length).toBeGreaterThan(1)
      rede.voltar()
      await passarSegundos(2, medica, paciente)
      expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    },
  )

  it('says no more that nobody helps when the network came back by itself', async () => {
    await conectar()
    medica.semServidores = true
    rede.cortar()
    await passarSegundos(RITMO.recuperar.medico / 1000 + 1, medica, paciente)
    expect(medica.chamada.vista.semServidores).toBe(true)
    rede.voltar()
    await passarSegundos(1, medica, paciente)
    expect([medica.estado, medica.chamada.vista.semServidores]).toEqual(['conectada', false])
  })

  it.each(['medico', 'paciente'] as const)(
    'says when nobody helps the %s at the first, and begins as soon as somebody does',
    async (papel) => {
      const lado = papel === 'medico' ? medica : paciente
      lado.semServidores = true
      medica.chamada.entrar()
      paciente.chamada.entrar()
      await sala.assentar()
      await passarSegundos(5, medica, paciente)
      expect(lado.estado).toBe('conectando')
      expect(lado.chamada.vista.semServidores).toBe(true)
      expect(lado.pares.flatMap(({ colheitas }) => colheitas)).toEqual([])
      lado.semServidores = false
      await passarSegundos(RITMO.recuperar.paciente / 1000, medica, paciente)
      expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
      expect(lado.chamada.vista.semServidores).toBe(false)
      // Nothing was started over for it.
      expect([medica.pares.length, paciente.pares.length]).toEqual([1, 1])
    },
  )

  it('without a line it waits: the connection may come back by itself', async () => {
    await conectar()
    medica.semLinha = true
    rede.cortar()
    await passarSegundos(60, medica)
    expect(medica.pares).toHaveLength(1)
    rede.voltar()
    expect(medica.estado).toBe('conectada')
  })

  it('starts over when nothing else helps', async () => {
    await conectar()
    rede.cortar()
    await passarSegundos(RITMO.recomecar.paciente / 1000 + 5, medica, paciente)
    expect(medica.pares.length).toBeGreaterThan(1)
    rede.voltar()
    await passarSegundos(20, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect([...rede.pares]).toHaveLength(2)
  })

  it('says again what was lost on the way', async () => {
    medica.chamada.entrar()
    await sala.assentar()
    paciente.chamada.entrar()
    for (let step = 0; step < 3; step++) {
      const lote = sala.caminho.splice(0)
      for (const entregar of lote) await entregar()
      for (let tick = 0; tick < 20; tick++) await Promise.resolve()
    }
    // Whatever is under way now is lost: offer, answer or greeting.
    sala.caminho.length = 0
    await passarSegundos(30, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
  })

  it('keeps the connection when only the line to the server breaks, and takes the place again', async () => {
    await conectar()
    sala.lugares.delete('paciente')
    paciente.chamada.entrar()
    expect(paciente.estado).toBe('conectada')
    await sala.assentar()
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect(paciente.pares).toHaveLength(1)
  })

  it('gives way to a newer tab and stays silent from then on', async () => {
    await conectar()
    const aba = new Lado('paciente', sala, rede, 'outra-aba')
    aba.chamada.entrar()
    await sala.assentar()
    expect([medica.estado, paciente.estado, aba.estado]).toEqual(['conectada', 'assumida', 'conectada'])
    await passarSegundos(61, medica, paciente, aba)
    paciente.chamada.ligar()
    await sala.assentar()
    expect([medica.estado, paciente.estado, aba.estado]).toEqual(['conectada', 'assumida', 'conectada'])
    paciente.chamada.entrar()
    await sala.assentar()
    expect([medica.estado, paciente.estado, aba.estado]).toEqual(['conectada', 'conectada', 'assumida'])
  })

  it.each(['paciente', 'medico'] as const)(
    'leaves the %s where they moved to when the line of the device before comes back',
    async (papel) => {
      await conectar()
      const [antes, outro] = papel === 'medico' ? [medica, paciente] : [paciente, medica]
      antes.semLinha = true
      const depois = new Lado(papel, sala, rede, 'outro-aparelho')
      depois.chamada.entrar()
      await sala.assentar()
      expect([outro.estado, depois.estado]).toEqual(['conectada', 'conectada'])
      antes.semLinha = false
      antes.chamada.ligar()
      await sala.assentar()
      await passarSegundos(35, medica, paciente, depois)
      expect([outro.estado, antes.estado, depois.estado]).toEqual(['conectada', 'assumida', 'conectada'])
      antes.chamada.entrar()
      await sala.assentar()
      expect([outro.estado, antes.estado, depois.estado]).toEqual(['conectada', 'conectada', 'assumida'])
    },
  )

  it('leaves, tells the other one, and can come again', async () => {
    await conectar()
    paciente.chamada.sair()
    await sala.assentar()
    expect([medica.estado, paciente.estado]).toEqual(['saiu', 'fora'])
    await passarSegundos(5, medica, paciente)
    paciente.chamada.entrar()
    await sala.assentar()
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
  })

  it('is told at once that the other one left, also when the goodbye is lost on the way', async () => {
    await conectar()
    const perdidos = vi.spyOn(sala, 'enviar').mockImplementation(() => undefined)
    paciente.chamada.sair()
    perdidos.mockRestore()
    await sala.assentar()
    expect([medica.estado, medica.chamada.vista.remoto]).toEqual(['saiu', null])
  })

  it('is told at once that the other one closed the page, and goes on when they come back', async () => {
    await conectar()
    sala.cair(paciente, true)
    await sala.assentar()
    expect([medica.estado, medica.chamada.vista.remoto]).toEqual(['saiu', null])
    const nova = new Lado('paciente', sala, rede, 'nova-pagina')
    nova.chamada.entrar()
    await sala.assentar()
    expect([medica.estado, nova.estado]).toEqual(['conectada', 'conectada'])
  })

  it('a line that broke at once is a cut, not a leaving', async () => {
    await conectar()
    sala.cair(paciente)
    paciente.sumir()
    await sala.assentar()
    expect(medica.estado).toBe('reconectando')
  })

  it('tells a line that broke from a leaving: the picture stays while it moves', async () => {
    await conectar()
    sala.cair(paciente)
    await sala.assentar()
    expect(medica.estado).toBe('conectada')
    paciente.chamada.entrar()
    await sala.assentar()
    await passarSegundos(5, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
  })

  it('says that the connection is gone when their line broke and their picture stands, and goes on when they come back', async () => {
    await conectar()
    sala.cair(paciente)
    paciente.semLinha = true
    await sala.assentar()
    await passarSegundos(10, medica)
    expect(medica.estado).toBe('conectada')
    // The browser calls it a connection for some seconds more.
    rede.parada = true
    await passarSegundos(5, medica)
    expect(medica.estado).toBe('reconectando')
    paciente.semLinha = false
    rede.parada = false
    paciente.chamada.entrar()
    await sala.assentar()
    await passarSegundos(2, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect(medica.chamada.vista.remoto).not.toBeNull()
  })

  it.each([
    ['before a new start', 10],
    ['after a new start', 75],
  ])('tells a network that dropped from a leaving, when the server loses them %s', async (_, segundos) => {
    await conectar()
    rede.cortar()
    paciente.semLinha = true
    await passarSegundos(segundos, medica)
    sala.cair(paciente)
    await sala.assentar()
    expect(medica.estado).toBe('reconectando')
    await passarSegundos(60, medica)
    expect(medica.estado).toBe('reconectando')
    rede.voltar()
    paciente.semLinha = false
    paciente.chamada.ligar()
    await sala.assentar()
    await passarSegundos(20, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    // What is said of the cut is not said of the leaving that follows it.
    paciente.chamada.sair()
    await sala.assentar()
    expect(medica.estado).toBe('saiu')
  })

  it('a goodbye after a cut is a leaving', async () => {
    await conectar()
    rede.cortar()
    await passarSegundos(10, medica, paciente)
    paciente.chamada.sair()
    await sala.assentar()
    expect(medica.estado).toBe('saiu')
  })

  it.each([
    ['the doctor', 'medico'],
    ['the patient', 'paciente'],
  ])('who comes back from a cut is told that %s left meanwhile', async (_, papel) => {
    await conectar()
    const [quem, outro] = papel === 'medico' ? [medica, paciente] : [paciente, medica]
    rede.cortar()
    outro.semLinha = true
    await passarSegundos(30, medica, paciente)
    expect(outro.estado).toBe('reconectando')
    quem.chamada.sair()
    await sala.assentar()
    await passarSegundos(30, outro)
    expect(outro.estado).toBe('reconectando')
    rede.voltar()
    outro.semLinha = false
    outro.chamada.ligar()
    await sala.assentar()
    expect([outro.estado, outro.chamada.vista.remoto]).toEqual(['saiu', null])
    // It stays said with each beat, and whoever returns is met.
    await passarSegundos(65, outro)
    expect(outro.estado).toBe('saiu')
    quem.chamada.entrar()
    await sala.assentar()
    await passarSegundos(5, medica, paciente)
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
  })

  it('takes some seconds of silence for a cut, from when it first listens', async () => {
    await conectar()
    rede.parada = true
    await passarSegundos(20, medica, paciente)
    sala.cair(paciente)
    paciente.semLinha = true
    await sala.assentar()
    await passarSegundos(2, medica)
    expect(medica.estado).toBe('conectada')
    await passarSegundos(4, medica)
    expect(medica.estado).toBe('reconectando')
  })

  it('never says of somebody who was there that they have not come yet, however long they are away', async () => {
    await conectar()
    sala.cair(paciente)
    paciente.sumir()
    await sala.assentar()
    const ditos = new Set<string>()
    for (let segundo = 0; segundo < 40; segundo++) {
      await passarSegundos(1, medica)
      ditos.add(medica.estado)
    }
    expect([...ditos]).toEqual(['reconectando'])
  })

  it('beats while it is on, never takes the place back by it', async () => {
    await conectar()
    const entrar = vi.spyOn(sala, 'entrar')
    await passarSegundos(61, paciente)
    expect(entrar.mock.calls.map(([, continuar]) => continuar)).toEqual([true, true])
  })

  it('ends for good with the consultation', async () => {
    await conectar()
    medica.chamada.encerrar()
    paciente.chamada.encerrar()
    expect([...rede.pares]).toEqual([])
    medica.chamada.entrar()
    await sala.assentar()
    expect([medica.estado, paciente.estado]).toEqual(['encerrada', 'encerrada'])
  })

  it('comes back from whatever happens, with signals lost, late and in any order', async () => {
    const um = fc.integer({ min: 0, max: 7 })
    const papeis = fc.constantFrom('medico' as const, 'paciente' as const)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(um, papeis), { maxLength: 14 }), fc.infiniteStream(um), acontecer),
      { numRuns: 150, seed: 20261121 },
    )
  })

  it('does not mind what is no signal, or one for an earlier page load', async () => {
    await conectar()
    const velha = { tipo: 'descricao', de: 'medico-1', para: 'paciente-velho', n: 99 }
    for (const lixo of [
      undefined,
      7,
      '{',
      '{"tipo":"ola"}',
      JSON.stringify({ ...velha, descricao: { type: 'offer', sdp: 'x' } }),
    ])
      await paciente.chamada.receber(lixo)
    await sala.assentar()
    expect([medica.estado, paciente.estado]).toEqual(['conectada', 'conectada'])
    expect(paciente.pares).toHaveLength(1)
  })
})
