import { useState } from 'react'
import { TESTE_DE_SOM } from '#domain/sala/textos-do-teste.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { usePreferencias } from './preferencias.ts'
import { SaidaDeSom } from './saida-de-som.tsx'
import { tocarSom } from './tocar-som.ts'
import styles from './teste.module.css'
import { guardarTeste } from './teste-guardado.ts'

type Fase = 'parado' | 'tocando' | 'perguntando' | 'ouvido' | 'nao_ouvido' | 'falha'

/** Does one hear? Only the person can say. */
export function TesteDeSom({ disponiveis }: { readonly disponiveis: readonly MediaDeviceInfo[] }) {
  const { saida_id } = usePreferencias()
  const [fase, setFase] = useState<Fase>('parado')
  const tocar = () => {
    setFase('tocando')
    tocarSom(saida_id).then(
      () => setFase('perguntando'),
      () => setFase('falha'),
    )
  }
  const responder = (som: boolean) => {
    guardarTeste({ som })
    setFase(som ? 'ouvido' : 'nao_ouvido')
  }
  return (
    <section aria-labelledby="teste-de-som" className={styles.parte}>
      <h3 id="teste-de-som">{TESTE_DE_SOM.titulo}</h3>
      <SaidaDeSom disponiveis={disponiveis} />
      <output>
        {fase === 'perguntando' && TESTE_DE_SOM.pergunta}
        {fase === 'ouvido' && <Badge tone="sucesso">{TESTE_DE_SOM.ouvido}</Badge>}
        {fase === 'nao_ouvido' && TESTE_DE_SOM.ajuda}
        {fase === 'falha' && TESTE_DE_SOM.falha}
      </output>
      <div className={styles.acoes}>
        {fase === 'perguntando' ? (
          <>
            <Button onClick={() => responder(true)}>{TESTE_DE_SOM.ouvi}</Button>
            <Button variant="secondary" onClick={() => responder(false)}>
              {TESTE_DE_SOM.nao_ouvi}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={tocar} busy={fase === 'tocando' && TESTE_DE_SOM.tocando}>
            {TESTE_DE_SOM.tocar}
          </Button>
        )}
      </div>
    </section>
  )
}
