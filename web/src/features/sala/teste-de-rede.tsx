import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resultadoDaRede, type ResultadoDaRede } from '#domain/sala/teste-de-rede.ts'
import { RESULTADO_DA_REDE, TESTE_DE_REDE, tempoDaRede } from '#domain/sala/textos-do-teste.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { NetworkError } from '../../lib/api.ts'
import { procurarRetransmissor } from './procurar-retransmissor.ts'
import { servidoresIce } from './servidores-ice.ts'
import styles from './teste.module.css'
import { guardarTeste } from './teste-guardado.ts'

interface Feito {
  readonly resultado: ResultadoDaRede
  /** Milliseconds, where a relay was reached. */
  readonly ms?: number
}

/** Does this network let a call through? Asked of the relays this consultation will have. */
export function TesteDeRede({ consulta_id }: { readonly consulta_id: string }) {
  const queries = useQueryClient()
  const teste = useMutation({
    networkMode: 'always',
    mutationFn: async (): Promise<Feito> => {
      const perguntar = { ...servidoresIce(consulta_id), retry: false, networkMode: 'always' } as const
      const servidores = await queries.fetchQuery(perguntar)
      if (!servidores.some(({ urls }) => [urls].flat().some((url) => url.startsWith('turn'))))
        return { resultado: 'direta' }
      const achado = await procurarRetransmissor(servidores)
      return { resultado: resultadoDaRede(achado), ...(achado.via && { ms: achado.ms }) }
    },
    onSettled: (feito, error) => guardarTeste({ rede: resultadoDe(feito, error) }),
  })
  return (
    <section aria-labelledby="teste-de-rede" className={styles.parte}>
      <h3 id="teste-de-rede">{TESTE_DE_REDE.titulo}</h3>
      <p className={styles.discreto}>{TESTE_DE_REDE.convite}</p>
      <output>
        {!teste.isPending && (teste.data ?? teste.error) && (
          <Dito feito={teste.data ?? { resultado: resultadoDe(undefined, teste.error) }} />
        )}
      </output>
      <div>
        <Button
          variant="secondary"
          onClick={() => teste.mutate()}
          busy={teste.isPending && TESTE_DE_REDE.testando}
        >
          <Icon nome="atualizar" />
          {TESTE_DE_REDE.testar}
        </Button>
      </div>
    </section>
  )
}

function resultadoDe(feito: Feito | undefined, error: Error | null): ResultadoDaRede {
  if (feito) return feito.resultado
  return error instanceof NetworkError ? 'sem_internet' : 'sem_servidores'
}

function Dito({ feito: { resultado, ms } }: { readonly feito: Feito }) {
  const { tom, rotulo, passo } = RESULTADO_DA_REDE[resultado]
  return (
    <>
      <Badge tone={tom}>{ms === undefined ? rotulo : `${rotulo} (${tempoDaRede(ms)})`}</Badge>
      {passo && <p>{passo}</p>}
    </>
  )
}
