import { useEffect } from 'react';

/** Room across an upright A4 page inside the margins of the portal, CSS pixels. */
const PAGE_WIDTH = 680;

interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * How the page itself is printed: the pictures side by side exactly as on the screen, small enough for the paper. Left
 * alone, the browser would squeeze what was painted for the screen into the width of the paper.
 */
export function pagePrintCss({ width, height }: Extent, pictures: number): string {
  const zoom = Math.min(1, PAGE_WIDTH / (pictures * width));
  return `@media print {
  [data-fullscreen] { position: static !important; height: auto !important; }
  [data-fullscreen] > :first-child, [data-fullscreen] aside { display: none !important; }
  [data-fullscreen] [aria-roledescription] {
    flex: none !important;
    width: ${width}px !important;
    height: ${height}px !important;
    zoom: ${zoom.toFixed(3)};
    print-color-adjust: exact;
  }
}`;
}

/** Prints the page by the browser's own command; sheets with a page map are an export. */
export function usePagePrint(): void {
  useEffect(() => {
    let style: CSSStyleSheet | null = null;
    const after = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
    };
    const before = () => {
      const pictures = document.querySelectorAll('[data-fullscreen] [aria-roledescription]');
      const [first] = pictures;
      if (first === undefined) return;
      after();
      style = new CSSStyleSheet();
      style.replaceSync(pagePrintCss(first.getBoundingClientRect(), pictures.length));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      after();
    };
  }, []);
}
