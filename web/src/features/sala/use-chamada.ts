import { useEffect, useState, useSyncExternalStore } from 'react'
import { type PapelNaSala, situacaoNaSalaSchema } from '#domain/sala/sala.ts'
import type { EstadoDaChamada } from '#domain/sala/textos.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { pedeModoSeguro } from '../../lib/pagina/modo-seguro.ts'
import { aoResponder, enviar, useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { marcarUso } from '../../lib/pagina/uso.ts'
import { Aparelhos } from './aparelhos.ts'
import { Chamada } from './chamada.ts'
import { guardarPreferencias, lerPreferencias } from './preferencias.ts'

interface Pedido {
  readonly consulta_id: string
  readonly papel: PapelNaSala
  /** Who helps the two meet, from now on for some minutes. */
  readonly servidores: () => Promise<RTCIceServer[]>
  /** The consultation goes on. */
  readonly aberta: boolean
}

/** The call of this page, with the devices of this side, for as long as the page is shown. */
export function useChamada({ consulta_id, papel, servidores, aberta }: Pedido) {
  const [aparelhos] = useState(
    () => new Aparelhos(navigator.mediaDevices, guardarPreferencias, pedeModoSeguro(window.location.search)),
  )
  const [chamada] = useState(
    () =>
      new Chamada({
        papel,
        criarConexao: () => new RTCPeerConnection(),
        faixas: aparelhos.faixas,
        servidores,
        entrar: (pedido) => enviar('entrar-sala', { consulta_id, ...pedido }),
        enviar: (dados) => enviar('sinal', { consulta_id, dados }),
        sair: () => enviar('sair-sala', { consulta_id }),
        novaSessao: () => crypto.randomUUID(),
        agora: () => Date.now(),
        logo: (agir) => setTimeout(agir, 60),
      }),
  )

  useCanal(canalDaConsulta(consulta_id), ({ evento, dados }) => {
    if (evento === 'assinado') chamada.ligar()
    if (evento === 'sinal') void chamada.receber(dados['dados'])
    if (evento === 'sala.status') {
      const situacao = situacaoNaSalaSchema.safeParse(dados)
      if (situacao.success) chamada.situar(situacao.data)
    }
  })

  useEffect(() => {
    chamada.escolherSoAudio(lerPreferencias().so_audio === true)
    chamada.entrar()
    void aparelhos.iniciar(lerPreferencias())
    const soltar = aparelhos.aoMudar(() => chamada.aparelhosMudaram())
    const relogio = setInterval(() => {
      chamada.passar()
      // Who talks and listens touches nothing.
      marcarUso()
    }, 1000)
    const onDevices = () => void aparelhos.listar()
    navigator.mediaDevices.addEventListener('devicechange', onDevices)
    const pararDeOuvir = aoResponder((mensagem) => {
      if (mensagem.evento === 'erro' && mensagem.dados.acao === 'entrar-sala') chamada.recusar()
    })
    const despedir = () => chamada.sair()
    window.addEventListener('pagehide', despedir)
    return () => {
      soltar()
      clearInterval(relogio)
      navigator.mediaDevices.removeEventListener('devicechange', onDevices)
      pararDeOuvir()
      window.removeEventListener('pagehide', despedir)
      chamada.sair()
      aparelhos.parar()
    }
  }, [aparelhos, chamada])

  useEffect(() => {
    if (!aberta) chamada.encerrar()
  }, [aberta, chamada])

  const vista = useSyncExternalStore(
    (ouvinte) => chamada.aoMudar(ouvinte),
    () => chamada.vista,
  )
  const locais = useSyncExternalStore(
    (ouvinte) => aparelhos.aoMudar(ouvinte),
    () => aparelhos.vista,
  )
  const fora = FORA.has(vista.estado)
  useEffect(() => {
    if (fora) aparelhos.parar()
  }, [fora, aparelhos])
  const entrarDeNovo = () => {
    void aparelhos.iniciar(lerPreferencias())
    chamada.entrar()
  }
  const escolherSoAudio = (so: boolean) => {
    guardarPreferencias({ so_audio: so })
    chamada.escolherSoAudio(so)
  }
  return { vista, locais, aparelhos, escolherSoAudio, sair: () => chamada.sair(), entrarDeNovo }
}

/** Not in the call: nothing is filmed or heard. */
const FORA: ReadonlySet<EstadoDaChamada> = new Set(['assumida', 'recusada', 'encerrada', 'fora'])
