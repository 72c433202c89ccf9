import type { UserEvent } from '@testing-library/user-event'

/**
 * Puts a whole text into a field at once, as a password manager or the clipboard does: where typing is not what is
 * tested. Each key draws the form anew, which takes a test longer than all the rest.
 */
export async function colar(user: UserEvent, campo: HTMLElement, texto: string): Promise<void> {
  await user.click(campo)
  await user.paste(texto)
}
