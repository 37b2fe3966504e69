import { z } from 'zod';
import { callsAbout } from './call';
import { lkeLangkahRoutes } from './lke/penilaian/lke-lembar-routes';
import { unitParams } from './paging';
import { kinerjaProgramCalls } from './planning/kinerja-program/kinerja-program-calls';
import { programCalls } from './planning/nomenklatur/nomenklatur-calls';
import { sasaranStrategisPdCalls } from './planning/sasaran-strategis-pd/sasaran-strategis-pd-calls';

const listQuery = kinerjaProgramCalls.list.query;

describe('the calls of a planning entity', () => {
  it('name one of the five acts of the entity', () => {
    const acts = Object.values(kinerjaProgramCalls).map(({ act }) => act.name);
    expect(new Set(acts)).toEqual(
      new Set(['read', 'history', 'create', 'update', 'remove'].map((verb) => `kinerja-program.${verb}`)),
    );
  });

  it('order by the first column unless another one, in either direction, is asked for', () => {
    expect(listQuery?.parse({})).toMatchObject({ page: 1, urut: 'sasaran' });
    expect(listQuery?.parse({ urut: '-capaian' }).urut).toBe('-capaian');
    expect(listQuery?.safeParse({ urut: 'nip' }).success).toBe(false);
  });

  it('carry a lock only where the description names one', () => {
    expect(kinerjaProgramCalls.get.answer?.shape.data.shape).toHaveProperty('kunci');
    expect(kinerjaProgramCalls.list.answer?.shape).toHaveProperty('kunci');
    expect(programCalls.get.answer?.shape.data.shape).not.toHaveProperty('kunci');
    expect(programCalls.list.answer?.shape).not.toHaveProperty('kunci');
  });

  it('take an empty text as none', () => {
    const { definisi_operasional, tujuan_pd } = sasaranStrategisPdCalls.create.body?.shape ?? {};
    expect(tujuan_pd?.parse('  ')).toBeNull();
    expect(definisi_operasional?.parse('')).toBeNull();
    expect(definisi_operasional?.safeParse('javascript:alert(1)').success).toBe(false);
  });

  it.each([
    ['1.02.02', true],
    [' x.xx.01 ', true],
    ['1.2.2', false],
    ['1.02.02.2.02', false],
  ])('know %p as a programme code: %p', (kode, known) => {
    expect(programCalls.create.body?.shape.kode.safeParse(kode).success).toBe(known);
  });
});

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
