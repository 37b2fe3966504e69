import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: the values of RFC 6238 that are its defaults. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** A telephone's clock may be this many steps off (RFC 6238 §5.2). */
const STEPS_OFF = 1;

const totpOf = (secret: Uint8Array) =>
  new TOTP({ ...settings, secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) });

/** 160 random bits, as RFC 4226 §4 asks for. */
export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** The secret in the letters that people type into an app that cannot read a picture. */
export const secretText = (secret: Uint8Array): string => totpOf(secret).secret.base32;

/** The address that an app reads from a picture, named after the portal and the account. */
export function keyUri(secret: Uint8Array, { issuer, username }: { issuer: string; username: string }) {
  const totp = totpOf(secret);
  totp.issuer = issuer;
  totp.label = username;
  return totp.toString();
}

/** The step of time that a code of six digits belongs to, at a moment; null when it is not a code of that time. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = totpOf(secret);
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_OFF });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
