import type { Row } from '@selaras/resource/core';
import { defineDetail } from '@selaras/resource/core';
import { detailPage, prepareDetail } from '@selaras/resource/detail';
import { planChildren } from '../../resource/plan-children';
import { nomenklaturFacts } from '../nomenklatur/nomenklatur-facts';
import { program } from './program';

export const detail = defineDetail<Row<typeof program>>({
  resource: program,
  title: ({ nama }) => nama,
  children: planChildren,
  sections: [{ title: 'Program', facts: nomenklaturFacts }],
});

export const Page = detailPage(detail);
export const prepare = prepareDetail(detail);
