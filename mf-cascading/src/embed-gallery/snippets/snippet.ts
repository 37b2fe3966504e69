import type { EmbedChoice } from '../choice/embed-choice';

/** A piece of code to copy. */
export interface Snippet {
  /** What it is, for who copies it. */
  readonly title: string;
  /** The block of docs/sematkan.md that says the same: `html skrip`; null where the guide has it inside another one. */
  readonly block: string | null;
  readonly code: (choice: EmbedChoice) => string;
}
