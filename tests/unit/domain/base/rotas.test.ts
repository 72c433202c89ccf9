import { describe, expect, it } from 'vitest'
import { caminhoDe, rota, TELAS } from '#domain/base/rotas.ts'

describe('caminhoDe', () => {
  it('is the first spelling of the screen, with its parameters in it', () => {
    expect(caminhoDe('meus_arquivos')).toBe('/meus-arquivos')
    expect(caminhoDe('sala_video', { id: 'c1' })).toBe('/sala-video/c1')
    expect(caminhoDe('status_consulta', { id: 'c1' })).toBe('/status-consulta/c1')
  })

  it('leaves out a parameter that may be missing, and refuses to leave out another', () => {
    expect(caminhoDe('status_consulta')).toBe('/status-consulta')
    expect(() => caminhoDe('sala_video')).toThrow('sala_video needs id')
  })

  it('lets no value out of its place', () => {
    expect(caminhoDe('validar', { codigo: '../admin?x#y' })).toBe('/validar/..%2Fadmin%3Fx%23y')
  })

  it('leads to every screen of the table', () => {
    for (const tela of TELAS)
      expect(caminhoDe(tela, { id: '1', codigo: '1' })).toBe(rota(tela).caminho.replace(/:\w+\??/, '1'))
  })
})
