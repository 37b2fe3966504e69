import { tokenOf } from '../../support/accounts';
import { atLeast, atMost, type Figure } from '../figure/figure';
import { cancelTime, importTime } from '../server/import-run';
import { TAHUN, UNIT } from './large-unit';

const ROWS = 20_000;
const LIMIT_S = 20;
const CANCEL_S = 2;
const PATH = `/pegawai?satuan_kerja_id=${UNIT}&nama_file=besar.csv`;

/** As many valid numbers of one year of birth, whom nobody in the regency has: a day after the other, each with its serials. */
function employees(born: number): string {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const month = String((Math.floor(index / 28) % 12) + 1).padStart(2, '0');
    const serial = String(Math.floor(index / 336)).padStart(3, '0');
    return `${born}${month}${day}1985011${serial};Orang ke-${index};Pelaksana urusan ${index % 40};Pelaksana`;
  });
  return ['NIP;Nama;Jabatan;Jenis jabatan', ...lines].join('\n');
}

/** An import of 20,000 employees: one that is cancelled while it writes, then a whole one with what it told meanwhile. */
export async function measureEmployeeImport(origin: string): Promise<Figure[]> {
  const headers = {
    authorization: `Bearer ${await tokenOf(origin, 'super')}`,
    'default-key-tahun-kinerja': String(TAHUN),
  };
  const sent = { origin, headers, path: PATH };
  const cancelled = await cancelTime({ ...sent, file: employees(1958) });
  const { seconds, told } = await importTime({ ...sent, file: employees(1959), rows: ROWS });
  const what = `import of ${ROWS} employees`;
  return [
    atMost(`${what}, preview and run`, seconds, 's', LIMIT_S),
    atLeast(`${what}: steps of progress told`, told, 'steps', 3),
    atMost(`${what}: until it is cancelled`, cancelled, 's', CANCEL_S),
  ];
}
