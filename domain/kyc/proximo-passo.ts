import { MOTIVOS_DO_CADASTRO } from './decisao/consultario.ts'
import { SINAIS_DE_FRAUDE } from './decisao/fraude.ts'
import { KYC_ETAPAS, type KycEtapa } from './machine.ts'
import { ALTERACAO_NAO_FEITA, MOTIVOS_DO_DUPLICADO, MOTIVOS_DO_RETRATO } from './motivos.ts'
import { type Passo, PASSOS } from './progresso.ts'

const { cpf_diverge, cpf_invalido, nome_diverge, nascimento_diverge } = SINAIS_DE_FRAUDE
const { documento_vencido, datas_impossiveis, frente_igual_ao_verso } = SINAIS_DE_FRAUDE
const { selfie_e_o_documento, selfie_e_o_retrato, menor_de_idade } = SINAIS_DE_FRAUDE

/** Reasons that say more than the stage they come from. */
const DO_MOTIVO = new Map<string, readonly Passo[]>([
  // The account may have it wrong, or the document is somebody else's.
  ...[cpf_diverge, nome_diverge, nascimento_diverge].map(
    ({ motivo }) => [motivo, ['dados', 'documento']] as const,
  ),
  [cpf_invalido.motivo, ['dados']],
  ...[documento_vencido, datas_impossiveis, frente_igual_ao_verso].map(
    ({ motivo }) => [motivo, ['documento']] as const,
  ),
  ...[selfie_e_o_documento, selfie_e_o_retrato].map(({ motivo }) => [motivo, ['selfie']] as const),
  [menor_de_idade.motivo, []],
  ...[MOTIVOS_DO_CADASTRO.nao_confere, MOTIVOS_DO_CADASTRO.nome, MOTIVOS_DO_CADASTRO.nascimento].map(
    (motivo) => [motivo, ['dados']] as const,
  ),
  ...(['email', 'cpf', 'telefone'] as const).map(
    (campo) => [MOTIVOS_DO_DUPLICADO[campo], ['dados']] as const,
  ),
  ...(['retrato_ausente', 'retrato_no_verso', 'retrato_pequeno'] as const).map(
    (motivo) => [MOTIVOS_DO_RETRATO[motivo], ['documento']] as const,
  ),
])

/** Which name or CPF the document must show is for the person to say, whatever else was refused. */
const DA_ALTERACAO: readonly Passo[] = ['dados', 'documento']
const SEM_ALTERACAO: ReadonlySet<string> = new Set(Object.values(ALTERACAO_NAO_FEITA))

/** What a stage that refused for another reason looked at; what the registry says besides, nothing here changes. */
const DA_ETAPA: Partial<Record<KycEtapa, Passo>> = {
  uploading: 'documento',
  ocr: 'documento',
  liveness: 'selfie',
  facematch: 'selfie',
  fraud: 'documento',
}

/** What a refusal without a reason known here and without a stage that refused leaves: other pictures. */
const DE_NOVO: readonly Passo[] = ['documento', 'selfie']

/**
 * In the order a person goes through them; nothing where nothing they do here would change the outcome. Who was refused
 * by a person, by the sum of the stages or by a block takes the pictures again.
 */
export function proximosPassos(
  stepResults: Readonly<Partial<Record<KycEtapa, boolean>>>,
  reasons: readonly string[],
): Passo[] {
  const ditos = reasons.flatMap((motivo) => DO_MOTIVO.get(motivo) ?? [])
  const conhecidos = reasons.some((motivo) => DO_MOTIVO.has(motivo))
  const recusaram = KYC_ETAPAS.filter((etapa) => etapa !== 'decision' && stepResults[etapa] === false)
  const daEtapa = recusaram.length === 0 ? DE_NOVO : recusaram.flatMap((etapa) => DA_ETAPA[etapa] ?? [])
  const daAlteracao = reasons.some((motivo) => SEM_ALTERACAO.has(motivo)) ? DA_ALTERACAO : []
  const todos = new Set<Passo>([...daAlteracao, ...(conhecidos ? ditos : daEtapa)])
  return PASSOS.filter((passo) => todos.has(passo))
}

/**
 * The run refused something else than its document, which a person may still have had to look at: nobody photographs it
 * again. Where nothing they do would change the outcome, nothing is kept for another try.
 */
export function documentoServiu(
  stepResults: Readonly<Partial<Record<KycEtapa, boolean>>>,
  reasons: readonly string[],
): boolean {
  const passos = proximosPassos(stepResults, reasons)
  const examinado = stepResults.uploading === true && stepResults.ocr !== false
  return examinado && passos.length > 0 && !passos.includes('documento')
}
