import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeRencanaAksi } from '../rencana-aksi/rencana-aksi.fixture';
import { kematianIbu } from '../sasaran-strategis-pd/sasaran-strategis-pd.fixture';
import { fakeKinerjaProgram } from './kinerja-program.fixture';

const INDIKATOR = '/api/option/indikator/kinerja-program';
const lists = (sent: readonly SentRequest[]) =>
  sent.filter(({ url, params }) => url === INDIKATOR && !(params as { ids?: unknown }).ids);

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});

/** Option lists so long that indicator 640 comes only when it is asked for. */
const longLists = (request: SentRequest): FakeAnswer => {
  const { ids } = (request.params ?? {}) as { ids?: number[] };
  return request.url === INDIKATOR && ids?.includes(640)
    ? { data: [{ value: 640, label: 'Cakupan imunisasi' }] }
    : fakeKinerjaProgram().answer(request);
};

describe('a filter that the address sets', () => {
  it('to a choice beyond the list is named by asking for that one alone', async () => {
    const { sent } = await openPage('/kinerja-program?indikator=640', longLists);
    expect(await screen.findByRole('button', { name: 'Indikator: Cakupan imunisasi' })).toBeInTheDocument();
    expect(lists(sent)).toEqual([]);
  });

  it('to a row beyond the first page of an entity is named by that row', async () => {
    const goal = {
      ...kematianIbu,
      id: 77,
      sasaran_strategis_satker: 'Gizi yang baik',
      iku: 'Prevalensi stunting',
    };
    const { answer } = fakeRencanaAksi();
    await openPage('/rencana-aksi?induk_id=77', (request) =>
      request.url === '/api/sasaran-strategis-pd/77' ? { data: { data: goal } } : answer(request),
    );
    const name = 'Sasaran: Gizi yang baik — Prevalensi stunting';
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  });

  it('to what nobody knows is told by its number', async () => {
    const { answer } = fakeRencanaAksi();
    await openPage('/rencana-aksi?induk_id=77', (request) =>
      request.url === '/api/sasaran-strategis-pd/77' ? problem(404, 'TIDAK_DITEMUKAN') : answer(request),
    );
    expect(await screen.findByRole('button', { name: 'Sasaran: nomor 77' })).toBeInTheDocument();
  });

  it('is chosen in its picker, too', async () => {
    const { user } = await openPage('/kinerja-program?indikator=640', longLists);
    await user.click(await screen.findByRole('button', { name: 'Indikator: Cakupan imunisasi' }));
    expect(await screen.findAllByText('Cakupan imunisasi')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Indikator: Cakupan imunisasi' })).toBeInTheDocument();
  });
});

describe('a filter', () => {
  it('takes the focus into its picker from the first press on, and needs no second question', async () => {
    const { user, sent } = await openPage('/kinerja-program', fakeKinerjaProgram().answer);
    const filters = within(await screen.findByRole('group', { name: 'Pencarian dan saringan' }));
    await user.click(filters.getByRole('button', { name: 'Indikator' }));
    const picker = await screen.findByRole('combobox', { name: /^Indikator/ });
    await waitFor(() => expect(picker).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Cakupan pelayanan ibu hamil' });
    await user.keyboard('{Enter}');
    const chip = await screen.findByRole('button', { name: 'Indikator: Cakupan pelayanan ibu hamil' });
    expect(chip).toHaveFocus();
    expect(sent.filter(({ url }) => url === INDIKATOR)).toHaveLength(1);
  });

  it('that is taken off with all others leaves the focus in the toolbar', async () => {
    const { user } = await openPage('/kinerja-program?q=ibu', fakeKinerjaProgram().answer);
    await user.click(await screen.findByRole('button', { name: 'Hapus saringan' }));
    await waitFor(() => expect(screen.getByLabelText('alamat')).not.toHaveTextContent('q=ibu'));
    expect(screen.getByRole('group', { name: 'Pencarian dan saringan' })).toHaveFocus();
  });
});
