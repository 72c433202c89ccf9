import { DEVOLUCOES } from '#domain/consulta/devolucao.ts'
import type { Prontuario } from '#domain/documento/prontuario.ts'
import { rotuloDoMedico } from '#domain/consulta/status.ts'
import { MOTIVOS_NO_PRONTUARIO, PRONTUARIO } from '#domain/consulta/textos.ts'
import { tituloDoEmitido } from '#domain/documento/adendo.ts'
import { linhasDoAtestado } from '#domain/documento/atestado.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { REGISTRO } from '#domain/registro/textos.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { RegistroEscrito } from '../registro/registro-lido.tsx'
import styles from './prontuario.module.css'

type Medico = Prontuario['documentos'][number]['medico']

const quem = (medico: Medico | null): string =>
  medico ? ` · Dr(a). ${medico.nome}, CRM ${medico.crm}/${medico.uf}` : ''

/** Why colleagues who had this consultation gave it back; nothing when nobody did. */
export function Devolucoes({ devolucoes }: Pick<Prontuario, 'devolucoes'>) {
  if (devolucoes.length === 0) return null
  return (
    <section className={styles.parte} aria-label={PRONTUARIO.devolucoes}>
      <h3 className={styles.subtitulo}>{PRONTUARIO.devolucoes}</h3>
      <ul className={styles.lista}>
        {devolucoes.map(({ em, motivo, anotacao, medico }) => (
          <li key={em}>
            <p>{DEVOLUCOES[motivo]}</p>
            <p className={styles.discreto}>
              <time dateTime={em}>{dataEHora(em)}</time>
              {quem(medico)}
            </p>
            <Anotacao texto={anotacao} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Anotacao({ texto }: { readonly texto: string | undefined }) {
  if (!texto) return null
  return (
    <p className={styles.texto}>
      <strong>{PRONTUARIO.anotacao}:</strong> {texto}
    </p>
  )
}

/** The patient's other consultations that ended: when, what for, with whom, how. */
export function ConsultasAnteriores({ consultas }: Pick<Prontuario, 'consultas'>) {
  return (
    <section className={styles.parte} aria-label={PRONTUARIO.consultas}>
      <h3 className={styles.subtitulo}>{PRONTUARIO.consultas}</h3>
      {consultas.length === 0 && <p className={styles.discreto}>{PRONTUARIO.sem_consultas}</p>}
      <ul className={styles.lista}>
        {consultas.map(
          ({
            id,
            created_at,
            ended_at,
            especialidade_sugerida,
            status,
            motivo_fim,
            anotacao_fim,
            medico,
            registro,
          }) => (
            <li key={id}>
              <p className={styles.rotulo}>
                {rotuloDaEspecialidade(especialidade_sugerida)} · {rotuloDoMedico(status)}
              </p>
              <p className={styles.discreto}>
                <time dateTime={ended_at ?? created_at}>{dataEHora(ended_at ?? created_at)}</time>
                {quem(medico)}
              </p>
              {motivo_fim && <p>{MOTIVOS_NO_PRONTUARIO[motivo_fim]}</p>}
              <Anotacao texto={anotacao_fim} />
              {registro && (
                <details>
                  <summary className={styles.abrir}>{REGISTRO.titulo}</summary>
                  <RegistroEscrito registro={registro} />
                </details>
              )}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

/** What was issued to the patient before, each with what it says. */
export function DocumentosAnteriores({ documentos }: Pick<Prontuario, 'documentos'>) {
  return (
    <section className={styles.parte} aria-label={PRONTUARIO.documentos}>
      <h3 className={styles.subtitulo}>{PRONTUARIO.documentos}</h3>
      {documentos.length === 0 && <p className={styles.discreto}>{PRONTUARIO.sem_documentos}</p>}
      <ul className={styles.lista}>
        {documentos.map((documento) => (
          <li key={documento.id}>
            <details>
              <summary className={styles.abrir}>
                {tituloDoEmitido(documento)}
                <span className={styles.discreto}>
                  {' '}
                  <time dateTime={documento.created_at}>{emSaoPaulo(documento.created_at)}</time>
                  {quem(documento.medico)}
                </span>
              </summary>
              <Dizeres documento={documento} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dizeres({ documento }: { readonly documento: Prontuario['documentos'][number] }) {
  const { conteudo, medicamentos, observacoes, retorno, atestado = {}, created_at } = documento
  const secoes = [
    ['Conteúdo', conteudo],
    [FINALIZAR.medicamentos, medicamentos],
    ...linhasDoAtestado(atestado, created_at),
    [FINALIZAR.observacoes, observacoes],
    [FINALIZAR.retorno, retorno],
  ] as const
  return (
    <dl className={styles.dizeres}>
      {secoes.map(
        ([nome, texto]) =>
          texto && (
            <div key={nome}>
              <dt className={styles.rotulo}>{nome}</dt>
              <dd className={styles.texto}>{texto}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
