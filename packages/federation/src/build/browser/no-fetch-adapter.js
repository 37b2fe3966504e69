/*
 * Stands in for axios' second adapter in the shell's build: browsers have XMLHttpRequest, which axios prefers,
 * and the adapter for `fetch` is a tenth of axios.
 */
export const getFetch = () => undefined;
export default undefined;
