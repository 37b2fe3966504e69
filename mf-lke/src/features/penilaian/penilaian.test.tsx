import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeLembar } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { baris, bukti, instrumen, lembar, scored, tugas } from './penilaian.fixture';

const penilai = {
  ...superUser,
  user: { ...superUser.user, role_id: roleIds.validator_lke_pleno, satuan_kerja_id: 1003 },
} as typeof superUser;
const page = (data: object[]) => ({ data: { data, current_page: 1, total: data.length, per_page: 20 } });
const pleno = [1, 2].map((komponen_id) => ({
  komponen_id,
  versi: 1,
  nilai_awal: 40,
  nilai: 40,
  alasan: null,
}));

const answers =
  (shown: LkeLembar, write?: (request: SentRequest) => FakeAnswer) =>
  (request: SentRequest): FakeAnswer => {
    const { url, method } = request;
    if (method !== 'GET') return write?.(request) ?? problem(404, 'TIDAK_DITEMUKAN');
    if (url.endsWith('/lke/penilaian')) return page([tugas]);
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/komentar/jumlah')) return { data: { data: [{ kriteria_id: 2, terbuka: 1 }] } };
    if (url.endsWith('/komentar')) return page([]);
    if (url.endsWith('/pleno')) return { data: { data: pleno } };
    return { data: { data: shown } };
  };
const desk = (shown = lembar(), write?: (request: SentRequest) => FakeAnswer, path = 'penilaian') =>
  openPage(`/lke/${path}?satuan_kerja_id=1012`, answers(shown, write), penilai);
const scale = async () => within(await screen.findByRole('group', { name: 'Nilai' }));
const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET');

describe('the list of worksheets', () => {
  it('shows state, progress and whose turn it is, and opens one at its own address', async () => {
    const { user } = await openPage('/lke/penilaian', answers(lembar()), penilai);
    const row = await screen.findByRole('row', { name: /Dinas Kesehatan/ });
    expect(row).toHaveTextContent('Penilaian 1');
    expect(row).toHaveTextContent('25%');
    expect(row).toHaveTextContent('Perlu dikerjakan');
    await user.click(row);
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent('satuan_kerja_id=1012'));
  });
});

describe('the desk', () => {
  it('leads on to the worksheet that waits next, once it is not the reader’s turn', async () => {
    await desk(lembar({ keadaan: 'selesai_1', menulis: null, langkah: [] }));
    const next = await screen.findByText(/^Tidak ada lagi lembar kerja|^Berikutnya:/);
    expect(next).toHaveTextContent('Tidak ada lagi lembar kerja yang menunggu Anda di 2025.');
  });

  it('names nothing that comes next while it is the reader’s turn', async () => {
    const { sent } = await desk();
    await screen.findByRole('group', { name: 'Nilai' });
    expect(sent.filter(({ url }) => url.endsWith('/lke/penilaian'))).toEqual([]);
  });

  it('scores by one key, saves by itself and goes on to what is not scored', async () => {
    const { user, sent } = await desk(lembar(), () => ({
      data: { data: { ...scored('B'), perbaikan: false } },
    }));
    const entry = await screen.findByRole('button', { name: /1\.a\.1 Kriteria 1/ });
    await user.click(entry);
    await user.keyboard('2');
    expect(await screen.findByText(/^Tersimpan pukul/)).toBeInTheDocument();
    const [put] = writes(sent);
    expect(put).toMatchObject({ method: 'PUT' });
    expect(put?.body).toEqual({ nilai: 'B' });
    expect(put?.url).toMatch(/nilai\/1\/1$/);
    expect((await scale()).getByRole('button', { name: /^B/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('1 tingkat di bawah nilai mandiri')).toBeInTheDocument();
    await user.keyboard('n');
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent('kriteria=2'));
  });

  it('shows beside every score the key that gives it, and none where nothing is scored', async () => {
    const { user } = await desk(lembar(), () => ({
      data: { data: { ...scored('E'), perbaikan: false } },
    }));
    const buttons = (await scale()).getAllByRole('button');
    expect(buttons.map((button) => button.querySelector('span')?.textContent)).toEqual(['1', '2', '3']);
    expect(buttons.map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '3']);
    expect(screen.getByText(/Tombol 1–3 memberi nilai/)).toBeInTheDocument();
    await user.keyboard('4');
    await user.keyboard('3');
    expect((await scale()).getByRole('button', { name: /^E/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('leaves letters in a note alone, and saves the note when it is left', async () => {
    const { user, sent } = await desk(lembar(), () => ({
      data: { data: { ...scored('B', { catatan: 'n1' }), perbaikan: true } },
    }));
    await user.type(await screen.findByLabelText(/^Catatan(?! internal)/), 'n1');
    await user.tab();
    await waitFor(() => expect(writes(sent).at(-1)?.body).toEqual({ catatan: 'n1' }));
    expect(screen.getByLabelText('alamat')).not.toHaveTextContent('kriteria=');
  });

  it('flags evidence with a reason alone', async () => {
    const { user, sent } = await desk(lembar(), () => ({
      data: { data: { id: 71, versi: 2, putusan: 'ditandai', alasan: 'Belum ditandatangani' } },
    }));
    const panel = within(await screen.findByRole('region', { name: 'Eviden' }));
    expect(panel.getByRole('link')).toHaveAttribute('href', bukti.tautan);
    await user.click(panel.getByRole('button', { name: 'Tandai' }));
    expect(panel.getByRole('button', { name: 'Simpan tanda' })).toBeDisabled();
    await user.type(panel.getByLabelText(/Alasan ditandai/), 'Belum ditandatangani');
    await user.click(panel.getByRole('button', { name: 'Simpan tanda' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toMatchObject({ body: { putusan: 'ditandai', alasan: 'Belum ditandatangani' } });
  });

  it('is not closed while something is unscored, and leads there', async () => {
    const rows = [baris(1, { tahap_1: scored('B') }), baris(2), baris(3), baris(4)];
    const { user, sent } = await desk(lembar({ baris: rows }));
    await user.click(await screen.findByRole('button', { name: 'Tutup penilaian' }));
    const dialog = within(await screen.findByRole('dialog', { name: '3 kriteria belum dinilai' }));
    expect(dialog.queryByRole('button', { name: 'Tutup penilaian' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /2\.a\.1/ }));
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent('kriteria=3'));
    expect(writes(sent)).toEqual([]);
  });

  it('of another state is only read', async () => {
    await desk(lembar({ keadaan: 'selesai_1', menulis: null, langkah: [] }));
    const best = (await scale()).getByRole('button', { name: /^AA/ });
    expect(best).toBeDisabled();
    expect(best).not.toHaveAttribute('aria-keyshortcuts');
    expect(best.querySelector('span')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tandai' })).not.toBeInTheDocument();
    expect(screen.getByText(/Hanya dapat dibaca/)).toBeInTheDocument();
  });
});

describe('what the scores mean', () => {
  it('stands below them while none is chosen, then that of the chosen one', async () => {
    const { user } = await desk(lembar(), () => ({ data: { data: { ...scored('B'), perbaikan: false } } }));
    await scale();
    const meanings = within(screen.getByLabelText('Arti jawaban'));
    for (const words of ['Semua', 'Sebagian', 'Tidak ada']) expect(meanings.getByText(words)).toBeVisible();
    await user.click((await scale()).getByRole('button', { name: /^B/ }));
    expect(await screen.findByText('B: Sebagian')).toBeVisible();
    expect(screen.queryByLabelText('Arti jawaban')).not.toBeInTheDocument();
  });
});

describe('threads about a criterion', () => {
  const message = {
    id: 4,
    versi: 1,
    pengguna: 'Ridwan',
    pihak: 'penilai',
    teks: 'Mohon lampirkan notulen',
    waktu: '2025-08-01T03:00:00.000Z',
    diubah: false,
    dapat_diubah: false,
  };
  /** A server that keeps threads and who may see them; `refusal` is what marking one is answered. */
  function threads({ refusal, shown = lembar() }: { refusal?: FakeAnswer; shown?: LkeLembar } = {}) {
    const kept = [{ ...message, kriteria_id: 1, internal: false, selesai: false, balasan: [] as object[] }];
    const write = ({ url, body }: SentRequest): FakeAnswer => {
      if (url.endsWith('/selesai')) {
        if (refusal) return refusal;
        const { selesai } = body as { selesai: boolean };
        kept[0] = { ...kept[0], ...message, versi: (kept[0]?.versi ?? 0) + 1, selesai } as (typeof kept)[0];
        return { data: { data: kept[0] } };
      }
      const { teks, internal, percakapan_id } = body as {
        teks: string;
        internal: boolean;
        percakapan_id: number | null;
      };
      const made = { ...message, id: 90, teks };
      if (percakapan_id !== null) kept[0]?.balasan.push(made);
      else kept.push({ ...made, kriteria_id: 1, internal, selesai: false, balasan: [] });
      return { status: 201, data: { data: made } };
    };
    const others = answers(shown, write);
    return (request: SentRequest): FakeAnswer =>
      request.method === 'GET' && request.url.endsWith('/komentar')
        ? page(structuredClone(kept))
        : others(request);
  }
  const openThreads = async (given: Parameters<typeof threads>[0] = {}) => {
    const opened = await openPage('/lke/penilaian?satuan_kerja_id=1012', threads(given), penilai);
    const thread = (await screen.findByText('Mohon lampirkan notulen')).closest('article');
    if (thread === null) throw new Error('no thread');
    return {
      ...opened,
      thread: () => within(screen.getByText('Mohon lampirkan notulen').closest('article') ?? thread),
    };
  };

  it('is marked as done with the version that was read, and opened again', async () => {
    const { user, sent, thread } = await openThreads();
    expect(thread().queryByText('Selesai')).not.toBeInTheDocument();
    await user.click(thread().getByRole('button', { name: 'Tandai selesai' }));
    expect(await thread().findByText('Selesai')).toBeInTheDocument();
    await user.click(thread().getByRole('button', { name: 'Buka lagi' }));
    await waitFor(() => expect(thread().queryByText('Selesai')).not.toBeInTheDocument());
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/lke/lembar/1012/komentar/4/selesai',
        body: { selesai: true },
        headers: { 'If-Match': '"1"' },
      },
      { body: { selesai: false }, headers: { 'If-Match': '"2"' } },
    ]);
  });

  it('that somebody else changed meanwhile stays as it is and says so', async () => {
    const refusal = problem(412, 'VERSI_BASI', { pesan: 'Baru saja diubah orang lain.' });
    const { user, thread } = await openThreads({ refusal });
    await user.click(thread().getByRole('button', { name: 'Tandai selesai' }));
    expect(await thread().findByRole('alert')).toHaveTextContent('Baru saja diubah orang lain.');
    expect(thread().queryByText('Selesai')).not.toBeInTheDocument();
  });

  it('is begun for evaluators alone where that is asked for, and marked so; otherwise for the unit too', async () => {
    const { user, sent, thread } = await openThreads();
    expect(thread().queryByText('Internal')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Komentar baru/), 'Periksa silang dengan tahun lalu');
    await user.click(screen.getByRole('switch', { name: 'Hanya untuk penilai' }));
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    const own = (await screen.findByText('Periksa silang dengan tahun lalu')).closest('article');
    expect(within(own ?? document.body).getByText('Internal')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Hanya untuk penilai' }));
    await user.type(screen.getByLabelText(/^Komentar baru/), 'Terima kasih');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Terima kasih');
    expect(writes(sent).map(({ body }) => body)).toMatchObject([
      { kriteria_id: 1, percakapan_id: null, internal: true, teks: 'Periksa silang dengan tahun lalu' },
      { percakapan_id: null, internal: false, teks: 'Terima kasih' },
    ]);
  });

  it('that was not sent before the tab was closed stands there again, for evaluators alone as it was', async () => {
    const first = await openThreads();
    await first.user.type(screen.getByLabelText(/^Komentar baru/), 'Belum selesai');
    await first.user.click(screen.getByRole('switch', { name: 'Hanya untuk penilai' }));
    first.unmount();
    const { user, sent } = await openThreads();
    expect(screen.getByLabelText(/^Komentar baru/)).toHaveValue('Belum selesai');
    expect(screen.getByRole('switch', { name: 'Hanya untuk penilai' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await screen.findByText('Belum selesai', { selector: 'p' });
    expect(writes(sent).map(({ body }) => body)).toMatchObject([{ internal: true, teks: 'Belum selesai' }]);
    expect(screen.getByLabelText(/^Komentar baru/)).toHaveValue('');
  });

  it('is only read once the evaluation is final', async () => {
    const { thread } = await openThreads({
      shown: lembar({ keadaan: 'final', menulis: null, langkah: [] }),
    });
    expect(thread().queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Komentar baru/)).not.toBeInTheDocument();
  });
});

describe('phrases', () => {
  /** A server that keeps them, in the order of the alphabet. */
  function phrases(...kept: string[]) {
    const state = kept.map((teks, at) => ({ id: at + 1, teks }));
    const write = ({ method, url, body }: SentRequest): FakeAnswer => {
      if (url.endsWith('/lke/frasa')) {
        const one = { id: state.length + 1, teks: (body as { teks: string }).teks };
        state.push(one);
        return { status: 201, data: { data: one } };
      }
      if (method === 'DELETE') {
        state.splice(0, state.length, ...state.filter(({ id }) => !url.endsWith(`/${id}`)));
        return { status: 204 };
      }
      return { data: { data: { ...scored('B', body as object), perbaikan: true } } };
    };
    const read = answers(lembar(), write);
    return (request: SentRequest): FakeAnswer =>
      request.method === 'GET' && request.url.endsWith('/lke/frasa')
        ? { data: { data: [...state] } }
        : read(request);
  }
  const menu = async () => within(await screen.findByRole('dialog', { name: 'Frasa Anda' }));
  const deskWith = (...kept: string[]) =>
    openPage('/lke/penilaian?satuan_kerja_id=1012', phrases(...kept), penilai);
  const opener = async (at: number) => {
    const button = (await screen.findAllByRole('button', { name: 'Frasa' }))[at];
    if (button === undefined) throw new Error('no phrases');
    return button;
  };
  const note = () => screen.getByLabelText(/^Catatan(?! internal)/);

  it('that were kept are put behind what stands in the field, and saved', async () => {
    const { user, sent } = await deskWith('Dokumen belum ditandatangani.');
    await user.type(await screen.findByLabelText(/^Catatan(?! internal)/), 'Periksa lagi.');
    await user.click(await opener(0));
    await user.click((await menu()).getByRole('button', { name: 'Dokumen belum ditandatangani.' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(note()).toHaveValue('Periksa lagi. Dokumen belum ditandatangani.');
    await waitFor(() =>
      expect(writes(sent).at(-1)?.body).toMatchObject({
        catatan: 'Periksa lagi. Dokumen belum ditandatangani.',
      }),
    );
  });

  it('are kept from a field, used in another, and removed', async () => {
    const { user, sent } = await deskWith();
    await user.type(await screen.findByLabelText(/^Catatan(?! internal)/), ' Lengkapi notulen. ');
    await user.click(await opener(0));
    const own = await menu();
    expect(await own.findByText(/^Belum ada frasa/)).toBeInTheDocument();
    await user.click(own.getByRole('button', { name: 'Simpan isian ini sebagai frasa' }));
    expect(await own.findByRole('button', { name: 'Lengkapi notulen.' })).toBeInTheDocument();
    expect(writes(sent).find(({ url }) => url.endsWith('/lke/frasa'))?.body).toEqual({
      teks: 'Lengkapi notulen.',
    });
    await user.keyboard('{Escape}');
    await user.click(await opener(1));
    await user.click(await (await menu()).findByRole('button', { name: 'Lengkapi notulen.' }));
    expect(screen.getByLabelText(/^Rekomendasi/)).toHaveValue('Lengkapi notulen.');
    await user.click(await opener(0));
    await user.click((await menu()).getByRole('button', { name: 'Hapus frasa: Lengkapi notulen.' }));
    expect(await (await menu()).findByText(/^Belum ada frasa/)).toBeInTheDocument();
  });
});

describe('the second round', () => {
  it('has what came with new evidence first, both rounds in sight, and scores only what was repaired', async () => {
    const repaired = { perbaikan: true, tahap_1: scored('B', { catatan: 'Lengkapi' }) };
    const rows = [
      baris(1, { tahap_1: scored('AA') }),
      baris(2, { ...repaired, tahap_2: { ...scored('B', { jawaban: null }), nilai: null } }),
      baris(3, {
        ...repaired,
        jumlah_bukti: { tahap_1: 1, tahap_2: 1 },
        bukti: [bukti, { ...bukti, id: 72, tahap: 2 }],
      }),
      baris(4, { tahap_1: scored('AA') }),
    ];
    const shown = lembar({ keadaan: 'dinilai_2', baris: rows });
    const { user } = await desk(shown, undefined, 'penilaian-2');
    const nav = within(await screen.findByRole('navigation', { name: 'Kriteria' }));
    const order = nav.getAllByRole('button').map((entry) => entry.textContent?.slice(0, 5));
    expect(order).toEqual(['2.a.1', '1.a.2', '1.a.1', '2.a.2']);
    expect(screen.getByText('Baru')).toBeInTheDocument();
    expect(screen.getByText('Lengkapi')).toBeInTheDocument();
    await user.click(nav.getByRole('button', { name: /1\.a\.1/ }));
    expect((await scale()).getByRole('button', { name: /^AA/ })).toBeDisabled();
  });
});

describe('the plenary', () => {
  const decided = lembar({
    keadaan: 'pleno',
    menulis: 'pleno',
    langkah: ['finalkan'],
    baris: [1, 2, 3, 4].map((id) => baris(id, { tahap_1: scored('B') })),
  });

  it('sees what its points come to while it types, and gives a reason where it changes them', async () => {
    const { user, sent } = await desk(
      decided,
      () => ({ data: { data: { ...pleno[0], versi: 2, nilai: 55, alasan: 'Diakui' } } }),
      'penilaian-humanis',
    );
    const field = await screen.findByLabelText(/Nilai pleno 1\. Komponen 1/);
    expect(screen.getByText('BB · Sangat Baik')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '55');
    expect(await screen.findAllByText('AA · Sangat Memuaskan')).toHaveLength(2);
    await user.type(screen.getByLabelText(/Alasan perubahan/), 'Diakui');
    await user.click(screen.getByRole('button', { name: 'Simpan nilai' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toMatchObject({ body: { nilai: 55, alasan: 'Diakui' } });
  });

  it('cannot give more than the weight', async () => {
    const { user } = await desk(decided, undefined, 'penilaian-humanis');
    const field = await screen.findByLabelText(/Nilai pleno 2\. Komponen 2/);
    await user.clear(field);
    await user.type(field, '41');
    expect(await screen.findByText('Nilai harus antara 0 dan 40')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Simpan nilai' })).toBeDisabled();
  });
});
