/** Whether an element takes room: it, and everything around it, is displayed and in the page. */
export const isDisplayed = (element: Element): boolean => element.getClientRects().length > 0;

/** Calls back once, when the element takes room: at once where it does already. Answers how to stop waiting. */
export function whenDisplayed(element: Element, act: () => void): () => void {
  if (isDisplayed(element)) {
    act();
    return () => {};
  }
  // A size of nothing is told at the start, too.
  const observer = new ResizeObserver(() => {
    if (!isDisplayed(element)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
