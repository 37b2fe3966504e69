import type { AnyCall } from '@selaras/contracts';
import { bodyOf, planningClient } from '../../testing/planning-client';
import type { TestApp } from '../../testing/test-app';

/** The unit whose years are closed and opened. */
export const UNIT = 1012;

/** A year of the period that is closed while the other one is open. */
export interface ClosedYear {
  readonly closed: number;
  readonly open: number;
}
export const closedYears: readonly ClosedYear[] = [
  { closed: 2024, open: 2025 },
  { closed: 2025, open: 2024 },
];

type Client = ReturnType<typeof planningClient>;

/** Rows of five years, and steps with them, of the tests of closed years on one server. */
export async function closedYearSteps(test: TestApp) {
  const clients = new Map<string, Client>();
  function as(username: string, tahun: number): Client {
    const key = `${username} ${tahun}`;
    const client = clients.get(key) ?? planningClient(test, username, tahun);
    clients.set(key, client);
    return client;
  }

  const [first] = (await as('super', 2025).get(`/sasaran-strategis-pd?satuan_kerja_id=${UNIT}`)).body.data;
  const [vision] = (await as('super', 2025).get('/visi-misi-rpjmd')).body.data;
  return {
    as,
    goal: Number(first.id),
    regency: Number(first.sasaran_strategis_rpjmd.id),
    visi: Number(vision.id),
    /** The unit's plan of a year is approved, its quarters and the regency's deadline are over; the other year is open. */
    async close({ closed, open }: ClosedYear) {
      await test.db.deleteFrom('validasi_perencanaan_riwayat').where('satuan_kerja_id', '=', UNIT).execute();
      await test.db.deleteFrom('validasi_perencanaan').where('satuan_kerja_id', '=', UNIT).execute();
      await test.db
        .insertInto('validasi_perencanaan')
        .values({ satuan_kerja_id: UNIT, tahun: closed, status: true, tahap: 3, keadaan: 'disetujui' })
        .execute();
      const setDates = (tahun: number, nilai_date: string) =>
        test.db.updateTable('referensi').set({ nilai_date }).where('tahun', '=', tahun).execute();
      await setDates(closed, '2020-01-01');
      await setDates(open, '2999-01-01');
    },
    /** Sends the form of a row with some other values, also in the name of somebody who may not read it. */
    async change(ask: Client, call: AnyCall, id: number, header: number, fields: object) {
      const path = call.path.replace('/{id}', '');
      const row = await as('super', header).row(path, id);
      return ask.put(`${path}/${id}`, { ...bodyOf(row, call), ...fields }, row.versi);
    },
  };
}
