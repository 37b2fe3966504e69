import { type ExportSource, prepare } from '../../export/picture/export-source';
import { layOutSheets, type SheetPlace } from '../../export/print/lay-out-sheets';
import { usualPaper } from '../../export/print/usual-paper';

/** Its policy must be named by a page that asks for trusted types: `trusted-types selaras-sematan selaras-sematan-cetak`. */
const POLICY = 'selaras-sematan-cetak';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string) => string },
  ): {
    createHTML(text: string): string;
  };
}

let trusted: ((svg: string) => string) | undefined;

/** Only what we wrote is markup in a sheet, so it may be parsed where a page trusts no text by itself. */
function trust(svg: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  if (trusted === undefined) {
    const policy = trustedTypes?.createPolicy(POLICY, { createHTML: (text) => text });
    trusted = policy ? (text) => policy.createHTML(text) : (text) => text;
  }
  return trusted(svg);
}

/**
 * Prints the open branches from a frame of its own inside the shadow root: the page around is neither printed nor
 * changed. Resolves when the browser has taken the sheets; answers how to take the frame away at once.
 */
export async function printIn(shadow: ShadowRoot, source: ExportSource): Promise<() => void> {
  const prepared = await prepare(source, { area: 'visible', theme: 'light', use: 'paper' });
  const frame = document.createElement('iframe');
  // Browsers print nothing of a frame that is not displayed.
  Object.assign(frame.style, {
    position: 'absolute',
    width: '0',
    height: '0',
    border: '0',
    visibility: 'hidden',
  });
  frame.tabIndex = -1;
  frame.title = source.title;
  shadow.append(frame);
  const inner = frame.contentWindow as (Window & typeof globalThis) | null;
  if (inner === null) throw new Error('The browser gave no frame');
  const place: SheetPlace = {
    document: inner.document,
    newSheet: () => new inner.CSSStyleSheet(),
    parse: (svg) => new DOMParser().parseFromString(trust(svg), 'image/svg+xml'),
  };
  const remove = () => frame.remove();
  try {
    layOutSheets([prepared], usualPaper(prepared.picture), place);
    inner.addEventListener('afterprint', remove);
    inner.print();
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
