import { CASOS } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import type { AtoNoCaso } from '#domain/consulta/caso.ts'
import { agirNaConsulta, consultasParadas } from '#domain/consulta/contract-casos.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { call } from '../../lib/api.ts'
import styles from './admin.module.css'
import { Identificador } from './identificador.tsx'
import { type AtoPedido, ListaComAtos } from './lista-com-atos.tsx'
import { Numeros } from './numeros.tsx'
import { Quem } from './quem.tsx'
import { instante } from './formatos.ts'
import { SoAdmin } from './so-admin.tsx'

type Parada = Saida<typeof consultasParadas>['consultas'][number]

/** Consultations that their doctor left after both had met (estados §3): a person decides how each ends. */
export function ConsultasParadas() {
  return (
    <SoAdmin>
      <ListaComAtos
        chave={['admin', 'consultas']}
        textos={CASOS}
        ler={async (signal) => (await call(consultasParadas, {}, { signal })).consultas}
        agir={(pedido) => call(agirNaConsulta, pedido)}
        perigo={() => true}
      >
        {(paradas, onPedir) => <Paradas paradas={paradas} onPedir={onPedir} />}
      </ListaComAtos>
    </SoAdmin>
  )
}

interface ParadasProps {
  readonly paradas: readonly Parada[]
  readonly onPedir: (pedido: AtoPedido<AtoNoCaso>) => void
}

function Paradas({ paradas, onPedir }: ParadasProps) {
  if (paradas.length === 0) return <EmptyState title={CASOS.vazia.titulo}>{CASOS.vazia.descricao}</EmptyState>
  return (
    <>
      <p>{CASOS.ligue}</p>
      <ul className={styles.lista}>
        {paradas.map(({ consulta_id, desde, capture_before, paciente, medico, atos }) => (
          <Card key={consulta_id} as="li">
            <h2 className={styles.nome}>
              {CASOS.consulta} <Identificador valor={consulta_id} />
            </h2>
            <Numeros
              itens={[
                [CASOS.medico, <Quem key="medico" quem={medico} />],
                [CASOS.paciente, <Quem key="paciente" quem={paciente} />],
                [CASOS.desde, instante(desde)],
                [CASOS.ate, instante(capture_before)],
              ]}
            />
            <div className={styles.acoes}>
              {atos.map((ato) => (
                <Button
                  key={ato}
                  variant={ato === 'abandonar' ? 'primary' : 'secondary'}
                  onClick={() => onPedir({ consulta_id, ato })}
                >
                  {CASOS.atos[ato]}
                </Button>
              ))}
            </div>
          </Card>
        ))}
      </ul>
    </>
  )
}
