import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { entityPages, type RemoteManifest } from '@selaras/contracts';
import { screen, waitFor } from '@testing-library/react';
import { openPagesOf } from '../testing';
import { type Arsip, arsipCalls, arsipEntity } from './arsip-contract.fixture';
import { DetailPage, FormPage, ListPage } from './arsip-pages.fixture';

const arsip = (id: number, part: Partial<Arsip> = {}): Arsip => ({
  id,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  nomor: `005/${id}`,
  sifat: 'biasa',
  perihal: `Undangan ${id}`,
  lembar: 1,
  anak: [],
  ...part,
});

const manifest: RemoteManifest = {
  name: 'mf_arsip',
  title: 'Arsip',
  platformApi: 1,
  pages: entityPages(arsipEntity),
  menu: [],
};

/** A server of this one entity; its answers are those of the entity's calls. */
function server(rows: Arsip[] = [arsip(1), arsip(2)]) {
  const answerOf = ({ method, url, body }: SentRequest): FakeAnswer => {
    if (url === '/api/arsip' && method === 'GET') {
      const page = { data: rows, current_page: 1, last_page: 1, per_page: 20, total: rows.length };
      return { data: arsipCalls.list.answer?.parse({ ...page, kemampuan: { buat: true } }) };
    }
    if (url === '/api/arsip' && method === 'POST') {
      const row = arsip(3, arsipCalls.create.body?.parse(body));
      rows.push(row);
      return { status: 201, data: arsipCalls.create.answer?.parse({ data: row }) };
    }
    const row = rows.find(({ id }) => url === `/api/arsip/${id}`);
    return row === undefined
      ? problem(404, 'TIDAK_DITEMUKAN')
      : { data: arsipCalls.get.answer?.parse({ data: row }) };
  };
  // The contracts know no entity of this name: answers are held against its own calls instead.
  return (request: SentRequest): FakeAnswer => ({ ...answerOf(request), foreign: true });
}

const openPage = openPagesOf(manifest, {
  arsip: async () => ({ Page: ListPage }),
  'arsip.create': async () => ({ Page: FormPage }),
  'arsip.show': async () => ({ Page: DetailPage }),
});

const open = (address: string, answer = server()) => openPage(address, answer);

const address = () => screen.getByLabelText('alamat');

beforeEach(() => localStorage.clear());

describe('an entity of a new remote, with nothing but the kit', () => {
  it('is listed, searched and filtered by its address', async () => {
    const { sent, user } = await open('/arsip?sifat=rahasia&sifat_lain=x');
    expect(await screen.findByRole('row', { name: /005\/1/ })).toHaveTextContent('Undangan 1');
    expect(screen.getByRole('heading', { name: 'Arsip' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sifat: Rahasia' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('Cari arsip'), 'undangan');
    await waitFor(() => expect(address()).toHaveTextContent('/arsip?q=undangan&sifat=rahasia'));
    await waitFor(() =>
      expect(sent.at(-1)?.params).toMatchObject({ q: 'undangan', sifat: 'rahasia', page: 1 }),
    );
  });

  it('belongs to no year and to no lock that its domain does not hand in', async () => {
    await open('/arsip', server([]));
    expect(await screen.findByText('Belum ada arsip.')).toBeInTheDocument();
    expect(screen.queryByText(/2025/)).not.toBeInTheDocument();
  });

  it('is added by its form, which leads to the row', async () => {
    const { sent, user } = await open('/arsip/create');
    await user.type(await screen.findByLabelText('Nomor'), '005/3');
    await user.type(screen.getByLabelText('Perihal'), 'Rapat');
    expect(screen.queryByText(/2025/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
        url: '/api/arsip',
        body: { nomor: '005/3', sifat: 'biasa', perihal: 'Rapat', lembar: 1 },
      }),
    );
    await waitFor(() => expect(address()).not.toHaveTextContent('create'));
  });

  it('is shown with its facts and the way to change it', async () => {
    await open('/arsip/2');
    expect(await screen.findByText('Undangan 2')).toBeInTheDocument();
    expect(screen.getByText('Lembar')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ubah' })).toHaveAttribute(
      'href',
      expect.stringContaining('/arsip/2/edit'),
    );
  });
});
