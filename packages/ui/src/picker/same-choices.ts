import type { Choice } from './choice';

/**
 * A list as it came anew, with the objects that it had before where they say the same: who goes through it by keys keeps
 * the place, since the list knows an option by its object.
 */
export function sameChoices(before: readonly Choice[], now: readonly Choice[]): readonly Choice[] {
  const known = new Map(before.map((choice) => [choice.value, choice]));
  return now.map((choice) => {
    const one = known.get(choice.value);
    return one !== undefined && JSON.stringify(one) === JSON.stringify(choice) ? one : choice;
  });
}
