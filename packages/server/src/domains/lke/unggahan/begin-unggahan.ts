import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  EVIDEN_MAX_BYTES,
  lkeUnggahanUntuk,
  UNGGAHAN_MAX_BYTES,
  UNGGAHAN_PER_ORANG,
  uploadFileCall,
} from '@selaras/contracts';
import { formatBytes } from '@selaras/domain';
import { Metadata } from '@tus/server';
import type { Kysely } from 'kysely';
import { asActor } from '../../../database/as-actor';
import type { Tables } from '../../../database/tables';
import { ProblemError } from '../../../plugins/problem';
import type { SignedIn } from '../../../plugins/signed-in';
import { requireTarget } from './require-target';
import { holdOpen, insertUnggahan } from './unggahan-repository';

const refused = (pesan: string) => new ProblemError('BERKAS_DITOLAK', { pesan, errors: { berkas: [pesan] } });

/** Size, name and what the file is for, as the browser says them before it sends anything. */
function announced(headers: IncomingHttpHeaders) {
  const ukuran = Number(headers['upload-length']);
  if (!Number.isSafeInteger(ukuran) || ukuran < 0) throw new ProblemError('PERMINTAAN_RUSAK');
  if (ukuran === 0) throw refused('Berkas ini kosong.');
  if (ukuran > EVIDEN_MAX_BYTES) {
    throw new ProblemError('UKURAN_BERLEBIH', {
      pesan: `Berkas terlalu besar. Paling besar ${formatBytes(EVIDEN_MAX_BYTES)}.`,
    });
  }
  const metadata = metadataOf(headers['upload-metadata']);
  const untuk = lkeUnggahanUntuk.safeParse(metadata);
  if (!untuk.success) throw new ProblemError('PERMINTAAN_RUSAK');
  const nama = uploadFileCall.query?.shape.nama.safeParse(metadata.nama);
  if (!nama?.success) throw refused('Nama berkas ini tidak dapat dipakai. Ganti namanya.');
  return { ukuran, nama: nama.data, untuk: untuk.data };
}

function metadataOf(header: string | string[] | undefined): Record<string, string | null> {
  try {
    return Metadata.parse(String(header ?? ''));
  } catch {
    throw new ProblemError('PERMINTAAN_RUSAK');
  }
}

/**
 * Makes room for one more upload of this person and answers its id. 409 with the current state, 413, 422 or 429 before a
 * byte is sent.
 */
export async function beginUnggahan(
  db: Kysely<Tables>,
  actor: SignedIn,
  headers: IncomingHttpHeaders,
): Promise<string> {
  const { ukuran, nama, untuk } = announced(headers);
  const id = randomBytes(16).toString('hex');
  await asActor(db, actor.id, async (tx) => {
    await requireTarget(tx, actor, untuk);
    const open = await holdOpen(tx, actor.id);
    if (open.jumlah >= UNGGAHAN_PER_ORANG || open.ukuran + ukuran > UNGGAHAN_MAX_BYTES) {
      throw new ProblemError('TERLALU_SERING', {
        pesan:
          'Terlalu banyak unggahan yang belum selesai. Selesaikan atau batalkan dahulu, atau coba lagi besok.',
      });
    }
    await insertUnggahan(tx, { id, user_id: actor.id, nama, ukuran });
  });
  return id;
}
