import {
  type AnswerOf,
  type JenisRapor,
  type Page,
  type RaporPublik,
  type RaporRingkasan,
  type RaporRow,
  raporCalls,
  raporPublikCalls,
} from '@selaras/contracts';
import { jumlahEfisiensi, keadaanRaporOf, serapan, sumRupiah } from '@selaras/domain';
import { displayServer } from '../../../testing/display/display-client';

/** A unit whose plan of 2025 is final, and one whose plan is a draft. */
const [FINAL, DRAF] = [9999, 999906];
const server = displayServer();
const triwulan = [1, 2, 3, 4] as const;

type Peringkat = AnswerOf<typeof raporCalls.peringkat>;

const ask = (path: string, query: Record<string, string | number>, username?: string, tahun = 2024) => {
  const address = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return server.ask(`${path}?${address}`, { username, tahun });
};
async function read<Answer>(...input: Parameters<typeof ask>): Promise<Answer> {
  const answer = await ask(...input);
  expect(answer.status).toBe(200);
  return answer.json();
}
const ringkasan = (query: Record<string, string | number>, username = 'super', tahun = 2024) =>
  read<RaporRingkasan>(raporCalls.ringkasan.path, query, username, tahun);
const rows = (query: Record<string, string | number>, username = 'super', tahun = 2024) =>
  read<Page<RaporRow>>(raporCalls.data.path, query, username, tahun);
const ranks = (tw: number, username = 'super', tahun = 2024) =>
  read<Peringkat>(raporCalls.peringkat.path, { triwulan: tw }, username, tahun);

/** A card worked out in another way: row by row from the table. */
async function cardOf(unit: number, tahun: number, tw: (typeof triwulan)[number]) {
  const subs = await server.db
    .selectFrom('kinerja_sub_kegiatan')
    .selectAll()
    .where('satuan_kerja_id', '=', unit)
    .where('tahun_kinerja', '=', tahun)
    .where('deleted_at', 'is', null)
    .execute();
  const causes = await server.db
    .selectFrom('penyebab_kegagalan')
    .selectAll()
    .where('triwulan', '=', tw)
    .where('deleted_at', 'is', null)
    .execute();
  const items = subs.flatMap((sub) => {
    const item = { ...sub, target: sub[`target_tw${tw}`], realisasi: sub[`realisasi_tw${tw}`] };
    const keadaan = keadaanRaporOf(item);
    if (keadaan === null) return [];
    const [pagu, spent] = [sub[`anggaran_tw${tw}`], sub[`realisasi_anggaran_tw${tw}`]];
    const known = causes.some(({ kinerja_sub_kegiatan_id }) => kinerja_sub_kegiatan_id === sub.id);
    return { keadaan, pagu, spent, known };
  });
  const missed = items.filter(({ keadaan }) => keadaan !== 'tercapai');
  const money = (values: readonly (number | null)[]) => sumRupiah(values.map((value) => value ?? 0));
  const anggaran = money(items.map(({ pagu }) => pagu));
  const spent = items.flatMap((item) => item.spent ?? []);
  const realisasi = spent.length === 0 ? null : sumRupiah(spent);
  return {
    jumlah: items.length,
    tercapai: items.length - missed.length,
    tidak_tercapai: missed.length,
    belum_diisi: missed.filter(({ keadaan }) => keadaan === 'belum-diisi').length,
    berpenyebab: missed.filter(({ known }) => known).length,
    anggaran,
    realisasi,
    serapan: serapan(anggaran, realisasi),
    anggaran_tidak_tercapai: money(missed.map(({ pagu }) => pagu)),
    efisiensi: jumlahEfisiensi(
      items.map((item) => ({
        capaian: item.keadaan === 'tercapai' ? 100 : 0,
        pagu: item.pagu,
        realisasi: item.spent,
      })),
    ).efisiensi,
  };
}

interface Bagian {
  readonly filter: Readonly<Record<string, string | number>>;
  readonly jumlah: number;
}

/** The parts of a card's diagram, worked out from its streams, with what its page sends to open them. */
function partsOf(aliran: RaporRingkasan['aliran'], jenis: JenisRapor, ofUnit: boolean): Bagian[] {
  const count = (fits: (stream: (typeof aliran)[number]) => boolean) =>
    aliran.filter(fits).reduce((sum, { jumlah }) => sum + jumlah, 0);
  const isMissed = ({ keadaan }: (typeof aliran)[number]) => keadaan !== 'tercapai';
  const origins = [...new Set(aliran.map(({ asal }) => asal.id))];
  const single = (id: number): Bagian['filter'] => {
    if (!ofUnit) return { satuan_kerja_id: id };
    if (jenis === 'sasaran-pd') return { iku_id: id };
    return id === 0 ? { asal: 'tanpa-program' } : { program_id: id };
  };
  const beyond = (measure: 'jumlah' | 'anggaran') => {
    const size = (id: number) =>
      aliran.filter(({ asal }) => asal.id === id).reduce((sum, stream) => sum + stream[measure], 0);
    const small = origins.toSorted((a, b) => size(b) - size(a) || a - b).slice(8);
    const jumlah = small.length < 2 ? 0 : count(({ asal }) => small.includes(asal.id));
    return { filter: { asal: `lainnya-${measure}` }, jumlah };
  };
  return [
    ...origins.map((id) => ({ filter: single(id), jumlah: count(({ asal }) => asal.id === id) })),
    beyond('jumlah'),
    beyond('anggaran'),
    ...(['tercapai', 'tidak-tercapai', 'belum-diisi'] as const).map((keadaan) => ({
      filter: { keadaan },
      jumlah: count((stream) => stream.keadaan === keadaan),
    })),
    { filter: { keadaan: 'belum-tercapai' }, jumlah: count(isMissed) },
    ...(['ada', 'belum'] as const).map((penyebab) => ({
      filter: { penyebab },
      jumlah: count((stream) => isMissed(stream) && stream.berpenyebab === (penyebab === 'ada')),
    })),
    ...(['belum', 'berjalan', 'selesai'] as const).map((perbaikan) => ({
      filter: { perbaikan },
      jumlah: count((stream) => isMissed(stream) && stream.perbaikan === perbaikan),
    })),
  ];
}

describe.each(triwulan)('in quarter %i', (tw) => {
  it('the card of every ranked unit is what its rows say, and all together are the regency', async () => {
    const { data } = await ranks(tw);
    expect(data.length).toBeGreaterThan(30);
    for (const { satuan_kerja, ringkasan: card } of data) {
      expect(card).toMatchObject(await cardOf(satuan_kerja.satuan_kerja_id, 2024, tw));
      expect(card.anggaran - (card.realisasi ?? 0)).toBeCloseTo(card.sisa - card.lebih, 2);
      expect(Math.min(card.sisa, card.lebih)).toBeGreaterThanOrEqual(0);
    }
    const whole = await ringkasan({ triwulan: tw });
    for (const field of ['jumlah', 'tercapai', 'berpenyebab', 'langkah', 'anggaran', 'sisa'] as const)
      expect(whole.ringkasan[field]).toBeCloseTo(
        data.reduce((sum, row) => sum + row.ringkasan[field], 0),
        2,
      );
  });

  it('places are one to the number of units, and the same on every path to them', async () => {
    const { data } = await ranks(tw);
    const places = data.flatMap(({ peringkat }) => peringkat?.peringkat ?? []);
    expect(places.toSorted((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
    const one = data.find(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === FINAL);
    const card = await ringkasan({ triwulan: tw, satuan_kerja_id: FINAL }, 'dinkes');
    expect(card).toMatchObject({ peringkat: one?.peringkat, ringkasan: one?.ringkasan });
    const path = raporPublikCalls.kartu.path
      .replace('{triwulan}', String(tw))
      .replace('{satkerId}', String(FINAL));
    expect(await read<RaporPublik>(path, {})).toMatchObject({
      peringkat: one?.peringkat,
      ringkasan: one?.ringkasan,
    });
  });

  it('streams add up to the card, for sub-activities and for key indicators', async () => {
    for (const jenis of ['sub-kegiatan', 'sasaran-pd'])
      for (const unit of [{}, { satuan_kerja_id: FINAL }] as Record<string, number>[]) {
        const card = await ringkasan({ triwulan: tw, jenis, ...unit });
        const sum = (field: 'jumlah' | 'anggaran') =>
          card.aliran.reduce((total, stream) => total + stream[field], 0);
        expect(card.ringkasan.jumlah).toBeGreaterThan(0);
        expect(sum('jumlah')).toBe(card.ringkasan.jumlah);
        expect(sum('anggaran')).toBeCloseTo(card.ringkasan.anggaran, 2);
      }
  });

  it.each(['sub-kegiatan', 'sasaran-pd'] as const)(
    'every part of the diagram of %s opens as many rows as it says, of a unit and of all units',
    async (jenis) => {
      const path = jenis === 'sub-kegiatan' ? raporCalls.data.path : raporCalls.sasaran.path;
      const total = async (query: Record<string, string | number>) =>
        (await read<Page<unknown>>(path, query, 'super')).total;
      for (const unit of [{ satuan_kerja_id: FINAL }, {}] as Record<string, number>[]) {
        const { ringkasan: card, aliran } = await ringkasan({ triwulan: tw, jenis, ...unit });
        const parts = partsOf(aliran, jenis, 'satuan_kerja_id' in unit);
        expect(await total({ triwulan: tw, ...unit })).toBe(card.jumlah);
        const opened = await Promise.all(
          parts.map(async ({ filter }) => total({ triwulan: tw, ...unit, ...filter })),
        );
        expect(parts.map(({ filter }, index) => [filter, opened[index]])).toEqual(
          parts.map(({ filter, jumlah }) => [filter, jumlah]),
        );
      }
    },
  );
});

it('place moves against the quarter before, of which the first has none', async () => {
  const [first, second] = [await ranks(1), await ranks(2)];
  expect(first.data.map(({ sebelumnya }) => sebelumnya)).toEqual(first.data.map(() => null));
  for (const { satuan_kerja, sebelumnya } of second.data) {
    const before = first.data.find(
      (row) => row.satuan_kerja.satuan_kerja_id === satuan_kerja.satuan_kerja_id,
    );
    expect(sebelumnya).toBe(before?.peringkat?.peringkat ?? null);
  }
});

it('a draft has a card for its own unit alone, without a place, and is in no sum', async () => {
  const query = { triwulan: 1, satuan_kerja_id: DRAF };
  expect(await ringkasan(query, 'bagorganisasi', 2025)).toMatchObject({ final: false, peringkat: null });
  expect((await ask(raporCalls.ringkasan.path, query, 'dinkes', 2025)).status).toBe(404);
  expect((await rows(query, 'dinkes', 2025)).total).toBe(0);
  const path = raporPublikCalls.kartu.path.replace('{triwulan}', '1').replace('{satkerId}', String(DRAF));
  expect((await ask(path, {}, undefined, 2025)).status).toBe(404);
  for (const username of ['super', 'bagorganisasi']) {
    const { data } = await ranks(1, username, 2025);
    expect(data.map(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id)).not.toContain(DRAF);
  }
  expect(await ringkasan({ triwulan: 1 }, 'super', 2025)).toEqual(
    await ringkasan({ triwulan: 1 }, 'bagorganisasi', 2025),
  );
});

it('a cause that is written down is counted at once', async () => {
  const { data } = await rows({ triwulan: 2, satuan_kerja_id: FINAL, penyebab: 'belum' });
  const before = await ringkasan({ triwulan: 2, satuan_kerja_id: FINAL });
  const [row] = data;
  expect(row).toBeDefined();
  await server.db
    .insertInto('penyebab_kegagalan')
    .values({
      tahun_kinerja: 2024,
      satuan_kerja_id: FINAL,
      kinerja_sub_kegiatan_id: row?.id ?? 0,
      triwulan: 2,
      penyebab: 'Petugas kurang',
    })
    .execute();
  const after = await ringkasan({ triwulan: 2, satuan_kerja_id: FINAL });
  expect(after.ringkasan.berpenyebab).toBe(before.ringkasan.berpenyebab + 1);
});

it('refuses a quarter that there is not', async () => {
  for (const tw of ['0', '5', '1.5', 'x'])
    expect((await ask(raporCalls.peringkat.path, { triwulan: tw }, 'super')).status).toBe(422);
});

it('sends the chosen rows as a spreadsheet', async () => {
  const answer = await ask(raporCalls.ekspor.path, { triwulan: 3, satuan_kerja_id: FINAL }, 'dinkes');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-disposition']).toContain('rapor-tw3-2024.xlsx');
});

it.each([2024, 2025])(
  'beside the key indicators of a quarter stand those of the year %i, as their own list counts them',
  async (tahun) => {
    const totalOf = async (filter: Record<string, string>, username?: string) => {
      const kind = username === undefined ? '/public-display/display' : '/display';
      const query = { tingkat: 'pd', ...filter };
      return (await read<Page<unknown>>(`${kind}/capaian-iku`, query, username, tahun)).total;
    };
    const all = await ringkasan({ triwulan: 4, jenis: 'sasaran-pd' }, 'pemda', tahun);
    expect(all.tahunan?.jumlah).toBeGreaterThan(0);
    expect(all.tahunan).toEqual({
      jumlah: await totalOf({}),
      tercapai: await totalOf({ capaian: 'tercapai' }),
      belum_ada_data: await totalOf({ capaian: 'belum-ada-data' }),
    });
    const unit = await ringkasan(
      { triwulan: 4, jenis: 'sasaran-pd', satuan_kerja_id: FINAL },
      'pemda',
      tahun,
    );
    expect(unit.tahunan?.jumlah).toBeGreaterThanOrEqual(unit.ringkasan.jumlah);
    expect((await ringkasan({ triwulan: 4 }, 'pemda', tahun)).tahunan).toBeNull();
  },
);
