import { shellConstants } from '@selaras/domain';

/** `hidden` → (after the throttle) `running` → `finishing` (full, still seen) → `hidden`. */
type LoadingBarPhase = 'hidden' | 'running' | 'finishing';

export interface LoadingBar {
  start(): void;
  finish(): void;
  phase(): LoadingBarPhase;
  subscribe(listener: () => void): () => void;
}

const { throttleMs, hideAfterMs } = shellConstants.loadingBar;

/** When the bar shows and goes (spec 2 §9): what loads within 200 ms shows none; a full bar stays 500 ms. */
export function createLoadingBar(): LoadingBar {
  const listeners = new Set<() => void>();
  let phase: LoadingBarPhase = 'hidden';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turn = (next: LoadingBarPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  const later = (next: LoadingBarPhase, ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => turn(next), ms);
  };

  return {
    start() {
      if (phase === 'running') return;
      later('running', throttleMs);
    },
    finish() {
      clearTimeout(timer);
      if (phase === 'running') turn('finishing');
      if (phase === 'finishing') later('hidden', hideAfterMs);
    },
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
