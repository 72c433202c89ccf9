/** Written by `npm run triagem:aprender`; not edited by hand. The format is told in `pesar.ts`. */

/** SHA-256 of the corpus the weights were learned from. */
export const HASH_DO_CORPUS = '99ab46564829c319f0c8ab08e429f86099c0dc233953a818ec6bd697600a25fc'

export const PESOS = `abaf -7 -12 ouv -17 -14 seman -10 0
abdomina 11 0 dor 11 0
abelh 14 0 pic 14 0
abert 0 0 mas -7 0 olho 17 0 par -13 0 sangr -8 0
abort 14 0 febr 14 0
abr -8 -8 barrig 14 0 boca 12 0 cort -8 -12 dias 11 0 febr 14 0 par -8 0 pescoc 10 0 pouc -10 0 pus 11 0
abscess -19 -15
absorven 0 0 coagul 12 0 minut 12 0 troc 9 0
absurd 7 0 dor 7 0
acab -5 10 anos -13 0 bem -13 12 bomb -10 0 control -12 10 escitalo -12 0 hoje 14 0 ja 17 0 leve -7 0 losartan -10 0 muit 13 0 pressa -10 0 psorias -11 0 quer 12 0 receit -7 7 reflux -10 0 sangu 13 0 sem_cris -10 0 sempr -10 0 tomo -9 0 tudo 8 0 vou 9 0
academ -8 11 cabec 14 0 depois -11 0 ja -11 0 quer -19 0
aceler 7 0 ansios -9 0 coraca 4 0
acendem 10 0 carva 10 0
ach 12 0 boca 10 0 chumb 13 0 mas 11 0
acha 0 0 meio -14 0 quer 13 0
acho -6 0 calor 13 0 catarat -15 0 cera -8 -11 dedo -20 -20 depois -9 0 menopaus -7 10 ouv -8 -11 precis -9 0 tdah -15 0 toda 10 0
acido 0 16 bat 11 0 folic -13 0 olho 22 0 sem_cris -9 0 uric -16 16
acim -8 0 cabec -11 0
acompanh -8 10 quer -8 0
acord 0 0 arrast 13 0 cama -9 0 cans -17 22 chao 11 0 desmai 15 0 doendo 11 0 dorm 0 17 enjo 11 0 fal 11 0 fest 15 0 fic 9 0 filh 8 0 irma 14 0 ja -9 0 jato -10 0 labi 15 0 mas 13 0 morceg 9 0 noit 0 -10 ouv -22 -28 peit 6 0 pern 10 0 sono -9 0 toss 10 0
addison 13 0 vomit 13 0
admissa 0 -14
admissio -23 -12 exam -23 -17
adolesce -12 0 desd -18 0
adormec 0 0 esquerd 10 0
afog 12 0
aft -28 20
afta -24 18 boca -16 0 gengiv -18 0 tres -14 0
afund 7 0 costel 6 0 embaix 8 0 pescoc 5 0
agach -11 14 joelh -11 14 quando -11 14
agit 6 0
agor 4 8 ar 7 0 bati 9 0 bebe 12 0 bem -15 0 boca 5 0 coco 10 0 comec 10 0 convulsi 18 0 coraca 6 0 deda -10 0 demais 7 0 desmai 19 0 deu 7 0 dias 9 0 doendo 5 0 dor 4 0 encost 9 0 esp -11 0 esquec -10 0 esquerd 7 0 febr 10 0 fiqu 8 0 forc 11 0 fort 7 0 fur 17 0 gengiv 9 0 grav 14 0 manh 9 0 meio -7 0 mesm 11 0 nada 8 0 nao_levant 11 0 nao_segur 10 0 ont 8 0 par 6 0 pass 10 0 peit 10 0 pern 5 0 pouc 9 0 queria -13 0 respir 4 0 sangrame 10 0 sangu 6 0 sem_dor 16 0 seman 7 0 tontur 10 0 tort 14 0 toss 6 0 trav 14 0 vermelh 8 0 vist 6 0 volt 4 0
agressiv 16 0
agua 3 0 beb -6 8 bebe -6 0 com -11 0 crianc 11 0 diarre -10 19 engol 6 0 entr 12 0 estour 12 0 ferv 13 0 garraf 13 0 inteir 14 0 joelh -12 0 ouv -10 0 pern 10 0 queim 11 0 quent 14 0 rost 17 0 sanit 10 0 seman 13 0
aind -10 -11 ano -19 0 grav -15 0 minut 22 0 seman -15 0
ajud -14 13 esp -16 17 quer -10 0
ajust -9 10 quer -8 0
alcool 7 0 brinc 15 0 fogo 10 0 peg 11 0
alerg -19 10 dois -13 0 homeopat -13 17 olh -13 0 pele -14 0
alergic -13 0
algo 0 9
algu 0 0 parec 16 0 so 12 0
aliv -7 0 banheir -17 0
alta 8 15 cabec 7 0 dor 12 0 exam -21 0 febr 10 0 lomb 14 0 pern 9 0 vomit 8 0
alter -10 0
alto 0 0 colester -8 0
altur 0 0 dor 10 0 fort 10 0
amament -12 18 bico 0 16 peit 0 16
amanhec 0 0 quent 16 0
amarel -6 -6 bebe -16 0 casc -15 0 catarr -8 0 depois 13 0 direit 10 0 enchent 14 0 febr 5 0 gross -7 11 mes -13 0 olh 5 0 olho -14 -16 panturri 8 0 pele 12 0 penis -8 0 sem_febr -11 -14 unha -7 11
amarela -10 0
ameac 11 0
amendoim 9 0
amigdal 0 0 branc -11 0
amitript 13 0 comprim 12 0
and 0 -9 i 10 0 lot 10 0 my 10 0 nao_consig 7 0 primeir 11 0
anda -6 0 desd 10 0 queria 9 0
ando -10 6 devag -11 0 dificuld -9 0 direit 10 0 dois -10 0 dor -8 0 ereca 0 14 estress -14 0 mais -8 0 mas -7 0 normal -10 0 panturri -7 0 pern -9 0 quando -6 0 trabalh -8 10
anel -13 0
anem 0 0 dor 10 0 falcifor 11 0
anlodipi -7 11 pressa -10 0
ano -11 5 baix -11 0 chor -13 0 depois -15 0 diabetic -11 0 dorm -13 0 filh -11 0 forc -10 0 ja -9 0 mais -6 0 mao -13 0 mes -9 0 muscul 0 -20 nao_desc -12 0 novo -8 0 perd -10 0 pes -11 0 pouc -13 0 precis 0 15 testicul -12 0
anos -8 0 artros -11 0 atr 10 0 aument -10 0 bem -12 0 brinc -6 0 castanh 10 0 chei 10 0 dois -7 0 enxaquec -11 0 exam -13 15 filh -4 16 fiz -14 0 hoje -8 0 iguais -7 0 igual -6 0 ja -7 0 manch 11 0 maos -7 10 menstru -9 0 mord 12 0 muit 0 15 nao_quer -9 0 noit -15 0 nunc -18 -16 ouv -8 12 pass -8 0 preventi -18 -13 quando 0 17 quer -8 11 toss 8 0 tres -12 0 tubercul 10 0 uso -8 12 vacin -11 0 zumb -11 10
ans 12 0
ansiedad -20 11 ant -15 0 durm -12 0 leve -7 0
ansios -7 0 coraca -9 0
ant -6 0 coraca -10 0 dor 9 0 engravid -8 0 quais -9 0 vacin -9 0
anteont -6 13 desd -9 20
antiac 9 0
antibiot -11 0 boca 14 0
anticoag 14 0 cabec 16 0
anticonc -14 6 aplic -20 -14 cartel -12 0 poss -9 0 quer -8 0 tom -10 0
antig -12 11 igual -10 0 ont 11 0 quer -9 0
anuais -12 0 mostr -12 0
anus 0 0 caroc -12 0
anzol -16 0 dedo -16 0
apag 15 0 muit 12 0 olho 8 0 pressa 12 0 quas 13 0
apagu 15 0 cabec 11 0 jogo 11 0 nao_lembr 11 0
aparec 0 -8 barb -12 17 corp 9 0 hoje 18 0 nodul -10 0 osso 13 0 redond -11 14
aparelh 0 0 batiment 12 0
apert 4 0 arroxe 11 0 dedo -10 0 doi -9 0 dor 8 0 formig 10 0 gargant 13 0 peit 12 0
aplic -16 -22 quer -7 -14
apliqu 12 0
apne -13 0
apoi -9 0 mas -10 0
apos 13 0
aposent -9 18
ar 9 0 barrig 10 0 cachorr 18 0 deit 9 0 dorm 12 0 falt 9 0 inch 11 0 pescoc 11 0 pux 7 0 quando 5 0 respir 8 0
aram -20 -22 fur -11 0
aranh 7 0 pic 9 0 pret 7 0
ard -8 11 fic -14 14 vermelh -16 10 xixi -12 0
arde -13 15 hora -9 14 olho -8 17 pus -9 -20 toda -9 14 urin -12 0
ardenc -15 0 desd -14 0 febr -11 -19 grav -12 0 ont -14 0 seman -12 0 urin -14 0 xixi -12 0
ardor -12 0 hoje 0 14
arma 15 0
armadeir 9 0 pic 8 0
arra 16 0 dor 16 0
arranh 0 0 gargant -9 11 gato -13 -16 pouc -9 0
arrast 6 0 pern 8 0
arrepend 15 0
arrot -10 0
arroxe 10 0 pern 12 0 quando 11 0
artros -9 0 dor -15 0 igual -11 0 joelh -6 0 maos -13 0
arvor 10 0
asfalt 15 0
asma -5 9 barrig 13 0 control -19 9 cris 10 0 ja 11 0 leve -10 0 receit -6 0 so 9 0
assadur -28 0
assim -7 0 sempr -11 0
assust -18 23
atac 0 13
ataqu 5 0 hoje 8 0 segu 16 0
ate 3 0 baix 12 0 doi 11 0 febr 10 0 hoje 6 0 namor 17 0 ombr 10 0 ont 10 0 peit 7 0 sub 7 0
atest -11 15 piscin -14 0 precis -8 11 queria -16 14
atr -5 0 dias 0 -16 futebol -13 0 tubercul 10 0
atras -11 0 barrig 11 0 dia -11 0 dias -10 13 dor 12 0 fort 11 0 menstrua 0 13
atravess 14 0 cost 8 0 dor 5 0 mao 22 0 pra 8 0
atropel 11 0 barrig 11 0
audica -13 0 perd -13 0 pouc -13 0
aument -13 0 prostat 0 14 remedi -11 0 vendo 12 0
avali -11 0
avaliaca -15 0 quer -15 0
avermelh -17 -15
avia -8 0 viaj -17 0
avo 0 0 diabet 10 0 remedi 17 0 sonolent 15 0 tom 11 0
axil -19 0 caroc -15 -14
azia -24 17 com -13 0 depois -11 10 jant -10 0 noit -19 17 quando -10 12 toda -10 0
azul 5 0 boca 11 0 labi 15 0
b12 -16 13 repor -8 0
bab 0 0 dent -9 0 engol 9 0 nasc -9 0
babo 14 0
baix -5 0 comec 12 0 dias -13 0 direit 13 0 exam -10 0 febr -11 0 filh -11 0 pressa 14 0 sangrame 12 0 ventr 7 0
bala 11 0
banh 0 0 desmai 11 0 durant -10 0
banheir 3 0 inch 9 0
barb -20 24
barrig 4 5 bati 11 0 bol -11 0 cachac 13 0 cai 6 0 cint 7 0 coraca 11 0 corp 12 0 cost 6 0 cresc 12 0 depois -11 0 desmai 11 0 dias 0 -12 direit 7 0 doendo 9 0 doi 10 0 dolor 8 0 dor 2 0 dura 13 0 emagrec -12 14 embaix 0 -14 esc 10 0 esquerd 5 0 estuf -6 0 fac 9 0 fibrilac 12 0 fort 4 0 fui 15 0 gas -16 8 grav 8 0 inch 4 0 ja 11 0 lado 6 0 leit -13 12 manch 8 0 meio 9 0 mes 9 0 muit 4 0 nao_deix 19 0 nao_para 11 0 nao_sai 9 0 par 10 0 prov -14 0 respir 13 0 roxo 14 0 sangu 18 0 seman 9 0 toda 13 0 tont 13 0 ulcer 17 0 virilh 9 0 vomit 6 0
barrigu 11 0
bastant 0 0 sangu 16 0
bat 8 0 cabec 11 0 caiu 7 0 coraca 7 0 engol 10 0 sangu 16 0
bate 12 0
bati 0 0 cabec 8 0 cai 8 0 canel -15 0 inch -15 0 pe -12 0 tomo 12 0 vomit 16 0
batiment 12 0 quas 11 0
beb 7 0 brinc -13 0 desd 15 0 diarre -15 19 doming 13 0 dor -17 0 garraf 8 0 leve -12 0 nao_quer 10 0 par 8 0 querosen 11 0 refr 9 0 toss 11 0
bebe 4 0 brinc -9 0 cabec -8 0 chi 13 0 coco -11 0 comec -12 0 costel 11 0 dia 15 0 dias 10 0 engol 16 0 fal -15 0 febr 12 0 mais 15 0 mas -11 0 mexe 16 0 minut 8 0 moleir 9 0 rox 11 0 sacud 11 0 seman 4 0 temp 15 0 termomet 12 0 vomit 4 0 voz 12 0
bebi 12 0
bebo -8 16 como -11 0
beir -7 0
bem -12 7 bomb -8 0 branc -9 0 come -10 0 depois -6 0 enfi -10 0 engul -10 9 enxerg -11 0 febr -12 0 fez -24 0 gargant -9 0 hoje -5 0 inch -9 0 ja -10 14 mam -9 0 manh -8 0 manutenc -10 0 mao -11 0 mas -6 0 nao_durm -24 0 nariz -6 0 ont -6 0 pass 0 13 pressa -14 0 queria -10 0 remedi -7 0 respir -7 0 sem_dor -7 0 sem_febr -7 0 so -5 0 toda 0 11 tomo -8 0 tudo -6 0 vejo -12 0
benign -7 19 nodul -10 0 tireoid -10 0
benzetac 0 0 depois 13 0 minut 13 0
bexig -11 -17 desd 11 0 ont 10 0 parec 11 0 vai 11 0
bich -7 15
bico -25 0 liqu -14 0 peit -19 0
bloquei 0 15 eletr 0 15 incomple 0 15
blus 14 0
boba 11 0 mao 11 0
boca 4 15 bolh 9 0 bot 8 0 che 14 0 cost 13 0 demais 10 0 depois 13 0 desd 8 0 dias -10 0 dor 12 0 escorr 8 0 fal 7 0 fer 12 0 fic 10 0 gargant 15 0 herp -16 14 hoje 7 0 inch 7 0 lingu 12 0 mao 7 0 muit 11 0 nada 14 0 nao_abro 8 0 nao_consig 12 0 nao_segur 9 0 normal -8 0 olh 11 0 pele 13 0 pescoc 10 0 respir -6 0 roxa 6 0 sangu 8 0 seca 8 0 tort 17 0 tudo -9 0 xixi 10 0
bochech -20 0
bol -12 0 depois -10 21 molusc -15 0 nao_doi -9 0 nariz -20 0 sangu 14 0 testicul -19 0
bola -9 -12 inch -13 0 jog 13 0 mole -8 0 quando -7 0 saindo -12 0 vagin -24 -13
bolh -8 -9 brac -12 0 caiu 11 0 coxa 8 0 depois 9 0 dolor -11 0 dor 7 0 muit 7 0 oleo -9 0 pele 8 0 queim -24 -19 quent 12 0 roxa 7 0 so -13 0 vulv -11 0
bolot -11 0
bols 12 0 estour 10 0 romp 10 0 seman 11 0
bomb 0 0 control -11 0 hoje 9 0 manutenc -10 0
boqu 10 0
borr 9 0 vejo 14 0
bot 0 0 sangu 9 0
botija 0 0 jeit -9 0 mau -9 0
brac 0 -5 cara 14 0 choqu 9 0 clar -13 -22 coc -10 0 cresc -10 0 dan 12 0 deix 14 0 depois 7 0 desd 7 0 doi -9 0 dois 8 0 dor 5 0 dorment 10 0 esquerd 10 0 feit 11 0 filh -10 0 forc 10 0 formig 17 0 frac 8 0 fur 10 0 gato -19 -18 hoje 16 0 implant -16 0 inch 12 0 lev -12 0 mais 9 0 manch -17 0 nao_doi -9 0 nao_levant -8 0 nao_mexe 10 0 nao_obedec 17 0 ombr -8 0 ont 7 0 osso 13 0 part 9 0 peit 8 0 pele 11 0 perd 10 0 pes 13 0 pescoc 13 0 quer -13 -15 sem_febr -8 0 sem_forc 16 0 tamanh -10 0 tort 9 0 tres -10 0
branc 0 12 coceir -9 0 corrimen -9 16 dor 7 0 enxerg 8 0 manch -16 0 nao_doi 0 14 papel 10 0 tudo 8 0
brig 0 18 tom 10 0
brinc -10 0 dias -8 0 escorr -7 0 febr -7 0 fogo 15 0 leve -8 0 mas -7 0 nariz -6 0 normal -17 0 sem_febr -6 0 toss -5 0
brotoej -20 16 calor -13 0 depois -17 0
budeson 0 0 control -10 0
bumbum -12 0
bund -10 -16 dorment 13 0 sent -14 0
burnout -19 0
bursit -9 13 ombr -10 0 quer -13 0
ca -7 -12 formig -11 0 mes -9 0
cabec 4 7 cai 9 0 caiu 9 0 casp -13 0 cheg 9 0 coceir -13 0 como 15 0 computad -14 0 cort 9 0 demais -11 0 depois 6 0 dor 0 11 embac 12 0 embaralh 12 0 enta 8 0 esquec 9 0 estal 13 0 estour 13 0 explod 10 0 fim -7 0 fort 6 0 fund -11 0 grav 13 0 inch 7 0 latej 10 0 lev 9 0 minut 12 0 nao_lembr 9 0 nariz 14 0 nuca 6 0 nunc 10 0 olho 8 0 ont 6 0 part 11 0 penis 0 19 pescoc 12 0 pint 10 0 pressa 9 0 segund 8 0 seman 6 0 sent 15 0 tive 10 0 toda 11 0 tomo 12 0 varfarin 9 0 veio 9 0 vez 6 0 vomit 6 0
cabel -16 17 caindo -12 0 depois -15 0 muit -13 0 qued -22 19
cabelud -8 0 coceir -8 0 cour -12 0
cachac 8 0
cachorr -8 -8 fur -10 0 mord -18 -15 pux 10 0 rost 20 0 rua 13 0
caco -14 0 mas -8 0 vidr -14 0
cafe 0 9 cor 9 0 dur 9 0 ferv 13 0 muit -11 0 peit 9 0 tomo -13 0
cai 0 -5 coccix -10 0 colun 9 0 cozinha 14 0 doendo 10 0 doi -10 -11 dor 8 0 hoje 16 0 inch -11 0 mao -7 0 metr 16 0 moto 9 0 muit -22 0 osso 10 0 pern 14 0 punh -12 0 ral -15 0 telh 17 0
caida -15 -18
caido 9 0 fala 11 0 olho 14 0
caindo 0 10 frac 20 0 palpebr 8 0 pouc -21 17 sem_apetit -11 -15
caiu 4 -16 dor 14 0 duro 22 0 ferv 10 0 fic 9 0 lado 12 0 mao 15 0 mas 10 0 nao_consegu 11 0 nao_fech 12 0 nao_levant 13 0 olho 0 -14 pern 12 0 pescoc 13 0 tort 9 0
caix 0 0 limp 11 0
cal 11 0 olho 11 0
calafri 13 0 cost 11 0 dias 13 0 febr 12 0 fer 10 0 lado 10 0 ont 8 0 pe 10 0 urin 10 0
calc -4 -8 seman 11 0
calcanh -16 17
calor -18 20 cost -13 0 menopaus -14 14 pescoc -12 0 so -11 0 virilh -15 14
cama -5 11 inson -10 0 molh 13 0 quando -8 0 viro -8 0 xixi -23 0
camara 15 0 comi 17 0
caminh -11 0 cans -11 0
caminho -15 0
camis -10 0 ont -20 0
canc 7 0
candidia -11 13 vez -9 0
canel -15 0 fic -9 0 machuc -21 -15
cans -10 0 computad -11 0 entort -9 0 esc -14 0 hoje 9 0 ladeir -10 0 mort -10 0 quando -14 0 quer -7 0 respir 10 0 sub -13 -15 trabalh -16 15 vist -10 14
cansac -9 0 esc -21 0 inch -17 0 ja 0 16 noit -9 -14
cant 0 0 carn -8 0 cresc -11 0 olho -5 0 pel -10 0
captopri 11 0 lingu 11 0 uso 11 0
cara -4 0 dorment 10 0 metad -17 0 mole 9 0
cardiolo -12 0 medic -9 0 queria -10 0
carec 0 0 entr -10 14 pai -10 14
carn -5 -15 engasg 15 0 meio 13 0
carnaval -11 0
caroc -14 -8 coc -13 0 cost -12 0 direit -13 0 dolor -14 0 duro -8 0 entr -11 0 esquerd -9 0 mama -16 0 nao_some -11 0 perceb -10 0 pus -15 0 saco -14 0 seio -18 -14 sem_dor -11 0 sent -12 0 vagin -11 0
carr 9 0 doi 10 0 esquec 11 0 mole 10 0 port -13 0 sol 10 0
carreg -8 0 depois -10 0 jeit -9 0 mau -9 0
cartel 0 0 clonazep 15 0 comprim -12 0 esquec -12 0
carva 7 0
casa 0 9 dor 7 0 tont 10 0
casament -12 0
casc -14 -10 fer -13 0
cascavel 14 0 pic 13 0
casp -16 15 coceir -12 0 quer -14 0 trat -14 0
casqu -19 0
castanh 9 0 com 10 0 filh 10 0 toss 10 0
catarat -23 -13 embac -10 0 vist -10 0
catarr -6 0 clar -8 16 desd 12 0 dor 0 -16 febr -7 0 gargant -9 0 grip -8 0 mes 0 -14 pouc -10 0 sem_febr -12 19 seman 0 -21 sinusit -12 0 toss -7 0
catet 9 0 depois 10 0
caus -4 12 dor -14 0 pescoc -9 0
caustic 10 0 soda 10 0
cedo -8 0 desd -10 0 direit 9 0 dor -9 0 esquerd 10 0 esquisit 10 0 hoje 3 0 tont -10 0 vomit 12 0
celul -16 17
centimet -12 0
cera -10 -17 entup -12 -12 ouv -15 -16 tamp -7 -18
cert -6 0
cham 9 0
chao 6 -14 febr 11 0 fic 11 0 mexo 11 0 pressa 12 0 quadril 11 0 vist 9 0
chat -18 22
che 11 0
check -13 11 so -8 0 up -13 11
chef -15 11
cheg 0 0 maxim 9 0
chei 12 0 marc 21 0 mas -10 0 toss -9 0 vermelh 10 0
cheir 0 0 corrimen -8 -11 gas 14 0 ruim 0 -16
chi 9 0 deit 8 0 nao_consegu 9 0
chia 9 0 toss 12 0
chiclet -26 24
choqu 13 0 eletric 16 0 lev 17 0 post 9 0 tom 9 0
chor 0 13 direit 10 0 facil -8 0 inch 10 0 mas -6 0 mexo 11 0 mol 10 0 muit -7 0 olh 12 0 pern 9 0
chul -15 0
chumb 15 0 com 12 0
chut 9 0
chuv 9 0
ciatic -13 0
cicl -16 23
cigarr 15 0
cima 0 0 doi -15 0 dor 8 0 mim 14 0 ombr -10 0 quando -11 0
cinc -14 -14 dias -14 0 febr -14 -11 seman 0 -19
cint 7 0 doendo 10 0
cirros 9 0
cirurg -5 -12 curativ -12 0 depois 10 0 inch 17 0 pern 17 0 pont -11 0 quer -11 0 ver -11 0
cisc -18 -18 nao_sai -18 -17 olho -10 -13
cism -17 13 fiqu -14 0
cist -9 0 cost -11 0
clar -11 0 manch -13 -22 toss 0 14
clareado -9 0 quer -9 0
climatiz -17 16
clonazep 15 0
clopidog 0 0 hoje -9 0 renov -9 0
clor 14 0
coagul 14 0 menstrua -11 0 sangu 9 0 vermelh 10 0
cobr 7 0 coloc -11 0 diu -17 0 fui 7 0 inch 8 0 mao 10 0 mord 9 0 peg 13 0 pic 15 0 quer -14 0 tornozel 15 0
coc -14 16 hemorro -20 14 lacrimej -11 0 olho -15 0 pic -16 16 so -9 0
coca -10 6 descam -11 0 ja 0 17 pe -10 12 quando 0 -21 so -11 0 toda -15 0 vermelh -10 0
cocacol 7 0 cor 7 0 xixi 12 0
coccix -9 0 sent -10 0
coceir -14 12 corp -20 0 corrimen -14 22 cour -8 0 depois -8 13 pouc -10 0 vermelh -10 19
coco 0 0 mes -13 0 pret 12 0 vez -9 0
cois 4 0 faz 12 0 fez 9 0 fiqu 10 0 formig -11 0 pior -14 0 tio 11 0 vomit 9 0
col -12 0
coleg 5 0 trabalh -10 0
colester -16 13 como -19 0 deu -16 0 nada -11 0 sem_sintom -13 16
colh 0 -16
colic -6 0 diarre -14 0 leve -10 10 menstrua -13 15 sangrame 13 0 sangu 13 0 seman 19 0
coliri 0 11 control -15 16 glaucom -8 12 olho -9 0 seco -9 0
colo 8 0
coloc -26 -17 diu -15 -11
colonosc -28 0
colun -6 0 mais -10 0 pern -7 0 tort -10 0
com -10 0 consig -11 0 depois -13 12 dias -8 -15 enorm 17 0 ental -22 -16 fica -12 0 gargant -11 -12 indo -21 20 ja -10 0 meio -12 0 normal -11 0 par -14 -10 peit -18 -13 quil -10 0 resfri -10 0 vez -11 12 volt -10 0
come -6 0 mas -10 0
comec 0 9 corp 8 0 cost 0 -15 depois -5 15 desd -12 11 dias 10 0 febr 15 0 fic 11 0 herp -16 -15 hoje 9 0 lado 5 0 mes -10 0 muit 10 0 nada 7 0 normal -9 0 pass 12 0 peit 9 0 quando 0 19 quer -13 12 remedi -12 0 repent 12 0 rost 8 0 sangr 8 0 seman 16 0 vivo 10 0
comi 0 14 dor 10 0 ont -8 0
comig 0 0 noit 10 0
como -5 10 dor 10 0 funcion -7 0 ja 12 0 mas -11 0 menstrua -12 0 quando -13 0 queimaca -11 0 sem_dor -10 0 sempr 0 13 tivess 8 0 vasectom -16 13
compr 9 0
comprim 12 0 esquec -12 0 mao 9 0 tom 12 0
computad -11 0 dor -15 0 olho -9 0 seco -11 0 tant -8 0 vist -11 0
confirm 0 16
confus 14 0 desmai 12 0 febril 14 0 fic 8 0 fiqu 9 0 hoje 7 0 par 9 0 pressa 7 0 suar 9 0 vist 7 0 vomit 11 0
confusa 13 0 febr 12 0
congel -23 0 ombr -20 -18
conhec 0 0 ont 17 0
conjunti -30 18
consegu 13 0
consig -5 11
constipa -10 0 fibr -10 0
consult -14 7 rinit -13 16
contorc 13 0
contra 12 0
contraco 10 0 minut 10 0 seman 10 0
control -12 12 diabet -11 0 diet -13 0 engol 11 0 epileps -15 0 faco -12 0 glaucom -8 12 glic -11 0 hiperten -13 0 pressa -9 9 receit -9 7 renov -11 10 troc -16 0
convers -9 11 quer -12 0 queria -11 12
convulsa 21 0
convulsi 11 0
copo 5 0
cor 0 -12 dur 9 0 mud -13 0 pint -12 0
coraca 3 0 demais 9 0 dispar -4 0 falh 13 0 febr 18 0 fort 12 0 frac 10 0 inch 17 0 lent 15 0 mao 9 0 mil -9 0 nao_volt 11 0 par 10 0 pern 11 0 pul -18 16 relogi 9 0 respir 10 0 tontur 16 0 trav -13 0 trem 14 0 vez -17 15
cord 17 0 so 10 0
corda 13 0 saindo 13 0
coriz -18 15 corp -12 12 espirr -14 0 sem_febr -12 0
coro -10 0
corp -4 5 desd -10 0 dias -10 -20 doendo -8 0 dor -14 0 endurec 13 0 febr -8 -11 fech 8 0 grip -13 10 hoje 6 0 inch 11 0 manch 10 0 ont -8 0 palpebr 9 0 rox 9 0 tranc 10 0 trem 9 0 turv 10 0 vist 10 0
corr -5 16 depois -18 0 desmai 20 0 dor -15 17 nada 14 0
corrimen -19 0 dor -13 0 embaix -13 0 febr -5 -19 fed 15 0 sem_cheir -12 13
cort 7 -7 ded 12 0 dess 7 0 dia 10 0 dias 15 0 febr 12 0 fund 12 0 mas -10 0 par -7 0 pern -12 0 pont 0 -12 precis -11 0 puls 17 0 pus 10 0 serr 8 0 todo 10 0 ver 14 0
corticoi 0 16 vomit 7 0
cortin 9 0 tamp 13 0
cost -5 -6 cresc -10 -10 dor 0 11 esp -15 18 febr 11 0 gel 9 0 hoje 8 0 inflam -10 0 insuport 8 0 ja -7 -10 lado 9 0 levant 9 0 lipom -13 0 manch -24 -18 meio 6 0 mole -18 0 pas 9 0 peit 7 0 pern 10 0 pint -8 0 pra 4 0 rasg 7 0 suor 18 0 vomit 5 0
costel 4 0 embaix 8 0 muit 7 0 quando -6 0 so -17 0
cotonet -17 -14 ouv -17 -14
cotovel -16 0 depois -10 0 doi -16 0 dor -15 14 tenis -14 0
cour -12 0
covid -10 0 positiv -10 0 tive -13 0
cox 13 0 dur 9 0 trein 9 0
coxa 0 0 ferr 26 0 lev 11 0 pont -20 -15
cozinha 15 0
crav -17 10 esp -12 0
creatin -14 0 trein -10 0
crem -19 14
cresc -10 -15 dor 9 0 mole -11 0 nao_doi -9 0 olho -11 0 pel -10 0 pint -17 0 roxa 10 0
crianc 7 0 desd -11 0 febr 21 0
cris 5 0 dor 12 0 ja 9 0
cuid -14 14 nada -14 15
cuidador 16 0
curativ -22 -16 troc -12 0
curiosid -14 0 so -12 0
curitib -12 0
curt 0 0 desd 10 0 respirac 9 0
cusp 17 0 sangu 15 0
dagu 10 0
dan 11 0
dando 0 0 tontur 16 0 troc -11 0
dar 0 12 quando -17 0
debat 7 0
decid 7 0 ja 7 0
ded 0 0 dois 13 0 fri 18 0 inch -8 0 mas 6 0 muit 10 0 noit -13 0 normal -8 0 pescoc 11 0
deda -9 0 mais -10 0 pe -16 0
dedo -12 -8 dobr -10 0 estanc -10 0 fic -8 0 fur 15 0 inch -14 0 mao -14 0 mas -12 0 nada -16 20 pe -6 10 trava -10 0 unha -10 -11
dei 0 19
deit 0 0 falt 9 0 melhor -9 0 nao_consegu 9 0 pior 12 0 quando -8 0 some -9 0
deix -4 -9
dela 7 0 quando -18 0
dele 10 0
delir 12 0
demais -3 13 doi 8 0 dor 10 0 febr 9 0 gozo -13 0 hoje -8 0 nada 8 0 nariz 10 0 ont -9 0 rap -11 0 saiu 10 0
demoni 9 0
demor -16 0 urin -16 -14
dengu 9 0 dor 10 0 gengiv 14 0 muit 10 0 sangr 12 0
densitom -19 17 osteopen -17 14 osteopor -13 17 tom -12 0
dent -23 -20 doendo -21 0 dor -16 -12 dorm -12 0 frent -14 0 gengiv -13 0 inflam -13 -13 latej -11 -14 mole -11 0 nasc -9 0 ont 13 0 quebr -20 -16 tir 14 0
dentr 0 -9 desv -23 0 olh -12 0 sangu 17 0
depilaca -10 0 depois -10 0
depois -6 9 dez 11 0 dia -12 14 dificil 10 0 dolor 10 0 dor -8 6 enchent 15 0 escur 10 0 esp -12 0 faxin -15 0 febr 10 0 fer 9 0 fic 10 0 fica 16 0 futebol -12 0 gas -11 0 grip -9 0 hoje -9 0 inch 14 0 ja -6 0 jant -7 0 lomb -9 0 meio 15 0 melhor -11 10 menopaus -15 -11 minut 0 15 mol 17 0 muit 0 12 nao_estic -15 -17 novo 13 0 ombr -14 0 ont -7 0 otim -10 0 pele 9 0 penis -10 0 pern 7 0 pescoc 11 0 pior -10 0 plac 13 0 pont 0 14 pra -8 11 qued 9 0 relaca -16 -9 remedi 13 0 repous -11 0 rouc -11 12 sangr -15 -9 sangrame -18 -13 seca -6 0 sem_dor -8 0 sem_febr -8 10 show -15 12 soluca -12 12 sonolent 16 0 suando 11 0 tom 11 0 torc -10 0 toss -6 0 trans -8 -16 vermelh 12 0 vez -5 0 viag 9 0 virilh -10 0 vivo -16 0
depressa -12 0
derram -16 0
derrub 7 0
desacord 14 0
desc -3 0 direit 8 0 mes -7 0 par -14 0 peit -11 0 seman 7 0 umbig 8 0 vivo 8 0
descam -17 18
descasc -9 0 pe -12 0
desd -4 9 diarre -13 16 direit 4 0 disc 15 0 dor -5 8 duas 7 0 empreg 0 15 enjo -12 19 entup -8 0 escarr 11 0 esquisit 10 0 febr -12 17 fort 8 0 gargant -18 11 hern 15 0 hoje 0 11 lado 0 -15 leve -7 0 madrug 8 0 manh 8 0 meio 8 0 melhor -12 0 mol 8 0 mud -9 0 muit 7 0 nada 11 0 nao_consig 10 0 nao_quer 15 0 nao_urin 9 0 nao_vejo 18 0 nariz -10 0 ont 0 14 peit 4 0 pern 6 0 pressa 10 0 quer 0 14 rouc -19 0 sangu 11 0 sem_febr -7 8 sem_par 10 0 sem_sangu -13 11 so 10 0 tont -10 0 turn -11 0 urin 7 0 vai 10 0 volt 10 0 vomit 6 0
desinch -9 0
desinfet 18 0
desmai 12 0 dor 10 0 duas 8 0 hoje 8 0 inch 9 0 nada 14 0 pele 11 0 quas 4 0 sem_avis 14 0 seman 15 0 vez 11 0
desped 14 0
despenc 11 0
desregul 0 0 menstrua -10 0 negativ -10 0
desv -23 0
deu -5 6 dose -17 15 estal 7 0 exam -6 0 febr 9 0 mae 9 0 peit 6 0 positiv -7 0
devag -5 0 embac -10 0
devo -17 12 tom -19 17
dez 0 -14 diarre -14 -17 dias 0 -14 minut 8 0
dia -6 10 febr 7 0 fim -8 0 hoje 8 0 inch -7 0 ja 17 0 leve -8 0 maca -11 0 par -9 0 pern 0 -14 pilul 0 10 quer -8 0 seguint -6 0 todo -3 0 vez -13 0 volt -12 0
diabet -10 9 glic -13 11 nunc -11 0 par 9 0 quer -7 0
diabetic 0 -5 gel 9 0 glicem 13 0 muit 10 0 nao_acord 11 0 olho -21 0 pes -16 -18 precis -11 0 pret 9 0 quer -11 0 sou -6 0 suando 11 0 vomit 9 0
diagnost -10 13 ja -12 15
dialis 9 0 falt 12 0
diarre -14 0 dias -17 -19 duas -12 -14 fund 20 0 leve -10 21 mais -11 0 muit 9 0 olh 13 0 ont -13 14 sangu 22 0 sem_sangu -17 22 seman -12 -14 vomit 15 0
dias -4 0 doendo -8 0 dois 7 0 dor -11 0 dura 0 -14 febr -11 -26 fort 6 0 gargant -9 0 gem 19 0 inch 8 0 labi 10 0 mama 8 0 mas -9 0 menstrua -13 0 mes 0 -14 moder -14 0 nao_dorm 9 0 nao_durm 24 0 nao_quer 8 0 nasc 13 0 nove -14 -14 par 8 0 part 12 0 pe 13 0 pens 10 0 pern 12 0 pouc -10 -15 pressa 10 0 pus 9 0 quatr -16 -12 quent 10 0 rach 10 0 rec 8 0 seca -15 0 seis -15 0 sem_dor -10 0 termomet 12 0 todo 0 -11 toss -8 10 troc 15 0 urin -14 0 vem -16 0 vida 18 0 vomit 5 0
diclofen 8 0
diet -13 0 quer -10 0
dificil 7 0 engol 12 0 inch 9 0
dificuld -15 0 engol -7 0 ereca -24 24 gargant 15 0 inch 10 0 palpebr 20 0
digit -7 13 dor -20 0
diminu -15 0
dipiron -12 0
direit 4 0 doi 13 0 dor 7 0 duro -8 0 embaix 4 0 fal 8 0 febr 9 0 fic 4 0 hoje 6 0 ja 9 0 lado 5 -16 mao 13 0 nao_doi -10 0 nao_respond 8 0 olh 9 0 olho 7 0 par 10 0 pedr 8 0 pern 10 0 rost 9 0 suando 10 0 umbig 10 0 ventr 8 0 vi 12 0 vist 7 0
disc 5 0 hern 5 0 ont 15 0 quer -9 0
dispar 0 0 peit 14 0
diss 0 8 ja -9 0 queria 9 0
diu -12 -8 quer -14 -15 troc -13 0
diz 0 7 espos -13 0 mar 11 0 mat 12 0 ouv 13 0 quer -8 0 result -13 0
dobr 4 -11 hoje 9 0 nao_consig 8 0 outr 8 0 pern 9 0 trava -10 0 vendo 8 0
doem -7 -13
doendo -2 -15 embac 11 0 embaix 12 0 gargant -7 0 lent 12 0 muit 7 0 nao_levant -9 0 ouv -18 -15 panturri 12 0 peit 15 0 pern 11 0 quadril 11 0 urin 11 0 vist 11 0
doer 11 0
doi -4 -4 dura 11 0 duro 8 0 esquerd 8 0 fascit -11 0 fim -14 16 hoje 6 0 hor 12 0 ja -8 0 lado -9 0 levant -11 0 mais 6 0 mao -6 0 mes -8 0 olho 8 0 ont 6 0 peit 10 0 pert -10 0 plant -11 0 punh -9 0 quadril -11 0 quando -4 0 roxa 9 0 saiu 9 0 sent -12 0 so 0 12 vir -11 0 xixi -12 0
doido -8 0
dois -2 0 formig -12 0 hoje 13 0 ja 10 0 levant 8 0 mes -13 -13 peg 14 0 perd 0 -18 pret 9 0 quando 10 0 quas 0 -14 quer -14 0 relaca -8 0 rouc -14 -14 usei 12 0
dolor -7 -6 dura 16 0 furuncul -14 0 inch 5 0 inflam 0 -15 panturri 9 0 viag 9 0 vomit 16 0 vulv -11 0
doloros 0 -16
doming 0 0 par 13 0
dona 10 0
dor -1 6 dorm -15 0 dors -10 0 dura 11 0 durant -10 0 embac 14 0 embaralh 12 0 enjo 13 0 esc 0 15 escur 5 0 espirr -10 0 estal 9 0 estomag 7 0 expedien -9 0 faix -8 0 falcifor 11 0 fibrilac 9 0 fic -6 0 fim -5 0 forc 9 0 fort 6 0 fria 11 0 fund -11 0 gargant -10 14 gas 10 0 grav 13 0 gravidez 11 0 grip -12 0 grit 7 0 hoje 6 0 hor 5 0 horrivel 9 0 igual 8 0 inch 15 0 insuport 5 0 ja -12 -15 joelh -13 12 lado 6 0 leve -9 4 manc -11 0 mandibul 11 0 manh -14 15 mao 6 0 mar 10 0 maxil 9 0 meio 6 0 menstrua 14 0 mes -4 -8 metr 16 0 mexo -9 0 minut 11 0 muit 5 0 muscul -23 0 nao_abro 9 0 normal 12 0 nunc 10 0 olho 4 0 ombr -3 9 ouv -17 0 par 12 0 parec 6 0 part 15 0 pas 9 0 pass -5 0 pe 0 11 peit 9 0 pern 0 -13 pescoc 0 11 pont 10 0 pra 6 0 pressa 11 0 punh -19 0 quadril -6 0 quent -13 0 rasg 11 0 relaca -15 0 repent 6 0 rim 9 0 roxa 9 0 sangr 20 0 sem_febr -7 0 sem_inchac -10 0 seman 4 0 sent -13 9 so 8 0 sola -13 0 sonolenc 16 0 sub 0 15 subit 8 0 tant -10 0 terrivel 6 0 testicul 11 0 tivess 8 0 todo -7 0 tom -9 0 tontur 10 0 toss 10 0 umbig 8 0 urin -7 0 veio 9 0 ventr 7 0 vermelh 5 0 virilh 11 0 visa 14 0 volt 6 0 vomit 6 0 zonz 11 0
dorm -5 15 nao_acord 10 0 ont 8 0 pescoc -19 0 quando -10 0 quer 11 0 so 7 0 tort -18 0
dorment 4 0 lug 12 0 mais -9 0 ont 10 0 saiu 12 0 tao 14 0
dors -13 0 pe -13 13
dos -15 0
dose -13 9
dou -11 0
dpoc 0 0 estavel -10 0 inalador -10 0
drog 17 0
duas 0 -8 hoje 7 0 ja 8 0 mes -8 0 ont 11 0 pass -12 0 pern 10 0 queim 22 0 seman -9 -12 vez 4 0
dupl 9 0 visa 20 0
dur 0 0 junt -11 0
dura 4 -11 febr 12 0 fic 8 0 nuca 13 0 panturri 7 0 saiu 13 0 vermelh 12 0 vomit 8 0
durant -8 -20
durm -11 18 hor -14 0 mas -13 0 segund -15 0
duro 4 0 fic 10 0 hor 6 0 so -10 0
duv -19 23 quer -12 16 remedi -12 16 tir -11 15
ecocardi -15 0 faz -19 -19
efeit 0 16
ejaculac -27 23
eles 11 0
eletr -9 0 ped -8 0
eletric 17 0
eletroca -16 0 precis -16 0
emagrec -16 0 kg -12 0 quer -22 27 quil -9 0 sem_motiv -15 -14 sem_quer -10 0
emagreci -29 -27
embac -4 -13 farol -8 0 hoje 10 0 inch 18 0 pouc -21 -15 tudo 13 0 visa -8 0 vist 0 -9
embaix 0 -9 lado 4 0 muit 8 0
embaralh 10 0
embol 11 0 fal 11 0
empreg -7 0
empres -12 0
empurr 12 0
enalapri 0 0 inch 10 0
encaminh -26 21
ench 0 0 vaso 9 0
enchent 10 0 febr 13 0
encolh 5 0 pern 6 0
encost 5 0
encrav -10 -6 inflam -10 -14 pus -11 -17 unha -12 -14
encurt 0 0 nao_levant 13 0 pern 13 0
endoscop -18 -10
endurec 6 -16 igual 8 0 nao_some -15 -18 trem 13 0
enfart -12 0
enfi 5 0 micang -10 0 respir -10 0
enfisem 6 0
enforc 11 0 pescoc 12 0 rouc 19 0 voz 10 0
engan 15 0
engasg 9 0 fic 11 0 nao_fala 11 0
engasgu 26 0
engol 4 9 fal 9 0 filh 13 0 gargant -10 0 imas 10 0 inch 21 0 lingu 12 0 nao_consegu 8 0 sanit 10 0 soda 13 0 voz 13 0
engord -5 12 mes -15 0
engravid -7 7
engul -11 0 pescoc -11 0 sem_febr -11 11
enjo 2 8 esquisit 10 0 fraquez 10 0 gravidez -10 0 ja -11 0 leve -7 0 muit 8 0 nao_consig 10 0 ont 10 0 quer -8 0 so -7 0 tom -10 0
enorm 10 0
enquant 13 0
enrol 13 0 fala 13 0
ental 0 -16 meio 13 0
entort -10 0 quando -9 0
entr -8 -13 inch -14 0 nao_sai -15 0 ouv -16 -23 pai -10 14 vagin -11 0
entup -6 0 espirr -12 15 lado -11 -16 nariz -13 0 ouv -14 0
enxaquec -15 11 igual -12 0 mesm -7 0 outr -14 0 sempr -7 8
enxerg -5 0 nao_doi -10 0 outr 11 0 tudo 12 0
epileps 6 0 renov -15 0
epilepti 14 0
epiletic 0 0 segu 11 0
epoc -16 0
ereca -10 10 hor 22 0 mant -11 0 tom 10 0
esc 0 0 hoje 13 0 joelh -11 16 nao_consig 12 0 sub -17 -10
escap -14 0
escarr 0 0 sangu 13 0 vivo 11 0
escitalo -9 0
escol -14 16 peg -11 0 piolh -12 0
escorpia 10 0 mao 12 0 minut 10 0 pic 8 0 vomit 13 0
escorr -4 11 espirr -10 0 nariz -10 9 seman 10 0 sent 12 0
escrev 12 0 palavr 9 0 troc 9 0
escur 2 0 febr 17 0 lado 12 0 manch -9 0 queria -21 18 roxa 8 0 sangu 12 0 tudo 10 0 urin 9 0 vomit 12 0
escurec 0 0 mais 10 0 nao_volt 10 0 pint -18 0 vist 6 0
escut -7 0 ouv -11 0 vez -23 -14
esguich 11 0 sangu 11 0
esmag 13 0 port 13 0
esp -21 8 idiom -8 0 inflam -19 20 nariz -10 0 peix 8 0 pilul -13 14 quando -14 17 queix -9 0 remedi -10 0 rost -11 8 so -16 0 test -18 0 volt -14 0
espermog -11 0
espet -16 -23
espirr -10 6 filh -11 0 nariz -9 9 olho 13 0 perc -11 0 quando -12 0 rinit -13 11 sem_febr -9 9 so -19 16
espora -22 15
esprem -15 0
espum 12 0 toss 15 0
esquec -10 6 faco -17 13 mae -12 0 perd -11 0 pior -11 0 sol 10 0
esquerd 2 -8 fala 11 0 inch 9 0 lado 5 0 olho 10 0 testicul -11 0 veia -12 0 vermelh 21 0
esquisit 11 0
essencia -22 22
esta 15 0
estal 0 0 joelh -8 0
estanc -10 0 mas -10 0
estavel -9 0 inalador -10 0 renov -10 0
estomag 5 0 gastur 20 0 gel 8 0 pressa 9 0
estour 6 0
estr -24 19
estranh 8 0
estress -19 13
estuf -9 9 gas -12 0 ont 10 0 quando -11 0
estupr 15 0 ont 12 0
esverde 18 0
evacu -12 -15 quando -7 0 sangu -15 -16
evit -23 0
ex -15 0
exager 0 0 ont -8 0
exam -13 4 fal -10 0 faz -6 9 hor -10 0 medic -10 0 mostr -11 10 normais -5 0 novo -11 0 ok -12 0 ped -6 8 periodic -21 -15 positiv -6 0 pouc -9 11 precis -12 -16 prostat -12 0 quando 0 19 quer -6 12 result -19 13 rotin -8 14 sem_sintom -13 14 tireoid -10 0 urin -9 19 vitamin -12 12
exercici -8 0 quer -11 0
expedien -9 0 fim -9 0
explic 10 0
explod 0 0 igual 10 0 k -18 0 panel 16 0 pressa 14 0
f:abelhas_muitas 13 0
f:abscesso 0 -19
f:acidente_transito 10 0
f:administrativo 0 10
f:afogamento 11 0
f:afta 0 25
f:alergia 0 12
f:amputacao 20 0
f:anestesia_sela 15 0
f:animal_silvestre 30 0
f:ansiedade 0 12
f:anticoagulante 5 13
f:aperto_peito 11 0
f:apneia_sono 0 9
f:aranha 10 0
f:arma 17 0
f:articulacao_inchada 0 -13
f:articulacao_quente 12 0
f:assunto_cardiologia 0 9
f:assunto_dermatologia 0 16
f:assunto_endocrinologia 0 11
f:assunto_ginecologia 0 6
f:assunto_neurologia 0 10
f:assunto_nutrologia 0 8
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
f:bolhas_mucosa 13 0
f:bolsa_rota 12 0
f:cabelo_unha 0 16
f:calafrios 10 0
f:calor 7 0
f:cardiopatia 4 14
f:caroco 0 -15
f:cefaleia 0 10
f:cefaleia_explosiva 11 0
f:chiado 11 0
f:choque_eletrico 13 0
f:choro_inconsolavel 5 0
f:cianose 10 0
f:cirrose 9 0
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
f:desequilibrio 6 0
f:desidratacao 12 0
f:desmaio 17 0
f:diabetes 0 4
f:diabetes_queixa 0 14
f:dialise_perdida 15 0
f:disfagia 0 -24
f:doenca_pulmonar 0 9
f:doenca_renal 7 0
f:dor_abdominal 3 -6
f:dor_abdominal_persistente 0 -13
f:dor_ao_andar 0 -12
f:dor_articular 0 11
f:dor_baixo_direita 7 0
f:dor_corpo 0 7
f:dor_costas 0 6
f:dor_extrema 7 0
f:dor_flanco 13 0
f:dor_garganta 0 14
f:dor_irradiada 7 0
f:dor_ocular 5 0
f:dor_ouvido 0 4
f:dor_panturrilha 6 0
f:dor_pelvica 4 -13
f:dor_rasgando 7 0
f:dor_testiculo 23 0
f:dor_toracica 11 0
f:dor_urinar 0 4
f:dormencia 4 0
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
f:hernia_nao_volta 7 0
f:hernia_presa 12 0
f:hipertensao 0 10
f:hipoglicemia 15 0
f:homeopatia 0 12
f:hormonios 0 12
f:ictericia 0 -27
f:imunossupressao 15 0
f:inchaco_corpo 3 0
f:inchaco_face 8 0
f:inchaco_lingua 12 0
f:inchaco_pernas 0 -5
f:inconsciente 11 0
f:incontinencia 6 0
f:infeccao_que_sobe 9 0
f:insonia 0 17
f:insuficiencia_adrenal 12 0
f:intenso 4 5
f:intimo_homem 0 5
f:lactente 4 0
f:lente_contato 8 0
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
f:membro_apertado 6 0
f:membro_frio 8 0
f:moleira 11 0
f:mordida_animal 0 -19
f:mordida_grave 32 0
f:nao_mama 16 0
f:nao_melhorou 0 -21
f:nao_pisa 0 -7
f:nariz_sem_ar 0 6
f:nausea 4 11
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
f:palpitacao 6 0
f:pancada_cabeca 9 0
f:parada_gases 17 0
f:parto_agora 18 0
f:peconhento_dito 13 0
f:pele_preta 9 0
f:perda_lenta 0 -19
f:perda_liquido 5 0
f:perda_olfato 0 9
f:perda_peso 0 -27
f:perda_sensibilidade 20 0
f:perda_visao 16 0
f:pescoco_travado 0 22
f:peso 0 16
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
f:pupila_alterada 6 0
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
f:tosse_residual 0 8
f:tosse_sangue 11 0
f:trauma_coluna 19 0
f:tremor 3 0
f:trismo 11 0
f:tristeza 0 8
f:um_olho 12 0
f:urina_escura 9 0
f:urina_frequente 0 -9
f:urina_pouca 10 0
f:urticaria 3 0
f:valvula 10 0
f:varizes 0 -11
f:veneno 19 0
f:vesicula 0 -12
f:violencia 0 -30
f:violencia_sexual 34 0
f:visao_dupla 8 0
f:visao_lenta 0 -16
f:visao_turva 0 -14
f:vista_cansada 0 -6
f:vomito 7 0
f:vomito_em_jato 6 0
f:vomito_persistente 5 0
f:vomito_sangue 13 0
f:vomito_verde 6 0
f:zoster 0 9
fac 20 0 lev 18 0
faca 6 0
facil -13 0 umbig -11 0
faco -6 7 hemoglob -17 15 pressa -14 14 quimi 9 0 seman 9 0
faix -10 13
fal 0 10 hoje -6 0 nada 13 0 nao_consegu 8 0 pediatr -15 0 quer -11 0 queria -10 0 tudo 7 0
fala 8 0 minut 9 0
falcifor 10 0
falh 0 0 menstrua -11 0
false -10 0 inch -10 0
falt 8 0 inch 7 0 tant 13 0
famil 0 11 mas -12 15
farmac -6 0 pressa -9 0 sem_sintom -9 0
farol -9 0 noit -8 0
fascit -11 0 plant -11 0
faxin 0 0 lomb -15 0
faz -11 0 forc 9 0 nao_sei 9 0 papanico -15 0 pint -13 -17 poss -17 15 precis -6 -10 prostat -10 0 quer -9 0 respir 17 0 test -9 0 xixi -10 22
febr 0 -7 fed 13 0 fer 9 0 fim -13 -9 fort 6 0 gargant -15 10 garimp 11 0 gel 8 0 grav 15 0 hiv 9 0 hoje 5 0 hor 9 0 inch 8 0 infecca -11 0 joelh 12 0 labi 10 0 lado 6 0 lomb 17 0 mam -10 0 manch 9 0 mas -5 0 mes 10 0 mexo 11 0 muit 6 0 nao_consig 7 0 normal 8 0 nove -11 0 nuca 12 0 olh 7 0 olho 6 0 ont -10 16 ouv -19 0 panturri 11 0 part 14 0 pass 14 0 peit 7 0 pele 9 0 pern 9 0 pescoc 8 0 pint 8 0 plac -15 0 pressa 12 0 pret 7 0 quadril 11 0 quando 10 0 quatr -16 -19 quent 9 0 quimiote 20 0 rap 10 0 rato 13 0 rim 11 0 rox 19 0 roxa 12 0 saturaca 19 0 seis -15 0 sem_outr -18 0 sub 10 0 tard -13 0 todo 6 0 tom -10 0 tomo 10 0 toss 0 -21 trabalh 21 0 transpla 26 0 tremedei 9 0 tremor 19 0 urin -12 -30 vacin -8 10 ventr 16 0 vermelh 8 0 vesicul 12 0 vir 14 0 vomit 8 0
febril 20 0
fech 0 -13 gargant 13 0 inch 9 0 lingu 9 0 olho 6 0 sent 14 0
fed 10 0
feija -15 0
feijo -19 0
fer -15 -16 lingu -14 0 nao_cicatriz -13 0 nao_fech -14 -11 penis -20 -12 pern -14 -13 pret 10 0 uso -13 0
feria -15 18
ferid -17 -14 nao_doi -10 0 penis -10 0
ferr 4 0 ver -11 0
ferritin -10 10 normal -10 0
ferro 10 0 fui 16 0
ferv 13 0 queim 12 0 rost 12 0
fest 9 0
fez -4 -11 intestin -11 0 mud -11 0 pret 11 0 sangu -20 -14 vez -13 0
fibr -10 0
fibrilac 7 0
fic 2 0 filh 7 0 frio 8 0 grip -8 0 hor 8 0 inch 4 0 irregul -13 0 mae 9 0 manc -13 0 mao 7 0 mar 9 0 olh 11 0 pass -8 0 pedr 10 0 pele 9 0 pic -11 0 pont -12 0 queim 15 0 segund 6 0 sem_febr -12 0 sent -10 0 todo 7 0 toss 9 0 vejo 14 0 vermelh -4 9 vir 8 0 vomit 6 0 voz 10 0
fica -6 -7 palpebr -12 0 vermelh 0 14
fico -10 10
fig 0 15 gordur -10 15 ultrasso -10 15
filh 0 11 fogo 12 0 manch 17 0 mat 14 0 micang -10 0 mord 10 0 nao_desc -12 0 nao_quer -17 0 noit -11 0 pal 12 0 peg -18 0 pressa 10 0 quebr 14 0 queria 10 0 reclam 11 0 respir 11 0 rost 7 0 testicul -12 0 toss -14 0 voz 13 0
fim -7 6 inch -13 0 leve -9 0 mes -7 0 pern -14 -13 seman -7 0 tard -9 0 tensa -14 0 test -15 0 xixi -13 20
fimos -22 0
fina -8 16
fiqu 0 14 hoje 5 0 medo -15 14 nada -13 12 noit 11 0 olho 7 0 quer -19 19 subi 12 0
firm -8 11
fisioter -10 0
fiz 0 6
fob -21 20
foca 10 0 toss 10 0
foga -15 0
fogo 5 0 lagart 11 0 mes -13 0 peg 6 0 queim 11 0
foleg 8 0
folic -13 0
for 0 0 my -16 14 tres 10 0
fora 0 0 osso 18 0 pern 14 0
forc 5 0 fui 11 0 mais 14 0 quando -9 0
formig 3 0 mao -15 0 maos -7 0 mes -11 0 noit -14 -11
formigam 8 0 pern 10 0
fort 5 7 muit 5 0 ont 10 0 pern 7 0 pressa 11 0 sent 8 0 tont 15 0 tontur 13 0
fortissi 5 0
foss 11 0
frac -6 -4 jato -17 -12 levant -14 0 muit 7 0 urin -9 -9 xixi -19 -21
frald 0 0 pern 10 0
fraquez 12 0 muit 8 0 pern 11 0 suor 17 0 tontur 12 0
fratur 19 0
frent 0 -12 quando -8 0 so 11 0
fri 18 0
fria 9 0 muit 9 0
frieir -17 14 pe -17 14
frio 0 15 pe 14 0 suando 6 0
frut 0 0 fui 11 0
fui 4 13 mais 15 0 noit 9 0 quando 11 0
fum -5 7 mes -14 0 par -15 18 quer -12 0
fumac 7 0
fumant -5 -14 mes -8 0 rouc -14 0
fumo -8 0 maca -12 0 quer -12 0
funcion -9 0 vasectom -7 0
fund 0 0 gato -16 0 sem_lagrim 9 0 vomit 10 0 xixi 8 0
fung -10 0
fur -3 -18 mao -16 0 mord -10 0 osso 9 0 seman 16 0
furuncul -27 -24 grand -18 0 nadeg -13 0
futebol -7 -9 inch -10 0
futsal -7 0 inch -7 0
gangli -24 -14
gargant -6 9 grip -9 0 hoje -10 0 inflam 0 18 irrit -13 0 leve -7 0 manh -13 0 nao_abro 7 0 ont -15 11 peit 10 0 pescoc -10 0 pigarr -13 0 plac -17 0 pouc -10 18 pus -22 0 seca -13 0 sem_febr -6 0 sent 14 0 voz 8 0
garimp 9 0
garraf 12 0 refr 9 0
gas -9 11 leit -13 0
gastur 18 0
gato -16 -8 inch -14 0 mord -12 0
gel 7 0 maos 9 0 pe 12 0 puls -13 0 quas 10 0 sem_puls 12 0 suor 10 0
gem 13 0
gengiv -8 0 inch -10 0 muit 11 0 pus -17 0 sangu 8 0
gent 6 0 olha 10 0
gess -10 -16 tir -21 -16
gestant 14 0 pressa 18 0
ginecolo -15 20 mand -11 0
gland -15 0
glaucom -13 0
glibencl 10 0
glic -14 12 quer -8 0
glicem 10 -13 metformi -12 0 vomit 14 0
glicos 0 15 jejum -23 19 respir 7 0 vomit 15 0
gole 11 0
golf 7 0
gordur 0 0 ultrasso -10 15
gozo -13 0 rap -13 0
grand -4 -12 sangrame 9 0 sangu 11 0
grau -14 -11 ocul -8 0 troc -7 -16
grav 0 -11 inch 9 0 mes 12 0 minut 10 0 pressa 11 0 sangr 24 0 sangrame 14 0 trem 11 0 urin -12 0
gravidez -10 0 seman 13 0
grip -4 9 ont 10 0 poss -7 0 seca -9 0 sem_febr -12 0 sobr -13 0 toss -10 10
grit 6 0
gross -6 0 lingu 9 0 unha -7 11 variz -8 0
haha -8 0 quer -10 0
hal 10 0 vomit 10 0
halit 15 0
hashimot -19 24
hemoglob -19 0
hemogram -17 18 veio -14 0
hemorro -18 12
hern 0 -8 pequen -14 0 quer -14 0 roxa 12 0 salt -13 0 sem_dor -12 0 umbig -12 0
herp -28 0
hi 7 0 vomit 12 0
hidrocor 20 0
higienic -13 0 papel -13 0 sangu -13 0
hiperten -6 8 pressa -9 0 receit -14 0
hipoglic 20 0
hipotire -27 27
hoje 3 5 inch 6 0 inteir 8 0 joelh 8 0 lado 8 0 lev 6 0 lingu 9 0 mais 10 0 mam 13 0 manch 7 0 manh 7 0 mao 7 0 mas -6 0 menopaus -12 0 mord 11 0 muit 5 0 nada -6 0 nao_consig 10 0 nariz -10 0 olho 5 0 otim -14 0 outr 14 0 pai 9 0 pass 13 0 pe 9 0 pedr -12 0 perd 8 0 pont 9 0 queria -10 0 renov -8 0 roup 11 0 rox 9 0 roxa 7 0 sangr -11 0 sangu 11 0 seca 7 0 segu 11 0 sem_dor -14 -9 sem_febr -8 0 sem_foleg 8 0 sem_par 8 0 sem_sequel -10 0 seman 6 0 sempr 10 0 so 0 9 solt -13 0 sub 11 0 subi 12 0 tive 5 0 tomo 11 0 transpla 10 0 tres 17 0 tudo 6 0 vacin -13 0 veio 17 0 vez 8 0 visa 7 0 volt 0 -15 vomit 7 0 vou 8 0
holt -7 0
home -10 0 offic -10 0 pescoc -10 0
homeopat -19 12 prefir -9 0 rinit -12 0 tpm -11 0 trat -7 0 tratamen -12 0
hor 9 8 mas 12 0 muit 6 0 nao_abaix 12 0 nao_consig 10 0 penis 23 0 seman 10 0 tom 7 0 tomo -9 0 urin 18 0 vomit 8 0
hora 0 6 inch -9 0 ja 8 0 mais -7 0 nariz 9 0 outr 6 0 peit 7 0 sangr 9 0 toda 0 8
hormoni -11 0 normal -11 0
horrivel 7 0
hpv -19 22
i -7 14 my 10 0
idiom -15 14 mas -15 12 mostr -19 24 quas -14 13 quer -8 7
iguais -7 0
igual 0 6 outr -15 0 sempr -6 0 vermelh 11 0
imas 10 0
implant -24 0
incendi 0 0 pret 9 0
inch -2 -10 joelh -11 -14 junt -15 -12 labi 19 0 lingu 8 0 manh -15 -12 mes -9 0 mex -18 0 mord -12 0 muit 7 0 nada 13 0 noit -8 -12 olh 10 0 olho 6 0 oper 10 0 palpebr 10 0 panturri 11 0 pe -11 0 peg 13 0 pern 7 -11 pis -17 -11 port -9 0 pouc -14 0 punh -11 0 pus -11 0 quent 11 0 remedi 12 0 rost 14 0 sem_dor -14 0 sem_febr -13 0 seman 14 0 skat -13 0 tom 9 0 torc -14 -10 tornozel -12 -8 trava -15 0 vagin -9 0 vermelh 16 0 vir -9 -12 vomit 5 0
inchac -12 0 mes -11 0
inchad -12 0
incomod -12 7 joelh -7 0 quando -10 0
incomple 0 15
indic -12 0
indo -8 18
infart -20 16 pai -11 0 quer -11 0
infecca -7 0 urin -7 0
infiltra -14 -17 joelh -19 -11
inflam -12 0 pus 0 17 unha -10 -17
inger 25 0
ingu -25 -18 pescoc -25 -18 virilh -17 -20
injeca 6 0
inson -22 15 quer -11 0
insulin 10 0 tom 13 0 vomit 13 0
insuport 6 0 pe 10 0
inteir 0 0 pern 9 0
intestin -9 6 irritave -8 0 mud -8 0 pres -10 0 sindrom -8 0 solt -7 0 vou 0 10
intim 9 0
intolera -13 16 lactos -13 16
investig -10 10 ja -10 10 leve -12 15
irma 4 0 tir 17 0
irregul -14 0 menstrua -11 16
irrit -14 16 mes -8 0 tpm -12 0
irritave -8 0 sindrom -8 0
isordil 14 0
ja 0 0 joelh -11 0 leve -9 0 lomb -9 0 mais 12 0 mas -9 0 melhor -11 9 mes -9 0 nada 7 0 olho 7 0 ont -9 0 pass -10 14 perd -10 0 pom -10 0 precis -9 0 quadril -9 0 quer -10 0 quil -10 0 renov 0 15 repetica -14 16 safen 10 0 sem_febr -9 0 tomo -7 0 tres 9 0 tudo 11 0 virilh -10 0
janel 16 0
jararac 17 0 pe 15 0 pic 13 0
jato -13 -12 urin -9 0 vez -6 0
jeit 0 9 mau -7 0 nenhum 14 0
jejum -21 19 metformi -11 0 precis -11 0
joelh -11 -7 pouc -13 0 quando -11 18 quent 16 0 ressonan -16 15 sub 0 15 torc -15 0 vermelh 8 0
jog 9 0
jogo -17 0 nao_lembr 11 0
junt -4 -9 manh -14 0 maos -11 0
k -16 20
kg -12 0
kk -14 15
km 0 16
labi 3 15 lingu 12 0 mas 12 0 rach -8 0 sonolent 14 0 toda 12 0 vermelh 10 0
lacrimej 0 0 olho -7 0
lactos -13 16
ladeir -5 -10
lado 3 -7 luz 9 0 mao 6 0 nada 5 0 nao_fech 12 0 nariz -12 -16 olh 11 0 olho 12 0 outr -7 0 ouv 14 0 pern 8 0 positiv 7 0 rost 7 0 saco -6 0 sangrame 6 0 sem_dor -9 0 sent -6 0 so -3 0 test 8 0 todo 10 0 vagin -9 0
lagart 9 0
laje 12 0 subi 14 0
larg 0 0 rinit -12 0
latej -6 -11 pressa 12 0
laud -12 12 quer -13 0 veio -11 0
lav 6 0 olho 6 0
lavag -19 -14 ouv -19 -14
leit -6 9 leve -14 0
lencol 0 0 quent 12 0
lent 0 0 olho 8 0
letr -9 0
leucem 13 0
lev 0 0 raspa 10 0 saco 13 0 tiro 10 0
levant 0 0 mais -10 0 ombr -9 0 tort 10 0
leve -10 7 maos -9 0 muit -8 0 quando -6 0 quer -4 9 renov -16 15 resfri -9 0 rinit -11 0 sem_febr -7 8 seman 0 10 sempr -14 0 so -5 0 trat 0 12 veio -10 0
lib -18 0
ligeir 10 0
limp 0 0 quando -15 0
lingu 6 0 mord 7 0 nao_consig 9 0 pern 12 0 tomo 10 0
lipom -13 0
liqu -4 -7 seman 11 0 vez 14 0
lis -13 20
liti 8 0
lomb -3 0 mes -10 0 trav -13 0 urin 14 0
long -9 0 meia -13 15 vist -10 0
losartan -7 0 precis -9 0 pressa -6 0
lot 10 0
lug 5 0 ombr 12 0 saiu 12 0
luto -15 0
luz 6 0 ont 9 0 vejo 15 0
m:batimentos_130 12 0
m:glicemia_300 20 0
m:glicemia_65 13 0
m:pressao_180 0 -42
m:saturacao_92 16 0
m:temperatura_38 4 0
m:temperatura_39 9 0
maca 0 0 quer -9 0
machuc -6 0 mand 10 0 voz 10 0
madrug 0 0 muit 10 0
mae 3 0 nao_respond 11 0 perd -12 0 pior -11 0 repet -10 0 tom 10 0
mais 0 -8 mes -14 -15 nada 7 0 nao_acord 11 0 nao_aguent 11 0 nunc -9 0 par -7 0 pe -10 0 pens 10 0 repent 12 0 sangr 10 0 seman -11 0 so 7 0 todo 9 0 tort -10 0 toss -8 0 viv 11 0
mam 0 0 ont -11 0
mama -13 -11 mes -13 0 nodul -17 0 pouc 11 0 sem_febr -14 0
mamograf -18 0
man -17 20
manc -19 -8 pern -14 0 quadril -12 -14 roxo -13 0 sem_febr -16 0
manch -11 -7 nao_doi 0 14 pele 16 0 rost -18 0 roxo 10 0 sol -14 0 unha -12 0 vir 11 0
mand 4 14 voz 13 0
mandibul 10 0 quando 12 0 trav 12 0
manh -3 5 maos -11 0 pigarr -10 0 so 7 0
mant -7 12
manutenc -10 0
mao 0 -7 mord -10 0 nao_consig 12 0 nao_fech 12 0 nao_obedec 11 0 nao_para 10 0 noit 0 -13 pai 14 0 pal 12 0 par -6 -13 peit 11 0 pequen -11 0 perd 6 0 pic 14 0 pior -16 0 punh 0 -10 quando -6 10 queimadu 15 0 rede 9 0 serr 12 0 tort 16 0 tremor -16 0 verrug -9 0 vist 7 0 vomit 10 0
maos -5 8 noit -15 -12 tremor -8 0
maozinha 10 0
mapeamen -13 0
maquin 16 0
mar 0 0 ont -12 0 ronc -13 0
marc 0 -12 precis -17 -15
marcapas 21 0
marevan -6 0 ont 9 0 tomo 16 0
marrom 6 0
martel 12 0
mas -2 0 meio -9 0 nada -14 0 namor -9 0 nunc 12 0 pass -8 0 pescoc 7 0 sao -10 0 sum 10 0 trist -12 0 urin -11 0
mat 12 0 ouv 12 0 quer 14 0 vai 17 0
mato 14 0
mau -12 15
maxim 9 0
med -16 0 pressa -20 0
medi 13 0
medic -7 0 post -11 0 procur -11 0 saiu -10 18 tomo -10 0
medo -10 13 nada -10 0
meia -5 0 troc 13 0 uso -9 0 variz -13 0
meio 3 0 peit 7 0 pressa 11 0 so 8 0 trein 15 0 veio -10 0
melasm -28 24 quer -9 0 test -13 14
melhor -9 11 omeprazo -14 0 ont -12 0 sent 10 0
men -13 0
menopaus -18 8 noit -12 13 quer 0 15 ressecam -11 0 sangrame -15 -15
menstru -10 0 mes -17 0 par -9 0
menstrua -15 10 mes -12 0 queix -7 0 sangrame -18 0 tontur 14 0
merc -12 0
mergulh 9 0
mes -8 -6 mesm -11 0 mol 13 0 moleir 8 0 nao_levant -14 0 nao_pass -9 0 nao_volt -14 0 nariz 9 0 noit -8 -11 ont -9 0 pass 0 -8 perd -14 -13 pern -9 -14 pes -9 0 pior -11 -13 precis -6 0 quas -8 -16 quent 11 0 quer -8 0 quil -7 0 relaca -7 0 remedi -6 0 respir 12 0 rouc -17 -10 rouquida -14 -11 sangrame -8 0 sangu 9 0 sem_dor -9 0 sempr -12 0 sou -11 0 todo -5 0 toss -23 -26 tres -12 -15 ultim -12 0 vacin -14 0 vai -10 0 vermelh 8 0 vez -7 0 viaj -13 0 vivo 12 0 volt -8 0
mesm -2 0 par 8 0 quando 8 0 sempr -8 9 vez -11 0
metad 0 0 nada 14 0 rost 8 0 sum 10 0 visa 13 0 vist 9 0
metformi -14 13
mex 4 0 nao_consig 8 0
mexo -6 0 normal -6 0 ombr -11 12 pern 8 0
micang -10 0
micos -18 14 pe 0 19 so -19 16 unha -8 0
mijo 11 0
mim 0 17
minut 7 11 pic 12 0 seman 10 0 sent 10 0 tom 8 0 troc 11 0 vir 8 0 volt 8 0
mistur 7 0
mitral -10 0
moder -14 0
moed -9 0 tamanh -11 0
mol 5 0
mole 0 0 quent 10 0 sol 10 0 suando 10 0 tom 10 0
moleir 10 0
molh 0 0 quent 11 0 seman 13 0
molusc -15 0
mont 0 0 sangu 14 0
morceg 20 0 mord 13 0
mord -2 -15 pe 13 0 pern -21 0 rato -22 0 rost 21 0 sagu 12 0 sangr 16 0
moro -8 20
morr 5 0 queria -12 0 so -10 0
mort 12 0 quer -10 0
mosquit -19 0
mostr -9 10 quer -10 9
mous -16 0
movel -13 0
mud -11 0 pint -13 0 turn -11 0
muit 0 4 ont 7 0 par 9 0 parad 9 0 pass -14 0 pe -7 0 pret 7 0 prostr 11 0 pul -17 0 quando -8 9 reclam -16 0 repent 9 0 ronc -16 0 roxa 8 0 roxo 15 0 saco 14 0 sangr 12 0 sangu 14 0 sede 15 0 seman 5 0 sonolent 9 0 suada 11 0 suando 7 0 testicul 12 0 toss 8 0 trabalh -19 16 vomit 6 0 voz 11 0
mund 10 0 todo 11 0
muscul 0 0 pescoc 15 0
my -7 14
nada -8 17 nao_quer 9 0 normal -15 0 nuca 13 0 precis -13 14 pressa -18 0 preven -22 17 quer -15 16 queria -8 0 sem_sent -12 0 tdah -12 0 tom 10 0 visa 17 0 vomit 7 0
nadeg -12 -18
namor -10 0
nao_abaix 11 0
nao_abre 0 0 olho 9 0
nao_abro 8 0
nao_aceit 12 0 seca 12 0
nao_acert 16 0
nao_acho 7 0
nao_acord 11 0
nao_aguent 6 0
nao_aliv 10 0
nao_ando 15 0
nao_baix 0 -17
nao_chor -8 0
nao_cicatriz -13 0
nao_consegu 9 0 noit 9 0 quadril 11 0
nao_consig 2 0 olho 12 0 ombr -15 -16 ont 12 0 segur 15 0 tornozel -11 0 urin 23 0 y 13 0
nao_cura 0 -20
nao_deit 18 0
nao_desc 14 0 pern -9 0 testicul -12 0
nao_doi -10 0 penis -10 0 perceb -9 0 seman -8 -10 testicul -11 0
nao_dorm 10 0
nao_encost 14 0
nao_entr 15 0
nao_enxerg 14 0
nao_escut -14 0
nao_estanc 14 0
nao_estic -16 -17
nao_fala 10 0
nao_falo 15 0
nao_fech -11 -11 sangr -17 0 variz -11 0
nao_fiz -12 0
nao_larg -11 0
nao_levant 0 -10 ombr -17 -10 pern 13 0
nao_mama 15 0
nao_melhor -8 0
nao_mexe 7 0
nao_mexo 18 0 pern 20 0
nao_obedec 10 0
nao_para 5 0 sangr 7 0 vomit 10 0
nao_paro 4 0 tudo 8 0
nao_pass 3 -21 rouquida -21 -21 vomit 11 0
nao_pens -10 9
nao_quer 0 0 ont 11 0
nao_resolv -12 0
nao_respond 9 0
nao_sabe 13 0
nao_sai -7 -19 olho -15 0
nao_sara -19 0
nao_segur 12 0
nao_sei 0 0 noit 9 0
nao_some -15 -17
nao_urin 12 0
nao_vai 18 0
nao_veio 11 0
nao_vejo 15 0
nao_volt 0 11 relogi 11 0 roxa 9 0
nariz -7 4 noit -12 14 perol -10 -18 respir -9 13 rost -8 0 sangr -7 0 sangrame 12 0 sangu 13 0 sem_febr -7 9 sem_par 10 0 so -9 -9 spray -17 0 temp -11 0
nasc -6 -12 rec 10 0
natural -13 0
nause 9 0
ne -10 0
negativ -9 11
negoci 7 0
nenhum 0 16
nervos -7 22
ningu 13 0
nodul -22 -11 pescoc -20 -16 seio -12 0 testicul -16 0 tireoid -7 0
noit -7 0 ont 9 0 pern -10 0 pior -8 0 queria -13 15 respir -11 15 sem_febr -9 0 suor -8 0 toda -8 0
normais -7 0
normal -7 4 part 13 0 respir -8 0 tsh -17 11 tuss -9 0 veio -6 0
normaliz -10 0
not -11 -17
nova -10 0 pint -17 -19 receit -8 10
nove -14 -14
novo -9 15 piolh -18 0
nubl -12 -12 vez -11 0 vist -11 0
nuca 5 0 subit 11 0 vomit 7 0
nunc -16 -5
nutrolog -9 8 quer -9 11 ver -10 0
ocul -16 0 precis 0 -16 troc -19 0
ofegant 8 0
offic -10 0 pescoc -10 0
oftalm -8 0
ok -15 0
oleo 7 0 quent 11 0
oleosida -25 19
olh -3 0 sem_febr -20 -22 sem_lagrim 11 0 vir 7 0 xixi 9 0
olha 10 0
olho 2 0 panturri 8 0 part -10 0 pel -10 0 perd 11 0 ping 9 0 preg 10 0 pret 10 0 quando -8 0 quas 11 0 remel -14 14 revir 9 0 sangr 20 0 seco -11 0 sem_dor -11 0 soda 13 0 sum 14 0 tant -10 0 vejo 10 0 vermelh -7 0 vermelha 12 0 visa 12 0 vist 12 0 volt 6 0
ombr -11 -4 saiu 12 0
omeprazo -13 0 reflux -8 0
onde -10 0
ont -1 0 pass -10 0 pern 4 0 pressa 11 0 quando 11 0 sangrame 10 0 sem_febr -5 0 sem_sangu -13 10 so 9 0 temp -8 0 tir 12 0 tomo 12 0 urin 9 0 vem 9 0 vez -11 0 volt 7 0 voz 11 0 xixi 8 0
oper 3 -8 precis -9 0 prostat 18 0 quer -13 -10 vesicul -13 0
opinia -13 11 quer -10 0 segund -16 13
orelh -16 -9 sangr -15 0
orientac -13 11 quer -9 0 queria -12 10 vacin -15 0
osso 10 0 peit 8 0 pele 10 0
osteopen -17 14
osteopor -13 17
otim -21 10 so -21 19
otit -23 0
outr 0 0 pern 7 0
ouv -20 -9 quer 12 0 saindo -10 0 secreca -17 -15 sem_dor -14 22 sopr -11 -15 tamp -17 12 voz 12 0 zumb -12 0
ovari -8 12 policist -9 0
ovo 8 0
oximetr 9 0
pacient 17 0
padrast 17 0
pai 0 0 quer -8 0 sem_vontad -11 0
pal 7 0 vela 13 0 vomit 9 0
palavr 12 0 sai 17 0 so 8 0 troc 7 0
palpebr -5 16 sozinha -12 20 tercol -13 12
panc 5 0
panel 0 0 pressa 16 0
panic -16 16
pantopra -19 16
papanico -20 -14
papel -9 0 sangu -16 0
par -3 0 peit -13 -17 pern 14 0 porqu 11 0 precis -9 0 predniso 10 0 quer -12 11 respir 7 0 rox 9 0 sangr -10 0 segund 7 0 suar 6 0 toda -10 0 tom 13 0 urin 18 0 vendo 8 0 vomit 8 0
paraceta 8 0 tom 14 0
parceir -24 0
parec 0 16 peit 11 0 vai 8 0
paro -5 0 pass 0 -16 quando 0 -13
parqu 21 0
part 3 0
pas 9 0
pass -6 5 pouc -15 0 primeir -7 0 quando -9 0 quer -5 8 quimi 12 0 sangr -15 0 sangu -10 0 seman 0 12 vez -12 -12
pastos 11 0
pe -5 0 peg 10 0 pis -12 0 precis -13 0 preg -16 -15 pret 6 0 quin -9 0 sem_febr -15 0 sem_puls 12 0 so -8 0 sola -14 0 torc -15 -11 unha -8 0 violent 12 0
peco 10 0 quando 10 0
ped -9 -7
pediatr -14 0
pedr 0 -7 ultrasso 0 -15 vesicul -9 0
peg 0 13 peit 9 0 piolh -11 0 tornozel 15 0 trabalh -10 0 vermelh 11 0
peit 7 0 pescoc 9 0 peso 6 0 pressa 14 0 pux 9 0 quando 12 0 queim 7 0 queix 8 0 respir 6 0 sem_febr 0 16 seman 10 0 sent 6 0 so 8 0 suando 10 0 tom -11 0 vai 9 0 volt 10 0
pel 7 0
pele 0 0 pern -8 0 pux 10 0 quent -11 0 seca -16 18 solt 7 0 toda 8 0 vermelh -13 0
pendur 14 0
penis -20 -25 secreca -16 0
pens 9 0 pul 16 0 so 10 0 tod 15 0 trem 10 0
pensamen 11 0
pequen -10 0 preg 9 0 quer -11 0 tercol -17 16
perc -9 0 xixi -11 0
perceb -7 -14 testicul -9 0
perd -2 -6 pern 9 0 peso -20 0 pouc -9 0 quer -14 24 quil -14 0 seman 15 0 sent 18 0 urin 16 0 visa 20 0
periodic -21 -15
pern 0 -8 pic 13 0 pint -5 0 quent 0 -12 roxa 11 0 sangu 8 0 sem_febr -15 0 sou 11 0 sub 8 0 vivo 11 0
perol -10 -18
pert -6 15
pes -10 -9 sinusit -11 16
pescoc 0 -7 respir 13 0 rouc 9 0 so -10 0 torcicol -11 0
peso -7 0 quer -14 0
pic 6 11 pret 10 0 suando 12 0
pich 15 0
pigarr -13 0 seca -10 0
pilh 16 0
pilul -13 18 quer -14 14 relaca -11 0 seguint 0 10 troc -13 14
piment 0 16
pingu 18 0
pinic -10 0
pint -18 -14 vermelh 8 0
piolh -20 0
pior -6 -6
pis 0 -10 preg -7 0
pisc -12 -18
piscin -5 0 precis -14 0
piso 0 12
plac -8 0
placent 12 0 sangr 12 0
plan -9 0
planej 16 0
plant -8 0
pneumon 7 0
pode -17 20
poeir -14 0
policist -9 0
polip -15 0
pom -7 0 usei -10 0
pont -5 -4 pouc 0 -14 precis -11 -6 tir -18 0 vermelh -12 0
porta 9 0
positiv -5 7 sifilis -10 0 trat -7 -10
poss -11 11 tom -14 11 troc -11 0 usar -8 0
post -7 0 pressa -19 0
pouc -9 3 sangr -12 0 sem_febr -7 0 vermelh -13 0 vez -9 0 vist -14 0
pouqu -7 0 sangr -8 0
pra 0 13 sol -15 19 vai 8 0
prat 0 0 vo 12 0
pre -13 0 quer -10 0
prec -11 0
precis -11 0 quas -10 0 queix -16 0 raio -12 0 receit -5 0 renov -7 8 so -9 0 test 0 -19 tir -10 0 tom -11 0 vacin -8 0 vitamin -16 17 x -12 0
predniso 11 0 vez 10 0
prefir -9 0
preg 0 -12 seman 14 0
prend -9 0
prens 12 0
prep -19 19
pres 0 0 solt -13 0 xixi 14 0
pressa -4 0 queix 9 0 quer -7 0 remedi 0 13 renov -9 0 sangu 18 0 sem_sent -12 -15 sem_sintom -24 -11 seman 18 0 tom 10 0 tomo -13 11 turv 9 0 vist 10 0 vomit 6 0
pret 7 -18 tontur 21 0 unha -15 -11 vir 9 0 visa 10 0
preven -15 9 quer -7 0 queria -10 12
prevenca -14 0
preventi -25 -13 quer -11 0
primeir 0 0 vez 8 0
prisa -21 18 ventr -21 16
problem -16 17
produt 12 0
professo -11 0
profilax -15 0 quer -15 0
prostat 4 0 quer -9 -15
prostr 11 0
prov -8 0
psa -11 9
psiquiat -21 18 quer -10 0
psorias -10 0
puerper 17 0
pul 0 18
puls 9 0
punh -9 -8 skat -13 0
pupil 9 0
puran -16 0
puro 9 0 sangu 10 0
pus -10 -8 sai -9 -13 sem_febr -8 0 unha -11 -14
pux 0 -16 toss 10 0
puxa 6 0 respir 16 0
pylor -9 10
quadr -12 -14
quadril -4 0
quais -10 0 vacin -10 0
quando -5 7 queimaca -11 0 sai 9 0 sangr -12 0 sangu 0 9 segur -10 0 seio -11 0 sent -11 0 some -11 0 tard -9 0 temp -11 16 tomo -7 0 urin -13 26 vai 10 0 vem 10 0 vez -17 13 vi -10 0 xicar -10 0 xixi -11 0
quant -9 0 temp -10 0
quantida 10 0
quart 5 0
quebr -13 0 tudo 12 0
qued -8 0
queim 0 0 rost 12 0
queimaca 0 10
queimad -10 0
queimadu 15 0
queix 0 0 sent 8 0 trav 12 0 vai 14 0
quent 3 -13 sol 8 0 vermelh -7 0
quer -9 5 receit -15 0 reduz -18 15 remedi -6 0 renov -6 6 result -8 0 retir -14 -13 retom -16 0 rost -11 10 rotin -10 0 sab -5 8 sem_camis -11 0 so -3 0 sono -14 0 sou -14 0 tir -9 -12 tom -8 0 tomo -12 12 trat -6 7 tratamen -11 9 troc -10 0 uso -10 13 ver -7 0 verrug -15 0 vist -11 15 vitamin -10 0
queria -10 10 remedi -6 0 rev -9 0 sab -4 0 sempr -7 0 tratamen -6 0
querosen 14 0 toss 14 0
quil -11 -7 sem_quer -10 0
quimi 11 0 seman 12 0
quimiote 26 0
quin -8 0 roxo -9 0
rach -15 20 vermelh 10 0
raio 0 0 x -12 0
ral -15 0
ralo -10 0
rap -4 11 respir 5 0
rasg 12 0 repent 10 0
rasp -19 0
raspa 10 0 tiro 10 0
rato 0 0 venen 19 0
rec 10 0
receit -18 16 renov -9 9 sem_cris -7 0 so -6 6 tomo -9 9 uso -11 0
reclam -7 13 ronc -16 0
rede 15 0 tom 11 0
redond -5 0
reduz -18 15
reflux -19 12 tomo -16 11
regia 16 0
relaca -14 -7 sangr -13 0 sangrame -15 0
relogi 7 0
remedi -3 6 tom 0 15 tomo -13 0
remel -12 12 vermelh -13 13
remov -20 0
renov -15 6 sertrali -12 0 so -6 0
repelent -9 0 usar -9 0
repent 6 0
repentin 14 0
repet -9 0
repetica -14 16
repor -7 0 vitamin -10 0
reposica -13 0
resfri -5 9 sem_febr -6 0 toss -6 11
resolv 0 10
respir 5 0 ronc -11 0 sonolent 14 0 toss 7 0 tuss -9 0 y 13 0
respirac 10 0
respond 12 0
ressecam -17 19 so -14 16
ressonan -9 8
rest -12 0
result -16 20
retenca 18 0 urin 18 0
retir -21 0
retom -16 0
rev -7 0
ri -13 0
rim 0 12 so 12 0 transpla 8 0 urin 14 0 vomit 12 0
rinit -23 15 so -13 0
rio -6 0
risc -17 0
rivotril 20 0
romp 10 0 seman 10 0
ronc -8 9
rotin -8 0 sem_sintom 0 15 veio -11 0
rouc -5 0 seman -14 -15 show -15 12 toss 11 0
rouquida -25 0
rox 6 0 toss 18 0 unh 20 0
roxa 7 0
roxo 7 -8
rs -13 0
rua 7 0 tudo 9 0
ruim -13 9
s 15 0
sab -4 6 so -8 0
saco 0 -10 sem_dor -17 -12
sagu 20 0
sai 0 -10
saida 12 0
saindo 0 -10 sangu 8 0 secreca -10 -12 seman 12 0 toda 10 0 veio 9 0
sair 0 -14
saiu 3 0
saliv 7 0
salt -13 -15
sangr 2 -6 sem_par 11 0 seman 18 0 serr 11 0 test 0 -15 tomo 11 0 vez -8 0
sangrame 0 -17 seman 21 0 tive 8 0
sangu 0 -7 sem_dor -20 -15 seman 4 -12 so 10 0 toss 10 0 tres 18 0 urin -19 -17 variz 17 0 vaso -6 0 veio 10 0 vermelh 9 0 vez -7 0 vivo 8 0 vomit 15 0 xixi -14 0
sanit 10 0
sar -13 0
saturaca 17 0
sec -10 0
seca -5 15 toss -12 10 xixi 10 0
seco -11 0
secreca -17 -17
secur -16 0
sede 17 0
seguint -6 0
segund 0 13 veio 17 0
segur 0 0 tremor -10 0 xicar -10 0
seio -19 -11
seis -10 -13 seman -11 -21
sela 13 0
sem_apetit 0 -15
sem_ar 18 0
sem_avis 14 0
sem_bolh -10 0 vermelh -11 0
sem_camis -23 0 trans -18 0
sem_cansac -12 0
sem_cheir -12 12
sem_consegu 18 0
sem_cris -11 7
sem_dor -12 0 testicul -21 -17 trabalh -13 0 umbig -9 0 urin -14 -16 vermelh -11 0 volt -10 -16
sem_dorm 10 0
sem_dormenc -10 0
sem_evacu 12 0 vomit 13 0
sem_falt -15 11 toss -19 13
sem_febr -10 0 tamanh -10 0 toss -5 0 urin -11 11 vermelh -15 -8
sem_foleg 6 0
sem_forc 16 0
sem_formigam -16 15
sem_ide -10 0
sem_inch -11 0
sem_inchac -13 7
sem_lagrim 7 0
sem_manch -8 0
sem_mascar 12 0
sem_motiv -15 -20
sem_nada -10 0
sem_outr -19 14
sem_par 7 0 tont 10 0 toss 8 0 vomit 7 0
sem_pensamen -25 25
sem_perd -10 0
sem_puls 11 0
sem_pus -12 0
sem_remedi -12 18
sem_sangr -12 0
sem_sangu -16 12 vez -11 0
sem_sensibil 16 0
sem_sent -7 0
sem_sequel -10 0 so -10 0
sem_sintom -25 7 vez 0 16
sem_tontur -16 -11
sem_vomit -10 0
sem_vontad -28 25 trabalh -11 0
seman 0 0 sent 11 0 toda 8 0 toss -24 0 urin -8 0 vagin 10 0 vez -5 0 vist 9 0
sempr -9 7 vez -9 0
sent 0 -7 so 13 0 trabalh -8 0
serr 12 0
sertrali -14 12
serv -12 15
shampo -16 0
show -17 11
sifilis -9 0 test -10 0
sinal -22 0
sindrom -14 12
sinusit -11 0
sinvasta -12 0
siso -7 0
so -4 7 up -8 0 vermelh 0 10 vez 6 0
sobr 0 0 toss -9 0
socorr -8 0
soda 16 0
sogr -6 0
sol -3 7 trabalh 14 0
sola -14 0
sold 16 0
solt -8 0 vez -10 0
soluc 11 0
soluca -15 15
som 19 0
some -11 0
sond 0 -19 troc -29 -19
sono -4 10
sonolent 11 0
sopr -9 -14
sorris 11 0 tort 11 0
sou -3 6
sozinha -16 0 vez -10 0
sozinho -11 0
spray 0 11
suada 10 0
suado 13 0
suando 6 0 vendo 8 0
suar 6 0
sub 3 0 vai 12 0
subi 10 0
subit 10 0 testicul 11 0
sufoc 19 0 toss 11 0
sum 4 16 visa 10 0 vist 10 0
suo -20 21
suor -5 0 toss -15 -10
suplemen -8 0
sut -9 0
symptoms -16 14
tadalafi -20 0
tamanh -7 -6 vermelh -12 0
tamb -9 0
tant -6 23
tao 4 0
tard -9 7
tatuag -13 18
taturan 9 0
tche 13 0
td -8 0
tdah -27 14
telh 15 0
temp -4 14
tenis -13 0
tensa 0 12
terap -8 0
terceir 9 0
tercol -26 22
termin 0 10
termomet 10 0
terr -20 -21
terrivel 6 0
test -8 7
testicul 3 -10 veia -12 0
testoste -16 18
tetan -14 0 vacin -14 0
teve -4 0
tijol 12 0
tio 11 0
tipo 0 0 vomit 13 0
tir -14 -9 verrug -14 -12
tiro 10 0
tive 2 0
tivess 8 0
tod 6 0
todo 0 5 vist 8 0
tom 3 5 vacin -6 0 venen 22 0
toma 9 0
tomo -2 8 vez -7 0
tomograf -10 15
tont 7 0 vomit 7 0
tontur 0 0 violent 13 0 vomit 11 0
toqu -7 0
torc -8 0 tornozel -12 0
torcicol -32 22
tornozel -8 0
tort -4 0
toss -7 -3 veio 16 0 vermelh 9 0 vivo 13 0
tpm -14 9
trabalh -7 7
trans -24 12 vez 0 -17
transpla 23 0
trat -9 5 vez -12 0
tratamen -12 10
trava -12 -10
trein 0 14
trem 6 0
tremor -7 0 urin 18 0
tres 0 -7 vez 6 0
triglice -18 25
trist -17 14
troc -8 0
tropec 10 0
tsh -12 7
tudo 4 6 vendo 8 0 ver 8 0 voz 16 0
turn -11 0
turv 17 0 urin 20 0 vist 9 0
ulcer -8 -19
ultim -9 0
ultrasso -19 -8
umbig -4 0
unha -12 0
up -13 11
uric -16 16
urin -9 -4 vez -13 0
usar -16 20
usei 8 0
uso -6 9 varfarin 13 0
usou 9 0
vacin -14 5 venc -12 0 vou -14 21
vagin -14 -8
vai 0 0 vem 14 0 volt -16 0
varfarin 8 0
vari 13 0
variz -7 0
vasectom -19 13
vcs -11 0
vegan -15 15
vegetari -15 14
veia -14 -14
veio 0 9 vez 7 0
vejo 4 0
vela 13 0
vem -6 0 volt 10 0
venc -7 -15
vendo 8 0
venen 8 15
ventr -6 0
ver -5 0 vitamin -12 0
verd 4 0
vermelh -2 0 vomit 8 0
vermelha 9 0
verrug -19 0
verrugu -20 0 vulv -12 0
vesicul -6 -12
vez -5 0 vist -11 0 xixi -8 -16
viag 8 0
viaj -5 10
vida 18 0
vidr 9 0
vim -11 12
violent 15 0
virilh -14 -6
viro -9 10
viros -7 0
vist 4 0
vitamin -21 16
viv 15 0
vivo 7 0
volt -5 0
vomit 7 0 xixi 6 0
vontad 9 0
voo -6 15
vou -3 9
vovo 11 0
voz 7 0
vulv -24 -20
x -6 0
xarelt 10 0
xixi -8 0
y 11 0
zonz 14 0
zumb -16 14`
