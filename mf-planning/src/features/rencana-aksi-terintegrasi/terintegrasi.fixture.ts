import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import { screen } from '@testing-library/react';
import { optionAnswer } from '../../testing/options.fixture';
import type { Baris } from './row';
import { openKunci, rencana } from './row.fixture';

export const PATH = '/kinerja-langkah-aksi-terintegrasi';

interface Fake {
  readonly rows?: readonly Baris[];
  readonly kunci?: Kunci;
  readonly ubah?: boolean;
  /** Answers a write instead of taking it. */
  readonly refuse?: FakeAnswer;
}

/** A small server of one unit's table that keeps versions as the real one does. */
export function fakeTable({ rows = rencana, kunci = openKunci, ubah = true, refuse }: Fake = {}) {
  const stored = new Map(rows.map((row) => [`/api${PATH}/${row.tingkat}/${row.id}`, row]));
  return (request: SentRequest): FakeAnswer => {
    const { method, url, headers, body } = request;
    const option = optionAnswer(request);
    if (option !== null) return option;
    if (url === `/api${PATH}`) {
      const satuan_kerja = {
        satuan_kerja_id: 1012,
        satuan_kerja_nama: 'Dinas Kesehatan',
        singkatan: 'Dinkes',
      };
      return { data: { data: { satuan_kerja, kunci, kemampuan: { ubah }, baris: [...stored.values()] } } };
    }
    const row = stored.get(url);
    if (row === undefined || method !== 'PUT') return problem(404, 'TIDAK_DITEMUKAN');
    if (refuse !== undefined) return refuse;
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: row });
    const next = { ...row, ...(body as object), versi: row.versi + 1 };
    stored.set(url, next);
    return { data: { data: next } };
  };
}

export const grid = () => screen.findByRole('treegrid');
/** Rows by their text: naming each of them as a screen reader does would take a second a row here. */
export const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row]')];
export const findRow = (words: RegExp) => rows().find(({ textContent }) => words.test(textContent ?? ''));
export function rowOf(words: RegExp): HTMLElement {
  const row = findRow(words);
  if (row === undefined) throw new Error(`no row says ${words}`);
  return row;
}
export function cellOf(words: RegExp, column: number): HTMLElement {
  const cell = rowOf(words).querySelectorAll<HTMLElement>('[role=gridcell]')[column];
  if (cell === undefined) throw new Error(`${words} has no column ${column}`);
  return cell;
}
/** Column of the first quarter's target. */
export const TW1 = 4;
/** What the grid says of the chosen cell. */
export const tell = () => document.querySelector('[data-note]')?.textContent;
