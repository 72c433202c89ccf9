import { useId, useRef, useState } from 'react'
import { soDigitos } from '#domain/base/campos.ts'
import { eEspecialidade, LISTA_A, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { CADASTRO_MEDICO, ESPECIALIDADES_A } from '#domain/medico/textos-cadastro.ts'
import { Button } from '../../../components/button.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { Icon } from '../../../components/icon.tsx'
import { MaskedField } from '../../../components/masked-field.tsx'
import { Select } from '../../../components/select.tsx'
import styles from './cadastro-medico.module.css'
import { errosDaLinha, linhasValidas } from './campos.ts'
import { type Linha, LINHA_VAZIA } from './rascunho.ts'

const OPCOES = LISTA_A.map((id) => ({ value: id, label: rotuloDaEspecialidade(id) }))

interface EspecialidadesProps {
  readonly linhas: readonly Linha[]
  readonly onMudar: (linhas: Linha[]) => void
  readonly focar: boolean
  readonly onVoltar: () => void
  readonly onProximo: () => void
}

/** Step 2: each specialty with its RQE (D §2.4). */
export function Especialidades({ linhas, onMudar, focar, onVoltar, onProximo }: EspecialidadesProps) {
  const id = useId()
  const [cobrar, setCobrar] = useState(false)
  const adicionar = useRef<HTMLButtonElement>(null)
  const valido = linhasValidas(linhas)
  const trocar = (indice: number, mudanca: Partial<Linha>) =>
    onMudar(linhas.map((linha, outro) => (outro === indice ? { ...linha, ...mudanca } : linha)))

  return (
    <Passo titulo={CADASTRO_MEDICO.passos[1]} texto={ESPECIALIDADES_A.texto} focar={focar}>
      <form
        noValidate
        className={styles.formulario}
        onSubmit={(event) => {
          event.preventDefault()
          if (valido) onProximo()
          else setCobrar(true)
        }}
      >
        <ol className={styles.linhas}>
          {linhas.map((linha, indice) => {
            const erros = errosDaLinha(linhas, indice)
            return (
              // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
              <li key={indice} className={styles.linha}>
                <Select
                  label={ESPECIALIDADES_A.especialidade(indice + 1)}
                  placeholder={ESPECIALIDADES_A.selecione}
                  options={OPCOES}
                  value={linha.especialidade}
                  error={visivel(erros.especialidade, cobrar, linha.especialidade)}
                  onChange={({ target }) =>
                    trocar(indice, { especialidade: eEspecialidade(target.value) ? target.value : '' })
                  }
                />
                <MaskedField
                  label={ESPECIALIDADES_A.rqe(indice + 1)}
                  format={soDigitos}
                  value={linha.rqe}
                  error={visivel(erros.rqe, cobrar, linha.rqe)}
                  autoComplete="off"
                  onChange={({ target }) => trocar(indice, { rqe: target.value })}
                />
                <Button
                  variant="quiet"
                  aria-label={ESPECIALIDADES_A.remover(indice + 1, rotuloDa(linha))}
                  onClick={() => {
                    onMudar(linhas.filter((_, outro) => outro !== indice))
                    // The focus must not go away with the row.
                    adicionar.current?.focus()
                  }}
                >
                  <Icon nome="fechar" />
                </Button>
              </li>
            )
          })}
        </ol>
        <div>
          <Button ref={adicionar} variant="secondary" onClick={() => onMudar([...linhas, LINHA_VAZIA])}>
            <Icon nome="mais" />
            {ESPECIALIDADES_A.adicionar}
          </Button>
        </div>
        <Acoes id={id} dica={dicaDe(linhas, valido, cobrar)}>
          <Button variant="secondary" onClick={onVoltar}>
            {CADASTRO_MEDICO.voltar}
          </Button>
          <Button type="submit" aria-disabled={!valido} aria-describedby={id}>
            {CADASTRO_MEDICO.proximo}
          </Button>
        </Acoes>
      </form>
    </Passo>
  )
}

/** An error is told once something was typed that is wrong, or everything was asked for. */
const visivel = (erro: string | null, cobrar: boolean, valor: string): string | undefined =>
  erro !== null && (cobrar || valor !== '') ? erro : undefined

const rotuloDa = ({ especialidade }: Linha): string | undefined =>
  especialidade === '' ? undefined : rotuloDaEspecialidade(especialidade)

function dicaDe(linhas: readonly Linha[], valido: boolean, cobrar: boolean): string | null {
  if (valido) return null
  if (linhas.length === 0) return ESPECIALIDADES_A.vazia
  const errado = linhas.some((linha, indice) => {
    const { especialidade, rqe } = errosDaLinha(linhas, indice)
    return (
      visivel(especialidade, cobrar, linha.especialidade) !== undefined ||
      visivel(rqe, cobrar, linha.rqe) !== undefined
    )
  })
  return errado ? CADASTRO_MEDICO.corrija : CADASTRO_MEDICO.preencha
}
