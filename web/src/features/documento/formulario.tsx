import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { criarDocumento } from '#domain/documento/contract.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { LIMITES_DO_DOCUMENTO } from '#domain/documento/entrada.ts'
import { nomeDaPrevia, previaDoDocumento } from '#domain/documento/previa.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { SEM_ARQUIVO, TIPOS_DO_MEDICO } from '#domain/documento/tipos.ts'
import { Button } from '../../components/button.tsx'
import { Field } from '../../components/field.tsx'
import { CompletarCadastro } from '../../components/medico/completar-cadastro.tsx'
import { Select } from '../../components/select.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { baixarTexto } from './baixar-texto.ts'
import styles from './documento.module.css'
import { chaveDosDocumentos } from './use-documento.ts'

type TipoDoMedico = (typeof TIPOS_DO_MEDICO)[number]['tipo']

interface Valores {
  readonly tipo: TipoDoMedico | ''
  readonly conteudo: string
  readonly medicamentos: string
  readonly observacoes: string
  readonly retorno: string
}
const VAZIO: Valores = { tipo: '', conteudo: '', medicamentos: '', observacoes: '', retorno: '' }
const CAMPOS = ['tipo', 'conteudo', 'medicamentos', 'observacoes', 'retorno'] as const
const OPCOES = TIPOS_DO_MEDICO.map(({ tipo, rotulo }) => ({ value: tipo, label: rotulo }))

interface FormularioDeDocumentoProps {
  readonly consulta_id: string
  /** What the form starts as: 'Prescrição' of the room is a receita. */
  readonly tipo?: TipoDoMedico
}

/** Writes and issues a document of a consultation (D §2.11). What was refused stays to be corrected. */
export function FormularioDeDocumento({ consulta_id, tipo = 'receita' }: FormularioDeDocumentoProps) {
  const queries = useQueryClient()
  const titulo = useId()
  const form = useForm<Valores>({ defaultValues: { ...VAZIO, tipo } })
  // The same text sent twice is one document, whatever the network did to the first answer.
  const chave = useRef(crypto.randomUUID())
  const valores = { ...VAZIO, ...useWatch({ control: form.control }) }

  const gerar = useMutation({
    mutationFn: ({ tipo: escolhido, ...textos }: Valores & { readonly tipo: TipoDoMedico }) =>
      call(
        criarDocumento,
        { consulta_id, tipo: escolhido, file_url: SEM_ARQUIVO, status: 'created', ...textos },
        { headers: { 'idempotency-key': chave.current } },
      ),
    onSuccess: (documento) => {
      chave.current = crypto.randomUUID()
      queries.setQueryData<DocumentoVisto[]>(chaveDosDocumentos(consulta_id), (antes = []) => [
        documento,
        ...antes.filter(({ id }) => id !== documento.id),
      ])
      form.reset({ ...VAZIO, tipo: documento.tipo === 'receita' ? 'receita' : valores.tipo })
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        chave.current = crypto.randomUUID()
        for (const { campo, motivo } of error.problema.campos ?? [])
          if (eCampo(campo)) form.setError(campo, { message: motivo }, { shouldFocus: true })
      }
      toast({ title: FINALIZAR.erro.titulo, description: error.message, variant: 'destructive' })
    },
  })

  const enviar = form.handleSubmit(({ tipo: escolhido, ...textos }) => {
    if (escolhido === '' || textos.conteudo.trim() === '') {
      if (escolhido === '') form.setError('tipo', { message: 'Escolha o tipo do documento.' })
      if (textos.conteudo.trim() === '')
        form.setError('conteudo', { message: 'Preencha o conteúdo do documento.' }, { shouldFocus: true })
      toast({
        title: FINALIZAR.campos.titulo,
        description: FINALIZAR.campos.descricao,
        variant: 'destructive',
      })
      return
    }
    gerar.mutate({ tipo: escolhido, ...textos })
  })

  const baixarPrevia = () => {
    const agora = new Date()
    if (valores.tipo === '') return
    baixarTexto(
      nomeDaPrevia(valores.tipo, agora),
      previaDoDocumento({ ...valores, tipo: valores.tipo }, agora),
    )
  }

  const { errors } = form.formState
  return (
    <form
      className={styles.formulario}
      onSubmit={(event) => void enviar(event)}
      noValidate
      aria-labelledby={titulo}
    >
      <h2 id={titulo} className={styles.subtitulo}>
        Novo documento
      </h2>
      {gerar.error instanceof ApiError &&
        gerar.error.problema.codigo === 'dados_profissionais_incompletos' && (
          <CompletarCadastro titulo={gerar.error.problema.title} texto={gerar.error.problema.detail} />
        )}
      <Select
        label={FINALIZAR.tipo}
        options={OPCOES}
        placeholder="Selecione"
        error={errors.tipo?.message}
        {...form.register('tipo')}
      />
      <TextArea
        label={FINALIZAR.conteudo}
        rows={5}
        maxLength={LIMITES_DO_DOCUMENTO.conteudo}
        error={errors.conteudo?.message}
        {...form.register('conteudo')}
      />
      {valores.tipo === 'receita' && (
        <TextArea
          label={FINALIZAR.medicamentos}
          rows={4}
          maxLength={LIMITES_DO_DOCUMENTO.medicamentos}
          hint="Substâncias controladas ou com retenção não são prescritas por aqui."
          error={errors.medicamentos?.message}
          {...form.register('medicamentos')}
        />
      )}
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
      <div className={styles.acoes}>
        <Button variant="secondary" onClick={baixarPrevia} disabled={valores.tipo === ''}>
          {FINALIZAR.previa}
        </Button>
        <Button type="submit" busy={gerar.isPending && 'Criando documento...'}>
          {FINALIZAR.gerar}
        </Button>
      </div>
    </form>
  )
}

const eCampo = (campo: string): campo is (typeof CAMPOS)[number] => CAMPOS.some((nome) => nome === campo)
