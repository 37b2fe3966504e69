import { buffer } from 'node:stream/consumers';
import { type DataFormat, dataAddress, dataFormats, XLSX_TYPE } from '@selaras/contracts';
import { zonedDate } from '@selaras/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment } from '../../../kit/files/content-disposition';
import { originOf } from '../../../kit/html/origin-of';
import type { Dataset } from '../../../kit/open-data/dataset';
import { licence } from '../../../kit/open-data/licence';
import type { AboutFile } from '../../../kit/xlsx/about-file';
import { xlsxStream } from '../../../kit/xlsx/xlsx';
import { ProblemError } from '../../../plugins/problem';
import { limitTime } from '../../../plugins/time-limit';
import type { DisplayAnswers } from '../display-route';
import { datasetSources } from './dataset-sources';
import { datasetYear } from './dataset-year';
import { csvOf } from './formats/csv';
import type { Described } from './formats/described';
import { fileName } from './formats/file-name';
import { metadataOf } from './formats/metadata';
import { aboutData, originColumns } from './formats/origin';
import { type DatasetSelection, type NoDataset, selectDataset } from './open-dataset';
import { readCurrent, readNewest, readStanding, readVersion } from './read-dataset';
import { singleValues } from './single-values';
import { versionName } from './versions/version-name';

/** Pages with the ending of a format, in every folder that pages lie in. */
const FILE = String.raw`:berkas(^[^/]+\.(?:csv|xlsx|json)$)`;
const folders = ['', '/:area', '/:area/:pemilik'];

const types: Readonly<Record<DataFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: XLSX_TYPE,
  json: 'application/json; charset=utf-8',
  'metadata.json': 'application/json; charset=utf-8',
};

const refusals: Readonly<Record<NoDataset, () => ProblemError>> = {
  'halaman-tidak-dikenal': () =>
    new ProblemError('TIDAK_DITEMUKAN', { pesan: 'Tidak ada halaman publik dengan data di alamat ini.' }),
  'satuan-kerja-belum-dipilih': () =>
    new ProblemError('PERMINTAAN_RUSAK', {
      pesan: 'Pilih satuan kerja: tambahkan satuan_kerja_id pada alamat data.',
    }),
};

/** Metadata are read in the browser, everything else is stored. */
const disposition = (name: string, format: DataFormat): string =>
  format === 'metadata.json' ? attachment(name).replace(/^attachment/, 'inline') : attachment(name);

interface Asked {
  readonly format: DataFormat;
  readonly selection: DatasetSelection;
  /** Name of the kept version that is asked for. */
  readonly versi: string | undefined;
  /** Scheme and host by which the portal was asked. */
  readonly origin: string;
}

/** The public display pages as data: the page's address with the ending of a format (ADR 67). */
export function registerOpenData(app: FastifyInstance, answers: DisplayAnswers): void {
  const { db, clock, config } = app.context;

  function readRequest(request: FastifyRequest): Asked {
    const { pathname } = new URL(request.url, 'http://localhost');
    const format = dataFormats.findLast((one) => pathname.endsWith(`.${one}`));
    if (format === undefined) throw refusals['halaman-tidak-dikenal']();
    const query: Record<string, string | undefined> = singleValues(request.query as Record<string, unknown>);
    const tahun = datasetYear(query.tahun, config, query.versi !== undefined);
    const path = pathname.slice(0, -format.length - 1);
    const selection = selectDataset({ path, query, tahun }, [...datasetSources, ...app.datasets]);
    if (typeof selection === 'string') throw refusals[selection]();
    return { format, selection, versi: query.versi, origin: originOf(request, config) };
  }

  const describe = ({ selection, versi }: Asked): Promise<Described> =>
    versi === undefined
      ? readCurrent({ db, answers, now: clock() }, selection)
      : readVersion(db, selection, versi);

  async function send(asked: Asked, asking: { request: FastifyRequest; reply: FastifyReply }) {
    const { format, selection, versi, origin } = asked;
    const { reply } = asking;
    const described = await describe(asked);
    const { dataset } = described;
    const about = dataAddress(dataset.path, 'metadata.json', { ...selection.named, versi });
    reply
      .header('Cache-Control', 'public, no-cache')
      .header('Access-Control-Allow-Origin', '*')
      .header('Content-Disposition', disposition(fileName(described, format), format))
      .header('Link', `<${origin}${about}>; rel="describedby", <${licence.alamat}>; rel="license"`);
    const name = described.version && versionName(described.version);
    const file = ['berkas-data', format, selection.kunci, described.tanggal, name, origin];
    const publisher = { instansi: config.instansi, origin };
    if (format === 'csv') {
      const asal = originColumns.map(({ judul, isi }) => ({ judul, isi: isi(described, publisher) }));
      return answers.sendAs(asking, file, types.csv, async () => csvOf(dataset, asal));
    }
    if (format === 'xlsx') {
      const now = clock();
      const workbook = () => buffer(sheetOf(dataset, aboutData(described, publisher, now)));
      return answers.sendAs(asking, [...file, zonedDate(now)], types.xlsx, workbook);
    }
    const newest = await readNewest(db, selection);
    return answers.sendAs(asking, [...file, newest && versionName(newest)], types[format], async () => {
      const standing = await readStanding(db, selection, described, newest);
      const metadata = metadataOf(described, standing, publisher);
      return JSON.stringify(format === 'json' ? { metadata, baris: dataset.baris } : metadata);
    });
  }

  for (const folder of folders) {
    app.get(
      `/public-display${folder}/${FILE}`,
      {
        schema: { hide: true },
        onRequest: async (_, reply) => limitTime(reply, config.limits.fileMs),
      },
      async (request, reply) => send(readRequest(request), { request, reply }),
    );
  }
}

/** The rows; behind them where they come from, and what each column means. */
function sheetOf({ kolom, baris }: Dataset, about: AboutFile) {
  async function* rows() {
    yield baris.map((row) => kolom.map(({ key }) => row[key]));
  }
  return xlsxStream(
    'Data',
    kolom.map(({ judul }) => judul),
    rows(),
    {
      about,
      more: [
        {
          nama: 'Kolom',
          headings: ['Kolom', 'Definisi', 'Satuan', 'Jenis', 'Nama pada JSON'],
          rows: kolom.map(({ judul, definisi, satuan, jenis, key }) => [judul, definisi, satuan, jenis, key]),
        },
      ],
    },
  );
}
