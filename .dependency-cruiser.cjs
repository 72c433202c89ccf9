/** Who may import whom: docs/arquitetura.md draws this, `npm run check` enforces it. */
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
      '^(semente|domain|lambdas/(store|runtime|providers)/)',
      'the seed writes through the store, the operator asks the providers',
    ),
    {
      name: 'lambda-groups-are-islands',
      severity: 'error',
      comment: 'a capability never imports a sibling: share through domain, store, runtime or providers',
      from: { path: '^lambdas/(?!store|runtime|providers)([^/]+)/' },
      to: { path: '^lambdas/', pathNot: '^lambdas/($1|store|runtime|providers)/' },
    },
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'a web feature never imports a sibling; the app composes them',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features|app)/', pathNot: '^web/src/features/$1/' },
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
