import type {
  Audience,
  ChannelState,
  DeployToken,
  RemoteChannel,
  RemoteHistory,
  RemoteVersionRow,
} from '@selaras/contracts';
import { formatMeasure } from '@selaras/domain';
import type { BadgeTone } from '@selaras/ui';
import { roleLabels } from '../users/role-label';

interface Word {
  readonly label: string;
  readonly tone: BadgeTone;
}

export const channelWords: Readonly<Record<RemoteChannel, { title: string; description: string }>> = {
  stable: { title: 'Stable', description: 'Dipakai semua orang' },
  canary: { title: 'Canary', description: 'Dicoba dahulu oleh sebagian pengguna' },
};

export const sourceWords: Readonly<Record<RemoteVersionRow['source'], string>> = {
  bundled: 'Bersama portal',
  published: 'Diterbitkan tim',
};

export const tokenStates: Readonly<Record<DeployToken['state'], Word>> = {
  valid: { label: 'Berlaku', tone: 'success' },
  ended: { label: 'Berakhir', tone: 'neutral' },
  revoked: { label: 'Dicabut', tone: 'danger' },
  orphaned: { label: 'Ditolak: pembuatnya bukan super lagi', tone: 'danger' },
};

const actWords: Readonly<Record<RemoteHistory['act'], string>> = {
  publish: 'Diterbitkan',
  refuse: 'Ditolak',
  promote: 'Diaktifkan',
  'roll-back': 'Dikembalikan',
  retire: 'Ditarik',
  remove: 'Berkasnya dihapus',
  'create-token': 'Token dibuat',
  'revoke-token': 'Token dicabut',
};

/** What happened, with where: `Diaktifkan di canary`. */
export const actText = ({ act, channel }: Pick<RemoteHistory, 'act' | 'channel'>): string =>
  channel === null ? actWords[act] : `${actWords[act]} di ${channel}`;

export const byText = ({ kind, name }: RemoteHistory['by']): string =>
  ({ user: name, token: `token ${name}`, portal: 'portal' })[kind];

/** Where a version stands: active first, then what keeps it from becoming so. */
export function stateOf({ active, fallback, state }: RemoteVersionRow): Word {
  if (active.length > 0) return { label: `Aktif di ${active.join(' dan ')}`, tone: 'success' };
  if (state === 'retired') return { label: 'Ditarik', tone: 'danger' };
  if (state === 'removed') return { label: 'Berkas sudah dihapus', tone: 'neutral' };
  if (fallback.length > 0) return { label: 'Cadangan', tone: 'brand' };
  return { label: 'Tersedia', tone: 'neutral' };
}

/**
 * Who gets a canary version, in words.
 * @param unitName name of a unit, as far as it is known
 */
function audienceText(
  { roles, units, percent }: Audience,
  unitName: (id: number) => string | undefined,
): string {
  return [
    roles.map((role) => roleLabels[role]).join(', '),
    units.map((id) => unitName(id) ?? `satuan kerja ${id}`).join(', '),
    percent > 0 ? `${formatMeasure(percent)}% pengguna` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** What a channel gives, in one sentence. */
export function channelText(
  { channel, version, bundled, audience }: ChannelState,
  unitName: (id: number) => string | undefined,
): string {
  if (version === null) return channel === 'canary' ? 'Tidak ada percobaan' : 'Belum ada versi';
  if (audience !== null) return `Untuk ${audienceText(audience, unitName)}`;
  return bundled ? 'Mengikuti versi yang dibangun bersama portal' : channelWords[channel].description;
}

/** A part in percent: never rounded to none while there is some, and never to all while others exist. */
function share(part: number, whole: number): string {
  if (part === 0) return '0%';
  const percent = (part / Math.max(part, whole)) * 100;
  if (percent < 1) return '< 1%';
  return `${formatMeasure(part < whole ? Math.min(Math.round(percent), 99) : 100)}%`;
}

/** Share of tries that failed, in percent. */
export const failedShare = ({ loads, failed }: { loads: number; failed: number }): string =>
  share(failed, loads + failed);

/** `128 (64%)`: how many, and which part of all that is. */
export const countAndShare = (part: number, whole: number): string =>
  `${formatMeasure(part)} (${share(part, whole)})`;
