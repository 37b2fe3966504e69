import type { LoadFailureCode, RegistryEntry } from '@selaras/contracts';

/** What becomes of a file on its way to the browser. */
export type FileFault = 'aborted' | 'never' | 'slow' | 'missing' | 'html' | 'changed';

/** One way in which a remote fails. */
export interface RemoteFault {
  /** What a user sees of it, in the words of the command. */
  readonly help: string;
  /** Code that the portal gives the failure; null: it copes with it. */
  readonly code: LoadFailureCode | null;
  /** Another entry of the registry than the portal's. */
  readonly entry?: (entry: RegistryEntry) => RegistryEntry;
  /** Which of its files are not what they should be. */
  readonly files?: { readonly which: 'every' | 'entry' | 'page'; readonly are: FileFault };
  /** Statements that stand in place of a page's module; the hashes are right for them. */
  readonly pageModule?: string;
}

const every = (are: FileFault) => ({ files: { which: 'every', are } }) as const;
const requiring = (change: (requires: RegistryEntry['requires']) => Partial<RegistryEntry['requires']>) => ({
  entry: (entry: RegistryEntry) => ({ ...entry, requires: { ...entry.requires, ...change(entry.requires) } }),
});

/** Every way in which a remote fails, by its name. */
export const remoteFaults = {
  down: { help: 'server remote mati', code: 'TIDAK_TERJANGKAU', ...every('aborted') },
  slow: { help: 'setiap berkas datang tiga detik kemudian', code: null, ...every('slow') },
  never: { help: 'tidak pernah menjawab', code: 'TERLALU_LAMA', ...every('never') },
  '404': { help: 'berkasnya tidak ada', code: 'TIDAK_TERJANGKAU', ...every('missing') },
  html: { help: 'menjawab HTML, bukan JavaScript', code: 'TIDAK_TERJANGKAU', ...every('html') },
  corrupt: {
    help: 'satu bita berubah di skrip masuk',
    code: 'TIDAK_TERJANGKAU',
    files: { which: 'entry', are: 'changed' },
  },
  'corrupt-page': {
    help: 'satu bita berubah di skrip halaman',
    code: 'ISI_TIDAK_LENGKAP',
    files: { which: 'page', are: 'changed' },
  },
  'wrong-version': {
    help: 'dibangun untuk platform API lain',
    code: 'TIDAK_COCOK',
    ...requiring(() => ({ platformApi: 99 })),
  },
  'wrong-react': {
    help: 'dibangun untuk React lain',
    code: 'TIDAK_COCOK',
    ...requiring(({ shared }) => ({ shared: { ...shared, react: '^16.0.0' } })),
  },
  'no-hashes': {
    help: 'registri tidak menyebut hash berkasnya',
    code: 'TIDAK_TERJAMIN',
    entry: (entry) => ({ ...entry, integrity: {} }),
  },
  'missing-export': { help: 'halamannya tidak diekspor', code: 'ISI_TIDAK_LENGKAP', pageModule: '' },
  throwing: {
    help: 'modul halaman melempar kesalahan',
    code: 'ISI_TIDAK_LENGKAP',
    pageModule: 'throw new Error("sengaja");',
  },
  'throwing-page': {
    help: 'halaman melempar kesalahan saat digambar',
    code: 'GAGAL_TAMPIL',
    pageModule: 'exports.Page=()=>{if(!window.diperbaiki)throw new Error("sengaja");return "pulih"};',
  },
} as const satisfies Record<string, RemoteFault>;

export type FaultName = keyof typeof remoteFaults;
