import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { criarConsulta, minhasConsultas, verConsulta, verFila } from '#domain/consulta/contract.ts'
import { enviarMensagem, verMensagens } from '#domain/conversa/contract.ts'
import {
  adicionarDependente,
  encerrarVinculo,
  enviarProva,
  provarVinculo,
} from '#domain/dependente/contract.ts'
import { DECLARACAO } from '#domain/dependente/declaracao.ts'
import {
  criarDocumento,
  exportarDados,
  exportarDadosFhir,
  listarDocumentos,
  verProntuario,
} from '#domain/documento/contract.ts'
import { salvarFicha } from '#domain/ficha/contract.ts'
import { verRegistro } from '#domain/registro/contract.ts'
import { TERMO } from '#domain/legal/termo.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { subir } from '../support/conversa.ts'
import { CRIANCA, fotoDaCrianca } from '../support/crianca.ts'
import { problemasDoFhir } from '../support/fhir.ts'
import { FICHA } from '../support/ficha.ts'
import { api } from '../support/http.ts'
import { Jornada } from '../support/jornada.ts'
import { cpfSorteado, novoPaciente } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'
import { conhecerPessoas } from '../support/portas-dos-cadastros.ts'
import { textoDoPdf } from '../support/texto-do-pdf.ts'

/** A mother and her child, from the declaration to the signed document, against the running product. */

let cloud: CloudProcess

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

const LEITURA_MS = 90_000

const DITA = 'A febre dele chegou a 38 graus ontem à noite.'
const ITENS = [
  {
    medicamento: 'Paracetamol',
    apresentacao: '200 mg/mL gotas',
    dose: '15 gotas',
    via: 'oral',
    frequencia: 'a cada 6 horas',
    duracao: 'por 3 dias',
    quantidade: '1 frasco',
  },
  { medicamento: 'Cloreto de sódio', apresentacao: '0,9% solução nasal', dose: '1 jato', via: 'nasal' },
] as const

it('is added, attended and read by the adult who answers for them, and no longer after that', async () => {
  const jornada = await Jornada.nova(cloud)
  const { doPaciente, doMedico, paciente } = jornada
  const cpf = cpfSorteado()
  await conhecerPessoas(cloud, { ...CRIANCA, cpf })
  const { dependente_id } = await doPaciente.ok(adicionarDependente, {
    ...CRIANCA,
    cpf,
    relacao: 'mae',
    declaracao: { versao: DECLARACAO.versao, aceita: true },
  })

  const foto = await fotoDaCrianca(cpf, ['MARCOS SAMPAIO', paciente.usuario.nome.toUpperCase()])
  const { caminho, ...formulario } = await doPaciente.ok(enviarProva, {
    dependente_id,
    prova: 'frente',
    tipo_conteudo: 'image/jpeg',
    tamanho: foto.length,
  })
  await subir(formulario, foto)
  // A busy machine may not read it in time: nothing is lost, and one tries again.
  const provado = await eventually(
    'the document is read',
    async () => {
      const { status, body } = await doPaciente.call(provarVinculo, { dependente_id, frente: caminho })
      return status === 503 ? undefined : body
    },
    LEITURA_MS,
  )
  expect(provado).toMatchObject({ status: 'confirmado', motivos: [] })

  jornada.de = dependente_id
  const triagem = await jornada.triar({
    sexo: 'M',
    sintomas_texto: 'Meu filho está com dor de garganta há 2 dias, sem febre.',
  })
  expect(triagem).toMatchObject({ para_outra_pessoa: false, especialidade_sugerida: 'pediatria' })
  await doPaciente.ok(salvarFicha, {
    ...FICHA,
    paciente_id: dependente_id,
    versao: 0,
    alergias: { resposta: 'lista', itens: [{ substancia: 'Dipirona' }] },
  })
  await jornada.solicitar()
  await jornada.pagar()
  await jornada.estarNaFila()
  const { consultas } = await doMedico.ok(verFila, { especialidade: 'clinica_medica' })
  expect(consultas.map(({ paciente: quem }) => quem)).toEqual([
    { primeiro_nome: 'Téo', idade: 4, com_responsavel: true },
  ])
  const { consulta_id: id } = jornada
  await doPaciente.ok(enviarMensagem, { id, chave: randomUUID(), texto: DITA })
  expect(await doMedico.call(verMensagens, { id })).toMatchObject({ status: 404 })
  await jornada.aceitar()
  expect((await doMedico.ok(verMensagens, { id })).mensagens).toMatchObject([
    { sequencia: 1, de: 'paciente', texto: DITA },
  ])
  const outroAdulto = api(cloud.origem, await novoPaciente(cloud))
  expect(await outroAdulto.call(verMensagens, { id })).toMatchObject({ status: 404 })
  expect(await doMedico.ok(verConsulta, { id })).toMatchObject({
    paciente: { nome: CRIANCA.nome, idade: 4, responsavel: { nome: paciente.usuario.nome, relacao: 'mae' } },
  })
  expect(await doMedico.ok(verProntuario, { id })).toMatchObject({
    ficha: { alergias: { fonte: 'responsavel' } },
  })
  expect(await doPaciente.call(encerrarVinculo, { dependente_id })).toMatchObject({ status: 409 })

  await jornada.entrarNaSala()
  await jornada.iniciar()
  await jornada.finalizar()
  const receita = {
    consulta_id: id,
    tipo: 'receita',
    conteudo: 'Hidratação e repouso.',
    endereco_do_paciente: 'Rua das Acácias, 40, São Paulo/SP',
  } as const
  // The mother's own profile says nothing: it is the child's that warns.
  expect(
    await doMedico.call(criarDocumento, { ...receita, itens: [{ medicamento: 'Dipirona' }] }),
  ).toMatchObject({
    status: 409,
    body: {
      codigo: 'alertas_da_receita',
      campos: [{ motivo: expect.stringContaining('Alergia a Dipirona') as unknown }],
    },
  })
  const emitido = await doMedico.ok(criarDocumento, { ...receita, itens: [...ITENS] })
  jornada.documento_id = emitido.id
  await jornada.assinado()
  const escrito = await textoDoPdf(await jornada.baixar())
  for (const trecho of [
    CRIANCA.nome,
    'Rua das Acácias, 40, São Paulo/SP',
    'Paracetamol 200 mg/mL gotas',
    '15 gotas por via oral, a cada 6 horas, por 3 dias.',
    'Cloreto de sódio 0,9% solução nasal',
    '1 jato por via nasal.',
  ])
    expect(escrito).toContain(trecho)
  expect((await doPaciente.ok(listarDocumentos, {})).documentos).toMatchObject([{ de: CRIANCA.nome }])
  expect(await doPaciente.ok(verRegistro, { id })).toMatchObject({ registro: { status: 'fechado' } })
  const exportado = await doPaciente.ok(exportarDados, {})
  expect(exportado).toMatchObject({
    consultas: [],
    documentos: [],
    dependentes: [
      {
        vinculo: { nome: CRIANCA.nome },
        consultas: [{ id }],
        documentos: [{ emissao: { paciente: { nome: CRIANCA.nome, cpf } } }],
        mensagens: [{ consulta_id: id, de: 'paciente', texto: DITA }],
        consentimentos: [{ representante: { nome: paciente.usuario.nome } }],
      },
    ],
  })
  const emFhir = await doPaciente.ok(exportarDadosFhir, { paciente_id: dependente_id })
  expect(problemasDoFhir(emFhir)).toEqual([])
  const tipos = emFhir.entry.map(({ resource }) => resource['resourceType'])
  for (const tipo of [
    'Patient',
    'Practitioner',
    'Encounter',
    'Condition',
    'AllergyIntolerance',
    'MedicationRequest',
    'DocumentReference',
  ])
    expect(tipos).toContain(tipo)

  await doPaciente.ok(encerrarVinculo, { dependente_id })
  expect(await doPaciente.call(exportarDadosFhir, { paciente_id: dependente_id })).toMatchObject({
    status: 404,
  })
  expect((await doPaciente.ok(minhasConsultas)).consultas).toEqual([])
  expect((await doPaciente.ok(listarDocumentos, {})).documentos).toEqual([])
  expect(await doPaciente.call(verConsulta, { id })).toMatchObject({ status: 404 })
  for (const operacao of [verRegistro, verMensagens])
    expect(await doPaciente.call(operacao, { id })).toMatchObject({ status: 404 })
  expect(
    await doPaciente.call(criarConsulta, {
      paciente_id: dependente_id,
      consentimento: { versao: TERMO.versao, aceito: true },
    }),
  ).toMatchObject({ status: 404 })
})
