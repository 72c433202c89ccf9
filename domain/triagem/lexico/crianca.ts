import { queixa } from './termo.ts'

/** Signs that matter in babies and children. */
export const CRIANCA = {
  nao_mama: queixa('Bebê ou criança que não mama ou não bebe', { pediatria: 2 }, [
    '(nao (mama|mamou|esta mamando|quer mamar|pega o peito|pega a mamadeira|aceita (o )?(peito|leite|liquido|agua|nada)|bebe nada|esta bebendo|toma nada)|parou de mamar|recusa* (o )?(peito|leite|mamadeira|mamar|liquidos)|sem mamar)',
  ]),
  choro_inconsolavel: queixa('Choro que não acalma', { pediatria: 2 }, [
    '(choro|chora|chorando|chorar) ~ (inconsolavel|sem parar|nao para|o tempo todo|nada acalma|estridente|fraco|fraquinho)',
    '(nao para de chorar|irritad(o|a) demais|muito irritad(o|a))',
  ]),
  moleira: queixa('Moleira alta ou afundada', { pediatria: 1 }, [
    '(moleira|fontanela) ~ (alta|inchada|funda|afundada|estufada|saltada|abaulada|pulsando|baixa)',
  ]),
  colica_bebe: queixa('Cólica do bebê', { pediatria: 3 }, [
    '(colica|colicas) ~ (bebe|nenem|recem nascid(o|a))',
    '(refluxo|regurgita*|golfa*|golfando|assadura|dentinho|dentes nascendo|introducao alimentar|puericultura|desmame)',
  ]),
  desenvolvimento: queixa('Crescimento e desenvolvimento', { pediatria: 4 }, [
    '(crescimento|desenvolvimento|nao fala ainda|demora para falar|atraso (na|da|de) fala|xixi na cama|nao ganha peso)',
  ]),
}
