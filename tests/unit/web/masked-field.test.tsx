// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { porExtenso, relogio } from '../../../web/src/components/clock.tsx'
import { MaskedField } from '../../../web/src/components/masked-field.tsx'

afterEach(cleanup)

const data = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{2})(\d)/, '$1/$2')
    .replace(/^(\d{2}\/\d{2})(\d)/, '$1/$2')

function Campo() {
  const [value, setValue] = useState('')
  return (
    <MaskedField
      label="Nascimento"
      format={data}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  )
}

describe('a masked field', () => {
  it('formats while one types and keeps the caret behind the digit one changed', async () => {
    render(<Campo />)
    const input = screen.getByLabelText<HTMLInputElement>('Nascimento')
    const user = userEvent.setup()
    await user.type(input, '01021990')
    expect(input.value).toBe('01/02/1990')
    await user.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 2 })
    expect(input.value).toBe('05/02/1990')
    expect(input.selectionStart).toBe(2)
  })
})

describe('times', () => {
  it.each([
    [0, '0:00', '0h 0m 0s'],
    [65, '1:05', '0h 1m 5s'],
    [900, '15:00', '0h 15m 0s'],
    [3_729, '1:02:09', '1h 2m 9s'],
  ])('%i s', (seconds, curto, longo) => {
    expect([relogio(seconds), porExtenso(seconds)]).toEqual([curto, longo])
  })
})
