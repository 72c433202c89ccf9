// Loaded into the CDK CLI: it looks every five seconds how a stack goes; here a stack goes in one.
const { setTimeout: depois } = globalThis
globalThis.setTimeout = Object.assign(
  (feito, ms, ...resto) => depois(feito, ms === 5000 || ms === 2000 ? 100 : ms, ...resto),
  depois,
)
