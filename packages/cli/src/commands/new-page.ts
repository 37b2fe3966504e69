import { titleOf } from '@selaras/config/scaffold/words.mjs';
import type { Command } from '../command';
import { writePage } from '../new-page/write-page';
import { UsageError } from '../refusal';
import { titleIn } from './title';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

export const newPage: Command = {
  name: 'new page',
  summary: 'Tambah satu halaman di remote folder ini, beserta ujinya',
  operands: 'NAMA',
  maxOperands: 1,
  options: {
    title: { value: '"JUDUL"', help: 'judul halaman; bawaan: NAMA dengan huruf besar' },
    path: { value: '/alamat', help: 'alamat halaman; bawaan: /NAMA' },
  },
  example: 'new page papan-skor --title "Papan Skor"',
  lesson: `Menulis src/features/NAMA (halaman dan ujinya), satu entri di src/manifest.ts, dan satu baris di src/pages.tsx.
Halaman baru terbuka bagi siapa pun yang masuk (guard "auth"); persempit di manifest, dan tambah entri menu di sana.`,
  async run({ operands: [id = ''], option, terminal }) {
    if (!NAME.test(id)) throw new UsageError('Sebutkan NAMA: huruf kecil dengan tanda hubung.');
    const title = titleIn(option('title') ?? titleOf(id));
    const path = option('path') ?? `/${id}`;
    if (!PATH.test(path)) throw new UsageError(`Alamat "${path}" tidak wajar, tulis misalnya /papan-skor.`);
    const files = await writePage(terminal.cwd, { id, path, title });
    const text = `${files.join('\n')}\nHalaman ini belum ada di menu: tambahkan entri di menu src/manifest.ts.`;
    return { text, json: { id, path, title, files } };
  },
};
