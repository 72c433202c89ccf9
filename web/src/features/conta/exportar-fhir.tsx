import { hojeEm } from '#domain/base/campos.ts'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { exportarDadosFhir } from '#domain/documento/contract.ts'
import { FHIR } from '#domain/documento/fhir/textos.ts'
import { Button } from '../../components/button.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Icon } from '../../components/icon.tsx'
import { call } from '../../lib/api.ts'
import { useConfirmados } from '../dependente/use-dependentes.ts'
import { salvarArquivo } from '../../lib/salvar-arquivo.ts'
import { avisoDaExportacao, useExportacao } from './use-exportacao.ts'
import styles from './conta.module.css'

/** Whose record; nobody named is oneself. */
interface De {
  readonly paciente_id?: string
  readonly nome?: string
}

/** The record for another health system: one's own, and that of each dependant, each in a file of its own. */
export function ExportarFhir() {
  const confirmados = useConfirmados()
  const fhir = useExportacao(async ({ paciente_id, nome }: De) => {
    const pacote = await call(exportarDadosFhir, { paciente_id })
    const arquivo = FHIR.arquivo(hojeEm(new Date(pacote.timestamp)), nome)
    salvarArquivo(arquivo, JSON.stringify(pacote, null, 2), 'application/fhir+json')
  })
  const todos: readonly De[] = [
    {},
    ...confirmados.map(({ dependente_id, nome }) => ({ paciente_id: dependente_id, nome })),
  ]
  return (
    <>
      <p className={styles.texto}>{FHIR.texto}</p>
      {fhir.error && <Falha jaDita {...avisoDaExportacao(fhir.error)} />}
      <div className={styles.botoes}>
        {todos.map((de) => (
          <Button
            key={de.paciente_id ?? ''}
            small
            variant="secondary"
            busy={
              fhir.isPending &&
              fhir.variables.paciente_id === de.paciente_id &&
              PRIVACIDADE.exportar.preparando
            }
            onClick={() => fhir.mutate(de)}
          >
            <Icon nome="baixar" />
            {de.nome === undefined ? FHIR.meu : FHIR.de(de.nome)}
          </Button>
        ))}
      </div>
    </>
  )
}
