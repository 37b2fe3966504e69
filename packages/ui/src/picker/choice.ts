import type { Option } from '@selaras/contracts';

/** One entry of an option list: `{ value, label }` (spec 2 §7). */
export type Choice = Option;
export type ChoiceValue = Option['value'];
