/** Named groups of words that the phrase language of the lexicon writes as `{NOME}`. */
export const GRUPOS: Readonly<Record<string, string>> = {
  DOR: '(dor|dores|dorzinha|doi|doem|doendo|doeu|doer|dolorid(o|a|os|as)|pontada|pontadas|fisgada|fisgadas|incomodo)',
  DOI: '(doi|doem|doendo|doeu|dolorid(o|a|os|as)|latejando|lateja|queimando|inflamad(o|a)|me matando)',
  PEITO: '(peito|torax|toracica|coracao|precordial)',
  BARRIGA: '(barriga|barriguinha|abdomen|abdominal|abdominais|ventre|bucho|pancas)',
  MEMBRO: '(braco|bracos|perna|pernas|mao|maos|pe|lado|metade|rosto|face|cara|corpo)',
  LADO: '(direit(o|a)|esquerd(o|a))',
  NAO_CONSEGUE:
    '(nao (consigo|consegue|consegui|conseguiu|conseguindo|estou conseguindo|esta conseguindo|da para|posso|pode)|sem conseguir|dificuldade (para|de|em|ao)|dificil)',
  OLHO: '(olho|olhos|vista|vistas)',
  INCHADO: '(inchad(o|a|os|as)|inchando|inchou|incharam|inchaco|edema|inchar)',
  ROSTO: '(rosto|face|cara|boca|labio|labios|lingua|palpebra|palpebras|olho|olhos|garganta|glote|beico)',
  REMEDIOS:
    '(comprimidos|remedios|medicamentos|medicacao|capsulas|cartela|cartelas|calmantes|pilulas|rivotril|clonazepam)',
  PEGOU: '(picad(o|a)|picada|picou|mordeu|mordid(o|a)|mordida|ferroada|ferroad(o|a)|ferrou)',
  EU_ME:
    '(me matar|se matar|me suicidar|se suicidar|tirar (a )?(minha |propria |minha propria |sua propria )?vida|acabar com (a )?(minha|propria|minha propria) vida|por fim (a|na) (minha )?vida)',
  /** felt, not weighed */
  PESO: '(?<! (ganha|ganhar|ganhando|ganhou|ganho|perder|perdi|perdeu|perdendo) )peso(?! [0-9])',
  PEITO_SO: '(peito|peitos|torax|toracica|esterno|precordial|mamas)',
  PARTE: '(braco|bracos|bracinho|bracinhos|perna|pernas|perninha|perninhas|mao|maos|maozinha|pe|pes|pezinho)',
  LESADO:
    '(falh(ou|a|ando)|despenc*|desabou|arrast(o|a|ando)|esquecid(o|a)|bob(o|a)|mort(o|a)|sem (forca|vida|comando|movimento|tato|controle)|nao (obedece|obedecem|responde|respondem|mexe|mexem|levanta|aguenta|funciona|vai|pega|segura|aperta|fecha|abre)|fraquej*|perdeu a forca|paralis*)',
  TREMER:
    '(trem(er|endo|eu|ia|e)|tremedeira|sacud*|debat*|chacoalh*|estrebuch*|contorc*|espasmo*|se batendo|batendo no chao|trancos)',
  OLHO_VIRA:
    '((virou|virar|virand*|revir*|virad*|virava) (o |os )?(olho|olhos|olhinho|olhinhos)|(olho|olhos|olhinho|olhinhos) (virad*|revirad*|virou|viraram|virando|revirando|parad*|branc*)|espum*|babando|mordeu a lingua|lingua mordida|dur(o|a)|durinh(o|a)|enrijec*|rigid(o|a))',
  INGERIR:
    '(tomei|tomou|tomar|tomando|toma|bebi|bebeu|beber|bebendo|engol*|ingeri*|comi|comeu|comer|chup*|mastig*|mord(eu|i)|lambeu|provou|pos na boca|colocou na boca|botou na boca)',
  TOXICO:
    '(chumbinho|soda|agua sanitaria|candida|qboa|q boa|querosene|gasolina|alcool (em gel|gel|combustivel|de limpeza|isopropilico)|thinner|tiner|aguarras|raticida|veneno|agrotoxico|herbicida|roundup|glifosato|inseticida|baygon|desinfetante|pinho sol|detergente|amaciante|cloro|amonia|amoniaco|removedor|acetona|alvejante|desentupidor|metanol|etanol|mamona|naftalina|limpa (forno|pedra|aluminio|vidro)|desincrustante|desengordurante|removedor de esmalte|tira manchas|limpador|veneno de (rato|barata|formiga)|multiuso|produto (de limpeza|quimico|toxico)|sabao|oleo de (maquina|lampada)|fluido|fluido de isqueiro|repelente|perfume|creolina|formol|formicida|carrapaticida|mercurio|tinta|cola|acido(?! (urico|folico|hialuronico)))',
  MATERIAL:
    '(corda|forca|arma|revolver|pistola|veneno|remedios|comprimidos|cartela|faca|gilete|lamina|estilete|navalha|chumbinho)',
  QUEIMOU: '(queimei|queimou|queimad(o|a|os|as)|queimadura*|queimaram|escald*|fervendo|fervente)',
  ALERGENO:
    '(camar*|amendoim|castanha*|nozes|noz|marisco*|sushi|sashimi|polvo|lula|caranguejo|mexilhao|frutos? do mar|lagosta|siri|peixe|leite|ovo|ovos|soja|trigo|kiwi|morango|abacaxi|corante|chocolate|bombom|dipirona|novalgina|ibuprofeno|diclofenaco|nimesulida|cetoprofeno|naproxeno|aspirina|aas|amoxicilina|cefalexina|penicilina|benzetacil|antibiotico|anti ?inflamatorio|antiinflamatorio|buscopan|relaxante|remedio*|medicamento*|medicacao|injecao|vacina|contraste|anestesia|soro|latex|tinta de cabelo|henna|abelha*|vespa*|marimbondo*|maribondo*|formiga*|sauva*|mamangava)',
  PESADO:
    '(portao|muro|parede|moto|carro|trator|armario|geladeira|arvore|tronco|pedra|tijolo|bloco|laje|telha|caixa|televisao|guarda roupa|maquina|barra|botijao|pallet|empilhadeira|saco|viga|poste|galho|caminhao|caminhonete|carreta|onibus|roda|carroca)',
}
