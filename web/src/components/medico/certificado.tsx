import { useId } from 'react'
import { CERTIFICADO } from '#domain/medico/textos-onboarding.ts'
import { PAINEL_DA_CONTA } from '#domain/pagamento/textos-da-conta.ts'
import { soData } from '../../lib/quando.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import styles from './dados.module.css'
import { type DadosDoMedico, useCertificado } from './use-dados.ts'

interface CertificadoProps {
  readonly dados: DadosDoMedico
  /** Heading level, one below what it stands in. */
  readonly nivel?: 'h3' | 'h4'
}

/** The certificate documents are signed with: enrolled here, renewed when it ran out (estados §2). */
export function Certificado({ dados, nivel: Titulo = 'h4' }: CertificadoProps) {
  const titulo = useId()
  const cadastrar = useCertificado(CERTIFICADO.salvo)
  const { certificado, nome_oficial } = dados
  const vale = certificado?.vale === true
  return (
    <section className={styles.bloco} aria-labelledby={titulo}>
      <div className={styles.topo}>
        <Titulo id={titulo}>{CERTIFICADO.titulo}</Titulo>
        <Badge tone={vale ? 'sucesso' : 'neutro'}>{vale ? PAINEL_DA_CONTA.sim : PAINEL_DA_CONTA.nao}</Badge>
      </div>
      <p className={styles.texto}>{textoDe(dados)}</p>
      {!vale && nome_oficial !== null && (
        <Button
          variant="secondary"
          small
          busy={cadastrar.isPending && CERTIFICADO.cadastrando}
          onClick={() => cadastrar.mutate()}
        >
          {certificado ? CERTIFICADO.renovar : CERTIFICADO.cadastrar}
        </Button>
      )}
    </section>
  )
}

function textoDe({ certificado, nome_oficial }: DadosDoMedico): string {
  if (!certificado) return nome_oficial === null ? CERTIFICADO.sem_crm : CERTIFICADO.ausente
  const dia = soData(certificado.valido_ate)
  return certificado.vale ? CERTIFICADO.ativo(dia) : CERTIFICADO.vencido(dia)
}
