import type { KycEntrada } from '#domain/kyc/entrada.ts'
import type { Medico } from '#domain/medico/medico.ts'

/**
 * Names of the required fields that are missing (P §5). A run uses the stored profile; the form is only checked for
 * being filled in, so a doctor's registration must already be stored.
 */
export function camposFaltando(
  { form_data, document_files, selfie_path }: KycEntrada,
  tipo: 'paciente' | 'medico',
  medico: Pick<Medico, 'crm' | 'uf'> | undefined,
): string[] {
  const valores: Record<string, string | null | undefined> = {
    nome: form_data?.nome,
    cpf: form_data?.cpf,
    data_nascimento: form_data?.data_nascimento,
    ...(tipo === 'medico' && {
      crm_numero: medico?.crm && (form_data?.crm_numero ?? form_data?.crm),
      crm_uf: medico?.uf && (form_data?.crm_uf ?? form_data?.uf),
    }),
    document_files: document_files?.find((caminho) => caminho.trim() !== ''),
    selfie_path,
  }
  return Object.keys(valores).filter((nome) => !valores[nome]?.trim())
}
