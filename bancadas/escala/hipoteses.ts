/**
 * What the calculation takes for granted, one place for all of it. What is measured stands in `perfil.json`, what the
 * product decides in `domain/` and `lib/`; here stands only what nobody can measure before there are people.
 */
export const HIPOTESES = {
  /** Share of a day's consultations in each hour, São Paulo time: two tops, late morning and early evening. */
  chegadasPorHora: [
    0.012, 0.008, 0.006, 0.005, 0.006, 0.01, 0.02, 0.038, 0.056, 0.066, 0.07, 0.064, 0.052, 0.052, 0.056,
    0.058, 0.06, 0.066, 0.076, 0.078, 0.062, 0.04, 0.026, 0.013,
  ],
  /** The worst second of the busiest hour over its mean. */
  rajada: 1.5,
  /** Share of the consultations that fall to each specialty; the first is the busiest. */
  especialidades: {
    clinica_medica: 0.45,
    pediatria: 0.2,
    ginecologia: 0.15,
    dermatologia: 0.12,
    psiquiatria: 0.08,
  },
  /** Minutes both are in the room; a Brazilian public service publishes 8 min 37 s. */
  minutosNaSala: 9,
  /** Times the two of a call ask for its relays: as they enter, and as they meet later or meet again. */
  perguntasPorChamada: 4,
  /** Share of the calls that find no way but a relay, and what each side of one sends. */
  retransmitidas: 0.2,
  megabitsPorSegundo: 1.5,
  /** Minutes the doctor then writes documents. */
  minutosDeDocumentos: 3,
  /** Share of an online doctor's time that is taken. */
  ocupacao: 0.8,
  /** Minutes a patient has the product open beside waiting and the room. */
  minutosAntesEDepois: 8,
  /** Share of the patients that are new and verify their identity first. */
  novos: 0.25,
  /** Consultations a person has in a month in which they have any. */
  consultasPorAtivo: 1.1,
  /** Requests for files of the site, and their megabytes, for one visit with a warm cache in half of the cases. */
  arquivosPorVisita: 14,
  megabytesPorVisita: 0.6,
  /** Bytes of log one invocation writes, its metrics included. */
  bytesDeRegistro: 1200,
  /** Milliseconds a function takes: its own, and for each call to AWS one after the other. */
  msDaFuncao: 15,
  msPorChamada: 6,
} as const

export type EspecialidadeSimulada = keyof typeof HIPOTESES.especialidades
