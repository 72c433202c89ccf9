// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { screen } from '@testing-library/react'
import { desenhado } from '../../../web/src/app/inicio-estatico.tsx'
import { guardarCliques, repetirClique } from '../../../web/src/lib/pagina/cliques-antes-da-hora.ts'

it('the landing page is drawn whole, with nothing in it that the security policy forbids', async () => {
  const pagina = await desenhado()
  document.body.innerHTML = pagina
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/Um médico de verdade/)
  expect(screen.getByRole('contentinfo')).toBeTruthy()
  expect(pagina).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
})

describe('a button pressed before the page lives', () => {
  const apertado = vi.fn<() => void>()
  beforeEach(() => {
    apertado.mockReset()
    document.body.innerHTML = '<div><button><span>Agende</span></button><a href="#x">link</a></div>'
    guardarCliques(document.body)
    document.querySelector('button')?.addEventListener('click', apertado)
  })

  it('answers once, when it does', () => {
    document.querySelector('span')?.click()
    document.querySelector('span')?.click()
    expect(apertado).not.toHaveBeenCalled()
    repetirClique()
    expect(apertado).toHaveBeenCalledOnce()
    document.querySelector('span')?.click()
    expect(apertado).toHaveBeenCalledTimes(2)
    repetirClique()
    expect(apertado).toHaveBeenCalledTimes(2)
  })

  it('is no link, which needs nothing of ours', () => {
    const seguido = vi.fn<() => void>()
    document.querySelector('a')?.addEventListener('click', seguido)
    document.querySelector('a')?.click()
    expect(seguido).toHaveBeenCalledOnce()
    repetirClique()
    expect(apertado).not.toHaveBeenCalled()
  })
})
