import { z } from 'zod';

/** Where files are kept instead of in a folder: any store that speaks S3 with the bucket in its paths. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

const isPlainAddress = (text: string) => {
  if (!URL.canParse(text)) return true;
  const { username, password, search, hash } = new URL(text);
  return `${username}${password}${search}${hash}` === '';
};

/** Letters that a header may carry. */
const visible = z.string().regex(/^[!-~]+$/, { error: 'hanya boleh memuat huruf, angka dan tanda baca' });

/** Variables of the store, each on its own. */
export const s3Environment = {
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'harus berbentuk https://s3.contoh.go.id' })
    .refine(isPlainAddress, { error: 'harus alamat tanpa pengguna, sandi dan tanda tanya' })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
      error: 'harus nama bucket: huruf kecil, angka, titik, tanda hubung',
    })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, { error: 'harus nama wilayah, misalnya us-east-1' })
    .optional(),
  S3_ACCESS_KEY: visible.optional(),
  S3_SECRET_KEY: visible.optional(),
};

type S3Environment = z.infer<z.ZodObject<typeof s3Environment>>;
const names = Object.keys(s3Environment) as (keyof S3Environment)[];

/** Half a store is a mistake: names every variable that is missing beside those that are given. */
export function requireWholeS3(env: S3Environment, context: z.RefinementCtx): void {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return;
  for (const name of missing) {
    context.addIssue({ code: 'custom', path: [name], message: 'wajib diisi bersama S3_… yang lain' });
  }
}

/** undefined when files stay in the data directory. */
export function s3Of(env: S3Environment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
  };
}
