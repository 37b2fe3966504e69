import { incidentEndpoints } from '@selaras/api-client';
import type {
  BodyOf,
  IncidentKind,
  RecordedIncident,
  RecordedLoad,
  recordIncidentCall,
} from '@selaras/contracts';
import { withoutSecrets } from '@selaras/domain';
import {
  type Attribute,
  assetTimes,
  attributionOf,
  type Culprit,
  type Incident,
  REPLACED_VERSION,
  type VersionLoad,
} from '@selaras/federation';
import type { IncidentPlace, PlacedIncident } from './placed-incident';

/** As many as the call takes. */
const MOST = 20;
const MOST_TIMES = 100;
const TEXT_LENGTH = 300;

const kindOf: Record<Incident['kind'], IncidentKind> = {
  error: 'galat',
  csp: 'csp',
  remote: 'remote',
  interference: 'campur-tangan',
};

const isReplaced = (culprit: Culprit | null) => culprit?.version === REPLACED_VERSION;

/** What the server is told: equal incidents once, with their number, and nothing of remotes under development. */
export function summaryOf(incidents: readonly PlacedIncident[], attribute: Attribute): RecordedIncident[] {
  const found = new Map<string, RecordedIncident>();
  for (const { kind, trace, detail, page } of incidents) {
    const culprit = attribute(trace);
    if (isReplaced(culprit)) continue;
    const insiden: RecordedIncident = {
      jenis: kindOf[kind],
      remote: culprit?.remote ?? null,
      versi: culprit?.version ?? null,
      pesan: withoutSecrets(detail, TEXT_LENGTH),
      halaman: page,
      jumlah: 1,
    };
    const key = JSON.stringify(insiden);
    const known = found.get(key);
    if (known === undefined) found.set(key, insiden);
    else known.jumlah += 1;
  }
  return [...found.values()].slice(0, MOST);
}

/** Entries of the browser's own record that were told already. */
let toldTimes = 0;

function newTimes(attribute: Attribute): BodyOf<typeof recordIncidentCall>['waktu'] {
  const entries = performance.getEntriesByType('resource').slice(toldTimes) as PerformanceResourceTiming[];
  toldTimes += entries.length;
  return assetTimes(entries, attribute)
    .filter((culprit) => !isReplaced(culprit))
    .slice(0, MOST)
    .map(({ remote, version, times }) => ({ remote, versi: version, lama: times.slice(0, MOST_TIMES) }));
}

const recorded = ({ remote, version, ok, ms }: VersionLoad): RecordedLoad => ({
  remote,
  versi: version,
  berhasil: ok,
  lama: ms,
});

/**
 * Tells the server what went wrong, which versions of remotes loaded, and how long their files were waited for. It
 * outlives the page; whether it arrives is not waited for.
 */
export function sendIncidents(
  incidents: readonly PlacedIncident[],
  { overrides, token }: IncidentPlace,
  loads: readonly VersionLoad[],
): void {
  const attribute = attributionOf(overrides);
  const insiden = summaryOf(incidents, attribute);
  const body = { insiden, waktu: newTimes(attribute), muatan: loads.map(recorded).slice(0, MOST) };
  if (Object.values(body).every(({ length }) => length === 0)) return;
  const session = token();
  fetch(`/api${incidentEndpoints.recordIncident.path}`, {
    method: incidentEndpoints.recordIncident.method,
    headers: {
      'Content-Type': 'application/json',
      ...(session !== null && { Authorization: `Bearer ${session}` }),
    },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined);
}
