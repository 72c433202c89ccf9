import { setTimeout as sleep } from 'node:timers/promises'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { acaso as acasoDe } from '#semente/gerar/acaso.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { loja } from '../../tests/support/pessoas.ts'
import { MedicoNoSoak } from './medico.ts'
import type { Medidor } from './medidor.ts'
import { PacienteNoSoak } from './paciente.ts'

/** What patients say, the specialty the triage finds in it, and the share of patients and doctors of it. */
const QUEIXAS = [
  { sintomas: 'Ardência para urinar há dois dias.', especialidade: 'clinica_medica', parte: 0.6 },
  {
    sintomas: 'Manchas vermelhas na pele que coçam há duas semanas.',
    especialidade: 'dermatologia',
    parte: 0.2,
  },
  { sintomas: 'Ando muito ansiosa e sem dormir há um mês.', especialidade: 'psiquiatria', parte: 0.2 },
] as const satisfies readonly { sintomas: string; especialidade: Especialidade; parte: number }[]

interface Tamanho {
  readonly pacientes: number
  readonly medicos: number
  readonly minutos: number
  /** Consultations asked for in a minute. */
  readonly porMinuto: number
  readonly semente: number
}

interface Cena {
  /** Consultations that were asked for, by id, with the status their patient saw last. */
  readonly consultas: ReadonlyMap<string, string | undefined>
  /** Arrivals for whom every patient was taken. */
  readonly semPaciente: number
}

/** Between these many milliseconds in the room: short, so that twenty doctors are enough. */
const CONSULTA_MS = { de: 10_000, ate: 25_000 } as const
const JUNTOS = 8
/** Who asked in the last moment is still attended, or expires. */
const FIM_MS = 20 * 60_000

/**
 * Patients who ask for consultations at a steady rate and doctors who take them, until the time is over and all have
 * ended. `comecar` is called once everybody is there.
 */
export async function cena(
  cloud: CloudProcess,
  medidor: Medidor,
  { pacientes: quantos, medicos: quantosMedicos, minutos, porMinuto, semente }: Tamanho,
  comecar: () => void,
): Promise<Cena> {
  await loja(cloud)
  const acaso = acasoDe(semente)
  const pacientes = await aosPoucos(quantos, (n) =>
    PacienteNoSoak.novo(cloud, medidor, lugar(n), acasoDe(semente + n)),
  )
  const medicos = await aosPoucos(quantosMedicos, (n) =>
    MedicoNoSoak.novo(cloud, medidor, {
      especialidade: daParte((n + 0.5) / quantosMedicos).especialidade,
      lugar: lugar(quantos + n),
      acaso: acasoDe(semente - 1 - n),
      consultaMs: () => CONSULTA_MS.de + acaso() * (CONSULTA_MS.ate - CONSULTA_MS.de),
    }),
  )
  comecar()
  for (const medico of medicos) medico.trabalhar()
  const consultas = new Map<string, string | undefined>()
  const emCurso = new Set<Promise<void>>()
  let semPaciente = 0
  const fim = Date.now() + minutos * 60_000
  while (Date.now() < fim) {
    // Poisson arrivals: the pauses are exponential.
    await sleep((-Math.log(1 - acaso()) * 60_000) / porMinuto)
    const livres = pacientes.filter(({ ocupado }) => !ocupado)
    const paciente = livres[Math.floor(acaso() * livres.length)]
    if (!paciente) {
      semPaciente++
      continue
    }
    const { sintomas } = daParte(acaso())
    let id = ''
    const consulta = paciente
      .consultar(sintomas, (pedida) => {
        id = pedida
        consultas.set(id, undefined)
      })
      .then(({ status }) => void consultas.set(id, status))
      .catch((error: unknown) => console.error(`[soak] ${id}: ${String(error)}`))
      .finally(() => emCurso.delete(consulta))
    emCurso.add(consulta)
  }
  await Promise.race([Promise.all(emCurso), sleep(FIM_MS, undefined, { ref: false })])
  await Promise.all(medicos.map((medico) => medico.parar()))
  await Promise.all(pacientes.map((paciente) => paciente.fechar()))
  return { consultas, semPaciente }
}

/** The complaint this part of all, from 0 up to 1, falls to. */
function daParte(parte: number): (typeof QUEIXAS)[number] {
  let ate = 0
  for (const queixa of QUEIXAS) {
    ate += queixa.parte
    if (parte < ate) return queixa
  }
  return QUEIXAS[0]
}

/** An address of this machine for each person. */
const lugar = (n: number): string => `127.0.${1 + Math.floor(n / 200)}.${2 + (n % 200)}`

async function aosPoucos<T>(quantos: number, fazer: (n: number) => Promise<T>): Promise<T[]> {
  const feitos: T[] = []
  while (feitos.length < quantos) {
    const primeiro = feitos.length
    const lote = Math.min(JUNTOS, quantos - primeiro)
    feitos.push(...(await Promise.all(Array.from({ length: lote }, (_, i) => fazer(primeiro + i)))))
  }
  return feitos
}
