import { createHash, randomInt } from 'node:crypto';

const CODES = 10;
/** Letters and digits that nobody takes for one another on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART = 5;

const part = () => Array.from({ length: PART }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes of two parts (`k7mqp-x3nvd`), some 49 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => `${part()}-${part()}`);

/** What is kept of a code, however its owner writes it. A fast hash is enough: nobody guesses 49 random bits. */
export const recoveryHash = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
