import { z } from 'zod';
import { defineCall } from '../call';
import { incidentRoutes } from './incident-routes';

/**
 * What can go wrong in a browser: code that throws, a violation of the security policy, a remote that fails, a remote
 * that changes what belongs to all.
 */
export const incidentKinds = ['galat', 'csp', 'remote', 'campur-tangan'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Entries of each list that one message may carry. */
export const INCIDENT_LIMIT = 20;
/** Characters of one text in it. */
export const INCIDENT_TEXT_LIMIT = 300;

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

const incidentSchema = z.object({
  jenis: z.enum(incidentKinds),
  ...asal,
  pesan: z.string().max(INCIDENT_TEXT_LIMIT),
  /** Route of the page, with `{id}` instead of what stood there. */
  halaman: z.string().max(200),
  jumlah: z.number().int().min(1).max(1000),
});
export type RecordedIncident = z.infer<typeof incidentSchema>;

/** How long the browser waited for each file of a remote, in milliseconds. */
const assetTimeSchema = z.object({
  ...asal,
  lama: z.array(z.number().int().min(0).max(600_000)).max(100),
});
export type AssetTime = z.infer<typeof assetTimeSchema>;

/** Whether a version of a remote could be loaded, and how long its first page was waited for, in milliseconds. */
const remoteLoadSchema = z.object({
  remote: z.string().regex(/^mf_[a-z_]{1,40}$/),
  versi: z.string().regex(/^\d[\w.-]{0,59}$/),
  berhasil: z.boolean(),
  lama: z.number().int().min(0).max(600_000),
});
export type RecordedLoad = z.infer<typeof remoteLoadSchema>;

/**
 * Sent with the session where there is one: a version that fails at several people is taken back, and each of them
 * counts once. Of what went wrong it is not kept at whom.
 */
export const recordIncidentCall = defineCall(incidentRoutes.recordIncident, {
  summary: 'Mencatat galat dan waktu muat di peramban, menurut remote dan versi',
  body: z.object({
    insiden: z.array(incidentSchema).max(INCIDENT_LIMIT),
    waktu: z.array(assetTimeSchema).max(INCIDENT_LIMIT),
    muatan: z.array(remoteLoadSchema).max(INCIDENT_LIMIT).default([]),
  }),
  status: 204,
});
