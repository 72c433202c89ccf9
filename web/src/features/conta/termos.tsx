import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { meusConsentimentos } from '#domain/documento/contract.ts'
import { call } from '../../lib/api.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './conta.module.css'
import { useDeQuem } from './de-quem.tsx'
import { ListaSobPedido } from './lista-sob-pedido.tsx'

const { termos: TEXTOS } = PRIVACIDADE

/** The consent terms the person accepted, with their text where it is the one in force. */
export function Termos() {
  const [aberta, setAberta] = useState(false)
  const { campo, dependente } = useDeQuem()
  const paciente_id = dependente?.dependente_id
  const { data, error, refetch } = useQuery({
    queryKey: ['usuarios', 'consentimentos', paciente_id],
    queryFn: async () => (await call(meusConsentimentos, { paciente_id })).consentimentos,
    enabled: aberta,
  })
  return (
    <ListaSobPedido
      id="termos"
      textos={dependente ? { ...TEXTOS, vazio: TEXTOS.vazio_de(dependente.nome) } : TEXTOS}
      aberta={aberta}
      onAbrir={() => setAberta(true)}
      erro={error}
      onRepetir={() => void refetch()}
      itens={data?.map(({ consulta_id, versao, aceito_em }) => (
        <li key={consulta_id} className={styles.registro}>
          {versao === TERMO.versao ? (
            <details className={styles.termo}>
              <summary>{TEXTOS.linha(versao)}</summary>
              {TERMO.paragrafos.map((paragrafo) => (
                <p key={paragrafo}>{paragrafo}</p>
              ))}
            </details>
          ) : (
            <strong>{TEXTOS.linha(versao)}</strong>
          )}
          <span>
            {TEXTOS.aceito} <time dateTime={aceito_em}>{dataEHora(aceito_em)}</time>
          </span>
        </li>
      ))}
    >
      {campo}
    </ListaSobPedido>
  )
}
