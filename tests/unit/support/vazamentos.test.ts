import { describe, expect, it } from 'vitest'
import { vazamentos } from '../../support/vazamentos.ts'

const LIMPO = {
  linhas: [
    '{"level":"INFO","message":"Operation answered","operacao":"ai-triage","status":200,"correlation_id":"req_1795277305739a1b2c3d"}',
    '{"_aws":{"Timestamp":1795277305739},"service":"acolhe","EsperaMaxima":12.5}',
  ],
  nomes: ['0a16ab17-c27b-4210-a4c1-93b3b8ee89e9/doc_0_1795277305739.jpg', 'CONSULTA#c1'],
  segredos: ['chave8ca', 'ZW5jb250cmUtbWUtYXF1aQ'],
  guardados: ['{"pk":"USUARIO#1","sk":"PERFIL","email":"ana@exemplo.com.br","token":"c2VsYWRv"}'],
  ditos: ['Dor de garganta há 2 dias, sem febre.', 'Ana Souza Lima', 'Tosse'],
  clinicos: ['A mancha cresceu desde ontem.', 'Faringite aguda'],
  saidas: ['{"id":"0a16ab17"}', 'Olá, Ana Souza Lima. Um médico aceitou a sua consulta.'],
}

describe('the search for leaks', () => {
  it('finds no personal data in what the product logs and names', () => {
    expect(vazamentos(LIMPO)).toEqual([])
  })

  it.each([
    ['an e-mail in a log line', '{"message":"Mail sent","para":"ana@exemplo.com.br"}', 'e_mail'],
    ['a CPF in an error', '{"error":{"message":"529.982.247-25 is taken"}}', 'cpf'],
    ['a telephone', '{"telefone":"11987654321"}', 'telefone'],
    ['a session token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2ln', 'jwt'],
    ['a mailed token in a path', '{"caminho":"/reset-senha?token=9f8e7d6c5b"}', 'token'],
    ['a card number', '{"cartao":"4242424242424242"}', 'cartao'],
    ['a signing session’s token', `sessão psc_${'aB3-'.repeat(11)}`, 'token_de_assinatura'],
    ['the council’s key', 'sent chave8ca along', 'segredo'],
    ['a key of ours', '{"com":"ZW5jb250cmUtbWUtYXF1aQ"}', 'segredo'],
    ['symptoms', '{"error":{"message":"unexpected: DOR DE GARGANTA HÁ 2 DIAS, SEM FEBRE."}}', 'dito'],
    ['a name', '{"nome":"Ana Souza Lima"}', 'dito'],
    ['a message', '{"texto":"A MANCHA CRESCEU DESDE ONTEM."}', 'dito'],
    ['a hypothesis', '{"hipotese":"Faringite aguda"}', 'dito'],
  ])('finds %s planted among the lines, and as a name', (_, planta, tipo) => {
    expect(vazamentos({ ...LIMPO, linhas: [...LIMPO.linhas, planta] })).toEqual([`${tipo} em: ${planta}`])
    expect(vazamentos({ ...LIMPO, nomes: [planta] })).toEqual([`${tipo} em: ${planta}`])
  })

  it.each(['{"id":"1","texto":"A mancha cresceu desde ontem."}', 'Sua consulta: Faringite aguda.'])(
    'finds what was said in messages and records in what left the product: %s',
    (saida) =>
      expect(vazamentos({ ...LIMPO, saidas: [...LIMPO.saidas, saida] })).toEqual([
        `dito no que saiu: ${saida}`,
      ]),
  )

  it.each([
    ['a signing session’s token', `psc_${'aB3-'.repeat(11)}`, 'token_de_assinatura'],
    ['a secret of the stage', 'ZW5jb250cmUtbWUtYXF1aQ', 'segredo'],
    ['somebody’s session', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2ln', 'jwt'],
  ])('finds %s stored as it is', (_, valor, tipo) => {
    const item = JSON.stringify({ pk: 'USUARIO#1', sk: 'X', valor })
    expect(vazamentos({ ...LIMPO, guardados: [item] })).toEqual([`${tipo} em um item: ${item}`])
  })
})
