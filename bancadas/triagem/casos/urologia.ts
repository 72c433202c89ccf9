import { emergencia, relato } from '../caso.ts'

export const UROLOGIA = [
  emergencia('torcao-testicular', 'Manchester, dor testicular: dor súbita; SBU, escroto agudo', {
    1: relato(
      15,
      'M',
      'Acordei com uma dor muito forte no saco do lado esquerdo, subiu, tá inchado e vomitei.',
      'Dor escrotal súbita com vômitos em adolescente',
    ),
    2: relato(
      13,
      'M',
      'meu filho ta com vergonha de falar, diz q o testiculo doi muito desde a escola hj cedo, ta vermelho e duro, dor desce na barriga',
      'Dor testicular súbita em adolescente',
    ),
    3: relato(
      24,
      'M',
      'dor insuportavel num testiculo q comecou do nada ha 2h jogando bola nao foi pancada, ele ta mais alto que o outro',
      'Dor súbita com testículo elevado',
    ),
  }),
  emergencia('priapismo', 'SBU, priapismo: ereção dolorosa acima de 4 horas', {
    1: relato(
      30,
      'M',
      'Tenho anemia falciforme e estou com ereção que não baixa há 6 horas, dói demais.',
      'Priapismo isquêmico em falciforme',
      { comorbidades: ['anemia falciforme'] },
    ),
    2: relato(
      52,
      'M',
      'tomei injeção pra ereção ontem a noite e ate agora de manha o penis ta duro, doendo muito',
      'Ereção prolongada após injeção peniana',
    ),
    3: relato(
      38,
      'M',
      'comecei trazodona faz uns dias e o pau ta duro faz 5 hs sem tesao nenhum, ta roxo e dolorido',
      'Priapismo por medicamento',
    ),
  }),
  emergencia('retencao-urinaria', 'Manchester, problemas urinários: retenção', {
    1: relato(
      71,
      'M',
      'Não consigo fazer xixi desde ontem de noite, a bexiga tá enorme, dor insuportável embaixo do umbigo.',
      'Retenção urinária aguda com globo vesical',
    ),
    2: relato(
      66,
      'M',
      'tenho prostata grande, tomei remedio de gripe e faz 14 hora q nao sai uma gota, barriga dura doendo muito',
      'Retenção precipitada por descongestionante',
    ),
    3: relato(
      58,
      'M',
      'urina saiu com sangue e pelota e agora entupiu, nao urino faz 10h, to gritando de dor',
      'Retenção por coágulos',
      { sangramento_ativo: true },
    ),
  }),
  emergencia('pielonefrite-obstrutiva', 'EAU e SBU: infecção com obstrução é emergência', {
    1: relato(
      43,
      'F',
      'Tenho pedra no rim, a dor nas costas voltou e agora tô com febre de 39 e tremendo de frio.',
      'Cólica renal com febre e calafrios',
      { febre: true },
    ),
    2: relato(
      60,
      'M',
      'so tenho um rim, colica forte do lado dele desde cedo e quase nao urinei o dia todo, febre 38,5',
      'Obstrução em rim único com febre e oligúria',
      { febre: true },
    ),
    3: relato(
      37,
      'F',
      'gravida de 6 meses com calculo, dor no flanco direito de chorar, febre alta, vomitando e calafrios',
      'Pielonefrite com cálculo na gravidez',
      { febre: true, vomitos_persistentes: true },
    ),
  }),
].flat()
