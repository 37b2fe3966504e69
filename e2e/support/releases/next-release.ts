import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './release';

const releases = join(import.meta.dirname, '../../releases');
const contracts = 'packages/contracts';
const inContracts = `${contracts}/src/display`;
const inServer = 'packages/server/src/domains/display';

/** Files that the next release has more: an act, and a call that counts innovations. */
export const nextFiles = join(releases, 'next');

/** Files of a team's remote that uses them. */
export const teamFiles = join(releases, 'team');

const { version: now }: { version: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../..', contracts, 'package.json'), 'utf8'),
);

/** A version of the contracts that the one of today promises nothing to: so many minor ones later. */
const laterBy = (minors: number) => {
  const [major, minor] = now.split('.').map(Number);
  return `${major}.${(minor ?? 0) + minors}.0`;
};
const version = (from: string, to: string): Change => ({
  file: `${contracts}/package.json`,
  from: `"version": "${from}"`,
  to: `"version": "${to}"`,
});

/** What the next release writes differently: the call is answered, and an answer of old has one field more. */
export const nextChanges: readonly Change[] = [
  version(now, laterBy(1)),
  {
    file: `${inContracts}/index.ts`,
    from: "export type { PlanFigures } from './plan-figures';\n",
    to: `export type { PlanFigures } from './plan-figures';
export { type RekapInovasi, rekapInovasiCalls } from './rekap-inovasi';
export { rekapInovasiActs, rekapInovasiRoutes } from './rekap-inovasi-routes';
`,
  },
  {
    file: `${inContracts}/program-inovatif.ts`,
    from: '  tautan: z.string().nullable(),\n  /** Its picture',
    to: '  tautan: z.string().nullable(),\n  /** Day of its last change. */\n  diubah: z.string().optional(),\n  /** Its picture',
  },
  {
    file: `${inServer}/program-inovatif/program-inovatif-repository.ts`,
    from: 'r.tautan,\n',
    to: "r.tautan, to_char(r.updated_at at time zone 'Asia/Jakarta', 'YYYY-MM-DD') as diubah,\n",
  },
  {
    file: `${inServer}/index.ts`,
    from: "import { registerProgramInovatif } from './program-inovatif/program-inovatif-routes';\n",
    to: `import { registerProgramInovatif } from './program-inovatif/program-inovatif-routes';
import { registerRekapInovasi } from './program-inovatif/rekap-inovasi-routes';
`,
  },
  {
    file: `${inServer}/index.ts`,
    from: 'registerProgramInovatif(app, answers);\n',
    to: 'registerProgramInovatif(app, answers);\n    registerRekapInovasi(app);\n',
  },
];

/** What the release after it takes away: a field, and that another is always there. */
export const laterChanges: readonly Change[] = [
  version(laterBy(1), laterBy(2)),
  {
    file: `${inContracts}/program-inovatif.ts`,
    from: '  manfaat: z.string(),\n',
    to: '',
  },
  {
    file: `${inContracts}/rekap-inovasi.ts`,
    from: 'jumlah: z.number().int(),',
    to: 'jumlah: z.number().int().nullable(),',
  },
];
