import { CompareFacesCommand, DetectFacesCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract'
import { kycOrchestratorV2 } from '#domain/kyc/contract.ts'
import { fotos } from '#semente/gerar/foto.ts'
import { BRUNO, CARLA, DIEGO, JULIA, type Persona, type PersonaMedica } from '#semente/personas.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { api } from '../../tests/support/http.ts'
import { enviarFoto, fotoDoDocumento, pedidoDeKyc, selfieDe } from '../../tests/support/kyc-envio.ts'
import { Ouvinte, type Ouvida } from '../../tests/support/ouvinte.ts'
import { loja } from '../../tests/support/pessoas.ts'
import { type Entrada, entrarComo } from '../../tests/support/sessao.ts'
import { mediana, type Medida, medida } from './medida.ts'
import type { Palco } from './palco.ts'

/** The first warms the engines up. */
const PESSOAS: readonly (Persona | PersonaMedica)[] = [JULIA, BRUNO, CARLA, DIEGO]

/**
 * Seconds of a whole identity check, from the request until decided, with nothing read beforehand; against the engines
 * alone on the same pictures: both sides read, both faces found, the two compared.
 */
export async function kyc(palco: Palco): Promise<Medida[]> {
  const nuvem = await palco.nuvem()
  const corridas: number[] = []
  const motores: number[] = []
  const avisos: number[] = []
  for (const [index, persona] of PESSOAS.entries()) {
    const { corrida, motor, atrasos } = await umaVez(nuvem, persona)
    if (index === 0) continue
    corridas.push(corrida)
    motores.push(motor)
    avisos.push(...atrasos)
  }
  return [
    medida({
      figura: 'kyc_corrida_maior',
      valor: Math.max(...corridas),
      unidade: 's',
      contra: { o_que: 'os motores sozinhos, nas mesmas imagens', valor: mediana(motores) },
      orcamento: { maximo: 8 },
      detalhe: { corridas: corridas.map((segundos) => Number(segundos.toFixed(2))) },
    }),
    medida({
      figura: 'kyc_etapa_no_navegador',
      valor: Math.max(...avisos),
      unidade: 'ms',
      contra: { o_que: 'a mediana das etapas', valor: mediana(avisos) },
      orcamento: { maximo: 200 },
      detalhe: { avisos },
    }),
  ]
}

interface Imagens {
  readonly frente: Buffer
  readonly verso: Buffer
  readonly selfie: Buffer
}

async function umaVez(
  nuvem: CloudProcess,
  persona: Persona | PersonaMedica,
): Promise<{ corrida: number; motor: number; atrasos: readonly number[] }> {
  const quem = await entrarComo(nuvem, persona)
  const imagens = await fotografado(persona)
  const documentos = [
    await enviarFoto(nuvem, quem, 'documento_frente', imagens.frente),
    await enviarFoto(nuvem, quem, 'documento_verso', imagens.verso),
  ]
  const selfie = await enviarFoto(nuvem, quem, 'selfie', imagens.selfie)
  const correlation_id = `kyc_1_${persona.rosto}`
  const pedido = pedidoDeKyc(quem, persona.usuario, { documentos, selfie, correlation_id })
  const form_data = { ...pedido.form_data, ...inscricao(persona) }
  const ouvir = await progresso(nuvem, quem)
  const antes = performance.now()
  const fim = await api(nuvem.origem, quem).ok(kycOrchestratorV2, { ...pedido, form_data })
  const corrida = (performance.now() - antes) / 1000
  // Some are left to a person to decide: every stage ran for them too.
  if (!('steps_completed' in fim) || !fim.steps_completed.includes('decision'))
    throw new Error(`${persona.usuario.email} was not decided about: ${JSON.stringify(fim)}`)
  return { corrida, atrasos: await ouvir.atrasos(), motor: await motoresSozinhos(nuvem, imagens) }
}

/** Stages whose result carries the moment they began. */
const COM_INICIO = ['liveness', 'facematch', 'fraud', 'consultario', 'decision'] as const

/** Hears the stages of this person's check as a browser does; each against the moment its stage began to be written. */
async function progresso(nuvem: CloudProcess, quem: Entrada) {
  const ouvinte = await Ouvinte.abrir(nuvem, quem)
  await ouvinte.assinar('kyc-updates')
  const chegadas: number[] = []
  ouvinte.socket.on('message', (data: Buffer) => {
    if ((JSON.parse(data.toString()) as Ouvida).evento === 'kyc.etapa') chegadas.push(Date.now())
  })
  return {
    async atrasos(): Promise<readonly number[]> {
      await ouvinte.esperar(({ evento }) => evento === 'kyc.completed')
      await ouvinte.fechar()
      await loja(nuvem)
      const { doUsuario } = await import('#lambdas/kyc/store/corridas.ts')
      const corrida = (await doUsuario(quem.id))
        .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
        .at(-1)
      // The first two notices are of the upload and the reading.
      return COM_INICIO.map((etapa, i) => {
        const inicio = Date.parse(corrida?.resultados[etapa]?.em ?? '')
        return (chegadas[i + 2] ?? Number.NaN) - inicio
      })
    },
  }
}

const inscricao = (persona: Persona | PersonaMedica): Record<string, string> =>
  'medico' in persona ? { crm_numero: persona.medico.crm, crm_uf: persona.medico.uf } : {}

async function fotografado({ usuario, rosto }: Persona): Promise<Imagens> {
  const [frente, verso, selfie] = await Promise.all([
    fotoDoDocumento(usuario, 'frente', { rosto, foto: fotos.boa }),
    fotoDoDocumento(usuario, 'verso', { rosto, foto: fotos.boa }),
    selfieDe(rosto),
  ])
  return { frente, verso, selfie }
}

async function motoresSozinhos(nuvem: CloudProcess, { frente, verso, selfie }: Imagens): Promise<number> {
  const client = {
    endpoint: nuvem.aws,
    region: 'us-east-1',
    credentials: { accessKeyId: 'teste', secretAccessKey: 'teste' },
  }
  const textract = new TextractClient(client)
  const rekognition = new RekognitionClient(client)
  const antes = performance.now()
  for (const Bytes of [frente, verso])
    await textract.send(new DetectDocumentTextCommand({ Document: { Bytes } }))
  for (const Bytes of [frente, selfie]) await rekognition.send(new DetectFacesCommand({ Image: { Bytes } }))
  await rekognition.send(
    new CompareFacesCommand({ SourceImage: { Bytes: selfie }, TargetImage: { Bytes: frente } }),
  )
  return (performance.now() - antes) / 1000
}
