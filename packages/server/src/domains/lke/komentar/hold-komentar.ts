import type { Rule } from '@selaras/roles';
import { can } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireInstrumen } from '../instrumen/require-instrumen';
import { closed } from '../menilai/hold-for-writing';
import { type Lembar, requireReader } from '../penilaian/pelaku';
import { holdPenilaian } from '../penilaian/penilaian-repository';

/** Whether he sees what the unit never sees: whoever does not stand for the unit. */
export async function readerOf(db: Kysely<Tables>, actor: SignedIn, rule: Rule, lembar: Lembar) {
  if (!can(actor, rule, lembar)) throw new ProblemError('TIDAK_BERHAK');
  const pelaku = await requireReader(db, actor, lembar);
  return { userId: actor.id, internal: !pelaku.includes('unit') };
}

/** The worksheet of somebody who writes comments: any state takes them but the last one. */
export async function holdOpen(tx: Kysely<Tables>, { satuan_kerja_id, tahun }: Lembar) {
  const instrumen = await requireInstrumen(tx, tahun);
  const penilaian = await holdPenilaian(tx, { satuan_kerja_id, tahun, instrumen_id: instrumen.id }, 'share');
  if (penilaian.keadaan === 'final') throw closed(penilaian);
  return { instrumen, penilaian };
}
