import { useId, useState } from 'react'
import { DOCUMENTO } from '#domain/cadastro/textos.ts'
import { ENVIO, MAXIMO_DO_ARQUIVO } from '#domain/kyc/captura/imagem.ts'
import { type Lado, OPCOES_DE_DOCUMENTO } from '#domain/kyc/documento/documentos.ts'
import { ARQUIVO_INVALIDO, ETAPA_DO_DOCUMENTO, ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { Alert } from '../../../components/alert.tsx'
import { Button } from '../../../components/button.tsx'
import { avisar } from '../../cadastro/aviso-de-falha.ts'
import { AvisoDoDocumento } from '../../cadastro/passos/aviso-do-documento.tsx'
import { Acoes, Passo } from '../../cadastro/passos/passo.tsx'
import { ResultadoDoDocumento } from '../../cadastro/passos/resultado-do-documento.tsx'
import { FileUpload } from '../../kyc/camera/file-upload.tsx'
import type { Documento } from '../../kyc/documento/use-documento.ts'
import { Select } from '../../../components/select.tsx'
import { FalhaDePdf, primeiraPagina } from '../../../lib/pdf/pdf.ts'
import styles from './onboarding.module.css'

const OPCOES = OPCOES_DE_DOCUMENTO.map((value) => ({ value, label: value }))
const ROTULOS = { frente: ETAPA_DO_DOCUMENTO.frente, verso: ETAPA_DO_DOCUMENTO.verso } as const

interface PassoDocumentoDoMedicoProps {
  readonly documento: Documento
  /** Why the document is asked for again; null when it is the first time. */
  readonly aviso: string | null
  /** What was typed may be the problem: corrected in 'Revisar dados'. */
  readonly onRevisar: (() => void) | undefined
  readonly focar: boolean
  readonly onVoltar: () => void
  readonly onContinuar: () => void
}

/** Step 3 (D §2.5): the document as JPG, PNG or PDF, of which the first page is read. */
export function PassoDocumentoDoMedico({
  documento,
  aviso,
  onRevisar,
  focar,
  onVoltar,
  onContinuar,
}: PassoDocumentoDoMedicoProps) {
  const id = useId()
  const [escolhidos, setEscolhidos] = useState<Partial<Record<Lado, File>>>({})
  const [abrindo, setAbrindo] = useState<readonly Lado[]>([])
  const { tipo, fase, lados } = documento
  const deAntes = Object.values(lados).some((lado) => lado.aceitoAntes) && fase === 'sucesso'

  async function escolher(lado: Lado, arquivo: File | undefined) {
    setEscolhidos((antes) => ({ ...antes, [lado]: arquivo }))
    if (!arquivo) {
      documento.removerLado(lado)
      return
    }
    setAbrindo((antes) => [...antes, lado])
    try {
      const imagem = arquivo.type === 'application/pdf' ? await primeiraPagina(arquivo) : arquivo
      await documento.escolherLado(lado, imagem)
    } catch (error) {
      const motivo = error instanceof FalhaDePdf ? error.motivo : 'sem_suporte'
      setEscolhidos((antes) => ({ ...antes, [lado]: undefined }))
      avisar({ titulo: ARQUIVO_INVALIDO.titulo, descricao: ARQUIVO_INVALIDO.motivos[motivo] }, 'destructive')
    } finally {
      setAbrindo((antes) => antes.filter((outro) => outro !== lado))
    }
  }
  function recomecar(novo: Documento['tipo']) {
    setEscolhidos({})
    documento.escolherTipo(novo)
  }

  const ocupado = fase === 'validando' || abrindo.length > 0
  return (
    <Passo titulo={ONBOARDING.passos[2]} texto={ETAPA_DO_DOCUMENTO.texto} focar={focar}>
      {fase !== 'sucesso' && (
        <AvisoDoDocumento aviso={aviso} revisar={onRevisar !== undefined} onRevisar={() => onRevisar?.()} />
      )}
      {deAntes ? (
        <Button variant="secondary" small onClick={() => recomecar(undefined)}>
          {ETAPA_DO_DOCUMENTO.outro}
        </Button>
      ) : (
        <>
          <Select
            label={ENVIO.tipo}
            name="documento_tipo"
            placeholder={ENVIO.escolha}
            options={OPCOES}
            required
            value={tipo ?? ''}
            disabled={ocupado}
            onChange={({ target }) => recomecar(OPCOES_DE_DOCUMENTO.find((opcao) => opcao === target.value))}
          />
          {tipo && (
            <div className={styles.arquivos}>
              {(['frente', 'verso'] as const).map((lado) => (
                <FileUpload
                  key={`${tipo}-${lado}`}
                  label={ROTULOS[lado]}
                  arquivo={escolhidos[lado] ?? lados[lado]?.arquivo}
                  maximo={MAXIMO_DO_ARQUIVO}
                  disabled={ocupado}
                  tituloDaRecusa={ARQUIVO_INVALIDO.titulo}
                  onArquivo={(arquivo) => void escolher(lado, arquivo)}
                />
              ))}
            </div>
          )}
        </>
      )}
      {abrindo.length > 0 && <output className={styles.dica}>{ETAPA_DO_DOCUMENTO.lendo_pdf}</output>}
      {documento.faltaVerso && (
        <Alert tone="aviso" title={ETAPA_DO_DOCUMENTO.falta_verso.titulo} announce>
          {ETAPA_DO_DOCUMENTO.falta_verso.texto}
        </Alert>
      )}
      <ResultadoDoDocumento documento={documento} />
      <Acoes id={id} dica={fase === 'sucesso' ? null : ETAPA_DO_DOCUMENTO.dica}>
        <Button variant="secondary" onClick={onVoltar}>
          {ONBOARDING.voltar}
        </Button>
        <Button
          disabled={fase !== 'sucesso' && fase !== 'validando'}
          aria-describedby={id}
          busy={fase === 'validando' && DOCUMENTO.continuando}
          onClick={onContinuar}
        >
          {ONBOARDING.continuar}
        </Button>
      </Acoes>
    </Passo>
  )
}
