import { TESTE_DE_EMAIL } from '#domain/email/textos.ts'
import { toast } from '../../components/toast-store.ts'

/** Copies a text and says so; where the browser does not allow it, how to do it by hand (D §8). */
export async function copiar(texto: string, copiado: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(texto)
    toast({ title: copiado })
  } catch {
    const { titulo, descricao } = TESTE_DE_EMAIL.erro_ao_copiar
    toast({ title: titulo, description: descricao, variant: 'destructive' })
  }
}
