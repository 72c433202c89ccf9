import { expect, test } from 'vitest'
import { triar } from '#domain/triagem/protocolo.ts'
import { DAS_TABELAS } from '#domain/triagem/regras/das-tabelas.ts'
import { REGRAS } from '#domain/triagem/regras.ts'
import { pedido } from './pedido.ts'

const regrasDe = (texto: string, extra = {}) =>
  triar(pedido(texto, extra)).regras_disparadas.map(({ id }) => id)

test.each([
  ['tomo clozapina e desde ontem estou com febre e dor de garganta', 'remedio_e_infeccao'],
  ['uso tacrolimo por causa do transplante e hoje tive febre de 38,5', 'imunossupressor_e_febre'],
  ['acabou o micofenolato faz uma semana e estou sem tomar', 'transplante_sem_remedio'],
  ['tomo carbolitium e estou tremendo e com diarreia', 'antipsicotico_e_rigidez'],
  ['tomei plasil e meu pescoço travou torto', 'antienjoo_e_musculos'],
  ['tomo digoxina, estou enjoado e vendo tudo amarelo e embaçado', 'digoxina_e_sinais'],
  ['uso jardiance e não paro de vomitar', 'glifozina_e_vomito'],
  ['comecei lamotrigina faz duas semanas e apareceram manchas vermelhas e febre', 'remedio_novo_e_pele'],
  ['tomo yasmin e minha panturrilha está doendo e inchada', 'hormonio_e_coagulo'],
  ['uso isordil e tomei viagra, estou com tontura', 'nitrato_e_erecao'],
  ['meu INR deu 8 hoje', 'coagulacao_alterada'],
  ['a camisinha estourou ontem e ele tem HIV', 'exposicao_com_prazo'],
  ['me furei com uma agulha usada de um paciente no plantão', 'exposicao_com_prazo'],
  ['meu filho de 2 anos engoliu uma bateria de relógio e está bem', 'bateria_ou_ima'],
  ['estou grávida e tive contato com catapora na escola, nunca tive', 'contato_com_catapora'],
  ['a graxa da pistola entrou no meu dedo, só ficou um furinho', 'jato_de_alta_pressao'],
  ['acordei com um morcego na cama', 'mordida_com_prazo'],
  ['o cachorro que me mordeu ontem sumiu', 'mordida_com_prazo'],
  ['minha fístula da diálise parou de vibrar', 'aparelho_infectado'],
  ['tenho um rim só e estou com dor nele', 'rim_bloqueado'],
  ['acordei surdo do ouvido direito hoje, com um zumbido', 'ouvido_que_sumiu'],
  ['operei a hérnia e o corte está minando pus, com febre', 'ferida_de_cirurgia'],
  ['tenho válvula no coração e estou com febre há dias', 'coracao_com_febre'],
  ['minha prótese do joelho esquentou e tenho febre', 'protese_com_febre'],
  ['meu pênis estalou na relação e ficou roxo e inchado', 'penis_ferido'],
  ['o fio de cabelo enrolou no dedinho do bebê e está roxo', 'fio_que_aperta'],
  ['não tenho o baço e estou com febre', 'febre_sem_baco'],
  ['voltei da Amazônia e estou com febre e calafrio', 'febre_de_viagem'],
  ['guardo uns comprimidos em casa, me acalma saber que estão lá', 'despedida'],
  ['quem vai cuidar do meu cachorro quando eu não estiver mais', 'despedida'],
  ['uso ozempic e tenho uma dor na barriga que vai pras costas', 'emagrecedor_e_barriga'],
  ['a insulina acabou e estou vomitando', 'insulina_faltando'],
  ['febre, prisão de ventre e dor embaixo da barriga', 'febre_com_dor_na_barriga'],
  ['a vermelhidão está subindo rápido pela perna e dói', 'vermelhidao_que_sobe'],
  ['olho amarelo e xixi cor de coca', 'olho_amarelo_e_urina_escura'],
  ['dor na panturrilha e falta de ar para subir escada', 'panturrilha_e_folego'],
  ['coloquei um anel e não sai, inchou', 'anel_preso'],
  ['minha esposa teve bebê faz 9 dias e está com febre', 'febre_imunidade'],
  ['Filha de 2 meses, febre de 38,4', 'bebe_febre'],
  ['fui forçada pelo motorista ontem à noite', 'violencia_sexual'],
  ['levei um tiro no braço', 'trauma_grave'],
  [
    'contou que o padrasto mexeu com ela anteontem, na adolescência em foco, teve penetração',
    'abuso_de_crianca',
  ],
  ['o namorado da mãe mexe nela', 'abuso_de_crianca'],
  ['minha filha contou que o tio põe a mão lá', 'abuso_de_crianca'],
  ['minha neta falou que o vizinho fez coisa feia com ela', 'abuso_de_crianca'],
  ['meu padrasto entra no meu quarto de madrugada', 'abuso_de_crianca'],
  ['um homem do jogo pede foto pelada pra minha filha', 'abuso_de_crianca'],
  ['desconfio que alguém mexe nela na creche', 'abuso_de_crianca'],
  ['a madrasta deixa as crianças sem comer', 'castigo_de_crianca'],
  ['ela volta da casa do pai com roxo', 'castigo_de_crianca'],
  ['meu marido tranca a casa e não me deixa sair nem falar com a minha família', 'violencia_em_casa'],
])('%s: %s', (texto, regra) => {
  expect(regrasDe(texto)).toContain(regra)
})

test('o que se diz de lado tem a sua própria orientação', () => {
  const despedida = triar(pedido('dei minhas coisas, me despedi de todos e agora estou em paz'))
  expect(despedida.orientacao).toBe('autoagressao')
  expect(despedida.recomendacoes.join(' ')).toContain('188')
  const medo = triar(
    pedido('escrevo escondida do banheiro, tenho medo do meu marido quando ele bebe', { sexo: 'F' }),
  )
  expect(medo.orientacao).toBe('violencia')
  expect(medo.recomendacoes.join(' ')).toMatch(/180.*190.*100/)
})

test.each([
  'tomo clozapina há anos e vim renovar a receita, estou bem',
  'uso jardiance e quero renovar a receita',
  'tomo yasmin e quero trocar de pílula, não sinto nada',
  'meu cachorro é vacinado, mora comigo e lambeu meu braço',
  'operei a hérnia há 3 meses, a cicatriz está ótima e quero voltar à academia',
  'dei minhas roupas velhas no bazar da igreja e queria renovar a receita da losartana',
  'meu tio faleceu e isso mexeu muito com a minha filha, ela anda triste e queria uma psicóloga',
  'minha filha mexe na orelha e chora',
  'sempre fico roxa quando tiro sangue e queria saber se é normal',
  'a dentadura machuca a gengiva de baixo, tiro à noite',
  'dor no peito só quando aperto com o dedo, desde que carreguei caixas',
  'não consigo pegar no sono',
  'pus o chip hormonal e engordei',
  'a fatura do cartão veio alta e minha pressão está boa, quero renovar a losartana',
  'a cicatriz da apendicite de 2008 coça no frio',
  'pancreatite em 2022 pela vesícula, operei, e quero saber que exame fazer',
  'tive dengue em fevereiro de 2024, posso tomar a vacina?',
  'tomei o remédio da pressão hoje cedo e queria renovar a receita',
  'meu filho engoliu uma moeda anteontem e ela saiu no cocô hoje',
  'meu filho de 4 anos fica mexendo no pipi, é normal?',
  'o professor pediu um atestado de saúde do meu filho para a natação',
  'meu avô vai ao banheiro várias vezes de noite',
  'meu cachorro fica sozinho quando eu não estou em casa e isso me deixa ansiosa',
])('não é emergência: %s', (texto) => {
  expect(triar(pedido(texto)).red_flag).toBe(false)
})

test('cada regra das tabelas diz a sua fonte, e nenhuma repete o nome de outra', () => {
  for (const { fonte } of DAS_TABELAS) expect(fonte).toMatch(/\w{4,}/)
  expect(new Set(REGRAS.map(({ id }) => id)).size).toBe(REGRAS.length)
})
