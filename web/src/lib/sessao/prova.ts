/** Asks whoever is here to prove who they are; true once they did. */
type Pergunta = () => Promise<boolean>

let perguntar: Pergunta | undefined
let perguntando: Promise<boolean> | undefined

/** The dialog that asks, while it is on the page. Returns the function that takes it away. */
export function atenderProva(pergunta: Pergunta): () => void {
  perguntar = pergunta
  return () => {
    if (perguntar === pergunta) perguntar = undefined
  }
}

/** One question at a time, however many acts wait for it; false when it was not answered, or nobody can ask. */
export const pedirProva = async (): Promise<boolean> =>
  (perguntando ??= (perguntar?.() ?? Promise.resolve(false)).finally(() => {
    perguntando = undefined
  }))
