import { entidadeDe, type Mudanca, mudou, texto } from '#domain/eventos/mudanca.ts'
import { type Canal, canalDe, canalDoDestino, type Destino, destinoDe } from '#domain/tempo-real/canal.ts'
import type { Inscricao } from '#domain/tempo-real/conexao.ts'
import { desligar, enviar } from '#lambdas/aws/difusao.ts'
import * as canais from '#lambdas/store/canais.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import { podeAcompanhar } from './direito.ts'

/**
 * After a change of what somebody may see, checks their subscriptions and removes those no longer allowed. Somebody
 * whose account is gone or whose sessions were ended is disconnected.
 */
export async function reautorizar(mudanca: Mudanca): Promise<void> {
  const { antes, depois } = mudanca
  switch (entidadeDe(mudanca)) {
    case 'usuario': {
      const id = texto(antes, 'id')
      if (id && (!depois || mudou(mudanca, 'sessoes_encerradas_em'))) await desligarTodas(id)
      else if (id && (mudou(mudanca, 'access_tier') || mudou(mudanca, 'tipo'))) await conferir(id)
      return
    }
    case 'sessao': {
      const usuario_id = texto(antes, 'usuario_id')
      const sessao = texto(antes, 'id')
      if (usuario_id && sessao && mudou(mudanca, 'encerrada_em')) await desligarAsDe(usuario_id, sessao)
      return
    }
    case 'medico_especialidade': {
      const medico_id = texto(antes, 'medico_id')
      if (medico_id && antes?.['verificado'] === true && depois?.['verificado'] !== true)
        await conferir(medico_id)
      return
    }
    case 'consulta': {
      const anterior = texto(antes, 'assigned_to')
      const consulta_id = texto(antes, 'id')
      if (anterior && consulta_id && mudou(mudanca, 'assigned_to'))
        await conferirCanal({ tipo: 'consulta', consulta_id }, anterior)
    }
  }
}

async function desligarTodas(usuario_id: string): Promise<void> {
  const abertas = await conexoes.doUsuario(usuario_id)
  await Promise.all(abertas.map(desligar))
}

async function desligarAsDe(usuario_id: string, sessao: string): Promise<void> {
  const abertas = await conexoes.doUsuario(usuario_id)
  await Promise.all(abertas.filter((aberta) => aberta.sessao === sessao).map(desligar))
}

async function conferir(usuario_id: string): Promise<void> {
  const abertas = await conexoes.doUsuario(usuario_id)
  const inscricoes = (await Promise.all(abertas.map(async ({ id }) => canais.daConexao(id)))).flat()
  const destinos = [...new Set(inscricoes.map(({ destino }) => destino))]
  for (const destino of destinos) {
    const canal = canalDe(canalDoDestino(destino))
    if (canal && (await podeAcompanhar(canal, usuario_id))) continue
    await tirar(
      destino,
      inscricoes.filter((inscricao) => inscricao.destino === destino),
    )
  }
}

async function conferirCanal(canal: Canal, usuario_id: string): Promise<void> {
  if (await podeAcompanhar(canal, usuario_id)) return
  const destino = destinoDe(canal, usuario_id)
  const inscritos = await canais.inscritos(destino)
  await tirar(
    destino,
    inscritos.filter((inscricao) => inscricao.usuario_id === usuario_id),
  )
}

/** Removes first and tells afterwards, so that a browser that subscribes again is checked again. */
async function tirar(destino: Destino, inscricoes: readonly Inscricao[]): Promise<void> {
  await Promise.all(
    inscricoes.map(async (inscricao) => {
      await canais.cancelar(inscricao)
      await enviar(
        { id: inscricao.conexao_id, usuario_id: inscricao.usuario_id },
        { canal: canalDoDestino(destino), evento: 'recusado', dados: {} },
      )
    }),
  )
}
