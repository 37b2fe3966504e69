import { besar } from '../browser/opened';
import { atMost, type Figure } from '../figure/figure';
import { type Headers, importTime } from './import-run';
import { headersOfPlans } from './list-figures';

const LIMIT_S = 20;
/** Units whose plan is open. */
const NOMENKLATUR = '/nomenklatur?satuan_kerja_id=1012&nama_file=besar.csv';
const CASCADE = '/kaskade?satuan_kerja_id=1022&nama_file=besar.csv';

/** Imports of 10,000 rows, from sending the file to its last row being written; the server has that many more afterwards. */
export async function measureImports(): Promise<Figure[]> {
  const headers = await headersOfPlans();
  const rpjmd = await indicatorOfRegency(headers);
  const run = async (path: string, file: string) =>
    (await importTime({ origin: besar.origin, headers, path, file, rows: 10_000 })).seconds;
  const figure = async (what: string, path: string, file: string) =>
    atMost(`import of 10,000 ${what}, preview and run`, await run(path, file), 's', LIMIT_S);
  return [
    await figure('rows', NOMENKLATUR, nomenklaturCsv()),
    await figure('new rows of a cascade', CASCADE, kaskadeCsv(rpjmd, 4)),
    await figure('changed rows of a cascade', CASCADE, kaskadeCsv(rpjmd, 7)),
  ];
}

async function indicatorOfRegency(headers: Headers): Promise<string> {
  const answer = await fetch(`${besar.origin}/api/sasaran-strategis-rpjmd`, { headers });
  if (!answer.ok) throw new Error(`/sasaran-strategis-rpjmd answered ${answer.status}`);
  const { data } = (await answer.json()) as {
    data: { indikator_sasaran_strategis: { indikator: string } }[];
  };
  return data[0]?.indikator_sasaran_strategis.indikator ?? '';
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** 40 programmes with ten activities and 239 sub-activities each. */
function nomenklaturCsv(): string {
  const lines = ['Kode;Nama;Pagu'];
  for (const program of upTo(40)) {
    const kode = `8.09.${pad(program, 2)}`;
    lines.push(`${kode};Program ${program};1000000000`);
    for (let kegiatan = 0; kegiatan < 10; kegiatan += 1)
      lines.push(`${kode}.2.${pad(kegiatan, 2)};Kegiatan ${kegiatan};100000000`);
    for (const sub of upTo(239))
      lines.push(`${kode}.2.${pad(sub % 10, 2)}.${pad(sub, 4)};Sub kegiatan ${sub};4000000`);
  }
  return lines.join('\n');
}

/** Ten goals, nine programmes below each, ten activities and ten sub-activities below each of these. */
function kaskadeCsv(rpjmd: string, target: number): string {
  const row = (tingkat: string, tempat: string, induk = '') =>
    `${tingkat};"${induk}";Sasaran impor ${tempat};Jumlah impor ${tempat};Dokumen;${target}`;
  return [
    'Tingkat;Indikator RPJMD;Sasaran;Indikator;Satuan;Target',
    ...upTo(10).flatMap((g) => [
      row('Sasaran PD', `${g}`, rpjmd),
      ...upTo(9).flatMap((p) => [
        row('Program', `${g}.${p}`),
        ...upTo(10).flatMap((k) => [
          row('Kegiatan', `${g}.${p}.${k}`),
          ...upTo(10).map((s) => row('Sub Kegiatan', `${g}.${p}.${k}.${s}`)),
        ]),
      ]),
    ]),
  ].join('\n');
}
