import { formatDateTimeZone } from '@selaras/domain';
import type { FastifyReply } from 'fastify';
import { findRegencyVersion } from '../data-version/data-version';
import { originOf } from '../html/origin-of';
import { LICENCE_SHORT } from '../open-data/licence';
import type { AboutFile } from './about-file';

interface Export {
  /** First part of the file's name: words with hyphens between them. */
  readonly nama: string;
  /** Left out of a file whose name says it, or that is of no year. */
  readonly tahun?: number;
}

const titleOf = (nama: string): string => (nama.charAt(0).toUpperCase() + nama.slice(1)).replaceAll('-', ' ');

/** What a list that a member of staff exports says of itself; unlike what the public reads it is no open data. */
export async function aboutExport(reply: FastifyReply, { nama, tahun }: Export): Promise<AboutFile> {
  const { db, clock, config } = reply.server.context;
  const origin = originOf(reply.request, config);
  const now = clock();
  return {
    judul: titleOf(nama),
    penerbit: config.instansi,
    dibuat: now,
    isi: [
      ['Sumber', `Selaras, ${config.instansi}`],
      ['Portal', origin],
      ...(tahun === undefined ? [] : [['Tahun kinerja', String(tahun)] as const]),
      ['Versi data', `keadaan data ${await findRegencyVersion(db)}`],
      ['Diekspor', formatDateTimeZone(now)],
      [
        'Lisensi',
        `Bukan data terbuka: untuk pekerjaan di ${config.instansi}. Data pada halaman publik portal ini berlisensi ${LICENCE_SHORT}.`,
      ],
    ],
  };
}
