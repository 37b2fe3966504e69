import { join, resolve } from 'node:path';
import { titleOf } from '@selaras/config/scaffold/words.mjs';
import { remoteNameSchema } from '@selaras/contracts';
import type { Command } from '../command';
import { readMoved } from '../new-remote/moved/read-moved';
import { portalPackages } from '../new-remote/portal-packages';
import { writeProject } from '../new-remote/write-project';
import { UsageError } from '../refusal';
import { titleIn } from './title';

const NAME = /^[a-z]+(-[a-z]+)*$/;

export const newRemote: Command = {
  name: 'new remote',
  summary: 'Buat repositori baru untuk satu remote, siap dibangun dan diuji',
  operands: 'NAMA',
  maxOperands: 1,
  options: {
    title: { value: '"JUDUL"', help: 'judul remote dan halaman pertamanya; bawaan: NAMA dengan huruf besar' },
    from: {
      value: 'FOLDER',
      help: 'pindahkan remote di FOLDER dari repositori portal, alih-alih halaman contoh',
    },
    packages: { value: 'FOLDER|ALAMAT', help: 'asal paket @selaras; bawaan: portal yang dituju' },
  },
  example: 'new remote survei-layanan --title "Survei Layanan" --portal https://selaras.contoh.go.id',
  lesson: `Menulis folder mf-NAMA di sini: satu halaman dan ujinya, konfigurasi bangun, uji, tipe, dan ci.sh. Folder itu berdiri
sendiri: jadikan repositori git milik tim. Dengan --from isinya src/ dan rsbuild.config.ts remote itu apa adanya; nama
federasi, judul, dan versinya tetap, dan FOLDER tidak diubah. Paket @selaras diambil dari portal yang dituju
(ALAMAT/paket) dan disimpan di mf-NAMA/paket, sehingga cocok dengan portal itu. Sesudahnya: cd mf-NAMA, npm install,
npm test.`,
  async run({ operands: [name = ''], option, terminal, portal }) {
    const fresh = `mf_${name.replaceAll('-', '_')}`;
    if (!NAME.test(name) || !remoteNameSchema.safeParse(fresh).success) {
      throw new UsageError('Sebutkan NAMA: huruf kecil dengan tanda hubung, misalnya survei-layanan.');
    }
    const from = option('from');
    if (from !== undefined && option('title') !== undefined) {
      throw new UsageError('Remote yang dipindahkan memakai judul di manifestnya: hapus --title.');
    }
    const moved = from === undefined ? undefined : await readMoved(resolve(terminal.cwd, from));
    const remote = moved?.remote ?? fresh;
    const title = moved?.title ?? titleIn(option('title') ?? titleOf(name));
    const folder = join(terminal.cwd, `mf-${name}`);
    const named = option('packages') ?? `${portal.origin}/paket`;
    const place = /^https?:/.test(named) ? named : resolve(terminal.cwd, named);
    const packages = await portalPackages(place);
    const files = await writeProject(folder, { name, title, remote, portal: portal.origin, packages, moved });
    const left =
      moved && moved.left.length > 0 ? `\nTidak ikut dari ${moved.folder}: ${moved.left.join(', ')}.` : '';
    return {
      text: `${remote} ditulis di ${folder}.${left} Selanjutnya:\n  cd mf-${name}\n  npm install\n  npm test`,
      json: { remote, title, folder, files, ...(moved && { left: moved.left }) },
    };
  },
};
