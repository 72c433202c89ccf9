import { randomInt, randomUUID } from 'node:crypto'
import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { TEO } from '#semente/dependentes.ts'
import { SENHA } from '#semente/personas.ts'
import { FICHA } from '../../support/ficha.ts'
import type { Dados } from '../../support/http.ts'
import { RECEITA } from '../../support/jornada.ts'
import { cpfSorteado } from '../../support/pessoas.ts'
import { ROTINA } from '../../support/registro.ts'
import { RELATO } from '../../support/triagem.ts'
import { type Identidade, MEDICO, PACIENTE } from './identidades.ts'
import type { Mundo } from './mundo.ts'

/** Whose the named object is; `inexistente` is nobody's. */
export type Caso = 'proprio' | 'alheio' | 'inexistente'

interface Contexto {
  readonly mundo: Mundo
  readonly quem: Identidade
  /** The caller's id; nobody's when anonymous. */
  readonly eu: string
}

type PorQuem<T> = T | ((quem: Identidade) => T)

/** One thing an operation's input names, and what becomes of naming it. Outcomes are `ok` or the problem's `codigo`. */
export interface Objeto {
  readonly nome: string
  /** Who has one of their own; everybody with a profile unless told. */
  readonly donos?: readonly Identidade[]
  entrada(contexto: Contexto, caso: Caso): Dados
  readonly proprio: PorQuem<string>
  /** A stranger's, and one that does not exist: `nao_encontrado` unless told. */
  readonly alheio?: PorQuem<string>
  /** `alheio` and `inexistente` unless told: some names have no stranger, or nothing missing. */
  readonly casos?: readonly Caso[]
}

const NINGUEM = randomUUID()
/** As a browser would send it, for a challenge that was never given. */
const RESPOSTA_DE_CHAVE = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: {
    clientDataJSON: Buffer.from(JSON.stringify({ challenge: 'matriz' })).toString('base64url'),
    authenticatorData: 'AA',
    signature: 'AA',
    userHandle: 'AA',
  },
}
const participantes = [PACIENTE, MEDICO]
const aprovado = ({ perfil }: Identidade): boolean => perfil?.kyc === 'approved'
const emailQualquer = () => `ninguem-${randomUUID()}@exemplo.com.br`

/** An operation that names nothing: the caller's own, by the session alone. */
const semObjeto = (
  proprio: PorQuem<string> = 'ok',
  entrada: (c: Contexto) => Dados = () => ({}),
): Objeto => ({
  nome: '—',
  entrada: (contexto) => entrada(contexto),
  proprio,
  casos: [],
})

/** A consultation by the field that names it. Strangers' is going on: only its owner is missing. */
const consulta = (
  campo: 'id' | 'consulta_id',
  proprio: PorQuem<string>,
  {
    donos = participantes,
    mais = () => ({}),
  }: { donos?: readonly Identidade[]; mais?: (c: Contexto) => Dados } = {},
): Objeto => ({
  nome: 'consulta',
  donos,
  proprio,
  entrada: (contexto, caso) => ({
    [campo]: {
      proprio: contexto.mundo.minha.consulta_id,
      alheio: contexto.mundo.alheia.consulta_id,
      inexistente: NINGUEM,
    }[caso],
    ...mais(contexto),
  }),
})

const documento = (proprio: string, donos: readonly Identidade[] = participantes): Objeto => ({
  nome: 'documento',
  donos,
  proprio,
  entrada: ({ mundo }, caso) => ({
    id: {
      proprio: mundo.minha.documento_id,
      alheio: mundo.alheia.documento_id,
      inexistente: NINGUEM,
    }[caso],
  }),
})

/** Somebody's identity in a body: it must be the caller's (estados §8). */
const pessoa = (
  nome: string,
  campo: string,
  proprio: PorQuem<string>,
  mais: (c: Contexto) => Dados = () => ({}),
): Objeto => ({
  nome,
  proprio,
  entrada: (contexto, caso) => ({
    ...mais(contexto),
    [campo]: {
      proprio: contexto.eu,
      alheio: nome === 'médico' ? contexto.mundo.alheia.medico.id : contexto.mundo.alheia.paciente.id,
      inexistente: NINGUEM,
    }[caso],
  }),
})

/** A dependant of the personas', whom no caller here answers for. */
const dependente = (mais: () => Dados = () => ({})): Objeto => ({
  nome: 'dependente',
  donos: [],
  proprio: 'nao_encontrado',
  entrada: (_contexto, caso) => ({
    dependente_id: caso === 'inexistente' ? NINGUEM : TEO.dependente_id,
    ...mais(),
  }),
})

/** Why an administrator does something. */
const MOTIVO = 'Conferência da matriz de autorização.'

/** A link nobody was sent. */
const LINK = 'A'.repeat(43)

/** Every operation of the registry has its line here: one without fails the test. */
export const EXEMPLOS: Readonly<Record<string, readonly Objeto[]>> = {
  'pedir-link': [semObjeto('ok', () => ({ email: emailQualquer(), mode: 'paciente' }))],
  'pedir-redefinicao': [semObjeto('ok', () => ({ email: emailQualquer(), mode: 'paciente' }))],
  'reenviar-confirmacao': [semObjeto('ok', () => ({ email: emailQualquer(), mode: 'paciente' }))],
  'testar-email': [semObjeto('ok', () => ({ tipo: 'magic_link', email: emailQualquer() }))],
  'confirmar-email': [semObjeto('link_invalido', () => ({ token: LINK }))],
  'definir-senha': [semObjeto('link_invalido', () => ({ token: LINK, password: SENHA }))],
  'advanced-rate-limiting-v2': [
    {
      nome: 'identificador',
      proprio: 'ok',
      entrada: ({ quem, eu, mundo }, caso) => ({
        attempt_type: quem.perfil ? 'api_call' : 'password_reset',
        identifier: quem.perfil
          ? { proprio: eu, alheio: mundo.alheia.paciente.id, inexistente: NINGUEM }[caso]
          : emailQualquer(),
      }),
    },
  ],
  'log-blocked-user-attempt': [
    pessoa('usuário', 'user_id_param', 'ok', () => ({ attempted_action: 'access_guard_full' })),
  ],
  // Said wrongly on purpose: said well it would end the sessions the rest is asked with.
  'encerrar-sessoes': [semObjeto('campos_invalidos', () => ({ aparelhos: 'nenhum' }))],
  'ver-sessoes': [semObjeto('ok', () => ({}))],
  // A sign-in's own id is nobody else's: of each caller none of these is one.
  'encerrar-sessao': [semObjeto('nao_encontrado', () => ({ sessao_id: NINGUEM }))],
  entrar: [
    semObjeto('credenciais_invalidas', () => ({ por: 'senha', email: emailQualquer(), senha: SENHA })),
  ],
  // No cookie: nobody's sign-in is renewed, and nobody's ends.
  'renovar-entrada': [semObjeto('nao_autenticado', () => ({}))],
  sair: [semObjeto('ok', () => ({}))],
  // A wrong password on purpose: it counts, and nothing changes.
  'confirmar-identidade': [semObjeto('campos_invalidos', () => ({ por: 'senha', senha: 'Errada2026' }))],
  'preparar-autenticador': [semObjeto('ok', () => ({}))],
  'pedir-desafio': [semObjeto('ok', () => ({}))],
  // A challenge nobody was given: whose the key is does not matter any more.
  'entrar-com-chave': [semObjeto('entrada_vencida', () => ({ resposta: RESPOSTA_DE_CHAVE }))],
  'provar-com-chave': [semObjeto('entrada_vencida', () => ({ resposta: RESPOSTA_DE_CHAVE }))],
  'ver-chaves': [semObjeto('ok', () => ({}))],
  'preparar-chave': [semObjeto('ok', () => ({}))],
  'guardar-chave': [
    semObjeto('entrada_vencida', () => ({
      nome: 'Celular',
      resposta: {
        ...RESPOSTA_DE_CHAVE,
        response: { clientDataJSON: RESPOSTA_DE_CHAVE.response.clientDataJSON, attestationObject: 'AA' },
      },
    })),
  ],
  // A key's id is nobody else's: of each caller none of these is one.
  'nomear-chave': [semObjeto('nao_encontrado', () => ({ chave_id: 'AAAA', nome: 'Celular' }))],
  'retirar-chave': [semObjeto('nao_encontrado', () => ({ chave_id: 'AAAA' }))],
  // A wrong code on purpose: the right one would end the sessions the rest is asked with.
  'confirmar-segundo-fator': [semObjeto('codigo_invalido', () => ({ codigo: '000000' }))],
  'csrf-protection': [
    semObjeto('ok', () => ({
      action: 'generate',
      endpoint: 'two-factor-auth',
      session_id: randomUUID(),
    })),
  ],
  'two-factor-auth': [
    {
      nome: 'e-mail',
      // Their own is refused only for what the request does not carry.
      proprio: 'campos_invalidos',
      entrada: ({ mundo, quem }, caso) => ({
        action_type: 'critical_data_change',
        verify: false,
        email: {
          proprio: mundo.pessoas.get(quem)?.usuario.email ?? emailQualquer(),
          alheio: mundo.alheia.paciente.usuario.email,
          inexistente: emailQualquer(),
        }[caso],
      }),
    },
  ],
  // Refused for the header it does not carry, after everything that says who may ask.
  'critical-data-update': [
    semObjeto('campos_invalidos', () => ({
      field_name: 'telefone',
      new_value: '11987654321',
      change_reason: 'User profile update',
      idempotency_key: randomUUID(),
    })),
  ],
  // Nobody of the matrix has a change that waits: the own profile is answered.
  'desistir-da-alteracao': [semObjeto()],
  // Refused for want of a code, after everything that says who may ask: nobody of the matrix is gone.
  'encerrar-conta': [
    semObjeto(
      ({ perfil }) => (perfil ? 'segundo_fator_necessario' : 'sem_permissao'),
      () => ({ confirmacao: 'ENCERRAR' }),
    ),
  ],
  'exportar-dados': [semObjeto()],
  'exportar-dados-pdf': [semObjeto()],
  'exportar-dados-fhir': [semObjeto(), pessoa('paciente', 'paciente_id', 'ok')],
  'quem-viu-prontuario': [semObjeto(), pessoa('paciente', 'paciente_id', 'ok')],
  'meus-consentimentos': [semObjeto(), pessoa('paciente', 'paciente_id', 'ok')],
  'usuario-eu': [semObjeto()],
  cadastrar: [
    // Refused by age, after everything that says who may ask: no account is left behind.
    semObjeto('menor_de_idade', () => ({
      nome: 'Criança de Teste',
      cpf: cpfSorteado(),
      email: emailQualquer(),
      telefone: '11987654321',
      data_nascimento: `${new Date().getFullYear() - 5}-01-01`,
      password: SENHA,
      tipo: 'paciente',
      aceite_legal: { versao: VERSAO_LEGAL },
    })),
  ],
  'revisar-dados': [
    semObjeto((quem) => {
      if (aprovado(quem)) return 'campo_bloqueado'
      return quem.perfil?.tier === 'blocked' ? 'ok' : 'verificacao_pendente'
    }),
  ],
  'precheck-identity': [
    semObjeto('ok', () => ({
      cpf: cpfSorteado(),
      email: emailQualquer(),
      telefone: `119${randomInt(10_000_000, 99_999_999)}`,
      tipo: 'paciente',
    })),
  ],
  'health-check': [semObjeto('ok', () => ({ include_details: true }))],
  'analytics-basic': [semObjeto('ok', () => ({ days: 7 }))],
  'kyc-monitoring': [semObjeto('ok', () => ({ include_hourly: true }))],
  'system-manifest': [semObjeto()],
  'pagamentos-parados': [semObjeto()],
  'agir-no-pagamento': [
    {
      nome: 'pagamento',
      donos: [],
      proprio: 'ok',
      // A payment of somebody is there, but waits for nobody.
      alheio: 'transicao_invalida',
      casos: ['alheio'],
      entrada: ({ mundo }) => ({
        consulta_id: mundo.alheia.consulta_id,
        ato: 'dar_baixa',
        motivo: MOTIVO,
      }),
    },
    semObjeto('nao_encontrado', () => ({ consulta_id: NINGUEM, ato: 'dar_baixa', motivo: MOTIVO })),
  ],
  'consultas-paradas': [semObjeto()],
  'agir-na-consulta': [
    {
      nome: 'consulta',
      donos: [],
      proprio: 'ok',
      // A consultation of somebody is there, but its doctor did not leave it.
      alheio: 'transicao_invalida',
      casos: ['alheio'],
      entrada: ({ mundo }) => ({
        consulta_id: mundo.alheia.consulta_id,
        ato: 'abandonar',
        motivo: MOTIVO,
      }),
    },
    semObjeto('nao_encontrado', () => ({ consulta_id: NINGUEM, ato: 'abandonar', motivo: MOTIVO })),
  ],
  'falhas-paradas': [semObjeto()],
  'descartar-falhas': [semObjeto('ok', () => ({ consumidor: 'medir', motivo: MOTIVO }))],
  'reenviar-falhas': [semObjeto('ok', () => ({ consumidor: 'medir', motivo: MOTIVO }))],
  'buscar-auditoria': [semObjeto('nao_encontrado', () => ({ quem: NINGUEM, motivo: MOTIVO }))],
  'atos-dos-administradores': [semObjeto('ok', () => ({ mes: '2026-11' }))],
  'kyc-revisoes': [semObjeto()],
  'kyc-revisao': [semObjeto('nao_encontrado', () => ({ usuario_id: NINGUEM }))],
  'kyc-decidir-revisao': [
    semObjeto('nao_encontrado', () => ({
      usuario_id: NINGUEM,
      corrida_id: NINGUEM,
      decisao: 'rejeitar',
      motivo: MOTIVO,
    })),
  ],
  'relatos-csp': [semObjeto('ok', () => ({ 'csp-report': { 'blocked-uri': 'inline' } }))],
  'erros-navegador': [semObjeto('ok', () => ({ tipo: 'rota_inexistente', caminho: '/nao-existe' }))],
  'criar-consulta': [
    // A consent to no known text: refused after everything that says who may ask. An admin does not book.
    pessoa(
      'paciente',
      'paciente_id',
      ({ perfil }) => (perfil?.admin === 'ativo' ? 'sem_permissao' : 'consentimento_necessario'),
      () => ({
        consentimento: { versao: `antes de ${TERMO.versao}`, aceito: true },
      }),
    ),
  ],
  'meus-dependentes': [semObjeto()],
  // An adult's birth date: refused after everything that says who may add somebody. An admin adds nobody.
  'adicionar-dependente': [
    semObjeto(
      ({ perfil }) => (perfil?.admin === 'ativo' ? 'sem_permissao' : 'campos_invalidos'),
      () => ({
        nome: 'Nome da Matriz',
        cpf: cpfSorteado(),
        data_nascimento: '1990-01-01',
        relacao: 'mae',
        declaracao: { versao: DECLARACAO.versao, aceita: true },
      }),
    ),
  ],
  'enviar-prova': [dependente(() => ({ prova: 'frente', tipo_conteudo: 'image/jpeg', tamanho: 1000 }))],
  'provar-vinculo': [dependente(() => ({ frente: 'nenhuma' }))],
  'encerrar-vinculo': [dependente()],
  'revisoes-de-dependentes': [semObjeto()],
  'revisao-de-dependente': [
    semObjeto('nao_encontrado', () => ({ responsavel_id: NINGUEM, dependente_id: NINGUEM })),
  ],
  'decidir-dependente': [
    semObjeto('nao_encontrado', () => ({
      responsavel_id: NINGUEM,
      dependente_id: NINGUEM,
      vista: 'nenhuma',
      decisao: 'recusar',
      motivo: MOTIVO,
    })),
  ],
  'ver-ficha': [semObjeto(), pessoa('paciente', 'paciente_id', 'ok')],
  // Over a version that never was: refused after everything that says who may save.
  'salvar-ficha': [semObjeto('conflito', () => ({ ...FICHA, altura_cm: 171, versao: 999 }))],
  'ver-toque': [semObjeto()],
  // An address that is of no push service: nothing is turned on, for nobody.
  'ligar-toque': [
    semObjeto('campos_invalidos', () => ({
      endpoint: 'https://exemplo.com.br/a',
      p256dh: `B${'a'.repeat(86)}`,
      auth: 'a'.repeat(22),
    })),
  ],
  // A device's own id is nobody else's: of each caller none of these is one.
  'desligar-toque': [semObjeto('ok', () => ({ id: NINGUEM }))],
  'ver-sms': [semObjeto()],
  'pedir-codigo-do-sms': [semObjeto()],
  // Nobody was sent this one: nothing is turned on.
  'ligar-sms': [semObjeto('codigo_do_sms_invalido', () => ({ codigo: '000000' }))],
  'desligar-sms': [semObjeto()],
  'minhas-consultas': [semObjeto()],
  'ver-consulta': [consulta('id', 'ok')],
  'ver-registro': [consulta('id', 'ok')],
  'salvar-registro': [
    consulta('id', 'transicao_invalida', {
      donos: [MEDICO],
      mais: () => ({ versao: 1, ...ROTINA, conduta: 'Outra' }),
    }),
  ],
  'concluir-registro': [consulta('id', 'ok', { donos: [MEDICO] })],
  'acrescentar-adendo': [consulta('id', 'ok', { donos: [MEDICO], mais: () => ({ texto: 'Exame normal.' }) })],
  'registros-abertos': [semObjeto()],
  'conversas-por-responder': [semObjeto()],
  'ver-opiniao': [consulta('id', 'ok', { donos: [PACIENTE] })],
  'dar-opiniao': [consulta('id', 'ok', { donos: [PACIENTE], mais: () => ({ nota: 5, duvidas: 'sim' }) })],
  'soma-das-opinioes': [semObjeto()],
  'ver-evidencias': [semObjeto()],
  'meus-recibos': [semObjeto()],
  'baixar-recibo': [consulta('id', 'ok', { donos: [PACIENTE] })],
  'ver-mensagens': [consulta('id', 'ok')],
  // Finished by its doctor, and so closed.
  'enviar-mensagem': [
    consulta('id', 'prazo_encerrado', { mais: () => ({ chave: randomUUID(), texto: 'Olá' }) }),
  ],
  'pedir-envio-de-anexo': [
    consulta('id', 'prazo_encerrado', { mais: () => ({ tipo_conteudo: 'image/jpeg', tamanho: 1000 }) }),
  ],
  'enviar-anexo': [
    consulta('id', 'prazo_encerrado', { mais: () => ({ anexo_id: NINGUEM, chave: randomUUID() }) }),
  ],
  'ver-anexo': [consulta('id', 'nao_encontrado', { mais: () => ({ sequencia: '1' }) })],
  'ver-prontuario': [consulta('id', 'ok', { donos: [MEDICO] })],
  'cancelar-consulta': [consulta('id', 'transicao_invalida', { donos: [PACIENTE] })],
  'devolver-consulta': [
    consulta('id', 'transicao_invalida', { donos: [MEDICO], mais: () => ({ motivo: 'outra_area' }) }),
  ],
  'encerrar-consulta': [
    consulta('id', 'transicao_invalida', { donos: [MEDICO], mais: () => ({ motivo: 'presencial' }) }),
  ],
  'accept-consulta': [
    {
      nome: 'consulta',
      donos: [MEDICO],
      proprio: 'ok',
      entrada: ({ mundo, eu }, caso) => ({
        consulta_id: { proprio: mundo.minha.consulta_id, alheio: mundo.filaAlheia, inexistente: NINGUEM }[
          caso
        ],
        medico_id: eu,
      }),
    },
    pessoa('médico', 'medico_id', 'ok', ({ mundo }) => ({ consulta_id: mundo.minha.consulta_id })),
  ],
  'start-consulta': [consulta('consulta_id', 'ok')],
  'finish-consulta': [consulta('consulta_id', 'ok', { donos: [MEDICO] })],
  'ver-fila': [
    {
      nome: 'especialidade',
      donos: [MEDICO],
      proprio: 'ok',
      alheio: 'sem_permissao',
      casos: ['alheio'],
      entrada: (_, caso) => ({ especialidade: caso === 'proprio' ? 'clinica_medica' : 'dermatologia' }),
    },
  ],
  'criar-documento': [consulta('consulta_id', 'ok', { donos: [MEDICO], mais: () => RECEITA })],
  'listar-documentos': [
    semObjeto(({ perfil }) => (perfil?.tipo === 'paciente' ? 'ok' : 'sem_permissao')),
    consulta('consulta_id', 'ok'),
  ],
  'ver-documento': [documento('ok')],
  // Signed before; and its doctor alone may.
  'descartar-documento': [documento('transicao_invalida', [MEDICO])],
  'baixar-documento': [documento('ok')],
  'validar-documento': [
    {
      nome: 'código do documento',
      proprio: 'ok',
      casos: ['inexistente'],
      entrada: ({ mundo }, caso) => ({ codigo: caso === 'proprio' ? mundo.codigo : NINGUEM }),
    },
  ],
  'kyc-envio': [
    semObjeto(
      (quem) => (aprovado(quem) ? 'transicao_invalida' : 'ok'),
      () => ({ finalidade: 'selfie', tipo_conteudo: 'image/jpeg', tamanho: 1000 }),
    ),
  ],
  // The embedded cloud takes no video: it is off in its stage.
  'kyc-prova-de-vida': [semObjeto('transicao_invalida', () => ({ correlation_id: 'matriz' }))],
  'kyc-intelligent-ocr': [
    pessoa(
      'usuário',
      'usuario_id',
      (quem) => (aprovado(quem) ? 'transicao_invalida' : 'arquivo_invalido'),
      ({ mundo, quem }) => ({
        document_path: mundo.fotos.get(quem) ?? mundo.fotoAlheia,
        document_side: 'front',
        correlation_id: 'matriz',
      }),
    ),
    {
      nome: 'imagem',
      proprio: (quem) => (aprovado(quem) ? 'transicao_invalida' : 'arquivo_invalido'),
      alheio: (quem) => (aprovado(quem) ? 'transicao_invalida' : 'nao_encontrado'),
      entrada: ({ mundo, quem, eu }, caso) => ({
        usuario_id: eu,
        document_path: {
          proprio: mundo.fotos.get(quem) ?? `${eu}/temp_nada`,
          alheio: mundo.fotoAlheia,
          inexistente: `${eu}/temp_nada`,
        }[caso],
        document_side: 'front',
        correlation_id: 'matriz',
      }),
    },
  ],
  'kyc-orchestrator-v2': [
    pessoa('usuário', 'usuario_id', 'missing_required_fields', () => ({ correlation_id: 'matriz' })),
    {
      nome: 'imagens',
      casos: ['alheio', 'inexistente'],
      donos: [],
      proprio: 'ok',
      alheio: (quem) => (aprovado(quem) ? 'transicao_invalida' : 'nao_encontrado'),
      entrada: ({ mundo, quem, eu }, caso) => {
        const caminho = caso === 'alheio' ? mundo.fotoAlheia : `${eu}/temp_nada`
        const { usuario } = mundo.pessoas.get(quem) ?? mundo.alheia.paciente
        return {
          usuario_id: eu,
          tipo: usuario.tipo,
          document_files: [caminho],
          selfie_path: caminho,
          form_data: {
            nome: usuario.nome,
            cpf: usuario.cpf,
            data_nascimento: usuario.data_nascimento,
            email: usuario.email,
            telefone: usuario.telefone,
            crm_numero: '123456',
            crm_uf: 'SP',
          },
          bucket: 'kyc-uploads',
          correlation_id: `matriz-${caso}`,
        }
      },
    },
  ],
  'kyc-eu': [semObjeto()],
  'cleanup-temp-files': [
    semObjeto('ok', () => ({
      bucket_name: 'kyc-uploads',
      max_age_hours: 24,
      prefix: 'temp_',
      dry_run: true,
    })),
  ],
  'doctor-presence': [
    pessoa('médico', 'medico_id', 'ok', () => ({ especialidade: 'clinica_medica' })),
    {
      nome: 'especialidade',
      donos: [MEDICO],
      proprio: 'ok',
      alheio: 'sem_permissao',
      casos: ['alheio'],
      entrada: ({ eu }, caso) => ({
        medico_id: eu,
        especialidade: caso === 'proprio' ? 'clinica_medica' : 'dermatologia',
      }),
    },
  ],
  'sair-da-fila': [semObjeto()],
  'pedir-aviso': [semObjeto('ok', () => ({ especialidade: 'clinica_medica' }))],
  'ver-espera': [semObjeto('ok', () => ({ especialidade: 'clinica_medica' }))],
  'ver-presencas': [semObjeto('ok', () => ({ especialidade: 'clinica_medica' }))],
  'minha-presenca': [semObjeto()],
  'medico-eu': [semObjeto()],
  'salvar-medico': [
    // A confirmed CRM is not changed this way; the other one takes a new number.
    pessoa(
      'médico',
      'id',
      ({ perfil }) => (perfil?.tier === 'full' ? 'transicao_invalida' : 'ok'),
      () => ({
        crm: String(randomInt(1_000_000, 9_999_999)),
        uf: 'TO',
        status_crm: 'PENDING',
        especialidade: null,
        dados_fiscais_json: null,
      }),
    ),
  ],
  'verify-crm': [
    semObjeto('ok', () => ({
      crm: String(randomInt(1_000_000, 9_999_999)),
      uf: 'TO',
      nome_informado: 'Ninguém de Teste',
    })),
    // Another CRM than the stored one: refused after everything that says who may ask.
    pessoa(
      'médico',
      'medico_id',
      ({ perfil }) => (perfil?.tipo === 'paciente' ? 'sem_permissao' : 'campos_invalidos'),
      ({ mundo, quem }) => {
        const { usuario } = mundo.pessoas.get(quem) ?? mundo.alheia.medico
        return {
          crm: '1',
          uf: 'TO',
          nome_informado: usuario.nome,
          cpf: usuario.cpf,
          especialidades_informadas: [],
          aceites: { termo_verificacao: true, termo_nome_oficial: true },
        }
      },
    ),
  ],
  'medico-dashboard': [semObjeto()],
  'medico-historico': [semObjeto()],
  'dados-profissionais': [semObjeto()],
  'salvar-dados-profissionais': [
    semObjeto('ok', () => ({ endereco_profissional: 'Rua dos Testes, 10, São Paulo/SP' })),
  ],
  'revisar-inscricao': [
    semObjeto(
      (quem) => (aprovado(quem) ? 'transicao_invalida' : 'ok'),
      () => ({ crm: String(randomInt(1_000_000, 99_999_999)), uf: 'SP', especialidades: [] }),
    ),
  ],
  'certificado-provedores': [semObjeto()],
  'certificado-situacao': [semObjeto()],
  'certificado-conectar': [semObjeto('ok', () => ({ provedor: 'vidaas', modo: 'pagina' }))],
  // A state is its owner's alone, and nobody here asked for this one.
  'certificado-retorno': [semObjeto('nao_encontrado', () => ({ state: 'de-ninguem', code: 'nenhum' }))],
  'certificado-encerrar': [semObjeto()],
  'connect-create-account-link': [
    pessoa('médico', 'user_id', 'ok', ({ mundo, quem }) => ({
      email: mundo.pessoas.get(quem)?.usuario.email ?? emailQualquer(),
    })),
    {
      nome: 'e-mail',
      donos: [MEDICO],
      proprio: 'ok',
      casos: ['alheio'],
      entrada: ({ mundo, quem, eu }, caso) => ({
        user_id: eu,
        email:
          (caso === 'proprio' ? mundo.pessoas.get(quem) : mundo.alheia.medico)?.usuario.email ??
          emailQualquer(),
      }),
    },
  ],
  'connect-account-status': [semObjeto()],
  'create-payment-intent-manual': [
    consulta('consulta_id', 'transicao_invalida', {
      donos: [PACIENTE],
      mais: ({ eu }) => ({ paciente_id: eu }),
    }),
    {
      ...pessoa('paciente', 'paciente_id', 'transicao_invalida', ({ mundo }) => ({
        consulta_id: mundo.minha.consulta_id,
      })),
      donos: [PACIENTE],
    },
  ],
  'confirmar-pagamento': [consulta('consulta_id', 'ok', { donos: [PACIENTE] })],
  'webhook-assinatura': [semObjeto()],
  'webhook-cartao': [semObjeto()],
  'ver-ice': [consulta('consulta_id', 'transicao_invalida')],
  'emitir-bilhete': [semObjeto()],
  'ai-triage': [pessoa('paciente', 'paciente_id', 'ok', () => ({ ...RELATO }))],
  'ultima-triagem': [semObjeto(), pessoa('paciente', 'paciente_id', 'ok')],
  'ver-avaliacao': [consulta('id', 'ok', { donos: [MEDICO] })],
  'avaliar-triagem': [consulta('id', 'ok', { donos: [MEDICO], mais: () => ({ urgencia: 'tele' }) })],
}
