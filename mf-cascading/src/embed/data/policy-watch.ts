/**
 * Tells when the page's own policy keeps a request to this origin from being sent; policies that only report do not.
 * @returns what stops it
 */
export function watchPolicy(server: string, refused: (directive: string) => void): () => void {
  const told = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || !URL.canParse(blockedURI)) return;
    if (new URL(blockedURI).origin === server) refused(effectiveDirective);
  };
  document.addEventListener('securitypolicyviolation', told);
  return () => document.removeEventListener('securitypolicyviolation', told);
}
