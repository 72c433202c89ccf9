// The kit's form: takes the portrait, sends what was typed, and says beside each field what is wrong.
const form = document.querySelector('#nova')
const video = document.querySelector('video')
const situacao = document.querySelector('#situacao')
/** Size of the portrait, as the cards print it. */
const RETRATO = { largura: 512, altura: 560 }
let camera

for (const opcao of form.elements.rosto)
  opcao.addEventListener('change', () => void mostrarRosto(opcao.value))
document.querySelector('#medico').addEventListener('change', (evento) => {
  document.querySelector('#dados-medico').hidden = !evento.target.checked
})
form.addEventListener('submit', (evento) => {
  evento.preventDefault()
  void enviar()
})
document.addEventListener('click', (evento) => {
  const alvo = evento.target.closest('.copiar')
  if (alvo) void copiar(alvo)
})

async function mostrarRosto(qual) {
  document.querySelector('#camera').hidden = qual !== 'camera'
  document.querySelector('#arquivo').hidden = qual !== 'arquivo'
  for (const faixa of camera?.getTracks() ?? []) faixa.stop()
  camera = undefined
  if (qual !== 'camera') return
  try {
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user' }, audio: false })
    video.srcObject = camera
    await video.play()
  } catch {
    dizer('retrato', 'A câmera não abriu. Permita o acesso, escolha uma foto ou um rosto desenhado.')
  }
}

async function enviar() {
  for (const erro of form.querySelectorAll('.erro')) erro.textContent = ''
  const botao = form.querySelector('button:not([type])')
  botao.disabled = true
  situacao.textContent = 'Desenhando…'
  try {
    const retrato = await retratoEscolhido()
    if (retrato === null) return
    const dados = Object.fromEntries(
      ['nome', 'nascimento', 'sexo', 'layout'].map((n) => [n, form.elements[n].value]),
    )
    const medico = document.querySelector('#medico').checked && {
      uf: document.querySelector('#uf').value,
      especialidade: document.querySelector('#especialidade').value,
    }
    const resposta = await fetch('/pessoas', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...dados, ...(retrato && { retrato }), ...(medico && { medico }) }),
    })
    const corpo = await resposta.json()
    if (!resposta.ok) {
      dizer(corpo.campo, corpo.mensagem)
      return
    }
    // Another address, not a reload: a reload stays where the page was scrolled to.
    location.assign(`/?desenhada=${corpo.id}#${corpo.id}`)
  } catch {
    situacao.textContent = 'O kit não respondeu. Veja se o npm start ainda roda e tente de novo.'
  } finally {
    botao.disabled = false
    if (situacao.textContent === 'Desenhando…') situacao.textContent = ''
  }
}

/** Base64 of the chosen portrait, undefined for a drawn one, null when it is missing (and that was said). */
async function retratoEscolhido() {
  const qual = form.elements.rosto.value
  if (qual === 'desenho') return undefined
  if (qual === 'camera') {
    if (camera) return daImagem(video, video.videoWidth, video.videoHeight)
    dizer('retrato', 'A câmera está fechada. Escolha-a de novo ou use uma foto.')
    return null
  }
  const [arquivo] = document.querySelector('#foto').files
  if (!arquivo) {
    dizer('retrato', 'Escolha a foto de um rosto.')
    return null
  }
  const imagem = await createImageBitmap(arquivo).catch(() => null)
  if (imagem) return daImagem(imagem, imagem.width, imagem.height)
  dizer('retrato', 'Este arquivo não é uma foto que o navegador abra. Use JPEG ou PNG.')
  return null
}

/** The middle of a picture in the portrait's shape, a little above the centre, where faces are. */
function daImagem(fonte, largura, altura) {
  const escala = Math.min(largura / RETRATO.largura, altura / RETRATO.altura)
  const [w, h] = [RETRATO.largura * escala, RETRATO.altura * escala]
  const tela = document.createElement('canvas')
  tela.width = RETRATO.largura
  tela.height = RETRATO.altura
  tela
    .getContext('2d')
    .drawImage(fonte, (largura - w) / 2, (altura - h) / 3, w, h, 0, 0, RETRATO.largura, RETRATO.altura)
  return tela.toDataURL('image/jpeg', 0.9).split(',')[1]
}

function dizer(campo, mensagem) {
  const lugar = document.querySelector(`#${campo || 'retrato'}-erro`)
  lugar.textContent = mensagem
  document.querySelector(`#${campo}`)?.focus()
}

async function copiar(alvo) {
  await navigator.clipboard.writeText(alvo.dataset.valor)
  alvo.dataset.copiado = 'sim'
  setTimeout(() => delete alvo.dataset.copiado, 1500)
}
