import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { devolverConsulta, encerrarConsulta } from '#domain/consulta/contract.ts'
import { LIMITE_DA_ANOTACAO, MOTIVOS_DE_DEVOLVER, type MotivoDeDevolver } from '#domain/consulta/devolucao.ts'
import { OUTRAS_ACOES, type OutraAcao, SAIDA } from '#domain/sala/textos.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import styles from './sala-de-espera.module.css'
import { chaveDaConsulta } from './use-consulta-da-sala.ts'

interface SaidaProps {
  readonly id: string
  readonly acao: OutraAcao
  readonly onClose: () => void
}

/** A way out without care: its question, and what of it stays in the patient's record (estados §3). */
export function SaidaSemAtendimento(props: SaidaProps) {
  return props.acao === 'devolver' ? <Devolucao {...props} /> : <Encerramento {...props} acao={props.acao} />
}

function Devolucao({ id, onClose }: Omit<SaidaProps, 'acao'>) {
  const [motivo, setMotivo] = useState<MotivoDeDevolver | null>(null)
  const [faltou, setFaltou] = useState(false)
  const [anotacao, setAnotacao] = useState('')
  const sair = useSaida(id, 'devolver')
  const confirmar = () => {
    setFaltou(motivo === null)
    if (motivo) sair.mutate(() => call(devolverConsulta, { id, motivo, anotacao }))
  }
  return (
    <Pergunta acao="devolver" saida={sair} onConfirm={confirmar} onClose={onClose}>
      <RadioGroup
        label={SAIDA.motivo}
        name="motivo-da-devolucao"
        options={MOTIVOS}
        value={motivo ?? ''}
        error={faltou && motivo === null ? SAIDA.escolha : undefined}
        onChange={({ target }) =>
          setMotivo(MOTIVOS.find(({ value }) => value === target.value)?.value ?? null)
        }
      />
      <Anotacao value={anotacao} onChange={setAnotacao} />
    </Pergunta>
  )
}

function Encerramento({ id, acao, onClose }: SaidaProps & { readonly acao: Exclude<OutraAcao, 'devolver'> }) {
  const [anotacao, setAnotacao] = useState('')
  const sair = useSaida(id, acao)
  const confirmar = () => sair.mutate(() => call(encerrarConsulta, { id, motivo: acao, anotacao }))
  return (
    <Pergunta acao={acao} saida={sair} onConfirm={confirmar} onClose={onClose}>
      <Anotacao value={anotacao} onChange={setAnotacao} />
    </Pergunta>
  )
}

interface PerguntaProps {
  readonly acao: OutraAcao
  readonly saida: Pick<ReturnType<typeof useSaida>, 'isPending' | 'error'>
  readonly onConfirm: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

function Pergunta({ acao, saida, onConfirm, onClose, children }: PerguntaProps) {
  const { pergunta, descricao, botao } = OUTRAS_ACOES[acao]
  return (
    <ConfirmDialog
      open
      title={pergunta}
      description={descricao}
      confirm={botao}
      danger={acao !== 'devolver'}
      busy={saida.isPending && 'Aguarde...'}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className={styles.saida}>
        {children}
        {saida.error && <Falha jaDita {...avisoDaFalha(saida.error)} />}
      </div>
    </ConfirmDialog>
  )
}

interface AnotacaoProps {
  readonly value: string
  readonly onChange: (texto: string) => void
}

function Anotacao({ value, onChange }: AnotacaoProps) {
  return (
    <TextArea
      label={SAIDA.anotacao}
      hint={SAIDA.anotacao_dica}
      rows={3}
      maxLength={LIMITE_DA_ANOTACAO}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

const MOTIVOS = (Object.keys(MOTIVOS_DE_DEVOLVER) as MotivoDeDevolver[]).map((value) => ({
  value,
  label: MOTIVOS_DE_DEVOLVER[value],
}))

/** Sends the way out; once done it is said and the doctor is back at the queue. Refused, what was written stays. */
function useSaida(id: string, acao: OutraAcao) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (enviar: () => Promise<unknown>) => enviar(),
    onSuccess: () => {
      toast({ title: OUTRAS_ACOES[acao].feito })
      void queries.invalidateQueries({ queryKey: chaveDaConsulta(id) })
      void navigate(caminhoDe('fila_medico'))
    },
    onError: (error) => toast(avisoDaFalha(error)),
  })
}

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: OUTRAS_ACOES.erro, description: error.message })
