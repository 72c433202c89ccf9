import {
  acceptConsulta,
  criarConsulta,
  finishConsulta,
  startConsulta,
  verConsulta,
} from '#domain/consulta/contract.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import type { ConsultaStatus } from '#domain/consulta/status.ts'
import { TERMO } from '#domain/legal/termo.ts'
import {
  baixarDocumento,
  criarDocumento,
  listarDocumentos,
  verDocumento,
} from '#domain/documento/contract.ts'
import { certificadoSituacao } from '#domain/documento/contract-certificado.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import type { PagamentoStatus } from '#domain/pagamento/status.ts'
import { salvarRegistro, verRegistro } from '#domain/registro/contract.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { caixaDe, type Mensagem } from './caixa.ts'
import { cartaoVivo, type NomeDoCartao } from './cartao-vivo.ts'
import { type Conexao, conectarCertificado } from './certificado.ts'
import type { CloudProcess } from './cloud.ts'
import { responderAlergias } from './ficha.ts'
import { api, type Chamador } from './http.ts'
import { type Ouvida, Ouvinte } from './ouvinte.ts'
import { loja, novoMedico, novoPaciente, type Pessoa } from './pessoas.ts'
import { eventually } from './provedores.ts'
import { ROTINA } from './registro.ts'
import { RELATO } from './triagem.ts'

/**
 * A signature passes through the stream, a function's first start and the provider, and a first try that ran out of
 * time on a busy machine is followed by another a minute later. It ends a wait for what never comes, and judges no
 * time.
 */
const ASSINATURA_MS = 150_000

/** Where a journey can be brought to, in order. */
const PASSOS = [
  'triada',
  'solicitada',
  'na_fila',
  'aceita',
  'na_sala',
  'em_curso',
  'registrada',
  'finalizada',
  'documentada',
] as const
type Passo = (typeof PASSOS)[number]

export const RECEITA = {
  tipo: 'receita',
  file_url: 'temp_url',
  status: 'created',
  conteudo: 'Amigdalite viral. Hidratação e repouso.',
  medicamentos: 'Paracetamol 500 mg, um comprimido a cada 6 horas se houver dor.',
} as const

interface OpcoesDaJornada {
  readonly paciente?: Pessoa
  readonly medico?: Pessoa
  readonly especialidade?: Especialidade
}

const dentro = ({ evento, dados }: Ouvida) => evento === 'sala.status' && dados?.['situacao'] === 'dentro'

/**
 * One patient's way through the product with one doctor, each step through the API alone, as the two browsers take it.
 * The steps are separate so that a test can stand between any two of them.
 */
export class Jornada {
  consulta_id = ''
  /** The dependant it is for; the patient themselves unless told. */
  de: string | undefined
  /** As the patient's profile has it; of anybody else the triage only guides. */
  idade = RELATO.idade
  documento_id = ''
  readonly cartao: ReturnType<typeof cartaoVivo>
  readonly doPaciente: Chamador
  readonly doMedico: Chamador
  private naSala: readonly Ouvinte[] = []

  private constructor(
    readonly cloud: CloudProcess,
    readonly paciente: Pessoa,
    readonly medico: Pessoa,
    readonly especialidade: Especialidade,
  ) {
    this.cartao = cartaoVivo(cloud)
    this.doPaciente = api(cloud.origem, paciente)
    this.doMedico = api(cloud.origem, medico)
  }

  /** With a patient and a doctor nobody else knows, unless given. */
  static async nova(cloud: CloudProcess, opcoes: OpcoesDaJornada = {}): Promise<Jornada> {
    const { especialidade = 'clinica_medica' } = opcoes
    const [paciente, medico] = await Promise.all([
      opcoes.paciente ?? novoPaciente(cloud),
      opcoes.medico ?? novoMedico(cloud, [especialidade]),
    ])
    return new Jornada(cloud, paciente, medico, especialidade)
  }

  /** Takes every step up to this one. */
  async ate(passo: Passo): Promise<this> {
    const steps: Record<Passo, () => Promise<unknown>> = {
      triada: () => this.triar(),
      solicitada: () => this.solicitar(),
      na_fila: () => this.pagar(),
      aceita: () => this.aceitar(),
      na_sala: () => this.entrarNaSala(),
      em_curso: () => this.iniciar(),
      registrada: () => this.registrar(),
      finalizada: () => this.finalizar(),
      documentada: async () => {
        await this.conectar()
        await this.emitir()
        await this.assinado()
      },
    }
    for (const step of PASSOS.slice(0, PASSOS.indexOf(passo) + 1)) await steps[step]()
    return this
  }

  triar(relato: Partial<typeof RELATO> = {}) {
    return this.doPaciente.ok(aiTriage, {
      paciente_id: this.de ?? this.paciente.id,
      ...RELATO,
      idade: this.idade,
      ...relato,
    })
  }

  async solicitar(informacoes_adicionais?: string): Promise<ConsultaVista> {
    await responderAlergias(this.doPaciente, this.de)
    const consulta = await this.doPaciente.ok(criarConsulta, {
      paciente_id: this.de ?? this.paciente.id,
      informacoes_adicionais,
      consentimento: { versao: TERMO.versao, aceito: true },
    })
    this.consulta_id = consulta.id
    return consulta
  }

  async intencao(): Promise<string> {
    const { client_secret } = await this.doPaciente.ok(createPaymentIntentManual, {
      consulta_id: this.consulta_id,
      paciente_id: this.de ?? this.paciente.id,
    })
    return client_secret
  }

  /** The card is authorised; the provider's webhook, not we, says so to the product. */
  async pagar(cartao: NomeDoCartao = 'bom'): Promise<void> {
    await this.cartao.confirmar(await this.intencao(), cartao)
    await this.esperarStatus('queued')
  }

  /** The doctor joins the queue, or beats in it. */
  async estarNaFila(): Promise<void> {
    await this.doMedico.ok(doctorPresence, {
      medico_id: this.medico.id,
      especialidade: this.especialidade,
    })
  }

  async aceitar() {
    await this.estarNaFila()
    return this.doMedico.ok(acceptConsulta, { consulta_id: this.consulta_id, medico_id: this.medico.id })
  }

  /** Both connect to the room over the socket, the doctor first, who stays: so they have met. */
  async entrarNaSala(): Promise<void> {
    await this.sairDaSala()
    const medico = await this.entrar(this.medico)
    this.naSala = [medico, await this.entrar(this.paciente)]
    await medico.dizer({ acao: 'entrar-sala', consulta_id: this.consulta_id, continuar: true }, dentro)
  }

  /** One of the two takes their place in the room; the connection is the caller's to close. */
  async entrar(quem: Pessoa): Promise<Ouvinte> {
    const ouvinte = await Ouvinte.abrir(this.cloud, quem)
    await ouvinte.dizer({ acao: 'entrar-sala', consulta_id: this.consulta_id }, dentro)
    return ouvinte
  }

  async sairDaSala(): Promise<void> {
    await Promise.all(this.naSala.map((ouvinte) => ouvinte.fechar()))
    this.naSala = []
  }

  iniciar() {
    return this.doMedico.ok(startConsulta, { consulta_id: this.consulta_id })
  }

  /** The doctor writes the record, unless it is written. */
  async registrar(): Promise<void> {
    const id = this.consulta_id
    const { registro, escreve } = await this.doMedico.ok(verRegistro, { id })
    if (escreve && !registro) await this.doMedico.ok(salvarRegistro, { id, versao: 0, ...ROTINA })
  }

  /** With the record written: nothing is finished without it. */
  async finalizar() {
    await this.registrar()
    const fim = await this.doMedico.ok(finishConsulta, { consulta_id: this.consulta_id })
    await this.sairDaSala()
    return fim
  }

  /** The same request each time: repeated after a lost answer it is the same document. */
  async emitir() {
    const documento = await this.doMedico.ok(
      criarDocumento,
      { consulta_id: this.consulta_id, ...RECEITA },
      { 'idempotency-key': `receita-${this.consulta_id}` },
    )
    this.documento_id = documento.id
    return documento
  }

  /** The doctor gets a certificate, who came without. */
  async certificar(): Promise<void> {
    const { certificados } = await loja(this.cloud)
    await certificados.darCertificados([this.medico.usuario])
  }

  /** The doctor's certificate, if it is not connected: what waits is signed then. */
  async conectar(conexao?: Conexao): Promise<void> {
    const { status } = await this.doMedico.ok(certificadoSituacao)
    if (status === 'conectado') return
    await this.certificar()
    await conectarCertificado(this.doMedico, conexao)
  }

  async assinado() {
    await this.conectar()
    return eventually(
      'the document is signed',
      async () => {
        const documento = await this.doPaciente.ok(verDocumento, { id: this.documento_id })
        return documento.status === 'created' ? undefined : documento
      },
      ASSINATURA_MS,
    )
  }

  /** The file as the patient downloads it. */
  async baixar(): Promise<Buffer> {
    const { url } = await this.doPaciente.ok(baixarDocumento, { id: this.documento_id })
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The file was refused: ${response.status} ${await response.text()}`)
    return Buffer.from(await response.arrayBuffer())
  }

  async documentos() {
    return (await this.doPaciente.ok(listarDocumentos, { consulta_id: this.consulta_id })).documentos
  }

  ver(): Promise<ConsultaVista> {
    return this.doPaciente.ok(verConsulta, { id: this.consulta_id })
  }

  esperarStatus(status: ConsultaStatus, deadlineMs?: number): Promise<ConsultaVista> {
    return eventually(
      `consultation ${status}`,
      async () => {
        const consulta = await this.ver()
        return consulta.status === status ? consulta : undefined
      },
      deadlineMs,
    )
  }

  esperarPagamento(status: PagamentoStatus, deadlineMs?: number): Promise<ConsultaVista> {
    return eventually(
      `payment ${status}`,
      async () => {
        const consulta = await this.ver()
        return consulta.pagamento?.status === status ? consulta : undefined
      },
      deadlineMs,
    )
  }

  /** The ledger as stored, by kind and amount in cents. */
  async livro(): Promise<readonly (readonly [string, number])[]> {
    const { pagamentos } = await loja(this.cloud)
    const livro = await pagamentos.livro(this.consulta_id)
    return livro.map(({ tipo, valor }) => [tipo, valor] as const)
  }

  /** Subjects of the patient's mails, oldest first. */
  async mensagens(): Promise<string[]> {
    return (await this.caixa()).map(({ subject }) => subject)
  }

  /** The patient's mails, oldest first; `at` is when the mail service took them (ISO). */
  async caixa(): Promise<Mensagem[]> {
    return (await caixaDe(this.cloud, this.paciente.usuario.email)).reverse()
  }
}
