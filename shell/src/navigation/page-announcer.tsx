import { VisuallyHidden } from '@selaras/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { instansi } from '../instansi';
import { useCurrentPage } from './current-page';

/** Id of the element that holds the page; skip link and focus go there. */
export const CONTENT_ID = 'konten';

/** What the router calls the address that was opened, before any navigation. */
const FIRST = 'default';

/** Titles the document and, after a navigation, moves the focus to the page and says its name. */
export function PageAnnouncer() {
  const title = useCurrentPage()?.title ?? null;
  const { pathname, key } = useLocation();
  const [said, setSaid] = useState('');
  const previous = useRef(pathname);

  useEffect(() => {
    document.title = title === null ? instansi.aplikasi : `${title} · ${instansi.aplikasi}`;
  }, [title]);

  useEffect(() => {
    // The address that the first page gave itself is not that of the next one, and browsers share it.
    if (key !== FIRST) document.querySelector('link[rel=canonical]')?.remove();
  }, [key]);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Somebody may be faster than the page that he asked for: at a message that came before it.
    if (!document.activeElement?.closest('[aria-live]'))
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    setSaid(title ?? '');
  }, [pathname, title]);

  return (
    <VisuallyHidden role="status" aria-live="polite" data-pengumuman>
      {said}
    </VisuallyHidden>
  );
}
