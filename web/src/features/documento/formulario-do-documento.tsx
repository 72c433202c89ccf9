import { useId, useState } from 'react'
import { type UseFormSetError, useWatch } from 'react-hook-form'
import { LIMITES_DO_DOCUMENTO } from '#domain/documento/entrada.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { ADENDO, FINALIZAR } from '#domain/documento/textos.ts'
import { TEXTOS_USUAIS } from '#domain/documento/textos-usuais.ts'
import { ESTADOS_NA_TELA, TIPOS_DO_MEDICO } from '#domain/documento/tipos.ts'
import { venceu } from '#domain/base/prazos.ts'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { CompletarCadastro } from '../medico/conta/completar-cadastro.tsx'
import { Select } from '../../components/select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'
import { AQueSeAcrescenta } from './a-que-se-acrescenta.tsx'
import { baixarPrevia } from './baixar-previa.ts'
import styles from './documento.module.css'
import { CamposDoAtestado } from './campos-do-atestado.tsx'
import { AlertasDaReceita } from './receita/alertas-da-receita.tsx'
import { faltaMedicamento, itemDigitado, itensEscritos } from './receita/digitado.ts'
import { MedicamentosDaReceita } from './receita/medicamentos-da-receita.tsx'
import { RepetirReceita } from './receita/repetir-receita.tsx'
import { TextoUsual } from './texto-usual.tsx'
import { useConsultaDosDocumentos } from './use-consulta-dos-documentos.ts'
import { useDocumentosDaConsulta } from './use-documentos.ts'
import { useEmissao } from './use-emissao.ts'
import type { Rascunho } from './use-rascunho.ts'
import { type Valores, VAZIO } from './valores.ts'

const OPCOES = TIPOS_DO_MEDICO.map(({ tipo, rotulo }) => ({ value: tipo, label: rotulo }))

interface FormularioDeDocumentoProps {
  readonly consulta_id: string
  /** What is typed; whoever shows the form beside the documents keeps it, to begin an addendum to one of them. */
  readonly rascunho: Rascunho
  /** When the consultation ended, where that is known: 24 h later only addenda are issued (estados §3). */
  readonly encerrada_em?: string | undefined
}

/** Writes and issues a document of a consultation (D §2.11). What was refused stays to be corrected. */
export function FormularioDeDocumento({ consulta_id, rascunho, encerrada_em }: FormularioDeDocumentoProps) {
  const titulo = useId()
  const [aberto] = useState(() => new Date())
  const { data: consulta } = useConsultaDosDocumentos(consulta_id)
  const paciente = consulta?.paciente?.nome
  const medico = consulta?.medico
    ? {
        nome: consulta.medico.nome_oficial ?? '',
        registro: `CRM ${consulta.medico.crm}/${consulta.medico.uf}`,
      }
    : undefined
  const { form } = rascunho
  const valores = { ...VAZIO, ...useWatch({ control: form.control }) }
  const gerar = useEmissao(consulta_id, rascunho)
  const recusa = gerar.error instanceof ApiError ? gerar.error.problema : undefined
  const passou =
    recusa?.codigo === 'prazo_encerrado' ||
    (encerrada_em !== undefined && venceu('documento_sem_adendo', encerrada_em, aberto))
  const adendo = passou || valores.original !== ''
  const { data: emitidos = [] } = useDocumentosDaConsulta(consulta_id)
  const usual = valores.tipo === '' ? undefined : TEXTOS_USUAIS[valores.tipo]
  const original = emitidos.find(({ id }) => id === valores.original)

  const mudarItens = (novos: Valores['itens']) => {
    form.clearErrors('itens')
    form.setValue('itens', novos)
  }

  const enviar = form.handleSubmit((escritos) => {
    const { tipo: escolhido, itens } = escritos
    if (falta(escritos, form.setError) || escolhido === '') return
    gerar.mutate({ ...escritos, tipo: escolhido, adendo, itens: itensEscritos(itens) })
  })

  const { errors } = form.formState
  return (
    <form
      className={styles.formulario}
      onSubmit={(event) => {
        // Of no single field, so nothing but this takes the error of before away.
        form.clearErrors('itens')
        void enviar(event)
      }}
      noValidate
      aria-labelledby={titulo}
    >
      <h2 id={titulo} className={styles.subtitulo}>
        {adendo ? ADENDO.titulo : 'Novo documento'}
      </h2>
      {recusa?.codigo === 'dados_profissionais_incompletos' && (
        <CompletarCadastro titulo={recusa.title} texto={recusa.detail} />
      )}
      {adendo && <AQueSeAcrescenta form={form} emitidos={emitidos} passou={passou} />}
      <Select
        label={FINALIZAR.tipo}
        options={original ? OPCOES.filter(({ value }) => value === original.tipo) : OPCOES}
        {...(!original && { placeholder: 'Selecione' })}
        error={errors.tipo?.message}
        {...form.register('tipo')}
      />
      {valores.tipo === 'receita' && consulta?.medico && (
        <RepetirReceita
          consulta_id={consulta_id}
          registro={consulta.medico}
          onLida={({ itens: repetidos, ...textos }) => {
            mudarItens(repetidos.map((item) => itemDigitado(item)))
            form.setValue('medicamentos', textos.medicamentos)
            form.setValue('conteudo', textos.conteudo)
          }}
        />
      )}
      <TextArea
        label={FINALIZAR.conteudo}
        rows={5}
        maxLength={LIMITES_DO_DOCUMENTO.conteudo}
        error={errors.conteudo?.message}
        {...form.register('conteudo')}
      />
      {usual && valores.conteudo === '' && <TextoUsual form={form} texto={usual} />}
      {valores.tipo === 'receita' && <MedicamentosDaReceita form={form} onMudar={mudarItens} />}
      {valores.tipo === 'atestado' && <CamposDoAtestado form={form} comCid={valores.cid.trim() !== ''} />}
      <TextArea
        label={FINALIZAR.observacoes}
        rows={2}
        maxLength={LIMITES_DO_DOCUMENTO.observacoes}
        error={errors.observacoes?.message}
        {...form.register('observacoes')}
      />
      <Field
        label={FINALIZAR.retorno}
        placeholder={FINALIZAR.retorno_exemplo}
        maxLength={LIMITES_DO_DOCUMENTO.retorno}
        error={errors.retorno?.message}
        {...form.register('retorno')}
      />
      {valores.tipo === 'receita' && (
        <>
          <Field
            label={RECEITA.endereco}
            hint={RECEITA.dica_do_endereco}
            maxLength={LIMITES_DO_DOCUMENTO.endereco_do_paciente}
            error={errors.endereco_do_paciente?.message}
            {...form.register('endereco_do_paciente')}
          />
          <AlertasDaReceita
            alertas={gerar.alertas.vistos}
            cientes={gerar.alertas.cientes}
            onMudar={gerar.marcar}
          />
        </>
      )}
      {gerar.falha && <Falha jaDita {...gerar.falha} />}
      <div className={styles.acoes}>
        <Button
          variant="secondary"
          onClick={() => baixarPrevia(form.getValues(), { adendo, paciente, medico })}
          disabled={valores.tipo === ''}
        >
          {FINALIZAR.previa}
        </Button>
        <Button type="submit" busy={gerar.isPending && ESTADOS_NA_TELA.creating}>
          {FINALIZAR.gerar}
        </Button>
      </div>
    </form>
  )
}

/** Marks what the document still lacks, and says so; false when it lacks nothing. */
function falta({ tipo, conteudo, itens }: Valores, setError: UseFormSetError<Valores>): boolean {
  const semConteudo = conteudo.trim() === ''
  const semMedicamento = tipo === 'receita' && faltaMedicamento(itensEscritos(itens))
  if (tipo !== '' && !semConteudo && !semMedicamento) return false
  if (tipo === '') setError('tipo', { message: 'Escolha o tipo do documento.' })
  if (semMedicamento) setError('itens', { message: RECEITA.falta })
  if (semConteudo)
    setError('conteudo', { message: 'Preencha o conteúdo do documento.' }, { shouldFocus: true })
  toast({
    title: FINALIZAR.campos.titulo,
    description: semMedicamento ? RECEITA.falta : FINALIZAR.campos.descricao,
    variant: 'destructive',
    noLugar: true,
  })
  return true
}
