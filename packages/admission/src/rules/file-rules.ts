import type { RemoteBuild } from '@selaras/contracts';
import type { Candidate } from '../candidate';
import type { Finding } from '../finding';
import type { PortalAbilities } from '../portal-abilities';

const AGAIN = 'Bangun lagi dari awal dan terbitkan isi folder dist apa adanya.';

type Files = Candidate['files'];

/** Every file is the one that `remote.json` vouches for, and nothing else lies beside them. */
export function fileFindings({ integrity, entry, preload }: RemoteBuild, files: Files): Finding[] {
  const named = [...new Set([entry, ...Object.values(preload).flat()])];
  return [
    ...named
      .filter((path) => integrity[path] === undefined)
      .map(
        (path): Finding => ({
          code: 'BERKAS_TAK_TERDAFTAR',
          reason: `berkas "${path}" dipakai, tetapi tidak ada di daftar hash remote.json`,
          remedy: AGAIN,
        }),
      ),
    ...Object.entries(integrity).flatMap(([path, hash]): Finding[] => {
      const file = Object.hasOwn(files, path) ? files[path] : undefined;
      if (file === undefined) {
        return [{ code: 'BERKAS_HILANG', reason: `berkas "${path}" tidak ikut terkirim`, remedy: AGAIN }];
      }
      if (file.hash === hash) return [];
      const reason = `isi berkas "${path}" bukan yang dibangun: hash-nya berbeda dari yang di remote.json`;
      return [{ code: 'BERKAS_BERUBAH', reason, remedy: AGAIN }];
    }),
    ...Object.keys(files)
      .filter((path) => integrity[path] === undefined)
      .map(
        (path): Finding => ({
          code: 'BERKAS_TAK_TERDAFTAR',
          reason: `berkas "${path}" terkirim, tetapi tidak ada di daftar hash remote.json`,
          remedy: AGAIN,
        }),
      ),
  ];
}

const kB = (bytes: number) => `${(bytes / 1000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} kB`;

/** What each page waits for, together with what the portal itself brings, keeps within the budget of a first page. */
export function sizeFindings(
  { preload }: RemoteBuild,
  files: Files,
  { budget }: Pick<PortalAbilities, 'budget'>,
): Finding[] {
  const allowed = budget.firstPage - budget.shared;
  return Object.entries(preload).flatMap(([id, scripts]): Finding[] => {
    const own = [...new Set(scripts)].reduce((sum, path) => sum + (files[path]?.sentBytes ?? 0), 0);
    if (own <= allowed) return [];
    return [
      {
        code: 'UKURAN_BERLEBIH',
        reason: `halaman "${id}" menunggu ${kB(own)} skrip milik remote, paling banyak ${kB(allowed)} (${kB(budget.firstPage)} dikurangi ${kB(budget.shared)} milik portal)`,
        remedy:
          'Tunda bagian yang tidak perlu untuk gambar pertama dengan import(), atau ganti pustaka yang berat.',
      },
    ];
  });
}

/** Script of a remote's part for pages of others, by its name in the build. */
const EMBED = 'sematkan.js';
/** Bytes that a page of others may be made to wait for until its first picture. */
const EMBED_BYTES = 270_000;

/** A page that embeds a part of the portal is not made to wait for more than this. */
export function embedFindings(files: Files): Finding[] {
  const { sentBytes = 0 } = files[EMBED] ?? {};
  if (sentBytes <= EMBED_BYTES) return [];
  return [
    {
      code: 'UKURAN_BERLEBIH',
      reason: `${EMBED} membuat halaman lain menunggu ${kB(sentBytes)}, paling banyak ${kB(EMBED_BYTES)}`,
      remedy: 'Pindahkan yang tidak perlu untuk gambar pertama ke bagian susulan dengan import().',
    },
  ];
}
