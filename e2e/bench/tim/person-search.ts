import { tokenOf } from '../../support/accounts';
import { atMost, type Figure, median, percentile } from '../figure/figure';
import { timesOf } from '../server/latency';
import { REGENCY, TAHUN, UNIT } from './large-unit';

const MOST_MS = 30;

/** What somebody types who looks for a person: a common first name, a rare one, part of both, nothing found, a number. */
const searches = ['budi', 'ayu lestari 12', 'rahma', 'san', 'tidak ada', '199001012015011003'];

/** Who may be chosen for a team, looked for among all people of the regency. */
export async function measurePersonSearch(origin: string): Promise<Figure[]> {
  const headers = {
    authorization: `Bearer ${await tokenOf(origin, 'dinkes')}`,
    'default-key-tahun-kinerja': String(TAHUN),
  };
  const figures: Figure[] = [];
  for (const q of searches) {
    const path = `/api/calon-anggota/${UNIT}?lingkup=semua&q=${encodeURIComponent(q)}`;
    const answer = await fetch(origin + path, { headers });
    const { total } = (await answer.json()) as { total: number };
    const samples = await timesOf(origin + path, headers);
    const note = `${total} found, median ${median(samples).toFixed(1)} ms`;
    figures.push(
      atMost(
        `person search over ${REGENCY} people, "${q}", p95`,
        percentile(samples, 0.95),
        'ms',
        MOST_MS,
        note,
      ),
    );
  }
  return figures;
}
