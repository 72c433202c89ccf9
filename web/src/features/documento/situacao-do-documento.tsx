import { useMutation, useQueryClient } from '@tanstack/react-query'
import { verDocumento } from '#domain/documento/contract.ts'
import { tituloDoEmitido } from '#domain/documento/adendo.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { ADENDO, FINALIZAR } from '#domain/documento/textos.ts'
import { FALHA_DA_ASSINATURA } from '#domain/documento/textos-certificado.ts'
import { ESTADOS_NA_TELA, estadoNaTela, temArquivo } from '#domain/documento/tipos.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { DescartarDocumento } from './descartar-documento.tsx'
import styles from './documento.module.css'
import { chaveDoDocumento, useDocumento, useDownload } from './use-documentos.ts'

interface SituacaoDoDocumentoProps {
  readonly documento: DocumentoVisto
  /** Begins an addendum to it. */
  readonly onAdendo?: ((documento: DocumentoVisto) => void) | undefined
}

/** Status box of a document (D §2.11): signed is said only when it is. */
export function SituacaoDoDocumento({ documento: visto, onAdendo }: SituacaoDoDocumentoProps) {
  const documento = useDocumento(visto)
  const download = useDownload()
  const estado = estadoNaTela(documento.status)
  const pronto = estado === 'signed' && temArquivo(documento.file_url)
  const baixar = () => download.mutate(documento.id)
  return (
    <Card as="article" dense aria-label={tituloDoEmitido(documento)}>
      <div className={styles.linha}>
        <div>
          <h3 className={styles.tipo}>{tituloDoEmitido(documento)}</h3>
          <p className={styles.quando}>Criado em: {emSaoPaulo(documento.created_at)}</p>
        </div>
        <output aria-live="polite">
          <Badge tone={pronto ? 'sucesso' : 'aviso'}>{ESTADOS_NA_TELA[estado]}</Badge>
        </output>
      </div>
      {!pronto && documento.falha && (
        <Alert tone="aviso" title={FINALIZAR.assinatura_indisponivel}>
          {FALHA_DA_ASSINATURA[documento.falha]}
        </Alert>
      )}
      {download.falha && <Falha jaDita {...download.falha} />}
      <div className={styles.acoes}>
        {pronto && (
          <>
            {onAdendo && (
              <Button variant="quiet" small onClick={() => onAdendo(documento)}>
                {ADENDO.acrescentar}
              </Button>
            )}
            <Button variant="quiet" small onClick={baixar}>
              {FINALIZAR.ver}
            </Button>
            <Button small onClick={baixar} busy={download.isPending && 'Abrindo...'}>
              {FINALIZAR.baixar}
            </Button>
          </>
        )}
        {estado === 'awaiting_signature' && (
          <>
            <DescartarDocumento documento={documento} />
            <VerificarAssinatura id={documento.id} />
          </>
        )}
      </div>
    </Card>
  )
}

/** Asks the server; the button shows work for 2 s at least (D §9, leituras §12). */
function VerificarAssinatura({ id }: { readonly id: string }) {
  const queries = useQueryClient()
  const verificar = useMutation({
    mutationFn: async () => {
      const [documento] = await Promise.all([
        call(verDocumento, { id }),
        esperar(PRAZOS.verificar_assinatura.ms),
      ])
      return documento
    },
    onSuccess: (documento) => {
      guardarResposta(queries, chaveDoDocumento(id), documento)
      if (documento.status === 'created')
        toast({
          title: 'Assinatura pendente',
          description: 'A assinatura ainda não foi concluída. Continuamos acompanhando por você.',
        })
    },
    onError: (error) => toast(avisoDaVerificacao(error)),
  })
  return (
    <>
      {verificar.error && <Falha jaDita {...avisoDaVerificacao(verificar.error)} />}
      <Button
        variant="secondary"
        small
        busy={verificar.isPending && 'Verificando...'}
        onClick={() => verificar.mutate()}
      >
        {FINALIZAR.verificar}
      </Button>
    </>
  )
}

const avisoDaVerificacao = (error: Error) =>
  avisoOuSemRede(error, { title: 'Erro na verificação', description: error.message })

const esperar = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
