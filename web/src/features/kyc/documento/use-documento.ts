import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { correlacaoDoKyc } from '#domain/kyc/painel-das-etapas.ts'
import { avisoDaEscolha, avisoDoDocumento, precisaOtimizar } from '#domain/kyc/captura/imagem.ts'
import { aceito, erroDoDocumento, OCR } from '#domain/kyc/documento/resultado-da-leitura.ts'
import {
  type Lado,
  LADOS,
  OPCOES_DE_DOCUMENTO,
  type OpcaoDeDocumento,
} from '#domain/kyc/documento/documentos.ts'
import { PROGRESSO_DO_ENVIO } from '#domain/kyc/progresso.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import {
  esquecerFoto,
  esquecerFotos,
  type FotoGuardada,
  guardarFoto,
  lerFotos,
} from '../../../lib/sessao/fotos-guardadas.ts'
import { otimizar } from '../camera/imagem.ts'
import { toast } from '../../../components/toast-store.ts'
import { enviarImagem, type Kyc, type LeituraDoLado, lerLado, semLeitura } from '../kyc.ts'

/** One side on its way: chosen here, sent, read; or accepted earlier, perhaps on another device. */
export interface LadoEnviado {
  readonly arquivo?: File
  readonly caminho?: string
  readonly leitura?: LeituraDoLado
  /** The server already read and accepted it. */
  readonly aceitoAntes?: true
  /** Known of one that was accepted before: it will do without a back. */
  readonly basta?: boolean
}

type Lados = Readonly<Partial<Record<Lado, LadoEnviado>>>

type FaseDoDocumento = 'esperando' | 'validando' | 'sucesso' | 'erro'

export interface Documento {
  readonly tipo: OpcaoDeDocumento | undefined
  readonly lados: Lados
  /** Sides being made smaller. */
  readonly preparando: readonly Lado[]
  readonly fase: FaseDoDocumento
  /** Upload panel: 10, 30, 35, 100 (P §4.5). */
  readonly progresso: number
  readonly erro: string | null
  readonly escolherTipo: (tipo: OpcaoDeDocumento | undefined) => void
  readonly escolherLado: (lado: Lado, arquivo: File) => Promise<void>
  readonly removerLado: (lado: Lado) => void
  /** Reads again what did not pass. */
  readonly validar: () => void
  /** A run used the pictures up: those still in this browser are sent again, the others must be taken again. */
  readonly reenviar: () => void
  /** Every side is there. */
  readonly completo: boolean
  /** Being sent and read, or about to be by itself. */
  readonly aCaminho: boolean
  /** The only picture is good, but does not show everything: the back is asked for. */
  readonly faltaVerso: boolean
}

interface Opcoes {
  /** Whose document; undefined until somebody is signed in. */
  readonly usuario_id: string | undefined
  /** What the server knows, once it is known. */
  readonly kyc: Kyc | undefined
  /** One picture may do, when it shows everything (D §2.5). */
  readonly versoOpcional?: boolean
  /** Every side was accepted: the server knows more now. Settles once what it knows stands here too. */
  readonly onVerificado: () => Promise<void>
}

const novaCorrelacao = (): string => correlacaoDoKyc(Date.now(), Math.random)

/** The document step's state (P §2.8, §2.9): choose, shrink, send, read, by itself 500 ms after all sides are there. */
export function useDocumento({ usuario_id, kyc, versoOpcional = false, onVerificado }: Opcoes): Documento {
  const [tipo, setTipo] = useState<OpcaoDeDocumento>()
  const [lados, setLados] = useState<Lados>({})
  const [preparando, setPreparando] = useState<readonly Lado[]>([])
  const [progresso, setProgresso] = useState<number>()
  const retomado = useRef(false)

  // Sides accepted earlier are taken over once, and never replace what was chosen here.
  const retomar = useEffectEvent((documento: Kyc['documento']) => {
    if (retomado.current || tipo !== undefined || documento.documento_tipo === null) return
    retomado.current = true
    setTipo(documento.documento_tipo)
    setLados(doServidor(documento))
  })
  useEffect(() => {
    if (kyc) retomar(kyc.documento)
  }, [kyc])

  // Pictures chosen before a reload; none over what is there by now.
  const restaurar = useEffectEvent((fotos: readonly FotoGuardada[]) => {
    const guardado = OPCOES_DE_DOCUMENTO.find((opcao) => opcao === fotos[0]?.tipo)
    if (guardado === undefined || (tipo !== undefined && tipo !== guardado)) return
    setTipo(guardado)
    setLados((antes) => ({
      ...Object.fromEntries(fotos.map(({ lado, arquivo }) => [lado, { arquivo }])),
      ...antes,
    }))
  })
  const restaurado = useRef(false)
  const conhecido = kyc !== undefined
  useEffect(() => {
    if (!conhecido || usuario_id === undefined || restaurado.current) return
    restaurado.current = true
    void lerFotos(usuario_id, LADOS).then((fotos) => restaurar(fotos))
  }, [conhecido, usuario_id])

  const validando = progresso !== undefined && progresso < PROGRESSO_DO_ENVIO.respondido
  const exigidos: readonly Lado[] = versoOpcional && lados.verso === undefined ? ['frente'] : LADOS
  const completo = tipo !== undefined && exigidos.every((lado) => lados[lado] !== undefined)
  const pendente =
    completo && preparando.length === 0 && LADOS.some((lado) => semResultado(lados[lado])) && !validando
  const validarLogo = useEffectEvent(() => void validar())
  useEffect(() => {
    if (!pendente || usuario_id === undefined) return undefined
    const timer = setTimeout(() => validarLogo(), OCR.inicio)
    return () => clearTimeout(timer)
  }, [pendente, usuario_id])

  async function validar() {
    if (usuario_id === undefined || tipo === undefined || !completo || validando) return
    const faltam = exigidos.filter((lado) => !ladoAceito(lados[lado]))
    setProgresso(PROGRESSO_DO_ENVIO.inicio)
    const aoPartir = () => setProgresso(PROGRESSO_DO_ENVIO.enviando)
    const enviados = await Promise.all(faltam.map((lado) => enviar(lado, lados[lado], tipo, aoPartir)))
    const correlation_id = novaCorrelacao()
    setProgresso(PROGRESSO_DO_ENVIO.lendo)
    const lidos = await Promise.all(
      enviados.map(async ({ lado, enviado }) => {
        if (enviado.leitura !== undefined || enviado.caminho === undefined) return [lado, enviado] as const
        const leitura = await lerLado({ usuario_id, caminho: enviado.caminho, lado, correlation_id })
        return [lado, { ...enviado, leitura }] as const
      }),
    )
    const depois: Lados = { ...lados, ...Object.fromEntries(lidos) }
    // A side that was read is not read again: that would use up another reading of the hour.
    if (lidos.every(([, { leitura }]) => leitura !== undefined && leitura.timing !== null))
      await esquecerFotos()
    setLados(depois)
    const passou = exigidos.every((lado) => ladoAceito(depois[lado])) && basta(depois)
    if (passou) await onVerificado()
    setProgresso(PROGRESSO_DO_ENVIO.respondido)
    if (passou) toast({ title: TEXTOS_DO_DOCUMENTO.sucesso })
  }

  async function escolherLado(lado: Lado, arquivo: File) {
    const recusado = avisoDoDocumento(arquivo)
    if (recusado) {
      toast({ title: recusado.titulo, description: recusado.descricao, variant: 'destructive' })
      return
    }
    setPreparando((antes) => [...antes, lado])
    const pronto = await menor(arquivo)
    const aviso = avisoDaEscolha(lado, pronto.economia)
    toast({ title: aviso.titulo, description: aviso.descricao })
    // Kept before it is shown: what one sees survives a reload.
    if (usuario_id !== undefined && tipo !== undefined)
      await guardarFoto(usuario_id, { tipo, lado, arquivo: pronto.arquivo })
    setPreparando((antes) => antes.filter((outro) => outro !== lado))
    setProgresso(undefined)
    setLados((antes) => ({ ...antes, [lado]: { arquivo: pronto.arquivo } }))
  }

  const erro = validando || pendente ? null : erroDoDocumento(leituras(lados))
  const aceitos = completo && exigidos.every((lado) => ladoAceito(lados[lado]))
  const passou = aceitos && basta(lados)
  return {
    tipo,
    lados,
    preparando,
    fase: validando ? 'validando' : passou ? 'sucesso' : erro !== null ? 'erro' : 'esperando',
    progresso: progresso ?? 0,
    erro,
    completo,
    aCaminho: validando || (pendente && usuario_id !== undefined),
    faltaVerso: aceitos && !passou,
    validar: () => void validar(),
    escolherLado,
    reenviar: () => {
      setProgresso(undefined)
      setLados(soArquivos)
    },
    escolherTipo: (novo) => {
      setTipo(novo)
      setLados({})
      setProgresso(undefined)
      void esquecerFotos()
    },
    removerLado: (lado) => {
      setProgresso(undefined)
      if (usuario_id !== undefined) void esquecerFoto(usuario_id, lado)
      setLados((antes) => Object.fromEntries(Object.entries(antes).filter(([nome]) => nome !== lado)))
    },
  }
}

/** The pictures chosen here, as if they had just been chosen. */
function soArquivos(lados: Lados): Lados {
  const ficam = LADOS.flatMap((lado) => {
    const arquivo = lados[lado]?.arquivo
    return arquivo === undefined ? [] : [[lado, { arquivo }] as const]
  })
  return Object.fromEntries(ficam)
}

/** Both sides, or one that will do alone. */
const basta = ({ frente, verso }: Lados): boolean =>
  verso !== undefined || frente?.basta === true || frente?.leitura?.basta === true

function doServidor({ frente, verso, frente_basta }: Kyc['documento']): Lados {
  const antes = (caminho: string | null) =>
    caminho === null ? undefined : ({ caminho, aceitoAntes: true } as const)
  const primeiro = antes(frente)
  const lados = { frente: primeiro && { ...primeiro, basta: frente_basta }, verso: antes(verso) }
  return Object.fromEntries(Object.entries(lados).filter(([, lado]) => lado !== undefined))
}

/** Whether a side was accepted, now or earlier. */
export const ladoAceito = (lado: LadoEnviado | undefined): boolean =>
  lado !== undefined && (lado.aceitoAntes === true || (lado.leitura !== undefined && aceito(lado.leitura)))

const semResultado = (lado: LadoEnviado | undefined): boolean =>
  lado !== undefined && lado.aceitoAntes !== true && lado.leitura === undefined

/** The readings there are, for the error and the panel. */
export function leituras(lados: Lados): Partial<Record<Lado, LeituraDoLado>> {
  const lidos = LADOS.flatMap((lado) => {
    const leitura = lados[lado]?.leitura
    return leitura === undefined ? [] : [[lado, leitura] as const]
  })
  return Object.fromEntries(lidos)
}

/** Sends a side once; a repeat reads the picture that is already there, unless its reading never took place. */
async function enviar(
  lado: Lado,
  atual: LadoEnviado | undefined,
  documento_tipo: OpcaoDeDocumento,
  aoPartir: () => void,
) {
  const { arquivo, caminho, leitura } = atual ?? {}
  const chegou = caminho !== undefined && leitura?.timing !== null
  if (chegou || arquivo === undefined) return { lado, enviado: { arquivo, caminho } }
  try {
    const envio = { finalidade: `documento_${lado}`, arquivo, documento_tipo } as const
    const enviado = await enviarImagem(envio, aoPartir)
    return { lado, enviado: { arquivo, caminho: enviado } }
  } catch (error) {
    return { lado, enviado: { arquivo, leitura: { ...semLeitura(error), caminho: '' } } }
  }
}

/** The picture to use, and how many bytes that saved; null when it stays as it was (P §9). */
async function menor(arquivo: File): Promise<{ arquivo: File; economia: number | null }> {
  if (!precisaOtimizar(arquivo)) return { arquivo, economia: null }
  try {
    const reduzido = await otimizar(arquivo)
    const economia = arquivo.size - reduzido.size
    return economia > 0 ? { arquivo: reduzido, economia } : { arquivo, economia: null }
  } catch {
    return { arquivo, economia: null }
  }
}
