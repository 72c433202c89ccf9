import { type ChangeEvent, useId, useState } from 'react'
import { caminhoDe } from '#domain/base/rotas.ts'
import { formatarTelefone, soDigitos } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { UFS } from '#domain/base/crm.ts'
import { CADASTRO_MEDICO, IDENTIFICACAO } from '#domain/medico/textos-cadastro.ts'
import { Button } from '../../../components/button.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'
import { Field } from '../../../components/field.tsx'
import { LinkButton } from '../../../components/link-button.tsx'
import { MaskedField } from '../../../components/masked-field.tsx'
import { Select } from '../../../components/select.tsx'
import styles from './cadastro-medico.module.css'
import { type Campo, erroDoCampo, IDENTIDADE, INSCRICAO } from './campos.ts'
import { ConferenciaDoCrm } from './conferencia-do-crm.tsx'
import type { Rascunho } from './rascunho.ts'
import type { SituacaoDoCrm } from './use-conferencia.ts'

interface IdentificacaoProps {
  readonly rascunho: Rascunho
  readonly onMudar: (mudancas: Partial<Rascunho>) => void
  /** The account says who it is: name, e-mail and phone are its own, the CPF is known. */
  readonly conhecido: boolean
  readonly situacao: SituacaoDoCrm
  readonly onConferir: () => void
  readonly focar: boolean
  readonly onEntrar: () => void
  readonly onProximo: () => void
}

/** Step 1: who it is, and the CRM checked before going on (D §2.4). */
export function Identificacao(props: IdentificacaoProps) {
  const { rascunho, onMudar, conhecido, situacao, onConferir, focar, onEntrar, onProximo } = props
  const id = useId()
  const [tocados, setTocados] = useState<ReadonlySet<Campo>>(new Set())
  const campos: readonly Campo[] = conhecido ? INSCRICAO : [...IDENTIDADE, ...INSCRICAO]
  const valido = campos.every((campo) => erroDoCampo(campo, rascunho) === null)
  const pronto = valido && situacao === 'aprovado'
  const rotulos = IDENTIFICACAO.campos

  const campo = (nome: Campo) => ({
    label: rotulos[nome],
    name: nome,
    value: rascunho[nome],
    required: true,
    error: (tocados.has(nome) && erroDoCampo(nome, rascunho)) || undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setTocados((antes) => new Set([...antes].filter((outro) => outro !== nome)))
      onMudar({ [nome]: target.value })
    },
    onBlur: () => {
      if (rascunho[nome] !== '') setTocados((antes) => new Set([...antes, nome]))
    },
  })
  const daConta = conhecido ? { readOnly: true } : {}

  return (
    <Passo titulo={CADASTRO_MEDICO.passos[0]} texto={IDENTIFICACAO.texto} focar={focar}>
      <form
        noValidate
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          if (pronto) onProximo()
          else setTocados(new Set(campos))
        }}
      >
        <div className={styles.campos}>
          <Field {...campo('nome')} {...daConta} autoComplete="name" autoCapitalize="words" />
          <Field
            {...campo('email')}
            {...daConta}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          {!conhecido && (
            <MaskedField
              {...campo('cpf')}
              format={formatarCpf}
              placeholder="000.000.000-00"
              autoComplete="off"
            />
          )}
          <MaskedField
            {...campo('telefone')}
            {...daConta}
            value={formatarTelefone(rascunho.telefone)}
            format={formatarTelefone}
            type="tel"
            inputMode="tel"
            placeholder="(00) 00000-0000"
            autoComplete="tel-national"
          />
          <div className={styles.inscricao}>
            <MaskedField
              {...campo('crm')}
              format={soDigitos}
              hint={IDENTIFICACAO.crm_dica}
              autoComplete="off"
            />
            <Select
              {...campo('uf')}
              placeholder={IDENTIFICACAO.uf_vazia}
              options={UFS.map((uf) => ({ value: uf, label: uf }))}
            />
          </div>
        </div>
        {conhecido && (
          <p className={styles.nota}>
            {IDENTIFICACAO.da_conta}{' '}
            <LinkButton to={caminhoDe('onboarding_medico')} variant="quiet" small>
              {IDENTIFICACAO.corrigir}
            </LinkButton>
          </p>
        )}
        <ConferenciaDoCrm situacao={situacao} disponivel={valido} onConferir={onConferir} />
        <Checkbox
          label={IDENTIFICACAO.possui_rqe}
          hint={IDENTIFICACAO.possui_rqe_dica}
          checked={rascunho.possuiRqe}
          onChange={({ target }) => onMudar({ possuiRqe: target.checked })}
        />
        <Acoes id={id} dica={dicaDe(campos, rascunho, tocados, pronto, valido)}>
          <LinkButton to={caminhoDe('medico_junte_se')} variant="secondary">
            {CADASTRO_MEDICO.voltar}
          </LinkButton>
          <Button type="submit" aria-disabled={!pronto} aria-describedby={id}>
            {CADASTRO_MEDICO.proximo}
          </Button>
        </Acoes>
      </form>
      {!conhecido && (
        <p className={styles.rodape}>
          {IDENTIFICACAO.ja_tem}{' '}
          <Button variant="quiet" small onClick={onEntrar}>
            {IDENTIFICACAO.entrar}
          </Button>
        </p>
      )}
    </Passo>
  )
}

/** Why 'Próximo' waits (D §5). */
function dicaDe(
  campos: readonly Campo[],
  rascunho: Rascunho,
  tocados: ReadonlySet<Campo>,
  pronto: boolean,
  valido: boolean,
): string | null {
  if (pronto) return null
  if (valido) return IDENTIFICACAO.verifique
  const errado = campos.some(
    (campo) => tocados.has(campo) && rascunho[campo] !== '' && erroDoCampo(campo, rascunho) !== null,
  )
  return errado ? CADASTRO_MEDICO.corrija : CADASTRO_MEDICO.preencha
}
