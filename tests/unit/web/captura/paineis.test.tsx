// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileUpload } from '../../../../web/src/components/captura/file-upload.tsx'
import type { LeituraDoLado } from '../../../../web/src/components/captura/kyc.ts'
import { PainelDeEtapas } from '../../../../web/src/components/captura/painel-etapas.tsx'
import { PainelOcr } from '../../../../web/src/components/captura/painel-ocr.tsx'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { aviso, fingirMidia, imagem } from './apoio.ts'

beforeEach(() => {
  fingirMidia()
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
})

const leitura = (dados: Partial<LeituraDoLado> = {}): LeituraDoLado => ({
  success: true,
  confidence: 0.93,
  error: null,
  categoria: null,
  reasons: [],
  timing: { signUrlMs: 12, visionCallMs: 901.4, totalMs: 915 },
  basta: false,
  extracted: { nome: 'MARIA DA SILVA', cpf: '52998224725', data_nascimento: '1987-03-14' },
  attempts_remaining: 2,
  caminho: 'u1/temp_f.jpg',
  ...dados,
})

describe("'Debug OCR' (P §2.9)", () => {
  it('waits for uploads, folded', () => {
    render(<PainelOcr leituras={{}} />)
    expect(screen.getByText('Aguardando upload dos documentos')).toBeDefined()
    expect(screen.getByText('Debug OCR').closest('details')?.open).toBe(false)
  })

  it('shows badge, quality, ticks with values, times, error, reasons and path of each side', () => {
    const { container } = render(
      <PainelOcr
        leituras={{
          frente: leitura(),
          verso: leitura({
            success: false,
            confidence: 0.31,
            error: 'Não deu.',
            reasons: ['O nome não foi encontrado.'],
            timing: null,
            extracted: {},
            caminho: '',
          }),
        }}
      />,
    )
    expect(screen.getByText('Verso reprovado')).toBeDefined()
    const [frente, verso] = Array.from(
      container.querySelectorAll('h4'),
      (h) => h.parentElement?.parentElement,
    )
    expect(frente?.textContent).toBe(
      'FrenteSucessoQualidade: 93%Campos ExtraídosNome: MARIA DA SILVACPF: 529.982.247-25RG: não lidoNascimento: 14/03/1987Tempos de ExecuçãoURL assinada12 msLeitura901 msTotal915 msCaminho no armazenamento: u1/temp_f.jpg',
    )
    expect(verso?.textContent).toBe(
      'VersoFalhouQualidade: 31%Campos ExtraídosNome: não lidoCPF: não lidoRG: não lidoNascimento: não lidoErro: Não deu.MotivosO nome não foi encontrado.',
    )
  })
})

describe('stage panel (P §4.5)', () => {
  it('labels seven stages and says how far it is', () => {
    const { container } = render(
      <PainelDeEtapas
        andamento={{ etapa: 'facematch', stepResults: { uploading: true, ocr: true, liveness: true } }}
      />,
    )
    expect(Array.from(container.querySelectorAll('li'), ({ textContent }) => textContent)).toEqual([
      'Envio das imagensAprovado',
      'Leitura do documentoAprovado',
      'Prova de vidaAprovado',
      'Comparação dos rostosProcessando...',
      'Segurança dos dadosAguardando',
      'Consulta ao cadastroAguardando',
      'DecisãoAguardando',
    ])
    expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(57)
    expect(screen.getByRole('status').textContent).toBe('Comparação dos rostos: Processando...')
  })
})

describe('drag-and-drop upload (P §2.9)', () => {
  function abrir(arquivo?: File, maximo?: number) {
    const onArquivo = vi.fn<(arquivo: File | undefined) => void>()
    render(
      <FileUpload
        label="Documento"
        arquivo={arquivo}
        onArquivo={onArquivo}
        {...(maximo !== undefined && { maximo })}
      />,
    )
    return { onArquivo, user: userEvent.setup({ applyAccept: false }) }
  }

  it('invites, and takes a chosen PDF', async () => {
    const { onArquivo, user } = abrir()
    expect(screen.getByText('Clique para enviar ou arraste o arquivo aqui')).toBeDefined()
    expect(screen.getByText('JPG, PNG ou PDF até 5MB')).toBeDefined()
    const pdf = imagem('rg.pdf', 10, 'application/pdf')
    await user.upload(screen.getByLabelText('Documento'), pdf)
    expect(onArquivo.mock.calls).toEqual([[pdf]])
  })

  it('takes a dropped file', () => {
    const { onArquivo } = abrir()
    const solta = imagem('f.png', 10, 'image/png')
    fireEvent.drop(screen.getByText('Clique para enviar ou arraste o arquivo aqui'), {
      dataTransfer: { files: [solta] },
    })
    expect(onArquivo.mock.calls).toEqual([[solta]])
  })

  it.each([
    [
      imagem('a.txt', 1, 'text/plain'),
      'Tipo de arquivo inválido',
      'Por favor, selecione um arquivo JPG, PNG ou PDF.',
    ],
    [imagem('a.jpg', 1024 * 1024 + 1), 'Arquivo muito grande', 'O arquivo deve ter no máximo 1MB.'],
  ])('refuses what it cannot take (%#)', async (arquivo, title, description) => {
    const { onArquivo, user } = abrir(undefined, 1)
    await user.upload(screen.getByLabelText('Documento'), arquivo)
    expect(aviso()).toEqual({ title, description, variant: 'destructive' })
    expect(onArquivo).not.toHaveBeenCalled()
  })

  it('shows what was chosen and removes it', async () => {
    const { onArquivo, user } = abrir(imagem('frente.jpg', 1536))
    expect(within(screen.getByText('frente.jpg')).getByText('1,5 KB')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remover frente.jpg' }))
    expect(onArquivo.mock.calls).toEqual([[undefined]])
  })
})
