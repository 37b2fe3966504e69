import type { Row } from '@selaras/resource/core';
import { TeamLink } from '../../resource/team-link';
import type { kinerjaLangkahAksi } from './kinerja-langkah-aksi';

type LangkahAksiRow = Pick<Row<typeof kinerjaLangkahAksi>, 'tim' | 'satuan_kerja'>;

/** Teams that carry a step, one below the other, each leading to its page. */
export function TeamLinks({ row: { tim, satuan_kerja } }: { row: LangkahAksiRow }) {
  return tim.map(({ id, nama }) => (
    <TeamLink key={id} id={id} unit={satuan_kerja}>
      {nama}
    </TeamLink>
  ));
}
