import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { cadastrar, precheckIdentity } from '#domain/cadastro/contract.ts'
import type { CampoUnico } from '#domain/cadastro/duplicados.ts'
import {
  AVISOS_DO_CADASTRO,
  avisoDeDuplicado,
  CHAVE_SENHA_DEFINIDA,
  DADOS_PESSOAIS,
} from '#domain/cadastro/textos.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { ApiError, call } from '../../lib/api.ts'
import { entrar, FalhaDeLogin, token } from '../../lib/sessao/sessao.ts'
import { eSemRede } from '../../components/sem-rede.ts'
import { avisar, avisarTambem, avisoDaFalha, campoDuplicado, senhaRecusada } from './aviso-de-falha.ts'
import type { DadosDigitados } from './campos.ts'

/** A doctor's own part of the sign-up (D §7.2). */
type InscricaoDoMedico = Pick<
  z.input<(typeof cadastrar)['entrada']>,
  'crm' | 'uf' | 'variante' | 'especialidades'
>

interface Opcoes {
  /** The account exists and this browser is signed in to it. */
  readonly onPronta: () => void
  /** Reading B: whoever already has an account goes on with it when the password is right (P §2.8). */
  readonly entrarSeExiste: boolean
}

interface CriarConta {
  /** What the button says while it runs. */
  readonly ocupado: string | false
  /** Calls `marcar` with a field that another account has, or with a password that the server refuses. */
  readonly criar: (
    dados: DadosDigitados,
    marcar: (campo: CampoUnico | 'password', motivo: string) => void,
    inscricao?: InscricaoDoMedico,
  ) => Promise<void>
  /** The same for a session whose profile was never written: no password, no sign-in. */
  readonly completar: CriarConta['criar']
}

/** Precheck, account, sign-in (P §2.8, §7). A repeat after a lost answer goes on where the first one ended. */
export function useCriarConta({ onPronta, entrarSeExiste }: Opcoes): CriarConta {
  const [ocupado, setOcupado] = useState<string | false>(false)
  const chave = useRef<{ dados: string; valor: string }>(undefined)
  /**
   * Key of a request for an account that got no answer: the account may exist, and only repeating the same request
   * tells.
   */
  const semResposta = useRef<string>(undefined)
  const criada = useRef<string>(undefined)

  /** One key per set of data: repeating the same form is the same attempt. */
  function chaveDe(dados: DadosDigitados, inscricao?: InscricaoDoMedico): Readonly<Record<string, string>> {
    const corpo = JSON.stringify([dados, inscricao])
    if (chave.current?.dados !== corpo) chave.current = { dados: corpo, valor: crypto.randomUUID() }
    return { 'X-Idempotency-Key': chave.current.valor }
  }

  async function criar(...[dados, marcar, inscricao]: Parameters<CriarConta['criar']>) {
    try {
      if (criada.current !== dados.email) {
        const headers = chaveDe(dados, inscricao)
        const pedida = headers['X-Idempotency-Key']
        if (semResposta.current !== pedida && !(await conferir(dados, marcar, inscricao))) return
        setOcupado(DADOS_PESSOAIS.criando)
        semResposta.current = pedida
        await criarPerfil({ ...dados, ...contaDe(inscricao) }, { password: dados.password }, headers)
        criada.current = dados.email
      }
      await entrarEContinuar(dados)
      avisar(AVISOS_DO_CADASTRO.conta_criada)
    } catch (error) {
      if (error instanceof ApiError && error.problema.status < 500) semResposta.current = undefined
      falhar(error, marcar)
    } finally {
      setOcupado(false)
    }
  }

  async function conferir(...[dados, marcar, inscricao]: Parameters<CriarConta['criar']>) {
    setOcupado(DADOS_PESSOAIS.verificando)
    const { cpf, email, telefone } = dados
    const { tipo, crm, uf } = contaDe(inscricao)
    try {
      const { duplicate_found, duplicate_type } = await call(
        precheckIdentity,
        { cpf, email, telefone, tipo, crm, uf },
        { headers: chaveDe(dados, inscricao) },
      )
      if (!duplicate_found) return true
      if (entrarSeExiste && (await entrou(dados))) return false
      const aviso = avisoDeDuplicado(duplicate_type)
      if (duplicate_type) {
        avisarTambem(aviso)
        marcar(duplicate_type, aviso.descricao ?? aviso.titulo)
      } else avisar(aviso, 'destructive')
    } catch (error) {
      avisar(avisoDaFalha(error, AVISOS_DO_CADASTRO.erro_no_precheck.titulo), 'destructive')
    }
    return false
  }

  async function entrou(dados: DadosDigitados): Promise<boolean> {
    try {
      await entrarEContinuar(dados)
      return true
    } catch {
      return false
    }
  }

  async function entrarEContinuar({ email, password }: DadosDigitados) {
    await entrar(email, password)
    localStorage.setItem(CHAVE_SENHA_DEFINIDA, 'true')
    onPronta()
  }

  function falhar(error: unknown, marcar: Parameters<CriarConta['criar']>[1]) {
    if (error instanceof FalhaDeLogin) {
      avisar(
        eSemRede(error) ? AVISOS_DO_CADASTRO.conectividade : AVISOS_DO_CADASTRO.erro_ao_entrar,
        'destructive',
      )
      return
    }
    const senha = senhaRecusada(error)
    if (senha !== undefined) marcar('password', senha)
    const aviso = avisoDaFalha(error, AVISOS_DO_CADASTRO.erro_ao_criar.titulo)
    const campo = campoDuplicado(error)
    if (senha !== undefined) avisarTambem({ ...aviso, descricao: senha })
    else if (campo) avisarTambem(aviso)
    else avisar(aviso, 'destructive')
    if (campo) marcar(campo, aviso.descricao ?? aviso.titulo)
  }

  async function completar(...[dados, marcar, inscricao]: Parameters<CriarConta['criar']>) {
    setOcupado(DADOS_PESSOAIS.criando)
    try {
      const bearer = await token()
      const autorizacao: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
      await criarPerfil(
        { ...dados, ...contaDe(inscricao) },
        {},
        { ...chaveDe(dados, inscricao), ...autorizacao },
      )
      onPronta()
      avisar(AVISOS_DO_CADASTRO.conta_criada)
    } catch (error) {
      falhar(error, marcar)
    } finally {
      setOcupado(false)
    }
  }

  return { ocupado, criar, completar }
}

/** Whoever registers with the council signs up as a doctor. */
const contaDe = (inscricao: InscricaoDoMedico | undefined) => ({
  crm: undefined,
  uf: undefined,
  ...inscricao,
  tipo: inscricao ? ('medico' as const) : ('paciente' as const),
})

async function criarPerfil(
  { password: _password, passwordConfirm: _confirm, ...dados }: DadosDigitados & ReturnType<typeof contaDe>,
  senha: { readonly password?: string },
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await call(cadastrar, { ...dados, ...senha, aceite_legal: { versao: VERSAO_LEGAL } }, { headers })
}
