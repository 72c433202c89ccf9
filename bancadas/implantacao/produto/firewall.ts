import { plain } from '../aws/plain.ts'
import { at } from '../aws/rules/rule.ts'
import type { Physical } from '../aws/cloud.ts'

/** The rule of AWSManagedRulesCommonRuleSet that a program meets first: it refuses whoever sends no User-Agent. */
const COMMON = 'AWSManagedRulesCommonRuleSet'
const NO_USER_AGENT = 'NoUserAgent_HEADER'

/** Whether the deployed firewall lets a request pass, by that rule: its mode, its exceptions and its scope. */
export function passes(acl: Physical | undefined, path: string, userAgent: string | undefined): boolean {
  if (!acl || userAgent) return true
  const rules = acl.properties.Rules as readonly unknown[]
  const common = rules.find((rule) => at(rule, 'Name') === COMMON)
  if (!common || at(common, 'OverrideAction', 'Count') !== undefined) return true
  const group = at(common, 'Statement', 'ManagedRuleGroupStatement')
  const overrides = (at(group, 'RuleActionOverrides') ?? []) as readonly unknown[]
  if (
    overrides.some(
      (one) => at(one, 'Name') === NO_USER_AGENT && at(one, 'ActionToUse', 'Count') !== undefined,
    )
  )
    return true
  return !inScope(at(group, 'ScopeDownStatement'), path)
}

/** Whether a statement holds for a path; the kinds the product uses, any other is refused by name. */
function inScope(statement: unknown, path: string): boolean {
  if (statement === undefined) return true
  const not = at(statement, 'NotStatement', 'Statement')
  if (not !== undefined) return !inScope(not, path)
  const or = at(statement, 'OrStatement', 'Statements')
  if (or !== undefined) return (or as readonly unknown[]).some((one) => inScope(one, path))
  const match = at(statement, 'ByteMatchStatement')
  if (at(match, 'PositionalConstraint') === 'STARTS_WITH')
    return path.toLowerCase().startsWith(plain(at(match, 'SearchString')))
  throw new Error(`This firewall does not know ${Object.keys(statement as object).join(', ')}`)
}
