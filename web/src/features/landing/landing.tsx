import { lazy, Suspense, useState } from 'react'
import { Cabecalho } from './cabecalho.tsx'
import { ChamadaParaMedicos } from './chamada-para-medicos.tsx'
import { ComoFunciona } from './como-funciona.tsx'
import { Confianca } from './confianca.tsx'
import { Depoimentos } from './depoimentos.tsx'
import type { Escolha } from './dialogo-de-escolha.tsx'
import { Duvidas } from './duvidas.tsx'
import { Equipe } from './equipe.tsx'
import { Heroi } from './heroi.tsx'
import { PularParaOConteudo } from '../../components/pular-para-o-conteudo.tsx'
import { Rodape } from '../../components/publico/rodape.tsx'
import { umaVez } from '../../lib/carregar.ts'
import { Valor } from './valor.tsx'

const carregarEscolha = umaVez(() => import('./dialogo-de-escolha.tsx'))
const DialogoDeEscolha = lazy(() => carregarEscolha().then((m) => ({ default: m.DialogoDeEscolha })))

interface LandingProps {
  /** Somebody is signed in here, as far as this browser knows: the ways in are their own. */
  readonly dentro?: boolean
  /** Opens the login dialog in a mode. */
  readonly onEntrar: (modo: Escolha) => void
  /** The header's way in, for whoever comes back: may be signed in already. */
  readonly onVoltar: () => void
  /** A sign-in is likely soon. */
  readonly onPrepararLogin: () => void
}

/** The landing page (P §2.3). Loads neither sign-in nor dialog code before somebody reaches for it. */
export function Landing({ dentro = false, onEntrar, onVoltar, onPrepararLogin }: LandingProps) {
  const [escolha, setEscolha] = useState<Escolha>()
  const preparar = () => {
    void carregarEscolha()
    onPrepararLogin()
  }
  return (
    <>
      <PularParaOConteudo />
      <Cabecalho dentro={dentro} onEntrar={onVoltar} onPreparar={onPrepararLogin} />
      <main id="conteudo" tabIndex={-1}>
        <Heroi
          onAgendar={() => (dentro ? onVoltar() : setEscolha('paciente'))}
          onSouMedico={() => setEscolha('medico')}
          onPreparar={preparar}
        />
        <Confianca />
        <ComoFunciona />
        <Valor />
        <Equipe />
        <Depoimentos />
        <Duvidas />
        <ChamadaParaMedicos />
      </main>
      <Rodape />
      {escolha !== undefined && (
        <Suspense fallback={null}>
          <DialogoDeEscolha
            escolha={escolha}
            onEntrar={(modo) => {
              setEscolha(undefined)
              onEntrar(modo)
            }}
            onFechar={() => setEscolha(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
