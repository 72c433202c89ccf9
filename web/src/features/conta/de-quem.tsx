import { useState } from 'react'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { Select } from '../../components/select.tsx'
import { useConfirmados } from '../dependente/use-dependentes.ts'

const { rotulo, eu } = PRIVACIDADE.de_quem

/** Whose list is read: one's own, or that of somebody one answers for now. */
export function useDeQuem() {
  const [de, setDe] = useState('')
  const confirmados = useConfirmados()
  const dependente = confirmados.find(({ dependente_id }) => dependente_id === de)
  const options = [
    { value: '', label: eu },
    ...confirmados.map(({ dependente_id, nome }) => ({ value: dependente_id, label: nome })),
  ]
  const campo = confirmados.length > 0 && (
    <Select label={rotulo} options={options} value={de} onChange={({ target }) => setDe(target.value)} />
  )
  return { campo, dependente }
}
