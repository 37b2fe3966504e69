import { getHariIniCall, type Pekerjaan } from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import { demoAccounts } from '../../../kit/seed/demo-accounts';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const YEARS = [2024, 2025];
const OWN_QUARTER = /-(\d)$/;

type Client = ReturnType<typeof planningClient>;
type Row = Record<string, unknown> & { readonly satuan_kerja?: { satuan_kerja_id: number } | null };

let test: TestApp;
const clients = new Map<string, Client>();
const unitOf = new Map<string, number | null>();
const client = (username: string, tahun: number): Client => {
  const key = `${username} ${tahun}`;
  const known = clients.get(key) ?? planningClient(test, username, tahun);
  clients.set(key, known);
  return known;
};

beforeAll(async () => {
  test = await startTestApp();
  for (const { username, satuan_kerja_id = null } of demoAccounts) unitOf.set(username, satuan_kerja_id);
  // One plan waits for a decision in the year that is closed otherwise: work of two years.
  await asActor(test.db, null, (tx) =>
    tx
      .updateTable('validasi_perencanaan')
      .set({ keadaan: 'menunggu', tahap: 2 })
      .where('tahun', '=', 2024)
      .where('satuan_kerja_id', '=', 1015)
      .execute(),
  );
});
afterAll(() => test.close());

const hariIni = async (username: string): Promise<Pekerjaan[]> => {
  const { body } = await client(username, 2024).get('/hari-ini');
  expect(getHariIniCall.answer?.safeParse(body).error).toBeUndefined();
  return body.data.pekerjaan;
};

/** Every row of a list; none for who may not read it. */
async function allRows(asking: Client, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await asking.get(`${path}${path.includes('?') ? '&' : '?'}page=${page}`);
    if (status === 403) return [];
    if (status !== 200) throw new Error(`${path}: ${status}`);
    rows.push(...body.data);
    if (rows.length >= body.total || body.data.length === 0) return rows;
  }
}

const totalOf = async (asking: Client, path: string): Promise<number> => {
  const { status, body } = await asking.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body.total;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
/** The filter that the page which work leads to is opened with, as its list is asked. */
const searchOf = ({ tujuan }: Pekerjaan) =>
  new URLSearchParams(Object.entries(tujuan.saring).map(([name, value]) => [name, String(value)]));

/** What the page that an entry leads to shows of it, read from the page's own call. */
type Shown = (asking: Client, entry: Pekerjaan, username: string) => Promise<number>;

const queue =
  (path: string): Shown =>
  (asking, entry) =>
    totalOf(asking, `${path}?${searchOf(entry)}`);
const anggota: Shown = async (asking, { kunci }) =>
  (await asking.get(`/validasi-anggota?tampil=menunggu&sebagai=${kunci.split('.')[1]}`)).body.total;
const tim =
  (count: 'menunggu' | 'belum_dibagi', only: 'ketua' | 'semua'): Shown =>
  async (asking) => {
    const teams: { peran: string; menunggu: number; belum_dibagi: number }[] = (
      await asking.get('/tim-saya/ketua')
    ).body.data;
    return sum(teams.filter(({ peran }) => only === 'semua' || peran === only).map((one) => one[count]));
  };
const reportOf = (username: string) => {
  const unit = unitOf.get(username) ?? null;
  return unit === null ? '/lkip/kabupaten' : `/lkip/satuan-kerja/${unit}`;
};
const lkip: Shown = async (asking, { kunci }, username) => {
  const alur = (await asking.get(`${reportOf(username)}/alur`)).body.data;
  if (kunci === 'rapor.lkip-bagian') return alur.kekurangan.length;
  return alur.tanpa_narasi ? 1 : 0;
};

const shownBy: Readonly<Record<string, Shown>> = {
  'planning.validasi': async (asking, entry) => {
    const rows = await allRows(asking, '/validasi-perencanaan/antrean?keadaan=menunggu');
    const turns = rows.filter(({ kemampuan }) => (kemampuan as { setujui: boolean }).setujui).length;
    expect(await queue('/validasi-perencanaan/antrean')(asking, entry, '')).toBe(turns);
    return turns;
  },
  'planning.bappeda-sub-kegiatan': queue('/kinerja-sub-kegiatan/validasi'),
  'planning.bappeda-kamus': queue('/kamus-indikator/validasi'),
  'planning.perjanjian': queue('/perjanjian-kinerja'),
  'planning.perjanjian-draf': queue('/perjanjian-kinerja'),
  'planning.perjanjian-pegawai': queue('/perjanjian-kinerja-pegawai'),
  'planning.perjanjian-pegawai-draf': queue('/perjanjian-kinerja-pegawai'),
  'planning.ditolak-bappeda': async (asking, { tujuan }) => {
    const rows = await allRows(
      asking,
      `/kinerja-sub-kegiatan?satuan_kerja_id=${tujuan.saring.satuan_kerja_id}`,
    );
    return rows.filter(({ validasi_bappeda }) => validasi_bappeda === false).length;
  },
  'planning.belum-diajukan': async (asking) =>
    (await asking.get('/validasi-perencanaan')).body.data === null ? 1 : 0,
  'planning.dikembalikan': async (asking) =>
    (await asking.get('/validasi-perencanaan')).body.data?.keadaan === 'dikembalikan' ? 1 : 0,
  'portal.realisasi': (asking, entry) =>
    totalOf(asking, `/rapor/data?triwulan=${OWN_QUARTER.exec(entry.kunci)?.[1]}&${searchOf(entry)}`),
  'lke.penilaian': queue('/lke/penilaian'),
  'lke.penilaian-2': queue('/lke/penilaian'),
  'lke.pleno': (asking, entry) => totalOf(asking, `/lke/penilaian?lingkup=pleno&${searchOf(entry)}`),
  'lke.lembar': async (asking, _, username) => {
    const { body } = await asking.get(`/lke/lembar/${unitOf.get(username)}`);
    return ['draft', 'selesai_1', 'perbaikan'].includes(body.data.keadaan) ? 1 : 0;
  },
  'lke.tindak-lanjut': async (asking, { terlambat }, username) => {
    const { body } = await asking.get(`/lke/tindak-lanjut/${unitOf.get(username)}`);
    const rows = (body.data.baris ?? body.data) as Row[];
    const open = rows.filter(
      ({ keadaan, ditarik }) => ditarik === null && (keadaan === 'terbuka' || keadaan === 'dikembalikan'),
    );
    expect(open.filter((row) => row.terlambat).length).toBe(terlambat);
    return open.length;
  },
  'lke.tindak-lanjut-diajukan': queue('/lke/tindak-lanjut'),
  'portal.akun-tanpa-pegawai': queue('/users'),
  'rapor.lkip-bagian': lkip,
  'rapor.lkip-narasi': lkip,
  'rapor.lkip-direviu': async (asking, _, username) => {
    const rows = await allRows(asking, '/lkip/reviu');
    const others = ({ satuan_kerja }: Row) => satuan_kerja?.satuan_kerja_id !== unitOf.get(username);
    return rows.filter((row) => row.keadaan === 'direviu' && others(row)).length;
  },
  'tim-kerja.kabid': anggota,
  'tim-kerja.opd': anggota,
  'tim-kerja.semua': anggota,
  'tim-kerja.laporan': tim('menunggu', 'semua'),
  'tim-kerja.belum-dibagi': tim('belum_dibagi', 'ketua'),
  'tim-kerja.langkah': async (asking, { kunci }) => {
    const at = Number(OWN_QUARTER.exec(kunci)?.[1]) - 1;
    const steps: { triwulan: { tertutup: unknown; target: number | null; keadaan: string }[] }[] = (
      await asking.get('/tim-saya/anggota')
    ).body.data.langkah;
    return steps.filter(({ triwulan }) => {
      const quarter = triwulan[at];
      if (quarter === undefined || quarter.tertutup !== null || (quarter.target ?? 0) <= 0) return false;
      return quarter.keadaan === 'belum' || quarter.keadaan === 'dikembalikan';
    }).length;
  },
};
const kindOf = ({ kunci }: Pekerjaan) =>
  kunci in shownBy || !OWN_QUARTER.test(kunci) ? kunci : kunci.replace(OWN_QUARTER, '');

/** Queues that say by themselves whether it is the reader's turn: what waits in one of them is told, and nothing else. */
const turns: Readonly<Record<string, (asking: Client) => Promise<number>>> = {
  'planning.validasi': async (asking) =>
    (await allRows(asking, '/validasi-perencanaan/antrean')).filter(
      ({ kemampuan }) => (kemampuan as { setujui: boolean }).setujui,
    ).length,
  'planning.bappeda-sub-kegiatan': async (asking) =>
    (await allRows(asking, '/kinerja-sub-kegiatan/validasi?putusan=belum')).length,
  'lke.penilaian': async (asking) =>
    (await allRows(asking, '/lke/penilaian')).filter(
      ({ giliran, keadaan }) => giliran && !String(keadaan).endsWith('_2'),
    ).length,
  'lke.penilaian-2': async (asking) =>
    (await allRows(asking, '/lke/penilaian')).filter(
      ({ giliran, keadaan }) => giliran && String(keadaan).endsWith('_2'),
    ).length,
  'lke.tindak-lanjut-diajukan': async (asking) =>
    (await allRows(asking, '/lke/tindak-lanjut')).filter(({ langkah }) =>
      (langkah as string[]).includes('tutup'),
    ).length,
  'tim-kerja.laporan': (asking) => tim('menunggu', 'semua')(asking, {} as Pekerjaan, ''),
};

describe('what waits in every open year', () => {
  it.each(demoAccounts.map(({ username }) => username))(
    'is for %s as much as the page shows that it leads to',
    async (username) => {
      for (const entry of await hariIni(username)) {
        const kind = kindOf(entry);
        const shown = shownBy[kind];
        if (shown === undefined) throw new Error(`Nothing says what the page of ${entry.kunci} shows`);
        expect([entry.kunci, entry.tahun, entry.jumlah]).toEqual([
          entry.kunci,
          entry.tahun,
          await shown(client(username, entry.tahun ?? 2025), entry, username),
        ]);
        expect(entry.terlambat).toBeLessThanOrEqual(entry.jumlah);
      }
    },
  );

  it.each(demoAccounts.map(({ username }) => username))(
    'leaves nothing out that waits for %s',
    async (username) => {
      const told = await hariIni(username);
      for (const tahun of YEARS) {
        for (const [kunci, count] of Object.entries(turns)) {
          const jumlah = told.find((entry) => entry.kunci === kunci && entry.tahun === tahun)?.jumlah ?? 0;
          expect([username, tahun, kunci, jumlah]).toEqual([
            username,
            tahun,
            kunci,
            await count(client(username, tahun)),
          ]);
        }
      }
    },
  );

  it('is told with its year, whichever year is asked in', async () => {
    const years = (await hariIni('val_rencana2'))
      .filter(({ kunci }) => kunci === 'planning.validasi')
      .map(({ tahun }) => tahun);
    expect(years.toSorted()).toEqual(YEARS);
    const other = (await client('val_rencana2', 2025).get('/hari-ini')).body.data.pekerjaan;
    expect(other).toEqual(await hariIni('val_rencana2'));
  });

  it('says since when the longest waits, and how many are late by the rule of their queue', async () => {
    const [entry] = (await hariIni('kadinkes')).filter(({ kunci }) => kunci === 'tim-kerja.opd');
    expect(entry?.sejak).toBe(entry?.isi[0]?.sejak);
    const { jumlah } = (await client('kadinkes', entry?.tahun ?? 0).get('/validasi-anggota?sebagai=opd'))
      .body;
    expect([entry?.jumlah, entry?.terlambat]).toEqual([jumlah.menunggu, jumlah.terlambat]);
  });

  it('tells accounts of nobody once, in no year, and to those alone who may link them', async () => {
    await asActor(test.db, null, (tx) =>
      tx.updateTable('users').set({ peg_nip: null }).where('username', '=', 'val_rencana3').execute(),
    );
    const told = (await hariIni('super')).filter(({ kunci }) => kunci === 'portal.akun-tanpa-pegawai');
    expect(told.map(({ tahun }) => tahun)).toEqual([null]);
    const { body } = await client('super', 2025).get('/users');
    expect(told[0]?.jumlah).toBe(body.tanpa_pegawai);
    for (const username of ['dinkes', 'val_rencana2']) {
      expect((await hariIni(username)).map(({ kunci }) => kunci)).not.toContain('portal.akun-tanpa-pegawai');
    }
  });

  it('calls a plan late whose deadline has passed', async () => {
    const deadline = (nilai_date: string) =>
      test.db
        .updateTable('referensi')
        .set({ nilai_date })
        .where('kode', '=', 'batas_waktu_perencanaan')
        .where('tahun', '=', 2025)
        .execute();
    const own = async () =>
      (await hariIni('dinkes')).find(
        ({ kunci, tahun }) => kunci === 'planning.belum-diajukan' && tahun === 2025,
      );
    await deadline('2999-01-01');
    expect(await own()).toMatchObject({ jumlah: 1, terlambat: 0 });
    await deadline('2025-01-02');
    expect(await own()).toMatchObject({ jumlah: 1, terlambat: 1 });
  });

  it('is told to nobody who is not signed in', async () => {
    expect((await test.app.inject('/api/hari-ini')).statusCode).toBe(401);
  });
});

describe('queues of validators', () => {
  it('have the reader’s own turns first, the longest waiting before the others', async () => {
    const rows = await allRows(
      client('val_rencana2', 2025),
      '/validasi-perencanaan/antrean?keadaan=menunggu',
    );
    const own = rows.map(({ kemampuan }) => (kemampuan as { setujui: boolean }).setujui);
    expect(own).toEqual([...own].sort((a, b) => Number(b) - Number(a)));
    const since = rows.slice(0, own.filter(Boolean).length).map(({ diperbarui }) => String(diperbarui));
    expect(since.length).toBeGreaterThan(1);
    expect(since).toEqual([...since].sort());
  });
});

describe('a year that no period holds', () => {
  let later: TestApp;
  beforeAll(async () => {
    later = await startTestApp({ env: { TAHUN_KINERJA: '2028,2029' } });
  });
  afterAll(() => later.close());

  it.each(['dinkes', 'pemda', 'super', 'setda', 'val_lke', 'kadinkes', 'ketua_tim'])(
    'does not take the others from %s',
    async (username) => {
      const { status, body } = await planningClient(later, username, 2028).get('/hari-ini');
      expect([status, body.kode]).toEqual([200, undefined]);
    },
  );
});
