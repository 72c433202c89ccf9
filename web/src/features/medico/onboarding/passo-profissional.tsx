import { useId, useState } from 'react'
import { CAMPOS_OBRIGATORIOS } from '#domain/base/campos.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { ETAPA_PROFISSIONAL, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { avisarTambem } from '../../cadastro/aviso-de-falha.ts'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Field } from '../../../components/field.tsx'
import { guardarRascunho } from '../../../lib/rascunho.ts'
import { Especialidades } from './especialidades.tsx'
import styles from './onboarding.module.css'
import {
  type Erros,
  errosDe,
  informadoDe,
  type InscricaoDigitada,
  type InscricaoInformada,
} from './inscricao-digitada.ts'

interface PassoProfissionalProps {
  readonly inicial: InscricaoDigitada
  /** The council confirmed CRM and UF, which are only shown: the specialties are what is left to correct. */
  readonly confirmado?: boolean
  /** What the button says while the work runs. */
  readonly ocupado: string | false
  readonly focar: boolean
  /** Name under which what is typed is kept in this tab until whoever gave it forgets it. */
  readonly rascunho?: string
  readonly onVoltar?: ((digitado: InscricaoDigitada) => void) | undefined
  /** `marcar` says what is wrong with the CRM. */
  readonly onEnviar: (
    informado: InscricaoInformada,
    marcar: (motivo: string) => void,
    digitado: InscricaoDigitada,
  ) => Promise<void>
}

/** Step 2 (D §2.5): CRM, UF, and the specialties with their RQE. */
export function PassoProfissional({
  inicial,
  confirmado = false,
  ocupado,
  focar,
  rascunho,
  onVoltar,
  onEnviar,
}: PassoProfissionalProps) {
  const id = useId()
  const [digitado, setDigitado] = useState(inicial)
  const [ditos, setDitos] = useState<Erros>({})
  const erros = errosDe(digitado, confirmado)
  const completo = Object.keys(erros).length === 0

  function mudar(campo: keyof Erros, novo: InscricaoDigitada) {
    setDitos((antes) => ({ ...antes, [campo]: undefined }))
    setDigitado(novo)
    if (rascunho !== undefined) guardarRascunho(rascunho, novo)
  }
  const dizer = (campo: keyof Erros, valor: string) => {
    if (valor.trim() !== '') setDitos((antes) => ({ ...antes, [campo]: erros[campo] }))
  }
  function enviar() {
    if (ocupado !== false) return
    setDitos(erros)
    if (!completo) {
      avisarTambem(CAMPOS_OBRIGATORIOS)
      return
    }
    void onEnviar(informadoDe(digitado), (crm) => setDitos((antes) => ({ ...antes, crm })), digitado)
  }

  return (
    <Passo
      titulo={ONBOARDING.passos[1]}
      texto={confirmado ? undefined : ETAPA_PROFISSIONAL.texto}
      focar={focar}
    >
      <form
        noValidate
        className={styles.bloco}
        onSubmit={(event) => {
          event.preventDefault()
          enviar()
        }}
      >
        {confirmado ? (
          <Alert
            tone="sucesso"
            title={`${ETAPA_PROFISSIONAL.confirmado.titulo}: ${digitado.crm}/${digitado.uf}`}
          >
            {ETAPA_PROFISSIONAL.confirmado.texto}
          </Alert>
        ) : (
          <div className={styles.registro}>
            <Field
              label={ETAPA_PROFISSIONAL.crm}
              hint={ETAPA_PROFISSIONAL.crm_dica}
              name="crm"
              inputMode="numeric"
              autoComplete="off"
              required
              value={digitado.crm}
              error={ditos.crm}
              onChange={({ target }) => mudar('crm', { ...digitado, crm: target.value })}
              onBlur={() => dizer('crm', digitado.crm)}
            />
            <Field
              label={ETAPA_PROFISSIONAL.uf}
              hint={ETAPA_PROFISSIONAL.uf_dica}
              name="uf"
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={2}
              required
              value={digitado.uf}
              error={ditos.uf}
              onChange={({ target }) => mudar('uf', { ...digitado, uf: target.value.toUpperCase() })}
              onBlur={() => dizer('uf', digitado.uf)}
            />
          </div>
        )}
        <Especialidades
          digitado={digitado}
          erros={ditos}
          rotulo={rotuloDaEspecialidade}
          onMudar={mudar}
          onSair={dizer}
        />
        <Acoes id={id} dica={dicaDe(completo, ditos)}>
          {onVoltar && (
            <Button variant="secondary" onClick={() => onVoltar(digitado)} disabled={ocupado !== false}>
              {ONBOARDING.voltar}
            </Button>
          )}
          <Button type="submit" aria-disabled={!completo} aria-describedby={id} busy={ocupado}>
            {ONBOARDING.continuar}
          </Button>
        </Acoes>
      </form>
    </Passo>
  )
}

function dicaDe(completo: boolean, ditos: Erros): string | null {
  if (Object.values(ditos).some((erro) => erro !== undefined)) return ONBOARDING.corrija
  return completo ? null : ONBOARDING.preencha
}
