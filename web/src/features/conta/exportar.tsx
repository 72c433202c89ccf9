import { hojeEm } from '#domain/base/campos.ts'
import { PRIVACIDADE } from '#domain/cadastro/textos-da-conta.ts'
import { exportarDados, exportarDadosPdf } from '#domain/documento/contract.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Icon } from '../../components/icon.tsx'
import { call } from '../../lib/api.ts'
import { salvarArquivo } from '../../lib/salvar-arquivo.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { ExportarFhir } from './exportar-fhir.tsx'
import { avisoDaExportacao, useExportacao } from './use-exportacao.ts'
import styles from './conta.module.css'

const { exportar: TEXTOS } = PRIVACIDADE

/** Own data to take along (LGPD art. 18, V). */
export function Exportar({ tipo }: Pick<Perfil, 'tipo'>) {
  const pdf = useExportacao(async () => {
    const { nome, tipo, conteudo_base64 } = await call(exportarDadosPdf, {})
    const bytes = Uint8Array.from(atob(conteudo_base64), (letra) => letra.charCodeAt(0))
    salvarArquivo(nome, bytes, tipo)
  })
  const json = useExportacao(async () => {
    const dados = await call(exportarDados, {})
    const nome = `acolhe-meus-dados-${hojeEm(new Date(dados.gerado_em))}.json`
    salvarArquivo(nome, JSON.stringify(dados, null, 2), 'application/json')
  })
  const falha = pdf.error ?? json.error
  return (
    <Card as="section" aria-labelledby="exportar">
      <h2 id="exportar" className={styles.titulo}>
        {TEXTOS.titulo}
      </h2>
      <p className={styles.texto}>{TEXTOS.texto}</p>
      {falha && <Falha jaDita {...avisoDaExportacao(falha)} />}
      <div className={styles.botoes}>
        <Button
          small
          variant="secondary"
          busy={pdf.isPending && TEXTOS.preparando}
          onClick={() => pdf.mutate()}
        >
          <Icon nome="baixar" />
          {TEXTOS.pdf}
        </Button>
        <Button
          small
          variant="secondary"
          busy={json.isPending && TEXTOS.preparando}
          onClick={() => json.mutate()}
        >
          <Icon nome="baixar" />
          {TEXTOS.json}
        </Button>
      </div>
      {tipo === 'paciente' && <ExportarFhir />}
    </Card>
  )
}
