import { roleNames } from '@selaras/roles';
import { z } from 'zod';
import { callContractSchema } from '../call-contract';
import { shellProvidesSchema } from '../manifest';

/** Federation name of a remote, as its manifest says it. */
export const remoteNameSchema = z
  .string()
  .regex(/^mf_[a-z_]{1,40}$/, 'Nama remote berbentuk mf_nama: huruf kecil dan garis bawah')
  .meta({ examples: ['mf_contoh'] });

/** Version of a remote: also the name of its folder, so never one that leads elsewhere. */
export const remoteNumberSchema = z
  .string()
  .regex(/^\d[\w.-]{0,99}$/, 'Versi diawali angka, misalnya 1.4.0-1a2b3c4d')
  .meta({ examples: ['1.0.0-00000000'] });

export const remoteChannels = ['stable', 'canary'] as const;
export type RemoteChannel = (typeof remoteChannels)[number];

/**
 * Who gets the canary version: whoever has one of the roles, belongs to one of the units, or falls into the share of
 * signed-in users. The share is sticky: a user stays in it for as long as this version is tried out.
 */
export const audienceSchema = z
  .object({
    roles: z.array(z.enum(roleNames)).max(roleNames.length).default([]),
    /** Ids of units. */
    units: z.array(z.number().int().positive()).max(200).default([]),
    /** Percent of the signed-in users. */
    percent: z.number().min(0).max(100).default(0),
  })
  .refine(({ roles, units, percent }) => roles.length + units.length > 0 || percent > 0, {
    error: 'Pilih peran, satuan kerja, atau persentase pengguna',
  });
export type Audience = z.infer<typeof audienceSchema>;

/**
 * Who did something: a person, one of the remote's deploy tokens, or the portal itself. What a token is called is told
 * to super and to the remote's own tokens; everybody else reads `rilis`.
 */
const publisherSchema = z.object({ kind: z.enum(['user', 'token', 'portal']), name: z.string() });

const time = z.string();

/**
 * A version: built together with the portal (`bundled`) or published. `removed`: its files were cleared away, the
 * version can be published again. `retired` ones never become active again.
 */
export const remoteVersionRowSchema = z.object({
  version: z.string(),
  source: z.enum(['bundled', 'published']),
  state: z.enum(['available', 'retired', 'removed']),
  revision: z.string().nullable(),
  builtAt: time,
  publishedAt: time.nullable(),
  publishedBy: publisherSchema,
  /** Bytes of its files before compression; null for bundled ones. */
  size: z.number().int().nullable(),
  /** Channels in which it is active, and those for which it stands by. */
  active: z.array(z.enum(remoteChannels)),
  fallback: z.array(z.enum(remoteChannels)),
  requires: z.object({ platformApi: z.number().int(), shared: z.record(z.string(), z.string()) }),
  /** API calls that it uses, `GET /path`. */
  calls: z.array(z.string()),
  /** Of the last 24 hours; null when nobody loaded it. */
  health: z
    .object({
      /** Signed-in people who have it. */
      users: z.number().int(),
      loads: z.number().int(),
      failed: z.number().int(),
      errors: z.number().int(),
      /** Mean wait for its first page; null when it never loaded. */
      meanMs: z.number().int().nullable(),
    })
    .nullable(),
});
export type RemoteVersionRow = z.infer<typeof remoteVersionRowSchema>;

export const channelStateSchema = z.object({
  channel: z.enum(remoteChannels),
  /** What the channel gives; null: nothing (no canary, or a remote that was never promoted). */
  version: z.string().nullable(),
  /** The channel follows what is built together with the portal. */
  bundled: z.boolean(),
  fallback: z.string().nullable(),
  audience: audienceSchema.nullable(),
  /** Raised by every change; 0 before the first. An act that names an older one is refused (409). */
  versi: z.number().int(),
  changedAt: time.nullable(),
});
export type ChannelState = z.infer<typeof channelStateSchema>;

const remoteActNames = [
  'publish',
  'refuse',
  'promote',
  'roll-back',
  'retire',
  'remove',
  'create-token',
  'revoke-token',
] as const;

/** One line of what happened to a remote, newest first. */
const remoteHistorySchema = z.object({
  id: z.number().int(),
  at: time,
  act: z.enum(remoteActNames),
  channel: z.enum(remoteChannels).nullable(),
  version: z.string().nullable(),
  /** The channel's version before. */
  from: z.string().nullable(),
  reason: z.string().nullable(),
  audience: audienceSchema.nullable(),
  by: publisherSchema,
});
export type RemoteHistory = z.infer<typeof remoteHistorySchema>;

const remoteHeadSchema = z.object({
  name: z.string(),
  /** Of its active manifest; the name when none is active. */
  title: z.string(),
  channels: z.array(channelStateSchema),
  /** Versions that should be given and whose files cannot be read; what stands by is given instead. */
  unreadable: z.array(z.string()),
});

export const remoteSummarySchema = remoteHeadSchema.extend({
  versions: z.number().int(),
  lastAct: remoteHistorySchema.nullable(),
});
export type RemoteSummary = z.infer<typeof remoteSummarySchema>;

/** How the versions of a remote spread among people, over the last 24 hours. */
const adoptionSchema = z.object({
  /** Signed-in people who loaded the remote, in whichever version; who had two of them is counted once. */
  people: z.number().int(),
  /** Loads that came to their end, by hour and version, the newest hour first; hours without any are left out. */
  hours: z.array(z.object({ at: time, loads: z.record(z.string(), z.number().int()) })),
});
export type RemoteAdoption = z.infer<typeof adoptionSchema>;

export const remoteDetailSchema = remoteHeadSchema.extend({
  versions: z.array(remoteVersionRowSchema),
  adoption: adoptionSchema,
  history: z.array(remoteHistorySchema),
});
export type RemoteDetail = z.infer<typeof remoteDetailSchema>;

export const deployTokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Last characters of the token, to tell it from others. */
  ending: z.string(),
  createdAt: time,
  createdBy: z.string(),
  endsAt: time,
  revokedAt: time.nullable(),
  lastUsedAt: time.nullable(),
  /** `orphaned`: who made it is no super any more, and it is refused. */
  state: z.enum(['valid', 'ended', 'revoked', 'orphaned']),
});
export type DeployToken = z.infer<typeof deployTokenSchema>;

/** `PortalAbilities` of the package that judges versions. */
export const portalAbilitiesSchema = shellProvidesSchema.extend({
  roles: z.array(z.string()),
  /** Of the shell and of every active remote. */
  pages: z.array(z.object({ owner: z.string(), id: z.string(), path: z.string() })),
  calls: z.array(callContractSchema),
  /** Bytes of scripts as browsers receive them. */
  budget: z.object({ firstPage: z.number(), shared: z.number() }),
});
