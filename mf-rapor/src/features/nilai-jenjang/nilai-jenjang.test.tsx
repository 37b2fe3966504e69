import { problem } from '@selaras/api-client/testing';
import { superUser, writes } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { daftar, fakeMatrix, iku, PATH } from './nilai-jenjang.fixture';

const [JENJANG, NILAI, KETERANGAN] = [2, 3, 4];

const grid = () => screen.findByRole('treegrid', { name: 'Nilai jenjang kinerja tahun 2025' });
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row]')];
const findRow = (words: RegExp) => rows().find(({ textContent }) => words.test(textContent ?? ''));
function cell(words: RegExp, column: number): HTMLElement {
  const found = findRow(words)?.querySelectorAll<HTMLElement>('[role=gridcell]')[column];
  if (found === undefined) throw new Error(`no cell ${column} of ${words}`);
  return found;
}
const tell = () => document.querySelector('[data-note]')?.textContent;
const open = (given: Parameters<typeof fakeMatrix>[0] = {}, address = PATH) =>
  openPage(address, fakeMatrix(given), superUser);

beforeEach(() => localStorage.clear());

describe('the matrix', () => {
  it('has the key indicators below their units, which say how far they are', async () => {
    await open();
    expect(await grid()).toHaveAttribute('aria-rowcount', '7');
    expect(cell(/^Dinas Kesehatan|Tutup Dinas Kesehatan/, JENJANG)).toHaveTextContent('1 dari 3 IKU');
    expect(cell(/Angka Harapan/, JENJANG)).toHaveTextContent('Ultimate');
    expect(cell(/Angka Harapan/, NILAI)).toHaveTextContent('100');
    const progress = screen.getByRole('region', { name: 'Kemajuan penilaian' });
    expect(progress).toHaveTextContent('2 dari 4 IKU sudah dinilai.');
    expect(progress).toHaveTextContent('Immediate 80');
  });

  it('takes a class by one key and goes on by arrow; the row is saved by itself with its version', async () => {
    const { user, sent } = await open();
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, JENJANG));
    await user.keyboard('2{ArrowDown}4');
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Intermediate');
    expect(cell(/Cakupan/, NILAI)).toHaveTextContent('60');
    expect(cell(/3 dari 3 IKU/, NILAI)).toHaveTextContent('83,33');
    await waitFor(() => expect(screen.getByText('Semua perubahan tersimpan.')).toBeInTheDocument());
    expect(writes(sent)).toMatchObject([
      { url: `/api${PATH}/2`, body: { opsi: 'intermediate' }, headers: { 'If-Match': '"0"' } },
      { url: `/api${PATH}/3`, body: { opsi: 'output' }, headers: { 'If-Match': '"0"' } },
    ]);
  });

  it('chooses for a whole selection at once, empties it, and takes each step back', async () => {
    const { user } = await open();
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, JENJANG));
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}3');
    expect(tell()).toBe('2 sel diisi');
    expect(cell(/Cakupan/, JENJANG)).toHaveTextContent('Immediate');
    await user.keyboard('{Delete}');
    expect(cell(/Cakupan/, JENJANG)).toHaveTextContent(/^$/);
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Immediate');
    await user.keyboard('{Control>}z{/Control}');
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent(/^$/);
    await user.click(screen.getByRole('button', { name: 'Ulangi (Ctrl Y)' }));
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Immediate');
  });

  it('says which keys there are when another is pressed, and that a unit has no class of its own', async () => {
    const { user, sent } = await open();
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, JENJANG));
    await user.keyboard('7');
    expect(tell()).toBe('Jenjang: tekan 1 Ultimate, 2 Intermediate, 3 Immediate, 4 Output.');
    await user.click(cell(/1 dari 3 IKU/, JENJANG));
    await user.keyboard('1');
    expect(tell()).toContain('rata-rata IKU di bawahnya');
    expect(writes(sent)).toEqual([]);
  });

  it('offers the classes as buttons to who has no keyboard', async () => {
    const { user } = await open();
    await grid();
    await user.click(cell(/Prevalensi/, JENJANG));
    const group = screen.getByRole('group', { name: 'Jenjang' });
    await user.click(within(group).getByRole('button', { name: 'Output' }));
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Output');
    expect(within(group).getByRole('button', { name: 'Output' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(group).getByRole('button', { name: 'Output' }));
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent(/^$/);
  });

  it('opens a list of the classes by Enter', async () => {
    const { user } = await open();
    (await grid()).focus();
    await user.click(cell(/Cakupan/, JENJANG));
    await user.keyboard('{Enter}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jenjang' }), 'Immediate');
    await user.keyboard('{Enter}');
    expect(cell(/Cakupan/, JENJANG)).toHaveTextContent('Immediate');
  });

  it('keeps a note, which may be emptied again', async () => {
    const { user, sent } = await open();
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, KETERANGAN));
    await user.keyboard('Dampak{Enter}');
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]).toMatchObject({ body: { keterangan: 'Dampak' } });
    await user.click(cell(/Prevalensi/, KETERANGAN));
    await user.keyboard('{Delete}');
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent)[1]).toMatchObject({ body: { keterangan: null }, headers: { 'If-Match': '"1"' } });
  });

  it('takes pasted names of classes', async () => {
    const { user } = await open();
    const table = await grid();
    await user.click(cell(/Prevalensi/, JENJANG));
    fireEvent.paste(table, { clipboardData: { getData: () => 'Output\nultimate' } });
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Output');
    expect(cell(/Cakupan/, JENJANG)).toHaveTextContent('Ultimate');
  });
});

describe('a class that could not be saved', () => {
  it('stays, says why, and is tried again', async () => {
    let gone = true;
    const { user } = await open({ onSave: () => (gone ? problem(404, 'TIDAK_DITEMUKAN') : null) });
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, JENJANG));
    await user.keyboard('1');
    expect(await screen.findByText('1 baris gagal disimpan.')).toBeInTheDocument();
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Ultimate');
    gone = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Semua perubahan tersimpan.')).toBeInTheDocument();
  });

  it('because somebody else chose another one lets the reader decide', async () => {
    const theirs = { ...iku(2, 1012, 'Prevalensi Stunting', 'output'), versi: 5 };
    let met = false;
    const { user, sent } = await open({
      onSave: () => {
        if (met) return null;
        met = true;
        return problem(412, 'VERSI_BASI', { terkini: theirs });
      },
    });
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, JENJANG));
    await user.keyboard('1');
    expect(await screen.findByText(/1 baris bentrok dengan perubahan orang lain/)).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: /Output/ }));
    await user.click(screen.getByRole('button', { name: 'Simpan pilihan' }));
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Output');
    expect(writes(sent)).toHaveLength(1);
  });
});

describe('what is shown', () => {
  it('is what the address asks for: one unit, or what has no class', async () => {
    const { user } = await open({}, `${PATH}?satuan_kerja_id=1013`);
    expect(await grid()).toHaveAttribute('aria-rowcount', '3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Satuan kerja' }), 'Semua satuan kerja');
    await user.click(screen.getByRole('switch', { name: 'Hanya yang belum dinilai' }));
    expect(screen.getByLabelText('alamat')).toHaveTextContent(`${PATH}?belum=1`);
    expect(findRow(/Angka Harapan/)).toBeUndefined();
    expect(findRow(/Prevalensi/)).toBeDefined();
  });

  it('keeps a row in sight that was just classed, although it fits the filter no longer', async () => {
    const { user } = await open({}, `${PATH}?belum=1`);
    (await grid()).focus();
    await user.click(cell(/Prevalensi/, JENJANG));
    await user.keyboard('1');
    expect(cell(/Prevalensi/, JENJANG)).toHaveTextContent('Ultimate');
  });

  it('is a way back when nothing fits, and a way on when there is no indicator yet', async () => {
    const { user, unmount } = await open({ rows: daftar.slice(0, 1) }, `${PATH}?belum=1`);
    await user.click(await screen.findByRole('button', { name: 'Hapus saringan' }));
    expect(await grid()).toBeInTheDocument();
    unmount();
    await open({ rows: [] });
    // Of another remote, which is not part of this portal: words without a link.
    expect(await screen.findByText('Buka sasaran strategis PD')).toBeVisible();
  });

  it('is a failure with another try when it cannot be read', async () => {
    await openPage(PATH, () => problem(503, 'SIBUK'), superUser);
    expect(await screen.findByText('Nilai jenjang kinerja gagal dimuat')).toBeInTheDocument();
  });
});

describe('the recap', () => {
  it('ranks units by their mean, tells who is complete, and opens the rows of one', async () => {
    const { user } = await open({}, `${PATH}/rekap`);
    const table = await screen.findByRole('table', { name: 'Rekap nilai jenjang kinerja tahun 2025' });
    await within(table).findByText('Dinas Kesehatan');
    const lines = within(table).getAllByRole('row').slice(1);
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Dinas Kesehatan.*1.*100.*1 dari 3.*1 Ultimate/),
      expect.stringMatching(/^RSUD Tirtaraya.*2.*80.*1 dari 1, lengkap.*1 Immediate/),
      expect.stringMatching(/^Dinas Pariwisata.*Belum ada IKU/),
    ]);
    const regency = screen.getByRole('region', { name: 'Ringkasan kabupaten' });
    expect(regency).toHaveTextContent('90 rata-rata 2 dari 4 IKU');
    expect(regency).toHaveTextContent('1 dari 2 satuan kerja sudah lengkap');
    await user.click(within(table).getByText('RSUD Tirtaraya'));
    expect(screen.getByLabelText('alamat')).toHaveTextContent(`${PATH}?satuan_kerja_id=1013`);
  });
});
