import type { Key } from './table.ts'

/**
 * The access-pattern table: every key with the question it answers. `npm run docs` prints it to
 * docs/generated/chaves.md. Index attributes are `gsi{n}pk`/`gsi{n}sk` and only set on items that must be found:
 *
 * - gsi1: everything of one owner, newest last
 * - gsi2: the waiting room: queue per specialty and shard, presence and verified doctors per specialty
 * - gsi3: everything of one doctor
 * - gsi4: what falls due (`prazo`), per kind: the reconcilers read it every minute
 */

/** Who is this person? */
export const usuarioKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'PERFIL' })
/** Is this CPF, e-mail, phone or CRM taken? The value is an HMAC. */
export const unicoKey = (campo: string, hmac: string): Key => ({ pk: `UNICO#${campo}#${hmac}`, sk: 'UNICO' })
/** Where does this person's identity check stand? */
export const kycKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'KYC' })
/** What did this run of the identity check find? */
export const corridaKey = (usuario: string, corrida: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `CORRIDA#${corrida}`,
})
/** Which proof of life in video did this person begin for this run? For three minutes. */
export const provaDeVidaKey = (usuario: string, correlacao: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `PROVA_DE_VIDA#${correlacao}`,
})
/** Which picture may this person have uploaded here, and what for? Until it is validated or forgotten. */
export const envioKey = (usuario: string, caminho: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `${ENVIOS}${caminho}`,
})
export const ENVIOS = 'ENVIO#'
/** Which upload forms may still be used, whatever became of their picture or its owner's account? */
export const formularioKey = (caminho: string): Key => ({ pk: `FORMULARIO#${caminho}`, sk: 'FORMULARIO' })
/** Was this very picture of a document's side read before? By the hash of its bytes. */
export const leituraKey = (usuario: string, lado: string, sha256: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `LEITURA#${lado}#${sha256}`,
})
/** Which approved accounts used this document or a picture like it, since when? `marca` is an HMAC. */
export const marcaKey = (marca: string, em: string, usuario: string): Key => ({
  pk: `MARCA#${marca}`,
  sk: `${em}#${usuario}`,
})
/** Was an account of this person blocked, whatever became of it? `cpf` is an HMAC. */
export const bloqueioKey = (cpf: string): Key => ({ pk: `BLOQUEIO#${cpf}`, sk: 'BLOQUEIO' })
/** Which accounts sent pictures from this device lately? `aparelho` is an HMAC. */
export const aparelhoKey = (aparelho: string, usuario: string): Key => ({
  pk: `APARELHO#${aparelho}`,
  sk: usuario,
})
/** Which faces of the face collection are this person's? */
export const rostoKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'ROSTO' })
/** From when on are this person's mailed links good? */
export const linksKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'LINKS' })
/** From which screens was this person turned away? */
export const barradoKey = (id: string, em: string): Key => ({ pk: `USUARIO#${id}`, sk: `BARRADO#${em}` })
/** Whose is this mailed token, and was it used? Stored by its hash. */
export const tokenKey = (hash: string): Key => ({ pk: `TOKEN#${hash}`, sk: 'TOKEN' })
/** Which security code was mailed to this person for this act, and was it confirmed? */
export const doisFatoresKey = (id: string, acao: string): Key => ({
  pk: `USUARIO#${id}`,
  sk: `DOIS_FATORES#${acao}`,
})
/** Which token must this person's next protected request of this browser session carry? `sessao` is an HMAC. */
export const csrfKey = (id: string, sessao: string): Key => ({ pk: `USUARIO#${id}`, sk: `CSRF#${sessao}` })
/** From when on may this person change this field again? */
export const alteradoKey = (id: string, campo: string): Key => ({
  pk: `USUARIO#${id}`,
  sk: `ALTERADO#${campo}`,
})
/** What was answered to this request to change a field? `chave` is an HMAC. */
export const alteracaoKey = (id: string, chave: string): Key => ({
  pk: `USUARIO#${id}`,
  sk: `ALTERACAO#${chave}`,
})
/** How was this account closed, and is something of it still to be erased? */
export const encerramentoKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'ENCERRAMENTO' })
/** Whom do the medical record and the receipts of a closed account name? Kept as long as they are. */
export const titularKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'TITULAR' })
/** gsi1: which documents and pictures was this person approved with? */
export const marcasDe = (usuario: string): string => `MARCAS#${usuario}`
/** How many attempts of this kind were made? `quem` is an id or an HMAC. */
export const limiteKey = (tipo: string, quem: string): Key => ({ pk: `LIMITE#${tipo}#${quem}`, sk: 'LIMITE' })
/** Was this request counted before? */
export const repeticaoKey = (escopo: string, chave: string): Key => ({
  pk: `REPETICAO#${escopo}#${chave}`,
  sk: 'REPETICAO',
})
/** Was this mail or text sent, this device rung? `chave` names the event it is about. */
export const mensagemKey = (chave: string): Key => ({ pk: `MENSAGEM#${chave}`, sk: 'MENSAGEM' })
/** Does this address return our messages, or not want them? The value is an HMAC. */
export const supressaoKey = (endereco: string): Key => ({ pk: `SUPRESSAO#${endereco}`, sk: 'SUPRESSAO' })
/** Was this notice of a returned message already kept? */
export const devolucaoKey = (aviso: string): Key => ({ pk: `DEVOLUCAO#${aviso}`, sk: 'DEVOLUCAO' })
/** What is this doctor's registration? */
export const medicoKey = (id: string): Key => ({ pk: `USUARIO#${id}`, sk: 'MEDICO' })
/** Which specialties of this doctor are verified? */
export const especialidadeKey = (medico: string, especialidade: string): Key => ({
  pk: `USUARIO#${medico}`,
  sk: `ESPECIALIDADE#${especialidade}`,
})
/** What did the council say about this CRM within the last day? */
export const conselhoKey = (uf: string, crm: string): Key => ({ pk: `CONSELHO#${uf}#${crm}`, sk: 'CONSELHO' })
/** Where is this person signed in? `sessao` is Cognito's `origin_jti`. */
export const sessaoKey = (usuario: string, sessao: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `${SESSOES}${sessao}`,
})
export const SESSOES = 'SESSAO#'
/** Has this person signed in from this browser before? The browser is a hash. */
export const aparelhoDaContaKey = (usuario: string, aparelho: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `APARELHO#${aparelho}`,
})
/** On which devices is this person called back? The id is the hash of the address the browser's push service gave. */
export const aparelhoDoToqueKey = (usuario: string, id: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `${TOQUES}${id}`,
})
export const TOQUES = 'TOQUE#'
/** Is this person called back by SMS, and at which number? */
export const smsKey = (usuario: string): Key => ({ pk: `USUARIO#${usuario}`, sk: 'SMS' })
/** Which code was sent to this person's telephone? */
export const codigoDoSmsKey = (usuario: string): Key => ({ pk: `USUARIO#${usuario}`, sk: 'CODIGO_DO_SMS' })
/** Which passkeys does this person have? */
export const chaveKey = (usuario: string, id: string): Key => ({
  pk: `USUARIO#${usuario}`,
  sk: `${CHAVES}${id}`,
})
export const CHAVES = 'CHAVE#'
/** What was this challenge for a passkey given for? For five minutes, by its hash. */
export const desafioDaChaveKey = (hash: string): Key => ({ pk: `DESAFIO_DA_CHAVE#${hash}`, sk: 'DESAFIO' })
/** Which authenticator does this person have, and how many passkeys? */
export const fatorKey = (usuario: string): Key => ({ pk: `USUARIO#${usuario}`, sk: 'SEGUNDO_FATOR' })
/** Does this person hold a role granted by the operator? */
export const papelKey = (id: string, papel: string): Key => ({ pk: `USUARIO#${id}`, sk: `PAPEL#${papel}` })

/** For which dependants does this person answer, or want to? The dependant is a patient with an id of their own. */
export const vinculoKey = (responsavel: string, dependente: string): Key => ({
  pk: `USUARIO#${responsavel}`,
  sk: `${VINCULOS}${dependente}`,
})
export const VINCULOS = 'DEPENDENTE#'

/** Who answers for this dependant? Each bond lies with its adult. */
export const responsavelKey = (dependente: string, responsavel: string): Key => ({
  pk: `USUARIO#${dependente}`,
  sk: `${RESPONSAVEIS}${responsavel}`,
})
export const RESPONSAVEIS = 'RESPONSAVEL#'

/** Which triages did this patient do, oldest first? */
export const triagemKey = (paciente: string, em: string, id: string): Key => ({
  pk: `USUARIO#${paciente}`,
  sk: `${TRIAGENS}${em}#${id}`,
})
export const TRIAGENS = 'TRIAGEM#'
/** Which triage of this patient is the newest? What a booking holds on to. */
export const ultimaTriagemKey = (paciente: string): Key => ({
  pk: `USUARIO#${paciente}`,
  sk: 'ULTIMA_TRIAGEM',
})

/** What does this patient say of their health? One profile, whose version every save names. */
export const fichaKey = (paciente: string): Key => ({ pk: `USUARIO#${paciente}`, sk: 'FICHA' })

/** What did the doctor say of the urgency the triage of this consultation gave? */
export const avaliacaoDaTriagemKey = (consulta: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: 'AVALIACAO_TRIAGEM',
})

/** What is the state of this consultation? */
export const consultaKey = (id: string): Key => ({ pk: `CONSULTA#${id}`, sk: 'CONSULTA' })
/** What did triage sum up for this consultation? */
export const resumoDaTriagemKey = (consulta: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: 'RESUMO_DA_TRIAGEM',
})
/** What did this doctor write of this consultation? Each doctor who had it has their own. */
export const registroKey = (consulta: string, medico: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: registroDe(medico),
})
/** What did they add after it was closed? */
export const adendoDoRegistroKey = (consulta: string, medico: string, adendo: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: `${registroDe(medico)}#ADENDO#${adendo}`,
})
/** How much was sent in this consultation, by each side? Its number is the last message's. */
export const conversaKey = (consulta: string): Key => ({ pk: `CONSULTA#${consulta}`, sk: 'CONVERSA' })
/** What was sent in this consultation, in order? */
export const mensagemDaConsultaKey = (consulta: string, sequencia: number): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: `${MENSAGENS}${String(sequencia).padStart(6, '0')}`,
})
export const MENSAGENS = 'MENSAGEM#'
/** Which message came of this sending? The key is the sender's own. */
export const envioDaMensagemKey = (consulta: string, autor: string, chave: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: `ENVIO_DE_MENSAGEM#${autor}#${chave}`,
})
/** Which file may this person have uploaded for this consultation? For a day, or until it is a message. */
export const anexoEsperadoKey = (consulta: string, anexo: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: `ANEXO_ESPERADO#${anexo}`,
})
/** gsi1: what was sent in this patient's consultations? Sorted by time. */
export const mensagensDoPaciente = (paciente: string): string => `MENSAGENS#${paciente}`
const registroDe = (medico: string): string => `REGISTRO#${medico}`
/** gsi1: which records of consultations does this patient have, with their addenda? Sorted by creation. */
export const registrosDoPaciente = (paciente: string): string => `REGISTROS#${paciente}`
/** gsi3: which records must this doctor still close? Sorted by creation; only while open. */
export const registrosAbertosDoMedico = (medico: string): string => `REGISTROS_ABERTOS#${medico}`
/** What did the patient say of this consultation, once it was over? */
export const opiniaoKey = (consulta: string): Key => ({ pk: `CONSULTA#${consulta}`, sk: 'OPINIAO' })
/** gsi1: what did this patient say of their consultations? Sorted by time. */
export const opinioesDoPaciente = (paciente: string): string => `OPINIOES#${paciente}`
/** What did the patients of this doctor say, in sum? */
export const somaDasOpinioesKey = (medico: string): Key => ({
  pk: `USUARIO#${medico}`,
  sk: 'SOMA_DAS_OPINIOES',
})
/** How many were counted towards this claim of the public pages on this day, and what is their sum? */
export const contagemKey = (nome: string, dia: string, shard: number): Key => ({
  pk: `CONTAGEM#${nome}#${shard}`,
  sk: dia,
})
/** Which claims of the public pages did the counts prove when they were last summed up? */
export const evidenciasKey = (): Key => ({ pk: 'EVIDENCIAS', sk: 'EVIDENCIAS' })
/** gsi1: which refused charges does this account owe? Only while refused, sorted by creation. */
export const cobrancasRecusadas = (conta: string): string => `RECUSADAS#${conta}`
/** gsi1: which consultations does this patient have? Sorted by creation. */
export const consultasDoPaciente = (paciente: string) => `PACIENTE#${paciente}`
/** gsi2: who waits in this specialty? Only while queued, each shard a part of the ring, sorted by entry. */
export const filaShard = (especialidade: string, shard: number) => `FILA#${especialidade}#${shard}`
/** gsi3: which consultations did this doctor take? Sorted by end, or creation while open. */
export const consultasDoMedico = (medico: string) => `MEDICO#${medico}`
/** Which consultation that this account asked for is open? One at most, whoever is its patient. */
export const consultaAbertaKey = (conta: string): Key => ({
  pk: `USUARIO#${conta}`,
  sk: 'CONSULTA_ABERTA',
})
/** Which consultation is this doctor in? One at most. */
export const emConsultaKey = (medico: string): Key => ({ pk: `USUARIO#${medico}`, sk: 'EM_CONSULTA' })
/** What did the patient agree to before paying for this consultation? */
export const consentimentoKey = (paciente: string, consulta: string): Key => ({
  pk: `USUARIO#${paciente}`,
  sk: `CONSENTIMENTO#${consulta}`,
})
/** Where is the money of this consultation? */
export const pagamentoKey = (consulta: string): Key => ({ pk: `CONSULTA#${consulta}`, sk: 'PAGAMENTO' })
/** What happened to the money, entry by entry? `referencia` is the provider's object. */
export const lancamentoKey = (consulta: string, tipo: string, referencia: string): Key => ({
  pk: `CONSULTA#${consulta}`,
  sk: `${LANCAMENTOS}${tipo}#${referencia}`,
})
export const LANCAMENTOS = 'LANCAMENTO#'
/** gsi3: which payouts does this doctor have, waiting or made? */
export const repassesDoMedico = (medico: string) => `REPASSES#${medico}`
/** gsi3: what was paid out to this doctor? The ledger's own entries, sorted by time. */
export const repassadoAoMedico = (medico: string) => `REPASSADO#${medico}`
/** Was this notice of the card provider already handled? */
export const avisoDoCartaoKey = (evento: string): Key => ({ pk: `AVISO_CARTAO#${evento}`, sk: 'AVISO' })
/** Is this doctor in the queue, and of which specialty? */
export const presencaKey = (medico: string): Key => ({ pk: `USUARIO#${medico}`, sk: 'PRESENCA' })
/** gsi2: which doctors are available in this specialty? Sorted by last beat. */
export const presencasDaEspecialidade = (especialidade: string) => `PRESENCA#${especialidade}`
/** gsi2: which doctors are verified in this specialty? */
export const verificadosDaEspecialidade = (especialidade: string) => `VERIFICADOS#${especialidade}`
/** Which doctors of this part of the ring saw this consultation in the queue, and does its patient's log say so? */
export const vistaNaFilaKey = (consulta: string, parte: number): Key => ({
  pk: `VISTA#${consulta}`,
  sk: `PARTE#${parte}`,
})
/** Who read or changed what of this patient? One partition per patient, chained in order; kept for 20 years. */
export const auditoriaKey = (paciente: string, sequencia: number): Key => ({
  pk: `AUDITORIA#${paciente}`,
  sk: String(sequencia).padStart(12, '0'),
})
/** gsi1: which lines of access logs were written in this hour (`2026-11-23T13`)? Sorted by patient and place. */
export const auditoriaDaHora = (hora: string): string => `AUDITORIA_DA_HORA#${hora}`
/** Which hour of the access logs was told last in the locked bucket? */
export const ancoraKey = (): Key => ({ pk: 'ANCORA', sk: 'ANCORA' })
/** Whom does this ticket let connect? Stored by its hash; deleted by its use. */
export const bilheteKey = (hash: string): Key => ({ pk: `BILHETE#${hash}`, sk: 'BILHETE' })
/** Which connections does this person have? */
export const conexaoKey = (usuario: string, conexao: string): Key => ({
  pk: `CONEXOES#${usuario}`,
  sk: `${CONEXOES}${conexao}`,
})
export const CONEXOES = 'CONEXAO#'
/** How many messages did this person send in this stretch of time, over all their connections? */
export const ritmoKey = (usuario: string, janela: number): Key => ({
  pk: `CONEXOES#${usuario}`,
  sk: `RITMO#${janela}`,
})
/** Who listens to this channel? */
export const inscricaoKey = (canal: string, conexao: string): Key => ({
  pk: `CANAL#${canal}`,
  sk: `CONEXAO#${conexao}`,
})
/** Who listens to the queue of a specialty, from this place of the ring on? In its order; the place in hexadecimal. */
export const inscricaoNaFilaKey = (canal: string, lugar: string, conexao: string): Key => ({
  pk: `CANAL#${canal}`,
  sk: `${LUGAR_NO_ANEL}${lugar}#${conexao}`,
})
export const LUGAR_NO_ANEL = 'LUGAR#'
/** Which channels does this connection listen to? (gsi1) */
export const inscricoesDe = (conexao: string): string => `INSCRICOES#${conexao}`
/** How many doctors were free in this specialty when those who wait were last told of them? */
export const situacaoDaFilaKey = (especialidade: string): Key => ({
  pk: `AVISO#PRESENCA#${especialidade}`,
  sk: 'AVISO',
})
/** When had each of those entered who waited then? */
export const entradasDaFilaKey = (especialidade: string): Key => ({
  pk: `ENTRADAS#${especialidade}`,
  sk: 'ENTRADAS',
})
/** Who asked to be told when a doctor of this specialty comes? Until they are, or for a day. */
export const pedidoDeAvisoKey = (especialidade: string, usuario: string): Key => ({
  pk: `AVISO#MEDICO#${especialidade}`,
  sk: usuario,
})
/** How long did those wait who were accepted in this specialty, by when they were? */
export const esperaKey = (especialidade: string, em: string, consulta: string): Key => ({
  pk: `ESPERA#${especialidade}`,
  sk: `${em}#${consulta}`,
})
/** On which connection is this participant in the room of this acceptance? The newest one holds the place. */
export const lugarNaSalaKey = (consulta: string, aceita_em: string, papel: string): Key => ({
  pk: `SALA#${consulta}#${aceita_em}`,
  sk: `LUGAR#${papel}`,
})
/** Which places in rooms did this connection take? */
export const lugarDaConexaoKey = (conexao: string, consulta: string, aceita_em: string): Key => ({
  pk: `LUGARES#${conexao}`,
  sk: `${consulta}#${aceita_em}`,
})
/** What does this document say, and is it signed? */
export const documentoKey = (id: string): Key => ({ pk: `DOCUMENTO#${id}`, sk: 'DOCUMENTO' })
/** gsi1: which documents does this patient have? Sorted by creation. */
export const documentosDoPaciente = (paciente: string): string => `DOCUMENTOS#${paciente}`
/** gsi3: which documents of this doctor wait to be signed? Sorted by creation; only until they are. */
export const documentosAAssinar = (medico: string): string => `A_ASSINAR#${medico}`
/** Is this doctor's certificate connected, until when, and by which provider? */
export const sessaoDeAssinaturaKey = (medico: string): Key => ({
  pk: `USUARIO#${medico}`,
  sk: 'SESSAO_DE_ASSINATURA',
})
/** Which document does this QR code lead to? */
export const validacaoKey = (codigo: string): Key => ({ pk: `VALIDACAO#${codigo}`, sk: 'VALIDACAO' })
/**
 * How much of this is there now? The sum of all shards, counted up and down with every event (`dinheiro_retido`,
 * `conexoes_abertas`). Shard 0 has the plain name: what was counted before there were others.
 */
export const totalKey = (nome: string, shard: number): Key => ({
  pk: shard === 0 ? `TOTAL#${nome}` : `TOTAL#${nome}#${shard}`,
  sk: 'TOTAL',
})
/** When did this doctor last finish a consultation? */
export const atividadeKey = (medico: string): Key => ({ pk: `USUARIO#${medico}`, sk: 'ATIVIDADE' })
/** gsi1: which doctors finished a consultation lately? Sorted by the last one. */
export const MEDICOS_ATIVOS = 'MEDICOS_ATIVOS'
/** When did this schedule last run? */
export const agendaKey = (nome: string): Key => ({ pk: `AGENDA#${nome}`, sk: 'AGENDA' })
/** Can the table be written and read? */
export const sondaKey = (): Key => ({ pk: 'SONDA', sk: 'SONDA' })
/** What did administrators do in this month? Sorted by time. */
export const atoKey = (mes: string, em: string, id: string): Key => ({
  pk: `ATOS#${mes}`,
  sk: `${em}#${id}`,
})
