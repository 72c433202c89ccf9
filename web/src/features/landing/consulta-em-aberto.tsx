import { useEffect, useState } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { ConsultaAberta } from '../../components/consulta-aberta.tsx'
import { call } from '../../lib/api.ts'
import { lerPerfil } from '../../lib/sessao/perfil.ts'
import { consultaAberta } from '../../lib/consultas/use-minhas-consultas.ts'
import styles from './consulta-em-aberto.module.css'

/** Below the page for as long as it is open: who comes back to the landing page finds their consultation at once. */
export function ConsultaEmAberto() {
  const [aberta, setAberta] = useState<ConsultaVista>()
  useEffect(() => {
    let atual = true
    async function ler() {
      const perfil = await lerPerfil()
      if (perfil?.tipo !== 'paciente') return
      const { consultas } = await call(minhasConsultas, {})
      if (atual) setAberta(consultaAberta(consultas))
    }
    // A sign-in that has expired, or no network: the page is the one for everybody.
    ler().catch(() => undefined)
    return () => {
      atual = false
    }
  }, [])
  return (
    aberta && (
      <aside className={styles.faixa} aria-label="Consulta aberta">
        <ConsultaAberta consulta={aberta} />
      </aside>
    )
  )
}
