import { writes } from '@selaras/resource/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { bappeda, fakeQueue, queueRow } from './queue.fixture';

const NOTE = 'Satuan belum sama';
const address = () => screen.getByLabelText('alamat');
const count = () => screen.getByText(/baris dipilih$/);

describe.each([
  ['/kamus-indikator-validasi-bappeda', '/kamus-indikator', 'kamus indikator'],
  ['/kinerja-sub-kegiatan/validasi', '/kinerja-sub-kegiatan', 'kinerja sub kegiatan'],
])('the queue at %s', (page, path, sebutan) => {
  const open = async (rows = [queueRow(1), queueRow(2), queueRow(3)], at = page) => {
    const server = fakeQueue(path, rows);
    const view = await openPage(at, server.answer, bappeda);
    await screen.findByText('Indikator 1');
    return { ...view, ...server };
  };

  it('shows both indicators beside each other with the verdict so far', async () => {
    await open([
      queueRow(1, { validasi: 'tidak_valid', catatan: NOTE }),
      queueRow(2, { validasi: 'belum', catatan: NOTE }),
    ]);
    const refused = screen.getByRole('row', { name: /Indikator 1/ });
    expect(refused).toHaveTextContent('Indikator kementerian 1');
    expect(refused).toHaveTextContent('Tidak valid');
    expect(refused).toHaveTextContent(NOTE);
    expect(screen.getByRole('row', { name: /Indikator 2/ })).toHaveTextContent('Perlu dinilai ulang');
  });

  it('asks for what the address says: validated or not, words, unit and order', async () => {
    const { sent, user } = await open(undefined, `${page}?validasi=0&q=ibu&urut=-indikator`);
    const [list] = sent.filter(({ url }) => url === `/api${path}/validasi`);
    expect(list?.params).toEqual({ validasi: '0', q: 'ibu', urut: '-indikator', page: 1 });
    await user.click(screen.getByRole('button', { name: 'Validasi: Belum valid' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Validasi/ }), 'Sudah valid');
    await waitFor(() => expect(address()).toHaveTextContent('validasi=1'));
  });

  it('judges the row that was opened, and one that changed meanwhile only after it was told', async () => {
    const { user, sent, rows, queries } = await open(undefined, `${page}?q=ibu&panel=periksa-2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Indikator 2' }));
    rows[1] = queueRow(2, { versi: 2, definisi: 'Definisi baru' });
    await act(() => queries.invalidateQueries());
    await user.click(dialog.getByRole('button', { name: 'Valid' }));
    expect(await dialog.findByText(/diubah setelah Anda membukanya/)).toBeInTheDocument();
    expect(rows[1]).toMatchObject({ validasi: 'belum' });
    await user.click(dialog.getByRole('button', { name: 'Valid' }));
    await waitFor(() => expect(rows[1]).toMatchObject({ validasi: 'valid' }));
    expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"2"']);
  });

  it('judges the chosen rows of the page at once, and says how many they are', async () => {
    const { user, sent } = await open();
    expect(screen.getByRole('button', { name: 'Valid' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    expect(count()).toHaveTextContent('3 dari 3 baris dipilih');
    await user.click(screen.getByRole('checkbox', { name: 'Pilih Indikator 2' }));
    expect(count()).toHaveTextContent('2 dari 3 baris dipilih');
    await user.click(screen.getByRole('button', { name: 'Valid' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Nyatakan 2 ${sebutan} valid?` }));
    await user.dblClick(dialog.getByRole('button', { name: 'Nyatakan valid' }));
    await waitFor(() => expect(screen.getByRole('row', { name: /Indikator 3/ })).toHaveTextContent('Valid'));
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]).toMatchObject({
      body: {
        baris: [
          { id: 1, versi: 1 },
          { id: 3, versi: 1 },
        ],
        valid: true,
        catatan: null,
      },
      headers: { 'Idempotency-Key': expect.any(String) },
    });
    expect(count()).toHaveTextContent('0 dari 3 baris dipilih');
  });

  it('needs a note for a refusal, and names each row that was left', async () => {
    const { user, sent, rows } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
    rows[1] = queueRow(2, { versi: 2 });
    await user.click(screen.getByRole('button', { name: 'Tidak valid' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Nyatakan 3/ }));
    await user.click(dialog.getByRole('button', { name: 'Nyatakan tidak valid' }));
    expect(dialog.getByText(/^Wajib diisi/)).toBeVisible();
    expect(writes(sent)).toEqual([]);
    await user.type(dialog.getByLabelText('Catatan'), NOTE);
    await user.click(dialog.getByRole('button', { name: 'Nyatakan tidak valid' }));
    const left = await screen.findByRole('alert');
    expect(left).toHaveTextContent('2 baris diputuskan, 1 tidak');
    expect(left).toHaveTextContent('Indikator 2: diubah satuan kerja setelah Anda membacanya');
    expect(count()).toHaveTextContent('1 dari 3 baris dipilih');
  });

  it('opens one row from the address, judges it on the version that was read, and needs a note to refuse', async () => {
    const { user, sent } = await open(undefined, `${page}?q=ibu&panel=periksa-2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Indikator 2' }));
    expect(dialog.getByText('Indikator kementerian 2')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tidak valid' }));
    expect(dialog.getByText(/^Wajib diisi/)).toBeVisible();
    await user.type(dialog.getByLabelText(/^Catatan/), NOTE);
    await user.click(dialog.getByRole('button', { name: 'Tidak valid' }));
    await waitFor(() => expect(address()).toHaveTextContent(`${page}?q=ibu`));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(sent)[0]).toMatchObject({
      method: 'PUT',
      url: `/api${path}/2/validasi`,
      headers: { 'If-Match': '"1"' },
      body: { valid: false, catatan: NOTE },
    });
  });

  it('tells the verdict on a row that leaves the filtered list with it', async () => {
    const { user } = await open(undefined, `${page}?putusan=belum&panel=periksa-2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Indikator 2' }));
    await user.click(dialog.getByRole('button', { name: 'Valid' }));
    expect(await screen.findByText('Dinyatakan valid')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Indikator 2')).not.toBeInTheDocument());
  });

  it('shows what the unit made of a row in the meantime instead of judging it unread', async () => {
    const { user, rows } = await open(undefined, `${page}?panel=periksa-2`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Indikator 2' }));
    rows[1] = queueRow(2, { versi: 5, indikator_kemendagri: 'Versi terbaru' });
    await user.click(dialog.getByRole('button', { name: 'Valid' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('diubah setelah Anda membukanya');
    expect(await dialog.findByText('Versi terbaru')).toBeVisible();
  });

  it('is worked by keyboard: a row is reached, opened and closed', async () => {
    const { user } = await open();
    screen.getByRole('row', { name: /Indikator 1/ }).focus();
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Indikator 2' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
