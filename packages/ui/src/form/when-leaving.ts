/**
 * Calls back when the page is hidden or left, which on a telephone is the last that it hears. Answers how to stop.
 */
export function whenLeaving(leave: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') leave();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}
