import type { Selaras } from '../contract/selaras';

interface ScriptOptions {
  /** Hash that the script must have. */
  readonly integrity?: string;
  /** For a policy that lets scripts run by it. */
  readonly nonce?: string;
}

const loading = new Map<string, Promise<Selaras>>();

/**
 * The diagram as the portal's script gives it, fetched once. A load that failed is tried again by the next who asks. A
 * page has one script: where one has run already, whatever its address, nothing is fetched.
 * @throws when the script does not come or is another than `integrity` says
 */
export function loadSelaras(src: string, options: ScriptOptions = {}): Promise<Selaras> {
  const asked = loading.get(src) ?? load(src, options);
  loading.set(src, asked);
  asked.catch(() => loading.delete(src));
  return asked;
}

const inPage = () => (window as { Selaras?: Selaras }).Selaras;

function load(src: string, { integrity = '', nonce = '' }: ScriptOptions): Promise<Selaras> {
  return new Promise((resolve, reject) => {
    const there = inPage();
    if (there !== undefined) return resolve(there);
    const script = document.createElement('script');
    script.src = src;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.nonce = nonce;
    script.onload = () => {
      script.remove();
      const come = inPage();
      if (come === undefined) reject(new Error(`${src} did not run`));
      else resolve(come);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
