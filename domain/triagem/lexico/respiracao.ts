import { queixa } from './termo.ts'

/** Breathing, throat, ears and nose. */
export const RESPIRACAO = {
  falta_ar: queixa('Falta de ar', { pneumologia: 3 }, [
    '(falta|faltando|faltou|sem|puxando|busca de|buscando|fome de) (o |de )?ar',
    '(faltaar|dispneia|sufocad(o|a)|sufocando|sufoco|sufocamento|asfixia|asfixiando)',
    '{NAO_CONSEGUE} (respirar|puxar (o )?ar|encher o pulmao|pegar ar|completar (as )?frases)',
    '(respiracao|respirando|respira|respirar) ~ (dificil|curta|curto|ofegante|pesada|acelerada|rapida|rapido|mal|com dificuldade|com esforco)',
    '(ofegante|ofegando|esbaforid(o|a)|cansad(o|a) para respirar|cansaco para respirar|o ar nao (entra|vem|chega|vai)|arfando)',
    'falta ~ folego',
  ]),
  falta_ar_esforco: queixa(
    'Cansaço ou falta de ar aos esforços',
    { cardiologia: 2, pneumologia: 2 },
    [
      '(falta de ar|cansaco|canso|cansad(o|a)|sem folego|ofegante) ~ (esforco|esforcos|escada|escadas|ladeira|correr|corro|exercicio|caminhar|subir|subo|academia)',
    ],
    ['falta_ar', 'cansaco'],
  ),
  nariz_sem_ar: queixa(
    'Nariz entupido',
    { otorrinolaringologia: 2, clinica_medica: 1 },
    [
      '(nariz|narinas) ~ (entupid(o|a|as)|tapad(o|a)|trancad(o|a)|congestionad(o|a)|fechad(o|a))',
      '{NAO_CONSEGUE} respirar (pelo|direito pelo|bem pelo) nariz',
      '(congestao nasal|obstrucao nasal)',
    ],
    ['falta_ar'],
  ),
  cianose: queixa('Lábios ou pontas dos dedos arroxeados', {}, [
    '(labio|labios|boca|beico|lingua|dedos|unhas|pontas dos dedos|rosto|cara) ~ (rox(o|a|os|as)|azul|azulad(o|a|os|as)|azuis|arroxead(o|a|os|as))',
    '(ficou|ficando|fica|esta|todo|toda) (rox(o|a)|azul|azulad(o|a)|roxinh(o|a))',
    'cianose',
  ]),
  chiado: queixa('Chiado no peito', { pneumologia: 3 }, [
    '(chiado|chiando|chieira|piado|miado|gato no peito|sibilo|sibilos)',
    '(crise|ataque) de (asma|bronquite)',
    '(asma|bronquite) ~ (atacada|atacou|atacado|forte|crise|piorou)',
  ]),
  esforco_respiratorio: queixa('Esforço visível para respirar', {}, [
    '(costela|costelas|costelinha|barriguinha|barriga|pescoco) ~ (afundando|afunda|afundar|puxando|entrando|repuxando) ~ (respira|respirar|ar)',
    '(tiragem|batendo asa de nariz|batimento de asa|asa do nariz|gemendo (ao|para|quando|enquanto) respira*|gemencia|respiracao gemente|estridor)',
    '(costela|costelas|costelinhas) ~ (afundando|afunda|aparecendo|marcando)',
  ]),
  engasgo: queixa('Engasgo', {}, [
    '(engasg*) ~~ (nao respira|rox(o|a)|sem ar|nao consegue|nao sai|nao tosse|agora|comida|moeda|carne|osso|bala|uva|espinha)',
    '(engasgad(o|a)|engasgou|engasgando)',
    '(entalad(o|a)|entalou) ~ (garganta|goela)',
  ]),
  tosse: queixa('Tosse', { clinica_medica: 1, pneumologia: 2 }, [
    '(tosse|tossindo|tossir|tosses|tossido|tossi|pigarro)',
  ]),
  tosse_sangue: queixa('Sangue na tosse', { pneumologia: 2 }, [
    '(tosse|tossi|tossindo|tossir|tossiu|escarro|escarrando|catarro|cuspindo|cuspi|cuspo) ~ (sangue|sanguinolent(o|a)|ensanguentad(o|a))',
    'hemoptise',
  ]),
  catarro: queixa('Catarro', { clinica_medica: 1, pneumologia: 1 }, [
    '(catarro|secrecao (na garganta|amarela|verde)|expectoracao|peito cheio|peito carregado|muco)',
  ]),
  coriza: queixa('Coriza ou espirros', { clinica_medica: 2 }, [
    '(coriza|espirro|espirros|espirrando|nariz (escorrendo|pingando|escorre|pinga)|espirro|espirra|resfriad(o|a)|resfriado|gripe|gripad(o|a)|gripado|constipad(o|a))',
  ]),
  rinite: queixa('Rinite ou sinusite', { otorrinolaringologia: 3 }, [
    '(rinite|sinusite|sinuzite|face ~ pesada|seios da face|dor ~ (maca do rosto|face))',
  ]),
  dor_garganta: queixa(
    'Dor de garganta',
    { otorrinolaringologia: 2, clinica_medica: 1 },
    [
      '(garganta|goela) ~~ (placa|placas|pus|pontos brancos)',
      '{DOR} ~ (garganta|goela)',
      '(garganta|goela) ~ ({DOI}|arranhando|arranhada|irritada|ardendo|raspando|inflamada|pegando|seca|vermelha)',
      '(amigdalite|faringite|amidalite|laringite|amigdala*|placa* ~ garganta|pus na garganta|ardor na garganta|garganta inflamada)',
      '(doi|dor|doendo) (para|ao|quando|pra) engol*',
    ],
    ['abscesso', 'manchas_pele'],
  ),
  rouquidao: queixa('Rouquidão', { otorrinolaringologia: 3 }, ['(rouc(o|a)|rouquidao|sem voz|perdi a voz)']),
  baba: queixa('Dificuldade de engolir a própria saliva', { otorrinolaringologia: 1 }, [
    '{NAO_CONSEGUE} ~ (engolir (nem )?(a )?(propria )?(saliva|nada|agua)|abrir a boca)',
    '(babando|baba) ~~ (engolir|garganta|febre)',
    '(nao (engole|engulo)) ~ (nada|saliva|agua)',
  ]),
  perda_olfato: queixa('Perda de olfato ou paladar', { clinica_medica: 2 }, [
    '(sem|perda d(e|o)|perdi o|nao sinto|nao estou sentindo) (o )?(olfato|paladar|cheiro|gosto)',
  ]),
  dor_ouvido: queixa('Dor de ouvido', { otorrinolaringologia: 4 }, [
    '{DOR} ~ (ouvido|ouvidos|orelha)',
    '(ouvido|ouvidos|orelha) ~ ({DOI}|entupid(o|a)|tampado|tapado|vazando|purgando|zumbindo|cocando)',
    '(zumbido|otite|zunido|apito no ouvido|cera no ouvido)',
  ]),
  surdez_subita: queixa('Perda súbita de audição', { otorrinolaringologia: 4 }, [
    '(nao (ouco|escuto)|parei de (ouvir|escutar)|surd(o|a)|surdez|perdi a audicao|perda de audicao)',
  ]),
  apneia_sono: queixa('Ronco ou pausas na respiração do sono', { pneumologia: 2, otorrinolaringologia: 2 }, [
    '(ronco|roncos|roncando|ronca|ronco muito|apneia do sono|apneia)',
  ]),
  asma_acompanhamento: queixa('Acompanhamento de asma ou bronquite', { pneumologia: 3 }, [
    '(tenho|acompanhamento d(e|a)|tratamento d(e|a)|controle d(e|a)|minha|trato) (asma|bronquite|dpoc|enfisema)',
    '(bombinha|parar de fumar|largar o cigarro)',
  ]),
}
