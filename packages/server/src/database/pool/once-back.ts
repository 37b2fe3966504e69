import { setTimeout as wait } from 'node:timers/promises';
import { isPassing } from './connection-lost';

const PAUSES_MS = [100, 300, 1000];
/** A database that is away for longer than this is not waited for any more. */
const TRIES = 600;

/**
 * Does what must be told to the database although it may be away at the moment, once it is back; `gaveUp` ends the
 * waiting. `act` may run again after an attempt whose outcome is not known.
 */
export async function onceBack<Result>(act: () => Promise<Result>, gaveUp: () => boolean): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!isPassing(error) || tries === TRIES || gaveUp()) throw error;
      await wait(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]);
    }
  }
}
