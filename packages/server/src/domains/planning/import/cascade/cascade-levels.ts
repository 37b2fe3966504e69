import { kinerjaKegiatan } from '../../kinerja-kegiatan/kinerja-kegiatan-resource';
import { kinerjaProgram } from '../../kinerja-program/kinerja-program-resource';
import { kinerjaSubKegiatan } from '../../kinerja-sub-kegiatan/kinerja-sub-kegiatan-resource';
import { sasaranStrategisPd } from '../../sasaran-strategis-pd/sasaran-strategis-pd-resource';
import type { CascadeLevel } from './cascade-columns';
import { type SaveLevel, saveLevel } from './cascade-save';

/** How rows of one level are saved, and by which names they refer to others. */
interface LevelRules {
  readonly indukField: string;
  readonly nomenklaturField: string | null;
  readonly simpan: SaveLevel;
}

/** The levels of a unit's cascade. */
export const levelById: Readonly<Record<CascadeLevel, LevelRules>> = {
  'sasaran-strategis-pd': {
    indukField: 'sasaran_strategis_rpjmd_id',
    nomenklaturField: null,
    simpan: saveLevel(sasaranStrategisPd, ['sasaran_strategis_rpjmd']),
  },
  'kinerja-program': {
    indukField: 'sasaran_strategis_pd_id',
    nomenklaturField: 'program_id',
    simpan: saveLevel(kinerjaProgram, ['sasaran_strategis_pd', 'program']),
  },
  'kinerja-kegiatan': {
    indukField: 'kinerja_program_id',
    nomenklaturField: 'kegiatan_id',
    simpan: saveLevel(kinerjaKegiatan, ['kinerja_program', 'kegiatan']),
  },
  'kinerja-sub-kegiatan': {
    indukField: 'kinerja_kegiatan_id',
    nomenklaturField: 'sub_kegiatan_id',
    simpan: saveLevel(kinerjaSubKegiatan, ['kinerja_kegiatan', 'sub_kegiatan']),
  },
};
