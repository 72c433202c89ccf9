import { useState } from 'react'
import { controlClass, FieldFrame, type FieldProps, useFieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './password-field.module.css'

/** A password with a button that shows it while one types. */
export function PasswordField({ label, hint, error, id, ...input }: Omit<FieldProps, 'type'>) {
  const [visible, setVisible] = useState(false)
  const wiring = useFieldWiring({ hint, error, id })
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <div className={styles.caixa}>
        <input
          {...input}
          {...wiring}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={controlClass(styles.controle)}
        />
        <button
          type="button"
          className={styles.olho}
          aria-label={visible ? 'Ocultar senha' : 'Mostrar senha'}
          aria-controls={wiring.id}
          onClick={() => setVisible(!visible)}
        >
          <Icon nome={visible ? 'olhoFechado' : 'olho'} />
        </button>
      </div>
    </FieldFrame>
  )
}
