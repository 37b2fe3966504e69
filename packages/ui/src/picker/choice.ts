import type { Option } from '@selaras/contracts';

/** One entry of an option list: `{ value, label }` (spec 2 §7). */
export interface Choice extends Option {
  /** What else tells it from others: stands below the label and is found, too. */
  readonly keterangan?: string;
}
export type ChoiceValue = Option['value'];
