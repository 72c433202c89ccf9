/** Who may import whom: docs/arquitetura.md draws this, `npm run check` enforces it. */

/**
 * What each capability may know of others, in every tree alike (domain, lambdas, web/src/features). Each names only what
 * stands above it, so that nothing goes in a circle. `conta`, `solicitacao`, `inicio` and `landing` are screens alone.
 */
const NEIGHBOURS = {
  acesso: [],
  kyc: [],
  dependente: ['kyc'],
  ficha: ['dependente'],
  legal: [],
  pagamento: [],
  landing: [],
  toque: [],
  conta: ['acesso', 'dependente', 'kyc', 'toque'],
  solicitacao: ['acesso', 'dependente', 'ficha', 'pagamento'],
  registro: [],
  opiniao: [],
  conversa: ['kyc', 'registro'],
  triagem: ['acesso', 'dependente', 'ficha'],
  cadastro: ['acesso', 'dependente', 'kyc', 'legal', 'triagem'],
  consulta: ['conversa', 'dependente', 'ficha', 'opiniao', 'pagamento', 'registro', 'toque', 'triagem'],
  email: ['acesso', 'cadastro', 'consulta', 'pagamento'],
  medico: [
    'acesso',
    'cadastro',
    'consulta',
    'conversa',
    'dependente',
    'kyc',
    'opiniao',
    'pagamento',
    'registro',
    'toque',
  ],
  sala: ['consulta', 'conversa', 'dependente', 'ficha', 'kyc', 'opiniao', 'registro', 'triagem'],
  documento: [
    'acesso',
    'cadastro',
    'consulta',
    'conversa',
    'dependente',
    'ficha',
    'kyc',
    'legal',
    'medico',
    'opiniao',
    'pagamento',
    'registro',
    'toque',
    'triagem',
  ],
  inicio: ['medico'],
  eventos: ['acesso', 'cadastro', 'consulta', 'dependente', 'documento', 'kyc', 'pagamento', 'triagem'],
  admin: [
    'acesso',
    'cadastro',
    'consulta',
    'dependente',
    'documento',
    'eventos',
    'kyc',
    'pagamento',
    'triagem',
  ],
  'tempo-real': ['consulta', 'eventos'],
}
/** What every capability of a tree may know, and what knows none of them. */
const KERNELS = [
  { tree: '^domain/', kernel: 'base' },
  { tree: '^lambdas/', kernel: 'aws|providers|runtime|store' },
  { tree: '^web/src/features/', kernel: '' },
]

const names = Object.keys(NEIGHBOURS)
for (const [place, name] of names.entries())
  for (const neighbour of NEIGHBOURS[name])
    if (!names.slice(0, place).includes(neighbour))
      throw new Error(`${name} may not know ${neighbour}: it stands below`)

const onlyNeighbours = names.flatMap((name) =>
  KERNELS.map(({ tree, kernel }) => ({
    name: `neighbours-of-${name}`,
    comment: `${name} knows ${NEIGHBOURS[name].join(', ') || 'no other capability'}: the list is in .dependency-cruiser.cjs`,
    severity: 'error',
    from: { path: `${tree}${name}/` },
    to: {
      path: `${tree}[^/]+/`,
      pathNot: `${tree}(${[name, ...NEIGHBOURS[name], ...kernel.split('|').filter(Boolean)].join('|')})/`,
    },
  })),
)
/** A folder that is no capability of the list has no neighbours, and so no place. */
const onlyCapabilities = KERNELS.map(({ tree, kernel }) => ({
  name: 'every-folder-is-a-capability',
  comment: 'a new capability enters the list of neighbours first',
  severity: 'error',
  from: {},
  to: {
    path: `${tree}[^/]+/`,
    pathNot: `${tree}(${[...names, ...kernel.split('|').filter(Boolean)].join('|')})/`,
  },
}))
const kernelsAreBelow = KERNELS.filter(({ kernel }) => kernel !== '').map(({ tree, kernel }) => ({
  name: 'kernel-knows-no-capability',
  comment: 'what every capability uses is for none of them',
  severity: 'error',
  from: { path: `${tree}(${kernel})/` },
  to: { path: `${tree}[^/]+/`, pathNot: `${tree}(${kernel})/` },
}))

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(bin|lib|lambdas|domain|web|local|semente|tests|step-functions)/', pathNot: allowed },
})

module.exports = {
  forbidden: [
    only('domain-is-pure', '^domain/', '^domain/', 'domain knows nothing but itself'),
    {
      name: 'domain-no-runtime',
      severity: 'error',
      comment: 'no AWS, React or Node in domain: only zod',
      from: { path: '^domain/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('lambdas', '^lambdas/', '^(lambdas|domain)/', 'lambdas import domain'),
    only('web', '^web/', '^(web|domain)/', 'web imports domain'),
    only('lib', '^(lib|bin)/', '^(lib|bin|domain)/', 'lib reads the contracts and names lambdas by path'),
    only('docs', '^docs/', '^(docs|domain)/', 'references are made from the domain'),
    only('local', '^local/', '^local/', 'the embedded cloud reads cdk.out and nothing else of ours'),
    only(
      'semente',
      '^semente/',
      '^(semente|domain|lambdas)/',
      'the seed writes through the store, the operator asks the providers; no function is called',
    ),
    ...onlyNeighbours,
    ...onlyCapabilities,
    ...kernelsAreBelow,
    {
      name: 'functions-are-entries',
      severity: 'error',
      comment: 'a function is started by its event; what two of them share stands beside them',
      from: { path: '^(bin|lib|lambdas|domain|web|local|semente)/' },
      to: { path: '^lambdas/.*\\.lambda\\.ts$' },
    },
    {
      name: 'features-know-no-app',
      severity: 'error',
      comment: 'the app composes the features',
      from: { path: '^web/src/(features|components|lib)/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'shared-web-knows-no-feature',
      severity: 'error',
      comment: 'components and lib are for every feature',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'one-table-door',
      severity: 'error',
      comment: 'table.ts is the only importer of lib-dynamodb',
      from: { path: '^lambdas/', pathNot: '^lambdas/store/table\\.ts$' },
      to: { path: 'node_modules/@aws-sdk/lib-dynamodb/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^aws-lambda$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
