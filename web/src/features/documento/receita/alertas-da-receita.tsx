import type { ErroDeCampo } from '#domain/base/erros.ts'
import { RECEITA } from '#domain/documento/receita/textos.ts'
import { Alert } from '../../../components/alert.tsx'
import { Checkbox } from '../../../components/checkbox.tsx'

interface AlertasDaReceitaProps {
  readonly alertas: readonly ErroDeCampo[]
  readonly cientes: readonly string[]
  readonly onMudar: (cientes: string[]) => void
}

/** What the server warns of: each is corrected in the form, or ticked as seen, which is stored. */
export function AlertasDaReceita({ alertas, cientes, onMudar }: AlertasDaReceitaProps) {
  if (alertas.length === 0) return null
  return (
    <Alert tone="aviso" title={RECEITA.alertas.titulo} announce>
      <p>{RECEITA.alertas.texto}</p>
      {alertas.map(({ campo, motivo }) => (
        <Checkbox
          key={campo}
          label={motivo}
          checked={cientes.includes(campo)}
          onChange={({ target }) =>
            onMudar(target.checked ? [...cientes, campo] : cientes.filter((outro) => outro !== campo))
          }
        />
      ))}
    </Alert>
  )
}
