import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { superUser, unitStaff, writes } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { detail, filledRow, listAnswer, publicAnswer } from './hasil.fixture';

const plenary = { ...superUser, user: { ...superUser.user, role_id: 9 } } as typeof superUser;
const regency = { ...superUser, user: { ...superUser.user, role_id: 2 } } as typeof superUser;
const guest = { ...unitStaff, user: null } as typeof unitStaff;

function answer({ url }: SentRequest): FakeAnswer {
  if (url.includes('/public-display/')) return { data: publicAnswer };
  if (/\/lke\/hasil\/\d+$/.test(url)) return { data: { data: detail } };
  return url.endsWith('/lke/hasil') ? { data: listAnswer() } : problem(404, 'TIDAK_DITEMUKAN');
}

const rowNames = async () => {
  await screen.findByText('Dinas Kesehatan');
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};

describe('the recap of all units', () => {
  it('stands in the order of places, final results first, units without a worksheet last', async () => {
    await openPage('/lke/rekap-pd', answer, superUser);
    expect(await rowNames()).toEqual(['Dinas Kesehatan', 'RSUD Tirtaraya', 'DPMPTSP']);
    const [, first, , last] = screen.getAllByRole('row');
    expect(first).toHaveTextContent('180,00BB');
    expect(first).toHaveTextContent('BB · Sangat Baik');
    expect(last).toHaveTextContent('Belum mengisi');
    expect(screen.getByRole('columnheader', { name: /1. Perencanaan/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ekspor XLSX' })).toBeInTheDocument();
  });

  it('is narrowed and searched without asking the server again', async () => {
    const { sent } = await openPage('/lke/rekap-pd?keadaan=diajukan', answer, superUser);
    expect(await screen.findByText('RSUD Tirtaraya')).toBeInTheDocument();
    expect(screen.queryByText('Dinas Kesehatan')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  it('is printed whole', async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({
      ...filledRow,
      satuan_kerja: {
        ...filledRow.satuan_kerja,
        satuan_kerja_id: 2000 + at,
        satuan_kerja_nama: `Unit ${at + 1}`,
      },
    }));
    await openPage('/lke/rekap-pd', () => ({ data: listAnswer(many) }), superUser);
    expect(await screen.findByText('Unit 1')).toBeInTheDocument();
    expect(screen.getAllByRole('row')).toHaveLength(21);
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('row')).toHaveLength(41);
    expect(screen.queryByText(/^Kertas ini memuat/)).not.toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(21));
  });

  it('says why it could not be loaded, and tries again', async () => {
    let fails = true;
    await openPage(
      '/lke/rekap-pd',
      (request) => (fails ? problem(503, 'LAYANAN_SIBUK') : answer(request)),
      superUser,
    );
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    fails = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
  });
});

describe('a decided evaluation', () => {
  const opened = async (reopen: FakeAnswer = { data: { data: { keadaan: 'pleno', versi: 13 } } }) => {
    const page = await openPage(
      '/lke/rekap-pd',
      (request) => (request.method === 'POST' ? reopen : answer(request)),
      superUser,
    );
    await page.user.click(await screen.findByRole('button', { name: 'Buka kembali' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buka kembali hasil akhir?' }));
    const send = () => page.user.click(dialog.getByRole('button', { name: 'Buka kembali' }));
    return { ...page, dialog, send };
  };
  const alasan = 'Nilai komponen 2 salah hitung';

  it('is opened again by super with a reason, in the version that was read', async () => {
    const { user, sent, dialog, send } = await opened();
    const units = within(dialog.getByLabelText(/^Satuan kerja/)).getAllByRole('option');
    expect(units.map(({ textContent }) => textContent)).toEqual(['Pilih satuan kerja', 'Dinas Kesehatan']);
    await user.selectOptions(dialog.getByLabelText(/^Satuan kerja/), 'Dinas Kesehatan');
    await user.type(dialog.getByLabelText(/^Alasan/), alasan);
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/lke/lembar/1012/buka-kembali',
        body: { alasan },
        headers: { 'If-Match': '"12"', 'Idempotency-Key': expect.any(String) },
      },
    ]);
    expect(await screen.findByText('Hasil akhir dibuka kembali')).toBeInTheDocument();
  });

  it('is not sent without a unit and a reason that says something', async () => {
    const { user, sent, dialog, send } = await opened();
    await user.type(dialog.getByLabelText(/^Alasan/), 'ok  ');
    await send();
    expect(dialog.getByText('Tulis alasan membuka kembali')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Satuan kerja/)).toBeInvalid();
    expect(writes(sent)).toEqual([]);
  });

  it('that the server refuses to open says why and keeps the reason', async () => {
    const { user, dialog, send } = await opened(
      problem(409, 'BENTROK', { pesan: 'Evaluasi ini sedang dalam pleno.' }),
    );
    await user.selectOptions(dialog.getByLabelText(/^Satuan kerja/), 'Dinas Kesehatan');
    await user.type(dialog.getByLabelText(/^Alasan/), alasan);
    await send();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Evaluasi ini sedang dalam pleno.');
    expect(dialog.getByLabelText(/^Alasan/)).toHaveValue(alasan);
  });

  it.each([
    ['the regency', regency],
    ['the plenary', plenary],
  ])('is not offered to %s', async (_, session) => {
    await openPage('/lke/rekap-pd', answer, session);
    await screen.findByText('Dinas Kesehatan');
    expect(screen.queryByRole('button', { name: 'Buka kembali' })).not.toBeInTheDocument();
  });
});

describe('the result of a unit', () => {
  it('shows each kind of points by itself, reasons, years and recommendations', async () => {
    const { sent } = await openPage('/lke/hasil-akhir', answer, unitStaff);
    expect(await screen.findByText('Tetapkan pedoman')).toBeInTheDocument();
    for (const name of ['Nilai mandiri', 'Nilai penilaian 1', 'Nilai penilaian 2', 'Nilai pleno']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText('Bukti tidak meyakinkan')).toBeInTheDocument();
    expect(screen.getByText('Nilai evaluasi 2024 sampai 2025')).toBeInTheDocument();
    expect(
      screen.getByText('Instrumen berubah mulai 2025; nilai sebelumnya tidak sebanding.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Semua satuan kerja' })).not.toBeInTheDocument();
    expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/lke\/hasil\/\d+$/)]);
  });

  it('says what the second round found repaired', async () => {
    const solved = { catatan: null, rekomendasi: null, diperbaiki: 'Tetapkan pedoman' };
    const shown = { ...detail, rekomendasi: detail.rekomendasi.map((row) => ({ ...row, ...solved })) };
    const told = (request: SentRequest): FakeAnswer =>
      /\/lke\/hasil\/\d+$/.test(request.url) ? { data: { data: shown } } : answer(request);
    await openPage('/lke/hasil-akhir', told, unitStaff);
    const row = await screen.findByRole('row', { name: /1\.a\.1/ });
    expect(within(row).getByText('Selesai diperbaiki')).toBeInTheDocument();
    expect(row).toHaveTextContent('Tetapkan pedoman');
  });

  it('does not count what the second evaluation has not looked at yet as its own', async () => {
    await openPage(
      '/lke/hasil-penilaian?satuan_kerja_id=1012',
      (request) =>
        /\/lke\/hasil\/\d+$/.test(request.url)
          ? { data: { data: { ...detail, keadaan: 'dinilai_2', pleno: null } } }
          : answer(request),
      plenary,
    );
    expect(
      await screen.findByText('Belum selesai, yang belum dinilai ulang memakai nilai penilaian 1'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/selesai, \d+ dari/)).not.toBeInTheDocument();
  });

  it('draws no fall to a year that is half filled in, and a gap where a year has no worksheet', async () => {
    const [first, last] = detail.tren;
    const tren = [
      { ...first, tahun: 2023 },
      {
        ...last,
        mandiri: 15,
        mandiri_terisi: { terjawab: 20, kriteria: 80 },
        nilai: null,
        hasil: null,
        predikat: null,
        instrumen_berubah: false,
      },
    ];
    const half = { ...detail.mandiri, nilai: 15, terjawab: 20 };
    const shown = {
      ...detail,
      keadaan: 'draft',
      mandiri: half,
      pertama: null,
      kedua: null,
      pleno: null,
      tren,
    };
    await openPage(
      '/lke/hasil-akhir',
      (request) => (/\/lke\/hasil\/\d+$/.test(request.url) ? { data: { data: shown } } : answer(request)),
      unitStaff,
    );
    const why = 'belum selesai, 20 dari 80 kriteria terisi';
    const table = await screen.findByRole('table', { name: 'Nilai evaluasi 2023 sampai 2025' });
    expect(within(table).getByRole('row', { name: /Nilai mandiri/ })).toHaveTextContent(`80,00-15,00${why}`);
    expect(screen.getByText('Belum selesai, 20 dari 80 kriteria terisi')).toBeInTheDocument();
  });

  it('is opened from the list of all, and leads back there', async () => {
    await openPage('/lke/hasil-akhir', answer, regency);
    await userEvent.click(await screen.findByText('Dinas Kesehatan'));
    expect(await screen.findByText('Tetapkan pedoman')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Semua satuan kerja' }));
    expect(await screen.findByText('RSUD Tirtaraya')).toBeInTheDocument();
  });

  it('of the self-assessment stands beside both rounds', async () => {
    await openPage('/lke/hasil-self-assessment', answer, unitStaff);
    const table = await screen.findByRole('table', { name: 'Rincian nilai per komponen' });
    expect(await within(table).findByText('Jumlah')).toBeInTheDocument();
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Komponen',
      'Bobot',
      'Mandiri',
      'Penilaian 1',
      'Penilaian 2',
    ]);
  });
});

it('evaluators see who evaluates and how far the points lie apart', async () => {
  await openPage('/lke/hasil-penilaian', answer, plenary);
  expect(await rowNames()).toEqual(['Dinas Kesehatan', 'DPMPTSP', 'RSUD Tirtaraya']);
  expect(screen.getAllByText('Rahmat Hidayat').length).toBeGreaterThan(0);
  expect(screen.getByText('-10,00')).toBeInTheDocument();
});

it.each([
  ['/public-display/lke/hasil-self-assessment', '90,00'],
  ['/public-display/lke/hasil-akhir', '80,00'],
])('%s shows final results to everybody', async (path, nilai) => {
  const { sent } = await openPage(path, answer, guest);
  expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
  expect(screen.getByText(nilai)).toBeInTheDocument();
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining('public-display/lke/hasil')]);
});

describe('what leaves the portal of a unit’s evaluation', () => {
  it('is report and archive for the unit and its evaluators', async () => {
    await openPage('/lke/hasil-penilaian?satuan_kerja_id=1012', answer, plenary);
    expect(await screen.findByRole('button', { name: 'Laporan LHE' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'LHE DOCX' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Arsip ZIP' })).toHaveAttribute(
      'href',
      expect.stringContaining('/lke/arsip/1012?tahun=2025'),
    );
  });

  it('is the report alone for the regency', async () => {
    await openPage('/lke/hasil-akhir?satuan_kerja_id=1012', answer, regency);
    expect(await screen.findByRole('button', { name: 'Laporan LHE' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Arsip ZIP' })).not.toBeInTheDocument();
  });
});

it('a half-filled self-assessment says so in the recap, without a predicate and without a difference', async () => {
  const half = { ...filledRow, keadaan: 'draft', hasil: null, nilai: null, predikat: null, peringkat: null };
  const mandiri = { ...filledRow.mandiri, nilai: 12, terjawab: 20 };
  const rows = listAnswer([{ ...half, mandiri } as typeof filledRow]);
  await openPage(
    '/lke/hasil-self-assessment',
    (request) => (/\/lke\/hasil$/.test(request.url) ? { data: rows } : answer(request)),
    regency,
  );
  const row = await screen.findByRole('row', { name: /RSUD Tirtaraya/ });
  expect(row).toHaveTextContent('belum selesai, 20 dari 80 kriteria terisi');
  expect(within(row).queryByText(/^(AA|A|BB|B|CC|C|D)$/)).not.toBeInTheDocument();
});
