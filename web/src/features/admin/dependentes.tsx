import type { Saida } from '#domain/base/contrato.ts'
import { revisoesDeDependentes } from '#domain/dependente/contract-revisao.ts'
import { REVISAO_DE_DEPENDENTES as TEXTOS, rotuloDaRelacao } from '#domain/dependente/textos.ts'
import { call } from '../../lib/api.ts'
import { FilaDeRevisao } from './fila-de-revisao.tsx'
import { RevisaoDeDependente } from './revisao-de-dependente.tsx'
import { SoAdmin } from './so-admin.tsx'

type Item = Saida<typeof revisoesDeDependentes>['revisoes'][number]

/** The reviewer's list of bonds that a document did not prove by itself (estados §10). */
export function RevisoesDeDependentes() {
  return (
    <SoAdmin>
      <FilaDeRevisao<Item>
        textos={TEXTOS}
        chave="dependentes"
        ler={async (signal) => (await call(revisoesDeDependentes, {}, { signal })).revisoes}
        emEspera={({ relacao, dependente_id: id, motivos }) => ({
          titulo: `${TEXTOS.relacao}: ${rotuloDaRelacao(relacao)}`,
          id,
          motivos,
        })}
        Aberta={RevisaoDeDependente}
      />
    </SoAdmin>
  )
}
