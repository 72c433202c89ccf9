import { REVISOES } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { kycRevisoes } from '#domain/kyc/contract-revisao.ts'
import { call } from '../../lib/api.ts'
import { FilaDeRevisao } from './fila-de-revisao.tsx'
import { Revisao } from './revisao.tsx'
import { SoAdmin } from './so-admin.tsx'

type Item = Saida<typeof kycRevisoes>['revisoes'][number]

/** The reviewer's queue: the owner of 'Em análise' (estados §1). */
export function Revisoes() {
  return (
    <SoAdmin>
      <FilaDeRevisao<Item>
        textos={REVISOES}
        chave="revisoes"
        ler={async (signal) => (await call(kycRevisoes, {}, { signal })).revisoes}
        emEspera={({ tipo, usuario_id: id, reasons: motivos }) => ({
          titulo: tipo === 'medico' ? REVISOES.medico : REVISOES.paciente,
          id,
          motivos,
        })}
        Aberta={Revisao}
      />
    </SoAdmin>
  )
}
