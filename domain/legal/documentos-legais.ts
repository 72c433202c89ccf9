import { originais } from '../base/retencao-dias.ts'
import { TERMO } from './termo.ts'
import type { Empresa } from './empresa.ts'
import { type IdDeDocumentoLegal, PAGINAS_LEGAIS } from './paginas.ts'

/** A legal page: its address in the product, and its text. */
interface DocumentoLegal {
  readonly titulo: string
  readonly secoes: readonly { readonly titulo: string; readonly paragrafos: readonly string[] }[]
}

const quemSomos = ({ razao_social, cnpj, endereco, diretor_tecnico: { nome, crm, uf } }: Empresa) => ({
  titulo: 'Quem presta o serviço',
  paragrafos: [
    `O Acolhe é um serviço de ${razao_social}, CNPJ ${cnpj}, com sede em ${endereco}.`,
    `Direção técnica: ${nome}, CRM ${crm}/${uf}, responsável pelo serviço perante o Conselho Regional de Medicina.`,
  ],
})

const contato = ({ encarregado: { nome, email } }: Empresa) => ({
  titulo: 'Com quem falar',
  paragrafos: [
    `Encarregado pelo tratamento de dados pessoais (LGPD, art. 41): ${nome}, ${email}.`,
    'Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD) e, sobre o atendimento médico, ao Conselho Regional de Medicina do seu estado.',
  ],
})

const termos = (empresa: Empresa): DocumentoLegal => ({
  titulo: PAGINAS_LEGAIS.termos.titulo,
  secoes: [
    quemSomos(empresa),
    {
      titulo: 'O que o serviço é, e o que não é',
      paragrafos: [
        'O Acolhe aproxima você de um médico inscrito no Conselho Regional de Medicina, por vídeo, e entrega os documentos que ele assinar com certificado ICP-Brasil.',
        'Não é serviço de emergência: diante de sinais de alerta ligue 192 (SAMU) ou vá a um pronto-socorro. A triagem orienta onde procurar atendimento; ela não diagnostica nem trata.',
        'O médico decide com autonomia se a consulta por vídeo basta, e pode pedir atendimento presencial (Resolução CFM 2.314/2022).',
      ],
    },
    {
      titulo: 'Sua conta',
      paragrafos: [
        'A conta é pessoal, para maiores de 18 anos. A consulta é do titular ou de quem depende dele: crianças, adolescentes e pessoas sob curatela, adicionados em Dependentes com a prova do vínculo. O responsável declara o vínculo sob as penas da lei, pede, paga e fica na chamada.',
        'Você confirma a identidade com documento e selfie, e responde pela verdade do que informa.',
        'Guarde sua senha: quem a tem fala em seu nome. Avise-nos se alguém a usou sem sua permissão e encerre as outras sessões em Minha conta.',
      ],
    },
    {
      titulo: 'Preço e pagamento',
      paragrafos: [
        'A consulta custa R$ 150,00. O valor é reservado no cartão ao solicitar, cobrado somente depois da consulta e liberado se nenhum médico aceitar ou se a consulta não acontecer.',
        'Você pode desistir sem custo até o início da consulta. Depois dela, se o serviço não foi prestado como prometido, escreva-nos em até 7 dias (Código de Defesa do Consumidor, art. 49).',
      ],
    },
    {
      titulo: 'Para médicos',
      paragrafos: [
        'O médico mantém a inscrição ativa, atende nas especialidades registradas (RQE), responde pelo ato médico e pelo prontuário, e recebe o repasse combinado por consulta finalizada.',
        'Nome exibido, dados de pagamento e documentos assinados usam o nome oficial. Suspenso o registro, o acesso à fila é suspenso.',
      ],
    },
    {
      titulo: 'O que não é permitido',
      paragrafos: [
        'Passar-se por outra pessoa, gravar a consulta sem acordo dos dois, tentar obter dados alheios, ou usar o serviço para obter documentos sem avaliação médica. Nesses casos a conta pode ser encerrada e o fato comunicado às autoridades.',
      ],
    },
    {
      titulo: 'Mudanças e foro',
      paragrafos: [
        'Cada versão deste texto tem um número. Uma mudança relevante é avisada por e-mail antes de valer, e você pode encerrar a conta se não concordar.',
        'Vale a lei brasileira, e o foro é o do seu domicílio.',
      ],
    },
    contato(empresa),
  ],
})

const privacidade = (empresa: Empresa): DocumentoLegal => ({
  titulo: PAGINAS_LEGAIS.privacidade.titulo,
  secoes: [
    quemSomos(empresa),
    {
      titulo: 'Que dados tratamos, para quê e com que base',
      paragrafos: [
        'Cadastro (nome, CPF, nascimento, e-mail, telefone): para criar a conta e cumprir o contrato (LGPD, art. 7º, V).',
        'Documento e selfie (dado biométrico): para confirmar que você é você e prevenir fraude (art. 11, II, "g").',
        'Relato, triagem, consulta e documentos médicos (dados de saúde): para o atendimento e a tutela da saúde, por profissionais de saúde (art. 11, II, "f"), e para guardar o prontuário, que a lei exige (art. 11, II, "a").',
        'Ficha de saúde (alergias, medicamentos, condições, cirurgias, gravidez, peso e altura): para que a triagem e o médico que atende você saibam do que já existe (art. 11, II, "f"). Só a resposta sobre alergias é pedida, e ela pode ser que você não sabe; o resto é opcional, e você o muda ou retira quando quiser.',
        'Registro da consulta (o que o médico apurou, concluiu e orientou): faz parte do prontuário, que a lei o obriga a escrever e nós a guardar (art. 11, II, "a"). Você o lê depois que o médico o fecha.',
        'Mensagens, fotos e arquivos que você e o médico trocam na consulta: para o atendimento (art. 11, II, "f"). Fazem parte do prontuário; das fotos guardamos uma cópia sem a localização e os outros dados da câmera.',
        'Sua opinião sobre a consulta, se você a der: para melhorar o serviço (art. 7º, IX). O médico vê só a soma, e não sabe quem disse o quê.',
        'Avisos no aparelho, se você os ligar, como paciente (a sua vez, o médico na sala, um documento pronto) ou como médico (uma consulta oferecida, o paciente na sala): guardamos o endereço que o seu navegador nos dá, até você sair da conta ou desligá-los (art. 7º, I). A mensagem passa pelo serviço do navegador e não diz de que se trata.',
        'Avisos por SMS, onde os oferecemos e se você os ligar: usamos o telefone da sua conta, que você confirma com um código, até você desligá-los ou mudar de número (art. 7º, I). A mensagem passa pelo nosso provedor de SMS e pela sua operadora, e só diz que há novidades.',
        'Dependentes (nome, CPF, nascimento, documento e prova do vínculo, e os dados de saúde acima): para atendê-los no seu melhor interesse, com a declaração e o consentimento do responsável (art. 14). As imagens da prova são apagadas depois da decisão sobre ela.',
        'Pagamento: para cobrar e repassar. O número do cartão vai direto ao provedor de pagamento e nunca passa por nós.',
        'Registros de acesso: para segurança e porque o Marco Civil da Internet exige (Lei 12.965/2014, art. 15).',
      ],
    },
    {
      titulo: 'Com quem são compartilhados',
      paragrafos: [
        'Com o médico que atende você; com provedores que trabalham para nós (nuvem, pagamento, assinatura digital, consulta a cadastros oficiais), só no que precisam; e com autoridades, quando a lei obriga. Não vendemos dados nem os usamos para publicidade.',
        'Parte do tratamento pode ocorrer fora do Brasil, em nuvem, com as garantias da LGPD, art. 33. A leitura do relato por inteligência artificial só acontece se você a escolher, e sem o seu nome.',
      ],
    },
    {
      titulo: 'Por quanto tempo',
      paragrafos: [
        'O prontuário fica guardado por 20 anos, em sigilo (Lei 13.787/2018), e a ficha de saúde com ele; sem nenhuma triagem ou consulta, a ficha é apagada quando você encerra a conta. Os demais dados ficam enquanto a conta existir e pelo prazo que a lei pedir.',
        `As imagens da verificação, como você as enviou, são apagadas em ${originais} dias. Uma cópia delas, sem a localização e os outros dados da câmera, fica enquanto a conta existir, também a de uma verificação que não passou: é com ela que a decisão pode ser revista. Encerrar a conta a apaga.`,
      ],
    },
    {
      titulo: 'Seus direitos',
      paragrafos: [
        'Você pode confirmar, acessar, corrigir e levar seus dados, saber quem viu seu prontuário, pedir a revisão de uma decisão automática e encerrar a conta (LGPD, art. 18 e 20). Quase tudo está em Minha conta; o resto, com o encarregado.',
        'O que a lei manda guardar, como o prontuário, não é apagado antes do prazo.',
      ],
    },
    {
      titulo: 'Segurança e cookies',
      paragrafos: [
        'Os dados trafegam e ficam cifrados, e cada leitura do prontuário é registrada. Um incidente que possa causar dano é comunicado a você e à ANPD.',
        'Usamos só o armazenamento do navegador necessário para manter sua sessão. Não há cookies de publicidade.',
      ],
    },
    contato(empresa),
  ],
})

const telemedicina = (empresa: Empresa): DocumentoLegal => ({
  titulo: PAGINAS_LEGAIS.telemedicina.titulo,
  secoes: [
    quemSomos(empresa),
    {
      titulo: 'O que é a teleconsulta',
      paragrafos: [
        'É a consulta médica por vídeo, com médico e paciente em lugares diferentes, regulada pela Lei 14.510/2022 e pela Resolução CFM 2.314/2022.',
        'Você é livre para recusá-la e preferir o atendimento presencial, e o médico também pode indicá-lo a qualquer momento.',
      ],
    },
    { titulo: `${TERMO.titulo}, versão ${TERMO.versao}`, paragrafos: TERMO.paragrafos },
    {
      titulo: 'Como o consentimento é dado',
      paragrafos: [
        'O termo acima é lido e aceito antes de cada consulta, e fica guardado com a versão e a hora. Ele pode ser retirado até o início da consulta, cancelando a solicitação.',
      ],
    },
    contato(empresa),
  ],
})

/** The text of a legal page of this company. */
export function documentoLegal(id: IdDeDocumentoLegal, empresa: Empresa): DocumentoLegal {
  return { termos, privacidade, telemedicina }[id](empresa)
}
