/** What a person is told of a run, besides what the rules of each stage say. */
export const MOTIVOS_DA_CORRIDA = {
  imagem_ausente: 'Uma das imagens não foi encontrada. Envie novamente.',
  imagem_invalida: 'Uma das imagens não é uma foto JPG ou PNG válida. Envie novamente.',
  retrato_ausente: 'Nenhum rosto foi encontrado na foto do documento ou na selfie.',
  rostos_diferentes: 'O rosto da selfie não é o da foto do documento.',
  indisponivel: 'Parte da verificação não pôde ser feita agora. Vamos tentar de novo automaticamente.',
} as const
