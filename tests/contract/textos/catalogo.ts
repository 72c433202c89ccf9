import {
  avisoDeTentativas,
  AVISOS_DE_LIMITE,
  tipoDesconhecido,
} from '#domain/base/limites-da-especificacao.ts'
import { FILA, HISTORICO, SALA, STATUS } from '#domain/consulta/textos.ts'
import { confirmacao, link, redefinicao } from '#domain/email/acesso.ts'
import { modelosDeEmail } from '#domain/email/assistente.ts'
import { NOVA_TENTATIVA } from '#domain/cadastro/textos.ts'
import {
  arquivo,
  avisoDaEscolha,
  avisoDoDocumento,
  avisoDoEnvio,
  ENVIO,
  erroDaImagem,
  erroDoArquivo,
  MAXIMO_DO_ARQUIVO,
  MAXIMO_DO_ENVIO,
} from '#domain/kyc/captura/imagem.ts'
import { rotuloDaEtapa } from '#domain/kyc/painel-das-etapas.ts'
import { deveConter } from '#domain/kyc/documento/documentos.ts'
import { limiteAtingido, mensagemDoPainel, preencha } from '#domain/kyc/textos.ts'
import { ONBOARDING } from '#domain/medico/textos-onboarding.ts'
import { RODAPE } from '../../support/emails.ts'

const MB = 1024 * 1024
const executavel = { type: 'application/x-msdownload', size: 1 }
const generico = arquivo(MAXIMO_DO_ARQUIVO)
const grande = { type: 'image/png', size: 11 * MB }
const dadosDoLink = { nome: 'Ana', url: 'https://acolhe.app/' }

/** What the catalogues say only once something is filled in, filled in as the specification's lists are. */
const moldes = (): unknown => [
  Object.values(AVISOS_DE_LIMITE).map((aviso) => aviso(7)),
  [1, 2].map(avisoDeTentativas),
  tipoDesconhecido('outra'),
  [
    erroDoArquivo(executavel, generico),
    erroDoArquivo(grande, generico),
    erroDaImagem(executavel),
    erroDaImagem(grande),
  ],
  [avisoDoDocumento(executavel), avisoDoDocumento(grande)],
  [
    avisoDoEnvio(executavel, generico),
    avisoDoEnvio(grande, generico),
    avisoDoEnvio(grande, arquivo(MAXIMO_DO_ENVIO)),
  ],
  [avisoDaEscolha('frente', 320 * 1024), avisoDaEscolha('verso', null)],
  ENVIO.formatos(generico),
  deveConter('CNH', 'frente'),
  [limiteAtingido(['frente']), limiteAtingido(['frente', 'verso'])],
  [null, false, true].flatMap((frente) =>
    [null, false, true].flatMap((verso) =>
      [false, true].map((temVerso) => mensagemDoPainel(frente, verso, temVerso)),
    ),
  ),
  [{}, { ocr: true }, { ocr: false }].map((stepResults) =>
    rotuloDaEtapa('ocr', { etapa: 'ocr', stepResults }),
  ),
  preencha(['nome', 'cpf']),
  NOVA_TENTATIVA.usadas(2, 3),
  STATUS.medico('Helena Prado'),
  SALA.medico('123456', 'SP'),
  [FILA.disponivel('1:05'), FILA.confianca(87), FILA.entrando('Cardiologia')],
  HISTORICO.duracao(12),
  ONBOARDING.etapa(3),
  [confirmacao(dadosDoLink), link(dadosDoLink), redefinicao(dadosDoLink)],
  modelosDeEmail(RODAPE),
]

/** The modules screens take their words from. */
const catalogos: Readonly<Record<string, unknown>> = {
  ...import.meta.glob('../../../domain/**/*.ts', { eager: true }),
  ...import.meta.glob('../../../web/src/**/{alegacoes,conteudo,textos-da-area,textos-globais}.ts', {
    eager: true,
  }),
}

/** Every sentence the product's catalogues hold. */
export function ditos(): ReadonlySet<string> {
  const found = new Set<string>()
  const seen = new Set<unknown>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') found.add(value)
    if (typeof value !== 'object' || value === null || seen.has(value) || '_zod' in value) return
    seen.add(value)
    const inside = value instanceof Map || value instanceof Set ? [...value] : Object.values(value)
    for (const each of inside) collect(each)
  }
  collect(catalogos)
  collect(moldes())
  return found
}
