import { type LkeTindakLanjut, lkePelakuRules } from '@selaras/contracts';
import { isTindakLanjutTerbuka, langkahTindakLanjutDari, type PelakuLke } from '@selaras/domain';
import { can } from '@selaras/roles';
import type { SignedIn } from '../../../plugins/signed-in';
import { seesBukti } from '../penilaian/lembar-view';
import { pelakuTetap } from '../penilaian/pelaku';
import type { StoredTindakLanjut } from './tindak-lanjut-sql';

/** As whom somebody meets a follow-up, as `pelakuOf` says of its worksheet. */
function pelakuOfRow(actor: SignedIn, { satuan_kerja, ditugaskan }: StoredTindakLanjut): PelakuLke[] {
  const { satuan_kerja_id } = satuan_kerja;
  const evaluates = ditugaskan && can(actor, lkePelakuRules.penilai);
  const admitted = pelakuTetap(actor, satuan_kerja_id);
  return evaluates ? [...admitted, 'penilai'] : admitted;
}

/** A follow-up as its reader may see it, with what he may do now: nothing while the evaluation is open again. */
export function visibleTindakLanjut(actor: SignedIn, stored: StoredTindakLanjut): LkeTindakLanjut {
  const { lembar, ditugaskan, ...row } = stored;
  const pelaku = pelakuOfRow(actor, stored);
  const moves = lembar === 'final' && row.ditarik === null;
  return {
    ...row,
    bukti: seesBukti(pelaku) ? row.bukti : [],
    langkah: moves ? langkahTindakLanjutDari(row.keadaan, pelaku) : [],
    menulis: moves && pelaku.includes('unit') && isTindakLanjutTerbuka(row.keadaan),
  };
}
