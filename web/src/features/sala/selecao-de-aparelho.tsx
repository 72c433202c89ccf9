import { type Aparelho, CHAMADA } from '#domain/sala/textos.ts'
import { Select } from '../../components/select.tsx'
import { usePreferencias } from './preferencias.ts'

interface SelecaoDeAparelhoProps {
  readonly aparelho: Aparelho
  readonly disponiveis: readonly MediaDeviceInfo[]
  readonly onEscolher: (id: string) => void
}

/** Which camera or microphone is used, here and in the next call. */
export function SelecaoDeAparelho({ aparelho, disponiveis, onEscolher }: SelecaoDeAparelhoProps) {
  const { microfone_id, camera_id } = usePreferencias()
  const [kind, escolhido] =
    aparelho === 'camera' ? (['videoinput', camera_id] as const) : (['audioinput', microfone_id] as const)
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
      onChange={({ target }) => onEscolher(target.value)}
    />
  )
}
