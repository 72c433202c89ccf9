// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CompletarCadastro } from '../../../../web/src/features/medico/conta/completar-cadastro.tsx'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { servidor } from '../../../support/api-falsa.ts'
import { abrirTela, aviso } from '../../../support/tela.tsx'

configure({ asyncUtilTimeout: 8_000 })
vi.mock('../../../../web/src/lib/api.ts', { spy: true })

const DADOS = {
  crm: '123456',
  uf: 'SP',
  status_crm: 'VERIFIED',
  nome_oficial: 'Helena Prado Vasconcelos',
  especialidades: [],
  endereco_profissional: null,
  dados_fiscais: null,
}
const ENDERECO = 'Rua das Acácias, 120, São Paulo/SP'

afterEach(() => {
  cleanup()
  dismissToast()
})

describe('what a document misses (estados §2)', () => {
  it('is said, and asked for without leaving', async () => {
    const api = servidor({
      'dados-profissionais': DADOS,
      'salvar-dados-profissionais': { ...DADOS, endereco_profissional: ENDERECO },
    })
    const escrever = vi.fn()
    const user = userEvent.setup()
    abrirTela(
      <form onSubmit={escrever}>
        <CompletarCadastro
          titulo="Complete seu cadastro profissional"
          texto="Informe seu endereço profissional no cadastro."
        />
      </form>,
    )
    expect(screen.getByText('Informe seu endereço profissional no cadastro.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Completar agora' }))
    const dialogo = await screen.findByRole('dialog', { name: 'Para emitir documentos' })
    await user.type(await within(dialogo).findByLabelText('Endereço profissional'), ENDERECO)
    await user.click(within(dialogo).getByRole('button', { name: 'Salvar endereço' }))
    await waitFor(() => expect(aviso()?.title).toBe('Endereço salvo'))
    expect(api['salvar-dados-profissionais'].mock.calls).toEqual([[{ endereco_profissional: ENDERECO }]])
    // The document that is being written is not sent by what happens in front of it.
    expect(escrever).not.toHaveBeenCalled()
  })
})
