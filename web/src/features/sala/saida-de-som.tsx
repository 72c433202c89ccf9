import { TESTE_DE_SOM } from '#domain/sala/textos-do-teste.ts'
import { Select } from '../../components/select.tsx'
import { guardarPreferencias, usePreferencias } from './preferencias.ts'
import { escolheSaida } from './soar-em.ts'

/** Which speaker sounds, here and in the call. Nothing where the browser leaves that to the system, or there is one. */
export function SaidaDeSom({ disponiveis }: { readonly disponiveis: readonly MediaDeviceInfo[] }) {
  const { saida_id = '' } = usePreferencias()
  const saidas = disponiveis
    // The system's own choice is offered once, by the first option.
    .filter(({ kind, deviceId }) => kind === 'audiooutput' && !['', 'default'].includes(deviceId))
    .map(({ deviceId, label }, lugar) => ({
      value: deviceId,
      label: label || `${TESTE_DE_SOM.saida} ${lugar + 1}`,
    }))
  if (!escolheSaida() || saidas.length < 2) return null
  return (
    <Select
      label={TESTE_DE_SOM.saida}
      options={[{ value: '', label: TESTE_DE_SOM.saida_do_sistema }, ...saidas]}
      value={saidas.some(({ value }) => value === saida_id) ? saida_id : ''}
      onChange={({ target }) => guardarPreferencias({ saida_id: target.value })}
    />
  )
}
