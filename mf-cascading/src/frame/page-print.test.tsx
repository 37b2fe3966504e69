import { fireEvent, render } from '@testing-library/react';
import { pagePrintCss, usePagePrint } from './page-print';

const screen = { width: 1360, height: 600 };

describe('the printed page', () => {
  it('shows the picture as large as on the screen, made small enough for the paper', () => {
    const css = pagePrintCss(screen, 1);
    expect(css).toContain('width: 1360px !important');
    expect(css).toContain('height: 600px !important');
    expect(css).toContain('zoom: 0.500');
    expect(pagePrintCss(screen, 2)).toContain('zoom: 0.250');
    expect(pagePrintCss({ width: 360, height: 500 }, 1)).toContain('zoom: 1.000');
  });

  it('is set before printing and leaves nothing behind', () => {
    document.adoptedStyleSheets = [];
    const written: string[] = [];
    globalThis.CSSStyleSheet = class {
      replaceSync = (css: string) => void written.push(css);
    } as never;
    function Diagram() {
      usePagePrint();
      return (
        <div data-fullscreen="false">
          <section aria-label="Diagram" aria-roledescription="diagram" />
        </div>
      );
    }
    const { unmount } = render(<Diagram />);
    fireEvent(window, new Event('beforeprint'));
    expect(written).toHaveLength(1);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    fireEvent(window, new Event('afterprint'));
    expect(document.adoptedStyleSheets).toEqual([]);
    fireEvent(window, new Event('beforeprint'));
    unmount();
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});
