import * as z from 'zod/mini'
import { OPCOES_DE_DOCUMENTO } from './documento/documentos.ts'
import { FINALIDADES, MENSAGEM_DO_ARQUIVO, TAMANHO_MAXIMO } from './envio.ts'

/** What the KYC operations take (P §7). */

const texto = (mensagem: string, maximo: number) => z.string(mensagem).check(z.maxLength(maximo, mensagem))

export const envioEntrada = z.object({
  finalidade: z.enum(FINALIDADES, 'Informe se é a frente, o verso ou a selfie.'),
  tipo_conteudo: z.enum(['image/jpeg', 'image/png'], MENSAGEM_DO_ARQUIVO),
  /** Bytes. */
  tamanho: z
    .int(MENSAGEM_DO_ARQUIVO)
    .check(z.gte(1, MENSAGEM_DO_ARQUIVO), z.lte(TAMANHO_MAXIMO, MENSAGEM_DO_ARQUIVO)),
  /** The choice of 'Tipo de documento *'; required of a document's side. */
  documento_tipo: z.optional(z.enum(OPCOES_DE_DOCUMENTO, 'Selecione o tipo de documento')),
})

const correlation_id = texto('Identificador de correlação inválido.', 64).check(
  z.regex(/^[\w-]+$/, 'Identificador de correlação inválido.'),
)

export const provaDeVidaEntrada = z.object({
  /** The run it will be for: the same as the orchestrator is then called with. */
  correlation_id,
})

export const ocrEntrada = z.object({
  usuario_id: texto('Informe o usuário.', 64),
  document_path: texto('Informe o caminho da imagem.', 300).check(
    z.minLength(1, 'Informe o caminho da imagem.'),
  ),
  document_side: z.enum(['front', 'back'], 'Informe o lado do documento: front ou back.'),
  correlation_id,
})

const opcional = (mensagem: string, maximo: number) => z.optional(z.nullable(texto(mensagem, maximo)))

/** Checked for shape only: a run always uses the stored profile (estados §5). */
const formData = z.object(
  {
    nome: opcional('Nome inválido.', 120),
    cpf: opcional('CPF inválido.', 20),
    data_nascimento: opcional('Data de nascimento inválida.', 10),
    email: opcional('E-mail inválido.', 254),
    telefone: opcional('Telefone inválido.', 20),
    crm: opcional('CRM inválido.', 12),
    crm_numero: opcional('CRM inválido.', 12),
    uf: opcional('UF inválida.', 2),
    crm_uf: opcional('UF inválida.', 2),
    especialidades: z.optional(
      z.nullable(
        z.array(z.unknown(), 'Especialidades inválidas.').check(z.maxLength(20, 'Especialidades demais.')),
      ),
    ),
  },
  'Dados do formulário inválidos.',
)

/** Fields the specification asks for one by one may be missing here: the operation lists all that are. */
export const kycEntrada = z.object({
  usuario_id: opcional('ID do usuário inválido.', 64),
  tipo: opcional('Tipo de conta inválido.', 20),
  document_files: z.optional(
    z.nullable(
      z
        .array(texto('Caminho de documento inválido.', 300), 'Informe os caminhos do documento.')
        .check(z.maxLength(2, 'Envie no máximo frente e verso.')),
    ),
  ),
  selfie_path: opcional('Caminho da selfie inválido.', 300),
  form_data: z.optional(z.nullable(formData)),
  bucket: z.optional(z.literal('kyc-uploads', 'Armazenamento desconhecido.')),
  correlation_id,
})
export type KycEntrada = z.output<typeof kycEntrada>

export const limpezaEntrada = z.object({
  bucket_name: z.literal('kyc-uploads', 'Armazenamento desconhecido.'),
  max_age_hours: z
    .number('Informe a idade em horas.')
    .check(z.gte(0, 'Informe a idade em horas.'), z.lte(24 * 365, 'Informe a idade em horas.')),
  prefix: z.literal('temp_', 'Só imagens temporárias podem ser apagadas.'),
  dry_run: z.optional(z.boolean('Informe se é só uma simulação.')),
})
