import type { Begin } from './loading-sign';

/** Parts of pages come as scripts, those of the shell and those of every remote. */
export function watchScripts(begin: Begin): void {
  const coming = new Map<EventTarget, () => void>();
  const end = (node: EventTarget | null) => {
    if (node === null) return;
    coming.get(node)?.();
    coming.delete(node);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLScriptElement && node.src !== '') coming.set(node, begin());
      }
      removedNodes.forEach(end);
    }
  }).observe(document.head, { childList: true });
  for (const kind of ['load', 'error']) document.addEventListener(kind, ({ target }) => end(target), true);
}
