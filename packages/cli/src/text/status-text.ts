import {
  type Audience,
  type ChannelState,
  type RemoteDetail,
  type RemoteHistory,
  type RemoteVersionRow,
  returnedByItself,
} from '@selaras/contracts';
import { megabytes } from './size-text';
import { table } from './table';
import { timeText } from './time-text';

/** Lines of the history that are shown; `--json` has all that the portal tells. */
const MOST_LINES = 12;

const states = { available: 'tersedia', retired: 'ditarik', removed: 'berkas dibersihkan' } as const;
const acts = {
  publish: 'terbit',
  refuse: 'ditolak',
  promote: 'diaktifkan',
  'roll-back': 'dikembalikan',
  retire: 'ditarik',
  remove: 'dibersihkan',
  'create-token': 'token dibuat',
  'revoke-token': 'token dicabut',
} as const satisfies Record<RemoteHistory['act'], string>;

/** `peran super, satuan kerja 1012, 10% pengguna` */
export function audienceText({ roles, units, percent }: Audience): string {
  const parts = [
    ...(roles.length > 0 ? [`peran ${roles.join(', ')}`] : []),
    ...(units.length > 0 ? [`satuan kerja ${units.join(', ')}`] : []),
    ...(percent > 0 ? [`${percent.toLocaleString('id-ID')}% pengguna`] : []),
  ];
  return parts.join('; ');
}

const channelRow = ({ channel, version, bundled, fallback, audience, changedAt }: ChannelState) => [
  channel,
  version === null ? '–' : `${version}${bundled ? ' (bawaan portal)' : ''}`,
  fallback ?? '–',
  channel === 'stable' ? 'semua orang' : audience === null ? '–' : audienceText(audience),
  timeText(changedAt),
];

function versionRow({
  version,
  state,
  active,
  fallback,
  size,
  publishedAt,
  publishedBy,
  builtAt,
  health,
}: RemoteVersionRow) {
  const use = [...active.map((one) => `aktif di ${one}`), ...fallback.map((one) => `cadangan ${one}`)];
  return [
    version,
    use.length > 0 ? use.join(', ') : states[state],
    size === null ? '–' : megabytes(size),
    timeText(publishedAt ?? builtAt),
    publishedBy.name,
    health === null ? '–' : healthText(health),
  ];
}

/** `5 orang, 3 dari 43 kali gagal, 412 ms`; the wait is left out of what never loaded. */
export function healthText({
  users,
  loads,
  failed,
  meanMs,
}: NonNullable<RemoteVersionRow['health']>): string {
  const tries = `${failed} dari ${loads + failed} kali gagal`;
  return [`${users} orang`, tries, ...(meanMs === null ? [] : [`${meanMs} ms`])].join(', ');
}

const historyRow = ({ at, act, version, from, channel, reason, by }: RemoteHistory) => [
  timeText(at),
  [acts[act], channel].filter(Boolean).join(' '),
  [from, version].filter(Boolean).join(' → ') || '–',
  by.name,
  (reason ?? '').split('\n', 1)[0] ?? '',
];

/**
 * What a team has to know before all else: the portal took its version back, when, at how many people it failed, and the
 * way on.
 */
const returnedText = ({ at, channel, version, from, reason }: RemoteHistory): string =>
  [
    `PERHATIAN: ${from} di ${channel} dihentikan portal sendiri, ${timeText(at)}.`,
    `  ${reason}.`,
    channel === 'canary' ? '  Percobaannya berakhir.' : `  Semua orang kembali ke ${version}.`,
    '→ Perbaiki, terbitkan versi baru, lalu aktifkan dengan promote. Pesan ini hilang sesudahnya.',
  ].join('\n');

/** A remote as `selaras status` shows it. */
export function statusText({ name, title, channels, unreadable, versions, history }: RemoteDetail): string {
  const missing = unreadable.map((one) => `Berkas ${one} tidak terbaca di portal; cadangannya yang dipakai.`);
  return [
    ...returnedByItself(history).map(returnedText),
    [`${name} (${title})`, ...missing].join('\n'),
    table(['KANAL', 'VERSI', 'CADANGAN', 'UNTUK', 'SEJAK'], channels.map(channelRow), ''),
    table(
      ['VERSI', 'KEADAAN', 'UKURAN', 'TERBIT', 'OLEH', 'DIMUAT 24 JAM'],
      versions.map(versionRow),
      'Belum ada versi.',
    ),
    table(
      ['WAKTU', 'RIWAYAT', 'VERSI', 'OLEH', 'ALASAN'],
      history.slice(0, MOST_LINES).map(historyRow),
      'Belum ada riwayat.',
    ),
  ].join('\n\n');
}
