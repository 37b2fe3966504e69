import { defineDetail } from '../../resource/detail/detail-description';
import type { Row } from '../../resource/resource';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { program } from './program';

export const detail = defineDetail<Row<typeof program>>({
  resource: program,
  title: ({ nama }) => nama,
  children: ({ anak }) => anak,
  sections: [{ title: 'Program', facts: nomenklaturFacts }],
});
