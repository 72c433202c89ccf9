import { useState } from 'react'
import { erroDoEndereco } from '#domain/medico/endereco.ts'
import { ENDERECO } from '#domain/medico/textos-onboarding.ts'
import { Button } from '../../../components/button.tsx'
import { Falha } from '../../../components/falha-no-lugar.tsx'
import { Field } from '../../../components/field.tsx'
import styles from './dados.module.css'
import { type DadosDoMedico, useSalvarDados } from './use-dados.ts'

/** The address documents print (estados §2). */
export function EnderecoProfissional({ dados }: { readonly dados: DadosDoMedico }) {
  const [endereco, setEndereco] = useState(dados.endereco_profissional ?? '')
  const [erro, setErro] = useState<string | null>(null)
  const salvar = useSalvarDados(ENDERECO.salvo)
  const igual = endereco.trim() === (dados.endereco_profissional ?? '')
  return (
    <form
      noValidate
      className={styles.formulario}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const motivo = erroDoEndereco(endereco)
        setErro(motivo)
        if (motivo === null && !salvar.isPending) salvar.mutate({ endereco_profissional: endereco })
      }}
    >
      <Field
        label={ENDERECO.rotulo}
        hint={ENDERECO.dica}
        name="endereco_profissional"
        autoComplete="street-address"
        maxLength={200}
        value={endereco}
        error={erro ?? undefined}
        onChange={(event) => {
          setErro(null)
          setEndereco(event.target.value)
        }}
        onBlur={() => endereco.trim() !== '' && setErro(erroDoEndereco(endereco))}
      />
      {salvar.falha && <Falha jaDita {...salvar.falha} />}
      <Button
        type="submit"
        variant="secondary"
        small
        aria-disabled={igual}
        busy={salvar.isPending && ENDERECO.salvando}
      >
        {ENDERECO.salvar}
      </Button>
    </form>
  )
}
