import * as z from 'zod/mini'
import { id } from '../base/entrada.ts'
import { SEM_ARQUIVO, TIPO_IDS, type TipoDeDocumento } from './tipos.ts'
import { MAXIMO_DE_DIAS } from './atestado.ts'
import { caracteresForaDoDocumento } from './caracteres.ts'
import { LIMITES_DO_ITEM, VIAS } from './receita/item.ts'
import { ATESTADO } from './textos-atestado.ts'

/** Longest texts of a document, characters. */
export const LIMITES_DO_DOCUMENTO = {
  conteudo: 8000,
  medicamentos: 4000,
  observacoes: 2000,
  retorno: 200,
  endereco_do_paciente: 200,
  /** Warnings a prescription may have, each with what it says. */
  alertas: 50,
  alerta: 300,
} as const

/** A text to be printed: characters the document's font lacks are refused, so that nothing is silently lost. */
const impresso = (nome: string, limite: number) =>
  z.string(`Escreva ${nome} em texto.`).check(
    z.maxLength(limite, `Use até ${limite} caracteres em ${nome}.`),
    z.check((contexto) => {
      const fora = caracteresForaDoDocumento(contexto.value)
      if (fora.length === 0) return
      contexto.issues.push({
        code: 'custom',
        message: `Troque os sinais que não podem ser impressos: ${fora.slice(0, 5).join(' ')}`,
        input: contexto.value,
      })
    }),
  )

const opcional = (nome: string, limite: number) => z.optional(impresso(nome, limite))

/** One medicine of a prescription, by its parts; each but the medicine may be left out. */
const itemSchema = z.object({
  medicamento: impresso('o medicamento', LIMITES_DO_ITEM.medicamento).check(
    z.refine((texto) => texto.trim() !== '', 'Informe o medicamento.'),
  ),
  apresentacao: opcional('a apresentação', LIMITES_DO_ITEM.apresentacao),
  dose: opcional('a dose', LIMITES_DO_ITEM.dose),
  via: z.optional(z.enum(VIAS, 'Escolha a via da lista.')),
  frequencia: opcional('a frequência', LIMITES_DO_ITEM.frequencia),
  duracao: opcional('a duração', LIMITES_DO_ITEM.duracao),
  quantidade: opcional('a quantidade', LIMITES_DO_ITEM.quantidade),
  orientacao: opcional('a orientação', LIMITES_DO_ITEM.orientacao),
})

/** What the finish screen sends (D §2.11, §7.2, §7.4). */
export const novoDocumentoSchema = z.object({
  consulta_id: id('Informe a consulta.'),
  /** Issues it as an addendum: to this document of the consultation, or to the consultation. */
  adendo: z.optional(
    z.object({ documento_id: z.optional(id('Informe o documento.')) }, 'Informe a que o adendo se refere.'),
  ),
  tipo: z.enum(TIPO_IDS as [TipoDeDocumento, ...TipoDeDocumento[]], 'Escolha o tipo do documento.'),
  file_url: z.optional(z.literal(SEM_ARQUIVO, 'Um documento novo ainda não tem arquivo.')),
  status: z.optional(z.literal('created', 'Um documento nasce como criado.')),
  conteudo: impresso('o conteúdo', LIMITES_DO_DOCUMENTO.conteudo).check(
    z.refine((texto) => texto.trim() !== '', 'Preencha o conteúdo do documento.'),
  ),
  medicamentos: opcional('medicamentos e posologia', LIMITES_DO_DOCUMENTO.medicamentos),
  observacoes: opcional('observações', LIMITES_DO_DOCUMENTO.observacoes),
  retorno: opcional('retorno', LIMITES_DO_DOCUMENTO.retorno),
  /** Of a prescription (Lei 5.991/1973, art. 35): the account holds none, so the doctor asks for it. */
  endereco_do_paciente: opcional('o endereço do paciente', LIMITES_DO_DOCUMENTO.endereco_do_paciente),
  /** Of a certificate (decision 048): days of leave, and the patient's diagnosis where they want it said. */
  dias: z.optional(
    z
      .int(ATESTADO.dias_invalidos)
      .check(z.minimum(1, ATESTADO.dias_invalidos), z.maximum(MAXIMO_DE_DIAS, ATESTADO.dias_invalidos)),
  ),
  cid: z.optional(z.string(ATESTADO.codigo_invalido).check(z.maxLength(8, ATESTADO.codigo_invalido))),
  cid_autorizado: z.optional(z.boolean(ATESTADO.falta_autorizacao)),
  /** Of a prescription, before its free text. */
  itens: z.optional(
    z
      .array(itemSchema, 'Envie os medicamentos em uma lista.')
      .check(
        z.maxLength(LIMITES_DO_ITEM.itens, `Use até ${LIMITES_DO_ITEM.itens} medicamentos em uma receita.`),
      ),
  ),
  /** The warnings the doctor saw and goes on in spite of. */
  cientes: z.optional(
    z
      .array(
        z.string('Informe o aviso.').check(z.maxLength(LIMITES_DO_DOCUMENTO.alerta, 'Aviso desconhecido.')),
      )
      .check(z.maxLength(LIMITES_DO_DOCUMENTO.alertas, 'Há avisos demais.')),
  ),
})
export type NovoDocumento = z.output<typeof novoDocumentoSchema>

/**
 * What an outside system sends (D §7.4): the same, with the doctor and patient it believes the consultation to have.
 */
export const documentoDeForaSchema = z.extend(novoDocumentoSchema, {
  medico_id: id('Informe o médico.'),
  paciente_id: id('Informe o paciente.'),
})
