import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { UserRow } from '@selaras/contracts';

export const dinkes: UserRow = {
  id: 4,
  username: 'dinkes',
  nama: 'Admin Dinas Kesehatan',
  role_id: 3,
  satuan_kerja_id: 1012,
  satuan_kerja_nama: 'Dinas Kesehatan',
  peg_nip: null,
  pegawai: null,
  aktif: true,
  faktor_kedua: false,
  tertahan_hingga: null,
  terakhir_aktif: '2025-03-01T02:15:00Z',
  versi: 1,
  kemampuan: { ubah_peran: true, nonaktifkan: true, lepas_faktor_kedua: false },
};

/** An employee without an account. */
export const dewi = { nip: '198001012005012001', nama: 'Dewi Lestari' };

export const superUser: UserRow = {
  ...dinkes,
  id: 1,
  username: 'super',
  nama: 'Ayu Larasati',
  role_id: 1,
  satuan_kerja_id: null,
  satuan_kerja_nama: null,
  terakhir_aktif: null,
  kemampuan: { ubah_peran: false, nonaktifkan: false, lepas_faktor_kedua: false },
};

/** The users of a small server that keeps versions and idempotency keys as the real one does. */
export function fakeUsers(rows: UserRow[] = [superUser, dinkes]) {
  const created = new Map<string, UserRow>();
  const save = (row: UserRow): FakeAnswer => {
    rows.splice(
      rows.findIndex(({ id }) => id === row.id),
      1,
      row,
    );
    return { data: { data: row } };
  };

  function create({ headers, body }: SentRequest): FakeAnswer {
    const key = headers['Idempotency-Key'] ?? '';
    const first = created.get(key);
    if (first) return { status: 201, data: { data: first } };
    const row = { ...dinkes, ...(body as Partial<UserRow>), id: 100 + created.size, versi: 1 };
    created.set(key, row);
    rows.push(row);
    return { status: 201, data: { data: row } };
  }

  function change({ method, url, headers, body }: SentRequest): FakeAnswer {
    const row = rows.find(({ id }) => url.includes(`/users/${id}`));
    if (row === undefined) return problem(404, 'TIDAK_DITEMUKAN');
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    const aktif = url.endsWith('/nonaktifkan') ? false : url.endsWith('/aktifkan') ? true : row.aktif;
    const fields = method === 'PUT' && !url.endsWith('/kata-sandi') ? (body as Partial<UserRow>) : {};
    const pegawai =
      fields.peg_nip === dewi.nip
        ? { nama: dewi.nama, satuan_kerja_nama: 'Dinas Kesehatan', hubungan: 'bertugas' as const }
        : null;
    return save({ ...row, ...fields, pegawai, aktif, versi: row.versi + 1 });
  }

  return {
    rows,
    answer(request: SentRequest): FakeAnswer {
      if (request.url.includes('/option/satuan-kerja')) {
        return { data: [{ value: 1012, label: 'Dinas Kesehatan' }] };
      }
      if (request.url.includes('/users/pilihan-pegawai')) {
        return { data: [{ value: dewi.nip, label: `${dewi.nama} · ${dewi.nip} · Dinkes` }] };
      }
      if (request.method === 'GET') {
        const tanpa_pegawai = rows.filter(({ peg_nip }) => peg_nip === null).length;
        const page = { current_page: 1, total: rows.length, per_page: 20 };
        return { data: { data: [...rows], ...page, tanpa_pegawai } };
      }
      return request.method === 'POST' && request.url.endsWith('/users') ? create(request) : change(request);
    },
  };
}
