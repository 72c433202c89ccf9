import { minhasConsultas, verConsulta, verEspera, verFila, verProntuario } from '#domain/consulta/contract.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { verPresencas } from '#domain/medico/contract.ts'
import { type CloudProcess, startCloudProcess } from '../../support/cloud.ts'
import { Jornada } from '../../support/jornada.ts'
import { Ouvinte } from '../../support/ouvinte.ts'
import type { Contagem } from './contagem.ts'
import { Frente } from './frente.ts'
import { Gravador } from './gravador.ts'
import type { Passo, Perfil } from './perfil.ts'

/** Services whose calls the recorder sees; the endpoint of the others is the cloud's own. */
const GRAVADOS = ['DYNAMODB', 'EVENTBRIDGE', 'SFN', 'SES', 'SECRETS_MANAGER'] as const

/** Walks one whole consultation on a cloud of its own, step by step, and writes down what each step cost. */
export async function medirJornada(): Promise<Perfil> {
  const gravador = await Gravador.abrir()
  for (const servico of GRAVADOS) process.env[`AWS_ENDPOINT_URL_${servico}`] = gravador.url
  const aberta = await startCloudProcess({ semente: false, leitores: true })
  gravador.apontar(aberta.aws)
  const frente = await Frente.abrir(aberta.origem)
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
        mudancas,
        ...frente.virar(),
      }
    }
    await percorrer({ ...aberta, origem: frente.origem }, (nome, fazer) =>
      guardar(nome, () => gravador.gravar(fazer)),
    )
    await guardar('agendas', () => gravador.gravarTique())
    return { medido_em: new Date().toISOString().slice(0, 10), tamanhos: ordenado(tamanhos), passos }
  } finally {
    frente.fechar()
    await aberta.close()
    gravador.fechar()
  }
}

type Medir = (nome: string, fazer: () => Promise<unknown>) => Promise<void>

async function percorrer(cloud: CloudProcess, medir: Medir): Promise<void> {
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
  await medir('pagar', () => jornada.pagar())
  await medir('reler_na_fila', async () => {
    await doPaciente.ok(verConsulta, { id: jornada.consulta_id })
    await doPaciente.ok(verPresencas, { especialidade })
  })
  await medir('reler_espera', () => doPaciente.ok(verEspera, { especialidade }))
  await medir('ping', async () => {
    await tela?.dizer({ acao: 'ping' }, ({ evento }) => evento === 'pong')
  })
  await medir('batimento', async () => {
    await fila?.dizer({ acao: 'heartbeat', especialidade }, ({ evento }) => evento === 'presente')
  })
  await medir('reler_fila', () => doMedico.ok(verFila, { especialidade }))
  await medir('aceitar', async () => {
    await jornada.aceitar()
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
  await medir('batimento_do_medico', () => doMedicoNaSala.dizer(continuar, status))
  await medir('batimento_do_paciente', () => doPacienteNaSala.dizer(continuar, status))
  await doMedicoNaSala.fechar()
  await doPacienteNaSala.fechar()
  await jornada.entrarNaSala()
  await medir('finalizar', async () => {
    await jornada.finalizar()
    await jornada.esperarPagamento('repassado')
  })
  await medir('documento', async () => {
    await jornada.emitir()
    await jornada.assinado()
    await jornada.baixar()
  })
  await medir('fechar', async () => {
    await tela?.fechar()
  })
  await fila?.fechar()
}

const ordenado = (contagem: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...contagem].sort(([a], [b]) => a.localeCompare(b)))
