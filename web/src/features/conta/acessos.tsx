import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { acessosPorDia, type DiaDeAcessos } from '#domain/documento/acessos-do-dia.ts'
import { quemViuProntuario } from '#domain/documento/contract.ts'
import { Alert } from '../../components/alert.tsx'
import { call } from '../../lib/api.ts'
import { soHora } from '../../lib/no-relogio-daqui.ts'
import styles from './conta.module.css'
import { useDeQuem } from './de-quem.tsx'
import { ListaSobPedido } from './lista-sob-pedido.tsx'

const { acessos: TEXTOS } = PRIVACIDADE

/** 'Quem viu meu prontuário': who, when, what. */
export function Acessos() {
  const [aberta, setAberta] = useState(false)
  const { campo, dependente } = useDeQuem()
  const paciente_id = dependente?.dependente_id
  const [agora] = useState(() => new Date())
  const { data, error, refetch } = useQuery({
    queryKey: ['usuarios', 'acessos', paciente_id],
    queryFn: () => call(quemViuProntuario, { paciente_id }),
    enabled: aberta,
  })
  return (
    <ListaSobPedido
      id="acessos"
      textos={dependente ? { ...TEXTOS, vazio: TEXTOS.vazio_de(dependente.nome) } : TEXTOS}
      aberta={aberta}
      onAbrir={() => setAberta(true)}
      erro={error}
      onRepetir={() => void refetch()}
      itens={data && acessosPorDia(data.acessos, agora).map(doDia)}
    >
      {campo}
      {data && !data.integro && <Alert tone="perigo">{TEXTOS.alterado}</Alert>}
      {data && data.total > data.acessos.length && (
        <p className={styles.texto}>{TEXTOS.quantos(data.acessos.length, data.total)}</p>
      )}
    </ListaSobPedido>
  )
}

const doDia = ({ dia, frases }: DiaDeAcessos) => (
  <li key={dia} className={styles.registro}>
    <strong className={styles.dia}>{dia}</strong>
    <ul className={styles.frases}>
      {frases.map(({ sequencia, frase, em }) => (
        <li key={sequencia}>
          <span>{frase}</span> <time dateTime={em}>{soHora(em)}</time>
        </li>
      ))}
    </ul>
  </li>
)
