import { TESTE_DE_EMAIL } from '#domain/email/textos-da-pagina-de-teste.ts'
import type { ToastContent } from '../../components/toast-store.ts'

/** Copies a text and answers so; where the browser does not allow it, how to do it by hand (D §8). */
export async function copiar(texto: string, copiado: string): Promise<ToastContent> {
  try {
    await navigator.clipboard.writeText(texto)
    return { title: copiado }
  } catch {
    const { titulo, descricao } = TESTE_DE_EMAIL.erro_ao_copiar
    return { title: titulo, description: descricao, variant: 'destructive' }
  }
}
