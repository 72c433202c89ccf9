import { REVISOES } from '#domain/admin/textos-atos.ts'
import type { Saida } from '#domain/base/contrato.ts'
import { kycRevisoes } from '#domain/kyc/contract-revisao.ts'
import { call } from '../../lib/api.ts'
import { FilaDeRevisao } from './fila-de-revisao.tsx'
import { instante } from './formatos.ts'
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
        emEspera={({ tipo, usuario_id: id, reasons, proxima_tentativa: proxima }) => ({
          titulo: tipo === 'medico' ? REVISOES.medico : REVISOES.paciente,
          id,
          motivos: proxima === null ? reasons : [...reasons, REVISOES.de_novo(instante(proxima))],
        })}
        Aberta={Revisao}
      />
    </SoAdmin>
  )
}
