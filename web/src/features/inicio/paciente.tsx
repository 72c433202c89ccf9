import { useQuery, useQueryClient } from '@tanstack/react-query'
import { caminhoDe } from '#domain/base/rotas.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { tituloDoEmitido } from '#domain/documento/adendo.ts'
import { LISTA } from '#domain/consulta/textos.ts'
import { listarDocumentos } from '#domain/documento/contract.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { COBRANCA_RECUSADA } from '#domain/pagamento/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Card } from '../../components/card.tsx'
import { ConsultaAberta } from '../../components/consulta-aberta.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { AREA } from '../../components/textos-da-area.ts'
import { call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import {
  CHAVE_DAS_MINHAS,
  consultaAberta,
  useAPagar,
  useMinhasConsultas,
} from '../../lib/consultas/use-minhas-consultas.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { nadaMudou } from '../../lib/tempo-real/nada-mudou.ts'
import styles from './inicio.module.css'

const TEXTOS = AREA.inicio
const COBRANCA = COBRANCA_RECUSADA.paciente
/** The rest stands in the files. */
const ULTIMOS = 3

/** In this order: what is owed, the open consultation, a new one, the documents, the health profile. */
export function InicioDoPaciente({ perfil }: { readonly perfil: Perfil }) {
  const { data: consultas, error, isPending, refetch } = useMinhasConsultas()
  const { data: aPagar = [] } = useAPagar()
  const aberta = consultaAberta(consultas ?? [])
  const queries = useQueryClient()
  useCanal(aberta ? canalDaConsulta(aberta.id) : null, (mensagem) => {
    const comecou = mensagem.evento === 'assinado' && !nadaMudou(mensagem, aberta)
    if (comecou || mensagem.evento === 'consulta.status')
      void queries.invalidateQueries({ queryKey: CHAVE_DAS_MINHAS })
  })
  if (isPending) return <Skeleton cards={2} />
  return (
    <>
      {!consultas && error && (
        <FalhaAoCarregar error={error} aviso={LISTA.erro} onRepetir={() => void refetch()} />
      )}
      {aPagar.length > 0 && (
        <Alert
          tone="aviso"
          title={COBRANCA.titulo}
          actions={<LinkButton to={caminhoDe('minhas_consultas')}>{COBRANCA.botao}</LinkButton>}
        >
          {COBRANCA.texto}
        </Alert>
      )}
      {aberta && <ConsultaAberta consulta={aberta} />}
      <div className={styles.opcoes}>
        {consultas && !aberta && (
          <Card as="section" aria-label={TEXTOS.sem_aberta.titulo}>
            <h2 className={styles.titulo}>{TEXTOS.sem_aberta.titulo}</h2>
            <p className={styles.texto}>{TEXTOS.sem_aberta.texto}</p>
            <LinkButton to={caminhoDe('triagem')}>{TEXTOS.nova}</LinkButton>
          </Card>
        )}
        {perfil.access_tier === 'full' && <Documentos />}
        <FichaDeSaude />
      </div>
    </>
  )
}

function FichaDeSaude() {
  return (
    <Card as="section" aria-label={TEXTOS.ficha.titulo}>
      <h2 className={styles.titulo}>{TEXTOS.ficha.titulo}</h2>
      <p className={styles.texto}>{TEXTOS.ficha.texto}</p>
      <LinkButton to={caminhoDe('ficha')} variant="secondary">
        {TEXTOS.ficha.abrir}
      </LinkButton>
    </Card>
  )
}

function Documentos() {
  const { data } = useQuery({
    queryKey: ['documents'],
    queryFn: async () => (await call(listarDocumentos, {})).documentos,
  })
  return (
    <Card as="section" aria-label={TEXTOS.documentos}>
      <h2 className={styles.titulo}>{TEXTOS.documentos}</h2>
      {data?.length === 0 && <p className={styles.texto}>{TEXTOS.sem_documentos}</p>}
      {data && data.length > 0 && (
        <ul className={styles.lista}>
          {data.slice(0, ULTIMOS).map((documento) => (
            <li key={documento.id}>
              {tituloDoEmitido(documento)}
              <span className={styles.quando}>{emSaoPaulo(documento.created_at)}</span>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to={caminhoDe('meus_arquivos')} variant="secondary">
        {TEXTOS.arquivos}
      </LinkButton>
    </Card>
  )
}
