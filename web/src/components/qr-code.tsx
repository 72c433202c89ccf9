import { create } from 'qrcode/lib/core/qrcode.js'
import styles from './qr-code.module.css'

/** Modules of white around the code (ISO/IEC 18004 §6.3.8). */
const QUIET = 4

/** A QR code as one drawing, dark on white in both themes: cameras read no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  const path = Array.from(modules.data)
    .flatMap((dark, i) =>
      dark ? `M${(i % modules.size) + QUIET} ${Math.floor(i / modules.size) + QUIET}h1v1h-1z` : [],
    )
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.codigo}
    >
      <path d={path} />
    </svg>
  )
}
