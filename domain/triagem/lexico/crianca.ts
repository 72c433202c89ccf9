import { queixa } from './termo.ts'

/** Signs that matter in babies and children. */
export const CRIANCA = {
  nao_mama: queixa('Bebê ou criança que não mama ou não bebe', { pediatria: 2 }, [
    '(mamando|mama|mamou|comendo) (metade|quase nada|so um pouco)',
    '(nao|sem|parou de) ~ (mam*|beb(e|er)|comer nada|pegar o peito)',
    '(recus*) ~ (peito|mamadeira|comida|agua|leite)',
    '(nao|sem) (quer|quis|aceita|consegue) ~ (mamar|beber|comer nem beber|engolir nada)',
    '(mamou|mamando|mama) (menos|pouco|mal)',
    '(nao (mama|mamou|esta mamando|quer mamar|pega o peito|pega a mamadeira|aceita (o )?(peito|leite|liquido|agua|nada)|bebe nada|esta bebendo|toma nada)|parou de mamar|recusa* (o )?(peito|leite|mamadeira|mamar|liquidos)|sem mamar)',
  ]),
  choro_inconsolavel: queixa('Choro que não acalma', { pediatria: 2 }, [
    '(chor*|grit*) & (sem parar|nao para|dobra*|encolh*|agudo|diferente|inconsolavel)',
    '(choro|chora|chorando|chorar) ~ (inconsolavel|sem parar|nao para|o tempo todo|nada acalma|estridente|fraco|fraquinho)',
    '(nao para de chorar|irritad(o|a) demais|muito irritad(o|a))',
  ]),
  moleira: queixa('Moleira alta ou afundada', { pediatria: 1 }, [
    '(moleira|molera) & (funda|afund*|alta|estufad*|inchada|saltada)',
    '(moleira|fontanela) ~ (alta|inchada|funda|afundada|estufada|saltada|abaulada|baixa)',
  ]),
  colica_bebe: queixa('Cólica do bebê', { pediatria: 3 }, [
    '(colica|colicas) ~ (bebe|nenem|recem nascid(o|a))',
    '(refluxo|regurgita*|golfa*|golfando|assadura|dentinho|dentes nascendo|introducao alimentar|puericultura|desmame)',
  ]),
  desenvolvimento: queixa('Crescimento e desenvolvimento', { pediatria: 4 }, [
    '(altura|estatura|nao quer comer|come pouco|verdura|alimentacao|peso normal|comportamento|birra*|sono do bebe|chupeta|desfralde)',
    '(nao (anda|fala|senta|engatinha|firma)) ~ (ainda|sozinh*)',
    '(pe torto|pe chato|perna torta|joelho para dentro|anda na ponta|manca|olho torto|vesg*|estrab*|fimose|testiculo nao desceu|hernia umbilical|orelhinha|linguinha|pezinho)',
    '(crescimento|desenvolvimento|nao fala ainda|demora para falar|atraso (na|da|de) fala|xixi na cama|nao ganha peso)',
  ]),
  episodio_do_bebe: queixa('Bebê que ficou mole, pálido ou parado por instantes', { pediatria: 1 }, [
    '(ficou|ficando|fica) ~ (mole|molinh(o|a)|palid(o|a)|parad(o|a)|dur(o|a)|rox(o|a)|roxinh(o|a)) ~~ (segundo*|minuto*|respond*|instante*)',
    'teve uma parada',
  ]),
  vermes: queixa('Verme ou lombriga nas fezes', { pediatria: 3, clinica_medica: 2, gastroenterologia: 1 }, [
    '(lombriga*|verme|vermes|oxiur*|solitaria)',
  ]),
  crianca_exame: queixa('Criança que precisa ser examinada', { pediatria: 4 }, [
    '(placa*|pus) ~ (garganta|amigdala*)',
    '(impetigo|ferida* com casca|assadura com ferida|sapinho|mao pe boca|escarlatina)',
    '(vesg*|estrab*|olho torto|fimose|nao desceu|manca|mancando|torta|desvio|perna torta|pe chato)',
    '(vacina* atras*|carteirinha|puericultura|pesar e medir|teste d(o|a) (olhinho|orelhinha|pezinho|linguinha))',
  ]),
}
