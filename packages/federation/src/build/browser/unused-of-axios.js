/*
 * Stands in for parts of axios that the shell's only client (`@selaras/api-client`) never reaches: the list of status
 * codes, cancelling by token (signals are used), forms (bodies are JSON or files), its own writing of queries, and the
 * cookie against forged requests, which `withXSRFToken: false` leaves alone. Remotes that bring axios along have their own, whole copy.
 */
export default undefined;
