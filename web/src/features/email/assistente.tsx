import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { modelosDeEmail, type ModeloDeEmail } from '#domain/email/assistente.ts'
import { rodapeCom } from '#domain/email/rodape.ts'
import { linksRapidos, TESTE_DE_EMAIL } from '#domain/email/textos-da-pagina-de-teste.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Field } from '../../components/field.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { TextArea } from '../../components/text-area.tsx'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { config } from '../../lib/config.ts'
import { copiar } from './copiar.ts'
import { alegar } from '../../components/publico/alegacoes.ts'
import styles from './email-test.module.css'

const { assistente: TEXTOS, copiado } = TESTE_DE_EMAIL

/** Card 2: every template with its subject, to be copied, and where they are pasted (D §2.16). */
export function Assistente() {
  const id = useId()
  const { data } = useQuery({ queryKey: ['config'], queryFn: config, staleTime: Infinity })
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{TEXTOS.titulo}</h2>
      <p className={styles.nota}>{TEXTOS.texto}</p>
      <ul className={styles.modelos}>
        {modelosDeEmail(rodapeCom(alegar('agencia') !== undefined)).map((modelo) => (
          <Modelo key={modelo.key} modelo={modelo} />
        ))}
      </ul>
      {data && (
        <nav aria-label={TEXTOS.links} className={styles.links}>
          <h3>{TEXTOS.links}</h3>
          {linksRapidos(data).map(({ rotulo, url }) => (
            <LinkButton key={rotulo} to={url} variant="quiet" newTab>
              {rotulo}
            </LinkButton>
          ))}
        </nav>
      )}
    </Card>
  )
}

function Modelo({ modelo: { name, subject, html } }: { readonly modelo: ModeloDeEmail }) {
  const [falha, setFalha] = useState<ToastContent>()
  async function depois(copia: Promise<ToastContent>) {
    const desfecho = await copia
    toast(desfecho)
    setFalha(desfecho.variant === 'destructive' ? desfecho : undefined)
  }
  return (
    <li className={styles.modelo}>
      <div className={styles.cabeca}>
        <h3>{name}</h3>
        <Button
          small
          variant="secondary"
          aria-label={TEXTOS.copiar_html_de(name)}
          onClick={() => void depois(copiar(html, copiado.html))}
        >
          {TEXTOS.copiar_html}
        </Button>
      </div>
      <div className={styles.assunto}>
        <Field label={TEXTOS.assunto} aria-label={TEXTOS.assunto_de(name)} value={subject} readOnly />
        <Button
          variant="secondary"
          aria-label={TEXTOS.copiar_assunto_de(name)}
          onClick={() => void depois(copiar(subject, copiado.assunto))}
        >
          {TEXTOS.copiar_assunto}
        </Button>
      </div>
      {falha && <Falha jaDita {...falha} />}
      <details className={styles.fonte}>
        <summary>{TEXTOS.ver_html}</summary>
        <TextArea label={TEXTOS.html_de(name)} value={html} rows={8} readOnly spellCheck={false} />
      </details>
    </li>
  )
}
