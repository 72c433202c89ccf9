import type { InscricaoNoConselho } from '#domain/medico/verificacao.ts'

/** The two registries outside, as `fetch` sees them: the CPF's (JSON) and the medical council's (SOAP), in memory. */

interface Pessoa {
  readonly nome: string
  readonly data_nascimento: string
  /** The registry's code; regular unless told. */
  readonly situacao?: string
}
export type Resposta = { readonly status: number; readonly corpo?: unknown } | 'nunca'
export interface MedicoNoConselho extends InscricaoNoConselho {
  /** Whose it is; anybody's unless told. */
  readonly titular?: { readonly cpf: string; readonly data_nascimento: string }
}

const LETRAS: Readonly<Record<string, string>> = { ativo: 'A', suspenso: 'S', cassado: 'C' }
const compacta = (iso: string): string => iso.split('-').toReversed().join('')

export class Cadastros {
  /** By CPF. */
  readonly pessoas = new Map<string, Pessoa>()
  /** By `123456/SP`. */
  readonly medicos = new Map<string, MedicoNoConselho>()
  /** What the CPF registry answers instead, by CPF; and the council, whatever it is asked. */
  readonly respostasDoCpf = new Map<string, Resposta>()
  respostaDoCfm: Resposta | undefined
  /** What was asked, in order: `cpf 529…`, `Consultar 123456/SP`, `Validar 123456/SP`. Passes are not questions. */
  readonly perguntas: string[] = []
  tokens = 0

  /** What answered before the registries came. */
  private readonly outros = globalThis.fetch

  readonly fetch = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/cpf/')) return this.doCpf(pathname.slice('/cpf'.length), init)
    if (pathname.startsWith('/cfm/')) return this.doCfm(typeof init.body === 'string' ? init.body : '', init)
    // Whoever else is asked, such as the user pool for its keys, answers for itself.
    return this.outros(url, init)
  }

  perguntou = (o: 'cpf' | 'Consultar' | 'Validar'): string[] =>
    this.perguntas.filter((pergunta) => pergunta.startsWith(`${o} `))

  private doCpf(caminho: string, init: RequestInit): Promise<Response> | Response {
    if (caminho === '/token')
      return Response.json({ access_token: `token-${++this.tokens}`, expires_in: 3600 })
    const [, cpf = '', dia = ''] = /^\/consulta-cpf-df\/v3\/cpf\/(\d{11})\/(\d{8})$/.exec(caminho) ?? []
    this.perguntas.push(`cpf ${cpf}`)
    const outra = this.respostasDoCpf.get(cpf)
    if (outra) return responder(outra, init)
    const pessoa = this.pessoas.get(cpf)
    if (!pessoa || compacta(pessoa.data_nascimento) !== dia) return Response.json({}, { status: 404 })
    return Response.json({
      ni: cpf,
      nome: pessoa.nome,
      situacao: { codigo: pessoa.situacao ?? '0', descricao: '' },
      nascimento: dia,
      dataInscricao: '01012000',
    })
  }

  private doCfm(corpo: string, init: RequestInit): Promise<Response> | Response {
    const de = (nome: string) => new RegExp(`<${nome}>([^<]*)</${nome}>`).exec(corpo)?.[1] ?? ''
    const operacao = corpo.includes('<ser:Validar>') ? 'Validar' : 'Consultar'
    const inscricao = `${de('crm')}/${de('uf')}`
    this.perguntas.push(`${operacao} ${inscricao}`)
    if (this.respostaDoCfm) return responder(this.respostaDoCfm, init)
    const medico = this.medicos.get(inscricao)
    if (operacao === 'Validar') {
      const titular = medico?.titular
      const dele =
        medico !== undefined &&
        (titular === undefined ||
          (titular.cpf === de('cpf') &&
            titular.data_nascimento.split('-').toReversed().join('/') === de('dataNascimento')))
      return soap(
        `<r:ValidarResponse xmlns:r="http://servico.cfm.org.br/"><resultadoConsulta>${dele}</resultadoConsulta></r:ValidarResponse>`,
      )
    }
    return soap(
      `<r:ConsultarResponse xmlns:r="http://servico.cfm.org.br/"><dadosMedico>${
        medico ? vo(inscricao, medico) : '<codigoErro>8101</codigoErro>'
      }</dadosMedico></r:ConsultarResponse>`,
    )
  }
}

/** A SOAP answer with this body. */
export const soap = (corpo: string, status = 200): Response =>
  new Response(
    `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${corpo}</soap:Body></soap:Envelope>`,
    { status, headers: { 'content-type': 'text/xml' } },
  )

function vo(inscricao: string, { nome, situacao, especialidades }: InscricaoNoConselho): string {
  const [crm, uf] = inscricao.split('/')
  const letra = LETRAS[situacao]
  if (!letra) throw new Error(`No letter for ${situacao}`)
  return [
    `<crm>${crm}</crm>`,
    ...especialidades.map(
      ({ especialidade, rqe }) => `<especialidade>${especialidade} - RQE Nº: ${rqe}</especialidade>`,
    ),
    `<nome>${nome}</nome><situacao>${letra}</situacao><tipoInscricao>P</tipoInscricao><uf>${uf}</uf>`,
  ].join('')
}

/** Never answering: it ends when whoever asks gives up. */
function responder(resposta: Resposta, { signal }: RequestInit): Promise<Response> | Response {
  if (resposta !== 'nunca')
    return new Response(
      typeof resposta.corpo === 'string' ? resposta.corpo : JSON.stringify(resposta.corpo ?? {}),
      { status: resposta.status },
    )
  return new Promise((_, recusar) => signal?.addEventListener('abort', () => recusar(signal.reason as Error)))
}
