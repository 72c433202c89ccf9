import type { ReactNode } from 'react'
import styles from './portrait.module.css'

export type Person = 'helena' | 'caio' | 'yumi' | 'antonio'

interface Look {
  readonly hairBehind?: ReactNode
  readonly hair: ReactNode
  readonly face?: ReactNode
  readonly over?: ReactNode
}

const GLASSES = (
  <g className={styles.oculos}>
    <rect x="81" y="96" width="32" height="25" rx="11" />
    <rect x="127" y="96" width="32" height="25" rx="11" />
    <path d="M113 106q7-5 14 0M81 105l-9-3M159 105l9-3" />
  </g>
)

const STETHOSCOPE = (
  <g className={styles.estetoscopio}>
    <path d="M90 180c-8 18-6 34 5 46M150 180c6 14 6 24 3 36" />
    <circle cx="152" cy="223" r="8" />
  </g>
)

const LOOKS: Record<Person, Look> = {
  helena: {
    hairBehind: (
      <path
        className={styles.cabelo}
        d="M58 108c-6-50 22-82 63-82 43 0 68 32 62 84-1 12 6 22 10 34 5 17-4 32-18 36-14 4-96 4-108 0-15-5-22-20-17-37 3-12 9-22 8-35z"
      />
    ),
    hair: (
      <>
        <path
          className={styles.cabelo}
          d="M68 112c-4-42 14-72 53-72 36 0 56 28 52 70-4-20-14-34-27-42-18 16-44 20-62 20-9 4-14 12-16 24z"
        />
        <path className={styles.fio} d="M84 84c18-2 40-6 58-20M74 96c1-22 12-38 30-44" />
      </>
    ),
    over: STETHOSCOPE,
  },
  caio: {
    hair: (
      <path
        className={styles.cabelo}
        d="M70 100c-6-38 14-66 51-66 36 0 56 27 49 66-3-10-4-20-9-27-9-11-22-15-41-15s-32 5-41 16c-5 7-6 16-9 26z"
      />
    ),
    face: (
      <>
        <path
          className={styles.barba}
          d="M72 112c1 34 20 58 48 58s47-24 48-58c-5 14-10 21-18 23-7-7-17-9-30-9s-23 2-30 9c-8-2-13-9-18-23z"
        />
        <path className={styles.dentes} d="M103 139q17 4 34 0q-4 14-17 14t-17-14z" />
      </>
    ),
    over: STETHOSCOPE,
  },
  yumi: {
    hairBehind: (
      <path
        className={styles.cabelo}
        d="M62 110c-5-52 20-82 58-82s63 30 58 82c-1 30 1 52 5 78-20 8-106 8-126 0 4-26 6-48 5-78z"
      />
    ),
    hair: (
      <>
        <path
          className={styles.cabelo}
          d="M70 118c-5-48 12-80 50-80s55 32 50 80c-5-10-7-20-8-32-14 4-28 5-42 5s-28-1-42-5c-1 12-3 22-8 32z"
        />
        <path className={styles.fio} d="M88 50c10-6 24-8 36-7M100 88c0-10 1-18 4-26M138 88c0-10-1-18-4-26" />
      </>
    ),
  },
  antonio: {
    hair: (
      <>
        <path
          className={styles.cabelo}
          d="M69 108c-8-6-9-24-4-38 8-24 30-37 56-37 27 0 46 12 54 36 5 16 3 33-4 39-2-16-6-28-13-36-12 4-26 2-38-4-12 8-24 10-38 6-7 8-11 18-13 34z"
        />
        <path className={styles.fio} d="M80 62c12-14 28-20 44-19M128 60c10 4 20 5 30 3" />
      </>
    ),
    face: (
      <path className={styles.bigode} d="M97 139c6-8 17-9 23-4 6-5 17-4 23 4-8 3-16 3-23 0-7 3-15 3-23 0z" />
    ),
    over: GLASSES,
  },
}

interface PortraitProps {
  readonly person: Person
  readonly className?: string | undefined
}

/** A drawn, fictitious person in a white coat; decoration beside the name. */
export function Portrait({ person, className }: PortraitProps) {
  const look = LOOKS[person]
  return (
    <svg
      viewBox="0 0 240 240"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
      className={[styles.retrato, styles[person], className].join(' ')}
    >
      {look.hairBehind}
      <path className={styles.jaleco} d="M14 246c0-42 26-62 68-70l38 16 38-16c42 8 68 28 68 70z" />
      <path className={styles.uniforme} d="M84 175l36 52 36-52c-7-2-12-3-17-4h-38c-5 1-10 2-17 4z" />
      <path className={styles.pescoco} d="M101 138h38v32c0 6 2 8 6 9l-25 27-25-27c4-1 6-3 6-9z" />
      <path className={styles.sombra} d="M101 156c8 18 30 18 38 0v15c-8 13-30 13-38 0z" />
      <path
        className={styles.lapela}
        d="M83 174c-6 1-11 3-15 5l8 30 12 3 32 28v-14zM157 174c6 1 11 3 15 5l-8 30-12 3-32 28v-14z"
      />
      <ellipse className={styles.pescoco} cx="71" cy="112" rx="8" ry="12" />
      <ellipse className={styles.pescoco} cx="169" cy="112" rx="8" ry="12" />
      <path
        className={styles.rosto}
        d="M71 100c0-36 19-58 49-58s49 22 49 58c0 40-20 69-49 69s-49-29-49-69z"
      />
      <ellipse className={styles.corado} cx="88" cy="130" rx="10" ry="6" />
      <ellipse className={styles.corado} cx="152" cy="130" rx="10" ry="6" />
      {look.face}
      <path className={styles.sobrancelha} d="M87 95q10-7 20-2M133 93q10-5 20 2" />
      <ellipse className={styles.olho} cx="98" cy="109" rx="4.4" ry="5.2" />
      <ellipse className={styles.olho} cx="142" cy="109" rx="4.4" ry="5.2" />
      <circle className={styles.brilho} cx="99.6" cy="107.2" r="1.5" />
      <circle className={styles.brilho} cx="143.6" cy="107.2" r="1.5" />
      <path className={styles.nariz} d="M121 112c-1 8-6 12-4 15 1 2 5 2 7 1" />
      {person !== 'caio' && <path className={styles.boca} d="M104 142q16 14 32 0" />}
      {look.hair}
      {look.over}
    </svg>
  )
}
