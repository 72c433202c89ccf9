/** A web ACL's rules as their template says them, as far as what is read here. */
export interface WebAcl {
  readonly Rules: readonly {
    readonly Name: string
    readonly OverrideAction?: { readonly Count?: object }
    readonly Statement: { readonly ManagedRuleGroupStatement?: ManagedGroup }
  }[]
}

interface ManagedGroup {
  readonly RuleActionOverrides?: readonly {
    readonly Name: string
    readonly ActionToUse: { readonly Count?: object }
  }[]
  readonly ScopeDownStatement?: Statement
}

interface Statement {
  readonly NotStatement?: { readonly Statement: Statement }
  readonly OrStatement?: { readonly Statements: readonly Statement[] }
  readonly ByteMatchStatement?: { readonly PositionalConstraint: string; readonly SearchString: string }
}

/** The rule of AWSManagedRulesCommonRuleSet that a program meets first: it refuses whoever sends no User-Agent. */
const COMMON = 'AWSManagedRulesCommonRuleSet'
const NO_USER_AGENT = 'NoUserAgent_HEADER'

/** Whether a firewall lets a request pass, by that rule: its mode, its exceptions and its scope. */
export function passes(acl: WebAcl | undefined, path: string, userAgent: string | undefined): boolean {
  if (!acl || userAgent) return true
  const common = acl.Rules.find(({ Name }) => Name === COMMON)
  const group = common?.Statement.ManagedRuleGroupStatement
  if (!common || !group || common.OverrideAction?.Count) return true
  const counts = group.RuleActionOverrides?.some(
    ({ Name, ActionToUse }) => Name === NO_USER_AGENT && ActionToUse.Count,
  )
  return counts === true || !inScope(group.ScopeDownStatement, path)
}

/** Whether a statement holds for a path; the kinds the product uses, any other is refused by name. */
function inScope(statement: Statement | undefined, path: string): boolean {
  if (!statement) return true
  const { NotStatement: not, OrStatement: or, ByteMatchStatement: match } = statement
  if (not) return !inScope(not.Statement, path)
  if (or) return or.Statements.some((one) => inScope(one, path))
  if (match?.PositionalConstraint === 'STARTS_WITH') return path.toLowerCase().startsWith(match.SearchString)
  throw new Error(`This firewall does not know ${Object.keys(statement).join(', ')}`)
}
