import { describe, expect, it } from 'vitest'
import { semSensiveis } from '#domain/admin/sensivel.ts'
import { sensiveisEm } from '../../../support/sensiveis.ts'

describe('what no log may contain', () => {
  it.each([
    ['pessoa ana@exemplo.com.br entrou', ['e_mail']],
    ['cpf 529.982.247-25', ['cpf']],
    ['{"x":"11144477735"}', ['cpf']],
    ['ligue (11) 98765-4321', ['telefone']],
    ['"+5511987654321"', ['telefone']],
    ['4242 4242 4242 4242', ['cartao']],
    ['"number":"4000000000000002"', ['cartao']],
    ['378282246310005', ['cartao']],
    ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.x', ['jwt']],
    ['Authorization: Bearer abc123def456', ['token']],
    ['/auth/callback?token=Zm9vYmFyYmF6', ['token']],
    ['sessão psc_'.concat('aB3-'.repeat(11)), ['token_de_assinatura']],
    ['{"access_token":"06aef429-a981-3ec5-a1f8-71d38d86481e"}', ['token']],
    ['client_id=a&client_secret=s3gr3d0&code=x', ['token']],
    ['code_verifier=dBjftJeZ4CVP-mB92K27uhbUJU1p1r', ['token']],
    ['{"chave":"a","segredo":"do Serpro: zzzzzz","segredo":"zzzzzz"}', ['token']],
    ['<uf>SP</uf><chave>A1B2C3D4</chave>', ['token']],
    ['Authorization: Basic Y2hhdmU6c2VncmVkbw==', ['token']],
    ['/auth/callback?mode=paciente#token=Zm9vYmFyYmF6', ['token']],
    ['/validar/abc?_format=application/validador-iti&_secretCode=123456', ['token']],
    ['/auth/callback?mode=paciente#confirmacao=Zm9vYmFyYmF6', ['token']],
  ])('%s', (texto, achados) => {
    expect(sensiveisEm(texto)).toEqual(achados)
    expect(sensiveisEm(semSensiveis(texto))).toEqual([])
  })

  it.each([
    'req_1795277305739a1b2c3d',
    '5b1f6c1e-3c1a-4f0e-9a53-111122223333',
    '{"Timestamp":1795277305739,"ApiLatencia":12.345678901}',
    'acde2e22-5cb3-4b3d-9b50-d44878099cd3-1795278138785',
    'cpf 111.111.111-12',
    '4242 4242 4242 4243',
    'arn:aws:lambda:sa-east-1:000000000000:function:acolhe',
    'at file:///app/node_modules/@aws-sdk/client-ses/index.js:12:34',
  ])('lets %s be', (texto) => {
    expect(semSensiveis(texto)).toBe(texto)
  })
})
