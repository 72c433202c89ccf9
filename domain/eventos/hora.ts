/**
 * The name of an hour, UTC: `2026-11-23T13`. A module of its own, because everything that writes to an access log needs
 * it without the anchors.
 */

const HORA_MS = 60 * 60 * 1000

export const horaDe = (instante: Date): string => instante.toISOString().slice(0, 13)
export const horasDepois = (hora: string, horas: number): string =>
  horaDe(new Date(Date.parse(`${hora}:00:00.000Z`) + horas * HORA_MS))
