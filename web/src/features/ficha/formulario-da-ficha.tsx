import type { FormEvent } from 'react'
import type { Ficha } from '#domain/ficha/ficha.ts'
import { FICHA, FICHA_MUDOU } from '#domain/ficha/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { Corpo } from './corpo.tsx'
import styles from './ficha.module.css'
import { Listas } from './listas.tsx'
import { PerguntaDeAlergias } from './pergunta-de-alergias.tsx'
import { useFormulario } from './use-formulario.ts'

interface FormularioDaFichaProps {
  readonly ficha: Ficha | null
  /** Under which name what is typed outlives a reload. */
  readonly rascunho: string
  /** The dependant it is of; left out for one's own. */
  readonly de?: string | undefined
}

/** The whole profile in one form, saved at once. */
export function FormularioDaFicha({ ficha, rascunho, de }: FormularioDaFichaProps) {
  const formulario = useFormulario(ficha, rascunho, de)
  const { digitada, erros, falha, mudou, salvando, abrindo, mudar, salvar, abrirAtual } = formulario
  const enviar = (event: FormEvent) => {
    event.preventDefault()
    salvar()
  }
  return (
    <form noValidate onSubmit={enviar} className={styles.formulario}>
      <Card as="section" aria-labelledby="alergias">
        <h2 id="alergias" className={styles.titulo}>
          {FICHA.alergias.titulo}
        </h2>
        <PerguntaDeAlergias
          de={de !== undefined}
          digitadas={digitada.alergias}
          erros={erros}
          onMudar={(alergias) => mudar({ alergias })}
        />
      </Card>
      <Listas digitada={digitada} erros={erros} onMudar={mudar} />
      <Corpo digitada={digitada} erros={erros} onMudar={mudar} />
      {mudou && (
        <Alert
          announce
          tone="aviso"
          title={FICHA.mudou}
          actions={
            <Button small variant="secondary" busy={abrindo && FICHA.abrindo} onClick={abrirAtual}>
              {FICHA.abrir_atual}
            </Button>
          }
        >
          {FICHA_MUDOU}
        </Alert>
      )}
      {falha && <Falha {...falha} />}
      <div className={styles.acoes}>
        {ficha && <p className={styles.dica}>{FICHA.atualizada(dataEHora(ficha.atualizada_em))}</p>}
        <Button type="submit" busy={salvando && FICHA.salvando}>
          {FICHA.salvar}
        </Button>
      </div>
    </form>
  )
}
