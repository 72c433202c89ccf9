import * as z from 'zod/mini'
import { operation, publico } from '../contrato.ts'

export const errosNavegador = operation({
  nome: 'erros-navegador',
  capacidade: 'admin',
  resumo: 'Registra uma falha de tela ou um endereço inexistente que o navegador encontrou.',
  metodo: 'POST',
  caminho: '/erros-navegador',
  acesso: publico,
  entrada: z.object({
    tipo: z.enum(['rota_inexistente', 'falha_de_tela', 'falha_de_ocr'], 'Tipo de falha desconhecido.'),
    caminho: z.string('Informe o caminho.').check(z.maxLength(200, 'Caminho longo demais.')),
    mensagem: z.optional(
      z.string('A mensagem deve ser texto.').check(z.maxLength(500, 'Mensagem longa demais.')),
    ),
  }),
  saida: z.object({ registrado: z.literal(true) }),
  precisa: { tabela: 'rw', segredos: ['chaves'] },
})
