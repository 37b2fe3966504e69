export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Calls back when an element has another size than before, at most once a frame and outside the browser's own round of
 * sizes: who then changes the page starts no loop. Its first size is none that has changed, and while it is not displayed
 * it has none. Answers how to stop.
 */
export function watchSize(element: Element, onChange: (size: Size) => void): () => void {
  let told: Size | null = null;
  let frame = 0;
  const tell = () => {
    frame = 0;
    const size = { width: Math.round(element.clientWidth), height: Math.round(element.clientHeight) };
    if (size.width === 0 || size.height === 0) return;
    const changed = told !== null && (told.width !== size.width || told.height !== size.height);
    told = size;
    if (changed) onChange(size);
  };
  const observer = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(tell);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
