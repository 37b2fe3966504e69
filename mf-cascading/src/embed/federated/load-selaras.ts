/** What the embed's script sets. */
export type Selaras = NonNullable<Window['Selaras']>;

const loading = new Map<string, Promise<Selaras>>();

/** The embed as its script gives it, fetched once. A load that failed is tried again by the next who asks. */
export function loadSelaras(src: string): Promise<Selaras> {
  const asked = loading.get(src) ?? load(src);
  loading.set(src, asked);
  asked.catch(() => loading.delete(src));
  return asked;
}

function load(src: string): Promise<Selaras> {
  return new Promise((resolve, reject) => {
    if (window.Selaras !== undefined) return resolve(window.Selaras);
    const script = document.createElement('script');
    script.src = src;
    script.crossOrigin = 'anonymous';
    script.onload = () => {
      script.remove();
      if (window.Selaras === undefined) reject(new Error(`${src} did not run`));
      else resolve(window.Selaras);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    document.head.append(script);
  });
}
