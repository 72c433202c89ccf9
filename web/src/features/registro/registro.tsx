import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { concluirRegistro } from '#domain/registro/contract.ts'
import {
  type Campos,
  LIMITES_DO_REGISTRO,
  MAIOR_RETORNO,
  type RegistroLido,
} from '#domain/registro/registro.ts'
import { REGISTRO, secoesDoRegistro } from '#domain/registro/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { dataEHora, soHora } from '../../lib/no-relogio-daqui.ts'
import { AdendoNovo } from './adendo-novo.tsx'
import { CampoCid } from './campo-cid.tsx'
import styles from './registro.module.css'
import { RegistroEscrito } from './registro-lido.tsx'
import { type Salvamento, type Situacao, naoSalvo, salvamentoDe } from './salvamento.ts'
import { chaveDoRegistro, useRegistro } from './use-registro.ts'

interface RegistroDaConsultaProps {
  readonly consulta_id: string
  /** What triage summed up: one touch makes it the complaint. */
  readonly resumo?: string | undefined
  /** Opened to write: the first field has the focus. */
  readonly focar?: boolean
}

/** The record of a consultation, for its doctor: written while it is open, then read, with addenda. */
export function RegistroDaConsulta({ consulta_id, resumo, focar = false }: RegistroDaConsultaProps) {
  const { data, error, refetch } = useRegistro(consulta_id)
  const salvamento = salvamentoDe(consulta_id)
  const escreve = data?.escreve === true
  useEffect(() => {
    if (data && escreve) salvamento.lido(data.registro)
  }, [data, escreve, salvamento])
  const { situacao } = useSyncExternalStore(salvamento.ouvir, salvamento.escrito)
  // Whoever goes to another tab finds there what was typed here.
  useEffect(() => {
    const salvar = () => {
      if (document.visibilityState === 'hidden') salvamento.agora().catch(() => undefined)
    }
    document.addEventListener('visibilitychange', salvar)
    return () => document.removeEventListener('visibilitychange', salvar)
  }, [salvamento])
  return (
    <Card as="section" aria-label={REGISTRO.titulo} dense>
      <div className={styles.topo}>
        <h2 className={styles.titulo}>{REGISTRO.titulo}</h2>
        {escreve && <Salvo situacao={situacao} />}
      </div>
      {data && (escreve || situacao.tipo === 'fechado') && (
        <Formulario salvamento={salvamento} resumo={resumo} focar={focar} escreve_ate={data.escreve_ate} />
      )}
      {data && !escreve && data.registro && (
        <Fechado registro={data.registro} naTela={situacao.tipo === 'fechado'} />
      )}
      {data && !escreve && !data.registro && <p className={styles.discreto}>{REGISTRO.encerrado}</p>}
      {!data && !error && <Skeleton cards={1} />}
      {!data && error && (
        <FalhaAoCarregar
          error={error}
          aviso={{ titulo: REGISTRO.erro, descricao: error.message }}
          onRepetir={() => void refetch()}
        />
      )}
    </Card>
  )
}

/** 'Salvo às 14:32', 'Salvando…', 'Não foi salvo: …'. */
function Salvo({ situacao }: { readonly situacao: Situacao }) {
  const dito = () => {
    switch (situacao.tipo) {
      case 'igual':
        return situacao.salvo_em ? REGISTRO.salvo(soHora(situacao.salvo_em)) : ''
      case 'salvando':
        return REGISTRO.salvando
      case 'a_salvar':
        return REGISTRO.a_salvar
      case 'falhou':
        return REGISTRO.nao_salvo(situacao.motivo)
      case 'conflito':
      case 'fechado':
        return ''
    }
  }
  // Said aloud only when it failed: it changes at every pause, over the patient's voice.
  return (
    <>
      <output className={styles.falhou}>{situacao.tipo === 'falhou' && dito()}</output>
      {situacao.tipo !== 'falhou' && <span className={styles.discreto}>{dito()}</span>}
    </>
  )
}

interface FormularioProps {
  readonly salvamento: Salvamento
  readonly resumo: string | undefined
  readonly focar: boolean
  readonly escreve_ate: string | null
}

function Formulario({ salvamento, resumo, focar, escreve_ate }: FormularioProps) {
  const { campos, situacao, erros, apontado } = useSyncExternalStore(salvamento.ouvir, salvamento.escrito)
  const formulario = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focar) formulario.current?.querySelector('textarea')?.focus()
  }, [focar])
  // What a refusal names is where one goes on, after the dialog that asked has given the focus back; once, and not
  // again when the form is opened anew.
  const levado = useRef(apontado)
  useEffect(() => {
    if (apontado === levado.current) return undefined
    levado.current = apontado
    const quadro = requestAnimationFrame(() =>
      formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
    return () => cancelAnimationFrame(quadro)
  }, [apontado])
  const [semHipotese, setSemHipotese] = useState(false)
  const { campos: nomes } = REGISTRO
  const texto = (campo: 'queixa' | 'historia' | 'achados' | 'conduta' | 'sem_hipotese', rows: number) => (
    <TextArea
      label={nomes[campo]}
      rows={rows}
      maxLength={LIMITES_DO_REGISTRO[campo]}
      error={erros[campo]}
      value={campos[campo]}
      onChange={({ target }) => salvamento.digitar({ [campo]: target.value })}
    />
  )
  return (
    <div ref={formulario} className={styles.formulario}>
      {situacao.tipo === 'conflito' && (
        <Conflito
          desta={campos}
          guardado={situacao.guardado}
          onEscolher={(com) => salvamento.resolver(com)}
        />
      )}
      {situacao.tipo === 'fechado' && (
        <Alert tone="aviso" announce title={REGISTRO.fechado_antes.titulo}>
          {REGISTRO.fechado_antes.texto}
        </Alert>
      )}
      {texto('queixa', 2)}
      {resumo && campos.queixa === '' && (
        <Button
          small
          variant="secondary"
          onClick={() => salvamento.digitar({ queixa: resumo.slice(0, LIMITES_DO_REGISTRO.queixa) })}
        >
          {REGISTRO.da_triagem}
        </Button>
      )}
      {texto('historia', 3)}
      {texto('achados', 3)}
      <CampoCid
        hipoteses={campos.hipoteses}
        error={erros['hipoteses']}
        onMudar={(hipoteses) => salvamento.digitar({ hipoteses })}
      />
      {campos.hipoteses.length === 0 && (
        <>
          <Checkbox
            label={REGISTRO.sem_hipotese}
            checked={semHipotese || campos.sem_hipotese !== ''}
            onChange={({ target }) => {
              setSemHipotese(target.checked)
              if (!target.checked) salvamento.digitar({ sem_hipotese: '' })
            }}
          />
          {(semHipotese || campos.sem_hipotese !== '') && texto('sem_hipotese', 2)}
        </>
      )}
      {texto('conduta', 3)}
      <Field
        label={nomes.retorno_dias}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAIOR_RETORNO}
        error={erros['retorno_dias']}
        value={campos.retorno_dias ?? ''}
        onChange={({ target }) =>
          salvamento.digitar({ retorno_dias: target.value === '' ? null : Number(target.value) })
        }
      />
      <Field
        label={nomes.retorno}
        maxLength={LIMITES_DO_REGISTRO.retorno}
        error={erros['retorno']}
        value={campos.retorno}
        onChange={({ target }) => salvamento.digitar({ retorno: target.value })}
      />
      <p className={styles.discreto}>{REGISTRO.so_ao_fechar}</p>
      {escreve_ate !== null && <Conclusao salvamento={salvamento} escreve_ate={escreve_ate} />}
    </div>
  )
}

interface ConflitoProps {
  readonly desta: Campos
  readonly guardado: RegistroLido
  readonly onEscolher: (com: 'desta' | 'guardado') => void
}

/** What the other tab saved, where it differs; the text of this one stands in the fields. */
function Conflito({ desta, guardado, onEscolher }: ConflitoProps) {
  const { conflito } = REGISTRO
  const aqui = new Map(secoesDoRegistro(desta))
  const la = new Map(secoesDoRegistro(guardado))
  const diferentes = [...new Set([...aqui.keys(), ...la.keys()])].filter(
    (nome) => aqui.get(nome) !== la.get(nome),
  )
  return (
    <Alert
      tone="aviso"
      announce
      title={conflito.titulo}
      actions={
        <>
          <Button small onClick={() => onEscolher('desta')}>
            {conflito.desta}
          </Button>
          <Button small variant="secondary" onClick={() => onEscolher('guardado')}>
            {conflito.guardado}
          </Button>
        </>
      }
    >
      <p>{conflito.texto}</p>
      <dl className={styles.secoes}>
        {diferentes.map((nome) => (
          <div key={nome}>
            <dt className={styles.rotulo}>{conflito.valores(nome)}</dt>
            <dd className={styles.texto}>{la.get(nome) ?? conflito.em_branco}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  )
}

interface ConclusaoProps {
  readonly salvamento: Salvamento
  readonly escreve_ate: string
}

/** Closing the record of a consultation that ended without 'Finalizar'. */
function Conclusao({ salvamento, escreve_ate }: ConclusaoProps) {
  const queries = useQueryClient()
  const [concluindo, setConcluindo] = useState(false)
  const [falha, setFalha] = useState<string>()
  const concluir = async () => {
    setConcluindo(true)
    try {
      await salvamento.agora()
      await call(concluirRegistro, { id: salvamento.consulta_id })
      toast({ title: REGISTRO.concluido })
      await queries.invalidateQueries({ queryKey: chaveDoRegistro(salvamento.consulta_id) })
    } catch (error) {
      if (error instanceof ApiError && error.problema.campos) salvamento.apontar(error.problema.campos)
      setFalha(error instanceof Error ? error.message : String(error))
    }
    setConcluindo(false)
  }
  return (
    <>
      <Alert tone="info">{REGISTRO.escreve_ate(dataEHora(escreve_ate))}</Alert>
      {falha && <Falha title={REGISTRO.erro_ao_concluir} description={falha} />}
      <Button busy={concluindo && REGISTRO.concluindo} onClick={() => void concluir()}>
        {REGISTRO.concluir}
      </Button>
    </>
  )
}

interface FechadoProps {
  readonly registro: RegistroLido
  /** What was not saved still stands in the fields above. */
  readonly naTela: boolean
}

function Fechado({ registro, naTela }: FechadoProps) {
  return (
    <>
      <RegistroEscrito registro={registro} />
      <AdendoNovo consulta_id={registro.consulta_id} comeco={naTela ? '' : naoSalvo(registro)} />
    </>
  )
}
