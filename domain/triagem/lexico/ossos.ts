import { queixa } from './termo.ts'

/** Bones, joints and muscles. */
export const OSSOS = {
  dor_costas: queixa('Dor nas costas', { ortopedia: 3 }, [
    '{DOR} ~ (costas|coluna|lombar|cadeiras|escadeiras|cervical|nuca|pescoco|espinha|quadril|dorsal|cacunda|lombo|ciatico|rabada|cox)',
    '(costas|coluna|lombar|pescoco|cervical|quadril) ~ ({DOI}|travad(o|a)|travou)',
    '(lombalgia|ciatico|ciatica|hernia de disco|torcicolo|bico de papagaio|escoliose|mau jeito|mal jeito|cervicalgia|dor ciatica)',
  ]),
  dor_articular: queixa('Dor nas juntas ou nos membros', { ortopedia: 3 }, [
    '(tendinite|bursite) ',
    '{DOR} ~ (joelho|joelhos|ombro|ombros|punho|cotovelo|tornozelo|tornozelos|calcanhar|calcanhares|sola do pe|dorso do pe|pe|pes|dedo|dedos|mao|maos|juntas|junta|articulacao|articulacoes|braco|bracos|perna|pernas|coxa|bacia|tendao)',
    '(joelho|joelhos|ombro|punho|cotovelo|tornozelo|calcanhar|juntas|articulacoes|dedo) ~ ({DOI}|estalando|travando|travou)',
    '(tendinite|bursite|artrose|artrite|esporao|fascite|tunel do carpo|lesao (muscular|no joelho)|distensao|estiramento|reumatismo|fibromialgia|gota)',
  ]),
  articulacao_quente: queixa('Junta inchada, quente e vermelha', { ortopedia: 2 }, [
    '(joelho|tornozelo|junta|ombro|quadril|cotovelo|punho|dedao) & (quente|pelando|vermelh(o|a))',
    '(joelho|tornozelo|junta|articulacao|cotovelo|punho|ombro|quadril|dedao) ~~ (quente|vermelh(o|a))',
  ]),
  entorse: queixa('Torção ou pancada com inchaço', { ortopedia: 3 }, [
    '(torci|torceu|torcao|entorse|virei o pe|virou o pe|pisei em falso|mau jeito no pe|pancada|batida|contusao|bati|machuquei|machucou|lesionei) ~ (pe|tornozelo|joelho|punho|dedo|mao|braco|perna|ombro|cotovelo)',
    '(torci|torceu|torcao|entorse|luxacao|deslocou|desloquei|saiu do lugar)',
  ]),
  fratura: queixa('Osso quebrado ou fora do lugar, segundo o relato', { ortopedia: 2 }, [
    'perna ~ (mais curta|virada|torta|encurtad*) & (cai|caiu|queda|tomb*|levant*|moto|acidente|tropec*|escorreg*)',
    '(nao|sem) ~ (levant*|apoi*|pis*) ~ (depois|desde) ~ (queda|cair|tombo)',
    '(quebr*|trinc*|fratur*) & (dedo|punho|tornozelo|costela|braco|pe|mao|nariz|osso)',
    '((braco|perna|punho|tornozelo|dedo) (esta |ficou |ta )?|pe (todo |esta |ficou )+)(torto|torta|deformad*)',
    '(quebrei|quebrou|quebrad(o|a)|fraturei|fraturou|fratura|trinquei|trincou|rachei) ~ (braco|perna|pe|mao|dedo|osso|punho|tornozelo|costela|clavicula|femur|bacia|nariz|cotovelo|ombro)',
    '(osso|braco|perna|dedo|punho|tornozelo) ~ (quebrad(o|a)|quebrou|tort(o|a)|deformad(o|a)|fora do lugar|fraturad(o|a))',
    '(fratura|deformidade)',
  ]),
  osso_exposto: queixa('Osso à mostra', { ortopedia: 1 }, [
    'osso ~ (rasg*|fur*|atraves*|perfur*|sai*)',
    'osso & (aparecendo|apareceu|fora|exposto|ver|vendo|a mostra|saindo|furou)',
    '(osso) ~ (fora|exposto|aparecendo|para fora|a mostra)',
    'fratura exposta',
  ]),
  cancer_osso: queixa('Dor nas costas que piora à noite', { ortopedia: 2 }, [
    '(dor) ~~ (costas|coluna|osso|ossos) ~~ (acorda|piora) ~ noite',
  ]),
  ombro_travado: queixa(
    'Ombro que não levanta',
    { ortopedia: 5 },
    [
      '(nao|sem) ~ (levantar|erguer|levanto|ergo) ~ (braco|bracos) (acima|ate|alto|direito|para|sem dor|porque)',
      'ombro ~~ (nao|sem) ~ (levant*|ergu*) ~ braco',
      '(ombro) & (travad(o|a)|travou|trava|congelad(o|a)|capsulite)',
    ],
    ['deficit_neurologico'],
  ),
  deformidade: queixa('Coluna torta, dedo que trava, ponta do dedo caída', { ortopedia: 5 }, [
    '(coluna|ombro|ombros|quadril|perna|dedo|escapula) ~ (tort(a|o)|mais alto que|desnivel*|desalinhad*|caid(a|o)|nao estica|entort*)',
    '(dedo|joelho|punho|mandibula) ~~ (trava|travando|travou|bloqueia)',
    'dedo ~~ (estala|estalando)',
    '(joanete|cisto no punho|cisto sinovial|dedo em gatilho)',
  ]),
  lesao_de_tendao: queixa('Estalo, pancada ou torção com dificuldade de mexer ou andar', { ortopedia: 5 }, [
    '(cai|caiu|queda|tombo|escorreg*|tropec*|chut*|batid*|bati|prensei|pisei em falso) & (inchou|inchad*|dolorid*|doi|dor|rox*)',
    '(nao consigo|nao consegue|dificil|doi) ~ (pisar|apoiar|encostar o pe|mexer o (dedo|punho|joelho|ombro)|fechar a mao|dobrar|esticar|agachar)',
    '(falseia|falseando|sai do lugar|menisco|ligamento|luxa*|deslocou)',
    '(estalo|estalou|puxao|rasgou) & (calcanhar|panturrilha|joelho|ombro|coxa|tornozelo|futebol|perna)',
    '(mancando|manco|manca|nao consigo apoiar|ponta do pe|nao apoio|nao piso)',
    '(levei (um|uma)|tomei (um|uma)|bati|pancada|bolada|cai|caiu|torci|virei) ~~ (dedo|joelho|punho|mao|tornozelo|pe|ombro|cotovelo|braco|perna|quadril)',
  ]),
  articulacao_inchada: queixa('Junta inchada', { ortopedia: 4 }, [
    '(joelho|tornozelo|punho|cotovelo|ombro|quadril|junta|juntas|articulacao|articulacoes|dedos|maos) ~ (inchad*|inchou|incham|inchando|inchaco|com agua|agua no joelho|derrame)',
    '(juntas|maos|dedos|articulacoes) & (dur(as|os)|rigid*|incham) & (manha|acordar|hora)',
  ]),
  dor_ao_andar: queixa('Dor no quadril ou na perna que limita', { ortopedia: 4 }, [
    '(quadril|joelho|virilha|perna) & (mancando|manco|nao consigo cruzar|calcar meia|nao consigo agachar)',
  ]),
}
