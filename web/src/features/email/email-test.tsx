import { TESTE_DE_EMAIL } from '#domain/email/textos-da-pagina-de-teste.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Assistente } from './assistente.tsx'
import styles from './email-test.module.css'
import { Envio } from './envio.tsx'
import { StatusDeConfiguracao } from './status-de-configuracao.tsx'

/** 'Teste de E-mails Transacionais' (D §2.16). */
export function EmailTest() {
  return (
    <div className={styles.pagina}>
      <PageHeader title={TESTE_DE_EMAIL.titulo} subtitle={TESTE_DE_EMAIL.subtitulo} />
      <Envio />
      <Assistente />
      <StatusDeConfiguracao />
    </div>
  )
}
