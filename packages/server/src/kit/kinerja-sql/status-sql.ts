import { diagramConstants, type StatusCapaian } from '@selaras/domain';
import { type RawBuilder, sql } from 'kysely';

const threshold = sql.lit(diagramConstants.capaianThreshold);

/** `statusCapaianOf` of the domain as conditions: rows of each status. A test holds the two together. */
export const statusSql = (
  capaian: RawBuilder<unknown>,
  csfGagal: RawBuilder<unknown>,
): Readonly<Record<StatusCapaian, RawBuilder<boolean>>> => {
  const tercapai = sql`coalesce(${capaian} >= ${threshold}, false)`;
  return {
    tercapai: sql`(${tercapai} and not ${csfGagal})`,
    'tidak-tercapai': sql`(${capaian} < ${threshold} and not ${csfGagal})`,
    'csf-gagal': sql`(${tercapai} and ${csfGagal})`,
    keduanya: sql`(not ${tercapai} and ${csfGagal})`,
    'belum-ada-data': sql`(${capaian} is null and not ${csfGagal})`,
  };
};
