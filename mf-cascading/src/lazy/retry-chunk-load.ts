const PAUSE_MS = { first: 1_000, longest: 60_000 };

/**
 * Runs what imports a chunk of the remote. While the chunk cannot be loaded, as without a connection, it retries with
 * exponential back-off and as soon as the browser is online; any other failure is thrown.
 */
export async function retryChunkLoad<Result>(attempt: () => Promise<Result>): Promise<Result> {
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
