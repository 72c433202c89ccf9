import type { TIPOS_DO_MEDICO } from './tipos.ts'

/**
 * What the free text of a document usually says where its fields say the rest: offered while it is empty, and the
 * doctor's to change. The other types have no such text.
 */
export const TEXTOS_USUAIS: Readonly<Partial<Record<(typeof TIPOS_DO_MEDICO)[number]['tipo'], string>>> = {
  receita: 'Usar conforme indicado em cada item.',
  atestado: 'Atesto atendimento médico, por telemedicina, nesta data.',
}

export const USAR_TEXTO_USUAL = 'Usar o texto usual'
