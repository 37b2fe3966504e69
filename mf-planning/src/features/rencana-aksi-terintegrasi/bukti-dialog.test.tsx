import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { BuktiLangkahAksi } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { baris, openKunci } from './row.fixture';
import { rencanaAksiTerintegrasiQueries } from './terintegrasi-queries';

const PATH = '/kinerja-langkah-aksi-terintegrasi';
const satuan_kerja = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };
const berkas = { id: 7, nama: 'Foto.png', jenis: 'image/png', ukuran: 1200 };
const foto: BuktiLangkahAksi = { id: 1, triwulan: 1, berkas };

const REALISASI_TW1 = 5;
const BUKTI_TW1 = 6;

/** A server of two steps, the second one with evidence; its answers to a method can be held back. */
function server() {
  let typed = baris('kinerja-langkah-aksi', 6);
  let proven = baris('kinerja-langkah-aksi', 7, { bukti: [foto] });
  const held = new Map<string, Promise<void>>();

  function answerTo({ method, body }: SentRequest, detached: FakeAnswer): FakeAnswer {
    if (method === 'DELETE') return detached;
    if (method === 'PUT') {
      typed = { ...typed, ...(body as object), versi: typed.versi + 1 };
      return { data: { data: typed } };
    }
    const rows = [typed, proven];
    return { data: { data: { satuan_kerja, kunci: openKunci, kemampuan: { ubah: true }, baris: rows } } };
  }

  return {
    /** What it says to who takes the file away. */
    detached: { status: 204 } as FakeAnswer,
    /** From now on the file is gone. */
    lose() {
      proven = { ...proven, bukti: [] };
    },
    /** What a method is answered to from now on arrives when the answered function is called. */
    hold(method: string): () => void {
      let letGo: () => void = () => undefined;
      held.set(
        method,
        new Promise((resolve) => {
          letGo = resolve;
        }),
      );
      return () => letGo();
    },
    async answer(request: SentRequest): Promise<FakeAnswer> {
      const answer = answerTo(request, this.detached);
      await held.get(request.method);
      return answer;
    },
  };
}

function cell(row: number, column: number): HTMLElement {
  const cells = document.querySelectorAll(`[data-row="${row}"] > [role=gridcell]`);
  return cells[column] as HTMLElement;
}
const bukti = () => cell(1, BUKTI_TW1);

async function openTable(fake: ReturnType<typeof server>) {
  const view = await openPage(`${PATH}/realisasi`, (request) => fake.answer(request));
  (await screen.findByRole('treegrid')).focus();
  return view;
}

async function openBukti(fake: ReturnType<typeof server>) {
  const view = await openTable(fake);
  await view.user.click(bukti());
  await view.user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bukti TW 1' }));
  const detach = () => dialog.queryByRole('button', { name: 'Lepas Foto.png' });
  return { ...view, dialog, detach, pressTwice: () => view.user.dblClick(detach() as HTMLElement) };
}

beforeEach(() => localStorage.clear());

describe('a file of a quarter', () => {
  it('is gone from the press on, and taken away once', async () => {
    const fake = server();
    const arrive = fake.hold('DELETE');
    const { pressTwice, detach, sent } = await openBukti(fake);
    await pressTwice();
    expect(detach()).not.toBeInTheDocument();
    fake.lose();
    arrive();
    await waitFor(() => expect(bukti()).toHaveTextContent('+'));
    expect(writes(sent)).toHaveLength(1);
  });

  it('that somebody else took away counts as taken away', async () => {
    const fake = server();
    fake.detached = problem(404, 'TIDAK_DITEMUKAN');
    const { pressTwice, detach, dialog } = await openBukti(fake);
    fake.lose();
    await pressTwice();
    await waitFor(() => expect(bukti()).toHaveTextContent('+'));
    expect(detach()).not.toBeInTheDocument();
    expect(dialog.queryByText(/TIDAK_DITEMUKAN/)).not.toBeInTheDocument();
  });

  it('that cannot be taken away is back, with the reason', async () => {
    const fake = server();
    fake.detached = problem(423, 'TERKUNCI');
    const { pressTwice, detach, dialog } = await openBukti(fake);
    await pressTwice();
    expect(await dialog.findByText('pesan TERKUNCI')).toBeInTheDocument();
    expect(detach()).toBeInTheDocument();
  });

  it('is read anew although a row is saved meanwhile, and that row stays as it was saved', async () => {
    const fake = server();
    const { user, queries, sent } = await openTable(fake);
    await user.click(cell(0, REALISASI_TW1));
    await user.keyboard('4{Enter}');
    fake.lose();
    const arrive = fake.hold('GET');
    void queries.invalidateQueries({ queryKey: rencanaAksiTerintegrasiQueries.all });
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(await screen.findByText('Semua perubahan tersimpan.')).toBeInTheDocument();
    arrive();
    await waitFor(() => expect(bukti()).toHaveTextContent('+'));
    expect(cell(0, REALISASI_TW1)).toHaveTextContent('4');
  });
});
