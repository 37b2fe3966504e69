import { z } from 'zod';
import { defineCall } from '../call';
import { incidentRoutes } from './incident-routes';

/** What can go wrong in a browser: code that throws, a violation of the security policy, a remote that fails. */
export const incidentKinds = ['galat', 'csp', 'remote'] as const;
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

/** Sent without a session: who it happened to is not told. */
export const recordIncidentCall = defineCall(incidentRoutes.recordIncident, {
  summary: 'Mencatat galat dan waktu muat di peramban, menurut remote dan versi',
  body: z.object({
    insiden: z.array(incidentSchema).max(INCIDENT_LIMIT),
    waktu: z.array(assetTimeSchema).max(INCIDENT_LIMIT),
  }),
  status: 204,
});
