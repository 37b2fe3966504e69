import { loadSelaras } from '@selaras/cascading-react/adapter';
import type { Selaras } from '@selaras/cascading-react/contract';
import { mountWith } from '../later/mount-with';

/** Folder that this remote's files came from, as the bundler's runtime knows it. */
declare const __webpack_public_path__: string;

/**
 * The self-contained script that lies beside this remote's entry: what a host of module federation shows comes from
 * there, and nothing of it from the host's share scope.
 */
export const embedScript = (): Promise<Selaras> =>
  loadSelaras(new URL('sematkan.js', new URL(__webpack_public_path__, document.baseURI)).href);

/** Mounts at once for its caller; the diagram appears when the script has come. */
export const mountLater = mountWith(
  () => null,
  async () => (await embedScript()).mountCascading,
);
