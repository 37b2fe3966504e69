import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { openPagesOf, unitStaff, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest';
import { openPage } from '../../testing/open-page';
import { PlanStatus } from './plan-status';
import { answer, answered, baris, kemampuan, menunggu, rincian, validator } from './rencana.fixture';

describe('the queue of validators', () => {
  it('shows each unit with its state and whose turn it is, and opens it', async () => {
    const { user, sent } = await openPage('/validasi-perencanaan?validasi=0', answer, validator);
    const row = await screen.findByRole('row', { name: /Dinas Perumahan/ });
    expect(row).toHaveTextContent('Menunggu');
    expect(row).toHaveTextContent('Perlu diputuskan');
    expect(screen.getByText('37')).toBeInTheDocument();
    expect(sent[0]?.params).toEqual({ validasi: '0', page: 1 });
    await user.click(row);
    await waitFor(() =>
      expect(screen.getByLabelText('alamat')).toHaveTextContent('/validasi-perencanaan/1015'),
    );
  });
});

describe('the plan of a unit', () => {
  const open = (given = answer) => openPage('/validasi-perencanaan/1015', given, validator);

  it('shows the whole cascade with what changed since the submission before', async () => {
    const { user } = await open();
    const row = await screen.findByRole('row', { name: /Indikator 2/ });
    expect(row).toHaveTextContent('Berubah');
    // What became of a row comes after the row itself.
    await waitFor(() => expect(row).toHaveTextContent('Target TW 11 → 2,5'));
    expect(row).toHaveTextContent('Batas bawah- → 3');
    expect(screen.getByText('Kegiatan lama')).toBeInTheDocument();
    expect(screen.getByText(/2 dari 3 baris berubah/)).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Hanya yang berubah' }));
    expect(screen.queryByRole('row', { name: /Indikator 1/ })).not.toBeInTheDocument();
  });

  it.each([
    [1, ['Target']],
    [2, ['Target', 'TW 1', 'TW 2', 'TW 3', 'TW 4', 'Rumus', 'Pengampu', 'Pagu']],
    [3, ['Pagu', 'Target']],
  ])(
    'names goal and indicator at stage %i, then what changed and lacks, then what that stage looks at',
    async (tahap, first) => {
      const atStage = { data: { data: answered({ ...rincian, validasi: { ...menunggu, tahap } }) } };
      await open((request) => (request.url.endsWith('/1015') ? atStage : answer(request)));
      await screen.findByRole('row', { name: /Indikator 2/ });
      const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      const names = ['Sasaran dan indikator', 'Perubahan', 'Temuan', ...first];
      expect(titles.slice(0, names.length)).toEqual(names);
    },
  );

  it('that was decided leads to the one that has waited longest for the reader, or says that none is left', async () => {
    const others = { ...kemampuan, setujui: false, kembalikan: false };
    const next = { satuan_kerja_id: 1022, satuan_kerja_nama: 'Dinas Perhubungan', singkatan: null };
    const row = (satuan_kerja: object) => ({
      satuan_kerja,
      validasi: menunggu,
      versi: 1,
      diperbarui: null,
      kemampuan,
    });
    const jumlah = { draf: 0, menunggu: 1, dikembalikan: 0, disetujui: 39 };
    const queue = (rows: object[]) => (request: SentRequest) => {
      if (request.url.endsWith('/1015'))
        return { data: { data: { ...answered(rincian), kemampuan: others } } };
      if (!request.url.endsWith('/antrean')) return answer(request);
      return { data: { data: rows, current_page: 1, total: rows.length, per_page: 20, jumlah } };
    };
    const { sent, unmount } = await open(queue([row(next)]));
    const link = await screen.findByRole('link', { name: 'Dinas Perhubungan' });
    expect(link).toHaveAttribute('href', '/validasi-perencanaan/1022');
    expect(link.closest('p')).toHaveTextContent('Berikutnya: Dinas Perhubungan (1 menunggu Anda)');
    expect(sent.find(({ url }) => url.endsWith('/antrean'))?.params).toEqual({ giliran: 'ya' });
    unmount();
    await open(queue([]));
    expect(await screen.findByText(/^Tidak ada lagi rencana yang menunggu Anda/)).toBeInTheDocument();
  });

  it('keeps the place of the way on until it is known, for who decides on plans', async () => {
    const others = { ...kemampuan, setujui: false, kembalikan: false };
    const waits = (request: SentRequest) => {
      if (request.url.endsWith('/antrean')) return new Promise<never>(() => undefined);
      if (request.url.endsWith('/1015'))
        return { data: { data: { ...answered(rincian), kemampuan: others } } };
      return answer(request);
    };
    const { sent } = await openPage('/validasi-perencanaan/1015', waits, validator);
    await waitFor(() => expect(sent.some(({ url }) => url.endsWith('/antrean'))).toBe(true));
    const header = (await screen.findByRole('heading', { level: 1 })).closest('header');
    expect(header?.nextElementSibling?.firstElementChild).toHaveAttribute('data-awaited');
  });

  it('is approved on the version that was read', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }));
    expect(await screen.findByText('Perencanaan disetujui')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      { url: '/api/validasi-perencanaan/1015/setujui', headers: { 'If-Match': '"3"' } },
    ]);
  });

  it('is not approved while something required is missing, which leads to its row', async () => {
    const lacking = { ...rincian, baris: [baris(1, { pengampu_nama: null }), baris(2, { kamus: false })] };
    const { user, sent } = await open((request) =>
      request.url.endsWith('/1015') ? { data: { data: answered(lacking) } } : answer(request),
    );
    const card = within((await screen.findByText('Sebelum disetujui')).closest('section') as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Setujui' }));
    const dialog = within(await screen.findByRole('dialog'));
    // The page tells before it is asked for what the dialog tells once more.
    for (const place of [card, dialog]) {
      expect(place.getByText(/^1 hal wajib dilengkapi dahulu. Rencana belum dapat disetujui/)).toBeVisible();
      expect(place.getByText(/^3 hal sebaiknya dilengkapi/)).toBeVisible();
    }
    const group = within(dialog.getByText('Tanpa pengampu').closest('details') as HTMLElement);
    expect(group.getByRole('link', { name: 'Indikator 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/kinerja-program\/1/),
    );
    await user.click(dialog.getByRole('button', { name: 'Setujui' }));
    expect(writes(sent)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Batal' }));
    expect(screen.getByRole('button', { name: 'Kembalikan' })).toBeEnabled();
  });

  it('tells with each step what was only advised and not done', async () => {
    await open();
    expect(
      await screen.findByText('Dengan catatan: 1 jumlah tidak sama, 2 tanpa kamus indikator'),
    ).toBeInTheDocument();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('tells what it lacks to who decides on it (%s)', async (setujui, cards) => {
    const data = { ...rincian, kemampuan: { ...kemampuan, setujui } };
    await open((request) =>
      request.url.endsWith('/1015') ? { data: { data: answered(data) } } : answer(request),
    );
    await screen.findByRole('row', { name: /Indikator 2/ });
    expect(screen.queryAllByText('Sebelum disetujui')).toHaveLength(cards);
  });

  it('is returned only with a note', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    expect(await dialog.findByText(/^Wajib diisi/)).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Apa yang perlu diperbaiki'), 'Perbaiki target');
    expect(dialog.queryByText(/^Wajib diisi/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
    await waitFor(() => expect(writes(sent)[0]?.body).toEqual({ catatan: 'Perbaiki target' }));
  });

  it('says why a decision was refused and keeps the note', async () => {
    const { user } = await open((request) =>
      request.method === 'POST' ? problem(412, 'VERSI_BASI') : answer(request),
    );
    await user.click(await screen.findByRole('button', { name: 'Setujui' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Catatan/), 'Baik');
    await user.click(dialog.getByRole('button', { name: 'Setujui' }));
    expect(await dialog.findByText('pesan VERSI_BASI')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Catatan/)).toHaveValue('Baik');
  });
});

/** The state above a list, as a planner of the unit finds it. */
const openAbove = openPagesOf(manifest, { 'kinerja-program': async () => ({ Page: PlanStatus }) });
const openStatus = (given: (request: SentRequest) => FakeAnswer = answer, address = '/kinerja-program') =>
  openAbove(address, given, unitStaff, () => ({ planningValidation: { ...menunggu, keadaan: 'menunggu' } }));

describe('a plan that waits', () => {
  const waiting = {
    ...unitStaff,
    planningValidation: { ...menunggu, keadaan: 'menunggu' },
  } as typeof unitStaff;
  const openWaiting = (given: (request: SentRequest) => FakeAnswer = answer) =>
    openAbove('/kinerja-program', given, waiting, () => ({ planningValidation: null }));

  it('is taken back by its unit as long as nobody decided', async () => {
    const { user, sent } = await openWaiting();
    await user.click(await screen.findByRole('button', { name: 'Tarik pengajuan' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Tarik pengajuan' }));
    expect(await screen.findByText('Pengajuan ditarik kembali')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      { url: expect.stringMatching(/\/tarik$/), headers: { 'If-Match': '"3"' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Ajukan validasi' })).toBeInTheDocument();
  });

  it('is no longer once somebody did', async () => {
    const decided = {
      id: 2,
      waktu: '2025-01-09T03:00:00Z',
      pengguna: 'V',
      tahap: 1,
      catatan: null,
      temuan: {},
    };
    const { sent } = await openWaiting((request) =>
      request.url.endsWith('/riwayat')
        ? { data: { data: [{ ...decided, aksi: 'setujui' }], current_page: 1, total: 2, per_page: 20 } }
        : answer(request),
    );
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Tarik pengajuan' })).not.toBeInTheDocument();
  });
});

describe('"Siap diajukan?"', () => {
  const incomplete = {
    ...rincian,
    validasi: null,
    baris: [baris(1, { target: null }), baris(2, { kamus: false })],
  };
  const asked = (data: Parameters<typeof answered>[0]) => (request: SentRequest) =>
    request.method === 'GET' && !request.url.endsWith('/riwayat')
      ? { data: { data: answered(data) } }
      : answer(request);

  it('lists what is missing above the list when asked, kind by kind', async () => {
    const { user, sent } = await openStatus(asked(incomplete));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Siap diajukan?' }));
    expect(
      await screen.findByText(/^1 hal wajib dilengkapi dahulu. Rencana belum dapat diajukan/),
    ).toBeVisible();
    expect(screen.getByText(/^3 hal sebaiknya dilengkapi/)).toBeVisible();
    const group = within(screen.getByText('Tanpa target').closest('details') as HTMLElement);
    // The form leads back to the list that it was opened from.
    expect(group.getByRole('link', { name: 'Indikator 1' })).toHaveAttribute(
      'href',
      '/kinerja-program/1/edit?fokus=target_tw1&kembali=%2Fkinerja-program%3Fsiap%3Dya',
    );
    expect(group.queryByText('Indikator 2')).not.toBeInTheDocument();
    const kamus = within(screen.getByText('Tanpa kamus indikator').closest('details') as HTMLElement);
    expect(kamus.getByRole('link', { name: 'Indikator 2' })).toHaveAttribute(
      'href',
      '/kamus-indikator?panel=baru&level=kinerja-program&kinerja_id=2&kembali=%2Fkinerja-program%3Fsiap%3Dya',
    );
    const below = within(screen.getByText('Belum diturunkan').closest('details') as HTMLElement);
    expect(below.getByRole('link', { name: 'Indikator 2' })).toHaveAttribute(
      'href',
      '/kinerja-kegiatan/create?kinerja_program_id=2&kembali=%2Fkinerja-program%3Fsiap%3Dya',
    );
    expect(screen.getByRole('link', { name: 'Lengkapi dalam tabel' })).toHaveAttribute(
      'href',
      '/kinerja-langkah-aksi-terintegrasi?lengkapi=1',
    );
    await user.click(screen.getByRole('button', { name: 'Siap diajukan?' }));
    expect(screen.queryByText('Tanpa target')).not.toBeInTheDocument();
  });

  it('is open again on the way back from a form, and says when nothing is missing', async () => {
    await openStatus(asked({ ...rincian, baris: [] }), '/kinerja-program?siap=ya');
    expect(await screen.findByText('Siap diajukan: 0 baris sudah lengkap.')).toBeInTheDocument();
  });

  it('says why it could not be checked', async () => {
    await openStatus(() => problem(409, 'BENTROK'), '/kinerja-program?siap=ya');
    expect(await screen.findByText('Perencanaan gagal diperiksa')).toBeInTheDocument();
  });

  it('is answered once more where the plan is handed in: what is advised does not hinder', async () => {
    const advised = { ...incomplete, baris: incomplete.baris.slice(1) };
    const { user } = await openStatus(asked(advised));
    await user.click(screen.getByRole('button', { name: 'Ajukan validasi' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^2 hal sebaiknya dilengkapi. Rencana tetap dapat diajukan/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Ajukan validasi' }));
    expect(await screen.findByText('Perencanaan diajukan untuk divalidasi')).toBeInTheDocument();
  });

  it('keeps a plan from being handed in as long as something required is missing', async () => {
    const { user, sent } = await openStatus(asked(incomplete));
    await user.click(screen.getByRole('button', { name: 'Ajukan validasi' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^1 hal wajib dilengkapi dahulu/)).toBeVisible();
    const group = within(dialog.getByText('Tanpa target').closest('details') as HTMLElement);
    expect(group.getByRole('link', { name: 'Indikator 1' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Ajukan validasi' }));
    expect(writes(sent)).toEqual([]);
  });
});

it('the state above a list follows as soon as the plan is submitted', async () => {
  const { user } = await openStatus();
  await user.click(screen.getByRole('button', { name: 'Ajukan validasi' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ajukan validasi' }));
  expect(await screen.findByText('Perencanaan diajukan untuk divalidasi')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/belum diajukan/)).not.toBeInTheDocument());
});
