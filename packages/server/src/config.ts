import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PASSWORD_MIN } from '@selaras/contracts';
import { timeZoneNames, timeZones } from '@selaras/domain';
import { roleNames } from '@selaras/roles';
import { z } from 'zod';
import { limitEnvironment, limitsOf } from './config-limits';
import { requireWholeS3, s3Environment, s3Of } from './config-s3';
import { seedNames } from './seed/seed-names';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
const hours = (otherwise: number) =>
  z.coerce
    .number()
    .positive()
    .max(24 * 365)
    .default(otherwise);
/**
 * Compared letter by letter with what browsers send, and written into security headers: a path, a slash at the end or a
 * star would never match, or match too much.
 */
const origin = z
  .string()
  .refine(
    (text) =>
      /^https?:\/\/([\w.-]+|\[[\da-f:]+\])(:\d+)?$/.test(text) &&
      URL.canParse(text) &&
      new URL(text).origin === text,
    { error: 'harus asal yang tepat, misalnya https://portal.go.id' },
  );

/** Of the demo accounts, known to everybody: README prints it. */
export const PRINTED_DEMO_PASSWORD = 'tirtaraya-2025';

/** Every variable that the server reads, with its default (`README.md` lists them for people). */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'harus berbentuk postgres://pengguna:sandi@host:5432/nama' })
    .optional(),
  SEED: z.enum(seedNames).optional(),
  DEMO_PASSWORD: z.string().min(8).default(PRINTED_DEMO_PASSWORD),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN).optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  AUTH_URL_TOKEN: z.enum(['on', 'off']).default('on'),
  FAKTOR_KEDUA_WAJIB: list.pipe(
    z.array(z.enum(roleNames, { error: `hanya boleh memuat peran ini: ${roleNames.join(', ')}` })),
  ),
  SESI_DIAM_JAM: hours(4),
  SESI_MUTLAK_JAM: hours(24),
  SESI_INGAT_DIAM_HARI: z.coerce.number().positive().max(365).default(30),
  SESI_INGAT_HARI: z.coerce.number().positive().max(365).default(365),
  TAHUN_KINERJA: list.pipe(z.array(z.coerce.number<string>().int().min(2019).max(2100))),
  ZONA_WAKTU: z.enum(timeZoneNames).default('Asia/Jakarta'),
  FRAME_ANCESTORS: list.pipe(z.array(origin)),
  CORS_ORIGINS: list.pipe(z.array(origin)),
  SEMATAN_ORIGINS: list.pipe(z.array(origin)),
  REMOTE_OVERRIDE_ORIGINS: list.pipe(z.array(origin)),
  PERMINTAAN_PER_MENIT: z.coerce.number().int().min(0).default(6000),
  TUNGGU_MAKS_MS: z.coerce.number().int().min(0).default(3000),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_SIMPAN_MS: z.coerce.number().int().min(0).default(5000),
  HSTS: z.enum(['on', 'off']).default('off'),
  TRUST_PROXY: list,
  ALAMAT_PORTAL: origin.optional(),
  INSTANSI: z.string().min(1).default('Pemerintah Kabupaten Tirtaraya'),
  REMOTES_DIR: z.string().min(1).optional(),
  SHELL_DIR: z.string().min(1).optional(),
  PAKET_DIR: z.string().min(1).optional(),
  ...limitEnvironment,
  ...s3Environment,
});

/** Years that pages may choose, and the one chosen at first (spec 2 §9). */
const TAHUN = [2024, 2025];
const DEFAULT_YEAR = 2024;

/** A value in the environment that cannot be used; the message is one line for people. */
export class ConfigError extends Error {}

/** `packages/server`, from the source as from the bundle in `dist/app`. */
const packageRoot = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '..' : '../..', import.meta.url));

/** Checks the environment and gives every setting its meaning. Throws `ConfigError` naming each wrong variable. */
export function readConfig(env: Record<string, string | undefined>) {
  const result = environment.superRefine(requireWholeS3).safeParse(withoutEmpty(env));
  if (!result.success) {
    const faults = result.error.issues.map(({ path, message }) => `${path[0]?.toString() ?? ''} ${message}`);
    throw new ConfigError(`Pengaturan salah: ${faults.join('; ')}`);
  }
  const value = result.data;
  const openYears = value.TAHUN_KINERJA.length > 0 ? value.TAHUN_KINERJA : TAHUN;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    /** Where uploads go instead of `dataDir`. */
    s3: s3Of(value),
    seed: value.SEED,
    demoPassword: value.DEMO_PASSWORD,
    /** Of the first account of a database without users. */
    adminPassword: value.ADMIN_PASSWORD,
    production: value.NODE_ENV === 'production',
    /** `info` writes one line for each request. */
    logLevel: value.LOG_LEVEL ?? (value.NODE_ENV === 'production' ? 'info' : 'warn'),
    authUrlToken: value.AUTH_URL_TOKEN === 'on',
    /** Whose accounts open nothing before a second factor is on. */
    secondFactorRoles: value.FAKTOR_KEDUA_WAJIB,
    sesi: {
      ordinary: { idleMs: value.SESI_DIAM_JAM * HOUR, absoluteMs: value.SESI_MUTLAK_JAM * HOUR },
      /** Remembered for as long as the cookie lives, but not where nobody came back for a while. */
      remembered: {
        idleMs: Math.min(value.SESI_INGAT_DIAM_HARI, value.SESI_INGAT_HARI) * DAY,
        absoluteMs: value.SESI_INGAT_HARI * DAY,
      },
    },
    openYears,
    defaultYear: openYears.includes(DEFAULT_YEAR) ? DEFAULT_YEAR : Math.min(...openYears),
    /** Whose clock deadlines, days and printed times follow. */
    timeZone: timeZones[value.ZONA_WAKTU],
    frameAncestors: value.FRAME_ANCESTORS,
    corsOrigins: value.CORS_ORIGINS,
    /** Origins whose pages may show the diagram: they get its script and the public tree, and no other call. */
    embedOrigins: value.SEMATAN_ORIGINS,
    /** Origins that a super may take a remote from, for one browser tab. */
    remoteOverrideOrigins: value.REMOTE_OVERRIDE_ORIGINS,
    /** Per address; 0 = no ceiling. An office behind one address makes many. */
    requestsPerMinute: value.PERMINTAAN_PER_MENIT,
    /** Requests that would wait longer for their turn are told to come back (503); 0 = never. */
    maxDelayMs: value.TUNGGU_MAKS_MS,
    /** That `/metrics` asks for; without it nobody reads the figures. */
    metricsToken: value.METRICS_TOKEN,
    /** Who asks for the figures again so soon gets the same. */
    metricsKeepMs: value.METRICS_SIMPAN_MS,
    /** Every time limit. */
    limits: limitsOf(value),
    hsts: value.HSTS === 'on',
    trustProxy: value.TRUST_PROXY,
    /** How the portal is reached from outside; left out: as each request says. */
    portalOrigin: value.ALAMAT_PORTAL,
    /** Name of the government on printed pages. */
    instansi: value.INSTANSI,
    remotesDir: resolve(value.REMOTES_DIR ?? `${packageRoot}dist/remotes`),
    /** Packages that remotes of other repositories are made with. */
    packagesDir: resolve(value.PAKET_DIR ?? `${packageRoot}dist/paket`),
    shellDir: resolve(value.SHELL_DIR ?? `${packageRoot}../../shell/dist`),
  };
}

export type Config = ReturnType<typeof readConfig>;

/** `PORT=` means the same as no PORT at all. */
function withoutEmpty(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1].trim() !== '',
    ),
  );
}
