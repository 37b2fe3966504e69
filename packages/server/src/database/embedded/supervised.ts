import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Cluster, startCluster } from './cluster';

/** Told of a PostgreSQL that ended by itself; what `pino` gives fits. */
export interface ClusterLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

const FIRST_PAUSE_MS = 100;
/** Between a start that failed and the next one. */
const LONGEST_PAUSE_MS = 5_000;
/** Before the first start again of one that came up and ended soon: whoever is waiting for it waits for little else. */
const LONGEST_FIRST_PAUSE_MS = 400;
/** After a life of this length an end is a new one, not another try that failed. */
const STEADY_MS = 60_000;

/**
 * Starts PostgreSQL on `folder` and, whenever it ends by itself, again at the same address until `stop`: soon while it
 * comes up, after pauses that double up to a few seconds while it does not. A first start that fails is thrown.
 */
export async function superviseCluster(folder: string, log: ClusterLog): Promise<Cluster> {
  const first = await startCluster(folder);
  const stopping = new AbortController();
  const stopped = once(stopping.signal, 'abort');
  let running = first;

  async function startAgain(pause: number): Promise<void> {
    for (let next = pause; !stopping.signal.aborted; next = longer(next)) {
      await wait(next, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        running = await startCluster(folder, { port: first.port });
        log.warn({ postgres: running.pid }, 'PostgreSQL berjalan lagi');
        return;
      } catch (err) {
        log.error({ err }, 'PostgreSQL tidak dapat dijalankan lagi');
      }
    }
  }

  async function keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (;;) {
      const began = performance.now();
      // Nobody waits for the end of one that is told to end: that alone would not keep this process alive.
      await Promise.race([running.gone, stopped]);
      if (stopping.signal.aborted) return;
      log.error({ postgres: running.pid }, 'PostgreSQL berhenti sendiri; dijalankan lagi');
      pause = firstPause(pause, performance.now() - began);
      await startAgain(pause);
    }
  }

  const kept = keepRunning();
  const stop = async () => {
    stopping.abort();
    await kept;
    await running.stop();
  };
  return { ...first, stop };
}

/**
 * Before the first try to start a PostgreSQL again that came up and ended after `livedMs`: the usual pause after a long
 * life, else twice the pause before. All in milliseconds.
 */
export const firstPause = (before: number, livedMs: number): number =>
  livedMs > STEADY_MS ? FIRST_PAUSE_MS : Math.min(longer(before), LONGEST_FIRST_PAUSE_MS);

const longer = (pause: number) => Math.min(2 * pause, LONGEST_PAUSE_MS);
