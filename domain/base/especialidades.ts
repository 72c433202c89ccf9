/**
 * Specialties (leituras §4): one canonical id with underscores, stored, keyed and channelled by id, shown
 * by label. `a` and `b` tell which registration variant's list names it, and how (D §9); the product offers the union.
 */
export const ESPECIALIDADES = {
  clinica_medica: { rotulo: 'Clínica Médica', a: 'medicina-geral', b: true },
  cardiologia: { rotulo: 'Cardiologia', a: 'cardiologia', b: true },
  dermatologia: { rotulo: 'Dermatologia', a: 'dermatologia', b: true },
  endocrinologia: { rotulo: 'Endocrinologia', a: 'endocrinologia', b: true },
  gastroenterologia: { rotulo: 'Gastroenterologia', a: null, b: true },
  ginecologia: { rotulo: 'Ginecologia', a: 'ginecologia', b: true },
  homeopatia: { rotulo: 'Homeopatia', a: 'homeopatia', b: false },
  neurologia: { rotulo: 'Neurologia', a: 'neurologia', b: true },
  nutrologia: { rotulo: 'Nutrologia', a: 'nutrologia', b: false },
  oftalmologia: { rotulo: 'Oftalmologia', a: null, b: true },
  ortopedia: { rotulo: 'Ortopedia', a: 'ortopedia', b: true },
  otorrinolaringologia: { rotulo: 'Otorrinolaringologia', a: null, b: true },
  pediatria: { rotulo: 'Pediatria', a: 'pediatria', b: true },
  pneumologia: { rotulo: 'Pneumologia', a: null, b: true },
  psiquiatria: { rotulo: 'Psiquiatria', a: 'psiquiatria', b: true },
  urologia: { rotulo: 'Urologia', a: 'urologia', b: true },
} as const satisfies Record<
  string,
  { readonly rotulo: string; readonly a: string | null; readonly b: boolean }
>

export type Especialidade = keyof typeof ESPECIALIDADES

/** Whether a string is a canonical id. */
export const eEspecialidade = (valor: string): valor is Especialidade => Object.hasOwn(ESPECIALIDADES, valor)

/** Every canonical id, by label. */
export const ESPECIALIDADE_IDS: readonly Especialidade[] = Object.keys(ESPECIALIDADES).filter(eEspecialidade)

/** The specialty an active CRM gives without an RQE; never printed as a specialty (estados §2). */
export const ESPECIALIDADE_DO_CRM: Especialidade = 'clinica_medica'

/** The label a person reads. */
export const rotuloDaEspecialidade = (id: Especialidade): string => ESPECIALIDADES[id].rotulo

/** Variant A's list, in the specification's order (D §9). */
export const LISTA_A: readonly Especialidade[] = [
  'pediatria',
  'cardiologia',
  'dermatologia',
  'endocrinologia',
  'ginecologia',
  'neurologia',
  'nutrologia',
  'ortopedia',
  'psiquiatria',
  'urologia',
  'homeopatia',
  'clinica_medica',
]

/** Variant B's list, in the specification's order (D §9). */
export const LISTA_B: readonly Especialidade[] = [
  'clinica_medica',
  'cardiologia',
  'dermatologia',
  'endocrinologia',
  'gastroenterologia',
  'ginecologia',
  'neurologia',
  'oftalmologia',
  'ortopedia',
  'otorrinolaringologia',
  'pediatria',
  'pneumologia',
  'psiquiatria',
  'urologia',
]

const SINONIMOS: Readonly<Record<string, Especialidade>> = {
  medicina_geral: 'clinica_medica',
  clinico_geral: 'clinica_medica',
  clinica_geral: 'clinica_medica',
  medicina_interna: 'clinica_medica',
  ortopedia_e_traumatologia: 'ortopedia',
  ginecologia_e_obstetricia: 'ginecologia',
  endocrinologia_e_metabologia: 'endocrinologia',
}

/**
 * The canonical id of an id, a label or a known synonym, whatever its case, accents, hyphens or spaces.
 * Null when it is none: the caller refuses it (400), nothing is guessed.
 */
export function especialidadeDe(texto: string): Especialidade | null {
  const id = texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
  if (eEspecialidade(id)) return id
  return Object.hasOwn(SINONIMOS, id) ? (SINONIMOS[id] ?? null) : null
}
