import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { awaitedSelector } from '@selaras/ui';
import { screen, waitFor } from '@testing-library/react';
import { manifest } from '../manifest';
import { openPage } from '../testing/open-page';
// Pages fetch it late; here nobody waits for that.
import '../features/capaian-tingkat/tingkat-table';

/** A page and its public twin are one component, and so are the levels of an achievement: one stands for all. */
const levels = /capaian-kinerja-(sub-kegiatan|aktivitas|langkah-aksi|program)$/;
const paths = manifest.pages
  .filter(({ guard, path }) => guard === 'none' && !levels.test(path))
  .map(({ path }) => path.replace('{pemilik}', 'pd').replace('{id}', '7'));
const meeting = 'rapat=a&rapat_ke=1';
const leadsOn = /^(Pilih satuan kerja lain|Lihat rencana lima tahun|Semua indikator kabupaten)$/;

const pesan = 'Satuan kerja ini tidak ada. Pilih satuan kerja lain.';
const gone = ({ url }: SentRequest): FakeAnswer =>
  url.includes('/option/') ? { data: [] } : problem(404, 'TIDAK_DITEMUKAN', { pesan });

it.each(paths)('%s says why there is nothing to be read, and leads on in the same meeting', async (path) => {
  await openPage(`${path}?satuan_kerja_id=424242&${meeting}`, gone, superUser);
  const link = await screen.findByText(leadsOn);
  expect(link.closest('[role=alert]')).toHaveTextContent(pesan);
  await waitFor(() => expect(document.querySelector(awaitedSelector)).toBeNull());
  expect(link.getAttribute('href')).toMatch(/[?&]rapat=a&rapat_ke=1$/);
  if (path.includes('/display-mikro/')) expect(link).toHaveAttribute('href', `${path}?${meeting}`);
  else expect(link.getAttribute('href')).not.toMatch(new RegExp(`${path}[?]`));
});

/** What stands beside an empty list, in the answers that have more than one. */
const beside = { current_page: 1, total: 0, per_page: 20, unit: [] };
const emptyPlans: readonly (readonly [RegExp, object])[] = [
  [/\/rkpd/, { sasaran: [], pagu: 0, belum_disetujui: 0 }],
  [/\/rkt/, { baris: [], pagu: 0 }],
  [/\/rpjmd/, { visi: '', misi: [] }],
  [/\/efisiensi/, { baris: [], jumlah: { pagu: 0, realisasi: 0, efisiensi: null } }],
];
const none = ({ url }: SentRequest): FakeAnswer => ({
  data: url.includes('/option/')
    ? []
    : { data: emptyPlans.find(([asked]) => asked.test(url))?.[1] ?? [], ...beside },
});
const ofOneYear = paths.filter((path) => !/\/(dashboard|indikator\/.*)$/.test(path));

it.each(ofOneYear)('%s says that a unit or year has no plan, and leads on', async (path) => {
  await openPage(path.includes('/display-mikro/') ? `${path}?satuan_kerja_id=1012` : path, none, superUser);
  const link = await screen.findByText(leadsOn);
  expect(link.parentElement).toHaveTextContent(/[Bb]elum (ada|punya|memiliki|ditandatangani)/);
  expect(document.querySelector('figure')).toBeNull();
});
