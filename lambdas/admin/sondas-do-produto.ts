import { JANELA_DA_SONDA, JANELA_DOS_AVISOS, LIMIARES, pelo, periodo } from '#domain/admin/limiares.ts'
import type { StatusDoQuadro } from '#domain/admin/saude.ts'
import { DECLARADAS } from '#domain/declaradas.ts'
import { ESPECIALIDADE_IDS, type Especialidade } from '#domain/base/especialidades.ts'
import { desdeAEntrada } from '#domain/consulta/vencimento.ts'
import { pontos, somas } from '#lambdas/aws/metricas.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as agendas from '#lambdas/store/agendas.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import type { Achado, Sondagem } from './sondar.ts'

const MINUTO_MS = 60_000
const ultimos = (ms: number, now: Date) => ({
  de: new Date(now.getTime() - ms),
  ate: new Date(now.getTime() + MINUTO_MS),
  periodo: 60,
})
const plural = (n: number, um: string, muitos: string) => `${n} ${n === 1 ? um : muitos}`

/** The functions behind the API, by what they answered in the last five minutes. */
export const funcoes =
  (now: Date): Sondagem =>
  async () => {
    const [pedidos = 0, falhas = 0] = await somas(
      [{ nome: 'ApiPedidos' }, { nome: 'ApiFalhas' }],
      ultimos(JANELA_DA_SONDA, now),
    )
    const parte = pedidos === 0 ? 0 : falhas / pedidos
    return {
      status: pelo(LIMIARES.falhas, parte),
      valor: plural(pedidos, 'pedido', 'pedidos'),
      detalhes:
        falhas === 0
          ? 'Nenhum falhou nos últimos 5 minutos.'
          : `${plural(falhas, 'falhou', 'falharam')} nos últimos 5 minutos (${(100 * parte).toFixed(1).replace('.', ',')} %).`,
    }
  }

/** Who waits, in every specialty, and since when. The status goes by the timed exit, which a return puts off. */
export const fila =
  (now: Date): Sondagem =>
  async () => {
    const filas = await Promise.all(ESPECIALIDADE_IDS.map(async (nome) => consultas.naFila(nome)))
    const esperando = filas.flat()
    const espera = Math.max(0, ...esperando.map(({ queued_at }) => now.getTime() - Date.parse(queued_at)))
    return {
      status: pelo(
        LIMIARES.espera,
        Math.max(0, ...esperando.map((consulta) => desdeAEntrada(consulta, now, prazosDoEstagio()))),
      ),
      valor: plural(esperando.length, 'consulta na fila', 'consultas na fila'),
      detalhes:
        esperando.length === 0
          ? 'Ninguém espera.'
          : `A espera mais longa é de ${Math.floor(espera / MINUTO_MS)} min.`,
    }
  }

/** How many doctors are available, and whether somebody waits in a specialty that has none. */
export const presenca =
  (now: Date): Sondagem =>
  async () => {
    const porEspecialidade = await Promise.all(
      ESPECIALIDADE_IDS.map(async (especialidade) => ({
        especialidade,
        online: (await presencas.naEspecialidade(especialidade, now)).length,
      })),
    )
    const online = porEspecialidade.reduce((soma, e) => soma + e.online, 0)
    const vazias = porEspecialidade.filter((e) => e.online === 0).map((e) => e.especialidade)
    const esperas = await esperasEm(vazias, now)
    return {
      status: esperas.length === 0 ? 'healthy' : pelo(LIMIARES.desatendida, Math.max(...esperas)),
      valor: plural(online, 'médico online', 'médicos online'),
      detalhes:
        esperas.length > 0
          ? `Há espera em ${plural(esperas.length, 'especialidade', 'especialidades')} sem médico online, a mais longa de ${Math.floor(Math.max(...esperas) / MINUTO_MS)} min.`
          : 'Nenhuma espera está sem médico online.',
    }
  }

/** For each specialty where somebody waits, how long the first has waited, in milliseconds. */
async function esperasEm(especialidades: readonly Especialidade[], now: Date): Promise<number[]> {
  const primeiras = await Promise.all(especialidades.map(async (nome) => consultas.naFila(nome, 1)))
  return primeiras.flat().map(({ queued_at }) => Math.max(0, now.getTime() - Date.parse(queued_at)))
}

/** Every schedule of the registry came when it should. */
export const agendasEmDia =
  (now: Date): Sondagem =>
  async () => {
    const todas = DECLARADAS.filter((funcao) => funcao.tipo === 'agenda')
    const situacoes = await Promise.all(
      todas.map(async ({ nome, cada }) => ({
        nome,
        status: atraso(cada, await agendas.ultimaRodada(nome), now),
      })),
    )
    const atrasadas = situacoes.filter(({ status }) => status !== 'healthy')
    const status = pior(situacoes.map((situacao) => situacao.status))
    return {
      status,
      valor: `${todas.length - atrasadas.length} de ${todas.length} em dia`,
      detalhes:
        atrasadas.length === 0
          ? 'Todas rodaram quando deviam.'
          : `Atrasadas: ${atrasadas.map(({ nome }) => nome).join(', ')}.`,
    }
  }

/** How late a schedule is. One that never ran is only a warning: its first interval may not be over yet. */
function atraso(cada: string, rodou_em: string | undefined, now: Date): StatusDoQuadro {
  if (rodou_em === undefined) return 'warning'
  return pelo(LIMIARES.rodadas, (now.getTime() - Date.parse(rodou_em)) / periodo(cada))
}

const pior = (todos: readonly StatusDoQuadro[]): StatusDoQuadro =>
  todos.includes('error') ? 'error' : todos.includes('warning') ? 'warning' : 'healthy'

/** How late the card provider's notices are handled. */
export const avisosDoCartao =
  (now: Date): Sondagem =>
  async (): Promise<Achado> => {
    const [serie = []] = await pontos(
      [{ nome: 'AvisoDoCartaoAtraso', estatistica: 'Maximum' }],
      ultimos(JANELA_DOS_AVISOS, now),
    )
    const atrasos = serie.map(({ valor }) => valor)
    if (atrasos.length === 0)
      return { status: 'healthy', valor: 'Sem avisos', detalhes: 'Nenhum aviso nos últimos 15 minutos.' }
    const maior = Math.max(...atrasos)
    return {
      status: pelo(LIMIARES.aviso, maior),
      valor: `${(maior / 1000).toFixed(1).replace('.', ',')} s`,
      detalhes: 'Maior atraso entre o fato e o aviso tratado, nos últimos 15 minutos.',
    }
  }
