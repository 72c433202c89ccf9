import { API_GATEWAY } from './api-gateway.ts'
import { CUSTOM } from './custom.ts'
import { EDGE } from './edge.ts'
import { IDENTITY } from './identity.ts'
import { LAMBDA } from './lambda.ts'
import type { Rules } from './rule.ts'
import { STORAGE } from './storage.ts'

/** What services refuse, by resource type; a type without a rule stands once its schema and name are right. */
export const RULES: Rules = { ...LAMBDA, ...API_GATEWAY, ...EDGE, ...IDENTITY, ...STORAGE, ...CUSTOM }
