import type { RoleName } from '@selaras/roles';
import type { Act } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkipActs, lkipKabupatenActs } from './lkip-routes';

interface Acts {
  readonly read: Act<RoleName>;
  readonly telaah: Act<RoleName>;
  readonly tulis: Act<RoleName>;
}

const below = <const Path extends string, const One extends string>(
  path: Path,
  one: One,
  { read, telaah, tulis }: Acts,
) => ({
  daftar: defineRoute('GET', `${path}/narasi`, read, 'kinerja'),
  tambah: defineRoute('POST', `${path}/narasi`, tulis, 'kinerja'),
  baca: defineRoute('GET', `${one}/{id}`, read, 'kinerja'),
  putuskan: defineVersionedRoute('PUT', `${path}/bagian/{bagian}/draf`, tulis, 'kinerja'),
  analisis: defineRoute('GET', `${path}/analisis`, telaah, 'kinerja'),
});

/** Narratives of indicators: their sections are written as those of the report are, with its rights. */
export const lkipNarasiRoutes = below('/lkip/satuan-kerja/{satkerId}', '/lkip/narasi-pd', lkipActs);
export const lkipNarasiKabupatenRoutes = below('/lkip/kabupaten', '/lkip/narasi-pemda', lkipKabupatenActs);
