import { problem } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import { kartuDinkes, missedRow } from './rapor.fixture';
import { openPage } from './testing/open-page';

const ringkasan = '/api/rapor/ringkasan';
const data = '/api/rapor/data';
const sasaran = '/api/rapor/sasaran-pd';
const peringkat = '/api/rapor/peringkat';

describe('the diagram', () => {
  const open = (address: string, kartu = kartuDinkes, ...session: [] | [typeof superUser]) =>
    openPage(address, ({ url }) => (url.startsWith(ringkasan) ? { data: kartu } : { data: [] }), ...session);

  it('says what was achieved, explained and repaired, and opens the items of each part', async () => {
    const { sent } = await open('/rapor-kinerja/3/diagram');
    expect(await screen.findByText('58,33%')).toBeVisible();
    expect(
      screen.getByText(/7 dari 12 sub kegiatan mencapai target triwulan. 2 belum dilaporkan/),
    ).toBeVisible();
    expect(screen.getByText('dari 40')).toBeVisible();
    expect(screen.getByText('Di bawah peringkat sebelumnya karena serapan anggaran.')).toBeVisible();
    expect(screen.getByText(/Pengisian sampai sebelum 15 Oktober 2025 pukul 00.00 WIB/)).toBeVisible();
    const step = screen.getByRole('list', { name: 'Penyebab dicatat?' });
    expect(within(step).getByRole('link', { name: 'Penyebab belum dicatat' })).toHaveAttribute(
      'href',
      '/rapor-kinerja/3/data?satuan_kerja_id=1012&penyebab=belum',
    );
    const origin = screen.getByRole('list', { name: 'Program' });
    expect(within(origin).getByRole('link', { name: 'Program Kesehatan' })).toHaveAttribute(
      'href',
      '/rapor-kinerja/3/data?satuan_kerja_id=1012&program_id=7',
    );
    expect(within(origin).getByRole('link', { name: 'Tanpa program' })).toHaveAttribute(
      'href',
      '/rapor-kinerja/3/data?satuan_kerja_id=1012&asal=tanpa-program',
    );
    expect(sent.find(({ url }) => url.startsWith(ringkasan))?.params).toMatchObject({
      triwulan: 3,
      satuan_kerja_id: 1012,
    });
  });

  it('of all units opens the rows of each unit and of the smaller ones together, and ranks none', async () => {
    const aliran = Array.from({ length: 12 }, (_, index) => ({
      asal: { id: 1001 + index, nama: `Dinas ${index + 1}` },
      keadaan: 'tercapai' as const,
      berpenyebab: false,
      perbaikan: 'belum' as const,
      jumlah: 20 - index,
      anggaran: 0,
    }));
    await open(
      '/rapor-kinerja/2/diagram?ukuran=anggaran',
      { ...kartuDinkes, satuan_kerja: null, peringkat: null, triwulan: 2, aliran },
      superUser,
    );
    const origin = await screen.findByRole('list', { name: 'Satuan kerja' });
    const links = within(origin).getAllByRole('link');
    expect(links).toHaveLength(9);
    expect(links[0]).toHaveAttribute('href', '/rapor-kinerja/2/data?satuan_kerja_id=1001');
    expect(within(origin).getByRole('link', { name: '4 lainnya' })).toHaveAttribute(
      'href',
      '/rapor-kinerja/2/data?satuan_kerja_id=kabupaten&asal=lainnya-anggaran',
    );
    expect(screen.queryByText('Peringkat', { selector: 'h3' })).toBeNull();
  });

  it('of a draft says why there is no place', async () => {
    await open('/rapor-kinerja/3/diagram', { ...kartuDinkes, final: false, peringkat: null });
    expect(await screen.findByText('Belum diperingkat: rencana tahun ini belum final.')).toBeVisible();
  });

  it('of a quarter without targets says so', async () => {
    await open('/rapor-kinerja/3/diagram', {
      ...kartuDinkes,
      ringkasan: { ...kartuDinkes.ringkasan, jumlah: 0, tercapai: 0, tidak_tercapai: 0, capaian: null },
      peringkat: null,
      aliran: [],
    });
    expect(await screen.findByText('Tidak ada sub kegiatan yang bertarget')).toBeVisible();
  });

  it('of a quarter that there is not leads to the first, and asks for nothing', async () => {
    const { sent } = await open('/rapor-kinerja/9/diagram');
    expect(await screen.findByText('Triwulan ini tidak ada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buka triwulan 1' })).toHaveAttribute(
      'href',
      '/rapor-kinerja/1/diagram',
    );
    expect(sent.some(({ url }) => url.startsWith(ringkasan))).toBe(false);
  });

  it('says that it could not be loaded, and tries again', async () => {
    let failed = false;
    const { user } = await openPage('/rapor-kinerja/3/diagram', ({ url }) => {
      if (!url.startsWith(ringkasan)) return { data: [] };
      if (failed) return { data: kartuDinkes };
      failed = true;
      return problem(500, 'KESALAHAN_SERVER');
    });
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('58,33%')).toBeVisible();
  });

  it('counts key indicators by their action plans, and opens those of each part', async () => {
    await open('/rapor-kinerja-sasaran-strategis-pd/3/diagram');
    expect(await screen.findByText(/7 dari 12 IKU menuntaskan semua aksi triwulan/)).toBeVisible();
    const rows = '/rapor-kinerja-sasaran-strategis-pd/3/data?satuan_kerja_id=1012';
    const targets = [
      ['Program Kesehatan', '&iku_id=7'],
      ['Belum diisi', '&keadaan=belum-diisi'],
      ['Penyebab dicatat', '&penyebab=ada'],
      ['Sedang diperbaiki', '&perbaikan=berjalan'],
      ['Buka semua IKU', ''],
    ] as const;
    for (const [name, query] of targets)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', rows + query);
  });
});

describe('key indicators of a quarter beside those of the year', () => {
  const kartu = { ...kartuDinkes, tahunan: { jumlah: 45, tercapai: 38, belum_ada_data: 2 } };
  const reason =
    /sebuah IKU tuntas bila setiap aksinya.*target tahun 2025 dihitung tersendiri.*38 dari 45 IKU.* mencapainya, 2 belum dapat dinilai/;

  it.each(['diagram', 'data'])('have two names, and the %s says why they differ', async (page) => {
    await openPage(`/rapor-kinerja-sasaran-strategis-pd/3/${page}`, ({ url }) =>
      url.startsWith(ringkasan)
        ? { data: kartu }
        : url.startsWith(sasaran)
          ? { data: { data: [], current_page: 1, total: 0, per_page: 20, batas: null } }
          : { data: [] },
    );
    expect(await screen.findByRole('note')).toHaveTextContent(reason);
    expect(screen.queryByText(/IKU tercapai/)).toBeNull();
  });

  it('open every part of the figure also when another unit was chosen', async () => {
    await openPage(
      '/rapor-kinerja-sasaran-strategis-pd/3/diagram?satuan_kerja_id=1013',
      ({ url }) => (url.startsWith(ringkasan) ? { data: kartu } : { data: [] }),
      superUser,
    );
    const figure = await screen.findByRole('figure', { name: /7 dari 12 IKU tuntas aksinya/ });
    const parts = within(figure).getAllByRole('listitem');
    const links = within(figure).getAllByRole('link');
    expect(links).toHaveLength(parts.length);
    for (const link of links)
      expect(link).toHaveAttribute('href', expect.stringMatching(/data\?satuan_kerja_id=1013&\w+=/));
  });
});

it('the key indicators of a quarter say how far their actions came, chosen by one of the card', async () => {
  const { satuan_kerja, keadaan, anggaran, realisasi_anggaran, penyebab, langkah, perbaikan } = missedRow;
  const iku = {
    ...{ satuan_kerja, keadaan, anggaran, realisasi_anggaran, penyebab, langkah, perbaikan },
    ...{ id: 7, sasaran: 'Meningkatnya kesehatan', iku: 'Umur harapan hidup' },
    ...{ aksi: 4, dilaporkan: 3, aksi_tercapai: 2 },
  };
  const { sent } = await openPage(
    '/rapor-kinerja-sasaran-strategis-pd/3/data?iku_id=7&perbaikan=berjalan',
    ({ url }) => {
      if (url.startsWith(ringkasan)) return { data: kartuDinkes };
      return url.startsWith(sasaran)
        ? { data: { data: [iku], current_page: 1, total: 1, per_page: 20, batas: null } }
        : { data: [] };
    },
  );
  const row = await screen.findByRole('row', { name: /Umur harapan hidup/ });
  for (const text of ['4', '3', '2', 'Aksi tidak tuntas', 'Kontrak terlambat', 'Sedang diperbaiki (1)'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(sent.find(({ url }) => url.startsWith(sasaran))?.params).toMatchObject({
    triwulan: 3,
    satuan_kerja_id: 1012,
    iku_id: '7',
    perbaikan: 'berjalan',
  });
  expect(await screen.findByRole('button', { name: /^IKU.*Program Kesehatan/ })).toBeVisible();
});

it('the data show why a target was missed, and keep the filters of the diagram', async () => {
  const { sent } = await openPage('/rapor-kinerja/3/data?penyebab=ada&program_id=7', ({ url }) =>
    url.startsWith(data)
      ? { data: { data: [missedRow], current_page: 1, total: 1, per_page: 20, batas: null } }
      : { data: [] },
  );
  const row = await screen.findByRole('row', { name: /Pembangunan Puskesmas/ });
  for (const text of ['75%', 'Tidak tercapai', 'Kontrak terlambat', 'Sedang diperbaiki (1)'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(sent.find(({ url }) => url.startsWith(data))?.params).toMatchObject({
    triwulan: 3,
    satuan_kerja_id: 1012,
    penyebab: 'ada',
    program_id: '7',
  });
});

it('the places say how they came about and how they moved', async () => {
  const row = (id: number, place: number, sebelumnya: number | null) => ({
    satuan_kerja: { satuan_kerja_id: id, satuan_kerja_nama: `Dinas ${id}`, singkatan: null },
    ringkasan: kartuDinkes.ringkasan,
    peringkat: { peringkat: place, dari: 2, penentu: place === 1 ? null : 'capaian' },
    sebelumnya,
  });
  await openPage('/rapor-kinerja/3/rank', ({ url }) =>
    url.startsWith(peringkat)
      ? { data: { tahun: 2025, triwulan: 3, batas: null, data: [row(1, 2, 1), row(2, 1, 2)] } }
      : { data: [] },
  );
  await screen.findByRole('link', { name: 'Dinas 1' });
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((each) => within(each).getByRole('link', { name: /^Dinas/ }).textContent)).toEqual([
    'Dinas 2',
    'Dinas 1',
  ]);
  expect(within(rows[0] as HTMLElement).getByText('Naik 1')).toBeVisible();
  expect(within(rows[1] as HTMLElement).getByText('Turun 1')).toBeVisible();
  expect(within(rows[1] as HTMLElement).getByText('capaian')).toBeVisible();
});

describe('the public card', () => {
  it('stands with its figures, what was missed, and the address of the live page', async () => {
    const { aliran: _, ...card } = kartuDinkes;
    await openPage('/public-display/rapor-kinerja/3/1012', ({ url }) =>
      url.startsWith('/api/public-display/rapor/3/1012')
        ? { data: { ...card, tidak_tercapai: [missedRow], lainnya: 4 } }
        : { data: [] },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Dinas Kesehatan' })).toBeVisible();
    expect(screen.getByText(/1 dengan anggaran terbesar; 4 lainnya tidak ditampilkan/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Kode QR alamat rapor ini' })).toBeVisible();
    expect(screen.getByText(/\?tahun=2025$/)).toBeVisible();
  });

  it('of an address that names no card says so', async () => {
    await openPage('/public-display/rapor-kinerja/5/abc', () => problem(404, 'TIDAK_DITEMUKAN'));
    expect(await screen.findByText('Rapor ini tidak ada')).toBeVisible();
  });
});
