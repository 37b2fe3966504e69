import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Cascading } from './cascading';
import { type FakePage, fakePage } from './testing.fixture';

/** A portal of its own for every test: what has come once is not fetched again. */
let origin: string;
let page: FakePage;
let count = 0;
beforeEach(() => {
  count += 1;
  origin = `https://selaras-${count}.example.go.id`;
  page = fakePage();
});
afterEach(() => {
  Reflect.deleteProperty(window, 'Selaras');
});

const arrive = () => act(async () => page.arrive());
const fail = () => act(async () => page.fail());
const there = () => page.mounted.filter((one) => one.there);

it('fetches the script once for two components under StrictMode, and shows both', async () => {
  const { unmount } = render(
    <StrictMode>
      <Cascading origin={origin} satuanKerjaId={1012} fallback="Sebentar" />
      <Cascading origin={`${origin}/`} satuanKerjaId={1013} fallback="Sebentar" />
    </StrictMode>,
  );
  expect(page.scripts().map(({ src }) => src)).toEqual([`${origin}/sematkan/cascading.js`]);
  expect(screen.getAllByText('Sebentar')).toHaveLength(2);
  await arrive();
  expect(there().map(({ props }) => props.satuanKerjaId)).toEqual([1012, 1013]);
  expect(screen.queryByText('Sebentar')).toBeNull();
  unmount();
  expect(there()).toEqual([]);
  expect(page.scripts()).toEqual([]);
});

it('asks for one version by its address, hash and nonce', async () => {
  render(<Cascading origin={origin} version="2.1.0" integrity="sha256-abc" nonce="sekali" />);
  const [script] = page.scripts();
  expect(script?.src).toBe(`${origin}/remotes/mf_cascading/2.1.0/sematkan.js`);
  expect([script?.integrity, script?.nonce, script?.crossOrigin]).toEqual([
    'sha256-abc',
    'sekali',
    'anonymous',
  ]);
  await fail();
});

it('says in the chosen language that the script did not come, and tries again when asked', async () => {
  const onError = jest.fn();
  render(<Cascading origin={origin} locale="en" onError={onError} />);
  await fail();
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('could not be loaded');
  expect(onError.mock.calls).toEqual([
    [{ code: 'SKRIP_GAGAL', message: expect.stringContaining('could not be loaded') }],
  ]);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(page.scripts()).toHaveLength(1);
  await arrive();
  expect(there()).toHaveLength(1);
});

it('tries again with the next component after a load that failed', async () => {
  const { unmount } = render(<Cascading origin={origin} />);
  await fail();
  expect(screen.getByRole('alert')).toHaveTextContent('gagal dimuat');
  unmount();
  render(<Cascading origin={origin} />);
  await arrive();
  expect(there()).toHaveLength(1);
});

it('takes a script for failed that came and set nothing', async () => {
  render(<Cascading origin={origin} />);
  await act(async () => page.scripts()[0]?.dispatchEvent(new Event('load')));
  expect(screen.getByRole('alert')).toBeVisible();
});

it('fetches nothing where the page has the script already', async () => {
  page.arrive();
  await act(async () => render(<Cascading origin={origin} />));
  expect(page.scripts()).toEqual([]);
  expect(there()).toHaveLength(1);
});

it('passes changed props on, and takes back those that are no longer given', async () => {
  page.arrive();
  const drawn = await act(async () => render(<Cascading origin={origin} tahun={2024} theme="dark" />));
  drawn.rerender(<Cascading origin={origin} tahun={2025} />);
  expect(there().map(({ props }) => props)).toEqual([{ tahun: 2025, theme: undefined }]);
});
