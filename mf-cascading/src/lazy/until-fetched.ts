const PAUSE_MS = { first: 1_000, longest: 60_000 };

/**
 * Does what needs a part of the remote that comes in a script of its own. While that script cannot be had, as without a
 * connection, it is asked for again after growing pauses and as soon as the browser is online; any other failure is
 * thrown.
 */
export async function untilFetched<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let pause = PAUSE_MS.first; ; pause = Math.min(2 * pause, PAUSE_MS.longest)) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof Error && error.name === 'ChunkLoadError')) throw error;
      await pauseOrOnline(pause);
    }
  }
}

const pauseOrOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
  });
