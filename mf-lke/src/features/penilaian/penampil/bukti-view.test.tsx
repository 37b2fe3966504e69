import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeBukti } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { act, screen, within } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { openPage } from '../../../testing/open-page';
import { baris, bukti, instrumen, lembar } from '../penilaian.fixture';

// jsdom has no canvas and no worker; that the real one draws a document, the evaluator's story sees.
jest.mock('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document: ({ file, onLoadSuccess, error, children }: FakeDocument) => {
    const broken = file.size === 0;
    useEffect(() => {
      if (!broken) onLoadSuccess({ numPages: 3 });
    }, [broken, onLoadSuccess]);
    return broken ? error : children;
  },
  Page: ({ pageNumber, width }: { pageNumber: number; width: number }) => (
    <p>
      lembar {pageNumber} selebar {width}
    </p>
  ),
}));
interface FakeDocument {
  file: Blob;
  onLoadSuccess: (document: { numPages: number }) => void;
  error: ReactNode;
  children: ReactNode;
}

/** What the page watches to come into sight; a test says when it does. */
const watched = new Map<Element, IntersectionObserverCallback>();
class FakeObserver {
  constructor(private readonly told: IntersectionObserverCallback) {}
  observe(element: Element) {
    watched.set(element, this.told);
  }
  disconnect() {}
}
const comesIntoSight = (at: number) =>
  act(() => {
    const [element, told] = [...watched][at] ?? [];
    const entry = { isIntersecting: true, intersectionRatio: 0.6 } as IntersectionObserverEntry;
    if (element !== undefined) told?.([entry], {} as IntersectionObserver);
  });

const made: string[] = [];
const downloads: string[] = [];
beforeAll(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  URL.createObjectURL = (file) => {
    made.push((file as Blob).type);
    return `blob:${made.length}`;
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    downloads.push(this.download);
  };
});
beforeEach(() => {
  watched.clear();
  made.length = 0;
  downloads.length = 0;
});

const penilai = {
  ...superUser,
  user: { ...superUser.user, role_id: roleIds.validator_lke, satuan_kerja_id: 1003 },
} as typeof superUser;

const uploaded = (id: number, nama: string, jenis: string): LkeBukti => ({
  ...bukti,
  id,
  eviden_versi_id: id,
  jenis: 'berkas',
  nama,
  tautan: null,
  berkas: { id, nama, jenis, ukuran: 9 },
});
const rencana = uploaded(81, 'Renstra.pdf', 'application/pdf');
const foto = uploaded(82, 'Rapat.png', 'image/png');
const tabel = uploaded(
  83,
  'Realisasi.xlsx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
);
const kosong = uploaded(84, 'Rusak.pdf', 'application/pdf');

async function desk(
  file: (id: number) => FakeAnswer = (id) => ({ data: contentOf(id) }),
  first: LkeBukti = rencana,
) {
  const shown = lembar({ baris: [baris(1, { bukti: [first, foto, tabel, kosong] }), baris(2)] });
  const answer = ({ url }: SentRequest): FakeAnswer => {
    const id = /\/berkas\/(\d+)$/.exec(url)?.[1];
    if (id !== undefined) return file(Number(id));
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/komentar/jumlah')) return { data: { data: [] } };
    if (url.endsWith('/komentar')) return { data: { data: [], current_page: 1, total: 0, per_page: 20 } };
    return { data: { data: shown } };
  };
  const opened = await openPage('/lke/penilaian?satuan_kerja_id=1012&kriteria=1', answer, penilai);
  const panel = within(await screen.findByRole('region', { name: 'Eviden' }));
  const choose = (nama: string) =>
    opened.user.click(within(panel.getByRole('group', { name: 'Pilih eviden' })).getByTitle(nama));
  return { ...opened, panel, choose };
}
const contentOf = (id: number) => {
  const { berkas } = [rencana, foto, tabel, kosong].find((one) => one.id === id) ?? {};
  return new Blob(id === kosong.id ? [] : ['isi'], { type: berkas?.jenis });
};

describe('an uploaded file in the evaluator’s page', () => {
  it('that is a PDF is drawn page by page as they come into sight, nearer and farther', async () => {
    const { panel, user } = await desk();
    const sheets = within(await panel.findByRole('region', { name: 'Isi Renstra.pdf' }));
    expect(await sheets.findByText('lembar 1 selebar 600')).toBeInTheDocument();
    expect(sheets.queryByText(/lembar 3/)).not.toBeInTheDocument();
    expect(panel.getByText('Halaman 1 dari 3')).toBeInTheDocument();
    comesIntoSight(2);
    expect(panel.getByText('Halaman 3 dari 3')).toBeInTheDocument();
    expect(sheets.getByText('lembar 3 selebar 600')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Perbesar' }));
    expect(panel.getByText('125%')).toBeInTheDocument();
    expect(sheets.getByText('lembar 1 selebar 750')).toBeInTheDocument();
    for (let at = 0; at < 4; at += 1) await user.click(panel.getByRole('button', { name: 'Perkecil' }));
    expect(panel.getByRole('button', { name: 'Perkecil' })).toBeDisabled();
    expect(sheets.getByText('lembar 1 selebar 300')).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Unduh' })).not.toBeInTheDocument();
  });

  it('that is a PDF is opened at the page that matters, which stands beside its name', async () => {
    const seen: (string | null)[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      seen.push(this.getAttribute('data-page'));
    };
    const { panel } = await desk(undefined, { ...rencana, halaman: { dari: 2, sampai: 3 } });
    await panel.findByText('Halaman 1 dari 3');
    expect(seen).toContain('2');
    expect(panel.getByTitle('Renstra.pdf, halaman 2–3')).toHaveTextContent('halaman 2–3');
    expect(panel.getByText(/Halaman 2–3/)).toBeVisible();
  });

  it('that is a picture is shown, nearer and farther', async () => {
    const { panel, user, choose } = await desk();
    await choose('Rapat.png');
    const picture = await panel.findByRole('img', { name: 'Rapat.png' });
    expect(made).toEqual(['image/png']);
    expect(picture).toHaveAttribute('src', 'blob:1');
    expect(picture).toHaveStyle({ width: '100%' });
    await user.click(panel.getByRole('button', { name: 'Perbesar' }));
    expect(picture).toHaveStyle({ width: '150%' });
  });

  it('that is anything else is downloaded under its name', async () => {
    const { panel, user, choose } = await desk();
    await choose('Realisasi.xlsx');
    await user.click(await panel.findByRole('button', { name: 'Unduh' }));
    expect(downloads).toEqual(['Realisasi.xlsx']);
    expect(panel.queryByRole('img')).not.toBeInTheDocument();
  });

  it('that cannot be drawn, or not be fetched, says so', async () => {
    let fails = true;
    const { panel, user, choose } = await desk((id) =>
      id === rencana.id && fails ? problem(503, 'LAYANAN_SIBUK') : { data: contentOf(id) },
    );
    const again = await panel.findByRole('button', { name: 'Coba lagi' });
    fails = false;
    await user.click(again);
    expect(await panel.findByText('lembar 1 selebar 600')).toBeInTheDocument();
    await choose('Rusak.pdf');
    expect(await panel.findByText('PDF ini tidak dapat ditampilkan')).toBeInTheDocument();
  });
});
