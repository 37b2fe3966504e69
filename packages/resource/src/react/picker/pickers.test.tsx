import { apiClient } from '@selaras/api-client';
import type { OptionModel, PengampuType } from '@selaras/contracts';
import type { Choice } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  IndikatorPicker,
  IndikatorSasaranStrategisPicker,
  IndikatorTujuanPicker,
  KegiatanPicker,
  MisiPicker,
  PegawaiPicker,
  ProgramPicker,
  SasaranPicker,
  SasaranStrategisPicker,
  SatuanKerjaPicker,
  SubKegiatanPicker,
  TimKerjaPicker,
  TujuanPicker,
  UnitKerjaPicker,
} from './pickers';

const asked: { url: string; params: Record<string, unknown> }[] = [];
let answer: (params: Record<string, unknown>) => Choice[] | null | Promise<Choice[]>;

beforeEach(() => {
  asked.length = 0;
  answer = () => [{ value: 7, label: 'Tujuh' }];
  apiClient.configure({
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2024,
    adapter: async (config) => {
      const params = Object.fromEntries(
        Object.entries((config.params ?? {}) as object).filter(([, value]) => value !== undefined),
      );
      asked.push({ url: config.url ?? '', params });
      const data = await answer(params);
      if (data === null) throw new Error('network');
      return { data, status: 200, statusText: '', headers: {}, config };
    },
  });
});

const show = (picker: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      {picker}
    </QueryClientProvider>,
  );
const field = { value: null, onChange: () => undefined };

it.each([
  [
    '/option/indikator/kinerja-program',
    {},
    'Indikator program',
    <IndikatorPicker {...field} model="kinerja-program" />,
  ],
  [
    '/option/sasaran/kinerja-langkah-aksi',
    { satuan_kerja_id: 1012 },
    'Sasaran langkah aksi',
    <SasaranPicker {...field} model="kinerja-langkah-aksi" satuanKerjaId={1012} />,
  ],
  [
    '/option/indikator-sasaran-strategis',
    {},
    'Indikator sasaran strategis',
    <IndikatorSasaranStrategisPicker {...field} />,
  ],
  ['/option/indikator-tujuan', {}, 'Indikator tujuan', <IndikatorTujuanPicker {...field} />],
  [
    '/option/kegiatan',
    { satuan_kerja_id: 1012 },
    'Kegiatan',
    <KegiatanPicker {...field} satuanKerjaId={1012} />,
  ],
  ['/option/misi', { ids: [1, 2] }, 'Misi', <MisiPicker {...field} ids={[1, 2]} />],
  ['/option/pegawai', {}, 'Pegawai', <PegawaiPicker {...field} />],
  ['/option/pengampu/tim-kerja', {}, 'Tim kerja pengampu', <TimKerjaPicker {...field} />],
  [
    '/option/pengampu/unit-kerja',
    { satuan_kerja_id: 1012, type: 'kinerja-kegiatan' },
    'Pengampu kegiatan',
    <UnitKerjaPicker {...field} satuanKerjaId={1012} type="kinerja-kegiatan" />,
  ],
  ['/option/program', {}, 'Program', <ProgramPicker {...field} />],
  ['/option/sasaran-strategis', {}, 'Sasaran strategis', <SasaranStrategisPicker {...field} />],
  [
    '/option/satuan-kerja',
    { satuan_kerja_id: 9999 },
    'Satuan kerja',
    <SatuanKerjaPicker {...field} satuanKerjaId={9999} />,
  ],
  ['/option/sub-kegiatan/1012', {}, 'Sub kegiatan', <SubKegiatanPicker {...field} satuanKerjaId={1012} />],
  ['/option/tujuan', {}, 'Tujuan', <TujuanPicker {...field} />],
  ['/public-display/option/satuan-kerja', {}, 'Satuan kerja', <SatuanKerjaPicker {...field} publik />],
])('%s with %j fills the picker "%s"', async (url, params, label, picker) => {
  show(picker);
  expect(screen.getByText('Sedang memuat data...')).toBeVisible();
  await screen.findByText('Pilih...');
  expect(asked).toEqual([{ url: expect.stringMatching(new RegExp(`${url}$`)), params }]);
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  expect(screen.getByRole('option', { name: 'Tujuh' })).toBeVisible();
});

describe('SubKegiatanPicker', () => {
  it('does nothing until a work unit is chosen', async () => {
    show(<SubKegiatanPicker {...field} satuanKerjaId={null} />);
    expect(screen.getByText('Pilih satuan kerja terlebih dahulu')).toBeVisible();
    const input = screen.getByRole('combobox', { name: 'Sub kegiatan' });
    await userEvent.click(input);
    await userEvent.type(input, 'ibu');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(input).toBeRequired();
  });

  it('loads the list of the unit once it is chosen', async () => {
    const client = new QueryClient();
    const inside = (unit: number | null) => (
      <QueryClientProvider client={client}>
        <SubKegiatanPicker {...field} satuanKerjaId={unit} />
      </QueryClientProvider>
    );
    const { rerender } = render(inside(null));
    rerender(inside(1013));
    await screen.findByText('Pilih...');
    expect(asked[0]?.url).toMatch(/\/option\/sub-kegiatan\/1013$/);
  });
});

describe('a list too long to hold', () => {
  it('is searched by the server, and the choice stays in sight', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ value: index, label: `Pegawai ${index}` }));
    answer = ({ q }) => (q === undefined ? many : [{ value: 9001, label: 'Sri Wahyuni' }]);
    const change = jest.fn();
    show(<PegawaiPicker value={9001} onChange={change} />);
    const input = await screen.findByRole('combobox', { name: 'Pegawai' });
    await screen.findByText('Pilih...');
    await userEvent.type(input, 'sri');
    await userEvent.click(await screen.findByRole('option', { name: 'Sri Wahyuni' }));
    expect(asked.at(-1)?.params).toEqual({ q: 'sri' });
    expect(change).toHaveBeenCalledWith(9001, { value: 9001, label: 'Sri Wahyuni' });
    await waitFor(() => expect(screen.getByText('Sri Wahyuni')).toBeVisible());
  });

  it('is searched for what was typed before it came', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ value: index, label: `Pegawai ${index}` }));
    let come: (list: Choice[]) => void = () => {};
    const coming = new Promise<Choice[]>((resolve) => {
      come = resolve;
    });
    answer = ({ q }) => (q === undefined ? coming : [{ value: 9001, label: 'Sri Wahyuni' }]);
    show(<PegawaiPicker {...field} />);
    const input = await screen.findByRole('combobox', { name: 'Pegawai' });
    await userEvent.type(input, 'sri');
    come(many);
    expect(await screen.findByRole('option', { name: 'Sri Wahyuni' })).toBeVisible();
    expect(input).toHaveValue('sri');
  });
});

it('a list that failed is asked again when it is opened', async () => {
  answer = () => null;
  show(<ProgramPicker {...field} />);
  await screen.findByRole('alert');
  answer = () => [{ value: 1, label: 'Program Kesehatan' }];
  await userEvent.click(screen.getByRole('combobox', { name: 'Program' }));
  expect(await screen.findByRole('option', { name: 'Program Kesehatan' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('models and types outside the specification', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each(['sasaran-strategis', 'toString', ''])('refuses the model %j', (model) => {
    for (const Picker of [IndikatorPicker, SasaranPicker]) {
      expect(() => show(<Picker {...field} label="Pilihan" model={model as OptionModel} />)).toThrow(
        RangeError,
      );
    }
  });

  it('refuses langkah aksi as a type of owner', () => {
    const type = 'kinerja-langkah-aksi' as PengampuType;
    expect(() => show(<UnitKerjaPicker {...field} type={type} />)).toThrow(
      "Unknown pengampu type 'kinerja-langkah-aksi': use one of kinerja-program, kinerja-kegiatan, kinerja-sub-kegiatan.",
    );
  });

  it('does not compile with them', () => {
    // @ts-expect-error a model that is not among the four
    const filter = <IndikatorPicker {...field} model="sasaran-strategis" />;
    // @ts-expect-error a type that is not among the three
    const owner = <UnitKerjaPicker {...field} type="kinerja-langkah-aksi" />;
    expect([filter, owner]).toHaveLength(2);
  });
});
