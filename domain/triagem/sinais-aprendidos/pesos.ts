/** Written by `npm run triagem:aprender`; not edited by hand. The format is told in `pesar.ts`. */

/** SHA-256 of the corpus the weights were learned from. */
export const HASH_DO_CORPUS = '99ab46564829c319f0c8ab08e429f86099c0dc233953a818ec6bd697600a25fc'

export const PESOS = `aas 0 8
abaf 0 -12 ouv -17 -14
abelh 14 0 pic 14 0
abert 0 -6 olho 17 0 par -13 0
abort 14 0 febr 14 0
abr -8 -8 barrig 14 0 boca 12 0 cort -8 -12 dias 11 0 febr 14 0 mas 0 -8 par -8 -5 pouc 0 -9 pus 11 0 sangr 0 -5
abscess -19 -15
absorven 0 0 coagul 12 0 minut 12 0 troc 9 0
absurd 7 0
acab -5 10 anos -13 8 bem -13 12 control -12 10 escitalo -12 8 hoje 14 0 ja 17 0 muit 13 0 precis 0 10 psorias 0 9 quer 12 0 receit -7 7 sangu 13 0 sem_cris -10 9
academ -8 11 cabec 14 0 depois -11 7 ja 0 7 quer -19 13
aceler 7 0
ach 12 0 chumb 13 0
acha 0 0 meio -14 0 quer 13 0
acho -6 0 calor 13 0 catarat -15 -11 cera 0 -11 dedo -20 -20 meio 0 -9 menopaus 0 10 ouv 0 -11 precis -9 -6 tdah -15 11
acido 0 16 folic -13 10 olho 22 0 sem_cris 0 7 uric -16 16
acim 0 -12 cabec 0 -12
acompanh -8 10 ano 0 11 quer -8 8
acord 0 3 arrast 13 0 cans -17 22 chao 11 0 desmai 15 0 dorm 0 17 dorment 0 -7 enjo 11 0 fest 15 0 filh 8 0 irma 14 0 jato -10 -9 labi 15 0 mas 13 0 noit 0 -10 ouv -22 -28 pern 10 0 sacud 0 -7 toss 10 0 vez 0 -10
addison 13 0 vomit 13 0
admissa 0 -14
admissio -23 -12 exam -23 -17
adolesce -12 9 desd -18 9
afog 12 0
aft -28 20
afta -24 18 boca -16 11 gengiv -18 13 tres -14 11
afund 7 0
agach 0 14 joelh 0 14 quando 0 14
agor 4 8 bebe 12 0 bem -15 0 coco 10 0 comec 10 0 convulsi 18 0 cost 0 -7 deda 0 -7 demais 7 0 desmai 19 0 dias 9 0 dor 4 0 febr 10 0 fic 0 -6 fort 7 0 fur 17 0 grav 14 0 mes 0 -6 nao_segur 10 0 ont 8 0 outr 0 8 pass 10 0 pe 0 -7 peit 10 0 pern 5 0 pouc 9 0 pus 0 -10 queria -13 10 sem_dor 16 0 seman 7 0 tontur 10 0 tort 14 0 toss 6 0 trav 14 0 vermelh 8 0
agressiv 16 0
agua 3 0 bastant 0 -8 beb -6 8 bebo 0 7 com -11 0 diarre -10 19 entr 12 0 estour 12 0 ferv 13 0 garraf 13 0 inch 0 -7 inteir 14 0 joelh -12 -9 pern 10 0 queim 11 0 quent 14 0 rost 17 0 sanit 10 0 sem_febr 0 7 seman 13 0 tom 0 -7
aind -10 -11 ano -19 0 grav -15 -10 minut 22 0 seman -15 -10
ajud -14 13 ansiedad 0 7 esp -16 17 fisioter 0 7 quer -10 9
ajust -9 10 dose 0 11 quer 0 8
alcool 7 0 brinc 15 0 fogo 10 0 peg 11 0
alerg -19 10 dois -13 8 faz 0 -12 homeopat -13 17 olh -13 8 pele -14 0 quer 0 -12 test 0 -12
alergic -13 8
algo 0 9
algu 0 -7 parec 16 0 so 12 0 trabalh 0 8
aliv -7 6 banheir -17 8
alta 8 15 dor 12 0 exam -21 12 febr 10 0 lomb 14 0 vomit 8 0
alto 0 8 colester 0 12
alzheim 0 10
amament -12 18 bico 0 16 peit 0 16
amanhec 0 0 quent 16 0
amarel -6 -6 bebe -16 0 casc -15 0 catarr -8 0 corrimen 0 -7 deda 0 9 depois 13 0 direit 10 0 dor 0 -6 enchent 14 0 febr 5 4 gross 0 11 mes -13 0 olho -14 -16 pe 0 9 pele 12 0 penis 0 -6 precis 0 10 pus 0 -10 sem_dor 0 -8 sem_febr -11 -14 toss 0 -9 unha 0 11 vacin 0 10
amarela -10 0
ameac 11 0
amendoim 9 0
amigdal 0 14 branc -11 14
amitript 13 0 comprim 12 0
and 0 -9 pass 0 -11
anda -6 0
ando -10 6 cama 0 7 devag -11 0 doi 0 -6 dois 0 9 dor 0 6 ereca 0 14 estress -14 12 fic 0 7 mas 0 5 nao_desc 0 7 normal -10 -5 par 0 -8 paro 0 -7 pass 0 -5 pouc 0 13 quando -6 0 trabalh -8 10 trem 0 -8
anel -13 0
anem 0 -11 dor 10 0 exam 0 -10 falcifor 11 0
anlodipi 0 11 inch 0 12 pressa 0 9
ano -11 5 candidia 0 9 chor -13 0 dar 0 9 depois -15 0 diabetic 0 -7 dorm -13 13 faco 0 -8 filh -11 0 lado 0 -9 leve 0 9 mais 0 -7 mao -13 -8 muscul 0 -20 nao_desc -12 0 pass 0 4 pes 0 -7 pouc -13 0 precis 0 15 so 0 -8 testicul -12 0
anos -8 0 artros 0 10 aument 0 -7 bem -12 0 como 0 8 depois 0 9 diabet 0 -13 diabetic 0 -7 dois -7 6 enxaquec -11 7 exam -13 15 filh -4 16 fiz -14 -12 hoje -8 0 igual 0 7 ja -7 0 maos 0 10 menstru 0 -8 mes 0 -5 mesm 0 7 mord 12 0 muit 0 15 noit -15 0 nunc -18 -16 ouv 0 12 paro 0 7 pes 0 -7 precis 0 8 preventi -18 -13 quando 0 17 quer -8 11 repor 0 8 sangr 0 -9 sangu 0 -11 seman 0 -11 toss 8 0 tres -12 0 troc 0 7 uso -8 12 vacin -11 -8 zumb -11 10
ans 12 0
ansiedad -20 11 ant -15 7 durm -12 0
ansios -7 5
ant -6 0 coraca -10 0 engravid 0 6 quais 0 8 quer 0 7 vacin 0 8 vitamin 0 7
anteont -6 13 desd -9 20
antibiot -11 0 boca 14 0
anticoag 14 0 cabec 16 0
anticonc -14 6 aplic -20 -14 cartel -12 0 quer -8 6 tom -10 9 troc 0 8
antig -12 11 disc 0 9 hern 0 9 igual 0 7 quer 0 9
anuais 0 9 mostr 0 9
anus 0 -10 caroc -12 -10 papel 0 -9
anzol -16 -13 dedo -16 -13
apag 15 0 muit 12 0 quas 13 0
apagu 15 0
apalp 0 -7
aparec 0 -8 barb -12 17 caroc 0 -7 coca 0 8 faco 0 -6 forc 0 -6 hoje 18 0 imping 0 8 nodul 0 -8 osso 13 0 quando 0 -6 redond -11 14 some 0 -6
apert 4 0 doi -9 6 dor 8 0 gargant 13 0 peit 12 0 punh 0 -9 so 0 7 trabalh 0 8
aplic -16 -22 injeca 0 -13 quer 0 -14
apliqu 12 0
apne -13 7 cpap 0 8 uso 0 8
apoi -9 -5 doi 0 -12
apos 13 0
aposent 0 18
aptida 0 -10 atest 0 -10 fisic 0 -10 precis 0 -10
ar 9 0 cachorr 18 0 dorm 12 0 falt 9 0 inch 11 0 pux 7 0 respir 8 0
aram -20 -22
aranh 7 0 pic 9 0
ard -8 11 fic -14 14 penis 0 -14 vermelh -16 10 xixi -12 0
arde -13 15 hora 0 14 olho -8 17 pus 0 -20 quando 0 11 sem_febr 0 6 toda 0 14 urin -12 0
ardenc -15 0 desd -14 10 febr -11 -19 grav -12 -10 ont -14 10 penis 0 -11 seman -12 -10 urin -14 -8 xixi -12 9
ardor -12 0 hoje 0 14
arma 15 0
armadeir 9 0
arra 16 0 dor 16 0
arranh 0 0 gargant -9 11 gato -13 -16 normal 0 -10
arrast 6 0 pern 8 0
arrepend 15 0
arrot -10 13
arroxe 10 0
artros -9 5 dor -15 8 igual 0 10 joelh 0 4 maos -13 7 sempr 0 8
asfalt 15 0
asma -5 9 barrig 13 0 bomb 0 5 control -19 9 leve -10 7
assadur -28 0
assim -7 0 sempr 0 8
assust -18 23
atac 0 13
ataqu 0 0 hoje 8 0 segu 16 0
ate 3 0 febr 10 0 inch 0 -6 namor 17 0 ont 10 0 pe 0 -7
atest -11 15 fisic 0 -10 piscin -14 7 precis -8 11 queria -16 14
atr -5 -8 dias 0 -16 futebol -13 0
atras -11 0 dia 0 9 dias -10 13 dor 12 0 menstrua 0 13
atravess 14 0 cost 8 0 mao 22 0 pra 8 0
atropel 11 0 barrig 11 0
audica -13 -10 perd -13 -10 pouc -13 -10
aument -13 -4 prostat 0 14 remedi 0 14
aura 0 7 enxaquec 0 7
avali -11 -6
avaliaca -15 6 quer -15 12
avermelh -17 -15
avia -8 0 viaj -17 0
avo 0 0 remedi 17 0 sonolent 15 0
axil -19 -6 bola 0 -12 caroc -15 -14
azia -24 17 com -13 13 depois -11 10 jant -10 7 noit -19 17 quando -10 12 toda 0 9
azul 5 0 labi 15 0
b12 -16 13
babo 14 0
baix -5 4 comec 12 0 dias -13 -7 direit 13 0 exam -10 10 febr -11 0 pressa 14 0 sangrame 12 0 ventr 7 0
bala 11 0
banh 0 0 quent 0 12
banheir 0 6 vou 0 7
barb -20 24
barrig 4 5 bati 11 0 cachac 13 0 corp 12 0 cost 6 0 cresc 12 0 depois -11 0 desmai 11 0 dias 0 -12 direit 7 0 doendo 9 0 doi 10 0 dor 0 -5 dura 13 0 emagrec -12 14 embaix 0 -14 estuf -6 6 fac 9 0 febr 0 -9 fibrilac 12 0 fui 15 0 gas -16 8 inch 0 12 ja 11 0 lado 6 0 leit -13 12 meio 9 0 mes 9 0 muit 4 0 nao_deix 19 0 par 10 0 prov -14 9 respir 13 0 roxo 14 0 sangu 18 0 seman 9 0 toda 13 0 tont 13 0 ulcer 17 0 vomit 6 0
barrigu 11 0
bastant 0 0 beb 0 -8 sangu 16 0
bat 8 0 cabec 11 0 caiu 7 0 engol 10 0 sangu 16 0
bate 12 0
bati 0 0 cabec 8 0 canel -15 0 inch -15 -9 pe -12 0 quin 0 -7 tomo 12 0 vomit 16 0
batiment 12 0
beb 7 6 brinc -13 0 consig 0 8 desd 15 0 diarre -15 19 doming 13 0 dor -17 0 leve -12 0 nao_quer 10 0 par 8 0 sem_febr 0 7
bebe 4 5 chi 13 0 comec -12 0 dia 15 0 dias 10 0 engol 16 0 fal -15 0 febr 12 0 mais 15 0 mas -11 0 mexe 16 0 moleir 9 0 rox 11 0 seman 4 0 temp 15 0 termomet 12 0 voz 12 0
bebi 12 0
bebo -8 16 como 0 7
beir 0 -8
bel 0 7 calor 0 7
bem -12 7 bomb 0 6 caroc 0 -13 cima 0 -8 depois 0 6 desd 0 6 engul -10 9 enxerg -11 0 febr -12 0 fez -24 0 hoje -5 4 inch 0 -6 ja -10 14 manh 0 7 manutenc 0 8 nao_durm -24 14 pass 0 13 pouc 0 6 pressa -14 0 queria 0 8 remedi 0 6 remel 0 5 respir -7 0 sab 0 7 sangu 0 -7 sem_dor 0 8 sem_febr -7 6 seman 0 6 so 0 3 tive 0 6 toda 0 11 tudo 0 8 urin 0 10 vejo -12 10
benign 0 19 nodul -10 7 tireoid -10 7
benzetac 0 0 depois 13 0 minut 13 0
besteir 0 11
bexig -11 -17 desd 11 0 ont 10 0
bi 0 13 mamograf 0 13 rads 0 13
bich -7 15
bico -25 -4 liqu -14 -9 peit -19 -4
bien 0 8 estoy 0 8
bipolari 0 7 estavel 0 7 liti 0 7
bloquei 0 15 eletr 0 15 incomple 0 15
blus 14 0
boca 4 15 che 14 0 cost 13 0 demais 10 0 depois 13 0 dias -10 0 dor 12 0 fer 12 0 fic 10 0 gargant 15 0 herp -16 14 hoje 7 0 inch 7 0 lingu 12 0 muit 11 0 nada 14 0 nao_abro 8 0 nao_consig 12 0 olh 11 0 pele 13 0 seca 8 0 tort 17 0
bochech -20 0
bol -12 3 cima 0 8 depois -10 21 dura 0 -8 molusc -15 0 nao_doi -9 -6 nariz -20 0 palpebr 0 8 sangu 14 0 testicul -19 -11
bola -9 -12 cresc 0 -9 dolor 0 -10 inch -13 0 inflam 0 -12 jog 13 0 mole 0 -7 quando 0 -9 saindo -12 -9 vagin -24 -13
bolh -8 -9 brac -12 0 dolor 0 -12 pele 8 0 queim -24 -19 quent 12 0 so -13 13 vulv 0 -12
bols 12 0 estour 10 0 romp 10 0 seman 11 0
bomb 0 6 control -11 5 manutenc 0 8
boqu 10 0
borr 9 0 vejo 14 0
bot 0 0 sangu 9 0
botija 0 6 carreg 0 6 jeit 0 8 mau 0 8
brac 0 -5 cara 14 0 clar -13 -22 coc -10 7 cresc 0 -7 dan 12 0 deix 14 0 dois 8 0 dorment 10 0 esquerd 10 0 formig 17 0 gato -19 -18 hoje 16 0 implant -16 10 inch 12 0 lev -12 0 manch -17 0 mole 0 -7 nao_consig 0 -7 nao_doi 0 -7 nao_obedec 17 0 normal 0 10 ont 7 0 osso 13 0 peit 8 0 pele 11 0 pes 13 0 pescoc 13 0 quer -13 -15 sem_forc 16 0 tamanh -10 -6 tort 9 0
branc 0 12 coceir -9 0 corrimen -9 16 cost 0 9 cotovel 0 8 ja 0 -9 manch -16 7 nao_doi 0 14 pano 0 9 papel 10 0 pom 0 -8 psorias 0 8
brig 0 18
brinc -10 0 dias -8 0 febr -7 0 fogo 15 0 mas -7 0 normal -17 0 sem_febr -6 0
brotoej -20 16 calor -13 0 depois -17 13
budeson 0 6 control 0 9
bumbum -12 0
bund -10 -16 cai 0 -8 dorment 13 0 sent -14 -12
burnout -19 11
bursit -9 13 ombr 0 9 quadril 0 10 quer -13 10
ca -7 -12 mes -9 -9
cabec 4 7 caiu 9 0 casp -13 0 coceir -13 12 como 15 0 computad -14 7 demais -11 0 depois 6 10 dor 0 11 embac 12 0 embaralh 12 0 estal 13 0 estour 13 0 fim -7 0 fort 6 0 grav 13 0 inch 7 0 latej 10 0 minut 12 0 nariz 14 0 nunc 10 0 ont 6 0 part 11 0 pass 0 6 penis 0 19 pescoc 12 0 porqu 0 -9 pressa 9 0 sent 15 0 tomo 12 0 veio 9 0 vomit 6 0
cabel -16 17 caindo -12 6 depois -15 8 muit -13 12 pint 0 14 poss 0 14 qued -22 19
cabelud -8 6 coceir 0 6 cour -12 6
cachac 8 0
cachorr -8 -8 fur 0 -8 mord -18 -15 rost 20 0 rua 13 0
caco -14 0 cort 0 -8 vidr -14 0
cadeir 0 -7
cafe 0 9 ferv 13 0 muit -11 6 tomo -13 8
cai 0 -5 coccix 0 -8 costel 0 -11 cozinha 14 0 doi -10 -11 dor 8 0 espalm 0 -9 hoje 16 0 inch -11 0 lado 0 -11 mao 0 -5 metr 16 0 moto 9 0 muit -22 0 osso 10 0 pern 14 0 punh -12 -5 ral -15 0 telh 17 0
caida -15 -18
caido 9 0 olho 14 0
caindo 0 10 frac 20 0 pouc -21 17 sem_apetit 0 -15
caiu 4 -16 dor 14 0 duro 22 0 fic 9 0 mao 15 0 mas 10 0 nao_levant 13 0 olho 0 -14 pern 12 0 pescoc 13 0
caix 0 7
cal 11 0 olho 11 0
calafri 13 0 dias 13 0 febr 12 0
calc 0 -8
calcanh -16 17 pass 0 7 primeir 0 7
calor -18 20 cost -13 11 menopaus -14 14 ond 0 8 pescoc -12 0 virilh -15 14
calora 0 8 menopaus 0 8 noit 0 8
cama -5 11 inson 0 10 molh 13 0 quando 0 9 vir 0 8 viro 0 9 xixi -23 0
camara 15 0 comi 17 0
caminh 0 -11 cans 0 -11
caminho -15 -5
camis -10 0 ont -20 -8
candidia -11 13 novo 0 9 vez 0 10
canel -15 0 fic 0 9 machuc -21 -15 nao_fech 0 -8
cans -10 4 computad 0 9 durm 0 10 esc -14 -10 ladeir 0 -7 mes 0 -8 quando -14 0 quer 0 9 respir 10 0 sub -13 -15 trabalh -16 15 vist -10 14
cansac -9 -3 esc -21 -12 inch -17 -11 ja 0 16 noit 0 -14
cant 0 -4 carn 0 -10 cresc -11 -9 olho 0 -9
cara -4 4 metad -17 0
cardiolo -12 4 mostr 0 10 queria 0 12
carec 0 10 entr 0 14 pai 0 14
carn -5 -15 cresc 0 -13 engasg 15 0 meio 13 0 olho 0 -13
caroc -14 -8 coc -13 12 cost -12 -7 direit -13 -7 dolor -14 -10 duro -8 0 mama -16 -10 nao_some -11 -9 papel 0 -9 perceb 0 -9 pescoc 0 -8 pus -15 -9 quando 0 -6 quent 0 -8 saco -14 -11 seio -18 -14 sem_dor 0 -11 sent -12 -6 virilh 0 -8
carr 9 0 doi 10 0 esquec 11 0 port -13 0
carrapat 0 9 inteir 0 9 tir 0 9
carreg -8 8 jeit 0 8 lomb 0 8 mau 0 8
cartel 0 8 clonazep 15 0 comprim -12 10 esquec -12 10
casa 0 9
casament -12 7
casc -14 -10 fer -13 0
cascavel 14 0 pic 13 0
casp -16 15 quer -14 0 trat -14 0
casqu -19 -8
catarat -23 -13
catarr -6 0 clar -8 16 desd 12 0 dor 0 -16 febr -7 0 gargant 0 7 grip 0 7 mes 0 -14 pouc -10 0 sem_febr -12 19 seman 0 -21 sinusit -12 0 toss -7 0
catet 9 0 depois 10 0
caus -4 12 dor -14 8
caustic 10 0 soda 10 0
cauteriz 0 -8 mao 0 -8 verrug 0 -8
cedo -8 0 desd -10 0 esquerd 10 0 vomit 12 0
celul -16 17
centimet -12 -11
cera -10 -17 entup -12 -12 ouv -15 -16 tamp 0 -18
cert -6 7 remedi 0 11
cervej 0 10
chao 6 -14 pressa 12 0
chat -18 22
chav 0 7 esquec 0 7 onde 0 7
che 11 0
check -13 11 quer 0 5 so -8 0 up -13 11
chef -15 11 quer 0 7
cheg 0 5
chei 12 0 marc 21 0
cheir 0 0 corrimen 0 -11 fort 0 8 gas 14 0 ruim 0 -16 verrugu 0 -13
chi 9 0
chia 9 0 toss 12 0
chiclet -26 24
choqu 13 0 eletric 16 0 lev 17 0 tom 9 0
chor 0 13 facil 0 5 mexo 11 0 muit 0 7 pern 9 0
chul -15 12
chumb 15 0 com 12 0
ciatic -13 0
cicl -16 23
cigarr 15 0
cima 0 0 doi -15 -9 dor 8 0 inch 0 -8 mim 14 0 palpebr 0 8 quando 0 12
cinc -14 -14 dias -14 -9 febr -14 -11 seman 0 -19
cirurg -5 -12 curativ -12 -9 inch 17 0 pern 17 0 pont -11 -11 quer 0 -10 ver 0 -10
cisc -18 -18 entr 0 -9 nao_sai -18 -17 olho -10 -13
cism -17 13 fiqu -14 10
cist -9 -7 cost 0 -11
clar -11 3 manch -13 -22 normal 0 7 sem_febr 0 13 toss 0 14
clareado 0 11 quer 0 7
climatiz -17 16
clonazep 15 0
clor 14 0
coagul 14 0 menstrua -11 0 mes 0 -8 sangu 9 0 vindo 0 -8
cobr 7 -9 diu -17 -9 mord 9 0 peg 13 0 pic 15 0 quer -14 -10 tornozel 15 0
coc -14 16 ded 0 13 hemorro -20 14 lacrimej -11 9 olho -15 9 palpebr 0 13 pic -16 16 so 0 8 vermelh 0 7
coca -10 6 descam 0 13 imping 0 8 ja 0 17 pe -10 12 pic 0 7 quando 0 -21 redond 0 8 so -11 8 toda -15 11 vermelh -10 7
cocacol 0 0 xixi 12 0
coccix 0 -9 sent 0 -8
coceir -14 12 corp -20 0 corrimen -14 22 cour 0 6 depois 0 13 descamac 0 7 nata 0 8 olh 0 -10 pont 0 13 pouc 0 8 sem_cheir 0 9 sem_febr 0 -11 tipo 0 6 vermelh -10 19
coco 0 0 mes -13 0 pret 12 0 sangu 0 -8 sem_febr 0 7
cois 4 0 faz 12 0 formig 0 -7 noit 0 -7 pior -14 -7
col -12 0
coleg 0 9
colester -16 13 como -19 13 deu -16 13 exam 0 7 nada 0 9 quer 0 7 sem_sintom -13 16
colh 0 -16
colic -6 5 diarre -14 7 gas 0 8 leve -10 10 menstrua -13 15 sangrame 13 0 sangu 13 0 seman 19 0
coliri 0 11 control -15 16 glaucom 0 12 olho 0 8 seco 0 10
colo 8 0
coloc -26 -17 diu -15 -11 quer 0 -9
colonosc -28 -8
colun -6 0 mais -10 0 tort -10 0
com -10 0 consig -11 9 depois -13 12 dias 0 -15 dor 0 -7 enorm 17 0 ental -22 -16 febr 0 -10 fica -12 0 gargant -11 -12 hoje 0 -10 indo -21 20 ja 0 -13 meio -12 -9 normal -11 8 ont 0 -7 par -14 -10 peit -18 -13 poss 0 7 quer 0 11 queria 0 7 quil 0 -13 vez -11 12 volt -10 6
comec 0 9 cost 0 -15 depois 0 15 desd -12 11 dias 10 0 dor 0 6 febr 15 0 herp -16 -15 hoje 9 0 mes -10 0 nada 7 0 pass 12 0 peit 9 0 quando 0 19 quer -13 12 remedi -12 0 repent 12 0 seman 16 0 vivo 10 0
comi 0 14 ont 0 11
como -5 10 dor 10 0 funcion 0 6 ja 12 0 menstrua -12 10 quando -13 6 queimaca 0 7 sempr 0 13 vasectom -16 13
compr 9 0
comprim 12 10 esquec -12 10 tom 12 0
computad -11 6 dor -15 10 olho 0 5 seco 0 8 sent 0 7 tant 0 8 trabalh 0 7 vist 0 9
confirm 0 16
confus 14 0 desmai 12 0 febril 14 0 fic 8 0
confusa 13 0 febr 12 0
congel -23 0 ombr -20 -18
conhec 0 0 ont 17 0
conjunti -30 18
consegu 13 0
consig -5 11 dia 0 8 engol 0 9 enjo 0 7 seman 0 7 vez 0 10
constipa 0 8 fibr 0 8
consult -14 7 precis 0 8 rinit -13 16
continu 0 0 homeopat 0 6 quer 0 7
contorc 13 0
contra 12 0
control -12 12 diabet 0 8 diet -13 7 engol 11 0 epileps -15 8 faco -12 11 glaucom 0 12 glic 0 8 hiperten -13 8 precis 0 4 pressa -9 9 receit -9 7 renov -11 10 troc -16 9
convers -9 11 quer -12 7 queria -11 12
convulsa 21 0
convulsi 11 0
cor 0 -12 mud -13 -6 pint -12 -7
coraca 3 3 dispar 0 7 falh 13 0 febr 18 0 fort 12 0 inch 17 0 lent 15 0 pul -18 16 sopr 0 -8 tontur 16 0 trav -13 0 trem 14 0 vez -17 15
cord 17 0
corda 13 0 saindo 13 0
coriz -18 15 corp -12 12 dor 0 7 espirr -14 0 leve 0 9 sem_febr -12 10 toss 0 9
corp -4 5 desd -10 9 dias -10 -20 doendo 0 9 dor -14 0 endurec 13 0 espirr 0 5 febr -8 -11 grip -13 10 inch 11 0 manch 10 0 mole 0 5 nariz 0 6 ont -8 6
corr -5 16 depois -18 0 desmai 20 0 dor -15 17 nada 14 0
corrimen -19 0 depois 0 -7 dor -13 -11 embaix -13 0 febr 0 -19 fed 15 0 penis 0 -11 sem_cheir -12 13 verrugu 0 -13
cort 7 -7 ded 12 0 dias 15 0 febr 12 0 fund 12 0 par -7 -4 pe 0 -8 pern -12 0 pont 0 -12 precis 0 -9 puls 17 0 pus 10 0 ver 14 0
corticoi 0 16
cortin 9 0 tamp 13 0
cost -5 -6 cresc -10 -10 depois 0 8 dor 0 11 esp -15 18 febr 11 0 hoje 8 0 inflam -10 -8 ja 0 -10 lipom -13 -11 manch -24 -18 mole -18 -8 pano 0 9 peit 7 0 pern 10 0 pra 0 7 suor 18 0
costel 4 8 doi 0 -11 embaix 8 0 so -17 12
cotonet -17 -14 ouv -17 -14
cotovel -16 6 depois 0 -8 doi -16 0 dor -15 14 tenis -14 12
cour -12 6
covid -10 6 positiv -10 0 tive -13 10
cox 13 0
coxa 0 0 ferr 26 0 pont -20 -15
cozinha 15 0
cpap 0 7 mascar 0 8 uso 0 7
crav -17 10 esp -12 11
creatin -14 6 trein 0 7
crem -19 14
cresc -10 -15 mole -11 -9 nao_doi 0 -6 olho -11 -9 pint -17 -7
crianc 7 0 febr 21 0
cris 5 6 dor 12 0
crossfit 0 11
cuid -14 14 nada -14 15
cuidador 16 0
curativ -22 -16 troc 0 -11
curiosid -14 9 so -12 7
curitib -12 8
curt 0 0 respirac 9 0
cusp 17 0 sangu 15 0
dado 0 11
dagu 10 0
dan 11 0
dando 0 7 tontur 16 0 troc 0 7
dar 0 12 muit 0 9 quando -17 0
debat 7 0
ded 0 0 dois 13 0 fri 18 0 inch -8 -8 leve 0 12 mao 0 -10 noit -13 -9 pescoc 11 0
deda -9 -4 gross 0 9 inch 0 -5 mais 0 -7 pe -16 0 quando 0 -7
dedo -12 -8 dobr 0 -9 estanc 0 -7 faca 0 -6 fic -8 0 fur 15 0 inch -14 -9 mao -14 8 mas -12 -7 nada -16 20 ont 0 10 pe 0 10 roxo 0 -7 so 0 9 trava 0 -9 unha -10 -11 vol 0 -8
dei 0 19
deit 0 0 faco 0 -6 forc 0 -6 pior 12 0 quando -8 -6 some -9 -6
deix 0 -9 dorm 0 -10
dela 7 0 quando -18 0
dele 10 0
delir 12 0
demais -3 13 dor 10 0 gozo -13 11 nariz 10 0 rap -11 11 sol 0 7 tom 0 7 vermelh 0 7
demor -16 -6 urin -16 -14
dengu 9 0 dor 10 0 gengiv 14 0 muit 10 0 sangr 12 0
densitom -19 17 osteopen -17 14 osteopor -13 17 tom -12 11
dent -23 -20 doendo -21 -8 dor -16 -12 dorm -12 0 frent -14 -11 gengiv -13 -5 inflam -13 -13 latej 0 -14 ont 13 0 quebr -20 -16 siso 0 -6 tir 14 0
dentr 0 -9 desv -23 0 olh -12 0 parec 0 8 sangu 17 0
depois -6 9 dez 11 0 dia -12 14 dolor 10 0 dor -8 6 enchent 15 0 esp 0 10 faxin -15 9 febr 10 0 fic 10 0 fica 16 0 futebol -12 -9 gas -11 11 grip 0 8 hoje -9 0 inch 14 0 ja 0 6 jant 0 7 lado 0 -8 leve 0 7 lomb -9 6 meio 15 0 melasm 0 11 melhor -11 10 menopaus -15 -11 minut 0 15 mol 17 0 muit 0 12 nao_estic -15 -17 normal 0 10 novo 13 0 ombr -14 9 ont -7 4 par 0 9 part 0 7 pele 9 0 pern 7 0 peso 0 9 pint 0 12 pior -10 0 piscin 0 -10 plac 13 0 pont 0 14 pra -8 11 qued 9 0 quent 0 13 quer 0 7 queria 0 9 relaca -16 -9 remedi 13 0 repous 0 7 rouc -11 12 sangr -15 -9 sangrame -18 -13 seca 0 5 sem_febr -8 10 show -15 12 soluca -12 12 sonolent 16 0 test 0 9 todo 0 -10 tom 11 0 torc 0 -10 toss 0 5 trans 0 -16 vermelh 12 0 virilh -10 13 vivo -16 0
depressa -12 0
derram -16 -12
desacord 14 0
desc 0 0 dor 0 -9 lomb 0 -7 mais 0 -7 mes -7 -8 par -14 6 peit -11 -8 pern 0 -8
descam -17 18
descamac 0 7
descasc -9 0 pe 0 9
desd -4 9 diarre -13 16 disc 15 0 doi 0 -12 dor -5 8 dorm 0 10 empreg 0 15 enjo -12 19 entup 0 -7 enxaquec 0 9 estal 0 7 febr -12 17 fumo 0 -11 gargant -18 11 hern 15 0 hoje 0 11 lado 0 -15 madrug 8 0 manh 8 0 mud 0 8 muit 7 0 nao_consig 10 0 nao_quer 15 0 nao_vejo 18 0 nariz -10 0 ont 0 14 ouv 0 7 peit 4 0 pressa 10 0 quer 0 14 rouc -19 0 sangu 11 0 sem_dor 0 7 sem_febr -7 8 sem_sangu -13 11 so 10 0 turn 0 9 urin 7 11 vai 10 0 vez 0 5 vomit 6 0 xixi 0 10
desinch 0 -10
desinfet 18 0
desmai 12 0 dor 10 0 nada 14 0 sem_avis 14 0 seman 15 0
desped 14 0
desregul 0 10 menstrua 0 10 negativ 0 10
dess 0 7
desv -23 0
deu -5 6 dose -17 15 entend 0 8 exam 0 6 hor 0 10 nada 0 8 peit 6 0 positiv -7 -7 psa 0 8 queria 0 6 sifilis 0 -7 test 0 -8
devag -5 -6 embac 0 -7 mais 0 -8
devo -17 12 tom -19 17
dez 0 -14 diarre -14 -17 dias 0 -14
dia -6 10 doem 0 -10 dor 0 4 falh 0 -11 febr 7 0 fim -8 0 inch -7 -8 ja 17 0 leve 0 6 maca 0 8 mes 0 -5 muit 0 8 par 0 9 pern 0 -14 pilul 0 10 primeir 0 5 punh 0 7 quer 0 6 queria 0 -9 seguint 0 6 seman 0 8 todo 0 5 variz 0 -10 vez -13 0 volt -12 0
diabet -10 9 glic -13 11 nunc 0 -13 pre 0 8 quer 0 7
diabetic 0 -5 fund 0 -10 gel 9 0 glicem 13 0 olho -21 -10 pe 0 -7 pes -16 -18 precis 0 7 quer 0 8 sola 0 -7 sou -6 -9 suando 11 0 tipo 0 9
diagnost -10 13 ja 0 15
diarre -14 -4 dias -17 -19 duas -12 -14 fund 20 0 leve 0 21 olh 13 0 ont -13 14 sangu 22 0 sem_sangu -17 22 seman -12 -14 vomit 15 0
dias -4 0 doendo 0 -14 dois 7 0 dor -11 0 dura 0 -14 febr -11 -26 fim 0 -8 gem 19 0 inch 8 0 intestin 0 12 mas -9 0 menstrua -13 4 mes 0 -14 moder -14 -11 nao_dorm 9 0 nao_durm 24 0 nasc 13 0 nove -14 -14 par 8 0 part 12 0 pe 13 0 pern 12 0 pouc -10 -15 pressa 10 0 pus 9 0 quatr -16 -12 quer 0 7 seca -15 0 seis -15 -9 tard 0 -5 termomet 12 0 testicul 0 -7 todo 0 -11 toss -8 10 troc 15 0 urin -14 0 vem -16 10 vida 18 0 vomit 5 0 vou 0 14
dica 0 10 queria 0 10 so 0 10
diet -13 5 quer -10 6
dificil 7 0 engol 12 0
dificuld -15 -6 ereca -24 24 gargant 15 0 palpebr 20 0
digit 0 13 dor -20 13 punh 0 13 tant 0 7
diminu -15 0
dipiron -12 5 tom 0 -7
direit 4 -5 doi 13 0 dor 7 0 duro 0 -6 fal 8 0 febr 9 0 lado 5 -16 mao 13 0 nao_doi -10 0 olh 9 0 olho 7 0 par 10 0 pern 10 0 rost 9 0 umbig 10 0 vi 12 0
diret 0 -8
disc 0 0 ont 15 0 quer 0 9
dispar 0 7 peit 14 0
diss 0 8
diu -12 -8 quer -14 -15 troc -13 -13
diz 0 7 espos -13 0 mat 12 0 ouv 13 0 quer 0 12 result -13 9
dobr 4 -11 incomod 0 -9 mes 0 -10 nao_consig 8 0 pern 9 0 trava 0 -9 vendo 8 0
doem 0 -13 fim 0 -10 variz 0 -10
doendo -2 -15 lent 12 0 muit 7 0 ouv -18 -15 panturri 12 0 peit 15 0 pern 11 0 quadril 11 0 urin 11 0
doer 11 0
doeu 0 9 hoje 0 9 hora 0 9 ont 0 9
doi -4 -4 dura 11 0 fascit 0 12 fim -14 16 fund 0 -9 hoje 6 0 inch 0 -8 ja 0 -6 lado -9 4 levant -11 0 mes 0 -9 muit 0 -8 nada 0 11 olho 8 0 ombr 0 -7 peit 10 0 plant 0 12 punh -9 0 quadril -11 0 respir 0 -11 sent -12 -8 so 0 12 tendinit 0 8 vir 0 12 xixi -12 0
dois 0 0 dor 0 -10 formig -12 0 fum 0 -8 hoje 13 0 ja 10 0 lado 0 6 mais 0 -10 mes -13 -13 olh 0 5 peg 14 0 perd 0 -18 quando 10 10 quas 0 -14 quer -14 13 relaca 0 -6 rouc -14 -14 rouquida 0 -8 usei 12 0
dolor -7 -6 dura 16 0 furuncul -14 -8 inflam 0 -15 vomit 16 0 vulv 0 -12
doloros 0 -16
doming 0 9 par 13 0
dor 0 6 dorm -15 5 dors 0 12 dura 11 0 embac 14 0 embaralh 12 0 enjo 13 0 esc 0 15 espirr -10 7 estomag 7 0 faix 0 8 falcifor 11 0 faxin 0 8 febr 0 -4 fic -6 12 fim -5 4 fort 6 0 fund -11 0 gargant -10 14 gas 10 0 grav 13 0 grip -12 7 hoje 6 0 horrivel 9 0 inch 15 0 insuport 5 0 ja -12 -15 joelh -13 12 lado 6 -8 leve -9 4 manc 0 -13 manh -14 15 mar 10 0 meio 6 0 menstrua 14 0 mes 0 -8 metr 16 0 minut 11 0 muit 5 0 muscul -23 11 noit 0 -7 normal 12 0 nunc 10 0 olho 0 -13 ombr 0 9 ont 0 4 ouv -17 0 par 12 0 part 15 0 pass 0 -6 pe 0 11 peit 9 0 pern 0 -13 pescoc 0 11 pior 0 -9 pra 6 0 pressa 11 0 punh -19 0 quadril 0 -11 quando 0 -5 quent -13 0 rasg 11 0 relaca -15 -9 rim 9 0 roxa 9 0 sangr 20 0 sem_febr -7 4 sem_inchac 0 13 seman 4 -6 sempr 0 11 sent -13 9 so 8 0 sola -13 12 sonolenc 16 0 sub 0 15 subit 8 0 tant -10 12 test 0 6 testicul 11 0 tontur 10 0 urin -7 0 veio 9 0 ventr 7 0 virilh 11 0 visa 14 0 vomit 6 0
dorm -5 15 nao_acord 10 0 pescoc -19 10 quando -10 11 quer 11 0 so 7 12 tort -18 9
dorment 4 -7 lug 12 0 mais 0 -6 noit 0 -7 ont 10 0 sacud 0 -7 saiu 12 0 tao 14 0
dors -13 0 pe -13 13
dos -15 8
dose -13 9
dou -11 8
dpoc 0 8 estavel -10 8 inalador 0 7
dren 0 -7
drog 17 0
duas 0 -8 fim 0 -8 ja 8 0 mes -8 -5 pass 0 -8 pern 10 0 queim 22 0 seman -9 -12 vez 4 0
dupl 9 0 visa 20 0
dur 0 -5 inch 0 -5 junt -11 -5
dura 4 -11 febr 12 0 fic 8 0 mes 0 -14 nuca 13 0 saiu 13 0 vermelh 12 0
durant -8 -20
durm -11 18 hor -14 7 mas -13 0 segund -15 11
duro 4 0 fic 10 0
duv -19 23 poss 0 7 quer -12 16 remedi -12 16 so 0 10 tir -11 15
ecocardi -15 -6 faz -19 -19
efeit 0 16
ejaculac -27 23
eles 11 0
eletr -9 0 ped 0 -11 veio 0 -9
eletric 17 0
eletroca -16 -13 precis -16 -13
emagrec -16 0 kg -12 0 quer -22 27 quil 0 -8 sem_motiv -15 -14 sem_quer 0 -8
emagreci -29 -27
embac -4 -13 farol 0 -7 inch 18 0 noit 0 -9 pouc -21 -15 tudo 13 0 vist 0 -9
embaix 0 -9 muit 8 0
embaralh 10 0
embol 11 0
empreg 0 5
empres -12 0
empurr 12 0
encaminh -26 21
enchent 10 0 febr 13 0
encost 5 7
encrav -10 -6 inflam -10 -14 pus -11 -17 sem_pus 0 13 unha -12 -14
encurt 0 0 nao_levant 13 0 pern 13 0
endoscop -18 -10 faz 0 -9 gastrit 0 5 mes 0 8 precis 0 -9
endurec 6 -16 nao_some -15 -18 trem 13 0
enfisem 6 0
enforc 11 0 pescoc 12 0 rouc 19 0
engan 15 0
engasg 9 0 fic 11 0
engasgu 26 0
engol 4 9 febr 0 10 filh 13 0 inch 21 0 sanit 10 0 soda 13 0 voz 13 0
engord 0 12 exam 0 10 mes -15 8
engravid -7 7 quer 0 6 tom 0 5
engul -11 0 frent 0 -8 pescoc 0 -13 quando 0 -8 sem_febr -11 11 sobe 0 -8
enjo 0 8 gravidez 0 7 ont 10 0 quer -8 5 seman 0 6
enorm 10 0
enquant 13 0
enrol 13 0 fala 13 0
ental 0 -16 meio 13 0
entend 0 9 quer 0 11 queria 0 8
entort -10 0
entr -8 -13 inch -14 0 nao_sai -15 -8 olho 0 -8 ouv -16 -23 pai 0 14
entup -6 0 espirr -12 15 lado -11 -16 nariz -13 0 ouv -14 0 sem_febr 0 5 so 0 -9
enxaquec -15 11 igual -12 9 menstrua 0 7 mesm 0 5 outr -14 13 quer 0 13 sempr -7 8
enxerg -5 -3 nao_doi 0 11 tudo 12 0
epileps 0 9 renov -15 8
epilepti 14 0
epoc -16 0
ereca -10 10 frac 0 11 hor 22 0 mant 0 13 queria 0 7
esc 0 -4 hoje 13 0 incomod 0 11 joelh -11 16 sub -17 -10
escap -14 9
escarr 0 0 sangu 13 0
escitalo -9 6
escol -14 16 piolh -12 0
escorpia 10 0 mao 12 0 minut 10 0 pic 8 0 vomit 13 0
escorr -4 11 espirr -10 5 nariz -10 9 sent 12 0
escov 0 10 forc 0 10 quando 0 10 sangr 0 10
escrev 12 0
escur 0 0 febr 17 0 lado 12 0 manch 0 -10 queria -21 18 sangu 12 0 urin 9 0 vomit 12 0
escurec 0 -9 pint -18 -9
escut -7 -7 ouv 0 -7 vez -23 -14
esguich 11 0 sangu 11 0
esmag 13 0 port 13 0
esp -21 8 idiom 0 9 inflam -19 20 intern 0 7 nariz -10 14 pilul -13 14 quando -14 17 queix -9 6 queria 0 10 rost -11 8 so -16 11 socorr 0 7 test -18 0 volt -14 11
espalm 0 -9 mao 0 -9 punh 0 -9
espermog 0 13
espet -16 -23
espirr -10 6 nariz -9 9 olho 13 0 perc 0 -13 quando -12 -7 rinit -13 11 sem_febr -9 9 so -19 16
espora -22 15
esprem -15 8
espum 12 0 toss 15 0
esquec -10 6 faco -17 13 mae -12 -10 mes 0 -8 onde 0 7 perd 0 -12 pior 0 -10
esquerd 2 -8 inch 9 0 lado 5 0 olho 10 0 testicul -11 -10 veia -12 -10 vermelh 21 0
esquisit 11 0
essencia -22 22
esta 15 0
estal 0 0 ouv 0 7
estanc 0 -7 mas 0 -7
estavel -9 6 inalador 0 7 liti 0 7 renov -10 7
esteir 0 -7 normal 0 7 ped 0 -9 test 0 7
estomag 5 0 gastur 20 0 gel 8 0
estour 6 0
estoy 0 8
estr -24 19
estranh 8 0
estrel 0 -7 farol 0 -7 noit 0 -7
estress -19 13
estuf -9 9 gas -12 6 quando -11 0
estupr 15 0 ont 12 0
esverde 18 0
evacu -12 -15 quando 0 -6 sangu -15 -16
evit -23 13
ex -15 -9
exager 0 8 ont 0 7
exam -13 4 faz 0 9 hor -10 11 mostr -11 10 nada 0 12 novo -11 0 ocult 0 -8 ok -12 0 ouv 0 -11 ped 0 8 periodic -21 -15 pouc -9 11 precis -12 -16 quando 0 19 quer -6 12 repet 0 11 result -19 13 rotin 0 14 sangu 0 -8 sem_sintom -13 14 sopr 0 -11 tireoid -10 9 tod 0 8 urin 0 19 ver 0 12 vitamin -12 12
exercici 0 7 quer 0 9
explic 10 0
explod 0 11 k -18 11 panel 16 0 pressa 14 0
f:abelhas_muitas 13 0
f:abscesso 0 -19
f:acidente_transito 10 0
f:administrativo 0 10
f:afogamento 11 0
f:afta 0 25
f:agua_de_enchente 0 -9
f:alergia 0 12
f:amamentacao 0 9
f:amputacao 20 0
f:anestesia_sela 15 0
f:animal_silvestre 30 0
f:ansiedade 0 12
f:anticoagulante 5 13
f:aperto_peito 11 0
f:apneia_sono 0 9
f:aranha 10 0
f:area_de_malaria 0 7
f:arma 17 0
f:articulacao_inchada 0 -13
f:articulacao_quente 12 0
f:asma_acompanhamento 0 5
f:assunto_cardiologia 0 9
f:assunto_dermatologia 0 16
f:assunto_endocrinologia 0 11
f:assunto_ginecologia 0 6
f:assunto_neurologia 0 10
f:assunto_nutrologia 0 8
f:assunto_oftalmologia 0 3
f:assunto_ortopedia 0 8
f:assunto_otorrinolaringologia 0 5
f:assunto_pneumologia 0 9
f:assunto_psiquiatria 0 13
f:assunto_urologia 0 12
f:atencao 0 17
f:atraso_menstrual 0 13
f:autoagressao 25 0
f:baba 13 0
f:barriga_dura 9 0
f:bebe_nao_mexe 20 0
f:bolhas 0 -6
f:bolhas_mucosa 13 0
f:bolsa_rota 12 0
f:cabelo_unha 0 16
f:calafrios 10 0
f:cansaco 0 3
f:cardiopatia 4 14
f:caroco 0 -15
f:cefaleia 0 10
f:cefaleia_explosiva 11 0
f:chiado 11 0
f:choque_eletrico 13 0
f:choro_inconsolavel 5 0
f:cianose 10 0
f:ciatica_longa 0 -8
f:cisco_olho 0 -20
f:cobra 16 0
f:coceira 0 12
f:colica_bebe 0 20
f:colica_menstrual 0 11
f:confusao 13 0
f:constipacao 0 21
f:contracepcao 0 7
f:contracoes 14 0
f:convulsao 13 0
f:coriza 0 10
f:corrimento 0 -4
f:crianca 2 9
f:deficit_neurologico 10 -16
f:deformidade 0 -24
f:dengue_dita 9 0
f:dente 0 -25
f:desenvolvimento 0 -6
f:desidratacao 12 0
f:desmaio 17 0
f:diabetes 0 4
f:diabetes_queixa 0 14
f:dialise_perdida 15 0
f:disfagia 0 -24
f:doenca_pulmonar 0 9
f:dor_abdominal 3 -6
f:dor_abdominal_persistente 0 -13
f:dor_ao_andar 0 -12
f:dor_articular 0 11
f:dor_baixo_direita 7 0
f:dor_corpo 0 7
f:dor_costas 0 6
f:dor_extrema 7 7
f:dor_flanco 13 12
f:dor_garganta 0 14
f:dor_indefinida 0 1
f:dor_irradiada 7 0
f:dor_ocular 5 0
f:dor_ouvido 0 4
f:dor_panturrilha 6 0
f:dor_pelvica 4 -13
f:dor_testiculo 23 0
f:dor_toracica 11 0
f:dor_urinar 0 4
f:dormencia 4 -3
f:dormencia_dos_pes 0 -17
f:dose_errada 11 0
f:engasgo 7 0
f:engasgo_agora 11 0
f:engoliu_bateria 21 0
f:entorse 0 -10
f:episodio_do_bebe 6 0
f:escorpiao 7 0
f:esforco_respiratorio 9 -14
f:esmagamento 15 0
f:estomago 0 12
f:estrangulamento 13 0
f:estridor 9 0
f:exame_da_mulher 0 -11
f:exame_pronto 0 7
f:exposicao_alergeno 4 7
f:fala_cortada 10 0
f:falciforme 10 0
f:falta_ar 10 0
f:falta_ar_esforco 0 -20
f:falta_ar_minima 8 0
f:febre 0 -6
f:febre_alta 8 0
f:febre_baixa 0 -4
f:ferimento 0 -16
f:ferimento_penetrante 18 0
f:ferimento_profundo 20 0
f:fezes_pretas 16 0
f:flashes_moscas 11 0
f:fraqueza_bulbar 13 0
f:fraqueza_pernas 11 0
f:fratura 21 0
f:gases 0 11
f:glicemia_fora_da_escala 11 0
f:gravidez 7 -15
f:halito_cetonico 18 0
f:hemorroida 0 12
f:hernia 0 -14
f:hernia_presa 12 0
f:hipertensao 0 10
f:hipoglicemia 15 0
f:homeopatia 0 12
f:hormonios 0 12
f:ictericia 0 -27
f:imunossupressao 15 -11
f:inchaco_corpo 3 -4
f:inchaco_face 8 0
f:inchaco_lingua 12 0
f:inchaco_pernas 0 -5
f:inconsciente 11 0
f:infeccao_que_sobe 9 0
f:insonia 0 17
f:insuficiencia_adrenal 12 0
f:intenso 4 5
f:intestino_mudou 0 -8
f:intimo_homem 0 5
f:ist 0 -4
f:lactente 4 8
f:lesao_de_tendao 0 -10
f:lesao_genital 0 -17
f:lesao_que_cresce 0 -20
f:leve 0 5
f:luxacao 12 0
f:mal_estar 0 9
f:manchas_pele 0 9
f:manchas_que_nao_somem 7 0
f:manias 0 12
f:maus_tratos 21 0
f:membro_frio 8 0
f:menstruacao_longa 0 -10
f:moleira 11 0
f:mordida_animal 0 -19
f:mordida_grave 32 0
f:nao_mama 16 0
f:nao_melhorou 0 -21
f:nao_pisa 0 -7
f:nariz_sem_ar 0 6
f:nausea 4 11
f:nodulo_acompanhado 0 7
f:nodulo_mama 0 -16
f:nodulo_testiculo 0 -16
f:objeto_engolido 16 0
f:objeto_preso 6 0
f:obstrucao 27 0
f:ocupacional 0 -19
f:olho_saltado 6 0
f:olho_vermelho 0 13
f:ombro_travado 0 -19
f:ortopneia 8 0
f:osso_exposto 18 0
f:ouvido_exame 0 -25
f:overdose 18 0
f:palpitacao 6 5
f:pancada_cabeca 9 0
f:parada_gases 17 0
f:parto_agora 18 0
f:peconhento_dito 13 0
f:pele_preta 9 0
f:pele_quente_vermelha 0 -9
f:perda_lenta 0 -19
f:perda_liquido 5 -11
f:perda_olfato 0 9
f:perda_peso 0 -27
f:perda_sensibilidade 20 0
f:perda_visao 16 0
f:pescoco_travado 0 22
f:peso 0 16
f:picada_inseto 0 7
f:pinta_mudou 0 -11
f:piorando 0 -6
f:pontos 0 -10
f:pos_operatorio 5 0
f:pre_operatorio 0 -12
f:pressao_alta 0 6
f:pressao_baixa 15 0
f:prevencao 0 9
f:priapismo 22 0
f:procedimento 0 -27
f:prolapso 0 -14
f:prostata_controlada 0 12
f:prostata_exame 0 -21
f:prostracao 10 0
f:puerperio 6 0
f:quase_desmaio 8 0
f:queda 2 -8
f:queda_altura 15 0
f:queimadura 10 -17
f:queimadura_grave 15 0
f:quimico_olho 30 0
f:recem_nascido 21 0
f:retencao_urinaria 21 0
f:rigidez_nuca 8 0
f:rinite 0 12
f:rouquidao_longa 0 -15
f:roxo_de_pancada 0 -9
f:sangramento 2 -10
f:sangramento_abundante 8 0
f:sangramento_ativo 11 0
f:sangramento_fora_de_hora 0 -21
f:sangramento_gengiva 0 9
f:sangramento_nariz 8 0
f:sangramento_vaginal 3 -10
f:sangramento_vaginal_intenso 6 0
f:sangue_fezes 0 -15
f:sangue_fezes_muito 17 0
f:sangue_urina 0 -19
f:sem_insulina 10 0
f:sonolencia 9 0
f:sopro 0 -14
f:suando 5 0
f:subito 8 0
f:suor_frio 8 0
f:surdez_subita 0 -24
f:surto 20 0
f:tontura 0 -12
f:tosse 0 -7
f:tosse_alergica 0 9
f:tosse_residual 0 8
f:tosse_sangue 11 0
f:trauma_coluna 19 0
f:tremor 3 7
f:trismo 11 0
f:tristeza 0 8
f:um_olho 12 0
f:urina_escura 9 0
f:urina_frequente 0 -9
f:urina_pouca 10 0
f:varizes 0 -11
f:veneno 19 0
f:vesicula 0 -12
f:violencia 0 -30
f:violencia_sexual 34 0
f:visao_dupla 8 0
f:visao_lenta 0 -16
f:visao_turva 0 -14
f:vista_cansada 0 -6
f:vomito 7 10
f:vomito_persistente 5 0
f:vomito_sangue 13 0
f:vomito_verde 6 0
f:zoster 0 9
fac 20 0 lev 18 0
faca 6 -6
facil -13 0
faco -6 7 forc 0 -6 hemoglob -17 15 pressa -14 14 quando 0 -5 some 0 -6 todo 0 -8 tratamen 0 -8
faix -10 13
fal 0 10 hoje 0 12 nada 13 0 nao_consegu 8 0 pediatr -15 0 quer -11 8
fala 8 0
falcifor 10 0
falh 0 0 menstrua 0 9
false 0 -9 inch 0 -9
falt 8 0 tant 13 0
famil 0 11 mas -12 15
farmac 0 0 pressa 0 -14 sem_sintom 0 -14
farol -9 -8 noit 0 -7
fascit 0 12 plant 0 12
faxin 0 9 lomb -15 9
faz -11 -3 hoje 0 11 marc 0 -9 medic 0 -10 papanico -15 -13 ped 0 -11 pint -13 -17 poss -17 15 precis 0 -10 prostat -10 -7 quer -9 -5 queria 0 -6 respir 17 0 test 0 -11 toqu 0 -7 vou 0 8 xixi -10 22
febr 0 -7 fed 13 0 fim -13 -9 fort 6 0 gargant -15 10 garimp 11 0 grav 15 0 hoje 5 0 hor 9 0 inch 8 0 infecca -11 -12 joelh 12 0 lado 6 0 lomb 17 0 mam -10 0 manch 9 0 mas -5 0 mes 10 0 mexo 11 0 muit 6 0 nove 0 -10 nuca 12 0 olh 7 0 olho 6 0 ont -10 16 ouv -19 0 panturri 11 0 part 14 0 pass 14 0 pele 9 0 pern 9 0 pescoc 8 -7 plac -15 -8 precis 0 10 pressa 12 0 quadril 11 0 quando 10 0 quatr -16 -19 quent 9 0 quimiote 20 0 rato 13 0 rim 11 0 rox 19 0 saturaca 19 0 seis -15 -9 sem_outr -18 13 sub 10 0 tard -13 -7 todo 0 -8 toss 0 -21 trabalh 21 0 transpla 26 0 tremedei 9 0 tremor 19 0 urin -12 -30 vacin 0 10 ventr 16 0 vermelh 8 0 vesicul 12 0 vir 14 0 vomit 8 0
febril 20 0
fech 0 -13 gargant 13 0 inch 9 0 sent 14 0
fed 10 0
feija -15 0
feijo -19 14
fer -15 -16 lingu -14 -9 nao_cicatriz -13 -6 nao_fech -14 -11 pe 0 -7 penis -20 -12 pern -14 -13 sangr 0 -7 sola 0 -7 uso -13 -12
feria -15 18
ferid -17 -14 nao_doi 0 -8 penis 0 -8
ferr 0 0 ver 0 -7
ferritin -10 10 normal 0 9
ferro 10 0 fui 16 0
ferv 13 0 queim 12 0 rost 12 0
fest 9 0
fez -4 -11 ocult 0 -8 pret 11 0 quando 0 -8 sangu -20 -14 vez -13 -10
fibr 0 8
fibrilac 7 0
fic 2 2 filh 7 0 grip 0 5 irregul -13 -7 mae 9 0 manc -13 0 muit 0 10 normal 0 9 olh 11 0 pass 0 7 pe 0 -9 pedr 10 0 pele 9 0 pic -11 7 pont -12 0 quando 0 9 queim 15 0 quent 0 -12 roxo 0 -7 sem_febr -12 -7 sent -10 12 so 0 10 todo 7 0 toss 9 0 vejo 14 0 vermelh 0 9 voz 10 0
fica -6 -7 palpebr -12 10 pressa 0 7 quer 0 7 tomo 0 10 vermelh 0 14
fico -10 10 fraqu 0 -11 so 0 11 vez 0 -11
fig 0 15 gordur -10 15 ultrasso -10 15
filh 0 11 manch 17 0 mat 14 0 mord 10 0 nao_desc -12 0 nao_quer -17 0 noit -11 0 pal 12 0 peg -18 0 quebr 14 0 reclam 11 0 respir 11 0 testicul -12 0 toss -14 0 voz 13 0
fim -7 6 inch -13 0 leve -9 0 mes 0 -10 pern -14 -13 quer 0 7 seman -7 5 tard -9 7 tensa -14 0 test -15 7 variz 0 -10 xixi -13 20
fimos -22 0
fina 0 16
fiqu 0 14 medo -15 14 nada -13 12 quer -19 19
firm -8 11
fisic 0 -10 precis 0 -10
fisioter -10 7
fiz 0 6 hoje 0 14 quer 0 9 queria 0 5 tatuag 0 11
fob -21 20
foca 10 0 toss 10 0
foga -15 0
fogo 0 7 mes -13 7 queim 11 0
foleg 8 0
folic -13 10
for 0 11 my -16 14
fora 0 4 mas 0 -7 oss 0 -7 osso 18 0 pern 14 0 tudo 0 8
forc 5 0 mais 14 0 quando -9 0 sangr 0 10 some 0 -6
formig 3 0 mao -15 0 maos 0 -10 mes -11 -11 noit -14 -11
formigam 8 0 pern 10 0
fort 5 7 menstrua 0 -5 muit 5 0 pressa 11 0 sent 8 0 todo 0 7 tont 15 0 tontur 13 0 tres 0 -8
foss 11 0
frac -6 -4 jato -17 -12 levant -14 -9 noit 0 -7 urin -9 -9 vez 0 -6 xixi -19 -21
fraqu 0 -6 jato 0 -11 vez 0 -11
fraquez 12 0 pern 11 0 suor 17 0 tontur 12 0
fratur 19 0
frent 0 -12 pescoc 0 -8 sobe 0 -8
fri 18 0
fria 9 0
frieir -17 14 pe -17 14 so 0 13
frio 0 15 pe 14 0 suando 6 0
fui 4 13 mais 15 0
fum -5 7 mes -14 0 par -15 18 quer -12 0 rouquida 0 -8
fumant 0 -14 mes -8 -8 rouc -14 -7 sou 0 -9
fumo -8 0 maca -12 8 pass 0 -8 quer -12 8
funcion -9 7 vasectom 0 6
fund 0 -5 gato -16 -9 mes 0 -7 olho 0 -10 relaca 0 -7 vomit 10 0
fur 0 -18 mao -16 -7 mord -10 -6 seman 16 0
furuncul -27 -24 grand -18 -11 nadeg -13 -12
futebol -7 -9
gangli -24 -14
gargant -6 9 grip 0 7 hoje -10 0 inflam 0 18 irrit -13 11 leve -7 4 manh -13 10 ont -15 11 pescoc 0 -9 pigarr -13 9 plac -17 -12 pouc 0 18 pus -22 0 seca -13 9 sem_febr -6 5 sent 14 0
garimp 9 0
garraf 12 0
gas -9 11 leit -13 11 leve 0 8
gastur 18 0
gato -16 -8 inch -14 -7 mao 0 -8 mord -12 -7
gel 7 0 pe 12 0 puls -13 0 quas 10 0 sem_puls 12 0 suor 10 0
gem 13 0
gengiv -8 4 inch -10 -7 inflam 0 -11 pus -17 -9 sangr 0 9
gent 6 0
gess -10 -16 tir -21 -16
gestant 14 0 pressa 18 0
ginecolo -15 20
gland -15 0
glaucom -13 -5 olho 0 -11 pressa 0 -11
glic -14 12 quer -8 7 tipo 0 5
glicem 10 -13 metformi 0 13 vomit 14 0
glicos 0 15 jejum -23 19 vomit 15 0
gordur 0 0 ultrasso -10 15
gozo -13 11 rap -13 11
grand -4 -12
grau -14 -11 troc 0 -16 ultrasso 0 11
grav 0 -11 mes 12 0 pressa 11 0 sangr 24 0 sangrame 14 0 seman 0 -4 so 0 7 urin -12 -10
gravidez -10 -9 seman 13 7
grip -4 9 mas 0 7 poss 0 7 sem_febr -12 12 sobr -13 8 tom 0 6 toss -10 10 vacin 0 7
gross -6 4 lingu 9 0 pe 0 9 unha 0 11 variz 0 -7
haha -8 0 quer -10 0
halit 15 0
hashimot -19 24
hemoglob -19 8
hemogram -17 18 veio -14 8
hemorro -18 12
hern 0 -8 pequen -14 0 quando 0 -7 quer -14 -10 roxa 12 0 salt -13 0 sem_dor -12 0 tuss 0 -7 umbig -12 -10 virilh 0 -7 volt 0 -10
herp -28 5 quer 0 9
hi 0 0 vomit 12 0
hidrocor 20 0
higienic -13 -13 papel -13 -13 sangu -13 -13
hiperten -6 8 pressa -9 8 receit -14 9
hipoglic 20 0
hipotire -27 27
hiv 0 -13
hoje 3 5 hora 0 9 inch 6 0 ja 0 5 lado 8 0 lingu 9 0 mais 10 0 mam 13 0 mas -6 0 menopaus -12 -10 mes 0 -8 minut 0 8 mord 11 0 muit 5 0 nada -6 0 nao_consig 10 0 nariz -10 7 ont 0 5 otim -14 0 outr 14 0 par 0 8 pass 13 0 pe 9 0 pedr -12 0 pont 9 0 precis 0 8 quando 0 -7 quer 0 6 queria -10 5 renov -8 6 ros 0 -10 sangu 11 0 sem_dor -14 -9 sem_febr -8 5 seman 6 0 so 0 9 solt -13 10 sub 11 0 tres 17 0 vacin -13 0 veio 17 0 vez 8 11 volt 0 -15 vomit 7 0 vou 8 0
home 0 13 offic 0 13 pescoc 0 13
homeopat -19 12 prefir 0 7 rinit -12 7 tpm 0 9 trat -7 5 tratamen -12 8
hor 9 8 mas 12 0 penis 23 0 seman 10 0 tomo -9 13 urin 18 0 vomit 8 0
hora 0 6 inch -9 -6 ja 8 0 mais -7 7 ont 0 9 sangr 9 0 toda 0 8
hormoni 0 9 normal 0 9
horrivel 7 0
horror 0 11
hpv -19 22
i 0 14
idiom -15 14 mas -15 12 mostr -19 24 quas -14 13 quer -8 7 rost 0 9 rs 0 7
igual 0 6 lado 0 6 outr -15 9
imping 0 8 redond 0 8
implant -24 0
inch -2 -10 joelh -11 -14 junt -15 -12 labi 19 0 lado 0 -4 lingu 8 0 manh -15 -12 mes -9 0 mex -18 -7 mord -12 -7 muit 7 0 nada 13 0 noit -8 -12 olh 10 0 olho 6 0 palpebr 10 0 panturri 11 0 parec 0 -7 pe -11 -4 peg 13 0 pern 7 -11 pis -17 -11 pouc -14 0 punh -11 0 pus -11 -7 quent 11 0 remedi 12 0 rost 14 0 roxo 0 -5 sem_dor -14 0 sem_febr -13 -8 seman 14 0 skat -13 0 torc -14 -10 tornozel -12 -8 trava -15 0 vagin 0 -7 vermelh 16 0 vir -9 -12
inchac -12 0
inchad -12 -8
incomod -12 7 joelh 0 6 lado 0 7 mes 0 -13 quando -10 0 queria 0 7 so 0 6 vi 0 8
incomple 0 15
indic -12 0
indo -8 18
infart -20 16 pai 0 8 quer 0 8
infecca -7 -6 urin -7 -6
infiltra -14 -17 joelh -19 -11
inflam -12 -2 pus 0 17 siso 0 -7 unha 0 -17
inger 25 0
ingu -25 -18 mes 0 -8 pescoc -25 -18 virilh -17 -20
injeca 0 -13 quer 0 -13
inquiet 0 13 pern 0 13
inson -22 15
insulin 10 0 tom 13 0 vomit 13 0
insuport 6 0
inteir 0 6 pern 9 0 pont 0 9 tir 0 9 vermelh 0 9
intern 0 9 queix 0 7
intestin -9 6 irritave 0 8 mud -8 -7 preguico 0 10 pres -10 5 sempr 0 7 sindrom 0 8 solt 0 7 tres 0 -7 vez 0 10 vou 0 10
intolera -13 16 lactos -13 16
investig -10 10 ja -10 10 leve -12 15
irma 0 0 tir 17 0
irregul -14 0 menstrua 0 16
irrit -14 16 mes 0 11 tpm -12 8
irritave 0 8 sindrom 0 8
isordil 14 0
ja 0 -1 joelh 0 -8 lado 0 8 leve -9 0 lomb 0 11 mais 12 0 mas -9 0 melhor -11 9 mes -9 0 nada 7 0 oftalm 0 8 ont -9 6 pass -10 14 pedr 0 -9 perd 0 -11 pern 0 7 pont 0 -8 quer -10 0 quil 0 -13 renov 0 15 repetica -14 16 rost 0 10 sabonet 0 5 sem_febr 0 10 seman 0 7 so 0 5 tudo 11 0 usei 0 -4 vez 0 10 viu 0 8
janel 16 0
jant 0 6
jararac 17 0 pe 15 0 pic 13 0
jato -13 -12 levant 0 -5 noit 0 -5 urin -9 -8 vez 0 -7
jeit 0 9 mau 0 6 nenhum 14 0
jejum -21 19 metformi 0 14 precis 0 12
joelh -11 -7 mes 0 -13 oper 0 -9 pouc -13 -11 quando -11 18 quent 16 0 ressonan -16 15 sem_inch 0 7 sempr 0 6 sub 0 15 torc -15 0 vermelh 8 0
jog 9 7
jogo -17 8
junt -4 -9 manh -14 -12
k -16 20
kg -12 -6
kk -14 15
km 0 16
labi 0 15 lingu 12 0 mas 12 0 sonolent 14 0 toda 12 0
lacrimej 0 9 olho 0 9
lactos -13 16
ladeir 0 -10
lado 3 -7 nariz -12 -16 olh 11 0 olho 12 0 ouv 14 0 positiv 7 0 quando 0 -7 saco 0 -8 sem_dor 0 -8 sempr 0 -8 so 0 -6 todo 10 0 vagin 0 -7
lagart 9 0
laje 12 0 subi 14 0
lamotrig 0 6
larg 0 10 rinit -12 8
latej -6 -11 pressa 12 0
laud -12 12 quer -13 7
lav 6 -8
lavag -19 -14 ouv -19 -14
leit -6 9 leve -14 8
lencol 0 -10 noit 0 -10
leucem 13 0
lev 0 -6 pont 0 -11 saco 13 0
levant 0 -4 mais 0 -7 nao_consig 0 -7 ombr -9 0 quando 0 6 urin 0 -11 vez 0 -5
leve -10 7 mexo 0 -11 pass 0 7 punh 0 -10 quando -6 4 quer 0 9 renov -16 15 rinit 0 7 sem_dor 0 11 sem_febr -7 8 seman 0 10 sempr -14 6 toss 0 9 trat 0 12
lib -18 0
limp 0 7 quando -15 7
lingu 6 0 pern 12 0
lipom -13 -11
liqu -4 -7 mas 0 -7 seman 11 0 vez 14 0
lis -13 20
liti 0 7
logo 0 12
lomb 0 4 melhor 0 5 mes -10 -8 pern 0 -7 trav -13 9 urin 14 0
long -9 0 meia -13 15 vist 0 -7
losartan -7 6 precis -9 8 pressa -6 4
lug 0 0 ombr 12 0 saiu 12 0
luto -15 8
luz 6 0 vejo 15 0
m:batimentos_130 12 0
m:glicemia_300 20 0
m:glicemia_65 13 0
m:pressao_180 0 -42
m:saturacao_92 16 0
m:temperatura_38 4 -3
m:temperatura_39 9 0
maca 0 7 quer 0 7
machuc -6 -5
mae 3 -5 pior 0 -10 repet 0 -7
mais 0 -8 mao 0 -11 mes -14 -15 nada 7 0 nao_aguent 11 0 nao_levant 0 -7 noit 0 6 nunc 0 -8 par 0 -9 pe 0 -7 repent 12 0 tort -10 0 toss -8 0 vez 0 -8
mama -13 -11 mes -13 0 nodul -17 -12 sem_febr -14 0
mamograf -18 0 rads 0 13
man -17 20
manc -19 -8 pern -14 0 quadril -12 -14 roxo -13 0 sem_febr -16 0
manch -11 -7 nao_doi 0 14 pele 16 0 rost -18 -8 sol -14 11 unha -12 0 vir 11 0
mand 0 14 voz 13 0
mandibul 10 0 quando 12 0 trav 12 0
manh -3 5 pigarr 0 13
mant 0 12
manutenc 0 8
mao 0 -7 mord -10 -7 muit 0 11 nao_consig 12 0 noit 0 -13 pai 14 0 par -6 -13 peit 11 0 pequen 0 -8 pic 14 0 pior -16 -10 punh 0 -10 quando -6 10 queimadu 15 0 tort 16 0 trem 0 -8 tremor -16 -8 verrug 0 7
maos -5 8 noit -15 -12
maozinha 10 0
mapeamen -13 0
maquin 16 0
mar 0 -7 ont -12 0 ronc -13 0
marc 0 -12 precis -17 -15 quer 0 -8
marcapas 21 0
marevan 0 0 tomo 16 0
martel 12 0
mas -2 2 meio -9 0 mes 0 -10 mex 0 -9 nada -14 0 namor 0 6 nunc 12 0 oss 0 -6 par 0 -5 sem_nada 0 8 todo 0 -10 trabalh 0 5 trist -12 8 urin 0 7
mascar 0 7 uso 0 8
mat 12 10 ouv 12 0 quer 14 0 vai 17 0
mato 14 0
mau -12 15
med -16 0 pressa -20 7
medi 13 0
medic -7 0 nutrolog 0 7 post -11 7 procur -11 8 queria 0 -8 saiu 0 18 sopr 0 -9 tomo -10 0
medo -10 13 nada 0 9
meia -5 0 nao_calc 0 -9 nao_fech 0 -11 troc 13 0 uso 0 13 variz -13 11
meio 3 0 peit 7 0 quent 0 -8 trein 15 0 veio -10 0 vermelh 0 -7
melasm -28 24 pior 0 11 quer 0 7 test -13 14
melhor -9 11 omeprazo -14 9 ont -12 8 sem_sangu 0 9
men -13 -7
menopaus -18 8 noit -12 13 quer 0 15 ressecam 0 8 sangrame -15 -15
menstru -10 0 mes -17 0 par 0 -8 queria 0 10
menstrua -15 10 mes -12 5 mesm 0 7 negativ 0 8 queix 0 6 sangrame -18 -14 tontur 14 0 vindo 0 -8
merc -12 0
mergulh 9 0
mes -8 -6 mol 13 0 moleir 8 0 mud 0 -5 nada 0 -9 nao_levant -14 0 nao_volt -14 0 noit -8 -11 ombr 0 -6 ont -9 0 pass 0 -8 perd -14 -13 pern -9 -14 pior -11 -13 preven 0 10 quando 0 -9 quas -8 -16 quent 11 0 quer -8 6 queria 0 4 quil 0 -5 relaca -7 -7 remedi 0 -9 respir 12 0 rouc -17 -10 rouquida -14 -11 sangrame 0 -14 sangu 9 0 sem_dor -9 0 sem_tontur 0 -5 sempr -12 7 sou -11 -9 tamanh 0 -7 tard 0 -8 todo -5 5 toss -23 -26 tres -12 -15 ultim -12 8 unha 0 7 vacin -14 0 vai -10 0 vez -7 0 viaj -13 0 vindo 0 -8 virilh 0 -8 vivo 12 0
mesm 0 5 pergunt 0 -10 repet 0 -10 sempr -8 9 vez -11 0
metad 0 0 nada 14 0 rost 8 0 visa 13 0
metformi -14 13 quer 0 8
mex 4 -8 nao_consig 8 0
mexo -6 0 ombr -11 12 punh 0 -12
mi 0 8 quier 0 8 renov 0 8
micos -18 14 pe 0 19 quer 0 7 so -19 16 unha 0 5
mil 0 7
mim 0 17
minut 7 11 par 0 13 pic 12 0 seman 10 0 sent 10 0 tom 8 0 troc 11 0 volt 8 0
miom 0 8
mistur 7 0
mitral 0 12
moder -14 -11
moed -9 -10 tamanh -11 -10
mol 5 0
mole 0 -5 tom 10 0
moleir 10 0
molez 0 8
molh 0 -8 noit 0 -7 seman 13 0
molusc -15 0
mont 0 0 sangu 14 0
morceg 20 0 mord 13 0
mord 0 -15 pe 13 0 pern -21 -10 rato -22 -9 rost 21 0 sagu 12 0 sangr 16 0 vacin 0 -7 vizinha 0 -7
moro 0 20
morr 5 6 queria 0 12
mort 12 0
mosquit -19 0
mostr -9 10 quer -10 9 queria 0 8 ultrasso 0 5
mous -16 9
movel -13 -7
mud -11 -4 pint -13 -6 turn 0 9
muit 0 4 pass -14 7 pe -7 0 pul -17 10 quando -8 9 reclam -16 10 ronc -16 10 roxo 15 0 saco 14 0 sangr 12 0 sangu 14 0 sede 15 0 sonolent 9 0 testicul 12 0 toss 8 0 trabalh -19 16 vez 0 7 vomit 6 0
mund 10 0 todo 11 0
muscul 0 0 pescoc 15 0
musculac 0 7
my 0 14
nada -8 17 normal -15 8 nuca 13 0 precis -13 14 pressa -18 -5 preven -22 17 quer -15 16 queria -8 7 rotin 0 13 sem_sent -12 -10 tdah -12 12 visa 17 0
nadeg -12 -18
namor -10 0
nao_abaix 11 0
nao_abre 0 0 olho 9 0
nao_abro 8 0
nao_acert 16 0
nao_acord 11 0
nao_aguent 6 0
nao_ando 15 0
nao_baix 0 -17
nao_calc 0 -9
nao_cicatriz -13 -6
nao_consegu 9 0
nao_consig 2 -3 olho 12 0 ombr -15 -16 ont 12 0 segur 15 0 urin 23 0 y 13 0
nao_cura 0 -20
nao_deit 18 0
nao_desc 14 5 pern -9 6 testicul -12 0
nao_doi -10 0 pe 0 -11 penis 0 -8 perceb 0 -7 seman 0 -10 testicul -11 -7
nao_dorm 10 0
nao_durm 0 14
nao_encost 14 0
nao_entr 15 0
nao_enxerg 14 0
nao_escut -14 0
nao_estanc 14 0
nao_estic -16 -17
nao_fala 10 0
nao_falo 15 0
nao_fech -11 -11 sangr -17 -13 variz 0 -9
nao_fiz -12 0
nao_larg 0 -7
nao_levant 0 -10 ombr -17 -10 pern 13 0
nao_mama 15 0
nao_melhor -8 0
nao_mexe 7 0
nao_mexo 18 0 pern 20 0
nao_obedec 10 0
nao_para 5 0
nao_pass 0 -21 rouquida -21 -21
nao_pens -10 9
nao_resolv -12 -8
nao_respond 9 0
nao_sabe 13 0
nao_sai -7 -19 olho -15 -8
nao_sara -19 -12
nao_segur 12 0
nao_sei 0 -8
nao_some -15 -17
nao_urin 12 0
nao_vai 18 0
nao_veio 11 0
nao_vejo 15 0
nao_volt 0 11 roxa 9 0
nariz -7 4 noit 0 14 perol -10 -18 pouc 0 9 respir -9 13 sangr -7 0 sangu 13 0 sem_febr -7 9 sinusit 0 8 so -9 -9 spray -17 13 temp 0 10
nasc -6 -12 rec 10 0
nata 0 6
natal 0 -8 pre 0 -8
natural -13 9
ne 0 10
negativ -9 11
nenhum 0 16
nervos 0 22
ningu 13 0
nodul -22 -11 pescoc -20 -16 quando 0 -13 seio -12 -7 testicul -16 -13 tireoid 0 7
noit -7 3 ont 9 0 perd 0 -11 pern -10 0 pior 0 -10 pouc 0 10 queria -13 15 respir -11 15 sacud 0 -7 sarn 0 7 sem_febr -9 0 suor 0 -5 toda -8 5 toss 0 -6 trabalh 0 7
normais -7 5
normal -7 4 part 13 0 quer 0 7 queria 0 7 respir -8 0 sab 0 9 sem_febr 0 8 todo 0 8 tsh -17 11 tudo 0 6 tuss 0 -7 veio 0 5
not -11 -17
nova -10 -5 pint -17 -19 receit 0 10
nove -14 -14
novo -9 15 piolh -18 0
nubl -12 -12 vez 0 -7 vist 0 -7
nuca 5 0
nunc -16 -5
nutrolog -9 8 quer -9 11
ocul -16 -7 precis 0 -16 troc -19 -8
ocult 0 -8 sangu 0 -8
ofegant 8 0
offic 0 13 pescoc 0 13
oftalm 0 8 viu 0 8
ok -15 9
oleo 0 0 quent 11 0
oleosida -25 19
olh -3 5 sem_febr -20 -22
olho 2 -3 perd 11 0 pouc 0 -13 pressa 0 -11 pret 10 0 quando -8 0 quas 11 0 remel -14 14 sangr 20 0 seco -11 11 sem_dor -11 0 soda 13 0 sum 14 0 tant 0 7 vejo 10 0 vermelh -7 0 vermelha 12 0 visa 12 0 vist 12 0
ombr -11 -4 quando 0 11 saiu 12 0
omeprazo -13 6
ond 0 8
onde -10 0
ont 0 1 pass -10 0 quando 11 0 sem_dor 0 -11 sem_sangu -13 10 so 9 0 tir 12 0 tom 0 9 tomo 12 0 urin 9 0 vez -11 0 xixi 8 0
oper 0 -8 ped 0 -7 precis -9 0 prostat 18 0 quer -13 -10 vesicul -13 0 vou 0 -7
opinia -13 11 quer 0 9 segund -16 13
orelh -16 -9 sangr -15 -11
orientac -13 11 quer -9 6 queria -12 10 vacin -15 12
oss 0 -6
osso 10 0 pele 10 0
osteopen -17 14
osteopor -13 17
otim -21 10 so -21 19
otit -23 0
ouco 0 0 sem_dor 0 10
outr 0 5 precis 0 8
ouv -20 -9 piscin 0 -10 quer 12 0 secreca -17 -15 sem_dor -14 22 sopr -11 -15 tamp -17 12 voz 12 0 zumb -12 8
ovari -8 12 policist -9 7
oximetr 9 0
pacient 17 0
padrast 17 0
pai 0 4 perd 0 -7 quer 0 6 sem_vontad 0 8
pal 7 0 vela 13 0
palavr 12 0 sai 17 0
palpebr -5 16 so 0 6 sozinha -12 20 tercol -13 12
panel 0 0 pressa 16 0
panic -16 16
pantopra -19 16
panturri 0 0 quando 0 -7 quarteir 0 -9
pao 0 9
papanico -20 -14
papel -9 0 pouc 0 -11 quando 0 -7 sangu -16 -5
par -3 2 pass 0 -9 peit -13 -17 pern 14 0 pior 0 -9 precis -9 0 quer -12 11 respir 7 0 sangr -10 -4 sangu 0 -11 todo 0 9 tom 13 0 trem 0 -8 urin 18 0
paraceta 8 0 tom 14 0
parceir -24 0
parec 0 16 peit 11 0
paro 0 -4 pass 0 -16 quando 0 -13
parqu 21 0
pass -6 5 pouc -15 12 primeir 0 6 quando -9 -4 quarteir 0 -9 quer 0 8 queria 0 5 quimi 12 0 remedi 0 6 sangr -15 11 sangu 0 -10 seman 0 12 urin 0 11 vez -12 -12
pe -5 -2 pis -12 -10 pont 0 -9 precis -13 -8 preg -16 -15 quin 0 -7 roxo 0 -7 sapat 0 12 sem_febr -15 0 sem_puls 12 0 so -8 0 sola -14 0 torc -15 -11 unha 0 5
ped -9 -7 sopr 0 -7 trabalh 0 -7 vou 0 -7
pediatr -14 0
pedr 0 -7 rim 0 12 ultrasso 0 -15 vesicul -9 -9
peg 0 13 tornozel 15 0
peit 7 0 pescoc 9 0 pressa 14 0 quando 12 0 queim 7 0 queix 8 0 respir 6 0 sem_febr 0 16 suando 10 0 tom 0 -12 vai 9 0
pel 7 0
pele 0 4 pern 0 -8 pux 10 0 quent -11 0 seca -16 18 test 0 -12 vermelh -13 -7
pendur 14 0
penis -20 -25 secreca -16 -11
pens 9 0 pul 16 0 so 10 0 tod 15 0
pequen -10 5 quer -11 9 tercol -17 16
perc -9 0
perceb -7 -14 testicul 0 -7
perd -2 -6 pern 9 0 peso -20 -8 pouc -9 -10 quer -14 24 quil -14 0 seman 15 0 sent 18 0 urin 16 0 visa 20 0
pergunt 0 -10 repet 0 -10
periodic -21 -15
pern 0 -8 pic 13 0 quent 0 -12 roxa 11 0 sem_febr -15 -12 sub 8 0 vermelh 0 -8
perol -10 -18
pert 0 15
pes -10 -9 sinusit 0 16
pescoc 0 -7 respir 13 0 rouc 9 0 sent 0 7 so 0 7 sobe 0 -8 torcicol 0 7
peso -7 0 quer -14 0 sinusit 0 14
pic 6 11 suando 12 0
pich 15 0
pigarr -13 9
pilh 16 0
pilul -13 18 quer -14 14 relaca 0 11 seguint 0 10 troc -13 14
piment 0 16
ping 0 -6
pingu 18 0
pinic 0 10
pint -18 -14 poss 0 14 seman 0 14
piolh -20 0
pior -6 -6
pis 0 -10 preg 0 -9
pisc -12 -18
piscin 0 5 precis -14 7
piso 0 12
plac -8 -7
placent 12 0 sangr 12 0
plan 0 11
planej 16 0
plant -8 9
pode -17 20
poeir -14 0
policist -9 7
polip -15 0
pom -7 0 psorias 0 6 quer 0 7 queria 0 5
pont -5 -4 pouc 0 -14 precis -11 -6 tir -18 0 vermelh -12 0
porqu 0 0 troc 0 6
porta 9 0
positiv -5 7 test 0 5 trat 0 -10 tsh 0 12
poss -11 11 quer 0 6 queria 0 6 sab 0 5 seman 0 14 so 0 7 tom -14 11 troc 0 8 usar 0 9 volt 0 7
post -7 6 pressa -19 0
pouc -9 3 sangr -12 0 sem_febr 0 7 so 0 5 ultrasso 0 10 vermelh -13 -6 vez -9 8 vist -14 -7
pouqu -7 0 sangr 0 -8
pra 0 13 sol -15 19
prat 0 0 vo 12 0
pre -13 0 quer 0 12
prec 0 10
precis -11 1 quas 0 10 queix -16 -11 receit -5 2 remedi 0 10 renov -7 8 repor 0 10 rinit 0 8 test 0 -19 tir -10 -7 tom -11 0 vacin -8 5 vitamin -16 17
predniso 11 0
prefir 0 7
preg 0 -12 seman 14 0 vacin 0 -9
preguico 0 10 vou 0 10
prend 0 -6
prens 12 0
prep -19 19
pres 0 -5 solt -13 6 xixi 14 0
pressa -4 0 quer 0 9 remedi 0 13 renov -9 7 sangu 18 0 sem_sent 0 -15 sem_sintom -24 -11 seman 18 0 tom 10 0 tomo -13 11 turv 9 0 vez 0 9 vist 10 0
pret 7 -18 tontur 21 0 unha -15 -11 visa 10 0
preven -15 9 quer 0 4 queria -10 12
prevenca -14 10
preventi -25 -13 quer -11 0 queria 0 7 result 0 10
primaver 0 7
primeir 0 0 vez 8 0
prisa -21 18 ventr -21 16
problem -16 17
procur 0 6
produt 12 0
professo -11 0
profilax -15 -10 quer -15 -10
prostat 0 0 quer 0 -15 renov 0 10 toqu 0 -7
prov 0 8
psa -11 9
psiquiat -21 18
psorias -10 7
puerper 17 0
pul 0 18
pulma 0 5
puls 9 0
punh -9 -8 quando 0 -12 skat -13 0 tant 0 11 tendinit 0 8
pupil 9 0
puran -16 10
puro 9 0
pus -10 -8 sai -9 -13 sem_febr 0 -6 unha -11 -14 vermelh 0 -9
pux 0 -16
puxa 6 0 respir 16 0
pylor -9 10 trat 0 6
quadr -12 -14
quadril 0 -6
quais -10 8 vacin -10 8
quando -5 7 queimaca 0 7 rap 0 7 respir 0 -6 rio 0 11 saindo 0 -10 sangr -12 0 sangu 0 9 segur 0 7 seio 0 -9 sent -11 0 so 0 5 sobe 0 -8 some -11 -5 subo 0 -10 temp -11 16 tomo -7 6 tontur 0 10 toss 0 9 trabalh 0 8 tremor 0 7 urin -13 26 vagin 0 -10 vez -17 13 vi 0 9 virilh 0 -7 viro 0 10 xicar 0 7
quant -9 9
quart 5 0
quarteir 0 -9
quatr 0 -7
quebr -13 0 tudo 12 0
qued -8 -4
queim 0 0 rost 12 0
queimaca 0 10
queimadu 15 0
queix 0 0 trav 12 0 vai 14 0
quent 3 -13 vermelh -7 -8
quer -9 5 quil 0 11 receit -15 7 reduz -18 15 remedi 0 6 renov -6 6 result 0 8 retir -14 -13 retom -16 11 revis 0 10 rinit 0 6 rost -11 10 rotin -10 -8 rs 0 8 sab 0 8 segund 0 8 seman 0 10 seria 0 8 so 0 4 sono -14 6 sou -14 11 termin 0 11 test 0 -12 tipo 0 5 tir -9 -12 tom -8 0 tomo -12 12 toqu 0 -7 trat -6 7 tratamen -11 9 troc -10 0 unha 0 7 up 0 5 uso -10 13 ver -7 0 verrug -15 -12 vez 0 8 vist 0 15 vitamin -10 8 volt 0 5
queria -10 10 remedi 0 7 rev 0 8 sab 0 4 sem_dor 0 8 sempr 0 5 so 0 5 trat 0 -4 tratamen 0 5 veio 0 7
querosen 14 0 toss 14 0
quier 0 8 renov 0 8
quil -11 -7 sem_quer 0 -8 tres 0 -7
quimi 11 0 seman 12 0
quimiote 26 0
quin -8 -8 roxo 0 -7
rach -15 20
rads 0 13
raio 0 0 x -12 0
ral -15 0
ralo -10 9
rap -4 11 respir 5 0
rasg 12 0
rasp -19 0
rato 0 -9 venen 19 0
rec 10 0
receit -18 16 renov -9 9 sem_cris -7 7 so -6 6 tomo -9 9 troc 0 8 uso -11 7
reclam -7 13 ronc -16 10
rede 15 0
redond 0 5
reduz -18 15
reflux -19 12 tomo -16 11
regia 16 0
relaca -14 -7 sangr -13 -10 sangrame -15 0 sem_camis 0 7
remedi -3 6 rev 0 7 revis 0 10 tom 0 15 tomo -13 4 vez 0 12
remel -12 12 sem_dor 0 9 vermelh -13 13
remov -20 -14
renov -15 6 sertrali -12 9 sinvasta 0 8 so -6 4 tipo 0 8 vim 0 10
repent 6 0
repentin 14 0
repet -9 0
repetica -14 16
repor -7 6 vitamin 0 10
reposica -13 8
repous 0 7
resfri -5 9 seca 0 9 sem_febr 0 9 toss 0 11
resolv 0 10
respir 5 3 ronc -11 0 sem_febr 0 10 sonolent 14 0 toss 7 0 tuss 0 -7 y 13 0
respirac 10 0
respond 12 0
ressec 0 13
ressecam -17 19 so -14 16
ressonan -9 8
rest -12 8
result -16 20
retenca 18 0 urin 18 0
retir -21 -4
retom -16 11
rev -7 6
revis 0 10 tomo 0 10
ri -13 0
rim 0 12 so 12 0 urin 14 0 vomit 12 0
rinit -23 15 sept 0 7 so -13 6 spray 0 7
rio 0 0 tuss 0 11
risc -17 -6
rivotril 20 0
romp 10 0 seman 10 0
ronc -8 9
ros 0 -10 sem_dor 0 -10 urin 0 -10
rost 0 3 sem_febr 0 14 sinusit 0 8 so 0 8
rotin -8 0 sem_sintom 0 15 veio 0 12 ver 0 13
rouc -5 0 seman -14 -15 show -15 12 toss 11 0
rouquida -25 -8
rox 6 11 toss 18 0 unh 20 0
roxa 7 0
roxo 7 -8
rs -13 7
rua 7 -10
ruim -13 9
s 15 0
sab -4 6 so 0 6 volt 0 10
sabonet 0 5 usei 0 5
saco 0 -10 sem_dor -17 -12
sacud 0 -7
sagu 20 0
sai 0 -10
saida 12 0
saindo 0 -10 sangu 8 0 secreca -10 -12 seman 12 0 vagin 0 -9
sair 0 -14
saiu 0 0 vermelh 0 -14
saliv 7 0
salt -13 -15
sangr 2 -6 sem_par 11 0 seman 18 0 test 0 -15
sangrame 0 -17 seman 21 0
sangu 0 -7 sem_dor -20 -15 seman 0 -12 so 10 0 toda 0 -10 toss 10 0 tres 18 0 urin -19 -17 variz 17 0 veio 10 0 vermelh 9 0 vez -7 0 vivo 8 -13 vomit 15 0 xixi -14 -9
sanit 10 0
sapat 0 12
sar -13 0
sarn 0 7
saturaca 17 0
seca -5 15 sem_febr 0 -6 toss -12 10
seco -11 5
secreca -17 -17
secur -16 9
sede 17 0
seguint 0 6
segund 0 13 veio 17 0
segur 0 9 tremor 0 7 xicar 0 7
seio -19 -11
seis -10 -13 seman 0 -21
sela 13 0
sem_apetit 0 -15
sem_ar 18 0
sem_avis 14 0
sem_bolh -10 8 so 0 8 vermelh -11 9
sem_camis -23 0 trans -18 0
sem_cansac -12 0
sem_cheir -12 12
sem_consegu 18 0
sem_cris -11 7 uso 0 8
sem_dor -12 1 sem_febr 0 -6 testicul -21 -17 trabalh -13 0 urin -14 -16 vermelh 0 10 volt 0 -16
sem_dorm 10 0
sem_evacu 12 0 vomit 13 0
sem_falt -15 11 toss -19 13
sem_febr -10 1 seman 0 -11 so 0 10 toda 0 5 toss -5 0 urin -11 11 vermelh -15 -8 vez 0 11
sem_forc 16 0
sem_formigam -16 15
sem_ide 0 7
sem_inch -11 8
sem_inchac -13 7
sem_mascar 12 0
sem_motiv -15 -20
sem_nada -10 6
sem_outr -19 14
sem_par 7 0 toss 8 0 vomit 7 0
sem_pensamen -25 25
sem_perd -10 0
sem_puls 11 0
sem_pus -12 6 so 0 11
sem_quer 0 -7
sem_remedi -12 18
sem_sangr -12 11
sem_sangrame 0 7 so 0 7
sem_sangu -16 12 vez 0 13
sem_sensibil 16 0
sem_sent -7 -10
sem_sintom -25 7 seman 0 12 vez 0 16
sem_tontur -16 -11
sem_vomit -10 -9
sem_vontad -28 25 trabalh 0 10
seman 0 -2 tive 0 11 todo 0 7 toss -24 -6 xixi 0 -11
sempr -9 7 so 0 -6 vez 0 9
sent 0 -7 so 13 0 trabalh 0 10
sept 0 7
sera 0 9
seria 0 6
serr 12 0
sertrali -14 12
serv -12 15
sexo 0 -10
shampo -16 0
show -17 11
sifilis 0 6
sinal -22 -13
sindrom -14 12
sinusit -11 0
sinvasta -12 8 so 0 8
siso 0 -7
so -4 7 tir 0 6 toss 0 6 tudo 0 5 up -8 0 vermelh 0 10 vim 0 10
sobe 0 -8
sobr 0 0 toss 0 9
socorr 0 6
soda 16 0
sogr 0 6
sol 0 7 tom 0 7 trabalh 14 0 vermelh 0 9
sola -14 0
sold 16 0
solt -8 0 vez -10 0
soluca -15 15
som 19 0
some -11 0
sond 0 -19 troc -29 -19
sono 0 10
sonolent 11 0
sopr -9 -14 trabalh 0 -7
sorris 11 0
sou -3 6
sozinha -16 0 vez 0 -9
sozinho -11 0
spiriv 0 9
spray 0 11
stent 0 6
suada 10 0
suado 13 0
suando 6 0
sub 3 -4 vai 12 0
subi 10 0
subit 10 0
subo 0 -8
sufoc 19 0
sum 4 16 visa 10 0
suo -20 21
suor -5 0 toss -15 -10
suplemen -8 5
symptoms -16 14
tadalafi -20 12
tamanh -7 -6 vermelh -12 0 virilh 0 -9
tamb -9 0
tamp 0 4
tant -6 23
tao 4 -12
tard -9 7 todo 0 -8
tatuag -13 18
tche 13 0
td -8 0
tdah -27 14
telh 15 0
temp -4 14
tendinit 0 9
tenis -13 6
tensa 0 12
tent 0 9
terap -8 6
terceir 9 0
tercol -26 22
termin 0 10
termomet 10 0
terr -20 -21
test -8 7
testicul 0 -10 veia -12 -10
testoste -16 18
tetan -14 -9 vacin -14 -9
tijol 12 0
tinha 0 -6
tipo 0 3 vomit 13 0
tir -14 -9 vermelh 0 9 verrug -14 -12
tireoid 0 7
tive 0 3
tod 6 6
toda 0 3 vez 0 -9
todo 0 5
tom 3 5 vacin 0 6 venen 22 0 vitamin 0 13
toma 9 0
tomo 0 8 vez 0 7
tomograf -10 15
tont 7 0
tontur 0 0 violent 13 0 viro 0 10
toqu 0 -9
torc -8 -5 tornozel -12 0
torcicol -32 22
tornozel -8 0
tort -4 0
toss -7 -3 veio 16 0 vermelh 9 0 vivo 13 0
tpm -14 9
trabalh -7 7
trans -24 12 vez 0 -17
transpla 23 0
trat -9 5 unha 0 7 vez 0 9
tratamen -12 10
trava -12 -10
trein 0 14
trem 6 -7
tremor -7 7 urin 18 0
tres 0 -7 vez 6 0
triglice -18 25
trist -17 14
troc -8 -3
tsh -12 7
tudo 4 6 vendo 8 0 voz 16 0
turn -11 9
turv 17 0 urin 20 0 vist 9 0
tuss 0 0 virilh 0 -7 volt 0 -7
ulcer -8 -19
ultim -9 6
ultrasso -19 -8
umbig 0 -9 volt 0 -10
unha -12 -4
up -13 11
uric -16 16
urin -9 -4 vez -13 -9
usando 0 -13
usar -16 20
usei 8 -4
uso -6 9 varfarin 13 0
vacin -14 5 venc -12 -7 vizinha 0 -7 vou -14 21
vagin -14 -8
vaginal 0 12
vai 0 0 vem 14 0 volt -16 0
vari 13 0
variz -7 -6
vasectom -19 13
vcs 0 9
vegan -15 15
vegetari -15 14
veia -14 -14
veio 0 9
vejo 0 6
vela 13 0
vem -6 0
venc -7 -15
vendo 8 0
venen 8 15
ventr -6 8
ver -5 0 vitamin -12 12
vermelh -2 0 volt 0 -11 vomit 8 0
vermelha 9 0
verrug -19 -7
verrugu -20 -7 vulv -12 -13
vesicul -6 -12
vez -5 0 vist 0 -7 vomit 0 10 xixi 0 -16
vi 0 7
viaj -5 10
vida 18 -6
vidr 9 0
vim -11 12
vindo 0 -8
vinho 0 7
violent 15 0
virilh -14 -6
viro -9 10
viros -7 0
vist 4 -4
vitamin -21 16
viu 0 8
viv 15 0
vivo 7 0
vizinha 0 -7
vo 0 -14
vol 0 -8
volt -5 3
vomit 7 10
vontad 9 0
voo 0 15
vou 0 9
vovo 11 0
voz 7 0
vulv -24 -20
xarelt 10 0
xicar 0 7
xixi -8 0
y 11 0
zonz 14 0
zumb -16 14`
