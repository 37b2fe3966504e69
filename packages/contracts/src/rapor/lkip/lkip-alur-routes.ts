import type { RoleName } from '@selaras/roles';
import { type Act, actsOf } from '../../act';
import { defineRoute, defineVersionedRoute } from '../../route';
import { lkipActs, lkipKabupatenActs, lkipPereviuRoles } from './lkip-routes';

const unit = { roles: ['perangkat_daerah'], unit: 'own' } as const;
const pereviu = { roles: lkipPereviuRoles, unit: 'own' } as const;

/** Steps of a unit's annual report: each by who it belongs to (ADR 88). */
export const lkipAlurActs = actsOf('lkip-alur', {
  ajukan: unit,
  tarik: unit,
  kembalikan: pereviu,
  'selesaikan-reviu': pereviu,
  formalkan: unit,
  publikasikan: unit,
  sampaikan: unit,
  'buka-kembali': { roles: ['pemerintah_daerah'], unit: 'own' },
  komentar: { roles: [...unit.roles, ...lkipPereviuRoles], unit: 'own' },
  tandai: pereviu,
});

const kabupaten = { roles: ['pemerintah_daerah', 'pemda'], unit: 'any' } as const;
const pereviuKabupaten = { roles: lkipPereviuRoles, unit: 'any' } as const;
const pengesah = { roles: ['pemerintah_daerah'], unit: 'any' } as const;

/** Steps of the regency's: who may only write does not formalise. */
export const lkipAlurKabupatenActs = actsOf('lkip-alur-kabupaten', {
  ajukan: kabupaten,
  tarik: kabupaten,
  kembalikan: pereviuKabupaten,
  'selesaikan-reviu': pereviuKabupaten,
  formalkan: pengesah,
  publikasikan: pengesah,
  sampaikan: pengesah,
  'buka-kembali': pengesah,
  komentar: { roles: [...kabupaten.roles, ...lkipPereviuRoles], unit: 'any' },
  tandai: pereviuKabupaten,
});

/** Reports that wait for the Inspektorat or came from it. */
export const lkipReviuActs = actsOf('lkip-reviu', { antrean: pereviuKabupaten });

type Acts = Readonly<Record<keyof typeof lkipAlurActs, Act<RoleName>>>;

const below = <const Path extends string>(path: Path, read: Act<RoleName>, acts: Acts) => {
  const langkah = <Name extends keyof Acts>(name: Name) =>
    defineVersionedRoute('POST', `${path}/alur/${name}`, acts[name], 'kinerja');
  return {
    baca: defineRoute('GET', `${path}/alur`, read, 'kinerja'),
    ajukan: langkah('ajukan'),
    tarik: langkah('tarik'),
    kembalikan: langkah('kembalikan'),
    'selesaikan-reviu': langkah('selesaikan-reviu'),
    formalkan: langkah('formalkan'),
    publikasikan: langkah('publikasikan'),
    sampaikan: langkah('sampaikan'),
    'buka-kembali': langkah('buka-kembali'),
    komentar: defineRoute('POST', `${path}/komentar`, acts.komentar, 'kinerja'),
    tandai: defineVersionedRoute('PUT', `${path}/komentar/{komentarId}/selesai`, acts.tandai, 'kinerja'),
  };
};

export const lkipAlurRoutes = below('/lkip/satuan-kerja/{satkerId}', lkipActs.telaah, lkipAlurActs);
export const lkipAlurKabupatenRoutes = below(
  '/lkip/kabupaten',
  lkipKabupatenActs.telaah,
  lkipAlurKabupatenActs,
);
export const lkipReviuRoutes = {
  antrean: defineRoute('GET', '/lkip/reviu', lkipReviuActs.antrean, 'kinerja'),
};
