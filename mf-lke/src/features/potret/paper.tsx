import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createGlobalStyle } from 'styled-components';

/** The sheet stands beside the page, whose scrolling parts would cut it. */
const Alone = createGlobalStyle`
  [data-kertas] { display: none; }
  @media print {
    body > :not([data-kertas]) { display: none !important; }
    [data-kertas] { display: block; }
  }
`;

/** Prints something by itself, apart from the page on which it stands: `print`, and the sheet to draw. */
export function usePaper(content: ReactNode): { print: () => void; paper: ReactNode } {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const done = () => setAsked(false);
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);
  const print = () => {
    flushSync(() => setAsked(true));
    window.print();
  };
  const paper = asked
    ? createPortal(
        <div data-kertas="">
          <Alone />
          {content}
        </div>,
        document.body,
      )
    : null;
  return { print, paper };
}
