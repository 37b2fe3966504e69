import { z } from 'zod';
import { callsAbout } from './call';
import { lkeLangkahRoutes } from './lke/penilaian/lke-lembar-routes';
import { unitParams } from './paging';

it('calls about one thing differ in what is sent alone', () => {
  const [answer, body] = [z.object({ data: z.string() }), z.object({ alasan: z.string() })];
  const about = callsAbout(unitParams, answer);
  const shared = { params: unitParams, answer };
  expect(about(lkeLangkahRoutes.finalkan, 'Tetapkan', body)).toEqual({
    ...lkeLangkahRoutes.finalkan,
    ...shared,
    summary: 'Tetapkan',
    body,
  });
  expect(about(lkeLangkahRoutes.ajukan, 'Ajukan')).toEqual({
    ...lkeLangkahRoutes.ajukan,
    ...shared,
    summary: 'Ajukan',
  });
});
