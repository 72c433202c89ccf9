import { emergencia, relato } from '../caso.ts'

export const MEMBROS = [
  emergencia('isquemia-de-membro', 'Manchester, problemas em extremidades: comprometimento vascular; SBACV', {
    1: relato(
      67,
      'M',
      'Minha perna esquerda ficou gelada e branca de repente, dor muito forte e não sinto o pé. Tenho fibrilação atrial.',
      'Oclusão arterial aguda',
      { comorbidades: ['fibrilação atrial'] },
    ),
    2: relato(
      59,
      'M',
      'fumante, o pe ta azulado, frio e doendo mesmo parado desde hj cedo, os dedo nao mexe direito',
      'Dor em repouso, frialdade e perda de força',
    ),
    3: relato(
      72,
      'F',
      'a mão da minha mae ficou palida e fria do nada, sem pulso, e ela diz q ta dormente ate o cotovelo',
      'Isquemia aguda de membro superior',
    ),
  }),
  emergencia('trombose-venosa', 'Escore de Wells; SBACV, trombose venosa profunda', {
    1: relato(
      45,
      'F',
      'Desde ontem minha perna direita inchou toda, tá quente, vermelha e dói a panturrilha. Fiquei 2 semanas de gesso.',
      'Edema unilateral doloroso após imobilização',
      { duracao_dias: 2 },
    ),
    2: relato(
      31,
      'F',
      'to no pos parto de 12 dias, a coxa esquerda inchou muito e ficou arroxeada, dor na virilha ao andar',
      'Edema unilateral no puerpério',
    ),
    3: relato(
      63,
      'M',
      'fazendo quimio, uma perna ta o dobro da outra faz 2 dias, a batata dura e doendo qd dobro o pe',
      'Edema unilateral de panturrilha em paciente oncológico',
      { duracao_dias: 2 },
    ),
  }),
  emergencia('sindrome-compartimental', 'ATLS: dor desproporcional após trauma de extremidade', {
    1: relato(
      28,
      'M',
      'Engessaram minha perna ontem, a dor só piora mesmo com remédio forte, os dedos formigam e não consigo mexer.',
      'Dor progressiva e parestesia sob gesso',
    ),
    2: relato(
      34,
      'M',
      'um portao esmagou meu antebraço ha 5h, ta duro igual madeira, dor absurda quando esticam meu dedo e a mão dormente',
      'Dor ao estiramento e tensão após esmagamento',
    ),
    3: relato(
      40,
      'F',
      'passei a noite desacordada de bebida em cima do braço, acordei com ele inchado, tenso, sem sensibilidade e dor insuportavel',
      'Compressão prolongada com déficit',
    ),
  }),
  emergencia('fasciite-necrosante', 'IDSA, infecções de pele: dor desproporcional e progressão rápida', {
    1: relato(
      55,
      'M',
      'Sou diabético, começou um vermelhão na virilha ontem e hoje o saco está preto, fedido, com dor terrível e febre.',
      'Gangrena de Fournier',
      { febre: true, comorbidades: ['diabetes'] },
    ),
    2: relato(
      47,
      'F',
      'fiz lipo faz 4 dia, a pele da barriga ta roxa com bolha escura, a dor é muito maior q o tamanho, febre 39 e espalha a cada hora',
      'Infecção necrosante pós-operatória',
      { febre: true, duracao_dias: 2 },
    ),
    3: relato(
      36,
      'M',
      'me arranhei na pedra do mar, a mancha vermelha dobrou de tamanho em 3 horas, a pele estala quando aperta, to tremendo e muito mal',
      'Progressão em horas com crepitação',
    ),
  }),
  emergencia(
    'artrite-septica',
    'Manchester, problemas em extremidades: articulação quente; SBR, artrite séptica',
    {
      1: relato(
        62,
        'F',
        'Meu joelho inchou de ontem pra hoje, vermelho e pelando, não consigo dobrar nada e estou com febre de 38,7. Fiz infiltração nele semana passada.',
        'Monoartrite febril após infiltração',
        { febre: true },
      ),
      2: relato(
        4,
        'M',
        'meu filho ta com febre ha 2 dias e nao pisa no chao de jeito nenhum, grita se mexe no quadril',
        'Febre e recusa de apoio em criança: artrite de quadril',
        { febre: true, duracao_dias: 2 },
      ),
      3: relato(
        29,
        'M',
        'uso droga na veia, ombro travado, quente, inchado com dor forte a qualquer movimento, febre e calafrio',
        'Monoartrite febril em usuário de droga injetável',
        { febre: true },
      ),
    },
  ),
  emergencia(
    'cauda-equina',
    'Manchester, dor lombar: sinais neurológicos novos; NICE, síndrome da cauda equina',
    {
      1: relato(
        42,
        'M',
        'Hérnia de disco há anos, mas desde ontem não sinto quando faço xixi, tô dormente entre as pernas e as duas pernas fracas.',
        'Anestesia em sela, incontinência e fraqueza bilateral',
      ),
      2: relato(
        50,
        'F',
        'dor lombar forte descendo pras 2 pernas, nao consigo segurar o coco e a regiao das partes ta adormecida',
        'Incontinência fecal e anestesia perineal',
      ),
      3: relato(
        66,
        'M',
        'tenho cancer de prostata com metastase no osso, de 2 dias pra ca as pernas foram enfraquecendo, hj não levanto e travou a urina',
        'Compressão medular metastática',
        { duracao_dias: 2 },
      ),
    },
  ),
].flat()
