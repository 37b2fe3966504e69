import { mountWith } from '../later/mount-with';

/** Folder that this remote's files came from, as the bundler's runtime knows it. */
declare const __webpack_public_path__: string;

type Selaras = NonNullable<Window['Selaras']>;

let loading: Promise<Selaras> | undefined;

/**
 * The self-contained script that lies beside this remote's entry: what a host of module federation shows comes from
 * there, and nothing of it from the host's share scope. A load that failed is tried again by the next who asks.
 */
export function embedScript(): Promise<Selaras> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(): Promise<Selaras> {
  return new Promise((resolve, reject) => {
    if (window.Selaras !== undefined) return resolve(window.Selaras);
    const script = document.createElement('script');
    script.src = new URL('sematkan.js', new URL(__webpack_public_path__, document.baseURI)).href;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      script.remove();
      if (window.Selaras === undefined) reject(new Error('sematkan.js did not run'));
      else resolve(window.Selaras);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('sematkan.js could not be loaded'));
    };
    document.head.append(script);
  });
}

/** Mounts at once for its caller; the diagram appears when the script has come. */
export const mountLater = mountWith(
  () => null,
  async () => (await embedScript()).mountCascading,
);
