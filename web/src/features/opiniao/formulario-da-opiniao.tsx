import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { Saida } from '#domain/base/contrato.ts'
import { darOpiniao, type verOpiniao } from '#domain/opiniao/contract.ts'
import { type Dita, ditaSchema, NOTAS, RESPOSTAS_SOBRE_DUVIDAS } from '#domain/opiniao/opiniao.ts'
import { OPINIAO } from '#domain/opiniao/textos.ts'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { RadioGroup } from '../../components/radio-group.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import styles from './opiniao.module.css'
import { chaveDaOpiniao } from './use-opiniao.ts'

const DAS_NOTAS = NOTAS.map((nota) => ({ value: String(nota), label: OPINIAO.notas[nota] }))
const DAS_DUVIDAS = RESPOSTAS_SOBRE_DUVIDAS.map((value) => ({ value, label: OPINIAO.respostas[value] }))

interface FormularioDaOpiniaoProps {
  readonly consulta_id: string
  /** It was given by this form. */
  readonly onDada: () => void
}

/** A number and one question, sent once. */
export function FormularioDaOpiniao({ consulta_id, onDada }: FormularioDaOpiniaoProps) {
  const id = useId()
  const queries = useQueryClient()
  const [nota, setNota] = useState('')
  const [duvidas, setDuvidas] = useState('')
  const [erros, setErros] = useState<Readonly<Record<string, string>>>({})
  const dar = useMutation({
    mutationFn: (dita: Dita) => call(darOpiniao, { id: consulta_id, ...dita }),
    onSuccess: (opiniao) => {
      guardarResposta<Saida<typeof verOpiniao>>(queries, chaveDaOpiniao(consulta_id), {
        opiniao,
        pode: false,
      })
      onDada()
    },
  })
  const enviar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lida = ditaSchema.safeParse({ nota: Number(nota), duvidas })
    if (lida.success) {
      setErros({})
      dar.mutate(lida.data)
      return
    }
    const faltam = Object.fromEntries(
      lida.error.issues.map(({ path, message }) => [String(path[0]), message]),
    )
    setErros(faltam)
    const primeiro = faltam['nota'] ? 'nota' : 'duvidas'
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="${primeiro}${id}"]`)?.focus()
  }
  const falha =
    dar.error && avisoOuSemRede(dar.error, { title: OPINIAO.erro, description: dar.error.message })
  return (
    <form className={styles.formulario} onSubmit={enviar} noValidate>
      <p className={styles.explica}>{OPINIAO.explica}</p>
      <RadioGroup
        label={OPINIAO.nota}
        name={`nota${id}`}
        options={DAS_NOTAS}
        value={nota}
        error={erros['nota']}
        onChange={({ target }) => setNota(target.value)}
      />
      <RadioGroup
        inline
        label={OPINIAO.duvidas}
        name={`duvidas${id}`}
        options={DAS_DUVIDAS}
        value={duvidas}
        error={erros['duvidas']}
        onChange={({ target }) => setDuvidas(target.value)}
      />
      {falha && <Falha {...falha} />}
      <div className={styles.acoes}>
        <Button type="submit" busy={dar.isPending && OPINIAO.enviando}>
          {OPINIAO.enviar}
        </Button>
      </div>
    </form>
  )
}
