import { saida } from './saida.ts'

// The product's logger and measures write to the process's output as they find it when they are loaded: what a test
// calls in its own process goes where the clouds' words go, and is no result.
Object.defineProperty(process, 'stdout', { value: saida })
