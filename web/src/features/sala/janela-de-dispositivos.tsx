import type { Aparelho } from '#domain/sala/textos.ts'
import { CHAMADA } from '#domain/sala/textos.ts'
import { Button } from '../../components/button.tsx'
import { Checkbox } from '../../components/checkbox.tsx'
import { Dialog } from '../../components/dialog.tsx'
import { Select } from '../../components/select.tsx'
import { usePreferencias } from './preferencias.ts'

interface JanelaDeDispositivosProps {
  readonly open: boolean
  readonly disponiveis: readonly MediaDeviceInfo[]
  readonly soAudio: boolean
  readonly onSoAudio: (so: boolean) => void
  readonly onEscolher: (aparelho: Aparelho, id: string) => void
  readonly onClose: () => void
}

/** Which microphone and which camera, and whether pictures are sent at all. */
export function JanelaDeDispositivos(props: JanelaDeDispositivosProps) {
  const { open, disponiveis, soAudio, onSoAudio, onEscolher, onClose } = props
  const { microfone_id, camera_id } = usePreferencias()
  const lista = (aparelho: Aparelho, kind: MediaDeviceKind, escolhido: string | undefined) => {
    const options = disponiveis
      .filter((device) => device.kind === kind && device.deviceId !== '')
      .map(({ deviceId, label }, index) => ({
        value: deviceId,
        label: label || `${CHAMADA[aparelho]} ${index + 1}`,
      }))
    const value = options.some((option) => option.value === escolhido) ? escolhido : options[0]?.value
    return (
      <Select
        label={CHAMADA[aparelho]}
        options={options.length > 0 ? options : [{ value: '', label: 'Nenhum dispositivo permitido' }]}
        disabled={options.length === 0}
        value={value ?? ''}
        onChange={(event) => onEscolher(aparelho, event.target.value)}
      />
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={CHAMADA.escolher}
      actions={<Button onClick={onClose}>Pronto</Button>}
    >
      {lista('microfone', 'audioinput', microfone_id)}
      {lista('camera', 'videoinput', camera_id)}
      <Checkbox
        label={CHAMADA.so_audio.titulo}
        hint={CHAMADA.so_audio.dica}
        checked={soAudio}
        onChange={({ target }) => onSoAudio(target.checked)}
      />
    </Dialog>
  )
}
