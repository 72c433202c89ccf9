import { contexto, queixa } from './termo.ts'

/** Skin, hair, nails and eyes. */
export const PELE_OLHOS = {
  coceira: queixa('Coceira na pele', { dermatologia: 3 }, [
    '(coceira|coceiras|cocando|coca|cocar|comichao|prurido|pinica|pinicando)',
  ]),
  manchas_pele: queixa('Manchas ou alteração na pele', { dermatologia: 3 }, [
    '(mancha|manchas|bolinhas|pintinhas|erupcao|brotoeja|vermelhidao|placas vermelhas|empolad(o|a)|micose|impinge|impingem|pano branco|dermatite|eczema|psoriase|vitiligo|descamando|descamacao|pele (seca|descascando|irritada|vermelha|grossa)|frieira|assadura|foliculite|melasma|rosacea|cravos|espinhas|espinha|acne|sarna|escabiose|piolho|caspa|seborreia|catapora)',
    '(mancha|lesao|ferida|feridinha|verruga|verrugas) ~ (pele|rosto|braco|perna|mao|costas|corpo)',
    '(verruga|verrugas|pele oleosa|estrias|calo|calos|olho de peixe)',
  ]),
  cabelo_unha: queixa('Queda de cabelo ou problema nas unhas', { dermatologia: 4 }, [
    '(queda de cabelo|cabelo ~ caindo|perdendo cabelo|perda de cabelo|calvicie|calvo|alopecia|couro cabeludo|caspa)',
    '(unha|unhas) ~ (fraca|fracas|micose|fungo|amarelada|amareladas|quebradicas|quebrando|descolando|encravada)',
  ]),
  pinta_mudou: queixa('Pinta que mudou ou ferida que não cicatriza', { dermatologia: 4 }, [
    '(pinta|sinal|mancha|verruga) ~ (mudou|mudando|cresceu|crescendo|sangra|sangrando|escureceu|mudando de cor|irregular|coca e sangra)',
    '(ferida|machucado|lesao) ~ nao (cicatriza|fecha|sara|cura)',
  ]),
  pele_quente_vermelha: queixa('Pele vermelha, quente e dolorida que se espalha', { dermatologia: 2 }, [
    '(perna|braco|pe|pele|rosto|mao) ~ (vermelh(o|a)) ~~ (quente|inchad(o|a)|doendo|espalhando)',
    '(erisipela|celulite infecciosa|vermelhidao ~ (espalhando|quente))',
  ]),
  abscesso: queixa('Furúnculo ou caroço com pus', { dermatologia: 2 }, [
    '(furunculo|furunculos|abscesso|abcesso|nascida|carnegao|panaricio|caroco ~ pus|pus)',
  ]),
  bolhas_mucosa: queixa('Bolhas ou pele soltando, com feridas na boca ou nos olhos', { dermatologia: 1 }, [
    '(bolhas|pele (soltando|descolando|caindo|despelando)) ~~ (boca|olhos|mucosa|corpo todo|corpo inteiro)',
    '(feridas na boca) ~~ (bolhas|pele soltando)',
  ]),
  zoster: queixa('Bolhas doloridas em faixa de um lado do corpo', { dermatologia: 3 }, [
    '(cobreiro|herpes zoster|zoster|herpes)',
    'bolhas ~ (faixa|lado do corpo|um lado|costela|costelas)',
  ]),
  bolhas: queixa('Bolhas na pele', { dermatologia: 2 }, ['(bolha|bolhas)']),
  olho_vermelho: queixa('Olho vermelho ou irritado', { oftalmologia: 4 }, [
    '{OLHO} ~ (vermelh(o|os|a)|irritad(o|os|a)|remelando|remela|grudando|grudad(o|os)|lacrimejando|cocando|coca|ardendo|secrecao|secos|seco|inchad(o|os))',
    '(conjuntivite|tercol|calazio|blefarite|remela|remelas|coceira ~ {OLHO}|areia (no|nos) olho*)',
  ]),
  dor_ocular: queixa('Dor no olho', { oftalmologia: 3 }, [
    '{DOR} ~ (olho|olhos|ocular|globo ocular)',
    '(olho|olhos) ~ {DOI}',
    '(olho|olhos) vermelh(o|os) e ~ {DOI}',
  ]),
  dor_atras_olhos: queixa(
    'Dor atrás dos olhos',
    { clinica_medica: 2 },
    ['{DOR} (no fundo|atras|por tras) (do|dos|de) (olho|olhos)'],
    ['dor_ocular'],
  ),
  luz_incomoda: queixa('Incômodo com a luz', { oftalmologia: 1, neurologia: 1 }, [
    '(fotofobia|(luz|claridade|sol) ~ (incomoda|incomodando|doi|atrapalha|irrita)|incomodo com (a )?luz|sensibilidade a luz|nao (aguento|suporto) (a )?(luz|claridade))',
  ]),
  flashes_moscas: queixa('Clarões ou moscas volantes na vista', { oftalmologia: 3 }, [
    '(moscas volantes|mosquinhas|flashes|clarao|claroes|raios de luz|relampagos) ~~ (olho|olhos|vista|visao)',
    '(moscas volantes|flashes de luz|flashs)',
  ]),
  quimico_olho: queixa('Produto ou objeto que atingiu o olho', { oftalmologia: 2 }, [
    '(agua sanitaria|soda|acido|cal|cimento|produto|quimico|alcool|desinfetante|detergente|cola|veneno|tinta|querosene|gasolina|cloro|solvente) ~~ {OLHO}',
    '{OLHO} ~~ (agua sanitaria|soda caustica|acido|cal virgem|cimento|produto quimico|cloro|faisca|faiscas|estilhaco|estilhacos|caco|solda|limalha|soco|bolada|pancada)',
    '(perfur*|furou|furei|furado|pancada|soco|bolada|cortou|corte|faisca|estilhaco|caco|prego|solda|esmeril|ferro|limalha|arame|graveto|galho|metal) ~ (no|nos|dentro do|o meu|o) {OLHO}',
    '{OLHO} ~ (furado|cortado|perfurado|sangrando)',
  ]),
  lente_contato: contexto('Uso de lente de contato', [
    '(lente de contato|lentes de contato|(uso|usando|usei|dormi de|dormi com|tirei a) (a )?(lente|lentes))',
  ]),
  vista_cansada: queixa('Óculos ou vista cansada', { oftalmologia: 4 }, [
    '(oculos|grau da lente|miopia|astigmatismo|vista cansada|catarata|glaucoma|olho seco|enxergar de (perto|longe)|exame de vista)',
  ]),
}
