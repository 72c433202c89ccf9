import { queixa } from './termo.ts'

/** Bones, joints and muscles. */
export const OSSOS = {
  dor_costas: queixa('Dor nas costas', { ortopedia: 3 }, [
    '{DOR} ~ (costas|coluna|lombar|cadeiras|escadeiras|cervical|nuca|pescoco|espinha|quadril|dorsal|cacunda|lombo|ciatico|rabada|cox)',
    '(costas|coluna|lombar|pescoco|cervical|quadril) ~ ({DOI}|travad(o|a)|travou)',
    '(lombalgia|ciatico|ciatica|hernia de disco|torcicolo|bico de papagaio|escoliose|mau jeito|mal jeito|cervicalgia|dor ciatica)',
  ]),
  dor_articular: queixa('Dor nas juntas ou nos membros', { ortopedia: 3 }, [
    '{DOR} ~ (joelho|joelhos|ombro|ombros|punho|cotovelo|tornozelo|tornozelos|calcanhar|calcanhares|sola do pe|dorso do pe|pe|pes|dedo|dedos|mao|maos|juntas|junta|articulacao|articulacoes|braco|bracos|perna|pernas|coxa|bacia|tendao)',
    '(joelho|joelhos|ombro|punho|cotovelo|tornozelo|calcanhar|juntas|articulacoes|dedo) ~ ({DOI}|estalando|travando|travou)',
    '(tendinite|bursite|artrose|artrite|esporao|fascite|tunel do carpo|lesao (muscular|no joelho)|distensao|estiramento|reumatismo|fibromialgia|gota)',
  ]),
  articulacao_quente: queixa('Junta inchada, quente e vermelha', { ortopedia: 2 }, [
    '(joelho|tornozelo|junta|articulacao|cotovelo|punho|ombro|quadril|dedao) ~~ (quente|vermelh(o|a))',
  ]),
  entorse: queixa('Torção ou pancada com inchaço', { ortopedia: 3 }, [
    '(torci|torceu|torcao|entorse|virei o pe|virou o pe|pisei em falso|mau jeito no pe|pancada|batida|contusao|bati|machuquei|machucou|lesionei) ~ (pe|tornozelo|joelho|punho|dedo|mao|braco|perna|ombro|cotovelo)',
    '(torci|torceu|torcao|entorse|luxacao|deslocou|desloquei|saiu do lugar)',
  ]),
  fratura: queixa('Osso quebrado ou fora do lugar, segundo o relato', { ortopedia: 2 }, [
    '(quebrei|quebrou|quebrad(o|a)|fraturei|fraturou|fratura|trinquei|trincou|rachei) ~ (braco|perna|pe|mao|dedo|osso|punho|tornozelo|costela|clavicula|femur|bacia|nariz|cotovelo|ombro)',
    '(osso|braco|perna|dedo|punho|tornozelo) ~ (quebrad(o|a)|quebrou|tort(o|a)|deformad(o|a)|fora do lugar|fraturad(o|a))',
    '(fratura|deformidade)',
  ]),
  osso_exposto: queixa('Osso à mostra', { ortopedia: 1 }, [
    '(osso) ~ (fora|exposto|aparecendo|para fora|a mostra)',
    'fratura exposta',
  ]),
  cancer_osso: queixa('Dor nas costas que piora à noite', { ortopedia: 2 }, [
    '(dor) ~~ (costas|coluna|osso|ossos) ~~ (acorda|piora) ~ noite',
  ]),
}
