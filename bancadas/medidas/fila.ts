import { cancelarConsulta, verFila } from '#domain/consulta/contract.ts'
import { linhaDita } from '#domain/consulta/vista.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { Jornada } from '../../tests/support/jornada.ts'
import { Ouvinte } from '../../tests/support/ouvinte.ts'
import { novoMedico, type Pessoa } from '../../tests/support/pessoas.ts'
import { mediana, type Medida, medida, percentil } from './medida.ts'
import type { Palco } from './palco.ts'

const VEZES = Number(process.env['REPETICOES'] ?? 30)
const AQUECIMENTO = 3
const ESPECIALIDADE = 'clinica_medica'

/**
 * Time in ms from a payment being authorised until the doctor has the message with its row, which is what the screen
 * shows, against reading the queue. Authorised is the earlier of: the card form has the provider's answer, and the
 * function that writes it down started. `REPETICOES=5` measures as often as that.
 */
export async function fila(palco: Palco): Promise<Medida[]> {
  const nuvem = await palco.nuvem()
  const medico = await novoMedico(nuvem)
  const tela = await Ouvinte.abrir(nuvem, medico)
  if ((await tela.assinar(`fila:${ESPECIALIDADE}`)) !== 'assinado')
    throw new Error('The doctor hears nothing')
  const medidas: number[] = []
  const leituras: number[] = []
  for (let vez = 1; vez <= AQUECIMENTO + VEZES; vez++) {
    const { linha, leitura } = await umaVez(nuvem, medico, tela)
    if (vez <= AQUECIMENTO) continue
    medidas.push(linha)
    leituras.push(leitura)
  }
  await tela.fechar()
  const detalhe = { vezes: VEZES }
  const contra = (parte: number) => ({ o_que: 'ler a fila, sozinho', valor: percentil(leituras, parte) })
  return [
    medida({
      figura: 'autorizado_ate_a_linha_p50',
      valor: mediana(medidas),
      unidade: 'ms',
      contra: contra(0.5),
      orcamento: null,
      detalhe,
    }),
    medida({
      figura: 'autorizado_ate_a_linha_p95',
      valor: percentil(medidas, 0.95),
      unidade: 'ms',
      contra: contra(0.95),
      orcamento: { maximo: 100 },
      detalhe,
    }),
  ]
}

async function umaVez(nuvem: CloudProcess, medico: Pessoa, tela: Ouvinte) {
  const jornada = await Jornada.nova(nuvem, { medico })
  await jornada.ate('solicitada')
  await jornada.estarNaFila()
  const { consulta_id } = jornada
  const secret = await jornada.intencao()
  const desde = tela.ouvidas.length
  const chegou = tela
    .esperar(
      ({ evento, dados }) =>
        evento === 'consulta.created' &&
        dados?.['consulta_id'] === consulta_id &&
        linhaDita(dados) !== undefined,
      desde,
    )
    .then(() => performance.now())
  await jornada.cartao.confirmar(secret)
  const respondido = performance.now()
  const linha = await chegou
  const { queued_at = '' } = await jornada.ver()
  const escrito = performance.now() - (Date.now() - Date.parse(queued_at))
  const autorizado = Math.min(respondido, escrito)
  const antes = performance.now()
  await jornada.doMedico.ok(verFila, { especialidade: ESPECIALIDADE })
  const leitura = performance.now() - antes
  await jornada.doPaciente.ok(cancelarConsulta, { id: consulta_id })
  return { linha: linha - autorizado, leitura }
}
