import { AREA } from '../../components/textos-da-area.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import styles from './inicio.module.css'
import { InicioDoMedico } from './medico.tsx'
import { InicioDoPaciente } from './paciente.tsx'

const TEXTOS = AREA.inicio

/** One home for whoever is signed in: what is open, and the one next step of each thing they come for. */
export function Inicio() {
  const { data: perfil } = usePerfil()
  if (!perfil) return <Skeleton cards={2} />
  const medico = perfil.tipo === 'medico'
  return (
    <div className={styles.tela}>
      <PageHeader
        title={TEXTOS.titulo(perfil.nome.trim().split(/\s+/)[0] ?? '')}
        subtitle={medico ? TEXTOS.medico : TEXTOS.paciente}
      />
      {medico ? <InicioDoMedico perfil={perfil} /> : <InicioDoPaciente perfil={perfil} />}
    </div>
  )
}
