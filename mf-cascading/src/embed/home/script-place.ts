/** Where the embed's script came from, read while it runs for the first time: afterwards nobody knows. */
export interface ScriptPlace {
  readonly origin: string | null;
  /** Origins of data that its tag names: `data-api-origins="https://a.go.id https://b.go.id"`. */
  readonly apiOrigins: readonly string[];
}

const { currentScript } = document;

function placeOf(script: HTMLScriptElement | SVGScriptElement | null): ScriptPlace {
  if (!(script instanceof HTMLScriptElement) || script.src === '') return { origin: null, apiOrigins: [] };
  const named = script.dataset.apiOrigins ?? '';
  return { origin: new URL(script.src).origin, apiOrigins: named.split(/[\s,]+/).filter(Boolean) };
}

export const scriptPlace: ScriptPlace = placeOf(currentScript);

/** The bundler's own name for the nonce that it gives to the tags of late parts. */
declare let __webpack_nonce__: string | undefined;

// A policy that trusts tags by their nonce trusts late parts by that of the script.
if (currentScript?.nonce) __webpack_nonce__ = currentScript.nonce;
