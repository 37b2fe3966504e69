import type { Row } from '@selaras/resource/core';
import { Fragment } from 'react';
import { TeamLink } from '../../resource/team-link';
import type { kinerjaLangkahAksi } from './kinerja-langkah-aksi';

type LangkahAksiRow = Pick<Row<typeof kinerjaLangkahAksi>, 'tim' | 'satuan_kerja'>;

/** Teams that carry a step, each leading to its page. */
export function TeamLinks({ row: { tim, satuan_kerja } }: { row: LangkahAksiRow }) {
  return tim.map(({ id, nama }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <TeamLink id={id} unit={satuan_kerja}>
        {nama}
      </TeamLink>
    </Fragment>
  ));
}
