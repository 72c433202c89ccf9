import { describe, expect, it } from 'vitest'
import { emPalavras } from '#domain/documento/exportacao.ts'

describe('emPalavras', () => {
  it.each([
    ['ler', 'consulta:c1', 'Leu uma consulta'],
    ['ler', 'kyc:u1', 'Leu o documento e a selfie da sua verificação'],
    ['ler_na_fila', 'consulta:c1', 'Leu, na fila de atendimento, uma consulta'],
    ['listar', 'documentos:c1', 'Viu a lista de documentos médicos'],
    ['baixar', 'documento:d1', 'Baixou um documento médico'],
    ['alterar', 'usuario:cpf', 'Alterou o CPF'],
    ['desfazer_alteracao', 'usuario:email', 'Desfez a alteração do e-mail'],
    ['desistir_da_alteracao', 'usuario:cpf', 'Desistiu da alteração do CPF'],
    ['descartar_alteracao', 'usuario:nome', 'Teve recusada a alteração do nome'],
    ['encerrar', 'usuario:u1', 'Encerrou a conta'],
    ['fechar', 'registro:c1', 'Fechou o registro de uma consulta'],
    ['acrescentar_adendo', 'registro:c1', 'Acrescentou um adendo ao registro de uma consulta'],
    ['ato_novo', 'coisa_nova:1', 'ato novo coisa nova'],
  ])('%s %s', (acao, objeto, frase) => {
    expect(emPalavras(acao, objeto)).toBe(frase)
  })
})
