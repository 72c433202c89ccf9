import { setTimeout as wait } from 'node:timers/promises'
import {
  acceptConsulta,
  minhasConsultas,
  verConsulta,
  verEspera,
  verFila,
} from '#domain/consulta/contract.ts'
import { verDocumento, verProntuario } from '#domain/documento/contract.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { verPresencas } from '#domain/medico/contract.ts'
import { RITMO } from '#domain/tempo-real/conexao.ts'
import { type CloudProcess, startCloudProcess } from '../../tests/support/cloud.ts'
import { Jornada } from '../../tests/support/jornada.ts'
import { Ouvinte } from '../../tests/support/ouvinte.ts'
import type { Contagem } from './contagem.ts'
import { Frente } from './frente.ts'
import { Gravador } from './gravador.ts'
import type { Passo, Perfil } from './perfil.ts'

/** Services whose calls the recorder sees; the endpoint of the others is the cloud's own. */
const GRAVADOS = ['DYNAMODB', 'EVENTBRIDGE', 'SFN', 'SES', 'SECRETS_MANAGER'] as const

/** The waiting are told of every beat: whether another one came just before must not change what one costs. */
const PRAZOS_DA_MEDIDA = { aviso_de_batimento: 1 }

/** Walks one whole consultation on a cloud of its own, step by step, and writes down what each step cost. */
export async function medirJornada(): Promise<Perfil> {
  const gravador = await Gravador.abrir()
  for (const servico of GRAVADOS) process.env[`AWS_ENDPOINT_URL_${servico}`] = gravador.url
  const aberta = await startCloudProcess({ semente: false, prazos: PRAZOS_DA_MEDIDA })
  const frente = await Frente.abrir(aberta.origem)
  gravador.apontar(aberta.aws, async () => frente.parada && (await aberta.parada()))
  try {
    const passos: Record<string, Passo> = {}
    const tamanhos = new Map<string, number>()
    const guardar = async (nome: string, contar: () => Promise<Contagem>) => {
      frente.virar()
      const { usos, chamadas, eventos, mudancas, tamanhos: vistos } = await contar()
      for (const [entidade, bytes] of vistos)
        tamanhos.set(entidade, Math.max(tamanhos.get(entidade) ?? 0, bytes))
      passos[nome] = {
        usos: [...usos.values()].sort((a, b) =>
          `${a.onde}${a.particao}`.localeCompare(`${b.onde}${b.particao}`),
        ),
        chamadas: ordenado(chamadas),
        eventos: ordenado(eventos),
        mudancas: ordenado(mudancas),
        ...frente.virar(),
      }
    }
    await percorrer({
      cloud: { ...aberta, origem: frente.origem },
      medir: (nome, fazer) => guardar(nome, () => gravador.gravar(fazer)),
      assentar: () => gravador.assentar(),
    })
    await guardar('agendas', () => gravador.gravarTique())
    return { medido_em: new Date().toISOString().slice(0, 10), tamanhos: ordenado(tamanhos), passos }
  } finally {
    frente.fechar()
    await aberta.close()
    gravador.fechar()
  }
}

interface Medicao {
  readonly cloud: CloudProcess
  readonly medir: (nome: string, fazer: () => Promise<unknown>) => Promise<void>
  /** Waits until all that was set off has come to its end: a screen is told when, and does not ask until then. */
  readonly assentar: () => Promise<void>
}

async function percorrer({ cloud, medir, assentar }: Medicao): Promise<void> {
  // Once without being counted: functions load, secrets are read, the doctor's account is made.
  const antes = await Jornada.nova(cloud)
  await antes.ate('documentada')
  const jornada = await Jornada.nova(cloud, { medico: antes.medico })
  const { doPaciente, doMedico, especialidade, paciente, medico } = jornada

  let tela: Ouvinte | undefined
  await medir('abrir', async () => {
    await doPaciente.ok(usuarioEu)
    await doPaciente.ok(minhasConsultas)
    tela = await Ouvinte.abrir(cloud, paciente)
    await tela.assinar('kyc-updates')
  })
  await medir('triar', () => jornada.triar())
  await medir('solicitar', async () => {
    await jornada.solicitar()
    await tela?.assinar(`consulta:${jornada.consulta_id}`)
  })
  let fila: Ouvinte | undefined
  await medir('medico_entra', async () => {
    fila = await Ouvinte.abrir(cloud, medico)
    await fila.assinar(`fila:${especialidade}`)
    await jornada.estarNaFila()
  })
  const reler = async () => {
    await assentar()
    return doPaciente.ok(verConsulta, { id: jornada.consulta_id })
  }
  await medir('pagar', async () => {
    await jornada.cartao.confirmar(await jornada.intencao(), 'bom')
    esperado('queued', (await reler()).status)
  })
  await medir('reler_na_fila', async () => {
    await doPaciente.ok(verConsulta, { id: jornada.consulta_id })
    await doPaciente.ok(verPresencas, { especialidade })
  })
  await medir('reler_espera', () => doPaciente.ok(verEspera, { especialidade }))
  // What a page says every half or whole minute stands alone in its window of the rate limit.
  const falar = async (nome: string, dizer: () => Promise<unknown>) => {
    await wait(RITMO.janelaMs)
    await medir(nome, dizer)
  }
  await falar('ping', async () => {
    await tela?.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')
  })
  await falar('batimento', async () => {
    await fila?.dizer({ acao: 'heartbeat', especialidade }, ({ evento }) => evento === 'presente')
  })
  const lerFila = () => doMedico.ok(verFila, { especialidade })
  // Once without being counted: the row came with its message, and is read again.
  await lerFila()
  await medir('reler_fila', lerFila)
  // As long as the doctor is there they may accept; the beat is a step of its own.
  await jornada.estarNaFila()
  await medir('aceitar', async () => {
    await doMedico.ok(acceptConsulta, { consulta_id: jornada.consulta_id, medico_id: medico.id })
    await doMedico.ok(verProntuario, { id: jornada.consulta_id })
    await doPaciente.ok(verConsulta, { id: jornada.consulta_id })
  })
  await medir('entrar_na_sala', async () => {
    await jornada.entrarNaSala()
    await jornada.iniciar()
  })
  const continuar = { acao: 'entrar-sala', consulta_id: jornada.consulta_id, continuar: true }
  const status = ({ evento }: { readonly evento?: string }) => evento === 'sala.status'
  const doMedicoNaSala = await jornada.entrar(medico)
  const doPacienteNaSala = await jornada.entrar(paciente)
  await falar('batimento_do_medico', () => doMedicoNaSala.dizer(continuar, status))
  await falar('batimento_do_paciente', () => doPacienteNaSala.dizer(continuar, status))
  await doMedicoNaSala.fechar()
  await doPacienteNaSala.fechar()
  await jornada.entrarNaSala()
  await medir('finalizar', async () => {
    await jornada.finalizar()
    esperado('repassado', (await reler()).pagamento?.status)
  })
  await medir('documento', async () => {
    const { id } = await jornada.emitir()
    await assentar()
    esperado('signed', (await doPaciente.ok(verDocumento, { id })).status)
    await jornada.baixar()
  })
  await medir('fechar', async () => {
    await tela?.fechar()
  })
  await fila?.fechar()
}

/** A step that did not come to where it should has another cost. @throws Error */
function esperado(status: string, achado: string | undefined): void {
  if (achado !== status) throw new Error(`The journey is at ${String(achado)}, not at ${status}`)
}

const ordenado = (contagem: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...contagem].sort(([a], [b]) => a.localeCompare(b)))
