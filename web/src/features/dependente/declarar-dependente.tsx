import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Entrada } from '#domain/base/contrato.ts'
import { formatarData } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { adicionarDependente } from '#domain/dependente/contract.ts'
import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import { RELACOES } from '#domain/dependente/relacao.ts'
import { DEPENDENTES, rotuloDaRelacao } from '#domain/dependente/textos.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { MaskedField } from '../../components/masked-field.tsx'
import { Select } from '../../components/select.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import styles from './dependente.module.css'
import { type Digitado, EM_BRANCO, type Erros, lerDigitado } from './digitado.ts'
import { guardarLido } from './use-dependentes.ts'

interface FormularioProps {
  readonly perfil: Perfil
  readonly onFechar: () => void
}

/** A new dependant: who they are, what the adult is to them, and the declaration under penalty of law. */
export function FormularioDoDependente({ perfil, onFechar }: FormularioProps) {
  const queries = useQueryClient()
  const [digitado, setDigitado] = useState(EM_BRANCO)
  const [erros, setErros] = useState<Erros>(new Map())
  const [falha, setFalha] = useState<ToastContent>()
  const adicao = useMutation({
    mutationFn: (entrada: Entrada<typeof adicionarDependente>) => call(adicionarDependente, entrada),
    onSuccess: (adicionado) => {
      guardarLido(queries, adicionado)
      toast(DEPENDENTES.adicionado)
      onFechar()
    },
    onError: (error) => {
      const campos = error instanceof ApiError ? (error.problema.campos ?? []) : []
      setErros(new Map(campos.map(({ campo, motivo }) => [campo, motivo])))
      setFalha(
        avisoOuSemRede(error, {
          title: DEPENDENTES.nao_adicionado,
          description:
            campos.length > 0 || !(error instanceof ApiError) ? DEPENDENTES.corrigir : error.problema.detail,
        }),
      )
    },
  })

  const mudar = (mudanca: Partial<Digitado>) => {
    setDigitado((antes) => ({ ...antes, ...mudanca }))
    const campos = new Set(Object.keys(mudanca).map((campo) => (campo === 'aceita' ? 'declaracao' : campo)))
    setErros((antes) => new Map([...antes].filter(([campo]) => !campos.has(campo))))
    setFalha(undefined)
  }
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    if (adicao.isPending) return
    const lido = lerDigitado(digitado, perfil)
    setErros(lido.ok ? new Map() : lido.erros)
    setFalha(lido.ok ? undefined : { title: DEPENDENTES.nao_adicionado, description: DEPENDENTES.corrigir })
    if (lido.ok) adicao.mutate(lido.entrada)
  }
  return (
    <Card as="section" aria-labelledby="novo-dependente">
      <form className={styles.formulario} noValidate onSubmit={enviar}>
        <h2 id="novo-dependente" className={styles.titulo}>
          {DEPENDENTES.novo}
        </h2>
        <Field
          label={DEPENDENTES.nome}
          hint={DEPENDENTES.nome_dica}
          autoComplete="off"
          autoCapitalize="words"
          value={digitado.nome}
          error={erros.get('nome')}
          onChange={({ target }) => mudar({ nome: target.value })}
        />
        <div className={styles.campos}>
          <MaskedField
            label={DEPENDENTES.cpf}
            format={formatarCpf}
            autoComplete="off"
            value={digitado.cpf}
            error={erros.get('cpf')}
            onChange={({ target }) => mudar({ cpf: target.value })}
          />
          <MaskedField
            label={DEPENDENTES.nascimento}
            format={formatarData}
            placeholder="DD/MM/AAAA"
            autoComplete="off"
            value={digitado.data_nascimento}
            error={erros.get('data_nascimento')}
            onChange={({ target }) => mudar({ data_nascimento: target.value })}
          />
        </div>
        <Select
          label={DEPENDENTES.relacao}
          placeholder={DEPENDENTES.escolha}
          options={RELACOES.map((value) => ({ value, label: rotuloDaRelacao(value) }))}
          value={digitado.relacao}
          error={erros.get('relacao')}
          onChange={({ target }) => mudar({ relacao: target.value })}
        />
        <div className={styles.declaracao}>
          <h3>{DECLARACAO.titulo}</h3>
          {DECLARACAO.paragrafos.map((paragrafo) => (
            <p key={paragrafo}>{paragrafo}</p>
          ))}
          <p className={styles.discreto}>{DEPENDENTES.versao(DECLARACAO.versao)}</p>
        </div>
        <Checkbox
          label={DEPENDENTES.aceito}
          checked={digitado.aceita}
          error={erros.get('declaracao')}
          onChange={({ target }) => mudar({ aceita: target.checked })}
        />
        {falha && <Falha {...falha} />}
        <div className={styles.acoes}>
          <Button variant="secondary" onClick={onFechar} disabled={adicao.isPending}>
            {DEPENDENTES.cancelar}
          </Button>
          <Button type="submit" busy={adicao.isPending && DEPENDENTES.adicionando}>
            {DEPENDENTES.adicionar}
          </Button>
        </div>
      </form>
    </Card>
  )
}
