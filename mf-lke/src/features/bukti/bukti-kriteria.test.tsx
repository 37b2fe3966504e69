import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeBukti, LkeEviden, LkeLembar } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { unitStaff, writes } from '@selaras/resource/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lembarQueries } from '../../lembar/lembar-queries';
import { bukti, eviden, lembarOf } from './bukti.fixture';
import { BuktiKriteria } from './bukti-kriteria';
import { tellUpload, uploadStorage } from './kirim/kept-uploads';
import { useSendToKriteria } from './use-uploads';

// The bytes go by a transport of their own, which the story of a broken line looks at.
const mockEnded = jest.fn(async (_url: string) => undefined);
jest.mock('./kirim/tus-upload', () => ({
  uploadByTus: async () => 'abc',
  forgetUpload: async () => undefined,
  endUpload: (url: string) => mockEnded(url),
}));

const KRITERIA = 101;

/** A server of one criterion: keeps what is put forward and what files came. */
function server(start: LkeBukti[] = []) {
  const shown = [...start];
  const known: LkeEviden[] = [
    eviden({
      id: 5,
      nama: 'Renstra 2024.pdf',
      tahun: 2024,
      eviden_versi_id: 50,
      sha256: 'a'.repeat(64),
      tanggal_dokumen: '2020-01-31',
    }),
  ];
  const put = ({ body }: SentRequest): FakeAnswer => {
    const { isi } = body as {
      isi: { jenis: string; eviden_versi_id?: number; tautan?: string; nama?: string };
    };
    const one = bukti({
      id: 900 + shown.length,
      eviden_versi_id: isi.eviden_versi_id ?? 70,
      nama: isi.nama ?? (isi.jenis === 'ada' ? 'Renstra 2024.pdf' : 'Laporan.pdf'),
      tautan: isi.tautan ?? null,
    });
    shown.push(one);
    return { status: 201, data: { data: one } };
  };
  return {
    known,
    /** What an upload is answered. */
    upload: {
      status: 201,
      data: { data: { id: 7, nama: 'Laporan.pdf', jenis: 'application/pdf', ukuran: 9 } },
    } as FakeAnswer,
    answer(request: SentRequest): FakeAnswer {
      const { method, url, params } = request;
      if (url.startsWith('/api/lke/lembar')) return { data: { data: lembarOf(KRITERIA, shown) } };
      if (url.startsWith('/api/lke/unggahan')) return this.upload;
      if (url.startsWith('/api/lke/eviden') && method === 'DELETE') return { status: 204 };
      if (url.startsWith('/api/lke/eviden')) {
        const asked = (params ?? {}) as { sha256?: string };
        const data = asked.sha256 ? known.filter(({ sha256 }) => sha256 === asked.sha256) : known;
        return { data: { data, current_page: 1, total: data.length, per_page: 20 } };
      }
      if (method === 'POST') return put(request);
      if (method === 'DELETE') {
        shown.splice(0, 1);
        return { status: 204 };
      }
      return problem(404, 'TIDAK_DITEMUKAN');
    },
  };
}

function Criterion({ writable }: { writable: boolean }) {
  const { data } = useQuery(lembarQueries.lembar(1012));
  const kriteria = { satkerId: 1012, kriteriaId: KRITERIA, tahun: 2025 };
  const sendAll = useSendToKriteria(kriteria, '1.a.1');
  const [baris] = (data?.data as LkeLembar | undefined)?.baris ?? [];
  if (baris === undefined) return null;
  return (
    <BuktiKriteria
      kriteria={kriteria}
      tahap={1}
      bukti={baris.bukti}
      writable={writable}
      portal
      onFiles={sendAll}
    />
  );
}

async function open(fake: ReturnType<typeof server>, writable = true) {
  const network = fakeNetwork((request) => fake.answer(request));
  apiClient.configure({
    adapter: network.adapter,
    getToken: () => 'token',
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2025,
    pause: async () => undefined,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <PortalAround session={unitStaff} manifests={[]}>
        <ToastProvider>
          <Criterion writable={writable} />
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
  const zone = await screen.findByRole('group', { name: 'Eviden' });
  return { zone: within(zone), element: zone, sent: network.sent, user: userEvent.setup() };
}

const pdf = (nama = 'Laporan.pdf', content = '%PDF-1.7') =>
  new File([content], nama, { type: 'application/pdf' });
const choose = (element: HTMLElement) => element.querySelector('input[type=file]') as HTMLInputElement;

describe('evidence of a criterion', () => {
  it('says of each piece what it is, when it was written and how old it is', async () => {
    const { zone } = await open(
      server([bukti({ tanggal_dokumen: '2020-01-31', periode: 'Tahun 2019', nomor: 2 })]),
    );
    const row = await zone.findByRole('listitem');
    expect(row).toHaveTextContent(/PDF.+dokumen 31 Januari 2020 \(\d+ tahun.*\).+Tahun 2019.+versi 2/);
  });

  it('takes a file: it is sent, put forward and shown', async () => {
    const { zone, element, sent } = await open(server());
    fireEvent.change(choose(element), { target: { files: [pdf()] } });
    expect(await zone.findByRole('button', { name: 'Laporan.pdf' })).toBeInTheDocument();
    expect(writes(sent).map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/lke/unggahan/abc/selesai',
      'POST /api/lke/bukti/1012',
    ]);
  });

  it('says why a file is refused, and sends it again when asked', async () => {
    const fake = server();
    const arrived = fake.upload;
    fake.upload = problem(422, 'BERKAS_DITOLAK', { pesan: 'PDF ini rusak.' });
    const { zone, element, user } = await open(fake);
    fireEvent.change(choose(element), { target: { files: [pdf()] } });
    expect(await zone.findByRole('alert')).toHaveTextContent('PDF ini rusak.');
    fake.upload = arrived;
    await user.click(zone.getByRole('button', { name: 'Coba lagi Laporan.pdf' }));
    expect(await zone.findByRole('button', { name: 'Laporan.pdf' })).toBeInTheDocument();
  });

  it('refuses an empty file without sending it', async () => {
    const { zone, element, sent, user } = await open(server());
    fireEvent.change(choose(element), { target: { files: [pdf('kosong.pdf', '')] } });
    expect(await zone.findByRole('alert')).toHaveTextContent('kosong');
    expect(writes(sent)).toEqual([]);
    await user.click(zone.getByRole('button', { name: 'Tutup pesan kosong.pdf' }));
    expect(zone.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is taken back, and comes back when that is undone', async () => {
    const { zone, sent, user } = await open(server([bukti({ nama: 'Renja.pdf', eviden_versi_id: 33 })]));
    await user.click(await zone.findByRole('button', { name: 'Tarik Renja.pdf' }));
    expect(await zone.findByText('Belum ada eviden.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
    expect(await zone.findByRole('listitem')).toBeInTheDocument();
    expect(writes(sent).at(-1)?.body).toEqual({
      kriteria_id: KRITERIA,
      isi: { jenis: 'ada', eviden_versi_id: 33 },
    });
  });

  it('takes what the unit has already, with the year from which it is', async () => {
    const { zone, user, sent } = await open(server());
    await user.click(zone.getByRole('button', { name: 'Pilih yang ada' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pilih eviden yang ada' }));
    expect(await dialog.findByText(/dari 2024.+dokumen 31 Januari 2020 \(\d+ tahun.*\)/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pakai Renstra 2024.pdf' }));
    expect(await dialog.findByText('Dipilih')).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(1);
  });

  it('removes what nothing uses once it was asked, and not before', async () => {
    const fake = server();
    fake.known.push(eviden({ id: 6, nama: 'Draf.pdf', eviden_versi_id: 60, lepas: true }));
    const { zone, user, sent } = await open(fake);
    await user.click(zone.getByRole('button', { name: 'Pilih yang ada' }));
    const remove = async () => user.click(await screen.findByRole('button', { name: 'Hapus Draf.pdf' }));
    await remove();
    const question = () => within(screen.getByRole('alertdialog', { name: 'Hapus Draf.pdf?' }));
    await user.click(question().getByRole('button', { name: 'Batal' }));
    expect(writes(sent)).toEqual([]);
    await remove();
    await user.click(question().getByRole('button', { name: 'Hapus' }));
    await waitFor(() =>
      expect(writes(sent).map(({ method, url }) => `${method} ${url}`)).toEqual([
        'DELETE /api/lke/eviden/1012/6',
      ]),
    );
  });

  it('takes a link with what is said of it', async () => {
    const { zone, user, sent } = await open(server());
    await user.click(zone.getByRole('button', { name: 'Tautan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah tautan' }));
    await user.type(dialog.getByLabelText('Alamat'), 'https://contoh.go.id/lkip');
    await user.type(dialog.getByLabelText('Nama'), 'LKIP');
    await user.click(dialog.getByRole('button', { name: 'Tambah' }));
    expect(await zone.findByRole('link', { name: 'LKIP' })).toHaveAttribute(
      'href',
      'https://contoh.go.id/lkip',
    );
    expect(writes(sent)[0]?.body).toMatchObject({
      isi: { jenis: 'tautan', nama: 'LKIP', tanggal_dokumen: null, periode: null },
    });
  });

  describe('whose upload was broken off by a reload', () => {
    const URL = 'http://localhost/api/lke/unggahan/abc';
    const file = pdf('Laporan.pdf', '%PDF-1.7 setengah jalan');
    const keep = async (more: { tempat?: string; pemilik?: number } = {}) => {
      const target = { tempat: `2025/1012/${KRITERIA}`, pemilik: unitStaff.user?.id ?? 0, ...more };
      const key = await uploadStorage(target, () => undefined).addUpload('sidik', {
        size: file.size,
        metadata: { nama: file.name },
        creationTime: new Date().toString(),
        urlStorageKey: '',
        uploadUrl: URL,
        parallelUploadUrls: null,
      });
      tellUpload(key, { terkirim: file.size / 2, denyut: 0 });
    };
    /** The next question for a file is answered by this one. */
    const answerWith = (chosen: File) =>
      jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementationOnce(function (
        this: HTMLInputElement,
      ) {
        fireEvent.change(this, { target: { files: [chosen] } });
      });
    const goOn = { name: 'Pilih lagi berkasnya untuk melanjutkan' };

    beforeEach(() => localStorage.clear());
    afterEach(() => jest.restoreAllMocks());

    it('says how far it came, and goes on with the same file', async () => {
      await keep();
      const { zone, sent, user } = await open(server());
      expect(zone.getByRole('listitem')).toHaveTextContent(/^Laporan\.pdf.*Terputus pada 50% dari 23 B/);
      answerWith(file);
      await user.click(zone.getByRole('button', goOn));
      expect(await zone.findByRole('button', { name: 'Laporan.pdf' })).toBeInTheDocument();
      expect(zone.queryByText(/Terputus/)).not.toBeInTheDocument();
      expect(writes(sent).map(({ method, url }) => `${method} ${url}`)).toEqual([
        'POST /api/lke/unggahan/abc/selesai',
        'POST /api/lke/bukti/1012',
      ]);
    });

    it('refuses another file, and stays', async () => {
      await keep();
      const { zone, sent, user } = await open(server());
      answerWith(pdf('Lain.pdf'));
      await user.click(zone.getByRole('button', goOn));
      expect(zone.getByRole('alert')).toHaveTextContent('Bukan berkas yang sama. Pilih Laporan.pdf (23 B).');
      expect(zone.getByRole('button', goOn)).toBeVisible();
      expect(writes(sent)).toEqual([]);
    });

    it('is thrown away here and at the server', async () => {
      await keep();
      const { zone, user } = await open(server());
      await user.click(zone.getByRole('button', { name: 'Buang Laporan.pdf' }));
      expect(await zone.findByText('Belum ada eviden.')).toBeInTheDocument();
      await waitFor(() => expect(mockEnded).toHaveBeenCalledWith(URL));
      expect(localStorage).toHaveLength(0);
    });

    it.each([
      ['of another criterion', { tempat: '2025/1012/102' }, true],
      ['of another year', { tempat: `2024/1012/${KRITERIA}` }, true],
      ['of somebody else', { pemilik: 99 }, true],
      ['where nobody may write', {}, false],
    ])('is not shown when it is %s', async (_what, more, writable) => {
      await keep(more);
      const { zone } = await open(server(), writable);
      expect(zone.queryByRole('listitem')).not.toBeInTheDocument();
    });
  });

  it('only shows where nobody may write', async () => {
    const { zone, sent } = await open(server([bukti({})]), false);
    await zone.findByRole('listitem');
    expect(zone.queryByRole('button', { name: /Tarik|Unggah|Tautan|Pilih/ })).not.toBeInTheDocument();
    expect(writes(sent)).toEqual([]);
  });
});
