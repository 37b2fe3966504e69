/** Asks for the whole screen, inside a press: where it is refused, the presentation fills the window. */
export function enterFullScreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export function exitFullScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

export const mayFullScreen = (): boolean => document.fullscreenEnabled === true;

export const isFullScreen = (): boolean => Boolean(document.fullscreenElement);

export function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
