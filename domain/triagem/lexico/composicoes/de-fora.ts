import type { Composicoes } from './tipos.ts'

/** The plainest words of danger in English and Spanish, as a person writes them who has no others. */
export const DE_FORA: Composicoes = {
  dor_toracica: [
    '(pain|pressure|tightness|tight) ~ (chest)',
    '(chest) (hurts|is hurting|tightness|pressure)',
    '(heart attack|ataque al corazon|infarto de corazon)',
    '(dolor|opresion|presion|aprieta) ~ (pecho)',
    'me (duele|aprieta) ~ pecho',
  ],
  falta_ar: [
    '(cant|cannot|can not|hard to|trouble|difficulty|struggling to) (breathe|breathing)',
    '(short|shortness) of breath',
    '(no puedo|cuesta|dificultad) ~ respirar',
    'me (falta|ahogo|estoy ahogando) ~ (aire|ahogo)',
    'falta de aire',
  ],
  autoagressao: [
    '(want|wanna|going|trying|thinking) ~ (kill|hurt) myself',
    '(kill myself|end my life|suicidal|want to die|dont want to live)',
    '(quiero|queria|pienso|ganas de) ~ (morirme|matarme|suicidarme|quitarme la vida)',
    'no quiero (vivir mas|seguir viviendo)',
  ],
  deficit_neurologico: [
    '(face|mouth) ~ (drooping|dropping|crooked)',
    '(cant|cannot) (move|feel) ~ (arm|leg|side|face)',
    '(slurred|slurring) ~ (speech|words)',
    '(cara|boca) ~ (torcida|caida|chueca)',
    'no (puedo|puede) mover ~ (brazo|pierna|lado)',
    'no (puedo|puede) hablar',
  ],
  inconsciente: [
    '(passed out|unconscious|not waking up|wont wake up|unresponsive|collapsed)',
    '(se desmayo|me desmaye|esta inconsciente|no despierta|no responde)',
  ],
  convulsao: [
    '(having|had) ~ (seizure|seizures|convulsion)',
    '(convulsiono|esta convulsionando|convulsionando)',
  ],
  sangramento_ativo: [
    '(wont|doesnt|does not|not) stop bleeding',
    '(bleeding) (heavily|a lot)',
    '(no para|no deja) de sangrar',
    '(sangrando|sangra) (mucho|muchisimo)',
  ],
  vomito_sangue: ['(vomiting|throwing up|vomited|threw up) ~ blood', '(vomitando|vomite|vomito) ~ sangre'],
  inchaco_lingua: [
    '(throat|tongue|lips) ~ (swelling|swollen|closing)',
    '(garganta|lengua|labios) ~ (hinchad*|se cierra|cerrando)',
  ],
  overdose: [
    '(overdose|overdosed|took too many pills|swallowed ~ pills)',
    '(me tome|se tomo|tome) ~ (muchas|todas las) pastillas',
  ],
  violencia_sexual: ['(raped|sexually assaulted)', '(me violaron|fui violada|abuso sexual)'],
}
