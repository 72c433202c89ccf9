import { useState } from 'react'
import { caminhoDe } from '#domain/base/rotas.ts'
import { TEXTOS_DO_AVISO_DE_SENHA as TEXTOS } from '#domain/acesso/textos.ts'
import { avisoDispensado, dispensarAviso, senhaDefinida } from '../../lib/sessao/senha-definida.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { LinkButton } from '../../components/link-button.tsx'

/** Asks whoever came in by a link to set a password, until this browser saw one or the person closed it (P §2.5). */
export function SetPasswordBanner() {
  const [visible, setVisible] = useState(() => !senhaDefinida() && !avisoDispensado())
  if (!visible) return null
  return (
    <Alert
      tone="info"
      actions={
        <>
          <LinkButton to={caminhoDe('reset_senha')} variant="secondary" small>
            {TEXTOS.definir}
          </LinkButton>
          <Button
            variant="quiet"
            small
            aria-label={TEXTOS.fechar}
            onClick={() => {
              dispensarAviso()
              setVisible(false)
            }}
          >
            <Icon nome="fechar" />
          </Button>
        </>
      }
    >
      {TEXTOS.texto}
    </Alert>
  )
}
