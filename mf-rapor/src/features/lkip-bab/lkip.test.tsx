import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LaporanTabel, LkipBagian } from '@selaras/contracts';
import { bagianOfBab, isBabLkip } from '@selaras/domain';
import { superUser, unitStaff, writes } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { examplePaste } from '../../naskah/editor/paste/example-paste.fixture';
import { openPage } from '../../testing/open-page';
import { alurLkip } from '../lkip-alur/alur.fixture';

beforeEach(() => localStorage.clear());

const BASE = '/api/lkip/satuan-kerja/1012';
const SEWA = '6f1c1f0e-5b1c-4f0e-9a51-3d5f0a9b7c11';
const pemegang = { nama: 'Budi', sejak: '2025-01-02T01:00:00.000Z', sesi_ini: false };

const empty = (kode: string): LkipBagian => ({
  kode,
  versi: 0,
  isi: null,
  diubah: null,
  oleh: null,
  pemegang: null,
});
const written = (kode: string, text: string): LkipBagian => ({
  ...empty(kode),
  versi: 4,
  isi: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text },
          { type: 'catatanKaki', attrs: { isi: 'BPS, 2025.' } },
        ],
      },
    ],
  },
  diubah: '2025-01-02T01:00:00.000Z',
  oleh: 'Siti Rahma',
});

interface Fake {
  /** Every save is refused. */
  readonly saveFails?: boolean;
  readonly tulis?: boolean;
  readonly held?: boolean;
  /** What its first section says. */
  readonly teks?: string;
  /** Of its section `realisasi-anggaran`. */
  readonly tabel?: LaporanTabel;
}

/** A report whose first section is written; `held`: somebody else has it. */
function fake({ tulis = true, held = false, teks = 'Luas wilayah', tabel, saveFails = false }: Fake = {}) {
  let isHeld = held;
  return ({ method, url, params, body }: SentRequest): FakeAnswer | Promise<FakeAnswer> => {
    const first = { ...written('gambaran-umum', teks), pemegang: isHeld ? pemegang : null };
    if (method === 'GET') {
      if (url === '/api/option/satuan-kerja') return { data: [] };
      if (url.endsWith('/tabel'))
        return {
          data: { data: tabel ? [{ bab: 'III', bagian: 'realisasi-anggaran', tabel: [tabel] }] : [] },
        };
      if (url.endsWith('/analisis')) return { data: { data: { bagian: [] } } };
      if (url.endsWith('/alur')) return { data: { data: alurLkip() } };
      const { bab } = params as { bab: string };
      const kode = isBabLkip(bab) ? bagianOfBab(bab) : [];
      return {
        data: {
          data: {
            satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan' },
            bagian: kode.map((one) => (one === 'gambaran-umum' ? first : empty(one))),
            kemampuan: { tulis },
          },
        },
      };
    }
    if (url.endsWith('/sewa') && isHeld && !(body as { ambil_alih: boolean }).ambil_alih) {
      return problem(409, 'BENTROK', { terkini: { pemegang } });
    }
    if (url.endsWith('/sewa')) {
      isHeld = false;
      return { status: 201, data: { data: { sewa: SEWA, bagian: first } } };
    }
    if (method === 'DELETE') return { status: 204 };
    if (saveFails) return problem(422, 'MASUKAN_TIDAK_SESUAI');
    return { data: { data: { versi: 5, diubah: '2025-01-02T02:00:00.000Z' } } };
  };
}

it('shows the sections of its chapter with their texts, footnotes below and who saved them', async () => {
  await openPage('/lkip/bab-1', fake());
  expect(await screen.findByRole('heading', { name: 'Bab I Pendahuluan' })).toBeInTheDocument();
  const first = await screen.findByRole('region', { name: 'Gambaran Umum Organisasi' });
  expect(first).toHaveTextContent('Luas wilayah1');
  expect(first).toHaveTextContent('oleh Siti Rahma');
  expect(within(first).getByRole('list', { name: 'Catatan kaki' })).toHaveTextContent('BPS, 2025.');
  expect(screen.getAllByRole('button', { name: /^Tulis/ })).toHaveLength(5);
});

it('a section that is being written stays while tables that failed are asked for again', async () => {
  const answers = fake();
  let fails = true;
  const asked = jest.fn();
  const { user } = await openPage('/lkip/bab-1', (request) => {
    if (!request.url.endsWith('/tabel')) return answers(request);
    if (fails) return problem(500, 'KESALAHAN_SERVER');
    asked();
    return new Promise<FakeAnswer>(() => {});
  });
  await user.click(await screen.findByRole('button', { name: 'Tulis Gambaran Umum Organisasi' }));
  const editor = await screen.findByRole('textbox', { name: 'Gambaran Umum Organisasi' });
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  fails = false;
  await user.click(retry);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(editor).toBeInTheDocument();
});

it('the page of the third chapter has the closing one and the annexes too', async () => {
  await openPage('/lkip/bab-3', fake());
  for (const name of ['Bab III Akuntabilitas Kinerja', 'Bab IV Penutup', 'Lampiran']) {
    expect((await screen.findAllByRole('heading', { name }))[0]).toBeInTheDocument();
  }
});

it('a figure that changed is marked with what it was, and the table says since when', async () => {
  const kolom = { lebar: 0.5, rata: 'kanan' } as const;
  const tabel: LaporanTabel = {
    kode: 'realisasi-anggaran',
    judul: 'Realisasi anggaran menurut program',
    kolom: [
      { judul: 'Program', lebar: 0.5, rata: 'kiri' },
      { judul: 'Pagu', ...kolom },
    ],
    baris: [['Layanan', 'Rp 20']],
    total: ['Jumlah', 'Rp 20'],
    catatan: '',
    berubah: {
      sejak: '2025-02-14T04:00:00.000Z',
      sel: [
        { baris: 0, kolom: 1, semula: 'Rp 10' },
        { baris: 1, kolom: 1, semula: 'Rp 15' },
      ],
    },
  };
  await openPage('/lkip/bab-3', fake({ tabel }));
  const table = await screen.findByRole('table', { name: tabel.judul });
  expect(within(table).getByRole('cell', { name: 'Rp 20 (semula Rp 10)' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: 'Rp 20 (semula Rp 15)' })).toBeVisible();
  expect(
    screen.getByText(/berubah sejak naskahnya ditulis atau diajukan \(14 Februari 2025\)/),
  ).toBeVisible();
});

it('who only reads a report is offered no pen', async () => {
  const reader = {
    ...superUser,
    user: { ...superUser.user, role_id: roleIds.pemda } as typeof superUser.user,
  };
  await openPage('/lkip/bab-1?satuan_kerja_id=1012', fake({ tulis: false }), reader);
  await screen.findByText('Dinas Kesehatan');
  expect(screen.queryByRole('button', { name: /^Tulis/ })).not.toBeInTheDocument();
  expect(screen.getAllByText('Bagian ini belum ditulis.')).toHaveLength(4);
});

it('a section that somebody else writes says so, and is taken over when that is confirmed', async () => {
  const { user, sent } = await openPage('/lkip/bab-1', fake({ held: true }), unitStaff);
  await user.click(await screen.findByRole('button', { name: 'Tulis Gambaran Umum Organisasi' }));
  expect(await screen.findByText(/Sedang ditulis oleh Budi/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ambil alih' }));
  const question = await screen.findByRole('alertdialog', { name: 'Ambil alih bagian ini?' });
  expect(question).toHaveTextContent('Budi diberi tahu');
  await user.click(within(question).getByRole('button', { name: 'Ambil alih' }));
  const text = await screen.findByRole('textbox', { name: 'Gambaran Umum Organisasi' });
  expect(text).toHaveTextContent('Luas wilayah');
  expect(writes(sent).map(({ url }) => url)).toEqual([
    `${BASE}/bagian/gambaran-umum/sewa`,
    `${BASE}/bagian/gambaran-umum/sewa`,
  ]);
});

it('what is typed is saved over the version that was read, and closing lets the section go', async () => {
  const { user, sent } = await openPage('/lkip/bab-1', fake());
  await user.click(await screen.findByRole('button', { name: 'Tulis Gambaran Umum Organisasi' }));
  await screen.findByRole('textbox', { name: 'Gambaran Umum Organisasi' });
  await user.click(screen.getByRole('button', { name: 'Sisipkan tabel' }));
  expect(screen.getByText('Belum tersimpan')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(3));
  const [, save, leave] = writes(sent);
  expect(save).toMatchObject({ method: 'PUT', headers: { 'If-Match': '"4"' }, body: { sewa: SEWA } });
  expect(JSON.stringify(save?.body)).toContain('tableHeader');
  expect(leave).toMatchObject({ method: 'DELETE', url: `${BASE}/bagian/gambaran-umum/sewa/${SEWA}` });
});

it('a section that is opened while the one before is still being saved stays open', async () => {
  const answer = fake();
  let letSave = () => {};
  const saves = new Promise<void>((resolve) => {
    letSave = resolve;
  });
  const { user, sent } = await openPage('/lkip/bab-1', async (request) => {
    if (request.method === 'PUT') await saves;
    return answer(request);
  });
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  fireEvent(await screen.findByRole('textbox', { name: SECTION }), examplePaste({ html: '<p>Ketikan</p>' }));
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  await user.click(screen.getByRole('button', { name: 'Tulis Tugas dan Fungsi' }));
  expect(await screen.findByRole('textbox', { name: 'Tugas dan Fungsi' })).toBeInTheDocument();
  letSave();
  await waitFor(() => expect(writes(sent).map(({ method }) => method)).toContain('DELETE'));
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Tugas dan Fungsi' })).toBeNull());
  const leaves = () => writes(sent).filter(({ method }) => method === 'DELETE');
  await waitFor(() => expect(leaves()).toHaveLength(2));
});

const SECTION = 'Gambaran Umum Organisasi';
const table = (rows: number) =>
  `<table>${Array.from({ length: rows }, (_, row) => `<tr><td>${row}</td></tr>`).join('')}</table>`;

it('a pasted range of 600 rows is told at its place and keeps the section open; split, it is saved whole', async () => {
  const { user, sent } = await openPage('/lkip/bab-1', fake());
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  const text = await screen.findByRole('textbox', { name: SECTION });
  fireEvent(text, examplePaste({ html: table(600) }));
  const faults = await screen.findByRole('region', { name: 'Yang perlu diperbaiki' });
  expect(faults).toHaveTextContent('Tabel ini 600 baris; paling banyak 500 baris.');
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Bagian ini belum ditutup, karena naskahnya belum tersimpan\. Belum disimpan: 1 tempat perlu diperbaiki/,
  );
  expect(text).toBeInTheDocument();
  expect(writes(sent).map(({ method }) => method)).toEqual(['POST']);
  await user.click(within(faults).getByRole('button', { name: 'Pecah tabel' }));
  expect(screen.queryByRole('region', { name: 'Yang perlu diperbaiki' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  await waitFor(() => expect(writes(sent).map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE']));
  const [, save] = writes(sent);
  expect(JSON.stringify(save?.body).match(/"tableRow"/g)).toHaveLength(600);
  expect(screen.queryByText(/belum tersimpan/)).not.toBeInTheDocument();
});

it('a section that is refused stays open; closed all the same, its card says that a draft lies here and goes on with it', async () => {
  const { user, sent } = await openPage('/lkip/bab-1', fake({ saveFails: true }));
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  fireEvent(await screen.findByRole('textbox', { name: SECTION }), examplePaste({ html: '<p>Ketikan</p>' }));
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Gagal disimpan');
  expect(writes(sent).map(({ method }) => method)).not.toContain('DELETE');
  await user.click(screen.getByRole('button', { name: /^Tutup, naskah tetap sebagai draf/ }));
  const card = await screen.findByRole('region', { name: SECTION });
  expect(await within(card).findByText(/adanya di peramban ini saja/)).toBeVisible();
  expect(card).toHaveTextContent('Belum tersimpan');
  await user.click(
    within(card).getByRole('button', { name: `Lihat naskah ${SECTION} yang belum tersimpan` }),
  );
  expect(await screen.findByRole('dialog', { name: 'Naskah di peramban ini' })).toHaveTextContent('Ketikan');
  await user.keyboard('{Escape}');
  await user.click(within(card).getByRole('button', { name: `Lanjutkan menulis ${SECTION}` }));
  expect(await screen.findByRole('textbox', { name: SECTION })).toHaveTextContent('Ketikan');
});

it('a draft that cannot be saved is marked as soon as it is written on', async () => {
  const { user } = await openPage('/lkip/bab-1', fake());
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  const html = '<ol start="0"><li><p>Nol</p></li><li><p>Satu</p></li></ol>';
  fireEvent(await screen.findByRole('textbox', { name: SECTION }), examplePaste({ html }));
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  await user.click(await screen.findByRole('button', { name: /^Tutup, naskah tetap sebagai draf/ }));
  await user.click(await screen.findByRole('button', { name: `Lanjutkan menulis ${SECTION}` }));
  await screen.findByRole('textbox', { name: SECTION });
  expect(screen.getByRole('region', { name: 'Yang perlu diperbaiki' })).toHaveTextContent('nomor 0');
});

it('pictures that a paste leaves out are told until that is closed; several that come are asked about one by one', async () => {
  const { user } = await openPage('/lkip/bab-1', fake());
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  const text = await screen.findByRole('textbox', { name: SECTION });
  const img = '<img src="file:///C:/a.png">';
  fireEvent(text, examplePaste({ html: `<p class=MsoNormal>Bagan${img}${img}</p>` }));
  expect(await screen.findByText(/^2 gambar dari Word tidak ikut/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Tutup pemberitahuan' }));
  expect(screen.queryByText(/tidak ikut/)).not.toBeInTheDocument();
  const files = ['a.png', 'b.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  fireEvent(text, examplePaste({ files }));
  for (const { name } of files) {
    const dialog = await screen.findByRole('dialog', { name: 'Sisipkan gambar' });
    expect(dialog).toHaveTextContent(name);
    await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an address that is too long for the report is said in the dialog of a link, not cut', async () => {
  const { user } = await openPage('/lkip/bab-1', fake());
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  await screen.findByRole('textbox', { name: SECTION });
  await user.click(screen.getByRole('button', { name: 'Tautan (Ctrl Alt K)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tautan' });
  await user.click(within(dialog).getByRole('textbox', { name: /Alamat/ }));
  await user.paste(`contoh.go.id/${'a'.repeat(2_087)}`);
  await user.click(within(dialog).getByRole('button', { name: 'Pasang' }));
  expect(dialog).toHaveTextContent('Alamat ini 2.108 karakter; paling panjang 2.000 karakter.');
});

it('what is too long for a footnote or a caption is said, never cut', async () => {
  const { user } = await openPage('/lkip/bab-1', fake());
  await user.click(await screen.findByRole('button', { name: `Tulis ${SECTION}` }));
  const text = await screen.findByRole('textbox', { name: SECTION });
  await user.click(screen.getByRole('button', { name: 'Catatan kaki (Ctrl Alt F)' }));
  const note = await screen.findByRole('dialog', { name: 'Catatan kaki' });
  await user.click(within(note).getByRole('textbox', { name: /Isi catatan/ }));
  await user.paste('x'.repeat(20_001));
  await user.click(within(note).getByRole('button', { name: 'Sisipkan' }));
  expect(note).toHaveTextContent('Teks ini 20.001 karakter; paling panjang 20.000 karakter.');
  await user.click(within(note).getByRole('button', { name: 'Batal' }));
  fireEvent(text, examplePaste({ files: [new File(['x'], 'a.png', { type: 'image/png' })] }));
  const picture = await screen.findByRole('dialog', { name: 'Sisipkan gambar' });
  for (const name of [/Yang terlihat/, /Keterangan/]) {
    await user.click(within(picture).getByRole('textbox', { name }));
    await user.paste('x'.repeat(501));
  }
  await user.click(within(picture).getByRole('button', { name: 'Sisipkan' }));
  expect(within(picture).getAllByText('Teks ini 501 karakter; paling panjang 500 karakter.')).toHaveLength(2);
});

it('a section says before anybody asks for its file which signs cannot be printed, and marks them where it is written', async () => {
  const { user } = await openPage('/lkip/bab-1', fake({ teks: 'Naik 🚀 sekali ✓' }));
  expect(await screen.findByRole('note')).toHaveTextContent(
    /^“🚀” \(U\+1F680\) tidak dapat dicetak dalam PDF dan DOCX/,
  );
  await user.click(screen.getByRole('button', { name: `Tulis ${SECTION}` }));
  const faults = within(await screen.findByRole('region', { name: 'Yang perlu diperbaiki' }));
  expect(faults.getByRole('status')).toHaveTextContent('1 tempat di naskah ini perlu dilihat.');
  await user.click(faults.getByRole('button', { name: 'Hapus tanda' }));
  expect(screen.queryByRole('region', { name: 'Yang perlu diperbaiki' })).not.toBeInTheDocument();
  expect(screen.getByText(/Naik sekali ✓/)).toBeInTheDocument();
});

it('a failure to read offers another try', async () => {
  await openPage('/lkip/bab-2', () => problem(503, 'SIBUK'));
  expect(await screen.findByText('Bab II Perencanaan Kinerja gagal dimuat')).toBeInTheDocument();
});

it('one press puts the caret into the text; what is typed before the editor is there stands in it', async () => {
  const known = fake();
  let give: () => void = () => undefined;
  const lease = new Promise<void>((resolve) => {
    give = resolve;
  });
  const { user, sent } = await openPage('/lkip/bab-1', async (request) => {
    if (request.url.endsWith('/sewa')) await lease;
    return known(request);
  });
  await user.click(await screen.findByRole('button', { name: 'Tulis Gambaran Umum Organisasi' }));
  expect(screen.getByRole('textbox', { name: 'Membuka naskah' })).toHaveFocus();
  await user.keyboard(' Baru.');
  give();
  const text = await screen.findByRole('textbox', { name: 'Gambaran Umum Organisasi' });
  await waitFor(() => expect(text).toHaveFocus());
  expect(screen.queryByRole('textbox', { name: /^Membuka/ })).not.toBeInTheDocument();
  expect(text).toHaveTextContent(/Luas wilayah.* Baru\./);
  await user.click(screen.getByRole('button', { name: 'Selesai menulis' }));
  await waitFor(() => expect(writes(sent).map(({ method }) => method)).toContain('PUT'));
  const put = writes(sent).find(({ method }) => method === 'PUT');
  expect(JSON.stringify(put?.body)).toContain(' Baru.');
});

it('the contents say of every part whether it is written, lead there, and count', async () => {
  const belum = { kode: 'isu-strategis', keadaan: 'belum' } as const;
  const bagian = alurLkip().bagian.map((one) => (one.kode === 'isu-strategis' ? belum : one));
  const known = fake();
  const { user } = await openPage('/lkip/bab-1', (request) =>
    request.url.endsWith('/alur') ? { data: { data: alurLkip({ bagian }) } } : known(request),
  );
  const contents = within(await screen.findByRole('navigation', { name: 'Daftar isi laporan' }));
  const fold = await contents.findByRole('button', { name: 'Daftar isi · 12 dari 13 bagian ditulis' });
  expect(contents.getByText('Bab I Pendahuluan, 4 dari 5 bagian ditulis')).toBeInTheDocument();
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(contents.getByRole('link', { name: /^Penutup/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/lkip\/bab-3.*#bagian-penutup$/),
  );
  await user.click(contents.getByRole('link', { name: 'Isu Strategis belum ditulis' }));
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByRole('heading', { name: 'Isu Strategis' })).toHaveFocus();
});
