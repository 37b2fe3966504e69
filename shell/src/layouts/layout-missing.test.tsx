import { screen } from '@testing-library/react';
import { forgetBrowser, openPortal, plainShellPages } from '../testing/open-portal';

let mockReachable = false;
jest.mock('./default-layout', () => {
  if (!mockReachable) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  return jest.requireActual('./default-layout');
});

it('a layout that could not be fetched is fetched anew when somebody tries again', async () => {
  forgetBrowser();
  plainShellPages();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.scrollTo = () => undefined;
  // Reloaded just now: it does not help again.
  sessionStorage.setItem('selaras_dimuat_ulang', String(Date.now()));
  const { person } = await openPortal('/dashboard');
  expect(await screen.findByRole('alert')).toHaveTextContent('Halaman ini belum dapat dimuat');
  mockReachable = true;
  await person.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByRole('navigation', { name: 'Menu utama' })).toBeVisible();
});
