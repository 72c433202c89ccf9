import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { quemViuProntuario } from '#domain/documento/contract.ts'
import { Alert } from '../../components/alert.tsx'
import { call } from '../../lib/api.ts'
import { dataEHora } from '../../lib/quando.ts'
import styles from './conta.module.css'
import { ListaSobPedido } from './lista-sob-pedido.tsx'

const { acessos: TEXTOS } = PRIVACIDADE

/** 'Quem viu meu prontuário': who, when, what (architecture §11). */
export function Acessos() {
  const [aberta, setAberta] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['usuarios', 'acessos'],
    queryFn: () => call(quemViuProntuario, {}),
    enabled: aberta,
  })
  return (
    <ListaSobPedido
      id="acessos"
      textos={TEXTOS}
      aberta={aberta}
      onAbrir={() => setAberta(true)}
      falhou={error !== null && !data}
      onRepetir={() => void refetch()}
      itens={data?.acessos.map(({ sequencia, em, quem, o_que }) => (
        <li key={sequencia} className={styles.registro}>
          <strong>{quem}</strong>
          <span>{o_que}</span>
          <time dateTime={em}>{dataEHora(em)}</time>
        </li>
      ))}
    >
      {data && !data.integro && <Alert tone="perigo">{TEXTOS.alterado}</Alert>}
      {data && data.total > data.acessos.length && (
        <p className={styles.texto}>{TEXTOS.quantos(data.acessos.length, data.total)}</p>
      )}
    </ListaSobPedido>
  )
}
