import { z } from 'zod';
import { defineCall } from '../call';
import { insidenRoutes } from './incident-routes';

/** What can go wrong in a browser: code that throws, a violation of the security policy, a remote that fails. */
export const insidenKinds = ['galat', 'csp', 'remote'] as const;
export type InsidenKind = (typeof insidenKinds)[number];

/** Entries of each list that one message may carry. */
export const INSIDEN_LIMIT = 20;
/** Characters of one text in it. */
export const INSIDEN_TEXT_LIMIT = 300;

/** Remote and version that the code belongs to, by the place of its files; null for the shell. */
const asal = {
  remote: z
    .string()
    .regex(/^mf_[a-z_]{1,40}$/)
    .nullable(),
  versi: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .nullable(),
};

const insidenSchema = z.object({
  jenis: z.enum(insidenKinds),
  ...asal,
  pesan: z.string().max(INSIDEN_TEXT_LIMIT),
  /** Route of the page, with `{id}` instead of what stood there. */
  halaman: z.string().max(200),
  jumlah: z.number().int().min(1).max(1000),
});
export type Insiden = z.infer<typeof insidenSchema>;

/** How long the browser waited for each file of a remote, in milliseconds. */
const waktuAsetSchema = z.object({
  ...asal,
  lama: z.array(z.number().int().min(0).max(600_000)).max(100),
});
export type WaktuAset = z.infer<typeof waktuAsetSchema>;

/** Sent without a session: who it happened to is not told. */
export const recordIncidentCall = defineCall(insidenRoutes.recordIncident, {
  summary: 'Mencatat galat dan waktu muat di peramban, menurut remote dan versi',
  body: z.object({
    insiden: z.array(insidenSchema).max(INSIDEN_LIMIT),
    waktu: z.array(waktuAsetSchema).max(INSIDEN_LIMIT),
  }),
  status: 204,
});
