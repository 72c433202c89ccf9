import { chromium, expect as esperado, type Locator, type Page } from '@playwright/test'
import { caminhoDe } from '#domain/base/rotas.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import config from '../../playwright.config.ts'
import { entrar } from '../../tests/e2e/pessoas.ts'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import { novoPaciente } from '../../tests/support/pessoas.ts'
import { mediana } from '../medidas/medida.ts'
import { construir } from '../medidas/palco.ts'

/**
 * `npm run triagem:tempo`: how long a person takes from the first screen of the triage to its result, one JSON line
 * for each of ten and their median. What is counted is real (the words on each screen, the keys and the clicks it
 * took, the wait for the answer); what each costs is the keystroke-level model of Card, Moran and Newell (1980), of a
 * person who types slowly and reads every word.
 */
const SEGUNDOS = { tecla: 0.28, clique: 1.1, mental_por_tela: 1.35, palavra: 60 / 200 } as const

/** These say only when a busy machine has had time enough. */
const expect = esperado.configure(config.expect ?? {})

interface Pessoa {
  readonly sexo: 'Feminino' | 'Masculino'
  readonly dias: number
  readonly caixas?: readonly string[]
  readonly relato: string
  /** what is answered to every question the triage asks, if it asks any */
  readonly resposta?: keyof typeof TRIAGEM.perguntas.respostas
}

const PESSOAS: readonly Pessoa[] = [
  { sexo: 'Feminino', dias: 2, relato: 'Dor de garganta há 2 dias, sem febre, e nariz escorrendo.' },
  { sexo: 'Masculino', dias: 1, relato: 'dor forte no peito que vai pro braço e suor frio' },
  {
    sexo: 'Feminino',
    dias: 3,
    relato: 'ardência pra urinar e vontade toda hora, sem febre, já tive isso ano passado',
  },
  { sexo: 'Masculino', dias: 1, relato: 'Torci o tornozelo jogando bola ontem, inchou mas consigo pisar.' },
  { sexo: 'Feminino', dias: 30, relato: 'preciso renovar a receita da losartana, pressão controlada' },
  {
    sexo: 'Feminino',
    dias: 4,
    caixas: [TRIAGEM.guided.caixas.febre],
    relato: 'febre desde domingo, dor no corpo todo e atrás dos olhos, fraqueza',
  },
  {
    sexo: 'Masculino',
    dias: 7,
    relato: 'Coceira e manchas vermelhas na virilha há uma semana, piora quando suo.',
  },
  {
    sexo: 'Feminino',
    dias: 10,
    relato: 'não tenho dormido direito, ansiedade por causa do trabalho, choro fácil',
  },
  {
    sexo: 'Masculino',
    dias: 1,
    relato: 'Diarreia desde ontem, umas cinco vezes, e enjoo. Consigo beber água.',
    resposta: 'nao',
  },
  {
    sexo: 'Feminino',
    dias: 2,
    relato: 'tontura quando levanto e um pouco de dor de cabeça',
    resposta: 'nao_sei',
  },
]

/** What one person did on the screens, and what it cost. */
class Pessoalmente {
  teclas = 0
  cliques = 0
  palavras = 0
  telas = 0

  constructor(readonly page: Page) {}

  /** A screen is there, and is read. */
  async ler(titulo: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: titulo })).toBeVisible()
    const texto = await this.page.getByRole('main').innerText()
    this.palavras += texto.split(/\s+/).filter((palavra) => /[\p{L}\p{N}]/u.test(palavra)).length
    this.telas++
  }

  async clicar(em: Locator): Promise<void> {
    await em.click()
    this.cliques++
  }

  async digitar(em: Locator, texto: string): Promise<void> {
    await this.clicar(em)
    const havia = await em.inputValue()
    for (const _ of havia) await this.page.keyboard.press('Backspace')
    await this.page.keyboard.type(texto)
    // An accent is a key of its own.
    this.teclas += havia.length + texto.normalize('NFD').length
  }

  segundos(espera: number): number {
    const { tecla, clique, mental_por_tela, palavra } = SEGUNDOS
    return (
      espera +
      this.teclas * tecla +
      this.cliques * clique +
      this.telas * mental_por_tela +
      this.palavras * palavra
    )
  }
}

/** Through the triage, as a person would. */
async function triar(page: Page, { sexo, dias, caixas = [], relato, resposta = 'nao' }: Pessoa) {
  const pessoa = new Pessoalmente(page)
  const continuar = page.getByRole('button', { name: TRIAGEM.continuar })
  await page.goto(caminhoDe('triagem'))
  await pessoa.ler(TRIAGEM.intro.titulo)
  await pessoa.clicar(page.getByRole('radio', { name: sexo }))
  await pessoa.clicar(continuar)
  await pessoa.ler(TRIAGEM.guided.titulo)
  const duracao = page.getByLabel(TRIAGEM.guided.duracao_dias)
  if ((await duracao.inputValue()) !== String(dias)) await pessoa.digitar(duracao, String(dias))
  for (const caixa of caixas) await pessoa.clicar(page.getByRole('checkbox', { name: caixa }))
  await pessoa.clicar(continuar)
  await pessoa.ler(TRIAGEM.symptoms.titulo)
  await pessoa.digitar(page.getByLabel(TRIAGEM.symptoms.campo), relato)
  const antes = performance.now()
  await pessoa.clicar(page.getByRole('button', { name: TRIAGEM.symptoms.enviar }))
  const resultado = page.getByRole('heading', { name: TRIAGEM.result.titulo })
  const perguntas = page.getByRole('heading', { name: TRIAGEM.perguntas.titulo })
  await expect(resultado.or(perguntas)).toBeVisible()
  let espera = (performance.now() - antes) / 1000
  const perguntado = await perguntas.isVisible()
  if (perguntado) {
    await pessoa.ler(TRIAGEM.perguntas.titulo)
    for (const opcao of await page
      .getByRole('radio', { name: TRIAGEM.perguntas.respostas[resposta], exact: true })
      .all())
      await pessoa.clicar(opcao)
    const outraVez = performance.now()
    await pessoa.clicar(continuar)
    await expect(resultado).toBeVisible()
    espera += (performance.now() - outraVez) / 1000
  }
  const { teclas, cliques, palavras, telas } = pessoa
  return {
    segundos: Number(pessoa.segundos(espera).toFixed(1)),
    teclas,
    cliques,
    palavras,
    telas,
    perguntado,
  }
}

construir()
const nuvem = await startCloudProcess()
const navegador = await chromium.launch(config.use?.launchOptions)
try {
  const feitas = []
  for (const pessoa of PESSOAS) {
    const contexto = await navegador.newContext({
      baseURL: nuvem.origem,
      locale: 'pt-BR',
      viewport: { width: 360, height: 740 },
    })
    const page = await contexto.newPage()
    await entrar(page, 'paciente', (await novoPaciente(nuvem)).usuario.email)
    const feita = await triar(page, pessoa)
    feitas.push(feita)
    console.log(JSON.stringify({ figura: 'triagem_de_uma_pessoa', ...feita }))
    await contexto.close()
  }
  console.log(
    JSON.stringify({
      figura: 'triagem_tempo_mediano',
      valor: mediana(feitas.map(({ segundos }) => segundos)),
      unidade: 's',
      meta: 90,
    }),
  )
} finally {
  await navegador.close()
  await nuvem.close()
}
