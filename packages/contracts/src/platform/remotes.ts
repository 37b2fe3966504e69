import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema } from '../paging';
import { REMOTE_ARCHIVE_MAX_BYTES, REMOTE_ARCHIVE_TYPE, TOKEN_DAYS_MAX } from './remote-limits';
import { remoteRoutes } from './remote-routes';
import {
  audienceSchema,
  channelStateSchema,
  deployTokenSchema,
  portalAbilitiesSchema,
  remoteChannels,
  remoteDetailSchema,
  remoteNameSchema,
  remoteNumberSchema,
  remoteSummarySchema,
  remoteVersionRowSchema,
} from './remote-schemas';

/** The first version of `@selaras/cli` whose acts on a channel name the state that they saw. */
const CLI_NAMES_STATE = '0.2.0';

const named = z.object({ name: remoteNameSchema });
const reason = z
  .string()
  .trim()
  .min(3, 'Tulis alasannya, paling sedikit 3 karakter')
  .max(500)
  .meta({ examples: ['contoh alasan'] });
/**
 * `versi` of the channel as the caller has seen it: a request that comes a second time, repeated or caught on its way,
 * names a state that is gone (409).
 */
const seen = z
  .number({
    error: `Sebutkan versi kanal yang dilihat. Perintah selaras sebelum ${CLI_NAMES_STATE} tidak menyebutnya: ambil yang baru dari portal, /paket/selaras-cli.tgz`,
  })
  .int()
  .min(0);
const channelAnswer = z.object({ data: channelStateSchema });

export const listRemotesCall = defineCall(remoteRoutes.listRemotes, {
  summary: 'Semua remote dengan versi di setiap kanalnya',
  answer: z.object({ data: z.array(remoteSummarySchema) }),
});

export const getRemoteCall = defineCall(remoteRoutes.getRemote, {
  summary: 'Satu remote: versi, kanal, sebaran, dan riwayatnya; nama token hanya bagi super dan token',
  params: named,
  answer: z.object({ data: remoteDetailSchema }),
  deployToken: true,
});

/** What versions are held against before they become active, for whoever wants to know it beforehand. */
export const getPortalAbilitiesCall = defineCall(remoteRoutes.getPortalAbilities, {
  summary: 'Apa yang disediakan portal ini bagi remote: pembanding sebelum sebuah versi diterima',
  params: named,
  answer: z.object({ data: portalAbilitiesSchema }),
  deployToken: true,
});

export const publishRemoteCall = defineCall(remoteRoutes.publishRemote, {
  summary: 'Terbitkan satu versi: tar.gz dari folder hasil bangun yang memuat remote.json',
  params: named,
  consumes: REMOTE_ARCHIVE_TYPE,
  maxBytes: REMOTE_ARCHIVE_MAX_BYTES,
  /** `replayed`: the same version with the same files was there already. */
  answer: z.object({ data: remoteVersionRowSchema, replayed: z.boolean() }),
  status: 201,
  deployToken: true,
});

export const promoteRemoteCall = defineCall(remoteRoutes.promoteRemote, {
  summary: 'Jadikan satu versi aktif di sebuah kanal; canary hanya untuk sasarannya',
  params: named.extend({ channel: z.enum(remoteChannels) }),
  body: z.object({ version: remoteNumberSchema, reason, audience: audienceSchema.optional(), versi: seen }),
  answer: channelAnswer,
  deployToken: true,
});

export const rollBackRemoteCall = defineCall(remoteRoutes.rollBackRemote, {
  summary: 'Kembali ke versi sebelumnya di kanal stable; di kanal canary, akhiri percobaannya',
  params: named,
  body: z.object({ channel: z.enum(remoteChannels), reason, versi: seen }),
  answer: channelAnswer,
  deployToken: true,
});

export const retireRemoteCall = defineCall(remoteRoutes.retireRemote, {
  summary: 'Tarik satu versi: tidak dapat diaktifkan lagi',
  params: named.extend({ version: remoteNumberSchema }),
  body: z.object({ reason }),
  answer: z.object({ data: remoteVersionRowSchema }),
});

export const listDeployTokensCall = defineCall(remoteRoutes.listDeployTokens, {
  summary: 'Token rilis sebuah remote',
  params: named,
  answer: z.object({ data: z.array(deployTokenSchema) }),
});

export const createDeployTokenCall = defineCall(remoteRoutes.createDeployToken, {
  summary: 'Buat token rilis untuk satu remote; tokennya hanya ditampilkan sekali',
  params: named,
  body: z.object({
    name: z.string().trim().min(1, 'Nama token wajib diisi').max(100),
    /** Days until it ends. */
    days: z.number().int().min(1).max(TOKEN_DAYS_MAX),
  }),
  answer: z.object({ data: deployTokenSchema, token: z.string() }),
  status: 201,
});

export const revokeDeployTokenCall = defineCall(remoteRoutes.revokeDeployToken, {
  summary: 'Cabut token rilis; sejak itu ditolak',
  params: named.extend({ id: idSchema }),
  status: 204,
});
