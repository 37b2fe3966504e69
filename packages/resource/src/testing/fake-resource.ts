import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import type { ResourceRow } from '../core';

const openYear = {
  alasan: null,
  pesan: null,
  bidang: ['kinerja', 'target', 'pengampu', 'anggaran'],
  triwulan: [1, 2, 3, 4],
} satisfies Kunci;
export const openKunci: Kunci = {
  ...openYear,
  tahunan: [2024, 2025, 2026, 2027, 2028].map((tahun) => ({ tahun, ...openYear })),
};

interface FakeResource<Row extends ResourceRow> {
  readonly path: string;
  readonly rows: Row[];
  /** What a body makes of a row, as the server would answer it. */
  readonly rowOf: (body: Record<string, unknown>, before: Row | undefined) => Row;
  readonly kunci?: Kunci;
  readonly buat?: boolean;
}

/** The whole list of an entity as one page. */
export const listOf = <ListRow>(rows: readonly ListRow[], { kunci = openKunci, buat = true } = {}) => ({
  data: [...rows],
  current_page: 1,
  total: rows.length,
  per_page: 20,
  kemampuan: { buat },
  kunci,
});

/** A small server of one entity that keeps versions, idempotency keys and pages as the real one does. */
export function fakeResource<Row extends ResourceRow>({
  path,
  rows,
  rowOf,
  kunci = openKunci,
  buat = true,
}: FakeResource<Row>) {
  const created = new Map<string, Row>();
  const base = `/api${path}`;

  function create({ headers, body }: SentRequest): FakeAnswer {
    const key = headers['Idempotency-Key'] ?? '';
    const first = created.get(key);
    if (first) return { status: 201, data: { data: first } };
    const row = { ...rowOf(body as Record<string, unknown>, undefined), id: 900 + created.size, versi: 1 };
    created.set(key, row);
    rows.push(row);
    return { status: 201, data: { data: row } };
  }

  function change({ method, headers, body }: SentRequest, at: number): FakeAnswer {
    const row = rows[at] as Row;
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    if (method === 'DELETE') {
      rows.splice(at, 1);
      return { status: 204 };
    }
    const next = { ...rowOf(body as Record<string, unknown>, row), id: row.id, versi: row.versi + 1 };
    rows[at] = next;
    return { data: { data: next } };
  }

  return {
    rows,
    answer(request: SentRequest): FakeAnswer {
      const { method, url } = request;
      if (url === base && method === 'GET') return { data: listOf(rows, { kunci, buat }) };
      if (url === base) return create(request);
      if (url.endsWith('/riwayat')) return { data: { data: [], current_page: 1, total: 0, per_page: 20 } };
      const at = rows.findIndex(({ id }) => url === `${base}/${id}`);
      if (at < 0) return problem(404, 'TIDAK_DITEMUKAN');
      return method === 'GET' ? { data: { data: rows[at] } } : change(request, at);
    },
  };
}
