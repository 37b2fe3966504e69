import type { Incident, VersionLoad } from '@selaras/federation';
import type { IncidentPlace, PlacedIncident } from './placed-incident';

type Send = (
  incidents: readonly PlacedIncident[],
  place: IncidentPlace,
  loads: readonly VersionLoad[],
) => void;

/** One message for what comes within this time. */
const GATHER_MS = 5_000;
/** The first message also tells how long the files of remotes were waited for. */
const FIRST_MS = 15_000;
/** A page that fails again and again has said enough. */
const MOST_PER_VISIT = 100;

/** The portal has no pages yet. */
const nowhere: IncidentPlace = { page: () => 'awal', overrides: [], token: () => null };

const loadSender = async (): Promise<Send> => (await import('./send-incidents')).sendIncidents;

export type IncidentLog = ReturnType<typeof createIncidentLog>;

/**
 * Gathers what goes wrong in this browser and hands it on now and then. Collecting costs next to nothing; what sends is
 * fetched when there is something to send.
 */
export function createIncidentLog(load: () => Promise<Send> = loadSender) {
  const waiting: PlacedIncident[] = [];
  const loads: VersionLoad[] = [];
  const toldLoads = new Set<string>();
  let place = nowhere;
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const gathered = waiting.splice(0);
    const loaded = loads.splice(0);
    // Whoever cannot be reached need not hear that he cannot be reached.
    load().then(
      (send) => send(gathered, place, loaded),
      () => undefined,
    );
  }

  const gather = (milliseconds: number) => {
    timer ??= setTimeout(flush, milliseconds);
  };

  return {
    tell(incident: Incident): void {
      if (told >= MOST_PER_VISIT) return;
      told += 1;
      waiting.push({ ...incident, page: place.page() });
      gather(GATHER_MS);
    },
    /** Each version once, as loaded or as failed. */
    loaded(load: VersionLoad): void {
      const key = `${load.remote}@${load.version} ${load.ok}`;
      // Whoever has no line says nothing of the version that he could not fetch.
      if (toldLoads.has(key) || (!load.ok && !navigator.onLine)) return;
      toldLoads.add(key);
      loads.push(load);
      gather(load.ok ? FIRST_MS : GATHER_MS);
    },
    /** From now on it is known where things happen. */
    locate(next: IncidentPlace): void {
      place = next;
    },
    /** Sends from now on, and what is left when the page goes out of sight. */
    start(): void {
      gather(FIRST_MS);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden' && timer !== undefined) flush();
      });
    },
  };
}
