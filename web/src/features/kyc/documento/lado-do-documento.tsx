import { useRef, useState } from 'react'
import { ENVIO, tamanhoLegivel } from '#domain/kyc/captura/imagem.ts'
import { fotoRecusada } from '#domain/kyc/documento/resultado-da-leitura.ts'
import { deveConter, type Lado, type OpcaoDeDocumento } from '#domain/kyc/documento/documentos.ts'
import { Badge } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { Card } from '../../../components/card.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { CameraCapture } from '../camera/camera-capture.tsx'
import { Foto } from '../camera/foto.tsx'
import styles from './lado-do-documento.module.css'
import { type LadoEnviado, ladoAceito } from './use-documento.ts'

interface LadoDoDocumentoProps {
  readonly lado: Lado
  readonly opcao: OpcaoDeDocumento
  readonly enviado: LadoEnviado | undefined
  readonly preparando: boolean
  /** While it is being read nothing can be changed. */
  readonly disabled: boolean
  /** Safe mode: only the gallery. */
  readonly semCamera?: boolean
  readonly onEscolher: (arquivo: File) => void
  readonly onRemover: () => void
}

/** One side of an identity document (P §2.9): take or choose a picture, see it, replace or remove it. */
export function LadoDoDocumento({
  lado,
  opcao,
  enviado,
  preparando,
  disabled,
  semCamera = false,
  onEscolher,
  onRemover,
}: LadoDoDocumentoProps) {
  const [camera, setCamera] = useState(false)
  const galeria = useRef<HTMLInputElement>(null)
  const nome = ENVIO.lados[lado]
  const conteudo = deveConter(opcao, lado)
  return (
    <Card as="section" dense aria-label={nome}>
      <div className={styles.topo}>
        <h3>{nome}</h3>
        <Situacao enviado={enviado} />
      </div>
      {enviado ? (
        <Escolhida lado={lado} enviado={enviado} disabled={disabled} onRemover={onRemover} />
      ) : (
        <p className={styles.dica}>
          {ENVIO.dica}
          {conteudo && <span>{conteudo}</span>}
        </p>
      )}
      {preparando && <output className={styles.dica}>{ENVIO.preparando}</output>}
      <div className={styles.acoes}>
        {!semCamera && (
          <Button
            variant={enviado ? 'quiet' : 'primary'}
            small
            disabled={disabled || preparando}
            aria-label={`${ENVIO.tirar_foto}: ${nome}`}
            onClick={() => setCamera(true)}
          >
            <Icon nome="camera" />
            {ENVIO.tirar_foto}
          </Button>
        )}
        <Button
          variant={enviado ? 'quiet' : 'secondary'}
          small
          disabled={disabled || preparando}
          aria-label={`${enviado ? ENVIO.substituir : ENVIO.galeria}: ${nome}`}
          onClick={() => galeria.current?.click()}
        >
          <Icon nome={enviado ? 'atualizar' : 'enviar'} />
          {enviado ? ENVIO.substituir : ENVIO.galeria}
        </Button>
      </div>
      <input
        ref={galeria}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        data-lado={lado}
        onChange={(event) => {
          const arquivo = event.target.files?.[0]
          // The same picture may be chosen again.
          event.target.value = ''
          if (arquivo) onEscolher(arquivo)
        }}
      />
      <Dialog open={camera} onClose={() => setCamera(false)} title={ENVIO.capturar[lado]}>
        <CameraCapture
          uso="documento"
          automatico
          onCancelar={() => setCamera(false)}
          onFoto={(foto) => {
            setCamera(false)
            onEscolher(new File([foto], `${lado}.jpg`, { type: foto.type }))
          }}
        />
      </Dialog>
    </Card>
  )
}

function Situacao({ enviado }: { readonly enviado: LadoEnviado | undefined }) {
  if (ladoAceito(enviado)) return <Badge tone="sucesso">Aprovada</Badge>
  return enviado?.leitura && fotoRecusada(enviado.leitura) ? <Badge tone="perigo">Refaça a foto</Badge> : null
}

interface EscolhidaProps {
  readonly lado: Lado
  readonly enviado: LadoEnviado
  readonly disabled: boolean
  readonly onRemover: () => void
}

/** Thumbnail, name and size; of a picture sent from another device only that it is there. */
function Escolhida({ lado, enviado, disabled, onRemover }: EscolhidaProps) {
  const { arquivo } = enviado
  return (
    <div className={styles.escolhida}>
      {arquivo ? (
        <Foto arquivo={arquivo} alt={`Foto escolhida: ${ENVIO.lados[lado]}`} className={styles.miniatura} />
      ) : (
        <span className={styles.miniatura} aria-hidden="true">
          <Icon nome="certo" />
        </span>
      )}
      <span className={styles.nome}>
        {arquivo ? arquivo.name : 'Foto já enviada'}
        {arquivo && <small>{tamanhoLegivel(arquivo.size)}</small>}
      </span>
      <button
        type="button"
        className={styles.remover}
        disabled={disabled}
        aria-label={ENVIO.remover(ENVIO.lados[lado])}
        onClick={onRemover}
      >
        <Icon nome="fechar" />
      </button>
    </div>
  )
}
