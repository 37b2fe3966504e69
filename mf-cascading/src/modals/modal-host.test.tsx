import { apiClient, type Session, SessionProvider } from '@selaras/api-client';
import type { CascadingTree } from '@selaras/contracts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DiagramPageProvider } from '../diagram/diagram-page-context';
import { DiagramStore } from '../diagram/diagram-store';
import { generatedTree, shapes } from '../testing/generated-tree';
import { buildTree } from '../tree/build';
import type { TreeModel } from '../tree/model';
import { roughMeasure } from '../tree/text-lines';
import { ViewStore } from '../view/view-store';
import ModalHost from './modal-host';

/** A small tree in which one box of each level has everything that a modal can tell of. */
function richTree(): CascadingTree {
  const tree = generatedTree({ ...shapes.kecil, crossEvery: 0 });
  const pd = tree.data[0]?.sasaran_strategis_pd[0];
  const program = pd?.kinerja_program[0];
  const sub = program?.kinerja_kegiatan[0]?.kinerja_sub_kegiatan[0];
  if (pd === undefined || program === undefined || sub === undefined) throw new Error('no boxes');
  Object.assign(program, {
    is_kinerja_direktur_to_wakil_direktur_rsud: true,
    do_rumus: String.raw`P = \dfrac{a}{b}`,
  });
  Object.assign(sub, {
    capaian: 80,
    target: 100,
    realisasi: 80,
    satuan: 'orang',
    kinerja_tercapai: [{ id: 1, catatan: 'Bidan tersedia di setiap desa' }],
    kinerja_tidak_tercapai: [{ id: 2, catatan: 'Alat ukur rusak' }],
    penyebab_kegagalan: 'Pengadaan terlambat',
    solusi: [{ id: 3, solusi: 'Kontrak payung' }],
    kinerja_langkah_aksi: [{ id: 4 }],
    indikator: 'Jumlah ibu hamil yang dilayani',
    indikator_kemendagri: 'Jumlah Ibu Hamil yang Mendapatkan Pelayanan',
  });
  return tree;
}

const guest: Session = {
  user: null,
  tahunKinerja: 2025,
  tahunPublik: 2025,
  planningValidation: null,
  countDown: null,
  online: true,
};

interface Asked {
  readonly path: string;
  readonly params: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}

type Answer = { status?: number; data: unknown } | ((asked: Asked) => { status?: number; data: unknown });

const keyOf = (model: TreeModel, level: number) => model.keys[model.level.indexOf(level)] ?? '';
const boxOf = (model: TreeModel, level: number) => model.level.indexOf(level);

/** The host with one modal of the first box of a level, against a network that answers every call alike. */
function open(kind: string, level: number, answer: Answer = { data: {} }, halaman = '') {
  const model = buildTree(richTree(), { maxDepth: 5 });
  const asked: Asked[] = [];
  apiClient.configure({
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2024,
    pause: async () => {},
    adapter: async (config) => {
      const one = {
        path: config.url ?? '',
        params: config.params as Record<string, unknown>,
        headers: { ...config.headers },
      };
      asked.push(one);
      const { status = 200, data } = typeof answer === 'function' ? answer(one) : answer;
      return { config, headers: {}, status, statusText: '', data };
    },
  });
  const store = new DiagramStore(new ViewStore(), () => roughMeasure, 'tinggi');
  const find = jest.spyOn(store, 'find').mockImplementation(() => {});
  const onModal = jest.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const key = keyOf(model, level);
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <SessionProvider value={guest}>
        <DiagramPageProvider value={{ tahun: 2025, satuanKerjaId: 1001, publik: true, title: 'Cascading' }}>
          <ModalHost
            store={store}
            model={model}
            type="cascading"
            modal={`${kind}/${key}${halaman}`}
            onModal={onModal}
          />
        </DiagramPageProvider>
      </SessionProvider>
    </QueryClientProvider>,
  );
  const card = model.cards[boxOf(model, level)];
  return { model, asked, onModal, find, key, card, unmount };
}

const dialog = () => screen.findByRole('dialog');

/** Texts of the four quarters of the first row. */
const quarterCells = () =>
  screen
    .getAllByRole('cell')
    .slice(3, 7)
    .map((cell) => cell.textContent);

/** The typesetter comes in a part of its own. */
const patient = { timeout: 10_000 };

const aksi = (id: number, change: Record<string, unknown> = {}) => ({
  id,
  rencana_aksi: `Rencana ${id}`,
  indikator: `Indikator rencana ${id}`,
  satuan: 'orang',
  tw1: 10,
  tw2: 20,
  tw3: 30,
  tw4: 40,
  tw1_realisasi: 11,
  tw2_realisasi: 19,
  tw3_realisasi: null,
  tw4_realisasi: 44,
  kinerja_sub_kegiatan_id: null,
  satuan_kerja: { satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  pengampu: 'tim-kerja',
  struktur_organisasi: null,
  tim_kerja: { id: 1, nama: 'Tim Gizi', ketua: { peg_nama: 'Siti Rahmawati' } },
  ...change,
});
const page = (data: unknown[], total = data.length, current_page = 1) => ({
  data: { data, current_page, total, per_page: 20 },
});

describe('a modal', () => {
  it('opens only for a box of the tree that offers it', () => {
    const { unmount } = open('wakil-direktur', 1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    open('do', 4);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the box that it tells of, and closes with Escape', async () => {
    const { onModal, card } = open('gagal', 4);
    expect(await dialog()).toHaveAccessibleDescription(
      `Kinerja Sub Kegiatan · ${card?.satuanKerja.nama}: ${card?.sasaran}`,
    );
    await userEvent.keyboard('{Escape}');
    expect(onModal).toHaveBeenCalledWith(null);
  });
});

describe('Penyebab Kegagalan', () => {
  it('shows target, realisation, achievement, cause and the failed factors without a call', async () => {
    const { asked } = open('gagal', 4);
    const modal = within(await dialog());
    expect(await modal.findByText('Pengadaan terlambat')).toBeVisible();
    expect(modal.getByText('100 orang')).toBeVisible();
    expect(modal.getByText('80 orang')).toBeVisible();
    expect(modal.getByText('80%')).toBeVisible();
    expect(within(modal.getByRole('list')).getByText('Alat ukur rusak')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('Diagnosa CSF', () => {
  it('lists the records, the met ones first', async () => {
    open('csf', 4);
    const items = await within(await dialog()).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Bidan tersedia di setiap desaTerpenuhi',
      'Alat ukur rusakGagal',
    ]);
  });
});

const kamus = {
  tujuan: null,
  definisi: 'Ibu hamil yang mendapat enam kali pemeriksaan',
  formula: 'a / b',
  satuan: 'orang',
  polaritas: 'maximize',
  sumber_data: 'Kohort ibu',
  frekuensi: 'Triwulanan',
  periode_pelaporan: 'Triwulan',
  validasi: 'valid',
};

describe('Kamus Indikator', () => {
  it('has the output indicator and that of the ministry in two columns', async () => {
    open('kamus', 4, { data: { kamusIndikator: kamus } });
    const modal = within(await dialog());
    const heads = await modal.findAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Indikator Output',
      'Indikator Sub Kegiatan Versi Kemendagri',
    ]);
    expect(modal.getByRole('cell', { name: 'Jumlah ibu hamil yang dilayani' })).toBeVisible();
    expect(modal.getByRole('cell', { name: /Mendapatkan Pelayanan/ })).toBeVisible();
  });

  it('says below what the dictionary makes of the indicator, in the year of the page', async () => {
    const { asked, card } = open('kamus', 4, { data: { kamusIndikator: kamus } });
    const modal = within(await dialog());
    expect(await modal.findByText(kamus.definisi)).toBeVisible();
    expect(modal.getByText('Kohort ibu')).toBeVisible();
    expect(modal.getByText('Valid')).toBeVisible();
    expect(asked[0]).toMatchObject({
      path: '/public-display/kamus-indikator',
      params: { kinerjaSubKegiatanId: card?.nodeId },
    });
    expect(asked[0]?.headers['Default-Key-Tahun-Kinerja-Public']).toBe('2025');
  });

  it('says so when the dictionary has no entry', async () => {
    open('kamus', 4, { data: { kamusIndikator: null } });
    expect(await within(await dialog()).findByText(/^Belum ada penjelasan/)).toBeVisible();
  });
});

describe('Rencana Aksi', () => {
  it('of a unit’s goal asks for that goal in the year of the page', async () => {
    const { asked, card } = open('ra', 1, page([aksi(1)]));
    const modal = within(await dialog());
    expect(await modal.findByText('Rencana 1')).toBeVisible();
    expect(asked[0]).toMatchObject({
      path: '/public-display/rencana-aksi',
      params: {
        sasaran_strategis_pd_id: card?.nodeId,
        satuan_kerja_id: card?.satuanKerja.id,
        page: 1,
      },
    });
    expect(asked[0]?.headers['Default-Key-Tahun-Kinerja-Public']).toBe('2025');
    expect(quarterCells()).toEqual(['10', '20', '30', '40']);
    expect(modal.getByText('Tim Gizi (ketua: Siti Rahmawati)')).toBeVisible();
    expect(modal.queryByRole('columnheader', { name: 'Satuan Kerja' })).not.toBeInTheDocument();
  });

  it('of a goal of the regency asks the other call, and names the unit of each row', async () => {
    const { asked, card } = open('ra', 0, page([aksi(1)]));
    const modal = within(await dialog());
    expect(await modal.findByRole('columnheader', { name: 'Satuan Kerja' })).toBeVisible();
    expect(await modal.findByRole('cell', { name: 'Dinas Kesehatan' })).toBeVisible();
    expect(asked[0]).toMatchObject({
      path: '/public-display/rencana-aksi-gubernur',
      params: { sasaran_strategis_rpjmd_id: card?.nodeId, satuan_kerja_id: 1001 },
    });
  });

  it('goes from page to page of twenty in the address', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => aksi(index + 1));
    const { onModal, key, asked } = open('ra', 1, page(rows, 31, 2), '/2');
    const modal = within(await dialog());
    expect(await modal.findByText(/21–31 dari 31 data/)).toBeVisible();
    expect(asked[0]?.params).toMatchObject({ page: 2 });
    await userEvent.click(modal.getByRole('button', { name: 'Halaman sebelumnya' }));
    expect(onModal).toHaveBeenCalledWith(`ra/${key}`);
  });

  it('says when there is nothing', async () => {
    open('ra', 1, page([]));
    expect(await screen.findByText('There are no records to show')).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    const { asked } = open('ra', 1, { status: 500, data: {} });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('500');
    const before = asked.length;
    await userEvent.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('shows that it is loading for a moment even when the answer is there at once', async () => {
    open('ra', 1, page([aksi(1)]));
    await dialog();
    const region = await screen.findByRole('region', { name: 'Rencana aksi' });
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Rencana 1')).not.toBeInTheDocument();
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'));
    expect(screen.getByText('Rencana 1')).toBeVisible();
  });

  it('closes and finds the sub-activity when its indicator is pressed', async () => {
    const model = buildTree(richTree(), { maxDepth: 5 });
    const box = boxOf(model, 4);
    const { find, onModal } = open(
      'ra',
      1,
      page([aksi(1, { kinerja_sub_kegiatan_id: model.cards[box]?.nodeId })]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Indikator rencana 1' }));
    expect(onModal).toHaveBeenCalledWith(null);
    expect(find).toHaveBeenCalledWith(box);
  });

  it('offers no way to a sub-activity that this tree does not have', async () => {
    open('ra', 1, page([aksi(1, { kinerja_sub_kegiatan_id: 999_999 })]));
    expect(await screen.findByText('Indikator rencana 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Indikator rencana 1' })).not.toBeInTheDocument();
  });
});

describe('Realisasi Rencana Aksi', () => {
  it.each([
    [0, '/public-display/rencana-aksi-gubernur'],
    [1, '/public-display/rencana-aksi'],
  ])('on level %d reads the realisation of the four quarters from %s', async (level, path) => {
    const { asked } = open('rra', level, page([aksi(1)]));
    const modal = within(await dialog());
    await modal.findByText('Rencana 1');
    expect(asked[0]?.path).toBe(path);
    for (const tw of [1, 2, 3, 4]) {
      expect(modal.getByRole('columnheader', { name: `Realisasi TW ${tw}` })).toBeVisible();
    }
    expect(quarterCells()).toEqual(['11target 10', '19target 20', '-target 30', '44target 40']);
  });
});

describe('Definisi Operasional', () => {
  const definisi = (do_rumus: string | null) =>
    page([
      {
        id: 1,
        indikator: 'Persentase',
        do_narasi: 'Perbandingan a dan b',
        do_rumus,
        do_keterangan: 'a = terlayani',
        do_sumber: 'Laporan dinas',
      },
    ]);

  it('has its four columns, and the formula as mathematics', async () => {
    const { asked, card } = open('do', 2, definisi(String.raw`P = \dfrac{a}{b}`));
    const modal = within(await dialog());
    expect(await modal.findByText('Perbandingan a dan b')).toBeVisible();
    expect(modal.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Narasi',
      'Rumus',
      'Keterangan',
      'Sumber',
    ]);
    expect(asked[0]).toMatchObject({
      path: '/public-display/definisi-operasional',
      params: { programId: card?.nodeId, page: 1 },
    });
    await waitFor(() => expect(document.querySelector('math mfrac')).not.toBeNull(), patient);
  });

  it('shows the source of a formula that cannot be read', async () => {
    const broken = String.raw`\dfrac{a}{`;
    open('do', 2, definisi(broken));
    expect(await within(await dialog()).findByText(broken, {}, patient)).toBeVisible();
    expect(document.querySelector('math')).not.toBeInTheDocument();
  });

  it('never makes a link or markup of a formula', async () => {
    open('do', 2, definisi(String.raw`\href{javascript:alert(1)}{x} + \text{<img src=x onerror=alert(1)>}`));
    const modal = await dialog();
    await waitFor(() => expect(modal.querySelector('math')).not.toBeNull(), patient);
    expect(modal.querySelector('td a, td img')).not.toBeInTheDocument();
  });
});

describe('Kinerja Wakil Direktur', () => {
  const kinerja = {
    id: 1,
    sasaran: 'Meningkatnya mutu pelayanan medis',
    indikator: 'Persentase indikator mutu',
    satuan: 'persen',
    target: 91.5,
    realisasi: 90,
    capaian: 98.36,
    pengampu: 'unit-kerja',
    struktur_organisasi: { id: 1, jabatan_nama: 'Wakil Direktur Pelayanan', unit_kerja_nama_full: null },
    tim_kerja: null,
    program: { nama: 'Program Upaya Kesehatan' },
    anggaran: 90_288_000_000,
    realisasi_anggaran: null,
    kinerja_kegiatan: [],
  };

  it('shows the delegated programme with its budget and its activities', async () => {
    const { asked, card } = open('wakil-direktur', 2, { data: { kinerjaProgram: kinerja } });
    const modal = within(await dialog());
    expect(await modal.findByText('Meningkatnya mutu pelayanan medis')).toBeVisible();
    expect(modal.getByText('Wakil Direktur Pelayanan')).toBeVisible();
    expect(modal.getByText('Rp 90.288.000.000')).toBeVisible();
    expect(modal.getByText('There are no records to show')).toBeVisible();
    expect(asked[0]).toMatchObject({
      path: '/public-display/kinerja-wakil-direktur-rsud',
      params: { kinerjaProgramId: card?.nodeId },
    });
  });

  it('says when there is no such programme', async () => {
    open('wakil-direktur', 2, { status: 404, data: { status: 404, kode: 'TIDAK_DITEMUKAN', pesan: '' } });
    expect(await screen.findByText('Data tidak ditemukan')).toBeVisible();
  });
});

describe('Kinerja Langkah Aksi', () => {
  const step = {
    id: 1,
    sasaran: 'Tersusunnya rencana kerja',
    indikator: 'Jumlah rencana kerja',
    satuan: 'dokumen',
    kinerja_sub_kegiatan_id: 9,
    sub_kegiatan: { nama: 'Pengelolaan Pelayanan Ibu Hamil' },
    tim_kerja_anggota: [{ id: 1, target: 4, satuan: 'dokumen', nama_pegawai_anggota: 'Fitri Hidayat' }],
  };

  it('shows the steps as level 6 and the members as level 7', async () => {
    const { asked, card } = open('langkah-aksi', 4, { data: { kinerjaLangkahAksi: [step] } });
    const modal = within(await dialog());
    expect(await modal.findByRole('heading', { name: 'Pengelolaan Pelayanan Ibu Hamil' })).toBeVisible();
    expect(modal.getByText('Tingkat 6 · Langkah aksi')).toBeVisible();
    const member = modal.getByText('Fitri Hidayat').closest('li');
    expect(member).toHaveTextContent('Tingkat 7 · Fitri HidayatTarget 4 dokumen');
    expect(asked[0]?.params).toEqual({ kinerjaSubKegiatanId: card?.nodeId });
  });

  it('of a programme asks for all steps below it', async () => {
    const { asked, card } = open('langkah-aksi', 2, { data: { kinerjaLangkahAksi: [] } });
    expect(await screen.findByText('There are no records to show')).toBeVisible();
    expect(asked[0]?.params).toEqual({ kinerjaProgramId: card?.nodeId });
  });
});

describe('Perbaikan Kinerja', () => {
  const part = (tahun: number, change: Record<string, unknown> = {}) => ({
    id: tahun,
    tahun,
    sasaran: `Sasaran ${tahun}`,
    indikator: `Indikator ${tahun}`,
    nama: 'Pengelolaan Gizi',
    satuan: 'orang',
    target: 100,
    realisasi: 80,
    capaian: 80,
    pengampu: null,
    struktur_organisasi: null,
    tim_kerja: null,
    penyebab_kegagalan: null,
    kinerja_tidak_tercapai: [],
    solusi: [],
    children: [],
    ...change,
  });
  const child = { ...part(1), sasaran: 'Sasaran di bawahnya', penyebab_kegagalan: 'Data terlambat' };

  it('sets last year’s problem against this year’s solution, each with what lies below it', async () => {
    const { asked, card } = open('solusi', 4, {
      data: {
        masalah: part(2024, { penyebab_kegagalan: 'Alat rusak', children: [child] }),
        solusi: part(2025, { solusi: [{ id: 1, solusi: 'Kontrak payung' }] }),
      },
    });
    const modal = within(await dialog());
    const masalah = within(await modal.findByRole('region', { name: 'Masalah tahun 2024' }));
    expect(masalah.getByText('Alat rusak')).toBeVisible();
    expect(masalah.getByText('Sasaran di bawahnya')).toBeVisible();
    expect(masalah.getByText('Data terlambat')).toBeVisible();
    expect(masalah.getAllByText('Tidak ada data')).toHaveLength(2);
    const solusi = within(modal.getByRole('region', { name: 'Solusi tahun 2025' }));
    expect(solusi.getByText('Kontrak payung')).toBeVisible();
    expect(asked[0]).toMatchObject({
      path: '/solusi-masalah',
      params: { type: 'kinerja-sub-kegiatan', id: card?.nodeId },
    });
  });

  it.each([
    ['answers nothing', { data: { solusi: null, masalah: null } }],
    ['knows no such performance', { status: 404, data: { status: 404, kode: 'TIDAK_DITEMUKAN', pesan: '' } }],
  ])('says so when the server %s', async (_, answer) => {
    const { onModal } = open('solusi', 4, answer);
    expect(await screen.findByText('Data tidak ditemukan')).toBeVisible();
    expect(onModal).not.toHaveBeenCalled();
  });

  it('closes when loading fails', async () => {
    const { onModal } = open('solusi', 4, { status: 500, data: {} });
    await waitFor(() => expect(onModal).toHaveBeenCalledWith(null));
  });
});
