import { entidadeDe, type Mudanca, mudou, texto } from '#domain/eventos/mudanca.ts'
import { canalDe, canalDoDestino } from '#domain/tempo-real/canal.ts'
import type { ConexaoGuardada, Inscricao } from '#domain/tempo-real/conexao.ts'
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
      else if (id && (mudou(mudanca, 'access_tier') || mudou(mudanca, 'tipo'))) await conferirTodas(id)
      return
    }
    case 'sessao': {
      const usuario_id = texto(antes, 'usuario_id')
      const sessao = texto(antes, 'id')
      if (usuario_id && sessao && mudou(mudanca, 'encerrada_em')) await desligarAsDe(usuario_id, sessao)
      return
    }
    case 'segundo_fator': {
      // From here on the sign-ins of before, which were not asked for it, are refused.
      const usuario_id = texto(depois, 'usuario_id')
      if (usuario_id) await conferirTodas(usuario_id)
      return
    }
    case 'medico_especialidade': {
      const medico_id = texto(antes, 'medico_id')
      if (medico_id && antes?.['verificado'] === true && depois?.['verificado'] !== true)
        await conferirTodas(medico_id)
      return
    }
    case 'consulta': {
      const anterior = texto(antes, 'assigned_to')
      const consulta_id = texto(antes, 'id')
      if (anterior && consulta_id && mudou(mudanca, 'assigned_to'))
        await conferirNaConsulta(consulta_id, anterior)
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

async function conferirTodas(usuario_id: string): Promise<void> {
  const abertas = await conexoes.doUsuario(usuario_id)
  await Promise.all(abertas.map(async (aberta) => conferir(aberta, await canais.daConexao(aberta.id))))
}

async function conferirNaConsulta(consulta_id: string, usuario_id: string): Promise<void> {
  const [abertas, inscritos] = await Promise.all([
    conexoes.doUsuario(usuario_id),
    canais.inscritos(`consulta:${consulta_id}`),
  ])
  await Promise.all(
    abertas.map(async (aberta) =>
      conferir(
        aberta,
        inscritos.filter(({ conexao_id }) => conexao_id === aberta.id),
      ),
    ),
  )
}

/** Each connection by its own sign-in: of two of the same person one may have the second factor alone. */
async function conferir(
  { usuario_id, sessao, conectado_em: desde }: ConexaoGuardada,
  inscricoes: readonly Inscricao[],
): Promise<void> {
  for (const inscricao of inscricoes) {
    const canal = canalDe(canalDoDestino(inscricao.destino))
    if (!canal || !(await podeAcompanhar(canal, { usuario_id, sessao, desde }))) await tirar(inscricao)
  }
}

/** Removes first and tells afterwards, so that a browser that subscribes again is checked again. */
async function tirar(inscricao: Inscricao): Promise<void> {
  const { conexao_id: id, usuario_id, destino } = inscricao
  await canais.cancelar(inscricao)
  await enviar({ id, usuario_id }, { canal: canalDoDestino(destino), evento: 'recusado', dados: {} })
}
