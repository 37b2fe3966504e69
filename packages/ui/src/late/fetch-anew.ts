import { isLost } from './lost';

/** The bundler's runtime of this program; there is none in tests and under other bundlers. */
declare const __webpack_require__:
  | { readonly c?: Record<string, { readonly error?: unknown } | undefined> }
  | undefined;

/** Fetches a part by `import()`, in such a way that the next call after a lost script makes a new request. */
export async function fetchAnew<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchPart();
  } catch (error) {
    if (isLost(error)) forgetLostModules();
    throw error;
  }
}

/**
 * Lets modules begin anew that could not, because a shared library that they need was lost: a bundler keeps what a module
 * threw, as the language demands, and would throw it again without a request.
 */
function forgetLostModules(): void {
  if (typeof __webpack_require__ === 'undefined') return;
  const begun = __webpack_require__.c ?? {};
  for (const id of Object.keys(begun)) if (isLost(begun[id]?.error)) delete begun[id];
}
