/** How long what loads above a section may still push it away. */
const SETTLE_MS = 5_000;
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a section to the top of the window and the focus to its heading. Tables above it that arrive later do not push
 * it away: it is held there until its reader moves by himself.
 */
export function goToSection(id: string): boolean {
  const target = document.getElementById(id);
  if (target === null) return false;
  const heading = /^H\d$/.test(target.tagName) ? target : (target.querySelector('h2, h3, h4') ?? target);
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  (heading as HTMLElement).focus({ preventScroll: true });
  const bring = () => target.scrollIntoView?.({ block: 'start' });
  bring();
  if (typeof ResizeObserver === 'undefined') return true;
  const watch = new ResizeObserver(bring);
  const end = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) removeEventListener(move, end, true);
  };
  const timer = setTimeout(end, SETTLE_MS);
  for (const move of OWN_MOVES) addEventListener(move, end, { capture: true, passive: true });
  watch.observe(document.body);
  return true;
}

/** Goes to a section as soon as it stands on the page; answers what stops waiting for it. */
export function goWhenThere(id: string): () => void {
  if (id === '' || goToSection(id)) return () => undefined;
  const watch = new MutationObserver(() => {
    if (goToSection(id)) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
