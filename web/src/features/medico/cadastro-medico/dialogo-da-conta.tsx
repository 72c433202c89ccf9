import { useState } from 'react'
import { CONTA_DO_MEDICO } from '#domain/medico/textos-cadastro.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { RadioGroup } from '../../../components/radio-group.tsx'
import styles from './cadastro-medico.module.css'
import { ContaExistente } from './conta-existente.tsx'
import { ContaNova } from './conta-nova.tsx'
import type { Rascunho } from './rascunho.ts'

export type ModoDaConta = 'criar' | 'entrar' | 'completar'

interface DialogoDaContaProps {
  readonly modo: ModoDaConta
  readonly rascunho: Rascunho
  /** Asked for by 'Finalizar Cadastro', which goes on with the account; without it one only signs in. */
  readonly finalizar: boolean
  readonly onFechar: () => void
  /** This browser is signed in, and the account has a profile. */
  readonly onPronta: () => void
}

/**
 * 'Finalizar Cadastro' without a session: a new account from what was typed, or the one there is (estados §2). Or
 * signing in before anything is typed.
 */
export function DialogoDaConta({
  modo: inicial,
  rascunho,
  finalizar,
  onFechar,
  onPronta,
}: DialogoDaContaProps) {
  const [modo, setModo] = useState(inicial)
  const titulo = modo === 'completar' ? CONTA_DO_MEDICO.completar : CONTA_DO_MEDICO.titulo
  return (
    <Dialog
      open
      onClose={onFechar}
      title={finalizar ? titulo : CONTA_DO_MEDICO.so_entrar}
      description={CONTA_DO_MEDICO.texto}
    >
      <div className={styles.formulario}>
        {finalizar && modo !== 'completar' && (
          <RadioGroup
            label={CONTA_DO_MEDICO.modo}
            name="modo"
            inline
            value={modo}
            onChange={({ target }) => setModo(target.value === 'entrar' ? 'entrar' : 'criar')}
            options={[
              { value: 'criar', label: CONTA_DO_MEDICO.criar },
              { value: 'entrar', label: CONTA_DO_MEDICO.entrar },
            ]}
          />
        )}
        {modo === 'entrar' ? (
          <ContaExistente email={rascunho.email} finalizar={finalizar} onPronta={onPronta} />
        ) : (
          <ContaNova rascunho={rascunho} comSenha={modo === 'criar'} onPronta={onPronta} />
        )}
      </div>
    </Dialog>
  )
}
