import { ENVIO } from '#domain/kyc/captura/imagem.ts'
import { LADOS, OPCOES_DE_DOCUMENTO } from '#domain/kyc/documento/documentos.ts'
import { Select } from '../../../components/select.tsx'
import styles from './envio-do-documento.module.css'
import { LadoDoDocumento } from './lado-do-documento.tsx'
import type { Documento } from './use-documento.ts'

const OPCOES = OPCOES_DE_DOCUMENTO.map((value) => ({ value, label: value }))

interface EnvioDoDocumentoProps {
  readonly documento: Documento
  readonly semCamera?: boolean
}

/** Document type and its two sides (P §2.9). */
export function EnvioDoDocumento({ documento, semCamera = false }: EnvioDoDocumentoProps) {
  const { tipo } = documento
  const disabled = documento.fase === 'validando'
  return (
    <div className={styles.envio}>
      <Select
        label={ENVIO.tipo}
        name="documento_tipo"
        placeholder={ENVIO.escolha}
        options={OPCOES}
        required
        value={tipo ?? ''}
        disabled={disabled}
        onChange={(event) =>
          documento.escolherTipo(OPCOES_DE_DOCUMENTO.find((opcao) => opcao === event.target.value))
        }
      />
      {tipo && (
        <div className={styles.lados}>
          {LADOS.map((lado) => (
            <LadoDoDocumento
              key={`${tipo}-${lado}`}
              lado={lado}
              opcao={tipo}
              enviado={documento.lados[lado]}
              preparando={documento.preparando.includes(lado)}
              disabled={disabled}
              semCamera={semCamera}
              onEscolher={(arquivo) => void documento.escolherLado(lado, arquivo)}
              onRemover={() => documento.removerLado(lado)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
