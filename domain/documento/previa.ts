import { emSaoPaulo } from '../base/em-sao-paulo.ts'
import { tituloDoEmitido } from './adendo.ts'
import { type Atestado, linhasDoAtestado } from './atestado.ts'
import type { TipoDeDocumento } from './tipos.ts'

interface Previa {
  readonly tipo: TipoDeDocumento
  /** It will be issued as an addendum. */
  readonly adendo?: boolean
  readonly conteudo: string
  readonly medicamentos?: string
  /** What a certificate says by fields. */
  readonly atestado?: Atestado | undefined
  readonly observacoes?: string
  readonly retorno?: string
  readonly endereco_do_paciente?: string
  /** Patient and doctor as the document will print them; left out while unknown. */
  readonly paciente?: string | undefined
  readonly medico?: { readonly nome: string; readonly registro: string } | undefined
}

const LINHA = '_'.repeat(39)

/**
 * The plain-text preview, in the order of D §2.11: header, type, date and time, content, medications, observations,
 * return, signature line, footer; each part as the signed document has it. Sections left empty do not appear;
 * medications belong to a prescription only.
 */
export function previaDoDocumento(previa: Previa, agora: Date): string {
  const secao = (titulo: string, texto: string | undefined) =>
    texto?.trim() ? [`${titulo}:\n${texto.trim()}`] : []
  const { medico, paciente } = previa
  const endereco = previa.tipo === 'receita' ? (previa.endereco_do_paciente ?? '').trim() : ''
  return [
    'DOCUMENTO MÉDICO (PRÉVIA SEM VALIDADE)',
    ...(medico ? [`Dr(a). ${medico.nome}\n${medico.registro}\n${LINHA}`] : []),
    ...(paciente ? [`Paciente: ${paciente}${endereco && `\nEndereço: ${endereco}`}`] : []),
    `Tipo: ${tituloDoEmitido(previa)}\nData e hora: ${emSaoPaulo(agora.toISOString())}`,
    ...secao('Conteúdo', previa.conteudo),
    ...(previa.tipo === 'receita' ? secao('Medicamentos e posologia', previa.medicamentos) : []),
    ...(previa.tipo === 'atestado'
      ? linhasDoAtestado(previa.atestado ?? {}, agora.toISOString()).flatMap(([rotulo, texto]) =>
          secao(rotulo, texto),
        )
      : []),
    ...secao('Observações', previa.observacoes),
    ...secao('Retorno', previa.retorno),
    `${LINHA}\nAssinatura do médico${medico ? `\nDr(a). ${medico.nome} · ${medico.registro}` : ''}`,
    'Acolhe',
  ]
    .join('\n\n')
    .concat('\n')
}

/**
 * File name of the preview (D §2.11), documento_{tipo}_{timestamp}.txt, with patient and date so that it can be found
 * again (leituras §17).
 */
export function nomeDaPrevia(tipo: TipoDeDocumento, agora: Date, paciente?: string): string {
  const [dia = '', hora = ''] = emSaoPaulo(agora.toISOString()).split(' ')
  const quando = `${dia.split('/').toReversed().join('-')}-${hora.replace(':', 'h')}`
  return ['documento', tipo, ...(paciente ? [semAcentos(paciente)] : []), `${quando}.txt`].join('_')
}

const semAcentos = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
