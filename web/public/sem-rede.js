/** The page shown where there is no network: what the tab last knew, and back as soon as there is one. */

const voltar = () => location.reload()
/** The browser may say that there is a network before there is one, and may not say it again: the site itself is asked. */
const perguntar = () => {
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(voltar, () => undefined)
}
addEventListener('online', perguntar)
setInterval(perguntar, 5000)
document.getElementById('tentar').addEventListener('click', voltar)

/** Written by `web/src/features/toque/sabido.ts`, in this tab alone. */
const guardado = sessionStorage.getItem('acolhe:sabido')
if (guardado !== null) {
  const { frase, em } = JSON.parse(guardado)
  const sabido = document.getElementById('sabido')
  const hora = new Date(em).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
  sabido.textContent = `${frase} Era assim às ${hora}.`
  sabido.hidden = false
}
