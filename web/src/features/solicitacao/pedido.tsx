import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { criarConsulta } from '#domain/consulta/contract.ts'
import type { Dependente } from '#domain/dependente/vista.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { SOLICITACAO } from '#domain/consulta/textos.ts'
import { CANAL_DA_CONTA } from '#domain/tempo-real/canal.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FalhaNoLugar } from '../../components/falha-no-lugar.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { esquecerMedicoPedido, medicoPedido } from '../../lib/consultas/medico-de-novo.ts'
import { esquecerRascunho, guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { CHAVE_DO_PERFIL } from '../../lib/sessao/use-perfil.ts'
import { CHAVE_DAS_CONSULTAS } from '../../lib/consultas/use-minhas-consultas.ts'
import { paginaDe } from '../dependente/use-dependentes.ts'
import { alergiasDigitadasSchema } from '../ficha/digitada.ts'
import { PerguntaDeAlergias } from '../ficha/pergunta-de-alergias.tsx'
import { useAlergiasDoPedido } from '../ficha/use-alergias-do-pedido.ts'
import { ConfirmarEmail } from './confirmar-email.tsx'
import { MedicoPedido } from './medico-pedido.tsx'
import { codigoDe } from '../pagamento/aviso-de-falha.ts'
import { PainelBloqueado, PainelEmVerificacao } from '../pagamento/paineis.tsx'
import { avisoDaSolicitacao } from './recusas.ts'
import styles from './solicitacao.module.css'
import { useTopo } from '../../lib/pagina/topo.ts'
import { TermoDeConsentimento } from './termo-de-consentimento.tsx'

/**
 * What a reload keeps until the request is made; the consent itself is stored by the server, with the request.
 * `termo` is the version of the text that was accepted: another text is asked about anew.
 */
const rascunhoSchema = z.object({
  informacoes: z.string(),
  termo: z.optional(z.string()),
  alergias: z.optional(alergiasDigitadasSchema),
})

interface PedidoProps {
  readonly perfil: Perfil
  /** For whom it is, where it is not for oneself. */
  readonly dependente?: Dependente | undefined
  readonly onCriada: (consulta: ConsultaVista) => void
}

/** What goes with the request, and the consent that comes before paying (P §2.13). */
export function Pedido({ perfil, dependente, onCriada }: PedidoProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const de = dependente?.dependente_id
  const paciente_id = de ?? perfil.id
  const triagem = paginaDe(caminhoDe('triagem'), de)
  const rascunho = `solicitacao:${paciente_id}`
  const [antes] = useState(() => lerRascunho(rascunho, rascunhoSchema))
  const [informacoes, setInformacoes] = useState(antes?.informacoes ?? '')
  const [preferido, setPreferido] = useState(() => medicoPedido(paciente_id))
  const naoPreferir = () => {
    esquecerMedicoPedido(paciente_id)
    setPreferido(undefined)
  }
  const [aceito, setAceito] = useState(antes?.termo === TERMO.versao)
  const [faltaAceite, setFaltaAceite] = useState(false)
  const alergias = useAlergiasDoPedido(antes?.alergias, de)
  const { digitadas } = alergias
  useEffect(
    () =>
      guardarRascunho(rascunho, {
        informacoes,
        termo: aceito ? TERMO.versao : undefined,
        alergias: digitadas,
      }),
    [rascunho, informacoes, aceito, digitadas],
  )
  const criacao = useMutation({
    mutationFn: async () => {
      await alergias.guardar()
      return call(criarConsulta, {
        paciente_id,
        medico_preferido: preferido?.medico_id,
        informacoes_adicionais: informacoes,
        consentimento: { versao: TERMO.versao, aceito: true },
      })
    },
    onSuccess: (consulta) => {
      esquecerRascunho(rascunho)
      esquecerMedicoPedido(paciente_id)
      toast({ title: SOLICITACAO.criada.titulo, description: SOLICITACAO.criada.descricao })
      onCriada(consulta)
    },
    onError: (error) => {
      const codigo = codigoDe(error)
      // Under review after all: the panel says so by itself.
      if (codigo === 'verificacao_pendente') {
        setEsperando(true)
        void queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
        return
      }
      toast(avisoDaSolicitacao(error))
      if (codigo === 'triagem_necessaria' || codigo === 'triagem_nao_elegivel') void navigate(triagem)
      // Not asked because the profile could not be read, or answered in another tab meanwhile.
      if (codigo === 'alergias_necessarias' || codigo === 'conflito') alergias.reler()
      // Asked for of a doctor who never attended this patient: the request is made without.
      if (codigo === 'nao_encontrado') naoPreferir()
      if (codigo === 'consulta_aberta') void queries.invalidateQueries({ queryKey: CHAVE_DAS_CONSULTAS })
    },
  })
  useConfirmacao(perfil, codigoDe(criacao.error) === 'email_nao_confirmado', () => criacao.mutate())
  const { esperando, setEsperando } = useVerificacao(perfil, () => criacao.mutate())

  const enviar = (event: FormEvent) => {
    event.preventDefault()
    setFaltaAceite(!aceito)
    if (!alergias.conferir() || !aceito) return
    if (perfil.access_tier === 'full') criacao.mutate()
    else setEsperando(true)
  }
  const codigo = codigoDe(criacao.error)
  useTopo(esperando ? 'verificacao' : (codigo ?? 'pedido'))
  if (codigo === 'consulta_bloqueada') return <PainelBloqueado />
  if (esperando) return <PainelEmVerificacao onVoltar={() => setEsperando(false)} />
  return (
    <form noValidate onSubmit={enviar}>
      <Card>
        {preferido && <MedicoPedido nome={preferido.nome} onDesistir={naoPreferir} />}
        {codigo === 'email_nao_confirmado' && <ConfirmarEmail email={perfil.email} />}
        <TextArea
          label={SOLICITACAO.informacoes}
          hint="Remédios que você usa, alergias, o que já tentou."
          maxLength={2000}
          value={informacoes}
          onChange={(event) => setInformacoes(event.target.value)}
        />
        {alergias.falta && (
          <PerguntaDeAlergias
            de={de !== undefined}
            digitadas={digitadas}
            erros={alergias.erros}
            onMudar={alergias.mudar}
          />
        )}
        <ul className={styles.avisos}>
          {SOLICITACAO.avisos.map((aviso) => (
            <li key={aviso}>
              <Icon nome="certo" />
              {aviso}
            </li>
          ))}
        </ul>
        <TermoDeConsentimento
          aceito={aceito}
          por={dependente?.nome}
          erro={faltaAceite ? 'Leia e aceite o termo de consentimento para continuar.' : undefined}
          onMudar={(marcado) => {
            setAceito(marcado)
            setFaltaAceite(false)
          }}
        />
        <FalhaNoLugar />
        <div className={styles.acoes}>
          <LinkButton to={triagem} variant="secondary">
            {SOLICITACAO.voltar}
          </LinkButton>
          <Button type="submit" busy={criacao.isPending && 'Enviando...'}>
            {SOLICITACAO.continuar}
          </Button>
        </div>
      </Card>
    </form>
  )
}

/** Waits for the end of the identity check, live, and then goes on by itself. */
function useVerificacao({ access_tier }: Perfil, onLiberado: () => void) {
  const queries = useQueryClient()
  const [esperando, setEsperando] = useState(false)
  useCanal(esperando ? CANAL_DA_CONTA : null, () => {
    void queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
  })
  const liberar = useEffectEvent(onLiberado)
  const liberado = esperando && access_tier === 'full'
  useEffect(() => {
    if (liberado) liberar()
  }, [liberado])
  return { esperando: esperando && !liberado, setEsperando }
}

/** The e-mail is confirmed in another tab, or on another device: this one goes on by itself. */
function useConfirmacao({ email_confirmado }: Perfil, esperando: boolean, onConfirmado: () => void) {
  const queries = useQueryClient()
  const reler = () => void queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL })
  useCanal(esperando ? CANAL_DA_CONTA : null, reler)
  const voltou = useEffectEvent(reler)
  useEffect(() => {
    if (!esperando) return undefined
    // The live line may sleep while the other tab is looked at.
    const ver = () => {
      if (document.visibilityState === 'visible') voltou()
    }
    document.addEventListener('visibilitychange', ver)
    return () => document.removeEventListener('visibilitychange', ver)
  }, [esperando])
  const seguir = useEffectEvent(onConfirmado)
  const antes = useRef(email_confirmado)
  useEffect(() => {
    // When it changes, and not while it is so: a server that still says no is not asked over and over.
    const agora = email_confirmado && !antes.current
    antes.current = email_confirmado
    if (agora && esperando) seguir()
  }, [email_confirmado, esperando])
}
