// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DomainError, problema } from '#domain/base/erros.ts'
import type { Kyc } from '../../../../web/src/features/kyc/kyc.ts'
import { useDocumento } from '../../../../web/src/features/kyc/documento/use-documento.ts'
import { dismissToast } from '../../../../web/src/components/toast-store.ts'
import { PassoDocumentoDoPaciente } from '../../../../web/src/features/cadastro/passo-documento-do-paciente.tsx'
import { ApiError, call, NetworkError } from '../../../../web/src/lib/api.ts'
import { otimizar } from '../../../../web/src/features/kyc/camera/imagem.ts'
import { reportError } from '../../../../web/src/lib/log.ts'
import { KYC } from '../cadastro/apoio.ts'
import { fingirMidia, imagem } from './apoio.ts'
import { abrirTela, aviso } from '../../../support/tela.tsx'

// A busy machine may take its time; a wrong screen still fails.
configure({ asyncUtilTimeout: 8_000 })

vi.mock('../../../../web/src/lib/api.ts', { spy: true })
vi.mock('../../../../web/src/features/kyc/camera/imagem.ts')
vi.mock('../../../../web/src/lib/log.ts')

const MB = 1024 * 1024
const envios: Record<string, unknown>[] = []
const leituras: Record<string, unknown>[] = []
/** What the reading of each side answers, in order; good ones after that. */
let respostas: Record<'front' | 'back', object[]>
/** Readings wait for this. */
let envioLivre: Promise<void>
let leituraLivre: Promise<void>
const storage = vi.fn<typeof fetch>()

const boa = (lado: unknown) => ({
  success: true,
  confidence: 0.93,
  error: null,
  categoria: null,
  reasons: [],
  timing: { signUrlMs: 12, visionCallMs: 900, totalMs: 915 },
  basta: false,
  extracted: lado === 'front' ? { nome: 'MARIA DA SILVA', cpf: '52998224725' } : { rg: '283456719' },
  attempts_remaining: 2,
})
const ilegivel = {
  ...boa('back'),
  success: false,
  confidence: 0.12,
  categoria: 'quality_low',
  error: 'Verso do documento ilegível ou com problemas. Refaça a foto do verso.',
  reasons: ['Nenhum texto pôde ser lido na foto.'],
  extracted: {},
  basta: false,
}

beforeEach(() => {
  fingirMidia()
  envios.length = 0
  leituras.length = 0
  respostas = { front: [], back: [] }
  envioLivre = Promise.resolve()
  leituraLivre = Promise.resolve()
  storage.mockReset().mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })))
  vi.stubGlobal('fetch', storage)
  vi.mocked(otimizar).mockReset()
  vi.mocked(call).mockImplementation(((operacao: { nome: string }, entrada: Record<string, unknown>) => {
    if (operacao.nome === 'kyc-envio') {
      envios.push(entrada)
      const caminho = `u1/temp_${String(entrada['finalidade'])}_${envios.length}.jpg`
      const envio = { url: 'https://balde.test/', campos: { key: caminho }, caminho, expira_em: '' }
      return envioLivre.then(() => envio)
    }
    leituras.push(entrada)
    const lado = entrada['document_side'] === 'front' ? 'front' : 'back'
    const resposta = respostas[lado].shift() ?? boa(lado)
    return leituraLivre.then(() => ('success' in resposta ? resposta : Promise.reject(resposta)))
  }) as unknown as typeof call)
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.restoreAllMocks()
})

const onVerificado = vi.fn<() => Promise<void>>()
const onContinuar = vi.fn<() => void>()

function Tela({ kyc = KYC }: { readonly kyc?: Kyc }) {
  const documento = useDocumento({ usuario_id: 'u1', kyc, onVerificado })
  return (
    <>
      <PassoDocumentoDoPaciente
        documento={documento}
        aviso={null}
        revisar={false}
        semCamera={false}
        focar={false}
        onVoltar={() => undefined}
        onContinuar={onContinuar}
      />
      <button type="button" onClick={documento.reenviar}>
        reenviar
      </button>
    </>
  )
}

function abrir(kyc?: Kyc) {
  const { container } = abrirTela(<Tela kyc={kyc} />)
  const user = userEvent.setup({ applyAccept: false })
  const entrada = (lado: string) => {
    const input = container.querySelector<HTMLInputElement>(`input[data-lado=${lado}]`)
    if (!input) throw new Error(`no input for ${lado}`)
    return input
  }
  return { user, container, escolher: (lado: string, arquivo: File) => user.upload(entrada(lado), arquivo) }
}
const tipo = () => screen.getByLabelText<HTMLSelectElement>('Tipo de documento *')
const continuar = () => screen.getByRole<HTMLButtonElement>('button', { name: /Continuar|Validando/ })
const dica = () => document.getElementById(continuar().getAttribute('aria-describedby') ?? '')?.textContent

describe('document step (P §2.8, §2.9)', () => {
  it('stands at 10, at 30 while the pictures are on their way, at 35 while they are read (P §4.5)', async () => {
    let partir: () => void = () => undefined
    envioLivre = new Promise((resolve) => (partir = resolve))
    let chegar: () => void = () => undefined
    const caminho = new Promise<void>((resolve) => (chegar = resolve))
    storage.mockImplementation(() => caminho.then(() => new Response(null, { status: 204 })))
    let soltar: () => void = () => undefined
    leituraLivre = new Promise((resolve) => (soltar = resolve))
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'CNH')
    await escolher('frente', imagem('frente.jpg', 2048))
    await escolher('verso', imagem('verso.jpg', 2048))
    const barra = await screen.findByRole<HTMLProgressElement>('progressbar')
    await waitFor(() => expect(envios).toHaveLength(2))
    expect(barra.value).toBe(10)
    partir()
    await waitFor(() => expect(barra.value).toBe(30))
    chegar()
    await waitFor(() => expect(barra.value).toBe(35))
    soltar()
    expect(await screen.findByText('Documento verificado com sucesso')).toBeDefined()
  })

  it('says what is missing, reads by itself and lets go on', async () => {
    const { user, escolher } = abrir()
    expect(screen.getByText('Envie uma foto do seu documento para verificação')).toBeDefined()
    expect([dica(), continuar().disabled]).toEqual(['Selecione o tipo de documento', true])
    await user.selectOptions(tipo(), 'CNH')
    expect(dica()).toBe('Envie as fotos do documento')
    expect(screen.getByText('Deve conter: Foto, Nome e mais campos')).toBeDefined()
    expect(screen.getAllByText('Foto legível, sem reflexo, pegue a peça inteira')).toHaveLength(2)
    expect(screen.getAllByText('Tirar foto')).toHaveLength(2)
    expect(screen.getAllByText('Usar galeria')).toHaveLength(2)
    await escolher('frente', imagem('cnh.jpg', 2048))
    expect(await screen.findByText('cnh.jpg')).toBeDefined()
    expect(screen.getByText('2 KB')).toBeDefined()
    expect(screen.getByText('Substituir')).toBeDefined()
    expect(dica()).toBe('Envie as fotos do documento')
    let soltar: () => void = () => undefined
    leituraLivre = new Promise((resolve) => (soltar = resolve))
    await escolher('verso', imagem('verso.jpg'))
    await screen.findByText('Documento sendo validado...')
    expect(screen.getByText('Aguarde enquanto verificamos a legibilidade do documento')).toBeDefined()
    expect(dica()).toBe('Aguarde a validação do documento')
    expect(screen.getByText('Tempo estimado: 8-12 segundos')).toBeDefined()
    expect(continuar().textContent).toBe('Validando...')
    expect(tipo().disabled).toBe(true)
    soltar()
    await screen.findByText('Documento verificado com sucesso')
    expect(screen.getByText('Dados extraídos e validados')).toBeDefined()
    expect(screen.getByText('MARIA DA SILVA')).toBeDefined()
    expect(aviso()).toEqual({ title: 'Documento verificado ✓', description: undefined, variant: 'default' })
    expect(onVerificado).toHaveBeenCalled()
    expect(envios).toEqual([
      { finalidade: 'documento_frente', tipo_conteudo: 'image/jpeg', tamanho: 2048, documento_tipo: 'CNH' },
      { finalidade: 'documento_verso', tipo_conteudo: 'image/jpeg', tamanho: 10, documento_tipo: 'CNH' },
    ])
    const correlation_id: unknown = expect.stringMatching(/^kyc_\d+_[a-z0-9]{7}$/)
    const pedido = { usuario_id: 'u1', correlation_id }
    expect(leituras).toEqual([
      { ...pedido, document_path: 'u1/temp_documento_frente_1.jpg', document_side: 'front' },
      { ...pedido, document_path: 'u1/temp_documento_verso_2.jpg', document_side: 'back' },
    ])
    await user.click(continuar())
    expect(onContinuar).toHaveBeenCalled()
  })

  it.each(['Frente', 'Verso'])('takes a picture of %s with the camera', async (lado) => {
    const { user } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await user.click(screen.getByRole('button', { name: `Tirar foto: ${lado}` }))
    const titulo = { Frente: 'Capturar Frente', Verso: 'Capturar Verso' }[lado]
    expect(await screen.findByRole('dialog', { name: titulo })).toBeDefined()
  })

  it('a changed type clears both sides', async () => {
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('frente.jpg'))
    await screen.findByText('frente.jpg')
    await user.selectOptions(tipo(), 'CNH')
    expect(screen.queryByText('frente.jpg')).toBeNull()
  })

  it('a side can be removed again', async () => {
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('frente.jpg'))
    await user.click(await screen.findByRole('button', { name: 'Remover Frente' }))
    expect(screen.queryByText('frente.jpg')).toBeNull()
    expect(envios).toEqual([])
  })

  it('tells what did not pass and reads only the side that is replaced', async () => {
    respostas.back.push(ilegivel)
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('frente.jpg'))
    await escolher('verso', imagem('verso.jpg'))
    await screen.findByText('Erro na verificação')
    expect(screen.getAllByText(ilegivel.error).length).toBeGreaterThan(0)
    expect(screen.getByText('Reenvie as fotos para tentar novamente')).toBeDefined()
    expect([dica(), continuar().disabled]).toEqual(['Resolva o erro para continuar', true])
    expect(reportError).toHaveBeenCalledWith({ tipo: 'falha_de_ocr', caminho: '/', mensagem: 'quality_low' })
    const tentar = screen.getByRole<HTMLButtonElement>('button', { name: 'Tentar Verificação Novamente' })
    expect(tentar.disabled).toBe(false)
    await escolher('verso', imagem('melhor.jpg'))
    await screen.findByText('Documento verificado com sucesso')
    expect(leituras.map((pedido) => pedido['document_side'])).toEqual(['front', 'back', 'back'])
  })

  it('reads again on request; not without both pictures', async () => {
    respostas.front.push(new NetworkError(new Error('caiu')))
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('frente.jpg'))
    await escolher('verso', imagem('verso.jpg'))
    await screen.findByText('Erro na verificação')
    await user.click(screen.getByRole('button', { name: 'Remover Verso' }))
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Tentar Verificação Novamente' }).disabled,
    ).toBe(true)
    respostas.front.push(new NetworkError(new Error('caiu')))
    await escolher('verso', imagem('verso.jpg'))
    await waitFor(() => expect(leituras.length).toBe(4))
    await user.click(await screen.findByRole('button', { name: 'Tentar Verificação Novamente' }))
    await screen.findByText('Documento verificado com sucesso')
  })

  it.each([
    [
      new NetworkError(new Error('x')),
      'Problema de conectividade. Verifique sua conexão e tente novamente.',
      'api_error',
    ],
    [
      new DOMException('tarde', 'TimeoutError'),
      'Verificação demorou muito para responder. Tente novamente.',
      'timeout',
    ],
    [
      new ApiError(problema(new DomainError('provedor_indisponivel'), 'r')),
      'Serviço de verificação temporariamente indisponível. Tente novamente em alguns minutos.',
      'api_error',
    ],
    [
      new ApiError(
        problema(
          new DomainError('muitas_tentativas', { detail: 'Limite de tentativas atingido para a frente' }),
          'r',
        ),
      ),
      'Limite de tentativas atingido para a frente',
      'api_error',
    ],
    [
      new Error('?'),
      'Erro ao verificar documento. Verifique a qualidade da foto e tente novamente.',
      'unknown',
    ],
  ])('%s is told and logged', async (falha, texto, categoria) => {
    respostas.front.push(falha)
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem())
    await escolher('verso', imagem())
    await screen.findByText('Erro na verificação')
    expect(screen.getAllByText(texto).length).toBeGreaterThan(0)
    expect(reportError).toHaveBeenCalledWith({ tipo: 'falha_de_ocr', caminho: '/', mensagem: categoria })
    // A picture nobody looked at is not to be taken again.
    expect(screen.queryAllByText('Refaça a foto')).toHaveLength(categoria === 'unknown' ? 1 : 0)
  })

  it('goes on with what was accepted before, on whatever device', async () => {
    const { escolher } = abrir({
      ...KYC,
      documento: { documento_tipo: 'RG', frente: 'u1/temp_frente.jpg', verso: null, frente_basta: false },
    })
    expect(tipo().value).toBe('RG')
    expect(screen.getByText('Foto já enviada')).toBeDefined()
    await escolher('verso', imagem('verso.jpg'))
    await screen.findByText('Documento verificado com sucesso')
    expect(leituras.map((pedido) => pedido['document_side'])).toEqual(['back'])
  })

  it('sends the same pictures again after a run used them up', async () => {
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem())
    await escolher('verso', imagem())
    await screen.findByText('Documento verificado com sucesso')
    await user.click(screen.getByRole('button', { name: 'reenviar' }))
    await waitFor(() => expect(leituras.length).toBe(4))
    await screen.findByText('Documento verificado com sucesso')
    expect(envios.length).toBe(4)
  })
})

describe('what a reading can say (P §8)', () => {
  it.each([
    'Frente do documento ilegível ou com problemas. Refaça a foto da frente.',
    'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.',
    'Dados insuficientes na frente do documento. Refaça a foto da frente com boa iluminação.',
    'Dados insuficientes no verso do documento. Refaça a foto do verso com boa iluminação.',
    'Dados insuficientes no documento. Refaça a foto com boa iluminação.',
  ])('%s The pictures stay.', async (error) => {
    respostas.front.push({ ...ilegivel, error })
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('frente.jpg'))
    await escolher('verso', imagem('verso.jpg'))
    await screen.findByText('Erro na verificação')
    expect(screen.getAllByText(error).length).toBeGreaterThan(0)
    expect(screen.getByText('frente.jpg')).toBeDefined()
    expect(screen.getByText('verso.jpg')).toBeDefined()
  })
})

describe('choosing a picture (P §5, §8, §9)', () => {
  it('refuses other types and too large files', async () => {
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('x.webp', 10, 'image/webp'))
    expect(aviso()).toEqual({
      title: 'Arquivo inválido',
      description: 'Somente JPG/PNG até 10MB são aceitos.',
      variant: 'destructive',
    })
    await escolher('frente', imagem('x.jpg', 10 * MB + 1))
    expect(aviso()?.title).toBe('Arquivo muito grande')
    expect(otimizar).not.toHaveBeenCalled()
  })

  it('keeps a small picture as it is', async () => {
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('verso', imagem('v.jpg', MB))
    await waitFor(() =>
      expect(aviso()).toEqual({
        title: 'Arquivo selecionado',
        description: 'Verso carregado (sem otimização).',
        variant: 'default',
      }),
    )
    expect(otimizar).not.toHaveBeenCalled()
  })

  it('uses the smaller copy and says what it saved', async () => {
    vi.mocked(otimizar).mockResolvedValue(imagem('f.png', 6 * MB - 320 * 1024, 'image/png'))
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('f.jpg', 6 * MB))
    expect(await screen.findByText('f.png')).toBeDefined()
    expect(aviso()).toEqual({
      title: 'Arquivo otimizado',
      description: 'Frente carregado e otimizado (economizou 320KB).',
      variant: 'default',
    })
  })

  it.each([
    ['cannot be made', () => Promise.reject(new Error('no OffscreenCanvas'))],
    ['is larger', () => Promise.resolve(imagem('f.png', 7 * MB, 'image/png'))],
  ])('keeps the original when the copy %s', async (_, copia) => {
    vi.mocked(otimizar).mockImplementation(copia)
    const { user, escolher } = abrir()
    await user.selectOptions(tipo(), 'RG')
    await escolher('frente', imagem('f.jpg', 6 * MB))
    expect(await screen.findByText('f.jpg')).toBeDefined()
    expect(aviso()).toEqual({
      title: 'Arquivo selecionado',
      description: 'Frente carregado (sem otimização).',
      variant: 'default',
    })
  })
})
