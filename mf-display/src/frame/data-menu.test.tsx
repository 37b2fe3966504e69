import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';

const cards = ({ url }: SentRequest): FakeAnswer => ({
  data: url.includes('/option/') ? [] : { data: [kemiskinan] },
});
const PD = '/public-display/display-mikro/capaian-kinerja-pd';

const openMenu = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'Unduh data' }));

/** What stands for the network of files: answers by address, and what was asked. */
function answerFiles(answer: (address: string) => Partial<Response>): string[] {
  const asked: string[] = [];
  Object.assign(globalThis, {
    fetch: async (address: string) => {
      asked.push(address);
      return answer(address);
    },
  });
  return asked;
}

it('a public page offers its data in every format, with the year and what its address names', async () => {
  const stored: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:berkas', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    stored.push(this.download);
  });
  const asked = answerFiles((address) => ({
    ok: true,
    url: `http://localhost${address}`,
    headers: new Headers({ 'content-disposition': `attachment; filename="berkas-${stored.length}"` }),
    blob: async () => new Blob(['isi']),
  }));
  const user = userEvent.setup();
  await openPage(`${PD}?satuan_kerja_id=1012&page=2`, cards, superUser);
  for (const [at, [name, format]] of [
    ['CSV', 'csv'],
    ['Excel', 'xlsx'],
    ['JSON', 'json'],
  ].entries()) {
    await openMenu(user);
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(() => expect(stored[at]).toBe(`berkas-${at}`));
    const { pathname, searchParams } = new URL(asked.at(-1) ?? '', 'http://localhost');
    expect(pathname).toBe(`${PD}.${format}`);
    expect(Object.fromEntries(searchParams)).toEqual({ tahun: expect.any(String), satuan_kerja_id: '1012' });
  }
});

it('says why data could not be had, and stays on the page', async () => {
  answerFiles(() => ({ ok: false, status: 404, json: async () => ({ pesan: 'Data tidak ditemukan' }) }));
  const user = userEvent.setup();
  await openPage(`${PD}?satuan_kerja_id=1012`, cards, superUser);
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  expect(await screen.findByText('Data tidak ditemukan')).toBeInTheDocument();

  answerFiles(() => {
    throw new TypeError('Failed to fetch');
  });
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  expect(await screen.findByText(/Server tidak dapat dihubungi/)).toBeInTheDocument();
});

it('the citation is copied with the address at which the data stay', async () => {
  const kutipan = 'Pemerintah Kabupaten Tirtaraya. Capaian kinerja. https://contoh/versi=2026-11-23';
  const asked = answerFiles(() => ({ ok: true, json: async () => ({ kutipan }) }));
  const user = userEvent.setup();
  await openPage(`${PD}?satuan_kerja_id=1012&token=rahasia`, cards, superUser);
  await openMenu(user);
  await user.click(await screen.findByRole('menuitem', { name: 'Salin kutipan' }));
  expect(await screen.findByText('Kutipan disalin')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(kutipan);
  expect(asked).toEqual([expect.stringContaining('.metadata.json?tahun=')]);
  expect(asked[0]).not.toContain('rahasia');
});

it('is not offered before there is a unit, nor to who is signed in', async () => {
  const { unmount } = await openPage(PD, cards, superUser);
  await screen.findByRole('button', { name: 'Cetak' });
  expect(screen.queryByRole('button', { name: 'Unduh data' })).not.toBeInTheDocument();
  unmount();
  await openPage('/display-makro/capaian-kinerja-pemda', cards, superUser);
  await screen.findByRole('button', { name: 'Cetak' });
  expect(screen.queryByRole('button', { name: 'Unduh data' })).not.toBeInTheDocument();
});
