import { useState } from 'react'
import { TEXTOS_DAS_CHAVES as TEXTOS } from '#domain/acesso/textos-das-chaves.ts'
import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast-store.ts'
import { avisoDaFalha, entrarComChave, ondeGuarda } from './chaves.ts'

interface EntrarComChaveProps {
  readonly onEntrar: () => Promise<void>
}

/** Signs in with no address and no password, where this browser can. */
export function EntrarComChave({ onEntrar }: EntrarComChaveProps) {
  const [entrando, setEntrando] = useState(false)
  if (ondeGuarda() !== 'aqui') return null

  async function entrar() {
    setEntrando(true)
    try {
      await entrarComChave()
    } catch (error) {
      setEntrando(false)
      toast(avisoDaFalha(error))
      return
    }
    await onEntrar()
  }

  return (
    <Button variant="secondary" wide busy={entrando && TEXTOS.entrando} onClick={() => void entrar()}>
      {TEXTOS.entrar}
    </Button>
  )
}
