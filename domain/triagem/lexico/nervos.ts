import { queixa } from './termo.ts'

/** Head, nerves, consciousness. */
export const NERVOS = {
  deficit_neurologico: queixa('Perda súbita de força, fala ou visão', { neurologia: 3 }, [
    '(perd*|fiquei sem|ficou sem|perda de|perda subita de|sem) ~ (forca|forcas|movimento|movimentos) ~ (lado|braco|perna|mao|rosto|corpo)',
    '(lado|metade) ~ (paralisad(o|a)|paralisou|fraco|fraca|sem forca|sem movimento|mort(o|a)|adormecid(o|a)|dormente|caid(o|a))',
    '(fraqueza|dormencia|formigamento|paralisia|paralisou|dormente|adormecid(o|a)|adormeceu|fraco|fraca) ~ (um lado|metade|lado (direito|esquerdo)|lado do (corpo|rosto)|dum lado|so lado)',
    '(braco|perna|mao) ~ (sem forca|fraco de repente|fraca de repente|nao obedece|nao responde|nao mexe|nao levanta|paralisad(o|a)|mort(o|a))',
    '(nao (mexe|mexo|consigo mexer|consegue mexer|move|consigo mover|consegue mover|levanta|consigo levantar|consegue levantar|sinto|sente)) ~ (braco|perna|mao|lado|pernas|bracos)',
    '(braco|perna|lado) ~ nao (mexe|sobe|levanta|consegue)',
    '(boca|rosto|face|cara|sorriso) ~ (torta|torto|entortou|entortando|puxando|repuxad(o|a)|caid(a|o)|desviad(a|o))',
    '(entort*|repux*) ~ (boca|rosto|face|cara)',
    '(fala|lingua|voz) ~ (enrolad(a|o)|embolad(a|o)|arrastad(a|o)|embaralhad(a|o)|travad(a|o)|esquisita|pastosa)',
    '(enrolando|embolando|arrastando|trocando) (a |as )?(lingua|fala|palavras|voz)',
    '(falando|fala) (enrolado|embolado|arrastado|coisa sem sentido|nada com nada)',
    '{NAO_CONSEGUE} (falar|formar (as )?(palavras|frases)|entender o que)',
    '(nao (esta |estou )?(falando|fala|falo)) (direito|nada|mais|normal)',
    '(parou de falar|perdeu a fala|perdi a fala|nao fala coisa com coisa)',
    '(acho que|sera que|parece|pode ser|tendo|teve|sintomas de) (e |que e )?(um )?(avc|derrame|isquemia|trombose cerebral)',
  ]),
  perda_visao: queixa('Perda súbita de visão', { oftalmologia: 3 }, [
    '(perdi|perdeu|perda|perda subita|perda repentina|perdendo) ~ (visao|vista|enxergar)',
    '(nao enxergo|nao enxerga|nao estou enxergando|parei de enxergar|parou de enxergar|fiquei ceg(o|a)|ficou ceg(o|a)|cegueira|sem enxergar)',
    '(nao vejo|nao ve) (nada|com|do)',
    '(visao|vista) ~ (apagou|sumiu|sumindo|apagando)',
    '(cortina|sombra preta|veu|mancha preta) ~ (visao|olho|vista)',
  ]),
  visao_dupla: queixa('Visão dupla', { neurologia: 2 }, ['(visao dupla|vendo (tudo )?(dobrado|duplo|dois))']),
  visao_turva: queixa('Visão embaçada', { oftalmologia: 2 }, [
    '(visao|vista|vistas|olho|olhos) ~ (turva|turvo|embacad(a|o)|embacando|embacou|borrad(a|o)|borrando|nublad(a|o)|embaralhad(a|o))',
    '(vendo|enxergando) ~ (embacado|turvo|borrado|pontinhos|estrelinhas|luzinhas|pontos brilhantes|luzes piscando)',
    '(pontinhos|luzinhas|estrelinhas|pontos) (brilhantes|brilhando|luminosos|pretos)? ?(na|nas) (vista|visao|vistas)',
  ]),
  confusao: queixa('Confusão mental', { neurologia: 2 }, [
    '(confus(o|a)|confusao mental|desorientad(o|a)|delirando|delirio|variando|desnortead(o|a)|nao (reconhece|esta reconhecendo|sabe onde esta|fala coisa com coisa|diz coisa com coisa))',
    '(falando|fala) (coisa|coisas) (sem sentido|sem nexo|desconexas)',
  ]),
  convulsao: queixa('Convulsão', { neurologia: 3 }, [
    '(convuls*|ataque epiletico|ataque epileptico|crise epileptica|crise de epilepsia|crise convulsiva)',
    '(se debatendo|debatendo todo|debatendo toda|babando e tremendo|revirando os olhos|revirou os olhos|virou os olhos)',
    '(corpo|ele|ela) ~ tremendo tod(o|a) ~~ (nao responde|babando|olhos virados|desacordad(o|a))',
  ]),
  inconsciente: queixa('Pessoa que não acorda ou não responde', {}, [
    '(inconsciente|desacordad(o|a)|nao (acorda|acordou|responde|esta respondendo|esta acordando|reage|esta reagindo))',
    '(nao respira|nao esta respirando|parou de respirar|sem respirar|sem pulso|coracao parou|parada cardiaca)',
  ]),
  sonolencia: queixa('Sonolência fora do comum', {}, [
    '(sonolent(o|a)|muito mole|molinh(o|a)|molenga|letargic(o|a)|prostrad(o|a)|dificil (de|para) acordar|custa a acordar|custando a acordar|caidinh(o|a)|largad(o|a)|desfalecid(o|a)|apatic(o|a)|hipoativ(o|a)|quase nao acorda|so dorme|so quer dormir|nao (fica|consegue ficar) acordad(o|a))',
  ]),
  cefaleia: queixa('Dor de cabeça', { neurologia: 2, clinica_medica: 1 }, [
    '{DOR} ~ (cabeca|testa|cranio)',
    '(cabeca|testa) ~ ({DOI}|estourando|explodindo|explodir|estourar|pesada|rachando|rachar)',
    '(cefaleia|enxaqueca|enxaquecas|cefaleias)',
  ]),
  cefaleia_explosiva: queixa('Dor de cabeça muito forte e diferente de todas', { neurologia: 2 }, [
    '(pior|maior|mais forte) (dor de cabeca|dor|enxaqueca) ~ (vida|senti|tive)',
    'nunca ~ (dor|dores) ~ cabeca ~ (assim|tao|igual|dessas|forte)',
    '(dor de cabeca|cefaleia) ~ (explosiva|explodiu|subita|repentina|trovoada|como um raio|de repente|do nada)',
    '(estouro|explosao|pancada|estalo|paulada) ~ cabeca',
    '(de repente|do nada) ~~ (dor de cabeca|dor na cabeca) ~ (absurda|insuportavel|muito forte|fortissima|violenta|horrivel)',
  ]),
  rigidez_nuca: queixa('Rigidez na nuca', { neurologia: 2, ortopedia: 1 }, [
    '(nuca|pescoco) ~ (dur(o|a)|rigid(o|a)|endurecid(o|a)|enrijecid(o|a))',
    '(rigidez|endurecimento|dureza) ~ (nuca|pescoco)',
    '(nao (consigo|consegue)|sem conseguir|dificuldade de|dificuldade para) (encostar|abaixar|dobrar) ~ (queixo|pescoco|cabeca)',
  ]),
  dormencia: queixa('Formigamento ou dormência', { neurologia: 2 }, [
    '(formigamento|formigando|dormencia|dormente|dormentes|adormecid(o|a)|parestesia|choquinhos)',
  ]),
  fraqueza_pernas: queixa('Perda de força nas pernas', { neurologia: 2 }, [
    '(pernas|perna) ~ (fraquejando|fraca|fracas|sem forca|bambas|nao obedecem|nao sustentam|falhando|paralisadas)',
    '(fraqueza|perda de forca|perdi a forca|perdendo a forca|perdendo forca) ~ (pernas|perna)',
    '(nao (consigo|consegue)|sem conseguir) (andar|ficar em pe|levantar da cama|ficar de pe|caminhar|mexer as pernas)',
    '(nao sinto|nao sente) ~ pernas',
  ]),
  anestesia_sela: queixa(
    'Dormência entre as pernas ou perda do controle de urina ou fezes',
    { neurologia: 2 },
    [
      '(dormencia|dormente|anestesia|adormecid(o|a)|sem sensibilidade|formigamento) ~ (virilha|entre as pernas|genital|genitais|anus|nadegas|partes intimas|perineo|sela)',
      '(nao (seguro|segura|controlo|controla|consigo segurar|consegue segurar)|perdi o controle d(a|o)|perdendo o controle d(a|o)|sem controle d(a|o)) ~ (xixi|urina|fezes|coco|intestino|bexiga)',
      '(fazendo (xixi|coco) sem (sentir|perceber))',
    ],
  ),
  tontura: queixa('Tontura', { otorrinolaringologia: 1, clinica_medica: 2, neurologia: 1 }, [
    '(tontura|tonturas|tont(o|a)|zonz(o|a)|zonzeira|cabeca (rodando|girando)|vertigem|vertigens|labirintite|tudo (rodando|girando|gira|roda))',
  ]),
  desequilibrio: queixa('Perda súbita do equilíbrio', { neurologia: 2 }, [
    '(perda|perdi|perdeu|perdendo|sem) ~ (equilibrio|coordenacao)',
    '(andando|caminhando) (torto|torta|cambaleando|que nem bebad(o|a)|cambaleante)',
  ]),
  tremor: queixa('Tremores', { neurologia: 2 }, [
    '(tremor|tremores|(mao|maos) ~ tremendo|tremedeira|tremelique)',
  ]),
  memoria: queixa('Esquecimento', { neurologia: 3 }, [
    '(esquecimento|esquecid(o|a)|perda de memoria|memoria (ruim|fraca|falhando)|esquecendo (as coisas|tudo|das coisas))',
  ]),
  epilepsia: queixa('Acompanhamento de epilepsia', { neurologia: 4 }, [
    '(tenho|tratamento de|acompanhamento de|trato|diagnostico de|receita para) (a )?epilepsia',
  ]),
}
