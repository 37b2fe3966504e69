import { NASKAH_MAX } from '@selaras/contracts';

/** Whether it begins as an address of the web; anything else is never a link here. */
export const isWebAddress = (address: string) => /^https?:\/\/\S/i.test(address);

/** Whether the report takes it as the address of a link. */
export const canBeKept = (address: string) =>
  isWebAddress(address) && address.length <= NASKAH_MAX.alamat && URL.canParse(address);

/** A whole address out of what was typed; null: it is none. */
export function addressOf(text: string): string | null {
  const typed = text.trim();
  const whole = isWebAddress(typed) ? typed : `https://${typed}`;
  try {
    const { href, hostname } = new URL(whole);
    return hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}
