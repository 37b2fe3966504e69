import type { Page } from '@playwright/test';
import { apiJson, newPerson, type Person, superSession, unique } from '../api';
import { signInAs } from '../person';
import { expect } from '../portal';

/** The year that the stories of planning work in. */
export const TAHUN = 2025;
const year = {
  'default-key-tahun-kinerja': String(TAHUN),
  'default-key-tahun-kinerja-public': String(TAHUN),
};

interface Kinerja {
  readonly id: number;
  readonly versi: number;
  readonly sasaran: string;
  readonly indikator: string;
}

/** A call of the planning API as super, in the year of the stories. */
export const asSuper = async <Answer>(method: string, path: string, body?: unknown, headers = {}) =>
  apiJson<Answer>(method, path, {
    token: await superSession(),
    body,
    headers: { ...year, ...headers },
  });

/** Somebody of a unit, signed in, with the year of the stories chosen. */
export async function planner(page: Page, unit: number): Promise<Person> {
  const person = await newPerson('perangkat_daerah', unit);
  await signInAs(page.context(), person);
  await chooseYear(page);
  return person;
}

/** The year of the stories in a browser that is signed in by another way. */
export async function chooseYear(page: Page, tahun = TAHUN): Promise<void> {
  const url = (await page.context().cookies())[0]?.domain ?? '127.0.0.1';
  await page
    .context()
    .addCookies([{ name: 'selaras_tahun_kinerja', value: String(tahun), domain: url, path: '/' }]);
}

/** Programme performances of a unit whose words hold this one. */
export const kinerjaFound = async (word: string, unit: number): Promise<readonly Kinerja[]> =>
  (await asSuper<{ data: Kinerja[] }>('GET', `/kinerja-program?q=${word}&satuan_kerja_id=${unit}`)).data;

/** A programme performance of this story alone. */
export async function newKinerjaProgram(unit: number): Promise<Kinerja> {
  const { data: parents } = await asSuper<{ data: { id: number }[] }>(
    'GET',
    `/sasaran-strategis-pd?satuan_kerja_id=${unit}`,
  );
  const word = unique();
  const nothing = (name: string) => Object.fromEntries([1, 2, 3, 4].map((tw) => [`${name}_tw${tw}`, null]));
  const body = {
    satuan_kerja_id: unit,
    sasaran_strategis_pd_id: parents[0]?.id,
    program_id: null,
    sasaran: `Sasaran ${word}`,
    indikator: `Indikator ${word}`,
    satuan: 'indeks',
    polaritas: 'maximize',
    tipe_hitung: 'posisi_akhir',
    range_min: null,
    range_max: null,
    target: 80,
    anggaran: null,
    ...['target', 'realisasi', 'anggaran', 'realisasi_anggaran'].reduce(
      (all, name) => Object.assign(all, nothing(name)),
      {},
    ),
    pengampu: null,
    struktur_organisasi_id: null,
    tim_kerja_id: null,
    skp: false,
  };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { data } = await asSuper<{ data: Kinerja }>('POST', '/kinerja-program', body, key);
  return data;
}

/** Writes a deadline, which is everybody's; answers what puts the old one back. */
export async function setDeadline(
  nilai_date: string,
  kode = 'batas_waktu_perencanaan',
): Promise<() => Promise<void>> {
  const put = async (date: string | null) => {
    const { data } = await asSuper<{
      data: { id: number; versi: number; kode: string; nama: string; nilai_date: string | null }[];
    }>('GET', '/referensi');
    const row = data.find((found) => found.kode === kode);
    if (row === undefined) throw new Error(`no deadline ${kode}`);
    const { id, versi, nama } = row;
    await asSuper(
      'PUT',
      `/referensi/${id}`,
      { kode, nama, nilai_date: date, nilai_text: null },
      { 'if-match': `"${versi}"` },
    );
    return row.nilai_date;
  };
  const before = await put(nilai_date);
  return async () => {
    await put(before);
  };
}

/** The form once it may be written in. */
export async function formReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeVisible();
}

/** Unfolds what the form does not ask at first. */
export async function unfoldedRest(page: Page): Promise<void> {
  const rest = page.locator('details').filter({ hasText: /^Isian lain/ });
  await expect(rest).toBeVisible();
  if ((await rest.getAttribute('open')) === null) await rest.locator('summary').click();
}
