import type { Rule, Who } from '@selaras/roles';

/** Something that can be done through the API, and who may do it. */
export interface Act<W extends Who = Who> extends Rule<W> {
  /** `<subject>.<verb>`, one of a kind in the whole portal. */
  readonly name: string;
}

export type Rules = Readonly<Record<string, Rule>>;
export type ActsOf<R extends Rules> = { readonly [Verb in keyof R]: Act<R[Verb]['roles'][number]> };

/** Gives the acts of one subject their names: `actsOf('cascading', { read: staff })` is `cascading.read`. */
export function actsOf<const R extends Rules>(subject: string, rules: R): ActsOf<R> {
  const named = Object.entries(rules).map(([verb, rule]) => [verb, { name: `${subject}.${verb}`, ...rule }]);
  return Object.fromEntries(named) as ActsOf<R>;
}
