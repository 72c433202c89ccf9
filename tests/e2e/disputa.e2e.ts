import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { HELENA, IGOR, type PersonaMedica } from '#semente/personas.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { Jornada } from '../support/jornada.ts'
import { novoPaciente } from '../support/pessoas.ts'
import { test } from './cena.ts'
import { entrar } from './pessoas.ts'

test.use({ cena: 'disputa' })

let cloud: CloudProcess
let browser: Browser
let contextos: BrowserContext[]

test.beforeAll(async () => {
  cloud = await startCloudProcess()
  const { launchOptions, locale, timezoneId } = test.info().project.use
  browser = await chromium.launch(launchOptions)
  contextos = await Promise.all(
    Array.from({ length: 3 }, async () => browser.newContext({ baseURL: cloud.origem, locale, timezoneId })),
  )
})
test.afterAll(async () => {
  await browser?.close()
  await cloud?.close()
})

test('two doctors press accept for one patient: one enters the room, the other is told', async () => {
  const [sala, primeiro, segundo] = await Promise.all(contextos.map(async (contexto) => contexto.newPage()))
  if (!sala || !primeiro || !segundo) throw new Error('Three pages were asked for')
  const jornada = await (await Jornada.nova(cloud, { paciente: await novoPaciente(cloud) })).ate('na_fila')

  await test.step('the patient waits, and both doctors see them', async () => {
    await entrar(sala, 'paciente', jornada.paciente.usuario.email)
    await sala.goto(`/status-consulta/${jornada.consulta_id}`)
    await expect(sala.getByText('Na Fila')).toBeVisible()
    await Promise.all([naFila(primeiro, HELENA), naFila(segundo, IGOR)])
  })

  const juntos = aoMesmoTempo(2)
  const respostas = await test.step('both press accept; the server hears both in one moment', () =>
    Promise.all(
      [primeiro, segundo].map(async (page) => {
        await page.route('**/functions/accept-consulta', async (route) => {
          await juntos()
          await route.continue()
        })
        const resposta = page.waitForResponse('**/functions/accept-consulta')
        await aceitar(page).click()
        return { page, corpo: (await (await resposta).json()) as unknown }
      }),
    ))
  const [ganhou, ...outros] = respostas.filter(({ corpo }) => (corpo as { ok: boolean }).ok)
  expect(outros).toEqual([])
  if (!ganhou) throw new Error('Nobody won')
  const vencedor = ganhou.page
  const [perdedor, medico] = vencedor === primeiro ? [segundo, HELENA] : [primeiro, IGOR]

  await test.step('one enters the room, and the patient is told who it is', async () => {
    await expect(vencedor.getByText('Consulta aceita!').first()).toBeVisible()
    await expect(vencedor).toHaveURL(`/sala-video/${jornada.consulta_id}`)
    await expect(sala.getByText(`Dr(a). ${medico.medico.nome_oficial}`)).toBeVisible()
  })

  await test.step('the other reads why, and the list was read again', async () => {
    await expect(perdedor.getByText('Outro médico acabou de aceitar').first()).toBeVisible()
    await expect(perdedor.getByText('Esta consulta já foi aceita por outro médico.').first()).toBeVisible()
    await expect(perdedor).toHaveURL('/fila-medico')
    // What is under the pointer does not move: it leaves the list first.
    await perdedor.mouse.move(0, 0)
    await expect(perdedor.getByRole('heading', { name: 'Nenhuma consulta pendente' })).toBeVisible()
    await expect(perdedor.getByText('Disponível na fila há')).toBeVisible()
  })
})

async function naFila(page: Page, { usuario }: PersonaMedica): Promise<void> {
  await entrar(page, 'medico', usuario.email)
  await page.goto('/fila-medico')
  await page.getByLabel('Especialidade').selectOption('clinica_medica')
  await page.getByRole('button', { name: 'Entrar na Fila' }).click()
  await expect(aceitar(page)).toBeVisible()
}

const aceitar = (page: Page) => page.getByRole('button', { name: 'Aceitar Consulta' })

/** Lets so many callers go on together, the last one opening for all. */
function aoMesmoTempo(quantos: number): () => Promise<void> {
  let chegaram = 0
  let abrir: () => void = () => undefined
  const aberto = new Promise<void>((resolve) => {
    abrir = resolve
  })
  return () => {
    chegaram++
    if (chegaram === quantos) abrir()
    return aberto
  }
}
