import type { MotivoDoRetrato } from './rosto/semelhanca.ts'

/** What a person is told of a run, besides what the rules of each stage say. */
export const MOTIVOS_DA_CORRIDA = {
  imagem_ausente: 'Uma das imagens não foi encontrada. Envie novamente.',
  imagem_sem_exame: 'Não foi possível examinar as imagens enviadas. Envie fotos novas, tiradas com a câmera.',
  bloqueada: 'Esta conta foi bloqueada pela nossa equipe: uma pessoa vai conferir antes de liberá-la.',
  outra_bloqueada:
    'Outra conta com o seu CPF foi bloqueada pela nossa equipe: uma pessoa vai conferir antes de liberar esta.',
  /** P §8's sentences of a vision service that is away or too slow; the run is tried again by itself. */
  indisponivel: 'Serviço de verificação temporariamente indisponível. Vamos tentar de novo automaticamente.',
  demorou: 'Verificação demorou muito para responder. Vamos tentar de novo automaticamente.',
} as const

/** What another account holds that this one would be approved with: the check itself was passed. */
export const MOTIVOS_DO_DUPLICADO = {
  email: 'O e-mail informado já está em uso em outra conta. Corrija-o em "Revisar dados".',
  cpf: 'O CPF informado já está em uso em outra conta. Corrija-o em "Revisar dados".',
  telefone: 'O telefone informado já está em uso em outra conta. Corrija-o em "Revisar dados".',
  crm: 'O CRM informado já está confirmado em outra conta. Fale com o suporte.',
} as const

/** Said first to somebody whose change waited for the refused run: the next one is about the value of before. */
export const ALTERACAO_NAO_FEITA = {
  nome: 'A alteração do nome não foi feita: o cadastro continua com o anterior. Para tentar de novo com o novo, corrija-o em "Revisar dados".',
  cpf: 'A alteração do CPF não foi feita: o cadastro continua com o anterior. Para tentar de novo com o novo, corrija-o em "Revisar dados".',
} as const

export const MOTIVOS_DO_RETRATO: Readonly<Record<MotivoDoRetrato, string>> = {
  selfie_sem_rosto: 'Nenhum rosto foi encontrado na selfie.',
  retrato_ausente:
    'Nenhum retrato foi encontrado na frente do documento. Fotografe o lado que tem a sua foto, inteiro e sem reflexo.',
  retrato_no_verso:
    'O retrato está na foto enviada como verso. Envie a frente e o verso do documento, cada um em seu lugar.',
  retrato_pequeno: 'O retrato do documento está pequeno demais. Aproxime a câmera do documento.',
  rostos_diferentes: 'O rosto da selfie não é o da foto do documento. Tire outra, de frente e com boa luz.',
  rostos_quase_iguais: 'O rosto da selfie pode não ser o da foto do documento: uma pessoa vai conferir.',
  outro_rosto_no_documento: 'A foto do documento mostra mais de uma pessoa.',
}
