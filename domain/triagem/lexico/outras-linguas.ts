/** A line of `de para` pairs, normalised words both; several words on the right are joined by `_`. */
const palavras = (pares: string): ReadonlyMap<string, string> =>
  new Map(
    pares
      .trim()
      .split(/\s+/)
      .map((par) => {
        const [de = '', para = ''] = par.split('=')
        return [de, para.replaceAll('_', ' ')] as const
      }),
  )

/** Spanish words that are none of ours, whatever the rest is written in: who mixes both is understood too. */
export const DO_ESPANHOL = palavras(`
duele=doi mucho=muito pecho=peito quiero=quero estoy=estou adormecido=dormente adormecida=dormente
dolor=dor dolores=dores duelen=doem dolio=doeu doliendo=doendo adolorido=dolorido adolorida=dolorida
cabeza=cabeca espalda=costas brazo=braco brazos=bracos pierna=perna piernas=pernas pies=pes rodilla=joelho
tobillo=tornozelo codo=cotovelo muneca=punho hombro=ombro cuello=pescoco ojo=olho ojos=olhos oido=ouvido
oidos=ouvidos lengua=lingua muela=dente muelas=dentes diente=dente dientes=dentes encia=gengiva rinon=rim
rinones=rins higado=figado corazon=coracao pulmon=pulmao pulmones=pulmoes vientre=barriga panza=barriga
guata=barriga ingle=virilha nalga=nadega nalgas=nadegas piel=pele sangre=sangue hueso=osso unas=unhas
fiebre=febre calentura=febre escalofrio=calafrio escalofrios=calafrios mareo=tontura mareos=tontura
mareado=tonto mareada=tonta mareando=tonteando diarrea=diarreia estrenimiento=prisao_de_ventre
hinchado=inchado hinchada=inchada hinchados=inchados hinchadas=inchadas hinchazon=inchaco hincho=inchou
hinchando=inchando tos=tosse toser=tossir tosiendo=tossindo flema=catarro flemas=catarro gripa=gripe
ahogo=sufoco ahogando=sufocando ahoga=sufoca silbido=chiado silba=chia desmayo=desmaio desmaye=desmaiei
desmayado=desmaiado desmayada=desmaiada desmayandose=desmaiando convulsion=convulsao
convulsiono=convulsionou temblando=tremendo temblor=tremor tiembla=treme tiemblo=tremo sudor=suor
sudando=suando sudo=suo debil=fraco debilidad=fraqueza cansancio=cansaco hormigueo=formigamento
entumecido=dormente entumecida=dormente quemadura=queimadura queme=queimei quemo=queimou quemado=queimado
herida=ferida heridas=feridas golpee=bati golpeo=bateu golpeado=batido golpearon=bateram pegaron=bateram
cayo=caiu caigo=caio fractura=fratura hueco=buraco mordio=mordeu perro=cachorro rata=rato murcielago=morcego
alacran=escorpiao culebra=cobra serpiente=cobra vibora=cobra arana=aranha abeja=abelha hijo=filho hija=filha
hijos=filhos hijita=filhinha hijito=filhinho nino=menino nina=menina ninos=criancas ninas=meninas
guagua=bebe wawa=bebe bebecito=bebe abuela=avo abuelo=avo mujer=mulher hermano=irmao hermana=irma
suegra=sogra suegro=sogro padrastro=padrasto novio=namorado novia=namorada vecino=vizinho vecina=vizinha
patron=patrao madre=mae senor=senhor senora=senhora embarazada=gravida embarazo=gravidez
regla=menstruacao flujo=corrimento fuente=bolsa feto=bebe ayer=ontem anteayer=anteontem hoy=hoje
anoche=ontem_a_noite manana=manha muerte=morte morir=morrer morirme=morrer muero=morro muriendo=morrendo
matarme=me_matar matarse=se_matar suicidarme=me_suicidar vivir=viver quitarme=tirar despedirme=me_despedir
pastilla=comprimido pastillas=comprimidos lejia=agua_sanitaria trague=engoli bebio=bebeu comio=comeu
borracho=bebado fuerte=forte fuertes=fortes fuertisimo=fortissimo mucha=muita muchisimo=muito
demasiado=demais insoportable=insuportavel horrible=horrivel peor=pior empeora=piora empeoro=piorou
empeorando=piorando adentro=dentro arriba=cima abajo=baixo izquierdo=esquerdo izquierda=esquerda
derecho=direito derecha=direita puedo=consigo puede=consegue pudo=conseguiu puedes=consegue hablar=falar
habla=fala hablo=falo mover=mexer mueve=mexe muevo=mexo caminar=andar camina=anda camino=ando veo=vejo
oir=ouvir oigo=ouco escucho=ouco orinar=urinar orina=urina orino=urino orine=urinei heces=fezes duermo=durmo
duerme=dorme despierta=acorda desperte=acordei siento=sinto siente=sente tengo=tenho tiene=tem tuve=tive
tuvo=teve estaba=estava hace=faz despues=depois ahora=agora cuando=quando donde=onde quiere=quer
necesito=preciso ayuda=ajuda negras=pretas amarillo=amarelo amarilla=amarela amarillos=amarelos
rojo=vermelho roja=vermelha rojos=vermelhos rojas=vermelhas caliente=quente chueca=torta ronchas=urticaria
roncha=urticaria sarpullido=manchas comezon=coceira picazon=coceira picadura=picada trasplante=transplante
dialisis=dialise azucar=acucar presion=pressao cuchillo=faca cuchillada=facada balazo=tiro
violaron=estupraram violada=estuprada golpea=bate amenaza=ameaca amenazo=ameacou miedo=medo suenos=sonhos
llora=chora llorando=chorando lloro=choro confundido=confuso confundida=confusa confusion=confusao
`)

/** Words that mean another thing in ours: only in a report that is mostly Spanish. */
export const SO_NO_ESPANHOL = palavras(`
no=nao ni=nem y=e con=com sin=sem el=o la=a los=os las=as un=um una=uma del=do al=ao muy=muito pero=mas
yo=eu mi=minha mis=minhas su=seu sus=seus es=e ya=ja mas=mais casi=quase aun=ainda solo=so bien=bem
veces=vezes cara=rosto le=lhe les=lhes ella=ela ellos=eles eso=isso esto=isto esa=essa ese=esse todo=tudo
rompio=rompeu sale=sai salio=saiu sangro=sangrou aire=ar cuesta=custa_a dificultad=dificuldade fue=foi
son=sao hay=ha cayendo=caindo caer=cair vomite=vomitei asco=enjoo moco=catarro
cortada=corte corto=cortou golpe=pancada pego=bateu caida=queda
quebro=quebrou esposo=marido papa=pai trago=engoliu tome=tomei borracha=bebada pude=consegui
pipi=xixi popo=coco tragar=engolir despertar=acordar tenia=tinha negro=preto
negra=preta morado=roxo morada=roxa morados=roxos torcida=torta pica=coca pico=picou quimio=quimioterapia
disparo=tiro violo=estuprou pega=bate encerrada=trancada encerro=trancou
`)

/** The words of an English report about the body and danger. */
export const DO_INGLES = palavras(`
pain=dor pains=dores ache=dor aches=dores aching=doendo hurt=doi hurts=doi hurting=doendo sore=dolorido
chest=peito head=cabeca headache=dor_de_cabeca back=costas belly=barriga stomach=barriga abdomen=barriga
tummy=barriga arm=braco arms=bracos leg=perna legs=pernas foot=pe feet=pes hand=mao hands=maos finger=dedo
toe=dedo knee=joelho ankle=tornozelo shoulder=ombro neck=pescoco jaw=mandibula throat=garganta eye=olho
eyes=olhos ear=ouvido nose=nariz mouth=boca tongue=lingua lips=labios lip=labio tooth=dente teeth=dentes
skin=pele heart=coracao kidney=rim testicle=testiculo testicles=testiculos groin=virilha calf=panturrilha
thigh=coxa face=rosto fever=febre chills=calafrios shivering=tremendo shaking=tremendo cough=tosse
coughing=tossindo phlegm=catarro blood=sangue bloody=com_sangue bleeding=sangrando bleed=sangra vomit=vomito
vomiting=vomitando vomited=vomitei threw=vomitei nausea=nausea nauseous=enjoado sick=enjoado dizzy=tonto
dizziness=tontura faint=desmaio fainted=desmaiei fainting=desmaiando collapsed=desmaiou
unconscious=inconsciente seizure=convulsao seizures=convulsao confused=confuso confusion=confusao
sleepy=sonolento drowsy=sonolento weak=fraco weakness=fraqueza numb=dormente numbness=dormencia
tingling=formigamento blurry=embacada blurred=embacada blind=cego vision=visao swollen=inchado
swelling=inchaco rash=manchas hives=urticaria itchy=coceira itching=coceira red=vermelho black=preto
yellow=amarelo blue=azul purple=roxo pale=palido stiff=duro sweating=suando sweat=suor cold=frio hot=quente
burn=queimadura burned=queimei burnt=queimei burning=ardendo cut=corte wound=ferida broken=quebrado
broke=quebrei fell=cai fall=queda hit=bati bite=mordida bit=mordeu bitten=mordido sting=picada stung=picou
dog=cachorro cat=gato bat=morcego snake=cobra scorpion=escorpiao spider=aranha bee=abelha pregnant=gravida
pregnancy=gravidez weeks=semanas week=semana days=dias day=dia hours=horas hour=hora minutes=minutos
months=meses month=mes years=anos year=ano baby=bebe child=crianca son=filho daughter=filha kid=crianca
boy=menino girl=menina mother=mae mom=mae mum=mae father=pai dad=pai husband=marido wife=esposa
boyfriend=namorado grandmother=avo grandma=avo grandfather=avo brother=irmao sister=irma friend=amigo
old=de_idade period=menstruacao discharge=corrimento pee=urinar peeing=urinar urine=urina urinate=urinar
poop=fezes stool=fezes diarrhea=diarreia constipated=prisao_de_ventre swallow=engolir swallowed=engoli
breathe=respirar breathing=respirar breath=ar wheezing=chiado asthma=asma inhaler=bombinha diabetes=diabetes
diabetic=diabetico insulin=insulina sugar=acucar pressure=pressao chemo=quimioterapia
chemotherapy=quimioterapia transplant=transplante dialysis=dialise pills=comprimidos pill=comprimido
drank=bebi bleach=agua_sanitaria poison=veneno overdose=overdose drunk=bebado die=morrer dying=morrendo
suicide=suicidio myself=me kill=matar raped=estuprada rape=estupro beat=bateu beats=bate afraid=medo
scared=medo threatened=ameacou locked=trancada knife=faca gun=arma shot=tiro stabbed=facada severe=forte
strong=forte terrible=horrivel worst=pior worse=pior worsening=piorando unbearable=insuportavel
sudden=subito suddenly=de_repente very=muito bad=forte heavy=muito left=esquerdo right=direito side=lado
upper=cima lower=baixo low=baixo high=alta today=hoje yesterday=ontem now=agora since=desde ago=atras
night=noite morning=manha no=nao not=nao dont=nao doesnt=nao didnt=nao isnt=nao wont=nao without=sem
never=nunca cant=nao_consigo cannot=nao_consigo couldnt=nao_consegui can=posso i=eu im=estou ive=tenho
have=tenho has=tem had=tive feel=sinto feeling=sentindo feels=sente am=estou is=esta are=estao was=estava
with=com and=e or=ou but=mas my=meu her=dela his=dele he=ele she=ela they=eles it=isso the=o a=um an=um
of=de in=em on=em at=em from=de for=ha estou= up= out= be= been= move=mexer moving=mexendo walk=andar
walking=andando stand=levantar speak=falar talk=falar talking=falando see=ver hear=ouvir sleep=dormir
wake=acordar waking=acordando eat=comer drink=beber took=tomei take=tomo taking=tomando medicine=remedio
medication=remedio want=quero only=so little=pouco lot=muito much=muito more=mais all=todo
`)
