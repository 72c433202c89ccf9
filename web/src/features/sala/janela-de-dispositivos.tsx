import { type Aparelho, CHAMADA } from '#domain/sala/textos.ts'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { SaidaDeSom } from './saida-de-som.tsx'
import { SelecaoDeAparelho } from './selecao-de-aparelho.tsx'

interface JanelaDeDispositivosProps {
  readonly open: boolean
  readonly disponiveis: readonly MediaDeviceInfo[]
  readonly soAudio: boolean
  readonly onSoAudio: (so: boolean) => void
  readonly onEscolher: (aparelho: Aparelho, id: string) => void
  readonly onClose: () => void
}

/** Which microphone, camera and speaker, and whether pictures are sent at all. */
export function JanelaDeDispositivos(props: JanelaDeDispositivosProps) {
  const { open, disponiveis, soAudio, onSoAudio, onEscolher, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={CHAMADA.escolher}
      actions={<Button onClick={onClose}>Pronto</Button>}
    >
      {(['microfone', 'camera'] as const).map((aparelho) => (
        <SelecaoDeAparelho
          key={aparelho}
          aparelho={aparelho}
          disponiveis={disponiveis}
          onEscolher={(id) => onEscolher(aparelho, id)}
        />
      ))}
      <SaidaDeSom disponiveis={disponiveis} />
      <Checkbox
        label={CHAMADA.so_audio.titulo}
        hint={CHAMADA.so_audio.dica}
        checked={soAudio}
        onChange={({ target }) => onSoAudio(target.checked)}
      />
    </Dialog>
  )
}
