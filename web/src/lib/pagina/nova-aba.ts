/** An empty tab that knows nothing of this one. */
export function novaAba(): Window | null {
  const aba = window.open('about:blank', '_blank')
  if (aba) aba.opener = null
  return aba
}
