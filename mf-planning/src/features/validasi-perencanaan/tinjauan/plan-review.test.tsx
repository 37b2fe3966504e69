import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page';
import { answer, answered, baris, kemampuan, rincian, validator } from '../rencana.fixture';

/** A plan that is seen by its programmes at first. */
const many = [1, 2].flatMap((program) => [
  baris(program, { kode: `1.04.0${program}`, nama: `Program ${program}`, induk_id: 1 }),
  ...Array.from({ length: 20 }, (_, at) =>
    baris(program * 100 + at, { level: 'kinerja-kegiatan', kedalaman: 2, induk_id: program, kode: null }),
  ),
]);

const whole = (data: object) => (request: SentRequest) =>
  request.method === 'GET' && request.url.endsWith('/1015')
    ? { data: { data: answered({ ...rincian, ...data } as never) } }
    : answer(request);
let readers = 0;
/** Another validator each time: where one was left in a plan, he comes back to. */
function open(given: (request: SentRequest) => FakeAnswer = answer, search = '') {
  readers += 1;
  const reader = { ...validator, user: { ...validator.user, id: 900 + readers } } as typeof validator;
  return openPage(`/validasi-perencanaan/1015${search}`, given, reader);
}
const focused = () => document.activeElement?.closest('[role=row], tr');

describe('a large plan', () => {
  it('is seen by its programmes, whose heads tell what stands in them', async () => {
    const { user } = await open(whole({ baris: many }));
    const head = await screen.findByRole('button', {
      name: /^Program 1\.04\.01 · Program 1 21 baris · \d+ temuan$/,
    });
    expect(head).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Sasaran 101')).not.toBeInTheDocument();
    await user.click(head);
    expect(head).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Sasaran 101')).toBeInTheDocument();
    expect(screen.queryByText('Sasaran 201')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Buka semua' }));
    expect(screen.getByText('Sasaran 201')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tutup semua' }));
    expect(screen.queryByText('Sasaran 101')).not.toBeInTheDocument();
  });

  it('shows what is searched for, and is as it was when the search is over', async () => {
    const { user } = await open(whole({ baris: many }));
    await user.type(await screen.findByRole('searchbox', { name: 'Cari baris' }), 'sasaran 201{Enter}');
    expect(await screen.findByRole('row', { name: /Sasaran 201/ })).toBeInTheDocument();
    expect(screen.getByText('1 baris ditampilkan.')).toBeInTheDocument();
    expect(screen.getByLabelText('alamat')).toHaveTextContent('q=sasaran+201');
    await user.click(screen.getByRole('button', { name: 'Kosongkan pencarian' }));
    await waitFor(() => expect(screen.queryByText('Sasaran 201')).not.toBeInTheDocument());
    expect(screen.getAllByRole('button', { name: /^Program 1/ })).toHaveLength(2);
  });

  it('is gone through by J and K, into folded programmes too, and Enter opens the row', async () => {
    const { user } = await open(whole({ baris: many }));
    await screen.findByRole('button', { name: /^Program 1\.04\.01/ });
    await user.keyboard('j');
    expect(focused()).toHaveTextContent(/Sasaran 1Indikator/);
    await user.keyboard('jj');
    expect(focused()).toHaveTextContent('Sasaran 101');
    await user.keyboard('k');
    expect(focused()).toHaveTextContent('Sasaran 100');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent('/kinerja-kegiatan/100'));
  });
});

describe('the place in a plan', () => {
  it('is the reader’s own', async () => {
    const first = await open(whole({ baris: many }));
    await screen.findByRole('button', { name: /^Program 1\.04\.01/ });
    await first.user.keyboard('jj');
    expect(focused()).toHaveTextContent('Sasaran 100');
    first.unmount();
    const { user } = await open(whole({ baris: many }));
    await screen.findByRole('button', { name: /^Program 1\.04\.01/ });
    await user.keyboard('j');
    expect(focused()).toHaveTextContent(/Sasaran 1Indikator/);
  });
});

describe('the filters of a plan', () => {
  it('stand in the address', async () => {
    const { user } = await open(
      whole({ baris: [baris(1), baris(2, { baru: true, target: null }), baris(3, { baru: true })] }),
      '?berubah=1',
    );
    expect(await screen.findByText('2 baris ditampilkan.')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Hanya yang berubah' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Hanya yang berubah' }));
    await user.click(screen.getByRole('switch', { name: 'Hanya temuan' }));
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent(/\?temuan=1$/));
    expect(
      within(screen.getByRole('row', { name: /Indikator 2/ })).getByText('Tanpa target'),
    ).toBeInTheDocument();
  });

  it('are reached by a slash, in which a letter is a letter', async () => {
    const { user, sent } = await open();
    await screen.findByRole('row', { name: /Indikator 1/ });
    await user.keyboard('/jek');
    expect(screen.getByRole('searchbox', { name: 'Cari baris' })).toHaveFocus();
    expect(screen.getByRole('searchbox', { name: 'Cari baris' })).toHaveValue('jek');
    expect(writes(sent)).toEqual([]);
  });
});

describe('"Diperiksa"', () => {
  const box = (id: number) => screen.getByRole('checkbox', { name: `Diperiksa: Indikator ${id}` });

  it('is marked at the server as the row was read, by the box or by E', async () => {
    const { user, sent } = await open();
    await screen.findByRole('row', { name: /Indikator 1/ });
    expect(screen.getByText('0 dari 3 diperiksa')).toBeInTheDocument();
    await user.click(box(1));
    expect(box(1)).toBeChecked();
    await user.keyboard('je');
    await waitFor(() => expect(box(2)).toBeChecked());
    expect(screen.getByText('2 dari 3 diperiksa')).toBeInTheDocument();
    await user.keyboard('e');
    await waitFor(() => expect(writes(sent)).toHaveLength(3));
    expect(box(2)).not.toBeChecked();
    expect(writes(sent).map(({ url, body }) => [url, body])).toEqual(
      [
        [1, true],
        [2, true],
        [2, false],
      ].map(([id, diperiksa]) => [
        '/api/validasi-perencanaan/1015/diperiksa',
        { level: 'kinerja-program', id, sidik: String(id).padStart(22, '0'), diperiksa },
      ]),
    );
  });

  it('is not kept where the server refuses it: the plan is read anew', async () => {
    const { user } = await open((request) =>
      request.method === 'PUT' ? problem(409, 'BENTROK') : answer(request),
    );
    await screen.findByRole('row', { name: /Indikator 1/ });
    await user.click(box(1));
    await waitFor(() => expect(box(1)).not.toBeChecked());
    expect(screen.getByText('0 dari 3 diperiksa')).toBeInTheDocument();
  });

  it('is not offered to who does not decide on the plan now', async () => {
    const { user, sent } = await open(whole({ kemampuan: { ...kemampuan, setujui: false } }));
    await screen.findByRole('row', { name: /Indikator 1/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByText(/diperiksa/)).not.toBeInTheDocument();
    await user.keyboard('je');
    expect(writes(sent)).toEqual([]);
  });
});
