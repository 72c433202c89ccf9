import { classes } from '../lib/classes.ts'
import styles from './icon.module.css'

/** Our own small set, drawn on a 24 px grid with a 2 px line. */
const PATHS = {
  certo: 'M5 12.5l4.5 4.5L19 7.5',
  fechar: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  seta: 'M5 12h14M13 6l6 6-6 6',
  voltar: 'M19 12H5M11 6l-6 6 6 6',
  abaixo: 'M6 9l6 6 6-6',
  alerta: 'M12 4l9 16H3zM12 10v4M12 17.2v.1',
  erro: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7.5v5M12 16.2v.1',
  info: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.7v.1',
  relogio: 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5l3.5 2',
  telefone:
    'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 006 6l1.5-2 4 1.5v3a2 2 0 01-2.2 2A16.5 16.5 0 014.5 5.7a2 2 0 012-2.2z',
  olho: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z',
  olhoFechado:
    'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-3 3.7M6.3 7.6A16.5 16.5 0 002.5 12S6 18.5 12 18.5a9 9 0 004.2-1M9.9 9.9a3 3 0 004.2 4.2',
  pessoa: 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  arquivo: 'M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5V8.5h5M9 13h6.5M9 16.5h6.5',
  agenda: 'M4.5 5.5h15v15h-15zM4.5 10h15M8.5 3v4M15.5 3v4',
  sair: 'M10 4H5v16h5M9.5 12H20M16 8l4 4-4 4',
  microfone: 'M12 3.5a3 3 0 00-3 3v5a3 3 0 006 0v-5a3 3 0 00-3-3zM5.5 11.5a6.5 6.5 0 0013 0M12 18v3',
  microfoneMudo:
    'M4 4l16 16M15 10.5v-4a3 3 0 00-5.6-1.5M9 9v2.5a3 3 0 004.6 2.5M5.5 11.5a6.5 6.5 0 0010 5.5M18.4 12.5a6.5 6.5 0 00.1-1M12 18v3',
  videoDesligado: 'M4 4l16 16M10 6.5h5v5.5M15 10.5l5.5-3.5v9M14.5 17.5h-11v-11h2',
  desligar:
    'M3.5 14.5c0-3 3.8-5.5 8.5-5.5s8.5 2.5 8.5 5.5c0 1.5-.8 2-2 1.7l-2.3-.6c-.9-.2-1.2-.8-1.2-1.6v-1.3a10 10 0 00-6 0V14c0 .8-.3 1.4-1.2 1.6l-2.3.6c-1.2.3-2-.2-2-1.7z',
  ajustes: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h7M15 17h5M15 5v4M9 10v4M13 15v4',
  video: 'M3.5 6.5h11.5v11H3.5zM15 10.5l5.5-3.5v10L15 13.5',
  fila: 'M4 6h2M9.5 6H20M4 12h2M9.5 12H20M4 18h2M9.5 18H20',
  historico: 'M4 12a8 8 0 108-8 8 8 0 00-6.5 3.3M5 3.5v4h4M12 8v4.5l3 1.7',
  painel: 'M4 20V11M10 20V4M16 20v-6M21 20H3',
  casa: 'M4 11l8-7 8 7v9H4zM10 20v-6h4v6',
  cadeado: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 017 0v3M12 14.5v2',
  escudo: 'M12 3l8 3v5.5c0 4.7-3.3 8-8 9.5-4.7-1.5-8-4.8-8-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  assinatura:
    'M3.5 20.5h17M4.5 16.5c3-1.5 6-9.5 8-11.5 1.5-1.5 3.5.5 2 3-2 3.5-6 6.5-6 8 0 1.7 2.5-.5 4-2 .5 2 1.5 2.5 4.5 1',
  estrela: 'M12 3.5l2.7 5.6 6.1.8-4.5 4.2 1.2 6.1L12 17.2l-5.5 3 1.2-6.1-4.5-4.2 6.1-.8z',
  coracao: 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0112 7.2a4.3 4.3 0 017.5 2.6C19.5 15.4 12 20 12 20z',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v12h-17zM12 10a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  enviar: 'M12 16V4M7 8.5L12 3.5l5 5M4.5 15.5v5h15v-5',
  baixar: 'M12 4v12M7 11.5l5 5 5-5M4.5 16.5v4h15v-4',
  atualizar: 'M20 12a8 8 0 11-2.5-5.8M20 3.5v4.5h-4.5',
  mais: 'M12 5v14M5 12h14',
  dinheiro: 'M3 6.5h18v11H3zM12 9.2a2.8 2.8 0 100 5.6 2.8 2.8 0 000-5.6zM6.4 12h.1M17.6 12h.1',
  editar: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
} as const

export type IconName = keyof typeof PATHS

interface IconProps {
  readonly nome: IconName
  /** Filled with the text colour instead of outlined. */
  readonly cheio?: boolean
  readonly className?: string
}

/** Decoration beside a text: hidden from assistive technology, sized by the text around it. */
export function Icon({ nome, cheio = false, className }: IconProps) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[nome]} fill={cheio ? 'currentColor' : 'none'} />
    </svg>
  )
}
