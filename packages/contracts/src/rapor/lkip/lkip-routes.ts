import type { RoleName } from '@selaras/roles';
import { type Act, actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';

const readers = ['pemerintah_daerah', 'perangkat_daerah', 'pemda'] as const;
/** The Inspektorat, whose people evaluate and review (ADR 88). */
export const lkipPereviuRoles = ['validator_lke', 'validator_lke_pleno'] as const;

/** A unit's annual report: written by the unit, read by it and by who sees all units (domain §5, §7). */
export const lkipActs = actsOf('lkip', {
  read: { roles: readers, unit: 'own' },
  /** Reading its text, also for who reviews it: what is his to see, its state says. */
  telaah: { roles: [...readers, ...lkipPereviuRoles], unit: 'own' },
  tulis: { roles: ['perangkat_daerah'], unit: 'own' },
});

/** The regency's annual report: written for the regency, read by all its units. */
export const lkipKabupatenActs = actsOf('lkip-kabupaten', {
  read: { roles: readers, unit: 'any' },
  telaah: { roles: [...readers, ...lkipPereviuRoles], unit: 'any' },
  tulis: { roles: ['pemerintah_daerah', 'pemda'], unit: 'any' },
});

interface Acts {
  readonly telaah: Act<RoleName>;
  readonly tulis: Act<RoleName>;
}

const below = <const Path extends string>(path: Path, { telaah, tulis }: Acts) => ({
  baca: defineRoute('GET', path, telaah, 'kinerja'),
  simpan: defineVersionedRoute('PUT', `${path}/bagian/{bagian}`, tulis, 'kinerja'),
  sewa: defineRoute('POST', `${path}/bagian/{bagian}/sewa`, tulis, 'kinerja'),
  detak: defineRoute('PUT', `${path}/bagian/{bagian}/sewa/{sewa}`, tulis, 'kinerja'),
  lepas: defineRoute('DELETE', `${path}/bagian/{bagian}/sewa/{sewa}`, tulis, 'kinerja'),
  daftarVersi: defineRoute('GET', `${path}/bagian/{bagian}/versi`, telaah, 'kinerja'),
  versi: defineRoute('GET', `${path}/bagian/{bagian}/versi/{versi}`, telaah, 'kinerja'),
  sisihkan: defineRoute('POST', `${path}/bagian/{bagian}/versi`, tulis, 'kinerja'),
});

export const lkipRoutes = below('/lkip/satuan-kerja/{satkerId}', lkipActs);
export const lkipKabupatenRoutes = below('/lkip/kabupaten', lkipKabupatenActs);
