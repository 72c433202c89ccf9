// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FileUpload } from '../../../../web/src/features/kyc/camera/file-upload.tsx'
import type { LeituraDoLado } from '../../../../web/src/features/kyc/kyc.ts'
import { PainelDeEtapas } from '../../../../web/src/features/kyc/vida/painel-etapas.tsx'
import { PainelOcr } from '../../../../web/src/features/kyc/documento/painel-ocr.tsx'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { fingirMidia, imagem } from './apoio.ts'
import { aviso } from '../../../support/tela.tsx'

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

const MB = 1024 * 1024
const rg = (numero: string) =>
  leitura({ extracted: { rg: numero, orgao_emissor: 'SSP', uf_documento: 'SP' } })
const ruim = leitura({ success: false, confidence: 0.12 })

describe("'Debug OCR' (P §2.9)", () => {
  it.each([
    [{ frente: leitura(), verso: rg('283456719') }, 'Frente e verso aprovados'],
    [{ frente: ruim, verso: ruim }, 'Frente e verso reprovados - refaça ambas as fotos'],
    [{ frente: leitura(), verso: ruim }, 'Verso reprovado'],
    [{ frente: ruim, verso: rg('283456719') }, 'Frente reprovada'],
    [{ frente: leitura({ basta: true }) }, 'Documento aprovado'],
    [{ frente: leitura() }, 'Aguardando upload dos documentos'],
    [{ frente: ruim }, 'Documento reprovado - refaça a foto'],
    [
      { frente: leitura({ error: 'Limite de tentativas atingido para a frente e o verso', success: false }) },
      'Limite de tentativas atingido para a frente e o verso',
    ],
  ])('sums both sides up (%#): %s', (leituras, resumo) => {
    render(<PainelOcr leituras={leituras} />)
    expect(screen.getAllByText(resumo, { exact: false })[0]).toBeDefined()
    expect(screen.getAllByText(/^(Sucesso|Falhou)$/)).toHaveLength(Object.keys(leituras).length)
    expect(screen.getAllByText('Qualidade', { exact: false })).toHaveLength(Object.keys(leituras).length)
  })

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

describe("a side nobody read ('Debug OCR')", () => {
  it.each(['timeout', 'api_error'] as const)('states no quality after %s', (categoria) => {
    const { container } = render(
      <PainelOcr
        leituras={{
          frente: leitura({
            success: false,
            confidence: 0,
            categoria,
            error: 'Não deu.',
            timing: null,
            extracted: {},
            caminho: '',
          }),
        }}
      />,
    )
    expect(container.querySelector('h4')?.parentElement?.parentElement?.textContent).toBe(
      'FrenteFalhouQualidade: não medidaCampos ExtraídosNome: não lidoCPF: não lidoRG: não lidoNascimento: não lidoErro: Não deu.',
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

  it('of a run that waits for a person says neither how far it is nor that anything is being processed', () => {
    const { container } = render(
      <PainelDeEtapas
        andamento={{ etapa: 'ocr', current_state: 'em_analise', stepResults: { uploading: true } }}
      />,
    )
    expect(container.querySelectorAll('li')[1]?.textContent).toBe('Leitura do documentoEm análise')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
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
        // The onboarding's (D §5); the widget's own is 10 MB.
        maximo={maximo ?? 5}
      />,
    )
    return { onArquivo, user: userEvent.setup({ applyAccept: false }) }
  }

  it('has a limit of 10 MB unless its caller has another (D §5)', () => {
    render(<FileUpload label="Documento" arquivo={undefined} onArquivo={() => undefined} />)
    expect(screen.getByText('JPG, PNG ou PDF até 10MB')).toBeDefined()
  })

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
      'Tipo de arquivo não permitido. Use PDF, JPEG ou PNG.',
      5,
    ],
    [
      imagem('a.jpg', 5 * MB + 1),
      'Arquivo muito grande',
      'O arquivo deve ter no máximo 5MB.',
      'Arquivo muito grande. Máximo 5MB.',
      5,
    ],
    [
      imagem('a.jpg', 10 * MB + 1),
      'Arquivo muito grande',
      'O arquivo deve ter no máximo 10MB.',
      'Arquivo muito grande. Máximo 10MB.',
      10,
    ],
  ])(
    'refuses what it cannot take (%#), until it gets what it can',
    async (arquivo, title, description, texto, maximo) => {
      const { onArquivo, user } = abrir(undefined, maximo)
      await user.upload(screen.getByLabelText('Documento'), arquivo)
      expect(aviso()).toEqual({ title, description, variant: 'destructive' })
      expect(screen.getByRole('alert').textContent).toBe(texto)
      expect(onArquivo).not.toHaveBeenCalled()
      await user.upload(screen.getByLabelText('Documento'), imagem())
      expect(screen.getByRole('alert').textContent).toBe('')
    },
  )

  it('shows what was chosen and removes it', async () => {
    const { onArquivo, user } = abrir(imagem('frente.jpg', 1536))
    expect(within(screen.getByText('frente.jpg')).getByText('1,5 KB')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Remover frente.jpg' }))
    expect(onArquivo.mock.calls).toEqual([[undefined]])
  })
})
